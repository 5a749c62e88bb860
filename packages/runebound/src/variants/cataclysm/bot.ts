/** How bots live after the Cataclysm: where they trade, which curses they brave, and which quests they go for. */

import { chanceOf } from '@questwright/dice';
import { choiceOf, numberIn, words } from '@questwright/kernel';
import { costOf, type Outlook } from '../../bot/outlook.ts';
import { howToMove } from '../../bot/moving.ts';
import type { Answerer, BotPart } from '../../bot/part.ts';
import { holdingOf } from '../../bot/party.ts';
import { findThing, hasHero, type Sight } from '../../bot/sight.ts';
import type { Goals } from '../../bot/board.ts';
import { stepsFrom } from '@questwright/geometry';
import { stackName } from '../../rules/board/board-edits.ts';
import { skillBonus } from '../../odds/party.ts';
import type { Card, Challenge, Hero, Space } from '../../cards.ts';
import type { Skill } from '../../words.ts';
import {
  claimOf,
  curseIn,
  questIn,
  type CurseCard,
  type CurseId,
  type Quest,
  type Trial,
  type Whereabouts,
} from './cards.ts';
import { QUESTS, REVEALED, type CataclysmLand } from './world.ts';

const ruinIn = ({ land }: Sight): CataclysmLand['cataclysm'] => (land as unknown as CataclysmLand).cataclysm;
const points = ({ view, seat }: Sight, { cards }: Outlook): number =>
  (view.zones[`area/${seat}`] ?? []).reduce(
    (sum, { card }) => sum + (card === null ? 0 : (curseIn(cards[card])?.level ?? 0)),
    0,
  );

// ---- the towns ----

interface TownSeen {
  place: number;
  space: string;
  curse: CurseId | null;
  state: 'destroyed' | 'cursed' | 'freed';
}
/** All spaces by id, found once. */
const spaces = new WeakMap<Outlook['cards'], ReadonlyMap<string, Space>>();
function spacesIn({ cards }: Outlook): ReadonlyMap<string, Space> {
  let found = spaces.get(cards);
  if (found === undefined) {
    const all = Object.entries(cards).filter(([, card]) => card.kind === 'space' && (card as Space).cut !== true);
    found = new Map(all.map(([id, card]) => [id.slice('space-'.length), card as Space]));
    spaces.set(cards, found);
  }
  return found;
}
/** What was seen last: a position is asked about many times. */
let lastTowns: { view: Sight['view']; towns: readonly TownSeen[] } | null = null;
function townsIn(outlook: Outlook, sight: Sight): readonly TownSeen[] {
  if (lastTowns?.view !== sight.view) lastTowns = { view: sight.view, towns: readTowns(outlook, sight) };
  return lastTowns.towns;
}
function readTowns(outlook: Outlook, sight: Sight): TownSeen[] {
  const { view, land } = sight;
  const onBoard = new Map<string, string>(
    [...spacesIn(outlook)].flatMap(([space, card]) =>
      card.town !== undefined && (card.board ?? land.board) === land.board
        ? [[stackName(card.town), space] as [string, string]]
        : [],
    ),
  );
  const stacks = Object.keys(view.zones).filter((zone) => onBoard.has(zone));
  const fates = view.zones[REVEALED] ?? [];
  return stacks.flatMap((stack, at): TownSeen[] => {
    const card = fates[at]?.card ?? null;
    if (card === null) return [];
    const space = onBoard.get(stack)!;
    const curse = (outlook.cards[card] as unknown as { curse?: CurseId }).curse ?? null;
    const isFreed = ruinIn(sight).freed.includes(stack.slice('stack of '.length));
    const state = curse === null ? 'destroyed' : isFreed ? 'freed' : 'cursed';
    return [{ place: outlook.board.place(space), space, curse, state }];
  });
}

// ---- how good the chances are ----

