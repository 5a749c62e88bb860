/** Challenges, and Defeating Challenges. */

import { effectsAt, type Next, type Steps } from '@questwright/kernel';
import { actingSeat, battle } from '../combat/battle.ts';
import { endOfTheTurn } from '../combat/combat.ts';
import { CHANGES_OF_BONUSES, isBeingTraded } from '../market/items-and-allies.ts';
import {
  runs,
  call,
  alliesOf,
  challengeCard,
  heroSeats,
  isKind,
  stateOf,
  waitingAt,
  type RuneboundWorld,
  type In,
  type LocalsIn,
  type RuneboundChapter,
} from '../../world.ts';
import type { Color } from '../../words.ts';

const wasDefeated = (t: In<'challenge'>): boolean => t.locals.fought?.defeated === true;
const failed = (t: In<'challenge'>): Next => {
  const { thing, space } = t.locals;
  return { run: [call('failed challenge', { thing, space })] };
};

const challenge: Steps<RuneboundWorld, LocalsIn<'challenge'>> = {
  combat: runs({
    rule: 'RB-CBT-01',
    as: 'fought',
    run: 'combat',
    with: (t) => {
      const { heroes, thing, exceptions } = t.locals;
      return { heroes, opponent: thing, exceptions, outcome: {}, round: 0 };
    },
  }),
  // Also when the turn ends with the combat.
  undefeated: {
    rule: 'RB-UND-01',
    always: true,
    when: (t) => !wasDefeated(t),
    cases: {
      escaped: { rule: 'RB-CBT-15', when: (t) => t.locals.escaped === true, do: failed },
      'knocked out': { rule: 'RB-KO-08', do: failed },
    },
  },
  spoils: runs({
    rule: 'RB-DEF-09',
    when: wasDefeated,
    run: 'spoils',
    with: (t) => {
      const { seat, thing, space, exceptions, fought } = t.locals;
      return { seat: fought?.by ?? seat, thing, space, exceptions };
    },
  }),
  // Another hero has defeated it.
  'end of the turn': endOfTheTurn((t) => t.locals.fought?.outcome ?? {}),
  result: { rule: 'RB-CBT-01', do: (t) => ({ done: { defeated: wasDefeated(t) } }) },
};

const winCounter = (t: In<'spoils'>, color: Color, space: string | null): Next => ({
  run: [call('adventure counter', { seat: t.locals.seat, color, space })],
});
const adventureCounter: Steps<RuneboundWorld, LocalsIn<'adventure counter'>> = {
  taken: {
    rule: 'RB-DEF-06',
    do: (t) => {
      const { seat, color, space } = t.locals;
      if (space === null) t.world.pile[color]--;
      else t.world.adventures = t.world.adventures.filter((one) => one !== space);
      stateOf(t, seat).counters[color]++;
    },
  },
  'face down in front of the player': {
    rule: 'RB-DEF-07',
    do: (t) => {
      const { seat, color } = t.locals;
      t.emit('adventure counter won', { seat, color, points: t.value('points of a counter', color) });
    },
  },
};

/** Whether another Challenge waits in the space, one that the reward has brought. */
const anotherWaits = (t: In<'spoils'>): boolean => {
  const { space, thing } = t.locals;
  const waiting = t.world.undefeated[waitingAt(t, space)];
  return waiting !== undefined && waiting.thing !== thing;
};

