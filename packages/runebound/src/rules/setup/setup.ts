/** Setting up the game, step by step. */

import type { Town } from '../../words.ts';
import { COLORS } from '../../words.ts';
import { ADVENTURE_COUNTERS, GOLD_COUNTERS } from '../../content/box.ts';
import { spacesOf } from '../board/spaces.ts';
import type { Card, Space } from '../../cards.ts';
import { heroSeats, stateOf, type RuneboundTable, type RuneboundChapter } from '../../world.ts';

const GOLD_IN_THE_BOX = GOLD_COUNTERS.reduce((sum, { worth, count }) => sum + worth * count, 0);

/** Null for what is no card. */
function deckOf(card: Card): string | null {
  switch (card.kind) {
    case 'ally':
    case 'item':
      return 'market deck';
    case 'hero':
      return 'heroes';
    case 'challenge':
    case 'event':
    case 'encounter':
      return `${card.color} deck`;
    case 'space':
    case 'story':
      return null;
    // Packs have kinds of their own.
    default:
      return null;
  }
}

function addAll(t: RuneboundTable, pile: string): void {
  for (const id of t.loaded.content.keys()) if (t.value('deck of a card', id) === pile) t.add(id, pile);
  t.shuffle(pile);
}

function chooseBoard(t: RuneboundTable, wanted: unknown): void {
  const boards = new Set<string>();
  for (const { content } of t.loaded.content.values()) {
    if (content['kind'] === 'space') boards.add((content as Space).board ?? '');
  }
  const board = typeof wanted === 'string' ? wanted : [...boards][0];
  if (board === undefined || !boards.has(board)) {
    throw new Error(`There is no board ${String(wanted)}; there are ${[...boards].join(', ')}`);
  }
  t.world.board = board;
}

/** A board that is short of something is told before anybody plays on it. */
function checkTowns(t: RuneboundTable): void {
  const { board } = t.world;
  const stacks = t.loaded.rules.zones;
  for (const town of t.value('towns')) {
    if (t.value('market stack', town) in stacks) continue;
    throw new Error(`The town ${town} of the board ${board} has no market stack (RB-BRD-07)`);
  }
}
function checkStart(t: RuneboundTable): void {
  if (t.value('starting space') !== null) return;
  const { board } = t.world;
  throw new Error(`Heroes start in ${t.value('starting town')}, which is not on the board ${board} (RB-MOV-03)`);
}

/** Heroes agreed upon, by seat; null where a seat takes what comes. */
function agreedHeroes(t: RuneboundTable, wanted: unknown): (string | null)[] {
  if (!Array.isArray(wanted)) return [];
  const heroes = wanted.map((id) => (typeof id === 'string' && id !== '' ? id : null));
  for (const [seat, id] of heroes.entries()) {
    if (id === null) continue;
    if (t.loaded.content.get(id)?.content['kind'] !== 'hero') throw new Error(`There is no hero ${id} (RB-SET-16)`);
    if (heroes.indexOf(id) < seat) throw new Error(`${id} is taken already (RB-SET-16)`);
  }
  return heroes;
}

