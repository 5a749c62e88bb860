/** Positions in the middle of an Encounter: everybody is somewhere, hurt and tired, under all kinds of Effects. */

import { advance, clone, reask, sample, Table, type Game, type Loaded } from '@questwright/kernel';
import type { Square } from '@questwright/geometry/square';
import { gridOf, levelAt, terrainAt } from '../rules/movement/board.ts';
import { whyNotPut } from '../rules/movement/placing.ts';
import { atWork, lastBlow, litFuse, lootOnTop, overTheEdge, walledIn } from './close-calls.ts';
import { company } from './company.ts';
import { acrossAHole, inADeadEnd, lay, oneOf, onBothSides } from './set-pieces.ts';
import {
  baseOf,
  cardOf,
  figureOf,
  isAdventurer,
  NOBODY,
  type MiddaraTable,
  type Figure,
  type Middara,
} from '../world.ts';
import { ABILITY_TOKENS, NEGATIVE_EFFECTS, POSITIVE_EFFECTS, TERRAIN_LETTERS } from '../words.ts';

/** Longer than any setup. */
const MOST_ANSWERS = 200;
const MORE_TERRAIN = 16;
const EFFECTS = [...NEGATIVE_EFFECTS, ...POSITIVE_EFFECTS];
const TERRAINS = [...Object.values(TERRAIN_LETTERS), 'dangerous'] as const;

/** Each is made up of figures that are left: they come in any order. */
const SET_PIECES = [
  acrossAHole,
  atWork,
  inADeadEnd,
  lastBlow,
  litFuse,
  onBothSides,
  overTheEdge,
  overTheEdge,
  walledIn,
];

/** Plays by chance until the first Adventurer may act, and then moves everything about; null when nobody gets so far. */
export function scattered(loaded: Loaded<Middara>, begun: Game<Middara>): Game<Middara> | null {
  let game = clone(loaded, begun);
  for (let n = 0; !isInTurn(game); n++) {
    if (game.over || n > MOST_ANSWERS) return null;
    const offer = game.pending!.offers.find((one) => one.asked)!;
    const dice = new Table(loaded, game, null);
    const pick = sample(offer, (k) => dice.random(k));
    game = advance(loaded, game, offer.seat, { no: game.pending!.no, pick }).game;
  }
  const t = new Table(loaded, game, null);
  company(t);
  for (const { thing } of t.world.figures.filter((one) => one.square !== '')) moveAbout(t, figureOf(t, thing));
  for (let n = 0; n < MORE_TERRAIN; n++) layTerrainSomewhere(t);
  // There are not many drops.
  overTheEdge(t);
  overTheEdge(t);
  for (const left = [...SET_PIECES]; left.length > 0;) left.splice(t.random(left.length), 1)[0]!(t);
  lootOnTop(t);
  reask(loaded, game);
  return game;
}
const isInTurn = ({ pending }: Game<Middara>): boolean => pending?.proc === 'turn' && pending.step === 'action phase';

/** Half of it lies beside opponents, and much of that is danger: whoever is pushed or pulled may end there. */
function layTerrainSomewhere(t: MiddaraTable): void {
  const figures = t.world.figures.flatMap((one) => baseOf(t, one.thing));
  const opponents = t.world.figures.filter((one) => one.owner === NOBODY).flatMap((one) => baseOf(t, one.thing));
  const taken = [...figures, ...[...t.world.tokens, ...t.world.dynamite].map(({ square }) => square)];
  const free = gridOf(t).squares.filter((one) => !taken.includes(one));
  const beside = free.filter((one) =>
    gridOf(t)
      .around(one)
      .some((other) => opponents.includes(other)),
  );
  const isBeside = beside.length > 0 && t.random(2) === 0;
  const square = oneOf(t, isBeside ? beside : free);
  const terrain = isBeside && t.random(2) === 0 ? 'dangerous' : oneOf(t, TERRAINS);
  lay(t, square, terrain);
}

function moveAbout(t: MiddaraTable, figure: Figure): void {
  const { thing } = figure;
  const useful = [...t.world.tokens, ...t.world.dynamite].map(({ square }) => square);
  const free = gridOf(t).squares.filter(
    (square) => terrainAt(t, square) !== 'dangerous' && whyNotPut(t, thing, square) === null,
  );
  const deepest = t.value('deepest descent');
  const beside = (meant: (square: Square, other: Square) => boolean): Square[] =>
    free.filter((square) =>
      gridOf(t)
        .around(square)
        .some((other) => meant(square, other)),
    );
  // Half of them stand where something may happen: over a drop, or else beside a token.
  const high = beside((square, other) => levelAt(t, square) - levelAt(t, other) > deepest);
  const busy = high.length > 0 ? high : beside((_, other) => useful.includes(other));
  figure.square = oneOf(t, busy.length > 0 && t.random(2) === 0 ? busy : free) ?? figure.square;
  const most = t.value('maximum HP', thing);
  // One blow may be enough for the opponents.
  figure.damage = figure.owner === NOBODY ? most - 1 - t.random(Math.min(3, most)) : t.random(most);
  figure.stamina = t.random((cardOf(t, thing).stamina?.most ?? 0) + 1);
  for (const effect of [oneOf(t, EFFECTS), oneOf(t, EFFECTS)]) t.setCounters(thing, effect, 1);
  if (t.random(2) === 0) t.world.targeted.push(thing);
  if (figure.owner === NOBODY || !isAdventurer(t, thing)) return;
  for (const [token, most] of Object.entries(ABILITY_TOKENS)) t.setCounters(thing, token, t.random((most ?? 2) + 1));
}
