import { data, rule } from '@questwright/harness/vitest';
import { describe, expect } from 'vitest';
import type { Adventures } from '../../adventures.ts';
import { counters, goldOf, lies, ON, scene, spaceOf, type Scene } from './ruins.ts';

/** Seat 0 stands on a road or in plains (d4), and has divided its dice. */
const divided = (roll: string, trading: number, given: Scene = {}): Adventures =>
  scene({ at: ['d4', 'h1'], ...given })
    .answer(0, roll)
    .answer(0, `trading:${trading}`);
const wares = (table: Adventures): string[] =>
  table.offers(0).filter((one) => one.startsWith('buy:') || one.startsWith('hire:'));
const GOODS = ['trial-boots', 'white-blade', 'shepherds-sling', 'iron-agnes', 'soul-burn'];

describe('two pools', () => {
  rule('CT-MOV-03', 'the dice are divided before any is rolled; all may go to one pool', () => {
    const table = scene({ at: ['d4', 'h1'], dice: [2, 2, 2, 1, 1] }).answer(0, 'roll:5');
    expect(table).toOffer(
      0,
      [0, 1, 2, 3, 4, 5].map((dice) => `trading:${dice}`),
    );
    table.answer(0, 'trading:2');
    expect([table.value('dice of a pool', 'movement'), table.value('dice of a pool', 'trading')]).toEqual([3, 2]);
    expect(divided('roll:5', 5).offers(0)).toEqual(expect.arrayContaining(['trade', 'stop']));
    // Dice given up to rest are in neither.
    expect(scene({ at: ['d4', 'h1'] }).answer(0, 'rest:2')).toOffer(0, ['trading:0', 'trading:1', 'trading:2']);
  });

  rule('CT-MOV-04', 'travel dice move the Hero as ever', () => {
    const table = divided('roll:5', 2, { dice: [2, 2, 2] });
    expect(table.view(0).stack.at(-1)!.locals).toMatchObject({ dice: [2, 2, 2] });
    table.answer(0, 'move:e4');
    expect(spaceOf(table)).toBe('e4');
  });

  rule('CT-MOV-05', 'trading dice are rolled once, wherever the Hero likes, and it may move on', () => {
    const table = divided('roll:5', 2, { dice: [2, 2, 2, 5, 5] })
      .answer(0, 'walk')
      .answer(0, 'step:e4');
    table.answer(0, 'trade');
    expect(table).toRefuse(0, 'trade', 'CT-MOV-05');
    expect(table.offers(0)).toContain('stop');
    expect(table.offers(0).some((one) => one.startsWith('step:'))).toBe(true);
    // Who goes all the way at once is asked at its end.
    const end = divided('roll:5', 2, { dice: [2, 2, 2] }).answer(0, 'move:e4');
    expect(end).toOffer(0, ['trade', 'no-trade']);
  });

  rule('CT-MOV-14', 'the single step is instead of all dice', () => {
    const table = divided('roll:5', 5);
    expect(table).toRefuse(0, 'step:e4', 'CT-MOV-14');
    const step = scene({ at: ['d4', 'h1'] }).answer(0, 'step:e4');
    expect(step.where()).not.toContain('trade');
  });
});

