import type { Pack } from '@questwright/kernel';
import type { Middara } from '../world.ts';

/** What is most detrimental to the Adventurers is for the players to say, not for a ranking. */
export const ASKING_THE_PLAYERS: Pack<Middara> = {
  id: 'asking-the-players',
  kind: 'variant',
  rule: 'MD-GOLD-02',
  edits: [{ rule: 'MD-GOLD-02', value: 'players choose for Combatants', wrap: () => () => true }],
};
