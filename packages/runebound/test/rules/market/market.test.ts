import { expect } from 'vitest';
import { data, rule } from '@questwright/harness/vitest';
import { MARKET_CARDS, visit } from './table.ts';

const mace = ['lightning-mace'];

rule('RB-MKT-01', 'the Market step is taken in a town', () => {
  const table = visit({ space: 'greyhaven', stack: mace });
  expect(table.where()).toContain('market step/market actions');
  expect(table.pile('stack of greyhaven')).toEqual(['tallow-torch', 'lightning-mace']);
});

rule(
  'RB-MKT-01',
  'outside of towns it is skipped',
  () => {
    const table = visit({ space: 'd3' });
    expect(table.event('market card added')).toBeNull();
    expect(table.where()).not.toContain('market step');
  },
  {
    // Whoever is outside of towns trades in the starting town.
    'RB-MKT-01': [
      { rule: 'RB-MKT-01', value: 'town', wrap: (of) => (t, space, also) => of(t, space, also) ?? 'tamalir' },
    ],
  },
);

rule('RB-MKT-02', 'the stack of the town is on offer, with the card that is added', () => {
  const table = visit({ stack: ['white-blade', 'grey-meg-the-poacher'] });
  expect(table).toOffer(0, ['buy:{white-blade}', 'buy:{tallow-torch}', 'hire:{grey-meg-the-poacher}', 'pass']);
});

rule('RB-MKT-03', 'a card is added, face up, before any action', () => {
  const before = MARKET_CARDS.length - 1;
  const table = visit({ stack: mace, top: 'soul-burn' });
  expect(table.pile('stack of riverwatch')).toEqual(['soul-burn', 'lightning-mace']);
  expect(table.pile('market deck')).toHaveLength(before - 1);
  expect(table.view(null).zones['stack of riverwatch']).toMatchObject([{ card: 'soul-burn', up: true }, { up: true }]);
  expect(table).toOffer(0, ['buy:{soul-burn}', 'buy:{lightning-mace}', 'pass']);
});

rule('RB-MKT-04', "Tamalir's stack grows like the others", () => {
  const table = visit({ space: 'tamalir', top: 'shepherds-sling' });
  expect(table.pile('stack of tamalir')).toEqual(['shepherds-sling']);
});

rule('RB-MKT-05', 'actions in any order, as often as wanted', () => {
  const table = visit({
    gold: 10,
    stack: ['padded-leather-armor', 'acolyte-of-flame'],
    area: ['soul-burn'],
    hero: [{ card: 'varikas-the-dead', counters: { wounds: 2 } }],
  });
  table.answer(0, 'heal:{hero/0}:wound').answer(0, 'sell:{soul-burn}').answer(0, 'buy:{padded-leather-armor}');
  table.answer(0, 'heal:{hero/0}:wound').answer(0, 'hire:{acolyte-of-flame}');
  expect(table.world.heroes[0]!.gold).toBe(10 - 1 + 5 - 3 - 1 - 5);
  expect(table.pile('area/0')).toEqual(['padded-leather-armor', 'acolyte-of-flame']);
  expect(table.answer(0, 'pass').where()).not.toContain('market step');
});

rule('RB-MKT-06', 'an Item is bought for its cost and lies next to the Hero', () => {
  const table = visit({ gold: 7, stack: ['shepherds-sling', 'lightning-mace', 'white-blade'] });
  const { bank } = table.world;
  expect(table).toRefuse(0, 'buy:{white-blade}', 'RB-MKT-06', 'refuse.too-little-gold');
  table.answer(0, 'buy:{shepherds-sling}');
  expect(table.world.heroes[0]!.gold).toBe(2);
  expect(table.world.bank).toBe(bank + 5);
  expect(table.pile('stack of riverwatch')).toEqual(['tallow-torch', 'lightning-mace', 'white-blade']);
  expect(table.view(null).zones['area/0']).toMatchObject([{ card: 'shepherds-sling', up: true }]);
});

rule('RB-MKT-07', 'an Ally is hired for its cost and comes fresh', () => {
  const table = visit({ gold: 7, stack: ['sister-ysolt', 'oxhorn-the-breaker'], area: ['acolyte-of-flame'] });
  expect(table).toRefuse(0, 'hire:{oxhorn-the-breaker}', 'RB-MKT-07', 'refuse.too-little-gold');
  table.answer(0, 'hire:{sister-ysolt}');
  expect(table.world.heroes[0]!.gold).toBe(1);
  expect(table.pile('area/0')).toEqual(['acolyte-of-flame', 'sister-ysolt']);
  const { counters } = table.world.things;
  const ally = table.thing('sister-ysolt');
  expect([counters['wounds']![ally], counters['exhaustion']![ally]]).toEqual([0, 0]);
});

rule('RB-MKT-08', 'a sold Item lies on the stack and half its cost is paid', () => {
  const table = visit({
    space: 'dawnsmoor',
    gold: 0,
    area: [{ card: 'white-blade', face: 'down', known: [0, 1] }, 'shepherds-sling'],
  });
  const { bank } = table.world;
  table.answer(0, 'sell:{white-blade}');
  expect(table.world.heroes[0]!.gold).toBe(4);
  expect(table.world.bank).toBe(bank - 4);
  expect(table.view(null).zones['stack of dawnsmoor']).toMatchObject([{ card: 'white-blade', up: true }, {}]);
  table.answer(0, 'sell:{shepherds-sling}');
  expect(table.world.heroes[0]!.gold).toBe(6);
});

