/** How saved games come to the cards of a later version. */

import type { Content, Lasting } from '../writing/rules.ts';
import type { Migration } from '../writing/load.ts';
import { at, type Json } from '../state/json.ts';

/** A place in the text of a card. */
export interface TextCursor {
  of: string;
  path?: readonly (string | number)[];
  at?: number;
}

/** Cards that went have others in their places. Texts that were changed are followed as far as they are still there; whoever was
 *  in the middle of one that no card has any more goes on at `over`, the end of some text. */
export function withCards(
  cards: Readonly<Record<string, Content>>,
  replaced: Readonly<Record<string, string>>,
  over: TextCursor,
): NonNullable<Migration['game']> {
  const present = <C extends TextCursor>(cursor: C): C => ({ ...cursor, of: replaced[cursor.of] ?? cursor.of });
  const isThere = ({ of, path = [] }: TextCursor): boolean => !(of in cards) || at(cards[of], path) !== null;
  const still = (lasting: readonly Lasting[]): Lasting[] => lasting.map(present).filter(isThere);
  const follow = (proc: string, locals: TextCursor): TextCursor => {
    const found = typeof locals?.of === 'string' ? present(locals) : locals;
    return proc === 'effects' && !isThere(found) ? { ...found, ...over } : found;
  };
  return ({ world, stack }) => {
    world.things.cards = world.things.cards.map((id: string) => replaced[id] ?? id);
    world.lasting = still(world.lasting);
    for (const frame of stack) {
      frame.locals = follow(frame.proc, frame.locals as TextCursor);
      if (frame.lasting !== null) frame.lasting = still(frame.lasting);
      for (const call of frame.calls ?? [])
        call.with = follow(call.proc, call.with as unknown as TextCursor) as unknown as Json;
    }
  };
}
