/** Which windows a player is asked in. A window that a player has switched off is passed for them, as a recorded answer
 *  like any other: the rules know nothing of it. */

import { rangeOfAreas } from '@questwright/geometry/square';
import type { Game, Offer, Seat } from '@questwright/kernel';
import type { Middara } from '../world.ts';

/** `always`: whenever something could be used. `mine`: when it concerns a figure of the player. */
export type When = 'always' | 'mine' | 'never';
/** By window, `procedure/step`. */
export type Asking = Readonly<Record<string, When>>;

/** Every window in which Abilities may be used unasked for, and when one is asked in it unless one says otherwise. */
export const WINDOWS: Asking = {
  'turn/start of turn': 'always',
  'turn/end of turn': 'always',
  'status phase/abilities': 'always',
  'roll/re-rolls': 'mine',
  'attack/empowered by an Ability': 'mine',
  'attack/before it hits or misses': 'mine',
  'attack/missed so far': 'always',
  'attack/follow up': 'always',
  'dealing/dealing damage': 'always',
  'dealing/reduction': 'always',
};

/** The figures that a window is about: both sides of the Attack, who rolls, who is hurt. */
function concerned({ stack }: Game<Middara>): number[] {
  return stack.flatMap(({ proc, locals }) => {
    const { attacker, target, figure, by } = (locals ?? {}) as Record<string, unknown>;
    if (proc === 'attack') return [attacker, target];
    return proc === 'roll' || proc === 'dealing' ? [figure, by] : [];
  }) as number[];
}
const isWindow = ({ options }: Offer): boolean => options.includes('pass');

/** Questions that are there so that other things can be done in them: whoever can do nothing else needs no question. */
const WAYS_OUT: Readonly<Record<string, string>> = { 'turn/action phase': 'end turn', 'movement/where to': 'stop' };
const isOnlyWayOut = (key: string, options: readonly string[], { forms, asides }: Offer): boolean =>
  options.length === 1 && forms.length + asides.length === 0 && options[0] === WAYS_OUT[key];
/** Whoever has nothing in the Pack, and nobody beside who could lend something, only puts away what it wears. */
function isIdle({ world, stack }: Game<Middara>): boolean {
  const figure = world.figures.find((one) => one.thing === stack.at(-1)?.locals?.['figure']);
  if (figure === undefined || figure.square === '' || figure.pack.length > 0) return false;
  const others = world.figures.filter(
    (one) => one !== figure && one.square !== '' && one.gear.length + one.pack.length > 0,
  );
  return others.every((one) => rangeOfAreas([one.square], [figure.square]) > 1);
}
/** Who manages which Combatant makes no difference that many would want to be asked about. */
const SELDOM: Readonly<Record<string, string>> = { 'distribution/another split': 'as it is' };

/** The answer for a seat that does not want to be asked in an open window, or has nothing to choose; null when it is to be
 *  asked. */
export function passFor(game: Game<Middara>, seat: Seat, asking: Asking = {}): readonly string[] | null {
  const { pending, world } = game;
  const offer = pending?.offers.find((one) => one.seat === seat && one.asked);
  if (pending === null || offer === undefined) return null;
  const key = `${pending.proc}/${pending.step}`;
  const wanted = isIdle(game) ? offer.options.filter((one) => one !== 're-equip') : offer.options;
  if (isOnlyWayOut(key, wanted, offer)) return wanted;
  if (SELDOM[key] !== undefined && asking[key] === undefined) return [SELDOM[key]];
  if (!isWindow(offer)) return null;
  const when = asking[key] ?? WINDOWS[key] ?? 'always';
  if (when === 'always') return null;
  const about = concerned(game);
  const mine = world.figures.filter((one) => one.owner === seat).map((one) => one.thing);
  const isMine = world.figures.some(
    ({ thing, by }) => about.includes(thing) && (mine.includes(thing) || mine.includes(by)),
  );
  return when === 'mine' && isMine ? null : ['pass'];
}
