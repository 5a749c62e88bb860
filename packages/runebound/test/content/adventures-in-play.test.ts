/** What single adventure cards do at the table. */

import { arrange } from '@questwright/harness';
import { labelOf } from '@questwright/kernel';
import { words } from '@questwright/messages';
import { describe, expect, test } from 'vitest';
import '@questwright/harness/vitest';
import { ENGLISH } from '../../src/messages/index.ts';
import { adventureStep, drawn } from '../adventures.ts';
import { attempt, combatRoll, exhaustion, mayOnly, put, say, wounds, type Battle } from '../battles.ts';
import { moving, spaceOf, woundsOf } from '../boards.ts';
import { visit } from '../rules/market/table.ts';
import { runebound } from '../small-board.ts';

const gold = (table: Battle, seat = 0): number => table.world.heroes[seat]!.gold;
const against = (card: string, more: Parameters<typeof attempt>[0] = {}): Battle => attempt({ deck: [card], ...more });
const target = (table: Battle, card: string, phase: string): number =>
  table.value('target number', table.thing(card), phase);

describe('in a fight', () => {
  test('the Walking Hedge strikes nobody, and whoever misses is scratched, also in defense', () => {
    const table = say(against('the-walking-hedge', { dice: [1, 1] }), 'fight', 'defend');
    expect(wounds(table, 'fighter')).toBe(1);
    expect(say(table.dice(9, 9), 'defend') && wounds(table, 'fighter')).toBe(1);
  });
  test('Thornholt Cutpurses take a coin for each failed roll, as long as there is one', () => {
    const table = against('thornholt-cutpurses', { set: { 'heroes.0.gold': 1 }, dice: [1, 1, 1, 1] });
    expect(gold(say(table, 'fight', 'defend'))).toBe(0);
    expect(gold(say(table, 'defend'))).toBe(0);
  });
  test('the Stone That Stood Up loses one wound of each blow', () => {
    const hit = (phase: number, ...before: string[]): number => {
      const table = against('the-stone-that-stood-up', {
        dice: [...Array.from({ length: 2 * phase }, () => 10), 9, 9],
      });
      return wounds(say(table, 'fight', ...before, 'attack:{fighter}'), 'the-stone-that-stood-up');
    };
    expect([hit(0), hit(1, 'defend')]).toEqual([1, 0]);
  });
  test('wounds soften the Scarecrow and anger the Bone-Picker', () => {
    const scarecrow = say(against('the-scarecrow-walks'), 'fight');
    const before = ['ranged', 'melee', 'magic'].map((phase) => target(scarecrow, 'the-scarecrow-walks', phase));
    put(scarecrow, 'wounds', 'the-scarecrow-walks', 2);
    const after = ['ranged', 'melee', 'magic'].map((phase) => target(scarecrow, 'the-scarecrow-walks', phase));
    expect(after).toEqual(before.map((one) => one - 2));
    const picker = put(say(against('bone-picker'), 'fight'), 'wounds', 'bone-picker', 3);
    expect(picker.value('melee damage', picker.thing('bone-picker'))).toBe(4);
  });
  test('the dead of Vorakesh tire the party once a round, and nobody slips away from him', () => {
    const table = against('vorakesh-at-the-last-milestone', { area: ['page'], dice: [1, 1, 1, 1] });
    expect(table.value('escape roll', 0)).toBe(0);
    say(table, 'fight', 'send:{page}', 'defend');
    expect([exhaustion(table, 'fighter'), exhaustion(table, 'page')]).toEqual([1, 1]);
  });
});

