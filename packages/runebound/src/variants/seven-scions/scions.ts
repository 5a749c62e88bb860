/** Scions: what their counters give, how they are awakened, and what they are when they are awake. */

import {
  effectsAt,
  numberIn,
  refuse,
  type Choice,
  type Edit,
  type Refusal,
  type Seat,
  type Steps,
} from '@questwright/kernel';
import { noteAdventure, whyNoAdventure } from '../../rules/hero-combat/interaction.ts';
import { faceOf } from '../../rules/market/items-and-allies.ts';
import { PHASES, type Color } from '../../words.ts';
import { areaOf, stateOf, type RuneboundTable } from '../../world.ts';
import { returnCounter, sleeper } from './adventure.ts';
import { isScion, scionCard } from './cards.ts';
import {
  ASLEEP,
  call,
  edit,
  inTheEndgame,
  isStorm,
  runs,
  stormOf,
  type Awakening,
  type ScionLand,
  type ScionTable,
} from './world.ts';

/** What `if` on a Scion says, for a seat. */
function whyNot(t: ScionTable, thing: number, seat: Seat, only: 'asleepIf' | 'wakingIf'): Refusal | null {
  const wanted = scionCard(t, thing)![only];
  const why = wanted === undefined ? null : t.whyFalse(wanted, { by: seat, thing, about: seat, also: null });
  const rule = only === 'asleepIf' ? 'SS-SCI-02' : 'SS-SCI-05';
  return why === null
    ? null
    : refuse(rule, `refuse.${only === 'asleepIf' ? 'no-use-of-scion' : 'will-not-wake'}`, { card: faceOf(t, thing) });
}

// ---- asleep ----

/** "At any point during a Storm step": beside every question, and where nobody else is asked anything. */
const CALL_ON: Choice<ScionLand> = {
  rule: 'SS-SCI-02',
  list: (t, seat) => {
    const number = t.value('scion counter held', seat);
    return number > 0 ? [`call-on:${number}`] : [];
  },
  why: (t, seat, id) => {
    const number = numberIn(id);
    const thing = sleeper(t, number);
    if (thing === undefined || t.value('scion counter held', seat) !== number) {
      return refuse('SS-SCI-02', 'refuse.no-such-counter', { number: Number.isNaN(number) ? 0 : number });
    }
    if (!(/* SS-SCI-02 */ isStorm(t))) return refuse('SS-SCI-02', 'refuse.no-storm');
    return whyNot(t, thing, seat, 'asleepIf');
  },
  label: (t, _, id) => {
    const thing = sleeper(t, numberIn(id));
    return { key: 'option.call-on', with: { scion: thing === undefined ? null : faceOf(t, thing) } };
  },
  then: (t, seat, id) => ({ run: [call('benefit of a scion', { seat, thing: sleeper(t, numberIn(id))! })] }),
};

const benefit: Steps<ScionLand, { seat: Seat; thing: number }> = {
  'counter given up': {
    rule: 'SS-SCI-02',
    do: (t) => {
      const { seat, thing } = t.locals;
      t.emit('scion called upon', { seat, scion: faceOf(t, thing) });
      returnCounter(t, scionCard(t, thing)!.number);
    },
  },
  benefit: {
    rule: 'SS-SCI-02',
    do: (t) => ({ run: [effectsAt(t.cardOf(t.locals.thing), ['asleep'], t.locals.seat, t.locals.thing)] }),
  },
};

// ---- how they are awakened ----

