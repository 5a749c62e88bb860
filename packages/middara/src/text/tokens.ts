/** What lies on the board besides figures and Terrain, in words: tokens, levels and red borders, and how far it is to them. */

import { DIRECTIONS, placeOf, squareAt, type Square } from '@questwright/geometry/square';
import type { Json } from '@questwright/kernel';
import type { Scene, Sight } from '@questwright/messages';
import { boardIn, encounterIn, flowIn, idIn, seenIn } from './scene.ts';
import { NOBODY, type Token } from '../world.ts';

/** A token whose colour is not seen is known by its kind. */
export const tokenNamed = (scene: Scene, { thing, kind }: Token): Json =>
  idIn(scene, thing) === '' ? { key: `token-kind.${kind}`, with: {} } : { thing };

/** So many spaces in each direction; null on the space itself. */
function wayTo(from: Square | null, to: Square): Json {
  if (from === null || from === to) return null;
  const [here, there] = [placeOf(from), placeOf(to)];
  const [x, y] = [there.x - here.x, there.y - here.y];
  const along = (key: string, spaces: number): Json[] =>
    spaces > 0 ? [{ key: `direction.${key}`, with: { spaces } }] : [];
  return [...along('east', x), ...along('west', -x), ...along('south', y), ...along('north', -y)];
}
function tokenLine(scene: Scene, token: Token, from: Square | null): string {
  const name = tokenNamed(scene, token);
  if (token.bearer !== NOBODY) return scene.say('board.carried', { token: name, figure: { thing: token.bearer } });
  return scene.say('board.token', { token: name, square: token.square, way: wayTo(from, token.square) });
}
const lying = (scene: Scene): Token[] =>
  seenIn(scene).tokens.filter(({ square, bearer }) => square !== '' || bearer !== NOBODY);
/** Each token, and the way there from a space. */
export const tokenLines = (scene: Scene, from: Square | null): string[] =>
  lying(scene).map((one) => tokenLine(scene, one, from));

/** Where the Current flows, and how far it carries. */
export function currentLines(scene: Scene): string[] {
  const { current } = encounterIn(scene) ?? {};
  if (current === undefined) return [];
  const flows = DIRECTIONS.flatMap((direction): Json[] => {
    const squares = Object.keys(current.arrows).filter((square) => flowIn(scene, square) === direction);
    return squares.length === 0 ? [] : [{ key: `flow.${direction}`, with: { squares } }];
  });
  return flows.length === 0 ? [] : [scene.say('board.current', { spaces: current.spaces, flows })];
}

/** How far the board goes, its levels, and the borders that nobody crosses. */
export function groundLines(scene: Scene): string[] {
  const board = boardIn(scene);
  if (board === null) return [];
  const { grid } = board;
  const places = grid.squares.map(placeOf);
  const last = squareAt({ x: Math.max(...places.map(({ x }) => x)), y: Math.max(...places.map(({ y }) => y)) });
  const levels = new Map<number, Square[]>();
  for (const square of grid.squares) {
    const level = scene.value('elevation', square) as number;
    if (level > 1) levels.set(level, [...(levels.get(level) ?? []), square]);
  }
  const borders = grid.squares.flatMap((one) => {
    const { x, y } = placeOf(one);
    return [squareAt({ x: x + 1, y }), squareAt({ x, y: y + 1 })]
      .filter((other) => grid.has(other) && grid.hasBorder(one, other))
      .map((other): Json => ({ key: 'board.border', with: { one, other } }));
  });
  return [
    scene.say('board.size', { first: 'a1', last }),
    ...[...levels].map(([level, squares]) => scene.say('board.level', { level, squares })),
    ...(borders.length === 0 ? [] : [scene.say('board.borders', { borders })]),
  ];
}

export const tokenSights = (scene: Scene, from: Square | null): Sight[] =>
  lying(scene).map((one) => ({
    word: String(one.thing),
    names: [scene.say('kernel.element', { element: tokenNamed(scene, one) }), scene.say(`token-kind.${one.kind}`)],
    tell: () => [tokenLine(scene, one, from)],
  }));
