import {
  answer,
  load,
  open,
  openAt,
  undo,
  type Event,
  type Game,
  type GameFile,
  type GameRecord,
  type Seat,
  type World,
} from '@questwright/kernel';
import type { GameEntry } from '@questwright/messages';
import { readGameFile, withFile } from '../game-files.ts';
import { seatsInWords } from '../games.ts';
import { paperOn, type Paper } from '../paper.ts';
import { failure, wrongUse } from '../problem.ts';
import { Teller } from '../teller.ts';
import { wholeNumber } from './play.ts';

export interface ReplayOptions {
  to?: string;
  seat?: string;
  plain?: boolean;
}

/** Tells a game file as text. With a seat, only what that seat could see; else each answer as the one who gave it saw it. */
export function replay(name: string, options: ReplayOptions): void {
  const { entry, file } = readGameFile(name);
  const paper = paperOn(process.stdout, { plain: options.plain ?? false });
  const to = options.to === undefined ? Infinity : wholeNumber('--to', options.to);
  withFile(name, () => {
    if (!Array.isArray(file.segments) || file.segments.length === 0) throw failure('it has no segments');
    const reader = readerOf(options, file.header.seats);
    tell(paper, entry, file, to, reader);
  });
}

function readerOf({ seat }: ReplayOptions, seats: number): Seat | null {
  if (seat === undefined) return null;
  const number = wholeNumber('--seat', seat);
  if (number >= seats) throw wrongUse(`There is no seat ${number}; there are 0 to ${seats - 1}.`);
  return number;
}

function tell(paper: Paper, entry: GameEntry, file: GameFile, to: number, reader: Seat | null): void {
  const { definition } = entry;
  const loaded = load(definition, { packs: file.header.packs });
  const segment = file.segments.at(-1)!;
  if (segment.rules !== definition.version || segment.content !== loaded.contentHash) {
    throw failure('it was played with other rules or cards than those that are here');
  }
  const teller = new Teller(entry, loaded);
  const events: Event[] = [];
  const record = segment.snapshot
    ? openAt(loaded, file.header, segment.snapshot as Game<World>)
    : open(loaded, file.header, events);
  paper.text(`${teller.title}, ${seatsInWords(file.header.seats)}`);
  if (file.segments.length > 1) paper.text('The beginning was played with older rules; this is what came after.');
  report(paper, teller, record, reader, events);
  let n = 0;
  for (const said of segment.entries) {
    if (n >= to) break;
    n++;
    const number = String(n).padStart(4);
    if ('keep' in said) {
      undo(record, said.keep);
      const fresh = said.fresh === null ? '' : '; dice and unknown cards are new';
      paper.line(`${number}  Back to answer ${said.keep}${fresh}.`);
      continue;
    }
    const { seat, pick } = said;
    // What another seat answered may tell what it holds; the events tell what was to be seen of it.
    const words = reader === null || reader === seat ? teller.answer(record.game, seat, pick) : 'answers.';
    paper.text(`${number}  ${paper.strong(teller.seat(seat))}: ${words}`, '', ' '.repeat(8));
    const outcome = answer(record, seat, said);
    if (outcome.refusal) throw failure(`answer ${n} of seat ${seat} is refused: ${teller.say(outcome.refusal)}`);
    report(paper, teller, record, reader ?? seat, outcome.events);
  }
  const left = segment.entries.length - n;
  paper.line();
  paper.block(teller.board(record.game, reader));
  paper.line();
  if (record.game.over) paper.line(`The game is over. ${teller.result(record.game)}`);
  else paper.line(left > 0 ? `${left} more in the file.` : 'The game goes on.');
}

function report(
  paper: Paper,
  teller: Teller,
  record: GameRecord<World>,
  reader: Seat | null,
  events: readonly Event[],
): void {
  for (const { text, rule } of teller.events(record.game, reader, events)) {
    paper.text(`- ${text} ${paper.faint(`[${rule}]`)}`, '      ', '        ');
  }
}
