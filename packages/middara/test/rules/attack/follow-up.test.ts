import { data, rule } from '@questwright/harness/vitest';
import type { Effect } from '@questwright/kernel';
import { expect } from 'vitest';
import type { GearCard } from '../../../src/cards.ts';
import { attacked, OPEN, rook } from '../duel.ts';
import { at, attack, breaks, damage, events, field, on, stamina, type Field, type Given } from '../field.ts';

const fu = (effects: GearCard['abilities'], more: Partial<GearCard> = {}): GearCard => ({
  kind: 'discipline',
  tags: [],
  abilities: effects!,
  ...more,
});
const FU = { timing: 'follow up' as const };
const shove = fu([{ ...FU, limit: { per: 'attack', times: 1 }, effects: [{ PUSH: 1 }] }]);
const venom = fu([{ ...FU, limit: { per: 'attack', times: 1 }, effects: [{ inflict: 'poison' }] }]);
const again = fu([{ ...FU, limit: { per: 'turn', times: 1 }, effects: [{ 'Melee ATK': true }] }]);
const mend = fu([
  { ...FU, limit: { per: 'attack', times: 1 }, effects: [{ aim: 'attacker or attacked figure', then: [{ HEAL: 1 }] }] },
]);
const daze = fu([
  {
    ...FU,
    limit: { per: 'attack', times: 1 },
    effects: [{ FORCE: { sum: [7, { 'difference hit': true }] }, then: [{ inflict: 'paralyze' }] }],
  },
]);
const cards = { shove, venom, again, mend, daze };
const BLADES = ['mallet', 'parrying-knife'];
/** Rook has made his Attack: ORANGE 7 and WHITE 6 are 13, a difference of 4. */
const hit = (gear: readonly string[], given: Partial<Given> = {}, dice: readonly number[] = [5, 5]): Field =>
  rook({
    figures: { rook: { at: 'b2', stamina: 2, gear: [...BLADES, ...gear] }, animate: 'c2' },
    cards,
    dice,
    ...given,
  }).answer(0, 'attack:{animate}');
const use = (name: string): string => `use:{${name}}:follow up`;

rule('MD-ATK-01', 'the steps of an Attack are played in this order', () => {
  const table = rook({ dice: [5, 5] });
  const steps: string[] = [];
  table.loaded.onStep = ({ proc, name }) => void (proc.name === 'attack' && steps.push(name));
  table.answer(0, 'attack:{animate}');
  const told = [
    'target',
    'combat dice pool',
    'empower',
    'dodge',
    'attack roll',
    'adding to the roll',
    'hit or miss',
    'difference hit',
    'adding damage',
    'armor',
    'final damage',
    'missed Attacks end',
    'follow up',
    'over',
  ];
  expect([...new Set(steps)].filter((one) => told.includes(one))).toEqual(told);
});

rule('MD-ATK-04', 'an Ability may attack each adjacent opponent', () => {
  const whirl = fu([{ timing: 'between actions', effects: [{ 'Melee ATK': true, each: 'adjacent opponent' }] }]);
  const table = field({
    map: OPEN,
    figures: {
      rook: { at: 'b2', stamina: 0, gear: [...BLADES, 'whirl'] },
      animate: 'a1',
      'animate 2': 'b1',
      'animate 3': 'c1',
      'animate 4': 'e5',
    },
    cards: { whirl },
    dice: [5, 3, 5, 3, 5, 3],
  });
  table.answer(0, 'use:{whirl}:between actions');
  expect(events(table, 'attacks').map((one) => (one['target'] as { thing: number }).thing)).toEqual([1, 2, 3]);
});

