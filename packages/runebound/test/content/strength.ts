/** How strong Heroes are when the power of Challenges is measured. */

import type { Challenge, Hero } from '../../src/cards.ts';
import { BOARD } from '../../src/content.ts';
import { HEROES } from '../../src/content/heroes.ts';
import { ITEMS } from '../../src/content/items.ts';
import { oddsAgainst } from '../../src/odds/of.ts';
import type { Party } from '../../src/odds/party.ts';
import { ATTRIBUTES, type Attribute, type Terrain } from '../../src/words.ts';

/** Up to 12 gold: a weapon for what the Hero does best, and something that protects. */
const GEAR: Readonly<Record<Attribute, readonly (keyof typeof ITEMS)[]>> = {
  mind: ['yew-longbow', 'saints-knuckle'],
  body: ['white-blade', 'padded-leather-armor'],
  spirit: ['abbesss-crook', 'saints-knuckle'],
};

/** A Hero with four experience counters, one for each attribute and one for Life, and with gear. */
export function seasoned(hero: Hero): Party {
  const best = ATTRIBUTES.reduce((most, one) => (hero[one] > hero[most] ? one : most));
  return { hero, experience: { mind: 1, body: 1, spirit: 1, life: 1 }, gear: GEAR[best].map((item) => ITEMS[item]) };
}
export interface Stage {
  party: (id: keyof typeof HEROES) => Party;
  gold: number;
}
/** A Hero at the beginning; and one who is seasoned. */
export const FRESH: Stage = { party: (id) => ({ hero: HEROES[id] }), gold: 3 };
export const SEASONED: Stage = { party: (id) => seasoned(HEROES[id]), gold: 0 };
export const costOfGear = (): number[] =>
  Object.values(GEAR).map((items) => items.reduce((sum, item) => sum + ITEMS[item].cost, 0));

/** Where Challenges of a color are met, each as often as it has jewels of that color. */
function terrainsOf(color: string): Terrain[] {
  return Object.values(BOARD).flatMap(({ jewel, terrain }) => (jewel === color ? [terrain as Terrain] : []));
}
const looksAround = ({ beforeCombat = [] }: Challenge): boolean =>
  JSON.stringify(beforeCombat).includes('"you stand in"');

export function chance({ party, gold }: Stage, id: keyof typeof HEROES, challenge: Challenge): number {
  const at = (terrain: Terrain): number => oddsAgainst(party(id), challenge, { terrain, gold }).win;
  if (!looksAround(challenge)) return at('plains');
  const terrains = terrainsOf(challenge.color);
  const counts = new Map(terrains.map((one) => [one, terrains.filter((other) => other === one).length]));
  return [...counts].reduce((sum, [terrain, count]) => sum + at(terrain) * count, 0) / terrains.length;
}
