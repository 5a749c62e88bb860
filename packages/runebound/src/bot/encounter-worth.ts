/** What the courses of an Encounter are worth to a Hero, in gold. */

import type { Effect, Json } from '@questwright/kernel';
import { chanceOf } from '@questwright/dice';
import type { Encounter } from '../cards.ts';
import { attributeOf, GAIN, staminaOf, type Party } from '../odds/party.ts';
import type { Attribute, Skill } from '../words.ts';

export interface State {
  party: Party;
  gold: number;
  wounds: number;
  exhaustion: number;
  /** Spaces to the place that the card speaks of. */
  distance: number;
  /** Whether there is room for one more Ally. */
  room: boolean;
}

/** What healing costs; what a knockout costs besides all gold; what a card of the market deck costs on average. */
const WOUND = 1.2;
const EXHAUSTION = 0.5;
const KNOCKOUT = 5;
const MARKET_CARD = 5.5;
/** What others lose is worth little, and something. */
const OTHERS = 0.3;

const lifeOf = ({ hero, experience = {} }: Party): number => hero.life + GAIN.life * (experience.life ?? 0);
const leads = ({ hero }: Party, attribute: Attribute): boolean =>
  hero[attribute] >= Math.max(hero.mind, hero.body, hero.spirit);

/** What it is worth to have kept a card. */
const KEPT: Readonly<Record<string, (state: State) => number>> = {
  'letters-for-frostgate': ({ distance }) => 7 - distance / 2,
  // One failed defense.
  'a-grave-left-open': () => 2,
  'a-question-of-honor': ({ room }) => (room ? 8 : 0),
  'the-scratched-saint': () => 4,
  // A twentieth of all fights until one comes to Dawnsmoor.
  'dinner-with-lord-corvane': ({ distance }) => -distance / 3,
  // For who fights with Spirit; the others only walk more slowly.
  'the-king-under-the-ice': ({ party }) => (leads(party, 'spirit') ? 8 : 1),
  'margaths-milk-tooth': ({ party }) => (leads(party, 'spirit') ? 11 : 2),
};

export class Worth {
  private readonly id: string;
  private readonly card: Encounter;
  /** The chance to win the fight with the card. */
  private readonly winning: (state: State) => number;
  constructor(id: string, card: Encounter, winning: (state: State) => number) {
    this.id = id;
    this.card = card;
    this.winning = winning;
  }
  /** The courses that are open, with what each is worth. */
  courses(state: State): Map<string, number> {
    const [choice] = this.card.text;
    const open = ((choice?.['of'] ?? []) as readonly (Effect & { name: string; do: readonly Effect[] })[]).filter(
      (one) => {
        const least = (one['if'] as Record<string, Json> | undefined)?.['gold at least'];
        return least === undefined || state.gold >= (least as number);
      },
    );
    return new Map(open.map((one) => [one.name, this.after(one.do ?? [], state)]));
  }

  private after(effects: readonly Effect[], state: State): number {
    const [effect, ...rest] = effects as readonly (Effect & Record<string, Json>)[];
    if (effect === undefined) return 0;
    const { hero } = state.party;
    const then = (worth: number, changed: Partial<State> = {}): number =>
      worth + this.after(rest, { ...state, ...changed });
    const branch = (name: string): number =>
      this.after([...((effect[name] ?? []) as readonly Effect[]), ...rest], state);
    if ('test' in effect) {
      const learned = hero.skills[effect['skill'] as Skill] ?? 0;
      const bonus = attributeOf(state.party, effect['test'] as Attribute) + learned;
      const hit = chanceOf(effect['number'] as number, { bonus });
      return hit * branch('success') + (1 - hit) * branch('failure');
    }
    if ('fight' in effect) {
      const win = this.winning(state);
      return win * branch('won') - (1 - win) * (KNOCKOUT + state.gold);
    }
    if ('gold' in effect) {
      const gold = Math.max(0, state.gold + (effect['gold'] as number));
      return then(gold - state.gold, { gold });
    }
    if ('wounds' in effect) return this.hurt(effect['wounds'] as number, state, rest);
    if ('exhaustion' in effect) {
      const now = state.exhaustion + (effect['exhaustion'] as number);
      const most = Math.max(state.exhaustion, staminaOf(state.party));
      const tired = Math.min(now, most);
      const worth = -EXHAUSTION * (tired - state.exhaustion);
      return worth + this.hurt(now - tired, { ...state, exhaustion: tired }, rest);
    }
    if ('heal' in effect) {
      const healed = Math.min(state.wounds, effect['heal'] === 'all' ? state.wounds : (effect['heal'] as number));
      return then(WOUND * healed, { wounds: state.wounds - healed });
    }
    if ('rest' in effect) {
      const all = state.exhaustion;
      const rested = Math.min(all, effect['rest'] === 'all' ? all : (effect['rest'] as number));
      return then(EXHAUSTION * rested, { exhaustion: all - rested });
    }
    if ('market card' in effect) return then(MARKET_CARD);
    if ('keep' in effect) return then(KEPT[this.id]?.(state) ?? MARKET_CARD / 2);
    if ('each hero' in effect) {
      const other: State = { ...state, gold: 3, wounds: 0, exhaustion: 0 };
      return then(-OTHERS * this.after(effect['each hero'] as readonly Effect[], other));
    }
    // What nobody has put a price on counts for nothing.
    return then(0);
  }
  private hurt(amount: number, state: State, rest: readonly Effect[]): number {
    const wounds = state.wounds + amount;
    if (wounds >= lifeOf(state.party)) return -(KNOCKOUT + state.gold);
    return -WOUND * amount + this.after(rest, { ...state, wounds });
  }
}
