/** The greedy bot: single decisions, and whole games. */

import { answerBy, playGame, randomBot, type Bot } from '@questwright/bots';
import { arrange, type TestTable } from '@questwright/harness';
import { canonical, load, publicContent, type Game, type Seat, type ThingView } from '@questwright/kernel';
import { describe, expect, test } from 'vitest';
import { greedyBot } from '../../src/bot/index.ts';
import { Outlook } from '../../src/bot/outlook.ts';
import { hasOtherUse, holdingOf } from '../../src/bot/party.ts';
import type { Cards } from '../../src/bot/sight.ts';
import { ALLIES } from '../../src/content/allies.ts';
import { ITEMS } from '../../src/content/items.ts';
import { COLORS, type RuneboundWorld } from '../../src/index.ts';
import { attempt } from '../battles.ts';
import { moving } from '../boards.ts';
import { meeting } from '../rules/interaction/meeting.ts';
import { visit } from '../rules/market/table.ts';
import { runebound } from '../small-board.ts';
import { planOf } from '../odds/plan.ts';

const chosen = ({ loaded, game }: TestTable<RuneboundWorld>, seat: Seat = 0): readonly string[] =>
  answerBy(loaded, game, greedyBot(publicContent(loaded)), seat);

describe('in town', () => {
  const hero = (wounds: number) => [{ card: 'varikas-the-dead', counters: { wounds, exhaustion: 0 } }];

  test('a hurt Hero with gold is healed before the next fight', () => {
    const table = visit({ gold: 3, hero: hero(4), stack: [], top: 'eelskin-gloves' });
    expect(chosen(table)).toEqual([table.resolve('heal:{varikas-the-dead}:wound')]);
  });
  test('a Hero who is well spends gold on what helps elsewhere, if there is nothing better', () => {
    const table = visit({ gold: 3, hero: hero(0), stack: [], top: 'eelskin-gloves' });
    expect(chosen(table)).toEqual([table.resolve('buy:{eelskin-gloves}')]);
    const again = visit({ gold: 1, hero: hero(0), stack: [], top: 'cinder-rod', area: ['eelskin-gloves'] });
    expect(chosen(again)).toEqual(['pass']);
  });
  test('a blade that raises the odds is bought', () => {
    const table = visit({ gold: 8, hero: hero(0), stack: ['white-blade'], top: 'eelskin-gloves' });
    expect(chosen(table)).toEqual([table.resolve('buy:{white-blade}')]);
  });
  test('an Ally who wants a share of every victory costs more than its price', () => {
    const outlook = new Outlook({ ...ALLIES, ...ITEMS } as unknown as Cards);
    const expense = (id: string): number =>
      outlook.expense(holdingOf(outlook.cards, { thing: 0, card: id, counters: {} } as unknown as ThingView)!);
    const { cost } = ALLIES['rusks-deserter'];
    expect(expense('rusks-deserter')).toBe(cost + outlook.weights.lasting);
    expect(expense('oxhorn-the-breaker')).toBe(ALLIES['oxhorn-the-breaker'].cost);
    expect(expense('sextons-spade')).toBe(ITEMS['sextons-spade'].cost);
  });
  test('what a card only takes is no use of it', () => {
    expect(hasOtherUse(ALLIES['rusks-deserter'])).toBe(false);
    expect(hasOtherUse(ITEMS['cinder-rod'])).toBe(false);
    expect(hasOtherUse(ITEMS['sextons-spade'])).toBe(true);
  });
  test('a hurt Hero out on the road goes to town', () => {
    const table = arrange(runebound, {
      seats: 2,
      options: { heroes: ['varikas-the-dead'] },
      set: { turn: 0, 'heroes.0.space': 'd5', 'heroes.0.gold': 5 },
      piles: { 'hero/0': hero(4) },
      at: 'game/turn > turn/movement step',
      locals: { turn: { seat: 0 } },
      dice: [1, 1, 1, 1],
    });
    const [how] = chosen(table);
    expect(how).toBe('roll:4');
    const [where] = chosen(table.answer(0, how!));
    expect(where).toMatch(/^move:(tamalir|greyhaven|forge|riverwatch|dawnsmoor|vynelvale|nerekhal|frostgate)$/);
  });
});

