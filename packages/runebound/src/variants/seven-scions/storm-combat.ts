/** A Storm Challenge: all Heroes fight it together. */

import { effectsAt, type Edit, type Seat, type Steps, type Table } from '@questwright/kernel';
import { fighting } from '../../rules/combat/battle.ts';
import { PHASES } from '../../words.ts';
import { edit, runs, type ScionLand, type ScionTable, type StormChallenge } from './world.ts';

const fought = (t: ScionTable): StormChallenge | null => t.within('storm challenge');
function claim(t: ScionTable, seat: Seat): void {
  const { claims } = fought(t)!;
  if (!claims.includes(seat)) claims.push(seat);
}

const stormChallenge: Steps<ScionLand, StormChallenge> = {
  combat: runs({
    rule: 'SS-STM-01',
    as: 'fought',
    run: 'combat',
    with: (t) => ({
      heroes: /* SS-STM-09 t.locals.heroes.slice(0, 1) */ /* SS-STM-10 t.locals.heroes.toSorted() */ t.locals.heroes,
      opponent: t.locals.thing,
      exceptions: [],
      outcome: {},
      round: 0,
    }),
  }),
  // Told before the rewards: whoever is still busy with one may read what the others get.
  claims: {
    rule: 'SS-STM-16',
    when: (t) => t.locals.fought?.defeated === true,
    do: (t) => {
      const { heroes, claims, thing } = t.locals;
      const seats = heroes.filter((seat) => claims.includes(seat)).map((seat) => ({ seat }));
      t.emit('storm weathered', { seats, number: seats.length, card: { content: t.cardOf(thing) } });
    },
  },
  rewards: runs({
    rule: 'SS-STM-16',
    when: (t) => t.locals.fought?.defeated === true,
    each: (t) => t.locals.heroes.filter((seat) => t.locals.claims.includes(seat)),
    run: 'effects',
    with: (t, seat) => effectsAt(t.cardOf(t.locals.thing), ['reward'], seat, t.locals.thing).with as never,
  }),
  lost: {
    rule: 'SS-STM-17',
    when: (t) => t.locals.fought?.defeated !== true,
    do: (t) => t.emit('storm lost', { card: { content: t.cardOf(t.locals.thing) } }),
  },
};

export const STORM_COMBAT: readonly Edit<ScionLand>[] = [
  edit.procedure('storm challenge', { rule: 'RB-VAR-01', add: stormChallenge }),
  { rule: 'RB-VAR-01', shown: 'storm challenge', add: ['thing', 'heroes', 'claims'] },
  ...PHASES.map((phase): Edit<ScionLand> =>
    edit.step('combat round', `${phase} phase`, {
      rule: 'RB-VAR-01',
      wrap: (base) =>
        base.each === undefined
          ? base
          : {
              ...base,
              each: (t: Table<ScionLand, object>) =>
                fought(t) === null ? base.each(t) : /* SS-STM-11 fighting(t).slice(0, 1) */ fighting(t),
            },
    }),
  ),
  edit.value('attacks of a hero per round', {
    rule: 'SS-STM-12',
    overrides: ['RB-CBT-23', 'RB-CBT-29', 'RB-CBT-35'],
    wrap: (base) => (t, thing) => (fought(t) === null ? base(t, thing) : Infinity),
  }),
  edit.value('escapes to', {
    rule: 'SS-STM-14',
    overrides: ['RB-CBT-14', 'RB-CBT-15', 'RB-CBT-16'],
    wrap: (base) => (t, seat) => (fought(t) === null ? base(t, seat) : []),
  }),
  edit.step('combat', 'the storm finds them again', {
    rule: 'SS-STM-15',
    overrides: ['RB-CBT-16'],
    before: 'new round',
    add: {
      rule: 'SS-STM-15',
      when: (t) => fought(t) !== null,
      do: (t) => {
        const { outcome } = t.locals;
        for (const seat in outcome) if (/* SS-STM-18 true */ outcome[seat] === 'escaped') delete outcome[seat];
      },
    },
  }),
  edit.step('combat', 'claims of the next round', {
    rule: 'SS-STM-16',
    before: 'new round',
    add: {
      rule: 'SS-STM-16',
      when: (t) => fought(t) !== null,
      do: (t) => void (fought(t)!.claims = []),
    },
  }),
  edit.step('combat roll', 'claim of the attacker', {
    rule: 'SS-STM-16',
    before: 'total',
    add: {
      rule: 'SS-STM-16',
      when: (t) => fought(t) !== null && t.locals.for === 'attack',
      do: (t) => claim(t, t.locals.seat),
    },
  }),
  edit.step('wounds', 'claim of who deals them', {
    rule: 'SS-STM-16',
    before: 'inflicted',
    add: {
      rule: 'SS-STM-16',
      when: (t) => fought(t)?.thing === t.locals.on && t.locals.amount > 0,
      do: (t) => claim(t, t.value('who acts')),
    },
  }),
];