describe('before combat', () => {
  test('Two Men and a Sack run from a good bluff', () => {
    const table = against('two-men-and-a-sack', { dice: [6, 6] });
    expect([gold(table), table.pile('yellow deck').length > 0 || table.pile('green deck').length > 0]).toEqual([
      3,
      true,
    ]);
    expect(wounds(against('two-men-and-a-sack', { dice: [5, 6] }), 'fighter')).toBe(1);
  });
  test('fog spoils the aim of whoever has no torch', () => {
    const aim = (area: string[]): number => {
      const table = against('fogbound-wreckers', { area });
      return table.value('combat roll', table.thing('fighter'), 'ranged');
    };
    expect([aim([]), aim(['tallow-torch'])]).toEqual([1, 3]);
  });
  test('Wolves of Whitefell bite harder in hills and woods', () => {
    const bite = (space: string): number => {
      const table = against('wolves-of-whitefell', { set: { 'heroes.0.space': space } });
      return table.value('melee damage', table.thing('wolves-of-whitefell'));
    };
    expect([bite('d6'), bite('e2'), bite('i5')]).toEqual([4, 4, 2]);
  });
  test('Your Face in the Mere has your wounds', () => {
    expect(wounds(against('your-face-in-the-mere', { wounds: 2 }), 'your-face-in-the-mere')).toBe(2);
  });
  test('Saint Orrin’s Hound is owed a life, or the price of one', () => {
    const poor = against('saint-orrins-hound', { area: ['page'] });
    mayOnly(poor, 'choose:discard', 'choose:wounds');
    expect(say(poor, 'choose:discard').pile('area/0')).toEqual([]);
    expect(against('saint-orrins-hound', { set: { 'heroes.0.gold': 3 } })).toOffer(0, ['choose:gold', 'choose:wounds']);
  });
  test('the Midwife knows the Brood', () => {
    const midwife = (area: string[]): number =>
      wounds(against('the-bloodmothers-midwife', { area }), 'the-bloodmothers-midwife');
    expect([midwife(['brood-of-the-bloodmother']), midwife([])]).toEqual([2, 0]);
  });
  test('the Hollow King loses a wound for each of the party', () => {
    const king = (area: string[]): number =>
      wounds(against('the-hollow-king', { area, dice: [6, 6] }), 'the-hollow-king');
    expect([king([]), king(['page', 'squire'])]).toEqual([1, 3]);
  });
});

/** The first attack kills it. */
function defeat(card: string, more: Parameters<typeof attempt>[0] = {}): Battle {
  const table = say(against(card, more), 'fight');
  return say(put(table, 'wounds', card, table.value('life', table.thing(card)) - 1).dice(10, 10), 'attack:{fighter}');
}
describe('rewards', () => {
  test('the Pilgrim goes with you to the nearest town', () => {
    const table = defeat('pilgrim-in-the-ice', { dice: [10, 10], set: { 'heroes.0.space': 'i5' } });
    expect(table.world.heroes[0]!.space).toBe('riverwatch');
    expect(table.world.heroes[0]!.counters.yellow).toBe(1);
  });
  test('the Plague Cart rolls on to the others', () => {
    const table = defeat('the-plague-cart');
    expect([gold(table), exhaustion(table, 'fighter'), exhaustion(table, 'envoy')]).toEqual([7, 0, 1]);
  });
  test('what the Copyist wrote is worth five gold in Nerekhal, and nowhere else', () => {
    const area = ['the-copyist-of-vorakesh'];
    const use = 'use:{the-copyist-of-vorakesh}:his fair copy';
    expect(visit({ area }).whyNot(0, use)).not.toBeNull();
    const table = visit({ area, space: 'nerekhal', gold: 0 }).answer(0, use);
    expect([table.world.heroes[0]!.gold, table.pile('area/0')]).toEqual([5, []]);
  });
  test('the Hanged Man’s Dog finds tracks for whoever keeps it', () => {
    const table = visit({ area: ['hanged-mans-dog'] });
    expect([table.value('skill bonus', 0, 'tracking'), table.value('skill bonus', 1, 'tracking')]).toEqual([2, 0]);
  });
});

