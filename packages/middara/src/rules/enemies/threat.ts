/** What a figure that decides itself could do in its next turn, by its AI Steps: whom it is after as things are, and on which
 *  spaces somebody who goes there would be in reach of an Attack or a Spell. */

import { marksOnLine, placeOf, type Square } from '@questwright/geometry/square';
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
  private readonly marks = new Map<string, number>();
  private readonly edges = new Map<string, number>();
  private readonly levels = new Map<Square, number>();
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
    const { t, actor, soi, marks, edges } = this;
    const levels = `${this.levelOf(from)} ${this.levelOf(to)}`;
    const looking = { actor, target: actor, from, to, soi };
    const found = marksOnLine(from, to, {
      mark: (square) => {
        const key = `${square} ${levels}`;
        let mark = marks.get(key);
        if (mark === undefined) marks.set(key, (mark = markOf(t, looking, square)));
        return mark;
      },
      edge: (one, other) => {
        const key = `${one} ${other}`;
        let mark = edges.get(key);
        if (mark === undefined) edges.set(key, (mark = edgeBetween(t, one, other)));
        return mark;
      },
    });
    return found[0]! < BLOCKED;
  }
}

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
/** Levels that a Melee Attack overcomes. */
const CLIMB = 1;

/** One figure, and the spaces that it could strike from where it stands or after a Move. */
class Foresight {
  private readonly t: MiddaraTable;
  private readonly figure: number;
  private readonly eyes: Readonly<Record<'attack' | 'spell', Eye>>;
  private readonly known = new Map<string, ReadonlySet<Square>>();
  private readonly opened = new Map<Square, boolean>();
  private moved: Square[] | null = null;

