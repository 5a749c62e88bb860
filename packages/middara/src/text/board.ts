/** The position as lines of plain text: the board, the Initiative Track and its figures, what lies in sight and in reach. */

import { placeOf, squareAt, type Direction, type Square } from '@questwright/geometry/square';
import type { Description, Scene, Sight } from '@questwright/messages';
import type { EndCondition } from '../cards.ts';
import { abraxisLines } from './abraxis.ts';
import { cautions } from './cautions.ts';
import { cardLines, countersOn } from './cards.ts';
import { bundles } from './gestures.ts';
import { hints } from './hints.ts';
import { changesOfRoll } from './odds.ts';
import { partyLines, partySights } from './party.ts';
import { baseIn, boardIn, cardIn, encounterIn, flowIn, markOf, onTheBoard, seenIn } from './scene.ts';
import { currentLines, groundLines, tokenLines, tokenNamed, tokenSights } from './tokens.ts';
import { treeSights } from './trees.ts';
import { marksInReach, quiet, wholes } from './walk.ts';
import { ABILITY_TOKENS, NEGATIVE_EFFECTS, POSITIVE_EFFECTS, type AbilityToken, type Terrain } from '../words.ts';
import { NOBODY, type Figure } from '../world.ts';

const TERRAIN_MARKS: Readonly<Record<Terrain, string>> = {
  normal: '.',
  hindering: ':',
  water: '~',
  muck: '"',
  obstructing: '#',
  dangerous: 'x',
  special: '*',
};
const FLOW_MARKS: Readonly<Record<Direction, string>> = { north: '↑', east: '→', south: '↓', west: '←' };
const TOKEN_MARKS = { exit: '>', loot: '$', object: '%', objective: '?', totem: '&' } as const;

// ---- the drawing ----

const CELL = 4;
function drawing(scene: Scene): string[] {
  const board = boardIn(scene);
  if (board === null) return [];
  const { grid } = board;
  const { tokens } = seenIn(scene);
  const figures = onTheBoard(scene);
  const marks = new Map(figures.flatMap((one) => baseIn(scene, one).map((square) => [square, markOf(scene, one)])));
  const places = grid.squares.map(placeOf);
  const [width, height] = [Math.max(...places.map(({ x }) => x)) + 1, Math.max(...places.map(({ y }) => y)) + 1];
  const inReach = marksInReach(scene);
  const cell = (square: Square): string => {
    if (!grid.has(square)) return '';
    const token = tokens.find((one) => one.square === square);
    const flow = flowIn(scene, square);
    const ground = token ? TOKEN_MARKS[token.kind] : TERRAIN_MARKS[scene.value('terrain', square) as Terrain];
    const level = scene.value('elevation', square) as number;
    const above = level > 1 ? `^${level}` : '';
    const mark = marks.get(square) ?? (token || flow === null ? ground : null);
    const flowing = (mark ?? '') + (flow === null ? '' : FLOW_MARKS[flow]);
    const reached = inReach.get(square);
    return flowing + (reached ?? above);
  };
  const lines = [`   ${columns(width)}`];
  for (let y = 0; y < height; y++) {
    const row = Array.from({ length: width }, (_, x) => squareAt({ x, y }));
    const drawn = row.map((square, x) => {
      const right = squareAt({ x: x + 1, y });
      const bar = x + 1 < width && grid.has(square) && grid.has(right) && grid.hasBorder(square, right) ? '|' : '';
      return bar === '' ? cell(square).padEnd(CELL) : `${cell(square).padEnd(CELL - 1)}|`;
    });
    lines.push(`${String(y + 1).padStart(2)} ${drawn.join('')}`);
    const below = row.map((square, x) => {
      const under = squareAt({ x, y: y + 1 });
      return y + 1 < height && grid.has(square) && grid.has(under) && grid.hasBorder(square, under);
    });
    if (below.includes(true)) lines.push(`   ${below.map((bar) => (bar ? '---' : '').padEnd(CELL)).join('')}`);
  }
  return lines.map((line) => line.trimEnd());
}
const columns = (width: number): string =>
  Array.from({ length: width }, (_, x) => squareAt({ x, y: 0 }).replace(/\d+$/, '').padEnd(CELL)).join('');

// ---- figures ----

