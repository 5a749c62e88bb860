/** The end: who has won and why, how everybody stands, how it came about, and what can be done with the game. */

import type { Json, Params } from '@questwright/kernel';
import type { LogLine, TableInfo } from '@questwright/protocol';
import { useEffect, useRef, useState } from 'react';
import { t } from '../../words.ts';
import { EndingActs } from './ending-acts.tsx';
import styles from './ending.module.css';
import { Why } from '../why/rule-link.tsx';
import { useTable } from '../shown-table.ts';
import { TurningPoints } from './turning-points.tsx';
import { useWholeLog } from '../log/use-whole-log.ts';

const isRecord = (value: Json): value is Params => typeof value === 'object' && value !== null && !Array.isArray(value);
/** Long enough to see the last blow fall. */
const MOMENT = 3000;

/** Whether the end is shown in full: at once to whoever comes later, after a moment to whoever saw it happen. */
export function useEnding(over: boolean): { isOpen: boolean; show(open: boolean): void } {
  const [found] = useState(over);
  const [isOpen, show] = useState(over);
  useEffect(() => {
    if (!over || found) return;
    const timer = setTimeout(() => show(true), MOMENT);
    return () => clearTimeout(timer);
  }, [over, found]);
  return { isOpen: over && isOpen, show };
}

/** As a heading: without a full stop. */
function useResult(): string {
  const { view, say, words } = useTable();
  const { result } = view;
  const sentence = (): string => {
    if (!view.over) return t('ending.given-up');
    if (!words.has('result')) return t('dock.over');
    return say({ key: 'result', with: isRecord(result) ? result : { result } });
  };
  return sentence().replace(/\.$/, '');
}

/** Below the board, for whoever looks at it again. */
export function EndingBar({ info, open }: { info: TableInfo; open(): void }) {
  const text = useResult();
  return (
    <section className={styles.bar} aria-label={t('ending.label')}>
      <h2>{text}</h2>
      <button type="button" onClick={open}>
        {t('ending.open')}
      </button>
      <a href={`/t/${info.id}/replay?at=0`}>{t('ending.replay')}</a>
    </section>
  );
}

export function Ending({ info, close }: { info: TableInfo; close(): void }) {
  const { ui, view, seat, nameOf, playerOf } = useTable();
  const text = useResult();
  const log = useWholeLog(info.id, seat);
  const counted = (log ?? []).filter(({ undone, takesBack }) => !undone && !takesBack);
  const { Chronicle, Deeds, Standing, Winner, Yours } = ui;
  const title = useRef<HTMLHeadingElement>(null);
  // Whoever listens hears the result when the board goes away.
  useEffect(() => title.current?.focus({ preventScroll: true }), []);
  return (
    <main className={styles.page}>
      <section className={styles.ending} aria-label={t('ending.label')}>
        <div className={styles.top} data-pictured={Winner ? '' : undefined}>
          {Winner && (
            <div className={styles.picture}>
              <Winner />
            </div>
          )}
          <div className={styles.told}>
            <header className={styles.head}>
              <p className={styles.over}>{t('dock.over')}</p>
              <h2 ref={title} tabIndex={-1}>
                {text}
              </h2>
              <Reason lines={counted} />
              {Yours && seat !== null && (
                <p className={styles.yours}>
                  <Yours />
                </p>
              )}
            </header>
            {/* Whoever played alone stands nowhere among others. */}
            {Standing && info.seats.length > 1 && <Standing />}
            {log !== null && Deeds && <Deeds lines={counted} />}
          </div>
        </div>
        <EndingActs info={info} close={close} />
        <div className={styles.sheet}>
          {log === null && <p role="status">{t('ending.counting')}</p>}
          {/* Whoever plays alone has no chance against anybody. */}
          {ui.judged && view.over && info.seats.length > 1 && <TurningPoints table={info.id} />}
          {log !== null && Chronicle && <Chronicle lines={counted} />}
          {log !== null && !Chronicle && (
            <ul className={styles.seats}>
              {info.seats.map((_, i) => (
                <li key={i}>
                  <strong>{nameOf(i)}</strong>{' '}
                  {t('ending.seat', {
                    player: playerOf(i),
                    answers: counted.filter((line) => line.seat === i).length,
                  })}
                </li>
              ))}
            </ul>
          )}
        </div>
      </section>
    </main>
  );
}

/** The sentence that ended it, with its rule. */
function Reason({ lines }: { lines: readonly LogLine[] }) {
  const { say } = useTable();
  const events = lines.flatMap((line) => line.events);
  const last = events.findLast(({ tag }) => tag === 'won') ?? events.at(-1);
  if (!last) return null;
  const text = say(last);
  return (
    <p className={styles.reason}>
      {text} <Why title={text} about={{ about: 'event', title: text, event: last }} />
    </p>
  );
}
