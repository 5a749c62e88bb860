/** What the words on the cards do. An effect is a record whose verb is one of these:
 *
 *  | effect | meaning |
 *  | --- | --- |
 *  | `{ gold: 3 }` | the player gains gold; negative: pays it, as far as there is any |
 *  | `{ wounds: 1, who? }`, `{ exhaustion: 1, who? }` | the characters take counters |
 *  | `{ heal: 1, who? }`, `{ rest: 2, who? }` | wounds, exhaustion are taken off; `'all'` for all |
 *  | `{ test: 'body', skill?: 'swim', number: 14, success?: […], failure?: […] }` | a test; what is not said does nothing |
 *  | `{ attack: 'magic', wounds?: 1, who? }` | an attack outside of the phases on your enemy |
 *  | `{ cancel: 1 }` | so many of the wounds or exhaustion about to come are canceled; `'all'` for all |
 *  | `{ reroll: true }` | the dice on the table are rolled again |
 *  | `{ 'market card': 'gain' }` | the top market card comes to the player |
 *  | `{ 'adventure card': 'yellow' }` | a card of that deck is drawn and resolved |
 *  | `{ keep: true }` | this adventure card comes to the player, as what it says (`keptAs`) |
 *  | `{ move: 'nearest town' }` | the figure is moved: there, `'back'`, or to a space by its id |
 *  | `{ discard: 'this card' }` | or `'an item'`, `'an ally'` that the player chooses |
 *  | `{ 'each hero': […], others?: true, where?: 'here' }` | the effects for each player, or each other one, in turn; or only for those in the same space |
 *
 *  Amounts may be worked out: `{ gold: { 'wounds on': 'you' } }`. `who` is one of TARGETS, `you` when left out. Of the kernel:
 *  `choose`, `steps`, `check`, `special`, `lasting`. Encounters add `course` and `fight`; land-effects.ts adds what
 *  changes the board, the markets and the decks. */

import {
  branch,
  branchOf,
  type Effect,
  type EffectContext,
  type Json,
  type Next,
  type Steps,
  type Verb,
  type Call,
} from '@questwright/kernel';
import { amountText, goldText, text, word } from './effect-words.ts';
import { moveFigure, nearestTowns } from '../movement/figures.ts';
import { tellRoll } from '../combat/rolls.ts';
import { forTargets, targets, type Target } from '../combat/targets.ts';
import {
  runs,
  call,
  alliesOf,
  exhaustionOn,
  heroSeats,
  itemsOf,
  moneyOf,
  payment,
  stateOf,
  woundsOn,
  type RuneboundWorld,
  type RuneboundTable,
  type LocalsIn,
  type RuneboundChapter,
  type Locals,
} from '../../world.ts';
import type { Color, Phase } from '../../words.ts';

const aboutIt = ({ by, thing }: EffectContext) => ({ by, thing, about: by as Json, also: null });
const amountOf = (t: RuneboundTable, given: Json | undefined, context: EffectContext): number =>
  t.amount(given ?? 0, aboutIt(context)) as number;
const wholeOrAll = (t: RuneboundTable, given: Json | undefined, context: EffectContext): number | 'all' =>
  given === 'all' ? 'all' : amountOf(t, given, context);

const chosen = (t: RuneboundTable, effect: Effect, context: EffectContext): number[] =>
  targets(t, (effect['who'] ?? 'you') as Target, context);

/** The wounds or exhaustion about to come. */
const coming = (t: RuneboundTable): { amount: number } | null => {
  const proc = t.innermost('wounds', 'exhaustion');
  return proc === null ? null : t.within(proc);
};

const inflict = (kind: 'wounds' | 'exhaustion', rule: 'RB-WND-01' | 'RB-WND-04'): Verb<RuneboundWorld> => ({
  rule,
  text: amountText(kind),
  can: (t, effect, context) => chosen(t, effect, context).length > 0,
  do: (t, effect, context) => {
    const amount = amountOf(t, effect[kind], context);
    return forTargets(t, effect['who'], context, kind, (on) => call(kind, { on, amount }));
  },
});

