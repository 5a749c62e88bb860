/** Town Spaces: Weik cities, Onoit villages, Vrede; and Green Vale, which is none. */

import type { Edit, Steps } from '@questwright/kernel';
import { spaceCard, stateOf, type RuneboundTable } from '../../world.ts';
import { TERRAINS } from '../../words.ts';
import { isArshan } from './cards.ts';
import { ARSHAN } from './content/index.ts';
import { TOWN_KIND } from './content/board.ts';
import { ARSHANS_PLACE, call, edit, GREEN_VALE, OWN, runs, type FrozenLand } from './world.ts';

export const isGreenVale = (t: RuneboundTable, space: string): boolean =>
  space !== '' && spaceCard(t, space).town === GREEN_VALE;
const isInGreenVale = (t: RuneboundTable, seat: number): boolean => isGreenVale(t, stateOf(t, seat).space);

/** The fight takes the place of the Adventure step. */
const confrontation: Steps<FrozenLand, { seat: number; fought: { defeated: boolean } | null }> = {
  'arshan stands up': {
    rule: 'FW-TWN-11',
    do: (t) => {
      const [thing] = t.pile(ARSHANS_PLACE);
      if (thing === undefined) return { done: null };
      t.emit('arshan confronted', { seat: t.locals.seat });
      t.move(thing, 'adventure');
      return undefined;
    },
  },
  combat: runs({
    rule: 'FW-WIN-04',
    as: 'fought',
    run: 'challenge',
    with: (t) => {
      const { seat } = t.locals;
      const [thing] = t.pile('adventure');
      return { seat, heroes: [seat], thing: thing!, space: stateOf(t, seat).space, exceptions: [] };
    },
  }),
};

export const GREEN_VALE_EDITS: readonly Edit<FrozenLand>[] = [
  ...Object.entries(ARSHAN).map(([content, add]): Edit<FrozenLand> => ({ rule: OWN, content, add: { ...add } })),
  edit.value('deck of a card', {
    rule: 'FW-CMP-02',
    wrap: (base) => (t, id) => (id in ARSHAN ? ARSHANS_PLACE : base(t, id)),
  }),
  {
    rule: 'FW-SET-10',
    setup: 'arshan',
    after: 'adventure decks',
    add: {
      rule: 'FW-SET-10',
      do: (t) => {
        for (const id of Object.keys(ARSHAN)) t.turn(t.add(id, ARSHANS_PLACE), 'up');
      },
    },
  },
  edit.value('town', {
    rule: 'FW-TWN-07',
    overrides: ['RB-BRD-03'],
    wrap: (base) => (t, space) => {
      const town = base(t, space);
      return town === GREEN_VALE ? null : town;
    },
  }),
  edit.part('symbols that enter', 'any symbol enters Green Vale', {
    rule: 'FW-TWN-08',
    add: {
      rule: 'FW-TWN-08',
      layer: 'set',
      printed: [],
      of: (t, space) => (isGreenVale(t, space) ? [...TERRAINS] : null),
    },
  }),
  edit.part('may be passed', 'not Green Vale', {
    rule: 'FW-TWN-11',
    add: { rule: 'FW-TWN-11', layer: 'set', printed: [], of: (t, space) => (isGreenVale(t, space) ? false : null) },
  }),
  edit.part('something is there', 'Green Vale', {
    rule: 'FW-TWN-11',
    add: { rule: 'FW-TWN-11', layer: 'set', of: (t, space) => isGreenVale(t, space) || null },
  }),
  edit.procedure('arshan', { rule: OWN, add: confrontation }),
  { rule: OWN, shown: 'arshan', add: ['seat'] },
  edit.step('adventure step', 'arshan', {
    rule: 'FW-TWN-11',
    before: 'open encounters',
    add: {
      rule: 'FW-TWN-11',
      when: (t) => isInGreenVale(t, t.locals.seat) && t.value('escort') !== t.locals.seat,
      do: (t) => ({ run: [call('arshan', { seat: t.locals.seat })], goto: 'next steps of the turn' }),
    },
  }),
  edit.value('where a failed challenge goes', {
    rule: 'FW-TWN-12',
    wrap: (base) => (t, thing) => (isArshan(t.contentOf(thing).content) ? 'back to green vale' : base(t, thing)),
  }),
  edit.procedure('back to green vale', {
    rule: OWN,
    add: { there: { rule: 'FW-TWN-12', do: (t) => t.move(t.locals.thing, ARSHANS_PLACE) } },
  }),
  edit.part('where a discarded card goes', 'Arshan', {
    rule: 'FW-TWN-12',
    add: {
      rule: 'FW-TWN-12',
      layer: 'become',
      of: (t, thing) =>
        isArshan(t.contentOf(thing).content)
          ? { pile: ARSHANS_PLACE, place: 'top', face: 'up', rule: 'FW-TWN-12' }
          : null,
    },
  }),
];

export const TOWNS: readonly Edit<FrozenLand>[] = [
  edit.value('town kind', { rule: 'FW-TWN-01', add: (_, town) => TOWN_KIND[town] ?? null }),
];
