/** What the text of a Challenge does before the first round: every result of its tests with its chance, every choice taken
 *  as is best for the fight.
 *
 *  Understood are tests, wounds, exhaustion, healing, attacks, choices, checks, gold, discarding, and changes that last for
 *  the combat. An escape wins nothing. */

import { chanceOf } from '@questwright/dice';
import type { Effect, Json, Modifier } from '@questwright/kernel';
import type { Card, Challenge, Item } from '../cards.ts';
import { changeOf, skillBonus, type Change } from './reading.ts';
import { attributeOf, staminaOf, type Party } from './party.ts';
import { PHASES, type Attribute, type Phase, type Skill, type Terrain } from '../words.ts';

/** Where a Hero fights, and with how much gold. */
export interface Where {
  terrain: Terrain;
  gold: number;
}
/** How things stand while the text is followed. */
export interface Begun {
  party: Party;
  /** Wounds on the Hero and on each Ally, exhaustion on the Hero, wounds on the enemy. */
  hurt: readonly number[];
  tired: number;
  enemy: number;
  gold: number;
  changes: readonly Change[];
}
/** What the fight can tell. */
export interface Odds {
  /** The Life of the Hero and of each Ally. */
  lives: (begun: Begun) => readonly number[];
  /** The chance to win from here, the first round being next. */
  fight: (begun: Begun) => number;
  /** The chance that an attack of the Hero hits, and its wounds. */
  attack: (begun: Begun, phase: number) => { hit: number; wounds: number };
  /** Wounds that come to the enemy when an effect inflicts so many. */
  inflicted: (wounds: number) => number;
}

export class BeforeCombat {
  readonly leftOut = new Set<string>();
  private readonly challenge: Challenge;
  private readonly terrain: Terrain;
  private readonly odds: Odds;
  constructor(challenge: Challenge, terrain: Terrain, odds: Odds) {
    this.challenge = challenge;
    this.terrain = terrain;
    this.odds = odds;
  }

  /** The chance to win when these effects come first. */
  chance(effects: readonly Effect[], begun: Begun): number {
    if (!this.stands(begun, 0)) return 0;
    if (begun.enemy >= this.challenge.life) return 1;
    const [effect, ...rest] = effects as readonly (Effect & Record<string, Json>)[];
    if (effect === undefined) return this.odds.fight(begun);
    if (!this.holds(effect['if'], begun)) return this.chance(rest, begun);
    return this.after(effect, rest, begun);
  }

  private after(effect: Effect & Record<string, Json>, rest: readonly Effect[], begun: Begun): number {
    const then = (branch: string): readonly Effect[] => [...((effect[branch] ?? []) as readonly Effect[]), ...rest];
    const go = (changed: Partial<Begun>): number => this.chance(rest, { ...begun, ...changed });
    if ('test' in effect) {
      const hit = chanceOf(effect['number'] as number, { bonus: this.bonus(effect, begun) });
      const [won, lost] = ['success', 'failure'].map((branch) => this.chance(then(branch), begun));
      return hit * won! + (1 - hit) * lost!;
    }
    if ('choose' in effect) {
      const open = (effect['of'] as readonly Effect[]).filter((one) => this.can(one, begun));
      return open.length === 0 ? go({}) : Math.max(...open.map((one) => this.chance([one, ...rest], begun)));
    }
    if ('check' in effect) return this.chance(then(this.holds(effect['check'], begun) ? 'then' : 'else'), begun);
    if ('steps' in effect) return this.chance(then('steps'), begun);
    if ('attack' in effect) {
      const { hit, wounds } = this.odds.attack(begun, PHASES.indexOf(effect['attack'] as Phase));
      const given = effect['wounds'] as number | undefined;
      const struck = this.odds.inflicted(given ?? wounds);
      return hit * go({ enemy: begun.enemy + struck }) + (1 - hit) * go({});
    }
    if ('gold' in effect) return go({ gold: this.goldAfter(effect['gold']!, begun) });
    if ('discard' in effect) {
      const parties = without(effect['discard']!, begun);
      return parties.length === 0 ? go({}) : Math.max(...parties.map((changed) => go(changed)));
    }
    if ('escape' in effect) return 0;
    for (const verb of ['wounds', 'exhaustion', 'heal', 'rest'] as const) {
      if (verb in effect) return Math.max(...this.counters(verb, effect, begun).map((changed) => go(changed)));
    }
    if ('lasting' in effect) {
      const { modify, until } = effect['lasting'] as unknown as { modify?: Modifier; until: Json };
      const change = modify === undefined || until !== 'combat' ? 'lasting' : changeOf(modify);
      if (typeof change === 'object' && change !== null) {
        const about = change.to === 'this card' ? { ...change, to: 'enemy' as const } : change;
        return go({ changes: [...begun.changes, about] });
      }
    }
    if (!('each hero' in effect) && !('replenish' in effect)) this.leftOut.add(Object.keys(effect)[0]!);
    return go({});
  }

  private stands(begun: Begun, at: number): boolean {
    return begun.hurt[at] === 0 || begun.hurt[at]! < this.odds.lives(begun)[at]!;
  }

