/** What just happened, over the board: the turn of an opponent as a storyboard, dice that no Attack throws, whose turn is over. */

import type { SeenEvent } from '@questwright/protocol';
import { useEffect, useRef, useState } from 'react';
import { mayMove } from '../../../settings.ts';
import { useDrawers } from '../../../table/scene/drawers.tsx';
import type { ShownBeat } from '../../../table/pace/pace.ts';
import { useTable } from '../../../table/shown-table.ts';
import { again, followLog } from './again.ts';
import { Dice, isDecided } from './dice.tsx';
import styles from './passing.module.css';
import { attackIn, diceOf, figureIn, named } from './reading.ts';
import { fallenIn } from './news.ts';
import { Storyboard } from './storyboard.tsx';
import { useStory, useStoryOverlay } from './use-story.ts';

export function Passing() {
  const { scene, beat, log, bringIntoSight } = useTable();
  const story = useStory();
  const overlay = useStoryOverlay();
  const place = overlay === null ? null : (overlay.to ?? overlay.from);
  const bring = useRef(bringIntoSight);
  useEffect(() => {
    bring.current = bringIntoSight;
  });
  useEffect(() => {
    if (place !== null && place !== '') bring.current(place);
  }, [place]);
  const { open } = useDrawers();
  const isRead = story?.quiet === true && open === null;
  useEffect(() => followLog(log), [log]);
  useEffect(() => {
    if (isRead) again.show(null);
  }, [isRead]);
  const staged = attackIn(scene) !== null;
  const line = beat?.line ?? log.findLast(({ undone, takesBack }) => !undone && !takesBack);
  return (
    <>
      {/* The stage throws the dice of its Attack. */}
      {story !== null && !story.quiet && !(story.live && staged) ? (
        <Storyboard key={story.turn.key} story={story} />
      ) : (
        beat?.kind === 'roll' && !staged && <Thrown key={`${beat.seq}.${beat.from}`} />
      )}
      {line !== undefined && (story === null || story.live) && (
        <TurnOver
          key={line.seq}
          seq={line.seq}
          events={beat === null ? line.events : line.events.slice(0, beat.from + 1)}
        />
      )}
      {beat !== null && <Fallen key={`fallen ${beat.seq}.${beat.from}`} beat={beat} />}
    </>
  );
}

/** Who falls in what is being shown: it stays as long as that does. */
function Fallen({ beat }: { beat: ShownBeat }) {
  const { tell } = useTable();
  const fallen = fallenIn(beat);
  if (fallen.length === 0) return null;
  return (
    <div className={styles.sign} data-stays="" role="status">
      {fallen.map((event) => (
        <p key={figureIn(event)} data-kind="defeated">
          {tell('web.sign.defeated', { figure: named(figureIn(event)) })}
        </p>
      ))}
    </div>
  );
}

/** Dice of a Skill Check, a Spell, an effect, and what they decided. */
function Thrown() {
  const { beat, say, tell } = useTable();
  if (beat === null) return null;
  const { line, from, told, to, step } = beat;
  const roll = diceOf(line.events[from]!, `${beat.seq}.${from}`);
  const next = line.events.slice(told, to).findIndex(({ tag }) => tag === 'turn begins');
  const found = line.events.slice(told, next < 0 ? to : told + next);
  return (
    <section
      className={styles.thrown}
      aria-label={tell('web.attack.rolls', { figure: named(roll.figure), for: roll.for })}
    >
      <p>{tell('web.attack.rolls', { figure: named(roll.figure), for: roll.for })}</p>
      <Dice roll={roll} step={step} />
      {isDecided(step) &&
        found.slice(0, 3).map(({ key, with: about }, i) => <p key={i}>{say({ key, with: about })}</p>)}
    </section>
  );
}

/** How many lines were there when each table was opened: those are no news. */
const opened = new Map<string, number>();
const isFresh = (table: string, seq: number): boolean => {
  const before = opened.get(table);
  opened.set(table, Math.max(seq, before ?? 0));
  return before !== undefined && seq > before;
};
/** Whose turn is over, and who comes, when it is: what is shown meanwhile makes it no news any more. It fades by itself, and the
 *  log says it, too. */
function TurnOver({ seq, events }: { seq: number; events: readonly SeenEvent[] }) {
  const { info, tell } = useTable();
  const [fresh] = useState(() => isFresh(info.id, seq));
  const [told] = useState(events);
  const of = (tag: string): SeenEvent | undefined => told.findLast((event) => event.tag === tag);
  const over = of('own turn over');
  const begins = of('turn begins');
  const defeated = of('defeated');
  if (!fresh || !mayMove() || (over === undefined && defeated === undefined)) return null;
  return (
    <div className={styles.sign} aria-hidden="true">
      {defeated !== undefined && (
        <p data-kind="defeated">{tell('web.sign.defeated', { figure: named(figureIn(defeated)) })}</p>
      )}
      {over !== undefined && <p>{tell('web.sign.over', { figure: named(figureIn(over)) })}</p>}
      {begins !== undefined && <p data-kind="begins">{tell('web.sign.begins', { figure: named(figureIn(begins)) })}</p>}
    </div>
  );
}
