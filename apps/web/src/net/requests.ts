/** What goes over HTTP. */

import type { Json, Message, Part, View } from '@questwright/kernel';
import type {
  Advice,
  AskedValue,
  LogLine,
  Problem,
  Replay,
  TableBody,
  TableInfo,
  Verified,
} from '@questwright/protocol';
import { Declined } from '@questwright/protocol/declined';
import { LOCALE } from '../locale.ts';

export { Declined };

export interface Guest {
  id: string;
  name: string;
  color: string;
}
export interface OfferedPack {
  id: string;
  kind: string;
  rule: string;
  title: string;
  /** What it changes, in plain words; null where there are none. */
  about: string | null;
  /** How it is played, a paragraph a line; null where nothing is to be learned. */
  how: string | null;
  /** Why it is chosen unless one asks for another game; null where it is not. */
  recommended: string | null;
  needs: string[];
  /** What it is never played with, and the rule that says so. */
  excludes: { pack: string; rule: string }[];
  /** At most one of a family is played. */
  family: { name: string; rule: string } | null;
  /** For fewer than the game without it. */
  seats: { min: number; max: number } | null;
}
export interface OfferedGame {
  id: string;
  title: string;
  seats: { min: number; max: number };
  packs: OfferedPack[];
  bots: string[];
  /** The option of the setup that says whom each seat plays; null where there is nobody to choose. */
  roles: string | null;
}
export type MyTable = TableInfo & { mine: number[] };
export type Opened = TableInfo & { invite?: string };

const KNOWN = 'questwright.guest';
/** Milliseconds. */
const LONG_WAIT = 20_000;

let hears: (told: unknown) => void = () => {};
/** From now on somebody looks through all that comes. */
export function letHear(listener: (told: unknown) => void): void {
  hears = listener;
}

