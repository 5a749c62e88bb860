import { timeLeft } from '@questwright/lab';
import { say } from '../language.ts';

const BAR = 20;

const inTime = (milliseconds: number): string => {
  const seconds = Math.round(milliseconds / 1000);
  if (seconds < 60) return say('lab.seconds', { seconds });
  return seconds < 3600
    ? say('lab.minutes', { minutes: Math.floor(seconds / 60), seconds: seconds % 60 })
    : say('lab.hours', { hours: Math.floor(seconds / 3600), minutes: Math.round((seconds % 3600) / 60) });
};

export function progressText(played: number, games: number, before: number, milliseconds: number): string {
  const filled = Math.round((played / Math.max(1, games)) * BAR);
  const left = timeLeft(played - before, games - before, milliseconds);
  const so = { played, games, time: inTime(milliseconds) };
  const isDone = left === null || played === games;
  const text = isDone ? say('lab.progress', so) : say('lab.progress-left', { ...so, left: inTime(left) });
  return `[${'#'.repeat(filled)}${'.'.repeat(BAR - filled)}] ${text}`;
}

/** A bar that is written over on a terminal; elsewhere a line now and then, so that a log stays short. */
export function progressOf(games: number, before: number): (played: number) => void {
  const { stderr } = process;
  const started = performance.now();
  let shown = started;
  return (played) => {
    const now = performance.now();
    if (played < games && now - shown < (stderr.isTTY ? 100 : 5_000)) return;
    shown = now;
    const text = progressText(played, games, before, now - started);
    stderr.write(stderr.isTTY ? `\r\u001B[K${text}${played < games ? '' : '\n'}` : `${text}\n`);
  };
}
