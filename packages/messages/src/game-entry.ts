import type {
  Content,
  Definition,
  Event,
  Form,
  Game,
  Json,
  Message,
  RuleId,
  Seat,
  Verb,
  View,
} from '@questwright/kernel';
import type { ContentSchema } from './content-schema.ts';
import type { AnyExtension } from './extension.ts';
import type { Goal, GoalOf } from './goal.ts';
import type { ByLocale, Messages } from './locales.ts';
import type { StandingOrder } from './standing.ts';
import type { Secrets } from './with-secrets.ts';
import type { Context, Tell } from './words.ts';

/** A position as one reader sees it, how to say it to them, and what the rules know: named values, cards by their ids. */
export interface Scene {
  view: View;
  say: Tell;
  content: ReadonlyMap<string, Content>;
  value(name: string, ...about: readonly Json[]): Json;
  /** The lines that packs put after a part of the position. */
  added?(part: string, whole: boolean): string[];
}

/** Something that can be looked at and asked about by name: a place, a card, a figure. */
export interface Sight {
  /** As options name it: the number of a thing, the id of a space. */
  word: string;
  /** The first is what it is called; the others are understood as well. */
  names: readonly string[];
  /** What tells it from others of the same name. */
  detail?: string;
  /** Where it is found on the drawing. */
  mark?: string;
  tell(): string[];
}

/** A whole answer to a form. */
export interface Whole {
  elements: readonly string[];
  text: Message;
}

/** Something that one may lose without seeing it. Its text is a sentence. */
export interface Caution {
  id: string;
  text: Message;
  rule: RuleId;
}

/** Answers to be given one after the other, with one press: a standing choice of `inTurn`. */
export interface Bundle {
  /** The option on offer that it begins with, and that it may be shown with. */
  option: string;
  /** The place on the board that it is for, where it is given there and not beside its option. */
  at?: string;
  text: Message;
  answers: readonly (readonly string[])[];
}

/** The position in words, for whoever cannot use a drawing. The reader is the seat whose view it is. */
export interface Description {
  /** What a board shows, as sentences. */
  sentences(scene: Scene, whole: boolean): string[];
  /** Where the reader is, and what is there. */
  around(scene: Scene): string[];
  /** What lies in reach. */
  near(scene: Scene): string[];
  /** What the reader holds. */
  own(scene: Scene): string[];
  sights(scene: Scene): Sight[];
  /** What the reader would work out before answering: odds, what is at stake. */
  hints(scene: Scene): string[];
  /** What a choice on offer gives up. */
  cautions?(scene: Scene, option: string): readonly Caution[];
  /** What was lost with an answer: by the position before it, and what came of it. */
  lost?(before: Pick<Scene, 'view'>, events: readonly Happened[]): readonly Caution[];
  /** Several answers that people seldom want to give one by one. */
  bundles?(scene: Scene): readonly Bundle[];
  /** Whole answers to a form of several parts that one would look for first, each with its words. */
  wholes?(scene: Scene, form: Form): readonly Whole[];
  /** Those of the options that are there because the rules allow them, and seldom wanted: told in short, after the others. */
  quiet(scene: Scene, options: readonly string[]): readonly string[];
}

/** What a value is asked of; left out in a question, the reader's own seat or figure is meant. */
export interface Asked {
  of: 'game' | 'seat' | 'figure' | 'card' | 'place';
  /** The cases that it has for each; a question may name one of them. */
  cases?: readonly string[];
  /** What numbers in the answer stand for; left out: themselves. */
  gives?: 'cards' | 'seats';
  /** What is told where there is no such number, and the rule that says so. */
  none?: { key: string; rule: RuleId };
}

/** A card as it lies on the table, line by line: its name first. */
export interface CardSheet {
  id: string;
  kind: string;
  color: string | null;
  lines: readonly Message[];
}

