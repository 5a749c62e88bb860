/** What a card says, as messages. Every timing, condition, way to pay, verb and value has its words in one place
 *  (`text.…`, `verb.…`), so that what works alike reads alike. */

import type {
  Ability,
  Content,
  Effect,
  Json,
  LastingData,
  Message,
  Modifier,
  Params,
  Payment,
} from '@questwright/kernel';
import type { Challenge } from '../cards.ts';
import { amountIn, word, wordsFor } from '../rules/effects/effect-words.ts';
import { listIn } from '../rules/effects/verb.ts';
import { verbIn } from '../rules/effects/verbs.ts';
import { COLORS, TERRAINS } from '../words.ts';

type Conditions = Readonly<Record<string, Json>>;
type Words = { key: string; with: Params };

const say = (key: string, params: Params = {}): Words => ({ key: `text.${key}`, with: params });
/** Any of these, or all of them, as a list in words. */
const any = (of: readonly Json[]): Words => say('any', { of });
const all = (list: readonly Json[]): Words => say('all', { list });

/** Lines that packs print on cards of theirs: a card says the same whichever packs are on. */
const printers = new Set<(card: Content) => Message[]>();
export const knowLinesOf = ({ printed }: { printed?(card: Content): Message[] }): void => {
  if (printed !== undefined) printers.add(printed);
};

/** The text of a card, line by line: what it changes, what it can do, and the lists of effects of its kind. */
export function cardText(card: Content): Message[] {
  const { modifies = [], abilities = [] } = card;
  const lists = card as { [L in (typeof LISTS)[number]]?: readonly Effect[] };
  return [
    ...[...printers].flatMap((printed) => printed(card)),
    ...LISTS.flatMap((list) => (lists[list] === undefined ? [] : linesOf(list, lists[list]))),
    ...modifies.map((one) => say('line', { what: changeText(one) })),
    ...abilities.map((one) => say('line', { what: abilityText(one) })),
    ...keptText(card as Partial<Challenge>),
    ...(card['wins'] === true ? [say('wins')] : []),
  ];
}
/** As what a card is kept; the numbers of a Challenge as an Ally are told with it, on its sheet. */
function keptText({ keptAs, dragonRune, asAlly, class: ofClass, type }: Partial<Challenge>): Message[] {
  if (keptAs === undefined || asAlly !== undefined || (keptAs === 'rune' && dragonRune !== true)) return [];
  return [say(`kept.${keptAs}`, keptAs === 'item' ? { class: ofClass ?? null, type: type ?? null } : {})];
}
const LISTS = ['beforeCombat', 'arrives', 'text', 'reward'] as const;

/** Courses among which the player chooses get a line each. */
function linesOf(list: string, effects: readonly Effect[]): Message[] {
  const courses = coursesOf(effects);
  if (courses.length === 0) return [say('line', { what: say(`list.${list}`, { effects: effectsText(effects) }) })];
  return courses.map(alternativeLine);
}
/** An alternative as a line of its own: on the card, and as the label of its option. */
export const alternativeLine = (effect: Effect): Message => say('line', { what: effectText(effect) });
/** Such a line in two: what a course is called, and what comes of it; null when that is nothing, or no course. */
export function courseParts({ key, with: params }: Message): { title: Words; text: Words | null } {
  const what = params['what'] as Words | undefined;
  if (key === 'text.course') {
    const title = { key, with: { ...params, do: null } };
    return { title, text: params['do'] ? say('line', { what: params['do'] }) : null };
  }
  const inner = what?.key === undefined ? null : courseParts(what);
  if (!inner?.text) return { title: { key, with: params }, text: null };
  return { title: { key, with: { ...params, what: inner.title } }, text: inner.text };
}
/** The courses that a list of effects offers, if that is all it does. */
function coursesOf(effects: readonly Effect[]): readonly Effect[] {
  const [first] = effects;
  const offered = effects.length === 1 && 'choose' in first! ? (first['of'] as readonly Effect[]) : [];
  return offered.filter((one) => 'course' in one);
}

// ---- abilities ----

