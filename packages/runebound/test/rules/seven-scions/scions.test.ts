import { data, rule } from '@questwright/harness/vitest';
import { describe, expect } from 'vitest';
import type { Adventures } from '../../adventures.ts';
import { attack, counters, fight, lies, say, storm, stormOf, tags, type Weather } from './storm.ts';

const RED = 'b2';
/** Seat 1 stands on a red jewel and is about to begin its Adventure step. */
const onRed = (weather: Weather = {}): Adventures =>
  storm({
    step: 'adventure step',
    counter: 0,
    ...weather,
    at: ['tamalir', RED, 'tamalir'],
    set: { 'heroes.1.cameFrom': 'b3', ...weather.set },
  });
const asleep = (...without: string[]): Record<string, string[]> => ({
  'sleeping scions': [
    'the-archer',
    'the-trickster',
    'the-mason',
    'the-mourner',
    'the-foundling',
    'the-oathkeeper',
  ].filter((one) => !without.includes(one)),
});
const awake = (seat: number, scion: string, ...more: string[]): Pick<Weather, 'area' | 'piles'> => ({
  area: { [seat]: [scion, ...more] },
  piles: asleep(scion),
});
const ruleOf = (table: Adventures, seat: number, id: string): string => table.whyNot(seat, id)!.rule;

describe('asleep', () => {
  data('SS-SCI-01', 'a Scion sleeps or is awake', () => {
    const table = storm({ ...awake(1, 'the-archer'), counter: 0 });
    expect([0, 1, 2].map((seat) => table.value('awakened scion', seat))).toEqual([
      null,
      table.thing('the-archer'),
      null,
    ]);
    expect(table.pile('sleeping scions')).toHaveLength(5);
  });

  rule('SS-SCI-02', 'its counter is given up in any Storm step for what it gives, and goes back', () => {
    const held = { 'storm.held': [-1, -1, -1, 1, -1, -1] };
    const before = storm({ counter: 3, hero: { 0: { wounds: 3 } }, set: held });
    // The step is seat 1's; seat 0 holds the counter.
    expect(before.asked()).toEqual([0]);
    expect(before).toOffer(0, ['call-on:4', 'pass']);
    before.answer(0, 'call-on:4');
    expect(counters(before, 'wounds', 'hero-one')).toBe(1);
    expect(stormOf(before).held).toEqual([-1, -1, -1, -1, -1, -1]);
    expect(stormOf(before).counter).toBe(4);

    const elsewhere = onRed({ hero: { 1: { wounds: 3 } }, set: { 'storm.held': [-1, -1, -1, 2, -1, -1] } });
    expect(ruleOf(elsewhere, 1, 'call-on:4')).toBe('SS-SCI-02');

    // Beside a question to somebody else, in the middle of a fight.
    const amid = storm({ set: { 'storm.held': [1, -1, -1, -1, -1, -1] } });
    expect(amid.asked()).toEqual([1]);
    amid.answer(0, 'call-on:1');
    expect(counters(amid, 'wounds', 'hounds')).toBe(2);
    expect(amid.asked()).toEqual([1]);
  });

  rule('SS-SCI-12', 'an awakened Scion has no counter', () => {
    const table = storm({ ...awake(1, 'the-archer'), counter: 0 });
    expect(table.value('scion counters to choose from')).toEqual([2, 3, 4, 5, 6]);
  });
});

