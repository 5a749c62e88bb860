import { data, rule } from '@questwright/harness/vitest';
import { describe, expect } from 'vitest';
import { RED_CHALLENGES } from '../../../src/content/challenges-red.ts';
import { CURSE_CARDS } from '../../../src/variants/cataclysm/content/index.ts';
import type { Adventures } from '../../adventures.ts';
import { counters, goldOf, lies, nearlyDone, played, ruinOf, scene, strike, tags, type Scene } from './ruins.ts';

/** Seat 0 begins its Adventure step in Tamalir, which is under the Ashen Flock. */
const inTown = (given: Scene = {}): Adventures =>
  scene({
    at: ['tamalir', 'h1'],
    step: 'adventure step',
    ...given,
    piles: { 'ashen-flock 1': ['the-grey-shepherd'], ...given.piles },
    set: { 'heroes.0.cameFrom': 'e4', ...given.set },
  });
/** Before the source of the Savage Brood in Riverwatch, with a card that lets one face it. */
const atTheSource = (given: Scene = {}): Adventures =>
  scene({
    at: ['riverwatch', 'h1'],
    step: 'adventure step',
    area: { 0: ['egg-in-the-granary'] },
    ...given,
    piles: { 'savage-brood 3': [nearlyDone('the-dragon-destroyer', 5)], ...given.piles },
    set: { 'heroes.0.cameFrom': 'h3', ...given.set },
  });

const wonBy = (table: Adventures): unknown => table.events.find(({ tag }) => tag === 'won')?.with ?? {};
/** Up to the spoils of a combat between seats 0 and 1, which 0 wins with the dice that lie there. */
function defeatTheOther(table: Adventures): void {
  table.answer(0, 'attack:1');
  while (!table.where().includes('spoils of combat')) {
    const [seat] = table.asked();
    const offered = table.offers(seat!);
    const wanted = ['pass', 'fight'].find((one) => offered.includes(one));
    table.answer(seat!, wanted ?? offered.find((one) => one.startsWith('attack')) ?? offered[0]!);
  }
}

describe('in a cursed town', () => {
  rule('CT-ADV-02', 'who ends its movement there may attempt a Curse card, or leave it', () => {
    const table = inTown();
    expect(table).toOffer(0, ['brave:1', 'leave-curse']);
    expect(scene({ at: ['e4', 'e4'], step: 'adventure step' })).toRefuse(0, 'brave:1', 'CT-ADV-02');
  });

  rule('CT-CUR-04', 'one of the remaining Level I cards is drawn', () => {
    const table = inTown({ dice: [10, 10] }).answer(0, 'brave:1');
    expect(tags(table, 'curse braved')).toBe(1);
    expect(lies(table, 'the-grey-shepherd')).toBe('area/0');
    const empty = inTown({ at: ['tamalir', 'tamalir'], only: ['ashen-flock 1'], piles: { 'ashen-flock 1': [] } });
    expect(empty).toRefuse(0, 'brave:1', 'CT-CUR-04');
  });

  rule('CT-CUR-05', 'who fails has ended the step; the card is in its deck again', () => {
    const table = inTown({ dice: [1, 1] }).answer(0, 'brave:1');
    expect(lies(table, 'the-grey-shepherd')).toBe('ashen-flock 1');
    expect(table.pile('ashen-flock 1')).toHaveLength(3);
    expect(tags(table, 'turn ended early')).toBe(0);
    const fled = inTown({
      dice: [10, 10],
      piles: { 'ashen-flock 1': [{ card: 'cinder-crows', counters: { wounds: 1 } }] },
    });
    fled.answer(0, 'brave:1').answer(0, 'escape');
    expect(lies(fled, 'cinder-crows')).toBe('ashen-flock 1');
    expect(counters(fled, 'wounds', 'cinder-crows')).toBe(0);
    expect([fled.world.turn, fled.world.undefeated.every(({ thing }) => thing < 0)]).toEqual([1, true]);
  });

  rule('CT-CUR-06', 'who succeeds has it in its victory pile', () => {
    const table = inTown({ dice: [10, 10] }).answer(0, 'brave:1');
    expect(lies(table, 'the-grey-shepherd')).toBe('area/0');
    expect(ruinOf(table).deeds[0]!.claimed).toEqual(['ashen-flock 1']);
    expect([table.value('victory points', 0), tags(table, 'curse claimed')]).toEqual([1, 1]);
  });

  rule('CT-CUR-07', 'no second Level I card of the same curse', () => {
    const table = inTown({ area: { 0: ['cinder-crows'] }, deeds: { 0: { claimed: ['ashen-flock 1'] } } });
    expect(table).toRefuse(0, 'brave:1', 'CT-CUR-07');
  });

  rule('CT-CUR-23', 'nor who lost one, nor who took one from another Hero', () => {
    const met = { at: ['tamalir', 'tamalir'] };
    expect(inTown({ ...met, deeds: { 0: { claimed: ['ashen-flock 1'] } } })).toRefuse(0, 'brave:1', 'CT-CUR-23');
    expect(inTown({ ...met, area: { 0: ['cinder-crows'] } })).toRefuse(0, 'brave:1', 'CT-CUR-23');
  });

  rule('CT-EXP-01', 'Curse cards are not closed by counters of Life', () => {
    const table = inTown({ set: { 'heroes.0.experience.life': 3 } });
    expect(table.offers(0)).toContain('brave:1');
    expect(table.value('closed colors', 0)).toEqual(['green', 'yellow', 'blue']);
  });
});

