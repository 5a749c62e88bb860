/** What is chosen in a Spell, with its chances: whom it is aimed at, the dice of both sides, Empowering. */

import { refuse, words } from '@questwright/kernel';
import { at } from '../abilities/aiming.ts';
import { whyParalyzed } from '../abilities/effects.ts';
import { paySP, spCost, whyTooFewSP } from '../figures.ts';
import { chanceOfSpell, skullOf } from '../../text/odds.ts';
import {
  areAllies,
  cardOf,
  decidesItself,
  hasTag,
  named,
  type MiddaraTable,
  type In,
  type ChoiceIn,
} from '../../world.ts';
import type { Die } from '../../words.ts';

/** How good a die is. */
const RATING: Readonly<Partial<Record<Die, number>>> = {
  purple: 1,
  white: 2,
  orange: 3,
  teal: 4,
  red: 5,
  green: 6,
  grey: 7,
  blue: 8,
};
const MOST_CONVICTION_UPGRADES = 2;

const aimed = at<'spell'>(
  (t) => t.locals.caster,
  () => 'figure within SOI',
);
export const target: ChoiceIn<'spell'> = {
  ...aimed,
  rule: 'MD-SPEL-05',
  // Opponents first: a Spell at an ally is seldom meant.
  list: (t, seat) => {
    const isAlly = (id: string): boolean => areAllies(t, t.locals.caster, Number(words(id)[0]));
    const ids = aimed.list!(t, seat);
    return [...ids.filter((id) => !isAlly(id)), ...ids.filter(isAlly)];
  },
  label: (t, _, id) => {
    const { caster } = t.locals;
    const figure = Number(words(id)[0]);
    const ally = areAllies(t, caster, figure);
    const chance = ally ? null : chanceAgainst(t, figure, bestOf(castingChoices(t, caster).map((die) => [die])));
    return { key: 'option.spell-at', with: { figure: named(figure), ally, chance } };
  },
  then: (t, _, id) => void (t.locals.targets = [Number(words(id)[0])]),
};

export const castingChoices = (t: MiddaraTable, figure: number): Die[] => {
  const upgrades = t.value('casting upgrades', figure);
  const { casting } = cardOf(t, figure);
  return upgrades.length > 0
    ? [...new Set(upgrades)]
    : casting === undefined
      ? /* MD-SPEL-13 ['purple'] */ []
      : [casting];
};
/** The pairs of dice that the Upgrades allow: as many Upgrades as may be used, in place of the worst printed dice. */
export function convictionChoices(t: MiddaraTable, figure: number): Die[][] {
  const upgrades = t.value('conviction upgrades', figure);
  const printed = [...(cardOf(t, figure).conviction ?? ['purple', 'purple'])];
  const most = /* MD-CONV-04 upgrades.length */ MOST_CONVICTION_UPGRADES;
  const used = Math.min(most, upgrades.length);
  const rest = printed.toSorted((one, other) => RATING[other]! - RATING[one]!).slice(0, Math.max(0, 2 - used));
  const pairs = picks(upgrades, used).map((some) => [...some, ...rest].toSorted());
  return pairs.filter((pair, i) => pairs.findIndex((other) => other.join() === pair.join()) === i);
}
const picks = (from: readonly Die[], count: number): Die[][] =>
  count === 0
    ? [[]]
    : from.flatMap((die, i) => picks(from.slice(i + 1), count - 1).map((some): Die[] => [die, ...some]));
export const ratingOf = (dice: readonly Die[]): number => dice.reduce((sum, die) => sum + (RATING[die] ?? 0), 0);
export const bestOf = (choices: readonly (readonly Die[])[]): readonly Die[] =>
  choices.toSorted((one, other) => ratingOf(other) - ratingOf(one))[0] ?? [];
/** How often of a hundred the Spell that is cast takes hold of a figure that resists with its best dice. */
function chanceAgainst(t: In<'spell'>, figure: number, force: readonly Die[]): number {
  const dice = bestOf(convictionChoices(t, figure));
  return chanceOfSpell(t, t.locals.x, force, hasTag(t, figure, 'PROTECTION') ? [...dice, 'black'] : dice);
}
/** The same for its only target; null when there are more. */
function chanceWith(t: In<'spell'>, ...more: readonly Die[]): number | null {
  const { targets, die } = t.locals;
  const [figure, another] = targets!;
  return another === undefined ? chanceAgainst(t, figure!, [...(die === null ? [] : [die]), ...more]) : null;
}

export const castWith: ChoiceIn<'spell'> = {
  rule: 'MD-CONV-03',
  list: (t) => castingChoices(t, t.locals.caster).map((die) => `die:${die}`),
  then: (t, _, id) => void (t.locals.die = words(id)[0] as Die),
  label: (_, __, id) => ({ key: 'option.die', with: { die: { content: `die-${words(id)[0]}` } } }),
};
export const resistWith: ChoiceIn<'resisting'> = {
  rule: 'MD-CONV-05',
  list: (t) => convictionChoices(t, t.locals.figure).map((dice) => `dice:${dice.join(':')}`),
  then: (t, _, id) => void (t.locals.dice = words(id) as Die[]),
  label: (_, __, id) => ({
    key: 'option.dice',
    with: { dice: words(id).map((die) => ({ key: `content.die-${die}`, with: {} })) },
  }),
};
export const empower: ChoiceIn<'spell'> = {
  rule: 'MD-SPEL-07',
  why: (t) => {
    const { caster, empowered } = t.locals;
    if (decidesItself(t, caster)) return refuse('MD-EMPW-09', 'refuse.combatants-do-not', { figure: named(caster) });
    if (empowered) return refuse('MD-EMPW-07', 'refuse.empowered');
    return whyParalyzed(t, caster) ?? whyTooFewSP(t, caster, spCost(t, caster, 1));
  },
  then: (t) => {
    const { caster } = t.locals;
    paySP(t, caster, spCost(t, caster, 1));
    t.locals.empowered = true;
    t.emit('empowers the Spell', { figure: named(caster) });
  },
  label: (t) => ({
    key: 'option.empower-spell',
    with: {
      cost: spCost(t, t.locals.caster, 1),
      chance: chanceWith(t, 'black'),
      skull: skullOf(t, 'black'),
      damage: t.value('Damage of a skull', 'EMPOWER'),
    },
  }),
};
export const plain: ChoiceIn<'spell'> = {
  rule: 'MD-SPEL-01',
  then: () => {},
  label: (t) => ({ key: 'option.plain-spell', with: { chance: chanceWith(t) } }),
};
