import { arrange } from '@questwright/harness';
import { data, knockout, rule } from '@questwright/harness/vitest';
import { load, type Edit, type Pack } from '@questwright/kernel';
import { runebound, type RuneboundWorld } from '@questwright/runebound';
import { describe, expect } from 'vitest';
import { stormOf as stormIn } from '../../../src/variants/seven-scions/world.ts';
import { ON, played, stormOf, withStorms } from './storm.ts';
import type { Adventures } from '../../adventures.ts';

const PACK = ['seven-scions'];
const DECKS = ['green storm deck', 'yellow storm deck', 'blue storm deck', 'stormlords'];
const sizes = (table: Adventures): number[] => DECKS.map((deck) => table.pile(deck).length);
const begun = (seats: number, packs: readonly string[] = PACK): Adventures =>
  played({ seats, packs, rest: undefined as unknown as string });
const refused = (packs: readonly string[]): string => {
  try {
    load<RuneboundWorld>(runebound, { packs, without: knockout() });
    return '';
  } catch (error) {
    return (error as Error).message;
  }
};
/** The cards of the box, by back. */
const backs = (table: Adventures, back: string): Record<string, unknown>[] =>
  [...table.loaded.content.values()].map((one) => one.content).filter((one) => one.back === back);

describe('the box', () => {
  data('SS-CMP-01', 'six Storm cards of each color, and six Stormlords', () => {
    const table = begun(2);
    const count = ['green storm', 'yellow storm', 'blue storm', 'silver'].map((back) => backs(table, back).length);
    expect(count).toEqual([6, 6, 6, 6]);
  });

  data('SS-CMP-02', 'six Scions', () => {
    const table = begun(2);
    expect(backs(table, 'scion').map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6]);
  });

  data('SS-FACT-01', 'the Archer is the first, the Trickster the second', () => {
    const table = begun(2);
    const numberOf = (id: string): unknown => table.loaded.content.get(id)!.content['number'];
    expect([numberOf('the-archer'), numberOf('the-trickster')]).toEqual([1, 2]);
  });

  rule('SS-FACT-02', 'the Stormlords are silver, and have a pile of their own', () => {
    const table = begun(6);
    expect(table.pile('stormlords')).toHaveLength(6);
    for (const id of table.pile('stormlords')) {
      expect(table.loaded.content.get(id)!.content).toMatchObject({ color: 'silver', back: 'silver' });
    }
  });
});

describe('what it may be played with', () => {
  data('SS-GEN-01', 'a variant game: the rules of the base, with a storm', () => {
    const table = begun(2);
    expect(table.where()).toContain('movement step');
    expect(table.value('spaces of the storm track')).toBe(8);
    expect(Object.keys(table.loaded.rules.procs['turn']!)).toEqual([
      'beginning',
      'refresh step',
      'movement step',
      'nothing there',
      'adventure step',
      'storm step',
      'no market for who was brought to a town',
      'market step',
      'experience step',
      'ended early',
    ]);
  });

  rule('SS-GEN-03', 'not with the Doom Track; with the other variants it is accepted', () => {
    expect(refused(['doom-track', 'seven-scions'])).toContain('SS-GEN-03');
    expect(
      refused([
        'softer-knockouts',
        'item-limits',
        'ally-limits',
        'shorter',
        'travel-hazards',
        'small-board',
        'seven-scions',
      ]),
    ).toBe('');
    expect(load<RuneboundWorld>(runebound, { packs: PACK }).packs).toEqual(PACK);
  });

  rule('SS-GEN-02', 'not with a quest whose goal lies in the red cards', () => {
    expect(refused(['short-quest', 'seven-scions'])).toContain('SS-GEN-02');
  });
});

