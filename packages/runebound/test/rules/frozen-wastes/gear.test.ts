import { rule } from '@questwright/harness/vitest';
import { describe, expect } from 'vitest';
import { cardsIn, cold, counters, frozenOf, lies, scene, spaceOf, tags, type Scene } from './isheim.ts';

const GEAR = ['flare-crystal', 'luckstone', 'snowshoe'];
const gearOf = (table: ReturnType<typeof scene>, seat = 0): string[] => cardsIn(table, `area/${seat}`).toSorted();

describe('flare crystals', () => {
  const ending = (given: Scene = {}) =>
    scene({
      at: ['e08', 'iagart'],
      step: 'experience step',
      area: { 0: ['flare-crystal', 'flare-crystal'] },
      ...given,
    });
  const lit = (given: Scene = {}) =>
    scene({
      at: ['e08', 'iagart'],
      piles: { 'flare/0': ['flare-crystal'], ...given.piles },
      ...given,
      set: { 'frozen.flares.0.at': 'e08', ...given.set },
    });

  rule('FW-GEAR-01', 'when the turn ends one may be laid under the figure', () => {
    const table = ending({ area: { 0: ['flare-crystal'] } });
    expect(table).toOffer(0, ['flare', 'no-flare', 'discard:{flare-crystal}']);
    table.answer(0, 'flare');
    expect([frozenOf(table).flares[0]!.at, cardsIn(table, 'flare/0')]).toEqual(['e08', ['flare-crystal']]);
  });
  rule('FW-GEAR-07', 'one in a turn', () => {
    const table = ending().answer(0, 'flare');
    expect(table.world.turn).toBe(1);
    expect(cardsIn(table, 'flare/0')).toHaveLength(1);
    expect(gearOf(table)).toEqual(['flare-crystal']);
  });
  rule('FW-GEAR-22', 'what lies there is no Item of the Hero any more', () => {
    const table = ending({ area: { 0: ['flare-crystal'] } }).answer(0, 'flare');
    expect(gearOf(table)).toEqual([]);
    expect(lies(table, 'flare-crystal')).toBe('flare/0');
  });
  rule('FW-GEAR-02', 'before the next Movement it may bring the Hero to the nearest town', () => {
    const table = lit();
    expect(table).toOffer(0, ['rescue:noolu', 'on-foot']);
    table.answer(0, 'rescue:noolu');
    expect([spaceOf(table), lies(table, 'flare-crystal')]).toEqual(['noolu', 'gear supply']);
  });
  rule('FW-GEAR-03', 'the player chooses between towns equally near', () => {
    // From k07 it is four spaces to Ikkavi and four to Sessuak.
    const table = lit({ at: ['k08', 'iagart'], set: { 'frozen.flares.0.at': 'k08' } });
    expect(table.offers(0).filter((one) => one.startsWith('rescue')).length).toBeGreaterThan(1);
  });
  rule('FW-GEAR-04', 'there the frost of the party may go', () => {
    const table = lit({
      hero: { 0: { frost: 3 } },
      area: { 0: [{ card: 'iron-agnes', counters: { frost: 2 } }] },
    }).answer(0, 'rescue:noolu');
    expect(table.offers(0)).toEqual(expect.arrayContaining(['warm', 'stay-cold']));
    table.answer(0, 'warm');
    expect([cold(table)[0], counters(table, 'frost', 'iron-agnes')]).toEqual([0, 0]);
  });
  rule('FW-GEAR-05', 'and the turn ends: no Market step', () => {
    const table = lit({ gold: { 0: 9 } }).answer(0, 'rescue:noolu');
    expect([table.world.turn, tags(table, 'market card added')]).toEqual([1, 0]);
  });
  rule('FW-GEAR-06', 'or the Hero moves as normal, and the crystal is gone', () => {
    const table = lit().answer(0, 'on-foot');
    expect(table.offers(0)).toContain('roll:5');
    expect([frozenOf(table).flares[0]!.at, lies(table, 'flare-crystal')]).toEqual(['', 'gear supply']);
  });
  rule('FW-GEAR-08', 'one that no longer lies under the figure does nothing', () => {
    const table = lit({ set: { 'frozen.flares.0.at': 'e07' } });
    expect(table.offers(0)).toContain('roll:5');
    expect([tags(table, 'flare lost'), lies(table, 'flare-crystal')]).toEqual([1, 'gear supply']);
  });
  rule('FW-GEAR-09', 'never to Green Vale', () => {
    const table = lit({ at: ['c13', 'iagart'], set: { 'frozen.flares.0.at': 'c13' } });
    expect(table).toRefuse(0, 'rescue:green-vale');
    expect(table.offers(0)).toContain('rescue:weikgart');
  });
});

