/** Setup: curse decks, counters on the towns, figures in different towns, quest counters, no red cards. */

import { numberIn, refuse, words, type Edit, type Seat, type Steps } from '@questwright/kernel';
import { place, spacesOf } from '../../rules/board/spaces.ts';
import { stepInto } from '../../rules/movement/movement-choices.ts';
import { COLORS, type Color } from '../../words.ts';
import { heroesAt, heroSeats, stateOf, type RuneboundTable } from '../../world.ts';
import { counterIn, CURSES, curseIn } from './cards.ts';
import { CONTENT } from './content/index.ts';
import {
  call,
  COUNTERS,
  curseDeck,
  edit,
  LEVELS,
  QUESTS,
  REVEALED,
  ruin,
  runs,
  type CataclysmLand,
  type CataclysmTable,
} from './world.ts';
import { BACKS, FRONTS } from './sides.ts';

const contentOf = (t: CataclysmTable, id: string): unknown => t.loaded.content.get(id)!.content;
/** The adventures of these colors stay in the box; of all others setup is as ever. */
const OUT: readonly Color[] = COLORS.slice(-1);
const DECKS = CURSES.flatMap((curse) => LEVELS.map((level) => curseDeck(curse, level)));

/** From the last player to the first. */
function backwards(t: RuneboundTable): Seat[] {
  const heroes = heroSeats(t);
  const first = Math.max(0, heroes.indexOf(t.world.first));
  /* CT-SET-05 [...heroes.slice(first), ...heroes.slice(0, first)] */
  return [...heroes.slice(first), ...heroes.slice(0, first)].toReversed();
}
function inOrder(t: RuneboundTable): Seat[] {
  return backwards(t).toReversed();
}

const townSpaces = (t: CataclysmTable): string[] => spacesOf(t).filter((space) => t.value('town', space) !== null);
const placing: Steps<CataclysmLand, { seat: Seat }> = {
  where: {
    rule: 'CT-SET-04',
    ask: {
      seats: (t) => [t.locals.seat],
      choices: {
        begin: {
          rule: 'CT-SET-04',
          list: (t) => townSpaces(t).map((space) => `begin:${space}`),
          why: (t, _, id) => {
            const space = words(id)[0] ?? '';
            if (!townSpaces(t).includes(space)) return refuse('CT-SET-04', 'refuse.begin-in-a-town');
            return heroesAt(t, space).length > 0
              ? refuse('CT-SET-06', 'refuse.town-is-taken', { space: place(space) })
              : null;
          },
          label: (_, __, id) => ({ key: 'option.begin', with: { space: place(words(id)[0]!) } }),
          then: (_, seat, id) => ({ run: [stepInto(seat, words(id)[0]!, 'start')] }),
        },
      },
    },
  },
};

const isFree = (t: CataclysmTable, number: number): boolean => ruin(t).quests[number - 1] === 0;
const questCounter: Steps<CataclysmLand, { seat: Seat }> = {
  which: {
    rule: 'CT-SET-11',
    ask: {
      seats: (t) => [t.locals.seat],
      choices: {
        'quest-counter': {
          rule: 'CT-SET-11',
          list: (t) => ruin(t).quests.map((_, at) => `quest-counter:${at + 1}`),
          why: (t, _, id) =>
            isFree(t, numberIn(id))
              ? null
              : refuse('CT-SET-11', 'refuse.quest-counter-taken', { number: numberIn(id) }),
          label: (_, __, id) => ({ key: 'option.quest-counter', with: { number: numberIn(id) } }),
          then: (t, seat, id) => {
            ruin(t).quests[numberIn(id) - 1] = seat + 1;
            t.emit('quest counter chosen', { seat, number: numberIn(id) });
          },
        },
      },
    },
  },
};

function revealCounters(t: CataclysmTable): void {
  for (const thing of t.pile(COUNTERS).slice()) t.move(thing, REVEALED, 'bottom');
  for (const town of t.value('towns of the map')) {
    const thing = t.value('counter of a town', town);
    if (thing === null) continue;
    const params = { town: { key: `word.town.${town}`, with: {} }, counter: { content: t.cardOf(thing) } };
    t.emit(t.value('curse of a town', town) === null ? 'town destroyed' : 'town cursed', params);
  }
}

