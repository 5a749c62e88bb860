/** The Doom Track: discarded adventure cards are laid beside the market stacks, and bring doom counters. */

import type { Edit, Next, Pack, RuleId, Steps } from '@questwright/kernel';
import { inOrderOfStacks, place, spacesOf } from '../../rules/board/spaces.ts';
import { card, heroSeats, isKind, type RuneboundTable } from '../../world.ts';
import type { Color, Town } from '../../words.ts';
import type { Values } from '../../values.ts';
import { ENDGAME } from './endgame.ts';
import {
  edit,
  runs,
  DOOM_TRACK_ZONE,
  doomed,
  onTrack,
  SCHEMA,
  spacesOfTheTrack,
  type DoomLand,
  type DoomTable,
} from './track.ts';

const nextTown = (t: DoomTable): Town | undefined => spacesOfTheTrack(t).find((town) => !doomed(t).includes(town));
const isDue = (t: DoomTable): boolean => t.value('the endgame is due');

/** By the number of players, from one. */
const CARDS_NEEDED = [2, 4, 6, 8, 8, 8];

const nextSpace = (rule: RuleId): Values['where a discarded card goes']['is'] => ({
  pile: DOOM_TRACK_ZONE,
  place: /* RB-DOOM-05 'top' */ 'bottom',
  face: 'down',
  rule,
});
const isAdventureCard = (t: RuneboundTable, thing: number): boolean =>
  isKind(t, thing, 'challenge') || isKind(t, thing, 'event') || isKind(t, thing, 'encounter');
/** A Challenge that has been met just now; all others were held, in play or on the undefeated challenge track. */
const wasMet = (t: RuneboundTable, thing: number): boolean =>
  isKind(t, thing, 'challenge') && t.pile('adventure').includes(thing);

const doomCounter: Steps<DoomLand, { town: string }> = {
  'carried over': {
    rule: 'RB-DOOM-08',
    do: (t) => t.move(onTrack(t).at(-1)!, DOOM_TRACK_ZONE, 'top', 'down'),
  },
  cleared: {
    rule: 'RB-DOOM-09',
    do: (t) => {
      for (const thing of onTrack(t).slice(1)) {
        t.move(thing, `${(card(t, thing) as { color: Color }).color} deck`, 'bottom', 'down');
      }
    },
  },
  'lowest town without a counter': {
    rule: 'RB-DOOM-10',
    do: (t) => {
      const town = nextTown(t);
      if (town === undefined) return;
      t.locals.town = town;
      doomed(t).push(town);
    },
  },
  announcement: {
    rule: 'RB-DOOM-10',
    when: (t) => t.locals.town !== '',
    do: (t) => t.emit('doom counter placed', { town: place(t.locals.town), counters: doomed(t).length }),
  },
};

// ---- when the Endgame begins ----

/** Nothing of the turn takes place any more when the Endgame is due. */
const unlessDue = (proc: 'turn' | 'attempt' | 'adventure step', step: string): Edit<DoomLand> =>
  edit.step(proc, step, {
    rule: 'RB-DOOM-12',
    wrap: (base) => ({ ...base, when: (t) => !isDue(t) && (base.when?.(t) ?? true) }),
  });

/** Where a turn stands between two actions: no card or combat is in progress. */
const BETWEEN_ACTIONS = [
  { proc: 'movement step', step: 'before moving', window: 'instead' },
  { proc: 'movement step', step: 'how to move', asks: 'instead' },
  { proc: 'movement step', step: 'where to', asks: 'instead' },
  { proc: 'movement step', step: 'after moving', window: 'instead' },
  { proc: 'adventure step', step: 'open encounters', window: 'instead' },
  { proc: 'adventure step', step: 'what to do here', asks: 'instead' },
  { proc: 'negotiation', step: 'terms', asks: 'instead' },
  { proc: 'market step', step: 'market actions', window: 'instead' },
  { proc: 'experience step', step: 'experience counters', asks: 'instead' },
] as const;
const toTheEndgame = (t: DoomTable): Next => (isDue(t) && t.isWithin('turn') ? { end: 'turn' } : undefined);

