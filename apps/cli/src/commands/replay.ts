import {
  load,
  playedWith,
  type Event,
  type GameFile,
  type GameRecord,
  type Seat,
  type World,
} from '@questwright/kernel';
import type { GameEntry } from '@questwright/messages';
import { readGameFile, withFile } from '../game-files.ts';
import { seatsInWords } from '../games.ts';
import { say } from '../language.ts';
import { paperOn, type Paper } from '../terminal.ts';
import { failure, wrongUse } from '../problem.ts';
import { cited } from '../play/screen.ts';
import { entriesOf, retell } from '../retelling.ts';
import { Teller } from '../teller.ts';
import { turningPointsIn } from '../turning-points.ts';
import { wholeNumber } from './play.ts';

export interface ReplayOptions {
  to?: string;
  pack?: string[];
  seat?: string;
  plain?: boolean;
  linear?: boolean;
}

/** Tells a game file as text. With a seat, only what that seat could see; else each decision as the one who took it saw it. */
export function replay(name: string, options: ReplayOptions): void {
  const { entry, file } = readGameFile(name, options.pack);
  const paper = paperOn(process.stdout, { plain: options.plain ?? false, linear: options.linear ?? false });
  const to = options.to === undefined ? Infinity : wholeNumber('--to', options.to);
  withFile(name, () => {
    if (!Array.isArray(file.segments) || file.segments.length === 0) throw failure(say('replay.no-segments'));
    const reader = readerOf(options, file.header.seats);
    tell(paper, entry, file, to, reader);
  });
}

function readerOf({ seat }: ReplayOptions, seats: number): Seat | null {
  if (seat === undefined) return null;
  const number = wholeNumber('--seat', seat);
  if (number >= seats) throw wrongUse(say('replay.no-seat', { seat: number, last: seats - 1 }));
  return number;
}

function tell(paper: Paper, entry: GameEntry, file: GameFile, to: number, reader: Seat | null): void {
  const { definition } = entry;
  const loaded = load(definition, { packs: file.header.packs });
  const segment = file.segments.at(-1)!;
  if (playedWith(loaded, segment) !== null) {
    throw failure(say('replay.other-rules'));
  }
  const teller = new Teller(entry, loaded);
  const counting = entriesOf(segment.entries);
  const seats = seatsInWords(file.header.seats);
  paper.text(say('replay.title', { title: teller.title, seats, decisions: counting.length }));
  if (file.segments.length > 1) paper.text(say('replay.older'));
  const report = (record: GameRecord<World>, viewer: Seat | null, events: readonly Event[]): void => {
    for (const { text, rule } of teller.events(record.game, events)(viewer)) {
      paper.text(`- ${cited(paper, text, rule)}`, '      ', '        ');
    }
  };
  const most = to >= counting.length ? segment.entries.length : to === 0 ? 0 : counting[to - 1]!;
  const record = retell(
    loaded,
    file.header,
    segment,
    {
      begun: (game, events) => report(game, reader, events),
      decision: (game, { seat, pick }) => {
        const number = String(game.line.length + 1).padStart(4);
        // What another seat decided may tell what it holds; the events tell what was to be seen of it.
        const words = reader === null || reader === seat ? teller.at(game.game, seat).answer(pick) : say('log.decides');
        paper.text(`${number}  ${paper.strong(teller.at(game.game, null).nameOf(seat))}: ${words}`, '', ' '.repeat(8));
        return (events) => report(game, reader ?? seat, events);
      },
      undone: (_, { keep, fresh }) => {
        paper.line(`      ${say(fresh === null ? 'replay.undone' : 'replay.undone-anew', { keep })}`);
      },
    },
    most,
  );
  const end = teller.at(record.game, reader);
  paper.line();
  paper.block(end.board({ linear: paper.linear }));
  paper.line();
  const left = counting.length - record.line.length;
  if (record.game.over) {
    paper.line(say('game.over', { result: end.result() }));
    const points = reader === null ? turningPointsIn(teller, loaded, file.header, segment) : [];
    if (points.length > 0) paper.line(say('game.turning-points'));
    for (const text of points) paper.text(`- ${text}`, '', '  ');
  } else paper.line(left > 0 ? say('replay.more', { decisions: left }) : say('replay.goes-on'));
}
