/** What cards say about fights, as numbers: modifiers, and abilities that can be used. */

import type { Ability, Effect, Json, Modifier } from '@questwright/kernel';
import type { Aid, Fighter } from './fight/index.ts';
import type { Card, Character } from '../cards.ts';
import { ATTRIBUTE_OF, PHASES, type Attribute, type Phase, type Skill } from '../words.ts';

export type Numbers = Character & { stamina?: number };
/** The numbers of one character, to be added to. */
export interface Figures extends Fighter {
  bonus: number[];
  defense: number[];
  damage: number[];
  attacks: number;
}

/** Something that a card adds to the numbers of a fight, by phase. */
export interface Change {
  to: 'hero' | 'allies' | 'party' | 'this card' | 'enemy';
  bonus: readonly number[];
  defense: readonly number[];
  damage: readonly number[];
  target: readonly number[];
  life: number;
  /** So many attacks in a round. */
  attacks: number | null;
  perAlly: boolean;
  /** Only against these kinds or colors; only with an Item of that type. */
  enemyIs: readonly string[] | null;
  youHave: string | null;
}
/** What can be used: how, and what it does. */
export interface Usable {
  name: string;
  cost: 'activate' | 'discard' | number;
  /** Uses in one combat, at most. */
  most: number;
  enemyIs: readonly string[] | null;
  aid: Omit<Aid, 'times' | 'activated'> | null;
  opening: { phase: number; wounds: number | null; byThis: boolean } | null;
}
export interface Reading {
  changes: readonly Change[];
  usable: readonly Usable[];
  leftOut: readonly string[];
}

const zeros = (): number[] => PHASES.map(() => 0);
const named = (value: Json | undefined): readonly string[] =>
  value === undefined ? [] : ((Array.isArray(value) ? value : [value]) as string[]);

// ---- modifiers ----

const WHOSE: Readonly<Record<string, Change['to']>> = {
  'your hero': 'hero',
  'your ally': 'allies',
  'your party': 'party',
  'this card': 'this card',
  'your enemy': 'enemy',
};
const UNDERSTOOD = ['always on', 'of', 'phase', 'attack roll', 'enemy is', 'you have a', 'in combat'];
const ATTACKS = ['attacks of a hero per round', 'attacks of an ally per round'];
const IN_A_FIGHT: readonly string[] = [
  'reading of a die',
  'combat roll',
  'combat value',
  'life',
  'target number',
  ...ATTACKS,
  ...PHASES.flatMap((phase) => [ATTRIBUTE_OF[phase], `${phase} damage`, `${phase} target`]),
];

/** A modifier as a change; null when it says nothing about fights, a word when it says something else about them. */
export function changeOf({ value, if: only = {}, add, set }: Modifier): Change | null | string {
  if (!IN_A_FIGHT.includes(value)) return null;
  const conditions = only as Record<string, Json>;
  const to = WHOSE[conditions['of'] as string];
  const perAlly = JSON.stringify(add) === '{"number of":"your allies"}';
  const amount = typeof add === 'number' ? add : perAlly ? 1 : null;
  const isAttacks = ATTACKS.includes(value);
  const strange = Object.keys(conditions).find((name) => !UNDERSTOOD.includes(name));
  if (to === undefined || strange !== undefined) return `${value}: ${strange ?? 'of'}`;
  if (isAttacks ? typeof set !== 'number' : amount === null) return `${value}: amount`;
  const change: Change = {
    to,
    bonus: zeros(),
    defense: zeros(),
    damage: zeros(),
    target: zeros(),
    life: value === 'life' ? amount! : 0,
    attacks: isAttacks ? (set as number) : null,
    perAlly,
    enemyIs: conditions['enemy is'] === undefined ? null : named(conditions['enemy is']),
    youHave: (conditions['you have a'] as string | undefined) ?? null,
  };
  const put = (numbers: readonly number[], at: number): void => void ((numbers as number[])[at] = amount!);
  PHASES.forEach((phase, at) => {
    if (conditions['phase'] !== undefined && !named(conditions['phase']).includes(phase)) return;
    if (value === 'combat roll' || value === 'combat value' || value === ATTRIBUTE_OF[phase]) {
      if (conditions['attack roll'] !== false) put(change.bonus, at);
      if (conditions['attack roll'] !== true) put(change.defense, at);
    }
    if (value === `${phase} damage`) put(change.damage, at);
    if (value === `${phase} target` || value === 'target number') put(change.target, at);
  });
  return change;
}

// ---- abilities ----

const FIGHTING: readonly string[] = [
  'before combat',
  'rolled',
  'failed roll',
  'about to be wounded',
  'about to be exhausted',
  'about to be defeated',
  'about to be knocked out',
  ...PHASES,
];

function costOf(ways: Ability['ways']): Usable['cost'] | null {
  const [way, ...others] = ways ?? [];
  if (way === undefined || others.length > 0) return null;
  if (way === 'activate' || way === 'discard') return way;
  if (way === 'exhaustion') return 1;
  const amount = (way as Record<string, Json>)['exhaustion'];
  return typeof amount === 'number' && Object.keys(way).length === 1 ? amount : null;
}

const onlyKeys = (record: Readonly<Record<string, Json>>, ...keys: string[]): boolean =>
  Object.keys(record).every((key) => keys.includes(key));

