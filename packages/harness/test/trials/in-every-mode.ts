import { checkDecision, inMode, MODES, type TestTable } from '@questwright/harness';
import { test } from 'vitest';

const addTest: (name: string, run: () => Promise<void>) => void = test;

/** A test that is run plainly, with a JSON round trip at each decision, and with undo and redo at each decision. */
export function inEveryMode(name: string, run: () => void): void {
  addTest(name, async () => {
    for (const mode of MODES) await inMode(mode, run);
  });
}

/** Answers, and looks at what must hold at every decision. */
export function say(table: TestTable<any>, seat: number, id: string): void {
  table.answer(seat, id);
  if (table.game.pending) checkDecision(table.loaded, table.game, 'trial');
}

/** How many of a kind of counter lie on a card. */
export const on = (table: TestTable<any>, counter: string, card: string): number =>
  table.world.things.counters[counter][table.thing(card)];

/** The step being played. */
export const part = (table: TestTable<any>): string => table.where().split(' > ').at(-1)!;
