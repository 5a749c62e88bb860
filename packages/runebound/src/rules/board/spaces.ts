/** The board: what a space is, and what lies next to it. */

import type { Loaded, Message, Seat } from '@questwright/kernel';
import {
  heroesAt,
  heroSeats,
  spaceCard,
  stateOf,
  waitingAt,
  type RuneboundWorld,
  type RuneboundTable,
  type RuneboundChapter,
} from '../../world.ts';
import { TERRAINS, type Terrain, type Town } from '../../words.ts';
import type { Values } from '../../values.ts';

/** What content says of spaces, found once for each game that is loaded. */
interface Printed {
  /** The ids of all spaces, of all boards. */
  ids: readonly string[];
  index: ReadonlyMap<string, number>;
  /** The options to move to each of them: written out once, as they are offered again and again. */
  moves: readonly string[];
  /** The ids of the spaces of a board. */
  boards: Map<string, readonly string[]>;
  /** Values about spaces that follow from content alone, by value and number of the space. */
  values: Map<string, unknown[]>;
}
const found = new WeakMap<Loaded<RuneboundWorld>, Printed>();

function printedFor({ loaded }: RuneboundTable): Printed {
  let known = found.get(loaded);
  if (known === undefined) {
    const ids: string[] = [];
    for (const [id, { content }] of loaded.content)
      if (content['kind'] === 'space') ids.push(id.slice('space-'.length));
    const index = new Map(ids.map((id, at) => [id, at]));
    known = { ids, index, moves: ids.map((id) => `move:${id}`), boards: new Map(), values: new Map() };
    found.set(loaded, known);
  }
  return known;
}

/** The ids of all spaces of the board that is played on, the cut ones included. */
export function spacesOf(t: RuneboundTable): readonly string[] {
  const { ids, boards } = printedFor(t);
  const { board } = t.world;
  let spaces = boards.get(board);
  if (spaces === undefined) {
    spaces = ids.filter((id) => (spaceCard(t, id).board ?? board) === board);
    boards.set(board, spaces);
  }
  return spaces;
}

// ---- values that are printed ----

/** Whether a value is what is printed: nothing that is in play changes it, nor what it reads. */
function isPrinted(t: RuneboundTable, name: string): boolean {
  const { printed, changedBy, lasting, kept, entry } = t.loaded.values.get(name)!;
  if (!printed) return false;
  if (kept !== null) return true;
  if (lasting && t.lastingEffects().length > 0) return false;
  if (changedBy !== null && t.liveThings().some((thing) => t.contentOf(thing).byValue.has(name))) return false;
  return [entry, ...Object.values(entry.parts)].every((one) => one.printed!.every((other) => isPrinted(t, other)));
}

type ValueOfASpace = { [N in keyof Values]: Values[N]['about'] extends [space: string] ? N : never }[keyof Values];
/** A value about spaces, by their numbers, each worked out once; what is printed is kept for later games. */
export function aboutSpaces<N extends ValueOfASpace, X>(
  t: RuneboundTable,
  name: N,
  read: (value: Values[N]['is']) => X & {},
): (space: number) => X {
  const { ids, values } = printedFor(t);
  const kept = isPrinted(t, name);
  const known = ((kept ? values.get(name) : undefined) ?? []) as X[];
  if (kept) values.set(name, known);
  return (space) => (known[space] ??= read(t.read(name, ids[space])));
}
export const numberOf = (t: RuneboundTable, space: string): number => printedFor(t).index.get(space) ?? -1;
export const moveTo = (t: RuneboundTable, space: number): string => printedFor(t).moves[space]!;
export const spaceCount = (t: RuneboundTable): number => printedFor(t).ids.length;
export const spaceNumbered = (t: RuneboundTable, space: number): string => printedFor(t).ids[space]!;

// ---- spaces ----

export const isInPlay = (t: RuneboundTable, space: string): boolean => t.value('in play', space);
export const neighboursOf = (t: RuneboundTable, space: string): readonly string[] => t.value('neighbours', space);
/** All that lies next to a space, the cut ones included; nothing for a figure that is not on the board. */
export const bordersOf = (t: RuneboundTable, space: string): readonly string[] =>
  space === '' ? [] : spaceCard(t, space).neighbours;
