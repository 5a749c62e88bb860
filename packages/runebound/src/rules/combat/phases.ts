/** Phases 2 to 4: ranged, melee and magic combat. The book tells each of them in full, with the same words. */

import {
  neverTaken,
  refuse,
  words,
  type Choice,
  type Next,
  type Refusal,
  type RuleId,
  type Seat,
  type Steps,
  type Table,
} from '@questwright/kernel';
import { damageOf } from './attributes.ts';
import { battle, opposingSeat, targetNumber, whyNoEscape } from './battle.ts';
import {
  runs,
  call,
  alliesOf,
  heroOf,
  isKind,
  partyOf,
  type In,
  type RuneboundWorld,
  type RuneboundTable,
  type LocalsIn,
  type RuneboundChapter,
} from '../../world.ts';
import { PHASES, type Phase } from '../../words.ts';

type Cited = 'choice' | 'hit' | 'miss' | 'defended' | 'undefended' | 'again';
export const CITED: Record<Phase, Record<Cited, RuleId>> = {
  ranged: {
    choice: 'RB-CBT-17',
    hit: 'RB-CBT-18',
    miss: 'RB-CBT-19',
    defended: 'RB-CBT-20',
    undefended: 'RB-CBT-21',
    again: 'RB-CBT-17',
  },
  melee: {
    choice: 'RB-CBT-23',
    hit: 'RB-CBT-24',
    miss: 'RB-CBT-25',
    defended: 'RB-CBT-26',
    undefended: 'RB-CBT-27',
    again: 'RB-CBT-23',
  },
  magic: {
    choice: 'RB-CBT-29',
    hit: 'RB-CBT-30',
    miss: 'RB-CBT-31',
    defended: 'RB-CBT-32',
    undefended: 'RB-CBT-33',
    again: 'RB-CBT-29',
  },
};

/** The rule by which a combat roll succeeds or fails. */
export function ruleOfRoll(t: In<'combat roll'>, success: boolean): RuleId {
  const { by, phase, for: way } = t.locals;
  const { hit, miss, defended, undefended } = CITED[phase];
  if (t.innermost('attack by an effect', `${phase} attack`, `${phase} defense`) === 'attack by an effect') {
    return success ? 'RB-CBT-41' : 'RB-CBT-42';
  }
  if (way === 'defense' && success) return defended;
  if (opposingSeat(t) !== null) return success ? 'RB-PVP-21' : 'RB-PVP-22';
  if (way === 'defense') return undefended;
  if (!isKind(t, by, 'hero')) return success ? 'RB-ALY-04' : 'RB-ALY-05';
  return success ? hit : miss;
}

type PhaseLocals = LocalsIn<`${Phase} phase`>;
type Exchange = LocalsIn<`${Phase} attack`>;
type Blow = Table<RuneboundWorld, Exchange>;

const named = (id: string): number => Number(words(id)[0]);
const attacked = (thing: number): string => `attacked:${thing}`;
/** Attacks of this round. One made before combat is none of them. */
export const attacksMade = (t: RuneboundTable, thing: number): number =>
  /* RB-CBT-43 t.used('combat', attacked(thing)) */ t.used('combat round', attacked(thing));
export const countAttack = (t: RuneboundTable, proc: 'combat round' | 'combat', thing: number): void =>
  t.use(proc, attacked(thing));

/** Between Heroes only one of them chooses. */
const whyNotTheAttacker = (t: RuneboundTable, seat: Seat): Refusal | null =>
  opposingSeat(t) === seat
    ? refuse('RB-PVP-10', 'refuse.not-the-attacker', { attacker: { seat: battle(t).heroes[0]! } })
    : null;