/** What cards are printed with: their content, and the verbs that put their effects into words, those of packs too. */
export interface Printing {
  content: Readonly<Record<string, Content>>;
  // oxlint-disable-next-line typescript/no-explicit-any
  verbs: Readonly<Record<string, Verb<any>>>;
}

/** What happened, as it is told. */
export type Happened = Pick<Event, 'tag' | 'key' | 'with' | 'rule'>;

/** Content of one kind that seats may play; where there are several kinds, the words `roles.<kind>` tell them apart. */
export interface RoleKind {
  /** The option of the setup that names them, as a list by seats. */
  option: string;
  kind: string;
  /** So many seats at most play one of these; left out: all may. */
  most?: number;
  /** When people choose, they are shown the lines of the card with these keys, or with keys that begin so. */
  shown: readonly string[];
}

/** What an app knows of a game. */
export interface GameEntry {
  // Each game has a world of its own; an app treats them all alike.
  // oxlint-disable-next-line typescript/no-explicit-any
  definition: Definition<any>;
  /** Of the base, and what its packs are called: what packs say besides is in `entryFor` those that are on. */
  messages: Messages;
  /** Which language these are; left out: English. */
  locale?: string;
  /** The same in other languages, by locale, as far as somebody has translated it: `entryFor` a locale says it so. */
  translations?: ByLocale;
  /** What of both is kept from clients until it is revealed; only where the game is played. */
  secrets?: Secrets;
  /** What its packs add besides rules. */
  extensions?: readonly AnyExtension[];
  /** What its content looks like; left out: packs of the game cannot be read from files. */
  content?: ContentSchema;
  /** The message key of the game's name. */
  title: string;
  /** The position as lines of plain text. An empty line ends a part; a part is shown again only when it has changed. What the
   *  open question does not need may be left out unless the whole is asked for. */
  board(scene: Scene, whole: boolean): string[];
  /** The parts of the position after which packs may put lines of their own. */
  parts?: readonly string[];
  /** All cards of some content, in its order. */
  cards?(printing: Printing): CardSheet[];
  /** What wins, and how far everybody is. */
  goal?(of: GoalOf): Goal;
  /** What a seat can have answered for it as long as nothing is really asked. */
  standing?: readonly StandingOrder[];
  /** What is left out is told from the piles and the cards. */
  describe?: Partial<Description>;
  /** Values that a player would ask for; each has its name in the words `value.<name>`. */
  asks?: Readonly<Record<string, Asked>>;
  /** The card that stands for a seat on the board. */
  figure?(view: View, seat: Seat): number | null;
  /** Whom the seats may play. A kind of which a game has no content, as its pack is off, is not there. */
  roles?: readonly RoleKind[];
  /** Where a game may begin: content of these kinds, named in this option of the setup. */
  starts?: { option: string; kinds: readonly string[] };
  /** What a seat is called in this position, such as the figure it plays; null while it has no name. */
  seatName?(view: View, seat: Seat): Message | null;
  /** What a thing is called in this position, such as a figure by its number; null when the name of its card will do. */
  thingName?(view: View, thing: number): Message | null;
  /** Two events that are told as one, such as the spaces of a walk; null when they are told apart. */
  joined?(one: Happened, next: Happened): Happened | null;
  /** What is told at once of something that has a longer story, which the log keeps; null: all of it. A message without
   *  words is not told at all. */
  brief?(event: Happened): Message | null;
  /** The answer for a seat that is asked where people seldom want to be; null when it is to be asked. */
  // oxlint-disable-next-line typescript/no-explicit-any
  passes?(game: Game<any>, seat: Seat): readonly string[] | null;
}

/** How a game speaks of a position to whoever has that view of it. */
export const contextOf = (entry: GameEntry, view: View): Context => ({
  view,
  seatName: (seat) => entry.seatName?.(view, seat) ?? null,
  thingName: (thing) => entry.thingName?.(view, thing) ?? null,
});
