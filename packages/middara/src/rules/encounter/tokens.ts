/** Encounter tokens: where they lie, and drawing them from the box. */

import type { Square } from '@questwright/geometry/square';
import { areAdjacent, gridOf } from '../movement/board.ts';
import type { TokenCard } from '../../cards.ts';
import { baseOf, named, NOBODY, type MiddaraTable, type Token } from '../../world.ts';
import type { Colour, Terrain, TokenKind } from '../../words.ts';

const cardOf = (t: MiddaraTable, thing: number): TokenCard => t.contentOf(thing).content as TokenCard;
export const colourOf = (t: MiddaraTable, token: Token): Colour => cardOf(t, token.thing).colour!;

/** Those that lie on the board. */
export const tokensOf = (t: MiddaraTable, kind: TokenKind): Token[] =>
  t.world.tokens.filter((one) => one.kind === kind && one.square !== '');
/** Whether a figure is on a space or adjacent to it. */
export const isBeside = (t: MiddaraTable, figure: number, square: Square): boolean =>
  baseOf(t, figure).some((one) => one === square || areAdjacent(t, one, square));
/** Where a Terrain token lies on a Tile with a figure beside it; null when there is none. */
export const terrainBeside = (t: MiddaraTable, figure: number, terrain: Terrain, tile: number): Square | null =>
  t.world.terrain.find(
    ({ terrain: kind, square }) => kind === terrain && gridOf(t).tile(square) === tile && isBeside(t, figure, square),
  )?.square ?? null;

/** Tokens of a named colour lie face up, random ones face down. */
const faceOf = (random: boolean): 'up' | 'down' =>
  random ? /* MD-TOTM-07, MD-LOOT-05 'up' */ 'down' : /* MD-TOTM-06, MD-LOOT-04 'down' */ 'up';

/** Puts a token on the board: of a colour face up, or any of its kind face down. Null when none is left. */
export function placeToken(t: MiddaraTable, kind: TokenKind, colour: Colour | 'random', square: Square): Token | null {
  const left = t.pile('box').filter((one) => {
    const card = cardOf(t, one);
    return card.kind === 'token' && card.token === kind && (colour === 'random' || card.colour === colour);
  });
  if (left.length === 0) return null;
  const thing = colour === 'random' ? left[t.roll(left.length)[0]! - 1]! : left[0]!;
  t.move(thing, 'tokens', 'bottom', faceOf(colour === 'random'));
  const token: Token = { kind, square, thing, bearer: NOBODY };
  t.world.tokens.push(token);
  // What lies face down has no colour for anybody.
  const shows = t.world.things.face[thing] === 1 ? (cardOf(t, thing).colour ?? null) : null;
  t.emit('token placed', { token: named(thing), kind, colour: shows, square });
  return token;
}
/** Takes a token off the board. It is not used again in this Encounter. */
export function removeToken(t: MiddaraTable, thing: number): void {
  t.world.tokens = t.world.tokens.filter((one) => one.thing !== thing);
  t.move(thing, /* MD-RMV-02 'box' */ 'removed', 'bottom', 'up');
  t.emit('removed', { token: named(thing) });
}
