/** The Endgame of a later book, by the library: each Hero faces all Stormlords of the game, in an order of chance, and whoever
 *  has defeated most of them wins. How it is prepared and what it begins with is not part of the trial: it is due at once. */

import {
  field,
  type Edit,
  type Pack,
  type Seat,
  type Table,
  authoring,
  type Authoring,
  type Proc,
  type Extended,
  type LocalsOf,
} from '@questwright/kernel';
import { isKind } from '@questwright/runebound';
import { endgameEdits, exceptedToo, gold, inEndgame, level, type EndgameLand } from '@questwright/runebound/expansion';

export const STORMLORDS = 'stormlords';
const FACED = 'faced stormlords';

interface Tally {
  beaten: number;
  /** Wounds of the one that knocked the Hero out. */
  wounds: number;
}
type ScionLand = Extended<
  EndgameLand,
  { scions: { records: Tally[] } },
  { 'stormlord stays': Proc<{ thing: number }> }
>;
type ScionTable = Table<ScionLand>;
const { edit, runs }: Authoring<ScionLand> = authoring();
const recordOf = (t: ScionTable, seat: Seat): Tally => t.world.scions.records[seat]!;
const aside = (t: ScionTable, thing: number): void => {
  t.setCounters(thing, 'wounds', 0);
  t.move(thing, FACED, 'bottom');
};

const EDITS: readonly Edit<ScionLand>[] = [
  { rule: 'SS-END-06', zone: STORMLORDS, add: { sees: 'all' } },
  { rule: 'SS-END-06', zone: FACED, add: { sees: 'all' } },
  ...endgameEdits({
    rules: {
      frame: 'SS-END-09',
      beginning: 'SS-END-01',
      level: 'SS-END-05',
      order: 'SS-END-05',
      ties: 'SS-END-05',
      'one after another': 'SS-END-06',
      'no refresh': 'SS-END-09',
      challenge: 'SS-END-06',
      'another challenge': 'SS-END-06',
      elimination: 'SS-END-06',
      'no losses': 'SS-END-09',
      'no escape': 'SS-END-09',
      'other victory': 'SS-END-07',
      comparison: 'SS-END-07',
    },
    preparation: {},
    drawing: {
      counted: {
        rule: 'SS-END-07',
        when: (t) => t.locals.result?.defeated === true,
        do: (t: Table<ScionLand, LocalsOf<ScionLand, 'confrontation'>>) => void recordOf(t, t.locals.seat).beaten++,
      },
      'all defeated': {
        rule: 'SS-END-06',
        when: (t) => t.pile(STORMLORDS).length === 0,
        do: () => ({ done: null }),
      },
      'next stormlord': {
        rule: 'SS-END-06',
        do: (t) => {
          t.locals.thing = t.pile(STORMLORDS)[0]!;
          t.move(t.locals.thing, 'adventure');
        },
      },
    },
    failed: 'stormlord stays',
    comparison: [
      (t: ScionTable, seat) => recordOf(t, seat).beaten,
      (t: ScionTable, seat) => recordOf(t, seat).wounds,
      level,
      gold,
    ],
  }),
  edit.step('confrontation', 'all stormlords again', {
    rule: 'SS-END-06',
    before: 'counted',
    add: {
      rule: 'SS-END-06',
      when: (t) => t.locals.result === null,
      do: (t) => {
        for (const thing of t.pile(FACED).slice()) t.move(thing, STORMLORDS);
        t.shuffle(STORMLORDS);
      },
    },
  }),
  edit.step('game', 'endgame', {
    rule: 'SS-END-01',
    after: 'turn',
    add: runs({ rule: 'SS-END-01', run: 'endgame', with: (t) => ({ order: [...t.seats] }) }),
  }),
  exceptedToo('SS-END-06', 'no counter'),
  exceptedToo('SS-END-06', 'no reward'),
  edit.part('where a discarded card goes', 'stormlords', {
    rule: 'SS-END-06',
    add: {
      rule: 'SS-END-06',
      layer: 'become',
      of: (t, thing: number) =>
        inEndgame(t) && isKind(t, thing, 'challenge')
          ? { pile: FACED, place: 'bottom', face: 'up', rule: 'SS-END-06' }
          : null,
    },
  }),
  edit.procedure('stormlord stays', {
    rule: 'SS-END-06',
    add: {
      stays: { rule: 'SS-END-06', do: (t) => aside(t, t.locals.thing) },
    },
  }),
  {
    rule: 'SS-END-08',
    watch: 'wounds of a stormlord',
    add: {
      rule: 'SS-END-08',
      on: ['knocked out'],
      do: (t) => {
        const faced = t.within('confrontation');
        if (faced) recordOf(t, faced.seat).wounds = t.counters(faced.thing!, 'wounds');
      },
    },
  },
];

export const SCIONS: Pack<ScionLand> = {
  id: 'scions',
  kind: 'pack',
  rule: 'SS-END-01',
  key: 'scions',
  schema: { records: field.perSeat(field.record({ beaten: field.whole(), wounds: field.whole() })) },
  edits: EDITS,
};
