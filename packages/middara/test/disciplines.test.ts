/** What Disciplines of ours do, each with its numbers. What all of them can do together is for the soak to find. */

import type { Json } from '@questwright/kernel';
import { describe, expect, test } from 'vitest';
import type { DisciplineText } from '../src/cards.ts';
import { DISCIPLINE_TEXTS } from '../src/content/disciplines/index.ts';
import { DISCIPLINE_TREES } from '../src/content/disciplines/trees.ts';
import { TREES, type Tree } from '../src/words.ts';
import { at, attack, damage, field, on, stamina, thing, type Field, type Given } from './rules/field.ts';

const MAP = ['......', '......', '......'];
/** Remi stands between Rook, who is hurt, and an Animate. */
const remi = (card: string, given: Partial<Given> = {}, gear: readonly string[] = ['walking-blade']): Field =>
  field({
    map: MAP,
    figures: { remi: { at: 'c2', damage: 3, gear: [...gear, card] }, rook: { at: 'b2', damage: 6 }, animate: 'd2' },
    ...given,
  });
const use = (card: string, ability = 'between actions', way = 'EXHAUST+SP'): string =>
  `use:{${card}}:${ability}${way === '' ? '' : `:${way}`}`;
const value = (table: Field, name: string): unknown => table.value(name, thing(table, 'remi'));

test.each<[string, Record<string, unknown>]>([
  ['magic-armor', { armor: 1 }],
  ['physically-perfected', { 'maximum HP': 14 }],
  ['master-of-the-vessel', { 'maximum HP': 15, defense: 10, immunities: ['disease', 'poison', 'wilt'] }],
  ['the-pessimist', { defense: 10, 'conviction upgrades': ['white'], immunities: ['condemn', 'darkness'] }],
  ['mage-breaker', { 'conviction upgrades': ['white'], resistances: ['magic'] }],
  ['speed-injustice', { 'movement value': 7, 'dodge bonus': 1 }],
  ['precise-strike', { 'armor piercing': 1 }],
  ['soul-bond', { 'maximum HP': 15 }],
  ['aura-of-invincibility', { armor: 1, defense: 10, immunities: ['paralyze'] }],
  ['wings-manifest', { flying: true }],
  ['ninjutsu', { tags: ['BACKSTAB'] }],
  ['banished-knowledge', { 'casting upgrades': ['white'] }],
  ['brutal-slaughter', { 'damage of your Attacks': 2 }],
  ['relentless-feign', { 'dodge bonus': 1 }],
  ['in-secret', { 'casting upgrades': ['teal'] }],
  ['nemesis-enforcement', { 'armor piercing': 2 }],
  ['greater-existence', { 'maximum HP': 14, 'SOI range': 6, 'conviction upgrades': ['white'] }],
  ['zealous-reprisal', { 'damage of your Attacks': 1 }],
  ['profound-intuition', { defense: 10 }],
  ['jack-of-all-blades', { 'damage of your Attacks': 1 }],
])('%s at all times', (card, values) => {
  const table = remi(card);
  expect(Object.fromEntries(Object.keys(values).map((name) => [name, value(table, name)]))).toEqual(values);
});