const BEGINNING: readonly Edit<DoomLand>[] = [
  edit.value('the endgame is due', {
    rule: 'RB-DOOM-12',
    add: (t) => nextTown(t) === undefined && !t.isWithin('endgame'),
  }),
  ...BETWEEN_ACTIONS.map((place): Edit<DoomLand> => ({ rule: 'RB-DOOM-12', ...place, add: toTheEndgame })),
  unlessDue('attempt', 'another card'),
  unlessDue('adventure step', 'what to do here'),
  unlessDue('turn', 'movement step'),
  unlessDue('turn', 'nothing there'),
  unlessDue('turn', 'adventure step'),
  unlessDue('turn', 'market step'),
  unlessDue('turn', 'experience step'),
  edit.value('the turn goes on', {
    rule: 'RB-DOOM-12',
    wrap: (base) => (t, seat) => base(t, seat) && !isDue(t),
  }),
  edit.step('game', 'endgame', {
    rule: 'RB-DOOM-12',
    after: 'turn',
    add: runs({
      rule: 'RB-DOOM-12',
      when: isDue,
      run: 'endgame',
      with: (t) => ({ order: [...heroSeats(t)] }),
    }),
  }),
];

/** What the rules below work with cites the rule of variants: each of them can be left out alone. */
export const DOOM_TRACK: Pack<DoomLand> = {
  id: 'doom-track',
  kind: 'variant',
  rule: 'RB-DOOM-01',
  key: 'doom',
  schema: SCHEMA,
  edits: [
    { rule: 'RB-VAR-01', zone: DOOM_TRACK_ZONE, add: { sees: 'all' } },
    edit.value('spaces of the doom track', {
      rule: 'RB-DOOM-01',
      add: (t) => spacesOf(t).flatMap((space) => t.value('town', space) ?? []),
    }),
    edit.value('spaces of the doom track', {
      rule: 'RB-DOOM-02',
      wrap: (base) => (t) => inOrderOfStacks(t, base(t)),
    }),
    {
      rule: 'RB-DOOM-03',
      setup: 'first card of the doom track',
      after: 'adventure decks',
      add: {
        rule: 'RB-DOOM-03',
        do: (t) => {
          for (const thing of t.pile('green deck').slice(0, 1)) t.move(thing, DOOM_TRACK_ZONE, 'bottom', 'down');
        },
      },
    },
    edit.part('where a discarded card goes', 'doom track', {
      rule: 'RB-DOOM-04',
      overrides: ['RB-DEF-08', 'RB-EVT-04', 'RB-EVT-05', 'RB-ENC-04', 'RB-UND-11'],
      add: {
        rule: 'RB-DOOM-04',
        layer: 'become',
        of: (t, thing) => (wasMet(t, thing) ? nextSpace('RB-DOOM-04') : null),
      },
    }),
    edit.part('where a discarded card goes', 'other discards to the doom track', {
      rule: 'RB-DOOM-06',
      add: {
        rule: 'RB-DOOM-06',
        layer: 'become',
        of: (t, thing) => (isAdventureCard(t, thing) && !wasMet(t, thing) ? nextSpace('RB-DOOM-06') : null),
      },
    }),
    edit.value('cards for a doom counter', { rule: 'RB-DOOM-07', add: (t) => CARDS_NEEDED[t.world.seats - 1]! }),
    edit.procedure('doom counter', { rule: 'RB-VAR-01', add: doomCounter }),
    edit.step('discard', 'doom counter', {
      rule: 'RB-DOOM-07',
      after: 'discarded',
      add: runs({
        rule: 'RB-DOOM-07',
        when: (t) =>
          onTrack(t).includes(t.locals.thing) &&
          nextTown(t) !== undefined &&
          onTrack(t).length >= t.value('cards for a doom counter'),
        run: 'doom counter',
        with: () => ({ town: '' }),
      }),
    }),
    ...BEGINNING,
    ...ENDGAME,
  ],
};
