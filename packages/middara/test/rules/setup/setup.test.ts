import { data, rule } from '@questwright/harness/vitest';
import type { Edit } from '@questwright/kernel';
import type { GearCard } from '../../../src/cards.ts';
import { expect } from 'vitest';
import { middara } from '../../whole.ts';
import { begin, nameOf, opened, pass, stage, tags, track, who, type Staged } from '../stage.ts';
import type { Middara } from '../../../src/world.ts';
import type { Field } from '../field.ts';

/** Two Encounters in a row: the first is won in round 2, and Remi has been hurt in it. */
const twice = (
  damage: Readonly<Record<string, number>>,
  change: (table: Field) => void = () => {},
  cards: NonNullable<Staged['cards']> = {},
): Field => {
  const table = opened(
    {
      ends: { dawn: { outcome: 'win', when: { round: 2 } } },
      secret: { ends: { dawn: [{ 'continue to': 'second' }] } },
    },
    { others: { second: {} }, cards },
  );
  for (const [card, amount] of Object.entries(damage)) {
    const at = table.world.figures.findIndex((one) => one === who(table, card));
    table.set(`figures.${at}.damage`, amount);
  }
  change(table);
  pass(table, 4);
  expect(table.world.encounter).toBe('second');
  return table;
};

rule('MD-SETP-01', 'Special Encounter Rules are read before anything is prepared', () => {
  const table = stage({ special: ['afraid-of-falling'] });
  expect(table.event('special rules')).toEqual({
    encounter: { content: 'stage' },
    rules: { key: 'special.afraid-of-falling', with: {} },
  });
  expect(tags(table).indexOf('special rules')).toBeLessThan(tags(table).indexOf('phase'));
});

const phase = (step: string, run: 'initiative' | 'distribution'): Edit<Middara> => ({
  rule: 'MD-SETP-02',
  proc: 'encounter',
  step,
  replace: { rule: 'MD-SETP-02', run, with: () => ({}) },
});
const phases = (): void => {
  const begun = opened().events.filter((one) => one.tag === 'phase');
  expect(begun.map((one) => one.with['phase'])).toEqual(['prepare', 'placement', 'distribution', 'initiative']);
};
rule('MD-SETP-02', 'four Phases in order', phases, {
  'MD-SETP-02': [phase('distribution', 'initiative'), phase('initiative', 'distribution')],
});

rule('MD-SETP-03', 'Used tokens come off: what can be used once in an Encounter can be used in the next', () => {
  const HUM = 'use:{walking-blade}:between actions:PER ENCOUNTER';
  const humming: GearCard = {
    ...(middara.rules.content['walking-blade'] as GearCard),
    abilities: [{ timing: 'between actions', ways: ['PER ENCOUNTER'], effects: [{ token: 'vow' }] }],
  };
  const isUsed = (table: Field): boolean => table.world.things.counters['used']![table.thing('walking-blade')] === 1;
  const table = twice(
    {},
    (before) => {
      before.answer(0, HUM);
      expect(before).toRefuse(0, HUM, 'MD-COND-08');
      expect(isUsed(before)).toBe(true);
    },
    { 'walking-blade': humming },
  );
  expect(isUsed(table)).toBe(false);
  expect(begin(table).offers(0)).toContain(table.resolve(HUM));
});

rule('MD-SETP-04', 'Damage is cut to half of the HP', () => {
  const table = twice({ remi: 9, zeke: 6, nightingale: 4, rook: 10 });
  expect(['remi', 'zeke', 'nightingale', 'rook'].map((one) => who(table, one).damage)).toEqual([6, 6, 4, 7]);
});

rule('MD-SETP-08', 'SP are set to the recovery value', () => {
  const table = twice({}, (before) => void before.set('figures.0.stamina', 5).set('figures.1.stamina', 0));
  expect(['remi', 'zeke'].map((one) => who(table, one).stamina)).toEqual([3, 3]);
});

