/** What a figure that decides itself could do in its next turn, by its AI Steps: whom it is after as things are, and on which
 *  spaces somebody who goes there would be in reach of an Attack or a Spell. */

import { isOpenLine, placeOf, type At, type Square } from '@questwright/geometry/square';
import type { Effect } from '@questwright/kernel';
import { countsFrom, firstBy, stepsOf, type MeantAttack } from './targeting.ts';
import { adjacentTo, areAdjacent, gridOf, levelAt, terrainAt } from '../movement/board.ts';
import { asIfAt, Roads } from '../movement/routes.ts';
import { BLOCKED, edgeBetween, markOf } from '../movement/sight.ts';
import type { AttackType, Criterion } from '../../words.ts';
import {
  baseOf,
  decidesItself,
  opponentsOf,
  squareOf,
  stands,
  NOBODY,
  type MiddaraChapter,
  type MiddaraTable,
} from '../../world.ts';

export interface Threat {
  /** The AI Step that is true as things are, from 1; null where none is. */
  step: number | null;
  /** Whether it would move before it strikes. */
  moves: boolean;
  /** Whom that step is about; null where nobody is. */
  target: number | null;
  /** Where whoever looks would be in reach. */
  squares: Square[];
}

/** The lines of sight of one figure: what a space is worth to them is worked out once for two levels. */
class Eye {
  private readonly t: MiddaraTable;
  private readonly actor: number;
  private readonly soi: boolean;
  private readonly levels = new Map<Square, number>();
  /** By the levels at both ends: which spaces block a line there. */
  private readonly blocked = new Map<number, Map<Square, boolean>>();
  constructor(t: MiddaraTable, actor: number, soi: boolean) {
    this.t = t;
    this.actor = actor;
    this.soi = soi;
  }
  levelOf(square: Square): number {
    let level = this.levels.get(square);
    if (level === undefined) this.levels.set(square, (level = levelAt(this.t, square)));
    return level;
  }
  sees(from: Square, to: Square): boolean {
    const { t, actor, soi, blocked } = this;
    const levels = this.levelOf(from) * LEVELS + this.levelOf(to);
    let known = blocked.get(levels);
    if (known === undefined) blocked.set(levels, (known = new Map()));
    const looking = { actor, target: actor, from, to, soi };
    return isOpenLine(from, to, {
      blocks: (square) => {
        let found = known.get(square);
        if (found === undefined) known.set(square, (found = markOf(t, looking, square) >= BLOCKED));
        return found;
      },
      closes: (one, other) => edgeBetween(t, one, other) >= BLOCKED,
    });
  }
}
/** More than there are levels. */
const LEVELS = 100;

/** What an instruction can reach. */
type Arm = { kind: AttackType; range: number } | { kind: 'spell' };
const armOf = (effect: Effect): Arm | null => {
  if (effect['ATK'] !== undefined) {
    return { kind: effect['ATK'] as AttackType, range: (effect['range'] as number | undefined) ?? 1 };
  }
  return effect['CAST'] === undefined ? null : { kind: 'spell' };
};

interface Extent {
  least: number;
  most: number;
  climb: number;
  eye: Eye;
}
/** A space where a figure can be, with all that it covers there. */
interface Stand {
  base: readonly Square[];
  at: At;
  /** Spaces to its other side. */
  wide: number;
  level: number;
}
/** Levels that a Melee Attack overcomes. */
const CLIMB = 1;

/** One figure, and the spaces that it could strike from where it stands or after a Move. A space is looked at when somebody asks
 *  about it, and once: most questions are about the few spaces on which somebody stands. */
class Foresight {
  private readonly t: MiddaraTable;
  private readonly figure: number;
  private readonly eyes: Readonly<Record<'attack' | 'spell', Eye>>;
  private readonly reaches = new Map<string, (to: Square) => boolean>();
  private here: Stand[] | null = null;
  private moved: Stand[] | null = null;

