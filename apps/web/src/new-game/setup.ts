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

/** The rule that keeps two apart; null when they may be played together. */
function whyApart(one: OfferedPack, other: OfferedPack): string | null {
  const said = (by: OfferedPack, of: OfferedPack) => by.excludes.find(({ pack }) => pack === of.id)?.rule;
  const kin = one.family !== null && one.family.name === other.family?.name ? one.family.rule : null;
  return said(one, other) ?? said(other, one) ?? kin;
}

/** A pack with all that it needs, and what those need. */
function withNeeds(id: string, packs: readonly OfferedPack[]): string[] {
  const all = new Set([id]);
  for (const one of all) for (const need of packs.find((pack) => pack.id === one)?.needs ?? []) all.add(need);
  return [...all];
}

/** The packs when one is taken, with what it needs; or put back, with those that need it. */
export const packsWith = (packs: readonly OfferedPack[], chosen: readonly string[], id: string, taken: boolean) =>
  taken
    ? [...new Set([...chosen, ...withNeeds(id, packs)])]
    : chosen.filter((one) => !withNeeds(one, packs).includes(id));

/** What speaks against a variant beside those that are chosen, each as a sentence with its rule. One that is not chosen yet
 *  would bring what it needs. */
export function conflictsOf(pack: OfferedPack, packs: readonly OfferedPack[], chosen: readonly string[]): string[] {
  const isChosen = chosen.includes(pack.id);
  const titleOf = (id: string): string => packs.find((one) => one.id === id)?.title ?? id;
  const coming = isChosen ? [pack] : packs.filter(({ id }) => withNeeds(pack.id, packs).includes(id));
  const others = packs.filter(({ id }) => chosen.includes(id) && !coming.some((one) => one.id === id));
  const apart = others.flatMap((other) => {
    const rule = coming.map((one) => whyApart(one, other)).find((why) => why !== null);
    if (rule === undefined) return [];
    const words = { one: pack.title, other: other.title, rule };
    return [isChosen ? t('new.conflict', words) : t('new.not-with', words)];
  });
  const lacking = isChosen ? pack.needs.filter((id) => !chosen.includes(id)) : [];
  return [...apart, ...lacking.map((id) => t('new.lacks', { one: pack.title, other: titleOf(id), rule: pack.rule }))];
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
