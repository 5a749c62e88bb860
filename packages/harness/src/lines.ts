/** Counts the ways a game can go, and writes down one of them. */

import {
  answers,
  clone,
  play,
  reopen,
  type Definition,
  type Event,
  type Game,
  type GameFile,
  type Loaded,
  type Seat,
  type World,
} from '@questwright/kernel';

/** The number of different runs of answers of a given length. Games that are over earlier count once. */
export function countLines<W extends World>(loaded: Loaded<W>, game: Game<W>, depth: number): number {
  if (depth === 0 || game.over) return 1;
  const { offers, given, no } = game.pending!;
  const offer = offers.find((one) => one.asked && !given.some((g) => g.seat === one.seat))!;
  let lines = 0;
  for (const pick of answers(offer)) {
    const next = clone(loaded, game);
    play(loaded, next, offer.seat, { no, pick });
    lines += countLines(loaded, next, depth - 1);
  }
  return lines;
}

export interface Told {
  events: readonly Event[];
  seat: Seat;
  pick: readonly string[];
  game: Game;
}

/** A whole game as text, answer by answer; the words come from the caller. */
export function playthrough<W extends World>(
  definition: Definition<W>,
  file: GameFile,
  tell: (told: Told) => readonly string[],
): string {
  const lines: string[] = [];
  reopen(definition, file, {
    onEntry: (entry, events, record) => {
      if ('keep' in entry) lines.push(`(back to answer ${entry.keep})`);
      else lines.push(...tell({ events, seat: entry.seat, pick: entry.pick, game: record.game }));
    },
  });
  return `${lines.join('\n')}\n`;
}
