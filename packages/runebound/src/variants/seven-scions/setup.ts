/** Setup: Scions on the undefeated challenge track, Storm decks by the number of players, no red cards. */

import type { Edit } from '@questwright/kernel';
import { heroSeats } from '../../world.ts';
import { isStormCard, isStormlord, scionIn } from './cards.ts';
import { CONTENT } from './content/index.ts';
import {
  ASLEEP,
  edit,
  FACED,
  NOT_CHOSEN,
  ON_ITS_SCION,
  STORM_DECKS,
  STORMLORDS,
  stormOf,
  type ScionLand,
  type ScionTable,
} from './world.ts';

const contentOf = (t: ScionTable, id: string): unknown => t.loaded.content.get(id)!.content;
const cardsFor = (t: ScionTable, pile: string): string[] =>
  [...t.loaded.content.keys()].filter((id) => t.value('deck of a card', id) === pile);

/** The rule of a card says where it begins: what it is sorted by. */
const beginsIn = (
  rule: 'SS-SET-02' | 'SS-SET-04' | 'SS-FACT-02',
  pileOf: (card: unknown) => string | null,
): Edit<ScionLand> =>
  edit.value('deck of a card', {
    rule,
    wrap: (base) => (t, id) => pileOf(contentOf(t as ScionTable, id)) ?? base(t, id),
  });

export const SETUP: readonly Edit<ScionLand>[] = [
  ...Object.entries(CONTENT).map(([id, card]): Edit<ScionLand> => ({
    rule: 'RB-VAR-01',
    content: id,
    add: { ...card },
  })),
  { rule: 'RB-VAR-01', zone: ASLEEP, add: { sees: 'all' } },
  ...STORM_DECKS.map((deck): Edit<ScionLand> => ({ rule: 'RB-VAR-01', zone: deck, add: { sees: 'none' } })),
  { rule: 'RB-VAR-01', zone: STORMLORDS, add: { sees: 'none' } },
  { rule: 'SS-SET-07', zone: STORMLORDS, wrap: (base) => ({ ...base, sees: 'all' }) },
  { rule: 'RB-VAR-01', zone: FACED, add: { sees: 'all' } },
  { rule: 'RB-VAR-01', zone: NOT_CHOSEN, add: { sees: 'none' } },
  beginsIn('SS-SET-02', (card) => (scionIn(card) === null ? null : ASLEEP)),
  beginsIn('SS-SET-04', (card) => (isStormCard(card) ? `${(card as { color: string }).color} storm deck` : null)),
  beginsIn('SS-FACT-02', (card) => (isStormlord(card) ? STORMLORDS : null)),

  {
    rule: 'SS-SET-02',
    setup: 'scion cards',
    after: 'undefeated challenge counters',
    add: {
      rule: 'SS-SET-02',
      do: (t) => {
        const inOrder = cardsFor(t, ASLEEP)
          .map((id) => ({ id, number: scionIn(contentOf(t, id))!.number }))
          .toSorted((one, other) => one.number - other.number);
        for (const { id } of inOrder) t.move(t.add(id, NOT_CHOSEN), ASLEEP, 'bottom');
      },
    },
  },
  {
    rule: 'SS-SET-03',
    overrides: ['RB-SET-03'],
    setup: 'scion counters',
    after: 'undefeated challenge counters',
    add: {
      rule: 'SS-SET-03',
      do: (t) => {
        stormOf(t).held = stormOf(t).held.map(() => ON_ITS_SCION);
      },
    },
  },
  {
    rule: 'SS-SET-04',
    setup: 'storm decks',
    after: 'adventure decks',
    add: {
      rule: 'SS-SET-04',
      do: (t) => {
        for (const pile of [...STORM_DECKS, STORMLORDS]) {
          for (const id of cardsFor(t, pile)) t.add(id, NOT_CHOSEN);
          t.shuffle(NOT_CHOSEN);
          const chosen = t.pile(NOT_CHOSEN).filter((thing) => t.value('deck of a card', t.cardOf(thing)) === pile);
          for (const thing of chosen.slice(
            0,
            /* SS-SET-05 2 */ /* SS-SET-10 Math.max(2, heroSeats(t).length) */ heroSeats(t).length,
          ))
            t.move(thing, pile, 'bottom', pile === STORMLORDS ? 'up' : 'down');
        }
      },
    },
  },
  {
    rule: 'SS-SET-08',
    setup: 'storm counter',
    after: 'adventure decks',
    add: {
      rule: 'SS-SET-08',
      do: (t) => {
        stormOf(t).counter = 0;
      },
    },
  },
  {
    rule: 'SS-SET-09',
    overrides: ['RB-SET-07'],
    setup: 'red adventure cards',
    after: 'adventure decks',
    add: {
      rule: 'SS-SET-09',
      do: (t) => {
        while (t.pile('red deck').length > 0) t.move(t.pile('red deck')[0]!, 'removed from play', 'top', 'down');
      },
    },
  },
];
