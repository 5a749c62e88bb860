/** What a threat is, said plainly: every space where a figure could be, every space that it could strike from there, every line
 *  between them. */

import { rangeOfAreas, type Square } from '@questwright/geometry/square';
import type { Effect } from '@questwright/kernel';
import { firstBy, stepsOf, countsFrom } from '../../../src/rules/enemies/targeting.ts';
import { areAdjacent, gridOf, levelAt, terrainAt } from '../../../src/rules/movement/board.ts';
import { asIfAt, Roads } from '../../../src/rules/movement/routes.ts';
import type { Threat } from '../../../src/rules/enemies/threat.ts';
import type { Criterion } from '../../../src/words.ts';
import { baseOf, opponentsOf, squareOf, stands, type MiddaraTable } from '../../../src/world.ts';

type Arm = { ATK?: string; range?: number };
type Strikes = (arm: Arm, moved: boolean) => ReadonlySet<Square>;

function strikesOf(t: MiddaraTable, figure: number): Strikes {
  const isOpen = (from: Square, to: Square, soi: boolean): boolean =>
    t.value('lines', { actor: figure, target: figure, from, to, soi }).some((one) => !one.blocked);
  const strikes = ({ ATK, range = 1 }: Arm, base: readonly Square[], to: Square): boolean => {
    const far = rangeOfAreas(base, [to]);
    const climb = Math.abs(levelAt(t, base[0]!) - levelAt(t, to));
    if (far === 0) return false;
    if (ATK === undefined) return far <= t.value('SOI range', figure) && base.some((from) => isOpen(from, to, true));
    if (!base.some((from) => isOpen(from, to, false))) return false;
    if (ATK === 'ranged') {
      const least = t.value('Ranged Attacks on adjacent targets') ? 1 : 2;
      return far >= least && far <= range && climb <= t.value('change for Ranged Attacks');
    }
    const reach = t.value('reach', figure);
    if (reach > 1) return far <= reach && climb <= 1;
    return climb <= 1 && base.some((from) => areAdjacent(t, from, to) && isOpen(from, to, false));
  };
  const known = new Map<string, ReadonlySet<Square>>();
  const find: Strikes = (arm, moved) => {
    const points = t.value('movement value', figure);
    const ends = moved ? new Roads(t, figure).reach(points).map(({ square }) => square) : [squareOf(t, figure)];
    const floor = gridOf(t).squares.filter((to) => terrainAt(t, to) !== 'obstructing');
    return new Set(floor.filter((to) => ends.some((end) => strikes(arm, baseOf(t, figure, end), to))));
  };
  return (arm, moved) => {
    const key = JSON.stringify([arm.ATK, arm.range, moved]);
    const found = known.get(key) ?? find(arm, moved);
    known.set(key, found);
    return found;
  };
}

const strikesAtAll = (effect: Effect): boolean => effect['ATK'] !== undefined || effect['CAST'] !== undefined;

export function plainThreat(t: MiddaraTable, figure: number, mover: number): Threat {
  const isAbout = stands(t, mover) && mover !== figure;
  const squares = isAbout ? asIfAt(t, mover, '', () => threatened(t, figure)) : threatened(t, figure);
  return { ...aimOf(t, figure), squares };
}

const isOn = (t: MiddaraTable, squares: ReadonlySet<Square>, figure: number): boolean =>
  baseOf(t, figure).some((one) => squares.has(one));

function isTrue(t: MiddaraTable, figure: number, strikes: Strikes, name: string, wanted: unknown): boolean {
  if (name !== 'can move and attack') {
    return t.whyFalse({ [name]: wanted as never }, { by: null, thing: figure, about: figure, also: null }) === null;
  }
  const squares = strikes(wanted as Arm, true);
  return opponentsOf(t, figure).some((one) => isOn(t, squares, one));
}
function holds(t: MiddaraTable, figure: number, strikes: Strikes, at: number): boolean {
  const step = stepsOf(t, figure)[at]!;
  if (!Object.entries(step.if).every(([name, wanted]) => isTrue(t, figure, strikes, name, wanted))) return false;
  return step.do.some((effect) => {
    if (!strikesAtAll(effect)) return true;
    const squares = strikes(effect as Arm, false);
    return opponentsOf(t, figure).some((one) => isOn(t, squares, one));
  });
}

function threatened(t: MiddaraTable, figure: number): Square[] {
  const strikes = strikesOf(t, figure);
  const all = new Set<Square>();
  const steps = stepsOf(t, figure);
  for (let at = 0; at < steps.length; at++) {
    const now = holds(t, figure, strikes, at);
    const more = new Set<Square>();
    let moved = false;
    for (const effect of steps[at]!.do) {
      moved ||= effect['MOVE'] !== undefined;
      if (strikesAtAll(effect)) for (const one of strikes(effect as Arm, moved)) more.add(one);
    }
    for (const square of more) if (now || couldMakeTrue(t, figure, strikes, at, square)) all.add(square);
    if (now && steps[at]!.continueDown !== true) break;
  }
  return [...all];
}
/** Whether one more opponent on a space would make every condition of a step true. */
function couldMakeTrue(t: MiddaraTable, figure: number, strikes: Strikes, at: number, square: Square): boolean {
  return Object.entries(stepsOf(t, figure)[at]!.if).every(([name, wanted]) => {
    if (isTrue(t, figure, strikes, name, wanted)) return true;
    if (name === 'can move and attack') return strikes(wanted as Arm, true).has(square);
    if (name !== 'opponent') return false;
    if (wanted === 'adjacent') return baseOf(t, figure).some((one) => areAdjacent(t, one, square));
    if (wanted === 'within SOI') return strikes({}, false).has(square);
    return (countsFrom(t, figure).get(square) ?? Infinity) <= (wanted as { spaces: number }).spaces;
  });
}

function aimOf(t: MiddaraTable, figure: number): Omit<Threat, 'squares'> {
  const strikes = strikesOf(t, figure);
  const steps = stepsOf(t, figure);
  let last: number | null = null;
  for (let at = 0; at < steps.length; at++) {
    if (!holds(t, figure, strikes, at)) continue;
    last = at;
    if (steps[at]!.continueDown !== true) break;
  }
  if (last === null) return { step: null, target: null, moves: false };
  const step = steps[last]!;
  const first = step.do.find((effect) => effect['MOVE'] !== undefined || strikesAtAll(effect));
  if (first === undefined) return { step: last + 1, target: null, moves: false };
  const prefer = first['prefer'] as Criterion[] | undefined;
  const among = (arm: Arm, moved: boolean): number[] => {
    const squares = strikes(arm, moved);
    return opponentsOf(t, figure).filter((one) => isOn(t, squares, one));
  };
  if (first['MOVE'] === undefined) {
    return { step: last + 1, target: firstBy(t, figure, prefer ?? [], among(first as Arm, false)), moves: false };
  }
  const meant = step.if['can move and attack'] as Arm | undefined;
  const possible = meant === undefined ? [] : among(meant, true);
  const all = possible.length > 0 ? possible : opponentsOf(t, figure);
  return { step: last + 1, target: firstBy(t, figure, prefer ?? ['nearest'], all), moves: true };
}
