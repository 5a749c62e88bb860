/** What a bot learns: what serves how its Adventurer fights, at the lowest price. */

import { choiceOf, words, type Ability, type Effect } from '@questwright/kernel';
import type { GearCard } from '../cards.ts';
import { disciplines, whyNotLearn } from '../rules/disciplines/disciplines.ts';
import type { Gains } from '../verbs.ts';
import { verbOf, type MiddaraTable } from '../world.ts';
import type { AttackType } from '../words.ts';
import type { Answerer, Answers } from './using.ts';

/** What is paid with these is there once. */
const SPENT: readonly string[] = ['PER ENCOUNTER', 'FLIP', 'DISCARD'];
/** How much of what effects give is worth in a turn, roughly, in Damage. */
const ROUGHLY: { readonly [G in keyof Gains]: number | ((gain: Gains[G], type: AttackType) => number) } = {
  attacks: (gain, type) => (gain.type === null || gain.type === type ? 3 : 0),
  again: (what) => (what === 'attack' ? 3 : 1.5),
  counter: 1,
  force: 1,
  aimed: 0.8,
  damage: ({ to }) => (to === 'self' ? -1.5 : 1.5),
  thrown: 2.5,
  healing: 1.5,
  inflicted: 1,
  removed: 0.2,
  tokens: 1,
  shoved: 0,
  warped: 0,
  moves: (how) => (how === 'free' ? 0.5 : 0.3),
  roll: 1.5,
  more: 1,
  becomes: 1,
  less: 1.5,
  dice: 0.8,
  calls: (who) => (who === 'form' ? 2 : 4),
  worth: (worth) => worth,
};
const VALUES: Readonly<Record<string, number>> = {
  'damage of your Attacks': 1.2,
  armor: 1.5,
  defense: 1.2,
  'maximum HP': 0.5,
  'movement value': 0.4,
  'armor piercing': 0.8,
  'dodge bonus': 0.4,
};

function roughly<G extends keyof Gains>(name: G, gain: Gains[G], type: AttackType): number {
  const worth: number | ((gain: Gains[G], type: AttackType) => number) = ROUGHLY[name];
  return typeof worth === 'number' ? worth : worth(gain, type);
}
function worthOfEffect(t: MiddaraTable, effect: Effect, type: AttackType): number {
  const { name: verbName, verb } = verbOf(t, effect);
  const inner = (verb.branches ?? []).flatMap((key) => (effect[key] ?? []) as readonly Effect[]);
  const within = inner.reduce((sum, one) => sum + worthOfEffect(t, one, type), 0);
  if (verbName === 'choose') return within / Math.max(1, inner.length);
  const gains = verb.estimate?.(effect) ?? {};
  const own = (Object.keys(gains) as (keyof Gains)[]).reduce((sum, one) => sum + roughly(one, gains[one]!, type), 0);
  const { attacks, force } = gains;
  const many = attacks?.each !== undefined || force?.each === true ? 1.5 : (attacks?.times ?? 1);
  return (own * (inner.length > 0 ? 0.3 : 1) + within * 0.6) * many;
}
function worthOfAbility(t: MiddaraTable, { effects, ways = [], if: when = {} }: Ability, type: AttackType): number {
  const wanted = (when as { 'attack type'?: AttackType })['attack type'] ?? type;
  if (wanted !== type) return 0;
  const [way = 'SP'] = ways;
  const costs: Readonly<Record<string, number>> = typeof way === 'string' ? { [way]: 1 } : way;
  const once = SPENT.some((cost) => cost in costs) ? 0.4 : 1;
  const worth = effects.reduce((sum, one) => sum + worthOfEffect(t, one, type), 0);
  return Math.max(0, worth * once - (costs['SP'] ?? 0) * 0.7);
}
/** What a card adds to an Adventurer who fights in this way. */
export function worthOfCard(t: MiddaraTable, card: GearCard, type: AttackType): number {
  const { abilities = [], modifies = [], grants = [], resistance = [], immunity = [], casting, conviction } = card;
  const passive = modifies.reduce((sum, one) => sum + (VALUES[one.value] ?? 0) * Number(one.add ?? 0), 0);
  // What Exhausts the same card is used one at a time.
  const active = Math.max(0, ...abilities.map((one) => worthOfAbility(t, one, type)));
  const marks = grants.length + resistance.length + immunity.length * 0.5;
  return (
    passive +
    active +
    marks +
    (casting === undefined ? 0 : 0.5) +
    (conviction === undefined ? 0 : 1) +
    (card.brings === undefined ? 0 : 2)
  );
}

const cardNamed = (t: MiddaraTable, id: string): GearCard => t.loaded.content.get(id)!.content as GearCard;
const cardIn = (t: MiddaraTable, id: string): GearCard => cardNamed(t, words(id)[0]!);
const typeOf = (t: MiddaraTable, figure: number): AttackType => t.value('attack type', figure);

const isWorthIt = (t: MiddaraTable, figure: number, id: string): boolean =>
  whyNotLearn(t, figure, id) === null && worthOfCard(t, cardNamed(t, id), typeOf(t, figure)) > 0;
/** Each Adventurer in turn learns what it can. */
export const training: Answerer<'shop and train'> = (t, options, { seat }) => {
  const now = t.locals.shoppers[seat]!;
  const learns = (figure: number): boolean => disciplines(t).some((id) => isWorthIt(t, figure, id));
  if (options.includes('train') && learns(now)) return ['train'];
  const other = options.find((id) => choiceOf(id) === 'for' && learns(Number(words(id)[0]!)));
  return [other ?? 'finished'];
};
/** The most for its XP; nothing that is worth nothing. */
const learning: Answerer<'training'> = (t, options) => {
  const { figure } = t.locals;
  const judged = options
    .filter((id) => id.startsWith('learn:'))
    .map((id) => ({
      id,
      is: worthOfCard(t, cardIn(t, id), typeOf(t, figure)) / t.value('XP cost', figure, words(id)[0]!),
    }))
    .toSorted((one, other) => other.is - one.is);
  return judged[0] !== undefined && judged[0].is > 0 ? [judged[0].id] : ['done'];
};
const familiar: Answerer<'familiar choice'> = (t, options) => {
  const judged = options.map((id) => ({ id, is: worthOfCard(t, cardIn(t, id), typeOf(t, t.locals.figure)) }));
  return [judged.toSorted((one, other) => other.is - one.is)[0]!.id];
};

export const TRAINED: Answers = {
  'training/learn': learning,
  'familiar choice/which': familiar,
};