rule('RB-MKT-09', 'an Item of three gold sells for one', () => {
  const table = visit({ gold: 0, area: ['padded-leather-armor'] }).answer(0, 'sell:{padded-leather-armor}');
  expect(table.world.heroes[0]!.gold).toBe(1);
});

rule('RB-MKT-10', 'an Item of one gold cannot be sold', () => {
  const table = visit({ top: 'soul-burn', area: ['tallow-torch', 'shepherds-sling'] });
  expect(table).toOffer(0, [
    'buy:{soul-burn}',
    'sell:{shepherds-sling}',
    'discard:{tallow-torch}',
    'discard:{shepherds-sling}',
    'pass',
  ]);
  expect(table).toRefuse(0, 'sell:{tallow-torch}', 'RB-MKT-10');
});

rule('RB-MKT-10', 'a kept card without a cost cannot be sold, whatever an Event adds to what cards sell for', () => {
  const kept = 'margaths-milk-tooth';
  const table = visit({ area: [kept, 'shepherds-sling'], piles: { event: ['greyhaven-is-arming'] } });
  expect(table.offers(0)).toContain(`sell:${table.thing('shepherds-sling')}`);
  expect(table).toRefuse(0, `sell:{${kept}}`, 'RB-MKT-10');
});

rule('RB-MKT-11', 'Allies cannot be sold', () => {
  const table = visit({ area: ['sister-ysolt'] });
  expect(table).toOffer(0, ['buy:{tallow-torch}', 'discard:{sister-ysolt}', 'pass']);
  expect(table).toRefuse(0, 'sell:{sister-ysolt}', 'RB-MKT-11');
});

rule('RB-MKT-12', 'one gold heals one wound or all exhaustion of one character', () => {
  const table = visit({ gold: 2, hero: [{ card: 'varikas-the-dead', counters: { wounds: 2, exhaustion: 3 } }] });
  const on = (name: string) => table.world.things.counters[name]![table.thing('hero/0')];
  table.answer(0, 'heal:{hero/0}:wound');
  expect([on('wounds'), on('exhaustion')]).toEqual([1, 3]);
  table.answer(0, 'heal:{hero/0}:exhaustion');
  expect([on('wounds'), on('exhaustion')]).toEqual([1, 0]);
  expect(table.world.heroes[0]!.gold).toBe(0);
});

rule('RB-MKT-12', 'without gold or counters there is nothing to heal', () => {
  const table = visit({ gold: 1, top: 'tallow-torch', hero: [{ card: 'varikas-the-dead', counters: { wounds: 2 } }] });
  expect(table).toOffer(0, ['buy:{tallow-torch}', 'heal:{hero/0}:wound', 'pass']);
  expect(table).toRefuse(0, 'heal:{hero/0}:exhaustion', 'RB-MKT-12', 'refuse.nothing-to-heal');
});

rule('RB-MKT-13', 'each payment heals one character', () => {
  const table = visit({
    hero: [{ card: 'varikas-the-dead', counters: { exhaustion: 2 } }],
    area: [{ card: 'sister-ysolt', counters: { exhaustion: 1 } }],
  });
  table.answer(0, 'heal:{hero/0}:exhaustion');
  const { exhaustion } = table.world.things.counters;
  expect([exhaustion![table.thing('hero/0')], exhaustion![table.thing('sister-ysolt')]]).toEqual([0, 1]);
});

rule('RB-MKT-14', 'an empty market deck adds nothing, and the step goes on', () => {
  const rest = MARKET_CARDS.filter((card) => card !== 'lightning-mace');
  const table = visit({ stack: mace, piles: { 'market deck': [], 'area/1': rest } });
  expect(table.pile('market deck')).toEqual([]);
  expect(table.pile('stack of riverwatch')).toEqual(mace);
  expect(table.event('market deck empty')).not.toBeNull();
  expect(table).toOffer(0, ['buy:{lightning-mace}', 'pass']);
});

rule('RB-MKT-15', 'only the stack of the visited town is sold here', () => {
  const table = visit({ space: 'frostgate', piles: { 'stack of vynelvale': ['lightning-mace', 'sister-ysolt'] } });
  expect(table).toOffer(0, ['buy:{tallow-torch}', 'pass']);
  expect(table).toRefuse(0, 'buy:{lightning-mace}', 'RB-MKT-15');
  expect(table).toRefuse(0, 'hire:{sister-ysolt}', 'RB-MKT-15');
  // Whether another town sells it is said.
  expect(table.whyNot(0, 'buy:{lightning-mace}')!.with['elsewhere']).toBe('true');
});

data('RB-CMP-26', 'gold is spent in towns only', () => {
  const hurt = [{ card: 'varikas-the-dead', counters: { wounds: 1 } }];
  const spending = (space: string) =>
    visit({ space, top: 'sister-ysolt', stack: space === 'd3' ? [] : mace, hero: hurt })
      .offers(0)
      .map((id) => id.split(':')[0])
      .filter((choice) => ['buy', 'hire', 'heal'].includes(choice!));
  expect(spending('tamalir')).toEqual(['buy', 'hire', 'heal']);
  expect(spending('d3')).toEqual([]);
});

rule('RB-CARD-08', 'the cost is what is paid', () => {
  expect(visit({ gold: 4, stack: ['shepherds-sling'] })).toRefuse(0, 'buy:{shepherds-sling}', 'RB-MKT-06');
  const table = visit({ gold: 5, stack: ['shepherds-sling'] }).answer(0, 'buy:{shepherds-sling}');
  expect(table.world.heroes[0]!.gold).toBe(0);
  expect(table.pile('area/0')).toEqual(['shepherds-sling']);
});
