/** What a card of the dock says of an option: its sign, what comes of it, what it costs and what is lost by it. */

import { inHundred } from '@questwright/dice';
import type { Message } from '@questwright/kernel';
import { oddsOfAttack, prospectAgainst, prospectAt, type Space } from '@questwright/runebound';
import type { Act } from '../game.ts';
import type { Chances } from '../../materials/chance-bar.tsx';
import type { SignName } from '../../materials/signs.ts';
import type { ShownTable } from '../../table/shown-table.ts';
import { t } from '../../words.ts';
import { actOf as actInFight } from './fight/acts.ts';
import { battleIn, landIn, placeOf } from './view-readers.ts';

const SIGNS: Readonly<Record<string, SignName>> = {
  move: 'boot',
  step: 'step',
  pay: 'step',
  walk: 'step',
  stop: 'tent',
  stay: 'tent',
  roll: 'play',
  rest: 'moon',
  attempt: 'trophy',
  attack: 'sword',
  send: 'hammer',
  defend: 'shield',
  escape: 'run',
  fight: 'sword',
  negotiate: 'chat',
  buy: 'coin',
  sell: 'coin',
  heal: 'heart',
  use: 'star',
  mind: 'bow',
  body: 'sword',
  spirit: 'star',
  life: 'heart',
  stamina: 'dia',
  pass: 'flag',
};

/** The dice of the step that is open now, and how many of them pay for what has been walked. */
function diceIn({ view }: ShownTable): { all: number; owed: number } {
  const locals = view.stack.findLast(({ proc }) => proc === 'movement step')?.locals ?? {};
  const { dice = [], owed = [] } = locals as { dice?: readonly number[]; owed?: readonly string[] };
  return { all: dice.length, owed: owed.length };
}

/** How the fight goes that begins with an option: whatever waits here, or another Hero. */
function waitingWin(option: string, { scene, seat, view }: ShownTable): Chances | null {
  const [choice, other] = option.split(':');
  if (seat === null || view.decision?.step !== 'what to do here') return null;
  if (choice === 'attack') {
    const win = oddsOfAttack(scene, seat, Number(other));
    return win === null ? null : { win: inHundred(win), out: 100 - inHundred(win) };
  }
  const space = landIn(view).heroes[seat]?.space;
  if (space === undefined || (choice !== 'attempt' && choice !== 'face')) return null;
  const prospect = prospectAt(scene, seat, space);
  return prospect === null ? null : { win: inHundred(prospect.win), out: null };
}

export function actOf(option: string, seen: ShownTable): Act {
  if (battleIn(seen.view) !== null) return actInFight(option, seen);
  const { offer, tell, view, content, seat, scene, complete } = seen;
  const [choice = ''] = option.split(':');
  const told = offer?.options[option];
  const sign =
    seen.ui.signs?.[choice] ?? SIGNS[option.split(':').find((word) => Object.hasOwn(SIGNS, word)) ?? ''] ?? 'flag';
  const place = placeOf(option);
  const { all, owed } = diceIn(seen);
  if (place !== null && told && choice === 'move') {
    const path = told.with['path'];
    const used = Array.isArray(path) ? path.length : 0;
    const jewel = landIn(view).adventures.includes(place)
      ? (content.get(`space-${place}`) as Space | undefined)?.jewel
      : undefined;
    const prospect = seat === null ? null : complete(() => prospectAt(scene, seat, place));
    const win = prospect ? Math.round(prospect.win * 100) : null;
    const lost = Math.max(0, all - owed - used);
    return {
      sign,
      verb: t('act.walk', { place: tell(`content.space-${place}`) }),
      ...(jewel === undefined ? {} : { does: t('act.adventure', { color: jewel }) }),
      cost: t('act.dice', { dice: used }),
      ...(win === null ? {} : { chances: { win, out: null } }),
      ...(lost > 0 ? { warning: t('act.lost', { dice: lost }) } : {}),
    };
  }
  const foe = seen.ui.faces?.includes(choice) === true ? cardIn(told) : null;
  const chance = foe === null || seat === null ? null : complete(() => prospectAgainst(scene, seat, foe));
  const win = chance ? { win: inHundred(chance.win), out: null } : (complete(() => waitingWin(option, seen)) ?? null);
  return { sign, ...(win === null ? {} : { chances: win }) };
}

/** The card that an option names. */
function cardIn(told: Message | undefined): string | null {
  const { content = null } = (told?.with['card'] ?? {}) as { content?: string };
  return content;
}
