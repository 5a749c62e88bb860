/** Moving figures against their will: away from something, towards something, down a Current. */

import {
  awayFrom,
  inReadingOrder,
  range,
  stepFrom,
  steps,
  type Direction,
  type Square,
} from '@questwright/geometry/square';
import { words } from '@questwright/kernel';
import { besides, gridOf, levelAt, terrainFor } from './board.ts';
import { obstacleTo } from './steps.ts';
import {
  areAllies,
  baseOf,
  because,
  call,
  deciders,
  decidesItself,
  encounterOf,
  hasTag,
  isFlying,
  named,
  squareOf,
  stands,
  type MiddaraTable,
  type MiddaraChapter,
  type In,
  type ChoiceIn,
  runs,
} from '../../world.ts';
import { TERRAINS } from '../../words.ts';

/** HULKING figures stay where they are when an opponent's Ability would move them. */
const stays = (t: MiddaraTable, figure: number, by: number): boolean =>
  hasTag(t, figure, 'HULKING') && /* MD-TAG-38 false */ !areAllies(t, figure, by);
const granted = (t: In<'push' | 'pull'>): number => t.value('spaces granted', t.locals.figure, t.locals.spaces);

/** The square of a base that is nearest to another. */
const nearest = (t: MiddaraTable, figure: number, to: Square): Square =>
  baseOf(t, figure).reduce((best, one) => (range(one, to) < range(best, to) ? one : best));

/** What becomes of a figure that is moved in a direction, the worst first: Defeat, Damage, Terrain, Break Attacks. */
function fate(t: MiddaraTable, figure: number, spaces: number, direction: Direction): number[] {
  let here = squareOf(t, figure);
  let defeated = false;
  let left = spaces;
  for (; left > 0; left--) {
    const to = stepFrom(here, direction);
    if (to === null || obstacleTo(t, figure, to, here) !== null) break;
    if (terrainFor(t, figure, here) === 'dangerous' || levelAt(t, here) - levelAt(t, to) > t.value('deepest descent'))
      defeated = true;
    here = to;
  }
  const end = terrainFor(t, figure, here);
  if (end === 'dangerous' && here !== squareOf(t, figure)) defeated = true;
  const provoked = left < spaces ? t.value('provoked', figure).length : 0;
  return [defeated ? 1 : 0, left, TERRAINS.indexOf(end), provoked];
}
const compare = (one: readonly number[], other: readonly number[]): number => {
  const at = one.findIndex((number, i) => number !== other[i]);
  return at < 0 ? 0 : other[at]! - one[at]!;
};

/** The directions that lead away; of two, the one that is worse for the figure. */
function directionsAway(t: In<'push'>): Direction[] {
  const { figure, by, spaces } = t.locals;
  const here = nearest(t, figure, squareOf(t, by));
  const all = awayFrom(nearest(t, by, here), here);
  if (/* MD-TOW-06 true */ all.length < 2) return all;
  const fates = all.map((direction) => fate(t, figure, spaces, direction));
  const worst = fates.toSorted(compare)[0]!;
  return all.filter((_, i) => compare(fates[i]!, worst) === 0);
}

const spacesToMove: ChoiceIn<'push' | 'pull'> = {
  rule: 'MD-WORD-04',
  list: (t) => Array.from({ length: granted(t) + 1 }, (_, n) => `spaces:${n}`),
  then: (t, _, id) => void (t.locals.spaces = Number(words(id)[0])),
  label: (_, __, id) => ({ key: 'option.spaces', with: { spaces: Number(words(id)[0]) } }),
};
const direction: ChoiceIn<'push'> = {
  rule: 'MD-TOW-05',
  list: (t) => directionsAway(t).map((one) => `direction:${one}`),
  then: (t, _, id) => void (t.locals.direction = words(id)[0] as Direction),
  label: (_, __, id) => ({ key: `option.direction-${words(id)[0]}`, with: {} }),
};