describe('setup', () => {
  rule('SS-SET-02', 'the Scions lie on the six spaces in the order of their numbers, for all to see', () => {
    const table = begun(2);
    expect(table.pile('sleeping scions')).toEqual([
      'the-archer',
      'the-trickster',
      'the-mason',
      'the-mourner',
      'the-foundling',
      'the-oathkeeper',
    ]);
    const seen = table.view(1).zones['sleeping scions'] as { card: string | null }[];
    expect(seen.map(({ card }) => card)).toEqual(table.pile('sleeping scions'));
  });

  rule(
    'SS-SET-02',
    'the number on the card says on which space it lies, in whatever order the cards are written',
    () => {
      const numbered = (content: string, number: number): Edit<RuneboundWorld> => ({
        rule: 'RB-OBJ-02',
        content,
        wrap: (card) => ({ ...card, number }),
      });
      const turned: Pack<RuneboundWorld> = {
        id: 'turned',
        kind: 'pack',
        rule: 'RB-OBJ-02',
        needs: PACK,
        edits: [numbered('the-archer', 6), numbered('the-mason', 1), numbered('the-oathkeeper', 3)],
      };
      const table = arrange({ ...withStorms, packs: [...withStorms.packs, turned] }, { packs: [...PACK, 'turned'] });
      expect(table.pile('sleeping scions')).toEqual([
        'the-mason',
        'the-trickster',
        'the-oathkeeper',
        'the-mourner',
        'the-foundling',
        'the-archer',
      ]);
    },
  );

  rule('SS-SET-03', 'each bears its counter, so no Challenge can be put there', () => {
    const table = begun(2);
    expect(stormOf(table).held).toEqual([-1, -1, -1, -1, -1, -1]);
    expect(table.value('scion counters to choose from')).toEqual([1, 2, 3, 4, 5, 6]);
  });

  rule('SS-SET-04', 'of each of the four piles as many cards as players, chosen at random and unseen', () => {
    const table = begun(3);
    expect(sizes(table)).toEqual([3, 3, 3, 3]);
    expect(table.pile('storm cards not chosen')).toHaveLength(12);
    const chosen = new Set(
      Array.from({ length: 6 }, (_, n) =>
        played({ seats: 3, packs: PACK, seed: `storm ${n}`, rest: undefined as unknown as string })
          .pile('green storm deck')
          .join(),
      ),
    );
    expect(chosen.size).toBeGreaterThan(1);
    for (const deck of DECKS.slice(0, 3)) {
      const seen = table.view(0).zones[deck] as { card?: string | null }[];
      expect(seen.every(({ card }) => (card ?? null) === null)).toBe(true);
    }
  });

  rule('SS-SET-05', 'from one to six players: as many of each', () => {
    for (const seats of [1, 2, 3, 4, 5, 6]) expect(sizes(begun(seats))).toEqual([seats, seats, seats, seats]);
  });

  rule('SS-SET-07', 'the Stormlords of the game lie open; the other Storm cards do not', () => {
    const table = begun(2);
    for (const viewer of [0, 1, null]) {
      const { zones } = table.view(viewer);
      expect((zones['stormlords'] as { card: string | null }[]).map(({ card }) => card)).toEqual(
        table.pile('stormlords'),
      );
      for (const { card = null } of zones['yellow storm deck'] as { card?: string | null }[]) expect(card).toBeNull();
    }
  });

  rule(
    'SS-SET-08',
    'the storm counter begins beneath the lowest town',
    () => {
      for (const seats of [1, 4]) expect(stormOf(begun(seats)).counter).toBe(0);
    },
    {
      'SS-SET-08': [
        {
          rule: 'SS-SET-08',
          setup: 'one town up',
          after: 'storm counter',
          add: {
            rule: 'SS-SET-08',
            do: (t) => {
              stormIn(t).counter = 1;
            },
          },
        },
      ],
    },
  );

  rule('SS-SET-09', 'no red adventure card is in the game', () => {
    expect(begun(2).pile('red deck')).toEqual([]);
    expect(begun(2, ON).pile('red deck')).toEqual([]);
  });

  rule('SS-SET-10', 'alone: one card of each of the four kinds', () => {
    expect(sizes(begun(1))).toEqual([1, 1, 1, 1]);
  });

  rule(['SS-EX-02', 'SS-SET-05'], 'two of each for two players, three for three', () => {
    expect(sizes(begun(2))).toEqual([2, 2, 2, 2]);
    expect(sizes(begun(3))).toEqual([3, 3, 3, 3]);
  });
});
