/** How bots meet the storm, choose and wake Scions, and stand before the Stormlords. */

import { chanceOf } from '@questwright/dice';
import { choiceOf, numberIn, words, type Offer } from '@questwright/kernel';
import type { Answerer, BotPart } from '../../bot/part.ts';
import { bestCourse } from '../../bot/courses.ts';
import { costOf, type Outlook } from '../../bot/outlook.ts';
import { findThing, type Enemy, type Sight } from '../../bot/sight.ts';
import type { Challenge, Character, EventCard, Hero } from '../../cards.ts';
import { PHASES, type Phase } from '../../words.ts';
import { scionIn, type Scion } from './cards.ts';
import { ASLEEP, STORM_DECKS, type ScionLand } from './world.ts';

const stormIn = ({ land }: Sight): ScionLand['storm'] => (land as unknown as ScionLand).storm;
const isWithin = ({ view }: Sight, proc: string): boolean => view.stack.some((one) => one.proc === proc);
const wounds = ({ party }: Sight): number => party.members.reduce((sum, one) => sum + one.wounds, 0);

// ---- what sleeps ----

/** By number of a Scion, what its gift is worth to a party as it is. */
const GIFTS: Readonly<Record<number, (sight: Sight) => number>> = {
  1: () => 5,
  2: () => 4,
  3: () => 1,
  4: (sight) => 1 + wounds(sight),
  5: () => 4.5,
  6: () => 3.5,
};
const counter: Answerer = (_, sight, options) => {
  const worth = (option: string): number => GIFTS[numberIn(option)]?.(sight) ?? 0;
  return options.reduce((best, option) => (worth(option) > worth(best) ? option : best));
};
/** Whether the gift is well used now. */
function isTime(sight: Sight, number: number): boolean {
  if (number === 4) return wounds(sight) >= 2;
  // Whoever is hurt gains time.
  if (number === 3) return stormIn(sight).counter >= 6 && wounds(sight) >= 2;
  return true;
}
const callOn: Answerer = (_, sight, options) =>
  options.find((option) => choiceOf(option) === 'call-on' && isTime(sight, numberIn(option))) ?? 'pass';
/** Beside a question of a fight. */
const aside = (sight: Sight, { asides }: Offer): string | null =>
  asides.find((option) => choiceOf(option) === 'call-on' && isTime(sight, numberIn(option))) ?? null;

// ---- what is awakened ----

/** By number, what it is worth to have it awake, in the measure of adventures. */
const AWAKE: Readonly<Record<number, number>> = { 1: 12, 2: 8, 3: 9, 4: 11, 5: 5, 6: 14 };

const sleeping = (outlook: Outlook, { view }: Sight): Scion[] =>
  (view.zones[ASLEEP] ?? []).flatMap(({ card }) => (card === null ? [] : (scionIn(outlook.cards[card]) ?? [])));
const hasScion = ({ view, seat }: Sight, outlook: Outlook): boolean =>
  (view.zones[`area/${seat}`] ?? []).some(({ card }) => card !== null && scionIn(outlook.cards[card]) !== null);

/** The chance to wake one, less what that costs. */
function worthOfWaking(outlook: Outlook, sight: Sight, scion: Scion): number {
  const { area, money, hero, party, me } = sight;
  const worth = AWAKE[scion.number]!;
  switch (scion.number) {
    case 1:
    case 6: {
      const odds = outlook.worthOf(party, outlook.enemyOf(scion as unknown as Character));
      return odds < 0.45 ? 0 : odds * worth - (1 - odds) * 6;
    }
    case 2: {
      const spare = area.map(costOf).filter((cost) => cost >= 5);
      return spare.length === 0 ? 0 : worth - Math.min(...spare);
    }
    case 3: {
      const stamina = (hero.card as Hero).stamina - hero.exhaustion;
      return money >= 8 ? worth - 7 : stamina >= 4 && party.members.length === 1 ? worth - 4 : 0;
    }
    case 4: {
      const spirit = (hero.card as Hero).spirit + me.experience.spirit;
      return hero.wounds > 0 ? worth * chanceOf(15, { bonus: spirit }) : 0;
    }
    default:
      return party.members.length === 1 ? worth : 0;
  }
}
const whatToDoHere: Answerer = (outlook, sight, options) => {
  if (hasScion(sight, outlook)) return null;
  const asleep = sleeping(outlook, sight);
  const worth = (option: string): number => {
    const scion = asleep.find(({ number }) => number === numberIn(option));
    return scion === undefined ? 0 : worthOfWaking(outlook, sight, scion);
  };
  const waking = options.filter((option) => choiceOf(option) === 'awaken');
  const best = waking.reduce(
    (most: string | null, option) => (most === null || worth(option) > worth(most) ? option : most),
    null,
  );
  return best !== null && worth(best) > 1 ? best : null;
};

// ---- the storm ----

