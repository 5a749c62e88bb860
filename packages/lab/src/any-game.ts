/** What a lab counts in a game that brings nothing of its own: who won, and how long it took. */

import {
  winnersIn,
  type Game,
  type Json,
  type Loaded,
  type Message,
  type Params,
  type World,
} from '@questwright/kernel';
import { binsOf, botIn, ratio, spread, type Bins, type LabKit, type Share, type Spread } from '@questwright/messages';

interface Row {
  bots: readonly string[];
  winners: readonly number[];
  end: 'won' | 'lost' | 'capped';
  decisions: number;
}
interface Report {
  games: number;
  players: number;
  ends: Record<string, number>;
  decisions: Spread & Bins;
  seats: Share[];
  bots: Record<string, Share>;
}

const text = (key: string, params: Params = {}): Message => ({ key: `any.${key}`, with: params });
const about = (id: string): { id: string; title: Message; about: Message } => ({
  id,
  title: text(id),
  about: text(`${id}.about`),
});

const sharesBy = <K>(rows: readonly Row[], keyOf: (row: Row, seat: number) => K): Map<K, Share> => {
  const shares = new Map<K, Share>();
  for (const row of rows) {
    for (let seat = 0; seat < row.bots.length; seat++) {
      const { of, done } = shares.get(keyOf(row, seat)) ?? { of: 0, done: 0 };
      shares.set(keyOf(row, seat), { of: of + 1, done: done + (row.winners.includes(seat) ? 1 : 0) });
    }
  }
  return shares;
};

function report(rows: readonly Row[]): Report {
  const decisions = rows.filter(({ end }) => end !== 'capped').map((row) => row.decisions);
  const ends: Record<string, number> = {};
  for (const { end } of rows) ends[end] = (ends[end] ?? 0) + 1;
  return {
    games: rows.length,
    players: rows[0]?.bots.length ?? 0,
    ends,
    decisions: { ...spread(decisions), ...binsOf(decisions) },
    seats: [...sharesBy(rows, (_, seat) => seat).values()],
    bots: Object.fromEntries(sharesBy(rows, ({ bots }, seat) => bots[seat]!)),
  };
}

const summary = ({ games, ends, decisions: { mean, median }, seats, bots }: Report): Json => ({
  games,
  ends,
  decisions: { mean: Number(mean.toFixed(2)), median },
  seats: seats.map((share) => Number(ratio(share).toFixed(3))),
  bots: Object.fromEntries(Object.entries(bots).map(([bot, share]) => [bot, Number(ratio(share).toFixed(3))])),
});

/** In a draw nobody has won, though it is worth something to all. */
function winnersOf({ definition }: Loaded<World>, game: Game): readonly number[] {
  if (!game.over) return [];
  const worth = definition.returns?.(game);
  return worth?.flatMap((one, seat) => (one > 0 ? [seat] : [])) ?? winnersIn(game.result);
}

export const anyGame: LabKit<World, Row, Report> = {
  follow: (loaded, bots) => ({
    saw: () => {},
    answers: () => {},
    row: (game, decisions) => {
      const winners = winnersOf(loaded, game);
      return { bots, winners, end: !game.over ? 'capped' : winners.length > 0 ? 'won' : 'lost', decisions };
    },
  }),
  isTooLong: () => false,
  report,
  figures: ({ players, ends, decisions: { bins, width, mean, median }, seats, bots }) => [
    {
      kind: 'shares',
      ...about('seats'),
      rows: seats.map((share, seat) => ({ label: text('seat', { number: seat + 1 }), ...share })),
      even: players === 0 ? 0 : 1 / players,
    },
    ...(Object.keys(bots).length < 2
      ? []
      : [
          {
            kind: 'shares' as const,
            ...about('bots'),
            rows: Object.entries(bots).map(([bot, share]) => ({ label: text('bot', botIn(bot)), ...share })),
          },
        ]),
    {
      kind: 'parts',
      ...about('ends'),
      parts: Object.entries(ends).map(([how, count]) => ({ label: text('end', { how }), count })),
    },
    { kind: 'histogram', ...about('decisions'), bins, width, mean, median },
  ],
  outside: () => null,
  summary,
};