describe('on the way', () => {
  const PLAINS = 1;
  const toTown = (face: number) =>
    moving({ map: 'p   p   p   p   TA', at: ['a1'], heroes: ['pip-underbough'], dice: Array(5).fill(face) });
  const skiff = (map: string, wounds: number) => {
    const table = moving({ map, at: ['a1'], heroes: ['yselle-of-the-reeds'], counters: { wounds } });
    table.world.heroes[0]!.gold = 5;
    return table.answer(0, 'stay');
  };
  test('movement dice that lead nowhere are rolled again, good ones are kept', () => {
    const rolled = (face: number): readonly string[] => {
      const table = toTown(face);
      table.world.heroes[0]!.gold = 9;
      const thing = table.thing('pip-underbough');
      table.game.world.things.counters['wounds']![thing] = 3;
      return chosen(table.answer(0, 'roll:4'));
    };
    expect(rolled(6)[0]).toMatch(/^use:/);
    expect(rolled(PLAINS)).toEqual(['pass']);
  });
  test('a step more is taken where it leads nearer to a town that is needed, and nowhere else', () => {
    expect(chosen(skiff('~   ~   TA', 4))[0]).toMatch(/^use:/);
    expect(chosen(skiff('~   ~   TA', 0))).toEqual(['pass']);
  });
});

describe('in combat', () => {
  const FIGHTER = { bonus: [3, 4, 4], damage: [2, 1, 1], life: 4 };
  const TOUGH = { target: [12, 11, 14], damage: [1, 1, 2], life: 3 };

  test('the Hero attacks in the phase with the best odds, and defends in the others', () => {
    // A ranged hit does more harm, but a melee attack hits more often, and one attack in a round must do.
    expect(planOf({ party: [FIGHTER], enemy: TOUGH })).toEqual([-1, 0, -1]);
    const table = attempt({ deck: ['tough'], dice: [10, 10] });
    while (!table.where().includes('ranged phase')) table.answer(0, ...chosen(table));
    expect(chosen(table)).toEqual(['defend']);
    table.answer(0, 'defend');
    expect(table.where()).toContain('melee phase');
    expect(chosen(table)).toEqual([table.resolve('attack:{fighter}')]);
  });
  test('a Hero whose strength is melee waits for melee', () => {
    const table = attempt({ hero: 'torvald-oakhand', deck: ['tough'] });
    while (!table.where().includes('ranged phase')) table.answer(0, ...chosen(table));
    expect(chosen(table)).toEqual(['defend']);
  });
  test('a fight that goes on and on is left', () => {
    const table = attempt({ hero: 'torvald-oakhand', deck: ['brittle'] });
    while (!table.where().includes('escape phase')) table.answer(0, ...chosen(table));
    expect(chosen(table)).toEqual(['fight']);
    table.game.stack.find(({ proc }) => proc === 'combat')!.locals['round'] = 16;
    expect(chosen(table)).toEqual(['escape']);
  });
  test('a fight that cannot be won is fled from', () => {
    const table = attempt({ deck: ['deadly'] });
    while (!table.where().includes('escape phase')) table.answer(0, ...chosen(table));
    expect(chosen(table)).toEqual(['escape']);
  });
});