describe('luckstones', () => {
  const failing = (dice: number[], area: string[] = ['luckstone', 'luckstone']) =>
    scene({
      at: ['f13', 'iagart'],
      step: 'adventure step',
      set: { adventures: ['f13'] },
      piles: { 'green deck': ['test-rat'] },
      area: { 0: area },
      dice,
    }).answer(0, 'attempt');
  rule('FW-GEAR-10', 'a failed skill test is rolled again', () => {
    const table = failing([1, 1]);
    expect(table.offers(0)).toEqual(expect.arrayContaining(['luckstone', 'let-it-be']));
    table.dice(10, 10).answer(0, 'luckstone');
    expect([tags(table, 'wounded'), gearOf(table)]).toEqual([0, ['luckstone']]);
  });
  rule('FW-GEAR-12', 'and again', () => {
    const table = failing([1, 1]).dice(1, 2).answer(0, 'luckstone');
    expect(table.offers(0)).toContain('luckstone');
    table.dice(10, 10).answer(0, 'luckstone');
    expect([tags(table, 'wounded'), gearOf(table)]).toEqual([0, []]);
  });
  rule(
    'FW-GEAR-11',
    'not a combat roll',
    () => {
      const table = failing([10, 10]);
      table.dice(1, 1).answer(0, 'fight');
      while (!table.offers(0).some((one) => one.startsWith('attack')) && !table.game.over)
        table.answer(0, table.offers(0)[0]!);
      table.answer(0, 'attack:{hero-one}');
      expect(table.events.some(({ tag }) => tag === 'wounded')).toBe(true);
      expect(table.offers(0)).not.toContain('luckstone');
      expect(gearOf(table)).toEqual(['luckstone', 'luckstone']);
    },
    {
      'FW-GEAR-11': [
        {
          rule: 'FW-GEAR-11',
          timing: 'rolled',
          choice: 'luckstone',
          add: { rule: 'FW-GEAR-11', then: () => undefined },
        },
      ],
    },
  );
});

describe('snowshoes', () => {
  const walking = (dice: number[], area: string[] = ['snowshoe', 'snowshoe']) =>
    scene({ at: ['l06', 'iagart'], area: { 0: area }, dice }).answer(0, `rest:${dice.length}`);
  rule('FW-GEAR-13', 'a die is turned to any face', () => {
    const table = walking([4, 4]);
    expect(table.offers(0)).not.toContain('move:l05');
    expect(table.offers(0)).toContain('snowshoe:face-4:face-6');
    table.answer(0, 'snowshoe:face-4:face-6');
    expect(table.offers(0)).toContain('move:l05');
    expect(gearOf(table)).toEqual(['snowshoe']);
  });
  rule(
    'FW-GEAR-15',
    'another die with another snowshoe',
    () => {
      const table = walking([4, 4]).answer(0, 'snowshoe:face-4:face-6').answer(0, 'snowshoe:face-4:face-6');
      expect(gearOf(table)).toEqual([]);
      expect(table.offers(0)).toContain('move:k05');
      expect(table).toRefuse(0, 'snowshoe:face-6:face-1', 'FW-GEAR-13');
    },
    {
      'FW-GEAR-15': [
        {
          rule: 'FW-GEAR-15',
          proc: 'movement step',
          step: 'where to',
          choice: 'snowshoe',
          wrap: (base) => ({
            ...base,
            then: (t, seat, id, elements) => {
              t.use('movement step', 'snowshoe');
              return base.then(t, seat, id, elements);
            },
            why: (t, seat, id) =>
              t.used('movement step', 'snowshoe') > 0
                ? { rule: 'FW-GEAR-15', key: 'refuse.no-such-die', with: {} }
                : base.why!(t, seat, id),
          }),
        },
      ],
    },
  );
  rule(
    'FW-GEAR-14',
    'only in the own Movement step',
    () => {
      const table = scene({ at: ['l06', 'iagart'], area: { 1: ['snowshoe'] }, dice: [4, 4] }).answer(0, 'rest:2');
      expect(table.offers(1).some((one) => one.startsWith('snowshoe'))).toBe(false);
      expect(table.whyNot(1, 'snowshoe:face-4:face-6')).not.toBeNull();
      const market = scene({ at: ['iagart', 'vrede'], step: 'market step', area: { 0: ['snowshoe'] }, gold: { 0: 1 } });
      expect(market.offers(0).filter((one) => one.startsWith('snowshoe'))).toEqual([]);
    },
    {
      'FW-GEAR-14': [
        {
          rule: 'FW-GEAR-14',
          timing: 'market',
          choice: 'snowshoe',
          add: { rule: 'FW-GEAR-14', then: () => undefined },
        },
      ],
    },
  );
});

