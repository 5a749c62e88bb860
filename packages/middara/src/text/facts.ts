/** What is printed on a card, as words, all of it made from the card: for whoever looks at it, uses it or means to buy it. */

import {
  effectText,
  type Ability,
  type Content,
  type Effect,
  type Json,
  type Message,
  type Modifier,
  type Params,
  type Payment,
  type Verb,
} from '@questwright/kernel';
import type { AiStep, ExaltedCard, FigureCard, GearCard, SymbolAbility, Weapon } from '../cards.ts';
import { wordFor } from '../verbs.ts';
import { DICE, ITEM_TYPES, TREES } from '../words.ts';
import type { MiddaraTable } from '../world.ts';

type Conditions = Readonly<Record<string, Json>>;
/** An effect in words; or as it is, for who knows the verbs and says it to a reader. */
export type InWords = (effect: Effect) => Message | Effect;
export const asWritten: InWords = (effect) => effect;
/** What is said at once, whoever will read it. */
export const spoken =
  // The verbs of packs are about worlds of their own.
  // oxlint-disable-next-line typescript/no-explicit-any
  (verbs: Readonly<Record<string, Verb<any>>>): InWords =>
    (effect) =>
      effectText(verbs, effect) ?? effect;
const saidAt = (t: MiddaraTable): InWords => spoken(t.loaded.rules.verbs);

const fact = (name: string, params: Params = {}): Message => ({ key: `fact.${name}`, with: params });
const die = (name: string): { content: string } => ({ content: `die-${name}` });
/** A line, when there is something to say. */
const given = <T>(value: T | undefined, said: (value: T) => Message): Message[] =>
  value === undefined ? [] : [said(value)];
const listed = (all: readonly (Message | Effect)[]): Json => all as unknown as Json;

const joinedBy =
  (name: 'more' | 'sentences') =>
  (facts: readonly Message[]): Json =>
    (facts as unknown as readonly Json[]).reduce((all, one) => ({ key: `fact.${name}`, with: { all, one } }));
const chained = joinedBy('more');
/** Whole sentences; null when there are none. */
export const oneAfterAnother = (sentences: readonly Message[]): Json =>
  sentences.length === 0 ? null : joinedBy('sentences')(sentences);

// ---- conditions and costs ----

const isRecord = (value: Json): value is Record<string, Json> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
/** What must be the case, one after another; null when nothing must. */
export function conditionText(condition: Json | undefined): Json {
  const said = Object.entries((condition ?? {}) as Conditions).map(([name, wanted]): Json => ({
    key: `if.${name}`,
    with: isRecord(wanted) ? wanted : { wanted: DICE.some((one) => one === wanted) ? die(wanted as string) : wanted },
  }));
  return said.length === 0 ? null : said.reduce((one, other) => ({ key: 'if.both', with: { one, other } }));
}
/** All of what a way costs, SP first; null when it costs nothing. */
export function costText({ SP, ...others }: Readonly<Record<string, number>>): Json {
  const costs = [
    ...given(SP, (amount) => fact('SP', { amount })),
    ...Object.keys(others).map((way): Message => ({ key: `way.${way}`, with: {} })),
  ] as unknown as Json[];
  return costs.length === 0 ? null : costs.reduce((one, other) => ({ key: 'fact.both-costs', with: { one, other } }));
}
const paymentText = (payment: Payment): Json => costText(typeof payment === 'string' ? { [payment]: 1 } : payment);

// ---- Abilities ----

/** The moments of an own Attack: what names nobody is for the attacked figure. */
const ATTACKING: readonly string[] = ['empower', 'attack roll', 'missed attack', 'determining damage', 'follow up'];
function onAttacked(effect: Effect): Effect {
  const inside = (['of', 'steps'] as const).find((key) => Array.isArray(effect[key]));
  if (inside === undefined) return 'to' in effect ? effect : { ...effect, to: 'attacked figure' };
  return { ...effect, [inside]: (effect[inside] as readonly Effect[]).map(onAttacked) };
}
/** What the effects of an Ability do, and to whom. */
const effectsText = ({ timing, effects }: Ability, inWords: InWords): Json =>
  listed((ATTACKING.includes(timing) ? effects.map(onAttacked) : effects).map(inWords));
export const doneBy = (t: MiddaraTable, ability: Ability): Json => effectsText(ability, saidAt(t));
/** What a list of effects says, in one line; null when it says nothing. */
export const textsOf = (t: MiddaraTable, effects: readonly Effect[]): Json =>
  effects.length === 0 ? null : chained(effects.map(saidAt(t)) as Message[]);

