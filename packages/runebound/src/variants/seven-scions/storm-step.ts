/** The Storm step: the storm counter goes up the market stacks; what happens when it falls off the top. */

import { effectsAt, type Edit, type Seat, type Steps } from '@questwright/kernel';
import { faceOf } from '../../rules/market/items-and-allies.ts';
import { challengeCard, isKind } from '../../world.ts';
import { isStormCard } from './cards.ts';
import { clockwiseFrom, isInTown } from './order.ts';
import {
  call,
  edit,
  runs,
  STORM_COLORS,
  STORM_DECKS,
  stormDeck,
  stormOf,
  type ScionLand,
  type ScionTable,
  type StormStep,
} from './world.ts';

/** Spaces by the color of the Challenge that was defeated. */
const SPACES: Readonly<Record<string, number>> = { green: 1, yellow: 2, blue: 3 };
export const stormCardsLeft = (t: ScionTable): number =>
  STORM_DECKS.reduce((sum, deck) => sum + t.pile(deck).length, 0);

/** Where a card, a Scion or the turn moves it to; never below its start, and off the top only in the Storm step. */
const moved = (t: ScionTable, by: number): number =>
  Math.max(0, Math.min(t.value('spaces of the storm track'), stormOf(t).counter + by));
const counterMoves: Steps<ScionLand, { seat: Seat; by: number }> = {
  moved: {
    rule: 'SS-STM-03',
    do: (t) => {
      const { seat, by } = t.locals;
      const before = stormOf(t).counter;
      stormOf(t).counter = moved(t, by);
      t.emit('storm counter moved', { seat, by: stormOf(t).counter - before, position: stormOf(t).counter });
    },
  },
};

const stormStep: Steps<ScionLand, StormStep> = {
  'before the counter moves': {
    rule: 'SS-SCI-02',
    window: { timing: 'storm step', order: (t) => clockwiseFrom(t, t.locals.seat) },
  },
  'storm counter': {
    rule: 'SS-STM-03',
    do: (t) => {
      const storm = stormOf(t);
      const color = STORM_COLORS[storm.toughest - 1] ?? null;
      const by = Math.max(1, t.value('spaces of the storm counter', color));
      storm.counter += by;
      storm.toughest = 0;
      const position = Math.min(storm.counter, t.value('spaces of the storm track'));
      t.emit('storm counter moved', { seat: t.locals.seat, by, position });
    },
  },
  'on the market stacks': {
    rule: 'SS-STM-05',
    when: (t) => stormOf(t).counter <= t.value('spaces of the storm track'),
    do: () => ({ done: { broughtToTown: false } }),
  },
  'reset counter': { rule: 'SS-STM-06', do: (t) => void (stormOf(t).counter = 0) },
  'only stormlords remain': {
    rule: 'SS-END-01',
    when: (t) => stormCardsLeft(t) === 0,
    do: (t) => {
      stormOf(t).over = true;
      return { done: { broughtToTown: false } };
    },
  },
  'storm card': {
    rule: 'SS-STM-07',
    do: (t) => {
      const color = STORM_COLORS.find((one) => t.pile(stormDeck(one)).length > 0);
      if (color === undefined) return { done: { broughtToTown: false } };
      t.locals.thing = t.pile(stormDeck(color))[0]!;
      t.move(t.locals.thing, 'adventure');
      t.emit('storm broke', { seat: t.locals.seat, color, card: faceOf(t, t.locals.thing) });
      return undefined;
    },
  },
  'before the card is resolved': {
    rule: 'SS-SCI-02',
    window: { timing: 'storm step', order: (t) => clockwiseFrom(t, t.locals.seat) },
  },
  'its type': {
    rule: 'SS-STM-07',
    cases: {
      event: {
        rule: 'SS-STM-08',
        when: (t) => isKind(t, t.locals.thing, 'event'),
        do: (t) => {
          const { seat, thing } = t.locals;
          return { run: t.value('who faces the storm', seat).map((by) => call('storm event', { seat: by, thing })) };
        },
      },
      challenge: {
        rule: 'SS-STM-09',
        do: (t) => {
          const { seat, thing } = t.locals;
          const heroes = t.value('who faces the storm', seat);
          return { run: [call('storm challenge', { thing, heroes, claims: [], fought: null })] };
        },
      },
    },
  },
  'removed from the game': runs({
    rule: 'SS-STM-17',
    when: (t) => t.pile('adventure').includes(t.locals.thing),
    run: 'discard',
    with: (t) => ({ thing: t.locals.thing }),
  }),
  result: {
    rule: 'SS-STM-17',
    do: (t) => ({ done: { broughtToTown: !t.locals.inTown && isInTown(t, t.locals.seat) } }),
  },
};

