import type { Challenge } from '../../cards.ts';
import { between, mixed, oneIn, oneOf } from '../../soak/chance.ts';
import type { SoakPart } from '../../soak/part.ts';
import { heroSeats, stateOf, card as cardOf } from '../../world.ts';
import { spacesOf } from '../../rules/board/spaces.ts';
import { claimOf, counterIn, CURSES, curseCard, questIn, type CurseId, type Quest } from './cards.ts';
import { isDestroyed, spaceOfTown, townUnder } from './towns.ts';
import { COUNTERS, curseDeck, deedsOf, LEVELS, QUESTS, REVEALED, ruin, type CataclysmTable } from './world.ts';

const DECKS = CURSES.flatMap((curse) => LEVELS.map((level) => curseDeck(curse, level)));

/** The counters lie open, and each player has a quest counter: a Challenge that lay there is back in its deck. */
function begun(t: CataclysmTable): void {
  for (const thing of t.pile(COUNTERS).slice()) t.move(thing, REVEALED, 'bottom');
  const free = mixed(t, [0, 1, 2, 3, 4, 5]);
  for (const [at, seat] of heroSeats(t).entries()) {
    const position = free[at]!;
    ruin(t).quests[position] = seat + 1;
    const { thing } = t.world.undefeated[position]!;
    if (thing < 0) continue;
    t.move(thing, `${(cardOf(t, thing) as Challenge).color} deck`, 'bottom', 'down');
    t.world.undefeated[position] = { thing: -1, space: '', age: 0 };
  }
}
/** Nobody has as many points as win. */
const mayHave = (t: CataclysmTable, seat: number, points: number): boolean =>
  t.value('victory points', seat) + points < t.value('victory point target') - 3;
function take(t: CataclysmTable, seat: number, thing: number): void {
  const card = curseCard(t, thing)!;
  t.move(thing, `area/${seat}`, 'bottom');
  deedsOf(t, seat).claimed.push(claimOf(card));
  if (card.level === 3 && oneIn(t, 2)) t.turn(thing, 'down');
}
function reveal(t: CataclysmTable, curse: CurseId): void {
  const quest = t.pile(curseDeck(curse, 2))[0];
  if (quest !== undefined) t.move(quest, QUESTS, 'bottom');
}
function claims(t: CataclysmTable, curse: CurseId, late: boolean): void {
  for (const seat of mixed(t, heroSeats(t))) {
    const [first] = t.pile(curseDeck(curse, 1));
    if (first !== undefined && oneIn(t, late ? 2 : 4) && mayHave(t, seat, 1)) {
      take(t, seat, first);
      reveal(t, curse);
    }
    const second = t.pile(QUESTS).find((thing) => curseCard(t, thing)!.curse === curse);
    if (second !== undefined && oneIn(t, late ? 4 : 8) && mayHave(t, seat, 2)) take(t, seat, second);
  }
}
function free(t: CataclysmTable, curse: CurseId): void {
  const town = townUnder(t, curse);
  const [last] = t.pile(curseDeck(curse, 3));
  const seat = mixed(t, heroSeats(t)).find((one) => mayHave(t, one, 3));
  if (town === null || last === undefined || seat === undefined) return;
  take(t, seat, last);
  deedsOf(t, seat).freed++;
  ruin(t).freed.push(town);
  const open = t.pile(QUESTS).filter((thing) => curseCard(t, thing)!.curse === curse);
  for (const thing of [...LEVELS.flatMap((level) => t.pile(curseDeck(curse, level))), ...open])
    t.move(thing, 'removed from play');
}
const done = (t: CataclysmTable, quest: Quest): string[] => {
  const some = (from: readonly string[]): string[] => mixed(t, from).slice(0, t.random(quest.need));
  if ('reach' in quest) return some(spacesOf(t).slice(0, 5));
  if ('defeat' in quest) return some(quest.defeat);
  if ('match' in quest) return some(quest.match);
  if ('give' in quest)
    return Array.from({ length: t.random(quest.need) }, (_, at) => (quest.give === 'items' ? 'gift' : `round ${at}`));
  return oneIn(t, 2) ? ['taken'] : [];
};
const cursedNow = (t: CataclysmTable): CurseId[] =>
  CURSES.filter((curse) => townUnder(t, curse) !== null && t.pile(curseDeck(curse, 3)).length > 0);