describe('awakening', () => {
  rule('SS-SCI-03', 'on a red jewel with its counter, in the Adventure step', () => {
    const table = onRed();
    expect(table.offers(1)).toContain('awaken:5');
    expect(table.asked()).toEqual([1]);
    const elsewhere = storm({ step: 'adventure step', counter: 0, at: ['tamalir', 'd6', 'tamalir'] });
    expect(ruleOf(elsewhere, 1, 'awaken:5')).toBe('SS-SCI-03');
  });

  rule('SS-SCI-15', 'where the red counter is gone nobody can be awakened', () => {
    const table = storm({
      step: 'adventure step',
      counter: 0,
      at: [RED, RED, 'tamalir'],
      set: { adventures: ['b6'], 'heroes.1.cameFrom': 'b3' },
    });
    expect(ruleOf(table, 1, 'awaken:5')).toBe('SS-SCI-03');
    expect(table.offers(1)).not.toContain('awaken:5');
  });

  rule('SS-SCI-04', 'any that sleeps, also one whose counter another player holds: that goes back', () => {
    const table = onRed({
      area: { 0: ['the-trickster'] },
      piles: asleep('the-trickster'),
      set: { 'storm.held': [-1, -1, -1, -1, 1, -1] },
    });
    expect(ruleOf(table, 1, 'awaken:2')).toBe('SS-SCI-04');
    expect(table.offers(1)).toEqual(expect.arrayContaining(['awaken:1', 'awaken:3', 'awaken:5', 'awaken:6']));
    table.answer(1, 'awaken:5');
    expect(stormOf(table).held).toEqual([-1, -1, -1, -1, -1, -1]);
    expect(tags(table, 'scion counter returned')).toBe(1);
  });

  rule('SS-SCI-05', 'what it takes is on the card: a condition, a test, a combat; else it sleeps on', () => {
    // The Mourner wants a wounded Hero, and Spirit 15.
    expect(ruleOf(onRed(), 1, 'awaken:4')).toBe('SS-SCI-05');
    const failed = onRed({ hero: { 1: { wounds: 1 } }, dice: [1, 1] }).answer(1, 'awaken:4');
    expect(failed.pile('sleeping scions')).toContain('the-mourner');
    expect(failed.world.adventures).toContain(RED);

    // The Archer fights: who flees leaves her asleep and unhurt, and the turn is over but for the storm.
    const fled = onRed({ dice: [10, 10] }).answer(1, 'awaken:1');
    expect(fled.where()).toContain('escape phase');
    say(fled, [1, 'escape']);
    expect(lies(fled, 'the-archer')).toBe('sleeping scions');
    expect(fled.world.adventures).toContain(RED);
    expect([stormOf(fled).counter, fled.world.turn]).toEqual([1, 2]);

    // Beaten, she wakes, and the storm comes no nearer for it.
    const beaten = onRed({ dice: [10, 10, 10, 10, 10, 10] }).answer(1, 'awaken:1');
    beaten.edit(({ world }) => void (world.things.counters['wounds']![beaten.thing('the-archer')] = 2));
    say(beaten, [1, 'fight'], [1, attack(1)]);
    expect(lies(beaten, 'the-archer')).toBe('area/1');
    expect(counters(beaten, 'wounds', 'the-archer')).toBe(0);
    expect(stormOf(beaten).counter).toBe(1);
  });

  rule('SS-SCI-05', 'a knockout in that combat has its usual price, and the Scion sleeps on without wounds', () => {
    const table = onRed({ hero: { 1: { wounds: 4 } }, dice: [1, 1] }).answer(1, 'awaken:1');
    table.edit(({ world }) => void (world.things.counters['wounds']![table.thing('the-archer')] = 1));
    say(table, [1, 'escape']);
    expect(tags(table, 'knocked out')).toBe(1);
    expect(table.world.heroes[1]!.gold).toBe(0);
    expect(lies(table, 'the-archer')).toBe('sleeping scions');
    expect(counters(table, 'wounds', 'the-archer')).toBe(0);
  });

  rule('SS-SCI-06', 'the red counter is discarded to the pile, and gives no experience', () => {
    const table = onRed();
    const before = table.world.pile.red;
    table.answer(1, 'awaken:5');
    expect(table.world.adventures).not.toContain(RED);
    expect(table.world.pile.red).toBe(before + 1);
    expect(table.world.heroes[1]!.counters.red).toBe(0);
  });

  rule('SS-SCI-07', 'the card leaves its space and lies in front of the player', () => {
    const table = onRed().answer(1, 'awaken:5');
    expect(lies(table, 'the-foundling')).toBe('area/1');
    expect(table.pile('sleeping scions')).not.toContain('the-foundling');
  });

  rule('SS-SCI-13', 'one for each Hero: who awakens a second discards the first', () => {
    const table = onRed({ ...awake(1, 'the-archer'), hero: { 1: { wounds: 1 } }, dice: [10, 10] }).answer(
      1,
      'awaken:4',
    );
    expect(lies(table, 'the-mourner')).toBe('area/1');
    expect(lies(table, 'the-archer')).toBe('sleeping scions');
    expect(table.value('limit', 'scion', 1)).toEqual({ most: 1, rule: 'SS-SCI-13' });
  });
});

