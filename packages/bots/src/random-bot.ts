import { below, cloneDice, sample, seeded, type Dice } from '@questwright/kernel';
import { seenIn, type Bot, type Seen } from './bot.ts';

/** Numbers that have nothing to do with each other for different decisions and seats. */
export function diceFor(start: Dice, no: number, seat: number): Dice {
  const dice = cloneDice(start);
  dice.a ^= Math.imul(no + 1, 0x9e3779b1);
  dice.b ^= Math.imul(seat + 1, 0x85ebca6b);
  // The generator needs some turns until a changed bit is everywhere.
  for (let turn = 0; turn < 8; turn++) below(dice, 2);
  return dice;
}

/** Answers at random, each element of an answer drawn evenly; it never acts unasked. */
export function randomBot(seed: string): Bot & Required<Pick<Bot, 'pick'>> {
  const start = seeded(seed);
  const pick = (seen: Seen): readonly string[] => {
    const dice = diceFor(start, seen.no, seen.seat);
    return sample(seen.offer, (n) => below(dice, n));
  };
  return { name: 'random', pick, choose: (view, decision, imagine) => pick(seenIn(view, decision, imagine)) };
}