async function request<T>(method: 'GET' | 'POST', url: string, body?: object): Promise<T> {
  let reply: Response;
  try {
    reply = await fetch(url, {
      method,
      headers: { 'accept-language': LOCALE, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
  } catch {
    throw new Declined({ code: 'no-connection', message: '' });
  }
  const told: unknown = await reply.json().catch(() => null);
  hears(told);
  if (reply.ok) return told as T;
  const { error } = (told ?? {}) as { error?: Problem };
  throw new Declined(error ?? { code: 'broken', message: '' });
}
const get = <T>(url: string): Promise<T> => request<T>('GET', url);
const post = <T>(url: string, body: object = {}): Promise<T> => request<T>('POST', url, body);

/** Whoever this browser is known as; a new guest if it is not known yet. */
export async function introduce(change: { name?: string } = {}): Promise<Guest> {
  const guest = await post<Guest>('/api/guest', change);
  localStorage.setItem(KNOWN, 'yes');
  return guest;
}
/** None for a browser that has never introduced itself: it need not be told so by the server. */
export const myTables = async (): Promise<MyTable[]> =>
  localStorage.getItem(KNOWN) === null ? [] : get<MyTable[]>('/api/guest/tables');
export const offeredGames = (): Promise<OfferedGame[]> => get<OfferedGame[]>('/api/games');

export const openTable = (body: TableBody): Promise<Opened> => post<Opened>('/api/tables', body);
export const tableInfo = (table: string, invite: string | null): Promise<Opened> =>
  get<Opened>(`/api/tables/${table}${invite === null ? '' : `?invite=${encodeURIComponent(invite)}`}`);
/** A table of a guided first game. */
export const openGuide = (game: string): Promise<TableInfo> => post<TableInfo>('/api/guides', { game });
/** What a good player would answer for a seat that is asked, the best first, and why. */
export const adviceFor = (table: string, seat: number): Promise<Advice> =>
  get(`/api/tables/${table}/advice?seat=${seat}`);
/** The table, and what a seat sees of it. */
export const positionFor = (table: string, seat: number): Promise<{ info: TableInfo; position: { view: View } }> =>
  get(`/api/tables/${table}/position?seat=${seat}`);
export const giveAnswer = (table: string, body: { seat: number; no: number; pick: string[] }): Promise<unknown> =>
  post(`/api/tables/${table}/answer`, body);
/** The lesson is over or left: from here on it is a game. */
export const endGuide = (table: string): Promise<TableInfo> => post(`/api/tables/${table}/end-guide`);
/** Tables that everybody may find. */
export const publicTables = (): Promise<TableInfo[]> => get<TableInfo[]>('/api/tables');
export const start = (table: string): Promise<TableInfo> => post(`/api/tables/${table}/start`);
export const join = (table: string, seat: number | null, invite: string | null): Promise<{ seat: number }> =>
  post(`/api/tables/${table}/join`, { ...(seat === null ? {} : { seat }), ...(invite === null ? {} : { invite }) });
export const chooseRole = (table: string, seat: number, role: string | null): Promise<TableInfo> =>
  post(`/api/tables/${table}/role`, { seat, role });
/** Gets up: somebody else may sit down there, and whoever got up may come back. */
export const getUp = (table: string, seat: number): Promise<void> => post(`/api/tables/${table}/leave`, { seat });
/** Keeps the seat of a bot for whoever has the invitation. */
export const keepForFriend = (table: string, seat: number): Promise<void> =>
  post(`/api/tables/${table}/free`, { seat });
export const botPlaysOn = (table: string, seat: number): Promise<void> =>
  post(`/api/tables/${table}/replace`, { seat });
/** Goes on where the last answers cannot be played again. */
export const goOnFrom = (table: string, from: number): Promise<TableInfo> =>
  post(`/api/tables/${table}/go-on`, { from });
export const resign = (table: string, seat: number): Promise<void> => post(`/api/tables/${table}/resign`, { seat });
export const rematch = (table: string): Promise<TableInfo> => post(`/api/tables/${table}/rematch`);

/** Gives the number of the report. */
export const reportProblem = async (
  table: string,
  { text, rule, seat }: { text: string; rule: string; seat: number | null },
): Promise<string> => {
  const body = { text, ...(rule === '' ? {} : { rule }), seat };
  return (await post<{ report: string }>(`/api/tables/${table}/report`, body)).report;
};

const seatWord = (seat: number | null): string => (seat === null ? 'none' : String(seat));
export const passage = (table: string, seat: number | null, from: number, most: number): Promise<Replay> =>
  get(`/api/tables/${table}/replay?seat=${seatWord(seat)}&from=${from}&most=${most}`);
/** How far a running game is, as soon as it is further than this, or after a while. */
export const progress = async (
  table: string,
  seat: number | null,
  since: number,
): Promise<Pick<TableInfo, 'seq' | 'status'>> => {
  const address = `/api/tables/${table}/position?seat=${seatWord(seat)}&since=${since}&wait=${LONG_WAIT}`;
  return (await get<{ info: TableInfo }>(address)).info;
};
/** A page of the log: lines after one, or with -1 from the beginning. */
export const logAfter = (table: string, seat: number | null, after: number): Promise<LogLine[]> =>
  get(`/api/tables/${table}/log?seat=${seatWord(seat)}${after < 0 ? '' : `&after=${after}`}`);
export const pastValues = async (
  table: string,
  asked: { seat: number | null; seq: number; of: AskedValue[] },
): Promise<Json[]> => (await post<{ values: Json[] }>(`/api/tables/${table}/at/values`, asked)).values;
export const pastExplain = (
  table: string,
  asked: { seat: number | null; seq: number; of: AskedValue },
): Promise<{ value: Json; parts: Part[] }> => post(`/api/tables/${table}/at/explain`, asked);
/** What a bot thought when it was asked after so many entries; and what decided a game that is over. */
export const thoughtOf = (table: string, seat: number | null, of: number, seq: number): Promise<ToldOfBots[]> =>
  get(`/api/tables/${table}/thought?seat=${seatWord(seat)}&of=${of}&seq=${seq}`);
export const turningPoints = (table: string, seat: number | null): Promise<ToldOfBots[]> =>
  get(`/api/tables/${table}/turning-points?seat=${seatWord(seat)}`);
export interface ToldOfBots {
  /** The moment that it is about. */
  seq: number | null;
  message: Message;
}
export const gameFile = (table: string, seat: number | null): Promise<object> =>
  get(`/api/tables/${table}/file?seat=${seatWord(seat)}`);
export const verifyFile = (file: object): Promise<Verified> => post('/api/files/verify', file);
export const bringFile = (file: object): Promise<TableInfo> => post('/api/files', file);

export const tableAddress = (table: string): string => `/t/${table}`;
