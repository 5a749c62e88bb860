/** A battle against a Challenge, in the book's order. */
import {
  effectsAt,
  refuse,
  words,
  type Choice,
  type Next,
  type RuleId,
  type Seat,
  type Step,
  type Steps,
} from '@questwright/kernel';
import { PHASES, type Phase } from './content.ts';
import {
  alliesOf,
  card,
  character,
  combat,
  combatValue,
  damageOf,
  fighting,
  fights,
  heroOf,
  leaveCombat,
  opponentOf,
  type Land,
  type LandTable,
} from './world.ts';

const hero = (t: LandTable): readonly Seat[] => [t.locals.hero];
/** Plays a text of the Challenge, if it has one, for the hero. */
const textOf = (t: LandTable, challenge: number, list: 'beforeCombat' | 'reward'): Next =>
  character(t, challenge)[list]
    ? { run: [effectsAt(t.cardOf(challenge), [list], t.locals.hero, challenge)] }
    : undefined;
const excepted = (t: LandTable, what: string): boolean => combat(t).exceptions.includes(what);
const combatRoll = (t: LandTable) => ({ hero: t.locals.hero, by: t.locals.by, phase: t.locals.phase });
/** One part of the combat, played by each hero that still fights. */
const byEachHero = (rule: RuleId, run: string, unless: string | null = null): Step<Land> => ({
  rule,
  when: (t) => unless === null || !excepted(t, unless),
  each: (t) => fighting(t),
  still: fights,
  run,
  with: (_, seat) => ({ hero: seat }),
});

export const COMBAT: Record<string, Steps<Land>> = {
  challenge: {
    'drawn card': {
      rule: 'RB-ADV-03',
      do: (t) => {
        t.locals.challenge = t.pile('yellow deck')[0]!;
        t.move(t.locals.challenge, 'challenge');
        t.emit('drawn', { seat: t.locals.hero, card: { content: t.cardOf(t.locals.challenge) } });
      },
    },
    combat: {
      rule: 'RB-CBT-01',
      as: 'result',
      run: 'combat',
      with: (t) => ({
        heroes: t.locals.heroes,
        opponent: t.locals.challenge,
        exceptions: t.locals.exceptions,
        outcome: {},
      }),
    },
    defeated: {
      rule: 'RB-DEF-09',
      when: (t) => t.locals.result.defeated,
      run: 'spoils',
      with: (t) => ({ hero: t.locals.hero, challenge: t.locals.challenge }),
    },
    undefeated: {
      rule: 'RB-UND-03',
      when: (t) => !t.locals.result.defeated,
      do: (t) => t.move(t.locals.challenge, 'undefeated challenge track', 'bottom'),
    },
  },

  combat: {
    'before combat': byEachHero('RB-CBT-02', 'before combat', 'no before combat'),
    'combat round': {
      rule: 'RB-CBT-34',
      whileSome: (t) => fighting(t)[0] ?? null,
      run: 'combat round',
      with: () => ({}),
    },
  },

  'before combat': {
    'text of the challenge': { rule: 'RB-CBT-04', do: (t) => textOf(t, opponentOf(t), 'beforeCombat') },
    'own abilities and one item': { rule: 'RB-CBT-07', window: { timing: 'before combat', order: hero } },
  },

  'combat round': {
    'escape phase': byEachHero('RB-CBT-11', 'escape phase', 'no escape'),
    'ranged phase': byEachHero('RB-CBT-17', 'ranged phase'),
    'melee phase': byEachHero('RB-CBT-22', 'melee phase'),
    'magic phase': byEachHero('RB-CBT-28', 'magic phase'),
  },

  'escape phase': {
    'escape or fight': {
      rule: 'RB-CBT-11',
      as: 'success',
      ask: {
        seats: hero,
        choices: {
          escape: {
            rule: 'RB-CBT-12',
            then: (t) => ({
              run: [
                { proc: 'combat roll', with: { hero: t.locals.hero, by: heroOf(t, t.locals.hero), phase: 'ranged' } },
              ],
            }),
          },
          fight: { rule: 'RB-CBT-11', then: () => ({ done: null }) },
        },
      },
    },
    escaped: {
      rule: 'RB-CBT-14',
      when: (t) => t.locals.success,
      do: (t) => leaveCombat(t, t.locals.hero, 'escaped'),
    },
    'failed escape': {
      rule: 'RB-CBT-13',
      run: 'wounds',
      with: (t) => ({ on: heroOf(t, t.locals.hero), amount: 1 }),
    },
    again: { rule: 'RB-CBT-13', do: () => ({ goto: 'escape or fight' }) },
  },

  ...Object.fromEntries(PHASES.map((phase) => [`${phase} phase`, combatPhase(phase)])),
  ...Object.fromEntries(PHASES.map((phase) => [`${phase} attack`, attack(phase)])),
  ...Object.fromEntries(PHASES.map((phase) => [`${phase} defense`, defense(phase)])),

  /** Its result says whether the roll succeeded: decided when the dice are read, whatever changes afterwards. */
  'combat roll': {
    dice: { rule: 'RB-CBT-37', as: 'dice', run: 'roll', with: (t) => ({ hero: t.locals.hero }) },
    total: {
      rule: 'RB-CBT-37',
      do: (t) => {
        const { by, phase, dice } = t.locals as { by: number; phase: Phase; dice: number };
        const total = dice + combatValue(t, by, phase);
        const against = combatValue(t, opponentOf(t), phase);
        t.emit('combat roll', { thing: { thing: by }, phase, dice, total, against });
        return { done: total >= against };
      },
    },
  },

  /** An attack made by a Before Combat effect. */
  'attack before combat': {
    'combat roll': { rule: 'RB-CBT-41', as: 'success', run: 'combat roll', with: combatRoll },
    success: {
      rule: 'RB-CBT-41',
      when: (t) => t.locals.success,
      run: 'wounds',
      with: (t) => ({
        on: opponentOf(t),
        amount: t.locals.wounds ?? damageOf(t, t.locals.by, t.locals.phase),
      }),
    },
  },

  spoils: {
    reward: { rule: 'RB-DEF-02', do: (t) => textOf(t, t.locals.challenge, 'reward') },
    'adventure counter': {
      rule: 'RB-DEF-06',
      do: (t) => void t.world.heroes[t.locals.hero]!.adventureCounters.push('yellow'),
    },
    'discarded challenge': {
      rule: 'RB-DEF-08',
      when: (t) => t.pile('challenge').includes(t.locals.challenge),
      run: 'discard',
      with: (t) => ({ thing: t.locals.challenge, to: character(t, t.locals.challenge).deck! }),
    },
  },
};

