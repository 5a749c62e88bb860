/** The people at a table, in words. */

import type { Seat } from '@questwright/kernel';
import { words, type GameEntry } from '@questwright/messages';
import type { SeatInfo, TableInfo } from '@questwright/protocol';
import type { Reader } from '../reader.ts';
import { decisions } from '../play/time.ts';

/** Names of the seats where the game has none of its own: those of the people; bots are called as the game calls seats. */
export function namesOf(entry: GameEntry, { seats }: TableInfo): string[] | null {
  if (entry.seatName) return null;
  const say = words(entry.messages);
  const names = seats.map(({ kind, name }, seat) =>
    kind === 'guest' && name !== '' ? name : say({ key: 'kernel.seat-name', with: { seat } }),
  );
  return names.map((name, seat) => (names.indexOf(name) === names.lastIndexOf(name) ? name : `${name} (seat ${seat})`));
}

function personAt({ kind, name, bot }: SeatInfo): string {
  if (kind === 'guest') return name;
  if (kind === 'bot') return `a bot (${bot === 'random' ? 'it plays at random' : bot})`;
  return kind === 'friend' ? 'free, for somebody with the link' : 'free';
}

/** Somebody by the name that the game gives them, and their own where that is another. */
export function whoIs(seat: Seat, { seats }: TableInfo, reader: Reader | null): string {
  const one = seats[seat]!;
  const person = one.kind === 'guest' ? one.name : one.kind === 'bot' ? 'a bot' : 'nobody';
  const called = reader?.nameOf(seat) ?? `Seat ${seat}`;
  return called === person ? called : `${called} (${person})`;
}

/** Who sits where. */
export function seatLines(info: TableInfo, me: string, reader: Reader | null): string[] {
  return info.seats.map((seat, number) => {
    const person = `${personAt(seat)}${seat.guest === me ? ' (you)' : ''}`;
    const away = seat.kind === 'guest' && !seat.here && seat.guest !== me ? ', away' : '';
    const called = reader?.nameOf(number);
    return `seat ${number}: ${called === undefined || called === seat.name ? '' : `${called}, `}${person}${away}`;
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
      if (seat.resigned && !old.resigned) lines.push(`${name} gives up. A bot plays on.`);
      else if (seat.kind === 'guest') lines.push(`${name} takes seat ${number}.`);
      else if (old.kind === 'guest') lines.push(`${name} gets up; seat ${number}: ${personAt(seat)}.`);
      else lines.push(`Seat ${number}: ${personAt(seat)}.`);
    } else if (seat.kind === 'guest' && seat.guest !== me && seat.here !== old.here) {
      lines.push(seat.here ? `${name} is here.` : `${name} is away.`);
    }
  });
  const { motion } = now;
  // When something is taken back, fewer decisions count.
  if (before.motion && !motion && now.line >= before.line && now.status === 'playing') {
    lines.push('Nothing is taken back: somebody was against it, or the game went on.');
  }
  if (motion && motion.id !== before.motion?.id) {
    const many = decisions(now.line - motion.keep);
    const own = now.seats[motion.by]!.guest === me;
    if (own) lines.push(`The others are asked whether ${many} may be taken back.`);
    else lines.push(`${whoIs(motion.by, now, reader)} would like to take back ${many}. Say vote yes, or vote no.`);
  }
  return lines;
}
