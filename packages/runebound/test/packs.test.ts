import { arrange } from '@questwright/harness';
import { samplesOf, load, LoadError, type Json } from '@questwright/kernel';
import type { BotPart } from '../src/bot/part.ts';
import { goal } from '../src/variants/doom-track/goal.ts';
import { VARIANTS } from '../src/variants/index.ts';
import { entryFor, missingWords, words, type Goal, type Milestone, type Way } from '@questwright/messages';
import { runebound, runeboundEntry } from '@questwright/runebound';
import { expect, test } from 'vitest';
import { withTrialCards, type Adventures } from './adventures.ts';
import { DOOM } from './rules/doom-track/track.ts';
import { endgame } from './rules/endgame/last-stand.ts';

/** The Frozen Wastes, and what is played only with them. */
const ISHEIM = ['frozen-wastes', 'harsh-conditions', 'mild-conditions', 'faster-experience', 'rolling-ahead'] as const;
type Apart = readonly [one: string, other: string, rule: string];
const notInIsheim = (one: string, rule: string): Apart[] => ISHEIM.map((other) => [one, other, rule]);
/** What is never played together, in the order of the registry, and the rule that forbids it. All other pairs fit. */
const APART: readonly Apart[] = [
  ['shorter', 'longer', 'RB-VAR-01'],
  ['shorter', 'faster-experience', 'FW-GEN-05'],
  ['longer', 'faster-experience', 'FW-GEN-05'],
  ['doom-track', 'seven-scions', 'SS-GEN-03'],
  ['doom-track', 'seven-scions-cooperative', 'SS-GEN-03'],
  ['doom-track', 'cataclysm', 'CT-GEN-04'],
  ...notInIsheim('doom-track', 'FW-GEN-05'),
  ['short-quest', 'seven-scions', 'SS-GEN-02'],
  ['short-quest', 'seven-scions-cooperative', 'SS-GEN-02'],
  ['short-quest', 'cataclysm', 'CT-GEN-03'],
  ...notInIsheim('short-quest', 'FW-WIN-05'),
  ...notInIsheim('small-board', 'FW-SET-01'),
  ['seven-scions', 'cataclysm', 'CT-GEN-04'],
  ...notInIsheim('seven-scions', 'FW-GEN-05'),
  ['seven-scions-cooperative', 'cataclysm', 'CT-GEN-04'],
  ...notInIsheim('seven-scions-cooperative', 'FW-GEN-05'),
  ...notInIsheim('cataclysm', 'FW-GEN-05'),
  ...ISHEIM.flatMap((one): Apart[] => [
    ...(one === 'harsh-conditions' ? ([[one, 'mild-conditions', 'FW-VAR-07']] as const) : []),
    [one, 'legends-in-the-market', 'FW-GEN-05'],
    [one, 'heroes-of-isheim', 'FW-SET-19'],
    [one, 'traps-and-terrors', 'FW-CMP-13'],
    [one, 'beasts-and-bandits', 'FW-CMP-13'],
  ]),
];
const needsOf = (id: string): readonly string[] => runebound.packs.find((pack) => pack.id === id)!.needs ?? [];

test('variants load alone, in pairs and all together', { timeout: 60_000 }, () => {
  const sets = samplesOf(runebound);
  const ids = runebound.packs.map(({ id }) => id);
  const pairs = ids.flatMap((one, at) => ids.slice(at + 1).map((other) => [one, other] as const));
  const together = ([one, other]: readonly [string, string]): boolean =>
    sets.some((set) => set.includes(one) && set.includes(other));
  expect(sets).toContainEqual([]);
  expect(ids.filter((id) => !sets.some((set) => set.includes(id)))).toEqual([]);
  const apart = pairs.filter((pair) => !together(pair));
  expect(apart).toEqual(APART.map(([one, other]) => [one, other]));
  // Of the greatest sets none can take another switch.
  expect(Math.max(...sets.map((set) => set.length))).toBeGreaterThan(7);
  for (const packs of sets) expect(load(runebound, { packs }).packs).toHaveLength(packs.length);
});

