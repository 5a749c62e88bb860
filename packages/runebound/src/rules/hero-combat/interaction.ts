/** Interacting with other Heroes. The step `what to do here` of the adventure step merges INTERACTION_CHOICES, asks
 *  `meetsHeroes` whether there is somebody to interact with, and `whyNoAdventure` whether an adventure may still be
 *  attempted; whoever attempts one says so with `noteAdventure`. */

import { refuse, words, type Choice, type OptionId, type Refusal, type Seat } from '@questwright/kernel';
import { NEGOTIATION } from './negotiation.ts';
import {
  call,
  heroesAt,
  heroSeats,
  stateOf,
  waitingAt,
  type RuneboundWorld,
  type RuneboundTable,
  type RuneboundChapter,
} from '../../world.ts';

const others = (t: RuneboundTable, seat: Seat): Seat[] =>
  heroSeats(t).filter((one) => one !== seat && stateOf(t, one).space !== '');
const here = (t: RuneboundTable, seat: Seat): string => stateOf(t, seat).space;
const adventureHere = (t: RuneboundTable, seat: Seat): boolean =>
  t.value('adventure counter there', here(t, seat)) || waitingAt(t, here(t, seat)) >= 0;
const shareASpace = (t: RuneboundTable, seat: Seat, other: Seat): boolean => here(t, seat) === here(t, other);
const seatIn = (id: OptionId): Seat => Number(words(id)[0]);

// ---- what has been done this turn ----

const ADVENTURE = 'attempted an adventure';
const INTERACTED = 'interacted';
const ATTACKED = 'attacked';
const negotiatedWith = (other: Seat): string => `negotiated:${other}`;

export const noteAdventure = (t: RuneboundTable): void => t.use('turn', ADVENTURE);
const noteInteraction = (t: RuneboundTable, what: string): void => {
  t.use('turn', INTERACTED);
  t.use('turn', what);
};

// ---- what is allowed ----

/** Whether another Hero stands where this one ended its movement: then the Adventure step takes place for its sake. */
export function meetsHeroes(t: RuneboundTable, seat: Seat): boolean {
  const space = here(t, seat);
  if (space === '') return false;
  /* RB-INT-12 t.value('town', space) !== null */ /* RB-INT-13 t.value('town', space) === null */
  return heroesAt(t, space).length >= 2;
}

/** Why a player who has interacted with a Hero may not attempt the adventure here. */
export function whyNoAdventure(t: RuneboundTable): Refusal | null {
  if (t.used('turn', ATTACKED) > 0) return refuse('RB-INT-07', 'refuse.attacked-a-hero');
  return t.used('turn', INTERACTED) > 0 ? refuse('RB-INT-06', 'refuse.chose-the-hero') : null;
}

const whyNobody = (t: RuneboundTable, seat: Seat, other: Seat): Refusal | null =>
  others(t, seat).includes(other) ? null : refuse('RB-INT-02', 'refuse.no-such-hero');

function whyNoInteraction(t: RuneboundTable, seat: Seat, other: Seat): Refusal | null {
  if (!shareASpace(t, seat, other)) return refuse('RB-INT-11', 'refuse.hero-elsewhere', { seat: other });
  if (t.used('turn', ADVENTURE) > 0) return refuse('RB-INT-06', 'refuse.chose-the-adventure');
  const both = adventureHere(t, seat);
  return both && t.used('turn', INTERACTED) > 0 ? refuse('RB-INT-06', 'refuse.one-hero-only') : null;
}

/** One after the other: a negotiation that is over is not begun again in the same turn. */
const whyNegotiated = (t: RuneboundTable, other: Seat): Refusal | null =>
  t.used('turn', negotiatedWith(other)) > 0 ? refuse('RB-INT-09', 'refuse.negotiated-already', { seat: other }) : null;

function whyNoAttack(t: RuneboundTable, seat: Seat, other: Seat): Refusal | null {
  // An attack and an adventure exclude each other wherever they would take place.
  if (t.used('turn', ADVENTURE) > 0 && shareASpace(t, seat, other)) {
    return refuse('RB-INT-07', 'refuse.attempted-an-adventure');
  }
  if (t.used('turn', negotiatedWith(other)) > 0) return refuse('RB-INT-03', 'refuse.negotiated', { seat: other });
  if (t.used('turn', ATTACKED) > 0) return refuse('RB-INT-08', 'refuse.one-attack');
  return null;
}

const withHero = (key: string) => (_: RuneboundTable, __: Seat, id: OptionId) => ({ key, with: { seat: seatIn(id) } });

export const INTERACTION_CHOICES: Record<string, Choice<RuneboundWorld>> = {
  negotiate: {
    rule: 'RB-INT-02',
    list: (t, seat) => others(t, seat).map((other) => `negotiate:${other}`),
    why: (t, seat, id) =>
      whyNobody(t, seat, seatIn(id)) ?? whyNegotiated(t, seatIn(id)) ?? whyNoInteraction(t, seat, seatIn(id)),
    // Even talks that are broken off at once were the choice between Hero and adventure.
    label: (t, seat, id) => ({
      key: 'option.negotiate',
      with: { seat: seatIn(id), adventure: adventureHere(t, seat) ? 'yes' : 'no' },
    }),
    then: (t, seat, id) => {
      const other = seatIn(id);
      noteInteraction(t, negotiatedWith(other));
      const run = [call('negotiation', { seat, other })];
      /* RB-INT-09 { run } */ return { run, goto: 'what to do here' };
    },
  },
  attack: {
    rule: 'RB-INT-02',
    list: (t, seat) => others(t, seat).map((other) => `attack:${other}`),
    why: (t, seat, id) =>
      whyNobody(t, seat, seatIn(id)) ?? whyNoAttack(t, seat, seatIn(id)) ?? whyNoInteraction(t, seat, seatIn(id)),
    label: withHero('option.attack-hero'),
    then: (t, seat, id) => {
      noteInteraction(t, ATTACKED);
      return {
        run: [call('hero combat', { attacker: seat, defender: seatIn(id), heroes: [], exceptions: [] })],
      };
    },
  },
  'no-interaction': {
    rule: 'RB-INT-01',
    list: (t, seat) => (adventureHere(t, seat) ? [] : ['no-interaction']),
    whyNone: () => refuse('RB-ADV-02', 'refuse.decline-instead'),
    then: () => undefined,
  },
};

export const INTERACTION: RuneboundChapter = NEGOTIATION;
