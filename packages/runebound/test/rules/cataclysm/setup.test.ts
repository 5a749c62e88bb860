import { data, knockout, rule } from '@questwright/harness/vitest';
import { load } from '@questwright/kernel';
import { runebound, type RuneboundWorld } from '@questwright/runebound';
import { describe, expect } from 'vitest';
import { played, ruinOf, scene, spaceOf, tags } from './ruins.ts';
import type { Adventures } from '../../adventures.ts';

const PACK = ['cataclysm'];
const begun = (seats: number, set: Readonly<Record<string, number>> = {}): Adventures =>
  played({
    seats,
    packs: PACK,
    rest: undefined as unknown as string,
    set: { first: 0, turn: 0, ...set },
    at: 'game/figures in different towns',
  });
const refused = (packs: readonly string[]): string => {
  try {
    load<RuneboundWorld>(runebound, { packs, without: knockout() });
    return '';
  } catch (error) {
    return (error as Error).message;
  }
};
const cards = (table: Adventures, kind: (card: Record<string, unknown>) => boolean): Record<string, unknown>[] =>
  [...table.loaded.content.values()].map((one) => one.content as Record<string, unknown>).filter(kind);
const CURSES = ['ashen-flock', 'demon-horde', 'frenzied-rage', 'savage-brood', 'winter-lord'];
const TOWNS = ['vynelvale', 'riverwatch', 'dawnsmoor', 'tamalir', 'greyhaven', 'nerekhal', 'forge', 'frostgate'];

describe('the box', () => {
  data('CT-CMP-01', 'five curses with six cards each', () => {
    const table = begun(2);
    for (const curse of CURSES)
      expect(cards(table, (card) => card['curse'] === curse && 'level' in card)).toHaveLength(6);
    expect(cards(table, (card) => 'level' in card)).toHaveLength(30);
  });

  data('CT-CMP-04', 'three of Level I, two of Level II, one of Level III', () => {
    const table = begun(2);
    for (const curse of CURSES) {
      const levels = cards(table, (card) => card['curse'] === curse && 'level' in card).map(({ level }) => level);
      expect(levels.toSorted()).toEqual([1, 1, 1, 2, 2, 3]);
    }
  });

  data(['CT-CMP-02', 'CT-CMP-03'], 'eight counters: five curses, each another, and three second comets', () => {
    const counters = cards(begun(2), ({ kind }) => kind === 'cataclysm counter');
    expect(counters).toHaveLength(8);
    expect(counters.every(({ back }) => back === 'comet')).toBe(true);
    expect(counters.flatMap(({ curse }) => curse ?? []).toSorted()).toEqual(CURSES);
  });

  data('CT-CMP-05', 'each curse counter bears one terrain', () => {
    const bearing = cards(begun(2), ({ kind, curse }) => kind === 'cataclysm counter' && curse !== undefined);
    expect(bearing.map(({ curse, terrain }) => `${String(curse)} ${String(terrain)}`).toSorted()).toEqual([
      'ashen-flock plains',
      'demon-horde swamp',
      'frenzied-rage hill',
      'savage-brood forest',
      'winter-lord mountain',
    ]);
  });

  data(
    ['CT-FACT-01', 'CT-FACT-02'],
    'the five curses, and the Dragon Destroyer as the last of the Savage Brood',
    () => {
      const table = begun(2);
      expect([...new Set(cards(table, (card) => 'level' in card).map(({ curse }) => curse))].toSorted()).toEqual(
        CURSES,
      );
      expect(table.pile('savage-brood 3')).toEqual(['the-dragon-destroyer']);
    },
  );
});

describe('what it may be played with', () => {
  rule(
    'CT-GEN-01',
    'from two to five players',
    () => {
      const { seats } = load<RuneboundWorld>(runebound, { packs: PACK, without: knockout() });
      expect(seats).toMatchObject({ min: 2, max: 5 });
    },
    {},
  );

  rule('CT-GEN-02', 'a game of the base, with curses: a green counter is an adventure as ever', () => {
    const table = scene({ at: ['c2', 'h1'], step: 'adventure step', set: { adventures: ['c2'] } });
    expect(table.offers(0)).toContain('attempt');
  });

  rule(
    'CT-GEN-04',
    'not with the Doom Track nor another adventure; with the other variants and all cards it is accepted',
    () => {
      expect(refused(['doom-track', 'cataclysm'])).toContain('CT-GEN-04');
      expect(refused(['seven-scions', 'cataclysm'])).toMatch(/CT-GEN-04|SS-GEN-03/);
      expect(
        refused([
          'travel-hazards',
          'softer-knockouts',
          'rituals-and-runes',
          'weapons-of-legend',
          'traps-and-terrors',
          'beasts-and-bandits',
          'cataclysm',
        ]),
      ).toBe('');
    },
  );

  rule('CT-GEN-03', 'Margath and the Dragon Runes decide nothing', () => {
    expect(refused(['short-quest', 'cataclysm'])).toContain('CT-GEN-03');
    const parts = load<RuneboundWorld>(runebound, { packs: PACK, without: knockout() }).values.get('victor')!.entry
      .parts;
    expect(Object.keys(parts)).toEqual(['a town freed and points enough']);
  });
});

