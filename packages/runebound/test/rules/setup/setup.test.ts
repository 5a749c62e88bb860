import { begin, seeded, type Edit } from '@questwright/kernel';
import { expect } from 'vitest';
import { arrange, loadForTest } from '@questwright/harness';
import { data, rule } from '@questwright/harness/vitest';
import { COLORS, TOWNS } from '@questwright/runebound';
import { drawnBoard } from '../../../src/rules/board/board-drawing.ts';
import { onBoard } from '../../boards.ts';
import { SMALL } from '../../../src/content.ts';
import { ALDERMARK_TOWNS } from '../../../src/content/towns.ts';
import type { RuneboundWorld } from '../../../src/world.ts';
import { runebound } from '../../small-board.ts';

const HEROES = Object.entries(runebound.rules.content).flatMap(([id, { kind }]) => (kind === 'hero' ? [id] : []));
const cards = (kinds: readonly string[], color?: string): string[] =>
  Object.entries(runebound.rules.content).flatMap(([id, card]) =>
    kinds.includes(card['kind'] as string) && (color === undefined || card['color'] === color) ? [id] : [],
  );
const setUp = (seats = 4, options = {}) => arrange(runebound, { seats, options, seed: 'set up' });

rule(
  'RB-SET-01',
  'one board is loaded, by its name',
  () => {
    expect(setUp().world.board).toBe('small');
    const other = drawnBoard({ board: 'islands', prefix: 'isle-', towns: ALDERMARK_TOWNS, map: 'TA  pG  ~' });
    const two = { ...runebound, rules: { ...runebound.rules, content: { ...runebound.rules.content, ...other } } };
    const table = arrange(two, { seats: 1, options: { board: 'islands' } });
    expect(table.world.adventures).toEqual(['isle-a2']);
    expect(table.world.heroes[0]!.space).toBe('isle-tamalir');
    expect(arrange(two, { seats: 1 }).world.heroes[0]!.space).toBe('tamalir');
    expect(() => setUp(2, { board: 'the moon' })).toThrow('There is no board the moon');
  },
  { 'RB-SET-01': [{ rule: 'RB-SET-01', setup: 'board', wrap: (part) => ({ ...part, do: (t) => part.do(t, {}) }) }] },
);

rule('RB-SET-02', 'a counter on every jewel, of its color, and nowhere else', () => {
  const table = setUp();
  const jewels = Object.entries(SMALL).flatMap(([id, { jewel }]) => (jewel ? [id.slice('space-'.length)] : []));
  expect(table.world.adventures.toSorted()).toEqual(jewels.toSorted());
  expect(() => arrange(onBoard(`TA  ${'pr  '.repeat(10)}`))).toThrow('too few red adventure counters');
});

rule('RB-SET-03', 'all six undefeated challenge counters lie on the track', () => {
  expect(setUp().world.undefeated).toEqual(Array.from({ length: 6 }, () => ({ thing: -1, space: '', age: 0 })));
});

rule('RB-SET-04', 'Allies and Items are shuffled into one market deck', () => {
  const [one, other] = ['one', 'two'].map((seed) => arrange(runebound, { seats: 2, seed }));
  const all = (table: typeof one) => [
    ...table!.pile('market deck'),
    ...TOWNS.flatMap((town) => table!.pile(`stack of ${town}`)),
  ];
  expect(all(one).toSorted()).toEqual(cards(['ally', 'item']).toSorted());
  expect(one!.pile('market deck')).not.toEqual(other!.pile('market deck'));
});

rule('RB-SET-05', 'one card for each town but Tamalir, face up', () => {
  const table = setUp();
  for (const town of TOWNS) {
    const stack = table.view(null).zones[`stack of ${town}`]!;
    expect(stack.map(({ card }) => card !== null)).toEqual(town === 'tamalir' ? [] : [true]);
  }
  expect(table.pile('market deck')).toHaveLength(cards(['ally', 'item']).length - 7);
});

rule('RB-SET-06', "Tamalir's stack starts empty", () => {
  expect(setUp().pile('stack of tamalir')).toEqual([]);
});

rule(
  'RB-SET-07',
  'four adventure decks by color, each shuffled',
  () => {
    const table = setUp();
    for (const color of COLORS) {
      expect(table.pile(`${color} deck`).toSorted()).toEqual(
        cards(['challenge', 'event', 'encounter'], color).toSorted(),
      );
    }
    expect(table.pile('green deck')).not.toEqual(arrange(runebound, { seats: 4, seed: 'other' }).pile('green deck'));
    expect(table.pile('event')).toEqual([]);
  },
  { 'RB-SET-07': [{ rule: 'RB-SET-07', setup: 'adventure decks', wrap: (part) => ({ ...part, do: () => {} }) }] },
);

