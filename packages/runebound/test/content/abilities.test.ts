/** What single cards do, where their data alone does not tell. */

import { describe, expect, test } from 'vitest';
import '@questwright/harness/vitest';
import { arrange } from '@questwright/harness';
import type { Json } from '@questwright/kernel';
import { chanceOf, TWO_TEN_SIDED } from '@questwright/dice';
import { diceOf } from '../../src/odds/dice.ts';
import { attempt, FROM, isFaceUp, phase, say, wounds } from '../battles.ts';
import { exhaustionOf, moving, spaceOf } from '../boards.ts';
import { visit } from '../rules/market/table.ts';
import { runebound } from '../small-board.ts';

describe('in a fight', () => {
  test('Loaded Bones read ones as sevens, for their owner only', () => {
    const total = (area: readonly string[]): unknown =>
      say(attempt({ area, dice: [1, 1] }), 'fight', 'attack:{hero/0}').events.find(({ tag }) => tag === 'combat roll')!
        .with['dice'];
    expect([total(['loaded-bones']), total([])]).toEqual([14, 2]);
  });

  test('Loaded Bones are in the chances before their owner rolls, and in nobody else’s', () => {
    const table = phase('ranged', { area: ['loaded-bones'] });
    const dice = (who: string) => diceOf((name, ...about) => table.value(name, ...about) as Json, table.thing(who));
    const fair = chanceOf(12);
    // A one of either die is a seven: thirteen more of the hundred rolls come to twelve.
    expect(chanceOf(12, {}, dice('hero/0')) - fair).toBeCloseTo(0.13, 12);
    expect(dice('target')).toBe(TWO_TEN_SIDED);
  });

  test('what an Event gives to Challenges it does not give to a Challenge that was kept as an Ally', () => {
    const minds = (event: string[]): number[] => {
      const table = phase('ranged', { area: ['old-one-ear'], piles: { event } });
      return ['old-one-ear', 'target'].map((card) => table.value('mind', table.thing(card)) as number);
    };
    const [kept, fought] = minds([]);
    expect(minds(['lord-corvane-is-received'])).toEqual([kept, fought! + 1]);
  });

  test('Twin Foils attack in a second phase, and in no third', () => {
    const table = attempt({ area: ['twin-foils'], dice: [10, 10, 10, 10, 10, 10] });
    say(table, 'fight', 'attack:{hero/0}', 'attack:{hero/0}');
    const made = table.events.filter(({ tag }) => tag === 'combat roll').map((event) => event.with['for']);
    expect(made).toEqual(['attack', 'attack', 'defense']);
  });

  test('the Shepherd’s Sling hurts with doubles, even when the roll fails', () => {
    const struck = (...dice: number[]): number =>
      wounds(say(attempt({ area: ['shepherds-sling'], dice }), 'fight', 'attack:{hero/0}'), 'target');
    expect([struck(2, 2), struck(2, 3)]).toEqual([1, 0]);
  });

  test('the Cinder Rod burns the enemy, and whoever holds it', () => {
    const life = (area: readonly string[]): number => {
      const table = phase('magic', { area });
      return table.value('life', table.thing('hero/0')) as number;
    };
    const table = phase('magic', { area: ['cinder-rod'] });
    table.dice(10, 10).answer(0, 'attack:{hero/0}');
    expect([wounds(table, 'target'), life(['cinder-rod']) - life([])]).toEqual([3, -1]);
  });

  test('Sand from Two Glasses turns a card in the second round, and Two-Coin Jack is paid for doubles', () => {
    const TENS = Array.from({ length: 12 }, () => 10);
    const table = attempt({ area: ['sand-from-two-glasses', 'lightning-mace'], dice: TENS });
    say(table, 'fight', 'defend', 'attack:{hero/0}', 'use:{lightning-mace}:thunderclap:activate');
    expect(isFaceUp(table, 'lightning-mace')).toBe(false);
    say(table, 'fight', 'defend');
    expect(isFaceUp(table, 'lightning-mace')).toBe(true);
    const gold = (...dice: number[]): number =>
      say(attempt({ area: ['two-coin-jack'], dice, set: { 'heroes.0.gold': 0 } }), 'fight', 'attack:{hero/0}').world
        .heroes[0]!.gold;
    expect([gold(3, 3), gold(3, 4)]).toEqual([1, 0]);
  });

  test('the Glass Mere Shield gives a wound back', () => {
    const table = attempt({ area: ['mirror-shield'], dice: [1, 1] });
    say(table, 'fight', 'defend', 'use:{mirror-shield}:give it back:activate');
    expect([wounds(table, 'fighter'), wounds(table, 'target')]).toEqual([0, 1]);
  });

  test('Brom’s Tinderbox helps before combat and not in it', () => {
    const table = attempt({ area: ['brom-cinderhands-tinderbox', 'dwarven-fire-bomb'], dice: [2, 2] });
    table.answer(0, 'use:{dwarven-fire-bomb}:throw:discard');
    expect(wounds(table, 'target')).toBe(2);
    expect(table.value('combat roll', table.thing('hero/0'), 'ranged')).toBe(8 - 5);
  });

  test('a Boar Spear is better beside a shield, Saint Orrin’s Hauberk beside a relic', () => {
    const value = (name: string, area: readonly string[], ...also: string[]): number => {
      const table = visit({ area });
      return table.value(name, table.thing('hero/0'), ...also);
    };
    const alone = value('combat roll', [], 'melee');
    expect(
      value('combat roll', ['boar-spear', 'pavise'], 'melee') - value('combat roll', ['boar-spear'], 'melee'),
    ).toBe(2);
    expect(value('combat roll', ['pavise'], 'melee')).toBe(alone);
    const life = value('life', []);
    expect(value('life', ['orrins-hauberk']) - life).toBe(1);
    expect(value('life', ['orrins-hauberk', 'knotted-prayer']) - life).toBe(2);
  });

  test('the Sexton’s Spade pays for a Challenge, the Deserter takes his share', () => {
    const gold = (...area: string[]): number => {
      const table = attempt({ area, deck: ['brittle'], dice: [10, 10], set: { 'heroes.0.gold': 3 } });
      return say(table, 'fight', 'attack:{hero/0}').world.heroes[0]!.gold;
    };
    expect([gold('sextons-spade') - gold(), gold('rusks-deserter') - gold()]).toEqual([1, -1]);
  });

  test('a Knotted Prayer takes a Hero out of the fight on his feet', () => {
    const table = attempt({ area: ['knotted-prayer'], wounds: 3, dice: [1, 1] });
    say(table, 'fight', 'defend', 'use:{knotted-prayer}:untie a knot:discard');
    expect([wounds(table, 'fighter'), table.event('knocked out')]).toEqual([2, null]);
    expect([spaceOf(table), table.world.turn, table.pile('area/0')]).toEqual([FROM, 1, []]);
  });
});

