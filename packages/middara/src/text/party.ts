/** The party between Encounters: who has what, and the Gold of all. */

import type { Scene, Sight } from '@questwright/messages';
import type { GearCard } from '../cards.ts';
import { factsIn } from './facts.ts';
import { cardLines } from './cards.ts';
import { onTheBoard, seenIn } from './scene.ts';
import { NOBODY, type Figure } from '../world.ts';

const BETWEEN: readonly string[] = ['setting up', 'shop and train'];
/** Cards, each followed by the Upgrades on it. */
const cardsIn =
  ({ view }: Scene) =>
  (things: readonly number[]): { thing: number }[] | null => {
    const lying = Object.values(view.zones).flat();
    const all = things.flatMap((thing) => [
      { thing },
      ...(lying.find((one) => one.thing === thing)?.under ?? []).map((one) => ({ thing: one.thing })),
    ]);
    return all.length === 0 ? null : all;
  };

const outfitLine = (scene: Scene, { thing, gear, pack, xp, owner }: Figure): string => {
  const cards = cardsIn(scene);
  return scene.say('party.outfit', {
    figure: { thing },
    // Whoever plays alone leads them all.
    seat: seenIn(scene).seats === 1 ? null : { seat: owner },
    xp,
    gear: cards(gear),
    pack: cards(pack),
  });
};
const members = (scene: Scene): Figure[] => seenIn(scene).figures.filter(({ owner }) => owner !== NOBODY);

/** Null while there is something else to be seen. */
export function partyLines(scene: Scene): string[] | null {
  const { view, say } = scene;
  const cards = cardsIn(scene);
  if (onTheBoard(scene).length > 0 || !view.stack.some(({ proc }) => BETWEEN.includes(proc))) return null;
  const { gold } = seenIn(scene);
  const stash = (view.zones['stash'] ?? []).map(({ thing }) => thing);
  return [say('party.gold', { gold, stash: cards(stash) }), ...members(scene).map((one) => outfitLine(scene, one))];
}

/** Between Encounters there are the Adventurers to look at, and every Item that is seen. */
export function partySights(scene: Scene): Sight[] {
  if (partyLines(scene) === null) return [];
  const { view, content, say } = scene;
  const items = new Map<string, number>();
  for (const { thing, card } of Object.values(view.zones).flat()) {
    if (card !== null && content.get(card)?.['kind'] === 'item' && !items.has(card)) items.set(card, thing);
  }
  const called = (thing: number): string => say('kernel.element', { element: { thing } });
  return [
    ...members(scene).map((one) => ({
      word: String(one.thing),
      names: [called(one.thing)],
      tell: () => [outfitLine(scene, one), ...cardLines(scene, one)],
    })),
    ...[...items].map(([id, thing]) => ({
      word: String(thing),
      names: [called(thing)],
      tell: () => [
        say('board.item', {
          card: { thing },
          facts: factsIn(id, (one) => content.get(one) as GearCard | undefined),
        }),
      ],
    })),
  ];
}
