/** What a market card is worth in gold. In fights: what it adds to the chance to win, averaged over fixed enemies, for the
 *  Hero whom it suits best. Outside of fights: a fixed worth for each thing that it can do. */

import type { Effect, Modifier } from '@questwright/kernel';
import type { Ally, Item } from '../../src/cards.ts';
import { USUAL, worthOf } from '../../src/odds/worth.ts';
import type { Situation } from '../../src/rules/effects/verb.ts';
import { PHASES, type Phase } from '../../src/words.ts';
import { winChance, type Enemy, type Fight, type Fighter, type Three } from './fights.ts';

/** Gold that a victory is worth: its reward and its counter. */
const VICTORY = 8;
/** Fights and other occasions in which a card that stays is used; Allies fall. */
const FIGHTS = { item: 7.5, ally: 3.3 };
const OCCASIONS = 5;

const hero = (attack: Three, damage: Three): Fighter => ({ attack, defense: attack, damage, life: 5, attacks: 1 });
/** Heroes who have learned a little, each leading in one attribute. */
const HEROES: readonly Fighter[] = [hero([6, 3, 2], [2, 1, 1]), hero([2, 6, 3], [1, 2, 1]), hero([2, 3, 6], [1, 1, 2])];
const ENEMIES: readonly (Enemy & { color: string })[] = [
  { color: 'green', target: [12, 10, 13], damage: [0, 2, 1], life: 2 },
  { color: 'yellow', target: [14, 14, 12], damage: [2, 1, 1], life: 3 },
  { color: 'yellow', target: [13, 15, 14], damage: [1, 2, 2], life: 3 },
  { color: 'blue', target: [16, 15, 16], damage: [1, 2, 2], life: 4 },
  { color: 'blue', target: [16, 16, 15], damage: [2, 2, 1], life: 4 },
];

/** How often a condition that the fight does not know holds. */
const OFTEN: Readonly<Record<string, number>> = {
  'has an ally': 0.5,
  wounded: 0.6,
  'rolled doubles': 0.1,
  'you stand in': 0.45,
  'you have a': 0.35,
  'another hero is here': 0.25,
  'gold at most': 0.6,
  'marks at least': 0.4,
  'enemy of family': 0.2,
  'frost here at most': 0.4,
  'facing Arshan': 0.1,
  'on the edge': 0.25,
  frozen: 0.6,
  not: 0.5,
};

type Conditions = Readonly<Record<string, unknown>>;
type Card = Item | Ally;
const phasesOf = (given: unknown): number[] =>
  given === undefined ? [0, 1, 2] : [given].flat().map((phase) => PHASES.indexOf(phase as Phase));
const plus = (three: Three, phases: readonly number[], add: number): Three =>
  three.map((n, i) => (phases.includes(i) ? n + add : n)) as unknown as Three;

/** What is worked out is one on average; whoever counts on being tired is so twice. */
const amountOf = (given: object): number => ('exhaustion on' in given ? 2 : 1);

/** One change of a value, as it bears on a fight; whatever has nothing to do with fights leaves it as it is. */
function changed(fight: Fight, change: Modifier, color: string, self: number): Fight {
  const only = (change.if ?? {}) as Conditions;
  const amount =
    typeof change.add === 'number' ? change.add : typeof change.add === 'object' ? amountOf(change.add!) : 0;
  const colors = only['enemy is'] === undefined ? null : [only['enemy is']].flat();
  if (colors !== null && !colors.includes(color) && !colors.includes('hero')) return fight;
  const phases = phasesOf(only['phase']);
  const about = only['of'];
  const touches = (i: number): boolean =>
    about === 'your party' || (about === 'this card' ? i === self : about === 'your hero' && i === 0);
  const each = (edit: (one: Fighter) => Fighter): Fight => ({
    ...fight,
    party: fight.party.map((one, i) => (touches(i) ? edit(one) : one)),
  });
  switch (change.value) {
    case 'combat roll': {
      if (only['combat round is'] === 1) return { ...fight, first: amount };
      if (only['combat round is'] === 0) return fight;
      const attack = only['attack roll'] !== false;
      const defense = only['attack roll'] !== true;
      return each((one) => ({
        ...one,
        attack: attack ? plus(one.attack, phases, amount) : one.attack,
        defense: defense ? plus(one.defense, phases, amount) : one.defense,
      }));
    }
    case 'target number':
      return {
        ...fight,
        enemy: { ...fight.enemy, target: plus(fight.enemy.target, phases, amount) },
      };
    case 'ranged damage':
    case 'melee damage':
    case 'magic damage': {
      const phase = PHASES.indexOf(change.value.split(' ')[0] as Phase);
      if (about === 'your enemy') {
        const damage = plus(fight.enemy.damage, [phase], amount).map((one) => Math.max(0, one)) as unknown as Three;
        return { ...fight, enemy: { ...fight.enemy, damage } };
      }
      return each((one) => ({ ...one, damage: plus(one.damage, [phase], amount) }));
    }
    case 'life':
      return each((one) => ({ ...one, life: one.life + amount }));
    case 'attacks of a hero per round':
    case 'attacks of an ally per round':
      return each((one) => ({ ...one, attacks: 2 }));
    // Fives and better come seven times in ten instead of six: as if one more were added to half of the rolls.
    case 'reading of a die':
      return {
        ...fight,
        party: fight.party.map((one, i) =>
          i === 0 ? { ...one, attack: plus(one.attack, [0, 1, 2], 1), defense: plus(one.defense, [0, 1, 2], 1) } : one,
        ),
      };
    default:
      return fight;
  }
}

