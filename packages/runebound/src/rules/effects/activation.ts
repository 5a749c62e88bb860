/** Using Card Effects; Card Activation. */

import { refuse, type Ability, type Refusal, type RuleId, type Seat } from '@questwright/kernel';
import { opposingSeat } from '../combat/battle.ts';
import { call, exhaustionOn, type RuneboundTable, type RuneboundChapter } from '../../world.ts';

/** A player may activate one card in each performance of these. */
const OCCASIONS = {
  'movement step': 'RB-ACT-06',
  'market step': 'RB-ACT-07',
  'adventure card': 'RB-ACT-11',
  'before combat': 'RB-ACT-08',
  'combat round': 'RB-ACT-09',
} as const satisfies Record<string, RuleId>;
type Occasion = keyof typeof OCCASIONS;
const NO_OCCASIONS = ['refresh step', 'experience step'] as const;

/** The innermost occasion: a combat in a movement step has occasions of its own. */
const occasionOf = (t: RuneboundTable): Occasion | (typeof NO_OCCASIONS)[number] | null =>
  t.innermost(...(Object.keys(OCCASIONS) as Occasion[]), ...NO_OCCASIONS);
const isOccasion = (name: string | null): name is Occasion => name !== null && name in OCCASIONS;

const key = (seat: Seat): string => `activated:${seat}`;
export const activationsMade = (t: RuneboundTable, seat: Seat, occasion: Occasion): number =>
  t.used(occasion, key(seat));
const atLimit = (t: RuneboundTable, seat: Seat, occasion: Occasion): boolean =>
  activationsMade(t, seat, occasion) >= t.value('activations', occasion, seat);

function whyNoActivation(t: RuneboundTable, seat: Seat): Refusal | null {
  const occasion = occasionOf(t);
  if (!isOccasion(occasion)) {
    const rule = occasion === null ? 'RB-ACT-11' : 'RB-ACT-13';
    return refuse(rule, 'refuse.no-activation-now', { occasion: occasion ?? 'none' });
  }
  if (!atLimit(t, seat, occasion)) return null;
  const betweenHeroes = occasion === 'combat round' && opposingSeat(t) !== null;
  return refuse(betweenHeroes ? 'RB-PVP-08' : OCCASIONS[occasion], 'refuse.activated-already', { occasion });
}

/** Once it is being used up, a card cannot be used again. */
const isBeingDiscarded = (t: RuneboundTable, thing: number): boolean =>
  t.game.stack.some(({ proc, locals }) => proc === 'ability' && locals.thing === thing && 'discard' in locals.costs);

const needsActivation = ({ ways = [] }: Ability): boolean =>
  ways.some((way) => way === 'activate' || (typeof way === 'object' && 'activate' in way));

export const ACTIVATION: RuneboundChapter = {
  values: {
    /** How many cards a player may activate on one occasion. */
    activations: { rule: 'RB-ACT-12', of: () => 1 },
  },
  ways: {
    activate: {
      rule: 'RB-ACT-04',
      why: (t, seat) => whyNoActivation(t, seat),
      pay: (t, seat, thing) => {
        const occasion = occasionOf(t);
        if (isOccasion(occasion)) t.use(occasion, key(seat));
        // Of Items the book says it again: they are activated after use, and so work once per turn.
        /* RB-ITM-04, RB-ITM-05 */ t.turn(thing, 'down');
        t.emit('activated', { seat, card: { content: t.cardOf(thing) } });
      },
    },
    discard: {
      rule: 'RB-ITM-06',
      after: true,
      why: (t, _, thing) =>
        isBeingDiscarded(t, thing)
          ? refuse('RB-ITM-06', 'refuse.being-discarded', { card: { thing } })
          : /* RB-ACT-10 whyNoActivation(t, t.controller(thing)) */ null,
      pay: (_, __, thing) => ({ run: [call('discard', { thing })] }),
    },
    exhaustion: {
      rule: 'RB-WND-04',
      why: (t, _, thing, amount) =>
        exhaustionOn(t, thing) + amount > t.value('stamina', thing)
          ? refuse('RB-WND-07', 'refuse.beyond-stamina', { card: { thing }, amount })
          : null,
      pay: (_, __, thing, amount) => ({ run: [call('exhaustion', { on: thing, amount })] }),
    },
  },
  timings: {
    'before combat': {
      rule: 'RB-CBT-05',
      choices: {},
      limit: { per: 'before combat', times: 1 },
      why: (t, seat, _, ability) =>
        needsActivation(ability) && atLimit(t, seat, 'before combat')
          ? refuse('RB-CBT-06', 'refuse.activated-already', { occasion: 'before combat' })
          : null,
    },
    ranged: { rule: 'RB-ACT-02', choices: {} },
    melee: { rule: 'RB-ACT-02', choices: {} },
    magic: { rule: 'RB-ACT-02', choices: {} },
  },
};
