/** The Endgame of a later book, by the library: each Hero faces all Stormlords of the game, in an order of chance, and whoever
 *  has defeated most of them wins. How it is prepared and what it begins with is not part of the trial: it is due at once. */

import { field, type Edit, type Pack, type Seat } from '@questwright/kernel';
import { isKind, type Land, type LandTable } from '@questwright/runebound';
import { endgameEdits, exceptedToo, gold, inEndgame, level, type EndgameTable } from '@questwright/runebound/expansion';

export const STORMLORDS = 'stormlords';
const FACED = 'faced stormlords';

interface Tally {
  beaten: number;
  /** Wounds of the one that knocked the Hero out. */
  wounds: number;
}
type ScionLand = Land & { scions: { records: Tally[] } };
const recordOf = (t: LandTable, seat: Seat): Tally => (t.world as ScionLand).scions.records[seat]!;
const aside = (t: LandTable, thing: number): void => {
  t.setCounters(thing, 'wounds', 0);
  t.move(thing, FACED, 'bottom');
};

const EDITS: readonly Edit<Land>[] = [
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
        do: (t) => void recordOf(t, t.locals.seat).beaten++,
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
    comparison: [(t, seat) => recordOf(t, seat).beaten, (t, seat) => recordOf(t, seat).wounds, level, gold],
  }),
  {
    rule: 'SS-END-06',
    proc: 'confrontation',
    step: 'all stormlords again',
    before: 'counted',
    add: {
      rule: 'SS-END-06',
      when: (t) => t.locals.result === null,
      do: (t) => {
        for (const thing of t.pile(FACED).slice()) t.move(thing, STORMLORDS);
        t.shuffle(STORMLORDS);
      },
    },
  },
  {
    rule: 'SS-END-01',
    proc: 'game',
    step: 'endgame',
    after: 'turn',
    add: { rule: 'SS-END-01', run: 'endgame', with: (t) => ({ order: [...t.seats] }) },
  },
  exceptedToo('SS-END-06', 'no counter'),
  exceptedToo('SS-END-06', 'no reward'),
  {
    rule: 'SS-END-06',
    value: 'where a discarded card goes',
    part: 'stormlords',
    add: {
      rule: 'SS-END-06',
      layer: 'become',
      of: (t, thing: number) =>
        inEndgame(t) && isKind(t, thing, 'challenge')
          ? { pile: FACED, place: 'bottom', face: 'up', rule: 'SS-END-06' }
          : null,
    },
  },
  {
    rule: 'SS-END-06',
    procedure: 'stormlord stays',
    add: {
      stays: { rule: 'SS-END-06', do: (t) => aside(t, t.locals.thing) },
    },
  },
  {
    rule: 'SS-END-08',
    watch: 'wounds of a stormlord',
    add: {
      rule: 'SS-END-08',
      on: ['knocked out'],
      do: (t: EndgameTable) => {
        const faced = t.within('confrontation');
        if (faced) recordOf(t, faced.seat).wounds = t.counters(faced.thing!, 'wounds');
      },
    },
  },
];

export const SCIONS: Pack<Land> = {
  id: 'scions',
  kind: 'pack',
  rule: 'SS-END-01',
  key: 'scions',
  schema: { records: field.perSeat(field.record({ beaten: field.whole(), wounds: field.whole() })) },
  edits: EDITS,
};
