/** What a bot may imagine tells it nothing that its seat does not see. */

import { lanterns, skirmish, ticTacToe } from '@questwright/practice';
import {
  begin,
  canonical,
  clone,
  dealAnew,
  imagine,
  load,
  play,
  resample,
  view,
  type Loaded,
} from '@questwright/kernel';
import { describe, expect, test } from 'vitest';
import { answerOf, randomBot, whoAnswers } from '../src/index.ts';

const games: [string, Loaded<any>][] = [
  ['lanterns', load(lanterns)],
  ['skirmish', load(skirmish)],
  ['tic-tac-toe', load(ticTacToe)],
];

describe.each(games)('what is imagined in %s', (_, loaded) => {
  const { min } = loaded.definition.seats;
  test('looks like the real game, and is the same whatever lies hidden', () => {
    const game = begin(loaded, { seats: min, seed: 'imagine' });
    const bot = randomBot('imagine');
    for (let n = 0; n < 120 && game.pending !== null; n++) {
      for (let seat = 0; seat < min; seat++) {
        const imagined = imagine(loaded, game, seat);
        expect(view(loaded, imagined, seat)).toEqual(view(loaded, game, seat));
        const other = clone(loaded, game);
        resample(loaded, other, seat, `other ${n}`);
        expect(canonical(imagine(loaded, other, seat))).toBe(canonical(imagined));
        const dealt = clone(loaded, imagined);
        dealAnew(loaded, dealt, seat, `deal ${n}`);
        expect(view(loaded, dealt, seat)).toEqual(view(loaded, game, seat));
      }
      const offer = whoAnswers(game.pending);
      play(loaded, game, offer.seat, { no: game.pending.no, pick: answerOf(loaded, game, bot, offer) });
    }
  });
});

test('deals are not always the same', () => {
  const loaded = load(lanterns);
  const imagined = imagine(loaded, begin(loaded, { seats: 2, seed: 'deals' }), 0);
  const hands = new Set<string>();
  for (let n = 0; n < 20; n++) {
    const dealt = clone(loaded, imagined);
    dealAnew(loaded, dealt, 0, `deal ${n}`);
    const { piles, card, cards } = dealt.world.things;
    hands.add(piles['hand/1']!.map((thing) => cards[card[thing]!]).join());
  }
  expect(hands.size).toBeGreaterThan(10);
});

test('dice that are laid out are not imagined: what comes is unknown, and the real game keeps them', () => {
  const loaded = load(lanterns);
  const script = { dice: [9, 9], orders: [{ zone: 'deck', cards: [] }] };
  const game = begin(loaded, { seats: 2, seed: 'imagine', script: { dice: script.dice } });
  game.dice.script.orders.push(...script.orders);
  const imagined = imagine(loaded, game, 0);
  expect(imagined.dice.script).toEqual({ dice: [], orders: [] });
  const offer = whoAnswers(imagined.pending!);
  const light = offer.options.find((option) => option.startsWith('light'))!;
  expect(play(loaded, imagined, offer.seat, { no: imagined.pending!.no, pick: [light] })).toBeNull();
  expect(game.dice.script).toEqual(script);
});
