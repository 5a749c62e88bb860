/** What choices give up, what was lost, and what waits in a place. */

import { arrange, type Position, type TestTable } from '@questwright/harness';
import { telling, words, type Caution, type Scene } from '@questwright/messages';
import { describe, expect, test } from 'vitest';
import { CHALLENGES } from '../src/content/challenges.ts';
import { HEROES } from '../src/content/heroes.ts';
import { runeboundEntry } from '../src/index.ts';
import { oddsAgainst } from '../src/odds/of.ts';
import { prospectAgainst, prospectAt } from '../src/odds/prospect.ts';
import type { Challenge } from '../src/cards.ts';
import type { RuneboundWorld } from '../src/index.ts';
import { seenIn } from './odds/playouts.ts';
import { runebound } from './small-board.ts';

type At = TestTable<RuneboundWorld>;
const { cautions, lost } = runeboundEntry.describe!;
const scene = (table: At): Scene => seenIn(table.loaded, table.game) as Scene;
const ids = (all: readonly Caution[]): string[] => all.map(({ id, rule }) => `${id} ${rule}`);

/** The first Hero moves; the dice show what is scripted. */
const moving = (set: object = {}, dice: readonly number[] = [], piles: Position['piles'] = {}): At =>
  arrange(runebound, {
    seats: 1,
    seed: 'cautions',
    options: { heroes: ['torvald-oakhand'] },
    dice: [...dice],
    at: 'game/turn > turn/movement step',
    locals: { turn: { seat: 0 } },
    piles: { 'hero/0': ['torvald-oakhand'], 'area/0': [], ...piles },
    set: { turn: 0, 'heroes.0.space': 'e7', 'heroes.0.cameFrom': 'tamalir', ...set } as never,
  });
const rolled = (set: object = {}): At => {
  const table = moving(set);
  return table.answer(
    0,
    table.offers(0).findLast((one) => one.startsWith('roll:'))!,
  );
};
/** Events of the answer, and what they say was lost. */
function lostWith(table: At, pick: string): string[] {
  const before = scene(table);
  table.answer(0, pick);
  return ids(lost!(before, table.lastEvents));
}

describe('before a choice', () => {
  test('dice that are left are named where the movement ends', () => {
    const table = rolled();
    const dice = (table.game.stack.at(-1)!.locals as { dice: number[] }).dice.length;
    expect(dice).toBeGreaterThan(0);
    const found = cautions!(scene(table), 'stop');
    expect(ids(found)).toContain('dice-left RB-MOV-11');
    expect(found.find(({ id }) => id === 'dice-left')!.text.with).toEqual({ dice });
  });
  test('a place with nothing skips two steps, one with an adventure does not', () => {
    const table = rolled();
    const spaces = table.offers(0).flatMap((one) => (one.startsWith('move:') ? [one.slice('move:'.length)] : []));
    const { adventures } = table.world;
    const [full, empty] = [true, false].map((has) => spaces.filter((one) => adventures.includes(one) === has));
    expect(full!.length * empty!.length).toBeGreaterThan(0);
    for (const one of full!) expect(ids(cautions!(scene(table), `move:${one}`))).toEqual([]);
    const barren = empty!.filter((one) => table.value('something is there', one, 0) === false);
    for (const one of barren) expect(ids(cautions!(scene(table), `move:${one}`))).toEqual(['nothing-there RB-MOV-21']);
    expect(barren.length).toBeGreaterThan(0);
  });
  test('an adventure that is closed to this Hero says so, by its rule', () => {
    const table = rolled({ 'heroes.0.experience.life': 1 });
    const closed = table.value('closed colors', 0) as string[];
    expect(closed).toEqual(['green']);
    const green = table.offers(0).filter((one) => {
      const [choice, space = ''] = one.split(':');
      const card = table.loaded.content.get(`space-${space}`)?.content as { jewel?: string } | undefined;
      return choice === 'move' && card?.jewel === 'green' && table.world.adventures.includes(space);
    });
    expect(green.length).toBeGreaterThan(0);
    for (const one of green) expect(ids(cautions!(scene(table), one))).toEqual(['closed-color RB-EXP-15']);
  });
});

describe('afterwards', () => {
  test('dice that were not used, and steps that were skipped', () => {
    const table = rolled();
    const there = table.value('something is there', 'e7', 0) as boolean;
    expect(lostWith(table, 'stop')).toEqual(['dice-lost RB-MOV-11', ...(there ? [] : ['steps-skipped RB-MOV-21'])]);
  });
});

test('every caution has words', () => {
  const tell = telling(words(runeboundEntry.messages), {});
  const all = ['dice-left', 'dice-lost', 'no-way', 'nothing-there', 'nothing-here', 'steps-skipped', 'closed-color'];
  for (const one of [...all, 'empty-deck', 'turn-over']) expect(tell.has(`caution.${one}`), one).toBe(true);
});

describe('what waits in a place', () => {
  const greens = Object.entries(CHALLENGES as Record<string, Challenge>).filter(([, { color }]) => color === 'green');
  const hero = HEROES['torvald-oakhand'];
  const chance = (challenge: Challenge): number => oddsAgainst({ hero }, challenge, { terrain: 'plains', gold: 0 }).win;
  const space = 'f6';

  test('a Challenge that lies there open: exactly, with the wounds on it', () => {
    const table = moving({ 'heroes.0.gold': 0 }, [], { 'undefeated challenge track': ['barrow-rats'] });
    table.edit(({ world }) => {
      const thing = table.thing('barrow-rats');
      world.undefeated[0] = { thing, space, age: 0 };
      world.things.counters['wounds']![thing] = 1;
    });
    const [, rats] = greens.find(([id]) => id === 'barrow-rats')!;
    const { win } = oddsAgainst({ hero }, rats, { terrain: 'plains', gold: 0, enemy: 1 });
    expect(prospectAt(scene(table), 0, space)).toEqual({ of: { card: 'barrow-rats' }, win, roughly: false });
    expect(win).toBeGreaterThan(chance(rats));
  });
  test('a card that nobody knows: the average of those that lie nowhere open', () => {
    const table = moving({ 'heroes.0.gold': 0 });
    const average = greens.reduce((sum, [, one]) => sum + chance(one), 0) / greens.length;
    const found = prospectAt(scene(table), 0, space)!;
    expect(found).toMatchObject({ of: { color: 'green' }, roughly: true });
    expect(found.win).toBeCloseTo(average, 6);
  });
  test('a Challenge that is named, where the Hero stands; no other card', () => {
    const table = moving({ 'heroes.0.gold': 0, 'heroes.0.space': space });
    const [, rats] = greens.find(([id]) => id === 'barrow-rats')!;
    const against = (card: string) => prospectAgainst(scene(table), 0, card);
    expect(against('barrow-rats')).toEqual({ of: { card: 'barrow-rats' }, win: chance(rats), roughly: false });
    expect([against('boar-spear'), against('nobody')]).toEqual([null, null]);
  });
  test('nothing where nothing lies', () => {
    expect(prospectAt(scene(moving({ adventures: [] })), 0, space)).toBeNull();
  });
});