/** What an ability does in a fight; null when that is something else than what is understood. */
function effectOf({ timing, effects, if: only = {} }: Ability): Pick<Usable, 'aid' | 'opening'> | null {
  const conditions = only as Record<string, Json>;
  const [effect] = effects as readonly (Effect & Record<string, Json>)[];
  const phase = PHASES.indexOf(timing as Phase);
  if (phase >= 0) return onlyKeys(conditions, 'enemy is') ? boost(effects, phase) : null;
  if (effects.length !== 1 || effect === undefined) return null;
  if (timing === 'about to be wounded' && onlyKeys(effect, 'cancel')) {
    const whose = conditions['about to be hurt'];
    if (!onlyKeys(conditions, 'about to be hurt', 'in combat') || conditions['in combat'] === false) return null;
    if (whose !== 'your hero' && whose !== 'your party') return null;
    const cancels = effect['cancel'] === 'all' ? Number.MAX_SAFE_INTEGER : effect['cancel'];
    return typeof cancels === 'number' ? { aid: { cancels }, opening: null } : null;
  }
  if (timing === 'rolled' && effect['reroll'] === true && onlyKeys(effect, 'reroll')) {
    const rolls = named(conditions['roll for']);
    if (!onlyKeys(conditions, 'rolled by', 'roll for')) return null;
    if (conditions['rolled by'] !== 'your hero' && conditions['rolled by'] !== 'your party') return null;
    const [attack, defense] = ['attack', 'defense'].map((roll) => rolls.length === 0 || rolls.includes(roll));
    if (!attack && !defense) return null;
    const kind: Pick<Aid, 'only'> = attack && defense ? {} : { only: attack ? 'attack' : 'defense' };
    return { aid: { rerolls: true, ...kind }, opening: null };
  }
  if (timing === 'before combat' && onlyKeys(effect, 'attack', 'wounds', 'who') && onlyKeys(conditions, 'enemy is')) {
    const at = PHASES.indexOf(effect['attack'] as Phase);
    const { wounds = null, who = 'you' } = effect;
    if (at < 0 || (wounds !== null && typeof wounds !== 'number')) return null;
    if (who !== 'you' && who !== 'this card') return null;
    return { aid: null, opening: { phase: at, wounds, byThis: who === 'this card' } };
  }
  return null;
}
/** Modifiers of the Hero until the end of the round. */
function boost(effects: readonly Effect[], phase: number): Pick<Usable, 'aid' | 'opening'> | null {
  const [bonus, damage] = [zeros(), zeros()];
  for (const effect of effects as readonly (Effect & Record<string, Json>)[]) {
    const { modify, until } = (effect['lasting'] ?? {}) as { modify?: Modifier; until?: Json };
    const change = modify === undefined || until !== 'combat round' ? null : changeOf(modify);
    if (!onlyKeys(effect, 'lasting') || change === null || typeof change === 'string' || change.to !== 'hero')
      return null;
    // An aid adds to attack and defense alike.
    const alike = change.bonus.every((one, at) => one === change.defense[at]);
    if (!alike || change.perAlly || change.youHave !== null || change.enemyIs !== null || change.life !== 0)
      return null;
    PHASES.forEach((_, at) => {
      bonus[at]! += change.bonus[at]!;
      damage[at]! += change.damage[at]!;
    });
  }
  return { aid: { phase, bonus, damage }, opening: null };
}

function usableOf(ability: Ability): Usable | null | string {
  if (!FIGHTING.includes(ability.timing)) return null;
  const { name = ability.timing, limit } = ability;
  const cost = costOf(ability.ways);
  const effect = effectOf(ability);
  if (cost === null || effect === null) return name;
  const most = limit?.per === 'combat' || limit?.per === 'before combat' ? limit.times : Number.MAX_SAFE_INTEGER;
  const enemyIs = (ability.if as Record<string, Json> | undefined)?.['enemy is'];
  return { name, cost, most, enemyIs: enemyIs === undefined ? null : named(enemyIs), ...effect };
}

// ---- cards ----

const readings = new WeakMap<object, Reading>();

/** What a card says about fights of the party that has it. */
export function readingOf(card: Card | Numbers): Reading {
  const known = readings.get(card);
  if (known !== undefined) return known;
  const { modifies = [], abilities = [] } = card;
  const [changes, usable, leftOut]: [Change[], Usable[], string[]] = [[], [], []];
  for (const found of modifies.map(changeOf)) {
    if (typeof found === 'string') leftOut.push(found);
    else if (found !== null) changes.push(found);
  }
  for (const found of abilities.map(usableOf)) {
    if (typeof found === 'string') leftOut.push(found);
    else if (found !== null) usable.push(found);
  }
  const reading = { changes, usable, leftOut };
  readings.set(card, reading);
  return reading;
}

/** Adds what a card adds, so many times. */
export function alter(figure: Figures, change: Change, times = 1): void {
  PHASES.forEach((_, at) => {
    figure.bonus[at]! += change.bonus[at]! * times;
    figure.defense[at]! += change.defense[at]! * times;
    figure.damage[at]! += change.damage[at]! * times;
  });
  figure.life += change.life * times;
  figure.attacks = Math.max(figure.attacks, change.attacks ?? 1);
}

/** What the cards of a party add to tests of a skill, and to an attribute of the Hero. */
const addedBy = (
  cards: readonly (Card | Numbers)[],
  fits: (modifier: Modifier, only: Record<string, Json>) => boolean,
) =>
  cards
    .flatMap(({ modifies = [] }) => modifies)
    .filter((one) => fits(one, (one.if ?? {}) as Record<string, Json>))
    .reduce((sum, { add }) => sum + (typeof add === 'number' ? add : 0), 0);
export const skillBonus = (
  { hero, gear = [], allies = [] }: { hero: Card; gear?: readonly Card[]; allies?: readonly Numbers[] },
  skill: Skill,
): number =>
  addedBy([hero, ...gear, ...allies], ({ value }, only) => value === 'skill bonus' && only['skill'] === skill);
export const attributeBonus = (gear: readonly Card[], attribute: Attribute): number =>
  addedBy(gear, ({ value }, only) => value === attribute && onlyKeys(only, 'of') && only['of'] === 'your hero');
