/** What a bot thought, as messages. */

import {
  elementOf,
  labelOf,
  type Game,
  type Json,
  type Loaded,
  type Message,
  type Seat,
  type World,
} from '@questwright/kernel';
import type { Found } from './search.ts';

const MOST_LINES = 3;

/** Its answer with the chance to win, and what else it considered. The game is the one that was thought about. */
export function explain<W extends World>(loaded: Loaded<W>, game: Game<W>, seat: Seat, found: Found): Message[] {
  const { pick, lines, iterations, stopped } = found;
  const answer = answerIn(loaded, game, seat, pick);
  const [best, ...others] = lines;
  if (best === undefined) return [{ key: 'bot.at-once', with: { answer } }];
  const key = stopped === null ? 'bot.chosen' : 'bot.stopped';
  const messages: Message[] = [{ key, with: { answer, percent: percent(best.value), iterations } }];
  for (const { pick: other, value, visits } of others.slice(0, MOST_LINES)) {
    const considered = answerIn(loaded, game, seat, other);
    messages.push({ key: 'bot.line', with: { answer: considered, percent: percent(value), visits } });
  }
  return messages;
}
/** The same for whoever asks what they might do. */
export function advise<W extends World>(
  loaded: Loaded<W>,
  game: Game<W>,
  seat: Seat,
  { pick, lines }: Found,
): Message[] {
  const answer = answerIn(loaded, game, seat, pick);
  const [best, ...others] = lines;
  if (best === undefined) return [{ key: 'advice.plain', with: { answer } }];
  // Whoever plays alone wins in the end: that each choice does says nothing.
  if (lines.every(({ value }) => percent(value) === 100)) {
    return [
      { key: 'advice.certain', with: { answer } },
      ...others.slice(0, MOST_LINES).map(({ pick: other }): Message => {
        return { key: 'advice.also', with: { answer: answerIn(loaded, game, seat, other) } };
      }),
    ];
  }
  return [
    { key: 'advice.best', with: { answer, percent: percent(best.value) } },
    ...others.slice(0, MOST_LINES).map(({ pick: other, value }): Message => {
      return { key: 'advice.other', with: { answer: answerIn(loaded, game, seat, other), percent: percent(value) } };
    }),
  ];
}
const percent = (value: number): number => Math.round(100 * value);

/** An answer as the game says it: an option, or the elements of a form. */
export function answerIn<W extends World>(loaded: Loaded<W>, game: Game<W>, seat: Seat, pick: readonly string[]): Json {
  const [first, ...elements] = pick;
  const { rule: _, ...label } = labelOf(loaded, game, seat, first!);
  if (elements.length === 0) return label as unknown as Json;
  return [label, ...elements.map((element) => elementOf(loaded, game, seat, first!, element))] as unknown as Json;
}
