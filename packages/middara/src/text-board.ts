/** The position as lines of plain text: the board, the Initiative Track and its figures, what lies in sight and in reach. */

import { areaOf, placeOf, squareAt, type Square } from '@questwright/geometry/square';
import type { Effect, Json, Message } from '@questwright/kernel';
import type { Description, Scene, Sight } from '@questwright/messages';
import { layOut } from './board.ts';
import type { EncounterCard, FigureCard } from './cards.ts';
import { INSTRUCTIONS } from './instructions.ts';
import { VOCABULARY } from './vocabulary.ts';
import { NEGATIVE_EFFECTS, POSITIVE_EFFECTS, HIGHEST_LEVEL, type Terrain } from './words.ts';
import { NOBODY, type Figure, type Middara, type Part } from './world.ts';

type Seen = Pick<Middara, 'encounter' | 'round' | 'figures' | 'track' | 'tokens' | 'terrain'>;
const seenIn = ({ view }: Scene): Seen => view.world as unknown as Seen;

const TERRAIN_MARKS: Readonly<Record<Terrain, string>> = {
  normal: '.',
  hindering: ':',
  water: '~',
  muck: '"',
  obstructing: '#',
  dangerous: 'x',
  special: '*',
};
const TOKEN_MARKS = { exit: '>', loot: '$', object: '%', objective: '?', totem: '&' } as const;

type Board = ReturnType<typeof layOut>;
const boards = new WeakMap<object, Map<string, Board>>();
function boardIn(scene: Scene): Board | null {
  const { encounter } = seenIn(scene);
  const card = scene.content.get(encounter) as EncounterCard | undefined;
  if (card === undefined) return null;
  let known = boards.get(scene.content);
  if (known === undefined) boards.set(scene.content, (known = new Map()));
  let board = known.get(encounter);
  if (board === undefined) {
    known.set(encounter, (board = layOut(card, (id) => scene.content.get(id), HIGHEST_LEVEL)));
  }
  return board;
}

const cardIn = ({ view, content }: Scene, thing: number): FigureCard => {
  const shown = Object.values(view.zones)
    .flat()
    .find((one) => one.thing === thing);
  return content.get(shown?.card ?? '') as unknown as FigureCard;
};
const onTheBoard = (scene: Scene): Figure[] => {
  const { track, figures } = seenIn(scene);
  const inOrder = track.flatMap((one) => one.figures);
  const behind = figures.map((one) => one.thing).filter((thing) => !inOrder.includes(thing));
  return [...inOrder, ...behind].flatMap((thing) => figures.filter((one) => one.thing === thing && one.square !== ''));
};
const baseIn = (scene: Scene, { thing, square }: Figure): Square[] => areaOf(square, cardIn(scene, thing).size ?? 1);

/** Adventurers by a capital, opponents by their Activation Number and a small letter; a letter before a number is a space. */
function markOf(scene: Scene, figure: Figure): string {
  const name = scene.say('kernel.element', { element: { thing: figure.thing } });
  const alike = onTheBoard(scene).filter((one) => {
    const other = scene.say('kernel.element', { element: { thing: one.thing } });
    return one.side === figure.side && other[0] === name[0] && other !== name;
  });
  const letters = name.slice(0, alike.length > 0 ? 2 : 1);
  return figure.side === 'adventurers' ? letters.toUpperCase() : `${figure.number}${letters.toLowerCase()}`;
}

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
  const cell = (square: Square): string => {
    if (!grid.has(square)) return '';
    const token = tokens.find((one) => one.square === square);
    const ground = token ? TOKEN_MARKS[token.kind] : TERRAIN_MARKS[scene.value('terrain', square) as Terrain];
    const level = scene.value('elevation', square) as number;
    return (marks.get(square) ?? ground) + (level > 1 ? `^${level}` : '');
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

const EFFECTS = [...NEGATIVE_EFFECTS, ...POSITIVE_EFFECTS];
const countersOn = ({ view }: Scene, thing: number): Readonly<Record<string, number>> =>
  Object.values(view.zones)
    .flat()
    .find((one) => one.thing === thing)?.counters ?? {};

function figureLine(scene: Scene, figure: Figure, withMark: boolean): string {
  const { thing, owner, square, damage, stamina, acted, number } = figure;
  const { say, value } = scene;
  const most = value('maximum HP', thing) as number;
  const bar = cardIn(scene, thing).stamina;
  const counters = countersOn(scene, thing);
  const effects = EFFECTS.filter((effect) => (counters[effect] ?? 0) > 0);
  return say('board.figure', {
    mark: withMark ? markOf(scene, figure).padEnd(3) : null,
    figure: { thing },
    number: owner === NOBODY ? number : null,
    square,
    owner: owner === NOBODY ? null : { seat: owner },
    hp: most - damage,
    most,
    defense: value('defense', thing),
    armor: value('armor', thing),
    stamina: bar === undefined || owner === NOBODY ? null : `${stamina}/${bar.most}`,
    effects: effects.length === 0 ? null : effects.map((effect) => ({ key: `effect.${effect}`, with: {} })),
    acted,
  });
}
const figureLines = (scene: Scene, withMark: boolean): string[] =>
  onTheBoard(scene).map((one) => figureLine(scene, one, withMark));

const heading = ({ say, ...scene }: Scene): string => {
  const { round, encounter } = seenIn({ say, ...scene });
  return say('board.round', { round, encounter: scene.content.has(encounter) ? { content: encounter } : null });
};

/** The board is drawn when figures stand on it. */
export function textBoard(scene: Scene, whole: boolean): string[] {
  const legend = whole ? [scene.say('board.legend'), ''] : [];
  return [heading(scene), ...drawing(scene), '', ...legend, ...figureLines(scene, true)];
}

// ---- in words ----

/** The reader's figure whose turn it is, else the first of the reader's; whoever only watches looks from the turn. */
function actor(scene: Scene): Figure | null {
  const { viewer, stack } = scene.view;
  const turn = stack.find(({ proc }) => proc === 'turn')?.locals as { figure?: number } | undefined;
  const own = onTheBoard(scene).filter((one) => viewer === null || one.owner === viewer);
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
      const penalty = sight === true ? value('to the attack roll', from.thing, one.thing) : 0;
      const friend = one.side === from.side;
      const about = { figure: { thing: one.thing }, square: one.square, friend, far, sight, soi, penalty };
      return `  ${say('board.distance', about)}`;
    }),
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

