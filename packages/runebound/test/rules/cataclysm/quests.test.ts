import { rule } from '@questwright/harness/vitest';
import { describe, expect } from 'vitest';
import type { Adventures } from '../../adventures.ts';
import { goldOf, lies, marksOf, ruinOf, scene, spaceOf, tags, type Scene } from './ruins.ts';

/** Seat 0 has ended its movement where it stands. */
const there = (space: string, quest: string, given: Scene = {}): Adventures =>
  given.step === undefined
    ? scene({ at: [space, 'h1'], quests: [quest], ...given }).answer(0, 'stay')
    : scene({ at: [space, 'h1'], quests: [quest], ...given });
const claiming = (quest: string, marks: readonly string[], given: Scene = {}): Adventures =>
  scene({
    step: 'experience step',
    quests: [quest],
    deeds: { 0: { marks: marks.map((one) => `${quest}:${one}`) } },
    ...given,
  });

describe('progress', () => {
  rule('CT-CUR-10', 'counters of one Hero above its quest space: reach', () => {
    const table = there('d5', 'cool-the-wells');
    expect(marksOf(table, 0)).toEqual(['cool-the-wells:d5']);
    expect(marksOf(table, 1)).toEqual([]);
    expect(table.value('quest progress', table.thing('cool-the-wells'), 0)).toBe(1);
    // Too near to the first place.
    const near = there('f4', 'cool-the-wells', { deeds: { 0: { marks: ['cool-the-wells:d5'] } } });
    expect(marksOf(near, 0)).toEqual(['cool-the-wells:d5']);
    expect(marksOf(there('d4', 'cool-the-wells'), 0)).toEqual([]);
  });

  rule('CT-CUR-10', 'carry: taken up far away, with a die less on the way, and brought home', () => {
    const table = there('h3', 'bring-the-bell-home', { step: 'adventure step' }).answer(
      0,
      'take-up:{bring-the-bell-home}',
    );
    expect(marksOf(table, 0)).toEqual(['bring-the-bell-home:taken']);
    expect(table.value('movement dice', 0)).toBe(4);
    const home = there('tamalir', 'bring-the-bell-home', { deeds: { 0: { marks: ['bring-the-bell-home:taken'] } } });
    expect(marksOf(home, 0)).toEqual(['bring-the-bell-home:taken', 'bring-the-bell-home:home']);
    expect(home.value('movement dice', 0)).toBe(5);
    expect(there('d5', 'bring-the-bell-home', { at: ['d5', 'd5'], step: 'adventure step' })).toRefuse(
      0,
      'take-up:{bring-the-bell-home}',
      'CT-CUR-10',
    );
  });

  rule('CT-CUR-10', 'defeat: Challenges count by what the card asks', () => {
    const table = scene({
      at: ['c2', 'h1'],
      step: 'adventure step',
      quests: ['nine-names'],
      set: { adventures: ['c2'] },
      dice: [9, 9],
      piles: { 'green deck': ['green-rat'] },
    });
    table.answer(0, 'attempt').answer(0, 'fight').answer(0, 'attack:{hero/0}');
    expect(marksOf(table, 0)).toEqual(['nine-names:green']);
  });

  rule('CT-CUR-10', 'roll: a test on a red jewel, then home', () => {
    const table = there('b2', 'buy-back-a-soul', { step: 'adventure step', dice: [10, 10] }).answer(
      0,
      'try-quest:{buy-back-a-soul}',
    );
    expect(marksOf(table, 0)).toEqual(['buy-back-a-soul:taken']);
    const failed = there('b2', 'buy-back-a-soul', { step: 'adventure step', dice: [1, 1] }).answer(
      0,
      'try-quest:{buy-back-a-soul}',
    );
    expect(marksOf(failed, 0)).toEqual([]);
    const home = there('greyhaven', 'buy-back-a-soul', { deeds: { 0: { marks: ['buy-back-a-soul:taken'] } } });
    expect(marksOf(home, 0)).toHaveLength(2);
  });

  rule('CT-CUR-10', 'match: a trading die in each terrain', () => {
    const table = scene({ at: ['d4', 'h1'], quests: ['four-fires'], dice: [1] })
      .answer(0, 'rest:1')
      .answer(0, 'trading:1')
      .answer(0, 'trade');
    expect(marksOf(table, 0)).toEqual(['four-fires:plains']);
    // A free town counts as every terrain: what the dice show decides.
    const free = scene({ at: ['frostgate', 'h1'], quests: ['four-fires'], freed: ['frostgate'], dice: [4, 3, 4] })
      .answer(0, 'rest:3')
      .answer(0, 'trading:3')
      .answer(0, 'trade');
    expect(marksOf(free, 0)).toEqual(['four-fires:hill', 'four-fires:plains']);
  });

  rule('CT-CUR-10', 'give: Items in the town, turns beside a Hero', () => {
    const table = there('tamalir', 'feed-the-flock', { step: 'adventure step', area: { 0: ['trial-boots'] } });
    table.answer(0, 'hand-over:{feed-the-flock}:{trial-boots}');
    expect([table.value('quest progress', table.thing('feed-the-flock'), 0), lies(table, 'trial-boots')]).toEqual([
      3,
      'market deck',
    ]);
    const between = there('e4', 'stand-between', { at: ['e4', 'e4'], step: 'adventure step' }).answer(
      0,
      'stand-by:{stand-between}',
    );
    expect(marksOf(between, 0)).toEqual(['stand-between:round 5']);
    expect(there('tamalir', 'stand-between', { step: 'adventure step' })).toRefuse(
      0,
      'stand-by:{stand-between}',
      'CT-CUR-10',
    );
  });
});

