/** Travel Hazards: the color of a hazard, from the doom track or, without it, from the ten-sided dice. */

import type { Edit, Seat, Steps } from '@questwright/kernel';
import { place } from '../spaces.ts';
import { card, heroOf, type Land, type LandTable } from '../world.ts';
import type { Color, Terrain, Town } from '../words.ts';

export const symbolsOf = (t: LandTable, dice: readonly number[]): Terrain[] =>
  dice.flatMap((face) => t.value('symbols', face) as Terrain[]);
const track = (t: LandTable): readonly number[] => t.pile('doom track');
const byTheTrack = (t: LandTable): boolean => t.value('doom track in play');

interface HazardColor {
  seat: Seat;
  dice: number[];
  total: number;
  number: number;
  color: Color | null;
}

const hazardColor: Steps<Land, HazardColor> = {
  'movement dice again': {
    rule: 'RB-HAZ-07',
    when: byTheTrack,
    as: 'dice',
    run: 'movement roll',
    with: (t) => ({ seat: t.locals.seat, count: 2, dice: [] }),
  },
  'hazard number': {
    rule: 'RB-HAZ-07',
    when: byTheTrack,
    do: (t) => void (t.locals.number = t.value('hazard number', t.locals.dice)),
  },
  'card of the doom track': {
    rule: 'RB-HAZ-08',
    when: byTheTrack,
    do: (t) => {
      const thing = track(t)[t.value('position of a hazard number', t.locals.number) - 1];
      t.locals.color = thing === undefined ? null : (card(t, thing) as { color: Color }).color;
    },
  },
  'counting again from the first card': {
    rule: 'RB-HAZ-10',
    when: (t) => byTheTrack(t) && t.locals.number > track(t).length,
    do: (t) => t.emit('counted again', { number: t.locals.number, cards: track(t).length }),
  },
  announcement: {
    rule: 'RB-HAZ-08',
    when: byTheTrack,
    do: (t) => {
      const { seat, number, color } = t.locals;
      const space: number = t.value('position of a hazard number', number);
      const town = (t.value('spaces of the doom track') as Town[])[space - 1];
      t.emit('hazard number', { seat, number, space, town: town === undefined ? null : place(town), color });
    },
  },
  'ten-sided dice': {
    rule: 'RB-HAZ-11',
    when: (t) => !byTheTrack(t),
    as: 'total',
    run: 'roll',
    with: (t) => ({ seat: t.locals.seat, for: 'hazard', thing: heroOf(t, t.locals.seat), phase: null, dice: [] }),
  },
  'color by the total': {
    rule: 'RB-HAZ-11',
    when: (t) => !byTheTrack(t),
    do: (t) => void (t.locals.color = t.value('hazard color of a total', t.locals.total)),
  },
  result: { rule: 'RB-HAZ-03', do: (t) => ({ done: t.locals.color }) },
};

export const HAZARD_COLOR: readonly Edit<Land>[] = [
  { rule: 'RB-VAR-01', procedure: 'hazard color', add: hazardColor },
  { rule: 'RB-VAR-01', shown: 'hazard color', add: ['seat', 'number', 'color'] },
  {
    rule: 'RB-HAZ-07',
    value: 'hazard number',
    add: (t, dice: number[]) => symbolsOf(t, dice).length,
  },
  { rule: 'RB-VAR-01', value: 'position of a hazard number', add: (_, number: number) => number },
  {
    rule: 'RB-HAZ-10',
    value: 'position of a hazard number',
    wrap: (base) => (t, number: number) => ((base(t, number) - 1) % track(t).length) + 1,
  },
  {
    rule: 'RB-HAZ-11',
    value: 'hazard color of a total',
    add: (_, total: number): Color => (total <= 6 ? 'green' : total <= 15 ? 'yellow' : 'blue'),
  },
];
