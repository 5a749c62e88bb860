/** The Threat of White Death: frost that becomes a sickness, and what it does beside wounds. */

import type { Edit, Steps } from '@questwright/kernel';
import { heroSeats, partyOf, woundsOn, type RuneboundTable } from '../../../world.ts';
import { CHANGES_OF_BONUSES, isBeingTraded } from '../../../rules/market/items-and-allies.ts';
import { feelsCold, isAlly, isFrozen, isHero, ownersOf } from './frost.ts';
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

const lifeOf = (t: RuneboundTable, thing: number): number => t.value('life', thing);
const succumbs = (t: RuneboundTable, thing: number): boolean => {
  const sick = whiteDeathOn(t, thing);
  return sick > 0 && woundsOn(t, thing) + sick >= lifeOf(t, thing);
};

/** Who is knocked out or killed meanwhile has no frost any more. */
const contraction: Steps<FrozenLand, { on: number; life: number }> = {
  // The counter that comes now does not count yet.
  'life against frost': {
    rule: 'FW-WD-01',
    do: (t) => {
      t.locals.life = t.value('life against frost', t.locals.on);
    },
  },
  'one counter': runs({ rule: 'FW-WD-01', run: 'white death', with: (t) => ({ on: t.locals.on, amount: 1 }) }),
  'discarded frost': {
    rule: 'FW-WD-02',
    do: (t) => {
      const { on, life } = t.locals;
      t.setCounters(on, FROST, Math.max(0, frostOn(t, on) - life));
    },
  },
  again: {
    rule: 'FW-WD-03',
    when: (t) => feelsCold(t, t.locals.on) && isFrozen(t, t.locals.on),
    do: () => ({ goto: 'life against frost' }),
  },
};

const whiteDeath: Steps<FrozenLand, { on: number; amount: number }> = {
  'only heroes and allies': {
    rule: 'FW-WD-04',
    when: (t) => !feelsCold(t, t.locals.on),
    do: () => ({ done: null }),
  },
  'about to be taken': {
    rule: 'FW-WD-11',
    when: (t) => t.locals.amount > 0,
    window: { timing: 'about to take white death', order: (t) => ownersOf(t, t.locals.on) },
  },
  taken: {
    rule: 'FW-WD-05',
    when: (t) => t.locals.amount > 0,
    do: (t) => {
      const { on, amount } = t.locals;
      t.setCounters(on, WHITE_DEATH, whiteDeathOn(t, on) + amount);
      t.emit('white death taken', () => ({
        thing: { thing: on },
        amount,
        whiteDeath: whiteDeathOn(t, on),
        wounds: woundsOn(t, on),
        life: lifeOf(t, on),
      }));
    },
  },
};

/** In the Survival step nobody falls before all have taken what they must: Allies first. */
const stageOf = (t: FrozenTable): string | null => t.within('survival step')?.stage ?? null;
const allyMayFall = (t: RuneboundTable): boolean => stageOf(land(t)) !== 'frost';
const heroMayFall = (t: RuneboundTable): boolean => {
  const stage = stageOf(land(t));
  return stage === null || stage === 'hero';
};

/** Wakes a watch of the base when white death is taken, too. */
const alsoOn = (rule: 'FW-WD-06' | 'FW-WD-07', watch: string): Edit<FrozenLand> => ({
  rule,
  watch,
  wrap: (base) => ({ ...base, on: [...base.on, 'white death taken'] }),
});

export const WHITE_DEATH_EDITS: readonly Edit<FrozenLand>[] = [
  { rule: OWN, counter: WHITE_DEATH, add: true },
  edit.procedure('white death', { rule: OWN, add: whiteDeath }),
  edit.procedure('contraction', { rule: OWN, add: contraction }),
  { rule: OWN, shown: 'white death', add: ['on', 'amount'] },
  { rule: OWN, closed: 'white death', add: true },
  { rule: OWN, closed: 'contraction', add: true },
  { rule: OWN, timing: 'about to take white death', add: { rule: 'FW-WD-11', choices: {} } },
  edit.value('life against frost', { rule: 'FW-WD-01', add: (t, thing) => lifeOf(t, thing) }),
  edit.part('life against frost', 'at least one', {
    rule: OWN,
    add: { rule: OWN, layer: 'greatest', of: () => 1 },
  }),
  // Life that is lost may be less than the frost on it.
  {
    rule: 'FW-WD-01',
    watch: 'lost life and frost',
    add: {
      rule: 'FW-WD-01',
      // Under Harsh Conditions a counter that a card gives lowers the Life that frost is held against.
      on: [...CHANGES_OF_BONUSES, 'white death taken'],
      do: (t) => {
        if (isBeingTraded(t) || t.isWithin('survival step') || t.isWithin('contraction')) return undefined;
        const on = heroSeats(t)
          .flatMap((seat) => partyOf(t, seat))
          .find((thing) => isFrozen(t, thing));
        return on === undefined ? undefined : { run: [call('contraction', { on })] };
      },
    },
  },
  edit.value('defeated', {
    rule: 'FW-WD-06',
    overrides: ['RB-WND-02', 'RB-KO-01'],
    wrap: (base) => (t, thing) => base(t, thing) || (isHero(t, thing) && succumbs(t, thing) && heroMayFall(t)),
  }),
  alsoOn('FW-WD-06', 'hero knocked out'),
  edit.value('defeated', {
    rule: 'FW-WD-07',
    overrides: ['RB-WND-02', 'RB-ALY-06'],
    wrap: (base) => (t, thing) => base(t, thing) || (succumbs(t, thing) && isAlly(t, thing) && allyMayFall(t)),
  }),
  alsoOn('FW-WD-07', 'ally killed'),
  edit.part('movement dice', 'white death', {
    rule: 'FW-MOV-01',
    overrides: ['RB-MOV-05'],
    add: {
      rule: 'FW-MOV-01',
      layer: 'least',
      of: (t, seat) => (partyOf(t, seat).some((thing) => whiteDeathOn(t, thing) > 0) ? 4 : null),
    },
  }),
];