const bonusOf = ({ hero, me, area }: Sight, { test, skill }: Pick<Trial, 'test' | 'skill'>): number => {
  const card = hero.card as Hero;
  const gear = area.map((one) => one.card);
  const learned =
    skill === undefined
      ? 0
      : (card.skills[skill as Skill] ?? 0) + skillBonus({ hero: card, gear } as never, skill as Skill);
  return card[test] + 2 * me.experience[test] + learned;
};
const passes = (sight: Sight, trial: Trial): number => chanceOf(trial.number, { bonus: bonusOf(sight, trial) });
interface Tested {
  test?: Trial['test'];
  skill?: Skill;
  number?: number;
  success?: readonly Tested[];
  choose?: string;
  of?: readonly { do: readonly Tested[] }[];
  fight?: string;
}
/** What gets up again has so much more Life. */
const fighters = new WeakMap<CurseCard, Challenge>();
function asItFights(card: CurseCard): Challenge {
  let found = fighters.get(card);
  if (found === undefined) {
    const again = (card.abilities ?? []).filter(({ timing, must }) => timing === 'about to be defeated' && must);
    const healed = again.flatMap(({ effects }) => effects).reduce((sum, one) => sum + Number(one['heal'] ?? 0), 0);
    const challenge = card as unknown as Challenge;
    found = { ...challenge, life: challenge.life + (card.level === 3 ? healed : 0) };
    fighters.set(card, found);
  }
  return found;
}
/** The chance that a list of effects leads to a claim. */
function chanceIn(outlook: Outlook, sight: Sight, effects: readonly Tested[], card: CurseCard): number {
  for (const one of effects) {
    if (one.test !== undefined)
      return passes(sight, one as Trial) * ('success' in one ? chanceIn(outlook, sight, one.success ?? [], card) : 1);
    if (one.of !== undefined) return Math.max(...one.of.map((way) => chanceIn(outlook, sight, way.do, card)));
    if (one.fight !== undefined) return outlook.worthOf(sight.party, outlook.enemyOf(asItFights(card)));
    if ('claim' in one) return 1;
  }
  return 0;
}
const known = new WeakMap<Outlook['cards'], { id: string; card: CurseCard }[]>();
function curseCards({ cards }: Outlook): { id: string; card: CurseCard }[] {
  let all = known.get(cards);
  if (all === undefined) {
    all = Object.entries(cards).flatMap(([id, card]) => (curseIn(card) === null ? [] : [{ id, card: curseIn(card)! }]));
    known.set(cards, all);
  }
  return all;
}
const has = ({ view, seat }: Sight, { cards }: Outlook, curse: CurseId, levels: readonly number[]): boolean =>
  (view.zones[`area/${seat}`] ?? []).some(({ card }) => {
    const one = card === null ? null : curseIn(cards[card]);
    return one !== null && one.curse === curse && levels.includes(one.level);
  });
const everClaimed = (sight: Sight, curse: CurseId, level: 1 | 2): boolean =>
  ruinIn(sight).deeds[sight.seat]!.claimed.includes(claimOf({ curse, level }));

/** What it is worth to stand in a cursed town: the better of its first card and its source. */
function worthOfCurse(outlook: Outlook, sight: Sight, curse: CurseId): { first: number; last: number } {
  const { view } = sight;
  const { adventure, knockout } = outlook.weights;
  const chance = (level: number): number => {
    const some = curseCards(outlook).filter(({ card }) => card.curse === curse && card.level === level);
    const chances = some.map(({ card }) =>
      chanceIn(outlook, sight, (card as unknown as { attempt: Tested[] }).attempt, card),
    );
    return chances.reduce((sum, one) => sum + one, 0) / Math.max(1, chances.length);
  };
  const left = (level: number): boolean => (view.zones[`${curse} ${level}`] ?? []).length > 0;
  const stake = sight.money * 0.5 + knockout;
  let first = 0;
  if (left(1) && !has(sight, outlook, curse, [1]) && !everClaimed(sight, curse, 1)) {
    const odds = chance(1);
    first = odds * adventure.yellow * 1.5 - (1 - odds) * 0.25 * stake;
  }
  let last = 0;
  if (left(3) && has(sight, outlook, curse, [1, 2])) {
    const odds = chance(3);
    // The last points are worth any risk.
    const wins = points(sight, outlook) + 3 >= 15 - playersIn(sight);
    const least = Math.max(LEAST_ODDS, (wins ? 0.3 : 0.45) - Math.max(0, sight.land.round - PATIENCE) * 0.012);
    if (odds >= least)
      last = Math.max(adventure.red * odds, odds * adventure.red * (wins ? 6 : 3) - (1 - odds) * stake);
  }
  return { first: Math.max(0, first), last: Math.max(0, last) };
}
/** From this round on worse odds are taken from round to round: somebody has to. */
const PATIENCE = 32;
const LEAST_ODDS = 0.06;
const playersIn = ({ view, land }: Sight): number => land.heroes.filter((_, seat) => hasHero(view, seat)).length;