const onARedCounter = (t: RuneboundTable, seat: Seat): boolean => {
  const { space } = stateOf(t, seat);
  if (space === '' || t.value('jewel', space) !== 'red') return false;
  return /* SS-SCI-15 true */ t.world.adventures.includes(space);
};
const awaken: Choice<ScionLand> = {
  rule: 'SS-SCI-03',
  list: (t, seat) =>
    onARedCounter(t, seat) ? t.pile(ASLEEP).map((thing) => `awaken:${scionCard(t, thing)!.number}`) : [],
  why: (t, seat, id) => {
    if (!onARedCounter(t, seat)) return refuse('SS-SCI-03', 'refuse.no-red-counter');
    const thing = sleeper(t, numberIn(id));
    if (thing === undefined) return refuse('SS-SCI-04', 'refuse.scion-is-awake');
    const held = stormOf(t).held[numberIn(id) - 1]!;
    // Also one whose counter another player has.
    if (/* SS-SCI-04 held > 0 */ held === 0) return refuse('SS-SCI-04', 'refuse.scion-is-awake');
    // No card is drawn, so closed colors do not matter.
    const closed: readonly Color[] = /* SS-EXP-01 t.value('closed colors', seat) */ [];
    if (closed.length > 0) return refuse('RB-EXP-15', 'refuse.closed-color', { color: 'red' });
    return whyNoAdventure(t) ?? whyNot(t, thing, seat, 'wakingIf');
  },
  whyNone: () => refuse('SS-SCI-03', 'refuse.no-red-counter'),
  label: (t, _, id) => {
    const thing = sleeper(t, numberIn(id));
    return { key: 'option.awaken', with: { scion: thing === undefined ? null : faceOf(t, thing) } };
  },
  then: (t, seat, id) => {
    noteAdventure(t);
    return { run: [call('awakening', { seat, thing: sleeper(t, numberIn(id))!, space: stateOf(t, seat).space })] };
  },
};

/** A Scion that did not wake lies on its space again, without wounds, whatever else has ended. */
const awakening: Steps<ScionLand, Awakening> = {
  'the scion': {
    rule: 'SS-SCI-05',
    do: (t) => {
      const { seat, thing } = t.locals;
      t.emit('scion disturbed', { seat, scion: faceOf(t, thing) });
      t.move(thing, 'adventure');
    },
  },
  'what it takes': {
    rule: 'SS-SCI-05',
    do: (t) => ({ run: [effectsAt(t.cardOf(t.locals.thing), ['waking'], t.locals.seat, t.locals.thing)] }),
  },
  'asleep again': {
    rule: 'SS-SCI-05',
    always: true,
    when: (t) => t.pile('adventure').includes(t.locals.thing),
    do: (t) => {
      const { seat, thing } = t.locals;
      t.emit('scion slept on', { seat, scion: faceOf(t, thing) });
      t.move(thing, ASLEEP, 'bottom');
    },
  },
};

const aScionAwakes: Steps<ScionLand, { seat: Seat; thing: number; space: string }> = {
  'its counter': {
    rule: 'SS-SCI-04',
    do: (t) => returnCounter(t, scionCard(t, t.locals.thing)!.number),
  },
  'red counter': {
    rule: 'SS-SCI-06',
    do: (t) => {
      const { space } = t.locals;
      if (!t.world.adventures.includes(space)) return;
      t.world.adventures = t.world.adventures.filter((one) => one !== space);
      t.world.pile.red++;
    },
  },
  'former scion': runs({
    rule: 'SS-SCI-13',
    each: (t) => areaOf(t, t.locals.seat).filter((thing) => isScion(t, thing)),
    run: 'discard',
    with: (_, thing) => ({ thing }),
  }),
  'no wounds': runs({
    rule: 'SS-SCI-07',
    run: 'recovery',
    with: (t) => ({ on: t.locals.thing, wounds: 'all', exhaustion: 'all' }),
  }),
  'in front of the player': {
    rule: 'SS-SCI-07',
    do: (t) => {
      const { seat, thing } = t.locals;
      t.move(thing, `area/${seat}`, 'bottom');
      t.emit('scion awoke', { seat, scion: faceOf(t, thing) });
      t.emit('gained', { seat, card: faceOf(t, thing) });
    },
  },
};

// ---- what they are when they are awake ----

const helpsNow = (t: RuneboundTable): boolean => (t as ScionTable).value('a scion may help');
const whyResting = (t: RuneboundTable, thing: number): Refusal | null =>
  isScion(t, thing) && !helpsNow(t) ? refuse('SS-SCI-10', 'refuse.scion-rests', { card: faceOf(t, thing) }) : null;

const backToSleep = (t: RuneboundTable, thing: number) =>
  isScion(t, thing) ? ({ pile: ASLEEP, place: 'bottom', face: 'up', rule: 'SS-SCI-14' } as const) : null;