const stormEvent: Steps<ScionLand, { seat: Seat; thing: number }> = {
  effect: {
    rule: 'SS-STM-08',
    do: (t) => {
      const { seat, thing } = t.locals;
      return { run: [effectsAt(t.cardOf(thing), ['arrives'], seat, thing)] };
    },
  },
};

/** The Storm step ends no turn; a turn that was over before it is over after it. */
const theTurnGoesOn: Edit<ScionLand> = edit.step('end of the turn', 'the rest is skipped', {
  rule: 'SS-STM-17',
  overrides: ['RB-KO-09', 'RB-TRN-06'],
  wrap: (base) => ({ ...base, when: (t) => !t.isWithin('storm step') && (base.when?.(t) ?? true) }),
});
const unlessOver = (step: 'market step' | 'experience step'): Edit<ScionLand> =>
  edit.step('turn', step, {
    rule: 'SS-END-01',
    wrap: (base) => ({ ...base, when: (t) => !stormOf(t).over && (base.when?.(t) ?? true) }),
  });

export const STORM_STEP: readonly Edit<ScionLand>[] = [
  edit.procedure('storm step', { rule: 'RB-VAR-01', add: stormStep }),
  { rule: 'RB-VAR-01', shown: 'storm step', add: ['seat', 'thing'] },
  edit.procedure('storm event', { rule: 'RB-VAR-01', add: stormEvent }),
  { rule: 'RB-VAR-01', shown: 'storm event', add: ['seat', 'thing'] },
  edit.procedure('storm counter moves', { rule: 'RB-VAR-01', add: counterMoves }),
  edit.step('turn', 'storm step', {
    rule: 'SS-STM-01',
    overrides: ['RB-TRN-03'],
    after: 'adventure step',
    add: runs({
      rule: 'SS-STM-01',
      as: 'storm',
      run: 'storm step',
      with: (t) => ({ seat: t.locals.seat, inTown: isInTown(t, t.locals.seat), thing: -1 }),
    }),
  }),
  edit.step('turn', 'storm step', {
    rule: 'SS-STM-02',
    overrides: ['RB-TRN-06', 'RB-CBT-16', 'RB-KO-09', 'RB-PVP-11', 'RB-HAZ-13'],
    wrap: (base) => ({ ...base, always: true }),
  }),
  edit.step('turn', 'no market for who was brought to a town', {
    rule: 'SS-STM-17',
    after: 'storm step',
    add: {
      rule: 'SS-STM-17',
      when: (t) => t.locals.storm?.broughtToTown === true,
      do: () => ({ goto: 'experience step' }),
    },
  }),
  theTurnGoesOn,
  unlessOver('market step'),
  unlessOver('experience step'),
  edit.value('spaces of the storm track', { rule: 'SS-STM-05', add: (t) => t.value('towns').length }),
  edit.value('spaces of the storm counter', { rule: 'SS-STM-04', add: () => 1 }),
  edit.value('spaces of the storm counter', {
    rule: 'SS-STM-04',
    wrap: () => (_, color) => (color === null ? 1 : (SPACES[color] ?? 1)),
  }),
  // Of several the toughest counts; what is fought in the storm comes after the move.
  edit.step('challenge', 'toughest of the turn', {
    rule: 'SS-STM-04',
    before: 'spoils',
    add: {
      rule: 'SS-STM-04',
      when: (t) => t.locals.fought?.defeated === true,
      do: (t) => {
        const { color } = challengeCard(t, t.locals.thing);
        const at = 1 + (STORM_COLORS as readonly string[]).indexOf(color);
        stormOf(t).toughest = Math.max(stormOf(t).toughest, at);
      },
    },
  }),
  edit.value('who faces the storm', { rule: 'SS-STM-08', add: (_, seat) => [seat] }),
  edit.value('who faces the storm', {
    rule: 'SS-STM-08',
    wrap: () => (t, seat) => clockwiseFrom(t, seat),
  }),
  edit.part('where a discarded card goes', 'storm card', {
    rule: 'SS-STM-17',
    add: {
      rule: 'SS-STM-17',
      layer: 'become',
      of: (t, thing) =>
        isStormCard(t.contentOf(thing).content)
          ? { pile: 'removed from play', place: 'top', face: 'up', rule: 'SS-STM-17' }
          : null,
    },
  }),
];
