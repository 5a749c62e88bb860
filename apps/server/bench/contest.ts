/** What is measured of any server: tables with a real client for each seat, that play one after another as fast as they are
 *  answered. */

import type { MeasuredProcess } from './measured-process.ts';

export interface Match {
  /** Plays one answer of whoever's turn it is, until both clients know of it; false when the game is over. */
  step(): Promise<boolean>;
  close(): void;
}
export interface Contestant {
  process: MeasuredProcess;
  open(): Promise<Match>;
}
export interface Result {
  answers: number;
  /** Answers for each second of the server's CPU time. */
  perCpuSecond: number;
  /** Milliseconds from an answer until its acknowledgement. */
  p50: number;
  p99: number;
}

export const quantile = (list: readonly number[], part: number): number =>
  [...list].sort((x, y) => x - y)[Math.min(list.length - 1, Math.floor(list.length * part))]!;

/** Waves of tables: each is opened, then played by all at once, then closed. Only playing counts, and the first waves not. */
export async function compete(
  { process, open }: Contestant,
  { waves, tables, steps, warmUp }: { waves: number; tables: number; steps: number; warmUp: number },
): Promise<Result> {
  const times: number[] = [];
  let answers = 0;
  let cpu = 0;
  for (let wave = 0; wave < waves + warmUp; wave++) {
    const matches = await Promise.all(Array.from({ length: tables }, open));
    const counts = wave >= warmUp;
    const before = await process.usage();
    await Promise.all(
      matches.map(async (match) => {
        for (let n = 0; n < steps; n++) {
          const start = performance.now();
          const going = await match.step();
          if (counts) {
            times.push(performance.now() - start);
            answers++;
          }
          if (!going) break;
        }
      }),
    );
    const after = await process.usage();
    if (counts) cpu += after.cpu - before.cpu;
    for (const match of matches) match.close();
  }
  return { answers, perCpuSecond: (answers * 1000) / cpu, p50: quantile(times, 0.5), p99: quantile(times, 0.99) };
}