describe('a claim', () => {
  rule('CT-CUR-01', 'levels I, II and III are worth six points', () => {
    const table = scene({ area: { 0: ['cinder-crows', 'feed-the-flock', 'the-shepherd-of-ash'] } });
    expect(table.value('victory points', 0)).toBe(6);
  });

  rule('CT-CUR-02', 'as much experience and gold as the level; what the pile lacks is noted', () => {
    const table = inTown({ dice: [10, 10], set: { 'pile.green': 1 } }).answer(0, 'brave:1');
    expect(table.world.heroes[0]!.counters.green).toBe(1);
    expect(goldOf(table)).toBe(4);
    const noted = inTown({ dice: [10, 10], set: { 'pile.green': 0 } }).answer(0, 'brave:1');
    expect([noted.world.heroes[0]!.counters.green, noted.world.heroes[0]!.points]).toEqual([0, 1]);
  });

  rule('CT-CUR-03', 'what the back says holds for its owner', () => {
    const table = scene({ area: { 0: ['bring-the-bell-home'] } });
    const hero = table.thing('hero-one');
    expect(table.value('spirit', hero)).toBe(3);
    expect(scene().value('spirit', scene().thing('hero-one'))).toBe(2);
  });

  rule('CT-CUR-08', 'a Level I card reveals a quest', () => {
    const table = inTown({ dice: [10, 10] }).answer(0, 'brave:1');
    expect(table.pile('revealed quests')).toHaveLength(1);
    expect(table.pile('ashen-flock 2')).toHaveLength(1);
    const none = inTown({ dice: [10, 10], only: ['ashen-flock 2'], piles: { 'ashen-flock 2': [] } }).answer(
      0,
      'brave:1',
    );
    expect(none.pile('revealed quests')).toEqual([]);
  });

  rule('CT-CUR-22', 'a Curse card is not sold or discarded, and a knockout does not take it', () => {
    const table = scene({
      at: ['riverwatch', 'h1'],
      step: 'market step',
      freed: ['riverwatch'],
      area: { 0: ['the-dragon-destroyer'] },
    });
    expect(table).toRefuse(0, 'sell:{the-dragon-destroyer}', 'CT-CUR-22');
    expect(table).toRefuse(0, 'discard:{the-dragon-destroyer}', 'CT-CUR-22');
    expect(table.value('may be lost', table.thing('the-dragon-destroyer'))).toBe(false);
  });

  rule('CT-CUR-21', 'the winner of a combat between Heroes may take one, and nothing more comes with it', () => {
    const table = scene({
      at: ['e4', 'e4'],
      step: 'adventure step',
      area: { 0: ['the-dragon-destroyer'], 1: ['scale-enough'] },
      hero: { 1: { wounds: 4 } },
      deeds: { 1: { claimed: ['savage-brood 2'] } },
      gold: { 0: 0 },
      dice: [1, 1, 10, 10],
    });
    defeatTheOther(table);
    table.answer(0, 'take-adventure-card:{scale-enough}');
    expect([0, 1].map((seat) => table.value('victory points', seat))).toEqual([5, 0]);
    expect([goldOf(table), table.world.heroes[0]!.points]).toEqual([0, 0]);
    expect(ruinOf(table).deeds[1]!.claimed).toEqual(['savage-brood 2']);
    expect(table.value('towns freed', 0)).toBe(0);
  });
});