/** In the order in which they are told. */
export const EFFECTS = [...NEGATIVE_EFFECTS, ...POSITIVE_EFFECTS];
export const TOKENS = Object.keys(ABILITY_TOKENS) as AbilityToken[];
function figureLine(scene: Scene, figure: Figure, withMark: boolean): string {
  const { thing, side, square, damage, stamina, acted } = figure;
  const { say, value } = scene;
  const owner = value('controller', thing) as number;
  const most = value('maximum HP', thing) as number;
  const bar = cardIn(scene, thing).stamina;
  const counters = countersOn(scene, thing);
  const effects = EFFECTS.filter((effect) => (counters[effect] ?? 0) > 0);
  const tokens = TOKENS.filter((token) => (counters[token] ?? 0) > 0);
  const carries = seenIn(scene).tokens.filter(({ bearer }) => bearer === thing);
  return say('board.figure', {
    mark: withMark ? markOf(scene, figure).padEnd(3) : null,
    figure: { thing },
    square,
    away: square === '',
    // Whoever plays alone leads them all.
    owner: owner === NOBODY || seenIn(scene).seats === 1 ? null : { seat: owner },
    enemy: side === 'opponents',
    hp: most - damage,
    most,
    defense: value('defense', thing),
    armor: value('armor', thing),
    stamina: bar === undefined || owner === NOBODY ? null : `${stamina}/${bar.most}`,
    effects: effects.length === 0 ? null : effects.map((effect) => ({ key: `effect.${effect}`, with: {} })),
    tokens:
      tokens.length === 0
        ? null
        : tokens.map((token) => ({
            key: 'board.ability-tokens',
            with: { token: { key: `token.${token}`, with: {} }, count: counters[token]! },
          })),
    carries: carries.length === 0 ? null : carries.map((one) => tokenNamed(scene, one)),
    acted,
  });
}
const describeFigure = (scene: Scene, figure: Figure): string[] => [
  figureLine(scene, figure, false),
  ...cardLines(scene, figure),
];
const isDefeated = ({ value }: Scene, { thing, side, square, damage }: Figure): boolean =>
  square === '' && side === 'adventurers' && damage >= (value('maximum HP', thing) as number);
const figureLines = (scene: Scene, withMark: boolean): string[] => [
  ...onTheBoard(scene).map((one) => figureLine(scene, one, withMark)),
  ...seenIn(scene)
    .figures.filter((one) => isDefeated(scene, one))
    .map(({ thing }) => scene.say('board.defeated', { figure: { thing } })),
];

const heading = (scene: Scene): string => {
  const { round, encounter } = seenIn(scene);
  return scene.say('board.round', { round, encounter: scene.content.has(encounter) ? { content: encounter } : null });
};

/** How many rounds are played before something that comes with a round, the present one among them. */
function roundsTo(scene: Scene, when: EndCondition['when']): number | null {
  const round = (when as { round?: number } | undefined)?.round;
  return round === undefined ? null : round - Math.max(1, seenIn(scene).round);
}

/** What ends the Encounter, as far as it is known. */
function goals(scene: Scene): string[] {
  const { encounter, ends } = seenIn(scene);
  const all = encounterIn(scene)?.ends ?? {};
  return ends.flatMap((name) => {
    const { outcome, when } = all[name] ?? {};
    const end = { key: `end.${encounter}.${name}`, with: {} };
    return outcome === undefined ? [] : [scene.say('board.goal', { outcome, end, left: roundsTo(scene, when) })];
  });
}

/** The board is drawn when figures stand on it. */
export function textBoard(scene: Scene): string[] {
  const elsewhere = abraxisLines(scene) ?? partyLines(scene);
  if (elsewhere !== null) return elsewhere;
  if (encounterIn(scene) === undefined) return [];
  const flows = currentLines(scene).length > 0;
  // A part that does not change is shown once.
  const legend = [scene.say('board.legend', { flows }), ''];
  const reach = marksInReach(scene).size > 0 ? [scene.say('board.in-reach')] : [];
  const parts = [
    heading(scene),
    ...drawing(scene),
    ...reach,
    '',
    ...legend,
    ...currentLines(scene),
    ...goals(scene),
    '',
  ];
  return [...parts, ...figureLines(scene, true)];
}

// ---- in words ----

/** The reader's figure whose turn it is, else the first of the reader's; whoever only watches looks from the turn. */
function actor(scene: Scene): Figure | null {
  const { viewer, stack } = scene.view;
  const turn = stack.find(({ proc }) => proc === 'turn')?.locals as { figure?: number } | undefined;
  const own = onTheBoard(scene).filter((one) => viewer === null || scene.value('controller', one.thing) === viewer);
  return own.find(({ thing }) => thing === turn?.figure) ?? own[0] ?? null;
}