rule('MD-ATK-28', 'a missed Attack has no Follow Up', () => {
  const table = hit(['shove'], {}, [1, 1]);
  expect(table.event('misses')).not.toBeNull();
  expect(table.where()).toMatch(/turn\/action phase$/);
});
rule(['MD-ATK-29', 'MD-TAG-33'], 'after a hit FU Abilities may be used', () => {
  const table = hit(['shove']);
  expect(table).toOffer(0, [use('shove'), 'pass']);
  table.answer(0, use('shove')).answer(0, 'spaces:1');
  expect(at(table, 'animate')).toBe('d2');
  // The target of an Attack has no Follow Up.
  expect(
    attacked({
      figures: { rook: { at: 'b2', stamina: 0, gear: ['shove'] }, animate: 'c2' },
      cards,
      dice: [5, 5],
    }).where(),
  ).toMatch(/action phase$/);
});
rule('MD-ATK-36', 'a hit without Damage is a hit', () => {
  // ORANGE 7 and WHITE 4 are 11: Armor takes the 2.
  const table = hit(['shove'], {}, [5, 3]);
  expect(damage(table, 'animate')).toBe(0);
  expect(table).toOffer(0, [use('shove'), 'pass']);
});
rule('MD-ATK-30', 'several Follow Ups after one Attack', () => {
  const table = hit(['shove', 'venom']).answer(0, use('shove')).answer(0, 'spaces:1').answer(0, use('venom'));
  expect([at(table, 'animate'), on(table, 'animate', 'poison')]).toEqual(['d2', 1]);
});
rule('MD-ATK-31', 'one that starts an Action ends the Attack', () => {
  const table = hit(['venom', 'again'], { dice: [5, 5, 1, 1] });
  table.answer(0, use('again'));
  expect(events(table, 'attacks')).toHaveLength(2);
  expect(table.where()).toMatch(/turn\/action phase$/);
  expect(on(table, 'animate', 'poison')).toBe(0);
  const both = hit(['venom', 'again'], { dice: [5, 5, 1, 1] })
    .answer(0, use('venom'))
    .answer(0, use('again'));
  expect([events(both, 'attacks').length, on(both, 'animate', 'poison')]).toEqual([2, 1]);
});
rule('MD-ATK-32', 'a Follow Up is for the Attacker or the attacked figure', () => {
  const table = hit(['mend'], {
    figures: {
      rook: { at: 'b2', stamina: 2, damage: 3, gear: [...BLADES, 'mend'] },
      animate: 'c2',
      remi: 'b1',
      'cave-sickle': 'd2',
    },
  });
  table.answer(0, use('mend'));
  expect(table).toOffer(0, ['at:0', 'at:1']);
  expect(table).toRefuse(0, 'at:2', 'MD-ATK-32');
});
rule('MD-ATK-33', 'neither Range nor sight matters to a Follow Up', () => {
  const table = hit(['mend'], {}).answer(0, use('mend'));
  expect(table).toOffer(0, ['at:0', 'at:1']);
  const far = hit(['shove', 'mend'], { map: ['.....o', '.......', '.....o'] });
  far.set('figures.1.square', 'g2').answer(0, use('mend'));
  expect(far).toOffer(0, ['at:0', 'at:1']);
});

// ---- Spell-Like Abilities ----

rule(['MD-ATK-34', 'MD-TAG-32'], 'FORCE 7 + DIFFERENCE HIT', () => {
  const table = hit(['daze'], { dice: [5, 5, 6, 2] }).answer(0, use('daze'));
  // ORANGE 8 and WHITE 3 reach 7 + 4.
  expect(table.event('conviction')).toMatchObject({ total: 11, force: 11, resisted: true });
  // Outside of an Attack there is no difference, and where no Discipline of a Tree is learned there is no LVL.
  const healed = (by: GearCard['abilities'], ...learned: string[]): number => {
    const own = {
      breath: fu(by),
      low: fu([], { tags: ['CRUOR'], level: 1 }),
      high: fu([], { tags: ['CRUOR'], level: 3 }),
    };
    const resting = rook({
      figures: { rook: { at: 'b2', damage: 9, gear: ['breath', ...learned] }, animate: 'e5' },
      cards: own,
    }).answer(0, 'use:{breath}:between actions');
    return 9 - damage(resting, 'rook');
  };
  const heals = (more: Effect): GearCard['abilities'] => [
    { timing: 'between actions', effects: [{ HEAL: { sum: [1, more] }, to: 'self' }] },
  ];
  expect(healed(heals({ 'difference hit': true }))).toBe(1);
  expect(healed(heals({ 'highest LVL': 'CRUOR' }))).toBe(1);
  expect(healed(heals({ 'highest LVL': 'CRUOR' }), 'low', 'high')).toBe(4);
});
data('MD-SLIK-01', 'targets, Force, Conviction Check, effect', () => {
  const table = hit(['daze'], { dice: [5, 5, 1, 1] });
  const steps: string[] = [];
  table.loaded.onStep = ({ proc, name }) =>
    void (/like|resisting/.test(proc.name) && steps.push(`${proc.name}/${name}`));
  table.answer(0, use('daze'));
  expect([...new Set(steps)]).toEqual([
    'spell-like ability/force',
    'spell-like ability/empower',
    'spell-like ability/conviction checks',
    'resisting/dice',
    'resisting/roll',
    'resisting/check',
    'resisting/effect',
  ]);
});
rule('MD-SLIK-02', 'as a Follow Up it is aimed at the attacked figure', () => {
  const table = hit(['daze'], {
    figures: { rook: { at: 'b2', stamina: 2, gear: [...BLADES, 'daze'] }, animate: 'c2', 'animate 2': 'b1' },
    dice: [5, 5, 1, 1, 1, 1, 1, 1],
  });
  table.answer(0, use('daze'));
  expect(events(table, 'conviction')).toHaveLength(1);
  expect([on(table, 'animate', 'paralyze'), on(table, 'animate 2', 'paralyze')]).toEqual([1, 0]);
});
const fixed = fu([
  { timing: 'between actions', effects: [{ FORCE: 10, each: 'adjacent opponent', then: [{ inflict: 'wilt' }] }] },
]);
const forced = (...dice: number[]): Field =>
  field({
    map: OPEN,
    figures: { rook: { at: 'b2', stamina: 3, gear: ['fixed', 'magic-staff'] }, animate: 'c2' },
    cards: { fixed },
    dice,
  }).answer(0, 'use:{fixed}:between actions');
