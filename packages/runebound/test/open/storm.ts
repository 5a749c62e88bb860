/** The Storm step, and Storm Challenges that all Heroes fight together. How far the storm counter goes after a Challenge
 *  was defeated (SS-STM-04) is not part of the trial: it always goes one space. */

import {
  effectsAt,
  field,
  type Edit,
  type Json,
  type Extended,
  type Of,
  type Pack,
  type Proc,
  type Seat,
  type Steps,
  type Table,
  authoring,
  type Authoring,
} from '@questwright/kernel';
import { heroSeats, isKind, stateOf, TOWNS, type Color, type RuneboundWorld } from '@questwright/runebound';
import { STORM_CARDS, type Storm } from './storm-content.ts';

const DECKS = (['green', 'yellow', 'blue'] as const satisfies readonly Color[]).map((color) => `${color} storm deck`);
const LAST_STACK = TOWNS.length;

type StormLand = Extended<
  RuneboundWorld,
  { storm: { counter: number } },
  {
    effects: Proc<Json>;
    turn: Proc<unknown, { storm?: { broughtToTown: boolean } | null }>;
    'storm step': Proc<StormStep>;
    'storm challenge': Proc<StormChallenge>;
  },
  { 'who faces the storm': Of<[seat: Seat], Seat[]> }
>;
type StormTable = Table<StormLand>;
const { call, edit, runs }: Authoring<StormLand> = authoring();
const storm = (t: StormTable): { counter: number } => t.world.storm;
const inTown = (t: StormTable, seat: Seat): boolean => t.value('town', stateOf(t, seat).space) !== null;

interface StormStep {
  seat: Seat;
  /** Whether the hero had ended the movement in a town. */
  inTown: boolean;
  thing: number;
}
const stormStep: Steps<StormLand, StormStep> = {
  'storm counter': {
    rule: 'SS-STM-03',
    do: (t) => {
      storm(t).counter++;
      t.emit('storm counter moved', { seat: t.locals.seat, position: storm(t).counter });
    },
  },
  'on the market stacks': {
    rule: 'SS-STM-05',
    when: (t) => storm(t).counter <= LAST_STACK,
    do: () => ({ done: null }),
  },
  'reset counter': { rule: 'SS-STM-06', do: (t) => void (storm(t).counter = 0) },
  'storm card': {
    rule: 'SS-STM-07',
    do: (t) => {
      const deck = DECKS.find((one) => t.pile(one).length > 0);
      if (deck === undefined) return { done: null };
      t.locals.thing = t.pile(deck)[0]!;
      t.move(t.locals.thing, 'adventure');
      t.emit('storm broke', { seat: t.locals.seat, card: { content: t.cardOf(t.locals.thing) } });
      return undefined;
    },
  },
  'its type': {
    rule: 'SS-STM-07',
    cases: {
      event: {
        rule: 'SS-STM-08',
        when: (t) => isKind(t, t.locals.thing, 'event'),
        do: (t) => {
          const { seat, thing } = t.locals;
          const heroes = t.value('who faces the storm', seat);
          return { run: heroes.map((by) => effectsAt(t.cardOf(thing), ['arrives'], by, thing)) };
        },
      },
      challenge: {
        rule: 'SS-STM-01',
        do: (t) => {
          const { seat, thing } = t.locals;
          const heroes = t.value('who faces the storm', seat);
          return { run: [call('storm challenge', { thing, heroes, claims: [], fought: null })] };
        },
      },
    },
  },
  'removed from the game': runs({ rule: 'SS-STM-17', run: 'discard', with: (t) => ({ thing: t.locals.thing }) }),
  result: {
    rule: 'SS-STM-17',
    do: (t) => ({ done: { broughtToTown: !t.locals.inTown && inTown(t, t.locals.seat) } }),
  },
};

interface StormChallenge {
  thing: number;
  heroes: Seat[];
  /** Who rolled an attack or dealt damage in this round; Before Combat is part of the first. */
  claims: Seat[];
  fought: { defeated: boolean } | null;
}
const stormChallenge: Steps<StormLand, StormChallenge> = {
  combat: runs({
    rule: 'SS-STM-01',
    as: 'fought',
    run: 'combat',
    with: (t) => ({ heroes: t.locals.heroes, opponent: t.locals.thing, exceptions: [], outcome: {}, round: 0 }),
  }),
  rewards: runs({
    rule: 'SS-STM-16',
    when: (t) => t.locals.fought?.defeated === true,
    each: (t) => t.locals.heroes.filter((seat) => t.locals.claims.includes(seat)),
    run: 'effects',
    with: (t, seat) => effectsAt(t.cardOf(t.locals.thing), ['reward'], seat, t.locals.thing).with,
  }),
};

const fightsTheStorm = (t: StormTable): StormChallenge | null => t.within('storm challenge');
function claim(t: StormTable, seat: Seat): void {
  const { claims } = fightsTheStorm(t)!;
  if (!claims.includes(seat)) claims.push(seat);
}

/** In the Storm step nothing ends the turn; a turn that was over before it is over after it. */
const theTurnGoesOn: Edit<StormLand> = edit.step('end of the turn', 'the rest is skipped', {
  rule: 'SS-STM-17',
  overrides: ['RB-KO-09', 'RB-TRN-06'],
  wrap: (base) => ({ ...base, when: (t) => !t.isWithin('storm step') && (base.when?.(t) ?? true) }),
});

