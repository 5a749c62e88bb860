/** CPU time of this process so far, in milliseconds: other work on the machine does not count. */
function used(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** Steps per second of CPU time of something that can be done again and again, after it has warmed up for some milliseconds. */
export function perSecond(steps: (atLeast: number) => number, warm = 600, measured = 1500): number {
  const timed = (milliseconds: number): number => {
    const start = used();
    let done = 0;
    let now = start;
    while (now - start < milliseconds) {
      done += steps(200);
      now = used();
    }
    return (done * 1000) / (now - start);
  };
  timed(warm);
  return timed(measured);
}

/** The middle of several timings, in milliseconds. */
export function medianTime(times: number, run: () => void): number {
  const all: number[] = [];
  for (let i = 0; i < times; i++) {
    const start = used();
    run();
    all.push(used() - start);
  }
  return median(all);
}

export const median = (list: readonly number[]): number => [...list].sort((x, y) => x - y)[list.length >> 1]!;

/** The same small generator for every contestant, so that all play alike. */
export function chooser(): (n: number) => number {
  let x = 12345;
  return (n) => {
    x = (Math.imul(x, 1103515245) + 12345) >>> 0;
    return (x >>> 8) % n;
  };
}
