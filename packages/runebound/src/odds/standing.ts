/** A fight that is being played, as numbers: those of this round as the rules have them now, those of the rounds after it
 *  without what passes with this one, and what the cards of the party can still do. */

import type { ThingView } from '@questwright/kernel';
import type { Scene } from '@questwright/messages';
import { sumOf } from '@questwright/dice';
import { AidedDuel } from './fight/aided.ts';
import { Duel, RoundInPlay, type Aid, type Fight, type Fighter, type Later, type RoundStand } from './fight/index.ts';
import type { Card, Challenge } from '../cards.ts';
import { readingOfEnemy } from './enemy.ts';
import { changeOf, readingOf, type Change, type Numbers, type Usable } from './reading.ts';
import type { FighterSoFar, FightSoFar, Fleeting } from '../rules/combat/so-far.ts';
import { PHASES } from '../words.ts';

export type Seen = Pick<Scene, 'view' | 'content' | 'value'>;

/** Allies beyond these hardly change anything, and make the fight large. */
const MOST_ALLIES = 2;
const MOST_AIDS = 4;
/** Larger fights take longer than somebody who is to answer waits. */
const MOST_POSITIONS = 60_000;

/** An ability of a card that the solver understands. */
export interface UsableNow {
  /** As options begin; how it is paid for comes after it. */
  option: string;
  /** Its place among the aids, or what it does before combat. */
  aid: number | null;
  opening: { phase: number; bonus: number; wounds: number; activated: boolean } | null;
}
export interface Standing {
  round: RoundInPlay;
  stand: RoundStand;
  /** Whom the solver has in mind, the Hero first. */
  party: readonly FighterSoFar[];
  usable: readonly UsableNow[];
  /** What could matter and is not in it. */
  leftOut: readonly string[];
  soFar: FightSoFar;
}

const isPlain = (dice: readonly number[]): boolean => dice.every((read, at) => read === at + 1);
const fighterOf = ({ attack, defense, damage, life, attacks, dice }: FighterSoFar, armor: number): Fighter => ({
  bonus: attack,
  defense,
  damage: damage.map((one) => Math.max(0, one - armor)),
  life,
  attacks,
  ...(isPlain(dice) ? {} : { dice: sumOf(2, dice.length, (face) => dice[face - 1]!) }),
});

/** The numbers without what passes, and what of that is not understood. */
function without(soFar: FightSoFar, fleeting: readonly Fleeting[], seat: number, leftOut: Set<string>): FightSoFar {
  const party = soFar.party.map((one) => ({
    ...one,
    attack: [...one.attack],
    defense: [...one.defense],
    damage: [...one.damage],
  }));
  const enemy = { ...soFar.enemy, target: [...soFar.enemy.target], damage: [...soFar.enemy.damage] };
  const take = (
    { bonus, defense, damage, target, life }: Change,
    whom: readonly FighterSoFar[],
    isEnemy: boolean,
  ): void =>
    PHASES.forEach((_, at) => {
      for (const one of whom) {
        one.attack[at]! -= bonus[at]!;
        one.defense[at]! -= defense[at]!;
        one.damage[at]! -= damage[at]!;
        if (at === 0) one.life -= life;
      }
      if (isEnemy) {
        enemy.target[at]! -= target[at]! + bonus[at]!;
        enemy.damage[at]! -= damage[at]!;
      }
    });
  for (const { modify, thing, by } of fleeting) {
    const change = changeOf(modify);
    if (change === null) continue;
    if (typeof change === 'string' || by !== seat || change.attacks !== null) {
      leftOut.add(typeof change === 'string' ? change : modify.value);
      continue;
    }
    const own = party.filter((one) => one.thing === thing);
    const whom = { hero: party.slice(0, 1), allies: party.slice(1), party, 'this card': own, enemy: [] }[change.to];
    take(change, whom, change.to === 'enemy' || (change.to === 'this card' && thing === soFar.opponent));
  }
  return { ...soFar, party, enemy };
}

/** How often somebody can still pay for an ability in this fight. */
function timesOf(one: Usable, card: ThingView, bearer: FighterSoFar | undefined): number {
  if (!card.up) return 0;
  return Math.min(one.most, typeof one.cost === 'number' ? Math.floor((bearer?.stamina ?? 0) / one.cost) : 1);
}

/** What cannot be read off a card, and is in the numbers of a position for the whole fight. */
const IN_THE_NUMBERS = [': you stand in', ': rolled by'];

interface Helping {
  aids: (Aid & { option: string; spent: boolean })[];
  openings: UsableNow[];
}
function helpOf(
  cards: readonly [ThingView, Card | Numbers][],
  soFar: FightSoFar,
  enemy: Challenge,
  leftOut: Set<string>,
): Helping {
  const aids: Helping['aids'] = [];
  const openings: UsableNow[] = [];
  const isMet = (names: readonly string[] | null): boolean =>
    names === null || names.includes(enemy.kind) || names.includes(enemy.color);
  for (const [view, card] of cards) {
    const bearer = soFar.party.find(({ thing }) => thing === view.thing);
    const { usable, leftOut: unread } = readingOf(card);
    for (const one of unread) if (!IN_THE_NUMBERS.some((end) => one.endsWith(end))) leftOut.add(one);
    for (const one of usable) {
      if (!isMet(one.enemyIs)) continue;
      const limited = soFar.limited.find(({ thing, name }) => thing === view.thing && name === one.name);
      const isPerRound = one.most === Number.MAX_SAFE_INTEGER;
      const times = Math.min(timesOf(one, view, bearer), limited === undefined || isPerRound ? Infinity : limited.left);
      const option = `use:${view.thing}:${one.name}`;
      if (times < 1) continue;
      const activated = one.cost === 'activate';
      if (one.aid !== null) aids.push({ ...one.aid, times, activated, option, spent: limited?.left === 0 });
      if (one.opening === null) continue;
      const attacker = (one.opening.byThis ? bearer : undefined) ?? soFar.party[0]!;
      const { phase } = one.opening;
      const wounds = one.opening.wounds ?? attacker.damage[phase]!;
      openings.push({ option, aid: null, opening: { phase, bonus: attacker.attack[phase]!, wounds, activated } });
    }
  }
  return { aids, openings };
}

