/** What a table looks like to whoever sits down at it: who is there, how it begins and how it ends. */

import { seatsInWords } from '../games.ts';
import { say } from '../language.ts';
import { guide } from '../play/help.ts';
import { seatLines, whoIs } from './people.ts';
import type { Screen } from './screen.ts';
import type { Table } from './table.ts';

export function introduce(screen: Screen, table: Table): void {
  const { line } = table.info;
  screen.say((paper) => {
    for (const one of seatLines(table.info, table.guest.id, table.reader())) paper.line(`  ${one}`);
    if (line === 0) guide(paper, table.teller.entry, 'introduction');
    else paper.text(say('table.so-far', { decisions: line }));
    paper.text(say(table.viewer === null ? 'table.watch-words' : 'table.words'));
  });
}

/** Before the game has begun. */
export function showGathering(screen: Screen, table: Table): void {
  screen.say((paper) => {
    for (const one of seatLines(table.info, table.guest.id, null)) paper.line(`  ${one}`);
    paper.text(say(table.isHost ? 'table.gathering-host' : 'table.gathering'));
  });
}

export function showWho(screen: Screen, table: Table): void {
  const { packs, spectators, seats } = table.info;
  const more = packs.map((id) => table.teller.say({ key: `pack.${id}`, with: {} }));
  screen.say((paper) => {
    paper.text(`${[table.teller.title, seatsInWords(seats.length), ...more].join(', ')}: ${table.link}`);
    const reader = table.position ? table.reader() : null;
    for (const one of seatLines(table.info, table.guest.id, reader)) paper.line(`  ${one}`);
    if (spectators > 0) paper.line(`  ${say('table.looking-on', { number: spectators })}`);
  });
}

export function showEnd(screen: Screen, table: Table): void {
  const { info } = table;
  if (info.status === 'closed') return screen.text(say('table.closed'));
  const reader = table.reader();
  const result = info.result as { winners?: number[]; by?: string } | null;
  const left = (result?.winners ?? []).map((seat) => whoIs(seat, info, reader)).join(', ');
  screen.say((paper) => {
    if (result?.by === 'resignation') paper.text(say('table.resigned-all', { names: left }));
    else paper.text(paper.strong(say('game.over', { result: reader.result() })));
    paper.line(say('table.still'));
  });
}