// ---- the three fighting phases: the book tells each of them in full, with the same words and other numbers ----

function cited(phase: Phase): Record<'choice' | 'hit' | 'miss' | 'defended' | 'undefended', RuleId> {
  if (phase === 'ranged') {
    return { choice: 'RB-CBT-17', hit: 'RB-CBT-18', miss: 'RB-CBT-19', defended: 'RB-CBT-20', undefended: 'RB-CBT-21' };
  }
  if (phase === 'melee') {
    return { choice: 'RB-CBT-23', hit: 'RB-CBT-24', miss: 'RB-CBT-25', defended: 'RB-CBT-26', undefended: 'RB-CBT-27' };
  }
  return { choice: 'RB-CBT-29', hit: 'RB-CBT-30', miss: 'RB-CBT-31', defended: 'RB-CBT-32', undefended: 'RB-CBT-33' };
}

function combatPhase(phase: Phase): Steps<Land> {
  const attackWith: Choice<Land> = {
    rule: 'RB-ALY-08',
    list: (t, seat) => [heroOf(t, seat), ...alliesOf(t, seat)].map((thing) => `attack:${thing}`),
    why: (t, _, id) => {
      const thing = Number(words(id)[0]);
      if (t.used('combat round', id) === 0) return null;
      const rule = card(t, thing).kind === 'ally' ? 'RB-ALY-03' : 'RB-CBT-35';
      return refuse(rule, 'refuse.attacked-already', { thing: { thing } });
    },
    then: (t, seat, id) => {
      t.use('combat round', id);
      return { run: [{ proc: `${phase} attack`, with: { hero: seat, by: Number(words(id)[0]), phase } }] };
    },
  };
  const defend: Choice<Land> = {
    rule: 'RB-CBT-36',
    then: (t, seat) => ({ run: [{ proc: `${phase} defense`, with: { hero: seat, by: heroOf(t, seat), phase } }] }),
  };
  return {
    abilities: { rule: 'RB-ACT-02', window: { timing: phase, order: hero } },
    'attack or defend': { rule: cited(phase).choice, ask: { seats: hero, choices: { attack: attackWith, defend } } },
  };
}

function attack(phase: Phase): Steps<Land> {
  const { hit, miss } = cited(phase);
  return {
    'combat roll': { rule: hit, as: 'success', run: 'combat roll', with: combatRoll },
    success: {
      rule: hit,
      when: (t) => t.locals.success,
      run: 'wounds',
      with: (t) => ({ on: opponentOf(t), amount: damageOf(t, t.locals.by, phase) }),
    },
    failure: {
      rule: miss,
      when: (t) => !t.locals.success,
      run: 'wounds',
      with: (t) => ({ on: t.locals.by, amount: damageOf(t, opponentOf(t), phase) }),
    },
  };
}

function defense(phase: Phase): Steps<Land> {
  const { defended, undefended } = cited(phase);
  return {
    'no roll needed': {
      rule: 'RB-CBT-38',
      do: (t) => (damageOf(t, opponentOf(t), phase) === 0 ? { done: null } : undefined),
    },
    'combat roll': { rule: defended, as: 'success', run: 'combat roll', with: combatRoll },
    failure: {
      rule: undefended,
      when: (t) => !t.locals.success,
      run: 'wounds',
      with: (t) => ({ on: t.locals.by, amount: damageOf(t, opponentOf(t), phase) }),
    },
  };
}