const recover = (verb: 'heal' | 'rest', lie: (t: RuneboundTable, thing: number) => number): Verb<RuneboundWorld> => ({
  rule: 'RB-WND-08',
  text: amountText(verb),
  can: (t, effect, context) => chosen(t, effect, context).some((thing) => lie(t, thing) > 0),
  do: (t, effect, context) => {
    if (!chosen(t, effect, context).some((thing) => lie(t, thing) > 0)) {
      t.emit('nothing to recover', { seat: context.by, verb });
    }
    const amount = wholeOrAll(t, effect[verb], context);
    const params = verb === 'heal' ? { wounds: amount, exhaustion: 0 } : { wounds: 0, exhaustion: amount };
    return forTargets(t, effect['who'], context, 'recovery', (on) => call('recovery', { on, ...params }));
  },
});

const gold: Verb<RuneboundWorld> = {
  rule: 'RB-DEF-02',
  text: goldText,
  can: (t, effect, { by }) => typeof effect['gold'] !== 'number' || moneyOf(t, by, 'effect') + effect['gold'] >= 0,
  do: (t, effect, context) => {
    const { by } = context;
    const amount = amountOf(t, effect['gold'], context);
    return { run: [amount < 0 ? payment(by, -amount, 'effect') : call('gold', { seat: by, amount })] };
  },
};

