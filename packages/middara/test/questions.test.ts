/** How much a player of a whole party is asked, and what is answered with one gesture. */

import { playGame, type Bot } from '@questwright/bots';
import { load, look, view, type Game, type Json } from '@questwright/kernel';
import { inTurn, type Bundle, type Scene } from '@questwright/messages';
import { describe, expect, test } from 'vitest';
import { greedyBot } from '../src/bot/index.ts';
import type { GearCard } from '../src/cards.ts';
import { middaraLab } from '../src/lab/index.ts';
import type { Middara } from '../src/world.ts';
import { said, sceneOf } from './reader.ts';
import { OPEN } from './rules/duel.ts';
import { at, attack, damage, events, field, packed, type Field } from './rules/field.ts';
import { middara, middaraEntry } from './whole.ts';

const loaded = load(middara);
const content = new Map([...loaded.content].map(([id, one]) => [id, one.content]));
const seen = (game: Game<Middara>): Scene => ({
  view: view(loaded, game, 0),
  say: Object.assign(() => '', { has: () => false }),
  content,
  value: (name, ...about) => look(loaded, game, (t) => t.read(name, ...(about as [unknown?, unknown?])) as Json),
});
const bundlesIn = (scene: Scene): readonly Bundle[] => middaraEntry.describe!.bundles!(scene);

/** Whether an answer is what a gesture gives next: for a way, where it ends counts. */
const isSame = (one: readonly string[] = [], other: readonly string[]): boolean =>
  one[0] === other[0] && one.at(-1) === other.at(-1);

/** How often a player is asked in a game, gestures taken as one, in the rounds that were played. */
function asked(seed: string, n: number): { questions: number; rounds: number } {
  const found = { questions: 0, rounds: 0 };
  const greedy = greedyBot(loaded);
  const events: { tag: string }[] = [];
  let now: Game<Middara> | null = null;
  /** Gestures that are still being carried out, and how far. */
  let open: (readonly (readonly string[])[])[] = [];
  let given = 0;
  const follower = middaraLab.follow(loaded, ['greedy']);
  const bot: Bot = {
    ...greedy,
    pick: (table) => {
      const pick = greedy.pick!(table);
      // Nobody is asked before the first round, and not what is passed for them.
      if (found.rounds === 0 || middaraEntry.passes!(now!, 0) !== null) return pick;
      open = open.filter((one) => isSame(one[given], pick));
      given += 1;
      if (open.length > 0) return pick;
      found.questions += 1;
      given = 1;
      open = bundlesIn(seen(now!)).flatMap(({ answers }) => (isSame(answers[0], pick) ? [answers] : []));
      return pick;
    },
  };
  const until = (game: Game<Middara>): boolean => {
    now = game;
    found.rounds += events.filter(({ tag }) => tag === 'round begins').length;
    follower.saw(game, events.splice(0) as never);
    return follower.isOver!();
  };
  playGame(loaded, [bot], {
    seed: `${seed} ${n}`,
    options: middaraLab.options?.(loaded, n) ?? {},
    until,
    events: events as never,
  });
  return found;
}

test('a party of four is asked at most twenty questions a round', { timeout: 300_000 }, () => {
  const games = Array.from({ length: 10 }, (_, n) => asked('questions', n));
  const sum = (of: 'questions' | 'rounds'): number => games.reduce((all, one) => all + one[of], 0);
  expect(sum('rounds')).toBeGreaterThan(20);
  expect(sum('questions') / sum('rounds')).toBeLessThanOrEqual(20);
});

/** Gives the answers of a gesture as whoever carries it out would; why it ended. */
function carryOut(table: Field, { answers }: Bundle): string {
  const order = inTurn(answers);
  for (;;) {
    const next = order.next(sceneOf(table), {});
    if (typeof next === 'object' && 'stop' in next) return next.stop.id;
    table.answer(0, ...(next as { pick: string[] }).pick);
  }
}

describe('a Move Action in one gesture', () => {
  const table = (): Field => field({ map: OPEN, figures: { rook: { at: 'b2', stamina: 3 }, animate: 'e5' } });
  test('pays, goes there and stops', () => {
    const open = table();
    const there = bundlesIn(sceneOf(open)).find((one) => one.at === 'b4')!;
    expect(there.answers.map(([first]) => first)).toEqual(['move', 'walk', 'stop']);
    expect(carryOut(open, there)).toBe('done');
    expect([at(open, 'rook'), open.where()]).toEqual(['b4', expect.stringContaining('action phase')]);
  });
  test('in the middle of a movement it goes on from there', () => {
    const open = table().answer(0, 'move');
    const there = bundlesIn(sceneOf(open)).find((one) => one.at === 'c2')!;
    expect(there.answers.map(([first]) => first)).toEqual(['walk', 'stop']);
  });
  test('there is none for who cannot pay', () => {
    const poor = field({ map: OPEN, figures: { rook: { at: 'b2', stamina: 0 }, animate: 'e5' } });
    expect(bundlesIn(sceneOf(poor))).toEqual([]);
  });
});

