/** Tells screen readers what came of one's own answer, what others did when their turn is over, and what is asked next, once each. */

import type { LogLine, SeenEvent } from '@questwright/protocol';
import { useEffect, useRef, useState } from 'react';
import { t } from '../../words.ts';
import { recapsAfter } from '../log/recap.tsx';
import { useTable, type ShownTable } from '../shown-table.ts';

/** That the next one's turn began says what they did in it. */
const isAnothersTurn = ({ tag, with: { seat: whose } }: SeenEvent, seat: number | null): boolean =>
  tag === 'turn began' && whose !== seat;

/** Numbers that have not come after so many milliseconds are not waited for. */
const PATIENCE = 1200;

const counts = ({ undone, takesBack }: LogLine): boolean => !undone && !takesBack;

/** What happened after an entry of the log, up to another one: the reader's own events, then a sentence about each of the others. */
function newsAfter(after: number, until: number, seen: ShownTable): string[] {
  const { log, seat, say } = seen;
  const own = log
    .filter((line) => counts(line) && line.seq > after && line.seq <= until && line.seat === seat)
    .flatMap(({ events }) => events.filter((event) => !isAnothersTurn(event, seat)))
    .map(({ key, with: params }) => say({ key, with: params }));
  return [...own, ...recapsAfter(after, seen, until).map(({ text }) => text)];
}

export function Announcer({ seq }: { seq: number }) {
  const seen = useTable();
  const { view, offer, log, seat, say, ui, complete, beat } = seen;
  const [text, setText] = useState('');
  /** The last decision that was told, and how far the game was told: what was before is not news. */
  const told = useRef({ no: -1, seq });
  const { decision } = view;
  const mine = seat !== null && decision?.waitsFor.includes(seat) === true;
  const no = view.over ? -2 : (decision?.no ?? -1);
  const [late, setLate] = useState(-1);
  const situation = mine && !view.over ? complete(() => ui.situation?.(seen) ?? '') : '';
  useEffect(() => {
    if (situation !== null) return undefined;
    const timer = setTimeout(() => setLate(no), PATIENCE);
    return () => clearTimeout(timer);
  }, [situation, no]);
  useEffect(() => {
    if (told.current.no === no || (!mine && !view.over) || (situation === null && late !== no)) return;
    const news = newsAfter(told.current.seq, seq, seen);
    told.current = { no, seq };
    const question = view.over ? t('dock.over') : offer ? say(offer.prompt) : '';
    setText([...news, situation ?? '', question].filter((part) => part !== '').join(' '));
  }, [no, mine, situation, late, offer, say, seq, seen, view.over]);
  const last = log.findLast(counts);
  const isOwn = seat !== null && (last?.seat === seat || beat?.kind === 'fall');
  const turn = log.findLast((line) => counts(line) && line.events.some(({ tag }) => tag === 'turn began'))?.seq ?? -1;
  useEffect(() => {
    // What is asked is told with what led to it.
    const until = isOwn ? seq : turn;
    if (mine || view.over || until <= told.current.seq) return;
    const news = newsAfter(told.current.seq, until, seen);
    told.current.seq = until;
    if (news.length > 0) setText(news.join(' '));
  }, [mine, view.over, isOwn, seq, turn, seen]);
  return (
    <div className="unseen" role="status" aria-live="polite">
      {text}
    </div>
  );
}
