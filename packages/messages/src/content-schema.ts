/** What the content of a game looks like, as plain data: files of content are held against it. What the kernel itself reads
 *  (abilities, modifiers, effects, conditions) is the same in every game and not described here. */

import type { Content, Edit, RuleId, World } from '@questwright/kernel';

/** What may stand in one place. */
export type Shape =
  | { readonly is: 'text' }
  | { readonly is: 'whole'; readonly min?: number; readonly max?: number }
  /** A whole number, or one that a named amount works out. */
  | { readonly is: 'amount'; readonly min?: number; readonly max?: number }
  | { readonly is: 'flag' }
  /** Said or left out: there is no false. */
  | { readonly is: 'true' }
  | { readonly is: 'word'; readonly of: readonly string[] }
  /** `length`: exactly so many. */
  | { readonly is: 'list'; readonly of: Shape; readonly length?: number }
  | { readonly is: 'record'; readonly fields: Fields }
  /** Some or all of these keys, or any; `size`: exactly so many. */
  | { readonly is: 'table'; readonly keys?: readonly string[]; readonly size?: number; readonly of: Shape }
  /** The id of content of that kind, without the prefix of the kind. `mutual`: which must name this one, too. */
  | { readonly is: 'content'; readonly kind: string; readonly mutual?: true }
  /** What content of that kind says in that field. It is put into words under `words` and itself: `text.word.<it>`. */
  | { readonly is: 'said'; readonly kind: string; readonly field: string; readonly words: string }
  /** `during`: the procedures that are surely being played then, so that something may last until they end. */
  | { readonly is: 'effects'; readonly during?: readonly string[] }
  | { readonly is: 'either'; readonly of: readonly Shape[] };

/** How shapes are written. */
export const shape = {
  text: { is: 'text' },
  flag: { is: 'flag' },
  true: { is: 'true' },
  effects: { is: 'effects' },
  word: (...of: readonly string[]): Shape => ({ is: 'word', of }),
  whole: (min: number, max: number): Shape => ({ is: 'whole', min, max }),
  amount: (min: number, max: number): Shape => ({ is: 'amount', min, max }),
  list: (of: Shape): Shape => ({ is: 'list', of }),
  either: (...of: readonly Shape[]): Shape => ({ is: 'either', of }),
  content: (kind: string): Shape => ({ is: 'content', kind }),
  optional: (one: Shape): Shape & { readonly optional: true } => ({ ...one, optional: true }),
} as const;

export type Fields = Readonly<Record<string, Shape & { readonly optional?: true }>>;

export interface KindShape {
  /** What its part of a file is called. */
  section: string;
  /** What its ids begin with. */
  prefix?: string;
  /** Fields that follow from the kind and may be left out: a word, or the same as another field. */
  implied: Readonly<Record<string, string | { readonly as: string }>>;
  fields: Fields;
  /** Fields that are needed when another one is there, or says a certain word. */
  needs?: readonly { readonly field: string; readonly is?: string; readonly needs: readonly string[] }[];
  /** The words of each: `content` for the key `content.<id>`. */
  words: readonly string[];
  /** Words that it may have beside them. */
  mayHave?: readonly string[];
}

export interface VerbShape {
  /** What stands under the verb's own name. */
  takes: Shape;
  fields?: Fields;
  /** Fields of the card without which the verb means nothing. */
  card?: readonly string[];
  /** It is put into words under this key and what it takes: `course` for `course.<its id>`. */
  words?: string;
}

/** What a value is about: a character or card, a seat, a space … Conditions may ask only about what is there. */
export interface ValueShape {
  about?: string;
  also?: string;
  /** What it may be set to, where that is no number. */
  takes?: Shape;
}
export interface ConditionShape {
  takes: Shape;
  /** Only for values that are about this. */
  about?: string;
  also?: string;
}

export interface ContentSchema {
  kinds: Readonly<Record<string, KindShape>>;
  verbs: Readonly<Record<string, VerbShape>>;
  conditions: Readonly<Record<string, ConditionShape>>;
  /** The procedures that are surely being played at each timing. */
  timings: Readonly<Record<string, readonly string[]>>;
  /** Whom or what a named amount counts. */
  amounts: Readonly<Record<string, Shape>>;
  /** The values that cards may change. */
  values: Readonly<Record<string, ValueShape>>;
  /** Sections whose entries are drawings: each is many cards of a kind. Whatever is wrong with a drawing is thrown, with
   *  the `row` of the map if there is one. */
  drawings?: Readonly<
    Record<
      string,
      { kind: string; fields: Fields; draw(name: string, drawing: Content): Readonly<Record<string, Content>> }
    >
  >;
  /** What the rules need for the content of a pack, and for its drawings by their names: a pile for a place that it brings. */
  edits?(
    rule: RuleId,
    contents: readonly Content[],
    drawings: Readonly<Record<string, Content>>,
  ): readonly Edit<World>[];
}