describe('an Attack in one gesture', () => {
  const fight = (stamina: number): Field =>
    field({ map: OPEN, figures: { rook: { at: 'b2', stamina, gear: ['mallet'] }, animate: 'c2' }, dice: [5, 5, 5] });
  const texts = (table: Field): string[] =>
    bundlesIn(sceneOf(table)).flatMap(({ option, text }) => (option.startsWith('attack') ? [said(table, text)] : []));
  test('it is Empowered at once, or not, where the SP will do for it', () => {
    const cost = fight(9).value('cost of a Standard Ability', 'EMPOWER') as number;
    expect(texts(fight(2 + cost))).toEqual([
      `Attack Animate, Empowered (${2 + cost} SP in all)`,
      'Attack Animate, not Empowered',
    ]);
    expect(texts(fight(1 + cost))).toEqual([]);
  });
  test('the answers are those that are asked for', () => {
    const table = fight(4);
    const one = bundlesIn(sceneOf(table)).find(({ answers }) => answers.at(-1)![0] === 'empower')!;
    expect(carryOut(table, one)).not.toBe('question');
    expect(events(table, 'empowers')).toHaveLength(1);
  });
});

describe('Symbols as a sum', () => {
  const blade: GearCard = {
    kind: 'item',
    tags: [],
    type: 'weapon',
    weapon: {
      type: 'melee',
      hands: 1,
      dice: ['teal', 'teal'],
      symbols: [
        { cost: { book: 1 }, roll: 1 },
        { cost: { book: 1 }, physical: 2 },
      ],
    },
  };
  /** Two books are thrown. */
  const struck = (): Field =>
    field({
      map: ['.....'],
      figures: { remi: { at: 'a1', stamina: 5, gear: ['blade'] }, animate: 'b1' },
      cards: { blade, animate: { defense: 4, armor: 0, dice: [] } },
      play: attack('remi', 'animate'),
      dice: [4, 4],
    }).answer(0, 'plain');
  const offered = (table: Field): unknown[] =>
    bundlesIn(sceneOf(table)).map(({ text, answers }) => [text.with['amount'], answers]);
  test('each sum by the Symbols that are there, the most first, each as often as it is paid for', () => {
    const table = struck();
    const { book } = (table.view(0).stack.at(-1)!.locals as { symbols: { book: number } }).symbols;
    expect(book).toBeGreaterThan(0);
    const ends = (uses: number): string[][] => (uses === book ? [] : [['enough']]);
    const sums = (of: string, each: number): unknown[] =>
      Array.from({ length: book }, (_, i) => book - i).map((uses) => [
        uses * each,
        [...Array.from({ length: uses }, () => [of]), ...ends(uses)],
      ]);
    expect(offered(table)).toEqual(sums('spend:0', 1));
    expect(offered(table.answer(0, 'enough'))).toEqual(sums('spend:1', 2));
    expect(carryOut(table, bundlesIn(sceneOf(table))[0]!)).not.toBe('question');
    expect(damage(table, 'animate')).toBe(
      Number(table.events.findLast(({ tag }) => tag === 'damaged')!.with['amount']),
    );
  });
});

test('who has nothing in the Pack and nobody beside ends the turn instead of putting things away', () => {
  const moved = (others: object): Field =>
    field({ map: OPEN, figures: { rook: { at: 'b2', stamina: 2, gear: ['mallet'] }, ...others, animate: 'e5' } })
      .answer(0, 'move')
      .answer(0, 'stop');
  const passed = (table: Field): unknown => middaraEntry.passes!(table.game, 0);
  const alone = moved({});
  expect(alone.offers(0)).toEqual(['re-equip', 'end turn']);
  expect(passed(alone)).toEqual(['end turn']);
  expect(passed(packed(moved({}), 'rook', 'parrying-knife'))).toBeNull();
  expect(passed(moved({ remi: { at: 'b3', gear: ['parrying-knife'] } }))).toBeNull();
});
