/** What cards print that holds at all times, held against what it comes to in play. */

import { load, type Json } from '@questwright/kernel';
import { words } from '@questwright/messages';
import { expect, test } from 'vitest';
import { printed, spoken } from '../src/text/facts.ts';
import type { Values } from '../src/values.ts';
import { field, thing, type Field } from './rules/field.ts';
import { ENGLISH, middara } from './whole.ts';

const { content, verbs } = load(middara).rules;
const say = words(ENGLISH);
const linesOf = (id: string): string[] =>
  printed(id, content[id]!, (one) => content[one]!, spoken(verbs))
    .slice(1)
    .map((line) => say(line).trim());
const idsOf = (...kinds: string[]): string[] =>
  Object.keys(content).filter((id) => kinds.includes(content[id]!['kind'] as string));

const NUMBER = String.raw`(\d+)`;
const DICE = String.raw`((?:\w+ die(?:, and |, | and )?)+)`;
const diceIn = (text: string): string[] => [...text.matchAll(/(\w+) die/g)].map(([, die]) => die!);
const wordsIn = (text: string): string[] => text.split(/, and | and |, /);
const read = (table: Field, name: string, who: string, ...more: Json[]): Json =>
  table.value(name as keyof Values as never, thing(table, who), ...(more as never[])) as Json;

// ---- of cards that an Adventurer has ----

/** What a line adds to a value: a number, or members of a list. */
type Added = readonly [value: string, more: number | readonly string[]];
const PASSIVES: Readonly<Record<string, string>> = {
  Movement: 'movement value',
  HP: 'maximum HP',
  Defense: 'defense',
  Armor: 'armor',
  'ARMOR PIERCING': 'armor piercing',
  'Physical Damage of your Attacks': 'damage of your Attacks',
  'DODGE rolls': 'dodge bonus',
  'Range of your SOI': 'SOI range',
  'room in the Pack': 'Pack size',
};
const ADDED: readonly (readonly [string, (parts: readonly string[]) => readonly Added[]])[] = [
  [`Armor ${NUMBER}`, ([n]) => [['armor', Number(n)]]],
  [`Defense ${NUMBER}`, ([n]) => [['defense', Number(n)]]],
  [`ARMOR PIERCING ${NUMBER}`, ([n]) => [['armor piercing', Number(n)]]],
  ['Conviction with the (\\w+) die', ([die]) => [['conviction upgrades', [die!]]]],
  ['Casting with the (\\w+) die', ([die]) => [['casting upgrades', [die!]]]],
  ['IMMUNITY: (.*)', ([to]) => [['immunities', wordsIn(to!)]]],
  ['RESISTANCE: (.*)', ([to]) => [['resistances', wordsIn(to!)]]],
  ['You have (.*)', ([tags]) => [['tags', wordsIn(tags!)]]],
  [
    `PASSIVE: (${Object.keys(PASSIVES).join('|')}) ([+−])${NUMBER}`,
    ([what, sign, n]) => [[PASSIVES[what!]!, sign === '+' ? Number(n) : -Number(n)]],
  ],
];
const readAdded = (line: string): readonly Added[] =>
  ADDED.flatMap(([reads, added]) => {
    const match = new RegExp(`^${reads}\\.$`).exec(line);
    return match === null ? [] : added(match.slice(1));
  });
const PASSIVE = idsOf('item', 'discipline', 'familiar').flatMap((id) =>
  linesOf(id).flatMap((line) => readAdded(line).map(([value, more]) => [`${id}: ${line}`, id, value, more] as const)),
);
const remi = (...gear: string[]): Field =>
  field({ map: ['....'], figures: { remi: { at: 'a1', gear } }, cards: { remi: { ...content['remi'], armor: 2 } } });

test('cards print much that holds at all times', () => {
  expect(PASSIVE.length).toBeGreaterThan(80);
  // Whatever begins with PASSIVE is read, unless other cards must be there.
  const begin = idsOf('item', 'discipline', 'familiar').flatMap((id) => linesOf(id));
  const passive = begin.filter((line) => line.startsWith('PASSIVE') && !/COMBO|FINESSE/.test(line));
  expect(passive.length).toBeGreaterThan(20);
  expect(passive.filter((line) => readAdded(line).length === 0)).toEqual([]);
});
/** What a card adds to a value. */
const addedBy = (id: string, value: string): number | string[] => {
  const [without, having] = [remi(), remi(id)].map((table) => read(table, value, 'remi'));
  if (typeof having === 'number') return having - (without as number);
  const left = [...(having as string[])];
  for (const one of without as string[]) left.splice(left.indexOf(one), 1);
  return left;
};
test.each(PASSIVE)('%s', (_, id, value, more) => expect(addedBy(id, value)).toEqual(more));

// ---- of Weapons ----

