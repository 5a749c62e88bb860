/** In a first game without a guide: what a moment is about, said once when it comes for the first time. */

import { useEffect, useState } from 'react';
import { useTable } from '../table/shown-table.ts';
import { t } from '../words.ts';
import styles from './coach.module.css';
import { markShown, noMoreMarks, wasShown } from './marks-seen.ts';
import { useGuide } from './use-guide.ts';

/** At which question each was shown since the page was loaded: there it stays. */
const shownAt = new Map<string, number>();

export default function FirstMarks() {
  const { info, view, seat, playing, beat } = useTable();
  const guide = useGuide(info.game);
  const { decision } = view;
  const asked = seat !== null && decision?.waitsFor.includes(seat) === true && playing === null && beat === null;
  const mark = asked && guide ? guide.marks[`${decision.proc}/${decision.step}`] : undefined;
  return mark === undefined ? null : <Mark key={`${mark} ${decision!.no}`} mark={mark} no={decision!.no} />;
}

function Mark({ mark, no }: { mark: string; no: number }) {
  const { tell } = useTable();
  const [open, setOpen] = useState(() => !wasShown(mark) || shownAt.get(mark) === no);
  useEffect(() => {
    if (!open) return;
    shownAt.set(mark, no);
    markShown(mark);
  }, [open, mark, no]);
  if (!open) return null;
  const close = (): void => {
    shownAt.delete(mark);
    setOpen(false);
  };
  return (
    <section className={`${styles.coach} ${styles.mark}`} aria-labelledby="mark-title">
      <div role="status">
        <h2 id="mark-title">{tell(`lesson.${mark}.title`)}</h2>
        <p>{tell(`lesson.${mark}`)}</p>
      </div>
      <div className={styles.acts}>
        <button type="button" className={styles.main} onClick={close}>
          {t('guide.close')}
        </button>
        <button
          type="button"
          className={styles.skip}
          onClick={() => {
            noMoreMarks();
            close();
          }}
        >
          {t('guide.no-more')}
        </button>
      </div>
    </section>
  );
}
