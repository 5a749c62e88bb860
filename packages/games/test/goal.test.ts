/** Every game says what wins, with every pack; a pack that changes it says so. */

import { begin, load, look, samplesOf, view, type Json, type Loaded, type World } from '@questwright/kernel';
import {
  entryFor,
  goalInWords,
  milestonesInWords,
  telling,
  words,
  type GameEntry,
  type Goal,
} from '@questwright/messages';
import { describe, expect, test } from 'vitest';
import { GAMES } from '../src/index.ts';

interface Told {
  goal: Goal;
  text: string[];
  problems: string[];
}

/** At the first question; before the game, where there are no seats. */
function goalOf(entry: GameEntry, packs: readonly string[], seats: number | null): Told {
  const made = entryFor(entry, packs);
  const loaded: Loaded<World> = load(entry.definition, { packs });
  const content = new Map([...loaded.content].map(([id, one]) => [id, one.content]));
  const game = seats === null ? null : begin(loaded, { seats, seed: 'a goal' });
  const goal = made.goal!(
    game === null
      ? { content }
      : {
          content,
          view: view(loaded, game, null),
          value: (name, ...about) =>
            look(loaded, game, (t) => t.value(name, ...(about as [unknown?, unknown?])) as Json),
        },
  );
  const say = words(made.messages);
  const tell = telling(say, {});
  const messages = [...goal.wins, ...goal.loses, ...goal.milestones].map(({ text }) => text);
  const problems = messages.flatMap((message) => say.problem(message) ?? []);
  return { goal, text: [...goalInWords(tell, goal), ...milestonesInWords(tell, goal)], problems };
}
/** The fewest that may play with these packs, and two. */
const seatsOf = (entry: GameEntry, packs: readonly string[]): number[] => [
  ...new Set([load(entry.definition, { packs }).seats.min, 2]),
];
/** As it is shown, and by which rules. */
const shown = ({ goal, text }: Told): string =>
  JSON.stringify([text, [...goal.wins, ...goal.loses, ...goal.milestones].map(({ rule }) => rule)]);

describe.each(GAMES.map((entry) => [entry.definition.id, entry] as const))('%s', (_, entry) => {
  const packs = entry.definition.packs.map(({ id }) => id);
  /** A pack with what it needs. */
  const withNeeds = (id: string): string[] => samplesOf(entry.definition, [id])[0]!;
  const samples = ['', ...packs].map((id) => ({ name: id || 'no pack', on: id === '' ? [] : withNeeds(id) }));
  const without = new Map(seatsOf(entry, []).map((seats) => [seats, goalOf(entry, [], seats)]));
  const cited = new Set(
    [...without.values()].flatMap(({ goal }) => [...goal.wins, ...goal.loses].map(({ rule }) => rule)),
  );

  test.each(samples)('$name: there is a way to win, in words and by a rule', ({ on }) => {
    for (const seats of [null, ...seatsOf(entry, on)]) {
      const { goal, text, problems } = goalOf(entry, on, seats);
      expect(problems).toEqual([]);
      expect(text[0]).toMatch(/^What wins: .{5,}\.$/);
      const ways = [...goal.wins, ...goal.loses].map(({ id }) => id);
      expect(new Set(ways).size).toBe(ways.length);
      for (const { way, has } of goal.milestones) {
        expect([...ways, null]).toContain(way);
        expect(has.map(({ seat }) => seat)).toEqual(
          has.length === 1 && has[0]!.seat === null ? [null] : Array.from({ length: seats ?? 0 }, (_none, n) => n),
        );
      }
    }
  });

  test.each(packs)('%s: whoever overrides a rule of the goal says so', (id) => {
    const { edits } = entry.definition.packs.find((one) => one.id === id)!;
    const changes = edits.some(({ overrides = [] }) => overrides.some((rule) => cited.has(rule)));
    const differs = seatsOf(entry, withNeeds(id)).some(
      (seats) => shown(goalOf(entry, withNeeds(id), seats)) !== shown(without.get(seats)!),
    );
    expect(differs || !changes).toBe(true);
  });

  test.each(samples)('$name: every end that has words is a way of the goal', ({ name, on }) => {
    // A pack that says what wins instead leaves the words of the others unused.
    const pack = (entry.extensions ?? []).find((one) => one.pack.id === name);
    const ends = Object.keys(pack?.words['en'] ?? entry.messages).filter((key) => key.startsWith('how.'));
    const ways = seatsOf(entry, on).flatMap((seats) => {
      const { wins, loses } = goalOf(entry, on, seats).goal;
      return [...wins, ...loses].map(({ id }) => `how.${id}`);
    });
    expect(ends.filter((key) => !ways.includes(key))).toEqual([]);
  });
});

test('the goal of Runebound, and how a quest changes it', () => {
  const runebound = GAMES.find(({ definition }) => definition.id === 'runebound')!;
  expect(goalOf(runebound, [], null).text).toEqual([
    'What wins: three Dragon Runes or the death of High Lord Margath.',
  ]);
  expect(goalOf(runebound, ['short-quest'], 2).text[0]).toBe(
    'What wins: one Dragon Rune or the death of High Lord Margath.',
  );
  expect(goalOf(runebound, ['doom-track'], 1).text).toEqual([
    'What wins: three Dragon Runes, the death of High Lord Margath, or three red Challenges in the Endgame.',
    'What loses: falling in the Endgame, as you are alone.',
    expect.stringMatching(/^Dragon Runes: \S+.* 0 of 3$/),
    expect.stringMatching(/^experience counters: \S+.* 0$/),
    expect.stringMatching(/^red Challenges: \S+.* 0 of 3$/),
    'doom counters before the Endgame: 0 of 8',
  ]);
});
