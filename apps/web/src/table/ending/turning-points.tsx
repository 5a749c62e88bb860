/** The decisions that moved the chances most, after a game. */

import { useEffect, useState } from 'react';
import { turningPoints, type ToldOfBots } from '../../net/requests.ts';
import { t } from '../../words.ts';
import styles from './ending.module.css';
import { useTable } from '../shown-table.ts';

export function TurningPoints({ table }: { table: string }) {
  const { seat, say } = useTable();
  const [found, setFound] = useState<readonly ToldOfBots[] | 'seeking' | 'failed'>('seeking');
  useEffect(() => {
    let gone = false;
    turningPoints(table, seat).then(
      (points) => gone || setFound(points),
      () => gone || setFound('failed'),
    );
    return () => {
      gone = true;
    };
  }, [table, seat]);
  return (
    <section className={styles.turning} aria-label={t('ending.turning')}>
      <h3>{t('ending.turning')}</h3>
      {found === 'seeking' && <p role="status">{t('ending.turning-seeking')}</p>}
      {found === 'failed' && <p>{t('ending.turning-failed')}</p>}
      {typeof found === 'object' && (
        <>
          <p>{t(found.length === 0 ? 'ending.turning-none' : 'ending.turning-about')}</p>
          <ol>
            {found.map(({ seq, message }) => (
              <li key={seq}>
                {say(message)} <a href={`/t/${table}/replay?at=${seq ?? 0}`}>{t('ending.turning-see')}</a>
              </li>
            ))}
          </ol>
        </>
      )}
    </section>
  );
}
