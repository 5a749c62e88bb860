import { data, rule } from '@questwright/harness/vitest';
import { describe, expect } from 'vitest';
import { cardsIn, cold, counters, frozenOf, lies, on, scene, spaceOf, tags, type Scene } from './isheim.ts';
import { oneMore } from './against.ts';

const BLUE_DIAMOND = 'weather-blue-diamond';
/** Drifts; under the blue diamond they give two. f13 is tundra, a05 mountains. */
const DRIFTS = 'f11';
const stays = (given: Scene) => scene({ at: [DRIFTS, 'iagart'], weather: BLUE_DIAMOND, ...given }).answer(0, 'stay');
const weatherOf = (given: Scene) => scene({ at: ['f13', 'iagart'], step: 'adventure step', ...given });
/** A Hero on a green jewel draws this Event. */
const event = (card: string, given: Scene = {}) =>
  weatherOf({
    ...given,
    set: { adventures: ['f13'], ...given.set },
    piles: { 'green deck': [card, 'green-wall'], ...given.piles },
  }).answer(0, 'attempt');

describe('weather', () => {
  rule('FW-WTH-01', 'the tile on the track holds', () => {
    expect(scene({ weather: BLUE_DIAMOND }).value('weather')).toBe(BLUE_DIAMOND);
    expect(scene({ weather: BLUE_DIAMOND }).value('frost of a space', DRIFTS)).toBe(2);
  });
  rule('FW-WTH-02', 'without a tile what is printed holds', () => {
    const table = scene({ at: [DRIFTS, 'iagart'], weather: '' }).answer(0, 'stay');
    expect(table.value('weather')).toBe('weather-track');
    expect(cold(table)).toEqual([1, 0]);
  });
  rule(
    ['FW-WTH-03', 'FW-WTH-07'],
    'an Event that takes effect brings other weather',
    () => {
      const table = event('smoke-straight-up');
      expect(frozenOf(table).weather).toBe('weather-yellow-moon');
      expect(tags(table, 'weather changed')).toBe(1);
    },
    { 'FW-WTH-07': [{ rule: 'FW-WTH-07', proc: 'event taking effect', step: 'weather', remove: true }] },
  );
  rule('FW-WTH-04', 'the side with the icon of the Event', () => {
    expect(frozenOf(event('first-snow-on-the-nets')).weather).toBe('weather-white-feather');
  });
  rule(
    'FW-WTH-06',
    'it takes the place of the tile there',
    () => {
      const table = event('smoke-straight-up', { weather: BLUE_DIAMOND });
      expect(frozenOf(table).weather).toBe('weather-yellow-moon');
      expect(table.value('frost of a space', DRIFTS)).toBe(1);
    },
    { 'FW-WTH-06': [{ rule: 'FW-WTH-06', proc: 'event taking effect', step: 'weather', remove: true }] },
  );
  rule(
    'FW-WTH-05',
    'an Event that does not enter play leaves the weather',
    () => {
      const table = event('smoke-straight-up', { weather: BLUE_DIAMOND, piles: { event: ['green-event-2'] } });
      expect(frozenOf(table).weather).toBe(BLUE_DIAMOND);
      expect(cardsIn(table, 'event')).toEqual(['green-event-2']);
    },
    { 'FW-WTH-05': [{ rule: 'FW-WTH-05', value: 'lowest event that takes effect', replace: () => 0 }] },
  );
  rule('FW-WTH-08', 'an Event with the icon in play leaves the tile there', () => {
    const table = event('smoke-straight-up', { weather: 'weather-yellow-moon' });
    expect([tags(table, 'weather stays'), tags(table, 'weather changed')]).toEqual([1, 0]);
    expect(frozenOf(table).weather).toBe('weather-yellow-moon');
  });
  rule(
    'FW-ADV-03',
    'effect, jewels and weather, and another card is drawn',
    () => {
      const table = event('green-windfall', { set: { pile: { green: 30, yellow: 0, blue: 0, red: 0 } } });
      expect(tags(table, 'adventure card drawn')).toBe(2);
      expect(tags(table, 'replenished')).toBe(1);
    },
    { 'FW-ADV-03': [{ rule: 'FW-ADV-03', proc: 'event', step: 'replenished adventure counters', remove: true }] },
  );
});

