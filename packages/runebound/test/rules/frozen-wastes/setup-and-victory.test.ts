import { data, knockout, rule } from '@questwright/harness/vitest';
import { load } from '@questwright/kernel';
import { runebound, type RuneboundWorld } from '@questwright/runebound';
import { describe, expect } from 'vitest';
import {
  cardsIn,
  cold,
  counters,
  frozenOf,
  goldOf,
  lies,
  on,
  played,
  ready,
  scene,
  spaceOf,
  tags,
  type Scene,
} from './isheim.ts';
import { oneMore } from './against.ts';
import type { Adventures } from '../../adventures.ts';

const PACK = ['frozen-wastes'];
const begun = (
  seats: number,
  set: Readonly<Record<string, number>> = {},
  packs: readonly string[] = PACK,
): Adventures =>
  played({
    seats,
    packs,
    rest: undefined as unknown as string,
    set: { first: 0, turn: 0, ...set },
    at: 'game/figures in towns',
  });
const refused = (packs: readonly string[]): string => {
  try {
    load<RuneboundWorld>(runebound, { packs, without: knockout() });
    return '';
  } catch (error) {
    return (error as Error).message;
  }
};
const TOWNS = ['seragart', 'iagart', 'weikgart', 'noolu', 'ikkavi', 'sessuak', 'vrede'];

