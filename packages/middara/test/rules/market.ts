/** Parties at a Store. */

import { arrange, type Position } from '@questwright/harness';
import type { Definition } from '@questwright/kernel';
import type { EncounterCard, GearCard, StoreCard } from '../../src/cards.ts';
import { middara } from '../whole.ts';
import type { MiddaraTable, Middara } from '../../src/world.ts';
import type { Field } from './field.ts';
import { hall, nameOf, who } from './stage.ts';

export interface Fair {
  /** Left out: a Store with everything of every Tier. */
  store?: Partial<StoreCard>;
  gold?: number;
  /** What Adventurers have equipped instead of what they begin with. */
  has?: Readonly<Record<string, readonly string[]>>;
  stash?: readonly string[];
  cards?: Readonly<Record<string, GearCard>>;
  /** The Encounter that follows. */
  again?: Partial<EncounterCard>;
  position?: Position;
}
const EVERYTHING: StoreCard = {
  kind: 'store',
  items: ['mundane', 'common', 'uncommon', 'rare'],
  upgrades: ['mundane', 'common', 'uncommon', 'rare'],
};
export const FAIR = 'fair';

const taken = (t: MiddaraTable, card: string, zone: string): number => {
  const thing = t.pile('items').find((one) => t.cardOf(one) === card) ?? t.add(card, 'items');
  t.move(thing, zone, 'bottom', 'up');
  return thing;
};
export function fair(given: Fair = {}): Field {
  const { store = {}, gold = 500, has = {}, stash = [], cards = {}, again = {}, position = {} } = given;
  const content = {
    ...middara.rules.content,
    ...hall({ stage: again }),
    ...cards,
    [FAIR]: { ...EVERYTHING, ...store },
  };
  const definition: Definition<Middara> = {
    ...middara,
    rules: {
      ...middara.rules,
      content,
      setup: {
        ...middara.rules.setup,
        // No rule of the Store: the position is there whichever of them is knocked out.
        fair: {
          rule: 'MD-CMP-36',
          do: (t) => {
            t.world.store = FAIR;
            t.world.gold = gold;
            for (const figure of t.world.figures) {
              const wanted = has[t.cardOf(figure.thing)];
              if (wanted === undefined) continue;
              for (const one of figure.gear) t.move(one, 'items', 'bottom', 'down');
              figure.gear = wanted.map((card) => taken(t, card, 'gear'));
            }
            for (const card of stash) taken(t, card, 'stash');
          },
        },
      },
    },
  };
  return arrange(definition, { seats: 1, ...position, options: { encounter: 'stage', ...position.options } });
}
/** The Store is open; Remi is the first to shop. */
export const shop = (given: Fair = {}): Field => fair(given).answer(0, 'shop first');

export const gear = (table: Field, figure: string): string[] =>
  who(table, figure).gear.map((one) => nameOf(table, one));
export const pack = (table: Field, figure: string): string[] =>
  who(table, figure).pack.map((one) => nameOf(table, one));
export const gold = (table: Field): number => table.world.gold;
export const forSale = (table: Field): string[] => cardsIn(table, 'buy');
/** The cards that the options of a choice name first. */
export const cardsIn = (table: Field, choice: string): string[] =>
  table
    .offers(0)
    .filter((one) => one.startsWith(`${choice}:`))
    .map((one) => nameOf(table, Number(one.split(':')[1])));
/** The Upgrades on an Item of a figure, those of the side that lies aside included. */
export const upgradesOn = (table: Field, item: number): string[] => {
  const both = table.world.sides.find((one) => one.front === item || one.back === item);
  const hosts = both === undefined ? [item] : [both.front, both.back];
  return table.world.things.host.flatMap((host, one) => (hosts.includes(host) ? [nameOf(table, one)] : [])).toSorted();
};
/** An Item that a figure has equipped. */
export const worn = (table: Field, figure: string, card: string): number =>
  who(table, figure).gear.find((one) => nameOf(table, one) === card)!;
