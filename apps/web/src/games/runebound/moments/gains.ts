/** What an experience counter changes: the numbers before and after, and chances against what usually waits in a color. */

import type { Content } from '@questwright/kernel';
import { chanceOf, inHundred, type Distribution } from '@questwright/dice';
import {
  ATTRIBUTE_OF,
  COLORS,
  GAIN,
  PHASES,
  type Card,
  type Color,
  type Improvement,
  type Phase,
} from '@questwright/runebound';

/** What a roll in a phase has to reach against the middle one of the Challenges of a color; null where there are none. */
export function usualTarget(content: ReadonlyMap<string, Content>, color: Color, phase: Phase): number | null {
  const numbers = [...content.values()]
    .flatMap((one) => {
      const card = one as unknown as Card;
      return card.kind === 'challenge' && card.color === color ? [card[ATTRIBUTE_OF[phase]]] : [];
    })
    .toSorted((one, other) => one - other);
  return numbers[numbers.length >> 1] ?? null;
}

export interface Gain {
  color: Color;
  phase: Phase;
  /** In hundredths. */
  before: number;
  after: number;
}

export interface Learner {
  content: ReadonlyMap<string, Content>;
  /** What is added to an attack in each phase. */
  bonus(phase: Phase): number;
  dice: Distribution;
  closed: readonly Color[];
}

const phaseOfImprovement = (improvement: Improvement): Phase | null =>
  PHASES.find((phase) => ATTRIBUTE_OF[phase] === improvement) ?? null;

function gainIn({ content, bonus, dice }: Learner, color: Color, phase: Phase): Gain | null {
  const target = usualTarget(content, color, phase);
  if (target === null) return null;
  const chance = (more: number): number => inHundred(chanceOf(target, { bonus: bonus(phase) + more }, dice));
  return { color, phase, before: chance(0), after: chance(GAIN[ATTRIBUTE_OF[phase]]) };
}
const grown = (gains: readonly (Gain | null)[]): number =>
  gains.reduce((sum, one) => sum + (one === null ? 0 : one.after - one.before), 0);

/** The two colors in which getting better changes most. */
export function colorsThatMatter(learner: Learner): readonly Color[] {
  const open = COLORS.filter((color) => !learner.closed.includes(color));
  const by = (color: Color): number => grown(PHASES.map((phase) => gainIn(learner, color, phase)));
  const chosen = open.toSorted((one, other) => by(other) - by(one)).slice(0, 2);
  return COLORS.filter((color) => chosen.includes(color));
}

/** What an improvement does to the chances in these colors; none for one that is no attribute. */
export function gainsOf(learner: Learner, improvement: Improvement, colors: readonly Color[]): readonly Gain[] {
  const phase = phaseOfImprovement(improvement);
  return phase === null ? [] : colors.flatMap((color) => gainIn(learner, color, phase) ?? []);
}

/** The improvement that gains most, when it is ahead by so many hundredths in all. */
const AHEAD = 5;
export function largest(all: ReadonlyMap<Improvement, readonly Gain[]>): Improvement | null {
  const [first, second] = [...all].toSorted(([, one], [, other]) => grown(other) - grown(one));
  if (first === undefined) return null;
  return grown(first[1]) - (second ? grown(second[1]) : 0) >= AHEAD ? first[0] : null;
}

/** The color that more Life shuts out; null when none is left to lose. */
export const shutOut = (closed: readonly Color[]): Color | null =>
  COLORS.slice(0, -1).find((color) => !closed.includes(color)) ?? null;
