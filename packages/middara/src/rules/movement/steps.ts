/** One step of any movement: leaving a space, Break Attacks, entering the next one. */

import { directionOf, stepFrom, type Square } from '@questwright/geometry/square';
import { refuse, effectsAt, type Refusal } from '@questwright/kernel';
import { areAdjacent, gridOf, levelAt, terrainAt, terrainFor } from './board.ts';
import { isParalyzed } from '../abilities/effects.ts';
import { chancesOf } from '../../text/odds.ts';
import { newAttack, whyNotTarget } from '../attack/targets.ts';
import {
  areAllies,
  baseOf,
  because,
  call,
  deciders,
  decidesItself,
  encounterOf,
  figuresOn,
  hasTag,
  isAdventurer,
  isFlying,
  named,
  opponentsOf,
  place,
  squareOf,
  stands,
  type Locals,
  type MiddaraTable,
  type MiddaraChapter,
  type In,
  runs,
} from '../../world.ts';
import type { Terrain } from '../../words.ts';

/** Whether a figure moves as if no other figure were there. */
function passesAll(t: MiddaraTable, figure: number): boolean {
  /* MD-TAG-29 */ if (isFlying(t, figure)) return true;
  /* MD-TAG-19 */ if (hasTag(t, figure, 'CRUSH')) return true;
  return /* MD-TAG-57 false */ hasTag(t, figure, 'RELENTLESS');
}

const isFree = (t: MiddaraTable): boolean => t.within('movement')?.how === 'free';

/** The squares that a base comes to cover with a step, each with the one it is entered from. */
function entered(t: MiddaraTable, figure: number, from: Square, to: Square): [Square, Square][] {
  const base = baseOf(t, figure, from);
  if (base.length === 1) return [[from, to]];
  const direction = directionOf(from, to)!;
  return base.flatMap((square): [Square, Square][] => {
    const next = stepFrom(square, direction);
    return next === null || base.includes(next) ? [] : [[square, next]];
  });
}

/** Why a figure that moves by itself cannot go from a space to the next. */
export function whyNotEnter(t: MiddaraTable, figure: number, from: Square, to: Square): Refusal | null {
  for (const [before, square] of entered(t, figure, from, to)) {
    const reason = whyNotCross(t, figure, before, square) ?? whyNotPass(t, figure, square);
    if (reason !== null) return reason;
  }
  return null;
}
function whyNotCross(t: MiddaraTable, figure: number, from: Square, to: Square): Refusal | null {
  const grid = gridOf(t);
  if (!grid.has(to)) return { rule: 'MD-TILE-03', key: 'refuse.tile-edge', with: { square: to } };
  const border = grid.hasBorder(from, to) ? refuse('MD-MOVE-07', 'refuse.red-border', { square: to }) : null;
  if (border !== null) return border;
  return whyNotClimb(t, figure, from, to);
}
/** Why a figure cannot get up to a space, step by step or in one Jump. */
export function whyNotClimb(t: MiddaraTable, figure: number, from: Square, to: Square): Refusal | null {
  const climb = levelAt(t, to) - levelAt(t, from);
  if (climb <= t.value('highest climb')) return null;
  /* MD-ELEV-11 */ if (isFlying(t, figure)) return null;
  return refuse(climb < 3 ? 'MD-ELEV-08' : 'MD-ELEV-09', 'refuse.too-high', { square: to, climb });
}
/** Whether a figure that comes down to a space from where it was, or from what it jumped over, is Defeated. */
export function falls(t: MiddaraTable, figure: number, from: readonly Square[], to: Square): boolean {
  let highest = 0;
  for (const square of from) highest = Math.max(highest, levelAt(t, square));
  const drop = highest - levelAt(t, to);
  return drop > t.value('deepest descent') && !(/* MD-ELEV-11 false */ isFlying(t, figure));
}
function whyNotPass(t: MiddaraTable, figure: number, square: Square): Refusal | null {
  if (terrainAt(t, square) === 'obstructing') {
    const stopped = whyNotBreak(t, figure, square);
    if (stopped !== null) return stopped;
  }
  const there = figuresOn(t, [square]).find((one) => one.thing !== figure && !areAllies(t, figure, one.thing));
  if (there === undefined || passesAll(t, figure)) return null;
  const rule = isFree(t) ? 'MD-FREE-04' : 'MD-MOVE-08';
  return refuse(rule, 'refuse.opponent-there', { square, figure: named(there.thing) });
}
function whyNotBreak(t: MiddaraTable, figure: number, square: Square): Refusal | null {
  /* MD-TAG-71 */ if (hasTag(t, figure, 'UNSTOPPABLE')) return null;
  const rule = isFlying(t, figure)
    ? 'MD-TERR-19'
    : isFree(t)
      ? 'MD-FREE-04'
      : t.world.terrain.some((one) => one.square === square)
        ? 'MD-TERR-01'
        : 'MD-TERR-18';
  return refuse(rule, 'refuse.obstructing', { square });
}

