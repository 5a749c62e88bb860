/** The people at a table, in words. */

import type { Seat } from '@questwright/kernel';
import type { GameEntry } from '@questwright/messages';
import type { SeatInfo, TableInfo } from '@questwright/protocol';
import { say, wordsOf } from '../language.ts';
import type { Reader } from '../reader.ts';
import { botInWords } from '../play/bots.ts';

/** Names of the seats where the game has none of its own: those of the people; bots are called as the game calls seats. */
export function namesOf(entry: GameEntry, { seats }: TableInfo): string[] | null {
  if (entry.seatName) return null;
  const inGame = wordsOf(entry);
  const names = seats.map(({ kind, name }, seat) =>
    kind === 'guest' && name !== '' ? name : inGame({ key: 'kernel.seat-name', with: { seat } }),
  );
  return names.map((name, seat) =>
    names.indexOf(name) === names.lastIndexOf(name) ? name : say('people.twice', { name, seat }),
  );
}

function personAt({ kind, name, bot }: SeatInfo): string {
  if (kind === 'guest') return name;
  if (kind === 'bot') return botInWords(bot!);
  return say(kind === 'friend' ? 'people.free-friend' : 'people.free');
}

/** Somebody by the name that the game gives them, and their own where that is another. */
export function whoIs(seat: Seat, { seats }: TableInfo, reader: Reader | null): string {
  const one = seats[seat]!;
  const person = one.kind === 'guest' ? one.name : say(one.kind === 'bot' ? 'people.bot' : 'people.nobody');
  const called = reader?.nameOf(seat) ?? say('people.seat', { seat });
  return called === person ? called : `${called} (${person})`;
}

/** Who sits where. */
export function seatLines(info: TableInfo, me: string, reader: Reader | null): string[] {
  return info.seats.map((seat, number) => {
    const person = seat.guest === me ? say('people.you', { person: personAt(seat) }) : personAt(seat);
    const away = seat.kind === 'guest' && !seat.here && seat.guest !== me ? say('people.away') : '';
    const called = reader?.nameOf(number);
    const name = `${called === undefined || called === seat.name ? '' : `${called}, `}${person}${away}`;
    return say('play.seat', { seat: number, name });
  });
}

/** What has changed at the table since. */
export function changesAt(before: TableInfo, now: TableInfo, me: string, reader: Reader | null): string[] {
  const lines: string[] = [];
  now.seats.forEach((seat, number) => {
    const old = before.seats[number]!;
    const name = seat.kind === 'guest' ? seat.name : old.name;
    if (seat.guest !== old.guest || seat.kind !== old.kind) {
      if (seat.guest === me) return;
      if (seat.resigned && !old.resigned) lines.push(say('people.gives-up', { name }));
      else if (seat.kind === 'guest') lines.push(say('people.takes', { name, seat: number }));
      else if (old.kind === 'guest') lines.push(say('people.gets-up', { name, seat: number, person: personAt(seat) }));
      else lines.push(say('people.now', { seat: number, person: personAt(seat) }));
    } else if (seat.kind === 'guest' && seat.guest !== me && seat.here !== old.here) {
      lines.push(say(seat.here ? 'people.is-here' : 'people.is-away', { name }));
    }
  });
  const { motion } = now;
  // When something is taken back, fewer decisions count.
  if (before.motion && !motion && now.line >= before.line && now.status === 'playing') {
    lines.push(say('people.not-taken-back'));
  }
  if (motion && motion.id !== before.motion?.id) {
    const decisions = now.line - motion.keep;
    const own = now.seats[motion.by]!.guest === me;
    if (own) lines.push(say('people.asked', { decisions }));
    else lines.push(say('people.asks', { name: whoIs(motion.by, now, reader), decisions }));
  }
  return lines;
}
