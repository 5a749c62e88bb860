/** Tables in lists: what they are called, and how they stand. */

import { winnersIn } from '@questwright/kernel';
import type { SeatInfo, TableInfo } from '@questwright/protocol';
import { botIn } from '@questwright/messages';
import type { MyTable } from '../net/requests.ts';
import { t } from '../words.ts';

export const playerIn = ({ kind, name }: SeatInfo): string => (kind === 'bot' ? t('seat.bot', botIn(name)) : name);

/** Its own name, or those of the people around it. */
export function nameOf({ name, seats }: TableInfo): string {
  if (name !== '') return name;
  const people = seats.filter(({ kind }) => kind === 'guest').map(playerIn);
  const bots = seats.filter(({ kind }) => kind === 'bot').length;
  return [...new Set(people), ...(bots > 0 ? [t('lobby.bots', { number: bots })] : [])].join(', ');
}

export const isMyTurn = ({ status, waitsFor, mine }: MyTable): boolean =>
  status === 'playing' && waitsFor.some((seat) => mine.includes(seat));

export const freeSeats = ({ seats }: TableInfo): number => seats.filter(({ kind }) => kind === 'open').length;

/** How it ended, for those who hold these seats. */
export function resultOf(table: TableInfo, mine: readonly number[]): string {
  const winners = winnersIn(table.result).filter((seat) => table.seats[seat] !== undefined);
  if (winners.length === 0) return t('lobby.over');
  if (winners.some((seat) => mine.includes(seat))) return t('lobby.you-won');
  return t('lobby.won', { who: [...new Set(winners.map((seat) => playerIn(table.seats[seat]!)))].join(', ') });
}

/** Whose move it is, in words. */
export function stateOf(table: TableInfo, mine: boolean): string {
  const { status, seats, waitsFor } = table;
  if (status === 'gathering') {
    const taken = seats.filter(({ kind }) => kind === 'guest' || kind === 'bot').length;
    return t('lobby.gathering', { taken, all: seats.length });
  }
  if (status === 'over' || status === 'closed') return t('lobby.over');
  if (mine) return t('front.your-turn');
  return t('front.others-turn', { who: [...new Set(waitsFor.map((seat) => playerIn(seats[seat]!)))].join(', ') });
}

/** Those that wait for the reader first, then those that go on, then those that gather; the latest first. */
export function inOrder(tables: readonly MyTable[]): MyTable[] {
  const rank = (table: MyTable): number => (isMyTurn(table) ? 0 : table.status === 'playing' ? 1 : 2);
  return tables.toSorted((one, other) => rank(one) - rank(other) || other.updated - one.updated);
}

const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** How long ago something was, roughly. */
export function ago(at: number, now: number = Date.now()): string {
  const format = new Intl.RelativeTimeFormat(document.documentElement.lang, { numeric: 'auto' });
  const [unit, size] = UNITS.find(([, one]) => now - at >= one) ?? ['minute', 60_000];
  return format.format(-Math.floor((now - at) / size), unit);
}
