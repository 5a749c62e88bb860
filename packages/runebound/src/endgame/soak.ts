/** What no game comes to in an Endgame. */

import { WITHOUT_A_RULE } from '../soak/unreachable.ts';

export const ENDGAME_UNREACHABLE: Readonly<Record<string, string>> = {
  'confrontation/no refresh step': WITHOUT_A_RULE,
};
