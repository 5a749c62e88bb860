/** What is shown of a report: plots, each with its table. */

import { botIn, ratio, Z, type Bins, type Figure, type Spread } from '@questwright/messages';
import type { Message, Params } from '@questwright/kernel';
import type { Card } from '../cards.ts';
import { COLORS } from '../words.ts';
import type { CurvePoint, HeroReport, Report } from './report.ts';
import { courseLabel, type Wanted } from './wanted.ts';

const text = (key: string, params: Params = {}): Message => ({ key: `lab.${key}`, with: params });
const named = (id: string): Message => ({ key: `content.${id}`, with: {} });
const about = (id: string, params: Params = {}): { id: string; title: Message; about: Message } => ({
  id,
  title: text(id),
  about: text(`${id}.about`, params),
});
const byWins = ([, one]: [string, HeroReport], [, other]: [string, HeroReport]): number =>
  other.wins / other.games - one.wins / one.games;

/** What is wanted holds for the games that we tune: it is drawn only there. */
export function figures(found: Report, cardOf: (id: string) => Card, wanted: Wanted): Figure[] {
  const { games, players, rounds, decisions, ends, order, bots, market, courses, fights, deeds } = found;
  const tuned = players === wanted.players && Object.keys(bots).length === 1;
  const heroes = Object.entries(found.heroes).toSorted(byWins);
  const even = players === 0 ? 0 : 1 / players;
  const several = Object.keys(bots).length > 1;
  return [
    {
      kind: 'shares',
      ...about('heroes'),
      rows: heroes.map(([id, { games: of, wins: done }]) => ({ label: named(id), of, done })),
      even,
      ...(tuned ? { band: wanted.hero } : {}),
    },
    {
      kind: 'shares',
      ...about('order'),
      rows: order.map((share, place) => ({ label: text('place', { number: place + 1 }), ...share })),
      even,
    },
    ...(several ? [botsFigure(found)] : []),
    {
      kind: 'parts',
      ...about('ends'),
      parts: Object.entries(ends)
        .toSorted(([, one], [, other]) => other - one)
        .map(([how, count]) => ({ label: text(`end.${how}`), count })),
    },
    histogram('rounds', rounds, tuned ? wanted.rounds : null),
    histogram('decisions', decisions, null),
    curves('level', found.curve),
    curves('gold', found.curve),
    {
      kind: 'amounts',
      ...about('knockouts'),
      rows: heroes.map(
        ([
          id,
          {
            knockouts: { mean, error },
            games: of,
          },
        ]) => ({
          label: named(id),
          value: mean,
          low: Math.max(0, mean - Z * error),
          high: mean + Z * error,
          of,
        }),
      ),
    },
    {
      kind: 'shares',
      ...about('fights'),
      rows: COLORS.map((color) => ({ label: text('color', { color }), ...fights[color] })),
    },
    {
      kind: 'effects',
      ...about('market', { unknown: Object.values(market).filter(({ effect }) => effect === null).length }),
      rows: Object.entries(market)
        .toSorted(([, one], [, other]) => ratio(other) - ratio(one))
        .map(([id, card]) => ({ label: named(id), group: text('kind', { kind: cardOf(id).kind }), ...card })),
      ...(tuned ? { taken: wanted.bought, effect: wanted.effect } : {}),
    },
    {
      kind: 'shares',
      ...about('courses'),
      rows: Object.entries(courses)
        .toSorted(([one], [other]) => (one < other ? -1 : 1))
        .map(([id, share]) => ({ label: courseLabel(id, cardOf), ...share })),
      ...(tuned ? { band: wanted.course } : {}),
    },
    ...wanted.deeds.map(({ event, cards }) => ({
      kind: 'shares',
      ...about(`deed.${event}`),
      rows: cards.map((id) => ({ label: named(id), of: games, done: deeds[event]?.[id] ?? 0 })),
    })),
  ].filter((figure) => games > 0 || figure.id === 'heroes') as Figure[];
}

const botsFigure = ({ bots, players }: Report): Figure => ({
  kind: 'shares',
  ...about('bots'),
  rows: Object.entries(bots).map(([bot, share]) => ({ label: text('bot', botIn(bot)), ...share })),
  even: 1 / players,
});

const histogram = (
  id: string,
  { bins, width, mean, median }: Spread & Bins,
  band: { least: number; most: number } | null,
): Figure => ({
  kind: 'histogram',
  ...about(id),
  bins,
  width,
  mean,
  median,
  ...(band === null ? {} : { band }),
});

const curves = (id: 'level' | 'gold', points: readonly CurvePoint[]): Figure => ({
  kind: 'curves',
  ...about(id),
  over: text('round'),
  curves: (['winners', 'others'] as const).map((who) => ({
    label: text(who),
    points: points.flatMap(({ round, games, [id]: { [who]: value } }) =>
      value === null ? [] : [{ at: round, value, of: games }],
    ),
  })),
});