const course: Answerer = (outlook, sight, options) => {
  const frame = sight.view.stack.findLast(({ proc }) => proc === 'storm event' || proc === 'awakening');
  if (frame === undefined) return null;
  const id = findThing(sight.view, frame.locals['thing'] as number, ['adventure'])?.card ?? null;
  if (id === null) return options[0]!;
  const card = outlook.cards[id]! as unknown as Partial<Pick<EventCard, 'arrives'> & Pick<Scion, 'waking'>>;
  return bestCourse(outlook, sight, options, id, card.arrives ?? card.waking ?? []);
};

/** The Challenge that is fought by all. */
function enemyIn(outlook: Outlook, { view }: Sight): Enemy | null {
  const thing = view.stack.findLast(({ proc }) => proc === 'combat')?.locals['opponent'];
  const id = typeof thing === 'number' ? (findThing(view, thing, ['adventure'])?.card ?? null) : null;
  return id === null ? null : outlook.enemyOf(outlook.cards[id] as Challenge);
}
const roundIn = ({ view }: Sight): number =>
  (view.stack.findLast(({ proc }) => proc === 'combat')?.locals['round'] as number | undefined) ?? 0;
/** In the first rounds only: who flees from the storm is found again. */
const MOST_ESCAPES = 3;
const escape: Answerer = (outlook, sight, options, offer) => {
  if (!isWithin(sight, 'storm challenge')) return null;
  const gift = aside(sight, offer);
  if (gift !== null) return gift;
  const enemy = enemyIn(outlook, sight);
  const [hero] = sight.party.fighters;
  if (enemy === null || !options.includes('escape') || roundIn(sight) > MOST_ESCAPES) return 'fight';
  const hits = Math.max(...enemy.damage);
  return sight.party.lives[0]! <= Math.min(hits, 2) && chanceOf(enemy.target[0]!, { bonus: hero!.bonus[0]! }) > 0.5
    ? 'escape'
    : 'fight';
};
/** Whoever attacks in every phase: the most damage for the least harm. */
const everyPhase =
  (phase: Phase): Answerer =>
  (outlook, sight, options, offer) => {
    if (!isWithin(sight, 'storm challenge')) return null;
    const gift = aside(sight, offer);
    if (gift !== null) return gift;
    const enemy = enemyIn(outlook, sight);
    if (enemy === null) return null;
    const at = PHASES.indexOf(phase);
    const { members, fighters, lives } = sight.party;
    const worth = (option: string): number => {
      const who = option === 'defend' ? 0 : members.findIndex(({ thing }) => thing === Number(words(option)[0]));
      const fighter = fighters[who];
      if (fighter === undefined) return -1;
      const bonus = option === 'defend' ? fighter.defense[at]! : fighter.bonus[at]!;
      const hit = chanceOf(enemy.target[at]!, { bonus });
      const dealt = option === 'defend' ? 0 : Math.min(fighter.damage[at]!, enemy.life);
      const harm = enemy.damage[at]! * (enemy.damage[at]! >= lives[who]! ? 2.5 : 1) * (who === 0 ? 0.9 : 0.5);
      return hit * dealt * 1.2 - (1 - hit) * harm;
    };
    return options.reduce((best, option) => (worth(option) > worth(best) ? option : best));
  };

const cheapest: Answerer = (_, sight, options) => {
  const cost = (option: string): number => {
    const found = sight.area.find(({ thing }) => thing === Number(words(option)[0]));
    return found === undefined ? 0 : costOf(found);
  };
  return options.reduce((best, option) => (cost(option) < cost(best) ? option : best));
};
export const BOT: BotPart = {
  answers: {
    'scion counter': { counter },
    'storm step': { 'before the counter moves': callOn, 'before the card is resolved': callOn },
    'adventure step': { 'what to do here': whatToDoHere },
    'choose an effect': { choose: course },
    'escape phase': { 'escape or fight': escape },
    ...Object.fromEntries(PHASES.map((phase) => [`${phase} phase`, { 'attack or defend': everyPhase(phase) }])),
    'aid of the towns': { help: (_, __, options) => options[0]! },
    'parting with a card': { 'which one': cheapest },
  },
  goals: (outlook, sight, goals) => {
    if (hasScion(sight, outlook)) return;
    const worth = Math.max(0, ...sleeping(outlook, sight).map((scion) => worthOfWaking(outlook, sight, scion)));
    if (worth <= 1) return;
    for (const place of outlook.board.adventuresOn(sight.land.adventures).red) goals.add(place, worth);
  },
  isIdle: (card, view) =>
    scionIn(card) !== null && !view.stack.some(({ proc }) => proc === 'storm step' || proc === 'endgame'),
  judge: (outlook, sight) => {
    const { records } = stormIn(sight);
    const left = STORM_DECKS.reduce((sum, deck) => sum + (sight.view.zones[deck]?.length ?? 0), 0);
    return (hasScion(sight, outlook) ? 0.5 : 0) + records[sight.seat]!.beaten * (left === 0 ? 1 : 0.5);
  },
};