export const SETUP: readonly Edit<CataclysmLand>[] = [
  ...Object.entries(FRONTS).map(([id, card]): Edit<CataclysmLand> => ({ rule: 'RB-VAR-01', content: id, add: card })),
  ...Object.entries(BACKS).map(([id, { level, wrap }]): Edit<CataclysmLand> => ({
    rule: level === 3 ? 'CT-CUR-19' : 'CT-CUR-03',
    content: id,
    wrap,
  })),
  ...DECKS.map((zone): Edit<CataclysmLand> => ({ rule: 'RB-VAR-01', zone, add: { sees: 'none' } })),
  { rule: 'RB-VAR-01', zone: COUNTERS, add: { sees: 'none' } },
  { rule: 'RB-VAR-01', zone: REVEALED, add: { sees: 'all' } },
  { rule: 'RB-VAR-01', zone: QUESTS, add: { sees: 'all' } },
  edit.value('deck of a card', {
    rule: 'RB-VAR-01',
    wrap: (base) => (t, id) => (id in CONTENT ? null : base(t, id)),
  }),

  {
    rule: 'CT-SET-02',
    setup: 'curse decks',
    after: 'adventure decks',
    add: {
      rule: 'CT-SET-02',
      do: (t) => {
        for (const id of Object.keys(CONTENT)) {
          const card = curseIn(contentOf(t, id));
          if (card !== null) t.add(id, curseDeck(card.curse, card.level));
        }
        // Which cards of one level lie above which nobody knows.
        for (const deck of DECKS) t.shuffle(deck);
      },
    },
  },
  {
    rule: 'CT-SET-03',
    setup: 'cataclysm counters',
    after: 'adventure decks',
    add: {
      rule: 'CT-SET-03',
      do: (t) => {
        for (const id of Object.keys(CONTENT)) if (counterIn(contentOf(t, id)) !== null) t.add(id, COUNTERS);
        t.shuffle(COUNTERS);
        // One for each town: on a board with fewer the others stay in the box.
        for (const thing of t.pile(COUNTERS).slice(t.value('towns of the map').length))
          t.move(thing, 'removed from play', 'top', 'down');
      },
    },
  },
  edit.value('first market cards', { rule: 'CT-SET-09', overrides: ['RB-SET-05'], wrap: () => () => 0 }),
  {
    rule: 'CT-SET-12',
    overrides: ['RB-SET-07'],
    setup: 'red adventure cards',
    after: 'adventure decks',
    add: {
      rule: 'CT-SET-12',
      do: (t) => {
        for (const color of /* CT-SET-01 COLORS */ OUT)
          for (const thing of t.pile(`${color} deck`).slice()) t.move(thing, 'removed from play', 'top', 'down');
      },
    },
  },

  // ---- what players choose before the first turn ----
  edit.procedure('placing of a figure', { rule: 'RB-VAR-01', add: placing }),
  { rule: 'RB-VAR-01', shown: 'placing of a figure', add: ['seat'] },
  edit.procedure('choice of a quest counter', { rule: 'RB-VAR-01', add: questCounter }),
  { rule: 'RB-VAR-01', shown: 'choice of a quest counter', add: ['seat'] },
  edit.step('game', 'figures in different towns', {
    rule: 'CT-SET-04',
    overrides: ['RB-MOV-03'],
    before: 'turn',
    add: runs({
      rule: 'CT-SET-04',
      each: (t) => backwards(t).filter((seat) => stateOf(t, seat).space === ''),
      run: 'placing of a figure',
      with: (_, seat) => ({ seat: seat as Seat }),
    }),
  }),
  edit.step('game', 'counters turned over', {
    rule: 'CT-SET-07',
    before: 'turn',
    add: { rule: 'CT-SET-07', do: (t) => revealCounters(t) },
  }),
  edit.step('game', 'quest counters', {
    rule: 'CT-SET-11',
    overrides: ['RB-SET-03'],
    before: 'turn',
    add: runs({
      rule: 'CT-SET-11',
      each: (t) => inOrder(t).filter((seat) => t.value('quest counter', seat) === 0),
      run: 'choice of a quest counter',
      with: (_, seat) => ({ seat: seat as Seat }),
    }),
  }),
  edit.value('quest counter', {
    rule: 'CT-SET-11',
    add: (t, seat) => ruin(t).quests.indexOf(seat + 1) + 1,
  }),

  // ---- the undefeated challenge track ----
  edit.step('onto the track', 'first free position', {
    rule: 'CT-UND-01',
    overrides: ['RB-UND-02', 'RB-UND-11'],
    wrap: (base) => ({
      rule: base.rule,
      do: (t) => {
        t.locals.position = t.world.undefeated.findIndex((one, at) => one.thing < 0 && isFree(t, at + 1));
        t.locals.full = t.locals.position < 0;
      },
    }),
  }),
  edit.step('onto the track', 'full track', {
    rule: 'CT-UND-01',
    wrap: (base) => ({
      rule: base.rule,
      when: (t) => t.locals.full,
      do: (t) => {
        const { undefeated } = t.world;
        const held = undefeated.flatMap((one, at) => (one.thing >= 0 ? [at] : []));
        t.locals.position = held.reduce((oldest, at) => (undefeated[at]!.age < undefeated[oldest]!.age ? at : oldest));
        return { run: [call('discard', { thing: undefeated[t.locals.position]!.thing })] };
      },
    }),
  }),
  /** What is left of the deck that lies on the market stack of a town, from the top. */
  edit.value('curse deck', {
    rule: 'CT-SET-10',
    add: (t, town) => {
      const curse = t.value('curse of a town', town);
      return curse === null ? [] : LEVELS.flatMap((level) => t.pile(curseDeck(curse, level)));
    },
  }),
];