rule('MD-SETP-12', 'Tiles, tokens and figures as the Diagram shows', () => {
  const table = stage({
    combatants: [{ card: 'animate', at: 'a5' }],
    tokens: [{ kind: 'totem', colour: 'red', at: 'b5' }],
    terrain: [{ terrain: 'water', squares: ['c5', 'd5'] }],
  });
  const standing = table.world.figures.filter(({ square }) => square !== '');
  expect(standing.map((one) => [nameOf(table, one.thing), one.square])).toEqual([['animate', 'a5']]);
  expect(table.world.tokens).toMatchObject([{ kind: 'totem', square: 'b5' }]);
  expect(['c5', 'd5', 'e5'].map((square) => table.value('terrain', square))).toEqual(['water', 'water', 'normal']);
});

rule('MD-SETP-13', 'Adventurers are placed in the Starting Zone', () => {
  const table = stage();
  expect(table).toOffer(0, ['start:a1', 'start:b1', 'start:c1', 'start:d1', 'start:e1']);
  table.answer(0, 'start:c1');
  expect(who(table, 'remi').square).toBe('c1');
  expect(table).toOffer(0, ['start:a1', 'start:b1', 'start:d1', 'start:e1']);
  expect(table.tryAnswer(0, 'start:c1')).not.toBeNull();
  expect(table.tryAnswer(0, 'start:a2')).not.toBeNull();
});

rule(
  ['MD-SETP-14', 'MD-TSET-02'],
  'the cards of the Combatants are handed out, evenly unless the players want it otherwise',
  () => {
    const dealt = (): Field => {
      const table = stage(
        {
          combatants: [
            { card: 'animate', at: 'a5' },
            { card: 'cave-sickle', at: 'b5' },
          ],
        },
        { position: { seats: 2 } },
      );
      table.dice(6, 5, 4, 3, 2);
      for (let i = 0; i < 4; i++) table.answer(i % 2, table.offers(i % 2)[0]!);
      return table;
    };
    const table = dealt();
    expect(['animate', 'cave-sickle'].map((one) => who(table, one).manager)).toEqual([0, 1]);
    table.answer(1, 'give:1:0');
    expect(['animate', 'cave-sickle'].map((one) => who(table, one).manager)).toEqual([0, 0]);
    table.answer(0, 'as it is');
    expect(track(table)).toHaveLength(6);
  },
);

rule('MD-SETP-16', 'the Intro comes before the first turn', () => {
  const table = opened();
  expect(table.event('intro')).toMatchObject({ intro: { key: 'intro.stage' } });
  expect(tags(table).indexOf('intro')).toBeLessThan(tags(table).indexOf('turn begins'));
  expect(tags(table).indexOf('intro')).toBeGreaterThan(tags(table).lastIndexOf('phase'));
});

data('MD-ENC-01', 'every Encounter has a Setup, a Diagram and an Intro', () => {
  const encounters = Object.values(middara.rules.content).filter((one) => one['kind'] === 'encounter');
  expect(encounters.length).toBeGreaterThan(0);
  for (const one of encounters) expect(one).toHaveProperty('tiles');
});

rule('MD-ENC-01', 'a game begins with the Encounter that is wanted, if there is one', () => {
  expect(stage({}, { position: { options: { encounter: 'the-sluice' } } }).world.encounter).toBe('the-sluice');
  expect(() => stage({}, { position: { options: { encounter: 'nowhere' } } })).toThrow(
    'There is no Encounter "nowhere"',
  );
});

rule('MD-DFT-06', 'who was Defeated is back in the next Encounter', () => {
  const table = opened(
    {
      ends: { dawn: { outcome: 'win', when: { round: 2 } } },
      secret: { ends: { dawn: [{ 'continue to': 'second' }] } },
    },
    { others: { second: {} } },
  );
  table.set('figures.2.damage', 14).set('figures.2.square', '');
  table.edit((game) => void (game.world.track = game.world.track.filter((one) => one.card !== 'rook')));
  pass(table, 3);
  expect(table.world.encounter).toBe('second');
  expect(table.world.figures.map((one) => nameOf(table, one.thing))).toEqual(['remi', 'zeke', 'rook', 'nightingale']);
  begin(table);
  expect(who(table, 'rook')).toMatchObject({ damage: 7 });
  expect(who(table, 'rook').square).not.toBe('');
  expect(track(table)).toContain('rook');
});