export function abilityText({ timing, if: only, ways = [], limit, must, effects }: Ability): Words {
  const { clauses } = readConditions(only);
  return say('ability', {
    when: word('when', timing),
    if: clauses,
    cost: ways.length === 0 ? null : any(ways.map(costText)),
    limit: limit === undefined ? null : say(`per.${[limit.per].flat().join(' or ')}`, { times: limit.times }),
    may: ways.length === 0 && !must ? 'true' : null,
    effects: effectsText(effects),
  });
}
const costText = (payment: Payment): Words =>
  typeof payment === 'string'
    ? say(`cost.${payment}`, { amount: 1 })
    : all(Object.entries(payment).map(([way, amount]) => say(`cost.${way}`, { amount })));

// ---- effects ----

/** What follows a test or a choice begins a new sentence, and so does a verb whose words are one. Within a branch it does not:
 *  a new sentence is no part of the branch. */
export function effectsText(effects: readonly Effect[], within = false): Words {
  if (effects.length === 0) return say('nothing');
  const stop = effects.findIndex((one, at) => isFork(one) || verbIn(effects[at + 1] ?? {})?.verb.sentence === true);
  if (stop < 0 || stop === effects.length - 1) return all(effects.map(effectText));
  return say(within ? 'then-within' : 'then', {
    before: all(effects.slice(0, stop + 1).map(effectText)),
    next: effectsText(effects.slice(stop + 1), within),
  });
}
const isFork = (effect: Effect): boolean =>
  'choose' in effect || 'check' in effect || verbIn(effect)?.verb.branches !== undefined;

function effectText(effect: Effect): Words {
  const { clauses } = readConditions(unpaid(effect['if'], effect['do']));
  const what = bareEffect(effect);
  return clauses === null ? what : say('conditional', { what, if: clauses });
}
/** An alternative among others: its condition is kept apart from what follows. */
function alternativeText(effect: Effect): Words {
  const { key, with: params } = effectText(effect);
  return key === 'text.conditional' ? say('alternative', params) : { key, with: params };
}

/** That gold must be there to be paid goes without saying. */
function unpaid(given: Json | undefined, effects: Json | undefined): Json | undefined {
  const [first] = (effects ?? []) as readonly Effect[];
  const { 'gold at least': least, ...others } = (given ?? {}) as Conditions;
  return least !== undefined && first?.['gold'] === -(least as number) ? others : given;
}

const listOf = (effect: Effect, name: string): Words | null =>
  listIn(effect, name).length === 0 ? null : effectsText(listIn(effect, name), true);

function bareEffect(effect: Effect): Words {
  if ('lasting' in effect) return lastingText(effect['lasting'] as unknown as LastingData);
  if ('choose' in effect) return say('choose', { one: any(listIn(effect, 'of').map(alternativeText)) });
  if ('steps' in effect) return effectsText(listIn(effect, 'steps'));
  if ('check' in effect) {
    const [then, otherwise] = [listOf(effect, 'then'), listOf(effect, 'else')];
    const { clauses } = readConditions(then === null ? { not: effect['check']! } : effect['check']);
    return say('check', { if: clauses, then: then ?? otherwise, else: then === null ? null : otherwise });
  }
  const found = verbIn(effect);
  if (found === null) throw new Error(`No verb in ${JSON.stringify(effect)}`);
  const { name, verb } = found;
  const { key, with: params } = verb.text(effect);
  const what: Words = { key, with: params };
  if (verb.branches === undefined) return what;
  const lists = verb.branches.map((one) => [one === name ? 'effects' : one, listOf(effect, one)] as const);
  return say(name, { what, ...Object.fromEntries(lists) });
}

function lastingText({ modify, trigger, until }: LastingData): Words {
  const time = untilText(until);
  return modify === undefined
    ? say('lasting-ability', { what: abilityText(trigger!), until: time })
    : say('lasting', { what: changeText(modify), until: time });
}

function untilText(until: LastingData['until']): Words {
  if (typeof until === 'string') return say(`until.${until}`);
  const { event, times = 1, if: only } = until;
  const { 'concerns you': yours, ...others } = (only ?? {}) as Conditions;
  return say(`until.${event}`, { yours: yours ?? null, times, if: readConditions(others).clauses });
}

// ---- changed values ----

const LAYERS = ['set', 'become', 'add', 'times', 'least', 'greatest', 'floor'] as const;

