import type { Json, View } from '@questwright/kernel';
import { findThing, type Description, type Scene, type Sight } from '@questwright/messages';
import type { ScenarioContent } from './content.ts';
import { CELLS, distance, SIZE } from './grid.ts';
import { NOBODY, type Figure, type Skirmish, type Token } from './world.ts';

interface Seen extends Pick<Skirmish, 'scenario' | 'round' | 'figures' | 'totems' | 'track'> {
  cinders?: { fires: string[] };
}
type Marked = Token & { mark: string };

const seenIn = (view: View): Seen => view.world as unknown as Seen;

/** The figures on the board, in the order of the track. */
function standing({ view }: Scene): Figure[] {
  const { track, figures } = seenIn(view);
  return track.flatMap((thing) => figures.filter((one) => one.thing === thing && one.cell !== ''));
}
const totemsIn = ({ view }: Scene): Token[] =>
  seenIn(view).totems.filter((one) => one.cell !== '' && findThing(view, one.thing) !== null);

const groundIn = ({ view, content }: Scene): string =>
  (content.get(seenIn(view).scenario) as unknown as ScenarioContent).map.join('');

/** The grid with a mark for each figure, and below it what each mark is, in the order of the track. */
export function board(scene: Scene): string[] {
  const { round, cinders } = seenIn(scene.view);
  const marks = marksIn(scene);
  const ground = groundIn(scene);
  const burns = (cell: string): boolean => cinders?.fires.includes(cell) ?? false;
  const shown = (cell: string, i: number): string =>
    (marks.find((one) => one.cell === cell)?.mark ?? (burns(cell) ? '^' : ground[i]!)).padEnd(2);
  const cells = CELLS.map(shown);
  const rows = Array.from(
    { length: SIZE },
    (_, row) => `${row + 1}  ${cells.slice(row * SIZE, (row + 1) * SIZE).join(' ')}`,
  );
  const letters = CELLS.slice(0, SIZE).map((cell) => `${cell[0]!} `);
  return [
    scene.say('board.round', { round }),
    `   ${letters.join(' ')}`,
    ...rows,
    '',
    scene.say('board.legend', { fires: cinders ? 'some' : null }),
    '',
    ...figureLines(scene, marks),
  ].map((line) => line.trimEnd());
}

const figureLines = (scene: Scene, marks: readonly Marked[]): string[] => [
  ...standing(scene).map((one) => figureLine(scene, one, marks)),
  ...totemsIn(scene).map(({ thing, cell }) =>
    scene.say('board.totem', { figure: { thing }, cell, mark: markOf(thing, marks) }),
  ),
];

const markOf = (thing: number, marks: readonly Marked[]): string | null =>
  marks.find((one) => one.thing === thing)?.mark.padEnd(2) ?? null;

/** All that counts of a figure now: whose it is, its health and stamina, its form, and what has befallen it. */
function figureLine({ view, say, value }: Scene, figure: Figure, marks: readonly Marked[]): string {
  const { thing, cell, damage, stamina, acted } = figure;
  const number = (name: string): number => value(name, thing) as number;
  const leader = number('controller');
  const form = value('form', thing) as string;
  const printed = findThing(view, thing)?.card ?? form;
  return say('board.figure', {
    mark: markOf(thing, marks),
    figure: { thing },
    form: form === printed ? null : { content: form },
    cell,
    owner: leader === NOBODY ? null : { seat: leader },
    tamed: leader === figure.owner ? null : 'yes',
    health: number('health') - damage,
    most: number('health'),
    defense: number('defense'),
    stamina: number('most stamina') === 0 ? null : `${stamina}/${number('most stamina')}`,
    blinded: value('blinded', thing),
    acted,
  });
}

