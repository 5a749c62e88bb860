/** What must hold at every decision of every game, whatever its rules. */

import {
  canonical,
  clone,
  reask,
  resample,
  view,
  type Game,
  type Loaded,
  type Viewer,
  type World,
} from '@questwright/kernel';

export class CheckError extends Error {}

const need = (holds: boolean, what: () => string): void => {
  if (!holds) throw new CheckError(what());
};

/** Throws a CheckError that says which property is broken. Changes nothing. */
export function checkDecision<W extends World>(loaded: Loaded<W>, game: Game<W>, seed: string): void {
  const before = JSON.stringify(game);
  checkPlainData(loaded, game, before);
  checkThings(game);
  if (game.pending) {
    const again = clone(loaded, game);
    reask(loaded, again);
    need(canonical(again.pending) === canonical(game.pending), () => firstDifference('Asked again, the question differs', again.pending, game.pending));
  }
  for (let viewer = 0; viewer <= game.world.seats; viewer++) {
    const leak = interference(loaded, game, viewer === game.world.seats ? null : viewer, `${seed} ${viewer}`);
    need(leak === null, () => leak!);
  }
  need(JSON.stringify(game) === before, () => 'Looking at the game changed it');
}

function checkPlainData<W extends World>(loaded: Loaded<W>, game: Game<W>, text: string): void {
  const parsed = JSON.parse(text) as Game<W>;
  need(same(parsed, game), () => 'The state is not plain JSON: something is lost when it is saved');
  need(canonical(clone(loaded, game)) === canonical(parsed), () => firstDifference('The clone differs from what is saved', clone(loaded, game), parsed));
  const problems: string[] = [];
  loaded.world.check(game.world, '', problems);
  need(problems.length === 0, () => `The world does not fit its schema: ${problems.join('; ')}`);
}

/** Equal as JSON values; undefined, functions and class instances are equal to nothing. */
function same(parsed: unknown, live: unknown): boolean {
  if (typeof live !== 'object' || live === null) return Object.is(parsed, live);
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(live) !== Array.isArray(parsed)) return false;
  const prototype: unknown = Object.getPrototypeOf(live);
  if (prototype !== Object.prototype && prototype !== Array.prototype) return false;
  const keys = Object.keys(live);
  if (keys.length !== Object.keys(parsed).length) return false;
  return keys.every((key) => same((parsed as Record<string, unknown>)[key], (live as Record<string, unknown>)[key]));
}

/** Every thing is in one place, and every card is one thing. */
function checkThings(game: Game<any>): void {
  const { things } = game.world as World;
  const places = new Array<number>(things.card.length).fill(0);
  for (const pile in things.piles) {
    for (const thing of things.piles[pile]!) {
      places[thing]!++;
      need(things.zone[thing] === pile && things.host[thing] === -1, () => `Thing ${thing} lies in ${pile} but says ${things.zone[thing]}`);
    }
  }
  for (const thing of things.hosted) {
    places[thing]!++;
    const host = things.host[thing]!;
    need(host >= 0 && things.zone[host] === things.zone[thing], () => `Thing ${thing} is not where its host ${host} is`);
  }
  const lost = places.findIndex((n) => n !== 1);
  need(lost < 0, () => `Thing ${lost} is in ${places[lost]} places`);
  need(new Set(things.card).size === things.card.length, () => 'A card is in two places');
}

/** Reshuffles what a viewer cannot see. Returns how that showed in its view or in who is asked; null when it did not. */
export function interference<W extends World>(loaded: Loaded<W>, game: Game<W>, viewer: Viewer, seed: string): string | null {
  const other = clone(loaded, game);
  resample(loaded, other, viewer, seed);
  try {
    reask(loaded, other);
  } catch (error) {
    return `With other hidden cards, ${viewer ?? 'a spectator'} would see that the question is not asked: ${String(error)}`;
  }
  const mine = view(loaded, game, viewer);
  const theirs = view(loaded, other, viewer);
  return canonical(mine) === canonical(theirs) ? null : firstDifference(`${viewer ?? 'A spectator'} can tell what it must not see`, mine, theirs);
}

/** Where two values first differ, for people. */
export function firstDifference(what: string, x: unknown, y: unknown, path = ''): string {
  if (typeof x === 'object' && x !== null && typeof y === 'object' && y !== null) {
    for (const key of new Set([...Object.keys(x), ...Object.keys(y)])) {
      const a = (x as Record<string, unknown>)[key];
      const b = (y as Record<string, unknown>)[key];
      if (JSON.stringify(a) !== JSON.stringify(b)) return firstDifference(what, a, b, path === '' ? key : `${path}.${key}`);
    }
  }
  return `${what}: ${path || 'value'} is ${JSON.stringify(x)}, not ${JSON.stringify(y)}`;
}