describe('for allies', () => {
  const helped = (card: string, way = 'EXHAUST+SP', given: Partial<Given> = {}): Field => {
    const table = remi(card, given).answer(0, use(card, 'between actions', way));
    return table.where().includes('aiming') ? table.answer(0, 'at:{rook}') : table;
  };
  const gets = (table: Field, ...effects: string[]): number[] => effects.map((one) => on(table, 'rook', one));

  test('healing', () => {
    expect(damage(helped('mend'), 'rook')).toBe(3);
    expect(damage(helped('salvation'), 'rook')).toBe(1);
    expect([damage(helped('perfect-love'), 'rook'), ...gets(helped('perfect-love'), 'courage')]).toEqual([5, 1]);
  });
  test('Effects and tokens', () => {
    expect(gets(helped('sanctuary'), 'barrier')).toEqual([1]);
    expect(gets(helped('inspiration'), 'courage', 'haste', 'barrier')).toEqual([1, 1, 1]);
    expect(gets(helped('bff', 'EXHAUST'), 'haste')).toEqual([1]);
    expect(gets(helped('guardian-angel', 'EXHAUST'), 'dodge')).toEqual([1]);
    expect(gets(helped('chains-of-command', 'EXHAUST'), 'courage')).toEqual([1]);
  });
  test('Negative Effects are taken off, Disease first', () => {
    const rook = { at: 'b2', on: { disease: 1, poison: 1, wilt: 1 } };
    const figures = { remi: { at: 'c2', gear: ['soul-clear'] }, rook, animate: 'd2' };
    expect(gets(helped('soul-clear', 'EXHAUST+SP', { figures }), 'disease', 'poison', 'wilt')).toEqual([0, 0, 0]);
  });
  test('changing places', () => {
    const table = helped('dimension-shift', 'EXHAUST');
    expect([at(table, 'remi'), at(table, 'rook'), damage(table, 'rook')]).toEqual(['b2', 'c2', 2]);
    expect([...gets(table, 'barrier'), table.where().includes('warping')]).toEqual([1, true]);
    expect(at(helped('friend-over-foe', 'EXHAUST'), 'rook')).toBe('c2');
  });
});

