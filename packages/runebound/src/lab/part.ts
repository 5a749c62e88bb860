import type { Wanted } from './wanted.ts';

/** What should come about in some games: the event that tells it, under which name it tells the card, and the cards. */
export interface Deed {
  event: string;
  told: string;
  cards: readonly string[];
}

/** What an expansion gives to the lab. How its games end it says in the words `lab.end.<how>`, what a deed is called in
 *  `lab.deed.<event>`. */
export interface LabPart {
  /** What is wanted of games with it, where that is something else. */
  wanted?: Partial<Omit<Wanted, 'deeds'>>;
  deeds?: readonly Deed[];
}
