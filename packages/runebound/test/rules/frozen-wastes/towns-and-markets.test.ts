import { rule } from '@questwright/harness/vitest';
import { describe, expect } from 'vitest';
import { oneMore } from './against.ts';
import { cardsIn, counters, goldOf, lies, on, scene, spaceOf, tags, type Scene } from './isheim.ts';

const market = (town: string, given: Scene = {}) =>
  scene({
    at: [town, 'd02'],
    step: 'market step',
    gold: { 0: 2 },
    ...given,
    piles: { [`stack of ${town}`]: ['trial-boots'], ...given.piles },
  });
const added = (town: string): number => tags(market(town), 'market card added');
const ill = { hero: { 0: { 'white death': 2, wounds: 1, exhaustion: 2 } } };

describe('kinds of towns', () => {
  const kind = (town: string): unknown => scene({}).value('town kind', town);
  rule(
    ['FW-TWN-01', 'FW-TWN-02', 'FW-TWN-03'],
    'Weik cities, Onoit villages, Vrede, and Green Vale',
    () => {
      expect(['iagart', 'seragart', 'weikgart'].map(kind)).toEqual(['weik', 'weik', 'weik']);
      expect(['noolu', 'ikkavi', 'sessuak'].map(kind)).toEqual(['onoit', 'onoit', 'onoit']);
      expect(['vrede', 'green-vale'].map(kind)).toEqual(['vrede', null]);
    },
    Object.fromEntries(
      ['FW-TWN-01', 'FW-TWN-02', 'FW-TWN-03'].map((id) => [
        id,
        [{ rule: id, value: 'town kind', replace: () => 'vrede' }],
      ]),
    ) as never,
  );
  rule(
    ['FW-TWN-04', 'FW-TWN-05'],
    'Vrede alone is neither of the two',
    () => {
      expect(
        scene({})
          .value('towns')
          .filter((town: string) => kind(town) === 'vrede'),
      ).toEqual(['vrede']);
      const closed = (town: string) =>
        market(town, { piles: { [`stack of ${town}`]: ['trial-boots'], event: ['fog-in-the-oar-ports'] } });
      expect(closed('iagart').value('cards on offer', 'iagart')).toEqual([]);
      expect(closed('vrede').value('cards on offer', 'vrede')).toHaveLength(3);
    },
    Object.fromEntries(
      ['FW-TWN-04', 'FW-TWN-05'].map((id) => [id, [{ rule: id, value: 'town kind', replace: () => 'weik' }]]),
    ) as never,
  );
  rule(
    'FW-MKT-13',
    'an Event about Weik cities leaves Vrede alone',
    () => {
      const table = market('vrede', {
        gold: { 0: 9 },
        piles: { 'stack of vrede': ['trial-boots'], event: ['fog-in-the-oar-ports'] },
      });
      expect(table.offers(0)).toContain(table.resolve('buy:{trial-boots}'));
    },
    { 'FW-MKT-13': [{ rule: 'FW-MKT-13', value: 'town kind', replace: () => 'weik' }] },
  );
  rule(
    'FW-TWN-06',
    'all are towns: any symbol leads in',
    () => {
      const table = scene({ at: ['f08', 'd02'], dice: [6] }).answer(0, 'rest:1');
      expect(table.offers(0)).toContain('move:noolu');
      expect(table.value('town', 'noolu')).toBe('noolu');
    },
    {
      'FW-TWN-06': [{ rule: 'FW-TWN-06', value: 'symbols that enter', part: 'any symbol enters a town', remove: true }],
    },
  );
});

describe('Green Vale', () => {
  rule('FW-TWN-07', 'is no town', () => {
    const table = scene({ at: ['green-vale', 'd02'] });
    expect(table.value('town', 'green-vale')).toBeNull();
    expect(table.value('terrains', 'green-vale')).toEqual([]);
    expect(table.value('towns')).toHaveLength(7);
  });
  rule('FW-TWN-08', 'but any symbol leads in', () => {
    const table = scene({ at: ['c11', 'd02'], dice: [6] }).answer(0, 'rest:1');
    expect(table.offers(0)).toContain('move:green-vale');
  });
  rule(
    'FW-TWN-09',
    'has no market',
    () => {
      const table = scene({ at: ['green-vale', 'd02'], step: 'market step', gold: { 0: 9 } });
      expect([table.world.turn, tags(table, 'market card added')]).toEqual([1, 0]);
    },
    { 'FW-TWN-09': [{ rule: 'FW-TWN-09', value: 'town', replace: () => 'iagart' }] },
  );
  rule('FW-TWN-11', 'nobody passes through it, and who enters must fight', () => {
    const table = scene({ at: ['c11', 'd02'], dice: [5, 5] }).answer(0, 'rest:2');
    expect(table.offers(0)).not.toContain('move:c13');
    table.answer(0, 'move:green-vale');
    expect(table.where()).toContain('combat');
    expect(lies(table, 'arshan')).toBe('adventure');
    expect(tags(table, 'frost taken')).toBe(0);
  });
  rule('FW-TWN-12', 'who escapes leaves Arshan there, unhurt', () => {
    const table = scene({ at: ['c11', 'd02'], dice: [5] })
      .answer(0, 'rest:1')
      .answer(0, 'move:green-vale');
    while (!table.offers(0).includes('escape'))
      table.answer(0, table.offers(0).includes('pass') ? 'pass' : table.offers(0)[0]!);
    table.dice(10, 10).answer(0, 'escape');
    expect([lies(table, 'arshan'), counters(table, 'wounds', 'arshan'), spaceOf(table), table.world.turn]).toEqual([
      'stack of green-vale',
      0,
      'c11',
      1,
    ]);
    expect(table.world.undefeated.every(({ thing }) => thing < 0)).toBe(true);
  });
});

