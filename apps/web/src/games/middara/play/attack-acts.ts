/** How the answers of an Attack look in the dock, and what "spend best" answers. */

import { choiceOf } from '@questwright/kernel';
import { stopped, type Scene, type StandingOrder } from '@questwright/messages';
import { bestSpending, seenIn } from '@questwright/middara/shown';
import type { ShownTable } from '../../../table/shown-table.ts';
import type { Act } from '../../game.ts';
import type { SignName } from '../../../materials/signs.ts';
import { damageSum, diceNow, oddsOf, unspentIn, type Odds } from './odds.ts';
import { attackIn, number, stepOfAttack } from './reading.ts';

const SIGNS: Readonly<Record<string, SignName>> = {
  empower: 'up',
  plain: 'sword',
  dodge: 'run',
  'dodge token': 'run',
  stand: 'shield',
  counter: 'sword',
  refrain: 'shield',
  vow: 'rune',
  enough: 'flag',
};
const COSTS: Readonly<Record<string, string>> = { empower: 'EMPOWER', dodge: 'DODGE' };

/** What an answer leads to, before it is given; null where no dice are thrown after it. */
export function oddsAfter(scene: Scene, choice: string): Odds | null {
  const attack = attackIn(scene);
  if (attack === null) return null;
  const { attacker, target, dodging } = attack;
  const dice = diceNow(scene, attack);
  if (choice === 'empower') return oddsOf(scene, attacker, target, [...dice, 'black']);
  if (choice === 'plain' || choice === 'stand') return oddsOf(scene, attacker, target, dice, dodging);
  if (choice === 'dodge' || choice === 'dodge token') return oddsOf(scene, attacker, target, dice, true);
  if (choice !== 'counter') return null;
  return oddsOf(scene, target, attacker, (scene.value('combat dice', target) ?? []) as string[]);
}

/** Null for what is no answer of an Attack. */
export function attackAct(option: string, { scene, complete, tell }: ShownTable): Act | null {
  const choice = choiceOf(option);
  const attack = attackIn(scene);
  const sign = SIGNS[choice];
  if (attack === null || sign === undefined || scene.view.decision?.proc !== 'attack') return null;
  const verb = tell(`web.answer.${choice}`);
  if (choice === 'enough') {
    const isHit = stepOfAttack(scene) === 'adding damage';
    const total = complete(() => damageSum(scene, attack, isHit).total);
    const short = complete(() => number(scene.value('defense', attack.target)) - attack.roll) ?? 0;
    if (!isHit && short > 0) return { sign, verb, warning: tell('web.answer.misses', { short }) };
    return { sign, verb, ...(total === null ? {} : { does: tell('web.answer.deals', { total }) }) };
  }
  const odds = complete(() => oddsAfter(scene, choice));
  const does = odds === null ? undefined : tell('web.answer.odds', { hits: odds.hits, wounds: odds.wounds });
  const price = complete(() => priceOf(scene, choice, choice === 'empower' ? attack.attacker : attack.target)) ?? 0;
  return {
    sign,
    verb,
    ...(does === undefined ? {} : { does }),
    ...(price > 0 ? { cost: tell('web.play.sp', { stamina: price }) } : {}),
  };
}
function priceOf(scene: Scene, choice: string, figure: number): number {
  if (choice === 'counter') return number(scene.value('counter cost', figure));
  const ability = COSTS[choice];
  if (ability === undefined) return 0;
  return number(scene.value('SP cost', figure, number(scene.value('cost of a Standard Ability', ability))));
}

const SPENDING: Readonly<Record<string, boolean>> = { 'adding to the roll': false, 'adding damage': true };
/** Whether it is decided that the Attack hits, where Symbols are spent; null elsewhere. */
export const spendingIn = ({ view }: Pick<Scene, 'view'>): boolean | null =>
  view.decision?.proc === 'attack' ? (SPENDING[view.decision.step] ?? null) : null;

/** Gives what a good player would: Symbols for the most Damage, on the roll and then on Damage, and nothing more. */
export const SPEND_BEST: StandingOrder = {
  id: 'in-turn',
  limits: {},
  fits: (scene) => spendingIn(scene) !== null,
  next(scene) {
    const { decision } = scene.view;
    const attack = attackIn(scene);
    if (decision === null || attack === null) return stopped('done');
    if (decision.mine?.asked !== true) return 'wait';
    const isHit = spendingIn(scene);
    if (isHit === null || seenIn(scene).figures.length === 0) return stopped('question');
    const { roll, physical } = bestSpending(unspentIn(scene, attack, isHit));
    const [first] = isHit ? physical : roll;
    return { pick: [first === undefined ? 'enough' : `spend:${first}`] };
  },
};
/** Spent on the stage: the dock does not show it once more. */
export const isSpending = (option: string): boolean => choiceOf(option) === 'spend';
