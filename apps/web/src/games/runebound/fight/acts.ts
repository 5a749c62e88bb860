/** The choices of a fight as cards: a sign, and what each does to the whole of it. */

import { chancesNow, inHundreds } from '@questwright/runebound';
import type { Chances } from '../../../materials/chance-bar.tsx';
import type { SignName } from '../../../materials/signs.ts';
import type { ShownTable } from '../../../table/shown-table.ts';
import type { GameUi } from '../../game.ts';
import { t } from '../../../words.ts';
import { battleIn, standIn, thingIn } from '../view-readers.ts';
import { shortName } from '../words-of.ts';
import { phaseOf } from './phases.tsx';

const SIGNS: Readonly<Record<string, SignName>> = {
  escape: 'run',
  fight: 'flag',
  defend: 'shield',
  send: 'hero',
  use: 'hammer',
  pass: 'play',
};
const OF_PHASE = { ranged: 'bow', melee: 'sword', magic: 'star' } as const;

/** How the fight goes from here if that is chosen, in hundredths; null where nobody can tell, or not yet. */
function chancesOf(option: string, { scene, seat, complete }: ShownTable): Chances | null {
  const found = complete(() => chancesNow(scene, seat))?.options.get(option);
  if (found === undefined) return null;
  const { win, out } = inHundreds(found);
  return { win, out };
}

export function actOf(option: string, seen: ShownTable): ReturnType<NonNullable<GameUi['actOf']>> {
  if (battleIn(seen.view) === null) return {};
  const [choice = '', thing] = option.split(':');
  const phase = phaseOf(standIn(seen.view).part);
  const sign = choice === 'attack' && phase !== null ? OF_PHASE[phase] : SIGNS[choice];
  const chances = chancesOf(option, seen);
  const sent = choice === 'send' ? (thingIn(seen.view, Number(thing))?.card ?? null) : null;
  const verb = sent === null ? {} : { verb: t('fight.send', { who: shortName(seen, sent) }) };
  return { ...verb, ...(sign === undefined ? {} : { sign }), ...(chances === null ? {} : { chances }) };
}