export const abilityFacts = ({ abilities = [] }: Content, inWords: InWords): Message[] =>
  abilities.map((ability) => {
    const { name, timing, if: condition, ways = [], limit, must } = ability;
    return fact('ability', {
      ability: name ?? null,
      timing,
      if: conditionText(condition),
      limit: limit === undefined ? null : { key: 'fact.limit', with: { ...limit } },
      must: must ?? null,
      ways: ways.length === 0 ? null : { key: 'fact.ways', with: { of: ways.map(paymentText) } },
      effects: effectsText(ability, inWords),
    });
  });
export const symbolFacts = (symbols: readonly SymbolAbility[] = []): Message[] => symbols.map(symbolText);
/** What Symbols are spent for. */
export const symbolText = ({
  cost: { book = 0, shield = 0, burst = 0 },
  roll = 0,
  physical = 0,
}: SymbolAbility): Message => ({
  key: 'option.spend',
  with: { book, shield, burst, roll, physical },
});
export const stepFacts = (steps: readonly AiStep[] = [], inWords: InWords): Message[] =>
  steps.flatMap((step, i) => [
    fact('ai-step', { step: i + 1, if: conditionText(step.if) }),
    ...step.do.map((one) => fact('instruction', { instruction: inWords(one) as unknown as Json })),
    ...(step.continueDown === true ? [fact('continue-down')] : []),
  ]);

// ---- what holds at all times ----

function changeText({ value, if: condition, add, set }: Modifier): Message {
  const change = typeof add === 'number' ? (add < 0 ? `−${-add}` : `+${add}`) : null;
  const dice = Array.isArray(set) ? set.map((one) => die(one as string)) : null;
  return fact('changes', { if: conditionText(condition), value: { key: `changed.${value}`, with: {} }, change, dice });
}
/** Types of Damage, Effects and Tags have words; those of Items, too. */
const wordsFor = (of: readonly string[]): Json =>
  of.map((one) => (ITEM_TYPES.some((type) => type === one) ? { key: `item-type.${one}`, with: {} } : one));

const weaponFacts = ({ type, hands, range, reach, dice, piercing, symbols }: Weapon): Message[] => [
  fact('weapon', { type: wordFor('attack-type', type), hands, range: range ?? null, dice: dice.map(die) }),
  ...given(reach, (spaces) => fact('reach', { reach: spaces })),
  ...given(piercing, (amount) => fact('piercing', { piercing: amount })),
  ...symbolFacts(symbols),
];
/** Passives of Items, Disciplines and figures alike. */
const passiveFacts = ({ tags, resistance, immunity, modifies = [] }: FigureCard | GearCard): Message[] => {
  // The Tree of a Discipline stands beside its LVL.
  const own = tags.filter((tag) => !TREES.some((tree) => tree === tag));
  return [
    ...(own.length === 0 ? [] : [fact('tags', { tags: own })]),
    ...given(resistance, (to) => fact('resistance', { to: wordsFor(to) })),
    ...given(immunity, (to) => fact('immunity', { to: wordsFor(to) })),
    ...modifies.map(changeText),
  ];
};
/** All but its Abilities. */
export const iconFacts = (card: GearCard): Message[] => [
  ...(card.weapon === undefined ? [] : weaponFacts(card.weapon)),
  ...given(card.armor, (armor) => fact('armor', { armor })),
  ...given(card.defense, (defense) => fact('defense', { defense })),
  ...given(card.casting, (one) => fact('casting', { die: die(one) })),
  ...given(card.conviction, (one) => fact('conviction', { die: die(one) })),
  ...passiveFacts(card),
  ...(card.grants ?? []).map(({ tag, if: condition }) => fact('grants', { tag, if: conditionText(condition) })),
  ...(card.removes ?? []).map((tag) => fact('removes', { tag })),
  ...given(card.brings, (what) => fact(`brings-${what}`)),
];
const factsOn = (card: GearCard, inWords: InWords): Message[] => [...iconFacts(card), ...abilityFacts(card, inWords)];