// ---- quests ----

interface QuestSeen {
  thing: number;
  id: string;
  quest: Quest;
  curse: CurseId;
  marks: readonly string[];
}
function questsIn({ cards }: Outlook, sight: Sight): QuestSeen[] {
  const { marks } = ruinIn(sight).deeds[sight.seat]!;
  return (sight.view.zones[QUESTS] ?? []).flatMap(({ thing, card }): QuestSeen[] => {
    const quest = card === null ? null : questIn(cards[card]);
    if (card === null || quest === null) return [];
    const { curse } = curseIn(cards[card])!;
    if (everClaimed(sight, curse, 2)) return [];
    const own = marks.filter((one) => one.startsWith(`${card}:`)).map((one) => one.slice(card.length + 1));
    return [{ thing, id: card, quest, curse, marks: own }];
  });
}
function isThere(
  outlook: Outlook,
  towns: readonly TownSeen[],
  space: string,
  where: Whereabouts,
  curse: CurseId,
): boolean {
  const printed = spacesIn(outlook).get(space)!;
  if (where.terrain !== undefined && !(where.terrain as readonly string[]).includes(printed.terrain)) return false;
  if (where.jewel !== undefined && printed.jewel !== where.jewel) return false;
  const own = towns.find((one) => one.curse === curse)?.space ?? '';
  if (where.town === 'own' && space !== own) return false;
  return (
    where.town !== 'other' || towns.some((one) => one.space === space && one.curse !== null && one.curse !== curse)
  );
}
const places = new WeakMap<Outlook['cards'], Map<string, readonly string[]>>();
/** The spaces that a quest asks for: the same as long as the towns stand where they stand. */
function placesFor(outlook: Outlook, sight: Sight, { curse }: QuestSeen, where: Whereabouts): readonly string[] {
  const towns = townsIn(outlook, sight);
  let known = places.get(outlook.cards);
  if (known === undefined) places.set(outlook.cards, (known = new Map()));
  const key = JSON.stringify([sight.land.board, curse, where, towns.map((one) => one.curse)]);
  let found = known.get(key);
  if (found === undefined) {
    const own = towns.find((one) => one.curse === curse)?.space ?? '';
    const { far = 0 } = where;
    const steps = far > 0 ? stepsFrom(own, (one: string) => spacesIn(outlook).get(one)?.neighbours ?? []) : null;
    found = [...spacesIn(outlook)].flatMap(([space, card]) => {
      if ((card.board ?? sight.land.board) !== sight.land.board) return [];
      if (!isThere(outlook, towns, space, where, curse) || (steps?.get(space) ?? 0) < far) return [];
      return [space];
    });
    if (known.size > 500) known.clear();
    known.set(key, found);
  }
  return found;
}
/** Where a quest goes on, and what share of its worth is earned there. */
function nextPlaces(outlook: Outlook, sight: Sight, one: QuestSeen): { where: Whereabouts; share: number } | null {
  const { quest, marks } = one;
  const nearly = (marks.length + 1) / quest.need;
  if ('reach' in quest) return { where: quest.reach, share: nearly };
  if ('carry' in quest)
    return marks.includes('taken') ? { where: quest.carry.to, share: 1 } : { where: quest.carry.from, share: 0.5 };
  if ('roll' in quest)
    return marks.includes('taken')
      ? { where: { town: 'own' }, share: 1 }
      : { where: quest.roll.at, share: 0.6 * passes(sight, quest.roll.trial) };
  if ('match' in quest) {
    const open = quest.match.filter((terrain) => !marks.includes(terrain));
    return { where: { terrain: open }, share: 0.5 * nearly };
  }
  if ('give' in quest && quest.give === 'items')
    return gifts(outlook, sight).length > 0 ? { where: { town: 'own' }, share: 0.6 } : null;
  return null;
}
/** Items that a bot can do without: what is worth least for its price first. */
function gifts(outlook: Outlook, sight: Sight): number[] {
  const colors = outlook.horizon(sight);
  const loss = (thing: number): number =>
    -outlook.gain(
      sight,
      sight.area.filter((one) => one.thing !== thing),
      colors,
    );
  return sight.area
    .filter((one) => one.card.kind === 'item' && costOf(one) > 0)
    .map(({ thing }) => thing)
    .toSorted((one, other) => loss(one) - loss(other));
}
/** Whether a place counts no more for a quest, as one like it was reached. */
function isNear(outlook: Outlook, mark: string, space: string, quest: Quest): boolean {
  if (mark === space) return true;
  if (!('reach' in quest) || quest.apart === undefined) return false;
  return stepsFrom(space, (one: string) => spacesIn(outlook).get(one)?.neighbours ?? [], quest.apart - 1).has(mark);
}
const aboutQuests = (outlook: Outlook, sight: Sight, goals: Goals): void => {
  const { board, weights } = outlook;
  const worth = weights.adventure.blue * 1.2;
  for (const one of questsIn(outlook, sight)) {
    const next = nextPlaces(outlook, sight, one);
    if (next !== null) {
      const isOpen = (space: string): boolean => !one.marks.some((mark) => isNear(outlook, mark, space, one.quest));
      for (const space of placesFor(outlook, sight, one, next.where))
        if (isOpen(space)) goals.add(board.place(space), worth * next.share);
    } else if ('give' in one.quest && one.quest.give === 'turns') {
      for (const [seat, { space }] of sight.land.heroes.entries())
        if (seat !== sight.seat && space !== '') goals.add(board.place(space), worth * 0.6);
    }
  }
};