rule(['MD-SLIK-04', 'MD-TAG-31'], 'FORCE 10 is 10: no die is added', () => {
  // ORANGE 4 and WHITE 6 are 10.
  const table = forced(3, 5);
  expect(table.event('conviction')).toMatchObject({ total: 10, force: 10, resisted: true });
  expect(events(table, 'force')).toHaveLength(1);
  expect(events(table, 'rolled')).toHaveLength(1);
});
rule('MD-SLIK-05', 'who fails suffers the effect', () => {
  expect(on(forced(3, 5), 'animate', 'wilt')).toBe(0);
  expect(on(forced(3, 4), 'animate', 'wilt')).toBe(1);
});
rule('MD-SLIK-06', 'it cannot be Empowered', () => {
  const table = forced(3, 4);
  expect(table.where()).toMatch(/turn\/action phase$/);
  expect(stamina(table, 'rook')).toBe(3);
});
rule('MD-SLIK-07', 'it is no Action: the Attack goes on', () => {
  const table = hit(['daze', 'venom'], { dice: [5, 5, 1, 1] }).answer(0, use('daze'));
  expect(table).toOffer(0, [use('venom'), 'pass']);
});

// ---- the Great Hammer ----

const HAMMER = 'use:{great-hammer}:follow up:EXHAUST+SP';
/** Remi with the Great Hammer: WHITE 6, WHITE 7, BLACK 2 books and 2 shields. */
const remi = (): Field =>
  field({
    map: OPEN,
    figures: { remi: { at: 'b2', stamina: 3, gear: ['great-hammer'] }, animate: 'c2' },
    dice: [5, 6, 3, 2, 3],
  }).answer(0, 'attack:{animate}');
const spent = (): Field => {
  const table = remi();
  for (let i = 0; i < 6; i++) table.answer(0, 'spend:0');
  return table.answer(0, 'spend:1');
};
rule(['MD-SLIK-09', 'MD-ATK-11', 'MD-SYM-02'], 'Remi’s Attack: 13, 11 Damage, 9 after Armor', () => {
  const table = remi();
  expect(table.event('hits')).toMatchObject({ roll: 13 });
  expect(table.game.stack.findLast((one) => one.proc === 'attack')!.locals.symbols).toEqual({
    book: 4,
    shield: 6,
    burst: 1,
  });
  const after = spent();
  expect(damage(after, 'animate')).toBe(9);
  expect(after.game.stack.findLast((one) => one.proc === 'attack')!.locals.symbols).toEqual({
    book: 4,
    shield: 0,
    burst: 0,
  });
});
rule(['MD-SLIK-10', 'MD-TAG-32', 'MD-SLIK-05'], 'the Follow Up: Force 11, pushed and Paralyzed', () => {
  const table = spent().answer(0, HAMMER);
  expect(table.event('conviction')).toMatchObject({ total: 7, force: 11, resisted: false });
  table.answer(0, 'spaces:1');
  expect([at(table, 'animate'), on(table, 'animate', 'paralyze'), stamina(table, 'remi')]).toEqual(['d2', 1, 0]);
  expect(breaks(table)).toEqual([]);
  expect(table.world.things.counters['exhausted']![table.thing('great-hammer')]).toBe(1);
  expect(table.where()).toMatch(/turn\/action phase$/);
});
rule(['MD-SLIK-08', 'MD-SLIK-07'], 'a Spell is an Action, a Spell-Like Ability is none', () => {
  const table = field({
    map: OPEN,
    figures: { remi: { at: 'b2', stamina: 4, gear: ['great-hammer', 'venom'] }, animate: 'c2' },
    cards,
    dice: [5, 6, 3, 6, 6],
  });
  table.answer(0, 'attack:{animate}').answer(0, 'enough').answer(0, HAMMER);
  expect(table).toOffer(0, [use('venom'), 'pass']);
});
data('MD-FACT-11', 'Great Hammer', () => {
  expect(damage(spent(), 'animate')).toBe(9);
  expect(remi().value('heavy', 0)).toBe(1);
});

