import { data, rule } from '@questwright/harness/vitest';
import { expect } from 'vitest';
import { isDefeated, type Field } from '../field.ts';
import { opened, pass, track, turns, who } from '../stage.ts';
import type { EncounterCard } from '../../../src/cards.ts';

/** Opponents behind a wall cannot do anything. */
const quiet = (combatants: EncounterCard['combatants'] = [], more: Partial<EncounterCard> = {}): Field =>
  opened({ combatants, ...more });

rule('MD-URG-01', 'a round without a true AI Step and without a Spawn brings an Urgency token', () => {
  const table = pass(quiet([{ card: 'animate', at: 'a5' }]), 4);
  expect(table.world.urgency).toBe(1);
  const spawned = quiet([{ card: 'animate', at: 'a5' }], {
    actions: { bell: { beside: { square: 'a1' }, effects: [{ spawn: 'cave-sickle', at: 'f5' }] } },
  });
  spawned.dice(6).answer(0, 'special:bell');
  expect(pass(spawned, 4).world.urgency).toBe(0);
});

rule('MD-URG-01', 'an opponent that finds a true AI Step keeps it away', () => {
  const table = quiet([{ card: 'animate', at: 'f3' }]);
  for (let i = 0; table.world.round === 1 && i < 40; i++) {
    const offers = table.offers(0);
    table.answer(0, offers.find((one) => /end turn|stand|plain|enough|refrain|hold|pass/.test(one)) ?? offers[0]!);
  }
  expect(table.events.some((one) => one.tag === 'AI step true')).toBe(true);
  expect(table.world.urgency).toBe(0);
});

rule('MD-URG-02', 'a board without opponents does it too', () => {
  expect(pass(quiet(), 4).world.urgency).toBe(1);
});

rule('MD-URG-03', 'opponents that do nothing do not stop it', () => {
  expect(pass(quiet([{ card: 'cave-sickle', at: 'a5' }]), 4).world.urgency).toBe(1);
});

rule('MD-URG-04', 'the 4th token Defeats the party', () => {
  const table = quiet().set('urgency', 3);
  pass(table, 4);
  expect(['remi', 'zeke', 'rook', 'nightingale'].every((one) => isDefeated(table, one))).toBe(true);
  expect(table.event('end condition')).toMatchObject({ outcome: 'lose' });
});

rule('MD-URG-05', 'the tokens go at the end of the Encounter', () => {
  const table = opened(
    {
      ends: { dawn: { outcome: 'win', when: { round: 2 } } },
      secret: { ends: { dawn: [{ 'continue to': 'second' }] } },
    },
    { others: { second: {} } },
  );
  table.set('urgency', 2);
  pass(table, 4);
  expect(table.world.encounter).toBe('second');
  expect(table.world.urgency).toBe(0);
});

data('MD-URG-06', 'Urgency tokens take no turn', () => {
  const table = quiet().set('urgency', 2);
  pass(table, 4);
  expect(track(table)).toHaveLength(4);
  expect(turns(table).slice(3)).toEqual(['nightingale', 'remi']);
  expect(who(table, 'remi').acted).toBe(false);
});
