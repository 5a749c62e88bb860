import { arrange } from '@questwright/harness';
import { rule } from '@questwright/harness/vitest';
import { describe, expect } from 'vitest';
import { attempt, isFaceUp, mayOnly, part, phase, say, withBattleCards, wounds, type Battle } from '../../battles.ts';

const WAND = 'use:{wand}:spark:activate';
const ROD = 'use:{rod}:spark:activate';
const MAIL = 'use:{mail}:cancel:activate';
const BOW = 'use:{bow}:aim:activate';
const AXE = 'use:{axe}:swing:activate';
const CHARM = 'use:{charm}:hex:activate';
const CIRCLET = 'use:{circlet}:calm:activate';

describe('Card effects and activation', () => {
  rule(['RB-ACT-01', 'RB-ACT-02'], 'an effect from which nothing would come is not offered, and says so', () => {
    const soothe = 'use:{salve}:soothe:activate';
    const hurt = say(phase('ranged', { area: ['salve'], wounds: 1 }), 'defend');
    mayOnly(hurt, soothe, 'pass');
    // Nobody is wounded: the phase goes on without a question.
    const unhurt = say(phase('ranged', { area: ['salve'] }).dice(10, 10), 'defend');
    expect(part(unhurt)).toBe('melee phase/attack or defend');
    const asked = say(phase('ranged', { area: ['salve', 'bow'] }), 'defend');
    mayOnly(asked, 'use:{bow}:aim:activate', 'pass');
    expect(asked).toRefuse(0, soothe, 'RB-ACT-02', 'kernel.does-nothing');
  });

  rule('RB-ACT-01', 'the owner of a usable effect is offered it and may decline', () => {
    const table = attempt({ area: ['circlet'], deck: ['riddler'] });
    expect(part(table)).toBe('test/effects');
    mayOnly(table, CIRCLET, 'pass');
    say(table.dice(5, 5), 'pass');
    expect(table.event('test made')).toMatchObject({ total: 14 });
    expect(
      say(attempt({ area: ['circlet'], deck: ['riddler'], dice: [5, 5] }), CIRCLET).event('test made'),
    ).toMatchObject({
      total: 17,
    });
  });

  rule('RB-ACT-02', 'a Melee effect can be used in the melee phase only', () => {
    const table = say(attempt({ area: ['axe', 'bow'], dice: [10, 10, 10, 10] }), 'fight', 'defend');
    mayOnly(table, BOW, 'pass');
    expect(table).toRefuse(0, AXE, 'RB-ACT-02');
    say(table, 'pass', 'defend');
    mayOnly(table, AXE, 'pass');
    expect(table).toRefuse(0, BOW, 'RB-ACT-02');
  });

  rule(
    ['RB-ACT-03', 'RB-FACT-07', 'RB-ACT-02'],
    'Soul Burn is for the Magic phase, not for a magic attack before',
    () => {
      const table = attempt({ hero: 'sorcerer', area: ['charm', 'bomb'], dice: [10, 10, 10, 10, 10, 10, 10, 10] });
      say(table, 'use:{sorcerer}:bolt:exhaustion');
      expect(wounds(table, 'target')).toBe(1);
      mayOnly(table, 'use:{bomb}:blast:discard', 'pass');
      expect(table).toRefuse(0, CHARM);
      say(table, 'pass', 'fight', 'defend', 'defend', 'defend');
      expect(part(table)).toBe('magic phase/effects');
      mayOnly(table, CHARM, 'pass');
    },
  );

  rule('RB-ACT-04', 'an activated card is turned face down', () => {
    const table = say(attempt({ area: ['wand'], dice: [1, 1] }), WAND);
    expect(isFaceUp(table, 'wand')).toBe(false);
  });

  rule('RB-ACT-05', 'an activated card is out of use until it is refreshed', () => {
    const table = say(attempt({ area: ['wand', 'bomb'], dice: [1, 1] }), WAND);
    expect(table).toRefuse(0, WAND, 'RB-ACT-05', 'kernel.face-down');
  });

  rule('RB-ACT-08', 'one activation before combat, whatever it is for', () => {
    const table = attempt({ area: ['mail', 'wand', 'bomb'], deck: ['herald'] });
    mayOnly(table, MAIL, 'pass');
    say(table, MAIL);
    expect(wounds(table, 'fighter')).toBe(0);
    mayOnly(table, 'use:{bomb}:blast:discard', 'pass');
    // A second wound of the same text cannot be canceled by a second Item.
    const pair = say(attempt({ area: ['mail', 'buckler'], deck: ['pair'] }), MAIL);
    expect([wounds(pair, 'fighter'), isFaceUp(pair, 'buckler')]).toEqual([1, true]);
    expect(part(pair)).toBe('escape phase/escape or fight');
  });

  rule('RB-ACT-09', 'one activation in each round of combat', () => {
    const table = attempt({ area: ['bow', 'axe', 'charm'], dice: [10, 10, 10, 10, 10, 10] });
    say(table, 'fight', 'defend', BOW, 'defend', 'defend');
    expect(table.event('combat round')).toEqual({ round: 2 });
    expect(wounds(table, 'target')).toBe(1);
    say(table.dice(10, 10, 10, 10, 10, 10), 'fight', 'defend', 'defend');
    mayOnly(table, AXE, 'pass');
    say(table, AXE, 'defend');
    expect(table.event('combat round')).toEqual({ round: 3 });
  });

  rule('RB-ACT-10', 'what is discarded needs no activation and does not count', () => {
    const table = say(attempt({ area: ['wand', 'bomb'], dice: [1, 1] }), WAND);
    mayOnly(table, 'use:{bomb}:blast:discard', 'pass');
    say(table.dice(10, 10), 'use:{bomb}:blast:discard');
    expect(wounds(table, 'target')).toBe(2);
    expect(table.pile('market deck').at(-1)).toBe('bomb');
  });

  rule('RB-ACT-11', 'one activation for each adventure card outside of combat', () => {
    const table = attempt({ area: ['circlet', 'dice', 'wand'], deck: ['double', 'target'], dice: [1, 1, 1, 1] });
    expect(part(table)).toBe('test/effects');
    say(table, CIRCLET);
    // The dice lie there, and for the same card no second Item may be activated.
    expect(part(table)).not.toBe('roll/rolled');
    expect(part(table)).toBe('before combat/own abilities and one item');
    mayOnly(table, WAND, 'pass');
  });

  rule('RB-ACT-12', 'abilities of Heroes and Allies are no activations', () => {
    const table = attempt({ hero: 'sorcerer', area: ['chanter', 'wand'], dice: [10, 10, 10, 10] });
    say(table, 'use:{sorcerer}:bolt:exhaustion', 'use:{chanter}:song', WAND);
    expect(table.events.filter(({ tag }) => tag === 'activated')).toHaveLength(1);
    expect(wounds(table, 'target')).toBe(3);
    expect(say(attempt({ area: ['wand', 'rod', 'bomb'], dice: [1, 1] }), WAND)).toRefuse(0, ROD);
  });

  /** A step of the turn of seat 0, with these Items. */
  const step = (name: string, area: string[]): Battle =>
    arrange(withBattleCards, {
      seats: 2,
      packs: ['battle-cards'],
      rest: 'heroes',
      at: `game/turn > turn/${name}`,
      locals: { turn: { seat: 0 } },
      piles: { 'hero/0': ['fighter'], 'hero/1': ['envoy'], 'area/0': area, 'area/1': [] },
      set: { turn: 0, 'heroes.0.space': 'd4', 'heroes.0.gold': 0, 'heroes.0.points': 9 },
    });

  rule('RB-ACT-06', 'one activation in the Movement step', () => {
    const table = step('movement step', ['boots', 'map', 'wand']);
    mayOnly(table, 'use:{boots}:stride:activate', 'use:{map}:study:activate', 'pass');
    say(table, 'use:{boots}:stride:activate');
    expect(table.world.heroes[0]!.gold).toBe(1);
    expect(table.offers(0)).not.toContain(table.resolve('use:{map}:study:activate'));
    expect(part(table)).not.toBe('movement step/before moving');
  });

  rule('RB-ACT-13', 'no activation in the Experience step', () => {
    const table = step('experience step', ['ward', 'keepsake', 'club']);
    say(table, 'discard:{club}');
    expect(part(table)).toBe('discard/about to be discarded');
    mayOnly(table, 'use:{keepsake}:remember', 'pass');
    expect(table).toRefuse(0, 'use:{ward}:mourn:activate', 'RB-ACT-13');
  });
});