describe('setup', () => {
  const isTheMarketOfTheBase = (): void => {
    const table = begun(2);
    const all = [...cardsIn(table, 'market deck'), ...TOWNS.flatMap((town) => cardsIn(table, `stack of ${town}`))];
    expect(all).toHaveLength(84);
    expect(table.loaded.content.has('white-blade')).toBe(true);
  };
  data('FW-GEN-01', 'the market deck of the base, its dice and counters', isTheMarketOfTheBase);
  rule(['FW-CMP-18', 'FW-SET-11'], 'the market deck of the base is shuffled and dealt', isTheMarketOfTheBase, {
    'FW-CMP-18': [{ rule: 'FW-CMP-18', content: 'white-blade', remove: true }],
    'FW-SET-11': [{ rule: 'FW-SET-11', setup: 'market deck', remove: true }],
  });
  rule('FW-GEN-02', 'two to six players', () => {
    const { min, max, rules } = begun(2).loaded.seats;
    expect([min, max, rules.min]).toEqual([2, 6, 'FW-GEN-02']);
  });
  rule('FW-CMP-13', 'no adventure card of the base', () => {
    expect(begun(2).loaded.content.has('barrow-rats')).toBe(false);
  });
  rule(
    ['FW-SET-01', 'FW-CMP-11'],
    'the board of Isheim',
    () => {
      const table = begun(2);
      expect(table.world.board).toBe('isheim');
      expect([...table.loaded.content.values()].filter(({ content }) => content['board'] === 'aldermark')).toEqual([]);
    },
    Object.fromEntries(
      ['FW-SET-01', 'FW-CMP-11'].map((id) => [
        id,
        [
          {
            rule: id,
            content: 'space-far-away',
            add: { kind: 'space', terrain: 'plains', neighbours: [], at: [90, 90], board: 'aldermark' },
          },
        ],
      ]),
    ) as never,
  );
  rule(
    'FW-SET-02',
    'a counter on each jewel',
    () => {
      const table = begun(2);
      const jewels = [...table.loaded.content].filter(([, { content }]) => content['jewel'] !== undefined);
      expect(table.world.adventures).toHaveLength(jewels.length);
    },
    { 'FW-SET-02': [{ rule: 'FW-SET-02', setup: 'adventure counters', remove: true }] },
  );
  rule(
    'FW-SET-03',
    'four decks of adventure cards',
    () => {
      const sizes = ['green', 'yellow', 'blue', 'red'].map((color) => cardsIn(begun(2), `${color} deck`).length);
      expect(sizes).toEqual([17, 19, 12, 8]);
    },
    { 'FW-SET-03': [{ rule: 'FW-SET-03', setup: 'adventure decks', remove: true }] },
  );
  rule('FW-SET-04', 'no weather tile on the track', () => {
    expect(frozenOf(begun(2)).weather).toBe('weather-track');
  });
  rule(['FW-SET-05', 'FW-SET-06'], 'six Legends in the row, twelve in their deck', () => {
    const table = begun(2);
    expect(cardsIn(table, 'legend row').toSorted()).toEqual([
      'frida-brani',
      'gauntlets-of-fortitude',
      'ragnars-axe',
      'spirit-spear',
      'steeltooth-trap',
      'twisted-symbol',
    ]);
    expect(cardsIn(table, 'legend deck')).toHaveLength(12);
  });
  rule('FW-SET-07', 'none of them in the market deck', () => {
    const table = begun(2);
    expect(table.value('deck of a card', 'bow-of-the-sky')).not.toBe('market deck');
  });
  rule('FW-SET-08', 'the clue deck', () => expect(cardsIn(begun(2), 'clue deck')).toHaveLength(29));
  rule('FW-SET-09', 'nobody has the Princess', () => expect(begun(2).value('escort')).toBeNull(), {
    'FW-SET-09': [
      {
        rule: 'FW-SET-09',
        setup: 'princess token',
        wrap: () => ({
          rule: 'FW-SET-09',
          do: (t) => {
            (t.world as unknown as { frozen: { princess: number } }).frozen.princess = 1;
          },
        }),
      },
    ],
  });
  rule(
    'FW-CMP-08',
    'one Princess: with one Hero or with none',
    () => {
      const table = scene({ princess: 2 });
      expect([table.value('escort'), scene({}).value('escort')]).toEqual([1, null]);
    },
    { 'FW-CMP-08': [{ rule: 'FW-CMP-08', value: 'escort', replace: () => 0 }] },
  );
  rule('FW-SET-10', 'Arshan in Green Vale', () => expect(cardsIn(begun(2), 'stack of green-vale')).toEqual(['arshan']));
  rule(
    ['FW-SET-12', 'FW-SET-13'],
    'one market card in each town, two in four of them',
    () => {
      const table = begun(2);
      expect(TOWNS.map((town) => cardsIn(table, `stack of ${town}`).length)).toEqual([2, 2, 2, 1, 1, 1, 2]);
      expect(cardsIn(table, 'market deck')).toHaveLength(73);
    },
    {
      'FW-SET-12': [
        {
          rule: 'FW-SET-12',
          value: 'first market cards',
          part: 'no card',
          add: { rule: 'FW-SET-12', layer: 'least', of: () => 0 },
        },
      ],
    },
  );
  rule('FW-SET-14', 'a pile of survival gear', () => {
    const table = begun(4);
    const left = cardsIn(table, 'gear supply');
    expect(['flare-crystal', 'luckstone', 'snowshoe'].map((gear) => left.filter((one) => one === gear).length)).toEqual(
      [2, 2, 8],
    );
  });
  rule('FW-SET-15', 'a pool of rumor tokens', () => expect(cardsIn(begun(2), 'rumor pool')).toHaveLength(41));
  rule('FW-SET-16', 'four gold', () => expect([0, 1].map((seat) => goldOf(begun(2), seat))).toEqual([4, 4]));
  rule('FW-SET-17', 'one of each gear', () => {
    expect(cardsIn(begun(2), 'area/1').toSorted()).toEqual(['flare-crystal', 'luckstone', 'snowshoe']);
  });
  const heroesOf = (table: Adventures): string[] =>
    [...table.loaded.content].filter(([, { content }]) => content['kind'] === 'hero').map(([id]) => id);
  rule(
    ['FW-SET-18', 'FW-SET-20'],
    'Heroes at random, each another; the others are out',
    () => {
      const table = begun(3, {}, PACK);
      const taken = [0, 1, 2].map((seat) => cardsIn(table, `hero/${seat}`)[0]);
      expect(new Set(taken).size).toBe(3);
      expect(cardsIn(table, 'heroes')).toEqual([]);
    },
    {
      'FW-SET-18': [{ rule: 'FW-SET-18', setup: 'random heroes', remove: true }],
      'FW-SET-20': [{ rule: 'FW-SET-20', setup: 'heroes nobody took', remove: true }],
    },
  );
  rule(
    'FW-SET-19',
    'those of the base as well',
    () => {
      const table = begun(2);
      expect(
        heroesOf(table).filter((id) => !['hero-one', 'hero-two', 'hero-three', 'hero-four'].includes(id)),
      ).toHaveLength(18);
      expect(refused(['frozen-wastes', 'heroes-of-isheim'])).toContain('FW-SET-19');
    },
    { 'FW-SET-19': [{ rule: 'FW-SET-19', content: 'zyla', remove: true }] },
  );
  rule(
    'FW-SET-21',
    'a starting player by lot',
    () => {
      const firsts = new Set(
        Array.from(
          { length: 30 },
          (_, at) =>
            played({
              seats: 4,
              packs: PACK,
              rest: undefined as unknown as string,
              at: 'game/figures in towns',
              seed: `lot ${at}`,
            }).world.first,
        ),
      );
      expect(firsts.size).toBeGreaterThan(1);
    },
    { 'FW-SET-21': [{ rule: 'FW-SET-21', setup: 'starting player', remove: true }] },
  );
  rule(
    'FW-SET-22',
    'from the starting player clockwise each chooses a town',
    () => {
      const table = begun(3, { first: 1, turn: 1 });
      expect(table.asked()).toEqual([1]);
      table.answer(1, 'begin:noolu').answer(2, 'begin:vrede').answer(0, 'begin:iagart');
      expect([0, 1, 2].map((seat) => spaceOf(table, seat))).toEqual(['iagart', 'noolu', 'vrede']);
    },
    {
      'FW-SET-22': [
        {
          rule: 'FW-SET-22',
          proc: 'game',
          step: 'figures in towns',
          wrap: (base) =>
            ({ ...base, each: (t: never) => (base as { each(of: never): number[] }).each(t).toReversed() }) as never,
        },
      ],
    },
  );
  rule('FW-SET-23', 'not Green Vale', () => {
    expect(begun(2)).toRefuse(0, 'begin:green-vale', 'FW-SET-23');
  });
  rule(
    'FW-SET-24',
    'the same as another if one likes',
    () => {
      const table = begun(2).answer(0, 'begin:vrede');
      expect(table.offers(1)).toContain('begin:vrede');
    },
    {
      'FW-SET-24': [
        {
          rule: 'FW-SET-24',
          proc: 'placing of a figure',
          step: 'where',
          choice: 'begin',
          wrap: (base) => ({
            ...base,
            why: (t, _, id) =>
              t.world.heroes.some(({ space }: { space: string }) => `begin:${space}` === id)
                ? { rule: 'FW-SET-24', key: 'refuse.begin-in-a-town', with: {} }
                : null,
          }),
        },
      ],
    },
  );
  rule(
    'FW-SET-25',
    'six undefeated challenge counters on their track',
    () => {
      expect(begun(2).world.undefeated).toEqual(Array.from({ length: 6 }, () => ({ thing: -1, space: '', age: 0 })));
    },
    { 'FW-SET-25': [{ rule: 'FW-SET-25', setup: 'undefeated challenge counters', remove: true }] },
  );
  rule('FW-GEN-05', 'what it is played with, and what not', () => {
    const others = ['doom-track', 'seven-scions', 'cataclysm', 'traps-and-terrors', 'beasts-and-bandits'];
    for (const other of others)
      expect([other, refused(['frozen-wastes', other])]).toEqual([
        other,
        expect.stringContaining('cannot be played with'),
      ]);
    expect(refused(['frozen-wastes', 'faster-experience', 'shorter'])).toContain('FW-GEN-05');
    for (const other of [
      'travel-hazards',
      'ally-limits',
      'shorter',
      'weapons-of-legend',
      'rituals-and-runes',
      'softer-knockouts',
      'item-limits',
    ])
      expect([other, refused(['frozen-wastes', other])]).toEqual([other, '']);
  });
});

