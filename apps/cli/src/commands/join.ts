import { GAMES } from '@questwright/games';
import { Declined } from '@questwright/protocol/declined';
import { gameNamed, listOf, loadGame, seatsInWords } from '../games.ts';
import { say } from '../language.ts';
import { paperOn } from '../terminal.ts';
import { failure, wrongUse } from '../problem.ts';
import { Identity } from '../join/identity.ts';
import { DEFAULT_SERVER, linkTo, placeOf, serverAt, type Place } from '../join/link.ts';
import { Screen } from '../join/screen.ts';
import { Server, Unreachable, type Guest, type KnownTable } from '../join/server.ts';
import { Session } from '../join/session.ts';
import { Table } from '../join/table.ts';
import { Lines } from '../play/lines.ts';
import { rolesBy } from '../play/roles.ts';
import { Teller } from '../teller.ts';
import { wholeNumber } from './play.ts';

interface Looks {
  as?: string;
  name?: string;
  linear?: boolean;
  plain?: boolean;
}
export interface JoinOptions extends Looks {
  server?: string;
  seat?: string;
  watch?: boolean;
}
export interface HostOptions extends Looks {
  /** Hours that the game waits for somebody. */
  absence?: string;
  server?: string;
  seats?: string;
  packs?: string;
  heroes?: string;
  public?: boolean;
}

export async function join(link: string, options: JoinOptions): Promise<void> {
  const place = placeOf(link, options.server);
  if (options.watch && options.seat !== undefined) throw wrongUse(say('join.watch-or-seat'));
  const wanted = options.seat === undefined ? null : wholeNumber('--seat', options.seat);
  const server = new Server(place.server, new Identity(options.as));
  await inOneSentence(async () => {
    const guest = await server.meet(options.name);
    const info = await tableAt(server, place);
    const seat = options.watch ? null : await sitDown(server, place, guest, info, wanted);
    await playAt(server, guest, place, info, seat, options);
  });
}

const HOUR = 3_600_000;

export async function host(game: string, options: HostOptions): Promise<void> {
  const entry = gameNamed(game);
  const { id } = entry.definition;
  const packs = listOf(options.packs ?? '');
  const seats = seatsIn(options.seats ?? 'me,friend');
  const loaded = loadGame(entry, packs);
  const roles = options.heroes === undefined ? {} : rolesBy(entry, loaded, seats.length, options.heroes);
  const server = new Server(serverAt(options.server ?? DEFAULT_SERVER), new Identity(options.as));
  await inOneSentence(async () => {
    const guest = await server.meet(options.name);
    const absence = options.absence === undefined ? {} : { absence: HOUR * wholeNumber('--absence', options.absence) };
    const body = { game: id, seats, packs, options: roles, public: options.public ?? false, ...absence };
    const info = await server.post<KnownTable>('/api/tables', body);
    const place: Place = { server: server.address, table: info.id, invite: info.invite ?? null };
    const mine = seats.findIndex(({ kind }) => kind === 'me');
    const paper = paperOn(process.stdout, looksOf(options));
    paper.text(say(options.public ? 'host.open-public' : 'host.open'));
    // Never wrapped: somebody will copy it.
    paper.line(`  ${linkTo(place)}`);
    if (/^(localhost|127\.|\[::1\])/.test(new URL(server.address).hostname)) {
      paper.text(say('host.local'));
    }
    await playAt(server, guest, place, info, mine < 0 ? null : mine, options);
  });
}

// ---- finding a seat ----

async function tableAt(server: Server, { table, invite }: Place): Promise<KnownTable> {
  try {
    return await server.get<KnownTable>(`/api/tables/${table}${invite === null ? '' : `?invite=${invite}`}`);
  } catch (error) {
    if (!(error instanceof Declined)) throw error;
    if (error.problem.code === 'not-found') throw failure(say('join.no-table', { table, address: server.address }));
    if (error.problem.code !== 'not-yours') throw error;
    throw failure(say(invite === null ? 'join.private' : 'join.other-invitation'));
  }
}

