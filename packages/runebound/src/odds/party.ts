/** The numbers of a party outside of any fight. */

import type { Modifier } from '@questwright/kernel';
import type { Ally, Card, Hero } from '../cards.ts';
import { onlyKeys, type Conditions } from '../rules/effects/verb.ts';
import type { Figures, Numbers } from './reading.ts';
import { ATTRIBUTE_OF, PHASES, type Attribute, type Improvement, type Skill } from '../words.ts';

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

/** What cards add to something. */
const addedBy = (cards: readonly (Card | Numbers)[], fits: (one: Modifier, only: Conditions) => boolean): number =>
  cards
    .flatMap(({ modifies = [] }) => modifies)
    .filter((one) => fits(one, (one.if ?? {}) as Conditions))
    .reduce((sum, { add }) => sum + (typeof add === 'number' ? add : 0), 0);

/** What the Hero adds to a test of an attribute. */
export const attributeOf = ({ hero, experience = {}, gear = [] }: Party, attribute: Attribute): number =>
  hero[attribute] +
  GAIN[attribute] * (experience[attribute] ?? 0) +
  addedBy(gear, ({ value }, only) => value === attribute && onlyKeys(only, 'of') && only['of'] === 'your hero');
export const skillBonus = ({ hero, gear = [], allies = [] }: Party, skill: Skill): number =>
  addedBy([hero, ...gear, ...allies], ({ value }, only) => value === 'skill bonus' && only['skill'] === skill);
export const staminaOf = ({ hero, experience = {} }: Party): number =>
  hero.stamina + GAIN.stamina * (experience.stamina ?? 0);
