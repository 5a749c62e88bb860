/** What happens to a Hero: gold, wounds and exhaustion, tests, and the same for each. */

import {
  branch,
  branchOf,
  type Effect,
  type EffectContext,
  type Json,
  type Next,
  type Steps,
} from '@questwright/kernel';
import { chanceOf } from '@questwright/dice';
import { attributeOf, skillBonus, staminaOf } from '../../odds/party.ts';
import { ATTRIBUTES, SKILLS, type Attribute, type Skill } from '../../words.ts';
import {
  call,
  exhaustionOn,
  heroSeats,
  moneyOf,
  payment,
  runs,
  stateOf,
  woundsOn,
  type Locals,
  type LocalsIn,
  type RuneboundChapter,
  type RuneboundTable,
  type RuneboundWorld,
} from '../../world.ts';
import { forTargets, targets, type Target } from '../combat/targets.ts';
import { AMOUNT, AMOUNT_OR_ALL, EFFECTS, optional, TRUE, WHO, whole, word } from './effect-schema.ts';
import { amountText, goldText, text } from './effect-words.ts';
import { inflicted, listIn, onlyKeys, stands, type CardVerb, type Odds, type Situation } from './verb.ts';

export const amountOf = (t: RuneboundTable, given: Json | undefined, { by, thing }: EffectContext): number =>
  t.amount(given ?? 0, { by, thing, about: by, also: null }) as number;
export const wholeOrAll = (t: RuneboundTable, given: Json | undefined, context: EffectContext): number | 'all' =>
  given === 'all' ? 'all' : amountOf(t, given, context);

const chosen = (t: RuneboundTable, effect: Effect, context: EffectContext): number[] =>
  targets(t, (effect['who'] ?? 'you') as Target, context);

const gold: CardVerb = {
  rule: 'RB-DEF-02',
  text: goldText,
  shape: { takes: { is: 'amount', min: -99, max: 99 } },
  can: (t, effect, { by }) => typeof effect['gold'] !== 'number' || moneyOf(t, by, 'effect') + effect['gold'] >= 0,
  do: (t, effect, context) => {
    const { by } = context;
    const amount = amountOf(t, effect['gold'], context);
    return { run: [amount < 0 ? payment(by, -amount, 'effect') : call('gold', { seat: by, amount })] };
  },
  estimate: (effect, now, odds) => {
    const left = now.gold + odds.amount(effect['gold'], now);
    return { now: { gold: Math.max(0, left) }, vain: left < 0 };
  },
  harms: () => ({}),
};

// ---- counters on characters ----

type Counting = 'wounds' | 'exhaustion' | 'heal' | 'rest';

/** So many more or less on one of the party; exhaustion beyond Stamina is wounds. */
function counted(verb: Counting, amount: number, at: number, { hurt, tired, party }: Situation): Partial<Situation> {
  const wound = (by: number): readonly number[] => hurt.map((one, i) => (i === at ? Math.max(0, one + by) : one));
  if (verb === 'wounds') return { hurt: wound(amount) };
  if (verb === 'heal') return { hurt: wound(-amount) };
  if (at > 0) return {};
  if (verb === 'rest') return { tired: Math.max(0, tired - amount) };
  const now = Math.min(tired + amount, Math.max(tired, staminaOf(party)));
  return { tired: now, hurt: wound(tired + amount - now) };
}
/** Who is meant: one group, or as many as there are to choose from. */
function groupsOf(who: Json, now: Situation, { lives }: Odds): readonly number[][] {
  const allies = now.hurt.flatMap((_, at) => (at > 0 && stands(now, at, lives) ? [at] : []));
  const groups: Readonly<Record<string, number[][]>> = {
    you: [[0]],
    'your allies': allies.length === 0 ? [] : [allies],
    'an ally': allies.map((at) => [at]),
    'your party': [[0, ...allies]],
    'one of your party': [0, ...allies].map((at) => [at]),
  };
  return groups[who as Target] ?? [[]];
}
const estimate =
  (verb: Counting): NonNullable<CardVerb['estimate']> =>
  (effect, now, odds) => {
    const { who = 'you' } = effect;
    const amount = effect[verb] === 'all' ? Number.MAX_SAFE_INTEGER : odds.amount(effect[verb], now);
    if (who === 'your enemy') return verb === 'wounds' && odds.fight ? inflicted(odds.fight, now, amount) : {};
    const after = (some: readonly number[]): Situation =>
      some.reduce((before, at) => ({ ...before, ...counted(verb, amount, at, before) }), now);
    return { best: groupsOf(who, now, odds).map((some) => ({ now: after(some) })) };
  };