/** The first letter of a name, with a number where several would share it. */
function marksIn(scene: Scene): Marked[] {
  const tokens: Token[] = [...standing(scene), ...totemsIn(scene)];
  const letters = tokens.map(({ thing }) => scene.say('kernel.element', { element: { thing } })[0]!.toUpperCase());
  return tokens.map(({ thing, cell }, i) => {
    const letter = letters[i]!;
    const before = letters.slice(0, i).filter((one) => one === letter).length;
    const shared = letters.filter((one) => one === letter).length > 1;
    return { thing, cell, mark: shared ? `${letter}${before + 1}` : letter };
  });
}

// ---- in words ----

/** The reader's figure whose turn it is, else the first that the reader leads; whoever only watches looks from the turn. */
function actor(scene: Scene): Figure | null {
  const { viewer } = scene.view;
  const turn = scene.view.stack.find(({ proc }) => proc === 'turn')?.locals as { figure?: number } | undefined;
  const own = standing(scene).filter(({ thing }) => viewer === null || scene.value('controller', thing) === viewer);
  return own.find(({ thing }) => thing === turn?.figure) ?? own[0] ?? null;
}

const cellsOf = (ground: string, mark: string): string[] => CELLS.filter((_, i) => ground[i] === mark);

function groundLines(scene: Scene): string[] {
  const ground = groundIn(scene);
  const fires = seenIn(scene.view).cinders?.fires ?? [];
  const parts: readonly [string, Json[]][] = [
    ['walls', cellsOf(ground, '#')],
    ['rough', cellsOf(ground, '~')],
    ['fires', fires],
  ];
  return parts.filter(([, cells]) => cells.length > 0).map(([key, cells]) => scene.say(`board.${key}`, { cells }));
}

function near(scene: Scene): string[] {
  const { say, value } = scene;
  const from = actor(scene);
  if (from === null) return [];
  const others = standing(scene)
    .filter(({ thing }) => thing !== from.thing)
    .map((one) => ({ ...one, steps: distance(from.cell, one.cell) }))
    .sort((x, y) => x.steps - y.steps);
  return [
    say('board.near', { figure: { thing: from.thing }, cell: from.cell, range: value('range', from.thing) }),
    ...others.map(({ thing, cell, steps }) => {
      const friend = value('side', thing) === value('side', from.thing);
      const sight = value('sight', from.cell, cell);
      return `  ${say('board.distance', { figure: { thing }, cell, steps, friend, sight })}`;
    }),
  ];
}

function around(scene: Scene): string[] {
  const from = actor(scene);
  return from === null ? [] : [figureLine(scene, from, []), ...near(scene)];
}

function sights(scene: Scene): Sight[] {
  const { say } = scene;
  const figures = standing(scene).map((one): Sight => {
    const tell = (): string[] => {
      const text = `text.${scene.value('form', one.thing) as string}`;
      return [figureLine(scene, one, []), ...(say.has(text) ? [say(text)] : [])];
    };
    const detail = say('board.at', { cell: one.cell });
    return { word: String(one.thing), names: [say('kernel.element', { element: { thing: one.thing } })], detail, tell };
  });
  const ground = groundIn(scene);
  const cells = CELLS.map((cell, i): Sight => {
    const there = [...standing(scene), ...totemsIn(scene)].find((one) => one.cell === cell);
    const tell = (): string[] => [
      say('board.cell', {
        cell,
        ground: ground[i] === '#' ? 'wall' : ground[i] === '~' ? 'rough' : 'open',
        figure: there ? { thing: there.thing } : null,
      }),
    ];
    return { word: cell, names: [cell], tell };
  });
  return [...figures, ...cells];
}

export const DESCRIPTION: Partial<Description> = {
  sentences: (scene) => [
    scene.say('board.round', { round: seenIn(scene.view).round }),
    '',
    ...figureLines(scene, []).flatMap((line) => [line, '']),
    ...groundLines(scene),
  ],
  around,
  near,
  own: (scene) =>
    standing(scene)
      .filter(({ thing }) => scene.value('controller', thing) === scene.view.viewer)
      .map((one) => figureLine(scene, one, [])),
  sights,
};
