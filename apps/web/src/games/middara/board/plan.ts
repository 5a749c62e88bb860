/** What a plan shows over the ground, as plain data: where one may go, what it costs and who strikes, whom one would see and
 *  who threatens. Nothing of it commits. */

import type { Square } from '@questwright/geometry/square';
import type { Outlook, Prospect, Threat, Walking, Way, WayAhead } from '@questwright/middara/shown';
import type { Chip, Overlays, Sight } from '../../../plane/grid-board.ts';

/** Which patterns are shown. The threat of whoever is looked at always is; `one`: of whoever acts next, too. */
export interface Layers {
  reach: boolean;
  threat: 'none' | 'one' | 'all';
  sight: boolean;
  area: boolean;
}
export const LAYERS: Layers = { reach: true, threat: 'none', sight: true, area: false };

export const wayTo = (walking: Walking | null, square: Square | null): Way | null =>
  walking?.ways.find(({ path }) => path.at(-1) === square) ?? null;

/** What words a drawing needs. */
export interface PlanWords {
  free(look: Prospect['look'], changes: number): string;
  barred(look: Prospect['look']): string;
  end(square: Square, points: number, most: number): string;
  strike(strike: WayAhead['strikes'][number]): string;
}

/** An Attack could be made there, or only what is in the way keeps it off. */
const isOfInterest = ({ blows, look }: Prospect): boolean =>
  blows.some(({ why }) => why === null || (look.block !== null && why.key === 'refuse.out-of-sight'));

const MOST_LABELS = 4;
function sightsOf(outlook: Outlook, looked: number | null, words: PlanWords): Sight[] {
  const wanted = outlook.prospects.filter((one) => one.figure === looked || isOfInterest(one));
  const nearest = wanted.toSorted((one, other) => one.look.range - other.look.range);
  const told = new Set(nearest.slice(0, MOST_LABELS).map(({ figure }) => figure));
  return wanted.map(({ figure, look, changes }) => {
    const { from, to, block, at, border, hindering, allies } = look;
    const cost = changes.reduce((sum, { with: { amount } }) => sum + amount, 0);
    const label = block === null ? words.free(look, cost) : words.barred(look);
    return {
      from,
      to,
      blockedAt: block === null ? null : (at ?? border),
      hindered: [...hindering, ...allies].filter((one) => one !== to),
      ...(told.has(figure) || figure === looked ? { label } : {}),
    };
  });
}

/** Of all of them together: hatched once, with how many where it is more than one. */
export function threatsOf(threats: readonly Threat[]): Pick<Overlays, 'threats' | 'counts'> {
  if (threats.length === 0) return {};
  if (threats.length <= 2) return { threats: threats.map(({ squares }) => new Set(squares)) };
  const counts = new Map<Square, number>();
  for (const { squares } of threats) for (const one of squares) counts.set(one, (counts.get(one) ?? 0) + 1);
  return {
    threats: [new Set(counts.keys())],
    counts: new Map([...counts].filter(([, count]) => count > 1)),
  };
}

export interface Planned {
  walking: Walking | null;
  /** Where the figure stands that is asked, and where it would go. */
  from: Square | null;
  square: Square | null;
  ahead: WayAhead | null;
  /** From the planned square, or else from where it stands. */
  outlook: Outlook | null;
  threats: readonly Threat[];
  /** The opponent that is looked at. */
  looked: number | null;
  targets: ReadonlySet<Square>;
  start: ReadonlySet<Square> | null;
  layers: Layers;
}

export function overlaysOf(planned: Planned, words: PlanWords): Overlays {
  const { walking, from, square, ahead, outlook, threats, looked, targets, start, layers } = planned;
  const way = wayTo(walking, square);
  const chips: Chip[] = [];
  if (way !== null && walking !== null) {
    chips.push({ at: square!, text: words.end(square!, way.points, walking.points), tone: 'plain', side: 'below' });
    const first = ahead?.strikes[0];
    if (first) chips.push({ at: first.at, text: words.strike(first), tone: 'risk', side: 'below' });
  }
  return {
    ...(walking && layers.reach && { reach: reachOf(walking) }),
    ...(way && from !== null && { path: [from, ...way.path] }),
    ...(ahead && way && { strikes: new Set(ahead.strikes.map((one) => one.at)) }),
    ...threatsOf(threats),
    ...(outlook && layers.sight && (way !== null || looked !== null) && { sights: sightsOf(outlook, looked, words) }),
    ...(outlook && layers.area && { area: new Set(outlook.soi) }),
    ...(start && { start }),
    targets,
    chips,
  };
}

/** The end of each way, for how many points, and whether somebody strikes on it. */
export const reachOf = ({ ways }: Walking): Map<Square, { points: number; struck: boolean }> =>
  new Map(ways.map(({ path, points, strikers }) => [path.at(-1)!, { points, struck: strikers.length > 0 }] as const));

const NEXT = { none: 'one', one: 'all', all: 'none' } as const;
/** One pattern more or less; of threats first one, then all. */
export const turned = (layers: Layers, name: keyof Layers): Layers =>
  name === 'threat' ? { ...layers, threat: NEXT[layers.threat] } : { ...layers, [name]: !layers[name] };
/** The same by its letter. */
export const withKey = (layers: Layers, key: string): Layers | null => {
  const name = ({ m: 'reach', t: 'threat', s: 'sight', a: 'area' } as const)[key.toLowerCase()];
  return name === undefined ? null : turned(layers, name);
};
/** Whose threat is shown: who is looked at, else by the pattern. Opponents in the order of the Initiative Track. */
export function threatening(
  { threat }: Layers,
  looked: number | null,
  opponents: readonly { thing: number; acted: boolean }[],
): number[] {
  if (threat === 'all') return opponents.map(({ thing }) => thing);
  const next = opponents.find(({ acted }) => !acted) ?? opponents[0];
  const shown = looked ?? (threat === 'one' ? (next?.thing ?? null) : null);
  return shown === null ? [] : [shown];
}
