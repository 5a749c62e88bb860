/** What just happened, over the board: the turn of an opponent as a storyboard, dice that no Attack throws, whose turn is over. */

import type { LogLine, SeenEvent } from '@questwright/protocol';
import { useEffect, useRef, useState } from 'react';
import { mayMove } from '../../../settings.ts';
import { useDrawers } from '../../../table/scene/drawers.tsx';
import { useTable } from '../../../table/shown-table.ts';
import { again, followLog } from './again.ts';
import { Dice, isDecided } from './dice.tsx';
import styles from './passing.module.css';
import { attackIn, diceOf, figureIn, named } from './reading.ts';
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
  // The stage throws the dice of its Attack.
  if (story !== null && !story.quiet && !(story.live && staged))
    return <Storyboard key={story.turn.key} story={story} />;
  if (beat?.kind === 'roll') return staged ? null : <Thrown key={`${beat.seq}.${beat.from}`} />;
  const line = log.findLast(({ undone, takesBack }) => !undone && !takesBack);
  return line === undefined ? null : <TurnOver key={line.seq} line={line} />;
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
/** Whose turn is over, and who comes; it fades by itself, and the log says it, too. */
function TurnOver({ line }: { line: LogLine }) {
  const { info, tell } = useTable();
  const [fresh] = useState(() => isFresh(info.id, line.seq));
  const of = (tag: string): SeenEvent | undefined => line.events.findLast((event) => event.tag === tag);
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
