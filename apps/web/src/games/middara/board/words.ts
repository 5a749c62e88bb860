/** What the board says: squares, plans, looks. */

import { range, type Square } from '@questwright/geometry/square';
import type { Json } from '@questwright/kernel';
import type { Tell } from '@questwright/messages';
import type { Figure, Outlook, Walking, Way, WayAhead } from '@questwright/middara/shown';
import type { ShownTable } from '../../../table/shown-table.ts';
import type { Lying } from './field.ts';
import type { Lie } from './ground/ground.ts';
import { wayTo, type PlanWords } from './plan.ts';

const signed = (amount: number): string => (amount < 0 ? `−${-amount}` : `+${amount}`);
const at = (thing: number): Json => ({ thing });

export const wordsFor = (tell: Tell): PlanWords => ({
  free: ({ range: far }, changes) =>
    tell('sight.is-free', { range: far, changes: changes === 0 ? null : signed(changes) }),
  barred: ({ block }) => {
    const { square, from, figure } = (block?.with ?? {}) as Record<string, Json>;
    const what = block?.key.replace('sight.', '') ?? 'edge';
    return tell('sight.is-barred', { what, square: square ?? from ?? '', figure: figure ?? null });
  },
  end: (square, points, most) => tell('plan.end', { square, points, most }),
  strike: ({ odds: { harms } }) => tell('plan.struck', { harms }),
});

interface About {
  lie: Lie;
  places: ReadonlyMap<Square, Figure>;
  things: readonly Lying[];
  walking: Walking | null;
  targets: ReadonlySet<Square>;
  /** Where something is on offer. */
  offered: boolean;
  /** Opponents that see the square that is looked at. */
  about: readonly number[] | null;
}

/** The nearest of one's own other than who stands there. */
function nearest(places: ReadonlyMap<Square, Figure>, square: Square): { figure: number; spaces: number } | null {
  const here = places.get(square)?.thing;
  let found: { figure: number; spaces: number } | null = null;
  for (const [other, { thing, side }] of places) {
    const spaces = range(square, other);
    if (side !== 'adventurers' || thing === here || (found !== null && found.spaces <= spaces)) continue;
    found = { figure: thing, spaces };
  }
  return found;
}

/** A square as it is read aloud: what it is, who and what is there, how far it is, what a plan would cost. */
export function squareInWords(seen: ShownTable, square: Square, about: About): string {
  const { lie, places, things, walking, targets } = about;
  const { tell, complete, value } = seen;
  const there = places.get(square);
  const most = there ? complete(() => value('maximum HP', there.thing) as number) : null;
  const near = nearest(places, square);
  const way = wayTo(walking, square);
  const lying = things.filter((one) => one.at === square);
  return tell('board.spoken', {
    square,
    terrain: lie.terrain.get(square) ?? 'normal',
    level: lie.levels.get(square) ?? 1,
    flow: lie.flows.get(square) ?? null,
    figure: there ? at(there.thing) : null,
    number: there && there.side === 'opponents' ? there.number : null,
    side: there?.side ?? 'none',
    hp: there && most !== null ? most - there.damage : null,
    most,
    tokens:
      lying.length === 0
        ? null
        : lying.map(({ kind, thing, colour }): Json =>
            colour === null ? { key: `token-kind.${kind}`, with: {} } : at(thing),
          ),
    near: near === null ? null : at(near.figure),
    spaces: near?.spaces ?? 0,
    seen: about.about === null || about.about.length === 0 ? null : about.about.map(at),
    points: way?.points ?? null,
    of: walking?.points ?? 0,
    strikers: way === null || way.strikers.length === 0 ? null : way.strikers.map(at),
    attack: targets.has(square),
    offered: about.offered && way === null && !targets.has(square),
  });
}

/** Which opponents see a square; null while that is being asked. */
export const whoSees = (
  { complete, value }: Pick<ShownTable, 'complete' | 'value'>,
  square: Square | null,
  opponents: readonly Figure[],
): number[] | null =>
  square === null
    ? null
    : complete(() =>
        opponents.flatMap(({ thing }) => (value('square in sight', thing, square) === true ? [thing] : [])),
      );

/** A plan in sentences: what the way costs, who strikes, whom one would see and hit. */
export function planInWords(
  { tell }: Pick<ShownTable, 'tell'>,
  square: Square,
  { walking, way, ahead, outlook }: { walking: Walking; way: Way; ahead: WayAhead | null; outlook: Outlook | null },
): string {
  const strikes = (ahead?.strikes ?? []).map(({ figure, odds }) =>
    tell('plan.strike', { figure: at(figure), harms: odds.harms, most: odds.most }),
  );
  const looks = (outlook?.prospects ?? []).map(({ figure, look, blows }) => {
    const odds = blows.find(({ why }) => why === null)?.odds;
    return tell('plan.look', {
      figure: at(figure),
      range: look.range,
      why: look.block as unknown as Json,
      hits: odds?.hits ?? null,
      defeats: odds?.defeats ?? 0,
    });
  });
  return [tell('plan.spoken', { square, points: way.points, most: walking.points }), ...strikes, ...looks].join(' ');
}
