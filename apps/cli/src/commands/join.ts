import { TERMINAL_GAMES } from '@questwright/games';
import { gameNamed, listOf, loadGame, seatsInWords } from '../games.ts';
import { paperOn } from '../paper.ts';
import { failure, wrongUse } from '../problem.ts';
import { Identity } from '../join/identity.ts';
import { DEFAULT_SERVER, linkTo, placeOf, serverAt, type Place } from '../join/link.ts';
import { Screen } from '../join/screen.ts';
import { Declined, Server, Unreachable, type Guest, type KnownTable } from '../join/server.ts';
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
  server?: string;
  seats?: string;
  packs?: string;
  heroes?: string;
  public?: boolean;
}

export async function join(link: string, options: JoinOptions): Promise<void> {
  const place = placeOf(link, options.server);
  if (options.watch && options.seat !== undefined) throw wrongUse('Say either --watch or --seat.');
  const wanted = options.seat === undefined ? null : wholeNumber('--seat', options.seat);
  const server = new Server(place.server, new Identity(options.as));
  await inOneSentence(async () => {
    const guest = await server.meet(options.name);
    const info = await tableAt(server, place);
    const seat = options.watch ? null : await sitDown(server, place, guest, info, wanted);
    await playAt(server, guest, place, info, seat, options);
  });
}

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
    const body = { game: id, seats, packs, options: roles, public: options.public ?? false };
    const info = await server.post<KnownTable>('/api/tables', body);
    const place: Place = { server: server.address, table: info.id, invite: info.invite ?? null };
    const mine = seats.findIndex(({ kind }) => kind === 'me');
    const paper = paperOn(process.stdout, looksOf(options));
    paper.text(`The table is open. ${options.public ? 'Anybody may look on; friends' : 'Friends'} come by this link:`);
    // Never wrapped: somebody will copy it.
    paper.line(`  ${linkTo(place)}`);
    if (/^(localhost|127\.|\[::1\])/.test(new URL(server.address).hostname)) {
      paper.text('On other machines they need the address of this one in it, as the server shows it.');
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
    if (error.code === 'not-found') throw failure(`There is no table ${table} at ${server.address}.`);
    if (error.code !== 'not-yours') throw error;
    throw failure(
      invite === null
        ? 'This table is private: ask whoever opened it for a link with an invitation.'
        : 'This invitation is not for this table: ask for the link again.',
    );
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
    throw wrongUse(`There is no seat ${wanted}; there are ${numbers.join(', ')}.`);
  }
  const own = wanted === null ? mine[0] : mine.find((seat) => seat === wanted);
  if (own !== undefined) return own;
  if (status === 'over' || status === 'closed') throw failure('The game is over. Look at it with --watch.');
  const held = wanted === null ? null : seats[wanted]!;
  if (held?.kind === 'guest') throw failure(`Seat ${wanted} is taken by ${held.name}.`);
  if (held?.kind === 'friend' && invite === null) throw failure(`Seat ${wanted} is for somebody with an invitation.`);
  try {
    const body = { ...(wanted === null ? {} : { seat: wanted }), ...(invite === null ? {} : { invite }) };
    return (await server.post<{ seat: number }>(`/api/tables/${table}/join`, body)).seat;
  } catch (error) {
    if (!(error instanceof Declined)) throw error;
    if (error.code === 'not-now') throw failure('Every seat at this table is taken. Look on with --watch.');
    if (error.code === 'not-yours') throw failure(`Seat ${wanted} is not free for you.`);
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
    throw wrongUse(`--seats: "${word}" is none of me, friend, open, bot, bot:<name>.`);
  });
  if (seats.length === 0) throw wrongUse('--seats is empty; for example: me,friend,bot:greedy');
  if (seats.filter(({ kind }) => kind === 'me').length > 1) {
    throw wrongUse('--seats: one seat for each terminal. Let the other one join with --as.');
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
  const entry = TERMINAL_GAMES.find(({ definition }) => definition.id === info.game);
  if (!entry) throw failure(`The game "${info.game}" of this table is not here; this questwright is too old for it.`);
  const teller = new Teller(entry, loadGame(entry, info.packs, true));
  const known = info.invite === undefined ? place : { ...place, invite: info.invite };
  const table = new Table(server, guest, known, info, seat, teller);
  let session: Session | null = null;
  const lines = new Lines(process.stdin, process.stdout, (start) => session?.complete(start) ?? []);
  const screen = new Screen(lines, process.stdout, looksOf(options));
  screen.say((paper) => {
    const packs = info.packs.map((id) => teller.say({ key: `pack.${id}`, with: {} }));
    const title = [paper.strong(teller.title), seatsInWords(info.seats.length), ...packs].join(', ');
    paper.text(`${title}, at ${server.address}. You are ${guest.name}${seat === null ? '' : `, seat ${seat}`}.`);
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
    screen.say((paper) =>
      paper.line(`Your seat is kept. Come back with: questwright join "${linkTo(known)}"${profile}`),
    );
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
