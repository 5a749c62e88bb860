/** The board: what a space is, and what lies next to it. */

import type { Space } from './cards.ts';
import { spaceCard, stateOf, waitingAt, type LandTable, type Part } from './world.ts';
import { TERRAINS, TOWNS, type Terrain } from './words.ts';

/** The ids of all spaces of the board that is played on, the cut ones included. */
export function spacesOf(t: LandTable): string[] {
  const ids: string[] = [];
  for (const [id, { content }] of t.loaded.content) {
    if (content['kind'] !== 'space') continue;
    const { board = t.world.board } = content as Space;
    if (board === t.world.board) ids.push(id.slice('space-'.length));
  }
  return ids;
}
export const isInPlay = (t: LandTable, space: string): boolean => t.value('in play', space);
export const neighboursOf = (t: LandTable, space: string): readonly string[] => t.value('neighbours', space);
/** A space, for messages. */
export const place = (space: string): { content: string } => ({ content: `space-${space}` });

export const SPACES: Part = {
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
    town: { rule: 'RB-BRD-02', of: (t, space: string) => spaceCard(t, space).town ?? null },
    /** The towns of the board, in the order of their market stacks. */
    towns: {
      rule: 'RB-BRD-09',
      of: (t) => {
        const found = new Set(spacesOf(t).map((space): unknown => t.value('town', space)));
        return TOWNS.filter((town) => found.has(town));
      },
    },
    jewel: { rule: 'RB-BRD-04', of: (t, space: string) => spaceCard(t, space).jewel ?? null },
    'has a sunburst': { rule: 'RB-BRD-05', of: (t, space: string) => spaceCard(t, space).sunburst === true },
    'in play': {
      rule: 'RB-BRD-01',
      of: () => true,
      parts: {
        'cut by the edge': {
          rule: 'RB-BRD-08',
          layer: 'set',
          of: (t, space: string) => (spaceCard(t, space).cut ? false : null),
        },
      },
    },
    /** The spaces that a figure could step into. */
    neighbours: {
      rule: 'RB-MOV-22',
      of: (t, space: string) =>
        space === '' ? [] : spaceCard(t, space).neighbours.filter((next) => isInPlay(t, next)),
    },
    /** Whether the market stacks are the spaces of the doom track too. */
    'doom track in play': { rule: 'RB-DOOM-01', of: () => false },
    /** Whether there is anything to do for a hero whose movement has ended in a space. */
    'something is there': {
      rule: 'RB-MOV-21',
      of: () => false,
      parts: {
        'adventure counter': {
          rule: 'RB-MOV-21',
          layer: 'set',
          of: (t, space: string) => t.world.adventures.includes(space) || null,
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
          of: (t, space: string, seat: number) =>
            t.seats.some((other) => other !== seat && stateOf(t, other).space === space) || null,
        },
      },
    },
  },
};
