/** What a new table is to be, and what speaks against it. */

import type { TableBody } from '@questwright/protocol';
import type { OfferedGame, OfferedPack } from '../net/requests.ts';
import { t } from '../words.ts';

/** `me`, `open`, `friend`, or the name of a bot after `bot:`. */
export type SeatChoice = string;
export interface Setup {
  game: string;
  seats: readonly SeatChoice[];
  packs: readonly string[];
  public: boolean;
  name: string;
}

/** The reader and one bot, or as many as the game wants. */
export function firstSetup({ id, seats, bots }: OfferedGame): Setup {
  const bot = bots[0];
  const other = bot === undefined ? 'open' : `bot:${bot}`;
  const more = Math.max(0, Math.max(seats.min, Math.min(seats.max, 3)) - 1);
  return { game: id, seats: ['me', ...Array.from({ length: more }, () => other)], packs: [], public: false, name: '' };
}

/** Variants that cannot be played together, or not alone; each as a sentence. */
export function conflicts(packs: readonly OfferedPack[], chosen: readonly string[]): string[] {
  const taken = packs.filter(({ id }) => chosen.includes(id));
  const titleOf = (id: string): string => packs.find((pack) => pack.id === id)?.title ?? id;
  const against = taken.flatMap((one, i) =>
    taken
      .slice(i + 1)
      .filter((other) => one.excludes.includes(other.id) || other.excludes.includes(one.id))
      .map((other) => t('new.conflict', { one: one.title, other: other.title })),
  );
  const lacking = taken.flatMap((one) =>
    one.needs.filter((id) => !chosen.includes(id)).map((id) => t('new.lacks', { one: one.title, other: titleOf(id) })),
  );
  return [...against, ...lacking];
}

export const problemsOf = (setup: Setup, { packs }: OfferedGame): string[] => [
  ...(setup.seats.includes('me') ? [] : [t('new.nobody')]),
  ...conflicts(packs, setup.packs),
];

/** Whether nobody else has to come first. */
export const isComplete = ({ seats }: Setup): boolean =>
  seats.every((seat) => seat === 'me' || seat.startsWith('bot:'));

export function bodyOf({ game, seats, packs, public: open, name }: Setup): TableBody {
  return {
    game,
    seats: seats.map((seat) =>
      seat.startsWith('bot:')
        ? { kind: 'bot', bot: seat.slice('bot:'.length) }
        : { kind: seat as 'me' | 'open' | 'friend' },
    ),
    packs: [...packs],
    public: open,
    ...(name.trim() === '' ? {} : { name: name.trim() }),
  };
}
