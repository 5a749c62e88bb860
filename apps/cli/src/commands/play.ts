import { randomBytes } from 'node:crypto';
import { open, reopen, StartError, type Event, type GameRecord, type Seat, type World } from '@questwright/kernel';
import { words, type GameEntry } from '@questwright/messages';
import { exists, readGameFile, withFile } from '../game-files.ts';
import { findGame, gameNamed, listOf, loadGame, seatsInWords } from '../games.ts';
import { paperOn } from '../paper.ts';
import { failure, wrongUse } from '../problem.ts';
import { Lines } from '../play/lines.ts';
import { Session } from '../play/session.ts';
import { Teller } from '../teller.ts';

export interface PlayOptions {
  seats?: string;
  packs?: string;
  seed?: string;
  bots?: string;
  me?: string;
  save?: string;
  plain?: boolean;
}

interface Opened {
  entry: GameEntry;
  record: GameRecord<World>;
  events: Event[];
  from: string | null;
}

export async function play(game: string, options: PlayOptions): Promise<void> {
  const opened = !findGame(game) && exists(game) ? goOn(game, options) : begin(game, options);
  const { entry, record, events, from } = opened;
  const saveAs = options.save ?? null;
  if (saveAs !== null && saveAs !== from && exists(saveAs)) {
    throw failure(`${saveAs} is there already. Go on with it: questwright play ${saveAs} --save ${saveAs}`);
  }
  const bots = botSeats(options, record.header.seats);
  const teller = new Teller(entry, record.loaded);
  const paper = paperOn(process.stdout, { plain: options.plain ?? false });

  const { header } = record;
  const packs =
    header.packs.length > 0
      ? `, with ${header.packs.map((id) => teller.say({ key: `pack.${id}`, with: {} })).join(', ')}`
      : '';
  paper.text(`${paper.strong(teller.title)}, ${seatsInWords(header.seats)}${packs}, seed "${header.secret}"`);
  for (let seat = 0; seat < header.seats; seat++) {
    const player = bots.includes(seat) ? ', a bot that plays at random' : '';
    paper.line(`  seat ${seat}: ${teller.seat(seat)}${player}`);
  }
  paper.text('Answer with a number. Other words: why, explain, undo, log, save, help, quit.');

  let session: Session | null = null;
  const lines = new Lines(process.stdin, process.stdout, (start) => session?.complete(start) ?? []);
  session = new Session(teller, paper, lines, { record, events, bots, saveAs });
  try {
    await session.play();
  } finally {
    lines.close();
  }
  if (lines.interrupted) process.exitCode = 130;
}

function begin(name: string, options: PlayOptions): Opened {
  const entry = gameNamed(name);
  const loaded = loadGame(entry, listOf(options.packs ?? ''));
  const seats = options.seats === undefined ? entry.definition.seats.min : wholeNumber('--seats', options.seats);
  const secret = options.seed ?? randomBytes(4).toString('hex');
  const events: Event[] = [];
  try {
    return { entry, record: open(loaded, { seats, secret }, events), events, from: null };
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    throw wrongUse(`${words(entry.messages)(error.refusal)} (${error.refusal.rule})`);
  }
}

function goOn(name: string, options: PlayOptions): Opened {
  for (const option of ['seats', 'packs', 'seed'] as const) {
    if (options[option] !== undefined) throw wrongUse(`--${option} is for a new game; ${name} has begun already.`);
  }
  const { entry, file } = readGameFile(name);
  return { entry, record: withFile(name, () => reopen(entry.definition, file)), events: [], from: name };
}

export function wholeNumber(option: string, text: string): number {
  if (!/^\d+$/.test(text)) throw wrongUse(`${option} needs a whole number, not "${text}".`);
  return Number(text);
}

function botSeats({ bots, me }: PlayOptions, seats: number): Seat[] {
  if (bots !== undefined && me !== undefined) throw wrongUse('Say either --bots or --me: each follows from the other.');
  const all = Array.from({ length: seats }, (_, seat) => seat);
  const named = (option: string, text: string): Seat[] =>
    listOf(text).map((part) => {
      const seat = wholeNumber(option, part);
      if (seat < seats) return seat;
      throw wrongUse(`${option}: there is no seat ${seat}; there are ${all.join(', ')}.`);
    });
  if (me !== undefined) {
    const mine = named('--me', me);
    return all.filter((seat) => !mine.includes(seat));
  }
  return bots === undefined ? [] : named('--bots', bots);
}
