/** Tells screen readers what came of one's own answer and what is asked next, once each; what others do, in one sentence. */

import type { SeenEvent } from '@questwright/protocol';
import { useEffect, useRef, useState } from 'react';
import { t } from '../../words.ts';
import { recapsAfter } from '../log/recap.tsx';
import { useTable } from '../shown-table.ts';

/** That the next one's turn began says what they did in it. */
const isAnothersTurn = ({ tag, with: { seat: whose } }: SeenEvent, seat: number | null): boolean =>
  tag === 'turn began' && whose !== seat;

/** Numbers that have not come after so many milliseconds are not waited for. */
const PATIENCE = 1200;

export function Announcer({ seq }: { seq: number }) {
  const seen = useTable();
  const { view, offer, log, seat, say, ui, complete } = seen;
  const [text, setText] = useState('');
  /** The last decision that was told, and how far the game had come: what was before is not news. */
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
    const before = told.current.seq;
    const news = log.filter((line) => line.seq > before && !line.undone && !line.takesBack);
    told.current = { no, seq };
    const own = news
      .filter((line) => line.seat === seat)
      .flatMap(({ events }) =>
        events
          .filter((event) => !isAnothersTurn(event, seat))
          .map(({ key, with: params }) => say({ key, with: params })),
      );
    const rivals = recapsAfter(before, seen).map(({ text: one }) => one);
    const question = view.over ? t('dock.over') : offer ? say(offer.prompt) : '';
    setText([...own, ...rivals, situation ?? '', question].filter((part) => part !== '').join(' '));
  }, [no, mine, situation, late, log, offer, say, seat, seq, seen, view.over]);
  return (
    <div className="unseen" role="status" aria-live="polite">
      {text}
    </div>
  );
}