describe('setup', () => {
  rule('CT-SET-01', 'as in the base: three gold, a deck of each color but red', () => {
    const table = begun(3);
    expect(table.world.heroes.map(({ gold }) => gold)).toEqual([3, 3, 3]);
    const left = ['green', 'yellow', 'blue', 'red'].filter((color) => table.pile(`${color} deck`).length > 0);
    expect(left).toEqual(['green', 'yellow', 'blue']);
  });

  rule('CT-SET-02', 'the decks lie in the order of the numerals', () => {
    const table = begun(2);
    for (const curse of CURSES)
      expect([1, 2, 3].map((level) => table.pile(`${curse} ${level}`).length)).toEqual([3, 2, 1]);
  });

  rule('CT-SET-03', 'a counter for each town, and nobody knows which', () => {
    const table = begun(2);
    expect(table.pile('cataclysm counters')).toHaveLength(8);
    for (const viewer of [0, 1, null]) {
      const seen = table.view(viewer).zones['cataclysm counters'] as { card?: string | null }[];
      expect(seen.every(({ card }) => (card ?? null) === null)).toBe(true);
    }
  });

  rule('CT-SET-04', 'before the first turn every player is asked for a town', () => {
    const table = played({ seats: 3, packs: PACK, rest: 'removed from play' });
    const asked = [0, 1, 2].map(() => {
      const [seat] = table.asked();
      table.answer(seat!, table.offers(seat!).find((one) => one.startsWith('begin:')) ?? 'begin:none');
      return seat;
    });
    expect(asked.toSorted()).toEqual([0, 1, 2]);
    expect(new Set([0, 1, 2].map((seat) => spaceOf(table, seat))).size).toBe(3);
  });

  rule('CT-SET-05', 'figures are placed from the last player to the first, in towns', () => {
    const table = begun(3, { first: 1, turn: 1 });
    // Turn order 1, 2, 0: placed in the order 0, 2, 1.
    expect(table.asked()).toEqual([0]);
    expect(table).toOffer(
      0,
      TOWNS.map((town) => `begin:${town}`),
    );
    table.answer(0, 'begin:forge');
    expect(table.asked()).toEqual([2]);
    table.answer(2, 'begin:tamalir');
    expect(table.asked()).toEqual([1]);
    table.answer(1, 'begin:greyhaven');
    expect([0, 1, 2].map((seat) => spaceOf(table, seat))).toEqual(['forge', 'greyhaven', 'tamalir']);
  });

  rule('CT-SET-06', 'no town is the start of two figures', () => {
    const table = begun(2).answer(1, 'begin:greyhaven');
    expect(table).toRefuse(0, 'begin:greyhaven', 'CT-SET-06');
  });

  rule('CT-SET-07', 'then the counters are turned over: three towns destroyed, five cursed', () => {
    const table = begun(2).answer(1, 'begin:greyhaven').answer(0, 'begin:forge');
    const states = TOWNS.map((town) => table.value('state of a town', town));
    expect(states.filter((one) => one === 'destroyed')).toHaveLength(3);
    expect(states.filter((one) => one === 'cursed')).toHaveLength(5);
    expect(new Set(TOWNS.flatMap((town) => table.value('curse of a town', town) ?? [])).size).toBe(5);
    expect(tags(table, 'town cursed')).toBe(5);
  });

  rule('CT-SET-09', 'no market stack has a card', () => {
    const table = begun(2);
    for (const town of TOWNS) expect(table.pile(`stack of ${town}`)).toEqual([]);
  });

  rule(['CT-SET-10', 'CT-EX-02'], 'the deck of a curse lies on the market stack of its town', () => {
    const table = scene({ quests: ['scale-enough'] });
    const deck = table.value('curse deck', 'riverwatch') as number[];
    const levels = deck.map(
      (thing) =>
        (
          table.loaded.content.get(table.world.things.cards[table.world.things.card[thing]!]!)!.content as {
            level?: number;
          }
        ).level,
    );
    expect(levels).toEqual([1, 1, 1, 2, 3]);
    expect(table.pile('revealed quests')).toEqual(['scale-enough']);
    expect(table.value('curse deck', 'vynelvale')).toEqual([]);
    expect(table.value('state of a town', 'vynelvale')).toBe('destroyed');
  });

  rule('CT-SET-11', 'each player chooses a quest counter of the track, in the order of play', () => {
    const table = begun(2, { first: 1, turn: 1 }).answer(0, 'begin:greyhaven').answer(1, 'begin:forge');
    expect(table.asked()).toEqual([1]);
    table.answer(1, 'quest-counter:4');
    expect(table).toRefuse(0, 'quest-counter:4', 'CT-SET-11');
    table.answer(0, 'quest-counter:1');
    expect([0, 1].map((seat) => table.value('quest counter', seat))).toEqual([1, 4]);
    expect(ruinOf(table).quests).toEqual([1, 0, 0, 2, 0, 0]);
  });

  rule('CT-SET-12', 'no red card is in the game', () => {
    expect(begun(2).pile('red deck')).toEqual([]);
  });

  rule('CT-UND-01', 'Challenges wait on the spaces that nobody has chosen, and the oldest makes room', () => {
    // Four players have spaces 1 to 4.
    const table = scene({
      at: ['d6', 'h1', 'h2', 'g5'],
      step: 'adventure step',
      dice: [9, 9],
      piles: { 'undefeated challenge track': ['green-giant', 'yellow-giant'], 'yellow deck': ['yellow-rat'] },
    });
    table.world.undefeated[4] = { thing: table.thing('green-giant'), space: 'c2', age: 1 };
    table.world.undefeated[5] = { thing: table.thing('yellow-giant'), space: 'c7', age: 2 };
    table.answer(0, 'attempt').answer(0, 'escape');
    const after = table.offers(0).find((one) => one.startsWith('retreat:'));
    if (after !== undefined) table.answer(0, after);
    expect(table.world.undefeated.map(({ thing }) => thing >= 0)).toEqual([false, false, false, false, true, true]);
    expect(table.world.undefeated[4]!.thing).toBe(table.thing('yellow-rat'));
  });
});