describe('other Heroes', () => {
  const RUNE = [[], ['rune-of-dawn']];
  // Somewhere else there is still an adventure.
  const counters = ['thicket'];

  test('a weak Hero with something worth taking is attacked', () => {
    expect(chosen(meeting({ counters, areas: RUNE, wounds: [0, 3] }))).toEqual(['attack:1']);
    expect(chosen(meeting({ counters, areas: [[], []], wounds: [0, 3] }))).toEqual(['no-interaction']);
  });
  test('a Hero who would probably win is not', () => {
    expect(chosen(meeting({ counters, areas: RUNE, wounds: [4, 0] }))).toEqual(['no-interaction']);
  });
  test('when nothing is left on the board, Dragon Runes are fought for at any odds', () => {
    expect(chosen(meeting({ areas: RUNE, wounds: [3, 0] }))).toEqual(['attack:1']);
    const away = meeting({ areas: [[], [], ['rune-of-dawn']], spaces: ['meadow', 'meadow', 'capital'] });
    away.answer(0, 'no-interaction');
    while (!away.where().endsWith('movement step/how to move')) {
      const [seat] = away.asked();
      away.answer(seat!, ...chosen(away, seat));
    }
    const [seat] = away.asked();
    expect(chosen(away, seat)[0]).toMatch(/^roll:/);
  });
  test('in the fight it chooses by what the other has rolled', () => {
    const inMelee = (...roll: [number, number]): TestTable<RuneboundWorld> => {
      const table = meeting({ counters, areas: RUNE, wounds: [0, 2] });
      // Before combat each attacks and misses; her roll in ranged combat, his defense; her roll in melee.
      table.dice(1, 1, 1, 1, 10, 10, 1, 1, 1, 1, 10, 10, ...roll).answer(0, 'attack:1');
      while (!table.where().includes('ranged phase')) {
        const [seat] = table.asked();
        table.answer(seat!, ...chosen(table, seat));
      }
      return table.answer(0, 'defend');
    };
    // One melee hit is enough.
    expect(chosen(inMelee(1, 1))).toEqual([inMelee(1, 1).resolve('attack:{alwin}')]);
    // Nearly nothing reaches this: the attack of the round is kept for magic.
    expect(chosen(inMelee(10, 10))).toEqual(['defend']);
  });

  test('what helps more than it costs the other is bought, and both agree', () => {
    const table = arrange(runebound, {
      seats: 2,
      options: { heroes: ['varikas-the-dead', 'torvald-oakhand'] },
      piles: { 'area/0': [], 'area/1': ['oxhorn-the-breaker'] },
      set: {
        turn: 0,
        'heroes.0.space': 'tamalir',
        'heroes.1.space': 'tamalir',
        'heroes.0.gold': 20,
        // For Torvald no fight is hard any more.
        'heroes.1.experience.mind': 9,
        'heroes.1.experience.body': 9,
        'heroes.1.experience.spirit': 9,
      },
      at: 'game/turn > turn/adventure step > adventure step/what to do here',
      locals: { turn: { seat: 0 }, 'adventure step': { seat: 0 } },
    });
    const before = table.world.heroes[1]!.gold;
    expect(chosen(table)).toEqual(['negotiate:1']);
    const terms = chosen(table.answer(0, 'negotiate:1'));
    expect(terms[0]).toBe('propose');
    expect(terms).toContain(table.resolve('card:{oxhorn-the-breaker}'));
    expect(chosen(table.answer(0, ...terms), 1)).toEqual(['accept']);
    expect(table.answer(1, 'accept').pile('area/0')).toEqual(['oxhorn-the-breaker']);
    const [paid, got] = [20 - table.world.heroes[0]!.gold, table.world.heroes[1]!.gold - before];
    expect(paid).toBeGreaterThan(4);
    expect(got).toBe(paid);
  });
  test('bad terms are left', () => {
    const offered = (...terms: string[]): readonly string[] => {
      const table = meeting({ counters, gold: [9, 0], areas: [[], ['lute', 'squire', 'rune-of-dawn']] });
      return chosen(table.answer(0, 'negotiate:1').answer(0, 'propose', ...terms), 1);
    };
    expect(offered('gold:0:1', 'gold:0:2', 'card:{lute}')).toEqual(['accept']);
    expect(offered('gold:0:1', 'card:{squire}')).toEqual(['leave']);
    expect(offered('card:{lute}')).toEqual(['leave']);
  });
});

describe('whole games', () => {
  const loaded = load(runebound);
  const greedy: Bot = greedyBot(publicContent(loaded));
  const rounds =
    (most: number) =>
    ({ world }: Game<RuneboundWorld>): boolean =>
      world.round > most;

  test('the same seed gives the same game', () => {
    const game = (): string =>
      canonical(playGame(loaded, [greedyBot(publicContent(loaded)), greedy], { seed: 'same', until: rounds(15) }).game);
    expect(game()).toBe(game());
  });

  test('five games without an illegal answer', { timeout: 120_000 }, () => {
    for (let n = 0; n < 5; n++) {
      const bots = Array.from({ length: 2 + (n % 3) }, () => greedy);
      expect(playGame(loaded, bots, { seed: `legal ${n}`, until: rounds(60) }).decisions).toBeGreaterThan(100);
    }
  });

  /** Who won; else more Dragon Runes, then more experience. */
  function leader({ over, result, world }: Game<RuneboundWorld>): Seat {
    if (over) return (result as { winner: Seat }).winner;
    const { things } = world;
    const score = world.heroes.map(({ counters, points, spent }, seat) => {
      const runes = things.piles[`area/${seat}`]!.filter((thing) => {
        const { content } = loaded.content.get(things.cards[things.card[thing]!]!)!;
        return content['dragonRune'] === true;
      }).length;
      return runes * 100 + spent + points + COLORS.reduce((sum, color, at) => sum + (at + 1) * counters[color], 0);
    });
    return score.indexOf(Math.max(...score));
  }

  test('the greedy bot beats the random bot', { timeout: 120_000 }, () => {
    let wins = 0;
    for (let n = 0; n < 5; n++) {
      const seat = n % 2;
      const bots = [randomBot(`rival ${n}`), randomBot(`rival ${n}`)];
      const { game } = playGame(loaded, bots.with(seat, greedy as (typeof bots)[0]), {
        seed: `cup ${n}`,
        until: rounds(120),
      });
      if (leader(game) === seat) wins++;
    }
    expect(wins).toBeGreaterThanOrEqual(4);
  });
});