function combatPhase(phase: Phase): Steps<RuneboundWorld, PhaseLocals> {
  const { choice, again } = CITED[phase];
  const strike = (t: Table<RuneboundWorld, PhaseLocals>, id: string): void => {
    countAttack(t, 'combat round', named(id));
    t.locals.way = 'attack';
    t.locals.by = named(id);
  };
  const attack: Choice<RuneboundWorld, PhaseLocals> = {
    rule: 'RB-ALY-08',
    list: (t, seat) => [`attack:${heroOf(t, seat)}`],
    why: (t, _, id) =>
      attacksMade(t, named(id)) < t.value('attacks of a hero per round', named(id))
        ? null
        : refuse(again, 'refuse.hero-attacked-already', { thing: { thing: named(id) } }),
    whyNotFor: whyNotTheAttacker,
    label: (_, __, id) => ({ key: 'option.attack', with: { thing: { thing: named(id) }, phase } }),
    then: (t, _, id) => strike(t, id),
  };
  const send: Choice<RuneboundWorld, PhaseLocals> = {
    rule: 'RB-ALY-01',
    list: (t, seat) => alliesOf(t, seat).map((thing) => `send:${thing}`),
    why: (t, _, id) =>
      attacksMade(t, named(id)) < t.value('attacks of an ally per round', named(id))
        ? null
        : refuse('RB-ALY-03', 'refuse.ally-attacked-already', { thing: { thing: named(id) } }),
    whyNone: () => refuse('RB-ALY-01', 'refuse.no-ally-to-send'),
    whyNotFor: whyNotTheAttacker,
    label: (_, __, id) => ({ key: 'option.send', with: { thing: { thing: named(id) }, phase } }),
    then: (t, _, id) => strike(t, id),
  };
  const defend: Choice<RuneboundWorld, PhaseLocals> = {
    rule: 'RB-CBT-36',
    list: (t, seat) => ['defend', ...alliesOf(t, seat).map((thing) => `defend:${thing}`)],
    why: (_, __, id) =>
      id === 'defend' ? null : refuse('RB-ALY-07', 'refuse.allies-never-defend', { thing: { thing: named(id) } }),
    whyNotFor: whyNotTheAttacker,
    label: (t, seat) => ({ key: 'option.defend', with: { thing: { thing: heroOf(t, seat) }, phase } }),
    then: (t, seat, id) => {
      t.locals.way = 'defense';
      t.locals.by = id === 'defend' ? heroOf(t, seat) : named(id);
    },
  };
  // Never on offer: who asks is told why.
  const escape: Choice<RuneboundWorld, PhaseLocals> = {
    rule: 'RB-CBT-11',
    why: (t, seat) => whyNoEscape(t, seat) ?? refuse('RB-CBT-11', 'refuse.escape-phase-is-over'),
    whyNotFor: whyNoEscape,
    then: neverTaken,
  };
  return {
    'opposing roll': {
      rule: 'RB-PVP-06',
      as: 'against',
      do: (t) => {
        const seat = opposingSeat(t);
        return seat === null ? undefined : { run: [call("defender's roll", { seat, phase, for: 'attack' })] };
      },
    },
    'attack or defend': {
      rule: choice,
      ask: { seats: (t) => [t.locals.seat], choices: { attack, send, defend, escape } },
    },
    effects: { rule: 'RB-ACT-02', window: { timing: phase, order: (t) => [t.locals.seat] } },
    'attack or defense': {
      rule: choice,
      do: (t) => {
        const { seat, by, against, way } = t.locals;
        // An effect may have taken away who was to attack.
        if (!partyOf(t, seat).includes(by)) return { goto: 'attack or defend' };
        return { run: [call(`${phase} ${way}`, { seat, by, against, rolled: null })] };
      },
    },
  };
}

const succeeded = (t: { locals: Exchange }): boolean => t.locals.rolled?.success === true;
const failed = (t: { locals: Exchange }): boolean => t.locals.rolled?.success === false;

function rollFor(phase: Phase, way: 'attack' | 'defense') {
  return (t: Blow) => {
    const { seat, by } = t.locals;
    return { seat, by, phase, for: way, against: targetNumber(t, battle(t).opponent, phase) };
  };
}

/** Who rolled takes the opponent's damage. */
function suffer(t: Blow, phase: Phase): Next {
  const amount = damageOf(t, battle(t).opponent, phase);
  return { run: [call('wounds', { on: t.locals.by, amount })] };
}

