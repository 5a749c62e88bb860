/** The position in sentences: where one stands, what lies near, what each place and card is. No drawing is needed. */

import type { DistributeOf, Form, ThingView } from '@questwright/kernel';
import { shortestPath, stepsFrom } from '@questwright/geometry';
import { pileInWords, type Description, type Scene, type Sight, type Whole } from '@questwright/messages';
import { stackName } from '../rules/board/board-edits.ts';
import { cardSheet } from './card-sheet.ts';
import type { Card, Space } from '../cards.ts';
import {
  enemy,
  figuresIn,
  heroLines,
  markOf,
  numbersLine,
  positionLines,
  roundLine,
  seenIn,
  spacesIn,
  townsIn,
} from './board.ts';
import { bundles } from './bundles.ts';
import { cautions, lost } from './cautions.ts';
import { hints } from './hints.ts';
import type { Figure } from '../rules/board/spaces.ts';
import { COLORS } from '../words.ts';

/** As far as five movement dice can carry. */
const REACH = 5;
/** Further ones of a color are told when these are gone. */
const MOST_OF_A_COLOR = 3;

const placeOf = (space: string): { content: string } => ({ content: `space-${space}` });

/** Where the reader stands; whoever only watches looks from the hero whose turn it is. */
function standpoint({ view }: Scene): string {
  const { heroes, turn } = seenIn(view);
  return heroes[view.viewer ?? turn]?.space ?? '';
}

const nextTo = (spaces: ReadonlyMap<string, Space>) => (space: string) =>
  (spaces.get(space)?.neighbours ?? []).filter((one) => spaces.get(one)?.cut !== true);

/** East, north-east …: rows with odd numbers lie half a space further east. */
function direction(from: Space, to: Space): string {
  const [column, row] = from.at;
  const [otherColumn, otherRow] = to.at;
  const east = otherColumn + (otherRow % 2) / 2 > column + (row % 2) / 2;
  if (row === otherRow) return east ? 'east' : 'west';
  return `${otherRow < row ? 'north' : 'south'}-${east ? 'east' : 'west'}`;
}

// ---- places ----

/** What lies and stands in a space; empty when nothing does. */
function contentsOf(scene: Scene, id: string, space: Space): string[] {
  const { view, say } = scene;
  const { adventures, undefeated } = seenIn(view);
  const found: string[] = [];
  if (adventures.includes(id) && space.jewel) found.push(say('sight.adventure', { color: space.jewel }));
  const waits = undefeated.find((one) => one.thing >= 0 && one.space === id);
  const card = view.zones['undefeated challenge track']?.find((one) => one.thing === waits?.thing);
  if (card?.card) found.push(say('sight.waits', { card: { content: card.card } }));
  for (const { space: at, seat, name } of figuresIn(scene)) {
    if (at !== id) continue;
    const { key, with: params } =
      seat === null ? name : { key: 'sight.hero', with: { seat: { seat }, you: view.viewer === seat ? 'yes' : 'no' } };
    found.push(say(key, params));
  }
  return found;
}

/** The terrain in words: a pack may have another name for it. */
const terrainOf = ({ say }: Scene, { terrain }: Space): string => say(`terrain.${terrain}`);

function placeLines(scene: Scene, id: string, spaces: ReadonlyMap<string, Space>): string[] {
  const { view, say } = scene;
  const space = spaces.get(id)!;
  const found = contentsOf(scene, id, space);
  const lines = [
    say('sight.place', {
      space: placeOf(id),
      mark: markOf(space),
      terrain: space.terrain === 'town' ? 'town' : terrainOf(scene, space),
      jewel: space.jewel ?? null,
      sunburst: space.sunburst ?? null,
      found: found.length === 0 ? null : found,
    }),
  ];
  if (space.town !== undefined) {
    const stack = view.zones[`stack of ${space.town}`] ?? [];
    lines.push(say('sight.market', { cards: pileInWords(stack, say) }));
  }
  const around = nextTo(spaces)(id).map((next) => {
    const there = contentsOf(scene, next, spaces.get(next)!);
    const found = there.length === 0 ? null : there;
    const to = spaces.get(next)!;
    return say('sight.next', {
      direction: direction(space, to),
      space: placeOf(next),
      terrain: terrainOf(scene, to),
      found,
    });
  });
  return [...lines, say('sight.around'), ...around.map((one) => `  ${one}`)];
}