const spoils: Steps<RuneboundWorld, LocalsIn<'spoils'>> = {
  reward: {
    rule: 'RB-DEF-02',
    do: (t) => {
      const { seat, thing } = t.locals;
      const list = t.value('reward', thing, seat);
      return list === null ? undefined : { run: [effectsAt(t.cardOf(thing), [list], seat, thing)] };
    },
  },
  'adventure counter': {
    rule: 'RB-DEF-06',
    always: true,
    // A reward can hurt: who is knocked out by it has defeated the Challenge all the same.
    when: (t) => !t.locals.exceptions.includes('no counter'),
    cases: {
      'from the pile': {
        rule: 'RB-DEF-06',
        when: (t) => t.locals.exceptions.includes('counter from the pile'),
        do: (t) => {
          const { color } = challengeCard(t, t.locals.thing);
          return t.world.pile[color] === 0 ? undefined : winCounter(t, color, null);
        },
      },
      'from the space': {
        rule: 'RB-DEF-06',
        when: (t) => t.world.adventures.includes(t.locals.space) && /* RB-KO-08 true */ !anotherWaits(t),
        do: (t) => winCounter(t, t.value('jewel', t.locals.space)!, t.locals.space),
      },
    },
  },
  'discarded challenge': runs({
    rule: 'RB-DEF-08',
    always: true,
    when: (t) => t.pile('adventure').includes(t.locals.thing),
    run: 'discard',
    with: (t) => ({ thing: t.locals.thing }),
  }),
};

/** The combat ends in a step of its own: whoever watches a defeat still finds the combat being played. */
const defeat: Steps<RuneboundWorld, LocalsIn<'defeat'>> = {
  'about to be defeated': {
    rule: 'RB-DEF-01',
    window: { timing: 'about to be defeated', order: (t) => [actingSeat(t)] },
  },
  defeated: {
    rule: 'RB-DEF-01',
    do: (t) => {
      const { thing } = t.locals;
      if (!t.value('defeated', thing)) return { done: null };
      battle(t).decided = true;
      t.emit('defeated', { seat: actingSeat(t), card: { content: t.cardOf(thing) } });
      return undefined;
    },
  },
  'end of the combat': {
    rule: 'RB-CBT-39',
    do: (t) => ({ end: 'combat', as: { defeated: true, by: actingSeat(t), outcome: battle(t).outcome } }),
  },
};

export const CHALLENGE: RuneboundChapter = {
  procs: { challenge, spoils, 'adventure counter': adventureCounter, defeat },
  shown: {
    challenge: ['seat', 'heroes', 'thing', 'space'],
    spoils: ['seat', 'thing'],
    'adventure counter': ['seat', 'color', 'space'],
  },
  values: {
    /** Of a defeated Challenge, for a player: the list of effects on the card that is the reward, or null. */
    reward: {
      rule: 'RB-DEF-02',
      of: (t, thing: number) => {
        if (t.within('spoils')?.exceptions.includes('no reward') === true) return null;
        return challengeCard(t, thing).reward === undefined ? null : 'reward';
      },
    },
  },
  watch: {
    'enemy defeated': {
      rule: 'RB-DEF-01',
      on: ['wounded', ...CHANGES_OF_BONUSES],
      do: (t) => {
        const combat = t.within('combat');
        if (combat === null || combat.decided || isKind(t, combat.opponent, 'hero')) return undefined;
        const thing = combat.opponent;
        if (!t.value('defeated', thing) || t.value('fate of the defeated', thing) !== 'killed') return undefined;
        /* RB-DEF-10 combat.round > 0 ? { run: [{ proc: 'defeat', with: { thing } }] } : undefined */
        return { run: [call('defeat', { thing })] };
      },
    },
    'ally killed': {
      rule: 'RB-ALY-06',
      on: ['wounded', ...CHANGES_OF_BONUSES],
      do: (t) => {
        if (isBeingTraded(t)) return undefined;
        const ally = heroSeats(t)
          .flatMap((seat) => alliesOf(t, seat))
          .find((thing) => t.value('defeated', thing) && t.value('fate of the defeated', thing) === 'killed');
        if (ally === undefined) return undefined;
        t.emit('ally killed', { seat: t.controller(ally), card: { content: t.cardOf(ally) } });
        return { run: [call('discard', { thing: ally })] };
      },
    },
  },
  timings: { 'about to be defeated': { rule: 'RB-DEF-01', choices: {} } },
};