describe('a trade', () => {
  rule('CT-MOV-06', 'each die that matches the terrain allows one of two things', () => {
    const hurt = { hero: { 0: { wounds: 2 } }, gold: { 0: 9 } };
    const table = divided('rest:2', 2, { ...hurt, dice: [1, 2] }).answer(0, 'trade');
    expect(table).toOffer(0, ['see-wares', 'see-healers', 'travel-on']);
    table.answer(0, 'see-healers').answer(0, 'enough').answer(0, 'see-wares').answer(0, 'enough');
    expect(table.where()).not.toContain('caravan');
    const nobody = divided('rest:2', 2, { ...hurt, dice: [5, 6] }).answer(0, 'trade');
    expect(nobody.where()).not.toContain('caravan');
    const one = divided('rest:2', 2, { ...hurt, dice: [5, 1] })
      .answer(0, 'trade')
      .answer(0, 'see-wares')
      .answer(0, 'enough');
    expect(one.where()).not.toContain('caravan');
  });

  rule(
    'CT-MOV-06',
    'two dice that match are two trades and no more',
    () => {
      const table = divided('rest:3', 3, { gold: { 0: 9 }, dice: [1, 2, 5] }).answer(0, 'trade');
      const looks = [0, 1, 2, 3].filter(() => {
        if (!table.where().includes('caravan')) return false;
        table.answer(0, 'see-wares');
        if (table.where().includes('wares')) table.answer(0, 'enough');
        return true;
      });
      expect(looks).toEqual([0, 1]);
    },
    { 'CT-MOV-06': [{ rule: 'CT-MOV-06', value: 'trades of a match', wrap: () => () => 2 } as never] },
  );

  rule('CT-MOV-07', 'as many market cards as trading dice; bought at their price, the rest goes under the deck', () => {
    const table = divided('rest:3', 3, { dice: [1, 5, 5], gold: { 0: 30 }, piles: { 'market deck': GOODS } });
    table.answer(0, 'trade').answer(0, 'see-wares');
    expect(wares(table)).toHaveLength(3);
    table.answer(0, 'buy:{trial-boots}');
    expect([lies(table, 'trial-boots'), goldOf(table)]).toEqual(['area/0', 27]);
    table.answer(0, 'enough');
    expect(table.pile('market deck')[0]).toBe('iron-agnes');
    expect(table.pile('market deck').slice(-2)).toEqual(['white-blade', 'shepherds-sling']);
  });

  rule('CT-MOV-07', 'an Equipping Ally is paid for when it has come, and not when it is declined', () => {
    const table = divided('rest:2', 2, {
      packs: [...ON, 'weapons-of-legend', 'item-limits'],
      dice: [1, 5],
      gold: { 0: 20 },
      area: { 0: ['boar-spear'] },
      piles: { 'market deck': ['sela-who-was-a-spear', 'trial-boots'] },
    });
    table.answer(0, 'trade').answer(0, 'see-wares');
    table.answer(0, 'hire:{sela-who-was-a-spear}').answer(0, 'use-as-item').answer(0, 'decline');
    expect([lies(table, 'sela-who-was-a-spear'), goldOf(table)]).toEqual(['market deck', 20]);
    // It goes on with its caravan, and may be hired after all.
    expect(wares(table)).toHaveLength(2);
    table.answer(0, 'hire:{sela-who-was-a-spear}').answer(0, 'use-as-item').answer(0, 'give-up:{boar-spear}');
    expect([lies(table, 'sela-who-was-a-spear'), goldOf(table)]).toEqual(['area/0', 12]);
  });

  rule('CT-MOV-08', 'healing for as much gold as trading dice', () => {
    const table = divided('rest:2', 2, {
      dice: [1, 5],
      hero: { 0: { wounds: 4 } },
      gold: { 0: 9 },
      area: { 0: ['trial-boots'] },
    });
    table.answer(0, 'trade').answer(0, 'see-healers');
    table.answer(0, 'heal:{hero/0}:wound').answer(0, 'heal:{hero/0}:wound');
    expect([counters(table, 'wounds', 'hero-one'), goldOf(table)]).toEqual([2, 7]);
    expect(table).toRefuse(0, 'heal:{hero/0}:wound', 'CT-MOV-08');
  });

  rule('CT-MOV-09', 'with either, Items are sold at half price', () => {
    const table = divided('rest:1', 1, {
      dice: [1],
      hero: { 0: { wounds: 4 } },
      gold: { 0: 9 },
      area: { 0: ['trial-boots'] },
    });
    table.answer(0, 'trade').answer(0, 'see-healers').answer(0, 'sell:{trial-boots}');
    expect(goldOf(table)).toBe(10);
    expect(table.pile('market deck').at(-1)).toBe('trial-boots');
    // What was bought and sold again is none of the wares any more.
    const twice = divided('rest:2', 2, { dice: [1, 5], gold: { 0: 30 }, piles: { 'market deck': GOODS } });
    twice.answer(0, 'trade').answer(0, 'see-wares').answer(0, 'buy:{trial-boots}').answer(0, 'sell:{trial-boots}');
    expect(twice).toRefuse(0, 'buy:{trial-boots}', 'CT-MOV-07');
    const none = divided('rest:1', 1, { dice: [5], gold: { 0: 9 }, area: { 0: ['trial-boots'] } }).answer(0, 'trade');
    expect(none.where()).not.toContain('caravan');
    expect(none.offers(0)).not.toContain(none.resolve('sell:{trial-boots}'));
  });

  rule(
    'CT-MOV-10',
    'they are movement dice: what rolls those again rolls them again',
    () => {
      const table = divided('rest:1', 1, { dice: [5, 1], area: { 0: ['cinder-crows'] }, gold: { 0: 9 } }).answer(
        0,
        'trade',
      );
      const crumbs = table.offers(0).find((one) => one.startsWith('use:'));
      expect(crumbs).toBeDefined();
      table.answer(0, crumbs!);
      expect(table).toOffer(0, ['see-wares', 'travel-on']);
    },
    {
      'CT-MOV-10': [
        {
          rule: 'CT-MOV-10',
          proc: 'caravan',
          step: 'roll',
          replace: {
            rule: 'CT-MOV-10',
            do: (t: { roll(n: number, c: number): number[]; locals: { rolled: number[] } }) =>
              void (t.locals.rolled = t.roll(6, 1)),
          },
        } as never,
      ],
    },
  );

  data('CT-FACT-03', 'a Hero who may roll movement dice again may do so with these', () => {
    const table = divided('rest:1', 1, { dice: [5, 1], gold: { 0: 9 }, piles: { 'hero/0': ['pip-underbough'] } });
    table.answer(0, 'trade');
    table.answer(
      0,
      table.offers(0).find((one) => one.startsWith('use:'))!,
    );
    expect(table.offers(0)).toContain('see-wares');
    expect(counters(table, 'exhaustion', 'pip-underbough')).toBe(1);
  });

  rule('CT-MOV-11', 'a cursed town has people in it, too', () => {
    // The Forge counts as hills.
    const table = scene({ at: ['forge', 'h1'], dice: [4], gold: { 0: 9 } })
      .answer(0, 'rest:1')
      .answer(0, 'trading:1')
      .answer(0, 'trade');
    expect(table).toOffer(0, ['see-wares', 'travel-on']);
  });

  rule('CT-MOV-13', 'a trading die may go to a Ritual; it then brings no trade', () => {
    const table = divided('rest:2', 2, {
      packs: [...ON, 'rituals-and-runes'],
      dice: [1, 2],
      gold: { 0: 9 },
      area: { 0: ['inner-fire'] },
      hero: { 0: { wounds: 1 } },
    }).answer(0, 'trade');
    const chalk = table.offers(0).find((one) => one.startsWith('chalk-die:') && one.endsWith(':plains'));
    expect(chalk).toBeDefined();
    table.answer(0, chalk!);
    expect(table.world.things.counters['plains marker']![table.thing('inner-fire')]).toBe(1);
    table.answer(0, 'keep-dice');
    // One die is left for a trade, and its size is that of the roll.
    table.answer(0, 'see-wares');
    expect(table.lastEvents.find(({ tag }) => tag === 'wares seen')!.with['cards']).toHaveLength(2);
    if (table.where().includes('caravan')) table.answer(0, 'enough');
    expect(table.where()).not.toContain('caravan');
  });
});