function around(scene: Scene): string[] {
  const here = standpoint(scene);
  if (here === '') return [scene.say('sight.not-on-the-board')];
  return placeLines(scene, here, spacesIn(scene));
}

function near(scene: Scene): string[] {
  const { view, say } = scene;
  const { adventures, undefeated } = seenIn(view);
  const from = standpoint(scene);
  if (from === '') return [say('sight.not-on-the-board')];
  const spaces = spacesIn(scene);
  const steps = stepsFrom(from, nextTo(spaces));
  const inOrder = [...steps].filter(([space]) => space !== from);
  const way = (to: string): string[] =>
    (shortestPath(from, to, nextTo(spaces)) ?? []).map((space) => terrainOf(scene, spaces.get(space)!));
  const line = (space: string, what: string): string =>
    `  ${say('sight.way', { what: what === '' ? null : what, space: placeOf(space), mark: markOf(spaces.get(space)!), steps: steps.get(space)!, way: way(space) })}`;
  const within = inOrder.filter(([, count]) => count <= REACH).map(([space]) => space);
  const towns = within.filter((space) => spaces.get(space)!.town !== undefined);
  const lines = [say('sight.near', { space: placeOf(from), most: REACH })];
  const part = (title: string, told: readonly string[]): void => {
    if (told.length > 0) lines.push(title, ...told);
  };
  part(
    say('sight.towns'),
    towns.map((space) => line(space, '')),
  );
  for (const color of COLORS) {
    const there = within.filter((space) => spaces.get(space)!.jewel === color && adventures.includes(space));
    part(
      say('sight.adventures', { color, number: there.length }),
      there.slice(0, MOST_OF_A_COLOR).map((space) => line(space, '')),
    );
  }
  part(
    say('sight.waiting'),
    undefeated.flatMap(({ thing, space }) => {
      const card = view.zones['undefeated challenge track']?.find((one) => one.thing === thing)?.card;
      return card && steps.has(space) && space !== from ? [line(space, say(`content.${card}`))] : [];
    }),
  );
  const told = (figures: readonly Figure[]): string[] =>
    figures.flatMap(({ space, name }) => (steps.has(space) ? [line(space, say(name.key, name.with))] : []));
  const figures = figuresIn(scene).filter(({ seat }) => seat === null || seat !== view.viewer);
  part(say('sight.heroes'), told(figures.filter(({ seat }) => seat !== null)));
  part(say('sight.figures'), told(figures.filter(({ seat }) => seat === null)));
  return lines;
}

// ---- cards ----

/** The card as it is printed, and its numbers as they are now. */
function cardLines(scene: Scene, id: string, thing: ThingView): string[] {
  const { say, content } = scene;
  const card = content.get(id) as Card;
  const [name = '', ...printed] = cardSheet(id, card).lines.map(({ key, with: params }) => say(key, params));
  const lines = [
    `${name}. ${printed[0] ?? ''}`,
    ...printed
      .slice(1)
      .filter((line) => line !== '')
      .map((line) => `  ${line}`),
  ];
  if (card.kind === 'challenge') lines.push(say('sight.now', { numbers: enemy(thing, scene) }));
  else if (card.kind === 'hero' || card.kind === 'ally')
    lines.push(say('sight.now', { numbers: numbersLine(scene, thing) }));
  return lines;
}

