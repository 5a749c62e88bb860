import type { Bot } from '@questwright/bots';
import type { GameRecord, Loaded, Seat, World } from '@questwright/kernel';
import type { GameEntry } from '@questwright/messages';
import { stampOf } from '@questwright/packs';
import { botsOf } from '@questwright/games';
import { exists } from '../game-files.ts';
import { findGame, gameNamed, listOf, loadGame, seatsInWords } from '../games.ts';
import { say } from '../language.ts';
import { gamesWith, gameWith, packsFrom } from '../packs.ts';
import { paperOn, type Paper } from '../terminal.ts';
import { failure, wrongUse } from '../problem.ts';
import { botInWords } from '../play/bots.ts';
import { guide } from '../play/help.ts';
import { Lines } from '../play/lines.ts';
import { Log } from '../play/log.ts';
import { begin, fromScenario, goOn, late, newSeed, type Opened } from '../play/opening.ts';
import { askForRoles, rolesBy } from '../play/roles.ts';
import { Session } from '../play/session.ts';
import { startBy } from '../play/starts.ts';
import { retell } from '../retelling.ts';
import { Teller } from '../teller.ts';

export interface PlayOptions {
  seats?: string;
  packs?: string;
  pack?: string[];
  seed?: string;
  heroes?: string;
  start?: string;
  from?: string;
  bots?: string;
  me?: string;
  bot?: string;
  save?: string;
  plain?: boolean;
  linear?: boolean;
}

export async function play(game: string, options: PlayOptions): Promise<void> {
  const paper = paperOn(process.stdout, { plain: options.plain ?? false, linear: options.linear ?? false });
  let session: Session | null = null;
  const lines = new Lines(process.stdin, process.stdout, (start) => session?.complete(start) ?? []);
  try {
    const opened = await openGame(game, options, paper, lines);
    const saveAs = savedAs(options, opened);
    const { entry, record, names } = opened;
    const bots = botsAt(options, entry, record);
    const teller = new Teller(entry, record.loaded, names);
    const log = logOf(teller, record, bots);
    introduce(paper, teller, record, bots);
    const isNew = opened.file === null && record.line.length === 0;
    if (isNew && !opened.introduced) guide(paper, entry, 'introduction');
    if (record.line.length > 0) paper.text(say('play.taken', { decisions: record.line.length }));
    paper.text(say('play.words'));
    session = new Session(teller, paper, lines, { record, log, bots, saveAs });
    await session.play();
  } finally {
    lines.close();
  }
  if (lines.interrupted) process.exitCode = 130;
}

// ---- opening ----

async function openGame(game: string, options: PlayOptions, paper: Paper, lines: Lines): Promise<Opened> {
  if (!findGame(game) && exists(game)) {
    for (const option of ['seats', 'packs', 'seed', 'heroes', 'start', 'from'] as const) {
      if (options[option] !== undefined) throw wrongUse(say('play.begun', { option, game }));
    }
    return goOn(game, options.pack);
  }
  const packs = packsFrom(options.pack);
  const entry = gameWith(gameNamed(game), packs);
  const { from } = options;
  if (from !== undefined && from !== 'late') {
    for (const option of ['seats', 'packs', 'heroes', 'start'] as const) {
      if (options[option] !== undefined) throw wrongUse(say('play.scenario-says', { option, from }));
    }
    return fromScenario(from, entry.definition.id, options.seed, gamesWith(packs));
  }
  const loaded = loadGame(entry, [...listOf(options.packs ?? ''), ...packs.map(({ id }) => id)]);
  const seats = seatCount(options, loaded);
  const secret = options.seed ?? newSeed();
  const humans = seatsOf(seats).filter((seat) => !botSeats(options, seats).includes(seat));
  const introduced = entry.roles !== undefined && options.heroes === undefined && from === undefined && lines.typed;
  const roles =
    options.heroes !== undefined
      ? rolesBy(entry, loaded, seats, options.heroes)
      : introduced
        ? await askForRoles(entry, loaded, humans, paper, lines)
        : {};
  const start = options.start === undefined ? {} : startBy(entry, loaded, options.start);
  const wanted = { ...stampOf(packs), ...roles, ...start };
  const opened = (from === 'late' ? late : begin)(entry, loaded, seats, secret, wanted);
  return { ...opened, introduced };
}

