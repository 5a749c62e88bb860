import { arrange } from '@questwright/harness';
import { rule } from '@questwright/harness/vitest';
import type { Content } from '@questwright/kernel';
import { expect } from 'vitest';
import { middara } from '../../whole.ts';
import { isDefeated, type Field } from '../field.ts';
import { begin, nameOf, opened, pass, stage, track, turns, who } from '../stage.ts';
import type { EncounterCard } from '../../../src/cards.ts';

const MAP = ['......', '.d....', '......', 'oooooo', '......'];
/** Remi walks into the chasm in her first turn. */
const fallen = (packs: string[] = ['no-elimination'], cards: Record<string, Content> = {}): Field => {
  const table = opened({}, { map: MAP, cards, position: { packs } });
  table.answer(0, 'move').answer(0, 'walk', 'a2', 'b2').answer(0, 'stop');
  return table;
};

rule('MD-VAR-01', 'the card of a Defeated Adventurer stays, and there is one more Urgency token', () => {
  const table = fallen();
  expect(isDefeated(table, 'remi')).toBe(true);
  expect(track(table)).toContain('remi');
  expect(table.world.urgency).toBe(1);
});

rule('MD-VAR-02', 'the figure comes back in its next turn, near an ally, with 9 Damage tokens', () => {
  const table = pass(fallen(), 3);
  expect(table.offers(0).every((one) => one.startsWith('return:'))).toBe(true);
  expect(table.offers(0)).toContain('return:a2');
  table.answer(0, 'return:a2');
  expect(who(table, 'remi')).toMatchObject({ square: 'a2', damage: 9, stamina: 5 });
  expect(table.offers(0)).toContain('move');
});

rule('MD-VAR-02', 'whoever has 9 HP or fewer comes back with one left', () => {
  const table = fallen(['no-elimination'], { remi: { ...middara.rules.content['remi'], hp: 7 } });
  pass(table, 3).answer(0, 'return:a2');
  expect(who(table, 'remi')).toMatchObject({ square: 'a2', damage: 6 });
});

rule('MD-VAR-03', 'how many Urgency tokens lose the Encounter', () => {
  const last = (...packs: string[]): unknown => opened({}, { position: { packs } }).value('last Urgency token');
  expect(last('no-elimination')).toBe(4);
  expect(last('no-elimination', 'no-elimination-easy')).toBe(5);
  expect(last('no-elimination', 'no-elimination-hard')).toBe(3);
  const table = opened({}, { position: { packs: ['no-elimination', 'no-elimination-hard'] } }).set('urgency', 2);
  pass(table, 4);
  expect(table.event('end condition')).toMatchObject({ outcome: 'lose' });
});

const bell: EncounterCard['actions'] = {
  bell: { beside: { square: 'a1' }, effects: [{ spawn: 'animate', at: 'f5' }] },
};

rule('MD-VAR-06', 'who Spawns acts next, without a die', () => {
  const table = opened({ actions: bell }, { position: { packs: ['active-combatants'] } }).answer(0, 'special:bell');
  expect(track(table)).toEqual(['remi', 'animate', 'zeke', 'rook', 'nightingale']);
  expect(table.event('rolled')).toBeNull();
});

rule('MD-VAR-07', 'the track is shuffled when a round begins', () => {
  const table = stage({}, { position: { packs: ['unpredictable-combat'] } });
  table.dice(4, 3, 2, 1, 3, 2);
  for (let i = 0; i < 4; i++) table.answer(0, table.offers(0)[0]!);
  expect(track(table)).toEqual(['nightingale', 'zeke', 'rook', 'remi']);
  table.dice(4, 3, 2);
  pass(table, 4);
  expect(turns(table).at(-1)).toBe('nightingale');
});

rule('MD-VAR-09', 'Adventurers are placed when the track is known', () => {
  const table = stage({ combatants: [{ card: 'animate', at: 'a5' }] }, { position: { packs: ['reconnaissance'] } });
  expect(track(table)).toHaveLength(5);
  expect(table.offers(0)).toContain('start:a1');
});

rule('MD-VAR-11', 'tweaks of one Mode go together, those of both do not', () => {
  const packs = (...ids: string[]): Field => arrange(middara, { seats: 1, packs: ids, options: { outfit: 'none' } });
  for (const id of ['active-combatants', 'unpredictable-combat', 'reconnaissance'])
    expect(packs(id).game.over).toBe(false);
  expect(packs('active-combatants', 'unpredictable-combat').game.over).toBe(false);
  expect(packs('reconnaissance', 're-specing', 'xp-leniency').game.over).toBe(false);
  expect(() => packs('active-combatants', 'reconnaissance')).toThrow('MD-VAR-11');
  expect(() => packs('active-combatants', 're-specing', 'xp-leniency')).toThrow('MD-VAR-11');
});

const five = (): Field =>
  stage(
    {
      combatants: [
        { card: 'cave-sickle', at: 'a5' },
        { card: 'animate', at: 'c5' },
      ],
    },
    { position: { packs: ['fifth-adventurer'] } },
  );

rule('MD-VAR-12', 'the fifth begins beside the Starting Zone', () => {
  const table = five();
  for (let i = 0; i < 4; i++) table.answer(0, table.offers(0)[0]!);
  expect(table).toOffer(0, ['start:f1', 'start:a2', 'start:b2', 'start:c2', 'start:d2', 'start:e2', 'start:f2']);
  table.answer(0, 'start:f2');
  expect(track(table)).toHaveLength(7);
  expect(who(table, 'wick').square).toBe('f2');
});

rule('MD-VAR-13', 'opponents have half as many HP again', () => {
  const table = five();
  expect(['cave-sickle', 'animate', 'remi'].map((one) => table.value('maximum HP', who(table, one).thing))).toEqual([
    9, 27, 12,
  ]);
});

rule('MD-VAR-14', 'with 2 or 3 players four Adventurers take part all the same', () => {
  const owners = (seats: number): number[] =>
    arrange(middara, { seats, options: { outfit: 'none' } })
      .world.figures.filter((one) => one.side === 'adventurers')
      .map((one) => one.owner);
  expect(owners(2)).toEqual([0, 1, 0, 1]);
  expect(owners(3)).toEqual([0, 1, 2, 0]);
  expect(nameOf(begin(stage()), 0)).not.toBe('');
});
