/** The frame of an opponent's turn that is before the reader's eyes: as it happens, or once more. */

import { useMemo, useSyncExternalStore } from 'react';
import type { ShownBeat } from '../../../table/pace/pace.ts';
import { useTable } from '../../../table/shown-table.ts';
import { again, type Again } from './again.ts';
import { enemyTurns, type EnemyTurn } from './frames.ts';
import { figureOf } from './reading.ts';
import { storyOverlay, type StoryOverlay } from './story.ts';

export interface Story {
  turn: EnemyTurn;
  frame: number;
  /** It happens now: nothing after this frame is known yet. */
  live: boolean;
  /** Only the board shows it. */
  quiet: boolean;
}
function happening(turns: readonly EnemyTurn[], { seq, from: at }: ShownBeat): Story | null {
  for (const turn of turns.toReversed()) {
    const frame = turn.frames.findIndex((one) => one.seq === seq && at >= one.from && at < one.to);
    if (frame >= 0) return { turn, frame, live: true, quiet: false };
  }
  return null;
}
function onceMore(turns: readonly EnemyTurn[], wanted: Again | null): Story | null {
  const turn = turns.find(({ key }) => key === wanted?.turn);
  if (turn === undefined || wanted === null) return null;
  return { turn, frame: Math.min(wanted.frame, turn.frames.length - 1), live: false, quiet: wanted.quiet === true };
}
export function useStory(): Story | null {
  const { log, beat } = useTable();
  const wanted = useSyncExternalStore(again.subscribe, again.now, again.now);
  const turns = useMemo(() => enemyTurns(beat === null ? log : [...log, beat.line]), [log, beat]);
  return beat === null ? onceMore(turns, wanted) : happening(turns, beat);
}

/** What the board draws of it; null while nothing is shown. */
export function useStoryOverlay(): StoryOverlay | null {
  const { scene } = useTable();
  const story = useStory();
  if (story === null) return null;
  return storyOverlay(story.turn, story.frame, (thing) => figureOf(scene, thing)?.square ?? '');
}
