/** What a pack adds to a game besides its rules: words, shapes of content, lines of the position. The base composes them and
 *  names none of them. */

import type { Pack, World } from '@questwright/kernel';
import type { ConditionShape, ContentSchema, Shape } from './content-schema.ts';
import type { Goal, GoalOf } from './goal.ts';
import type { Asked, GameEntry, RoleKind, Scene, Sight } from './game-entry.ts';
import type { StandingOrder } from './standing.ts';
import { DEFAULT_LOCALE, inLocale, type ByLocale, type Messages } from './locales.ts';

export interface Extension<W extends World> {
  pack: Pack<W>;
  /** By locale. They are said only while the pack is on, in place of what the base says. */
  words: ByLocale;
  /** What its content may look like. Words that a condition takes are added to those of the base. */
  content?: Partial<ContentSchema>;
  /** Values that a player would ask for. */
  asks?: Readonly<Record<string, Asked>>;
  /** Kinds of people that seats may play besides those of the base. */
  roles?: readonly RoleKind[];
  /** What wins with it, from what wins without it: a pack that overrides a rule of the goal says so here, or in its words. */
  goal?(of: GoalOf, without: Goal): Goal;
  standing?: readonly StandingOrder[];
  /** Lines of the position, and the part of it after which they stand. */
  lines?: { after: string; of(scene: Scene, whole: boolean): string[] };
  sights?(scene: Scene): Sight[];
  hints?(scene: Scene): string[];
}
// Each pack has a world of its own; whoever composes them treats them all alike.
// oxlint-disable-next-line typescript/no-explicit-any
export type AnyExtension = Extension<any>;

/** What packs are called, which is said before they are chosen. */
export function namesOf(extensions: readonly AnyExtension[], locale: string = DEFAULT_LOCALE): Record<string, string> {
  const names: Record<string, string> = {};
  for (const one of extensions) {
    const key = `pack.${one.pack.id}`;
    for (const [name, text] of Object.entries(inLocale(one.words, locale)))
      if (name === key || name.startsWith(`${key}.`)) names[name] = text;
  }
  return names;
}

/** Sets of packs for which entries are kept; then the oldest is made anew. */
const MOST_SETS = 64;
const kept = new WeakMap<GameEntry, Map<string, GameEntry>>();

/** A game as these packs make it, in a locale; left out: in its own. Packs that bring nothing but rules may be among them; what was
 *  added is not added twice. */
export function entryFor(
  entry: GameEntry,
  packs: readonly string[],
  locale: string = entry.locale ?? DEFAULT_LOCALE,
): GameEntry {
  const on = (entry.extensions ?? []).filter(({ pack }) => packs.includes(pack.id));
  const isOwn = locale === (entry.locale ?? DEFAULT_LOCALE);
  if (on.length === 0 && isOwn) return entry;
  if (!isOwn && entry.locale !== undefined) throw new Error(`A game in ${entry.locale} cannot be said in ${locale}`);
  const key = [locale, ...on.map(({ pack }) => pack.id)].join(' ');
  const made = kept.get(entry) ?? new Map<string, GameEntry>();
  kept.set(entry, made);
  let found = made.get(key);
  if (found === undefined) {
    if (made.size >= MOST_SETS) made.delete(made.keys().next().value!);
    const spoken = isOwn ? entry : translated(entry, locale);
    made.set(key, (found = on.length === 0 ? spoken : extended(spoken, on, locale)));
  }
  return found;
}

function translated({ translations, ...entry }: GameEntry, locale: string): GameEntry {
  const base = inLocale({ ...translations, [DEFAULT_LOCALE]: entry.messages }, locale);
  return { ...entry, locale, messages: { ...base, ...namesOf(entry.extensions ?? [], locale) } };
}

