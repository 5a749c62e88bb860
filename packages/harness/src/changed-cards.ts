/** Whether a text shows all of a card: every number, word and part of its data is changed in turn, and the text must change. */

import type { Json } from '@questwright/kernel';

/** A card with one thing changed. */
interface ChangedCard {
  path: Path;
  /** How: `1 → 2`. */
  change: string;
  /** All that is left out by it, or only itself. */
  places: readonly Path[];
  card: Json;
}
/** What a text may leave out: places, a star for a number or any name, and why. */
export type Unsaid = Readonly<Record<string, string>>;

type Lists = readonly (readonly string[])[];
type Path = readonly string[];

/** Under these a truth may be the other one; elsewhere `true` is only a mark. */
const CONDITIONS: readonly string[] = ['if', 'check'];
/** What may stand in the place of a word: another one of its list, else one that there is not. */
const otherWords = (word: string, lists: Lists): readonly string[] => {
  const others = lists.filter((list) => list.includes(word)).flatMap((list) => list.filter((one) => one !== word));
  return others.length === 0 ? [`no ${word}`] : others;
};
function othersFor(value: Json, path: Path, lists: Lists): readonly Json[] {
  if (typeof value === 'number') return [value + 1];
  if (typeof value === 'string') return otherWords(value, lists);
  if (typeof value === 'boolean') return !value || path.some((one) => CONDITIONS.includes(one)) ? [!value] : [];
  return [];
}

type Inside = readonly [Path, Json];
/** All that is inside of something, and itself. */
function insideOf(value: Json, path: Path = []): Inside[] {
  const own: Inside[] = [[path, value]];
  if (typeof value !== 'object' || value === null) return own;
  return [...own, ...Object.entries(value).flatMap(([key, one]) => insideOf(one as Json, [...path, key]))];
}
/** The same with something else in one place; undefined leaves it out. */
function withOther(value: Json, [key, ...rest]: Path, other: Json | undefined): Json {
  const inner = (value as Record<string, Json>)[key!]!;
  const next = rest.length === 0 ? other : withOther(inner, rest, other);
  if (!Array.isArray(value)) {
    const { [key!]: _, ...others } = value as Record<string, Json>;
    return next === undefined ? others : { ...(value as Record<string, Json>), [key!]: next };
  }
  return value.flatMap((one: Json, i) => (String(i) !== key ? [one] : next === undefined ? [] : [next]));
}

/** Every change of one place of a card: another number, the other truth, each other word of the lists that it is in, nothing. */
function changesOf(card: Json, lists: Lists): ChangedCard[] {
  return insideOf(card).flatMap(([path, value]) =>
    path.length === 0
      ? []
      : [undefined, ...othersFor(value, path, lists)].map((other) => ({
          path,
          change: `${JSON.stringify(value)} → ${other === undefined ? 'nothing' : JSON.stringify(other)}`,
          places: leavesIn(value, path),
          card: withOther(card, path, other),
        })),
  );
}
const leavesIn = (value: Json, path: Path): readonly Path[] => {
  const inside = insideOf(value, path).filter(([, one]) => typeof one !== 'object' || one === null);
  return inside.length === 0 ? [path] : inside.map(([one]) => one);
};
const isAt = (path: Path, place: string): boolean => {
  const wanted = place.split('.');
  return path.some((_, from) =>
    wanted.every((one, i) => path[from + i] !== undefined && (one === '*' || one === path[from + i])),
  );
};

/** The changes of cards that their texts do not show, but for what they may leave out; and what need not be left out. */
export function hiddenChanges(
  cards: Readonly<Record<string, Json>>,
  textOf: (id: string, card: Json) => string,
  lists: Lists,
  unsaid: Unsaid,
): { hidden: string[]; needless: string[]; tried: number } {
  const needless = new Set(Object.keys(unsaid));
  const hidden: string[] = [];
  let tried = 0;
  for (const [id, card] of Object.entries(cards)) {
    const before = textOf(id, card);
    for (const { path, change, places, card: changed } of changesOf(card, lists)) {
      tried++;
      if (textIn(textOf, id, changed) !== before) continue;
      const excuses = places.map((one) => Object.keys(unsaid).filter((place) => isAt(one, place)));
      for (const place of excuses.flat()) needless.delete(place);
      if (excuses.some((one) => one.length === 0)) hidden.push(`${id}.${path.join('.')}: ${change}`);
    }
  }
  return { hidden, needless: [...needless], tried };
}
/** What cannot be printed at all has been noticed. */
function textIn(textOf: (id: string, card: Json) => string, id: string, card: Json): string | null {
  try {
    return textOf(id, card);
  } catch {
    return null;
  }
}
