/** The numbers of a party outside of any fight. */

import type { Ally, Card, Hero } from '../cards.ts';
import { attributeBonus, type Figures, type Numbers } from './reading.ts';
import { ATTRIBUTE_OF, PHASES, type Attribute, type Improvement } from '../words.ts';

/** What a counter of experience adds. */
export const GAIN: Record<Improvement, number> = { mind: 2, body: 2, spirit: 2, stamina: 2, life: 1 };

export interface Party {
  hero: Hero;
  experience?: Readonly<Partial<Record<Improvement, number>>>;
  /** Items and what else lies with the Hero. */
  gear?: readonly Card[];
  allies?: readonly (Ally | Numbers)[];
}

/** What is printed, and experience. */
export function figures(numbers: Numbers, experience: Party['experience'] = {}): Figures {
  const bonus = PHASES.map((phase) => {
    const attribute = ATTRIBUTE_OF[phase];
    return numbers[attribute] + GAIN[attribute] * (experience[attribute] ?? 0);
  });
  const life = numbers.life + GAIN.life * (experience.life ?? 0);
  return { bonus, defense: [...bonus], damage: PHASES.map((phase) => numbers.damage[phase]), life, attacks: 1 };
}

/** What the Hero adds to a test of an attribute. */
export const attributeOf = ({ hero, experience = {}, gear = [] }: Party, attribute: Attribute): number =>
  hero[attribute] + GAIN[attribute] * (experience[attribute] ?? 0) + attributeBonus(gear, attribute);
export const staminaOf = ({ hero, experience = {} }: Party): number =>
  hero.stamina + GAIN.stamina * (experience.stamina ?? 0);