/** Spaces beside the figure that are closer to what pulls it, and free. */
function closer(t: In<'pull'>): Square[] {
  const { figure, by } = t.locals;
  const here = squareOf(t, figure);
  const to = nearest(t, by, here);
  const far = steps(here, to);
  return gridOf(t)
    .neighbours(here)
    .filter((one) => /* MD-TOW-01 true */ steps(one, to) < far)
    .filter((one) => obstacleTo(t, figure, one) === null)
    .toSorted(inReadingOrder);
}
const arrived = (t: In<'pull'>): boolean => /* MD-TOW-02 false */ besides(t, t.locals.figure, t.locals.by);

const to: ChoiceIn<'pull'> = {
  rule: 'MD-TAG-50',
  list: (t) => closer(t).map((one) => `to:${one}`),
  then: (t, _, id) => {
    const { figure, by } = t.locals;
    t.locals.spaces--;
    const step = { figure, to: words(id)[0]!, force: { by, kind: 'pull' as const }, jumping: false, provoked: false };
    return { run: [call('step', step)], goto: 'next space' };
  },
  label: (_, __, id) => ({ key: 'option.to', with: { square: words(id)[0]! } }),
};

const arrow = (t: MiddaraTable, square: Square): Direction | null => encounterOf(t).current?.arrows[square] ?? null;
/** Where a figure lies in a Current; a Water token has none. */
export const flowUnder = (t: MiddaraTable, square: Square): Direction | null =>
  t.world.terrain.some((one) => one.square === square) ? /* MD-TERR-14 arrow(t, square) */ null : arrow(t, square);

/** The Current that a figure lies in with its whole base, here or where it would stand. */
export function currentOn(t: MiddaraTable, figure: number, at: Square = squareOf(t, figure)): Direction | null {
  /* MD-CMBT-16 */ if (baseOf(t, figure, at).some((square) => flowUnder(t, square) === null)) return null;
  return flowUnder(t, at);
}

