/** What this page was told and did not have: words and cards that were secret until something named them. A page shows one
 *  table; whatever comes from the server is looked through here. */

import type { Revealed } from '@questwright/protocol';
import { alsoRevealed, revealedIn } from '@questwright/protocol/revealed';
import { letHear } from './requests.ts';

let known: Revealed = { words: {}, content: {} };
const listeners = new Set<() => void>();

export const revealed = {
  now: (): Revealed => known,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  hear: (told: unknown): void => {
    const before = known;
    known = alsoRevealed(known, revealedIn(told));
    if (known !== before) listeners.forEach((listener) => listener());
  },
};
letHear(revealed.hear);
