/** The messages of a socket and the bodies of requests, each with its limits. docs/protocol.md explains them. */

import type { Event, Json, Message, Params, Part, Refusal, Told, View } from '@questwright/kernel';
import { z } from 'zod';
import type { Delta } from './delta.ts';

export const LIMITS = {
  /** Bytes of a message or body; only a game file may be larger. */
  message: 16_384,
  file: 8_388_608,
  name: 40,
  chat: 500,
  note: 10_000,
  report: 2_000,
  /** Milliseconds: a minute, thirty days. */
  absence: { min: 60_000, max: 2_592_000_000 },
} as const;

const ID = /^[\w-]{1,40}$/;
const id = z.string().regex(ID);
const table = id;
const seat = z.int().min(0).max(15);
const word = z.string().min(1).max(200);
const name = z
  .string()
  .trim()
  .min(1)
  .max(LIMITS.name)
  .regex(/^[^\p{Cc}\p{Cf}\p{Cs}]+$/u);
/** What is kept as it was said: not every store keeps a NUL or half a pair of surrogates. */
const text = (most: number) =>
  z
    .string()
    .max(most)
    .regex(/^[^\0\p{Cs}]*$/u);
const color = z.string().regex(/^#[0-9a-f]{6}$/);

const about = z.union([z.null(), z.boolean(), z.number(), z.string().max(200)]);
const asked = z.tuple([z.string().min(1).max(60)], about).check(z.maxLength(3));
export type AskedValue = z.infer<typeof asked>;

// ---- what a socket says ----

export const clientMessage = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('hello'), protocol: z.int() }),
  /** From now on, everything that this seat (or with null a spectator) may see of a table. `seq` is what the client has. */
  z.strictObject({ type: z.literal('watch'), table, seat: seat.nullable(), seq: z.int().min(0).optional() }),
  z.strictObject({ type: z.literal('unwatch'), table, seat: seat.nullable() }),
  z.strictObject({
    type: z.literal('answer'),
    id,
    table,
    seat,
    no: z.int().min(0),
    pick: z.array(word).min(1).max(64),
  }),
  /** Takes back answers until `keep` are left. */
  z.strictObject({ type: z.literal('undo'), id, table, seat, keep: z.int().min(0) }),
  z.strictObject({ type: z.literal('redo'), id, table, seat }),
  z.strictObject({ type: z.literal('vote'), id, table, seat, motion: z.int(), agree: z.boolean() }),
  z.strictObject({ type: z.literal('chat'), id, table, text: text(LIMITS.chat).trim().min(1) }),
  /** Why an option, or what begins like one, is not on offer. */
  z.strictObject({ type: z.literal('why'), id, table, seat, about: word }),
  /** Named values of the rules, such as the Body of a Hero with all that lies on it: name, of what, and of what else. */
  z.strictObject({ type: z.literal('values'), id, table, seat: seat.nullable(), of: z.array(asked).min(1).max(300) }),
  /** One of them, and everything that makes it so. */
  z.strictObject({ type: z.literal('explain'), id, table, seat: seat.nullable(), of: asked }),
  /** How far whoever watches has come: bots that play for people do not run ahead of their eyes. */
  z.strictObject({ type: z.literal('seen'), table, seat: seat.nullable(), seq: z.int().min(0) }),
  z.strictObject({ type: z.literal('ping'), id }),
]);
export type ClientMessage = z.infer<typeof clientMessage>;

const isWhole = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;

/** Whether this is an answer, by the same rules as the schema: nearly all that sockets say is one, and the schema takes longer
 *  than the game does. What it does not know for an answer, the schema must judge. */
export function isAnswer(value: unknown): value is Extract<ClientMessage, { type: 'answer' }> {
  if (typeof value !== 'object' || value === null) return false;
  const said = value as Record<string, unknown>;
  if (said['type'] !== 'answer' || Object.keys(said).length !== 6) return false;
  const { id, table, seat, no, pick } = said;
  if (typeof id !== 'string' || !ID.test(id) || typeof table !== 'string' || !ID.test(table)) return false;
  if (!isWhole(seat) || seat > 15 || !isWhole(no) || !Array.isArray(pick)) return false;
  if (pick.length < 1 || pick.length > 64) return false;
  return pick.every((one) => typeof one === 'string' && one.length >= 1 && one.length <= 200);
}

// ---- what requests carry ----

