/** What may be asked about a game, heading by heading: about what, and what it is. Packs add their own. */

import type { Of, Place, RuleId, Seat } from '@questwright/kernel';
import type { Limit } from './rules/market/items-and-allies.ts';
import type { Figure } from './rules/board/spaces.ts';
import type { FightSoFar } from './rules/combat/so-far.ts';
import type { Victor } from './rules/setup/victory.ts';
import type { Attribute, Color, ItemClass, Phase, Skill, Terrain, Town } from './words.ts';
import type { Spending } from './world.ts';

type Thing = [thing: number];
type OfSeat = [seat: Seat];
type OfSpace = [space: string];

interface SetupValues {
  'heroes at the table': Of<[], readonly Seat[]>;
  'deck of a card': Of<[id: string], string | null>;
  'starting gold': Of<OfSeat, number>;
  'first market cards': Of<[town: Town], number>;
}
interface BoardValues {
  terrains: Of<OfSpace, Terrain[]>;
  town: Of<OfSpace, Town | null>;
  towns: Of<[], Town[]>;
  jewel: Of<OfSpace, Color | null>;
  'has a sunburst': Of<OfSpace, boolean>;
  'adventure counter there': Of<OfSpace, boolean>;
  'in play': Of<OfSpace, boolean>;
  neighbours: Of<OfSpace, string[]>;
  'figures on the board': Of<[], Figure[]>;
  'something is there': Of<[space: string, seat: Seat], boolean>;
}
interface TurnValues {
  'kind of turn': Of<OfSeat, string>;
  'who plays next': Of<OfSeat, Seat>;
  activations: Of<[occasion: string, seat: Seat], number>;
}
interface MovementValues {
  'starting town': Of<[], Town | undefined>;
  'starting space': Of<[], string | null>;
  'movement dice': Of<OfSeat, number>;
  'dice of a pool': Of<[pool: string], number>;
  symbols: Of<[face: number], readonly Terrain[]>;
  'symbols that enter': Of<OfSpace, Terrain[]>;
  'spare movement dice': Of<[], number[]>;
  'uses of a movement die': Of<[face: number], number>;
  'where movement ends': Of<OfSeat, string>;
  'may be passed': Of<OfSpace, boolean>;
  'may rest': Of<OfSeat, number[]>;
  'exhaustion discarded by resting': Of<[dice: number], number>;
}
interface AdventureValues {
  'the turn goes on': Of<OfSeat, boolean>;
  reward: Of<[thing: number, seat: Seat], string | null>;
  'lowest event that takes effect': Of<[], number>;
  'counters that can return': Of<[color: Color], number>;
  'the adventure counter stays': Of<OfSpace, boolean>;
  /** The procedure that puts it away. */
  'where a failed challenge goes': Of<Thing, string>;
}
interface AttributeValues extends Record<Attribute | `${Phase} damage` | 'life' | 'stamina', Of<Thing, number>> {
  'harmless exhaustion': Of<Thing, number>;
  'skill bonus': Of<[seat: Seat, skill: Skill], number>;
  'combat value': Of<[thing: number, phase: Phase], number>;
  'combat roll': Of<[thing: number, rolling: string], number>;
  'escape roll': Of<OfSeat, number>;
  'target number': Of<[opponent: number, phase: Phase], number | null>;
  defeated: Of<Thing, boolean>;
  'fate of the defeated': Of<Thing, string>;
}
interface CombatValues extends Record<`${Phase} target`, Of<[opponent: number], number | null>> {
  you: Of<OfSeat, number[]>;
  'your enemy': Of<OfSeat, number[]>;
  'who acts before combat': Of<[], Seat[]>;
  'who acts': Of<[], Seat>;
  'the fight so far': Of<OfSeat, FightSoFar | null>;
  'who may escape': Of<[], Seat[]>;
  'what forbids escape': Of<OfSeat, RuleId | null>;
  'escapes to': Of<OfSeat, string[]>;
  'attacks of a hero per round': Of<Thing, number>;
  'attacks of an ally per round': Of<Thing, number>;
  'who rolls for the defender': Of<OfSeat, number>;
  'reading of a die': Of<[face: number, thing: number], number>;
  'reading of dice': Of<[who: number], number[]>;
}
interface CardValues {
  'counts as': Of<Thing, 'ally' | 'item' | 'other'>;
  protected: Of<Thing, boolean>;
  'text in force': Of<Thing, boolean>;
  'limited kind': Of<Thing, string | null>;
  'kind of item': Of<Thing, string>;
  'kinds on arrival': Of<[thing: number, seat: Seat], (string | null)[]>;
  limit: Of<[kind: string, seat: Seat], Limit>;
  'where a discarded card goes': Of<Thing, { pile: string; place: Place; face: 'up' | 'down'; rule: RuleId }>;
}
type LimitValues = Record<`${ItemClass | 'ally'} limit`, Of<OfSeat, number>>;
interface MarketValues {
  money: Of<[seat: Seat, on: Spending], number>;
  'cards added to a market': Of<[town: Town], number>;
  'cards on offer': Of<[town: Town], number[]>;
  'market stack': Of<[town: Town], string>;
  cost: Of<Thing, number>;
  price: Of<[thing: number, seat: Seat], number>;
  'sale price': Of<Thing, number>;
  'price of healing': Of<OfSeat, number>;
}
interface ExperienceValues {
  'points of a counter': Of<[color: Color], number>;
  'experience points': Of<OfSeat, number>;
  'price of experience': Of<[], number>;
  'experience counter limit': Of<OfSeat, number>;
  'life counter limit': Of<OfSeat, number>;
  'closed colors': Of<OfSeat, Color[]>;
  'experience point value': Of<OfSeat, number>;
}
interface EndValues {
  'may be lost': Of<Thing, boolean>;
  'where a knocked out hero goes': Of<OfSeat, string[]>;
  adventure: Of<[], string>;
  'dragon runes': Of<OfSeat, number>;
  victor: Of<[], Victor | null>;
}

export interface Values
  extends
    SetupValues,
    BoardValues,
    TurnValues,
    MovementValues,
    AdventureValues,
    AttributeValues,
    CombatValues,
    CardValues,
    LimitValues,
    MarketValues,
    ExperienceValues,
    EndValues {}
