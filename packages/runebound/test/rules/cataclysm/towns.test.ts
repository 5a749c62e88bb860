import { rule } from '@questwright/harness/vitest';
import { describe, expect } from 'vitest';
import { FATES, goldOf, lies, played, scene, spaceOf, tags } from './ruins.ts';

describe('destroyed', () => {
  rule('CT-MOV-01', 'nobody enters, whatever the dice show, and with no single step', () => {
    // g4 lies beside Vynelvale.
    const table = scene({ at: ['g2', 'h1'], dice: [5, 6, 1, 2] });
    expect(table).toRefuse(0, 'step:vynelvale', 'CT-MOV-01');
    table.answer(0, 'roll:4').answer(0, 'trading:0');
    expect(table.offers(0)).not.toContain('move:vynelvale');
    expect(table).toRefuse(0, 'move:vynelvale', 'CT-MOV-01');
    expect(table.value('neighbours', 'g2')).not.toContain('vynelvale');
  });

  rule('CT-SET-08', 'who began there moves out, and cannot come back', () => {
    const table = scene({ at: ['vynelvale', 'h1'], dice: [2, 2, 2, 2, 2] });
    table.answer(0, 'roll:5').answer(0, 'trading:0');
    expect(table.offers(0)).toContain('move:g4');
    table.answer(0, 'move:g4');
    expect(spaceOf(table)).toBe('g4');
    expect(scene({ at: ['g4', 'h1'] })).toRefuse(0, 'step:vynelvale', 'CT-MOV-01');
  });
});

describe('cursed', () => {
  rule('CT-MOV-02', 'it counts as the terrain of its counter', () => {
    // Greyhaven counts as swamp; a road does not lead in.
    const table = scene({ at: ['e7', 'h1'], dice: [4, 4, 4] })
      .answer(0, 'rest:3')
      .answer(0, 'trading:0');
    expect(table).toRefuse(0, 'move:greyhaven', 'RB-MOV-06');
    const wet = scene({ at: ['e7', 'h1'], dice: [5, 4, 4] })
      .answer(0, 'rest:3')
      .answer(0, 'trading:0');
    expect(wet.offers(0)).toContain('move:greyhaven');
    expect(table.value('terrains', 'greyhaven')).toEqual(['swamp']);
  });

  rule('CT-MKT-01', 'no Market step is entered there', () => {
    const table = scene({
      at: ['tamalir', 'h1'],
      step: 'market step',
      piles: { 'stack of tamalir': ['white-blade'] },
      gold: { 0: 9 },
    });
    expect(table.where()).not.toContain('market');
    expect(tags(table, 'market card added')).toBe(0);
  });
});

describe('freed', () => {
  rule('CT-MOV-12', 'it is a town like any other', () => {
    const table = scene({ at: ['e7', 'h1'], dice: [4, 4, 4], freed: ['greyhaven'] })
      .answer(0, 'rest:3')
      .answer(0, 'trading:0');
    expect(table.offers(0)).toContain('move:greyhaven');
    expect(table.value('town', 'greyhaven')).toBe('greyhaven');
    const market = scene({ at: ['greyhaven', 'h1'], step: 'market step', freed: ['greyhaven'], gold: { 0: 9 } });
    expect(tags(market, 'market card added')).toBe(1);
  });
});

describe('the market of a freed town', () => {
  const shopping = (cards: readonly string[], gold = 9) =>
    scene({
      at: ['riverwatch', 'h1'],
      step: 'market step',
      freed: ['riverwatch'],
      area: { 0: cards },
      hero: { 0: { wounds: 3 } },
      gold: { 0: gold },
      piles: { 'stack of riverwatch': ['trial-boots', 'white-blade'] },
    });
  const SOME = ['egg-in-the-granary', 'scale-enough', 'the-dragon-destroyer'];

  rule('CT-MKT-02', 'one gold less for each Curse card of the town, once in a Market step', () => {
    const table = shopping(SOME);
    expect(table.value('discount', 0, 'riverwatch')).toBe(3);
    table.answer(0, 'buy:{trial-boots}');
    expect(goldOf(table)).toBe(9);
    table.answer(0, 'heal:{hero/0}:wound');
    expect(goldOf(table)).toBe(8);
    // It is credit: who has too little gold can still pay with it.
    expect(shopping(SOME, 0).offers(0)).toContain(
      'buy:{trial-boots}'.replace('{trial-boots}', String(shopping(SOME, 0).thing('trial-boots'))),
    );
  });

  rule(['CT-EX-01', 'CT-MKT-02'], 'two Curse cards: ten gold of goods for eight', () => {
    const table = shopping(['egg-in-the-granary', 'the-dragon-destroyer'], 12);
    const price = table.value('price', table.thing('trial-boots'), 0) as number;
    table.answer(0, 'heal:{hero/0}:wound').answer(0, 'heal:{hero/0}:wound').answer(0, 'heal:{hero/0}:wound');
    table.answer(0, 'buy:{trial-boots}');
    expect(goldOf(table)).toBe(12 - (3 + price - 2));
  });
});

describe('knockouts', () => {
  rule('CT-KO-01', 'without a freed town the Hero stays; with one it chooses', () => {
    const fall = (freed: readonly string[]) =>
      played({
        packs: ['trial-cards', 'cataclysm'],
        seats: 2,
        at: 'game/turn > turn/experience step',
        locals: { turn: { seat: 0, ended: 'd6' } },
        play: { proc: 'knockout', with: { seat: 0 } },
        piles: {
          'hero/0': [{ card: 'hero-one', counters: { wounds: 5 } }],
          'hero/1': ['hero-two'],
          'fates of the towns': Object.values(FATES),
        },
        set: { turn: 0, first: 0, 'heroes.0.space': 'd6', 'heroes.1.space': 'h1', 'cataclysm.freed': [...freed] },
      });
    expect(spaceOf(fall([]))).toBe('d6');
    expect(fall([]).where()).not.toContain('knockout');
    const table = fall(['forge']);
    expect(table).toOffer(0, ['recover:d6', 'recover:forge']);
    table.answer(0, 'recover:d6');
    expect(spaceOf(table)).toBe('d6');
    expect(lies(table, 'hero-one')).toBe('hero/0');
  });
});

describe('red', () => {
  rule('CT-ADV-01', 'a red jewel is no adventure', () => {
    const table = scene({ at: ['b2', 'b2'], step: 'adventure step', set: { adventures: ['b2'] } });
    expect(table).toRefuse(0, 'attempt', 'CT-ADV-01');
  });

  rule('CT-ADV-03', 'its counter counts as nothing: a Hero there costs no adventure, and it stays', () => {
    const table = scene({ at: ['b2', 'b2'], step: 'adventure step', set: { adventures: ['b2'] } });
    expect(table.offers(0)).toContain('no-interaction');
    expect(table.offers(0)).not.toContain('decline');
    expect(scene({ at: ['b2', 'h1'], set: { adventures: ['b2'] } }).value('something is there', 'b2', 0)).toBe(false);
    expect(table.world.adventures).toEqual(['b2']);
  });
});
