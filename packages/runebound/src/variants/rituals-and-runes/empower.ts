/** The verb of cards that cover symbols of Rituals, or clear them. */

import { optional, TRUE, whole } from '../../rules/effects/effect-schema.ts';
import type { CardVerb } from '../../rules/effects/verb.ts';
import { call, coveredSymbols, openSymbols, ritualsOf, type RitualLand } from './ritual.ts';

/** What one symbol is worth, in gold: a fifth of a Ritual. */
const A_SYMBOL = 1.2;

export const empowerVerb: CardVerb<RitualLand> = {
  rule: 'RR-GEN-01',
  text: ({ empower, clear }) => ({
    key: clear === true ? 'verb.empower-clear' : 'verb.empower',
    with: { symbols: empower! },
  }),
  shape: { takes: whole(1, 5), fields: { clear: optional(TRUE) } },
  can: (t, effect, { by }) =>
    ritualsOf(t, by).some((thing) =>
      effect['clear'] === true ? coveredSymbols(t, thing).length > 0 : openSymbols(t, thing).length > 0,
    ),
  do: (_, effect, { by }) => ({
    run: [
      call('chalking', {
        seat: by,
        symbols: effect['empower'] as number,
        change: effect['clear'] === true ? 'clear' : 'cover',
      }),
    ],
  }),
  estimate: ({ empower, clear }, now) => ({
    now: { worth: now.worth + (clear === true ? -A_SYMBOL : A_SYMBOL) * (empower as number) },
  }),
};
