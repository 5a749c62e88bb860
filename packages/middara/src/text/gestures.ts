/** Answers that people seldom want to give one by one: a Move Action to a space, and Symbols spent as a sum. */

import type { Bundle, Scene } from '@questwright/messages';
import { choiceOf, type Json, type Message } from '@questwright/kernel';
import type { SymbolAbility } from '../cards.ts';
import type { FightLocals } from '../rules/attack/locals.ts';
import type { Middara } from '../world.ts';
import { waysToSpend, without, type SymbolsLeft } from './spending.ts';
import { walks } from './walk.ts';

const USES = { 'adding to the roll': 'roll', 'adding damage': 'physical' } as const;
type Use = (typeof USES)[keyof typeof USES];

const isPaid = (left: SymbolsLeft, one: SymbolAbility, use: Use): boolean => waysToSpend([one], use, left).length > 1;

/** Several Symbols at once, each sum in the cheapest way; and one that is enough, with what ends it. */
function spending(scene: Scene): Bundle[] {
  const { decision, stack } = scene.view;
  const use = USES[decision?.step as keyof typeof USES];
  const { attacker, symbols } = (stack.at(-1)?.locals ?? {}) as unknown as FightLocals['attack'];
  if (decision?.proc !== 'attack' || use === undefined) return [];
  const abilities = (scene.value('symbol abilities', attacker) ?? []) as unknown as SymbolAbility[];
  // What costs no Symbols is asked for all the same.
  const isAskedOn = decision.mine!.options.some((id) => !['spend', 'enough'].includes(choiceOf(id)));
  const bySum = new Map<number, number[]>();
  for (const one of waysToSpend(abilities, use, symbols).slice(1)) {
    const sum = one.reduce((all, i) => all + abilities[i]![use]!, 0);
    const known = bySum.get(sum);
    if (known === undefined || one.length < known.length) bySum.set(sum, one);
  }
  return [...bySum]
    .toSorted(([one], [other]) => other - one)
    .map(([sum, uses]): Bundle => {
      const left = uses.reduce((rest, i) => without(rest, abilities[i]!), symbols);
      const ends = isAskedOn || abilities.some((one) => isPaid(left, one, use));
      const text: Message = { key: `gesture.${use}`, with: { amount: sum, times: uses.length } };
      const answers = [...uses.map((i) => [`spend:${i}`]), ...(ends ? [['enough']] : [])];
      return { option: `spend:${uses[0]!}`, text, answers };
    });
}

/** An Attack with what is asked of it at once: whether it is Empowered. */
function attacks({ view, value }: Scene): Bundle[] {
  const { decision, stack } = view;
  const figure = stack.at(-1)?.locals['figure'] as number | undefined;
  if (decision?.step !== 'action phase' || figure === undefined) return [];
  const options = decision.mine!.options.filter((id) => choiceOf(id) === 'attack');
  const spent = (cost: Json): number => value('SP cost', figure, cost) as number;
  const price = (options.length === 0 ? null : value('cost of a Standard Ability', 'EMPOWER')) as number | null;
  const dice = value('combat dice', figure) as string[] | null;
  // With the black die, or without the SP, nobody is asked.
  if (price === null || dice === null || dice.includes('black')) return [];
  const { stamina } = (view.world as unknown as Middara).figures.find((one) => one.thing === figure)!;
  const all = spent(value('attack cost', figure, 'action')) + spent(price);
  if (stamina < all) return [];
  return options.flatMap((option): Bundle[] => {
    const target = { thing: Number(option.split(':')[1]) };
    return (['empower', 'plain'] as const).map((then) => ({
      option,
      text: { key: `gesture.${then}`, with: { figure: target, cost: all, type: option.split(':')[2] ?? null } },
      answers: [[option], [then]],
    }));
  });
}

export const bundles = (scene: Scene): Bundle[] =>
  scene.view.decision?.mine?.asked === true ? [...walks(scene), ...attacks(scene), ...spending(scene)] : [];