describe('Market steps', () => {
  rule(
    'FW-MKT-02',
    'in all three kinds of towns',
    () => {
      for (const town of ['iagart', 'noolu', 'vrede']) expect(added(town)).toBeGreaterThan(0);
    },
    {
      'FW-MKT-02': [
        {
          rule: 'FW-MKT-02',
          proc: 'market step',
          step: 'only in a town',
          wrap: (base) => ({ ...base, when: () => true }),
        },
      ],
    },
  );
  rule('FW-MKT-03', 'also sell gear', () => {
    expect(market('noolu').offers(0)).toEqual(
      expect.arrayContaining(['gear:snowshoe', 'gear:luckstone', 'gear:flare-crystal']),
    );
  });
  rule('FW-MKT-04', 'in a Weik city begin with two cards', () => expect(added('iagart')).toBe(2));
  rule('FW-MKT-07', 'in an Onoit village with one', () => expect(added('noolu')).toBe(1), {
    'FW-MKT-07': [oneMore('FW-MKT-07', 'cards added to a market', 1)],
  });
  rule(
    'FW-MKT-05',
    'have the actions of the base',
    () => {
      const table = market('iagart', { gold: { 0: 9 }, hero: { 0: { wounds: 1 } }, area: { 0: ['white-blade'] } });
      expect(table.offers(0)).toEqual(
        expect.arrayContaining(
          ['buy:{trial-boots}', 'sell:{white-blade}', 'heal:{hero-one}:wound'].map((one) => table.resolve(one)),
        ),
      );
      table.answer(0, 'heal:{hero-one}:wound');
      expect([on(table, 'wounds'), goldOf(table)]).toEqual([0, 8]);
    },
    { 'FW-MKT-05': [{ rule: 'FW-MKT-05', timing: 'market', choice: 'heal', remove: true }] },
  );
  rule('FW-MKT-06', 'do not cure white death in Weik cities', () => {
    expect(market('iagart', ill)).toRefuse(0, 'cure:{hero-one}', 'FW-MKT-06');
  });
  rule(
    'FW-WD-10',
    'nor anywhere but in villages and in Vrede',
    () => {
      expect(
        market('iagart', ill)
          .offers(0)
          .filter((one) => one.startsWith('cure')),
      ).toEqual([]);
      expect(market('iagart').value('cure of white death', 'iagart')).toBe(false);
      for (const town of ['noolu', 'vrede']) expect(market(town, ill).value('cure of white death', town)).toBe(true);
    },
    {
      'FW-WD-10': [
        { rule: 'FW-WD-10', value: 'cure of white death', replace: () => true },
        { rule: 'FW-WD-10', value: 'cure of white death', part: 'vrede', remove: true },
      ],
    },
  );
  rule('FW-MKT-08', 'cure a white death for a gold in a village', () => {
    const table = market('noolu', ill).answer(0, 'cure:{hero-one}').answer(0, 'cure:{hero-one}');
    expect([on(table, 'white death'), goldOf(table)]).toEqual([0, 0]);
    expect(market('noolu', { ...ill, gold: { 0: 0 } })).toRefuse(0, 'cure:{hero-one}', 'FW-MKT-08');
  });
  rule('FW-MKT-09', 'heal once for nothing in a village', () => {
    const table = market('noolu', { ...ill, gold: { 0: 0 } }).answer(0, 'free-heal:{hero-one}:wound');
    expect([on(table, 'wounds'), goldOf(table)]).toEqual([0, 0]);
    expect(market('noolu', ill).answer(0, 'free-heal:{hero-one}:wound')).toRefuse(
      0,
      'free-heal:{hero-one}:white-death',
      'FW-MKT-09',
    );
    expect(market('iagart', ill)).toRefuse(0, 'free-heal:{hero-one}:wound', 'FW-MKT-09');
  });
  rule('FW-MKT-10', 'all exhaustion, one wound or one white death', () => {
    const after = (what: string) => market('noolu', ill).answer(0, `free-heal:{hero-one}:${what}`);
    expect(
      ['wound', 'exhaustion', 'white-death'].map((what) =>
        ['wounds', 'exhaustion', 'white death'].map((one) => on(after(what), one)),
      ),
    ).toEqual([
      [0, 2, 2],
      [1, 0, 2],
      [1, 2, 1],
    ]);
  });
  rule('FW-MKT-11', 'nothing for who is well', () => {
    const table = market('noolu');
    expect(table).toRefuse(0, 'free-heal:{hero-one}:wound', 'FW-MKT-11');
    expect(goldOf(table)).toBe(2);
  });
  rule('FW-MKT-12', 'Vrede: two cards, a free healing, and a cure', () => {
    expect(added('vrede')).toBe(2);
    const table = market('vrede', ill).answer(0, 'free-heal:{hero-one}:white-death').answer(0, 'cure:{hero-one}');
    expect([on(table, 'white death'), goldOf(table)]).toEqual([0, 1]);
  });
});

