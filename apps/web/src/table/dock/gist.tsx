/** The latest thing that happened, as far as it has been shown; it opens the log. */

import type { SeenEvent } from '@questwright/protocol';
import { useMemo } from 'react';
import type { ShownBeat } from '../pace/pace.ts';
import { t } from '../../words.ts';
import { Recap, useRecaps } from '../log/recap.tsx';
import { opens, useDrawers } from '../scene/drawers.tsx';
import { useTable } from '../shown-table.ts';
import styles from './dock-notes.module.css';

/** Of an answer that is being shown: what has been told of it. Dice are told when they have been counted. */
const toldIn = (beat: ShownBeat | null): readonly SeenEvent[] => {
  if (beat?.kind !== 'card' && beat?.kind !== 'roll') return [];
  const { line, kind, step, from, told, to } = beat;
  return line.events.slice(0, step === 'price' ? to : kind === 'roll' ? from : told);
};

export function Gist({ playing }: { playing: number | null }) {
  const { log, say, view, ui, beat } = useTable();
  const drawers = useDrawers();
  const recaps = useRecaps(playing);
  const last = useMemo(() => {
    const events = log.flatMap(({ undone, takesBack, events: all }) => (undone || takesBack ? [] : all));
    return [...events, ...toldIn(beat)].findLast(({ tag }) => tag !== 'turn began') ?? null;
  }, [log, beat]);
  const text = last === null ? '' : say({ key: last.key, with: last.with });
  const tells = recaps.length > 0 && !view.over;
  // What is before everybody's eyes tells itself.
  if (!tells && (text === '' || ui.hasStage(view))) return null;
  return (
    <div className={`${styles.note} ${styles.gist}`}>
      {tells ? <Recap recaps={recaps} /> : <span className={styles.gistText}>{text}</span>}
      <button type="button" className={styles.log} {...opens('log', drawers)}>
        {t('gist.log')}
      </button>
    </div>
  );
}
