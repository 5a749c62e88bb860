/** What a new table is to be, and what speaks against it. */

import type { Params } from '@questwright/kernel';
import { roleOptions, type ChosenRole } from '@questwright/messages';
import type { TableBody } from '@questwright/protocol';
import type { OfferedGame, OfferedPack } from '../net/requests.ts';
import { t } from '../words.ts';

export interface SeatSetup {
  /** `me`, `open`, `friend`, or the name of a bot after `bot:`. */
  who: string;
  /** Whoever sits here, where several people share the reader's screen. */
  name: string;
  /** Whom the seat plays; null: whoever comes. */
  role: ChosenRole | null;
}
export interface Setup {
  game: string;
  seats: readonly SeatSetup[];
  packs: readonly string[];
  /** What else the game wants to know, such as where it begins. */
  options: Params;
  public: boolean;
  /** How long the table waits for somebody. */
  absence: Absence;
  name: string;
}
const HOUR = 3_600_000;
/** Milliseconds by the words for them. */
export const ABSENCES = { never: null, hour: HOUR, day: 24 * HOUR, week: 168 * HOUR } as const;
export type Absence = keyof typeof ABSENCES;

const seatFor = (who: string): SeatSetup => ({ who, name: '', role: null });

/** The next one at the table: a bot where the game has one. */
export const nextSeat = ({ bots }: OfferedGame): SeatSetup =>
  seatFor(bots[0] === undefined ? 'open' : `bot:${bots[0]}`);

export const recommendedOf = ({ packs }: OfferedGame): string[] =>
  packs.flatMap(({ id, recommended }) => (recommended === null ? [] : [id]));

const USUAL = 3;
/** The reader and two more, or as many as the game wants; the packs that a link asks for, or those that are recommended. */
export function firstSetup(
  game: OfferedGame,
  packs: readonly string[] = recommendedOf(game),
  usual: number = USUAL,
): Setup {
  const { id, packs: known } = game;
  const seats = seatsFor(game, packs);
  const more = Math.max(0, Math.max(seats.min, Math.min(seats.max, usual)) - 1);
  return {
    game: id,
    seats: [seatFor('me'), ...Array.from({ length: more }, () => nextSeat(game))],
    packs: packs.filter((pack) => known.some((one) => one.id === pack)),
    options: {},
    public: false,
    absence: 'never',
    name: '',
  };
}

/** For how many a game is with these packs. */
export function seatsFor({ seats, packs }: OfferedGame, chosen: readonly string[]): OfferedGame['seats'] {
  const all = [seats, ...packs.flatMap((pack) => (chosen.includes(pack.id) && pack.seats ? [pack.seats] : []))];
  return { min: Math.max(...all.map(({ min }) => min)), max: Math.min(...all.map(({ max }) => max)) };
}

const areApart = (one: OfferedPack, other: OfferedPack): boolean =>
  one.excludes.includes(other.id) ||
  other.excludes.includes(one.id) ||
  (one.family !== null && one.family === other.family);

/** What speaks against a variant beside those that are chosen; each as a sentence. */
export function conflictsOf(pack: OfferedPack, packs: readonly OfferedPack[], chosen: readonly string[]): string[] {
  const others = packs.filter(({ id }) => id !== pack.id && chosen.includes(id));
  const titleOf = (id: string): string => packs.find((one) => one.id === id)?.title ?? id;
  return [
    ...others
      .filter((other) => areApart(pack, other))
      .map((other) =>
        chosen.includes(pack.id)
          ? t('new.conflict', { one: pack.title, other: other.title })
          : t('new.not-with', { other: other.title }),
      ),
    ...pack.needs
      .filter((id) => !chosen.includes(id))
      .map((id) => t('new.lacks', { one: pack.title, other: titleOf(id) })),
  ];
}

/** Of all that are chosen; two that contradict each other are told once. */
export function conflicts(packs: readonly OfferedPack[], chosen: readonly string[]): string[] {
  const taken = packs.filter(({ id }) => chosen.includes(id));
  return taken.flatMap((pack, i) =>
    conflictsOf(
      pack,
      packs,
      chosen.filter((id) => !taken.slice(0, i).some((before) => before.id === id && !pack.needs.includes(id))),
    ),
  );
}

/** What speaks against these packs for so many. */
export function problemsWith(game: OfferedGame, chosen: readonly string[], seats: number): string[] {
  const { min, max } = seatsFor(game, chosen);
  const fits = seats >= min && seats <= max;
  return [...(fits ? [] : [t('new.not-so-many', { min, max })]), ...conflicts(game.packs, chosen)];
}

export const problemsOf = ({ seats, packs }: Setup, game: OfferedGame): string[] => [
  ...(seats.some(({ who }) => who === 'me') ? [] : [t('new.nobody')]),
  ...problemsWith(game, packs, seats.length),
];

/** Whether nobody else has to come first. */
export const isComplete = ({ seats }: Setup): boolean =>
  seats.every(({ who }) => who === 'me' || who.startsWith('bot:'));

export function bodyOf({ game, seats, packs, options: chosen, public: open, absence, name }: Setup): TableBody {
  const waits = ABSENCES[absence];
  const options = { ...chosen, ...roleOptions(seats.map(({ role }) => role)) };
  return {
    game,
    seats: seats.map(({ who, name: called }) => {
      if (who.startsWith('bot:')) return { kind: 'bot', bot: who.slice('bot:'.length) };
      if (who !== 'me') return { kind: who as 'open' | 'friend' };
      return { kind: 'me', ...(called.trim() === '' ? {} : { name: called.trim() }) };
    }),
    packs: [...packs],
    ...(Object.keys(options).length > 0 ? { options } : {}),
    public: open,
    ...(waits === null ? {} : { absence: waits }),
    ...(name.trim() === '' ? {} : { name: name.trim() }),
  };
}
