/** What else lies on the table: what the opponents thought, turn by turn, the latest first. */

import { useMemo } from 'react';
import { useDrawers } from '../../../table/scene/drawers.tsx';
import { Folded } from '../../../table/folded.tsx';
import { useTable } from '../../../table/shown-table.ts';
import { again } from './again.ts';
import { enemyTurns } from './frames.ts';
import { named } from './reading.ts';
import styles from './tabletop.module.css';
import { TraceList } from './trace-list.tsx';

const MOST = 8;

export function Tabletop() {
  const { log, tell } = useTable();
  const { show } = useDrawers();
  const turns = useMemo(() => enemyTurns(log).slice(-MOST).toReversed(), [log]);
  const look = (turn: string, frame: number): void => {
    again.show({ turn, frame });
    show(null);
  };
  return (
    <section className={styles.thoughts} aria-label={tell('web.story.past')}>
      <h3>{tell('web.story.past')}</h3>
      {turns.length === 0 && <p>{tell('web.story.none')}</p>}
      {turns.map((turn, i) => (
        <Folded
          key={turn.key}
          className={styles.turn}
          unfolded={i === 0}
          summary={tell('web.story.turn', { figure: named(turn.figure), frames: turn.frames.length })}
        >
          <button type="button" className={styles.again} onClick={() => look(turn.key, 0)}>
            {tell('web.story.again')}
          </button>
          <TraceList turn={turn} frame={-1} live={false} go={(frame) => look(turn.key, frame)} />
        </Folded>
      ))}
    </section>
  );
}