/** One's own seat again, or a free one. */
async function sitDown(
  server: Server,
  { table, invite }: Place,
  guest: Guest,
  { seats, status }: KnownTable,
  wanted: number | null,
): Promise<number> {
  const numbers = seats.map((_, seat) => seat);
  const mine = numbers.filter((seat) => seats[seat]!.guest === guest.id);
  if (wanted !== null && !seats[wanted]) {
    throw wrongUse(say('join.no-seat', { seat: wanted, seats: numbers.join(', ') }));
  }
  const own = wanted === null ? mine[0] : mine.find((seat) => seat === wanted);
  if (own !== undefined) return own;
  if (status === 'over' || status === 'closed') throw failure(say('join.over'));
  const held = wanted === null ? null : seats[wanted]!;
  if (held?.kind === 'guest') throw failure(say('join.taken', { seat: wanted!, name: held.name }));
  if (held?.kind === 'friend' && invite === null) throw failure(say('join.invited-only', { seat: wanted! }));
  try {
    const body = { ...(wanted === null ? {} : { seat: wanted }), ...(invite === null ? {} : { invite }) };
    return (await server.post<{ seat: number }>(`/api/tables/${table}/join`, body)).seat;
  } catch (error) {
    if (!(error instanceof Declined)) throw error;
    if (error.problem.code === 'not-now') throw failure(say('join.full'));
    if (error.problem.code === 'not-yours') throw failure(say('join.not-free', { seat: String(wanted) }));
    throw error;
  }
}

type Seat = { kind: 'me' | 'open' | 'friend' } | { kind: 'bot'; bot?: string };

/** `me,friend,bot:greedy`. */
function seatsIn(text: string): Seat[] {
  const seats = listOf(text).map((word): Seat => {
    const [kind, bot, ...more] = word.split(':');
    if (kind === 'bot' && more.length === 0) return bot === undefined ? { kind } : { kind, bot };
    if ((kind === 'me' || kind === 'open' || kind === 'friend') && bot === undefined) return { kind };
    throw wrongUse(say('host.seat', { word }));
  });
  if (seats.length === 0) throw wrongUse(say('host.no-seats'));
  if (seats.filter(({ kind }) => kind === 'me').length > 1) {
    throw wrongUse(say('host.two-seats'));
  }
  return seats;
}

// ---- playing ----

const looksOf = ({ plain = false, linear = false }: Looks): { plain: boolean; linear: boolean } => ({ plain, linear });

async function playAt(
  server: Server,
  guest: Guest,
  place: Place,
  info: KnownTable,
  seat: number | null,
  options: Looks,
): Promise<void> {
  // As a client of any server: what is secret comes from there when it is revealed.
  const entry = GAMES.find(({ definition }) => definition.id === info.game);
  if (!entry) throw failure(say('join.other-game', { game: info.game }));
  const teller = new Teller(entry, loadGame(entry, info.packs, true));
  const known = info.invite === undefined ? place : { ...place, invite: info.invite };
  const table = new Table(server, guest, known, info, seat, teller);
  let session: Session | null = null;
  const lines = new Lines(process.stdin, process.stdout, (start) => session?.complete(start) ?? []);
  const screen = new Screen(lines, process.stdout, looksOf(options));
  screen.say((paper) => {
    const packs = info.packs.map((id) => teller.say({ key: `pack.${id}`, with: {} }));
    const title = [paper.strong(teller.title), seatsInWords(info.seats.length), ...packs].join(', ');
    const about = { title, address: server.address, name: guest.name };
    paper.text(seat === null ? say('join.at', about) : say('join.at-seat', { ...about, seat }));
  });
  session = new Session(table, screen);
  try {
    await session.play();
  } finally {
    table.close();
    lines.close();
  }
  if (lines.typed && lines.interrupted) screen.say((paper) => paper.line());
  const { status } = table.info;
  if (seat !== null && !session.hasResigned && (status === 'playing' || status === 'gathering')) {
    const profile = options.as === undefined ? '' : ` --as ${options.as}`;
    screen.say((paper) => paper.line(say('join.kept', { link: linkTo(known), profile })));
  }
  if (lines.interrupted) process.exitCode = 130;
}

/** What the server will not do, and that it is not there, is for the user to know. */
async function inOneSentence(act: () => Promise<void>): Promise<void> {
  try {
    await act();
  } catch (error) {
    throw error instanceof Declined || error instanceof Unreachable ? failure(error.message) : error;
  }
}