/** Why a figure's movement cannot end where its base would begin at this square. */
export function whyNotStop(t: MiddaraTable, figure: number, at: Square): Refusal | null {
  const there = figuresOn(t, baseOf(t, figure, at)).find((one) => one.thing !== figure);
  if (there === undefined) return null;
  if (!isFlying(t, figure) && passesAll(t, figure)) return null;
  const rule = isFlying(t, figure) ? 'MD-TAG-30' : isFree(t) ? 'MD-FREE-08' : 'MD-MOVE-11';
  return refuse(rule, 'refuse.space-taken', { square: at, figure: named(there.thing) });
}

/** What keeps a figure that is moved against its will from entering the next space; null when nothing does. */
export function obstacleTo(
  t: MiddaraTable,
  figure: number,
  to: Square | null,
  from: Square = squareOf(t, figure),
): 'edge' | 'obstacle' | null {
  if (to === null) return 'edge';
  const grid = gridOf(t);
  const others = new Set(figuresOn(t, baseOf(t, figure, to)).map((one) => one.thing));
  others.delete(figure);
  const pairs = entered(t, figure, from, to);
  if (pairs.some(([, square]) => !grid.has(square))) return 'edge';
  const isBarred = ([before, square]: [Square, Square]): boolean =>
    grid.hasBorder(before, square) ||
    terrainAt(t, square) === 'obstructing' ||
    levelAt(t, square) - levelAt(t, before) >= 2;
  return others.size > 0 || pairs.some(isBarred) ? 'obstacle' : null;
}

// ---- Break Attacks ----

const levelOf = (t: MiddaraTable, figure: number): number => levelAt(t, squareOf(t, figure));

/** Whether an opponent gets a Break Attack on a figure that leaves a space now. */
function mayBreak(t: MiddaraTable, attacker: number, target: number): boolean {
  if (!stands(t, attacker) || !stands(t, target) || isParalyzed(t, attacker)) return false;
  /* MD-BRK-07 */ if (t.used('turn', `break:${attacker}`) > 0) return false;
  /* MD-ELEV-12 */ if (Math.abs(levelOf(t, attacker) - levelOf(t, target)) >= 2) return false;
  /* MD-BRK-13 true */ return whyNotTarget(t, attacker, target, t.value('break attack type', attacker)) === null;
}
/** The opponents adjacent to the space that is left, from the front of the Initiative Track. */
function provoked(t: MiddaraTable, figure: number, from: Square): number[] {
  const beside = (other: number): boolean =>
    baseOf(t, other).some((one) => baseOf(t, figure, from).some((square) => areAdjacent(t, one, square)));
  const all = from === '' ? [] : opponentsOf(t, figure).filter((one) => beside(one) && mayBreak(t, one, figure));
  return /* MD-BRK-12 all.slice(0, 1) */ all;
}

const isInTheAir = (t: In<'step'>): boolean => t.locals.jumping && t.locals.to !== t.within('jump')!.landing;
/** The space a Jump began on, and those it goes over. */
export const lineOf = ({ over, direction }: Locals['jump']): Square[] => [stepFrom(over[0]!, direction, -1)!, ...over];

