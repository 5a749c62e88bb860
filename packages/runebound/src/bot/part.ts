/** What an expansion gives to the bots. */

import type { Offer, ThingView, View } from '@questwright/kernel';
import type { Card } from '../cards.ts';
import type { Goals } from './board.ts';
import type { Outlook } from './outlook.ts';
import type { Sight } from './sight.ts';

/** An answer to a question: an option, or a whole pick; null where a pack leaves it to the base. */
export type Answerer = (
  outlook: Outlook,
  sight: Sight,
  options: readonly string[],
  offer: Offer,
) => string | readonly string[] | null;
/** By procedure and step. */
export type Answers = Readonly<Record<string, Readonly<Record<string, Answerer>>>>;

export interface BotPart {
  /** They come before those of the base. */
  answers?: Answers;
  /** What a card that lies beside a Hero is for now, where that is not what it says; the same for the same card. */
  taken?(card: Card, thing: ThingView): Card;
  /** How likely it is that a card which is bought is of use in time; left out: certain. The same for the same card. */
  chance?(card: Card): number;
  /** Adds places worth going to. */
  goals?(outlook: Outlook, sight: Sight, goals: Goals): void;
  /** Whether a card beside a Hero can do nothing at present. */
  isIdle?(card: Card, view: View): boolean;
  /** Players win or lose as one: each has the same chance. */
  together?: true;
  /** What it adds to the logarithm of a seat's chance to win. */
  judge?(outlook: Outlook, sight: Sight): number;
}