// ---- the Animate ----

const animate = (dice: readonly number[], given: Partial<Given> = {}): Field =>
  field({
    map: OPEN,
    figures: { animate: 'c2', rook: { at: 'b2', stamina: 0, gear: [] } },
    turn: 'rook',
    whole: true,
    play: attack('animate', 'rook'),
    dice,
    ...given,
  });
data('MD-FACT-02', 'Chains of Perdition: one more Attack after the first hit of a turn', () => {
  // TEAL 8, ORANGE 2, BLACK 4 books; then TEAL 8 and ORANGE 2: twice 10.
  const table = animate([6, 1, 1, 6, 1], { cards: { rook: { hp: 40 } } });
  expect(events(table, 'hits').map((one) => one['roll'])).toEqual([10, 10]);
  expect(events(animate([1, 1, 1]), 'attacks')).toHaveLength(1);
});
rule('MD-ATK-36', 'Chains of Perdition follows a hit without Damage', () => {
  const table = animate([6, 1, 1, 1, 1], { cards: { rook: { armor: 20 } } });
  expect([events(table, 'attacks').length, damage(table, 'rook')]).toEqual([2, 0]);
});
data('MD-FACT-03', 'Heavy Cleave: the first Attack of a turn on an adjacent figure is Empowered', () => {
  const table = animate([6, 1, 1, 6, 1], { cards: { rook: { hp: 40 } } });
  expect(events(table, 'rolled').map((one) => (one['shows'] as unknown[]).length)).toEqual([3, 2]);
});
rule('MD-TAG-25', 'EMPOWER by an Ability adds the BLACK die', () => {
  expect((events(animate([1, 1, 1]), 'rolled')[0]!['shows'] as unknown[]).length).toBe(3);
});
data('MD-FACT-05', 'Symbols of the Animate', () => {
  // TEAL 7, ORANGE 7 and 4 books: 7 books and 3 shields are +3.
  expect(
    damage(attacked({ figures: { rook: { at: 'b2', gear: [], stamina: 0 }, animate: 'c2' }, dice: [6, 1] }), 'rook'),
  ).toBe(4);
  expect(damage(animate([5, 5, 1, 1, 1], { cards: { rook: { hp: 40 } } }), 'rook')).toBe(8);
});
data('MD-FACT-01', 'the Animate', () => {
  const table = rook();
  expect([
    table.value('maximum HP', 1),
    table.value('defense', 1),
    table.value('armor', 1),
    table.value('movement value', 1),
  ]).toEqual([18, 9, 2, 6]);
  expect([table.value('combat dice', 1), table.value('conviction value', 1), table.value('casting value', 1)]).toEqual([
    ['teal', 'orange'],
    5,
    1,
  ]);
});
rule('MD-CNTR-07', 'who is countered has no Follow Up', () => {
  const table = hit(['shove'], { cards: { ...cards, animate: { counters: true, armor: 20 } }, dice: [5, 5, 1, 1] });
  expect(events(table, 'counters')).toHaveLength(1);
  expect(table.where()).toMatch(/turn\/action phase$/);
});

data('MD-FACT-26', 'the Earth Loa pushes 3 spaces', () => {
  // RED 3 and PURPLE 7 are 10.
  const table = field({
    map: ['......'],
    figures: { 'earth-loa': 'a1', rook: { at: 'b1', stamina: 0, gear: [] } },
    turn: 'rook',
    play: attack('earth-loa', 'rook'),
    dice: [1, 6],
  });
  expect(at(table, 'rook')).toBe('e1');
});
data('MD-FACT-24', 'HP of Cave Sickle and Earth Loa', () => {
  const table = field({ map: OPEN, figures: { rook: 'a1', 'cave-sickle': 'c1', 'earth-loa': 'e1' } });
  expect([table.value('maximum HP', 1), table.value('maximum HP', 2)]).toEqual([6, 14]);
});
data('MD-FACT-04', 'the AI Steps of the Animate: from 8 spaces away it moves to Range 4 and attacks', () => {
  const table = field({
    map: ['.........'],
    figures: { animate: 'a1', rook: { at: 'i1', stamina: 0, gear: [] } },
    step: 'activation',
    acting: true,
    whole: true,
    dice: [1, 1],
  });
  expect(events(table, 'AI step false').map((one) => one['step'])).toEqual([1, 2, 3]);
  expect(events(table, 'AI step true').map((one) => one['step'])).toEqual([4]);
  expect(at(table, 'animate')).toBe('e1');
  expect(events(table, 'attacks')[0]).toMatchObject({ type: 'ranged' });
});