/** A space, for messages. */
export const place = (space: string): { content: string } => ({ content: `space-${space}` });

/** What stands on the board: a Hero, or what a pack puts there. */
export interface Figure {
  id: string;
  /** `hero`, or a word of the pack. */
  kind: string;
  space: string;
  /** Whose Hero it is. */
  seat: Seat | null;
  /** How it is found on the map of the terminal: a letter, a number, or both. */
  mark: string;
  name: Message;
}

/** Towns in the order in which their market stacks lie. */
export function inOrderOfStacks(t: RuneboundTable, towns: readonly Town[]): Town[] {
  const stacks = Object.keys(t.loaded.rules.zones);
  const placeOf = (town: Town): number => stacks.indexOf(t.value('market stack', town));
  return towns.toSorted((one, other) => placeOf(one) - placeOf(other));
}

export const SPACES: RuneboundChapter = {
  values: {
    /** All terrains that a space counts as. */
    terrains: {
      rule: 'RB-BRD-02',
      of: (t, space: string): Terrain[] => {
        const { terrain } = spaceCard(t, space);
        return terrain === 'town' ? [] : [terrain];
      },
      parts: {
        'a town is wild': {
          rule: 'RB-BRD-03',
          layer: 'set',
          of: (t, space: string) => (t.value('town', space) === null ? null : [...TERRAINS]),
        },
      },
    },
    town: { rule: 'RB-BRD-02', printed: [], of: (t, space: string) => spaceCard(t, space).town ?? null },
    /** The towns of the board, in the order of their market stacks. */
    towns: {
      rule: 'RB-BRD-09',
      of: (t) => {
        const found = new Set(spacesOf(t).flatMap((space) => t.value('town', space) ?? []));
        return inOrderOfStacks(t, [...found]);
      },
    },
    jewel: { rule: 'RB-BRD-04', printed: [], of: (t, space: string) => spaceCard(t, space).jewel ?? null },
    'has a sunburst': {
      rule: 'RB-BRD-05',
      printed: [],
      of: (t, space: string) => spaceCard(t, space).sunburst === true,
    },
    /** Whether an adventure can be had in a space: its counter lies there. A pack may have counters that are none. */
    'adventure counter there': { rule: 'RB-ADV-10', of: (t, space: string) => t.world.adventures.includes(space) },
    'in play': {
      rule: 'RB-BRD-01',
      printed: [],
      of: () => true,
      parts: {
        'cut by the edge': {
          rule: 'RB-BRD-08',
          layer: 'set',
          printed: [],
          of: (t, space: string) => (spaceCard(t, space).cut ? false : null),
        },
      },
    },
    /** The spaces that a figure could step into. */
    neighbours: {
      rule: 'RB-MOV-22',
      printed: ['in play'],
      of: (t, space: string) => bordersOf(t, space).filter((next) => isInPlay(t, next)),
    },
    /** All figures that have entered play. */
    'figures on the board': {
      rule: 'RB-MOV-02',
      of: (t) =>
        heroSeats(t).flatMap((seat): Figure[] => {
          const { space } = stateOf(t, seat);
          const name = { key: 'kernel.seat-name', with: { seat } };
          return space === '' ? [] : [{ id: `hero/${seat}`, kind: 'hero', space, seat, mark: String(seat), name }];
        }),
    },
    /** Whether there is anything to do for a hero whose movement has ended in a space. */
    'something is there': {
      rule: 'RB-MOV-21',
      of: () => false,
      parts: {
        'adventure counter': {
          rule: 'RB-MOV-21',
          layer: 'set',
          of: (t, space: string) => t.value('adventure counter there', space) || null,
        },
        'undefeated challenge counter': {
          rule: 'RB-UND-01',
          layer: 'set',
          of: (t, space: string) => waitingAt(t, space) >= 0 || null,
        },
        town: { rule: 'RB-MOV-21', layer: 'set', of: (t, space: string) => t.value('town', space) !== null || null },
        'another hero': {
          rule: 'RB-INT-12',
          layer: 'set',
          of: (t, space: string, seat: number) => heroesAt(t, space).some((other) => other !== seat) || null,
        },
      },
    },
  },
};