test.each(APART)('%s is not played with %s, by %s', (one, other, rule) => {
  for (const pair of [
    [one, other],
    [other, one],
  ]) {
    const problems = problemsOf([...new Set(pair.flatMap((id) => [...needsOf(id), id]))]);
    expect(problems.length).toBeGreaterThan(0);
    for (const problem of problems) expect(problem).toMatch(new RegExp(`cannot be played with .*\\(${rule}\\)$`));
  }
});
function problemsOf(packs: readonly string[]): readonly string[] {
  try {
    load(runebound, { packs });
    return [];
  } catch (error) {
    if (error instanceof LoadError) return error.problems;
    throw error;
  }
}

test('everything that can be asked, offered or named has words', { timeout: 60_000 }, () => {
  expect(missingWords(runeboundEntry)).toEqual([]);
});

test('every box says how it is played, a paragraph a line', () => {
  const say = words(entryFor(runeboundEntry, []).messages);
  const boxes = VARIANTS.filter(({ pack: { kind, needs = [] } }) => kind === 'pack' || needs.length > 0);
  expect(boxes.length).toBeGreaterThan(5);
  for (const { pack } of boxes) {
    const lines = say({ key: `pack.${pack.id}.how`, with: {} }).split('\n');
    expect([pack.id, lines.length > 2, lines.every((line) => /^[A-Z][A-Z ]{4,}/.test(line))]).toEqual([
      pack.id,
      true,
      true,
    ]);
  }
});

test('every message can be said', () => {
  const { messages } = entryFor(
    runeboundEntry,
    runebound.packs.map(({ id }) => id),
  );
  const say = words(messages);
  // What is not given can be given; a text that is no message at all cannot be said.
  const broken = Object.keys(messages).filter((key) => say({ key, with: {} }) === `<${key}>`);
  expect(broken).toEqual([]);
});

/** The questions that bots are given answers to, but that nobody is ever asked. */
function answersToNothing(packs: readonly string[], { answers = {} }: BotPart): string[] {
  const { procs } = load(runebound, { packs });
  const named = Object.entries(answers).flatMap(([proc, steps]) =>
    Object.keys(steps).map((step) => [proc, step] as const),
  );
  return named
    .filter(([proc, step]) => {
      const found = procs.get(proc)?.steps.get(step);
      return found === undefined || (found.ask === null && found.window === null);
    })
    .map(([proc, step]) => `${proc}/${step}`);
}

test('bots have answers only to what is asked', async () => {
  for (const { pack, bot } of VARIANTS) {
    expect(answersToNothing([...(pack.needs ?? []), pack.id], (await bot?.()) ?? {}), pack.id).toEqual([]);
  }
  const misspelt = { answers: { 'adventure stp': { toll: () => 'pay' }, knockout: { 'nearest town': () => 'pass' } } };
  expect(answersToNothing([], misspelt)).toEqual(['adventure stp/toll']);
});

test('the Endgame of the Doom Track leaves out what wins only before it', () => {
  const way = (id: string): Way => ({ id, text: { key: id, with: {} }, rule: 'RB-OBJ-05' });
  const milestone = (id: string, counts: string | null): Milestone => ({ ...way(id), way: counts, need: 1, has: [] });
  const base: Goal = {
    wins: [way('kill'), way('runes')],
    loses: [],
    milestones: [milestone('runes', 'runes'), milestone('experience', null)],
  };
  const told = (at: Adventures): Goal =>
    goal(
      { content: new Map(), view: at.view(0), value: (name, ...about) => at.value(name as never, ...about) as Json },
      base,
    );
  const ids = (all: readonly { id: string }[]): string[] => all.map(({ id }) => id);
  const before = told(
    arrange(withTrialCards, {
      seats: 2,
      packs: DOOM,
      at: 'game/turn > turn/market step',
      locals: { turn: { seat: 0 } },
      rest: 'heroes',
    }),
  );
  expect(ids(before.wins)).toEqual(['kill', 'runes', 'reds', 'comparison']);
  expect(ids(before.milestones)).toEqual(['runes', 'experience', 'reds', 'doom']);
  const within = told(endgame());
  expect(within.wins.map(({ id, rule }) => `${id} ${rule}`)).toEqual([
    'kill RB-DOOM-23',
    'reds RB-DOOM-31',
    'comparison RB-DOOM-29',
  ]);
  expect(ids(within.milestones)).toEqual(['experience', 'reds', 'doom']);
});
