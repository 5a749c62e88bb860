import type { TableInfo } from '@questwright/protocol';
import type { TableStore } from '../../net/table-store.ts';
import { t } from '../../words.ts';
import styles from '../table-page.module.css';
import { useTable } from '../shown-table.ts';

/** Somebody wants to take back more than is theirs to take back. */
export function MotionBanner({
  info,
  mySeats,
  line,
}: {
  info: TableInfo;
  mySeats: readonly number[];
  line: TableStore;
}) {
  const { nameOf } = useTable();
  const { motion } = info;
  if (!motion) return null;
  const voter = mySeats.find((seat) => !motion.agreed.includes(seat));
  const vote = (agree: boolean): void => {
    if (voter !== undefined) line.vote(voter, motion.id, agree).catch(() => {});
  };
  return (
    <div className={styles.banner} role="alert">
      <span>{t('motion.asks', { who: nameOf(motion.by), number: info.line - motion.keep })}</span>
      {voter === undefined ? (
        <span>{t('motion.voted')}</span>
      ) : (
        <>
          <button type="button" onClick={() => vote(true)}>
            {t('motion.agree')}
          </button>
          <button type="button" onClick={() => vote(false)}>
            {t('motion.refuse')}
          </button>
        </>
      )}
    </div>
  );
}