/** An ability as it bears on a fight. */
function used(fight: Fight, card: Card, color: string, self: number): Fight {
  let now = fight;
  for (const { timing, effects, if: given = {}, ways = [] } of card.abilities ?? []) {
    const only = given as Conditions;
    const times = card.kind === 'ally' && ways.length > 0 ? card.stamina : 1;
    let bonus = 0;
    for (const effect of effects as readonly Effect[]) {
      const lasting = effect['lasting'] as unknown as { modify: Modifier; until: string } | undefined;
      if (lasting !== undefined && lasting.until === 'before combat') bonus = lasting.modify.add as number;
      else if (lasting !== undefined && lasting.until === 'combat') now = changed(now, lasting.modify, color, self);
      else if (lasting !== undefined && lasting.until === 'combat round' && (lasting.modify.add as number) > 0) {
        const { value, add } = lasting.modify as { value: string; add: number };
        const phase = PHASES.indexOf(timing as Phase);
        const wounds = effects.find((one) => 'wounds' in one && !('who' in one));
        const firstRound = only['combat round is'] === 1;
        now = {
          ...now,
          times,
          once:
            value === 'combat roll'
              ? { roll: { phases: [phase], add } }
              : { damage: { phase, add, firstRound, ...(wounds ? { wounds: wounds['wounds'] as number } : {}) } },
        };
      } else if ('attack' in effect) {
        const phase = PHASES.indexOf(effect['attack'] as Phase);
        const wounds = (effect['wounds'] as number | undefined) ?? null;
        now = { ...now, once: { opener: { phase, bonus, wounds, by: effect['who'] === 'this card' ? self : 0 } } };
      } else if ('cancel' in effect && timing === 'about to be wounded') {
        const back = effects.some((one) => one['who'] === 'your enemy') ? 1 : 0;
        const most = effect['cancel'] === 'all' ? 99 : (effect['cancel'] as number);
        const party = only['about to be hurt'] === 'your party';
        if (only['about to be hurt'] === 'this card')
          now = { ...now, party: now.party.map((one, i) => (i === self ? { ...one, life: one.life + 2 } : one)) };
        else now = { ...now, times, once: { cancel: { most, party, back } } };
      } else if ('reroll' in effect && only['roll phase'] !== undefined) {
        now = { ...now, times, once: { again: { phases: phasesOf(only['roll phase']) } } };
      } else if ('wounds' in effect && effect['who'] === 'your enemy' && timing === 'rolled') {
        now = changed(now, { value: 'ranged damage', if: { of: 'your hero' }, add: 1 }, color, self);
      } else if ('wounds' in effect && effect['who'] === 'your enemy' && timing === 'before combat') {
        const { wounds } = effect;
        now = { ...now, enemy: { ...now.enemy, life: now.enemy.life - (typeof wounds === 'number' ? wounds : 1) } };
      } else if ('wounds' in effect && effect['who'] === 'your enemy' && timing === 'magic') {
        now = { ...now, enemy: { ...now.enemy, life: now.enemy.life - 1 } };
      }
    }
  }
  return now;
}

const withAlly = (card: Card, party: readonly Fighter[]): readonly Fighter[] => {
  if (card.kind !== 'ally') return party;
  const attack: Three = [card.mind, card.body, card.spirit];
  const damage: Three = [card.damage.ranged, card.damage.melee, card.damage.magic];
  return [...party, { attack, defense: attack, damage, life: card.life, attacks: 1 }];
};

const rare = (only: unknown): number => {
  const conditions = (only ?? {}) as Conditions;
  const hero = conditions['enemy is'] === 'hero' ? 0.15 : 1;
  return Object.keys(conditions).reduce((product, name) => product * (OFTEN[name] ?? 1), hero);
};

/** A card with one alternative of what it lets its owner choose, for each of them. */
function alternatives(card: Card): readonly Card[] {
  const at = (card.abilities ?? []).findIndex(({ effects }) => effects.some((effect) => 'choose' in effect));
  if (at < 0) return [card];
  const ability = card.abilities![at]!;
  const { of } = ability.effects.find((effect) => 'choose' in effect) as unknown as { of: readonly Effect[] };
  return of.map((one): Card => ({ ...card, abilities: card.abilities!.with(at, { ...ability, effects: [one] }) }));
}
const withCard = (card: Card, one: Fighter, enemy: (typeof ENEMIES)[number], often: boolean): number =>
  Math.max(...alternatives(card).map((chosen) => withPlainCard(chosen, one, enemy, often)));
