/** Destroyed, cursed and freed towns: what they are for whoever travels. */

import { refuse, words, type Choice, type Edit, type Refusal } from '@questwright/kernel';
import { inOrderOfStacks, place, spacesOf, type Figure } from '../../rules/board/spaces.ts';
import { spaceCard, stateOf, type RuneboundTable } from '../../world.ts';
import type { Terrain, Town } from '../../words.ts';
import { counterIn, type CurseId } from './cards.ts';
import { edit, land, REVEALED, ruin, type CataclysmLand, type CataclysmTable } from './world.ts';

/** The towns that are printed on a board, in the order of their market stacks. */
const printed = new WeakMap<object, Map<string, Town[]>>();
function townsOfTheMap(t: CataclysmTable): Town[] {
  const { board } = t.world;
  let boards = printed.get(t.loaded);
  if (boards === undefined) printed.set(t.loaded, (boards = new Map()));
  let towns = boards.get(board);
  if (towns === undefined) {
    towns = inOrderOfStacks(t, [...new Set(spacesOf(t).flatMap((space) => spaceCard(t, space).town ?? []))]);
    boards.set(board, towns);
  }
  return towns;
}
const fateOf = (t: CataclysmTable, town: Town): number | null =>
  t.pile(REVEALED)[t.value('towns of the map').indexOf(town)] ?? null;
function stateOfTown(t: CataclysmTable, town: Town): 'hidden' | 'destroyed' | 'cursed' | 'freed' {
  const thing = t.value('counter of a town', town);
  if (thing === null) return 'hidden';
  if (t.value('curse of a town', town) === null) return 'destroyed';
  return ruin(t).freed.includes(town) ? 'freed' : 'cursed';
}

export const isDestroyed = (t: RuneboundTable, space: string): boolean => {
  if (space === '') return false;
  const { town } = spaceCard(t, space);
  return town !== undefined && land(t).value('state of a town', town) === 'destroyed';
};
/** Where a town is on the board. */
export const spaceOfTown = (t: RuneboundTable, town: Town): string =>
  spacesOf(t).find((space) => spaceCard(t, space).town === town)!;
/** The town that bears a curse; null when its counter is not in the game. */
export const townUnder = (t: RuneboundTable, curse: CurseId): Town | null =>
  land(t)
    .value('towns of the map')
    .find((town) => land(t).value('curse of a town', town) === curse) ?? null;

export const FREED_NOW = 'freed a town';
/** What a town is now: wherever that is asked, one that is cursed or destroyed is none. */
function townNow(t: CataclysmTable, town: Town): Town | null {
  switch (t.value('state of a town', town)) {
    case 'hidden':
      return town;
    case 'destroyed':
      return null;
    case 'freed':
      return /* CT-CUR-16 t.used('turn', FREED_NOW) > 0 ? null : town */ /* CT-MOV-12 null */ town;
    case 'cursed':
      return /* CT-MKT-01 t.isWithin('market step') ? town : null */ /* CT-MOV-02 town */ null;
  }
}

const MARKS = { hidden: '?', destroyed: 'X', cursed: 'C', freed: 'F' } as const;
const fates = (t: CataclysmTable): Figure[] =>
  t.value('towns of the map').map((town): Figure => {
    const state = t.value('state of a town', town);
    const name = { key: `figure.town-${state}`, with: { town: { key: `word.town.${town}`, with: {} } } };
    return {
      id: `fate/${town}`,
      kind: state === 'cursed' ? t.value('curse of a town', town)! : `${state} town`,
      space: spaceOfTown(t, town),
      seat: null,
      mark: MARKS[state],
      name,
    };
  });

const groundOf = (t: RuneboundTable, space: string): Terrain[] | null => {
  const { town } = spaceCard(t, space);
  if (town === undefined || land(t).value('curse here', space) === null) return null;
  const { terrain } = counterIn(t.contentOf(land(t).value('counter of a town', town)!).content)!;
  return terrain === undefined ? [] : [terrain];
};