export const STEPS: MiddaraChapter = {
  procs: {
    step: {
      'space being left': { rule: 'MD-BRK-06', do: (t) => void (t.locals.from = squareOf(t, t.locals.figure)) },
      'break attacks': runs({
        rule: 'MD-BRK-04',
        when: (t) => {
          const { figure, force, provoked: done } = t.locals;
          if (
            done ||
            (force === null && t.within('movement')?.quiet === true) ||
            /* MD-TAG-29 false */ isFlying(t, figure)
          )
            return false;
          return /* MD-CURR-07 force?.kind !== 'current' */ true;
        },
        each: (t) => provoked(t, t.locals.figure, t.locals.from ?? ''),
        still: (t, attacker) => {
          const { figure, force } = t.locals;
          const spared = force?.kind === 'push' && /* MD-TAG-52 false */ force.by === attacker;
          return !spared && mayBreak(t, attacker, figure);
        },
        run: 'break attack',
        with: (t, attacker) => ({ attacker, target: t.locals.figure }),
      }),
      // Nor does who was moved elsewhere by such an Attack.
      'who is Defeated goes no farther': {
        rule: 'MD-BRK-08',
        do: (t) => (squareOf(t, t.locals.figure) === t.locals.from ? undefined : { done: false }),
      },
      // Who was Spawned meanwhile may stand where it was going.
      'what has come into the way': {
        rule: 'MD-MOVE-08',
        when: (t) => t.locals.force === null && !t.locals.jumping,
        do: (t) => {
          const { figure, from, to } = t.locals;
          return whyNotEnter(t, figure, from!, to) === null ? undefined : { done: false };
        },
      },
      'leaving danger': {
        rule: 'MD-TERR-21',
        when: (t) => !t.locals.jumping && terrainFor(t, t.locals.figure, t.locals.from) === 'dangerous',
        cases: {
          freely: {
            rule: 'MD-FREE-05',
            when: (t) => isFree(t) && t.locals.force === null,
            do: (t) => ({ run: [call('defeat', { figure: t.locals.figure })], goto: 'gone' }),
          },
          otherwise: {
            rule: 'MD-TERR-21',
            do: (t) => ({ run: [call('defeat', { figure: t.locals.figure })], goto: 'gone' }),
          },
        },
      },
      'breaking through': {
        rule: 'MD-TAG-71',
        when: (t) => hasTag(t, t.locals.figure, 'UNSTOPPABLE') && t.locals.force === null,
        do: (t) => {
          const { figure, to } = t.locals;
          for (const square of baseOf(t, figure, to)) {
            if (terrainAt(t, square) !== 'obstructing') continue;
            t.within('movement')?.broken.push(square);
            layTerrain(t, square, 'hindering');
          }
        },
      },
      'moving through': {
        rule: 'MD-TAG-20',
        when: (t) => t.locals.force === null,
        do: (t) => {
          const { figure, to } = t.locals;
          const movement = t.within('movement');
          for (const { thing } of figuresOn(t, baseOf(t, figure, to))) {
            if (thing === figure || areAllies(t, figure, thing) || movement?.passed.includes(thing) !== false) continue;
            movement.passed.push(thing);
          }
        },
      },
      arrival: { rule: 'MD-MOVE-03', do: (t) => place(t, t.locals.figure, t.locals.to) },
      'special terrain': {
        rule: 'MD-TERR-24',
        when: (t) =>
          encounterOf(t).specialTerrain !== undefined &&
          terrainFor(t, t.locals.figure) === 'special' &&
          !(/* MD-JUMP-02 false */ isInTheAir(t)),
        do: (t) => {
          const [seat] = deciders(t, t.locals.figure);
          return { run: [effectsAt(t.world.encounter, ['specialTerrain'], seat!, t.locals.figure)] };
        },
      },
      fall: {
        rule: 'MD-ELEV-10',
        when: (t) => {
          const { figure, from, to, jumping } = t.locals;
          if (!stands(t, figure) || isInTheAir(t)) return false;
          return falls(t, figure, jumping ? lineOf(t.within('jump')!) : [from!], to);
        },
        do: (t) => {
          t.emit('fell', { figure: named(t.locals.figure), square: t.locals.to });
          return { run: [call('defeat', { figure: t.locals.figure })] };
        },
      },
      gone: { rule: 'MD-BRK-08', do: (t) => ({ done: stands(t, t.locals.figure) }) },
    },
    'break attack': {
      chance: {
        rule: 'MD-BRK-05',
        ask: {
          seats: (t) => deciders(t, t.locals.attacker),
          prompt: (t) => {
            const { attacker, target } = t.locals;
            return { key: 'ask.break attack.chance', with: { figure: named(attacker), target: named(target) } };
          },
          choices: {
            strike: {
              rule: 'MD-BRK-05',
              label: (t) => {
                const { attacker, target } = t.locals;
                const dice = t.value('combat dice', attacker);
                return { key: 'option.strike', with: { ...chancesOf(t, attacker, target, dice) } };
              },
              then: (t) => {
                const { attacker, target } = t.locals;
                t.use('turn', `break:${attacker}`);
                t.emit('break attack', { figure: named(attacker), target: named(target) });
                return { run: [newAttack(attacker, target, t.value('break attack type', attacker), 'break')] };
              },
            },
            hold: { rule: 'MD-BRK-05', then: () => {} },
          },
          decides: (t) => {
            const { attacker } = t.locals;
            return decidesItself(t, attacker)
              ? { pick: ['strike'], trace: [because('always-strikes', attacker)] }
              : null;
          },
        },
      },
    },
  },
  shown: { step: ['figure', 'to'], 'break attack': ['attacker', 'target'] },
  values: {
    /** Changes of Elevation that are ordinary movement. */
    'highest climb': { rule: 'MD-ELEV-06', of: () => 1 },
    'deepest descent': { rule: 'MD-ELEV-07', of: () => 2 },
    /** Who gets a Break Attack if a figure leaves its space. */
    provoked: { rule: 'MD-BRK-04', of: (t, figure) => provoked(t, figure, squareOf(t, figure)) },
    'break attack type': {
      rule: 'MD-BRK-10',
      of: (t, figure) => t.value('attack type', figure),
      parts: {
        combatant: {
          rule: 'MD-BRK-09',
          layer: 'set',
          of: (t, figure) => (isAdventurer(t, figure) ? null : 'melee'),
        },
      },
    },
  },
};

/** Lays a Terrain token on a space, in place of whatever token lies there. */
export function layTerrain(t: MiddaraTable, square: Square, terrain: Terrain): void {
  t.world.terrain = [...t.world.terrain.filter((one) => one.square !== square), { square, terrain }];
  t.emit('terrain placed', { square, terrain });
}
