/** What the soak knows of the rules: what cannot be chosen, and positions in the middle of things. */

import { soak } from '@questwright/harness';
import { range } from '@questwright/geometry/square';
import { load, Table, whyNot, type Game } from '@questwright/kernel';
import { expect, test } from 'vitest';
import { middara } from './whole.ts';
import { middaraSoak } from '../src/soak/index.ts';
import { lastBlow, litFuse, lootOnTop, overTheEdge, walledIn } from '../src/soak/close-calls.ts';
import { acrossAHole, inADeadEnd, onBothSides } from '../src/soak/set-pieces.ts';
import { NEGATIVE_EFFECTS, POSITIVE_EFFECTS, type Tag } from '../src/words.ts';
import type { MiddaraTable, Middara } from '../src/world.ts';
import { rook } from './rules/duel.ts';
import { OPEN } from './rules/enemies.ts';
import { events, field, thing, type Field } from './rules/field.ts';
import { next, training } from './rules/training.ts';

const loaded = load(middara);
const declared = middaraSoak.unreachable(loaded);
const because = (why: string): string[] => Object.keys(declared).filter((key) => declared[key] === why);

test('what is there to be refused by name is refused wherever it is listed', () => {
  const refused = because('it is there to be refused by name');
  expect(refused).toEqual(
    expect.arrayContaining(['turn/action phase/cast', 'movement/where to/attack', 're-equip/change/give']),
  );
  const table = rook();
  expect(whyNot(table.loaded, table.game, 0, 'cast')?.rule).toBe('MD-SPEL-03');
  const moving = rook().answer(0, 'move');
  expect(whyNot(moving.loaded, moving.game, 0, `attack:${moving.thing('animate')}`)?.rule).toBe('MD-MOVE-12');
});

test('what is left alone beside refused choices is never asked', () => {
  expect(because('nothing else is left')).toEqual(['spell-like ability/empower/plain']);
});

test('what needs a Tag, a drop or Special Terrain is declared without them', () => {
  type AnyCard = { tags?: readonly Tag[] };
  type Cards = Record<string, AnyCard>;
  const given = middara.rules.content as unknown as Cards;
  const declaredIn = (cards: Cards): Record<string, string> =>
    middaraSoak.unreachable(
      load({ ...middara, rules: { ...middara.rules, content: cards as unknown as typeof middara.rules.content } }),
    );
  const without = (change: (card: AnyCard) => AnyCard): Cards =>
    Object.fromEntries(Object.entries(given).map(([id, card]) => [id, change(card)]));
  const untagged =
    (tag: Tag) =>
    ({ tags, ...card }: AnyCard): AnyCard =>
      tags ? { ...card, tags: tags.filter((one) => one !== tag) } : card;
  const lacking =
    (name: string) =>
    (card: AnyCard): AnyCard =>
      Object.fromEntries(Object.entries(card).filter(([key]) => key !== name));
  for (const [key, cards] of [
    ['step/breaking through', without(untagged('UNSTOPPABLE'))],
    ['trampling/no room', without(untagged('RELENTLESS'))],
    ['movement/crushed', without(untagged('CRUSH'))],
    ['resisting/protection', without(untagged('PROTECTION'))],
    ['attack/dodge by its card', without(untagged('DODGE'))],
    ['spoils/gilded', without(untagged('GILDED'))],
    ['step/fall', without(lacking('levels'))],
    ['step/special terrain', without(lacking('specialTerrain'))],
  ] as const) {
    expect([key, key in declared, key in declaredIn(cards)]).toEqual([key, false, true]);
  }
});

test('what only a few cards can do is declared without them', () => {
  for (const [key, ...cards] of [
    ['aside/at any time', 'bottled-dawn', 'from-the-grave'],
    ['warping/where to/warp', 'door-of-smoke', 'greater-existence', 'dimension-shift'],
    ['warp/warp', 'door-of-smoke', 'greater-existence', 'dimension-shift'],
    ['terrain placement/where/lay', 'ferry-boards', 'bramble-seed'],
    ['game/story goes on', 'ferry-gambler'],
  ] as const) {
    const content = Object.fromEntries(
      Object.entries(middara.rules.content).filter(([id]) => !(cards as readonly string[]).includes(id)),
    ) as typeof middara.rules.content;
    const without = middaraSoak.unreachable(load({ ...middara, rules: { ...middara.rules, content } }));
    expect([key, key in declared, key in without]).toEqual([key, false, true]);
  }
});

test('every name of a step or choice that is declared exists', () => {
  const known = [...loaded.procs.values()].flatMap((proc) =>
    [...proc.steps.values()].flatMap((step) => [
      `${proc.name}/${step.name}`,
      ...step.choices.map(({ name }) => `${proc.name}/${step.name}/${name}`),
    ]),
  );
  expect(Object.keys(declared).filter((key) => !known.includes(key) && !key.startsWith('aside/'))).toEqual([]);
});

test('positions begin with the setup or in the middle of an Encounter', () => {
  const games = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'].map((seed) => middaraSoak.position(loaded, 2, seed));
  const isInTurn = ({ pending }: Game<Middara>): boolean => pending!.proc === 'turn';
  const middle = games.filter(isInTurn);
  expect([middle.length > 0, middle.length < games.length]).toEqual([true, true]);
  for (const game of games) expect(middaraSoak.broken(loaded, game)).toBeNull();
  for (const { world } of middle) {
    const { figures, things } = world;
    const effects = [...NEGATIVE_EFFECTS, ...POSITIVE_EFFECTS];
    expect(figures.some(({ damage }) => damage > 0)).toBe(true);
    expect(effects.some((one) => things.counters[one]!.some((count) => count > 0))).toBe(true);
  }
});