const inOneLine = (facts: readonly Message[]): Json => chained(facts.length === 0 ? [fact('nothing')] : facts);
type CardOf = (id: string) => GearCard | undefined;
/** The other side of a card: of a DOUBLE Item, or what it Flips to. */
function otherSide(card: GearCard, cardOf: CardOf, inWords: InWords): Message[] {
  const other = card.flipped === undefined ? undefined : cardOf(card.flipped);
  if (other === undefined) return [];
  const facts = inOneLine(factsOn(other, inWords));
  return [fact(card.tags.includes('DOUBLE') ? 'other-side' : 'back', { facts })];
}
/** What it does is a rule of its own, not an Ability. */
const litFacts = (id: string): Message[] => (id === 'dynamite' ? [fact('dynamite')] : []);
const gearFacts = (id: string, card: GearCard, cardOf: CardOf, inWords: InWords): Message[] => [
  ...factsOn(card, inWords),
  ...litFacts(id),
  ...otherSide(card, cardOf, inWords),
];
/** All of it in one line, with both sides; null where there is no such card. */
export function factsIn(id: string, cardOf: CardOf, inWords: InWords = asWritten): Json {
  const card = cardOf(id);
  return card === undefined ? null : inOneLine(gearFacts(id, card, cardOf, inWords));
}
const cardAt =
  (t: MiddaraTable): CardOf =>
  (id) =>
    t.loaded.content.get(id)?.content as GearCard | undefined;
export const factsOf = (t: MiddaraTable, id: string): Json => factsIn(id, cardAt(t), saidAt(t));
/** The same of one side alone. */
export const sideFactsOf = (t: MiddaraTable, id: string): Json => inOneLine(factsOn(cardAt(t)(id)!, saidAt(t)));
/** What an EXALTED ESPER does. */
export function manifestedBy(t: MiddaraTable, id: string): Json {
  const { manifests = [] } = (t.loaded.content.get(id)?.content ?? {}) as Partial<ExaltedCard>;
  return listed(manifests.map(saidAt(t)));
}

// ---- whole cards ----

const kindFact = (card: GearCard): Message => {
  const { kind, type, tier, unique, story, monster, cost, level, XP, tags, fits, requires } = card;
  return fact('kind', {
    kind,
    type: wordFor('item-type', type),
    tier: wordFor('tier', tier),
    unique: unique ?? null,
    story: story ?? null,
    monster: monster === undefined ? null : { content: monster },
    cost: cost ?? null,
    tree: tags.find((tag) => TREES.some((tree) => tree === tag)) ?? null,
    level: level ?? null,
    XP: XP ?? null,
    fits: fits === undefined ? null : wordsFor(fits),
    requires: requires === undefined ? null : { content: requires },
  } as unknown as Params);
};
/** What tells figures of a kind apart besides their numbers. */
export const traitFacts = (card: FigureCard): Message[] => [
  ...passiveFacts(card),
  ...(card.counters === true ? [fact('counters')] : []),
  ...given(card.size, (size) => fact('size', { size })),
  ...given(card.avarice, (avarice) => fact('avarice', { avarice })),
];
const figureFacts = (card: FigureCard, inWords: InWords): Message[] => {
  const { hp, defense, armor, movement, dice, attack, reach, stamina, conviction, casting, skills, gear } = card;
  const { kind, dr = null, level = null, cost = null } = card;
  return [
    fact('figure', { kind, dr, level, cost }),
    fact('numbers', { hp, defense, armor, movement }),
    ...given(attack, ({ type, range }) =>
      fact('attack', { type: wordFor('attack-type', type), range, dice: (dice ?? []).map(die) }),
    ),
    ...given(reach, (spaces) => fact('reach', { reach: spaces })),
    ...given(stamina, (all) => fact('stamina', { ...all })),
    ...given(conviction, (all) => fact('conviction-dice', { dice: all.map(die) })),
    ...given(casting, (one) => fact('casting', { die: die(one) })),
    ...given(skills, (all) =>
      fact('skills', {
        skills: Object.entries(all).map(([skill, number]) => ({ key: 'board.skill', with: { skill, number } })),
      }),
    ),
    ...(gear === undefined || gear.length === 0 ? [] : [fact('gear', { gear: gear.map((id) => ({ content: id })) })]),
    ...traitFacts(card),
    ...symbolFacts(card.symbols),
    ...abilityFacts(card, inWords),
    ...stepFacts(card.ai, inWords),
  ];
};

/** A card as it is printed, line by line, its name first. */
export const printed = (
  id: string,
  card: Content,
  cardOf: (id: string) => Content | undefined,
  inWords: InWords,
): Message[] => [
  { key: `content.${id}`, with: {} },
  ...bodyOf(id, card, cardOf as CardOf, inWords).map((what) => fact('line', { what: what as unknown as Json })),
];
function bodyOf(id: string, card: Content, cardOf: CardOf, inWords: InWords): Message[] {
  if ('hp' in card) return figureFacts(card as FigureCard, inWords);
  if (card['kind'] === 'exalted') {
    const { manifests, tags } = card as ExaltedCard;
    return [fact('tags', { tags: [...tags] }), fact('exalted', { effects: listed(manifests.map(inWords)) })];
  }
  return [kindFact(card as GearCard), ...gearFacts(id, card as GearCard, cardOf, inWords)];
}
