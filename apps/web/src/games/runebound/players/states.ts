/** What a Hero has in numbers that go up and down, and the events that change them. */

import type { Json } from '@questwright/kernel';
import { COLORS, type Color } from '@questwright/runebound';
import type { State } from '../../game.ts';
import { heroThing, landIn } from '../view-readers.ts';

const number = (value: Json | undefined): number => (typeof value === 'number' ? value : 0);
const thingIn = (value: Json | undefined): number => (value as { thing?: number } | undefined)?.thing ?? -1;
/** Counters of a color in a list such as "2 green counters and a blue one". */
const counted = (value: Json | undefined, color: Color): number =>
  ((value ?? []) as { with: { color: string; number: number } }[])
    .filter((one) => one.with.color === color)
    .reduce((sum, one) => sum + one.with.number, 0);

const gold: State = {
  rules: ['RB-CMP-26'],
  of: (view, seat) => landIn(view).heroes[seat]?.gold ?? null,
  change: ({ tag, with: told }, seat) => {
    if (told['seat'] !== seat) return 0;
    if (tag === 'gold gained') return number(told['amount']);
    return tag === 'gold paid' ? 0 - number(told['amount']) : 0;
  },
};

const wounds: State = {
  rules: ['RB-WND-01', 'RB-WND-08'],
  of: (view, seat) => heroThing(view, seat)?.counters['wounds'] ?? null,
  change: ({ tag, with: told }, seat, view) => {
    if (thingIn(told['thing']) !== heroThing(view, seat)?.thing) return 0;
    if (tag === 'wounded') return number(told['amount']);
    return tag === 'recovered' ? 0 - number(told['wounds']) : 0;
  },
};

const exhaustion: State = {
  rules: ['RB-WND-04', 'RB-WND-05'],
  of: (view, seat) => heroThing(view, seat)?.counters['exhaustion'] ?? null,
  change: ({ tag, with: told }, seat, view) => {
    if (thingIn(told['thing']) !== heroThing(view, seat)?.thing) return 0;
    if (tag === 'exhausted') return number(told['amount']);
    if (tag === 'exhaustion became wounds') return 0 - number(told['amount']);
    return tag === 'recovered' ? 0 - number(told['exhaustion']) : 0;
  },
};

const countersOf = (color: Color): State => ({
  rules: ['RB-DEF-07', 'RB-EXP-05'],
  of: (view, seat) => landIn(view).heroes[seat]?.counters[color] ?? null,
  change: ({ tag, with: told }, seat) => {
    if (told['seat'] !== seat) return 0;
    if (tag === 'adventure counter won') return told['color'] === color ? 1 : 0;
    if (tag === 'change taken') return counted(told['counters'], color);
    return tag === 'counters spent' ? 0 - counted(told['counters'], color) : 0;
  },
});

export const STATES: Readonly<Record<string, State>> = {
  gold,
  wounds,
  exhaustion,
  ...Object.fromEntries(COLORS.map((color) => [`${color} counters`, countersOf(color)])),
};