  constructor(t: MiddaraTable, figure: number) {
    this.t = t;
    this.figure = figure;
    this.eyes = { attack: new Eye(t, figure, false), spell: new Eye(t, figure, true) };
  }
  private standing(afterMove: boolean): Stand[] {
    const { t, figure } = this;
    if (!afterMove) return (this.here ??= [this.standOn(squareOf(t, figure))]);
    this.moved ??= new Roads(t, figure).ends(t.value('movement value', figure)).map((square) => this.standOn(square));
    return this.moved;
  }
  private standOn(square: Square): Stand {
    const base = baseOf(this.t, this.figure, square);
    const wide = Math.sqrt(base.length) - 1;
    return { base, at: placeOf(square), wide, level: this.eyes.attack.levelOf(square) };
  }
  /** Whether an Attack or a Spell reaches a space from some space where the figure can be. Plain loops: there are thousands of
   *  lines, and a player waits. */
  private reach(arm: Arm, afterMove: boolean): (to: Square) => boolean {
    const key = `${JSON.stringify(arm)} ${afterMove}`;
    let found = this.reaches.get(key);
    if (found === undefined) {
      const { t, figure } = this;
      const reach = arm.kind === 'melee' ? t.value('reach', figure) : 0;
      const stands = this.standing(afterMove);
      const all = reach === 1 ? this.besideAny(stands) : this.withinAny(stands, this.rangeOf(arm, reach));
      const known = new Map<Square, boolean>();
      found = (to) => {
        let is = known.get(to);
        // Nobody stands on Obstructing Terrain.
        if (is === undefined) known.set(to, (is = terrainAt(t, to) !== 'obstructing' && all(to)));
        return is;
      };
      this.reaches.set(key, found);
    }
    return found;
  }
  /** What a space may be away, in spaces and in levels, and what sees it. */
  private rangeOf(arm: Arm, reach: number): Extent {
    const { t, figure, eyes } = this;
    if (arm.kind === 'spell') return { least: 1, most: t.value('SOI range', figure), climb: Infinity, eye: eyes.spell };
    if (arm.kind === 'melee') return { least: 1, most: reach, climb: CLIMB, eye: eyes.attack };
    const least = t.value('Ranged Attacks on adjacent targets') ? 1 : 2;
    return { least, most: arm.range, climb: t.value('change for Ranged Attacks'), eye: eyes.attack };
  }
  private besideAny(stands: readonly Stand[]): (to: Square) => boolean {
    const { t } = this;
    const eye = this.eyes.attack;
    const covering = new Map<Square, Stand[]>();
    for (const stand of stands) {
      for (const square of stand.base) {
        const others = covering.get(square);
        if (others === undefined) covering.set(square, [stand]);
        else others.push(stand);
      }
    }
    return (to) => {
      const level = eye.levelOf(to);
      for (const from of adjacentTo(t, to)) {
        for (const stand of covering.get(from) ?? NOWHERE) {
          /* MD-ELEV-12 */ if (Math.abs(stand.level - level) > CLIMB) continue;
          if (!stand.base.includes(to) && eye.sees(from, to)) return true;
        }
      }
      return false;
    };
  }
  private withinAny(stands: readonly Stand[], { least, most, climb, eye }: Extent): (to: Square) => boolean {
    return (to) => {
      const { x, y } = placeOf(to);
      const level = eye.levelOf(to);
      for (const { base, at, wide, level: own } of stands) {
        const far = Math.max(at.x - x, x - at.x - wide, at.y - y, y - at.y - wide);
        if (far < least || far > most || Math.abs(own - level) > climb) continue;
        for (const from of base) if (eye.sees(from, to)) return true;
      }
      return false;
    };
  }

  // ---- AI Steps ----