const whyRuined = (t: RuneboundTable, space: string): Refusal | null =>
  isDestroyed(t, space) ? refuse('CT-MOV-01', 'refuse.destroyed-town', { space: place(space) }) : null;
/** The space is the first word of the option. */
const notIntoRuins = <L>(base: Choice<CataclysmLand, L>): Choice<CataclysmLand, L> => ({
  ...base,
  why: (t, seat, id) => {
    const space = words(id)[0] ?? '';
    const known = t.loaded.content.has(`space-${space}`);
    return (known && space !== stateOf(t, seat).space ? whyRuined(t, space) : null) ?? base.why?.(t, seat, id) ?? null;
  },
});

export const TOWNS: readonly Edit<CataclysmLand>[] = [
  edit.value('towns of the map', { rule: 'RB-VAR-01', add: townsOfTheMap }),
  edit.value('counter of a town', { rule: 'RB-VAR-01', add: fateOf }),
  edit.value('curse of a town', {
    rule: 'RB-VAR-01',
    add: (t, town) => {
      const thing = t.value('counter of a town', town);
      return thing === null ? null : (counterIn(t.contentOf(thing).content)!.curse ?? null);
    },
  }),
  edit.value('state of a town', { rule: 'RB-VAR-01', add: stateOfTown }),
  edit.value('curse here', {
    rule: 'RB-VAR-01',
    add: (t, space) => {
      const town = space === '' ? undefined : spaceCard(t, space).town;
      if (town === undefined || t.value('state of a town', town) !== 'cursed') return null;
      return t.value('curse of a town', town);
    },
  }),
  edit.value('town', {
    rule: 'RB-VAR-01',
    wrap: (base) => (t, space) => {
      const town = base(t, space);
      return town === null ? null : townNow(land(t), town);
    },
  }),
  ...(['terrains', 'symbols that enter'] as const).map((value): Edit<CataclysmLand> =>
    edit.value(value, {
      rule: 'CT-MOV-02',
      overrides: ['RB-MOV-09', 'RB-BRD-03'],
      wrap: (base) => (t, space) => groundOf(t, space) ?? base(t, space),
    }),
  ),

  /** What became of a town stands on the map. */
  edit.value('figures on the board', {
    rule: 'CT-SET-07',
    wrap: (base) => (t) => [...base(t), ...fates(land(t))],
  }),

  // ---- destroyed ----
  edit.value('neighbours', {
    rule: 'CT-MOV-01',
    overrides: ['RB-MOV-09', 'RB-MOV-19'],
    wrap: (base) => (t, space) => {
      const around = base(t, space);
      const open = around.filter((next) => !isDestroyed(t, next));
      return /* CT-SET-08 isDestroyed(t, space) ? [] : open */ open;
    },
  }),
  ...(['move', 'step', 'pay'] as const).map((choice): Edit<CataclysmLand> =>
    edit.choice('movement step', 'where to', choice, { rule: 'CT-MOV-01', wrap: notIntoRuins }),
  ),
  edit.choice('movement step', 'how to move', 'step', { rule: 'CT-MOV-01', wrap: notIntoRuins }),
  // Whoever still stands in ruins is met by nothing on the way.
  edit.part('something is there', 'ruins', {
    rule: 'CT-SET-08',
    add: { rule: 'CT-SET-08', layer: 'set', of: (t, space) => isDestroyed(t, space) || null },
  }),
  // What a card does that names a town of the map.
  edit.step('step into a space', 'no way into ruins', {
    rule: 'CT-MOV-01',
    before: 'step',
    add: {
      rule: 'CT-MOV-01',
      when: (t) => isDestroyed(t, t.locals.to),
      do: (t) => {
        t.emit('stopped before ruins', { seat: t.locals.seat, space: place(t.locals.to) });
        return { done: null };
      },
    },
  }),
];