const inflict = (kind: 'wounds' | 'exhaustion', rule: 'RB-WND-01' | 'RB-WND-04'): CardVerb => ({
  rule,
  text: amountText(kind),
  shape: { takes: AMOUNT, fields: WHO },
  can: (t, effect, context) => chosen(t, effect, context).length > 0,
  do: (t, effect, context) => {
    const amount = amountOf(t, effect[kind], context);
    return forTargets(t, effect['who'], context, kind, (on) => call(kind, { on, amount }));
  },
  estimate: estimate(kind),
});
const wounds: CardVerb = {
  ...inflict('wounds', 'RB-WND-01'),
  harms: ({ wounds: more, who }, timing, only) =>
    timing === 'failed roll' && onlyKeys(only) && who === 'the one who rolled' && typeof more === 'number'
      ? { more }
      : null,
};
const recover = (verb: 'heal' | 'rest', lie: (t: RuneboundTable, thing: number) => number): CardVerb => ({
  rule: 'RB-WND-08',
  text: amountText(verb),
  shape: { takes: AMOUNT_OR_ALL, fields: WHO },
  can: (t, effect, context) => chosen(t, effect, context).some((thing) => lie(t, thing) > 0),
  do: (t, effect, context) => {
    if (!chosen(t, effect, context).some((thing) => lie(t, thing) > 0)) {
      t.emit('nothing to recover', { seat: context.by, verb });
    }
    const amount = wholeOrAll(t, effect[verb], context);
    const params = verb === 'heal' ? { wounds: amount, exhaustion: 0 } : { wounds: 0, exhaustion: amount };
    return forTargets(t, effect['who'], context, 'recovery', (on) => call('recovery', { on, ...params }));
  },
  estimate: estimate(verb),
});
const rest: CardVerb = { ...recover('rest', exhaustionOn), harms: () => ({}) };

// ---- what leads to other effects ----

const test: CardVerb = {
  rule: 'RB-SKL-01',
  text: text('verb.test', 'test', 'skill', 'number'),
  shape: {
    takes: word(...ATTRIBUTES),
    fields: {
      skill: optional(word(...SKILLS)),
      number: whole(2, 40),
      success: optional(EFFECTS),
      failure: optional(EFFECTS),
    },
  },
  branches: ['success', 'failure'],
  do: (_, effect, context) => {
    const { test: attribute, skill = null, number } = effect;
    const params = { seat: context.by, attribute, skill, number } as Locals['test'];
    return { run: [call('test of a card', { context: { ...context }, test: params })] };
  },
  estimate: (effect, { party }) => {
    const skill = effect['skill'] as Skill | undefined;
    const learned = skill === undefined ? 0 : (party.hero.skills[skill] ?? 0) + skillBonus(party, skill);
    const bonus = attributeOf(party, effect['test'] as Attribute) + learned;
    return {
      chance: chanceOf(effect['number'] as number, { bonus }),
      hit: { then: listIn(effect, 'success') },
      miss: { then: listIn(effect, 'failure') },
    };
  },
};
const testOfACard: Steps<RuneboundWorld, LocalsIn<'test of a card'>> = {
  test: runs({ rule: 'RB-SKL-01', as: 'success', run: 'test', with: (t) => t.locals.test }),
  /** A result that the card does not name changes nothing. */
  consequences: {
    rule: 'RB-TERM-05',
    do: (t): Next => branchOf(t, t.locals.context, t.locals.success ? 'success' : 'failure'),
  },
  results: { rule: 'RB-SKL-01', do: (t) => ({ done: t.results[0] ?? {} }) },
};

/** In turn, or only those in the same space. */
const eachHero: CardVerb = {
  rule: 'RB-ACT-01',
  text: text('verb.each-hero', 'others', 'where'),
  sentence: true,
  shape: { takes: EFFECTS, fields: { others: optional(TRUE), where: optional(word('here')) } },
  branches: ['each hero'],
  do: (t, effect, context) => {
    const heroes = heroSeats(t);
    const from = heroes.indexOf(context.by);
    const seats = [...heroes.slice(from), ...heroes.slice(0, from)];
    const here = (seat: number): boolean => stateOf(t, seat).space === stateOf(t, context.by).space;
    const whom = (effect['others'] === true ? seats.slice(1) : seats).filter(
      (seat) => effect['where'] !== 'here' || here(seat),
    );
    return { run: whom.map((by) => branch({ ...context, by }, 'each hero')) };
  },
  estimate: (effect, now, { prices }) => {
    const effects = listIn(effect, 'each hero');
    const others = prices ? { now: { worth: now.worth + prices.others(effects, now) } } : {};
    return effect['others'] === true ? others : { ...others, then: effects };
  },
  harms: () => ({}),
};

export const HERO_EFFECTS: RuneboundChapter = {
  procs: { 'test of a card': testOfACard },
  verbs: {
    gold,
    wounds,
    exhaustion: inflict('exhaustion', 'RB-WND-04'),
    heal: recover('heal', woundsOn),
    rest,
    test,
    'each hero': eachHero,
  },
};