export const FORCED: MiddaraChapter = {
  procs: {
    push: {
      hulking: {
        rule: 'MD-TAG-38',
        do: (t) => (stays(t, t.locals.figure, t.locals.by) ? { done: null } : undefined),
      },
      // Automated figures use the full number.
      'how far': {
        rule: 'MD-TAG-51',
        ask: {
          seats: (t) => deciders(t, t.locals.by),
          choices: { spaces: spacesToMove },
          decides: (t) => {
            const { by } = t.locals;
            return decidesItself(t, by)
              ? { pick: [`spaces:${granted(t)}`], trace: [because('full-number', by)] }
              : null;
          },
        },
      },
      direction: {
        rule: 'MD-TOW-05',
        // Nothing leads away from oneself.
        when: (t) => t.locals.spaces > 0 && directionsAway(t).length > 0,
        ask: {
          seats: (t) => deciders(t, t.locals.by),
          prompt: (t) => {
            const { figure, by, spaces } = t.locals;
            return { key: 'ask.push.direction', with: { figure: named(figure), by: named(by), spaces } };
          },
          choices: { direction },
        },
      },
      shove: runs({
        rule: 'MD-TOW-05',
        when: (t) => t.locals.spaces > 0 && typeof t.locals.direction === 'string',
        run: 'shove',
        with: (t) => {
          const { figure, by, spaces, kind } = t.locals;
          return { figure, by, spaces, kind, direction: t.locals.direction! };
        },
      }),
    },
    pull: {
      hulking: {
        rule: 'MD-TAG-38',
        do: (t) => (stays(t, t.locals.figure, t.locals.by) ? { done: null } : undefined),
      },
      spaces: { rule: 'MD-TAG-50', do: (t) => void (t.locals.spaces = granted(t)) },
      'next space': {
        rule: 'MD-TOW-01',
        when: (t) => stands(t, t.locals.figure) && t.locals.spaces > 0 && !arrived(t) && closer(t).length > 0,
        ask: {
          seats: (t) => deciders(t, t.locals.by),
          choices: { to, 'no farther': { rule: 'MD-WORD-04', then: () => {} } },
          decides: (t, offer) => {
            const { by } = t.locals;
            if (!decidesItself(t, by) || t.value('players choose for Combatants')) return null;
            return { pick: [offer.options[0]!], trace: [because('full-number', by)] };
          },
        },
      },
      'end in danger': {
        rule: 'MD-TOW-10',
        when: (t) => stands(t, t.locals.figure) && terrainFor(t, t.locals.figure) === 'dangerous',
        do: (t) => ({ run: [call('defeat', { figure: t.locals.figure })] }),
      },
    },
    shove: {
      'next space': {
        rule: 'MD-TOW-10',
        do: (t) => {
          const { figure, by, kind, spaces } = t.locals;
          if (spaces === 0 || !stands(t, figure)) return { goto: 'end in danger' };
          if (kind === 'current') t.locals.direction = currentOn(t, figure) ?? t.locals.direction;
          const next = stepFrom(squareOf(t, figure), t.locals.direction);
          if (isStopped(t, next)) return { goto: 'collision' };
          t.locals.spaces--;
          const step = { figure, to: next!, force: { by, kind }, jumping: false, provoked: false };
          return { run: [call('step', step)], goto: 'next space' };
        },
      },
      collision: {
        rule: 'MD-DMG-04',
        cases: {
          'current at the edge': {
            rule: 'MD-CURR-05',
            when: (t) => t.locals.kind === 'current' && ahead(t) === 'edge',
            do: (t) => collide(t),
          },
          current: { rule: 'MD-CURR-04', when: (t) => t.locals.kind === 'current', do: (t) => collide(t) },
          edge: { rule: 'MD-TOW-08', when: (t) => ahead(t) === 'edge', do: (t) => collide(t) },
          obstacle: { rule: 'MD-TOW-07', do: (t) => collide(t) },
        },
      },
      'end in danger': {
        rule: 'MD-TERR-21',
        when: (t) => stands(t, t.locals.figure) && terrainFor(t, t.locals.figure) === 'dangerous',
        do: (t) => ({ run: [call('defeat', { figure: t.locals.figure })] }),
      },
    },
    current: {
      flow: {
        rule: 'MD-CURR-02',
        do: (t) => {
          const { figure } = t.locals;
          const flow = currentOn(t, figure);
          if (flow === null || isFlying(t, figure)) return;
          const strength = encounterOf(t).current!.spaces;
          /* MD-TAG-38 */ if (hasTag(t, figure, 'HULKING')) {
            return { run: [call('damage', { figure, amount: strength, type: 'irreducible' })] };
          }
          const spaces = t.value('spaces granted', figure, strength);
          t.emit('carried', { figure: named(figure), spaces });
          return { run: [call('shove', { figure, by: figure, spaces, kind: 'current', direction: flow })] };
        },
      },
    },
  },
  shown: {
    push: ['figure', 'by', 'spaces'],
    pull: ['figure', 'by', 'spaces'],
    shove: ['figure', 'spaces', 'direction'],
  },
};

/** A Current does not go round what is in its way. */
function isStopped(t: In<'shove'>, next: Square | null): boolean {
  const obstacle = obstacleTo(t, t.locals.figure, next);
  return /* MD-CURR-03 obstacle === 'edge' */ obstacle !== null;
}
const ahead = (t: In<'shove'>): 'edge' | 'obstacle' | null =>
  obstacleTo(t, t.locals.figure, stepFrom(squareOf(t, t.locals.figure), t.locals.direction));
function collide(t: In<'shove'>): { run: [ReturnType<typeof call>] } {
  const { figure, spaces } = t.locals;
  t.emit('collided', { figure: named(figure), spaces });
  return { run: [call('damage', { figure, amount: spaces, type: 'irreducible' })] };
}