describe('claiming a quest', () => {
  rule('CT-CUR-11', 'who has done what it asks gains it; what others did for it is void', () => {
    const table = claiming('cool-the-wells', ['d5', 'h3', 'c4'], {
      deeds: {
        0: { marks: ['cool-the-wells:d5', 'cool-the-wells:h3', 'cool-the-wells:c4'] },
        1: { marks: ['cool-the-wells:d5'] },
      },
    });
    expect(table.offers(0)).toContain('not-yet');
    table.answer(0, 'claim-quest:{cool-the-wells}');
    expect([lies(table, 'cool-the-wells'), goldOf(table), table.value('victory points', 0)]).toEqual(['area/0', 5, 2]);
    expect(table.value('experience points', 0)).toBe(2);
    expect(ruinOf(table).deeds.map(({ marks }) => marks)).toEqual([[], []]);
    const open = claiming('cool-the-wells', ['d5']);
    expect(open).toRefuse(0, 'claim-quest:{cool-the-wells}', 'CT-CUR-11');
    expect(tags(open, 'curse claimed')).toBe(0);
    expect(spaceOf(open)).toBe('e4');
  });

  rule('CT-CUR-11', 'also when the game is won by it', () => {
    const eleven = ['feed-the-flock', 'the-shepherd-of-ash', 'nine-names', 'the-landlord-below', 'egg-in-the-granary'];
    const table = claiming('cool-the-wells', [], {
      area: { 0: eleven },
      freed: ['tamalir'],
      gold: { 0: 0 },
      deeds: {
        0: { freed: 1, marks: ['cool-the-wells:d5', 'cool-the-wells:h3', 'cool-the-wells:c4'] },
        1: { marks: ['cool-the-wells:d5', 'stand-between:round 1'] },
      },
      quests: ['cool-the-wells', 'stand-between'],
    }).answer(0, 'claim-quest:{cool-the-wells}');
    expect(tags(table, 'won')).toBe(1);
    expect(ruinOf(table).deeds.map(({ marks }) => marks)).toEqual([[], ['stand-between:round 1']]);
    expect([goldOf(table), table.value('experience points', 0)]).toEqual([2, 2]);
  });

  rule('CT-CUR-09', 'any Hero may, also one without a Level I card of the curse', () => {
    const table = claiming('stand-between', ['round 1', 'round 2']);
    expect(table.offers(0)).toContain(table.resolve('claim-quest:{stand-between}'));
  });

  rule('CT-CUR-12', 'no second Level II card of the same curse', () => {
    const turns = ['stand-between:round 1', 'stand-between:round 2'];
    const names = ['nine-names:green', 'nine-names:yellow', 'nine-names:blue'];
    const table = claiming('stand-between', [], {
      quests: ['stand-between', 'nine-names'],
      deeds: { 0: { claimed: ['frenzied-rage 2'], marks: [...turns, ...names] } },
    });
    expect(table).toRefuse(0, 'claim-quest:{stand-between}', 'CT-CUR-12');
    expect(table).toOffer(0, ['claim-quest:{nine-names}', 'not-yet']);
  });
});