const leaveOne = (t: CataclysmTable): void => {
  for (const curse of mixed(t, cursedNow(t)).slice(1)) free(t, curse);
};
/** One curse is left, and before it stands a Hero who could lift it. */
function lastOne(t: CataclysmTable): void {
  const [curse, ...others] = cursedNow(t);
  if (curse === undefined || others.length > 0) return;
  const seat = oneOf(t, heroSeats(t));
  const known = t.pile(`area/${seat}`).some((thing) => curseCard(t, thing)?.curse === curse);
  const [first] = t.pile(curseDeck(curse, 1));
  if (!known && first !== undefined && mayHave(t, seat, 1)) take(t, seat, first);
  const state = stateOf(t, seat);
  for (const one of ['mind', 'body', 'spirit'] as const) state.experience[one] += 6;
  state.space = spaceOfTown(t, townUnder(t, curse)!);
}
/** What was sold in a town before it burned is with the caravans now. */
function closeMarkets(t: CataclysmTable): void {
  for (const town of t.value('towns of the map')) {
    if (t.value('state of a town', town) === 'freed') continue;
    for (const thing of t.pile(t.value('market stack', town)).slice()) t.move(thing, 'market deck', 'bottom', 'down');
  }
}
/** Heroes are drawn to curses, and to what quests ask for. */
function figures(t: CataclysmTable): void {
  const cursed = spacesOf(t).filter((space) => t.value('curse here', space) !== null);
  const red = spacesOf(t).filter((space) => t.value('jewel', space) === 'red');
  for (const seat of heroSeats(t)) {
    if (oneIn(t, 3) && cursed.length > 0) stateOf(t, seat).space = oneOf(t, cursed);
    else if (oneIn(t, 6) && red.length > 0) stateOf(t, seat).space = oneOf(t, red);
    if (isDestroyed(t, stateOf(t, seat).cameFrom)) stateOf(t, seat).cameFrom = '';
  }
}

export const SOAK: SoakPart = {
  arrange: (t: CataclysmTable, { late }) => {
    begun(t);
    for (const curse of mixed(t, CURSES)) {
      if (townUnder(t, curse) === null) continue;
      claims(t, curse, late);
      if (cursedNow(t).length > between(t, [1, 3]) && oneIn(t, late ? 2 : 6)) free(t, curse);
    }
    const ends = late && oneIn(t, 2);
    if (ends) leaveOne(t);
    for (const seat of heroSeats(t))
      for (const thing of t.pile(QUESTS))
        for (const mark of done(t, questIn(cardOf(t, thing))!))
          deedsOf(t, seat).marks.push(`${t.cardOf(thing)}:${mark}`);
    figures(t);
    if (ends) lastOne(t);
    closeMarkets(t);
  },
  open: [REVEALED],
  unreachable: () => ({
    'step into a space/no way into ruins':
      'a card moves a Hero to the nearest town, which no ruins are; the rule is for cards of packs of one’s own',
  }),
  homes: {
    challenge: DECKS,
    curse: [...DECKS, QUESTS],
    'cataclysm counter': [COUNTERS, REVEALED, 'removed from play'],
  },
  invariants: [
    (t: CataclysmTable) => {
      const taken = ruin(t).quests.filter((seat) => seat > 0);
      if (new Set(taken).size !== taken.length) return 'A player has two quest counters';
      const mixedUp = t.world.undefeated.findIndex(({ thing }, at) => thing >= 0 && ruin(t).quests[at]! > 0);
      return mixedUp < 0 ? null : `A Challenge lies on quest space ${mixedUp + 1}`;
    },
    (t: CataclysmTable) => {
      const strange = t.pile(QUESTS).find((thing) => curseCard(t, thing)?.level !== 2);
      if (strange !== undefined) return `${t.cardOf(strange)} lies among the quests`;
      const open = t.pile(QUESTS).map((thing) => t.cardOf(thing));
      for (const { marks } of ruin(t).deeds) {
        const lost = marks.find((one) => !open.includes(one.split(':')[0]!));
        if (lost !== undefined) return `There is progress on ${lost}, which is not open`;
      }
      return null;
    },
    (t: CataclysmTable) => {
      for (const town of ruin(t).freed) {
        const curse = t.value('curse of a town', town);
        if (curse === null) return `${town} was freed of nothing`;
        const left = t.pile(curseDeck(curse, 3)).length;
        if (left > 0) return `${town} is free, and its curse lies there`;
      }
      const freed = ruin(t).deeds.reduce((sum, one) => sum + one.freed, 0);
      return freed === ruin(t).freed.length
        ? null
        : `${freed} towns were freed by Heroes, and ${ruin(t).freed.length} are free`;
    },
    (t: CataclysmTable) => {
      if (t.isWithin('claim of a curse card') || t.isWithin('attempt at a curse')) return null;
      const gone = CURSES.find((curse) => townUnder(t, curse) !== null && t.pile(curseDeck(curse, 3)).length === 0);
      return gone === undefined || ruin(t).freed.includes(townUnder(t, gone)!)
        ? null
        : `The source of ${gone} is gone, and its town is not free`;
    },
    (t: CataclysmTable) => {
      const trader = t.value('towns of the map').find((town) => {
        const state = t.value('state of a town', town);
        return (state === 'cursed' || state === 'destroyed') && t.pile(t.value('market stack', town)).length > 0;
      });
      return trader === undefined ? null : `Cards are on sale in ${trader}`;
    },
    (t: CataclysmTable) => (t.pile('red deck').length === 0 ? null : 'There are red cards in the game'),
    (t: CataclysmTable) =>
      t.pile(REVEALED).every((thing) => counterIn(t.contentOf(thing).content) !== null) ? null : 'A counter is none',
  ],
};