const test: Verb<RuneboundWorld> = {
  rule: 'RB-SKL-01',
  text: text('verb.test', 'test', 'skill', 'number'),
  branches: ['success', 'failure'],
  do: (_, effect, context) => {
    const { test: attribute, skill = null, number } = effect;
    const params = { seat: context.by, attribute, skill, number } as Locals['test'];
    return { run: [call('test of a card', { context: { ...context }, test: params })] };
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

const attack: Verb<RuneboundWorld> = {
  rule: 'RB-CBT-41',
  text: (effect) => ({
    key: 'verb.attack',
    with: {
      attack: effect['attack']!,
      wounds: effect['wounds'] ?? null,
      by: effect['who'] ? word('who', effect['who']) : null,
    },
  }),
  can: (t, _, { by }) => t.value('your enemy', by).length > 0,
  do: (t, effect, context) => {
    if (t.value('your enemy', context.by).length === 0) return undefined;
    const wounds = effect['wounds'] === undefined ? null : amountOf(t, effect['wounds'], context);
    const make = (by: number): Call =>
      call('attack by an effect', {
        seat: context.by,
        by,
        phase: effect['attack'] as Phase,
        wounds,
        against: null,
        rolled: null,
      });
    return forTargets(t, effect['who'], context, 'attack by an effect', make);
  },
};

const cancel: Verb<RuneboundWorld> = {
  rule: 'RB-TERM-02',
  text: text('verb.cancel', 'cancel'),
  can: (t) => (coming(t)?.amount ?? 0) > 0,
  do: (t, effect, context) => {
    const hurt = coming(t);
    if (hurt === null) return;
    const wanted = wholeOrAll(t, effect['cancel'], context);
    const amount = wanted === 'all' ? hurt.amount : Math.min(wanted, hurt.amount);
    hurt.amount -= amount;
    t.emit('canceled', { seat: context.by, amount, what: t.innermost('wounds', 'exhaustion') });
  },
};

const reroll: Verb<RuneboundWorld> = {
  rule: 'RB-DIE-04',
  text: text('verb.reroll'),
  can: (t) => t.isWithin('roll'),
  do: (t, _, { by }) => {
    const roll = t.within('roll');
    if (roll === null) return;
    roll.dice = t.roll(10, roll.dice.length);
    tellRoll(t, by, roll);
  },
};

const marketCard: Verb<RuneboundWorld> = {
  rule: 'RB-DEF-02',
  text: text('verb.market-card'),
  can: (t) => t.pile('market deck').length > 0,
  do: (t, _, { by }) => {
    const thing = t.pile('market deck')[0];
    if (thing !== undefined) return { run: [call('market card of an effect', { seat: by, thing })] };
    t.emit('no market card left', { seat: by });
    return undefined;
  },
};

const marketCardOfAnEffect: Steps<RuneboundWorld, LocalsIn<'market card of an effect'>> = {
  gained: runs({ rule: 'RB-DEF-02', as: 'came', run: 'gain a card', with: (t) => t.locals }),
  // It has been shown to all, so it does not go back on top.
  declined: runs({
    rule: 'RB-ITM-16',
    when: (t) => !t.locals.came,
    run: 'discard',
    with: (t) => ({ thing: t.locals.thing }),
  }),
};

const adventureCard: Verb<RuneboundWorld> = {
  rule: 'RB-ADV-03',
  text: (effect) => ({ key: 'verb.adventure-card', with: { color: effect['adventure card']! } }),
  can: (t, effect) => t.pile(`${effect['adventure card'] as string} deck`).length > 0,
  do: (_, effect, { by }) => ({
    run: [call('adventure card of an effect', { seat: by, color: effect['adventure card'] as Color })],
  }),
};
const adventureCardOfAnEffect: Steps<RuneboundWorld, LocalsIn<'adventure card of an effect'>> = {
  draw: runs({
    rule: 'RB-ADV-03',
    as: 'thing',
    run: 'draw an adventure card',
    with: (t) => ({ seat: t.locals.seat, color: t.locals.color }),
  }),
  'drawn card': runs({
    rule: 'RB-ADV-04',
    when: (t) => t.locals.thing !== null,
    run: 'adventure card',
    with: (t) => {
      const { seat, thing } = t.locals;
      return { seat, thing: thing!, space: stateOf(t, seat).space, exceptions: ['no counter'] };
    },
  }),
};

const keep: Verb<RuneboundWorld> = {
  rule: 'RB-DEF-03',
  text: text('verb.keep'),
  do: (_, __, { by, thing }) => ({ run: [call('card taken as reward', { seat: by, thing })] }),
};
const cardTakenAsReward: Steps<RuneboundWorld, LocalsIn<'card taken as reward'>> = {
  'no wounds': runs({
    rule: 'RB-DEF-03',
    run: 'recovery',
    with: (t) => ({ on: t.locals.thing, wounds: 'all', exhaustion: 'all' }),
  }),
  'rules of items and allies': runs({ rule: 'RB-DEF-04', run: 'gain a card', with: (t) => t.locals }),
};

const placeIn = (to: string): Json =>
  to === 'back' || to === 'nearest town' ? word('word', to) : { content: `space-${to}` };
const move: Verb<RuneboundWorld> = {
  rule: 'RB-ACT-01',
  text: (effect) => ({ key: 'verb.move', with: { to: placeIn(effect['move'] as string) } }),
  do: (t, effect, { by }) => {
    const { space, cameFrom } = stateOf(t, by);
    const goals: Record<string, string> = {
      back: cameFrom === '' ? space : cameFrom,
      'nearest town': nearestTowns(t, space)[0] ?? space,
    };
    const to = effect['move'] as string;
    return moveFigure(t, by, goals[to] ?? to, 'effect');
  },
};

const discardable = (t: RuneboundTable, what: Json, { by, thing }: EffectContext): number[] => {
  if (what === 'this card') return [thing];
  const things = what === 'an ally' ? alliesOf(t, by) : itemsOf(t, by);
  return things.filter((one) => !t.value('protected', one));
};
const discard: Verb<RuneboundWorld> = {
  rule: 'RB-ITM-16',
  text: (effect) => ({ key: 'verb.discard', with: { discard: word('word', effect['discard']!) } }),
  can: (t, effect, context) => discardable(t, effect['discard']!, context).length > 0,
  do: (t, effect, context) => {
    const things = discardable(t, effect['discard']!, context);
    if (things.length === 0) return undefined;
    if (things.length === 1) return { run: [call('discard', { thing: things[0]! })] };
    const calls = things.map((thing) => ({ thing, call: call('discard', { thing }) }));
    return { run: [call('choose a character', { seat: context.by, calls, about: 'discard' })] };
  },
};

const eachHero: Verb<RuneboundWorld> = {
  rule: 'RB-ACT-01',
  text: text('verb.each-hero', 'others', 'where'),
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
};

export const EFFECTS: RuneboundChapter = {
  procs: {
    'test of a card': testOfACard,
    'market card of an effect': marketCardOfAnEffect,
    'adventure card of an effect': adventureCardOfAnEffect,
    'card taken as reward': cardTakenAsReward,
  },
  verbs: {
    gold,
    wounds: inflict('wounds', 'RB-WND-01'),
    exhaustion: inflict('exhaustion', 'RB-WND-04'),
    heal: recover('heal', woundsOn),
    rest: recover('rest', exhaustionOn),
    test,
    attack,
    cancel,
    reroll,
    'market card': marketCard,
    'adventure card': adventureCard,
    keep,
    move,
    discard,
    'each hero': eachHero,
  },
};
