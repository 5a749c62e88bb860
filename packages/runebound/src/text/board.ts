/** The position as lines of plain text: the map, the heroes, the towns' stacks, the event and the waiting challenges. */

import type { Content, ThingView, View } from '@questwright/kernel';
import { pileInWords, type Scene, type Tell } from '@questwright/messages';
import { stackName } from '../rules/board/board-edits.ts';
import { cardText } from './card-text.ts';
import type { Card, Encounter, Space } from '../cards.ts';
import type { Figure } from '../rules/board/spaces.ts';
import {
  ATTRIBUTE_OF,
  COLORS,
  IMPROVEMENTS,
  PHASES,
  type Color,
  type Exception,
  type Terrain,
  type Town,
} from '../words.ts';
import type { RuneboundWorld } from '../world.ts';

/** What is seen, without the rules. */
type Position = Pick<Scene, 'view' | 'content'>;
type Seen = Pick<RuneboundWorld, 'heroes' | 'board' | 'turn' | 'round' | 'adventures' | 'undefeated'>;
export const seenIn = (view: View): Seen => view.world as unknown as Seen;

const TERRAIN_MARKS: Readonly<Record<Terrain, string>> = {
  plains: '.',
  road: '=',
  river: '~',
  swamp: '"',
  forest: 'f',
  hill: 'n',
  mountain: '^',
};
const COLOR_MARKS: Readonly<Record<Color, string>> = { green: 'G', yellow: 'Y', blue: 'B', red: 'R' };
const CELL = 5;

/** The map is for whoever moves. */
export function textBoard(scene: Scene, whole: boolean): string[] {
  const drawn = whole || scene.view.decision?.proc === 'movement step';
  const legend = whole ? [scene.say('board.legend'), ''] : [];
  return [...(drawn ? [roundLine(scene), ...map(scene), ''] : []), ...legend, ...positionLines(scene, whole)];
}

export const PARTS_OF_THE_POSITION = ['heroes', 'towns', 'table'] as const;

/** Everything but the map. */
export function positionLines(scene: Scene, whole = true): string[] {
  const after = (part: (typeof PARTS_OF_THE_POSITION)[number]): string[] => scene.added?.(part, whole) ?? [];
  return [
    ...seenIn(scene.view).heroes.flatMap((_, seat) => {
      const lines = heroLines(scene, seat);
      return lines.length === 0 ? [] : [...lines, ''];
    }),
    ...after('heroes').flatMap((line, at, all) => (at === all.length - 1 ? [line, ''] : [line])),
    ...townLines(scene, whole),
    '',
    ...after('towns'),
    '',
    ...tableLines(scene),
    ...after('table').flatMap((line, at) => (at === 0 ? ['', line] : [line])),
  ];
}

export const roundLine = ({ view, say }: Scene): string => {
  const { round, turn } = seenIn(view);
  return say('board.round', { round, seat: turn });
};

/** The spaces of the board that is played on, by their ids. */
export function spacesIn({ view, content }: Position): Map<string, Space> {
  const { board } = seenIn(view);
  const spaces = new Map<string, Space>();
  for (const [id, card] of content as ReadonlyMap<string, Card>) {
    if (card.kind === 'space' && (card.board ?? board) === board) spaces.set(id.slice('space-'.length), card);
  }
  return spaces;
}

/** All that stands on the board. */
export const figuresIn = ({ value }: Scene): readonly Figure[] =>
  (value('figures on the board') ?? []) as unknown as readonly Figure[];

const rowName = (row: number): string => String.fromCharCode(65 + row);
/** Where a space is found on the map: row and column. */
export const markOf = ({ at: [column, row] }: Space): string => `${rowName(row)}${column + 1}`;