describe('the land', () => {
  data(['FW-FACT-01', 'FW-FACT-02'], 'seven towns: three Weik cities, three Onoit villages, and Vrede', () => {
    const table = scene({});
    expect(table.value('towns')).toEqual(expect.arrayContaining(TOWNS));
    const kinds = TOWNS.map((town) => table.value('town kind', town) as string);
    expect(kinds).toEqual(['weik', 'weik', 'weik', 'onoit', 'onoit', 'onoit', 'vrede']);
  });

  rule(
    'FW-BRD-01',
    'seven terrains, towns and Green Vale',
    () => {
      const table = scene({});
      const grounds = new Set(
        [...table.loaded.content.values()].flatMap(({ content }) =>
          content['kind'] === 'space' ? [content['terrain']] : [],
        ),
      );
      expect(grounds.size).toBe(8);
      expect(table.value('weather')).toBe('weather-track');
    },
    { 'FW-BRD-01': [{ rule: 'FW-BRD-01', content: 'space-c10', wrap: (base) => ({ ...base, terrain: 'lava' }) }] },
  );
  rule(
    ['FW-BRD-02', 'FW-BRD-04'],
    'a river on the dice leads onto ice',
    () => {
      const table = scene({ at: ['h04', 'd02'], dice: [5] }).answer(0, 'rest:1');
      expect(table.offers(0)).toContain('move:h05');
      expect(table.value('terrains', 'h05')).toEqual(['river']);
      expect(
        scene({ at: ['h04', 'd02'], dice: [4] })
          .answer(0, 'rest:1')
          .offers(0),
      ).not.toContain('move:h05');
    },
    Object.fromEntries(
      ['FW-BRD-02', 'FW-BRD-04'].map((id) => [
        id,
        [{ rule: id, content: 'space-h05', wrap: (base: object) => ({ ...base, terrain: 'hill' }) }],
      ]),
    ) as never,
  );
  rule(
    'FW-BRD-03',
    'drifts are snowdrifts: hills on the dice',
    () => {
      expect(scene({}).value('terrains', 'f11')).toEqual(['hill']);
    },
    { 'FW-BRD-03': [{ rule: 'FW-BRD-03', content: 'space-f11', wrap: (base) => ({ ...base, terrain: 'road' }) }] },
  );
  rule(
    'FW-BRD-05',
    'cards of the base mean the terrain with the symbol',
    () => {
      const at = (space: string) => scene({ at: [space, 'd02'] }).value('terrains', space);
      expect([at('c10'), at('h05')]).toEqual([['swamp'], ['river']]);
    },
    { 'FW-BRD-05': [{ rule: 'FW-BRD-05', value: 'terrains', replace: () => [] }] },
  );
});