const JOINT_COMBAT: readonly Edit<StormLand>[] = [
  edit.value('who faces the storm', { rule: 'SS-STM-01', add: (_, seat: Seat) => [seat] }),
  edit.value('who faces the storm', {
    rule: 'SS-STM-09',
    overrides: ['RB-CBT-02'],
    wrap: () => (t) => [...heroSeats(t)],
  }),
  edit.value('who faces the storm', {
    rule: 'SS-STM-10',
    wrap: (base) => (t, seat: Seat) => {
      const heroes = base(t, seat) as Seat[];
      const first = heroes.indexOf(seat);
      return [...heroes.slice(first), ...heroes.slice(0, first)];
    },
  }),
  edit.value('attacks of a hero per round', {
    rule: 'SS-STM-12',
    overrides: ['RB-CBT-23', 'RB-CBT-29', 'RB-CBT-35'],
    wrap: (base) => (t, thing: number) => (fightsTheStorm(t) === null ? base(t, thing) : Infinity),
  }),
  edit.value('escapes to', {
    rule: 'SS-STM-14',
    overrides: ['RB-CBT-14', 'RB-CBT-15', 'RB-CBT-16'],
    wrap: (base) => (t, seat: Seat) => (fightsTheStorm(t) === null ? base(t, seat) : []),
  }),
  edit.step('combat', 'the storm finds them again', {
    rule: 'SS-STM-15',
    overrides: ['RB-CBT-16'],
    before: 'new round',
    add: {
      rule: 'SS-STM-15',
      when: (t) => fightsTheStorm(t) !== null,
      do: (t) => {
        const { outcome } = t.locals;
        for (const seat in outcome) if (outcome[seat] === 'escaped') delete outcome[seat];
      },
    },
  }),
  edit.step('combat', 'claims of the next round', {
    rule: 'SS-STM-16',
    before: 'new round',
    add: {
      rule: 'SS-STM-16',
      when: (t) => fightsTheStorm(t) !== null,
      do: (t) => void (fightsTheStorm(t)!.claims = []),
    },
  }),
  edit.step('combat roll', 'claim of the attacker', {
    rule: 'SS-STM-16',
    before: 'total',
    add: {
      rule: 'SS-STM-16',
      when: (t) => fightsTheStorm(t) !== null && t.locals.for === 'attack',
      do: (t) => claim(t, t.locals.seat),
    },
  }),
  edit.step('wounds', 'claim of who deals them', {
    rule: 'SS-STM-16',
    before: 'inflicted',
    add: {
      rule: 'SS-STM-16',
      when: (t) => fightsTheStorm(t)?.thing === t.locals.on && t.locals.amount > 0,
      do: (t) => claim(t, t.value('who acts')),
    },
  }),
];

export const STORM: Pack<StormLand> = {
  id: 'storm',
  kind: 'pack',
  rule: 'SS-STM-01',
  schema: { counter: field.whole() },
  edits: [
    ...Object.entries(STORM_CARDS).map(([id, card]): Edit<StormLand> => ({
      rule: 'SS-STM-01',
      content: id,
      add: { ...card },
    })),
    ...DECKS.map((deck): Edit<StormLand> => ({ rule: 'SS-STM-01', zone: deck, add: { sees: 'none' } })),
    edit.value('deck of a card', {
      rule: 'SS-STM-01',
      wrap: (base) => (t, id: string) => {
        const { storm: isStorm, color } = t.loaded.content.get(id)!.content as Partial<Storm> & { color?: Color };
        return isStorm === true ? `${color} storm deck` : base(t, id);
      },
    }),
    {
      rule: 'SS-STM-01',
      setup: 'storm decks',
      after: 'adventure decks',
      add: {
        rule: 'SS-STM-01',
        do: (t) => {
          for (const id in STORM_CARDS) t.add(id, t.value('deck of a card', id)!);
          for (const deck of DECKS) t.shuffle(deck);
        },
      },
    },
    edit.part('where a discarded card goes', 'storm card', {
      rule: 'SS-STM-17',
      add: {
        rule: 'SS-STM-17',
        layer: 'become',
        of: (t, thing) =>
          t.cardOf(thing) in STORM_CARDS
            ? { pile: 'removed from play', place: 'top', face: 'up', rule: 'SS-STM-17' }
            : null,
      },
    }),
    edit.procedure('storm step', { rule: 'SS-STM-01', add: stormStep }),
    { rule: 'SS-STM-01', shown: 'storm step', add: ['seat'] },
    edit.procedure('storm challenge', { rule: 'SS-STM-01', add: stormChallenge }),
    { rule: 'SS-STM-01', shown: 'storm challenge', add: ['thing', 'heroes', 'claims'] },
    edit.step('turn', 'storm step', {
      rule: 'SS-STM-01',
      overrides: ['RB-TRN-03'],
      after: 'adventure step',
      add: runs({
        rule: 'SS-STM-01',
        as: 'storm',
        when: (t) => !t.isEnding('game'),
        run: 'storm step',
        with: (t) => ({ seat: t.locals.seat, inTown: inTown(t, t.locals.seat), thing: -1 }),
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
    ...JOINT_COMBAT,
  ],
};