const WEAPONS = idsOf('item').flatMap((id) => {
  const found = linesOf(id).flatMap((line) => {
    const match = new RegExp(`^(One|Two)-handed ([\\w/]+) Weapon(?:, Range ${NUMBER})?, with ${DICE}\\.$`).exec(line);
    return match === null ? [] : [match.slice(1)];
  });
  return found.map(([hands, type, range, dice]) => [id, type!, range, diceIn(dice!), hands === 'One'] as const);
});
test('there are Weapons of all kinds', () => {
  expect(WEAPONS.length).toBeGreaterThan(20);
  expect(new Set(WEAPONS.map(([, type]) => type))).toEqual(new Set(['Melee', 'Ranged', 'Melee/Ranged']));
});
test.each(WEAPONS)('%s: the Attack of a %s Weapon', (id, type, range, dice, isOneHanded) => {
  const table = remi(id);
  // The hand that is empty has its own die.
  expect(read(table, 'combat dice', 'remi')).toEqual(isOneHanded ? [...dice, 'purple'] : dice);
  expect((read(table, 'attack types', 'remi') as string[]).toSorted()).toEqual(
    type.toLowerCase().split('/').toSorted(),
  );
  const far = read(table, 'attack range', 'remi') as number;
  expect(far).toBe(Number(range ?? far));
  const lines = linesOf(id);
  const reach = lines.flatMap((line) => new RegExp(`^REACH ${NUMBER}\\.$`).exec(line)?.[1] ?? [])[0];
  expect(read(table, 'reach', 'remi')).toBe(Number(reach ?? 1));
});

const SYMBOLS = /^((?:\d+ (?:book|shield|burst)s? )+)for \+(\d+) (TO THE ATK ROLL|Physical Damage)\.$/;
const symbolsIn = (line: string): object[] => {
  const match = SYMBOLS.exec(line);
  if (match === null) return [];
  const cost = Object.fromEntries([...match[1]!.matchAll(/(\d+) (\w+?)s? /g)].map(([, n, name]) => [name, Number(n)]));
  return [{ cost, [match[3] === 'Physical Damage' ? 'physical' : 'roll']: Number(match[2]) }];
};
const WITH_SYMBOLS = idsOf('item').filter((id) => linesOf(id).some((line) => SYMBOLS.test(line)));
test('Symbols are good for something on many Weapons', () => expect(WITH_SYMBOLS.length).toBeGreaterThan(10));
test.each(WITH_SYMBOLS)('%s: what its Symbols are spent for', (id) => {
  expect(read(remi(id), 'symbol abilities', 'remi')).toEqual(linesOf(id).flatMap(symbolsIn));
});

// ---- of figures ----

const FIGURES = idsOf('adventurer', 'combatant');
const standing = (id: string): Field =>
  field({ map: ['....', '....', '....', '....'], figures: { [id]: { at: 'a1', gear: [], seat: 0 } } });
const partsOf = (id: string, reads: string): string[] =>
  linesOf(id).flatMap((line) => new RegExp(`^${reads}\\.$`).exec(line)?.slice(1) ?? []);
const valuesOf = (id: string, ...names: string[]): Json[] => names.map((name) => read(standing(id), name, id));

test.each(FIGURES)('%s: its numbers, and what it is immune to', (id) => {
  const [hp, defense, armor, movement] = partsOf(
    id,
    `HP ${NUMBER}, Defense ${NUMBER}, Armor ${NUMBER}, Movement ${NUMBER}`,
  ).map(Number);
  // HEAVY, as its Tags say, takes one.
  const heavy = linesOf(id).some((line) => /\bHEAVY\b/.test(line)) ? 1 : 0;
  const numbers = valuesOf(id, 'maximum HP', 'defense', 'armor', 'movement value');
  expect(numbers).toEqual([hp, defense, armor, movement! - heavy]);
  const immune = partsOf(id, 'IMMUNITY: (.*)').flatMap(wordsIn);
  expect(valuesOf(id, 'immunities')[0]).toEqual(expect.arrayContaining(immune));
});

const ATTACKS = FIGURES.flatMap((id) => {
  const [type, range, dice] = partsOf(id, `(Melee|Ranged) Attacks, Range ${NUMBER}, with ${DICE}`);
  return type === undefined ? [] : [[id, type.toLowerCase(), Number(range), diceIn(dice!)] as const];
});
test('there are Combatants near and far', () => {
  expect(ATTACKS.length).toBeGreaterThan(10);
  expect(new Set(ATTACKS.map(([, type]) => type))).toEqual(new Set(['melee', 'ranged']));
});
test.each(ATTACKS)('%s: its %s Attack', (id, type, range, dice) => {
  expect(valuesOf(id, 'attack type', 'combat dice')).toEqual([type, dice]);
  const reach = Number(partsOf(id, `REACH ${NUMBER}`)[0] ?? 1);
  // Of a Melee Attack the REACH says how far it goes.
  const [far, near] = valuesOf(id, 'attack range', 'reach');
  expect([type === 'ranged' ? far : range, near]).toEqual([range, reach]);
  expect(valuesOf(id, 'symbol abilities')).toEqual([linesOf(id).flatMap(symbolsIn)]);
});

const SKILLED = FIGURES.flatMap((id) =>
  [...(partsOf(id, 'Skills: (.*)')[0] ?? '').matchAll(/(\w+) (\d+)/g)].map(
    ([, skill, number]) => [id, skill!.toLowerCase(), Number(number)] as const,
  ),
);
test('all Adventurers have all Skills', () => expect(SKILLED).toHaveLength(5 * idsOf('adventurer').length));
test.each(SKILLED)('%s: %s', (id, skill, number) => {
  expect(read(standing(id), 'skill', id, skill)).toBe(number);
});