function attack(phase: Phase): Steps<RuneboundWorld, Exchange> {
  const { hit, miss } = CITED[phase];
  const wound = (t: Blow) => {
    const amount = damageOf(t, t.locals.by, phase);
    return { run: [call('wounds', { on: battle(t).opponent, amount })] };
  };
  const byAlly = (t: Blow): boolean => !isKind(t, t.locals.by, 'hero');
  return {
    'combat roll': runs({ rule: hit, as: 'rolled', run: 'combat roll', with: rollFor(phase, 'attack') }),
    wounds: {
      rule: 'RB-CBT-40',
      when: (t) => t.locals.rolled !== null,
      cases: {
        'a hero is hit': { rule: 'RB-PVP-21', when: (t) => succeeded(t) && opposingSeat(t) !== null, do: wound },
        'a hero is missed': { rule: 'RB-PVP-22', when: (t) => opposingSeat(t) !== null, do: (t) => suffer(t, phase) },
        'an ally succeeds': { rule: 'RB-ALY-04', when: (t) => succeeded(t) && byAlly(t), do: wound },
        success: { rule: hit, when: succeeded, do: wound },
        'an ally fails': { rule: 'RB-ALY-05', when: byAlly, do: (t) => suffer(t, phase) },
        failure: { rule: miss, do: (t) => suffer(t, phase) },
      },
    },
    'other effects of failure': {
      rule: 'RB-ALY-05',
      when: failed,
      window: { timing: 'failed roll', order: (t) => [t.locals.seat] },
    },
  };
}

/** A card of whoever rolls, or of nobody, that waits for the roll; null when there is none. */
function waitingForTheRoll(t: RuneboundTable, seat: Seat): number | null {
  for (const thing of t.liveThings()) {
    const { byTiming } = t.contentOf(thing);
    const owner = t.controller(thing);
    if ((byTiming.has('rolled') || byTiming.has('failed roll')) && (owner === null || owner === seat)) return thing;
  }
  return null;
}

function defense(phase: Phase): Steps<RuneboundWorld, Exchange> {
  const { defended, undefended } = CITED[phase];
  return {
    'no roll needed': {
      rule: 'RB-CBT-38',
      do: (t) => {
        const { seat } = t.locals;
        if (damageOf(t, battle(t).opponent, phase) > 0) return undefined;
        const waits = waitingForTheRoll(t, seat);
        if (waits === null) {
          t.emit('harmless', { seat, phase });
          return { done: null };
        }
        t.emit('rolled all the same', { seat, phase, card: { content: t.cardOf(waits) } });
        return undefined;
      },
    },
    'combat roll': runs({ rule: defended, as: 'rolled', run: 'combat roll', with: rollFor(phase, 'defense') }),
    wounds: {
      rule: 'RB-CBT-40',
      when: (t) => !succeeded(t),
      cases: {
        'against a hero': { rule: 'RB-PVP-22', when: (t) => opposingSeat(t) !== null, do: (t) => suffer(t, phase) },
        failure: { rule: undefended, do: (t) => suffer(t, phase) },
      },
    },
    'other effects of failure': {
      rule: 'RB-ALY-05',
      when: (t) => !succeeded(t),
      window: { timing: 'failed roll', order: (t) => [t.locals.seat] },
    },
  };
}

const forEach = <N extends string, L>(
  name: N,
  make: (phase: Phase) => Steps<RuneboundWorld, L>,
): Record<`${Phase} ${N}`, Steps<RuneboundWorld, L>> =>
  Object.fromEntries(PHASES.map((phase) => [`${phase} ${name}`, make(phase)])) as Record<
    `${Phase} ${N}`,
    Steps<RuneboundWorld, L>
  >;

export const PHASES_OF_COMBAT: RuneboundChapter = {
  procs: { ...forEach('phase', combatPhase), ...forEach('attack', attack), ...forEach('defense', defense) },
  shown: Object.fromEntries(
    PHASES.flatMap((phase) => [
      [`${phase} phase`, ['seat', 'against', 'way', 'by']],
      [`${phase} attack`, ['seat', 'by', 'against']],
      [`${phase} defense`, ['seat', 'by', 'against']],
    ]),
  ),
  values: {
    'attacks of a hero per round': { rule: 'RB-CBT-35', of: () => 1 },
    'attacks of an ally per round': { rule: 'RB-ALY-03', of: () => 1 },
  },
  timings: { 'failed roll': { rule: 'RB-ALY-05', choices: {} } },
};
