/** What must hold at every decision of every game, whatever its rules. */

import {
  choiceOf,
  clone,
  cloneDice,
  eventFor,
  Moments,
  play,
  reask,
  resample,
  view,
  viewerBit,
  whyNot,
  type Event,
  type Game,
  type Loaded,
  type Seat,
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
    need(equal(again.pending, game.pending), () =>
      firstDifference('Asked again, the question differs', again.pending, game.pending),
    );
  }
  checkRefusals(loaded, game);
  for (let viewer = 0; viewer <= game.world.seats; viewer++) {
    const leak = interference(loaded, game, viewer === game.world.seats ? null : viewer, `${seed} ${viewer}`);
    need(leak === null, () => leak!);
  }
  need(JSON.stringify(game) === before, () => 'Looking at the game changed it');
}

/** Throws when a game that is over asks anything, takes an answer, or changes by one. */
export function checkEnd<W extends World>(loaded: Loaded<W>, game: Game<W>): void {
  const before = JSON.stringify(game);
  checkRefusals(loaded, game);
  need(JSON.stringify(game) === before, () => 'An answer after the end changed the game');
}

/** What nobody may answer is refused, whoever says it; that nothing changes by it is seen in the end. When the game is over,
 *  nothing is on offer to anybody. */
function checkRefusals<W extends World>(loaded: Loaded<W>, game: Game<W>): void {
  const { pending, over, no } = game;
  need((pending === null) === over, () =>
    over ? 'The game is over and asks' : 'The game is not over and asks nothing',
  );
  const now = pending?.no ?? no;
  const said = pending?.offers.flatMap(({ options }) => options) ?? [];
  for (let seat = 0; seat < game.world.seats; seat++) {
    const offer = pending?.offers.find((one) => one.seat === seat);
    const strange = said.filter((id) => offer?.options.includes(id) !== true && offer?.asides.includes(id) !== true);
    const madeUp = [...new Set(offer?.options.map(choiceOf))].slice(0, 3);
    const wrong = [
      { no: now, pick: [] },
      // The number of a thing that there is not.
      ...madeUp.map((name) => ({ no: now, pick: [`${name}:${game.world.things.card.length + 1_000_007}`] })),
      { no: now, pick: ['no such answer'] },
      { no: now, pick: ['no such answer', ...(offer?.options.slice(0, 1) ?? [])] },
      ...strange.slice(0, 3).map((id) => ({ no: now, pick: [id] })),
      ...(offer?.options.slice(0, 3) ?? []).flatMap((id) => [
        { no: now - 1, pick: [id] },
        { no: now + 1, pick: [id] },
        { no: now, pick: [id, 'and more'] },
      ]),
    ];
    for (const answer of wrong) {
      const refusal = play(loaded, game, seat, answer);
      need(refusal !== null, () => `Seat ${seat} may answer ${JSON.stringify(answer)}, which is not on offer`);
    }
  }
}

