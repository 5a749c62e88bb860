/** The Threat of Frost: how it is taken, and how it goes. */

import type { Call, Edit, Seat, Steps } from '@questwright/kernel';
import { alliesOf, countsAs, heroOf, isKind, partyOf, type RuneboundTable } from '../../../world.ts';
import {
  call,
  edit,
  FROST,
  frostOn,
  land,
  OWN,
  runs,
  WHITE_DEATH,
  whiteDeathOn,
  type FrozenLand,
  type FrozenTable,
} from '../world.ts';

export const isHero = (t: RuneboundTable, thing: number): boolean => isKind(t, thing, 'hero');
export const isAlly = (t: RuneboundTable, thing: number): boolean =>
  t.controller(thing) !== null && countsAs(t, thing, 'ally');
/** Heroes, and Allies that somebody has. */
export const feelsCold = (t: RuneboundTable, thing: number): boolean => isHero(t, thing) || isAlly(t, thing);
export const ownersOf = (t: RuneboundTable, thing: number): Seat[] => {
  const seat = t.controller(thing);
  return seat === null ? [] : [seat];
};
export const isFrozen = (t: RuneboundTable, thing: number): boolean => {
  const frost = frostOn(t, thing);
  return frost > 0 && /* FW-WD-01 false */ frost >= land(t).value('life against frost', thing);
};

interface Taken {
  on: number;
  amount: number;
}
const frost: Steps<FrozenLand, Taken> = {
  'only heroes and allies': {
    rule: 'FW-FRO-03',
    when: (t) => !feelsCold(t, t.locals.on),
    do: () => ({ done: null }),
  },
  'how much': {
    rule: 'FW-FRO-07',
    do: (t) => {
      const { on, amount } = t.locals;
      t.locals.amount = amount > 0 ? Math.max(0, t.value('frost taken', on, amount)) : 0;
    },
  },
  'about to be taken': {
    rule: 'FW-FRO-07',
    when: (t) => t.locals.amount > 0,
    window: { timing: 'about to take frost', order: (t) => ownersOf(t, t.locals.on) },
  },
  taken: {
    rule: 'FW-FRO-08',
    when: (t) => t.locals.amount > 0 && feelsCold(t, t.locals.on),
    do: (t) => {
      const { on, amount } = t.locals;
      t.setCounters(on, FROST, frostOn(t, on) + amount);
      t.emit('frost taken', () => ({
        thing: { thing: on },
        amount,
        frost: frostOn(t, on),
        life: t.value('life against frost', on),
      }));
    },
  },
  // In the Survival step all take frost before anybody is checked.
  'white death': runs({
    rule: 'FW-WD-01',
    when: (t) => !t.isWithin('survival step') && isFrozen(t, t.locals.on),
    run: 'contraction',
    with: (t) => ({ on: t.locals.on }),
  }),
};

const thaw: Steps<FrozenLand, { on: number; frost: number | 'all'; 'white death': number | 'all' }> = {
  'back to the pile': {
    rule: 'FW-FRO-07',
    do: (t) => {
      const { on } = t.locals;
      const off = (lie: number, wanted: number | 'all'): number => (wanted === 'all' ? lie : Math.min(lie, wanted));
      const thawed = off(frostOn(t, on), t.locals.frost);
      const cured = off(whiteDeathOn(t, on), t.locals['white death']);
      if (thawed + cured === 0) return;
      t.setCounters(on, FROST, frostOn(t, on) - thawed);
      t.setCounters(on, WHITE_DEATH, whiteDeathOn(t, on) - cured);
      t.emit('thawed', { thing: { thing: on }, frost: thawed, whiteDeath: cured });
    },
  },
};

/** All frost of the Hero and of each Ally. */
export const thawParty = (t: RuneboundTable, seat: Seat): Call[] =>
  partyOf(t, seat).map((on) => call('thaw', { on, frost: 'all', 'white death': 0 }));
export const hasFrost = (t: RuneboundTable, seat: Seat): boolean =>
  partyOf(t, seat).some((thing) => frostOn(t, thing) > 0);

/** What the weather wants of one of a party, where its Hero stands. */
function survivalFrost(t: FrozenTable, thing: number): number {
  const seat = t.controller(thing);
  return seat === null ? 0 : t.value('frost of a space', t.world.heroes[seat]!.space);
}
export const partyInTheCold = (t: RuneboundTable, seat: Seat): number[] => /* FW-FRO-03 [heroOf(t, seat)] */ [
  heroOf(t, seat),
  ...alliesOf(t, seat),
];

export const FROST_EDITS: readonly Edit<FrozenLand>[] = [
  { rule: OWN, counter: FROST, add: true },
  edit.procedure('frost', { rule: OWN, add: frost }),
  edit.procedure('thaw', { rule: OWN, add: thaw }),
  { rule: OWN, shown: 'frost', add: ['on', 'amount'] },
  { rule: OWN, closed: 'frost', add: true },
  { rule: OWN, closed: 'thaw', add: true },
  { rule: OWN, timing: 'about to take frost', add: { rule: 'FW-FRO-07', choices: {} } },
  edit.value('frost taken', { rule: 'FW-FRO-07', add: (_, __, amount) => amount }),
  edit.value('survival frost', { rule: 'FW-FRO-02', add: survivalFrost }),
  edit.value('spread of frost', { rule: 'FW-FRO-03', add: () => 'each' }),
];