  private bonus(effect: Record<string, Json>, { party }: Begun): number {
    const skill = effect['skill'] as Skill | undefined;
    const learned = skill === undefined ? 0 : (party.hero.skills[skill] ?? 0) + skillBonus(party, skill);
    return attributeOf(party, effect['test'] as Attribute) + learned;
  }

  /** What a change of counters can lead to: one result, or as many as there are to choose from. */
  private counters(verb: 'wounds' | 'exhaustion' | 'heal' | 'rest', effect: Effect, begun: Begun): Partial<Begun>[] {
    const amount = effect[verb] === 'all' ? Number.MAX_SAFE_INTEGER : this.amount(effect[verb]!, begun);
    const who = (effect['who'] ?? 'you') as string;
    if (who === 'your enemy') return [verb === 'wounds' ? { enemy: begun.enemy + this.odds.inflicted(amount) } : {}];
    const all = begun.hurt.map((_, at) => at);
    const allies = all.slice(1).filter((at) => this.stands(begun, at));
    const groups: Record<string, number[][]> = {
      you: [[0]],
      'your allies': [allies],
      'your party': [[0, ...allies]],
      'one of your party': [0, ...allies].map((at) => [at]),
      'an ally': allies.length === 0 ? [[]] : allies.map((at) => [at]),
    };
    return (groups[who] ?? [[]]).map((some) =>
      some.reduce((now, at) => ({ ...now, ...count(verb, amount, at, { ...begun, ...now }) }), {}),
    );
  }
  private amount(given: Json, begun: Begun): number {
    if (typeof given === 'number') return given;
    const [name, of] = Object.entries(given as Record<string, Json>)[0]!;
    const living = begun.hurt.filter((_, at) => this.stands(begun, at)).length;
    if (name === 'number of') return of === 'your allies' ? living - 1 : living;
    if (name === 'wounds on' && of === 'you') return begun.hurt[0]!;
    if (name === 'exhaustion on' && of === 'you') return begun.tired;
    this.leftOut.add(name);
    return 0;
  }
  private goldAfter(given: Json, { gold }: Begun): number {
    if (typeof given === 'number') return Math.max(0, gold + given);
    return 'half your gold' in (given as object) ? Math.floor(gold / 2) : 0;
  }

  private can(effect: Effect, begun: Begun): boolean {
    if (!this.holds(effect['if'], begun)) return false;
    if (typeof effect['gold'] === 'number') return begun.gold + effect['gold'] >= 0;
    if ('discard' in effect) return without(effect['discard'] as Json, begun).length > 0;
    if (effect['who'] === 'your allies' || effect['who'] === 'an ally') return begun.hurt.length > 1;
    return true;
  }
  private holds(given: Json | undefined, begun: Begun): boolean {
    const lists = Array.isArray(given) ? (given as Json[]) : [given ?? {}];
    return lists.every((one) =>
      Object.entries(one as Record<string, Json>).every(([name, wanted]) => this.condition(name, wanted, begun)),
    );
  }
  private condition(name: string, wanted: Json, begun: Begun): boolean {
    const { party, gold } = begun;
    switch (name) {
      case 'not':
        return !this.holds(wanted, begun);
      case 'you stand in':
        return (Array.isArray(wanted) ? wanted : [wanted]).includes(this.terrain);
      case 'has an ally':
        return begun.hurt.some((_, at) => at > 0 && this.stands(begun, at)) === wanted;
      case 'gold at least':
        return gold >= (wanted as number);
      case 'gold at most':
        return gold <= (wanted as number);
      case 'you have a':
        return [...(party.gear ?? []), ...(party.allies ?? [])].some((card) =>
          isCalled(card as Card, wanted as string),
        );
      case 'another hero is here':
        return wanted === false;
      case 'exhausted':
        return begun.tired > 0;
      case 'wounded':
        return begun.hurt[0]! > 0;
      default:
        this.leftOut.add(name);
        return false;
    }
  }
}

const isCalled = (card: Card, name: string): boolean => {
  const { kind, class: ofClass, type } = card as Item;
  return [kind, ofClass, type].includes(name);
};

/** One counter more or less; exhaustion beyond Stamina is wounds. */
function count(verb: string, amount: number, at: number, begun: Begun): Partial<Begun> {
  const { hurt, tired, party } = begun;
  const wound = (by: number): readonly number[] => hurt.map((one, i) => (i === at ? Math.max(0, one + by) : one));
  if (verb === 'wounds') return { hurt: wound(amount) };
  if (verb === 'heal') return { hurt: wound(-amount) };
  if (at > 0) return {};
  if (verb === 'rest') return { tired: Math.max(0, tired - amount) };
  const stamina = staminaOf(party);
  const now = tired + amount;
  return { tired: Math.min(now, stamina), hurt: wound(Math.max(0, now - stamina)) };
}

/** The party without one of its Items or Allies. */
function without(what: Json, { party, hurt }: Begun): Partial<Begun>[] {
  const { gear = [], allies = [] } = party;
  const rest = <T>(list: readonly T[], at: number): T[] => list.filter((_, i) => i !== at);
  if (what === 'an item') return gear.map((_, at) => ({ party: { ...party, gear: rest(gear, at) } }));
  return allies.map((_, at) => ({ party: { ...party, allies: rest(allies, at) }, hurt: rest(hurt, at + 1) }));
}