describe('victory', () => {
  const atTheGate = (given: Scene = {}) => scene({ at: ['c11', 'd02'], dice: [5, 5, 5], ...given }).answer(0, 'rest:3');
  rule(
    ['FW-WIN-02', 'FW-GEN-04'],
    'who enters Green Vale with the Princess has won at once, alone',
    () => {
      const table = atTheGate({ princess: 1 }).answer(0, 'move:green-vale');
      expect([table.game.over, table.game.result]).toEqual([true, { winner: 0 }]);
      expect(tags(table, 'arshan confronted')).toBe(0);
    },
    { 'FW-GEN-04': [{ rule: 'FW-GEN-04', watch: 'victory', remove: true }] },
  );
  const fighting = () => {
    const table = atTheGate().answer(0, 'move:green-vale');
    table.edit(({ world }) => void (world.things.counters['wounds']![table.thing('arshan')] = 4));
    while (!table.offers(0).includes('fight'))
      table.answer(0, table.offers(0).includes('pass') ? 'pass' : table.offers(0)[0]!);
    return table;
  };
  rule(
    ['FW-WIN-03', 'FW-WIN-01'],
    'or who defeats Arshan',
    () => {
      const table = fighting();
      table.dice(10, 10).answer(0, 'fight');
      while (!table.game.over && table.offers(0).length > 0) {
        const attack = table.offers(0).find((one) => one.startsWith('attack'));
        table.dice(10, 10).answer(0, attack ?? table.offers(0)[0]!);
      }
      expect([table.game.over, table.game.result]).toEqual([true, { winner: 0 }]);
      expect(table.event('won')).toMatchObject({ how: 'arshan' });
    },
    { 'FW-WIN-01': [{ rule: 'FW-WIN-01', watch: 'victory', remove: true }] },
  );
  rule('FW-WIN-04', 'in a combat like any other', () => {
    const table = fighting();
    expect(table.where()).toContain('escape phase');
    table.answer(0, 'fight');
    expect(table.where()).toContain('ranged phase');
  });
  rule('FW-WIN-05', 'no Dragon Rune wins', () => {
    const table = scene({});
    expect(table.value('victor')).toBeNull();
    expect(Object.keys(table.explain('victor').parts ?? {}).length).toBeLessThan(9);
    expect(refused(['short-quest', 'frozen-wastes'])).toContain('FW-WIN-05');
  });
});

