/** What a reader sees of the board, for whoever puts it into words. */

import { areaOf, type Direction, type Square } from '@questwright/geometry/square';
import type { Message } from '@questwright/kernel';
import type { Scene } from '@questwright/messages';
import { layOut } from '../rules/movement/board.ts';
import type { EncounterCard, FigureCard } from '../cards.ts';
import { HIGHEST_LEVEL } from '../words.ts';
import type { Figure, Middara } from '../world.ts';

type Seen = Pick<
  Middara,
  'seats' | 'encounter' | 'ends' | 'round' | 'figures' | 'forms' | 'track' | 'tokens' | 'terrain' | 'gold'
>;
export const seenIn = ({ view }: Pick<Scene, 'view'>): Seen => view.world as unknown as Seen;
export const encounterIn = (scene: Pick<Scene, 'view' | 'content'>): EncounterCard | undefined =>
  scene.content.get(seenIn(scene).encounter) as EncounterCard | undefined;

type Board = ReturnType<typeof layOut>;
/** The board of any Encounter, from its public side. */
export const boardOf = (card: Pick<EncounterCard, 'tiles'>, content: Scene['content']): Board =>
  layOut(card as EncounterCard, (id) => content.get(id), HIGHEST_LEVEL);
const boards = new WeakMap<object, Map<string, Board>>();
export function boardIn(scene: Scene): Board | null {
  const { encounter } = seenIn(scene);
  const card = encounterIn(scene);
  if (card === undefined) return null;
  let known = boards.get(scene.content);
  if (known === undefined) boards.set(scene.content, (known = new Map()));
  let board = known.get(encounter);
  if (board === undefined) {
    known.set(encounter, (board = boardOf(card, scene.content)));
  }
  return board;
}

/** Where the Current flows on a space; a token that lies there covers it. */
export const flowIn = (scene: Scene, square: Square): Direction | null =>
  seenIn(scene).terrain.some((one) => one.square === square)
    ? null
    : (encounterIn(scene)?.current?.arrows[square] ?? null);

/** The id of the card that a thing is; empty when the reader does not see it. */
export const idIn = ({ view }: Pick<Scene, 'view'>, thing: number): string =>
  Object.values(view.zones)
    .flat()
    .find((one) => one.thing === thing)?.card ?? '';
/** The card that a figure uses, in whatever form it is. */
export const cardIn = (scene: Scene, thing: number): FigureCard => {
  const form = seenIn(scene).forms.find((one) => one.figure === thing);
  return scene.content.get(idIn(scene, form?.card ?? thing)) as unknown as FigureCard;
};
/** Cards whose figures have names of their own, by their Activation Numbers. */
const NAMED: ReadonlySet<string> = new Set(['femke-and-diem']);
export const ownNameOf = (id: string, number: number): Message | null =>
  NAMED.has(id) ? { key: `figure.${id}.${number}`, with: {} } : null;

/** The figures on the board, from the front of the Initiative Track. */
export const onTheBoard = (scene: Scene): Figure[] => {
  const { track, figures } = seenIn(scene);
  const inOrder = track.flatMap((one) => one.figures);
  const behind = figures.map((one) => one.thing).filter((thing) => !inOrder.includes(thing));
  return [...inOrder, ...behind].flatMap((thing) => figures.filter((one) => one.thing === thing && one.square !== ''));
};
export const baseIn = (scene: Scene, { thing, square }: Figure): Square[] =>
  areaOf(square, cardIn(scene, thing).size ?? 1);

/** Adventurers by a capital, opponents by their Activation Number and a small letter; a letter before a number is a space. */
export function markOf(scene: Scene, figure: Figure): string {
  const nameOf = ({ thing, number }: Figure): string => {
    const id = idIn(scene, thing);
    return scene.say(ownNameOf(id, number)?.key ?? `content.${id}`);
  };
  const name = nameOf(figure);
  // Whoever is not there yet or any more counts as well: a mark stays the same for the whole Encounter.
  const alike = seenIn(scene).figures.filter((one) => {
    const other = nameOf(one);
    return one.side === figure.side && other[0] === name[0] && other !== name;
  });
  const letters = name.slice(0, alike.length > 0 ? 2 : 1);
  return figure.side === 'adventurers' ? letters.toUpperCase() : `${figure.number}${letters.toLowerCase()}`;
}