describe('survival gear', () => {
  const market = (given: Scene = {}) =>
    scene({
      at: ['iagart', 'vrede'],
      step: 'market step',
      gold: { 0: 3 },
      piles: { 'gear supply': GEAR, ...given.piles },
      ...given,
    });
  rule('FW-GEAR-16', 'costs one gold a token, in any town', () => {
    const table = market();
    for (const gear of GEAR) table.answer(0, `gear:${gear}`);
    expect([gearOf(table), table.world.heroes[0]!.gold]).toEqual([GEAR, 0]);
    const poor = market({ gold: { 0: 0 }, hero: { 0: { wounds: 1 } }, area: { 0: ['trial-boots'] } });
    expect(poor).toRefuse(0, 'gear:snowshoe', 'FW-GEAR-16');
  });
  rule('FW-CMP-16', 'is of three kinds', () => {
    const table = market();
    expect(table.offers(0).filter((one) => one.startsWith('gear:'))).toHaveLength(3);
    expect(table).toRefuse(0, 'gear:anvil', 'FW-CMP-16');
  });
  rule('FW-GEAR-17', 'one of each in a Market step', () => {
    const table = market({ hero: { 0: { wounds: 1 } }, piles: { 'gear supply': ['snowshoe', 'snowshoe'] } }).answer(
      0,
      'gear:snowshoe',
    );
    expect(table).toRefuse(0, 'gear:snowshoe', 'FW-GEAR-17');
  });
  rule('FW-GEAR-19', 'none where none is left', () => {
    const table = market({ piles: { 'gear supply': ['snowshoe'] } });
    expect(table).toRefuse(0, 'gear:luckstone', 'FW-GEAR-19');
    expect(table.offers(0)).toContain('gear:snowshoe');
  });
  rule('FW-GEAR-18', 'lies in no market deck or stack', () => {
    const table = scene({ packs: ['frozen-wastes'], heroes: ['zyla', 'karnon'] });
    for (const gear of GEAR) expect(table.value('deck of a card', gear)).toBeNull();
  });
  rule('FW-GEAR-20', 'is an Item: a knockout can cost it, and it goes to the pile', () => {
    const table = scene({
      at: ['f13', 'iagart'],
      weather: 'weather-white-skull',
      hero: { 0: { wounds: 4, frost: 4 } },
      area: { 0: ['snowshoe'] },
    }).answer(0, 'stay');
    expect([tags(table, 'knocked out'), lies(table, 'snowshoe')]).toEqual([1, 'gear supply']);
    expect(table.value('counts as', table.thing('snowshoe'))).toBe('item');
  });
  rule('FW-GEAR-21', 'is not counted by Item Limits', () => {
    const table = market({
      packs: ['trial-cards', 'frozen-wastes', 'cold-cards', 'item-limits'],
      area: { 0: ['snowshoe', 'snowshoe'] },
    });
    table.answer(0, 'gear:snowshoe');
    expect(gearOf(table)).toEqual(['snowshoe', 'snowshoe', 'snowshoe']);
  });
});
