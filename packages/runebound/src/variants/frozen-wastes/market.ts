/** Step 5: Market, in a Weik city, an Onoit village and the Vrede settlement. */

import { refuse, words, type Choice, type Edit, type Refusal, type Seat } from '@questwright/kernel';
import { exhaustionOn, moneyOf, partyOf, payment, stateOf, woundsOn, type RuneboundTable } from '../../world.ts';
import type { Town } from '../../words.ts';
import { GEAR, type GearKind } from './cards.ts';
import { hasFrost, thawParty } from './cold/frost.ts';
import { supplyOf } from './gear.ts';
import { call, edit, land, OWN, whiteDeathOn, type FrozenLand, type FrozenTable } from './world.ts';

const townOf = (t: RuneboundTable, seat: Seat): Town | null => t.value('town', stateOf(t, seat).space);
const marketOf = (t: FrozenTable, seat: Seat) => {
  const market = t.within('market step');
  return market?.seat === seat ? market : null;
};

// ---- survival gear ----

const gearNamed = (id: string): GearKind | undefined => GEAR.find((one) => one === words(id)[0]);
const buyGear: Choice<FrozenLand> = {
  rule: 'FW-GEAR-16',
  list: () => GEAR.map((gear) => `gear:${gear}`),
  why: (t, seat, id) => {
    const gear = gearNamed(id);
    if (gear === undefined) return refuse('FW-CMP-16', 'refuse.no-such-gear');
    if (marketOf(t, seat)?.bought?.includes(gear)) return refuse('FW-GEAR-17', 'refuse.gear-bought', { gear });
    if (supplyOf(t, gear).length === 0) return refuse('FW-GEAR-19', 'refuse.gear-is-out', { gear });
    const [price, gold] = [t.value('price of gear', seat), moneyOf(t, seat, 'card')];
    return gold >= price ? null : refuse('FW-GEAR-16', 'refuse.gear-too-dear', { gear, price, gold });
  },
  label: (t, seat, id) => ({
    key: 'option.gear',
    with: { gear: gearNamed(id)!, price: t.value('price of gear', seat) },
  }),
  then: (t, seat, id) => {
    const gear = gearNamed(id)!;
    const market = marketOf(t, seat)!;
    market.bought = [...(market.bought ?? []), gear];
    return { run: [payment(seat, t.value('price of gear', seat), 'card'), call('gear token', { seat, gear })] };
  },
};

// ---- healing ----

type Ill = 'wound' | 'exhaustion' | 'white-death';
const ILLS: readonly Ill[] = ['wound', 'exhaustion', 'white-death'];
const illOf = (t: RuneboundTable, thing: number, ill: Ill): number =>
  ill === 'wound' ? woundsOn(t, thing) : ill === 'exhaustion' ? exhaustionOn(t, thing) : whiteDeathOn(t, thing);
const oneCured = (on: number) => call('thaw', { on, frost: 0, 'white death': 1 });
function healed(thing: number, ill: Ill) {
  if (ill === 'white-death') return oneCured(thing);
  /* FW-MKT-10 call('recovery', { on: thing, wounds: 'all', exhaustion: 'all' }) */
  return call(
    'recovery',
    ill === 'wound' ? { on: thing, wounds: 1, exhaustion: 0 } : { on: thing, wounds: 0, exhaustion: 'all' },
  );
}

function whyNoCureHere(t: FrozenTable, seat: Seat): Refusal | null {
  const town = townOf(t, seat);
  if (town !== null && t.value('cure of white death', town)) return null;
  const isWeik = town !== null && t.value('town kind', town) === 'weik';
  return refuse(isWeik ? 'FW-MKT-06' : 'FW-WD-10', 'refuse.no-cure-here');
}
const cure: Choice<FrozenLand> = {
  rule: 'FW-MKT-08',
  list: (t, seat) => partyOf(t, seat).map((thing) => `cure:${thing}`),
  why: (t, seat, id) => {
    const thing = Number(words(id)[0]);
    if (!partyOf(t, seat).includes(thing))
      return refuse('FW-MKT-08', 'refuse.not-yours', { card: { thing }, to: 'heal' });
    const why = whyNoCureHere(t, seat);
    if (why !== null) return why;
    if (whiteDeathOn(t, thing) === 0) return refuse('FW-MKT-08', 'refuse.no-white-death', { card: { thing } });
    const [price, gold] = [t.value('price of healing', seat), moneyOf(t, seat, 'healing')];
    return gold >= price ? null : refuse('FW-MKT-08', 'refuse.cure-too-dear', { card: { thing }, price, gold });
  },
  label: (t, seat, id) => ({
    key: 'option.cure',
    with: { card: { thing: Number(words(id)[0]) }, price: t.value('price of healing', seat) },
  }),
  then: (t, seat, id) => ({
    run: [payment(seat, t.value('price of healing', seat), 'healing'), oneCured(Number(words(id)[0]))],
  }),
};