export const SCIONS: readonly Edit<ScionLand>[] = [
  edit.value('scion counter held', {
    rule: 'SS-SCI-02',
    add: (t, seat) => stormOf(t).held.indexOf(seat + 1) + 1,
  }),
  {
    rule: 'SS-SCI-02',
    aside: 'call-on',
    // The Storm step itself asks one after another.
    add: { ...CALL_ON, list: (t, seat) => (t.game.stack.at(-1)?.proc === 'storm step' ? [] : CALL_ON.list!(t, seat)) },
  },
  { rule: 'RB-VAR-01', timing: 'storm step', add: { rule: 'SS-SCI-02', choices: { 'call-on': CALL_ON } } },
  edit.procedure('benefit of a scion', { rule: 'RB-VAR-01', add: benefit }),
  { rule: 'RB-VAR-01', shown: 'benefit of a scion', add: ['seat', 'thing'] },
  { rule: 'RB-VAR-01', list: 'asleep', add: true },
  { rule: 'RB-VAR-01', list: 'waking', add: true },

  edit.choice('adventure step', 'what to do here', 'awaken', {
    rule: 'SS-SCI-03',
    overrides: ['RB-ADV-03'],
    after: 'attempt',
    add: awaken,
  }),
  edit.procedure('awakening', { rule: 'RB-VAR-01', add: awakening }),
  { rule: 'RB-VAR-01', shown: 'awakening', add: ['seat', 'thing'] },
  edit.procedure('a scion awakes', { rule: 'RB-VAR-01', add: aScionAwakes }),
  { rule: 'RB-VAR-01', shown: 'a scion awakes', add: ['seat', 'thing'] },

  edit.value('awakened scion', {
    rule: 'SS-SCI-01',
    add: (t, seat) => areaOf(t, seat).find((thing) => isScion(t, thing)) ?? null,
  }),
  edit.part('counts as', 'awakened scions', {
    rule: 'SS-SCI-08',
    overrides: ['RB-ALY-01'],
    add: { rule: 'SS-SCI-08', layer: 'become', printed: [], of: (t, thing) => (isScion(t, thing) ? 'ally' : null) },
  }),
  edit.part('limited kind', 'scions', {
    rule: 'SS-SCI-09',
    overrides: ['RB-ITM-12'],
    add: { rule: 'SS-SCI-09', layer: 'become', printed: [], of: (t, thing) => (isScion(t, thing) ? 'scion' : null) },
  }),
  edit.value('limit', {
    rule: 'SS-SCI-13',
    wrap: (base) => (t, kind, seat) => (kind === 'scion' ? { most: 1, rule: 'SS-SCI-13' } : base(t, kind, seat)),
  }),
  edit.value('a scion may help', { rule: 'SS-SCI-10', add: (t) => isStorm(t) || inTheEndgame(t) }),
  {
    rule: 'SS-SCI-10',
    hook: 'setAside',
    wrap: (base) => (t, thing, value) => base(t, thing, value) ?? whyResting(t, thing),
  },
  ...PHASES.map((phase): Edit<ScionLand> =>
    edit.choice(`${phase} phase`, 'attack or defend', 'send', {
      rule: 'SS-SCI-10',
      wrap: (base) => ({
        ...base,
        why: (t, seat, id) => whyResting(t, numberIn(id)) ?? base.why?.(t, seat, id) ?? null,
      }),
    }),
  ),
  edit.value('attacks of an ally per round', {
    rule: 'SS-SCI-10',
    wrap: (base) => (t, thing) => (isScion(t, thing) && !helpsNow(t) ? 0 : base(t, thing)),
  }),
  edit.part('may be lost', 'scions', {
    rule: 'SS-SCI-11',
    add: { rule: 'SS-SCI-11', layer: 'set', of: (t, thing) => (isScion(t, thing) ? true : null) },
  }),
  edit.part('where a discarded card goes', 'scions', {
    rule: 'SS-SCI-14',
    add: { rule: 'SS-SCI-14', layer: 'become', of: backToSleep },
  }),
];
