import { arrange, type Position } from '@questwright/harness';
import { rule } from '@questwright/harness/vitest';
import type { Json } from '@questwright/kernel';
import { describe, expect } from 'vitest';
import { attempt, exhaustion, mayOnly, put, say, withBattleCards, wounds, YELLOW, type Battle } from '../../battles.ts';

interface Happening {
  proc: string;
  on: string;
  with: Record<string, Json>;
  position?: Position;
}
/** Plays one happening in a turn of seat 0. */
function play({ proc, on, with: params, position = {} }: Happening): Battle {
  return arrange(withBattleCards, {
    seats: 2,
    packs: ['battle-cards'],
    rest: 'heroes',
    ...position,
    piles: { 'hero/0': ['fighter'], 'hero/1': ['envoy'], 'area/0': [], 'area/1': [], ...position.piles },
    set: { 'heroes.0.space': YELLOW, 'heroes.1.space': 'tamalir', 'heroes.0.gold': 0 },
    late: ({ world }) => {
      const { piles } = world.things;
      const [pile, at = '0'] = on.split(':');
      return { play: { proc, with: { on: piles[pile!]![Number(at)]!, ...params } } };
    },
  });
}
const hero = (counters: Record<string, number>): Position => ({ piles: { 'hero/0': [{ card: 'fighter', counters }] } });

describe('Wounds and exhaustion', () => {
  rule('RB-WND-01', 'wounds are placed on the card', () => {
    const table = play({
      proc: 'wounds',
      on: 'adventure',
      with: { amount: 2 },
      position: { piles: { adventure: [{ card: 'target', counters: { wounds: 1 } }] } },
    });
    expect(wounds(table, 'target')).toBe(3);
    // Told as so many of its Life, and never as more than that.
    expect(table.event('wounded')).toMatchObject({ amount: 2, wounds: 3, life: 9 });
    const fatal = play({ proc: 'wounds', on: 'hero/0', with: { amount: 9 } });
    expect(fatal.event('wounded')).toMatchObject({ amount: 9, wounds: 4, life: 4 });
  });

  rule(['RB-WND-01', 'RB-WND-04'], 'who was killed and discarded takes no more counters', () => {
    const discarded: Position = { piles: { 'market deck': ['tam-the-torchboy'] } };
    for (const proc of ['wounds', 'exhaustion']) {
      const table = play({ proc, on: 'market deck', with: { amount: 2 }, position: discarded });
      expect([wounds(table, 'tam-the-torchboy'), exhaustion(table, 'tam-the-torchboy')]).toEqual([0, 0]);
      expect([table.event('wounded'), table.event('exhausted')]).toEqual([null, null]);
    }
  });

  rule(
    ['RB-WND-02', 'RB-CARD-01'],
    'defeated when the wounds equal or exceed the Life',
    () => {
      for (const [amount, defeated] of [
        [0, false],
        [1, true],
        [3, true],
      ] as const) {
        const table = put(attempt({ deck: ['tough'] }), 'wounds', 'tough', 2 + amount);
        expect(table.value('defeated', table.thing('tough'))).toBe(defeated);
      }
      const table = put(attempt({ area: ['bomb'], deck: ['tough'], dice: [10, 10] }), 'wounds', 'tough', 2);
      say(table, 'use:{bomb}:blast:discard');
      expect(table.event('defeated')).toMatchObject({ card: { content: 'tough' } });
    },
    { 'RB-CARD-01': [{ rule: 'RB-CARD-01', value: 'life', wrap: (base) => (t, thing) => base(t, thing) + 1 }] },
  );

  rule('RB-WND-03', 'a Hero is knocked out; an Ally and a Challenge are killed', () => {
    const ally = put(attempt({ area: ['squire'], dice: [1, 1] }), 'wounds', 'squire', 1);
    say(ally, 'fight', 'send:{squire}');
    expect(ally.event('ally killed')).toMatchObject({ card: { content: 'squire' } });
    const fallen = say(attempt({ wounds: 3, dice: [1, 1] }), 'fight', 'defend', 'recover:forge');
    expect(fallen.event('knocked out')).toEqual({ seat: 0 });
    const killed = put(attempt({ deck: ['tough'], dice: [10, 10] }), 'wounds', 'tough', 2);
    say(killed, 'fight', 'attack:{fighter}');
    expect(killed.world.heroes[0]!.gold).toBe(3);
  });

  rule('RB-WND-04', 'exhaustion is placed on the card', () => {
    const table = play({ proc: 'exhaustion', on: 'hero/0', with: { amount: 2 }, position: hero({ exhaustion: 1 }) });
    expect([exhaustion(table, 'fighter'), wounds(table, 'fighter')]).toEqual([3, 0]);
  });

  rule(['RB-WND-05', 'RB-CARD-02'], 'what exceeds the Stamina becomes wounds at once', () => {
    const table = play({ proc: 'exhaustion', on: 'hero/0', with: { amount: 3 }, position: hero({ exhaustion: 3 }) });
    expect([exhaustion(table, 'fighter'), wounds(table, 'fighter')]).toEqual([4, 2]);
    const ally = play({
      proc: 'exhaustion',
      on: 'area/0',
      with: { amount: 3 },
      position: { piles: { 'area/0': [{ card: 'page', counters: { exhaustion: 1 } }] } },
    });
    expect([exhaustion(ally, 'page'), wounds(ally, 'page')]).toEqual([2, 2]);
  });

  rule('RB-WND-06', 'exhaustion up to the Stamina is harmless', () => {
    const table = play({ proc: 'exhaustion', on: 'hero/0', with: { amount: 1 }, position: hero({ exhaustion: 3 }) });
    expect([exhaustion(table, 'fighter'), wounds(table, 'fighter')]).toEqual([4, 0]);
  });

  rule('RB-WND-07', 'nobody takes exhaustion by choice beyond the Stamina', () => {
    const bolt = 'use:{sorcerer}:bolt:exhaustion';
    const tired = attempt({ hero: 'sorcerer', exhaustion: 4, area: ['wand'] });
    mayOnly(tired, 'use:{wand}:spark:activate', 'pass');
    expect(tired).toRefuse(0, bolt, 'RB-WND-07');
    mayOnly(attempt({ hero: 'sorcerer', exhaustion: 3 }), bolt, 'pass');
  });

  rule('RB-WND-08', 'healed counters leave the card', () => {
    const table = play({
      proc: 'recovery',
      on: 'hero/0',
      with: { wounds: 1, exhaustion: 0 },
      position: hero({ wounds: 2 }),
    });
    expect(wounds(table, 'fighter')).toBe(1);
    expect(table.event('recovered')).toMatchObject({ wounds: 1, exhaustion: 0 });
  });
});