export const guestBody = z.strictObject({ name: name.optional(), color: color.optional() });
export const seatBody = z.discriminatedUnion('kind', [
  /** With a name: several people at one screen. */
  z.strictObject({ kind: z.literal('me'), name: name.optional() }),
  z.strictObject({ kind: z.literal('open') }),
  z.strictObject({ kind: z.literal('friend') }),
  z.strictObject({ kind: z.literal('bot'), bot: id.optional() }),
]);
const plain = z.union([z.null(), z.boolean(), z.number(), z.string()]);
/** Lists and records within each other, so deep: whoever looks at what is deeper may run out of stack. */
const nested = (deep: number): z.ZodType<Json> =>
  deep === 0 ? plain : z.union([plain, z.array(nested(deep - 1)), z.record(z.string(), nested(deep - 1))]);

export const tableBody = z.strictObject({
  game: id,
  name: name.optional(),
  packs: z.array(id).max(40).optional(),
  options: z.record(id, nested(3)).optional(),
  seats: z.array(seatBody).min(1).max(16),
  public: z.boolean().optional(),
  sameDice: z.boolean().optional(),
  /** Whether players may ask what a good player would do, also against each other; left out: yes. */
  hints: z.boolean().optional(),
  /** Milliseconds after which the host may let a bot play for somebody whom the game waits for; left out: never. */
  absence: z.int().min(LIMITS.absence.min).max(LIMITS.absence.max).optional(),
});
export type TableBody = z.infer<typeof tableBody>;
export const guideBody = z.strictObject({ game: id });
export const joinBody = z.strictObject({ seat: seat.optional(), invite: id.optional() });
/** Whom a seat plays, before the game; null: whoever comes. */
export const roleBody = z.strictObject({ seat, role: id.nullable() });
/** Keeps a bot's seat for a friend, while the game goes on. */
export const freeBody = z.strictObject({ seat });
export const replaceBody = z.strictObject({ seat, bot: id.optional() });
/** Goes on after so many entries where those after them cannot be played again. */
export const goOnBody = z.strictObject({ from: z.int().min(0) });
export const answerBody = z.strictObject({
  seat,
  no: z.int().min(0),
  pick: z.array(word).min(1).max(64),
});
export const undoBody = z.strictObject({ seat, keep: z.int().min(0) });
export const redoBody = z.strictObject({ seat });
export const voteBody = z.strictObject({ seat, motion: z.int(), agree: z.boolean() });
export const chatBody = z.strictObject({ text: text(LIMITS.chat).trim().min(1) });
export const muteBody = z.strictObject({ guest: id, muted: z.boolean() });
export const noteBody = z.strictObject({ text: text(LIMITS.note) });
/** Values of the rules at a moment of the past, or what made one of them so. */
export const pastValuesBody = z.strictObject({
  seat: seat.nullable(),
  seq: z.int().min(0),
  of: z.array(asked).min(1).max(300),
});
export const pastExplainBody = z.strictObject({ seat: seat.nullable(), seq: z.int().min(0), of: asked });
export const reportBody = z.strictObject({
  text: text(LIMITS.report).trim().min(1),
  rule: text(40).optional(),
  seat: seat.nullable().optional(),
});

// ---- what the server says ----

export interface ToldForm {
  choice: string;
  label: Told;
  elements: Record<string, Message>;
}
/** What a seat is asked, in words; the options themselves are in the view's decision. */
export interface ToldOffer {
  prompt: Told;
  options: Record<string, Told>;
  forms: ToldForm[];
}
export type SeenEvent = Omit<Event, 'only'>;
/** Words and cards that are secret until something names them: no client has them before. They come with what names them. */
export interface Revealed {
  words: Record<string, string>;
  content: Record<string, Json>;
}