/** Null where nobody fights a card, or this is not known yet. */
export function standingOf({ view, content, value }: Seen, seat: number): Standing | null {
  if (!view.stack.some(({ proc }) => proc === 'combat')) return null;
  const soFar = value('the fight so far', seat) as unknown as FightSoFar | null;
  if (!soFar?.party || soFar.no !== view.decision?.no) return null;
  const [hero] = view.zones[`hero/${seat}`] ?? [];
  const foe = Object.values(view.zones)
    .flat()
    .find(({ thing }) => thing === soFar.opponent);
  const heroes = view.stack.findLast(({ proc }) => proc === 'combat')!.locals['heroes'] as readonly number[];
  if (!hero?.card || !foe?.card || heroes.length > 1) return null;
  const enemyCard = content.get(foe.card) as unknown as Challenge;
  const leftOut = new Set<string>();
  const allies = soFar.party.slice(1);
  if (allies.length > MOST_ALLIES) leftOut.add('allies');
  const cardOf = (one: ThingView): Card | Numbers => {
    const card = content.get(one.card!) as unknown as Card;
    return allies.some(({ thing }) => thing === one.thing) ? ((card as Partial<Challenge>).asAlly ?? card) : card;
  };
  const cards = [hero, ...(view.zones[`area/${seat}`] ?? [])].flatMap((one): [ThingView, Card | Numbers][] =>
    one.card === null ? [] : [[one, cardOf(one)]],
  );
  const help = helpOf(cards, soFar, enemyCard, leftOut);
  for (const one of cards) if (spendsTwice(one[1])) leftOut.add('exhaustion');
  const { armor, more, targetPerWound, damagePerWound, leftOut: unread } = readingOfEnemy(enemyCard);
  for (const one of unread) leftOut.add(one);
  const isWorn = [...targetPerWound, ...damagePerWound].some((one) => one !== 0);
  const perWound = isWorn ? { perWound: { target: targetPerWound, damage: damagePerWound } } : {};

  let [members, aids] = [soFar.party.slice(0, 1 + MOST_ALLIES), help.aids.slice(0, MOST_AIDS)];
  if (help.aids.length > MOST_AIDS) leftOut.add('abilities');
  const asFight = ({ party, enemy: { target, damage, life } }: FightSoFar): Fight => ({
    party: party.slice(0, members.length).map((one) => fighterOf(one, armor)),
    enemy: { target, damage: damage.map((one) => Math.max(0, one + more)), life, ...perWound },
    aids,
  });
  const next = without(soFar, soFar.fleeting, seat, leftOut);
  while (sizeOf(asFight(next)) > MOST_POSITIONS && (aids.length > 0 || members.length > 1)) {
    if (aids.length > 1 || members.length === 1) aids = aids.slice(0, -1);
    else members = members.slice(0, -1);
    leftOut.add('abilities');
  }
  const now = asFight(soFar);
  const after = asFight(
    without(
      soFar,
      soFar.fleeting.filter(({ withPhase }) => withPhase),
      seat,
      leftOut,
    ),
  );
  const current = PHASES.findIndex((phase) => view.stack.some(({ proc }) => proc === `${phase} phase`));
  const round = new RoundInPlay(
    PHASES.map((_, at) => (at === current ? now : after)),
    laterRounds(asFight(next)),
    armor,
  );
  const stand: RoundStand = {
    lives: members.map(({ life }) => life),
    enemy: soFar.enemy.life,
    left: aids.map(({ times }) => times),
    made: members.map(({ made }) => made),
    spent: aids.reduce((bits, { spent }, at) => (spent ? bits | (1 << at) : bits), 0),
    added: 0,
    mayActivate: soFar.mayActivate,
  };
  const usable = [...aids.map(({ option }, aid): UsableNow => ({ option, aid, opening: null })), ...help.openings];
  return { round, stand, party: members, usable, leftOut: [...leftOut], soFar };
}
/** Each of them is counted as if the other were not. */
const spendsTwice = (card: Card | Numbers): boolean =>
  readingOf(card).usable.filter(({ cost }) => typeof cost === 'number').length > 1;

const sizeOf = ({ party, enemy, aids = [] }: Fight): number => {
  const states = [...party.map(({ life }) => life), ...aids.map(({ times }) => times), enemy.life];
  const doings = party.reduce((all, { attacks = 1 }) => all * (attacks + 1), 1) << aids.length;
  return aids.length === 0 ? 0 : states.reduce((all, one) => all * (one + 1), 1) * PHASES.length * doings;
};

const solved = new Map<string, Later>();
/** The rounds after this one. Fights are asked about many times while they are fought. */
function laterRounds(fight: Fight): Later {
  const key = JSON.stringify(fight, (name, one: unknown) =>
    name === 'dice' ? [...(one as Map<number, number>)] : one,
  );
  let found = solved.get(key);
  if (found === undefined) {
    if (solved.size >= 32) solved.delete(solved.keys().next().value!);
    let duel: { atRound: Later } | null = null;
    const make = (): { atRound: Later } => (fight.aids?.length ? new AidedDuel(fight) : new Duel(fight, 0));
    solved.set(key, (found = (lives, enemy, left) => (duel ??= make()).atRound(lives, enemy, left)));
  }
  return found;
}
