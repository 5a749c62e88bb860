/** What Curse cards say besides what all cards may say. */

import type { Edit } from '@questwright/kernel';
import type { ContentSchema } from '@questwright/messages';
import { TRUE } from '../../rules/effects/effect-schema.ts';
import { text } from '../../rules/effects/effect-words.ts';
import { worth, type CardVerb } from '../../rules/effects/verb.ts';
import { isClaimed } from './cards.ts';
import { call, type CataclysmLand } from './world.ts';

/** This Curse card is the player's. */
const claim: CardVerb = {
  rule: 'CT-CUR-06',
  text: text('verb.claim'),
  shape: { takes: TRUE },
  do: (_, __, { by, thing }) => ({ run: [call('claim of a curse card', { seat: by, thing })] }),
  estimate: worth(9),
};

export const CONDITIONS: ContentSchema['conditions'] = {
  claimed: { takes: { is: 'flag' } },
  'trading roll': { takes: { is: 'flag' } },
};

export const VERBS: readonly Edit<CataclysmLand>[] = [
  { rule: 'RB-VAR-01', verb: 'claim', add: claim as never },
  { rule: 'RB-VAR-01', condition: 'claimed', add: (t, wanted, { thing }) => isClaimed(t, thing) === wanted },
  { rule: 'RB-VAR-01', condition: 'trading roll', add: (t, wanted) => t.isWithin('caravan') === wanted },
];
