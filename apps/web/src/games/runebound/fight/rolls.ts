/** The dice that were thrown, as the log tells them. */

import type { LogLine } from '@questwright/protocol';
import type { ShownBeat } from '../../../table/pace/pace.ts';
import type { StepName } from '../../game.ts';

export interface Roll {
  key: string;
  seq: number;
  /** Which event of its line it is. */
  at: number;
  seat: number;
  thing: number | null;
  /** attack, defense, escape, test, target … */
  for: string;
  dice: readonly number[];
  /** With everything that is added; null while it is open. */
  total: number | null;
  against: number | null;
  success: boolean | null;
}

/** What tells the result of the roll before it. */
const RESULTS: ReadonlySet<string> = new Set(['combat roll', 'escape test', 'test made', 'target number']);
const number = (value: unknown): number | null => (typeof value === 'number' ? value : null);

/** All rolls of these lines; a roll that was thrown again is not among them. */
export function rollsIn(lines: readonly LogLine[]): Roll[] {
  const rolls: Roll[] = [];
  for (const { seq, events, undone, takesBack } of lines) {
    if (undone || takesBack) continue;
    events.forEach(({ tag, with: told }, i) => {
      const last = rolls.at(-1);
      if (tag === 'rolled' && Array.isArray(told['dice'])) {
        const thing = number((told['thing'] as { thing?: number } | undefined)?.thing);
        const roll: Roll = {
          key: `${seq}.${i}`,
          seq,
          at: i,
          seat: number(told['seat']) ?? 0,
          thing,
          for: typeof told['for'] === 'string' ? told['for'] : '',
          dice: told['dice'] as number[],
          total: null,
          against: null,
          success: null,
        };
        if (last && last.total === null && last.for === roll.for && last.thing === thing) rolls.pop();
        rolls.push(roll);
      } else if (RESULTS.has(tag) && last && last.total === null) {
        const against = number(told['against']) ?? number(told['number']);
        const success = told['success'] === undefined ? null : told['success'] === 'true';
        rolls[rolls.length - 1] = { ...last, total: number(told['total']), against, success };
      }
    });
  }
  return rolls;
}

const BEGINS: ReadonlySet<string> = new Set(['challenge faced', 'adventure card drawn', 'hero attacked']);

/** What happened since the card or the Hero was met that is fought now; of the line in which that was, only what came after. */
export function linesOfFight(log: readonly LogLine[]): readonly LogLine[] {
  const counted = log.filter(({ undone, takesBack }) => !undone && !takesBack);
  const from = counted.findLastIndex(({ events }) => events.some(({ tag }) => BEGINS.has(tag)));
  const [first, ...rest] = counted.slice(Math.max(0, from));
  if (!first) return [];
  const begun = first.events.findLastIndex(({ tag }) => BEGINS.has(tag));
  return [{ ...first, events: first.events.slice(begun + 1) }, ...rest];
}

/** The dice that lie on the stage, and how far the showing of them has come; those before them are swept up when new ones are
 *  thrown. */
export function rollsShown(
  lines: readonly LogLine[],
  beat: ShownBeat | null,
): { rolls: readonly Roll[]; step: StepName | null } {
  if (beat?.kind === 'roll') return { rolls: rollsOf(beat), step: beat.step };
  // Dice of the latest answer, and those that still lie open.
  const rolls = rollsIn(lines).filter(({ seq, total }) => seq === lines.at(-1)?.seq || total === null);
  return { rolls: rolls.slice(-1), step: null };
}
export const rollsOf = ({ line, from, to }: ShownBeat): readonly Roll[] =>
  rollsIn([line]).filter(({ at }) => at >= from && at < to);