  constructor(t: MiddaraTable, figure: number) {
    this.t = t;
    this.figure = figure;
    this.eyes = { attack: new Eye(t, figure, false), spell: new Eye(t, figure, true) };
  }
  private get ends(): Square[] {
    const { t, figure } = this;
    this.moved ??= new Roads(t, figure).ends(t.value('movement value', figure));
    return this.moved;
  }
  /** Spaces that an Attack or a Spell reaches from some space where the figure can be. Plain loops: there are thousands of
   *  lines, and a player waits. */
  hits(arm: Arm, afterMove: boolean): ReadonlySet<Square> {
    const key = `${JSON.stringify(arm)} ${afterMove}`;
    let found = this.known.get(key);
    if (found === undefined) {
      const { t, figure } = this;
      const reach = arm.kind === 'melee' ? t.value('reach', figure) : 0;
      const ends = afterMove ? this.ends : [squareOf(t, figure)];
      this.known.set(
        key,
        (found = reach === 1 ? this.besideAny(ends) : this.withinAny(ends, this.rangeOf(arm, reach))),
      );
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
  private besideAny(ends: readonly Square[]): Set<Square> {
    const { t, figure } = this;
    const eye = this.eyes.attack;
    const found = new Set<Square>();
    for (const end of ends) {
      const base = baseOf(t, figure, end);
      for (const from of base) {
        for (const to of adjacentTo(t, from)) {
          if (found.has(to) || base.includes(to) || !this.isOpen(to)) continue;
          /* MD-ELEV-12 */ if (Math.abs(eye.levelOf(end) - eye.levelOf(to)) > CLIMB) continue;
          if (eye.sees(from, to)) found.add(to);
        }
      }
    }
    return found;
  }
  private withinAny(ends: readonly Square[], { least, most, climb, eye }: Extent): Set<Square> {
    const { t, figure } = this;
    const starts = ends.map((end) => {
      const base = baseOf(t, figure, end);
      return { base, at: placeOf(end), wide: Math.sqrt(base.length) - 1, level: eye.levelOf(end) };
    });
    const found = new Set<Square>();
    for (const to of gridOf(t).squares) {
      if (!this.isOpen(to)) continue;
      const { x, y } = placeOf(to);
      const level = eye.levelOf(to);
      for (const { base, at, wide, level: own } of starts) {
        const far = Math.max(at.x - x, x - at.x - wide, at.y - y, y - at.y - wide);
        if (far < least || far > most || Math.abs(own - level) > climb) continue;
        if (!base.some((from) => eye.sees(from, to))) continue;
        found.add(to);
        break;
      }
    }
    return found;
  }
  /** Whether somebody could stand there. */
  private isOpen(square: Square): boolean {
    let open = this.opened.get(square);
    if (open === undefined) this.opened.set(square, (open = terrainAt(this.t, square) !== 'obstructing'));
    return open;
  }

  // ---- AI Steps ----

  /** Spaces that the instructions of a step reach, each after the Moves before it. */
  struckBy(instructions: readonly Effect[]): Set<Square> {
    const all = new Set<Square>();
    let moved = false;
    for (const effect of instructions) {
      moved ||= effect['MOVE'] !== undefined;
      const arm = armOf(effect);
      if (arm !== null) for (const square of this.hits(arm, moved)) all.add(square);
    }
    return all;
  }
  private standsOn(squares: ReadonlySet<Square>, figure: number): boolean {
    return baseOf(this.t, figure).some((one) => squares.has(one));
  }
  /** Whether a condition holds as things are. */
  private isTrue(name: string, wanted: unknown): boolean {
    const { t, figure } = this;
    if (name === 'can move and attack') {
      const squares = this.hits(armMeant(wanted as MeantAttack), true);
      return opponentsOf(t, figure).some((one) => this.standsOn(squares, one));
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
      if (arm === null) return true;
      const squares = this.hits(arm, false);
      return opponentsOf(t, figure).some((one) => this.standsOn(squares, one));
    });
  }
  /** Where one more opponent would make a condition true; null where that makes no difference. */
  private wouldBeTrue(name: string, wanted: unknown): ((square: Square) => boolean) | null {
    const { t, figure } = this;
    if (this.isTrue(name, wanted)) return () => true;
    if (name === 'can move and attack') {
      const squares = this.hits(armMeant(wanted as MeantAttack), true);
      return (square) => squares.has(square);
    }
    if (name !== 'opponent') return null;
    const base = baseOf(t, figure);
    if (wanted === 'adjacent') return (square) => base.some((one) => areAdjacent(t, one, square));
    if (wanted === 'within SOI') {
      const squares = this.hits({ kind: 'spell' }, false);
      return (square) => squares.has(square);
    }
    const counts = countsFrom(t, figure);
    return (square) => (counts.get(square) ?? Infinity) <= (wanted as { spaces: number }).spaces;
  }
  /** Spaces on which somebody would be struck by a step that is not true as things are. */
  wouldBeStruckBy(at: number): Square[] {
    const step = stepsOf(this.t, this.figure)[at]!;
    const tests = Object.entries(step.if).map(([name, wanted]) => this.wouldBeTrue(name, wanted));
    if (tests.includes(null)) return [];
    return [...this.struckBy(step.do)].filter((square) => tests.every((test) => test!(square)));
  }
}
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
  const among = (squares: ReadonlySet<Square>): number[] =>
    opponentsOf(t, figure).filter((one) => baseOf(t, one).some((square) => squares.has(square)));
  if (arm !== null)
    return { target: firstBy(t, figure, prefer ?? [], among(foresight.hits(arm, false))), moves: false };
  const meant = step.if['can move and attack'] as MeantAttack | undefined;
  const possible = meant === undefined ? [] : among(foresight.hits(armMeant(meant), true));
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
  const all = new Set<Square>();
  for (let at = 0; at < steps.length; at++) {
    const isTrue = foresight.holds(at);
    for (const square of isTrue ? foresight.struckBy(steps[at]!.do) : foresight.wouldBeStruckBy(at)) all.add(square);
    if (isTrue && steps[at]!.continueDown !== true) break;
  }
  return [...all];
}

export const THREAT: MiddaraChapter = {
  values: { threat: { rule: 'MD-AI-02', of: (t, figure, mover) => threatOf(t, figure, mover) } },
};
