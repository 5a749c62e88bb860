/** What a table looks like to whoever sits down at it: who is there, how it begins and how it ends. */

import { seatsInWords } from '../games.ts';
import { guide } from '../play/help.ts';
import { decisions } from '../play/time.ts';
import { seatLines, whoIs } from './people.ts';
import type { Screen } from './screen.ts';
import type { Table } from './table.ts';

export function introduce(screen: Screen, table: Table): void {
  const { line } = table.info;
  screen.say((paper) => {
    for (const one of seatLines(table.info, table.guest.id, table.reader())) paper.line(`  ${one}`);
    if (line === 0) guide(paper, table.teller.entry, 'introduction');
    else paper.text(`So far: ${decisions(line)}; say log for the last of them.`);
    paper.text(
      table.viewer === null
        ? 'You look on. Say look, near, explain, board, log, who, help, or quit.'
        : 'Answer with a number. Other words: look, near, why, explain, undo, log, chat, help, quit.',
    );
  });
}

/** Before the game has begun. */
export function showGathering(screen: Screen, table: Table): void {
  screen.say((paper) => {
    for (const one of seatLines(table.info, table.guest.id, null)) paper.line(`  ${one}`);
    paper.text(
      table.isHost
        ? 'The game begins when every seat is taken. Say start to let bots play the free ones; also who, chat, quit.'
        : 'The game begins when every seat is taken. You can say who, chat, or quit.',
    );
  });
}

export function showWho(screen: Screen, table: Table): void {
  const { packs, spectators, seats } = table.info;
  const more = packs.map((id) => table.teller.say({ key: `pack.${id}`, with: {} }));
  screen.say((paper) => {
    paper.text(`${[table.teller.title, seatsInWords(seats.length), ...more].join(', ')}: ${table.link}`);
    const reader = table.position ? table.reader() : null;
    for (const one of seatLines(table.info, table.guest.id, reader)) paper.line(`  ${one}`);
    if (spectators > 0) paper.line(`  looking on: ${spectators}`);
  });
}

export function showEnd(screen: Screen, table: Table): void {
  const { info } = table;
  if (info.status === 'closed') return screen.text('The table was closed.');
  const reader = table.reader();
  const result = info.result as { winners?: number[]; by?: string } | null;
  const left = (result?.winners ?? []).map((seat) => whoIs(seat, info, reader)).join(', ');
  screen.say((paper) => {
    if (result?.by === 'resignation') paper.text(`The game is over: the others have given up. Left: ${left}.`);
    else paper.text(paper.strong(`The game is over. ${reader.result()}`));
    paper.line('You can still say look, log, chat, or quit.');
  });
}