/** One cell for each hex, rows by their letters and columns by their numbers, as in the names of the spaces. */
function map(scene: Scene): string[] {
  const rows = new Map<number, string[]>();
  const figures = figuresIn(scene);
  for (const [id, space] of spacesIn(scene)) {
    const [column, row] = space.at;
    const cells = rows.get(row) ?? [];
    cells[column] = mark(id, space, scene, figures);
    rows.set(row, cells);
  }
  const inOrder = [...rows.entries()].sort(([x], [y]) => x - y);
  const columns = Math.max(...inOrder.map(([, cells]) => cells.length));
  const numbers = Array.from({ length: columns }, (_, i) => String(i + 1).padEnd(CELL)).join('');
  const lines = inOrder.map(([row, cells]) => {
    const shift = row % 2 === 1 ? ' '.repeat(Math.floor(CELL / 2)) : '';
    const drawn = Array.from({ length: columns }, (_, i) => (cells[i] ?? '').padEnd(CELL)).join('');
    return `${rowName(row)}  ${shift}${drawn}`.trimEnd();
  });
  return [`   ${numbers.trimEnd()}`, ...lines];
}

function mark(here: string, space: Space, { view }: Scene, all: readonly Figure[]): string {
  if (space.cut) return '';
  const { undefeated, adventures } = seenIn(view);
  const figures = all.flatMap((one) => (one.space === here ? [one.mark] : [])).join('');
  const ground = space.terrain === 'town' ? (space.town ?? '').slice(0, 2).toUpperCase() : TERRAIN_MARKS[space.terrain];
  const waits = undefeated.some((one) => one.thing >= 0 && one.space === here) ? '!' : '';
  const jewel = adventures.includes(here) && space.jewel ? COLOR_MARKS[space.jewel] : '';
  return `${ground}${jewel}${waits}${figures === '' ? '' : `@${figures}`}`;
}

// ---- heroes ----

export const list = (words: readonly string[], say: Tell): string => words.join(', ') || say('board.empty');

/** None for a seat that plays no Hero. */
export function heroLines(scene: Scene, seat: number): string[] {
  const { view, say, value } = scene;
  const { turn, heroes } = seenIn(view);
  const { space, counters, experience, points } = heroes[seat]!;
  const thing = view.zones[`hero/${seat}`]?.[0];
  if (!thing?.card) return [];
  const improved = IMPROVEMENTS.filter((name) => experience[name] > 0);
  const won = COLORS.filter((color) => counters[color] > 0);
  return [
    say('board.hero', {
      seat: { seat },
      number: seat,
      card: { content: thing.card },
      space: space === '' ? null : { content: `space-${space}` },
      turn: turn === seat ? 'yes' : 'no',
      you: view.viewer === seat ? 'yes' : 'no',
    }),
    `  ${numbersLine(scene, thing)}`,
    `  ${say('board.won', {
      gold: value('money', seat),
      points,
      counters: list(
        won.map((color) => say('board.counters', { number: counters[color], color })),
        say,
      ),
      worth: value('experience points', seat),
      improved:
        improved.length === 0
          ? null
          : improved.map((name) => say('board.improved', { name: say(`value.${name}`), times: experience[name] })),
    })}`,
    `  ${say('board.area', { cards: pileInWords(view.zones[`area/${seat}`] ?? [], say) })}`,
  ];
}

/** What somebody who fights on a player's side can do now, with all that cards add, and what they have suffered. */
export function numbersLine({ say, value }: Scene, { thing, counters }: ThingView): string {
  const attributes = PHASES.map((phase) =>
    say('board.attribute', {
      name: say(`value.${ATTRIBUTE_OF[phase]}`),
      number: value(ATTRIBUTE_OF[phase], thing),
      damage: value(`${phase} damage`, thing),
    }),
  );
  return say('board.sheet', {
    attributes: attributes.join(', '),
    wounds: counters['wounds'] ?? 0,
    life: value('life', thing),
    exhaustion: counters['exhaustion'] ?? 0,
    stamina: value('stamina', thing),
  });
}

// ---- towns and the table ----

const reader = ({ view }: Scene): number => view.viewer ?? seenIn(view).turn;