describe('Level III', () => {
  rule('CT-CUR-13', 'only who has a Level I or II card of the curse', () => {
    expect(atTheSource({ area: {} })).toRefuse(0, 'brave:3', 'CT-CUR-13');
    expect(atTheSource().offers(0)).toContain('brave:3');
    expect(atTheSource({ area: { 0: ['scale-enough'] } }).offers(0)).toContain('brave:3');
    expect(atTheSource({ area: { 0: ['cinder-crows'] } })).toRefuse(0, 'brave:3', 'CT-CUR-13');
  });

  data('CT-CUR-14', 'each of them is stronger than the Dragon Lords', () => {
    const sum = ({
      mind,
      body,
      spirit,
      damage,
      life,
    }: {
      mind: number;
      body: number;
      spirit: number;
      damage: Record<string, number>;
      life: number;
    }): number => mind + body + spirit + Object.values(damage).reduce((all, one) => all + one, 0) + 2 * life;
    const { 'high-lord-margath': _, ...lords } = RED_CHALLENGES;
    const strongest = Math.max(...Object.values(lords).map((one) => sum(one as never)));
    for (const [id, card] of Object.entries(CURSE_CARDS))
      if (card.level === 3) expect([id, sum(card as never) > strongest]).toEqual([id, true]);
  });

  rule(
    ['CT-CUR-15', 'CT-CUR-17', 'CT-CUR-18'],
    'its defeat frees the town, is worth three of each, and clears the deck',
    () => {
      const table = strike(
        atTheSource({ quests: ['scale-enough'], deeds: { 1: { marks: ['scale-enough:north'] } } }).answer(0, 'brave:3'),
      );
      expect(ruinOf(table).freed).toEqual(['riverwatch']);
      expect(table.value('state of a town', 'riverwatch')).toBe('freed');
      expect([goldOf(table), table.value('experience points', 0), table.value('victory points', 0)]).toEqual([6, 3, 4]);
      expect([1, 2, 3].map((level) => table.pile(`savage-brood ${level}`).length)).toEqual([0, 0, 0]);
      expect(table.pile('revealed quests')).toEqual([]);
      expect(ruinOf(table).deeds[1]!.marks).toEqual([]);
      expect(table.pile('removed from play')).toContain('scale-enough');
    },
  );

  rule('CT-CUR-16', 'its market opens for whoever freed it, at once and with the discount', () => {
    const table = strike(atTheSource({ hero: { 0: { wounds: 3 } } }).answer(0, 'brave:3'));
    expect(table.where()).toContain('market step');
    expect(tags(table, 'market card added')).toBe(1);
    expect(table.value('discount', 0, 'riverwatch')).toBe(2);
  });

  rule('CT-CUR-19', 'its ability is activated, until the next Refresh step', () => {
    const table = scene({ area: { 0: ['the-landlord-below'] }, dice: [1, 1, 1, 1, 1] }).answer(0, 'stay');
    const collect = table.offers(0).find((one) => one.startsWith('use:'));
    expect(collect).toBeDefined();
    table.answer(0, collect!);
    const thing = table.thing('the-landlord-below');
    expect([goldOf(table), table.world.things.face[thing]]).toEqual([5, 0]);
  });

  rule('CT-CUR-20', 'who escapes leaves it where it was, without wounds', () => {
    const table = atTheSource({ dice: [10, 10] })
      .answer(0, 'brave:3')
      .answer(0, 'escape');
    expect(lies(table, 'the-dragon-destroyer')).toBe('savage-brood 3');
    expect(counters(table, 'wounds', 'the-dragon-destroyer')).toBe(0);
    expect(table.world.undefeated.every(({ thing }) => thing < 0)).toBe(true);
    expect(table.value('state of a town', 'riverwatch')).toBe('cursed');
  });
});

