import { refuse, words, type Choice, type Json, type Steps, type Timing } from '@questwright/kernel';
import type { DieContent } from './content.ts';
import { payStamina, tooTired } from './stamina.ts';
import { controllers, named, type Fight, type Skirmish } from './world.ts';

export interface Roll {
  roller: number;
  what: string;
  dice: string[];
  /** As the dice lie on the table, 1 to 6. */
  faces: number[];
}
export type Reading = { power: number; edge: number; star: number };

export const newRoll = (roller: number, dice: readonly string[], what: string): Json => ({
  roller,
  what,
  dice: [...dice],
  faces: [],
});

const rollOf = (t: Fight): Roll => t.locals as Roll;
const thrown = (t: Fight): number => t.roll(6)[0]!;
const faceOf = (t: Fight, { dice, faces }: Roll, at: number): DieContent['faces'][number] =>
  t.value('faces', dice[at]!)[faces[at]! - 1]!;

function tellRoll(t: Fight, roll: Roll): void {
  const { roller, dice, faces, what } = roll;
  const shows = dice.map((die, i) => {
    const { power, edge = 0, star = 0 } = faceOf(t, roll, i);
    return { key: 'rolled-face', with: { die: { content: die }, power, edge, star } };
  });
  t.emit('rolled', { figure: named(roller), dice: [...dice], faces: [...faces], shows, what });
}

/** Rolls every die again; for cards. */
export function rollAgain(t: Fight): void {
  const roll = t.within('roll') as Roll;
  roll.faces = roll.dice.map(() => thrown(t));
  tellRoll(t, roll);
}

function readDice(t: Fight, roll: Roll): Reading {
  const reading: Reading = { power: 0, edge: 0, star: 0 };
  roll.dice.forEach((_, i) => {
    const { power, edge = 0, star = 0 } = faceOf(t, roll, i);
    reading.power += power;
    reading.edge += edge;
    reading.star += star;
  });
  return reading;
}

const reRoll: Choice<Skirmish> = {
  rule: 'SKM-ROL-02',
  list: (t) => [...new Set(rollOf(t).dice)].map((die) => `re-roll:${die}`),
  why: (t) =>
    t.used('roll', 're-roll') > 0 ? refuse('SKM-ROL-02', 'refuse.re-rolled-already') : tooTired(t, rollOf(t).roller, 1),
  then: (t, _, id) => {
    const roll = rollOf(t);
    const die = words(id)[0]!;
    t.use('roll', 're-roll');
    payStamina(t, roll.roller, 1);
    const same = roll.dice.map((_, i) => i).filter((i) => roll.dice[i] === die);
    const lowest = same.reduce((one, other) =>
      faceOf(t, roll, other).power < faceOf(t, roll, one).power ? other : one,
    );
    roll.faces[lowest] = thrown(t);
    t.emit('re-rolls', { figure: named(roll.roller), die: { content: die } });
    tellRoll(t, roll);
  },
  label: (_, __, id) => ({ key: 'option.re-roll', with: { die: { content: words(id)[0]! } } }),
};

export const ROLL: Record<string, Steps<Skirmish>> = {
  roll: {
    throw: {
      rule: 'SKM-ROL-01',
      do: (t) => {
        const roll = rollOf(t);
        roll.faces = roll.dice.map(() => thrown(t));
        tellRoll(t, roll);
      },
    },
    'on the table': {
      rule: 'SKM-ROL-02',
      window: { timing: 'rolled', order: (t) => controllers(t, rollOf(t).roller) },
    },
    reading: { rule: 'SKM-ROL-01', do: (t) => ({ done: readDice(t, rollOf(t)) }) },
  },
};

export const ROLL_TIMINGS: Record<string, Timing<Skirmish>> = {
  rolled: { rule: 'SKM-ROL-02', choices: { 're-roll': reRoll } },
};
