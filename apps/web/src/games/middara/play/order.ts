/** The Initiative Track: who has acted, who is next, what has moved or come since the round began. */

import type { Scene } from '@questwright/messages';
import { encounterIn, flowIn, seenIn, type Figure } from '@questwright/middara/shown';
import type { LogLine, SeenEvent } from '@questwright/protocol';
import { actingIn, figureOf } from './reading.ts';

export interface TrackCard {
  key: string;
  card: string;
  figures: readonly Figure[];
  state: 'acts' | 'next' | 'waits' | 'acted' | 'away';
  /** Of several figures, those that have had their turn. */
  acted: number;
  /** Of a Group, the one that acts or comes next. */
  first: Figure | null;
  news: 'spawned' | 'moved' | null;
}

const cardsIn = ({ with: told }: SeenEvent): string[] =>
  ((told['track'] ?? []) as { content: string }[]).map(({ content }) => content);
const withoutOne = (list: readonly string[], card: string): string[] => {
  const at = list.indexOf(card);
  return at < 0 ? [...list] : [...list.slice(0, at), ...list.slice(at + 1)];
};
const same = (one: readonly string[], other: readonly string[]): boolean => one.join() === other.join();

/** What came onto the track and what changed its place there since the round began. */
export function trackNews(log: readonly LogLine[]): ReadonlyMap<string, 'spawned' | 'moved'> {
  const events = log.flatMap(({ events: all, undone, takesBack }) => (undone || takesBack ? [] : all));
  const round = events.findLastIndex(({ tag }) => tag === 'round begins');
  const isTrack = ({ tag }: SeenEvent): boolean => tag === 'track changed';
  const before = events.slice(0, Math.max(0, round)).findLast(isTrack);
  const now = events.slice(Math.max(0, round)).findLast(isTrack);
  const found = new Map<string, 'spawned' | 'moved'>();
  if (before === undefined || now === undefined) return found;
  const [then, today] = [cardsIn(before), cardsIn(now)];
  const added = today.filter(
    (card, i) => today.slice(0, i + 1).filter((one) => one === card).length > then.filter((one) => one === card).length,
  );
  for (const card of added) found.set(card, 'spawned');
  const left = then.filter((card) => today.includes(card));
  const stayed = added.reduce(withoutOne, today);
  if (same(left, stayed)) return found;
  const alone = stayed.find((card) => same(withoutOne(left, card), withoutOne(stayed, card)));
  for (const card of alone === undefined ? stayed.filter((one, i) => left[i] !== one) : [alone])
    found.set(card, 'moved');
  return found;
}

export function trackIn(scene: Scene, log: readonly LogLine[]): TrackCard[] {
  const { track } = seenIn(scene);
  const acting = actingIn(scene);
  const figures = track.map((one) => one.figures.flatMap((thing) => figureOf(scene, thing) ?? []));
  const waiting = figures.flat().filter(({ square, acted, thing }) => square !== '' && !acted && thing !== acting);
  const next = waiting[0]?.thing ?? null;
  const news = trackNews(log);
  return track.map(({ card, group }, i): TrackCard => {
    const own = figures[i]!;
    const standing = own.filter(({ square }) => square !== '');
    const first =
      standing.find(({ thing }) => thing === acting) ?? standing.find(({ thing }) => thing === next) ?? null;
    const state =
      first?.thing === acting && first !== null
        ? 'acts'
        : first !== null
          ? 'next'
          : standing.length === 0
            ? 'away'
            : standing.every(({ acted }) => acted)
              ? 'acted'
              : 'waits';
    const acted = standing.filter((one) => one.acted).length;
    return { key: `${card} ${group}`, card, figures: standing, state, acted, first, news: news.get(card) ?? null };
  });
}

/** What comes when everybody has acted. */
export interface RoundEnd {
  urgency: number;
  drifts: boolean;
  burns: boolean;
}
export function roundEnd(scene: Scene): RoundEnd {
  const { tokens } = seenIn(scene);
  const { urgency = 0, dynamite = [] } = scene.view.world as unknown as {
    urgency?: number;
    dynamite?: readonly unknown[];
  };
  const loot = tokens.filter(({ kind, square }) => kind === 'loot' && square !== '');
  const drifts = encounterIn(scene)?.current !== undefined && loot.some(({ square }) => flowIn(scene, square) !== null);
  return { urgency, drifts, burns: dynamite.length > 0 };
}