describe('against opponents', () => {
  /** The Spell has a Force that nobody withstands. */
  const cast = (card: string, way = 'EXHAUST+SP', given: Partial<Given> = {}): Field => {
    const table = remi(card, { dice: [6, 1, 1], ...given }, []).answer(0, use(card, 'between actions', way));
    if (table.where().includes('spell/target')) table.answer(0, 'at:{animate}');
    table.answer(0, 'plain');
    // As far as it goes.
    while (/pu(sh|ll)\//.test(table.where()))
      table.answer(0, table.offers(0).at(table.where().includes('pull') ? 0 : -1)!);
    return table;
  };
  test('curses', () => {
    const figures = { remi: { at: 'a2', damage: 3, gear: ['wretched-tether'] }, animate: 'e2' };
    const tether = cast('wretched-tether', 'SP', { figures });
    expect([at(tether, 'animate'), damage(tether, 'animate')]).toEqual(['b2', 1]);
    const fear = cast('imbued-fear');
    expect([at(fear, 'animate'), on(fear, 'animate', 'darkness')]).toEqual(['f2', 1]);
    const syphon = cast('oxygen-syphon');
    expect([damage(syphon, 'animate'), damage(syphon, 'remi')]).toEqual([1, 1]);
    const grasp = cast('life-grasp');
    expect([damage(grasp, 'animate'), damage(grasp, 'remi')]).toEqual([5, 0]);
    const watched = cast('he-watches');
    expect([damage(watched, 'animate'), damage(watched, 'remi'), on(watched, 'animate', 'condemn')]).toEqual([3, 5, 1]);
    expect(on(cast('root-the-mind'), 'animate', 'paralyze')).toBe(1);
    expect(on(cast('imposed-paradigm'), 'animate', 'disease')).toBe(1);
    expect(on(cast('crumbling-time'), 'animate', 'wilt')).toBe(1);
    expect(damage(cast('the-only-truth', 'PER ENCOUNTER+SP'), 'animate')).toBe(4);
    expect(on(cast('organic-liquify'), 'animate', 'poison')).toBe(1);
    expect(on(cast('possession', 'PER ENCOUNTER+SP'), 'animate', 'paralyze')).toBe(1);
  });
  test('every opponent near', () => {
    const gear = ['ruination', 'the-tower-reversed', 'ineptitude', 'in-dreams', 'bring-the-shadows'];
    const figures = { remi: { at: 'c2', gear }, animate: 'd2', 'animate 2': 'b2' };
    const all = (card: string, way?: string): Field => cast(card, way, { figures, dice: [6, 1, 1, 1, 1] });
    const hurt = (table: Field): number[] => [damage(table, 'animate'), damage(table, 'animate 2')];
    expect(hurt(all('ruination'))).toEqual([2, 2]);
    expect(hurt(all('in-dreams'))).toEqual([1, 1]);
    const shadows = all('bring-the-shadows');
    expect([hurt(shadows), damage(shadows, 'remi')]).toEqual([[4, 4], 2]);
    // One of them is pushed against the wall.
    const tower = all('the-tower-reversed', 'PER ENCOUNTER+SP');
    expect([hurt(tower), at(tower, 'animate'), at(tower, 'animate 2')]).toEqual([[4, 5], 'f2', 'a2']);
    expect(on(all('ineptitude'), 'animate 2', 'wilt')).toBe(1);
  });
  test('everybody beside', () => {
    const near = (card: string): Field => remi(card, { dice: [1, 1] }).answer(0, use(card));
    expect(damage(near('euthanasia'), 'animate')).toBe(1);
    const stifled = near('courage-stifle');
    expect(at(stifled.answer(0, 'spaces:2'), 'animate')).toBe('f2');
  });
  test('what is thrown', () => {
    const shot = remi('trick-shot', { dice: [6] }).answer(0, use('trick-shot'));
    expect(damage(shot, 'animate')).toBe(7 - (shot.value('armor', thing(shot, 'animate')) as number));
    const acid = remi('acid-splash').answer(0, use('acid-splash'));
    expect([damage(acid, 'animate'), on(acid, 'animate', 'wilt')]).toEqual([1, 1]);
  });
  test('more Attacks', () => {
    const figures = { remi: { at: 'c2', gear: ['walking-blade', 'whirlwind'] }, animate: 'd2', 'animate 2': 'b2' };
    const round = remi('whirlwind', { figures }).answer(0, use('whirlwind'));
    expect(round.event('attacks')).toMatchObject({ reason: 'ability' });
    const again = remi('onslaught', { play: attack('remi', 'animate'), dice: [6] }, ['great-hammer']);
    expect(again.where()).toContain('attack');
    const toil = remi('blood-toil').answer(0, use('blood-toil', 'between actions', 'EXHAUST'));
    expect([damage(toil, 'remi'), toil.where().includes('attack')]).toEqual([4, true]);
  });
  test('Attacks on everybody in range', () => {
    const gear = ['horn-bow', 'down-the-masses', 'blot-out-the-sun'];
    const figures = { remi: { at: 'a2', gear }, animate: 'd2', 'animate 2': 'e1' };
    for (const card of ['down-the-masses', 'blot-out-the-sun']) {
      const table = remi(card, { figures }).answer(0, use(card));
      expect(table.event('attacks')).toMatchObject({ reason: 'ability', type: 'ranged' });
    }
  });
  test('nobody spends blood or cards on an Attack that cannot be made', () => {
    const alone = { remi: { at: 'a1', gear: ['walking-blade', 'blood-toil'] }, animate: 'f3' };
    const table = remi('blood-toil', { figures: alone });
    expect(table.whyNot(0, use('blood-toil', 'between actions', 'EXHAUST'))?.rule).toBe('MD-ATK-03');
  });
});

test('at the start of a turn', () => {
  const begins = (card: string): Field =>
    remi(card, { step: 'start of turn' }).answer(0, use(card, 'start of turn', 'EXHAUST'));
  expect(on(begins('forebode'), 'remi', 'dodge')).toBe(1);
  expect(on(begins('aspect'), 'remi', 'barrier')).toBe(1);
  expect(on(begins('promise'), 'remi', 'vow')).toBe(1);
  expect(on(begins('blood-rage'), 'remi', 'courage')).toBe(1);
  const friends = begins('friends-with-benefits');
  expect([damage(friends, 'remi'), damage(friends, 'rook'), on(friends, 'rook', 'vow')]).toEqual([2, 5, 1]);
  expect(on(begins('fervor').answer(0, 'choose:haste'), 'remi', 'haste')).toBe(1);
});

test('who has no friends near does the rest', () => {
  const figures = { remi: { at: 'a1', damage: 3, gear: ['friends-with-benefits'] }, animate: 'f3' };
  const alone = remi('friends-with-benefits', { figures, step: 'start of turn' });
  alone.answer(0, use('friends-with-benefits', 'start of turn', 'EXHAUST'));
  expect([damage(alone, 'remi'), alone.where().includes('action phase')]).toEqual([2, true]);
});

test('Damage that is dealt', () => {
  const dealt = (card: string, way: string, physical: number): Field =>
    remi(card, {
      play: [
        'dealing',
        { figure: 'remi', by: 'animate', source: 'attack', parts: { physical, magic: 0, irreducible: 0 }, tags: [] },
      ],
    }).answer(0, use(card, 'damage dealt to you', way));
  expect(damage(dealt('critical-defense', 'EXHAUST', 4), 'remi')).toBe(5);
  expect(damage(dealt('living-bulwark', 'EXHAUST+SP', 4), 'remi')).toBe(4);
  const bond = dealt('soul-bond', 'EXHAUST', 6);
  expect([damage(bond, 'remi'), damage(bond, 'rook'), on(bond, 'rook', 'vow')]).toEqual([5, 4, 1]);
  const defended = dealt('critical-defense', 'EXHAUST', 1);
  expect([damage(defended, 'remi'), on(defended, 'remi', 'vow')]).toEqual([3, 1]);
  const alive = dealt('will-to-live', 'PER ENCOUNTER', 11);
  expect([damage(alive, 'remi'), on(alive, 'remi', 'courage')]).toEqual([1, 1]);
});

test('moving', () => {
  const flies = remi('ascension').answer(0, use('ascension', 'move ability', 'SP'));
  expect([stamina(flies, 'remi'), value(flies, 'flying')]).toEqual([4, true]);
});

// ---- side by side ----

const DISCIPLINES = TREES.flatMap((tree) =>
  Object.entries(DISCIPLINE_TEXTS[tree]).map(([id, text]) => ({ id, tree, text })),
);
/** The same with every number, and every name of an Ability or alternative, left out. */
const mechanics = (value: Json): Json => {
  if (typeof value === 'number') return 0;
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((one) => mechanics(one as Json));
  const parts = Object.entries(value as Record<string, Json>).filter(([key]) => key !== 'name');
  return Object.fromEntries(
    parts.toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([key, one]) => [key, mechanics(one)]),
  );
};

