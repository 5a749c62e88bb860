import type { ThingView } from '@questwright/kernel';
import type { Tell } from './words.ts';

/** A pile in words, top first: cards that the reader knows by name, the others by number. For boards. */
export function pileInWords(things: readonly ThingView[], say: Tell): string {
  const parts: string[] = [];
  let unknown = 0;
  const count = (): void => {
    if (unknown > 0) parts.push(say('board.cards', { number: unknown }));
    unknown = 0;
  };
  for (const thing of things) {
    if (thing.card === null && thing.under.length === 0) {
      unknown++;
      continue;
    }
    count();
    parts.push(thingInWords(thing, say));
  }
  count();
  return parts.length === 0 ? say('board.empty') : parts.join(', ');
}

function thingInWords({ card, up, under }: ThingView, say: Tell): string {
  const name = card === null ? say('board.cards', { number: 1 }) : say(`content.${card}`);
  const turned = card !== null && !up ? say('board.face-down', { card: name }) : name;
  return under.length === 0 ? turned : say('board.with-under', { card: turned, under: pileInWords(under, say) });
}