// ---- answers ----

const whatToDoHere: Answerer = (outlook, sight, options) => {
  const act = (name: string): string | undefined => options.find((option) => choiceOf(option) === name);
  const takeUp = act('take-up');
  if (takeUp !== undefined) return takeUp;
  const space = sight.me.space;
  const town = townsIn(outlook, sight).find((one) => one.space === space && one.state === 'cursed');
  if (town?.curse) {
    const { first, last } = worthOfCurse(outlook, sight, town.curse);
    if (last > 0 && last >= first && options.includes('brave:3')) return 'brave:3';
    if (first > 0 && options.includes('brave:1')) return 'brave:1';
  }
  const handed = options.filter((option) => choiceOf(option) === 'hand-over');
  if (handed.length > 0) {
    const [best] = gifts(outlook, sight);
    return handed.find((option) => Number(words(option)[1]) === best) ?? handed[0]!;
  }
  return (
    act('try-quest') ??
    act('stand-by') ??
    (act('attempt') || act('face') ? null : (act('leave-curse') ?? act('leave-quest') ?? null))
  );
};

const wounds = ({ party }: Sight): number => party.members.reduce((sum, one) => sum + one.wounds, 0);
/** How many dice go into the trading pool: whoever is hurt or has money lives from caravans. */
const twoPools: Answerer = (outlook, sight, options) => {
  const dice = options.length - 1;
  const wantsHealing = wounds(sight) > 0 && sight.money > 0;
  const wantsMarks = questsIn(outlook, sight).some(({ quest, marks }) => 'match' in quest && marks.length < quest.need);
  const isRich = sight.money >= 4;
  const wanted = wounds(sight) >= 3 && wantsHealing ? 3 : wantsHealing || isRich || wantsMarks ? 2 : 1;
  return `trading:${Math.max(0, Math.min(dice - (dice > 3 ? 2 : 1), wanted))}`;
};
const start: Answerer = (outlook, sight, options) => {
  const way = howToMove(outlook, sight, options);
  const needsPeople = sight.money > 0 && wounds(sight) >= 2;
  if (way === 'stay' && needsPeople) return options.find((option) => option.startsWith('roll:')) ?? way;
  return way;
};
const whichTrade: Answerer = (_, sight, options) => {
  const hurt = sight.party.members[0]!.wounds;
  if (options.includes('see-healers') && sight.money > 0 && (hurt >= 2 || (hurt > 0 && sight.money < 4)))
    return 'see-healers';
  if (options.includes('see-wares') && sight.money >= 2) return 'see-wares';
  if (options.includes('see-healers') && sight.money > 0 && hurt > 0) return 'see-healers';
  return 'travel-on';
};
const wares: Answerer = (outlook, sight, options) => {
  const colors = outlook.horizon(sight);
  let best: string | null = null;
  let most: number = outlook.weights.gainPerGold;
  for (const option of options) {
    if (!/^(buy|hire):/.test(option)) continue;
    const found = findThing(sight.view, numberIn(option), ['market deck']);
    const holding = found && holdingOf(outlook.cards, found);
    if (!holding) continue;
    const gain = outlook.bargain(sight, holding, colors) / outlook.expense(holding);
    if (gain > most) [best, most] = [option, gain];
  }
  return best ?? 'enough';
};
const healers: Answerer = (_, sight, options) => {
  const own = sight.party.members[0]!.thing;
  return (
    options.find((option) => option === `heal:${own}:wound`) ??
    options.find((option) => option.startsWith('heal:') && option.endsWith(':wound')) ??
    'enough'
  );
};
const claimIt: Answerer = (_, __, options) => options.find((option) => option.startsWith('claim-quest:')) ?? null;
/** Whoever is knocked out goes where it can buy and heal. */
const recover: Answerer = (_, __, options) => options.at(-1)!;

