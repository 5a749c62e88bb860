import type { ThingView } from '@questwright/kernel';
import type { Tell } from './words.ts';

/** A pile in words, top first: cards that the reader knows by name, the others by number. For boards. In a pile that lies
 *  face down as a whole, `faces: false` leaves out what goes without saying. */
export function pileInWords(things: readonly ThingView[], say: Tell, { faces = true } = {}): string {
  const parts: string[] = [];
  let unknown = 0;
  // Beside cards with names, a bare number could be taken for that of the names.
  const mixed = things.some(({ card }) => card !== null);
  const nameless = (number: number): string => say(mixed ? 'board.unknown-cards' : 'board.cards', { number });
  const count = (): void => {
    if (unknown > 0) parts.push(nameless(unknown));
    unknown = 0;
  };
  for (const thing of things) {
    const bare = thing.under.length === 0 && Object.values(thing.counters).every((number) => number === 0);
    if (thing.card === null && bare) {
      unknown++;
      continue;
    }
    count();
    parts.push(thingInWords(thing, say, faces, nameless));
  }
  count();
  return parts.length === 0 ? say('board.empty') : parts.join(', ');
}

function thingInWords(
  { card, up, under, counters }: ThingView,
  say: Tell,
  faces: boolean,
  nameless: (number: number) => string,
): string {
  let text = card === null ? nameless(1) : say(`content.${card}`);
  if (card !== null && !up && faces) text = say('board.face-down', { card: text });
  for (const [counter, number] of Object.entries(counters)) {
    if (number !== 0) text = say('board.with-counter', { card: text, counter, number });
  }
  return under.length === 0 ? text : say('board.with-under', { card: text, under: pileInWords(under, say) });
}