rule('RB-SET-09', 'three gold for every player', () => {
  expect(setUp().world.heroes.map(({ gold }) => gold)).toEqual([3, 3, 3, 3]);
});

rule('RB-SET-10', 'the rest of the gold is the bank', () => {
  expect(setUp().world.bank).toBe(176);
  expect(setUp(1).world.bank).toBe(185);
});

/** The first by name for whoever has none yet. */
const byName: Edit<RuneboundWorld> = {
  rule: 'RB-SET-15',
  setup: 'random heroes',
  wrap: (part) => ({
    ...part,
    do: (t) => {
      for (const seat of t.seats) {
        const [first] = t.pile('heroes').toSorted((one, other) => (t.cardOf(one) < t.cardOf(other) ? -1 : 1));
        if (t.pile('hero', seat).length === 0) t.move(first!, `hero/${seat}`);
      }
    },
  }),
};
rule(
  'RB-SET-15',
  'every player gets a random Hero, each another one',
  () => {
    const heroes = (seed: string): string[] => {
      const table = arrange(runebound, { seats: 3, seed });
      return [0, 1, 2].flatMap((seat) => table.pile(`hero/${seat}`));
    };
    expect(new Set(heroes('a')).size).toBe(3);
    expect(heroes('a')).toEqual(heroes('a'));
    expect(new Set(['a', 'b', 'c', 'd', 'e', 'f'].map((seed) => heroes(seed)[0])).size).toBeGreaterThan(1);
  },
  { 'RB-SET-15': [byName] },
);

rule('RB-SET-16', 'players may agree who plays which Hero; no Hero twice', () => {
  const agreed = ['varikas-the-dead', 'pip-underbough'];
  for (const seed of ['a', 'b', 'c']) {
    const table = arrange(runebound, { seats: 2, seed, options: { heroes: agreed } });
    expect([table.pile('hero/0'), table.pile('hero/1')]).toEqual(agreed.map((hero) => [hero]));
  }
  const half = arrange(runebound, { seats: 2, options: { heroes: ['', 'old-hesper'] } });
  expect(half.pile('hero/1')).toEqual(['old-hesper']);
  expect(half.pile('hero/0')).toHaveLength(1);
  expect(() => setUp(2, { heroes: ['old-hesper', 'old-hesper'] })).toThrow('old-hesper is taken already (RB-SET-16)');
  expect(() => setUp(2, { heroes: ['nobody'] })).toThrow('There is no hero nobody (RB-SET-16)');
});

rule('RB-SET-18', 'Heroes that nobody took leave the game', () => {
  const table = setUp();
  expect(table.pile('removed from play')).toHaveLength(HEROES.length - 4);
  expect(table.pile('heroes')).toEqual([]);
});

rule('RB-SET-19', 'the starting player is chosen at random', () => {
  const loaded = loadForTest(runebound);
  const firsts = Array.from({ length: 40 }, (_, n) => begin(loaded, { seats: 4, seed: `first ${n}` }).world);
  expect(new Set(firsts.map(({ first }) => first))).toEqual(new Set([0, 1, 2, 3]));
  for (const { first, turn, round } of firsts) expect([turn, round]).toEqual([first, 1]);
  expect(seeded('x')).toEqual(seeded('x'));
});

rule('RB-SET-21', 'adventure counters that no jewel needs stay in the box', () => {
  const table = setUp();
  expect(table.world.pile).toEqual({ green: 0, yellow: 0, blue: 0, red: 0 });
});

rule('RB-OBJ-08', 'each player is one Hero, and they are different', () => {
  const table = setUp();
  const heroes = [0, 1, 2, 3].map((seat) => table.pile(`hero/${seat}`));
  expect(heroes.map((pile) => pile.length)).toEqual([1, 1, 1, 1]);
  expect(new Set(heroes.flat()).size).toBe(4);
});

rule('RB-SET-17', 'everybody has the figure of the Hero; it is not on the board yet', () => {
  const table = setUp();
  const taken = table.events.filter(({ tag }) => tag === 'hero taken').map((event) => event.with);
  expect(taken).toEqual(
    [0, 1, 2, 3].map((seat) => ({ number: seat, hero: { content: table.pile(`hero/${seat}`)[0] } })),
  );
  const waiting = table.world.heroes.filter((_, seat) => seat !== table.world.turn);
  expect(waiting.map(({ space }) => space)).toEqual(['', '', '']);
});

data('RB-OBJ-02', 'three or four players is only a recommendation', () => {
  expect(() => setUp(2)).not.toThrow();
});
