/** What was lost with the reader's last answer, with the rule that says so: never only in the log. */

import type { Caution } from '@questwright/messages';
import type { View } from '@questwright/kernel';
import { useEffect, useRef, useState } from 'react';
import { useTable } from '../shown-table.ts';
import { Why } from '../why/rule-link.tsx';
import styles from './dock-notes.module.css';

export function Lost() {
  const { ui, view, log, seat, say } = useTable();
  const [lost, setLost] = useState<readonly Caution[]>([]);
  const before = useRef<{ view: View; seq: number }>({ view, seq: log.at(-1)?.seq ?? 0 });
  const tells = ui.entry.describe?.lost;
  useEffect(() => {
    const { view: then, seq } = before.current;
    const now = log.at(-1)?.seq ?? 0;
    before.current = { view, seq: now };
    const own = log.filter((one) => one.seq > seq && one.seat === seat && seat !== null);
    if (own.length === 0) return;
    const isKept = own.every(({ undone, takesBack }) => !undone && !takesBack);
    setLost(
      isKept
        ? (tells?.(
            { view: then },
            own.flatMap(({ events }) => events),
          ) ?? [])
        : [],
    );
  }, [view, log, seat, tells]);
  if (lost.length === 0) return null;
  return (
    <ul className={`${styles.note} ${styles.lost}`}>
      {lost.map(({ id, text, rule }) => {
        const said = say(text);
        return (
          <li key={id}>
            {said} <Why title={said} about={{ about: 'words', title: said, rules: [rule] }} />
          </li>
        );
      })}
    </ul>
  );
}