function near(scene: Scene): string[] {
  const from = actor(scene);
  if (from === null) return [];
  const { say, value } = scene;
  const type = value('attack type', from.thing) as string;
  const range = (type === 'melee' ? value('reach', from.thing) : value('attack range', from.thing)) as number;
  const others = onTheBoard(scene)
    .filter(({ thing }) => thing !== from.thing)
    .map((one) => ({ one, far: value('range', from.thing, one.thing) as number }))
    .toSorted((x, y) => x.far - y.far);
  return [
    say('board.near', { figure: { thing: from.thing }, square: from.square, type, range }),
    ...others.map(({ one, far }) => {
      const sight = value('in sight', from.thing, one.thing);
      const soi = value('within SOI', from.thing, one.thing);
      const isTarget = sight === true && one.side !== from.side;
      const changes = isTarget ? changesOfRoll(value, from.thing, one.thing) : [];
      const friend = one.side === from.side;
      const about = {
        figure: { thing: one.thing },
        square: one.square,
        friend,
        far,
        sight,
        soi,
        changes: changes.length === 0 ? null : changes,
      };
      return `  ${say('board.distance', about)}`;
    }),
    ...tokenLines(scene, from.square).map((line) => `  ${line}`),
  ];
}

function terrainLines(scene: Scene): string[] {
  const board = boardIn(scene);
  if (board === null) return [];
  const kinds = Object.keys(TERRAIN_MARKS).filter((terrain) => terrain !== 'normal');
  return kinds.flatMap((terrain) => {
    const squares = board.grid.squares.filter((square) => scene.value('terrain', square) === terrain);
    return squares.length === 0 ? [] : [scene.say('board.terrain', { terrain, squares: [...squares] })];
  });
}

function sights(scene: Scene): Sight[] {
  const { say } = scene;
  const board = boardIn(scene);
  const party = partySights(scene);
  const absent =
    party.length > 0 ? [] : seenIn(scene).figures.filter(({ square, owner }) => square === '' && owner !== NOBODY);
  const figures = [...onTheBoard(scene), ...absent].map((one): Sight => ({
    word: String(one.thing),
    names: [say('kernel.element', { element: { thing: one.thing } }), markOf(scene, one)],
    detail: one.square === '' ? say('board.absent') : say('board.at', { square: one.square }),
    ...(one.square === '' ? {} : { mark: markOf(scene, one) }),
    tell: () => describeFigure(scene, one),
  }));
  const squares = (board?.grid.squares ?? []).map((square): Sight => ({
    word: square,
    names: [square],
    mark: square,
    tell: () => [squareLine(scene, square)],
  }));
  const tokens = tokenSights(scene, actor(scene)?.square ?? null);
  return [...figures, ...tokens, ...squares, ...party, ...treeSights(scene)];
}
function squareLine(scene: Scene, square: Square): string {
  const there = onTheBoard(scene).find((one) => baseIn(scene, one).includes(square));
  const token = seenIn(scene).tokens.find((one) => one.square === square);
  return scene.say('board.square', {
    square,
    terrain: scene.value('terrain', square),
    flow: flowIn(scene, square),
    spaces: encounterIn(scene)?.current?.spaces ?? 0,
    level: scene.value('elevation', square),
    figure: there ? { thing: there.thing } : null,
    token: token === undefined ? null : tokenNamed(scene, token),
  });
}

export const DESCRIPTION: Partial<Description> = {
  sentences: (scene) =>
    abraxisLines(scene) ??
    partyLines(scene) ?? [
      heading(scene),
      '',
      ...goals(scene),
      '',
      ...figureLines(scene, false).flatMap((line) => [line, '']),
      ...tokenLines(scene, actor(scene)?.square ?? null),
      ...terrainLines(scene),
      ...currentLines(scene),
      ...groundLines(scene),
    ],
  around: (scene) => {
    const from = actor(scene);
    return from === null
      ? (abraxisLines(scene) ?? partyLines(scene) ?? [])
      : [...describeFigure(scene, from), ...near(scene)];
  },
  near,
  own: (scene) =>
    seenIn(scene)
      .figures.filter(({ thing }) => scene.value('controller', thing) === scene.view.viewer)
      .flatMap((one) => describeFigure(scene, one)),
  sights,
  hints,
  cautions,
  wholes,
  bundles,
  quiet,
};