function extended(entry: GameEntry, on: readonly AnyExtension[], locale: string): GameEntry {
  const { board, describe, content, parts: known = [] } = entry;
  for (const { pack, lines } of on) {
    if (lines && !known.includes(lines.after))
      throw new Error(`${pack.id}: the position has no part ${lines.after}; there are ${known.join(', ') || 'none'}`);
  }
  const withLines = (scene: Scene): Scene => ({
    ...scene,
    added: (part, whole) => {
      const parts = on.filter(({ lines }) => lines?.after === part).map(({ lines }) => lines!.of(scene, whole));
      return parts.filter((one) => one.length > 0).flatMap((one, at) => (at === 0 ? one : ['', ...one]));
    },
  });
  return {
    ...entry,
    extensions: [],
    messages: Object.assign({}, entry.messages, ...on.map((one) => inLocale(one.words, locale))) as Messages,
    ...(content === undefined ? {} : { content: on.reduce(widened, content) }),
    asks: Object.assign({}, entry.asks, ...on.map(({ asks }) => asks)) as GameEntry['asks'] & object,
    ...withRoles(entry, on),
    ...withGoal(entry, on),
    ...withStanding(entry, on),
    board: (scene, whole) => board(withLines(scene), whole),
    ...(describe === undefined ? {} : { describe: described(describe, on, withLines) }),
  };
}

function withRoles({ roles = [] }: GameEntry, on: readonly AnyExtension[]): Pick<GameEntry, 'roles'> {
  const all = [...roles, ...on.flatMap((one) => one.roles ?? [])];
  return all.length === 0 ? {} : { roles: all };
}

function withStanding({ standing = [] }: GameEntry, on: readonly AnyExtension[]): Pick<GameEntry, 'standing'> {
  const all = [...standing, ...on.flatMap((one) => one.standing ?? [])];
  return all.length === 0 ? {} : { standing: all };
}

function withGoal({ goal }: GameEntry, on: readonly AnyExtension[]): Pick<GameEntry, 'goal'> {
  if (goal === undefined) return {};
  return { goal: (of) => on.reduce((without, one) => one.goal?.(of, without) ?? without, goal(of)) };
}

function described(
  base: NonNullable<GameEntry['describe']>,
  on: readonly AnyExtension[],
  withLines: (scene: Scene) => Scene,
): NonNullable<GameEntry['describe']> {
  const { sentences, sights, hints } = base;
  return {
    ...base,
    ...(sentences && { sentences: (scene, whole) => sentences(withLines(scene), whole) }),
    ...(sights && { sights: (scene) => [...sights(scene), ...on.flatMap((one) => one.sights?.(scene) ?? [])] }),
    ...(hints && { hints: (scene) => [...hints(scene), ...on.flatMap((one) => one.hints?.(scene) ?? [])] }),
  };
}

// ---- shapes of content ----

function widened(base: ContentSchema, { content = {} }: AnyExtension): ContentSchema {
  const conditions: Record<string, ConditionShape> = { ...base.conditions };
  for (const [name, more] of Object.entries(content.conditions ?? {})) {
    const there = conditions[name];
    conditions[name] = there ? { ...there, takes: wider(there.takes, more.takes) } : more;
  }
  return {
    kinds: { ...base.kinds, ...content.kinds },
    verbs: { ...base.verbs, ...content.verbs },
    conditions,
    timings: { ...base.timings, ...content.timings },
    amounts: { ...base.amounts, ...content.amounts },
    values: { ...base.values, ...content.values },
    drawings: { ...base.drawings, ...content.drawings },
  };
}

/** A shape that takes the words of both, wherever they may stand in it. */
function wider(base: Shape, more: Shape): Shape {
  if (base.is === 'word' && more.is === 'word') return { is: 'word', of: [...new Set([...base.of, ...more.of])] };
  if (base.is === 'list' && more.is === 'list') return { ...base, of: wider(base.of, more.of) };
  if (base.is === 'either' && more.is === 'either')
    return { is: 'either', of: base.of.map((one, at) => (more.of[at] ? wider(one, more.of[at]) : one)) };
  return more;
}
