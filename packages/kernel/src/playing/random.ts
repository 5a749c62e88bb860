import { copy } from '../state/json.ts';
import { sha256Words } from '../record/sha256.ts';

/** The generator is part of the state. xoshiro128++ by Blackman and Vigna: four 32-bit words, never all zero. */
export interface Dice {
  a: number;
  b: number;
  c: number;
  d: number;
  /** How many numbers were drawn: undo is free only while this stands still. */
  drawn: number;
  /** Outcomes that come first, for examples of the books, puzzles and tests. */
  script: Script;
}

export interface Script {
  /** Faces for the next dice, in order. */
  dice: number[];
  /** Per zone, the orders (content ids from top to bottom) that its next shuffles give. */
  orders: { zone: string; cards: string[] }[];
}

/** A generator from any text; the same text gives the same numbers for ever. */
export function seeded(text: string): Dice {
  const w = sha256Words(text);
  return { a: w[0]! | 0, b: w[1]! | 0, c: w[2]! | 0, d: w[3]! | 1, drawn: 0, script: { dice: [], orders: [] } };
}

export function cloneDice(dice: Dice): Dice {
  const { script } = dice;
  return {
    a: dice.a,
    b: dice.b,
    c: dice.c,
    d: dice.d,
    drawn: dice.drawn,
    script: {
      dice: script.dice.length === 0 ? [] : script.dice.slice(),
      orders: script.orders.length === 0 ? [] : copy(script.orders),
    },
  };
}

/** The next 32 bits, as an unsigned number. */
export function bits(dice: Dice): number {
  const { a, b, d } = dice;
  const sum = (a + d) | 0;
  const result = (((sum << 7) | (sum >>> 25)) + a) | 0;
  const t = b << 9;
  const c = dice.c ^ a;
  const e = d ^ b;
  dice.b = b ^ c;
  dice.a = a ^ e;
  dice.c = c ^ t;
  dice.d = (e << 11) | (e >>> 21);
  dice.drawn++;
  return result >>> 0;
}

/** A whole number from 0 to n − 1, each equally likely: the uneven rest of 2³² is thrown away. */
export function below(dice: Dice, n: number): number {
  // The engine divides by whole numbers only where it knows that all of them, and what is left, are 32 bits without a sign.
  const size = n >>> 0;
  if (size !== n || size === 0) {
    if (n === 0x100000000) return bits(dice);
    throw new RangeError(`A random number below ${n}`);
  }
  for (;;) {
    const x = bits(dice);
    // The first is quickly asked, and nearly always so.
    if (x <= 0x100000000 - size || x < 0x100000000 - (0x100000000 % size)) return (x % size) >>> 0;
  }
}

/** One die; a scripted face comes first and must fit the die. */
export function rollDie(dice: Dice, sides: number): number {
  const face = dice.script.dice.shift();
  if (face === undefined) return 1 + below(dice, sides);
  if (face < 1 || face > sides || face !== Math.floor(face))
    throw new Error(`Scripted ${face} on a die with ${sides} sides`);
  dice.drawn++;
  return face;
}