/** As many as are named anywhere, if the number is not given. */
function seatCount({ seats, bots, me }: PlayOptions, loaded: Loaded): number {
  if (seats !== undefined) return wholeNumber('--seats', seats);
  const named = [...listOf(bots ?? ''), ...listOf(me ?? '')].map(Number).filter((seat) => Number.isInteger(seat));
  return Math.min(loaded.seats.max, Math.max(loaded.seats.min, ...named.map((seat) => seat + 1)));
}

export function wholeNumber(option: string, text: string): number {
  if (!/^\d+$/.test(text)) throw wrongUse(say('option.whole-number', { option, text }));
  return Number(text);
}

function savedAs({ save }: PlayOptions, { file, unsaveable }: Opened): string | null {
  if (save === undefined) return null;
  if (unsaveable !== null) throw wrongUse(`--save: ${unsaveable}`);
  if (save !== file && exists(save)) {
    throw failure(say('play.there', { save }));
  }
  return save;
}

// ---- bots ----

const seatsOf = (seats: number): Seat[] => Array.from({ length: seats }, (_, seat) => seat);

function botSeats({ bots, me }: PlayOptions, seats: number): Seat[] {
  if (bots !== undefined && me !== undefined) throw wrongUse(say('play.bots-or-me'));
  const all = seatsOf(seats);
  const named = (option: string, text: string): Seat[] =>
    listOf(text).map((part) => {
      const seat = wholeNumber(option, part);
      if (seat < seats) return seat;
      throw wrongUse(say('play.no-seat', { option, seat, seats: all.join(', ') }));
    });
  if (me !== undefined) {
    const mine = named('--me', me);
    return all.filter((seat) => !mine.includes(seat));
  }
  return bots === undefined ? [] : named('--bots', bots);
}

function botsAt(
  options: PlayOptions,
  { definition }: GameEntry,
  { loaded, header }: GameRecord<World>,
): Map<Seat, Bot> {
  const makers = botsOf(definition.id);
  const name = options.bot ?? Object.keys(makers)[0]!;
  const make = Object.hasOwn(makers, name) ? makers[name] : undefined;
  if (!make) {
    throw wrongUse(say('play.no-bot', { game: definition.id, name, known: Object.keys(makers).join(', ') }));
  }
  const seats = botSeats(options, header.seats);
  return new Map(seats.map((seat) => [seat, make(loaded, `bot ${seat} ${header.secret}`)]));
}

// ---- before the first question ----

/** Everything that has happened, in the words of that moment. What lies before this sitting is not news any more. */
function logOf(teller: Teller, record: GameRecord<World>, bots: ReadonlyMap<Seat, Bot>): Log {
  const humans = seatsOf(record.header.seats).filter((seat) => !bots.has(seat));
  const log = new Log([null, ...humans]);
  const segment = record.segments.at(-1)!;
  retell(record.loaded, record.header, segment, {
    begun: ({ game }, events) => log.add(0, null, teller.events(game, events)),
    decision: (past, { seat, pick }) => {
      const reader = teller.at(past.game, seat);
      const taken = { seat, name: reader.nameOf(seat), text: reader.answer(pick) };
      return (events) => log.add(past.line.length, taken, teller.events(past.game, events));
    },
    undone: (_, { keep }) => void log.cut(keep),
  });
  if (record.line.length > 0) log.markRead();
  return log;
}

function introduce(paper: Paper, teller: Teller, record: GameRecord<World>, bots: ReadonlyMap<Seat, Bot>): void {
  const { header } = record;
  const reader = teller.at(record.game, null);
  const packs = header.packs.map((id) => teller.say({ key: `pack.${id}`, with: {} })).join(', ');
  const about = { title: paper.strong(teller.title), seats: seatsInWords(header.seats), seed: header.secret };
  paper.text(packs === '' ? say('play.title', about) : say('play.title-with', { ...about, packs }));
  for (const seat of seatsOf(header.seats)) {
    const bot = bots.get(seat);
    const player = bot ? `, ${botInWords(bot.name)}` : '';
    paper.line(`  ${say('play.seat', { seat, name: reader.nameOf(seat) })}${player}`);
  }
}