export function changeText(modifier: Modifier): Words {
  const layer = LAYERS.find((one) => one in modifier)!;
  const { amount, each } = amountIn(modifier[layer]!);
  const { slots, clauses } = readConditions(modifier.if, SLOTS);
  const signed = layer === 'add' && typeof amount === 'number' ? (amount < 0 ? `−${-amount}` : `+${amount}`) : amount;
  const change = say(`change.${modifier.value}`, {
    whose: word('whose', 'all'),
    own: 'whose' in slots ? true : null,
    phase: null,
    skill: null,
    way: null,
    what: null,
    ...slots,
    layer,
    amount: Array.isArray(signed) ? symbols(signed as Json[]) : signed,
  });
  return say('change', { change, each, if: clauses });
}

const symbols = (given: readonly Json[]): Json =>
  TERRAINS.every((one) => given.includes(one)) ? 'any' : any(wordsFor([...given], 'symbol') as Json[]);

// ---- conditions ----

/** Conditions that say whom or what a value is about: words inside the sentence. */
type Slots = Readonly<Record<string, (wanted: Json) => Params>>;
function ofYours(own: Json): Params {
  return { own, whose: word('whose', own === true ? 'your hero' : 'an enemy hero') };
}
const SLOTS: Slots = {
  of: (whose) => ({ whose: word('whose', whose) }),
  'rolled by': (whose) => ({ whose: word('whose', whose) }),
  'your own': ofYours,
  'also me': ofYours,
  'my movement': ofYours,
  'about my card': ofYours,
  phase: (phase) => ({ phase: any(wordsFor(phase) as Json[]) }),
  skill: (skill) => ({ skill: word('word', skill) }),
  'attack roll': (attack) => ({ way: attack === true ? 'attack' : 'defense' }),
  'about a space of': (terrain) => ({ what: any(wordsFor(terrain, 'symbol') as Json[]) }),
  'about a card of kind': (kind) => ({ what: word('kind', kind) }),
  'about a challenge of': (colors) => ({
    whose: COLORS.every((one) => (colors as Json[]).includes(one))
      ? word('whose', 'challenges')
      : say('whose-challenges', { of: wordsFor(colors) }),
  }),
  'about a die showing': (face) => ({ what: face }),
  'always on': () => ({}),
};
/** Conditions whose words are about a character. */
const ABOUT_WHOM: ReadonlySet<string> = new Set(['about to be hurt', 'rolled by', 'wounded', 'exhausted']);

/** That there must be somebody to heal goes without saying. */
const isPlain = (name: string, wanted: Json): boolean =>
  (name === 'wounded' || name === 'exhausted') && wanted !== 'you' && wanted !== 'this card';

interface Read {
  slots: Params;
  /** The other conditions, one after another. */
  clauses: Words | null;
}
function readConditions(given: Json | undefined, inside: Slots = {}, said: typeof clause = clause): Read {
  const slots: Record<string, Json> = {};
  const clauses: Words[] = [];
  for (const one of Array.isArray(given) ? (given as Json[]) : [given ?? {}]) {
    for (const [name, wanted] of Object.entries(one as Conditions)) {
      if (name in inside) Object.assign(slots, inside[name]!(wanted));
      else if (!isPlain(name, wanted)) clauses.push(said(name, wanted));
    }
  }
  return {
    slots,
    clauses: clauses.length === 0 ? null : clauses.reduce((before, next) => say('both', { before, next })),
  };
}

function clause(name: string, wanted: Json): Words {
  if (name === 'not') return say('unless', { is: readConditions(wanted, {}, condition).clauses });
  const is = condition(name, wanted);
  return SENTENCES.has(name) ? say('if', { is }) : is;
}
/** Conditions that are sentences of their own: "you have a torch", unlike "in a forest". */
const SENTENCES: ReadonlySet<string> = new Set([
  'gold at least',
  'gold at most',
  'has an ally',
  'you have a',
  'wounded',
  'exhausted',
]);

function condition(name: string, wanted: Json): Words {
  if (name === 'all') return all((wanted as Json[]).map((one) => readConditions(one).clauses));
  if (name === 'any') return any((wanted as Json[]).map((one) => readConditions(one).clauses));
  if (ABOUT_WHOM.has(name)) return say(`if.${name}`, { who: word('whom', wanted) });
  if (typeof wanted === 'boolean') return say(`if.${name}`, { is: String(wanted) });
  if (typeof wanted === 'number') return say(`if.${name}`, { amount: wanted });
  return say(`if.${name}`, { of: wordsFor(wanted, SPECIAL[name]) });
}
/** Where the same words read differently. */
const SPECIAL: Readonly<Record<string, string>> = { 'you stand in': 'place', 'enemy is': 'foe', 'you have a': 'thing' };
