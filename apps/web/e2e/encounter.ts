/** The Sluice in the middle: Nightingale acts, Rook stands beside a Cave Sickle, and an Animate behind a wall. */

import { playGame } from '@questwright/bots';
import { load, openAt, reask, save } from '@questwright/kernel';
import type { Middara } from '@questwright/middara';
import { greedyBot } from '@questwright/middara/bot';
import { wholeMiddara } from '@questwright/middara/secrets';

const SQUARES: Readonly<Record<string, string>> = {
  nightingale: 'h4',
  rook: 'g5',
  remi: 'j3',
  zeke: 'c6',
  'cave-sickle': 'f5',
  animate: 'b1',
};
const DAMAGE: Readonly<Record<string, number>> = { nightingale: 3, rook: 8, zeke: 5, 'cave-sickle': 1, animate: 7 };

export function sluice(): object {
  const loaded = load(wholeMiddara.definition as never) as ReturnType<typeof load<Middara>>;
  const { game } = playGame<Middara>(loaded, [greedyBot(loaded)], {
    seed: 'sluice',
    options: { encounter: 'the-sluice' },
    until: ({ pending, stack, world }) =>
      pending?.step === 'action phase' && cardOf(world, stack.at(-1)?.locals?.['figure'] as number) === 'nightingale',
  });
  const { world } = game;
  for (const figure of world.figures) {
    const card = cardOf(world, figure.thing);
    figure.square = SQUARES[card] ?? figure.square;
    figure.damage = DAMAGE[card] ?? 0;
    if (figure.side === 'adventurers') figure.stamina = card === 'nightingale' ? 4 : 2;
  }
  const { counters } = world.things;
  const thingOf = (card: string): number => world.figures.find(({ thing }) => cardOf(world, thing) === card)!.thing;
  counters['poison']![thingOf('rook')] = 1;
  counters['dodge']![thingOf('rook')] = 1;
  counters['darkness']![thingOf('zeke')] = 1;
  reask(loaded, game);
  return save(openAt(loaded, { seats: 1, secret: 'sluice' }, game));
}
const cardOf = ({ things }: Middara, thing: number): string => things.cards[things.card[thing]!]!;
