import { arrange } from '@questwright/harness';
import { rule } from '@questwright/harness/vitest';
import { expect } from 'vitest';
import type { EncounterCard, GearCard } from '../../../src/cards.ts';
import { middara } from '../../whole.ts';
import type { Middara } from '../../../src/world.ts';
import type { Field } from '../field.ts';
import { opened, pass } from '../stage.ts';

/** Remi opens Loot with this text. */
const read = (text: NonNullable<EncounterCard['secret']['loot']>[string]): Field => {
  const secret: EncounterCard['secret'] = { ends: { lost: [] }, loot: { blue: text } };
  const table = opened({ tokens: [{ kind: 'loot', colour: 'blue', at: 'a2' }], secret });
  return table.answer(0, `loot:${table.world.tokens[0]!.thing}`);
};

rule('MD-SHEET-02', '43 Flags, two of them with a number', () => {
  const flags = opened().value('Flags of the sheet') as { name: string; counts?: true }[];
  expect(new Set(flags.map((one) => one.name)).size).toBe(43);
  expect(flags.filter((one) => one.counts).map((one) => one.name)).toEqual(['slipping', 'time-is-of-the-essence']);
  const table = read([{ flag: 'rested' }, { flag: 'slipping' }, { flag: 'rested' }, { flag: 'slipping' }]);
  expect(table.world.flags).toEqual([
    { name: 'rested', count: 0 },
    { name: 'slipping', count: 2 },
  ]);
  expect(() => read([{ flag: 'no-such-flag' }])).toThrow(/no Flag no-such-flag/);
});

rule('MD-SHEET-03', '14 Achievements, and an Encounter has no others', () => {
  const all = opened().value('Achievements of the sheet') as string[];
  expect(new Set(all).size).toBe(14);
  expect(all).toContain('sickle-slaughter');
  const achievements = { 'won-by-accident': { round: 2 } };
  expect(() => opened({ achievements })).toThrow(/no Achievement won-by-accident/);
});

// ---- the Combatant Loot deck ----

/** Five cards are drawn in the first Encounter; then comes the second. */
const afterFive = (...reward: EncounterCard['secret']['ends'][string]): Field => {
  const secret = { ends: { dawn: [...reward, { 'continue to': 'second' }] } };
  const ends: EncounterCard['ends'] = { dawn: { outcome: 'win', when: { round: 2 } } };
  const table = opened({ ends, secret }, { others: { second: {} } });
  table.edit((game) => {
    const { piles, zone } = game.world.things;
    for (const one of piles['combatant loot']!.splice(0, 5)) {
      piles['drawn loot']!.push(one);
      zone[one] = 'drawn loot';
    }
  });
  pass(table, 4);
  while (table.where().includes('re-equip')) table.answer(0, 'done');
  expect(table.world.encounter).toBe('second');
  return table;
};
rule('MD-LCRD-05', 'drawn cards go back when the Adventurers Restore, and not before', () => {
  expect(afterFive().pile('combatant loot')).toHaveLength(25);
  expect(afterFive({ restore: true }).pile('combatant loot')).toHaveLength(30);
});

// ---- Skill Checks outside Encounters ----

const charm: GearCard = {
  kind: 'item',
  tags: [],
  type: 'relic',
  modifies: [{ value: 'skill', add: 1, if: { PASSIVE: true } }],
  abilities: [
    { timing: 'dice rolled', if: { 'rolled for': 'check' }, ways: ['EXHAUST'], effects: [{ 're-roll': 'any' }] },
  ],
};
/** Remi checks Strength 4 with two 3s on the dice, in the story or in an Encounter. */
function checking(where: string) {
  const remi = middara.rules.content['remi']!;
  const content = { ...middara.rules.content, charm, remi: { ...remi, gear: ['charm'] } };
  return arrange(
    { ...middara, rules: { ...middara.rules, content } },
    {
      seats: 1,
      at: where,
      locals: { encounter: { encounter: 'the-sluice' } },
      dice: [3, 3],
      late: ({ world }) => ({
        play: {
          proc: 'skill check',
          with: { figure: (world as Middara).figures[0]!.thing, skill: 'strength', number: 11, bonus: 0 },
        },
      }),
    },
  );
}
rule('MD-SKIL-03', 'outside Encounters a Passive counts, and nothing else is asked for', () => {
  const story = checking('game/encounter');
  expect(story.event('checked')).toMatchObject({ total: 11, passed: true });
  const fight = checking('game/encounter > encounter/special rules');
  expect(fight.where()).toContain('roll/re-rolls');
  expect(fight.event('checked')).toBeNull();
});