const freeHeal: Choice<FrozenLand> = {
  rule: 'FW-MKT-09',
  list: (t, seat) => partyOf(t, seat).flatMap((thing) => ILLS.map((ill) => `free-heal:${thing}:${ill}`)),
  why: (t, seat, id) => {
    const [thing, ill] = [Number(words(id)[0]), words(id)[1] as Ill];
    if (!partyOf(t, seat).includes(thing) || !ILLS.includes(ill))
      return refuse('FW-MKT-10', 'refuse.not-yours', { card: { thing }, to: 'heal' });
    const town = townOf(t, seat);
    if (town === null || !t.value('free healing', town)) return refuse('FW-MKT-09', 'refuse.no-free-healing');
    if (marketOf(t, seat)?.healed === true) return refuse('FW-MKT-09', 'refuse.healed-already');
    return illOf(t, thing, ill) > 0
      ? null
      : refuse('FW-MKT-11', 'refuse.nothing-to-heal-free', { card: { thing }, what: ill });
  },
  label: (_, __, id) => ({
    key: 'option.free-heal',
    with: { card: { thing: Number(words(id)[0]) }, what: words(id)[1]! },
  }),
  then: (t, seat, id) => {
    marketOf(t, seat)!.healed = true;
    t.emit('healed free', { seat });
    return { run: [healed(Number(words(id)[0]), words(id)[1] as Ill)] };
  },
};

const kindOf = (t: RuneboundTable, town: Town): string | null => land(t).value('town kind', town);

export const MARKET: readonly Edit<FrozenLand>[] = [
  edit.step('market step', 'frost at the beginning', {
    rule: 'FW-FRO-06',
    after: 'only in a town',
    add: {
      rule: 'FW-FRO-06',
      ask: {
        seats: (t) => (hasFrost(t, t.locals.seat) ? [t.locals.seat] : []),
        choices: {
          warm: { rule: 'FW-FRO-06', then: (t, seat) => ({ run: thawParty(t, seat) }) },
          'stay-cold': { rule: 'FW-FRO-06', then: () => undefined },
        },
      },
    },
  }),
  edit.part('cards added to a market', 'weik city', {
    rule: 'FW-MKT-04',
    overrides: ['RB-MKT-03'],
    add: { rule: 'FW-MKT-04', layer: 'set', of: (t, town) => (kindOf(t, town) === 'weik' ? 2 : null) },
  }),
  edit.part('cards added to a market', 'vrede', {
    rule: 'FW-MKT-12',
    overrides: ['RB-MKT-03'],
    add: { rule: 'FW-MKT-12', layer: 'set', of: (t, town) => (kindOf(t, town) === 'vrede' ? 2 : null) },
  }),
  edit.value('price of gear', { rule: 'FW-GEAR-16', add: () => /* FW-GEAR-16 0 */ 1 }),
  { rule: 'FW-MKT-03', overrides: ['RB-MKT-05'], timing: 'market', choice: 'gear', add: buyGear },
  { rule: 'FW-MKT-08', timing: 'market', choice: 'cure', add: cure },
  { rule: 'FW-MKT-09', timing: 'market', choice: 'free-heal', add: freeHeal },
  edit.value('cure of white death', { rule: 'FW-WD-10', add: () => false }),
  edit.part('cure of white death', 'onoit village', {
    rule: 'FW-MKT-08',
    add: { rule: 'FW-MKT-08', layer: 'set', of: (t, town) => kindOf(t, town) === 'onoit' || null },
  }),
  edit.part('cure of white death', 'vrede', {
    rule: 'FW-MKT-12',
    add: { rule: 'FW-MKT-12', layer: 'set', of: (t, town) => kindOf(t, town) === 'vrede' || null },
  }),
  edit.value('free healing', { rule: 'FW-MKT-09', add: () => false }),
  edit.part('free healing', 'onoit village', {
    rule: 'FW-MKT-09',
    add: { rule: 'FW-MKT-09', layer: 'set', of: (t, town) => kindOf(t, town) === 'onoit' || null },
  }),
  edit.part('free healing', 'vrede', {
    rule: 'FW-MKT-12',
    add: { rule: 'FW-MKT-12', layer: 'set', of: (t, town) => kindOf(t, town) === 'vrede' || null },
  }),
  edit.value('market closed', { rule: OWN, add: () => false }),
  edit.value('cards on offer', {
    rule: OWN,
    wrap: (base) => (t, town) => (land(t).value('market closed', town) ? [] : base(t, town)),
  }),
];
