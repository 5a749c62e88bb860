/** What cards say about fights, as numbers: modifiers, and abilities that can be used. */

import type { Ability, Effect, Json, Modifier } from '@questwright/kernel';
import type { Fighter } from './fight/index.ts';
import type { Card, Character } from '../cards.ts';
import { named, onlyKeys, type Conditions, type Help } from '../rules/effects/verb.ts';
import { verbIn } from '../rules/effects/verbs.ts';
import { ATTRIBUTE_OF, PHASES, type Phase } from '../words.ts';

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
export interface Usable extends Help {
  name: string;
  cost: 'activate' | 'discard' | number;
  /** Uses in one combat, at most. */
  most: number;
  enemyIs: readonly string[] | null;
}
export interface Reading {
  changes: readonly Change[];
  usable: readonly Usable[];
  leftOut: readonly string[];
}

const zeros = (): number[] => PHASES.map(() => 0);
const isRead = <T extends object>(one: T | string | null): one is T => typeof one === 'object' && one !== null;

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

/** What an ability does in a fight; null when that is something else than what is understood. */
function helpOf({ timing, effects, if: only = {} }: Ability): Help | null {
  const conditions = only as Conditions;
  const [effect, ...others] = effects;
  const phase = PHASES.indexOf(timing as Phase);
  if (phase >= 0) return onlyKeys(conditions, 'enemy is') ? boost(effects, phase) : null;
  return (others.length === 0 && verbIn(effect!)?.verb.helps?.(effect!, timing, conditions)) || null;
}
/** Modifiers of the Hero until the end of the round. */
function boost(effects: readonly Effect[], phase: number): Help | null {
  const [bonus, damage] = [zeros(), zeros()];
  for (const effect of effects) {
    const { modify, until } = (effect['lasting'] ?? {}) as { modify?: Modifier; until?: Json };
    const change = modify === undefined || until !== 'combat round' ? null : changeOf(modify);
    if (!onlyKeys(effect, 'lasting') || !isRead(change) || change.to !== 'hero') return null;
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
  const help = helpOf(ability);
  if (cost === null || help === null) return name;
  const most = limit?.per === 'combat' || limit?.per === 'before combat' ? limit.times : Number.MAX_SAFE_INTEGER;
  const enemyIs = (ability.if as Record<string, Json> | undefined)?.['enemy is'];
  return { name, cost, most, enemyIs: enemyIs === undefined ? null : named(enemyIs), ...help };
}

// ---- cards ----

const readings = new WeakMap<object, Reading>();

/** What a card says about fights of the party that has it. */
export function readingOf(card: Card | Numbers): Reading {
  const known = readings.get(card);
  if (known !== undefined) return known;
  const { modifies = [], abilities = [] } = card;
  const [changes, usable] = [modifies.map(changeOf), abilities.map(usableOf)];
  const leftOut = [...changes, ...usable].filter((one) => typeof one === 'string');
  const reading = { changes: changes.filter(isRead), usable: usable.filter(isRead), leftOut };
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
