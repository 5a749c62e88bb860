/** What a lab counts in Encounters: how often a party wins each of them, how they end, and how long they take. */

import type { Event, Game, Json, Loaded, Message, Params } from '@questwright/kernel';
import {
  intervalOf,
  ratio,
  spread,
  Z,
  type Band,
  type Figure,
  type Follower,
  type LabKit,
  type Share,
  type Spread,
} from '@questwright/messages';
import type { Middara } from '../world.ts';

/** What we want of greedy parties, whoever holds the Adventurers; of fewer games nothing is said. */
const WANTED: Band & { fewest: number } = { least: 0.4, most: 0.7, fewest: 100 };
/** An Encounter that nobody has ended by then counts as capped. */
const LAST_ROUND = 40;

export interface Row {
  encounter: string;
  outcome: 'win' | 'lose' | 'capped';
  /** The End Condition that was met; empty when none was. */
  end: string;
  rounds: number;
}
export interface Found extends Share {
  rounds: Spread;
  ends: Record<string, number>;
}
export interface Report {
  games: number;
  encounters: Record<string, Found>;
}

const encountersOf = ({ content }: Loaded<Middara>): string[] =>
  [...content].filter(([, one]) => one.content['kind'] === 'encounter').map(([id]) => id);

/** The first Encounter of a game: what comes after it is another one. */
class OneEncounter implements Follower<Middara, Row> {
  private readonly found: Row = { encounter: '', outcome: 'capped', end: '', rounds: 0 };

  saw({ world }: Game<Middara>, events: readonly Event[]): void {
    if (this.isOver()) return;
    this.found.encounter ||= world.encounter;
    for (const { tag, with: about } of events) {
      if (tag === 'round begins') this.found.rounds = about['round'] as number;
      if (tag === 'end condition') {
        this.found.outcome = about['outcome'] as Row['outcome'];
        this.found.end = (about['end'] as { key: string }).key;
      }
      if (tag === 'fight goes on') Object.assign(this.found, { outcome: 'capped', end: '' });
    }
  }
  answers(): void {}
  isOver(): boolean {
    return this.found.outcome !== 'capped';
  }
  row(): Row {
    return this.found;
  }
}

function report(rows: readonly Row[]): Report {
  const encounters: Record<string, Found> = {};
  for (const id of new Set(rows.map(({ encounter }) => encounter))) {
    const own = rows.filter(({ encounter }) => encounter === id);
    const ends: Record<string, number> = {};
    for (const { end } of own) ends[end] = (ends[end] ?? 0) + 1;
    const done = own.filter(({ outcome }) => outcome === 'win').length;
    encounters[id] = { of: own.length, done, rounds: spread(own.map(({ rounds }) => rounds)), ends };
  }
  return { games: rows.length, encounters };
}

const text = (key: string, params: Params = {}): Message => ({ key: `lab.${key}`, with: params });
const about = (id: string): { id: string; title: Message; about: Message } => ({
  id,
  title: text(id),
  about: text(`${id}.about`),
});
const named = (id: string): Message => ({ key: `content.${id}`, with: {} });
const endLabel = (encounter: string, end: string): Message =>
  text('end', {
    encounter: named(encounter) as unknown as Json,
    end: (end === '' ? text('capped') : { key: end, with: {} }) as unknown as Json,
  });

function figures({ encounters }: Report): Figure[] {
  const all = Object.entries(encounters);
  return [
    {
      kind: 'shares',
      ...about('encounters'),
      rows: all.map(([id, { of, done }]) => ({ label: named(id), of, done })),
      band: WANTED,
    },
    {
      kind: 'amounts',
      ...about('rounds'),
      rows: all.map(
        ([
          id,
          {
            of,
            rounds: { mean, error },
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
      kind: 'parts',
      ...about('ends'),
      parts: all.flatMap(([id, { ends }]) =>
        Object.entries(ends).map(([end, count]) => ({ label: endLabel(id, end), count })),
      ),
    },
  ];
}

const inHundred = (share: number): string => (100 * share).toFixed(1);
const outside = ({ encounters }: Report): Message[] =>
  Object.entries(encounters)
    .filter(([, found]) => {
      const share = ratio(found);
      return found.of >= WANTED.fewest && (share < WANTED.least || share > WANTED.most);
    })
    .map(([id, found]) => {
      const { value, low, high } = intervalOf(found);
      const numbers = { number: inHundred(value), low: inHundred(low), high: inHundred(high) };
      return text('out.encounter', { card: { content: id }, ...numbers });
    });

const summary = ({ games, encounters }: Report): Json => ({
  games,
  won: Object.fromEntries(
    Object.entries(encounters).map(([id, found]) => {
      const { value, low, high } = intervalOf(found);
      return [id, [value, low, high].map((one) => Number(one.toFixed(3)))];
    }),
  ),
});

export const middaraLab: LabKit<Middara, Row, Report> = {
  /** One after the other, so that all of them come up equally often. */
  options: (loaded, n) => {
    const all = encountersOf(loaded);
    return { encounter: all[n % all.length]! };
  },
  follow: () => new OneEncounter(),
  isTooLong: ({ world }) => world.round > LAST_ROUND,
  report,
  figures,
  outside,
  summary,
};