/** Every card that lies open to the reader. */
function cardSights(scene: Scene): Sight[] {
  const { view, say } = scene;
  return Object.entries(view.zones).flatMap(([pile, things]) =>
    things.flatMap((thing): Sight[] => {
      const { card } = thing;
      if (card === null) return [];
      const called = `called.${card}`;
      const names = [say(`content.${card}`), ...(say.has(called) ? [say(called)] : [])];
      const hero = /^hero\/(\d+)$/.exec(pile);
      const tell = (): string[] =>
        hero ? [...cardLines(scene, card, thing), ...heroLines(scene, Number(hero[1]))] : cardLines(scene, card, thing);
      return [{ word: String(thing.thing), names, detail: detailOf(scene, pile, thing), tell }];
    }),
  );
}

function detailOf(scene: Scene, pile: string, { up, counters }: ThingView): string {
  const { view, say } = scene;
  const [zone, seat] = pile.split('/') as [string, string?];
  const owner = seat === undefined ? null : { seat: Number(seat) };
  const stack = view.zones[pile];
  const market = zone.startsWith(stackName('')) ? townsIn(scene).find((one) => one.stack === stack) : undefined;
  const town = market === undefined ? null : placeOf(market.space);
  const { wounds = 0, exhaustion = 0 } = counters;
  return say('sight.detail', { owner, town, activated: up ? null : 'yes', wounds, exhaustion });
}

function placeSights(scene: Scene): Sight[] {
  const spaces = spacesIn(scene);
  return [...spaces].flatMap(([id, space]) => {
    const name = scene.say(`content.space-${id}`);
    const mark = markOf(space);
    return space.cut ? [] : [{ word: id, names: [name, id, mark], mark, tell: () => placeLines(scene, id, spaces) }];
  });
}

function figureSights(scene: Scene): Sight[] {
  const spaces = spacesIn(scene);
  return figuresIn(scene).flatMap(({ id, seat, space, mark, name: { key, with: params } }) =>
    seat !== null || !spaces.has(space)
      ? []
      : [{ word: id, names: [scene.say(key, params), mark], tell: () => placeLines(scene, space, spaces) }],
  );
}

function own(scene: Scene): string[] {
  const { view, say } = scene;
  const seat = view.viewer ?? seenIn(view).turn;
  const cards = view.zones[`area/${seat}`] ?? [];
  return [
    ...heroLines(scene, seat),
    ...cards.flatMap((thing) => (thing.card === null ? [] : cardLines(scene, thing.card, thing))),
    ...(cards.length === 0 ? [say('sight.no-cards')] : []),
  ];
}

/** Spaces where nothing is. */
function quiet(scene: Scene, options: readonly string[]): readonly string[] {
  const spaces = spacesIn(scene);
  return options.filter((option) => {
    const [choice, to = ''] = option.split(':');
    const space = spaces.get(to);
    return choice === 'move' && space?.town === undefined && space && contentsOf(scene, to, space).length === 0;
  });
}

/** Where one alone can recover, every amount is an answer. */
function wholes(_: Scene, { choice, of }: Form): Whole[] {
  const { over, max } = of as unknown as DistributeOf;
  const [only] = over ?? [];
  if (choice !== 'recover' || only === undefined || over.length > 1) return [];
  const most = Math.min(max, only.max);
  return Array.from({ length: most + 1 }, (_none, fewer) => ({
    elements: [String(most - fewer)],
    text: { key: 'whole.recover', with: { thing: { thing: Number(only.id) }, amount: most - fewer } },
  }));
}

export const DESCRIPTION: Description = {
  sentences: (scene, whole) => {
    const moves = whole || scene.view.decision?.proc === 'movement step';
    return [...(moves ? [roundLine(scene), '', ...around(scene), ''] : []), ...positionLines(scene, whole)];
  },
  around,
  near,
  own,
  sights: (scene) => [...placeSights(scene), ...figureSights(scene), ...cardSights(scene)],
  hints,
  bundles,
  cautions,
  lost,
  wholes,
  quiet,
};