describe('Events', () => {
  const inPlay = (event: string, at: string) =>
    arrange(runebound, {
      seats: 2,
      options: { heroes: ['torvald-oakhand', 'old-hesper'] },
      set: { turn: 0, first: 0, 'heroes.0.space': at, 'heroes.1.space': 'tamalir', 'heroes.0.gold': 2 },
      piles: { event: [event], 'hero/0': ['torvald-oakhand'], 'hero/1': ['old-hesper'] },
      rest: 'market deck',
      dice: [1, 1, 1, 1],
      at: 'game/turn > turn/movement step',
      locals: { turn: { seat: 0 } },
    });
  test('Sergeant Pike takes a coin on roads, and none in towns or elsewhere', () => {
    const left = (at: string): number =>
      inPlay('sergeant-pike-doubles-the-toll', at).answer(0, 'stay').world.heroes[0]!.gold;
    expect([left('e6'), left('greyhaven'), left('i5')]).toEqual([1, 2, 2]);
  });
  test('the Mirkwend is dangerous to stop at', () => {
    const hurt = (at: string): number =>
      woundsOf(inPlay('the-mirkwend-rises', at).answer(0, 'stay'), 'torvald-oakhand');
    expect([hurt('f4'), hurt('f2'), hurt('i5'), hurt('vynelvale')]).toEqual([1, 1, 0, 0]);
  });
  test('the Sallow carries carts', () => {
    expect(inPlay('the-sallow-freezes', 'tamalir').value('symbols that enter', 'f4')).toEqual([
      'river',
      'road',
      'plains',
    ]);
    expect(moving({ at: ['tamalir'] }).value('symbols that enter', 'f4')).not.toContain('road');
  });
  test('a ten is a five while the hour is missing', () => {
    const read = (event: string): unknown[] =>
      [10, 9].map((face) => inPlay(event, 'tamalir').value('reading of a die', face));
    expect([read('the-hour-that-was-not-struck'), read('the-long-rains')]).toEqual([
      [5, 9],
      [10, 9],
    ]);
  });
  test('the Regent pays for every Challenge', () => {
    const paid = (event: string): number => gold(defeat('kingsmead-crows', { piles: { event: [event] } }));
    expect(paid('the-regents-bounty') - paid('the-long-rains')).toBe(1);
  });
  test('in Greyhaven each Hero who can rest chooses, and the others are paid', () => {
    const table = adventureStep({
      space: 'f6',
      piles: { 'green deck': ['greyhaven-is-arming', 'green-rat'], event: [] },
      set: { 'heroes.0.gold': 0, 'heroes.1.gold': 0 },
    });
    table.edit(({ world }) => (world.things.counters['exhaustion']![table.thing('hero/1')] = 2));
    table.answer(0, 'attempt').answer(1, 'choose:rest');
    expect(table.world.heroes.map((hero) => hero.gold)).toEqual([1, 0]);
    expect(table.world.things.counters['exhaustion']![table.thing('hero/1')]).toBe(0);
    expect(drawn(table)).toEqual(['greyhaven-is-arming', 'green-rat']);
  });
});

test('the courses of an Encounter say what they cost, test and bring; the log says which was taken', () => {
  const table = against('fennimore-bly-unpacks', { set: { 'heroes.0.gold': 4 }, dice: [9, 9] });
  const told = words(ENGLISH);
  const label = (name: string): string => told(labelOf(table.loaded, table.game, 0, `choose:${name}`));
  expect(['buy', 'haggle', 'supper'].map(label)).toEqual([
    'Buy unseen: pay 4 gold and gain the top card of the market deck.',
    'Haggle: test Mind, Appraise 15. Success: gain the top card of the market deck. Failure: take 2 exhaustion.',
    'Share his supper: gain 1 gold, heal 1 wound, and discard 1 exhaustion.',
  ]);
  say(table, 'choose:haggle');
  const { key, with: params } = table.events.find(({ tag }) => tag === 'course taken')!;
  expect(told({ key, with: { ...params, seat: 'Ilsa' } })).toBe('Ilsa decides: Haggle.');
});

describe('Encounters that stay', () => {
  test('a hand from the grave lets one defense be rolled again', () => {
    const table = say(against('target', { area: ['a-grave-left-open'], dice: [1, 1, 10, 10] }), 'fight', 'defend');
    expect(table).toOffer(0, ['use:{a-grave-left-open}:a hand from below:discard', 'pass']);
    say(table, 'use:{a-grave-left-open}:a hand from below:discard');
    expect([wounds(table, 'fighter'), table.pile('area/0')]).toEqual([0, []]);
  });
  test('who has dined with Lord Corvane attacks with half a heart, until Dawnsmoor', () => {
    const rolls = (...answers: string[]): unknown => {
      const table = against('target', { area: ['dinner-with-lord-corvane'], dice: [4, 4, 10, 10, 10, 10] });
      return combatRoll(say(table, 'fight', ...answers), 'ranged')?.['total'];
    };
    expect([rolls('attack:{fighter}'), rolls('defend')]).toEqual([10, 11]);
    const area = ['dinner-with-lord-corvane'];
    const use = 'use:{dinner-with-lord-corvane}:absolution';
    expect(visit({ area }).whyNot(0, use)).not.toBeNull();
    expect(visit({ area, space: 'dawnsmoor' }).answer(0, use).pile('area/0')).toEqual([]);
  });
  test('Margath’s Milk Tooth is a relic that adds to magic damage', () => {
    const table = visit({ area: ['margaths-milk-tooth', 'orrins-hauberk'] });
    expect(table.value('magic damage', table.thing('hero/0'))).toBe(3);
    expect(table.value('life', table.thing('hero/0'))).toBe(8);
    expect(spaceOf(table)).toBe('riverwatch');
  });
});