export interface SeatInfo {
  kind: 'open' | 'friend' | 'guest' | 'bot';
  /** Whoever sits there; null while nobody does. */
  guest: string | null;
  bot: string | null;
  name: string;
  color: string;
  resigned: boolean;
  /** Whoever sat there before, and may come back by joining; null for nobody. */
  before: string | null;
  here: boolean;
}
/** Something that the table votes on: taking back answers past a roll or somebody else's answer. */
export interface Motion {
  id: number;
  by: number;
  keep: number;
  agreed: number[];
}
export type TableStatus = 'gathering' | 'playing' | 'over' | 'closed';
/** What everybody may know of a table. */
export interface TableInfo {
  id: string;
  game: string;
  name: string;
  packs: string[];
  /** How it is set up, such as whom each seat plays. */
  options: Params;
  public: boolean;
  sameDice: boolean;
  /** Milliseconds that the game waits for somebody before the host may let a bot play for them; null: for ever. */
  absence: number | null;
  /** Whether players may ask for advice, also where several people play. */
  hints: boolean;
  /** What everybody should know before sitting down: the game came as a file; one person knew all of it before others came; it is a
   *  lesson, whose dice and cards are laid out. */
  marks: ('file' | 'alone' | 'guide')[];
  /** The entries after `from` cannot be played again with these rules: nothing is answered before somebody at the table says to
   *  go on from there. Null where all is well. */
  goOn: { from: number; lost: number } | null;
  status: TableStatus;
  host: string;
  seats: SeatInfo[];
  /** Seats the game waits for, and since when, in milliseconds of the server's clock. */
  waitsFor: number[];
  since: number[];
  motion: Motion | null;
  rematch: string | null;
  seq: number;
  /** How many answers count, and from where on taking back is free. */
  line: number;
  freeUndo: number;
  mayRedo: boolean;
  result: Json;
  created: number;
  updated: number;
  spectators: number;
}
/** What of a table changes with every answer. */
export type Progress = Pick<TableInfo, 'waitsFor' | 'since' | 'line' | 'freeUndo' | 'mayRedo' | 'updated'>;
export interface ChatLine {
  n: number;
  guest: string;
  name: string;
  text: string;
  at: number;
}
/** A line of the log: an answer and what came of it, or that answers were taken back. */
export interface LogLine {
  seq: number;
  seat: number | null;
  /** Answers that count after this; with `undone`, this one does not count any more. */
  line: number;
  undone: boolean;
  takesBack: boolean;
  events: SeenEvent[];
  revealed?: Revealed;
}

/** What a good player would answer to a question, and why: the best first, then what else was considered, or what would follow. */
export interface Advice {
  no: number;
  pick: readonly string[];
  /** What it would answer to the next questions, as far as that can be foreseen. */
  then: readonly (readonly string[])[];
  messages: readonly Message[];
  revealed?: Revealed;
}

export interface Position {
  table: string;
  seat: number | null;
  seq: number;
  view: View;
  offer: ToldOffer | null;
  revealed?: Revealed;
}
/** A passage of a game as one viewer saw it: a position, and what each entry after it changed. */
export interface Replay {
  /** How many entries there are. */
  last: number;
  position: Position;
  steps: { seq: number; view: Delta; log: LogLine; revealed?: Revealed }[];
}
/** A game file that was played again to its last answer, every hash of it checked. */
export interface Verified {
  game: string;
  seats: number;
  /** Answers and undos. */
  entries: number;
  over: boolean;
  /** Null when it was played from the deal. Else the position after so many entries is only what the file says. */
  from: number | null;
  /** The last link of its chain; null for a game without answers. */
  hash: string | null;
}
export type ServerMessage =
  /** `build` names the client that the server has; null where it has none. */
  | { type: 'welcome'; protocol: number; build: string | null; guest: string; name: string; color: string }
  | ({ type: 'position' } & Position & { missed: LogLine[] })
  | {
      type: 'change';
      table: string;
      seat: number | null;
      /** The view before, by its number; a client that has another one asks to watch again. */
      from: number;
      seq: number;
      view: Delta;
      offer: ToldOffer | null;
      log: LogLine | null;
      /** What is new of the table's info besides `seq`; when more than that is new, `table` follows. */
      progress: Progress;
      /** By the view and the offer; what the log reveals comes with it. */
      revealed?: Revealed;
    }
  | { type: 'table'; table: TableInfo }
  | { type: 'chat'; table: string; line: ChatLine }
  | { type: 'done'; id: string; seq: number }
  | { type: 'why'; id: string; refusal: Refusal | null; revealed?: Revealed }
  /** In the order of the question; null where there is no such value, or where it depends on what the seat cannot see. */
  | { type: 'values'; id: string; seq: number; values: Json[]; revealed?: Revealed }
  | { type: 'explain'; id: string; value: Json; parts: Part[]; revealed?: Revealed }
  | { type: 'pong'; id: string }
  | { type: 'refused'; id: string | null; error: Problem };

/** Why something was not done. With `refusal`, a rule of the game forbids it. */
export interface Problem {
  code: string;
  /** In the language that was asked for, as far as the server speaks it. */
  message: string;
  /** The same to be said by a client, in any language. */
  key?: string;
  with?: Params;
  refusal?: Refusal;
  revealed?: Revealed;
}
