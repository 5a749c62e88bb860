/** Combat; Before Combat; the round of combat. */

import { effectsAt, type Next, type RuleId, type Seat, type Step, type Steps, type Table } from '@questwright/kernel';
import { battle, enemyOf, excepted, fighting, fights, opposingSeat, partOf } from './battle.ts';
import {
  runs,
  call,
  challengeCard,
  heroOf,
  type RuneboundWorld,
  type RuneboundTable,
  type Locals,
  type LocalsIn,
  type RuneboundChapter,
} from '../../world.ts';
import type { Exception, Phase } from '../../words.ts';

/** One part of the combat, played by each hero that still fights. */
const byEachHero = (rule: RuleId, run: `${Phase} phase`): Step<RuneboundWorld, object> =>
  runs({ rule, each: fighting, still: fights, run, with: (_, seat) => ({ seat, against: null }) });

const standsInIt = (t: RuneboundTable, seat: unknown): boolean =>
  fighting(t).length > 0 && (fights(t, seat) || opposingSeat(t) === seat);

/** The other steps of the turn are skipped. */
export const theTurnEnds = (): Next => ({ run: [call('end of the turn', {})] });
/** What became of the hero whose turn it is can end the turn. */
export function endOfTheTurn<L>(
  outcomes: (t: Table<RuneboundWorld, L>) => Locals['combat']['outcome'],
): Step<RuneboundWorld, L> {
  const became = (how: 'escaped' | 'knocked out') => (t: Table<RuneboundWorld, L>) => {
    const turn = t.within('turn');
    return turn !== null && outcomes(t)[turn.seat] === how;
  };
  return {
    rule: 'RB-CBT-01',
    cases: {
      escaped: { rule: 'RB-CBT-16', when: became('escaped'), do: theTurnEnds },
      'knocked out': { rule: 'RB-KO-09', when: became('knocked out'), do: theTurnEnds },
    },
  };
}

const combat: Steps<RuneboundWorld, Locals['combat']> = {
  'before combat': runs({
    rule: 'RB-CBT-02',
    each: (t) => t.value('who acts before combat'),
    still: standsInIt,
    run: 'before combat',
    with: (_, seat) => ({ seat }),
  }),
  'next round': {
    rule: 'RB-CBT-10',
    when: (t) => fighting(t).length > 0,
    do: (t) => {
      t.locals.round++;
      t.emit('combat round', { round: t.locals.round });
    },
  },
  'combat round': runs({
    rule: 'RB-CBT-10',
    when: (t) => fighting(t).length > 0,
    run: 'combat round',
    with: () => ({}),
  }),
  roles: {
    rule: 'RB-PVP-09',
    when: (t) => opposingSeat(t) !== null && fighting(t).length > 0,
    do: (t) => {
      const [attacker] = t.locals.heroes;
      const defender = opposingSeat(t)!;
      t.locals.heroes = [defender];
      t.locals.opponent = heroOf(t, attacker!);
      t.emit('roles changed', { seat: defender });
    },
  },
  'new round': {
    rule: 'RB-CBT-34',
    when: (t) => fighting(t).length > 0,
    do: () => ({ goto: /* RB-CBT-03 'before combat' */ 'next round' }),
  },
  // The Challenge is put away on the way out of the turn.
  'end of the turn': endOfTheTurn((t) => t.locals.outcome),
  result: { rule: 'RB-CBT-01', do: (t) => ({ done: { defeated: false, by: null, outcome: t.locals.outcome } }) },
};

const mayNot = (what: Exception) => (t: RuneboundTable) => !excepted(t, what);

const beforeCombat: Steps<RuneboundWorld, LocalsIn<'before combat'>> = {
  'text of the challenge': {
    rule: 'RB-CBT-04',
    when: (t) => mayNot('no before combat')(t) && fights(t, t.locals.seat),
    do: (t) => {
      const { opponent } = battle(t);
      if (!challengeCard(t, opponent).beforeCombat) return undefined;
      return { run: [effectsAt(t.cardOf(opponent), ['beforeCombat'], t.locals.seat, opponent)] };
    },
  },
  'own abilities and one item': {
    rule: 'RB-CBT-07',
    when: mayNot('no before combat'),
    window: { timing: 'before combat', order: (t) => [t.locals.seat] },
  },
};

const combatRound: Steps<RuneboundWorld, LocalsIn<'combat round'>> = {
  'escape phase': runs({
    rule: 'RB-CBT-11',
    each: (t) => t.value('who may escape'),
    still: standsInIt,
    run: 'escape phase',
    with: (_, seat) => ({ seat, against: null }),
  }),
  'ranged phase': byEachHero('RB-CBT-17', 'ranged phase'),
  'melee phase': byEachHero('RB-CBT-22', 'melee phase'),
  'magic phase': byEachHero('RB-CBT-28', 'magic phase'),
};

export const COMBAT: RuneboundChapter = {
  procs: { combat, 'before combat': beforeCombat, 'combat round': combatRound },
  shown: { combat: ['heroes', 'opponent', 'exceptions', 'outcome', 'round'], 'before combat': ['seat'] },
  values: {
    /** The seats in their order: an attacked Hero before those who attack. */
    'who acts before combat': {
      rule: 'RB-CBT-02',
      of: (t) => {
        const opposing = opposingSeat(t);
        if (opposing === null) return battle(t).heroes;
        /* RB-PVP-02 [...battle(t).heroes, opposing] */ /* RB-PVP-03 [opposing] */
        return [opposing, ...battle(t).heroes];
      },
    },
    /** The seat whose part of the combat is being played, or the first that fights. */
    'who acts': { rule: 'RB-CBT-10', of: (t) => partOf(t)?.seat ?? fighting(t)[0] ?? battle(t).heroes[0]! },
    /** The heroes who are asked in the Escape phase. */
    'who may escape': {
      rule: 'RB-CBT-11',
      of: (t) => /* RB-PVP-04 [opposingSeat(t), ...fighting(t)] */ fighting(t),
    },
    /** Whom cards mean by "your enemy": nobody outside of combat. */
    'your enemy': {
      rule: 'RB-TERM-07',
      of: (t, seat: Seat) => {
        const enemy = enemyOf(t, seat);
        return enemy === null ? [] : [enemy];
      },
    },
  },
};