  /** Whether a step would strike whoever stands on a space: with each of its instructions after the Moves before it. */
  private strikes(instructions: readonly Effect[]): (to: Square) => boolean {
    const all: ((to: Square) => boolean)[] = [];
    let moved = false;
    for (const effect of instructions) {
      moved ||= effect['MOVE'] !== undefined;
      const arm = armOf(effect);
      if (arm !== null) all.push(this.reach(arm, moved));
    }
    return (to) => all.some((reaches) => reaches(to));
  }
  /** Opponents that it could strike. */
  struck(arm: Arm, afterMove: boolean): number[] {
    const { t, figure } = this;
    const reaches = this.reach(arm, afterMove);
    return opponentsOf(t, figure).filter((one) => baseOf(t, one).some(reaches));
  }
  /** Whether a condition holds as things are. */
  private isTrue(name: string, wanted: unknown): boolean {
    const { t, figure } = this;
    if (name === 'can move and attack') {
      const arm = armMeant(wanted as MeantAttack);
      // It may stay: its ways are looked for only where that is not enough.
      return this.struck(arm, false).length > 0 || this.struck(arm, true).length > 0;
    }
    return t.whyFalse({ [name]: wanted as never }, { by: null, thing: figure, about: figure, also: null }) === null;
  }
  /** What an instruction presupposes an earlier one, or does besides striking, is taken to be possible. */
  holds(at: number): boolean {
    const { t, figure } = this;
    const step = stepsOf(t, figure)[at]!;
    if (!Object.entries(step.if).every(([name, wanted]) => this.isTrue(name, wanted))) return false;
    return step.do.some((effect) => {
      const arm = armOf(effect);
      return arm === null || this.struck(arm, false).length > 0;
    });
  }
  /** Where one more opponent would make a condition true; null where that makes no difference. */
  private wouldBeTrue(name: string, wanted: unknown): ((square: Square) => boolean) | null {
    const { t, figure } = this;
    if (this.isTrue(name, wanted)) return () => true;
    if (name === 'can move and attack') return this.reach(armMeant(wanted as MeantAttack), true);
    if (name !== 'opponent') return null;
    const base = baseOf(t, figure);
    if (wanted === 'adjacent') return (square) => base.some((one) => areAdjacent(t, one, square));
    if (wanted === 'within SOI') return this.reach({ kind: 'spell' }, false);
    const counts = countsFrom(t, figure);
    return (square) => (counts.get(square) ?? Infinity) <= (wanted as { spaces: number }).spaces;
  }
  /** Whether somebody on a space would be struck by a step; null where it makes no difference to the step that it is false. */
  threatens(at: number, isTrue: boolean): ((to: Square) => boolean) | null {
    const step = stepsOf(this.t, this.figure)[at]!;
    const strikes = this.strikes(step.do);
    if (isTrue) return strikes;
    const tests = Object.entries(step.if).map(([name, wanted]) => this.wouldBeTrue(name, wanted));
    return tests.includes(null) ? null : (to) => strikes(to) && tests.every((test) => test!(to));
  }
}
const NOWHERE: readonly Stand[] = [];
const armMeant = ({ ATK, range = 1 }: MeantAttack): Arm => ({ kind: ATK, range });

/** The first step that is true, those above it that go on to the next one aside. */
function trueStep(t: MiddaraTable, figure: number, foresight: Foresight): number | null {
  const steps = stepsOf(t, figure);
  let last: number | null = null;
  for (let at = 0; at < steps.length; at++) {
    if (!foresight.holds(at)) continue;
    last = at;
    if (steps[at]!.continueDown !== true) break;
  }
  return last;
}
/** Whom a step is about: of those that its first instruction against somebody can be made against. */
function targetOf(t: MiddaraTable, figure: number, at: number, foresight: Foresight): Pick<Threat, 'target' | 'moves'> {
  const step = stepsOf(t, figure)[at]!;
  const first = step.do.find((effect) => effect['MOVE'] !== undefined || armOf(effect) !== null);
  if (first === undefined) return { target: null, moves: false };
  const prefer = first['prefer'] as Criterion[] | undefined;
  const arm = armOf(first);
  if (arm !== null) return { target: firstBy(t, figure, prefer ?? [], foresight.struck(arm, false)), moves: false };
  const meant = step.if['can move and attack'] as MeantAttack | undefined;
  const possible = meant === undefined ? [] : foresight.struck(armMeant(meant), true);
  const all = possible.length > 0 ? possible : opponentsOf(t, figure);
  return { target: firstBy(t, figure, prefer ?? ['nearest'], all), moves: true };
}

/** `mover`: whoever looks for a space to go to. It is asked what would be if it stood somewhere else. */
export function threatOf(t: MiddaraTable, figure: number, mover: number): Threat | null {
  if (!stands(t, figure) || !decidesItself(t, figure)) return null;
  const now = new Foresight(t, figure);
  const at = trueStep(t, figure, now);
  const aim = at === null ? { target: null, moves: false } : targetOf(t, figure, at, now);
  const isAbout = mover !== NOBODY && stands(t, mover) && mover !== figure;
  const squares = isAbout ? asIfAt(t, mover, '', () => squaresOf(t, figure)) : squaresOf(t, figure, now);
  return { step: at === null ? null : at + 1, ...aim, squares };
}
function squaresOf(t: MiddaraTable, figure: number, foresight = new Foresight(t, figure)): Square[] {
  const steps = stepsOf(t, figure);
  const threatening: ((to: Square) => boolean)[] = [];
  for (let at = 0; at < steps.length; at++) {
    const isTrue = foresight.holds(at);
    const threatens = foresight.threatens(at, isTrue);
    if (threatens !== null) threatening.push(threatens);
    if (isTrue && steps[at]!.continueDown !== true) break;
  }
  return gridOf(t).squares.filter((square) => threatening.some((threatens) => threatens(square)));
}

export const THREAT: MiddaraChapter = {
  values: { threat: { rule: 'MD-AI-02', of: (t, figure, mover) => threatOf(t, figure, mover) } },
};