test('no two Disciplines do the same, not even with other numbers', () => {
  const alike = new Map<string, string[]>();
  for (const { id, text } of DISCIPLINES) {
    const key = JSON.stringify(mechanics(text as unknown as Json));
    alike.set(key, [...(alike.get(key) ?? []), id]);
  }
  expect([...alike.values()].filter((ids) => ids.length > 1)).toEqual([]);
});

/** Verbs that only change a number, or roll again. */
const NUMBERS = ['re-roll', 'attack roll again', 'TO THE ATK ROLL', 'more damage', 'less damage'];
const isPlain = ({ abilities = [], grants, resistance, immunity, brings }: DisciplineText): boolean =>
  [grants, resistance, immunity, brings].every((one) => one === undefined) &&
  abilities.every(({ effects }) => effects.every((effect) => NUMBERS.some((verb) => verb in effect)));
const plain = (tree: Tree): string[] =>
  DISCIPLINES.filter((one) => one.tree === tree && isPlain(one.text)).map(({ id }) => id);

test('few Disciplines are nothing but a number more or less, or dice rolled again, and none of LVL 4', () => {
  expect(Object.fromEntries(TREES.map((tree) => [tree, plain(tree)]))).toEqual({
    ASSEMBLAGE: ['fortune-telling'],
    CRUOR: [],
    MARTIAL: ['hammer-helm'],
    SANCTUS: ['magic-armor', 'living-bulwark'],
    SUBTERFUGE: ['follow-through', 'speed-injustice'],
  });
  expect(TREES.flatMap((tree) => plain(tree).filter((id) => DISCIPLINE_TREES[tree][3].cards.includes(id)))).toEqual([]);
});
