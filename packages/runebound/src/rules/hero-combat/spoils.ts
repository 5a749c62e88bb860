/** Combat Between Heroes: what the winner may take from the loser. */

import { refuse, type Choice, type Refusal, type Seat, type Steps } from '@questwright/kernel';
import { excepted } from '../combat/battle.ts';
import { faceOf, itemsAndAlliesOf, thingIn, whyNoRoom, whyProtected } from '../market/items-and-allies.ts';
import {
  runs,
  call,
  areaOf,
  isKind,
  moneyOf,
  payment,
  stateOf,
  type In,
  type RuneboundWorld,
  type RuneboundTable,
  type Locals,
  type RuneboundChapter,
} from '../../world.ts';

type Spoils = Locals['spoils of combat'];

const isMarketCard = (t: RuneboundTable, thing: number): boolean =>
  isKind(t, thing, 'item') || isKind(t, thing, 'ally');
const marketCards = (t: RuneboundTable, seat: Seat): number[] =>
  areaOf(t, seat).filter((thing) => isMarketCard(t, thing));
const adventureCards = (t: RuneboundTable, seat: Seat): number[] =>
  areaOf(t, seat).filter((thing) => !isMarketCard(t, thing));

function whyNoSpoil(t: In<'spoils of combat'>, things: readonly number[], thing: number): Refusal | null {
  if (!things.includes(thing)) return refuse('RB-PVP-13', 'refuse.not-the-losers');
  const full = whyNoRoom(t, t.locals.winner, thing);
  return full === null ? null : { ...full, rule: 'RB-PVP-24' };
}

function takeOneOf(
  name: string,
  rule: 'RB-PVP-13' | 'RB-PVP-14',
  cards: (t: RuneboundTable, seat: Seat) => number[],
): Choice<RuneboundWorld, Spoils> {
  return {
    rule,
    list: (t) => cards(t, t.locals.loser).map((thing) => `${name}:${thing}`),
    why: (t, _, id) => whyNoSpoil(t, cards(t, t.locals.loser), thingIn(id)),
    label: (t, _, id) => ({ key: 'option.take', with: { seat: t.locals.loser, card: { thing: thingIn(id) } } }),
    then: (t, winner, id) => {
      const thing = thingIn(id);
      t.emit('spoils taken', { seat: winner, other: { seat: t.locals.loser }, card: faceOf(t, thing) });
      return { run: [call('change of hands', { seat: winner, thing })] };
    },
  };
}

const takeGold: Choice<RuneboundWorld, Spoils> = {
  rule: 'RB-PVP-13',
  why: (t) => (moneyOf(t, t.locals.loser, 'spoils') > 0 ? null : refuse('RB-PVP-13', 'refuse.no-gold-to-take')),
  label: (t) => {
    const { loser } = t.locals;
    return { key: 'option.take-gold', with: { seat: loser, amount: moneyOf(t, loser, 'spoils') } };
  },
  then: (t, winner) => {
    const { loser } = t.locals;
    const amount = moneyOf(t, loser, 'spoils');
    t.emit('gold taken', { seat: winner, other: { seat: loser }, amount });
    return { run: [payment(loser, amount, 'spoils', winner)] };
  },
};

/** What the winner could discard to have room for a card of the loser. */
const roomMakers = (t: RuneboundTable, { winner, loser }: Spoils): number[] => {
  const tooMany = areaOf(t, loser).filter((thing) => whyNoRoom(t, winner, thing) !== null);
  const kinds = tooMany.flatMap((thing): unknown[] => t.value('kinds on arrival', thing, winner));
  return itemsAndAlliesOf(t, winner).filter((thing) => kinds.includes(t.value('limited kind', thing)));
};
const makeRoom: Choice<RuneboundWorld, Spoils> = {
  rule: 'RB-PVP-24',
  list: (t) => roomMakers(t, t.locals).map((thing) => `make-room:${thing}`),
  why: (t, _, id) => {
    if (!roomMakers(t, t.locals).includes(thingIn(id))) return refuse('RB-PVP-24', 'refuse.makes-no-room');
    return whyProtected(t, thingIn(id));
  },
  label: (_, __, id) => ({ key: 'option.make-room', with: { card: { thing: thingIn(id) } } }),
  then: (_, __, id) => ({ run: [call('discard', { thing: thingIn(id) })], goto: 'one of four' }),
};

const spoilsOfCombat: Steps<RuneboundWorld, Spoils> = {
  winner: {
    rule: 'RB-PVP-12',
    do: (t) => t.emit('hero combat won', { seat: t.locals.winner, other: { seat: t.locals.loser } }),
  },
  // As for a defeated Challenge, were it not for the exception.
  experience: runs({
    rule: 'RB-PVP-01',
    when: (t) => !excepted(t, 'no counter') && t.world.adventures.includes(stateOf(t, t.locals.loser).space),
    run: 'adventure counter',
    with: (t) => {
      const { space } = stateOf(t, t.locals.loser);
      return { seat: t.locals.winner, color: t.value('jewel', space)!, space };
    },
  }),
  'one of four': {
    rule: 'RB-PVP-13',
    ask: {
      seats: (t) => [t.locals.winner],
      prompt: (t) => ({ key: 'ask.spoils of combat.one of four', with: { seat: t.locals.loser } }),
      choices: {
        take: takeOneOf('take', 'RB-PVP-13', marketCards),
        'take-adventure-card': takeOneOf('take-adventure-card', 'RB-PVP-14', adventureCards),
        'take-gold': takeGold,
        'make-room': makeRoom,
        'take-nothing': { rule: 'RB-PVP-13', then: () => undefined },
      },
    },
  },
};

export const SPOILS: RuneboundChapter = {
  procs: { 'spoils of combat': spoilsOfCombat },
  shown: { 'spoils of combat': ['winner', 'loser'] },
};