describe('the Survival step', () => {
  rule('FW-TRN-01', 'between Movement and Adventure', () => {
    const table = scene({ at: ['f13', 'iagart'], weather: BLUE_DIAMOND, set: { adventures: ['f13'] } }).answer(
      0,
      'stay',
    );
    expect(table.where()).toContain('adventure step');
    expect(cold(table)).toEqual([1, 0]);
  });
  rule('FW-SUR-01', 'the Hero must take what the weather gives', () => {
    expect(cold(stays({}))).toEqual([2, 0]);
  });
  rule('FW-FRO-03', 'and so must each Ally', () => {
    const table = stays({ area: { 0: ['the-brothers-marsh', 'iron-agnes'] } });
    expect(['the-brothers-marsh', 'iron-agnes'].map((card) => counters(table, 'frost', card))).toEqual([2, 2]);
  });
  rule('FW-SUR-02', 'not in a town, nor in Green Vale', () => {
    const stove = { area: { 0: ['trial-stove'] }, weather: 'weather-white-skull', gold: { 0: 1 } };
    expect(
      scene({ at: [DRIFTS, 'iagart'], ...stove })
        .answer(0, 'stay')
        .where(),
    ).toContain('survival step');
    const table = scene({ at: ['vrede', 'iagart'], ...stove }).answer(0, 'stay');
    expect(table.where()).not.toContain('survival step');
    expect(tags(table, 'frost taken')).toBe(0);
    expect(table.value('frost of a space', 'green-vale')).toBe(0);
  });
  rule('FW-FRO-02', 'what counts is where the movement ended', () => {
    // Through the mountains of a08 to the drifts of a09.
    const table = scene({ at: ['vrede', 'iagart'], weather: BLUE_DIAMOND, dice: [6, 4] });
    table.answer(0, 'rest:2').answer(0, 'move:a09');
    expect(cold(table)).toEqual([2, 0]);
  });
  rule('FW-SUR-03', 'first the frost, then the check', () => {
    const table = stays({ hero: { 0: { frost: 4 } } });
    expect(cold(table)).toEqual([1, 1]);
    const [taken, contracted] = ['frost taken', 'white death taken'].map((tag) =>
      table.events.findIndex((one) => one.tag === tag),
    );
    expect(taken).toBeLessThan(contracted!);
  });
  rule('FW-SUR-04', 'Allies die before the Hero falls, and a further card is lost', () => {
    const table = stays({
      area: { 0: [{ card: 'iron-agnes', counters: { frost: 8 } }, 'white-blade'] },
      hero: { 0: { wounds: 4, frost: 4 } },
    });
    const order = table.events.filter(({ tag }) => ['ally killed', 'knocked out'].includes(tag)).map(({ tag }) => tag);
    expect(order).toEqual(['ally killed', 'knocked out']);
    expect([lies(table, 'iron-agnes'), lies(table, 'white-blade')]).toEqual(['market deck', 'market deck']);
  });
  rule('FW-SUR-05', 'a knockout there ends the turn; no card is drawn, the counter stays', () => {
    const table = scene({
      at: ['f13', 'iagart'],
      weather: 'weather-white-skull',
      hero: { 0: { wounds: 4, frost: 4 } },
      set: { adventures: ['f13'] },
    }).answer(0, 'stay');
    expect(tags(table, 'knocked out')).toBe(1);
    expect([tags(table, 'adventure card drawn'), table.world.adventures]).toEqual([0, ['f13']]);
    expect(table.world.undefeated.every(({ thing }) => thing < 0)).toBe(true);
    expect(table.world.turn).toBe(1);
  });
  rule(
    'FW-SUR-06',
    'a hazard comes after it',
    () => {
      const table = scene({
        at: [DRIFTS, 'h02'],
        packs: ['trial-cards', 'frozen-wastes', 'travel-hazards'],
        weather: BLUE_DIAMOND,
        dice: [1, 1],
      });
      table.answer(0, 'stay');
      const order = table.events.filter(({ tag }) => ['frost taken', 'no hazard'].includes(tag)).map(({ tag }) => tag);
      expect(order).toEqual(['frost taken', 'no hazard']);
    },
    { 'FW-SUR-06': [{ rule: 'FW-SUR-06', proc: 'turn', step: 'survival step', remove: true }] },
  );
});

