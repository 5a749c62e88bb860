/** How a fight stands, all at once: for odds, which must know what is spent and what passes with the round. */

import { abilityTimes, type Modifier, type Seat } from '@questwright/kernel';
import {
  exhaustionOn,
  heroOf,
  partyOf,
  areaOf,
  woundsOn,
  type RuneboundChapter,
  type RuneboundTable,
} from '../../world.ts';
import { PHASES } from '../../words.ts';
import { opposingSeat } from './battle.ts';
import { attacksMade } from './phases.ts';
import { activationsMade } from '../effects/activation.ts';

/** The numbers of somebody, by phase. */
export interface FighterSoFar {
  thing: number;
  attack: number[];
  defense: number[];
  damage: number[];
  /** Life that is left. */
  life: number;
  attacks: number;
  /** Attacks of this round. */
  made: number;
  /** Exhaustion that it can still take. */
  stamina: number;
  /** What each face of a die counts. */
  dice: number[];
}
/** What lasts no longer than this round, or this phase, and whose it is. */
export interface Fleeting {
  modify: Modifier;
  thing: number;
  by: Seat;
  withPhase: boolean;
}
export interface FightSoFar {
  /** The question at which it stands so. */
  no: number;
  opponent: number;
  /** The Hero first. */
  party: FighterSoFar[];
  enemy: { target: number[]; damage: number[]; life: number; wounds: number };
  fleeting: Fleeting[];
  /** Limited abilities of the party's cards: how often they were used while their limit lasts, and may still be. */
  limited: { thing: number; name: string; used: number; left: number }[];
  /** Whether a card may still be activated before combat or in this round. */
  mayActivate: boolean;
  /** What the Hero adds to an escape test; null where it may not try. */
  escape: number | null;
}

const numbersOf = (t: RuneboundTable, thing: number, hero: number): FighterSoFar => ({
  thing,
  attack: PHASES.map((phase) => t.value('combat roll', thing, `${phase} attack`)),
  defense: PHASES.map((phase) => t.value('combat roll', thing, `${phase} defense`)),
  damage: PHASES.map((phase) => t.value(`${phase} damage`, thing)),
  life: Math.max(0, t.value('life', thing) - woundsOn(t, thing)),
  attacks: t.value(`attacks of ${thing === hero ? 'a hero' : 'an ally'} per round`, thing),
  made: attacksMade(t, thing),
  stamina: Math.max(0, t.value('stamina', thing) - exhaustionOn(t, thing)),
  dice: t.value('reading of dice', thing),
});

/** Frames within a round pass with a phase, or sooner. */
function fleetingIn(t: RuneboundTable): Fleeting[] {
  const { stack } = t.game;
  const round = stack.findLastIndex(({ proc }) => proc === 'combat round');
  if (round < 0) return [];
  return stack.slice(round).flatMap(({ lasting, proc }) =>
    (lasting ?? []).flatMap((one) => {
      const { modify } = t.lastingData(one);
      return modify === undefined ? [] : [{ modify, thing: one.thing, by: one.by, withPhase: proc !== 'combat round' }];
    }),
  );
}

function limitedOf(t: RuneboundTable, seat: Seat): FightSoFar['limited'] {
  return [heroOf(t, seat), ...areaOf(t, seat)].flatMap((thing) =>
    (t.contentOf(thing).content.abilities ?? []).flatMap(({ name, timing, limit }) => {
      const used = limit === undefined ? null : abilityTimes(t, thing, name ?? timing, limit);
      return used === null ? [] : [{ thing, name: name ?? timing, used, left: Math.max(0, limit!.times - used) }];
    }),
  );
}

export const SO_FAR: RuneboundChapter = {
  values: {
    /** Of the Hero of a seat, against a card; null where there is no such fight. */
    'the fight so far': {
      rule: 'RB-CBT-10',
      of: (t, seat: Seat) => {
        const combat = t.within('combat');
        if (combat === null || opposingSeat(t) !== null || !combat.heroes.includes(seat)) return null;
        const { opponent } = combat;
        const hero = heroOf(t, seat);
        const occasion = t.innermost('before combat', 'combat round');
        return {
          no: t.game.pending?.no ?? t.game.no,
          opponent,
          party: partyOf(t, seat).map((thing) => numbersOf(t, thing, hero)),
          enemy: {
            target: PHASES.map((phase) => t.value('target number', opponent, phase) ?? 0),
            damage: PHASES.map((phase) => t.value(`${phase} damage`, opponent)),
            life: Math.max(0, t.value('life', opponent) - woundsOn(t, opponent)),
            wounds: woundsOn(t, opponent),
          },
          fleeting: fleetingIn(t),
          limited: limitedOf(t, seat),
          mayActivate: occasion === null || activationsMade(t, seat, occasion) < t.value('activations', occasion, seat),
          escape: t.value('what forbids escape', seat) === null ? t.value('escape roll', seat) : null,
        } satisfies FightSoFar;
      },
    },
  },
};
