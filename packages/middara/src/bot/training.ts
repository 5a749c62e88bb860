/** What a bot learns: what serves how its Adventurer fights, at the lowest price. */

import { choiceOf, words, type Ability, type Effect } from '@questwright/kernel';
import type { GearCard } from '../cards.ts';
import { disciplines, whyNotLearn } from '../rules/disciplines/disciplines.ts';
import type { MiddaraTable } from '../world.ts';
import type { AttackType } from '../words.ts';
import type { Answerer, Answers } from './using.ts';

/** How much an effect does in a turn, roughly, in Damage. */
const EFFECTS: Readonly<Record<string, number>> = {
  'Melee/Ranged ATK': 3,
  'same ATK': 3,
  SPELL: 1,
  FORCE: 1,
  aim: 0.8,
  THROW: 2.5,
  damage: 1.5,
  HEAL: 1.5,
  inflict: 1,
  remove: 0.2,
  token: 1,
  EMPOWER: 1,
  DODGE: 1,
  COUNTER: 1,
  'attack roll again': 1.5,
  'TO THE ATK ROLL': 1.5,
  'more damage': 1,
  'damage becomes': 1,
  'less damage': 1.5,
  're-roll': 0.8,
  summon: 4,
  conduct: 2,
  exalt: 4,
  'free movement': 0.5,
  move: 0.3,
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
const BRANCHES = ['then', 'of', 'steps'] as const;

function worthOfEffect(effect: Effect, type: AttackType): number {
  const [verb = ''] = Object.keys(effect);
  const inner = BRANCHES.flatMap((key) => (effect[key] ?? []) as unknown as Effect[]);
  const within = inner.reduce((sum, one) => sum + worthOfEffect(one, type), 0);
  if (verb === 'choose') return within / Math.max(1, inner.length);
  const own = verb === `${type === 'melee' ? 'Melee' : 'Ranged'} ATK` ? 3 : (EFFECTS[verb] ?? 0);
  const many = effect['each'] === undefined ? ((effect['times'] as number | undefined) ?? 1) : 1.5;
  const hurtsOneself = effect['to'] === 'self' && verb === 'damage' ? -1 : 1;
  return (own * (inner.length > 0 ? 0.3 : 1) + within * 0.6) * many * hurtsOneself;
}
function worthOfAbility({ effects, ways = [], if: when = {} }: Ability, type: AttackType): number {
  const wanted = (when as { 'attack type'?: AttackType })['attack type'] ?? type;
  if (wanted !== type) return 0;
  const [way = 'SP'] = ways;
  const costs: Readonly<Record<string, number>> = typeof way === 'string' ? { [way]: 1 } : way;
  const once = (costs['PER ENCOUNTER'] ?? 0) + (costs['FLIP'] ?? 0) > 0 ? 0.4 : 1;
  const worth = effects.reduce((sum, one) => sum + worthOfEffect(one, type), 0);
  return Math.max(0, worth * once - (costs['SP'] ?? 0) * 0.7);
}
/** What a card adds to an Adventurer who fights in this way. */
function worthOfCard(card: GearCard, type: AttackType): number {
  const { abilities = [], modifies = [], grants = [], resistance = [], immunity = [], casting, conviction } = card;
  const passive = modifies.reduce((sum, one) => sum + (VALUES[one.value] ?? 0) * Number(one.add ?? 0), 0);
  // What Exhausts the same card is used one at a time.
  const active = Math.max(0, ...abilities.map((one) => worthOfAbility(one, type)));
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
  whyNotLearn(t, figure, id) === null && worthOfCard(cardNamed(t, id), typeOf(t, figure)) > 0;
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
      is: worthOfCard(cardIn(t, id), typeOf(t, figure)) / t.value('XP cost', figure, words(id)[0]!),
    }))
    .toSorted((one, other) => other.is - one.is);
  return judged[0] !== undefined && judged[0].is > 0 ? [judged[0].id] : ['done'];
};
const familiar: Answerer<'familiar choice'> = (t, options) => {
  const judged = options.map((id) => ({ id, is: worthOfCard(cardIn(t, id), typeOf(t, t.locals.figure)) }));
  return [judged.toSorted((one, other) => other.is - one.is)[0]!.id];
};

export const TRAINED: Answers = {
  'training/learn': learning,
  'familiar choice/which': familiar,
};