describe('frost', () => {
  rule(
    'FW-FRO-04',
    'is no wound and no exhaustion',
    () => {
      const table = scene({ hero: { 0: { frost: 3 } } });
      expect([on(table, 'wounds'), on(table, 'exhaustion')]).toEqual([0, 0]);
      expect(table.value('movement dice', 0)).toBe(5);
      expect(table.value('defeated', table.thing('hero-one'))).toBe(false);
    },
    { 'FW-FRO-04': [oneMore('FW-FRO-04', 'movement dice', -1)] },
  );
  rule(
    'FW-FRO-05',
    'leaves the number of movement dice',
    () => {
      const table = scene({ hero: { 0: { frost: 3 } }, area: { 0: [{ card: 'iron-agnes', counters: { frost: 2 } }] } });
      expect(table.offers(0)).toContain('roll:5');
    },
    { 'FW-FRO-05': [oneMore('FW-FRO-05', 'movement dice', -1)] },
  );
  rule('FW-FRO-06', 'goes at the beginning of a Market step, all of it or none', () => {
    const market = () =>
      scene({
        at: ['iagart', 'vrede'],
        step: 'market step',
        hero: { 0: { frost: 3 } },
        area: { 0: [{ card: 'iron-agnes', counters: { frost: 1 } }] },
        gold: { 0: 1 },
      });
    const table = market();
    expect(table).toOffer(0, ['warm', 'stay-cold', 'discard:{iron-agnes}']);
    table.answer(0, 'warm');
    expect([on(table, 'frost'), counters(table, 'frost', 'iron-agnes'), table.world.heroes[0]!.gold]).toEqual([
      0, 0, 1,
    ]);
    expect(on(market().answer(0, 'stay-cold'), 'frost')).toBe(3);
  });
  rule('FW-FRO-07', 'what changes frost that is taken counts', () => {
    expect(cold(stays({ heroes: ['vell-servant-without-orders', 'hero-two'] }))).toEqual([0, 0]);
  });
  rule('FW-FRO-08', 'of a card follows the same rules', () => {
    const table = event('cold-snap', { hero: { 0: { frost: 3 } } });
    expect(cold(table)).toEqual([0, 1]);
  });
  rule(
    'FW-FRO-09',
    'goes along with an Ally that changes hands',
    () => {
      const table = scene({
        at: ['f13', 'f13'],
        area: { 1: [{ card: 'iron-agnes', counters: { frost: 2, 'white death': 1 } }] },
        stack: 'game/turn > turn/adventure step > adventure step/what to do here > spoils of combat/one of four',
        locals: { 'adventure step': { seat: 0 }, 'spoils of combat': { winner: 0, loser: 1 } },
      }).answer(0, 'take:{iron-agnes}');
      expect(lies(table, 'iron-agnes')).toBe('area/0');
      expect([counters(table, 'frost', 'iron-agnes'), counters(table, 'white death', 'iron-agnes')]).toEqual([2, 1]);
      expect(table.value('movement dice', 0)).toBe(4);
    },
    {
      'FW-FRO-09': [
        {
          rule: 'FW-FRO-09',
          proc: 'change of hands',
          step: 'warmed',
          after: 'new owner',
          add: { rule: 'FW-FRO-09', do: (t) => t.setCounters((t.locals as { thing: number }).thing, 'frost', 0) },
        },
      ],
    },
  );
});

