/** How the ways out of these screens look in the dock. */

import type { Act } from '../../game.ts';
import type { ShownTable } from '../../../table/shown-table.ts';
import { roomIn } from './readers.ts';

const SIGNS = {
  're-equip': 'shield',
  train: 'book',
  finished: 'flag',
  done: 'flag',
  skip: 'dia',
  stash: 'tent',
  'do without': 'coin',
} as const;

const VERBS: readonly string[] = ['re-equip', 'train', 'finished', 'done', 'skip'];

/** Null where the board is before everybody. */
export function actOfOutfit(option: string, { view, tell, offer, say }: ShownTable): Act | null {
  const [choice = ''] = option.split(':');
  const told = offer?.options[option];
  if (roomIn(view) === null || !Object.hasOwn(SIGNS, choice) || told === undefined) return null;
  const sign = SIGNS[choice as keyof typeof SIGNS];
  // Words that are longer than a card is wide: what it is called, then what it says.
  const verb = VERBS.includes(choice) ? tell(`outfit.act.${choice}`) : say(told);
  return verb === say(told) ? { sign } : { sign, verb, does: say(told) };
}
