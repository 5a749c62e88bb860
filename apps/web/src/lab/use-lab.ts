/** A lab that is running, or was. */

import { playAll, timeLeft } from '@questwright/lab/pool';
import { useEffect, useRef, useState } from 'react';
import { handFor, handsHere, reporterFor, type Reporter } from './hands.ts';
import type { Findings } from './messages.ts';
import type { LabSetup } from './setup.ts';

export interface Run {
  setup: LabSetup;
  state: 'running' | 'stopped' | 'done' | 'failed';
  played: number;
  /** Milliseconds; null while nothing is known. */
  left: number | null;
  problem: string | null;
  findings: Findings | null;
}

/** While games are played, the report follows them at this distance. */
const REPORT_MS = 2000;

/** What stays from one start to the next: games that were played are not played again. */
interface Kept {
  key: string;
  rows: Map<number, unknown>;
  reporter: Reporter;
}

const keyOf = (setup: LabSetup): string => JSON.stringify({ ...setup, games: 0 });

export function useLab(): { run: Run | null; start(setup: LabSetup): void; stop(): void } {
  const [run, setRun] = useState<Run | null>(null);
  const stopper = useRef<AbortController | null>(null);
  const kept = useRef<Kept | null>(null);
  useEffect(
    () => () => {
      stopper.current?.abort();
      kept.current?.reporter.end();
    },
    [],
  );

  const start = (setup: LabSetup): void => {
    stopper.current?.abort();
    const stop = new AbortController();
    stopper.current = stop;
    if (kept.current?.key !== keyOf(setup)) {
      kept.current?.reporter.end();
      kept.current = { key: keyOf(setup), rows: new Map(), reporter: reporterFor(setup) };
    }
    const { rows, reporter } = kept.current;
    const change = (part: Partial<Run>): void =>
      setRun((before) => (before !== null && stopper.current === stop ? { ...before, ...part } : before));
    const missing = Array.from({ length: setup.games }, (_, n) => n).filter((n) => !rows.has(n));
    const before = setup.games - missing.length;
    setRun({ setup, state: 'running', played: before, left: null, problem: null, findings: null });

    const report = async (): Promise<void> => {
      // In the order of the games, so that the same games give the same report.
      const played = [...rows].filter(([n]) => n < setup.games).sort(([one], [other]) => one - other);
      change({ findings: await reporter.report(played.map(([, row]) => row)) });
    };
    const began = performance.now();
    let reported = began;
    let reporting = false;
    const onGame = ({ n, row }: { n: number; row: unknown }): void => {
      rows.set(n, row);
      const played = [...rows.keys()].filter((one) => one < setup.games).length;
      const now = performance.now();
      change({ played, left: timeLeft(played - before, setup.games - before, now - began) });
      if (reporting || now - reported < REPORT_MS) return;
      reporting = true;
      void report().finally(() => {
        reporting = false;
        reported = performance.now();
      });
    };
    playAll(missing, () => handFor(setup), { hands: handsHere(), signal: stop.signal, onGame })
      .then(report)
      .then(
        () => change({ state: stop.signal.aborted ? 'stopped' : 'done', left: null }),
        (error: unknown) => change({ state: 'failed', problem: String((error as Error).message), left: null }),
      );
  };
  return { run, start, stop: () => stopper.current?.abort() };
}
