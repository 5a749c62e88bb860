/** The choices of a fight as cards: a sign, and what each does to the whole of it. */

import { chancesBetweenHeroes, chancesNow, inHundreds, type ChanceOfChoice } from '@questwright/runebound';
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

/** What the fight is thought to come to; null until all is there that it takes, empty where nobody can tell. */
function foreseen({ scene, seat, complete }: ShownTable): ReadonlyMap<string, ChanceOfChoice> | null {
  return complete(() => chancesNow(scene, seat)?.options ?? chancesBetweenHeroes(scene, seat) ?? new Map());
}

/** How the fight goes from here if that is chosen, in hundredths; null where nobody can tell, or not yet. */
function chancesOf(option: string, seen: ShownTable): Chances | null {
  const found = foreseen(seen)?.get(option);
  if (found === undefined) return null;
  const { win, out } = inHundreds(found);
  return { win, out };
}
/** Choices of which one wants to know how the fight ends after them. */
const WEIGHED: ReadonlySet<string> = new Set(['attack', 'send', 'defend', 'escape', 'fight']);

/** So many points of a hundred make a choice better than another. */
const CLEARLY = 5;

/** Whether it wins clearly more often than whatever else is on offer; nothing where only one choice is known. */
function isBest(option: string, seen: ShownTable): { best?: boolean } {
  const { options = [] } = seen.view.decision?.mine ?? {};
  const known = options.flatMap((one) => {
    const chances = chancesOf(one, seen);
    return chances === null ? [] : [{ one, win: chances.win }];
  });
  if (known.length < 2 || options.length < 2) return {};
  const [first, second] = known.toSorted((a, b) => b.win - a.win);
  return { best: first!.one === option && first!.win - second!.win >= CLEARLY };
}

export function actOf(option: string, seen: ShownTable): ReturnType<NonNullable<GameUi['actOf']>> {
  if (battleIn(seen.view) === null) return {};
  const [choice = '', thing] = option.split(':');
  const phase = phaseOf(standIn(seen.view).part);
  const sign = choice === 'attack' && phase !== null ? OF_PHASE[phase] : SIGNS[choice];
  const chances = chancesOf(option, seen);
  const sent = choice === 'send' ? (thingIn(seen.view, Number(thing))?.card ?? null) : null;
  const verb = sent === null ? {} : { verb: t('fight.send', { who: shortName(seen, sent) }) };
  const isUnknown = chances === null && WEIGHED.has(choice) && foreseen(seen) !== null;
  const cost = isUnknown ? { cost: t('fight.unknown') } : {};
  return {
    ...verb,
    ...cost,
    ...(sign === undefined ? {} : { sign }),
    ...(chances === null ? {} : { chances }),
    ...isBest(option, seen),
  };
}