describe('knockouts', () => {
  const fallen = (given: Scene = {}) =>
    scene({
      at: ['f13', 'iagart'],
      weather: 'weather-white-skull',
      hero: { 0: { wounds: 4, frost: 4 } },
      gold: { 0: 5 },
      ...given,
    }).answer(0, 'stay');
  rule('FW-KO-01', 'all frost goes', () => {
    const table = fallen({
      area: { 0: [{ card: 'the-brothers-marsh', counters: {} }] },
      hero: { 0: { wounds: 4, frost: 6 } },
    });
    expect([on(table, 'frost'), tags(table, 'knocked out')]).toEqual([0, 1]);
  });
  rule('FW-KO-02', 'and the white death of the Hero, not that of Allies', () => {
    const table = fallen({
      area: { 0: [{ card: 'winter-a-mule', counters: { 'white death': 1 } }, 'white-blade'] },
      weather: 'weather-white-feather',
      hero: { 0: { wounds: 4, frost: 5 } },
    });
    expect(on(table, 'white death')).toBe(0);
    if (lies(table, 'winter-a-mule') === 'area/0') expect(counters(table, 'white death', 'winter-a-mule')).toBe(1);
    expect(tags(table, 'knocked out')).toBe(1);
  });
  rule(
    'FW-KO-03',
    'experience is kept',
    () => {
      const table = fallen({
        set: { 'heroes.0.points': 3, 'heroes.0.counters': { green: 2, yellow: 0, blue: 0, red: 0 } },
      });
      expect([table.world.heroes[0]!.points, table.world.heroes[0]!.counters.green]).toEqual([3, 2]);
    },
    {
      'FW-KO-03': [
        {
          rule: 'FW-KO-03',
          proc: 'knockout',
          step: 'forgotten',
          after: 'counters',
          add: {
            rule: 'FW-KO-03',
            do: (t) => {
              t.world.heroes[0]!.points = 0;
            },
          },
        },
      ],
    },
  );
  rule(
    'FW-KO-04',
    'wounds, gold and the most costly card are lost, and the Hero wakes in the nearest town',
    () => {
      const table = fallen({ area: { 0: ['boar-spear', 'oathkeeper'] } });
      expect([on(table, 'wounds'), goldOf(table), lies(table, 'oathkeeper'), spaceOf(table)]).toEqual([
        0,
        0,
        'market deck',
        'weikgart',
      ]);
    },
    { 'FW-KO-04': [{ rule: 'FW-KO-04', proc: 'knockout', step: 'gold', remove: true }] },
  );
});

