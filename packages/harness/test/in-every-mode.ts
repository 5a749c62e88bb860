import { inMode, MODES } from '@questwright/harness';
import { test } from 'vitest';

const addTest: (name: string, run: () => Promise<void>) => void = test;

/** A test that is run plainly, with a JSON round trip at each decision, and with undo and redo at each decision. */
export function inEveryMode(name: string, run: () => void): void {
  addTest(name, async () => {
    for (const mode of MODES) await inMode(mode, run);
  });
}
