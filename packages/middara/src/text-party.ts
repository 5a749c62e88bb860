/** The party between Encounters: who has what, and the Gold of all. */

import type { Scene } from '@questwright/messages';
import { onTheBoard, seenIn } from './text-scene.ts';
import { NOBODY } from './world.ts';

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

/** Null while there is something else to be seen. */
export function partyLines(scene: Scene): string[] | null {
  const { view, say } = scene;
  const cards = cardsIn(scene);
  if (onTheBoard(scene).length > 0 || !view.stack.some(({ proc }) => BETWEEN.includes(proc))) return null;
  const { gold, figures } = seenIn(scene);
  const stash = (view.zones['stash'] ?? []).map(({ thing }) => thing);
  return [
    say('party.gold', { gold, stash: cards(stash) }),
    ...figures
      .filter(({ owner }) => owner !== NOBODY)
      .map(({ thing, gear, pack, xp, owner }) =>
        say('party.outfit', { figure: { thing }, seat: { seat: owner }, xp, gear: cards(gear), pack: cards(pack) }),
      ),
  ];
}
