/** A game of adding, rolling and drawing, for the tests of game files and undo. */

import fc from 'fast-check';
import { expect } from 'vitest';
import {
  answer,
  canonical,
  field,
  freeUndo,
  load,
  open,
  redo,
  save,
  undo,
  type GameFile,
  type GameRecord,
  type NewGame,
  type Rules,
} from '../src/index.ts';
import { act, define, option, R, type Small, type SmallTable } from './small.ts';

const CARDS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
const topCard = (t: SmallTable): number => t.pile('deck')[0]!;
export const rules: Partial<Rules<Small>> = {
  schema: { total: field.whole(), turn: field.whole() },
  zones: { deck: { sees: 'none' }, board: { sees: 'all' }, hand: { per: 'seat', sees: 'owner' } },
  content: Object.fromEntries(CARDS.map((card) => [card, {}])),
  setup: {
    deal: {
      rule: R,
      do: (t) => {
        for (const card of CARDS) t.add(card, 'deck');
        t.shuffle('deck');
      },
    },
  },
  procs: {
    game: {
      turn: {
        rule: R,
        ask: {
          seats: (t) => [t.world['turn']],
          choices: {
            add: {
              rule: R,
              list: () => ['add:1', 'add:2'],
              then: (t, _, id) => void (t.world['total'] += Number(id.slice(4))),
            },
            roll: option((t) => {
              const [die] = t.roll(1000);
              t.world['total'] += die;
              t.emit('rolled', { die: die! });
            }),
            draw: {
              rule: R,
              list: (t) => (t.pile('deck').length > 0 ? ['draw'] : []),
              then: (t) => t.move(topCard(t), 'board'),
            },
            peek: {
              rule: R,
              list: (t) => (t.pile('deck').length > 0 ? ['peek'] : []),
              then: (t) => t.show(topCard(t), 0),
            },
            both: option(() => ({ run: [{ proc: 'both', with: null }] })),
            stop: option((t) => ({ done: t.world['total'] })),
            crash: option((t) => {
              t.world['total'] = -1;
              throw new Error('a mistake in a rule');
            }),
          },
        },
      },
      next: act((t) => {
        t.world['turn'] = 1 - t.world['turn'];
        return { goto: 'turn' };
      }),
    },
    both: {
      ask: {
        rule: R,
        ask: {
          join: 'each',
          seats: () => [0, 1],
          choices: { on: option((t, seat) => void (t.world['total'] += seat + 1)), off: option(() => {}) },
        },
      },
    },
  },
};
export const small = define(rules);
export const start = (more: Partial<NewGame> = {}, definition = small): GameRecord<Small> =>
  open(load(definition), { seats: 2, secret: 's', ...more });
export const say = (record: GameRecord<Small>, ...picks: string[]): GameRecord<Small> => {
  for (const pick of picks) {
    const { pending, no } = record.game;
    const seat = pending!.offers.find((one) => one.asked && !pending!.given.some((g) => g.seat === one.seat))!.seat;
    const { refusal } = answer(record, seat, { no, pick: [pick] });
    if (refusal) throw new Error(`${pick}: ${refusal.key}`);
  }
  return record;
};
export const gameOf = (record: GameRecord<Small>): string => canonical(record.game);
export const totals = (record: GameRecord<Small>): number => record.game.world['total'];
export const deck = ({
  game: {
    world: { things },
  },
}: GameRecord<Small>): string => things.piles['deck']!.map((t) => things.cards[things.card[t]!]).join('');
export const throughJson = (record: GameRecord<Small>): GameFile =>
  JSON.parse(JSON.stringify(save(record))) as GameFile;

/** What people do at a table. */
export const move = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({ say: fc.constantFrom('add:1', 'add:2', 'roll', 'draw', 'peek', 'both', 'on', 'off') }),
  },
  { weight: 2, arbitrary: fc.record({ back: fc.integer({ min: 1, max: 6 }) }) },
  { weight: 1, arbitrary: fc.constant({ redo: true }) },
);
type Move = { say: string } | { back: number } | { redo: boolean };
export function make(record: GameRecord<Small>, one: Move): void {
  if ('back' in one) undo(record, record.line.length - one.back);
  else if ('redo' in one) redo(record);
  else {
    const { pending, no } = record.game;
    const offer = pending!.offers.find((o) => o.asked && !pending!.given.some((g) => g.seat === o.seat))!;
    if (offer.options.includes(one.say)) answer(record, offer.seat, { no, pick: [one.say] });
  }
}
export const same = (x: GameRecord<Small>, y: GameRecord<Small>): void => {
  expect([
    gameOf(x),
    x.hash,
    x.line.length,
    freeUndo(x),
    canonical(x.segments.map(({ entries, chain }) => ({ entries, chain }))),
  ]).toEqual([
    gameOf(y),
    y.hash,
    y.line.length,
    freeUndo(y),
    canonical(y.segments.map(({ entries, chain }) => ({ entries, chain }))),
  ]);
};