/** The towns of the board in the order of their market stacks: the space of each, and what lies in its stack. */
export function townsIn(position: Position): { town: Town; space: string; stack: readonly ThingView[] }[] {
  const { zones } = position.view;
  const spaces = new Map([...spacesIn(position)].map(([space, { town = '' }]) => [stackName(town), { town, space }]));
  return Object.keys(zones).flatMap((zone) => {
    const there = spaces.get(zone);
    return there === undefined ? [] : [{ ...there, stack: zones[zone]! }];
  });
}

/** What the towns sell, at the price that the reader would pay. */
function townLines(scene: Scene, whole: boolean): string[] {
  const { view, say, value } = scene;
  const here = seenIn(view).heroes[reader(scene)]!.space;
  const markets = townsIn(scene).filter(({ space, stack }) => stack.length > 0 && (whole || space === here));
  return markets.map(({ space, stack }) => {
    const priced = stack.map(({ thing, card }) =>
      say('board.priced', { card: { content: card! }, cost: value('price', thing, reader(scene)) }),
    );
    return say('board.stack', { town: { content: `space-${space}` }, cards: priced.join(', ') });
  });
}

function tableLines(scene: Scene): string[] {
  const { zones } = scene.view;
  const { undefeated } = seenIn(scene.view);
  const { say } = scene;
  const lines: string[] = [];
  const kindOf = (card: string): string => (scene.content.get(card) as Card).kind;
  const text = (card: string, leftOut: readonly string[] = []): string[] => {
    const told = Object.entries(scene.content.get(card)!).filter(([part]) => !leftOut.includes(part));
    const lines = cardText(Object.fromEntries(told) as Content).map(({ key, with: params }) => say(key, params));
    const flavour = `flavour.${card}`;
    return [...lines, ...(say.has(flavour) ? [say(flavour)] : [])].map((line) => `  ${line}`);
  };
  for (const { card } of zones['event'] ?? []) {
    if (card !== null) lines.push(say('board.event', { cards: { content: card } }), ...text(card), '');
  }
  for (const thing of zones['adventure'] ?? []) {
    if (thing.card !== null)
      lines.push(
        say('board.facing', { kind: kindOf(thing.card), card: enemy(thing, scene) }),
        ...text(thing.card, withoutForce(scene, thing.thing)),
        '',
      );
  }
  const waiting = zones['undefeated challenge track'] ?? [];
  for (const { thing, space } of undefeated) {
    const found = waiting.find((one) => one.thing === thing);
    if (found?.card)
      lines.push(say('board.waiting', { card: enemy(found, scene), space: { content: `space-${space}` } }));
  }
  return lines;
}

/** The parts of a Challenge's text that do not count in this fight. */
function withoutForce({ view }: Scene, thing: number): string[] {
  const fight = view.stack.findLast(({ proc }) => proc === 'combat')?.locals as
    | { opponent: number; exceptions: readonly Exception[] }
    | undefined;
  if (fight?.opponent !== thing) return [];
  return [
    ...(fight.exceptions.includes('no before combat') ? ['beforeCombat'] : []),
    ...(fight.exceptions.includes('no reward') ? ['reward'] : []),
  ];
}

/** A Challenge with the numbers that rolls against it must reach. */
export function enemy({ thing, card, counters }: ThingView, { say, value, content }: Scene): string {
  const name = say(`content.${card!}`);
  const { kind, life, keptAs } = content.get(card!) as Partial<Encounter>;
  // The numbers of somebody met who would become an Ally are no targets.
  if (life === undefined || (kind === 'encounter' && keptAs === 'ally')) return name;
  const numbers = PHASES.map((phase) =>
    say('board.target', {
      phase,
      number: value('target number', thing, phase),
      damage: value(`${phase} damage`, thing),
    }),
  );
  return say('board.enemy', {
    name,
    numbers: numbers.join(', '),
    wounds: counters['wounds'] ?? 0,
    life: value('life', thing),
  });
}
