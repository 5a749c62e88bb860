/** In combat: whether to flee, who attacks in which phase, which cards to use. */

import { words } from '@questwright/kernel';
import { chanceOf } from '@questwright/odds';
import type { Item } from '../cards.ts';
import { PHASES, type Phase } from '../words.ts';
import type { Duel } from './duel.ts';
import type { Outlook } from './outlook.ts';
import { cardOf, type Sight } from './sight.ts';
import { WEIGHTS } from './weights.ts';

type Options = readonly string[];

interface Battle {
  duel: Duel;
  lives: number[];
  enemy: number;
  target: readonly number[];
}
function battleOf(outlook: Outlook, sight: Sight): Battle | null {
  const found = outlook.enemyIn(sight);
  if (found === null) return null;
  const lives = sight.party.slice(0, 3).map(({ life }) => life);
  return { duel: outlook.duel(sight.party, found.enemy), lives, enemy: found.life, target: found.enemy.target };
}

/** What would be lost by a knockout: all gold and the dearest card. */
function stakeOf(outlook: Outlook, { me, area }: Sight): number {
  const costs = area.map((thing) => ((cardOf(outlook.cards, thing) ?? {}) as Partial<Item>).cost ?? 0);
  return me.gold + Math.max(0, ...costs);
}

export function escapeOrFight(outlook: Outlook, sight: Sight, options: Options): string {
  const battle = battleOf(outlook, sight);
  if (battle === null || !options.includes('escape')) return 'fight';
  const { duel, lives, enemy, target } = battle;
  const [hero] = sight.party;
  const chance = chanceOf(target[0]!, { bonus: hero!.fighter.bonus[0]! });
  // Who flees lives to try something else, which is worth no more than the best that there is.
  const saved = Math.min(WEIGHTS.mostEscape, WEIGHTS.escape + WEIGHTS.stake * stakeOf(outlook, sight));
  const safe = saved * outlook.bestOdds(sight);
  const hurt = [lives[0]! - 1, ...lives.slice(1)];
  const failed = hurt[0]! > 0 ? Math.max(duel.atRound(hurt, enemy), safe * chance) : 0;
  const escape = chance * safe + (1 - chance) * failed;
  return escape > duel.atRound(lives, enemy) ? 'escape' : 'fight';
}

/** The action with the best odds of the whole fight. */
export function attackOrDefend(outlook: Outlook, sight: Sight, options: Options, phase: Phase): string {
  const battle = battleOf(outlook, sight);
  if (battle === null) return options[0]!;
  const { duel, lives, enemy } = battle;
  const actionOf = (option: string): number =>
    option === 'defend' ? -1 : sight.party.findIndex(({ thing }) => thing === Number(words(option)[0]));
  const offered = options.map(actionOf);
  const attacked = lives.map((_, who) => !offered.includes(who));
  const stand = { lives, enemy, phase: PHASES.indexOf(phase), attacked };
  let best = options.at(-1)!;
  let most = -1;
  for (const [at, option] of options.entries()) {
    const action = offered[at]!;
    if (action >= lives.length || (action < 0 && option !== 'defend')) continue;
    const worth = duel.worthOfAction(stand, action);
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
  if (top.proc === 'movement roll') return false;
  if (top.proc === 'roll' && !isFailing(sight)) return false;
  const member = sight.party.find((one) => one.thing === Number(thing));
  if (way === 'exhaustion' && member !== undefined && member.exhaustion >= member.stamina) return false;
  if (top.proc !== 'before combat' || way !== 'discard') return true;
  const battle = battleOf(outlook, sight);
  return battle === null || battle.duel.atRound(battle.lives, battle.enemy) < WEIGHTS.needsHelp;
}

/** Whether the dice on the table are too low for what is rolled for. */
function isFailing({ view, party }: Sight): boolean {
  const { dice, phase, thing } = view.stack.at(-1)!.locals;
  const { against } = view.stack.at(-2)?.locals ?? {};
  if (!Array.isArray(dice) || typeof against !== 'number') return true;
  const member = party.find((one) => one.thing === thing) ?? party[0]!;
  const at = Math.max(0, PHASES.indexOf(phase as Phase));
  return (dice as number[]).reduce((sum, die) => sum + die, 0) + member.fighter.bonus[at]! < against;
}