describe('winning', () => {
  rule('CT-WIN-01', 'a town freed, and points enough', () => {
    const rich = [
      'cinder-crows',
      'feed-the-flock',
      'the-shepherd-of-ash',
      'doorstep-imp',
      'nine-names',
      'the-mob',
      'stand-between',
    ];
    // Eleven points and one for the egg: thirteen are wanted of two players, and three come.
    const table = strike(atTheSource({ area: { 0: [...rich, 'egg-in-the-granary'] } }).answer(0, 'brave:3'));
    expect(wonBy(table)).toMatchObject({ winners: [0], how: 'points' });
    // The town is free by then: what wins is told after it.
    expect(ruinOf(table).freed).toEqual(['riverwatch']);
    expect(ruinOf(table).deeds[0]!.freed).toBe(1);
    // Points alone do not win.
    const none = inTown({
      dice: [10, 10],
      area: { 0: [...rich.slice(3), 'the-red-mayor', 'the-winter-lord', 'scale-enough'] },
    });
    none.answer(0, 'brave:1');
    expect(none.value('victory points', 0)).toBeGreaterThanOrEqual(13);
    expect(none.where()).not.toBe('');
    expect(tags(none, 'won')).toBe(0);
  });

  rule('CT-WIN-01', 'a second town that wins is free by then, and its claim is done', () => {
    // Ten points and a town freed before; three come.
    const ten = [
      'cinder-crows',
      'feed-the-flock',
      'the-shepherd-of-ash',
      'nine-names',
      'the-mob',
      'egg-in-the-granary',
    ];
    const table = atTheSource({
      area: { 0: ten },
      freed: ['tamalir'],
      deeds: { 0: { freed: 1 }, 1: { marks: ['scale-enough:north'] } },
      quests: ['scale-enough'],
      gold: { 0: 0 },
    });
    strike(table.answer(0, 'brave:3'));
    expect(tags(table, 'won')).toBe(1);
    expect([ruinOf(table).freed, ruinOf(table).deeds[0]!.freed]).toEqual([['tamalir', 'riverwatch'], 2]);
    expect([goldOf(table), table.value('experience points', 0), ruinOf(table).deeds[1]!.marks]).toEqual([3, 3, []]);
    expect(table.pile('removed from play')).toContain('scale-enough');
  });

  rule(['CT-WIN-01', 'CT-CUR-21'], 'a card that was taken from another Hero wins, too', () => {
    const table = scene({
      at: ['e4', 'e4'],
      step: 'adventure step',
      area: {
        0: ['feed-the-flock', 'the-shepherd-of-ash', 'nine-names', 'the-landlord-below', 'egg-in-the-granary'],
        1: ['cool-the-wells'],
      },
      hero: { 1: { wounds: 4 } },
      deeds: {
        0: {
          freed: 1,
          claimed: ['ashen-flock 2', 'ashen-flock 3', 'demon-horde 2', 'demon-horde 3', 'savage-brood 1'],
        },
      },
      freed: ['tamalir'],
      dice: [1, 1, 10, 10],
    });
    defeatTheOther(table);
    table.answer(0, 'take-adventure-card:{cool-the-wells}');
    expect(wonBy(table)).toMatchObject({ winners: [0], how: 'points' });
    expect(table.value('victory points', 0)).toBe(13);
  });

  rule('CT-WIN-02', 'two players 13, three 12, four 11, five 10', () => {
    const target = (seats: number): unknown =>
      played({ seats, packs: ['cataclysm'], rest: 'removed from play' }).value('victory point target');
    expect([2, 3, 4, 5].map(target)).toEqual([13, 12, 11, 10]);
  });

  rule('CT-WIN-03', 'with the last curse lifted, the most points of those who freed a town', () => {
    const table = atTheSource({
      at: ['riverwatch', 'h1'],
      freed: ['tamalir', 'greyhaven', 'forge', 'frostgate'],
      area: { 0: ['egg-in-the-granary'], 1: ['the-shepherd-of-ash', 'the-red-mayor', 'the-winter-lord'] },
      deeds: { 0: { freed: 1 }, 1: { freed: 3 } },
    });
    strike(table.answer(0, 'brave:3'));
    expect(wonBy(table)).toMatchObject({ winners: [1], how: 'comparison' });
  });
});
