/** Rules that come later, written as edits only. Their ids belong to books that no package implements yet: tests that
 *  cited them with `rule` would count as tests of those books. So these are plain tests that knock the rule out themselves. */

import { inMode, MODES, TestTable, type Position } from '@questwright/harness';
import '@questwright/harness/vitest';
import { load, type Definition, type Edit, type Pack, type RuleId } from '@questwright/kernel';
import type { GameEntry } from '@questwright/messages';
import { runebound, runeboundEntry, type RuneboundWorld } from '@questwright/runebound';
import { expect, test } from 'vitest';
import { withBattleCards } from '../battles.ts';
import { COVENANT } from './covenant.ts';
import WORDS from './open.en.json' with { type: 'json' };
import { GOODS } from './goods.ts';
import { NIGHT_KING, NIGHT_KING_ROLES } from './night-king.ts';
import { STORM } from './storm.ts';
import { WHITE_DEATH_PACK } from './white-death.ts';

export const LATER: readonly Pack<any>[] = [STORM, WHITE_DEATH_PACK, COVENANT];
/** A game of its own: somebody plays no Hero, and nobody has gold. */
export const MIDNIGHT: readonly Pack<any>[] = [NIGHT_KING, GOODS];
/** The base with its variants: the trials are of books that are there by now, or will be. */
export const SWITCHED = runebound.packs.filter(({ kind, needs }) => kind === 'variant' && needs === undefined);
export const opened: Definition<RuneboundWorld> = { ...runebound, packs: [...SWITCHED, ...LATER, ...MIDNIGHT] };
export const openedEntry: GameEntry = {
  ...runeboundEntry,
  definition: opened,
  messages: { ...runeboundEntry.messages, ...WORDS },
  roles: [...runeboundEntry.roles!, NIGHT_KING_ROLES],
};

export type Start = (position: Position) => TestTable<RuneboundWorld>;

/** What would be the case if the base did not hold a rule already. */
const BREAK = 'broken';
const broken = (later: readonly Pack<any>[], edits: readonly Edit<any>[]): Definition<RuneboundWorld> => ({
  ...withBattleCards,
  packs: [...withBattleCards.packs, ...later, { id: BREAK, kind: 'variant', rule: 'RB-OBJ-02', edits }],
});

function starting(later: readonly Pack<any>[], without: RuleId | null, edits: readonly Edit<any>[]): Start {
  const definition = broken(later, edits);
  const packs = ['battle-cards', ...later.map(({ id }) => id), BREAK];
  // Loads here: a game that cannot be loaded would turn any test red.
  const loaded = load(definition, { packs, without });
  return (position) => new TestTable(loaded, position);
}

function failure(run: () => void): unknown {
  try {
    run();
    return null;
  } catch (error) {
    return error;
  }
}

/** A test of a rule: green in every mode, red without the rule. A rule that the base holds by itself has no edit to leave
 *  out: `against` are edits that break it. */
export function trial(
  id: RuleId,
  title: string,
  run: (start: Start) => void,
  against: readonly Edit<any>[] | null = null,
  later: readonly Pack<any>[] = LATER,
): void {
  test(`${id}: ${title}`, { timeout: 30_000 }, async () => {
    for (const mode of MODES) await inMode(mode, () => run(starting(later, null, [])));
    const start = against === null ? starting(later, id, []) : starting(later, null, against);
    expect(
      failure(() => run(start)),
      'without the rule',
    ).not.toBeNull();
  });
}

export const counters = (table: TestTable<RuneboundWorld>, name: string, card: string): number =>
  table.world.things.counters[name]![table.thing(card)]!;
export const part = (table: TestTable<RuneboundWorld>): string => table.where().split(' > ').at(-1)!;
export const tags = (table: TestTable<RuneboundWorld>, tag: string): number =>
  table.events.filter((event) => event.tag === tag).length;