function checkPlainData<W extends World>(loaded: Loaded<W>, game: Game<W>, text: string): void {
  const parsed = JSON.parse(text) as Game<W>;
  need(same(parsed, game), () => 'The state is not plain JSON: something is lost when it is saved');
  need(equal(clone(loaded, game), parsed), () =>
    firstDifference('The clone differs from what is saved', clone(loaded, game), parsed),
  );
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

/** Equal as data, whatever the order in which keys were written: views are compared so often that no text is made of them. */
function equal(x: unknown, y: unknown): boolean {
  if (x === y) return true;
  if (typeof x !== 'object' || x === null || typeof y !== 'object' || y === null) return false;
  if (Array.isArray(x)) return Array.isArray(y) && x.length === y.length && x.every((one, i) => equal(one, y[i]));
  const keys = Object.keys(x);
  if (Array.isArray(y) || keys.length !== Object.keys(y).length) return false;
  return keys.every(
    (key) => key in y && equal((x as Record<string, unknown>)[key], (y as Record<string, unknown>)[key]),
  );
}

/** Every thing is in one place, and every card is one thing. */
function checkThings(game: Game): void {
  const { things } = game.world as World;
  const places = new Array<number>(things.card.length).fill(0);
  for (const pile in things.piles) {
    for (const thing of things.piles[pile]!) {
      places[thing]!++;
      need(
        things.zone[thing] === pile && things.host[thing] === -1,
        () => `Thing ${thing} lies in ${pile} but says ${things.zone[thing]}`,
      );
    }
  }
  for (const thing of things.hosted) {
    places[thing]!++;
    const host = things.host[thing]!;
    need(
      host >= 0 && things.zone[host] === things.zone[thing],
      () => `Thing ${thing} is not where its host ${host} is`,
    );
  }
  const lost = places.findIndex((n) => n !== 1);
  need(lost < 0, () => `Thing ${lost} is in ${places[lost]} places`);
  need(new Set(things.card).size === things.card.length, () => 'A card is in two places');
}

/** Reshuffles what a viewer cannot see. Returns how that showed in its view or in who is asked; null when it did not. */
export function interference<W extends World>(
  loaded: Loaded<W>,
  game: Game<W>,
  viewer: Viewer,
  seed: string,
): string | null {
  const other = clone(loaded, game);
  resample(loaded, other, viewer, seed);
  try {
    reask(loaded, other);
  } catch (error) {
    return `With other hidden cards, ${viewer ?? 'a spectator'} would see that the question is not asked: ${String(error)}`;
  }
  if (viewer !== null) {
    for (const id of idsOfUnknownThings(loaded, game, viewer)) {
      const [mine, theirs] = [whyNot(loaded, game, viewer, id), whyNot(loaded, other, viewer, id)];
      if (!equal(mine, theirs)) return firstDifference(`${viewer} learns from why not ${id}`, mine, theirs);
    }
  }
  const mine = view(loaded, game, viewer);
  const theirs = view(loaded, other, viewer);
  return equal(mine, theirs)
    ? null
    : firstDifference(`${viewer ?? 'A spectator'} can tell what it must not see`, mine, theirs);
}

/** Ids somebody could try in order to find out what lies hidden: every choice of the step with a few unknown things. */
function idsOfUnknownThings<W extends World>(loaded: Loaded<W>, game: Game<W>, viewer: Seat): string[] {
  const { card, seen } = game.world.things;
  const bit = viewerBit(viewer, game.world.seats);
  const unknown = card.map((_, thing) => thing).filter((thing) => !(seen[thing]! & bit));
  const frame = game.stack[game.stack.length - 1]!;
  const step = loaded.procs.get(frame.proc)!.steps.get(frame.step)!;
  const names = [...step.choices, ...loaded.asides].map((one) => one.name);
  return unknown.filter((_, i) => i % 7 === 0).flatMap((thing) => names.map((name) => `${name}:${thing}`));
}

/** What a viewer knows: of things by their number (−1 for nothing), and when it last knew where each card was. */
interface Sight {
  known: readonly number[];
  last: readonly number[];
}
function sightOf({ world }: Game, viewer: Viewer): Sight {
  const { card, seen, last } = world.things;
  const bit = viewerBit(viewer, world.seats);
  return {
    known: card.map((which, thing) => (seen[thing]! & bit ? which : -1)),
    last: [...last[viewer ?? world.seats]!],
  };
}
/** Whether a card was shown that was not known: it may lie in a shuffled pile again. */
const wasShown = (before: Sight, after: Sight): boolean =>
  !equal(before.known, after.known) ||
  after.last.some((time, card) => time !== before.last[card] && !before.known.includes(card));

/** Plays one answer in the real game and in one with other hidden cards and the same dice. Returns how a viewer could tell
 *  them apart, although it was shown no new card in either; null when it could not. */
export function interferenceOf<W extends World>(
  loaded: Loaded<W>,
  game: Game<W>,
  viewer: Viewer,
  seat: Seat,
  pick: readonly string[],
  seed: string,
): string | null {
  const real = clone(loaded, game);
  const other = clone(loaded, game);
  resample(loaded, other, viewer, seed);
  other.dice = cloneDice(game.dice);
  // Secret answers may come to light with this one: they stay what they are.
  other.pending = other.pending && { ...other.pending, given: game.pending!.given };
  const before = [real, other].map((one) => sightOf(one, viewer));
  const told: unknown[][] = [];
  for (const [at, one] of [real, other].entries()) {
    const events: Event[] = [];
    try {
      reask(loaded, one);
      // With other cards the answer may not exist: then there is nothing to compare.
      if (play(loaded, one, seat, { no: one.pending!.no, pick }, events) !== null) return null;
    } catch (error) {
      if (one === other) return null;
      throw error;
    }
    if (wasShown(before[at]!, sightOf(one, viewer))) return null;
    told.push(events.map((event) => eventFor(event, viewer)));
  }
  const who = viewer ?? 'A spectator';
  if (!equal(told[0], told[1])) return firstDifference(`${who} is told what it must not know`, told[0], told[1]);
  const [mine, theirs] = [view(loaded, real, viewer), view(loaded, other, viewer)];
  return equal(mine, theirs) ? null : firstDifference(`${who} can tell afterwards what it must not see`, mine, theirs);
}

/** Views stay what they were when the game goes on, and a view made from an earlier one is the same as one made anew. */
function checkViews<W extends World>(loaded: Loaded<W>, real: Game<W>, seat: Seat, pick: readonly string[]): void {
  const game = clone(loaded, real);
  const viewers: Viewer[] = [null, ...Array(game.world.seats).keys()];
  const moments = new Moments(loaded);
  const first = moments.next(game);
  const before = viewers.map((viewer) => view(loaded, game, viewer, null, first));
  const text = JSON.stringify(before);
  play(loaded, game, seat, { no: game.pending!.no, pick });
  const moment = moments.next(game);
  viewers.forEach((viewer, i) => {
    const [whole, short] = [view(loaded, game, viewer), view(loaded, game, viewer, before[i])];
    need(equal(whole, short), () => firstDifference('A view made from an earlier one differs', short, whole));
    const seen = view(loaded, game, viewer, before[i], moment);
    need(equal(whole, seen), () => firstDifference('A view of the next moment differs', seen, whole));
  });
  need(JSON.stringify(before) === text, () => 'A view changed when the game went on');
}

/** Throws when an answer would show a viewer what it must not see, or when its view would be wrong. */
export function checkAnswer<W extends World>(
  loaded: Loaded<W>,
  game: Game<W>,
  seat: Seat,
  pick: readonly string[],
  seed: string,
): void {
  checkViews(loaded, game, seat, pick);
  for (let n = 0; n <= game.world.seats; n++) {
    const viewer = n === game.world.seats ? null : n;
    const leak = interferenceOf(loaded, game, viewer, seat, pick, `${seed} ${n}`);
    need(leak === null, () => leak!);
  }
}

/** Where two values first differ, for people. */
export function firstDifference(what: string, x: unknown, y: unknown, path = ''): string {
  if (typeof x === 'object' && x !== null && typeof y === 'object' && y !== null) {
    for (const key of new Set([...Object.keys(x), ...Object.keys(y)])) {
      const a = (x as Record<string, unknown>)[key];
      const b = (y as Record<string, unknown>)[key];
      if (JSON.stringify(a) !== JSON.stringify(b))
        return firstDifference(what, a, b, path === '' ? key : `${path}.${key}`);
    }
  }
  return `${what}: ${path || 'value'} is ${JSON.stringify(x)}, not ${JSON.stringify(y)}`;
}