describe('white death', () => {
  rule('FW-WD-01', 'comes with as much frost as Life', () => {
    expect(cold(stays({ hero: { 0: { frost: 3 } } }))).toEqual([0, 1]);
    expect(cold(stays({ hero: { 0: { frost: 2 } } }))).toEqual([4, 0]);
  });
  rule('FW-WD-02', 'takes as much frost as Life away', () => {
    expect(cold(stays({ hero: { 0: { frost: 4 } } }))).toEqual([1, 1]);
  });
  rule('FW-WD-03', 'is checked again', () => {
    expect(cold(event('deep-cold', { hero: { 0: { frost: 3 } } }))).toEqual([1, 2]);
  });
  rule('FW-WD-04', 'and frost come only to Heroes and Allies', () => {
    const table = event('cold-rat');
    expect([counters(table, 'white death', 'cold-rat'), counters(table, 'frost', 'cold-rat')]).toEqual([0, 0]);
  });
  rule('FW-WD-05', 'of a card comes without any frost', () => {
    expect(cold(event('pale-touch'))).toEqual([0, 1]);
  });
  rule('FW-WD-06', 'and wounds together knock a Hero out', () => {
    const table = event('pale-touch', { hero: { 0: { wounds: 4 } } });
    expect(tags(table, 'knocked out')).toBe(1);
    expect(tags(event('pale-touch', { hero: { 0: { wounds: 3 } } }), 'knocked out')).toBe(0);
  });
  rule('FW-WD-07', 'and wounds together kill an Ally', () => {
    const table = event('pale-touch-for-all', {
      area: { 0: [{ card: 'grey-meg-the-poacher', counters: { wounds: 1, 'white death': 1 } }] },
    });
    expect(tags(table, 'ally killed')).toBe(1);
    expect(lies(table, 'grey-meg-the-poacher')).toBe('market deck');
  });
  rule(
    'FW-WD-08',
    'is no wound: what heals wounds leaves it',
    () => {
      const table = scene({
        at: ['iagart', 'vrede'],
        step: 'market step',
        hero: { 0: { 'white death': 1, wounds: 1 } },
        gold: { 0: 3 },
      });
      table.answer(0, 'heal:{hero-one}:wound');
      expect([on(table, 'wounds'), on(table, 'white death')]).toEqual([0, 1]);
      expect(table).toRefuse(0, 'heal:{hero-one}:wound', 'RB-MKT-12');
    },
    {
      'FW-WD-08': [
        {
          rule: 'FW-WD-08',
          proc: 'recovery',
          step: 'cured, too',
          after: 'back to the pile',
          add: {
            rule: 'FW-WD-08',
            do: (t) => t.setCounters((t.locals as { on: number }).on, 'white death', 0),
          },
        },
      ],
    },
  );
  rule('FW-WD-11', 'its owner is asked before it counts', () => {
    const table = event('pale-touch', { area: { 0: ['trial-symbol'] }, hero: { 0: { wounds: 4 } } });
    expect(table.offers(0)).toContain(table.resolve('use:{trial-symbol}:symbol:activate'));
    expect(tags(table, 'knocked out')).toBe(0);
  });
  rule('FW-MOV-01', 'costs a movement die', () => {
    expect(scene({ hero: { 0: { 'white death': 1 } } }).value('movement dice', 0)).toBe(4);
    const ally = scene({ area: { 0: [{ card: 'iron-agnes', counters: { 'white death': 1 } }] } });
    expect(ally).toRefuse(0, 'roll:5', 'RB-MOV-04');
    expect(ally.offers(0)).toContain('roll:4');
  });
  rule(
    'FW-MOV-02',
    'and frost are not rested away',
    () => {
      const table = scene({ hero: { 0: { frost: 2, 'white death': 1, exhaustion: 2 } }, dice: [5, 5] });
      table.answer(0, 'rest:2').answer(0, 'recover', '2');
      expect([on(table, 'frost'), on(table, 'white death'), on(table, 'exhaustion')]).toEqual([2, 1, 0]);
    },
    { 'FW-MOV-02': [{ rule: 'FW-MOV-02', value: 'exhaustion discarded by resting', replace: () => 0 }] },
  );
});

data('FW-FACT-09', 'frost and white death are called so', () => {
  const table = event('cold-snap', { hero: { 0: { frost: 3 } } });
  expect(table.events.some(({ key }) => key === 'event.frost taken')).toBe(true);
  expect(spaceOf(table)).toBe('f13');
});
