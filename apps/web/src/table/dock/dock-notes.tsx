/** Slips that lie above the dock and push nothing: what went wrong, what one would work out, what the others did. */

import type { Problem } from '@questwright/protocol';
import { t } from '../../words.ts';
import { useTable } from '../shown-table.ts';
import styles from './dock-notes.module.css';
import { Gist } from './gist.tsx';
import { Lost } from './lost.tsx';

interface NotesProps {
  problem: Problem | null;
  /** Why something cannot be done. */
  reason: string;
  /** Whose doings are shown. */
  playing: number | null;
}

export function Notes({ problem, reason, playing }: NotesProps) {
  const { say, beat } = useTable();
  return (
    <div className={styles.notes}>
      {problem && (
        <p className={`${styles.note} ${styles.problem}`} role="alert">
          {problem.refusal ? say(problem.refusal) : problem.message || t('problem.no-connection')}
        </p>
      )}
      <p className={`${styles.note} ${styles.reason}`} role="status">
        {reason}
      </p>
      {/* A page that tells all of it needs nothing beside it. */}
      {beat?.kind !== 'fall' && (
        <>
          <Hints />
          <Lost />
          <Gist playing={playing} />
        </>
      )}
    </div>
  );
}

/** What the asked one would work out before answering. */
function Hints() {
  const { ui, scene, complete, view, seat } = useTable();
  if (seat === null || view.decision?.waitsFor.includes(seat) !== true || ui.stages?.(view, 'hints')) return null;
  const lines = complete(() => ui.entry.describe?.hints?.(scene) ?? []) ?? [];
  if (lines.length === 0) return null;
  return (
    <ul className={`${styles.note} ${styles.hints}`}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