describe('variants', () => {
  const HARSH = ['trial-cards', 'frozen-wastes', 'cold-cards', 'harsh-conditions'];
  rule('FW-VAR-02', 'Harsh Conditions: white death lowers Life in the check', () => {
    const table = scene({
      at: ['f12', 'd02'],
      weather: 'weather-yellow-moon',
      packs: HARSH,
      hero: { 0: { 'white death': 1, frost: 3 } },
    }).answer(0, 'stay');
    expect(cold(table)).toEqual([0, 2]);
  });
  rule('FW-VAR-03', 'Mild Conditions: one frost less in the Survival step, none of it from cards', () => {
    const packs = ['trial-cards', 'frozen-wastes', 'cold-cards', 'mild-conditions'];
    expect(cold(scene({ at: ['f11', 'd02'], weather: 'weather-blue-diamond', packs }).answer(0, 'stay'))).toEqual([
      1, 0,
    ]);
    expect(cold(scene({ at: ['d02', 'iagart'], packs }).answer(0, 'stay'))).toEqual([0, 0]);
  });
  rule(
    ['FW-VAR-04', 'FW-EX-07'],
    'Faster Experience Leveling: one point, two, three',
    () => {
      const packs = ['trial-cards', 'frozen-wastes', 'faster-experience'];
      const table = scene({ at: ['f13', 'd02'], step: 'experience step', packs, set: { 'heroes.0.points': 6 } });
      for (const improvement of ['mind', 'body', 'spirit']) {
        table.answer(0, `improve:${improvement}`);
        if (table.offers(0).some((one) => one.startsWith('spend'))) table.answer(0, table.offers(0)[0]!);
      }
      expect([table.world.heroes[0]!.points, table.world.heroes[0]!.spent]).toEqual([0, 6]);
    },
    { 'FW-EX-07': [oneMore('FW-EX-07', 'price of experience', 1)] },
  );
  rule('FW-VAR-05', 'Legend cards as market cards of the base', () => {
    const table = played({ seats: 2, packs: ['legends-in-the-market'], rest: undefined as unknown as string });
    expect(table.value('deck of a card', 'bow-of-the-sky')).toBe('market deck');
    expect(table.value('price', table.thing('spirit-spear'), 0)).toBe(table.value('cost', table.thing('spirit-spear')));
  });
  rule(
    'FW-VAR-06',
    'they are known by their difficulty: eighteen',
    () => {
      const table = played({ seats: 2, packs: ['legends-in-the-market'], rest: undefined as unknown as string });
      const told = [...table.loaded.content.values()].filter(({ content }) => content['difficulty'] !== undefined);
      expect(told).toHaveLength(18);
    },
    { 'FW-VAR-06': [{ rule: 'FW-VAR-06', content: 'bow-of-the-sky', remove: true }] },
  );
  rule('FW-TRN-03', 'rolling ahead: the next player rolls while a turn is completed', () => {
    const packs = ['trial-cards', 'frozen-wastes', 'rolling-ahead'];
    const table = scene({ at: ['f13', 'd02'], packs, set: { adventures: ['f13'] } }).answer(0, 'stay');
    expect(table.offers(1)).toEqual(['roll:5', 'roll:4']);
    table.dice(1, 1, 1, 1, 1).answer(1, 'roll:5').answer(0, 'decline');
    while (table.asked()[0] === 0) table.answer(0, table.offers(0).includes('save') ? 'save' : table.offers(0)[0]!);
    expect(table.asked()).toEqual([1]);
    expect(table.offers(1)).toContain('stop');
    expect(
      scene({ at: ['f13', 'd02'], set: { adventures: ['f13'] } })
        .answer(0, 'stay')
        .offers(1),
    ).toEqual([]);
  });
  rule('FW-VAR-07', 'Harsh or Mild, not both', () => {
    expect(refused(['frozen-wastes', 'harsh-conditions', 'mild-conditions'])).toContain('FW-VAR-07');
  });
  rule(
    'FW-VAR-01',
    'variants are off unless chosen',
    () => {
      const table = scene({});
      expect(table.loaded.packs).not.toContain('harsh-conditions');
      expect(table.value('life against frost', table.thing('hero-one'))).toBe(5);
    },
    { 'FW-VAR-01': [oneMore('FW-VAR-01', 'life against frost', -1)] },
  );
  rule(
    'FW-EX-06',
    'Arvel in Harsh Conditions: two checks, three white death, no frost',
    () => {
      const table = ready(
        scene({
          at: ['f03', 'd02'],
          packs: HARSH,
          heroes: ['arvel-worldwalker', 'hero-two'],
          weather: 'weather-red-star',
          hero: { 0: { 'white death': 1, frost: 2 } },
        }),
      ).answer(0, 'stay');
      expect([cold(table), tags(table, 'knocked out')]).toEqual([[0, 3], 0]);
    },
    { 'FW-EX-06': [{ rule: 'FW-EX-06', value: 'survival frost', replace: () => 2 }] },
  );
});

