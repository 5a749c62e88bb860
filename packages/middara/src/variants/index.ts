import type { Definition } from '@questwright/kernel';
import type { Middara } from '../world.ts';
import { ASKING_THE_PLAYERS } from './asking-the-players.ts';
import { ACTIVE_COMBATANTS, RECONNAISSANCE, UNPREDICTABLE_COMBAT } from './difficulty.ts';
import { FAVORABLE_CONDITIONS } from './favorable-conditions.ts';
import { FIFTH_ADVENTURER } from './fifth-adventurer.ts';
import { RE_SPECING, XP_LENIENCY } from './re-specing.ts';
import { FEWER_TOKENS, MORE_TOKENS, NO_ELIMINATION } from './no-elimination.ts';

/** The optional rules, each a switch made of edits only. */
export const VARIANTS: Definition<Middara>['packs'] = [
  NO_ELIMINATION,
  MORE_TOKENS,
  FEWER_TOKENS,
  ACTIVE_COMBATANTS,
  UNPREDICTABLE_COMBAT,
  FAVORABLE_CONDITIONS,
  RECONNAISSANCE,
  FIFTH_ADVENTURER,
  RE_SPECING,
  XP_LENIENCY,
  ASKING_THE_PLAYERS,
];
