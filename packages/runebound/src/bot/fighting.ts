/** In combat: whether to flee, who attacks in which phase, which cards to use. */

import { words } from '@questwright/kernel';
import { chanceOf } from '@questwright/dice';
import type { Duel } from '../odds/fight/index.ts';
import type { Character } from '../cards.ts';
import { PHASES, type Phase } from '../words.ts';
import { PRICES } from '../odds/worth.ts';
import { costOf, stakeOf, type Outlook } from './outlook.ts';
import { isBadRoll } from './rolls.ts';
import { attackHero, opposingSeat, worthOfContest } from './rivals.ts';
import { effectsOf, findThing, type Sight } from './sight.ts';
import { WEIGHTS } from './weights.ts';

type Options = readonly string[];

interface Battle {
  duel: Duel;
  lives: readonly number[];
  enemy: number;
  target: readonly number[];
  damage: readonly number[];
}
/** The fight with a card that is being played. */
function battleOf(outlook: Outlook, sight: Sight): Battle | null {
  const { view, party } = sight;
  const opponent = view.stack.findLast(({ proc }) => proc === 'combat')?.locals['opponent'];
  if (typeof opponent !== 'number') return null;
  const found = findThing(view, opponent, ['adventure']) ?? findThing(view, opponent, Object.keys(view.zones));
  if (!found?.card || opposingSeat(sight) !== null) return null;
  const enemy = outlook.enemyOf(outlook.cards[found.card] as Character);
  const life = Math.max(1, enemy.life - (found.counters['wounds'] ?? 0));
  return {
    duel: outlook.duel(party, enemy),
    lives: party.lives,
    enemy: life,
    target: enemy.target,
    damage: enemy.damage,
  };
}

export function escapeOrFight(outlook: Outlook, sight: Sight, options: Options): string {
  const battle = battleOf(outlook, sight);
  if (!options.includes('escape')) return 'fight';
  if (isEndless(sight)) return 'escape';
  if (battle === null) return worthOfContest(outlook, sight) < outlook.weights.escape ? 'escape' : 'fight';
  const { duel, lives, enemy, target } = battle;
  const fight = duel.atRound(lives, enemy);
  if (fight >= outlook.weights.mostEscape) return 'fight';
  const [hero] = sight.party.fighters;
  const chance = chanceOf(target[0]!, { bonus: hero!.bonus[0]! });
  // Who flees lives to try something else, which is worth no more than the best that there is.
  const saved = Math.min(outlook.weights.mostEscape, outlook.weights.escape + outlook.weights.stake * stakeOf(sight));
  const safe = saved * outlook.bestOdds(sight);
  const hurt = [lives[0]! - 1, ...lives.slice(1)];
  const failed = hurt[0]! > 0 ? Math.max(duel.atRound(hurt, enemy), safe * chance) : 0;
  const escape = chance * safe + (1 - chance) * failed;
  return escape > fight ? 'escape' : 'fight';
}

/** Whether a fight goes on and on: something in it is not in its odds. */
function isEndless({ view }: Sight): boolean {
  const round = view.stack.findLast(({ proc }) => proc === 'combat')?.locals['round'];
  return typeof round === 'number' && round > WEIGHTS.mostRounds;
}

/** The action with the best odds of the whole fight. */
export function attackOrDefend(outlook: Outlook, sight: Sight, options: Options, phase: Phase): string {
  const battle = battleOf(outlook, sight);
  const { members, lives } = sight.party;
  const offered = options.map((option) =>
    option === 'defend' ? -1 : members.findIndex(({ thing }) => thing === Number(words(option)[0])),
  );
  const attacked = lives.map((_, who) => !offered.includes(who));
  const at = PHASES.indexOf(phase);
  const worthOf = (action: number): number =>
    battle === null
      ? attackHero(outlook, sight, at, attacked, action)
      : battle.duel.worthOfAction({ lives, enemy: battle.enemy, phase: at, attacked }, action);
  let best = options.at(-1)!;
  let most = -1;
  for (const [i, option] of options.entries()) {
    const action = offered[i]!;
    if (action >= lives.length || (action < 0 && option !== 'defend')) continue;
    const worth = worthOf(action);
    if (worth > most) [best, most] = [option, worth];
  }
  return best;
}

/** A card that would be used up, or exhausted, is used where it is needed; others whenever they can be. */
export function useOrPass(outlook: Outlook, sight: Sight, options: Options): string {
  const found = options.find((option) => option.startsWith('use:') && isWorthUsing(outlook, sight, option));
  return found ?? (options.includes('pass') ? 'pass' : options[0]!);
}

function isWorthUsing(outlook: Outlook, sight: Sight, option: string): boolean {
  const [thing = '', , way] = words(option);
  const top = sight.view.stack.at(-1)!;
  if (top.proc === 'movement roll' && !isBadRoll(outlook, sight)) return false;
  if (top.proc === 'roll' && (!isFailing(sight) || isHarmless(outlook, sight))) return false;
  if (top.proc === 'draw an adventure card' && !isBadDraw(outlook, sight)) return false;
  const member = sight.party.members.find((one) => one.thing === Number(thing));
  if (way === 'exhaustion' && member !== undefined && member.exhaustion >= member.stamina) return false;
  if (top.proc === 'movement step' && way === 'discard' && !isWorthItsPrice(outlook, sight, option)) return false;
  if (top.proc !== 'before combat' || way !== 'discard') return true;
  const battle = battleOf(outlook, sight);
  return battle === null || battle.duel.atRound(battle.lives, battle.enemy) < outlook.weights.needsHelp;
}

/** Whether what heals would heal enough to be used up: a town sells it, and heals too. */
function isWorthItsPrice(outlook: Outlook, sight: Sight, option: string): boolean {
  const [effect] = effectsOf(outlook, sight, option);
  const { heal } = effect ?? {};
  const one = sight.area.find(({ thing }) => thing === Number(words(option)[0]));
  if (typeof heal !== 'number' || one === undefined) return true;
  const healed = Math.min(heal, Math.max(...sight.party.members.map(({ wounds }) => wounds)));
  return healed * PRICES.wound >= costOf(one);
}

/** Whether the card that was drawn is a Challenge that one would rather not meet. */
function isBadDraw(outlook: Outlook, { view, party }: Sight): boolean {
  const id = view.zones['adventure']?.[0]?.card ?? null;
  const card = id === null ? null : outlook.cards[id];
  if (card?.kind !== 'challenge') return false;
  return outlook.worthOf(party, outlook.enemyOf(card)) < outlook.weights.goodOdds;
}

/** Whether the dice on the table are too low for what is rolled for. */
function isFailing({ view, party }: Sight): boolean {
  const { dice, phase, thing } = view.stack.at(-1)!.locals;
  const { against } = view.stack.at(-2)?.locals ?? {};
  if (!Array.isArray(dice) || typeof against !== 'number') return true;
  const member = party.members.find((one) => one.thing === thing) ?? party.members[0]!;
  const at = Math.max(0, PHASES.indexOf(phase as Phase));
  return (dice as number[]).reduce((sum, die) => sum + die, 0) + member.fighter.bonus[at]! < against;
}

/** Whether a defense may fail, because no wounds come of it. */
function isHarmless(outlook: Outlook, sight: Sight): boolean {
  const { for: why, phase } = sight.view.stack.at(-1)!.locals;
  const battle = why === 'defense' ? battleOf(outlook, sight) : null;
  return battle !== null && battle.damage[PHASES.indexOf(phase as Phase)] === 0;
}