/** A back without the condition that it is claimed, which it is. */
const taken = new WeakMap<Card, Card>();
const unclaimed = (given: unknown): unknown => {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return given;
  const { claimed: _, ...rest } = given as Record<string, unknown>;
  return rest;
};
function takenCard(card: Card): Card {
  let found = taken.get(card);
  if (found === undefined) {
    const { abilities = [], modifies = [] } = card as unknown as {
      abilities?: { if?: unknown }[];
      modifies?: { if?: unknown }[];
    };
    const backs = <X extends { if?: unknown }>(some: readonly X[]): X[] =>
      some
        .filter((one) => (one.if as { claimed?: boolean } | undefined)?.claimed === true)
        .map((one) => ({ ...one, if: unclaimed(one.if) }));
    found = { ...card, abilities: backs(abilities), modifies: backs(modifies) } as unknown as Card;
    taken.set(card, found);
  }
  return found;
}

export const BOT: BotPart = {
  answers: {
    'movement step': { 'how to move': start, 'two pools': twoPools, 'last trade': (_, __, options) => options[0]! },
    'adventure step': { 'what to do here': whatToDoHere },
    caravan: { 'which trade': whichTrade, wares, healers },
    'experience step': { 'fulfilled quests': claimIt },
    knockout: { 'nearest town': recover },
  },
  taken: (card) => (curseIn(card) === null ? card : takenCard(card)),
  goals: (outlook, sight, goals) => {
    const towns = townsIn(outlook, sight);
    // Where there is no market nobody is healed and nothing is sold.
    for (const { place, state } of towns) {
      if (state === 'freed') continue;
      for (const [at, goal] of goals.places.entries()) if (goal === place) goals.worths[at] = 0;
    }
    for (const { place, curse, state } of towns) {
      if (state !== 'cursed' || curse === null) continue;
      const { first, last } = worthOfCurse(outlook, sight, curse);
      if (Math.max(first, last) > 0) goals.add(place, Math.max(first, last));
    }
    aboutQuests(outlook, sight, goals);
  },
  judge: (outlook, sight) => 0.25 * points(sight, outlook) + 0.8 * ruinIn(sight).deeds[sight.seat]!.freed,
};
