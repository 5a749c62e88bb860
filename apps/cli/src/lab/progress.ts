import { timeLeft } from '@questwright/lab';

const BAR = 20;

const inTime = (milliseconds: number): string => {
  const seconds = Math.round(milliseconds / 1000);
  if (seconds < 60) return `${seconds} s`;
  return seconds < 3600
    ? `${Math.floor(seconds / 60)} min ${seconds % 60} s`
    : `${Math.floor(seconds / 3600)} h ${Math.round((seconds % 3600) / 60)} min`;
};

export function progressText(played: number, games: number, before: number, milliseconds: number): string {
  const filled = Math.round((played / Math.max(1, games)) * BAR);
  const left = timeLeft(played - before, games - before, milliseconds);
  const rest = left === null || played === games ? '' : `, ${inTime(left)} left`;
  return `[${'#'.repeat(filled)}${'.'.repeat(BAR - filled)}] ${played} of ${games} games, ${inTime(milliseconds)}${rest}`;
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