describe('awake', () => {
  const inAStorm = (weather: Weather = {}): Adventures =>
    fight(say(storm({ ...awake(1, 'the-archer'), ...weather }), [1, 'pass']), 1, 2, 0);

  rule('SS-SCI-08', 'it attacks like an Ally, with its own numbers', () => {
    const table = inAStorm({ dice: [2, 2], wounds: 1 });
    expect(table.value('counts as', table.thing('the-archer'))).toBe('ally');
    expect(table).toOffer(1, [attack(1), 'send:{the-archer}', 'defend', 'discard:{the-archer}']);
    say(table, [1, 'send:{the-archer}']);
    expect(table.event('combat roll')).toMatchObject({ total: 10, success: 'true' });
    expect(table.event('defeated')).toMatchObject({ seat: 1 });
  });

  rule('SS-SCI-09', 'it does not count as one of two Allies', () => {
    const table = onRed({ area: { 1: ['camp-boy', 'camp-girl'] }, hero: { 1: { wounds: 1 } }, dice: [10, 10] }).answer(
      1,
      'awaken:4',
    );
    expect(table.pile('area/1')).toEqual(['camp-boy', 'camp-girl', 'the-mourner']);
    expect(table.value('limited kind', table.thing('the-mourner'))).toBe('scion');
  });

  rule('SS-SCI-10', 'it helps in Storm steps and against Stormlords, and nowhere else', () => {
    const table = storm({
      ...awake(1, 'the-archer'),
      step: 'adventure step',
      counter: 0,
      at: ['tamalir', 'd6', 'tamalir'],
      piles: { ...asleep('the-archer'), 'yellow deck': ['yellow-giant'] },
    }).answer(1, 'attempt');
    say(table, [1, 'fight']);
    expect(table.offers(1)).not.toContain('send:{the-archer}');
    expect(ruleOf(table, 1, 'send:{the-archer}')).toBe('SS-SCI-10');
    expect(table.value('attacks of an ally per round', table.thing('the-archer'))).toBe(0);

    const foundling = storm({ ...awake(1, 'the-foundling'), counter: 0, step: 'market step' });
    expect(foundling.value('combat roll', foundling.thing('hero-two'), 'ranged attack')).toBe(2);
    const stormy = fight(storm({ ...awake(1, 'the-foundling') }), 1);
    expect(stormy.value('combat roll', stormy.thing('hero-two'), 'ranged attack')).toBe(3);
  });

  rule('SS-SCI-11', 'a knockout costs it only when the Hero has nothing else', () => {
    const fallen = (...more: string[]): Adventures =>
      say(storm({ ...awake(1, 'the-oathkeeper', ...more), hero: { 1: { wounds: 4 } }, dice: [1, 1] }), [1, 'escape']);
    const rich = fallen('trial-boots');
    expect(rich.pile('area/1')).toEqual(['the-oathkeeper']);
    const poor = fallen();
    expect(poor.pile('area/1')).toEqual([]);
    expect(lies(poor, 'the-oathkeeper')).toBe('sleeping scions');
  });

  rule('SS-SCI-14', 'killed, it sleeps again on its space, its counter on it', () => {
    const table = inAStorm({ dice: [1, 1], card: 'cold-hounds' });
    table.edit(({ world }) => void (world.things.counters['wounds']![table.thing('the-archer')] = 2));
    say(table, [1, 'send:{the-archer}']);
    expect(tags(table, 'ally killed')).toBe(1);
    expect(lies(table, 'the-archer')).toBe('sleeping scions');
    expect(counters(table, 'wounds', 'the-archer')).toBe(0);
    expect(table.value('scion counters to choose from')).toContain(1);
  });
});