describe('on the road and in towns', () => {
  test('a Black Candle burns until its owner’s next turn', () => {
    const table = moving({ map: 'TA  p', at: ['a2', 'tamalir'], area: ['black-candle'] });
    const body = (): number => table.value('combat roll', table.thing('hero/1'), 'magic');
    const before = body();
    table.answer(0, 'use:{black-candle}:light it:discard');
    expect([body(), exhaustionOf(table, 'the-lady-in-ash')]).toEqual([before - 2, 1]);
    table.answer(0, 'stay');
    expect([table.world.turn, body()]).toEqual([1, before - 2]);
    table.answer(1, 'stay').answer(1, 'pass');
    expect([table.world.turn, body()]).toEqual([0, before]);
  });

  test('Winter the Mule walks home with the baggage', () => {
    const knockedOut = (...area: string[]): readonly string[] =>
      arrange(runebound, {
        seats: 1,
        options: { heroes: ['varikas-the-dead'] },
        set: { 'heroes.0.space': 'tamalir' },
        piles: { 'area/0': area, 'hero/0': [{ card: 'varikas-the-dead', counters: { wounds: 6 } }] },
        play: { proc: 'knockout', with: { seat: 0 } },
      }).pile('area/0');
    expect(knockedOut('white-blade', 'winter-a-mule')).toEqual(['white-blade', 'winter-a-mule']);
    expect(knockedOut('white-blade')).toEqual([]);
  });

  test('healing is free for the Widow’s friends, in Vynelvale', () => {
    const price = (space: string): number => visit({ space, area: ['tansys-steward'] }).value('price of healing', 0);
    expect([price('vynelvale'), price('riverwatch')]).toEqual([0, 1]);
  });

  test('Sand from Two Glasses: a second activation, and no third', () => {
    const cards = ['lightning-mace', 'dragontooth-hammer', 'thirsting-sabre', 'armourers-oil', 'porter'];
    const table = phase('melee', { area: ['sand-from-two-glasses', ...cards] }).answer(0, 'attack:{hero/0}');
    say(table, 'use:{lightning-mace}:thunderclap:activate', 'use:{dragontooth-hammer}:great-swing:activate');
    expect(table).toRefuse(0, 'use:{thirsting-sabre}:let it drink:activate', 'RB-ACT-09');
  });

  test('the Widow Tansy’s Dice win three or lose two', () => {
    const gold = (...dice: number[]): number =>
      visit({ gold: 5, area: ['tansys-dice'], dice }).answer(0, 'use:{tansys-dice}:a friendly game:activate').world
        .heroes[0]!.gold;
    expect([gold(10, 10), gold(1, 1)]).toEqual([8, 3]);
  });

  test('the Ledger takes from everybody else', () => {
    const table = visit({ gold: 1, area: ['ledger-of-small-debts'], set: { 'heroes.1.gold': 3 } });
    table.answer(0, 'use:{ledger-of-small-debts}:collect:discard');
    expect(table.world.heroes.map(({ gold }) => gold)).toEqual([5, 1]);
  });

  test('Odda casts off where there is a river, and only there', () => {
    const at = (space: string) =>
      moving({ map: 'TA  p   ~   ~', at: [space], area: ['odda-the-bargewoman'] }).answer(0, 'stay');
    expect(spaceOf(at('a3').answer(0, 'use:{odda-the-bargewoman}:cast off:exhaustion'))).toBe('a4');
    expect(at('a2').where()).not.toContain('after moving');
  });
});