/** What is printed on the card of a figure. */
function cardLines(scene: Scene, figure: Figure): string[] {
  const { say } = scene;
  const card = cardIn(scene, figure.thing);
  const dice = (card.dice ?? (scene.value('combat dice', figure.thing) as string[])).map((die) => ({
    content: `die-${die}`,
  }));
  const steps = (card.ai ?? []).flatMap((step, i) => [
    say('board.ai-step', { step: i + 1, condition: conditionText(step.if) as unknown as Json }),
    ...step.do.map((effect) => `    ${say('board.instruction', { instruction: textOf(effect) as unknown as Json })}`),
    ...(step.continueDown === true ? [`    ${say('board.continue-down')}`] : []),
  ]);
  return [
    figureLine(scene, figure, false),
    say('board.card', { movement: scene.value('movement value', figure.thing), dice, tags: [...card.tags] }),
    ...steps,
  ];
}
const VERBS: NonNullable<Part['verbs']> = { ...VOCABULARY.verbs, ...INSTRUCTIONS.verbs };
function textOf(effect: Effect): Message {
  const verb = Object.keys(effect).find((name) => name in VERBS)!;
  return VERBS[verb]!.text(effect);
}
function conditionText(condition: Effect): Message {
  const [name, wanted] = Object.entries(condition)[0]!;
  if (name === 'opponent' && typeof wanted === 'object') {
    return { key: 'condition.opponent-spaces', with: { spaces: (wanted as { spaces: number }).spaces } };
  }
  if (name === 'opponent') return { key: `condition.opponent-${wanted as string}`, with: {} };
  if (name === 'can move and attack') {
    const { ATK, range = 1 } = wanted as { ATK: string; range?: number };
    return { key: `condition.${name}`, with: { type: ATK, range } };
  }
  return { key: `condition.${name}`, with: { wanted: wanted! } };
}

function sights(scene: Scene): Sight[] {
  const { say } = scene;
  const board = boardIn(scene);
  const figures = onTheBoard(scene).map((one): Sight => ({
    word: String(one.thing),
    names: [say('kernel.element', { element: { thing: one.thing } }), markOf(scene, one)],
    detail: say('board.at', { square: one.square }),
    mark: markOf(scene, one),
    tell: () => cardLines(scene, one),
  }));
  const squares = (board?.grid.squares ?? []).map((square): Sight => ({
    word: square,
    names: [square],
    tell: () => [squareLine(scene, square)],
  }));
  return [...figures, ...squares];
}
function squareLine(scene: Scene, square: Square): string {
  const there = onTheBoard(scene).find((one) => baseIn(scene, one).includes(square));
  const token = seenIn(scene).tokens.find((one) => one.square === square);
  return scene.say('board.square', {
    square,
    terrain: scene.value('terrain', square),
    level: scene.value('elevation', square),
    figure: there ? { thing: there.thing } : null,
    token: token?.kind ?? null,
  });
}

export const DESCRIPTION: Partial<Description> = {
  sentences: (scene) => [
    heading(scene),
    '',
    ...figureLines(scene, false).flatMap((line) => [line, '']),
    ...terrainLines(scene),
  ],
  around: (scene) => {
    const from = actor(scene);
    return from === null ? [] : [...cardLines(scene, from), ...near(scene)];
  },
  near,
  own: (scene) =>
    onTheBoard(scene)
      .filter(({ owner }) => owner === scene.view.viewer)
      .flatMap((one) => cardLines(scene, one)),
  sights,
};