function withPlainCard(
  card: Card,
  one: Fighter,
  { color, ...enemy }: (typeof ENEMIES)[number],
  often: boolean,
): number {
  let fight: Fight = { party: withAlly(card, [one]), enemy };
  for (const change of card.modifies ?? [])
    if (often || rare(change.if) === 1) fight = changed(fight, change, color, 1);
  const abilities = (card.abilities ?? []).filter((ability) => often || rare(ability.if) === 1);
  return winChance(used(fight, { ...card, abilities } as Card, color, 1));
}

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;

const known = new Map<string, number>();
function alone(one: Fighter, enemy: Enemy): number {
  const key = JSON.stringify([one, enemy]);
  const found = known.get(key) ?? winChance({ party: [one], enemy });
  known.set(key, found);
  return found;
}

/** What a card adds to the chance to win: on average, or in the fight where it helps most. */
function gain(card: Card): { average: number; most: number } {
  const often = Math.min(1, ...[...(card.modifies ?? []), ...(card.abilities ?? [])].map((one) => rare(one.if)));
  const byHero = HEROES.map((one) =>
    ENEMIES.map((enemy) => {
      const before = alone(one, enemy);
      const always = withCard(card, one, enemy, false) - before;
      return often === 1 ? always : always + often * (withCard(card, one, enemy, true) - before - always);
    }),
  );
  return { average: Math.max(...byHero.map(mean)), most: Math.max(...byHero.flat()) };
}

/** Gold for one more of a value, for the whole game. */
const WORTH_OF_VALUE: Readonly<Record<string, number>> = {
  'skill bonus': 0.6,
  'escape roll': 0.7,
  stamina: 1,
  activations: 6,
};

/** What one use brings outside of fights, to somebody with an Ally who is as hurt as they are. */
const HURT: Situation = { ...USUAL, party: { ...USUAL.party, allies: [USUAL.party.hero] }, hurt: [3, 3] };
const PRICES = { wound: 1, exhaustion: 0.3, knockout: 0, card: 5.5, others: 0.5 };
function worthOfEffects(effects: readonly Effect[]): number {
  let worth = worthOf(effects, HURT, { kept: () => 0, winning: () => 0 }, PRICES);
  for (const { lasting } of effects) {
    // Harm to others, or help until the next turn; what harms the owner takes as much away.
    const { until, modify } = (lasting ?? {}) as { until?: unknown; modify?: { add: number; if: Conditions } };
    if (typeof until === 'object') worth += modify!.add > 0 || modify!.if['of'] === 'an enemy hero' ? 1.2 : -1.2;
  }
  return worth;
}

function outsideOfFights(card: Card): number {
  let worth = 0;
  for (const { value, if: only, add } of card.modifies ?? []) {
    const each = WORTH_OF_VALUE[value];
    if (each !== undefined) worth += each * (add as number) * rare(only);
    if (value === 'may be lost' || value === 'symbols that enter') worth += 2.5;
    if (value === 'price of healing') worth += 2;
    if (value === 'combat roll' && (only as Conditions)['combat round is'] === 0) worth += 3;
  }
  for (const { timing, effects, ways = [], if: only } of card.abilities ?? []) {
    // Wounds for a blow were counted in the fight.
    if (effects.some((one) => 'wounds' in one && !('who' in one)) && PHASES.includes(timing as Phase)) continue;
    if (timing === 'rolled' && (only as Conditions)['roll phase'] !== undefined) continue;
    const once = JSON.stringify(ways) === '["discard"]';
    const tired = ways.flatMap((way) =>
      typeof way === 'object' && 'exhaustion' in way ? [way['exhaustion']!] : way === 'exhaustion' ? [1] : [],
    );
    const cost = 0.3 * tired.reduce((sum, one) => sum + one, 0);
    const share = (only as Conditions | undefined)?.['you stand in']
      ? 0.6
      : (only as Conditions | undefined)?.['another hero is here']
        ? 0.5
        : // Six rolls in each of an Ally's fights, a tenth of them.
          (only as Conditions | undefined)?.['rolled doubles']
          ? 0.4
          : 1;
    const saves = timing === 'about to be knocked out' ? 2 : 1;
    const each = timing === 'about to be exhausted' ? 0.7 : saves * worthOfEffects(effects as readonly Effect[]);
    if (each !== 0) worth += (once ? 1 : OCCASIONS * share) * (each - (each > 0 ? cost : 0));
  }
  return worth;
}

/** What a market card is worth, in gold. */
export function worthOfCard(card: Card): number {
  const { average, most } = gain(card);
  const inFights =
    card.kind === 'item' && card.use === 'discard' ? most * VICTORY : average * VICTORY * FIGHTS[card.kind];
  return inFights + outsideOfFights(card);
}
