/** What cards are about, told from their data. */

import type { Content, Json } from '@questwright/kernel';
import { SKILLS } from '../../src/words.ts';

/** Every record inside a card. */
export function* recordsIn(value: unknown): Generator<Readonly<Record<string, Json>>> {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value)) yield value as Readonly<Record<string, Json>>;
  for (const one of Object.values(value)) yield* recordsIn(one);
}
const some = (card: Content, holds: (record: Readonly<Record<string, Json>>) => boolean): boolean => {
  for (const record of recordsIn(card)) if (holds(record)) return true;
  return false;
};
const hasKey =
  (...keys: readonly string[]) =>
  (card: Content): boolean =>
    some(card, (record) => keys.some((key) => key in record));

/** A card is of a kind when it is so by its data. */
export const TRAITS = {
  'looks at terrain or place': hasKey('you stand in', 'you are in', 'about a space of', 'step'),
  'touches other heroes': (card: Content) =>
    some(
      card,
      (record) =>
        'each hero' in record ||
        record['another hero is here'] === true ||
        record['enemy is'] === 'hero' ||
        record['of'] === 'an enemy hero',
    ),
  'stays over turns': (card: Content) =>
    some(card, ({ until }) => typeof until === 'object' && until !== null) ||
    some(card, (record) => record['keep'] === true),
  'changes board, decks or market': hasKey('add to market', 'replenish', 'drawn card', 'adventure card', 'market card'),
  'risk against reward': (card: Content) =>
    some(card, ({ success, failure }) => success !== undefined && failure !== undefined) ||
    (some(
      card,
      ({ add, wounds, who }) => (typeof add === 'number' && add < 0) || (wounds !== undefined && who === undefined),
    ) &&
      some(card, ({ add, heal }) => (typeof add === 'number' && add > 0) || heal !== undefined)),
  'a way round a fight by skill': (card: Content) =>
    some(
      card,
      ({ skill, success }) =>
        skill !== undefined && JSON.stringify(success ?? '').match(/"escape"|"drawn card"/) !== null,
    ),
} satisfies Record<string, (card: Content) => boolean>;

/** The skills that a card has, improves or tests. */
export const skillsOf = (card: Content): string[] =>
  SKILLS.filter((skill) =>
    some(
      card,
      (record) =>
        record['skill'] === skill ||
        record['testing skill'] === skill ||
        ((record['skills'] as Json | undefined) !== undefined && skill in (record['skills'] as object)),
    ),
  );

/** The type of an Item is but a word for most cards. */
const NOT_DATA: readonly string[] = ['cites', 'name', 'back', 'type'];
/** A card's data without name, numbers, flavor and art: two cards with the same signature work alike. */
export const signature = (card: Content): string =>
  JSON.stringify(card, (key, value: unknown) =>
    NOT_DATA.includes(key) ? undefined : typeof value === 'number' ? (value < 0 ? '-' : 'n') : value,
  );
