import { rule } from '@questwright/harness/vitest';
import { describe, expect } from 'vitest';
import { bottom, drawn, escape, type Adventures } from '../../adventures.ts';
import { lies, part, say, storm, stormOf, tags, type Weather } from './storm.ts';

const GREEN = 'f6';
const YELLOW = 'd6';
const RED = 'b2';
/** Seat 1 is about to begin its Adventure step; nothing calls the storm. */
const adventure = (space: string, weather: Weather = {}): Adventures =>
  storm({
    step: 'adventure step',
    counter: 0,
    ...weather,
    at: ['tamalir', space, 'tamalir'],
    set: { 'heroes.1.cameFrom': 'e6', ...weather.set },
  });
const refusal = (table: Adventures, seat: number, id: string): string => table.whyNot(seat, id)!.rule;

describe('the Adventure step', () => {
  rule('SS-ENC-01', 'an Encounter does nothing: it is discarded, and the next card is drawn', () => {
    const table = adventure(YELLOW, { piles: { 'yellow deck': ['yellow-stranger', 'yellow-rat'] } }).answer(
      1,
      'attempt',
    );
    expect(drawn(table)).toEqual(['yellow-stranger', 'yellow-rat']);
    expect(table.world.heroes[1]!.gold).toBe(3);
    expect(lies(table, 'yellow-stranger')).toBe('removed from play');
    expect(table.where()).toContain('escape phase');
  });

  rule('SS-EVT-01', 'an Event replenishes the jewels', () => {
    const table = adventure(GREEN, {
      piles: { 'green deck': ['green-event-1', 'green-rat'] },
      set: { adventures: [GREEN], 'pile.yellow': 5, 'pile.red': 3 },
    }).answer(1, 'attempt');
    expect(tags(table, 'replenished')).toBe(2);
    expect(table.world.adventures).toContain('d6');
    expect(table.world.adventures).toContain('b2');
  });

  rule('SS-EVT-02', 'all scion counters go back to their Scions', () => {
    const table = adventure(GREEN, {
      piles: { 'green deck': ['green-event-1', 'green-rat'] },
      set: { 'storm.held': [-1, -1, 1, -1, 3, -1] },
    }).answer(1, 'attempt');
    expect(stormOf(table).held).toEqual([-1, -1, -1, -1, -1, -1]);
    expect(tags(table, 'scion counter returned')).toBe(2);
    expect(table.value('scion counters to choose from')).toEqual([1, 2, 3, 4, 5, 6]);
  });

  rule('SS-EVT-03', 'each may take one, clockwise from whoever drew the Event', () => {
    const table = adventure(GREEN, { piles: { 'green deck': ['green-event-1', 'green-rat'] } }).answer(1, 'attempt');
    expect(table).toOffer(1, [...[1, 2, 3, 4, 5, 6].map((number) => `take-counter:${number}`), 'no-counter']);
    say(table, [1, 'take-counter:3'], [2, 'no-counter']);
    expect(table).toRefuse(0, 'take-counter:3', 'SS-EVT-03');
    say(table, [0, 'take-counter:5']);
    expect(stormOf(table).held).toEqual([-1, -1, 2, -1, 1, -1]);
    expect(table.value('scion counter held', 2)).toBe(0);
  });

  rule('SS-EVT-03', 'the last counter is still offered; where no Scion sleeps nobody is asked', () => {
    const scions = ['the-archer', 'the-trickster', 'the-mason', 'the-mourner', 'the-foundling', 'the-oathkeeper'];
    const withAwake = (awake: number): Adventures =>
      adventure(GREEN, {
        heroes: ['hero-one', 'hero-two', 'hero-three', 'hero-four', 'calm-seer', 'keen-seer'],
        area: Object.fromEntries(scions.slice(0, awake).map((scion, seat) => [seat, [scion]])),
        piles: { 'sleeping scions': scions.slice(awake), 'green deck': ['green-event-1', 'green-rat'] },
      }).answer(1, 'attempt');
    const last = withAwake(5);
    expect(last).toOffer(1, ['take-counter:6', 'no-counter', 'discard:{the-trickster}']);
    say(last, [1, 'take-counter:6']);
    expect(part(last)).toBe('escape phase/escape or fight');
    const none = withAwake(6);
    expect(part(none)).toBe('escape phase/escape or fight');
    expect([tags(none, 'no scion counter taken'), none.asked()]).toEqual([0, [1]]);
  });

  rule('SS-EVT-04', 'then the Event is discarded without effect, and another card of its color is drawn', () => {
    const table = adventure(GREEN, { piles: { 'green deck': ['green-windfall', 'green-rat'] } }).answer(1, 'attempt');
    say(table, [1, 'no-counter'], [2, 'no-counter'], [0, 'no-counter']);
    expect(drawn(table)).toEqual(['green-windfall', 'green-rat']);
    expect(bottom(table, 'green deck')).toBe('green-windfall');
    expect(table.pile('event')).toEqual([]);
    expect(table.world.heroes[1]!.gold).toBe(3);
  });

  rule('SS-UND-01', 'a failed Challenge goes under its deck, and its counter stays', () => {
    const table = adventure(YELLOW, { piles: { 'yellow deck': ['yellow-rat'] } }).answer(1, 'attempt');
    escape(table, 1);
    expect(bottom(table, 'yellow deck')).toBe('yellow-rat');
    expect(table.world.undefeated.every(({ thing }) => thing < 0)).toBe(true);
    expect(table.pile('undefeated challenge track')).toEqual([]);
    expect(table.world.adventures).toContain(YELLOW);

    const fallen = adventure(YELLOW, {
      piles: { 'yellow deck': ['yellow-wall'] },
      hero: { 1: { wounds: 4 } },
      dice: [1, 1],
    });
    fallen.answer(1, 'attempt').answer(1, 'escape').answer(1, 'recover:tamalir');
    expect(tags(fallen, 'knocked out')).toBe(1);
    expect(bottom(fallen, 'yellow deck')).toBe('yellow-wall');
    expect(fallen.world.adventures).toContain(YELLOW);
  });

  rule('SS-ADV-01', 'a red counter has no card: without an awakening nothing happens', () => {
    const table = adventure(RED);
    expect(refusal(table, 1, 'attempt')).toBe('SS-ADV-01');
    table.answer(1, 'decline');
    expect(drawn(table)).toEqual([]);
    expect(table.world.adventures).toContain(RED);
    expect(stormOf(table).counter).toBe(1);
  });

  rule('SS-EXP-01', 'with three Life counters no color is left to draw from, but Scions may be awakened', () => {
    const set = { 'heroes.1.experience.life': 3 };
    const blue = storm({ step: 'adventure step', counter: 0, at: ['h7', 'h7', 'tamalir'], set });
    expect(refusal(blue, 1, 'attempt')).toBe('RB-EXP-15');
    const table = adventure(RED, { set });
    expect(table.offers(1)).toContain('awaken:5');
  });
});