export const SETUP: RuneboundChapter = {
  setup: {
    board: { rule: 'RB-SET-01', do: (t, options) => chooseBoard(t, options['board']) },
    'market stacks': { rule: 'RB-BRD-07', do: checkTowns },
    'starting space': { rule: 'RB-MOV-03', do: checkStart },
    'adventure counters': {
      rule: 'RB-SET-02',
      do: (t) => {
        t.world.pile = { ...ADVENTURE_COUNTERS };
        for (const space of spacesOf(t)) {
          const jewel = t.value('jewel', space);
          if (jewel === null) continue;
          t.world.adventures.push(space);
          if (--t.world.pile[jewel] < 0) throw new Error(`The box has too few ${jewel} adventure counters (RB-CMP-08)`);
        }
      },
    },
    'adventure counters left over': {
      rule: 'RB-SET-21',
      do: (t) => {
        for (const color of COLORS) t.world.pile[color] = 0;
      },
    },
    'undefeated challenge counters': {
      rule: 'RB-SET-03',
      do: (t) => {
        t.world.undefeated = t.world.undefeated.map(() => ({ thing: -1, space: '', age: 0 }));
      },
    },
    'market deck': { rule: 'RB-SET-04', do: (t) => addAll(t, 'market deck') },
    'first market cards': {
      rule: 'RB-SET-05',
      do: (t) => {
        for (const town of t.value('towns')) {
          const cards = t.value('first market cards', town);
          for (const thing of t.pile('market deck').slice(0, cards))
            t.move(thing, t.value('market stack', town), 'bottom');
        }
      },
    },
    'adventure decks': {
      rule: 'RB-SET-07',
      do: (t) => {
        for (const color of COLORS) addAll(t, `${color} deck`);
      },
    },
    gold: {
      rule: 'RB-SET-09',
      do: (t) => {
        for (const seat of heroSeats(t)) stateOf(t, seat).gold = t.value('starting gold', seat);
      },
    },
    bank: {
      rule: 'RB-SET-10',
      do: (t) => {
        t.world.bank = t.world.heroes.reduce((left, { gold }) => left - gold, GOLD_IN_THE_BOX);
      },
    },
    'hero cards': { rule: 'RB-OBJ-08', do: (t) => addAll(t, 'heroes') },
    'heroes by agreement': {
      rule: 'RB-SET-16',
      do: (t, options) => {
        for (const [seat, id] of agreedHeroes(t, options['heroes']).entries()) {
          const thing = t.pile('heroes').find((one) => t.cardOf(one) === id);
          if (thing !== undefined && heroSeats(t).includes(seat)) t.move(thing, `hero/${seat}`);
        }
      },
    },
    'random heroes': {
      rule: 'RB-SET-15',
      do: (t) => {
        for (const seat of heroSeats(t)) {
          const thing = t.pile('heroes')[0];
          if (t.pile('hero', seat).length === 0 && thing !== undefined) t.move(thing, `hero/${seat}`);
        }
      },
    },
    /** Each has the figure of the Hero; it is not on the board yet. */
    figures: {
      rule: 'RB-SET-17',
      do: (t) => {
        for (const seat of heroSeats(t)) {
          stateOf(t, seat).space = '';
          for (const thing of t.pile('hero', seat))
            t.emit('hero taken', { number: seat, hero: { content: t.cardOf(thing) } });
        }
      },
    },
    'heroes nobody took': {
      rule: 'RB-SET-18',
      do: (t) => {
        while (t.pile('heroes').length > 0) t.move(t.pile('heroes')[0]!, 'removed from play');
      },
    },
    'starting player': {
      rule: 'RB-SET-19',
      do: (t) => {
        t.world.first = t.random(t.world.seats);
        t.world.turn = t.world.first;
        t.world.round = 1;
        t.emit('starting player', { seat: t.world.first });
      },
    },
  },
  values: {
    /** The seats that play Heroes, in their order. */
    'heroes at the table': { rule: 'RB-OBJ-08', of: (t) => t.seats },
    /** The pile in which a card begins, by its id. */
    'deck of a card': {
      rule: 'RB-SET-07',
      printed: [],
      of: (t, id: string) => deckOf(t.loaded.content.get(id)!.content as Card),
    },
    'starting gold': { rule: 'RB-SET-09', of: () => 3 },
    /** How many cards a market stack has at the beginning. */
    'first market cards': {
      rule: 'RB-SET-05',
      of: () => 1,
      parts: {
        'none where Heroes start': {
          rule: 'RB-SET-06',
          layer: 'set',
          of: (t, town: Town) => (town === t.value('starting town') ? 0 : null),
        },
      },
    },
  },
};
