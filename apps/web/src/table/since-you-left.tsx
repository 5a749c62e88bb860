import { useEffect, useMemo, useState } from 'react';
import { t } from '../words.ts';
import { useSeen } from './seen.ts';
import { keepSeen, seenUntil, since } from './since.ts';
import styles from './since-you-left.module.css';

/** For whoever comes back: what they missed. While the page is in sight, nothing is missed. */
export function SinceYouLeft({ seq }: { seq: number }) {
  const { info, log, say, ui } = useSeen();
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
          say: ({ key, with: params }) => say({ key, with: params }),
          isNews: (event) => ui.isNews?.(event) ?? true,
        },
      ),
    [away, log, say, ui],
  );
  if (!missed || missed.lines.length === 0) return null;
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