describe('Forage Items', () => {
  const won = (given: Scene = {}) =>
    scene({
      at: ['f13', 'iagart'],
      step: 'adventure step',
      set: { adventures: ['f13'] },
      piles: { 'green deck': ['rat-to-eat'] },
      gold: { 0: 0 },
      dice: [10, 10],
      ...given,
    })
      .answer(0, 'attempt')
      .answer(0, 'fight')
      .answer(0, 'attack:{hero-one}');
  rule('FW-FOR-01', 'are kept besides reward and counter', () => {
    const table = won();
    expect([lies(table, 'rat-to-eat'), goldOf(table), table.world.heroes[0]!.counters.green]).toEqual(['area/0', 1, 1]);
  });
  rule(
    'FW-FOR-02',
    'do what stands after the word Forage',
    () => {
      const table = scene({ at: ['f13', 'd02'], area: { 0: ['rat-to-eat'] }, hero: { 0: { frost: 3 } } });
      table.answer(0, 'use:{rat-to-eat}:stew:discard');
      expect([on(table, 'frost'), lies(table, 'rat-to-eat')]).toEqual([0, 'green deck']);
    },
    { 'FW-FOR-02': [{ rule: 'FW-FOR-02', condition: 'foraged', replace: () => false }] },
  );
  rule('FW-FOR-03', 'are Items that can be lost, and go under their deck', () => {
    const table = scene({
      at: ['f13', 'iagart'],
      weather: 'weather-white-skull',
      hero: { 0: { wounds: 4, frost: 4 } },
      area: { 0: ['rat-to-eat'] },
      piles: { 'green deck': ['green-wall'] },
    });
    table.answer(0, 'pass').answer(0, 'stay');
    expect([tags(table, 'knocked out'), lies(table, 'rat-to-eat'), cardsIn(table, 'green deck')]).toEqual([
      1,
      'green deck',
      ['green-wall', 'rat-to-eat'],
    ]);
    expect(table.value('counts as', table.thing('rat-to-eat'))).toBe('item');
  });
  rule(
    'FW-FOR-04',
    'sell for their experience, in any town',
    () => {
      const table = market('noolu', { gold: { 0: 0 }, area: { 0: ['tusked-hares', 'drift-bear'] } });
      table.answer(0, 'sell:{tusked-hares}').answer(0, 'sell:{drift-bear}');
      expect(goldOf(table)).toBe(1 + 2);
    },
    { 'FW-FOR-04': [oneMore('FW-FOR-04', 'sale price', 1)] },
  );
  rule(
    'FW-FOR-06',
    'cost twice as much',
    () => {
      const table = market('noolu', { gold: { 0: 9 }, piles: { 'stack of noolu': ['drift-bear'] } });
      table.answer(0, 'buy:{drift-bear}');
      expect(goldOf(table)).toBe(9 - 4);
    },
    { 'FW-FOR-06': [{ rule: 'FW-FOR-06', value: 'cost', replace: () => 1 }] },
  );
  rule(
    'FW-FOR-07',
    'go to the stack of the town, where others may buy them',
    () => {
      const table = market('noolu', { gold: { 0: 9 }, area: { 0: ['tusked-hares'] } }).answer(0, 'sell:{tusked-hares}');
      expect(cardsIn(table, 'stack of noolu')).toContain('tusked-hares');
      expect(table.offers(0)).toContain(table.resolve('buy:{tusked-hares}'));
    },
    { 'FW-FOR-07': [{ rule: 'FW-FOR-07', value: 'counts as', part: 'forage items', remove: true }] },
  );
  rule(
    'FW-EX-08',
    'two gold for a green card and four for a yellow one; sold again one and two',
    () => {
      const table = market('noolu', { gold: { 0: 6 }, piles: { 'stack of noolu': ['drift-bear', 'tusked-hares'] } });
      table.answer(0, 'buy:{tusked-hares}').answer(0, 'buy:{drift-bear}');
      expect(goldOf(table)).toBe(0);
      table.answer(0, 'sell:{tusked-hares}').answer(0, 'sell:{drift-bear}');
      expect(goldOf(table)).toBe(3);
    },
    { 'FW-EX-08': [oneMore('FW-EX-08', 'sale price', 1)] },
  );
});