describe('examples', () => {
  const zyla = (hero: Record<string, number>, at: string) =>
    ready(
      scene({ at: [at, 'd02'], heroes: ['zyla', 'hero-two'], weather: 'weather-blue-diamond', hero: { 0: hero } }),
    ).answer(0, 'stay');
  rule(
    'FW-EX-01',
    'Zyla contracts white death',
    () => {
      expect(cold(zyla({ frost: 3 }, 'f11'))).toEqual([1, 1]);
    },
    { 'FW-EX-01': [{ rule: 'FW-EX-01', value: 'survival frost', replace: () => 1 }] },
  );
  rule(
    'FW-EX-02',
    'white death knocks Zyla out',
    () => {
      const table = zyla({ frost: 1, 'white death': 1, wounds: 2 }, 'a06');
      expect(tags(table, 'knocked out')).toBe(1);
      expect(cold(table)).toEqual([0, 0]);
    },
    { 'FW-EX-02': [{ rule: 'FW-EX-02', value: 'survival frost', replace: () => 2 }] },
  );
});

describe('as in the base', () => {
  rule(
    'FW-GEN-03',
    'who has no business rests',
    () => {
      expect(scene({ hero: { 0: { exhaustion: 1 } } }).offers(0)).toEqual(expect.arrayContaining(['rest:0', 'rest:3']));
    },
    { 'FW-GEN-03': [{ rule: 'FW-GEN-03', proc: 'movement step', step: 'how to move', choice: 'rest', remove: true }] },
  );
  rule(
    'FW-TRN-02',
    'the Refresh step',
    () => {
      const table = scene({ step: 'refresh step', area: { 0: [{ card: 'trial-boots', face: 'down' } as never] } });
      expect(table.world.things.face[table.thing('trial-boots')]).toBe(1);
    },
    {
      'FW-TRN-02': [
        { rule: 'FW-TRN-02', proc: 'turn', step: 'refresh step', wrap: (base) => ({ ...base, when: () => false }) },
      ],
    },
  );
  rule(
    'FW-ADV-01',
    'an adventure may be left alone',
    () => {
      expect(scene({ at: ['f13', 'd02'], step: 'adventure step', set: { adventures: ['f13'] } })).toOffer(0, [
        'attempt',
        'decline',
      ]);
    },
    {
      'FW-ADV-01': [
        { rule: 'FW-ADV-01', proc: 'adventure step', step: 'what to do here', choice: 'decline', remove: true },
      ],
    },
  );
  rule(
    'FW-ADV-02',
    'a Challenge is fought in rounds of four phases',
    () => {
      const table = scene({
        at: ['f13', 'd02'],
        step: 'adventure step',
        set: { adventures: ['f13'] },
        piles: { 'green deck': ['rat-to-eat'] },
      }).answer(0, 'attempt');
      expect(table.where()).toContain('combat');
      expect(table.offers(0)).toEqual(expect.arrayContaining(['fight', 'escape']));
    },
    { 'FW-ADV-02': [{ rule: 'FW-ADV-02', proc: 'challenge', step: 'combat', remove: true }] },
  );
  rule(
    'FW-EXP-01',
    'a counter costs four points among four players',
    () => {
      const table = scene({ at: ['f13', 'd02', 'd02', 'd02'], step: 'experience step', set: { 'heroes.0.points': 4 } });
      expect(table.value('price of experience')).toBe(4);
      table.answer(0, 'improve:mind');
      expect(table.world.heroes[0]!.experience.mind).toBe(1);
    },
    { 'FW-EXP-01': [oneMore('FW-EXP-01', 'price of experience', 1)] },
  );
});
