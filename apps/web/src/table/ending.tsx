/** The end: who has won, how everybody stands, and the same again. */

import type { Json, Params } from '@questwright/kernel';
import type { TableInfo } from '@questwright/protocol';
import { useState } from 'react';
import { rematch, tableAddress } from '../net/requests.ts';
import { t } from '../words.ts';
import { useSeen } from './seen.ts';
import styles from './table-page.module.css';

const isRecord = (value: Json): value is Params => typeof value === 'object' && value !== null && !Array.isArray(value);

export function Ending({ info }: { info: TableInfo }) {
  const { view, say, words, nameOf, playerOf, log, seat } = useSeen();
  const [failed, setFailed] = useState(false);
  const { result } = view;
  const text = words.has('result')
    ? say({ key: 'result', with: isRecord(result) ? result : { result } })
    : t('dock.over');
  const again = async (): Promise<void> => {
    try {
      const { id } = info.rematch === null ? await rematch(info.id) : { id: info.rematch };
      location.assign(tableAddress(id));
    } catch {
      setFailed(true);
    }
  };
  const answers = (of: number): number => log.filter((line) => line.seat === of && !line.undone).length;
  return (
    <section className={styles.ending} aria-label={t('ending.label')}>
      <h2>{text}</h2>
      <ul>
        {info.seats.map((_, i) => (
          <li key={i}>
            <strong>{nameOf(i)}</strong> {t('ending.seat', { player: playerOf(i), answers: answers(i) })}
          </li>
        ))}
      </ul>
      {seat !== null && (
        <button type="button" onClick={() => void again()}>
          {t('ending.rematch')}
        </button>
      )}
      <a href="/">{t('page.home')}</a>
      {failed && <p role="alert">{t('problem.broken')}</p>}
    </section>
  );
}