const arranged = (table: Field, arrange: (t: MiddaraTable) => void): Field =>
  table.edit((game) => arrange(new Table(table.loaded, game, null)));

test('in a dead end the RELENTLESS runs down one who finds no room', () => {
  const figures = { nightingale: 'a9', gevaudan: 'i9', remi: 'e5', zeke: 'f5', rook: 'g5' };
  const table = arranged(field({ map: OPEN, figures, acting: true, dice: [2, 2, 3, 3, 1] }), inADeadEnd);
  table.answer(0, 'end turn');
  table.answer(0, 'stand').answer(0, 'refrain');
  expect(events(table, 'damaged').map(({ figure, amount }) => [figure, amount])).toEqual([
    [{ thing: thing(table, 'remi') }, 6],
    [{ thing: thing(table, 'zeke') }, 1],
  ]);
  expect(table.events.flatMap(({ because: rules }) => rules)).toContain('MD-TAG-59');
});

test('between two whoever CRUSHES goes on through one of them', () => {
  const figures = { nightingale: 'a9', 'quarry-walker': 'g7', remi: 'e5' };
  const table = arranged(field({ map: OPEN, figures, acting: true, dice: [1, 1, 3] }), onBothSides);
  table.answer(0, 'end turn').answer(0, 'stand').answer(0, 'refrain');
  expect(table.events.map(({ cause }) => cause)).toContain('trampling/crushed');
});

test('whoever can PULL has somebody beyond a hole', () => {
  const figures = { rook: { at: 'e5', gear: ['kusarigama'] }, animate: 'a1' } as const;
  const table = arranged(field({ map: OPEN, figures, dice: [6, 6, 6] }), acrossAHole);
  const [rook, animate] = table.world.figures.map(({ square }) => square);
  expect(range(rook!, animate!)).toBe(2);
  expect(table.world.terrain.map(({ terrain }) => terrain)).toContain('dangerous');
  for (const { square } of table.world.terrain) expect(range(rook!, square)).toBe(1);
});

test('who is walled in, and was aimed at, goes nowhere all the same', () => {
  const figures = { rook: 'e5', 'earth-loa': 'a9' };
  const table = arranged(field({ map: OPEN, figures, acting: true }), walledIn);
  table.answer(0, 'end turn');
  expect(table.event('otherwise')).toEqual({
    figure: { thing: thing(table, 'earth-loa') },
    goal: { thing: thing(table, 'rook') },
  });
});

test('the last blow falls on a BOSS, and Loot lies on top', () => {
  const figures = { rook: 'e5', animate: 'a1', 'animate 2': 'a2', 'animate 3': 'a3', 'sluice-warden': 'i9' };
  const deck = ['gold-4', 'monster-loot', 'gold-5'];
  const table = arranged(field({ map: OPEN, figures, deck, cards: { 'sluice-warden': { hp: 34 } } }), (t) => {
    lastBlow(t);
    lootOnTop(t);
  });
  const own = table.world.figures.find((one) => one.thing === thing(table, 'sluice-warden'))!;
  expect([range('e5', own.square), own.damage]).toEqual([1, 33]);
  expect(table.pile('combatant loot')[0]).toBe('monster-loot');
});

test('whoever PUSHES has somebody before it over a drop', () => {
  const levels = ['111', '341', '111'];
  const figures = { rook: 'c1', 'earth-loa': 'c3' };
  const table = arranged(field({ map: ['...', '...', '...'], levels, figures }), overTheEdge);
  expect(table.world.figures.map(({ square }) => square)).toEqual(['b2', 'a2']);
});

test('burning Dynamite lies beside Adventurers', () => {
  const table = arranged(field({ map: OPEN, figures: { rook: { at: 'e5', stamina: 1 }, remi: 'g5' } }), litFuse);
  const [{ square }] = table.world.dynamite as [Middara['dynamite'][number]];
  expect([range('e5', square), range('g5', square)]).toEqual([1, 1]);
});

test('while one chooses a Familiar another keeps its own', () => {
  const table = training().answer(0, 'learn:familiar').answer(0, 'familiar:tavta');
  next(table, 'rook').answer(0, 'learn:familiar');
  expect(middaraSoak.broken(table.loaded, table.game)).toBeNull();
  table.edit(({ world }) => void world.figures.find(({ gear }) => gear.includes(table.thing('tavta')))!.gear.pop());
  expect(middaraSoak.broken(table.loaded, table.game)).toBe('remi has 0 Familiars, not 1');
});

test('what a ranking decides for Combatants counts as chosen', () => {
  const kit = { options: () => ({ encounter: 'dank-grotto', outfit: 'none' }) };
  const report = soak(middara, { games: 1, seed: 'ranked', seats: [1], packs: [[]], every: 1_000, cap: 60, kit });
  expect(report.failures.map(({ error }) => error)).toEqual([]);
  expect(report.choicesUnreached).not.toContain('targeting/target/target');
  expect(report.choicesUnreached).toContain('push/direction/direction');
});
