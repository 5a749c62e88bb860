import { useEffect, useMemo, useState } from 'react';
import { t } from '../../words.ts';
import { useTable } from '../shown-table.ts';
import { keepSeen, seenUntil, since } from './since.ts';
import styles from './since-you-left.module.css';

/** For whoever comes back: what they missed. While the page is in sight, nothing is missed. */
export function SinceYouLeft({ seq, mySeats }: { seq: number; mySeats: readonly number[] }) {
  const { info, log, say, ui } = useTable();
  const [away, setAway] = useState<{ from: number; to: number } | null>(() => {
    const from = seenUntil(info.id);
    return from !== null && from < seq ? { from, to: seq } : null;
  });
  useEffect(() => {
    const keep = (): void => {
      if (document.visibilityState === 'visible') keepSeen(info.id, seq);
    };
    keep();
    document.addEventListener('visibilitychange', keep);
    return () => document.removeEventListener('visibilitychange', keep);
  }, [info.id, seq]);
  const missed = useMemo(
    () =>
      away &&
      since(
        log.filter((line) => line.seq <= away.to),
        away.from,
        {
          isOwn: (seat) => mySeats.includes(seat),
          say: ({ key, with: params }) => say({ key, with: params }),
          isNews: (event) => ui.isNews?.(event) ?? true,
        },
      ),
    [away, log, say, ui, mySeats],
  );
  // Whoever answers has read it.
  const answered = log.some((line) => line.seq > (away?.to ?? 0) && line.seat !== null && mySeats.includes(line.seat));
  if (!missed || missed.lines.length === 0 || answered) return null;
  return (
    <section className={styles.since} aria-labelledby="since-title">
      <h2 id="since-title">{t('since.title')}</h2>
      <button type="button" onClick={() => setAway(null)}>
        {t('since.close')}
      </button>
      <ul>
        {missed.earlier > 0 && <li className={styles.earlier}>{t('since.earlier', { turns: missed.earlier })}</li>}
        {missed.lines.map((line, i) => (
          <li key={i}>{line}</li>
        ))}
      </ul>
    </section>
  );
}
