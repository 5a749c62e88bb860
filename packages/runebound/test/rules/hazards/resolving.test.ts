import { rule } from '@questwright/harness/vitest';
import { describe, expect } from 'vitest';
import { bottom, drawn, onTrack, type Adventures } from '../../adventures.ts';
import { FOREST, hazard, MISSED, stay, strike, travel, type Journey } from './travel.ts';

const counters = (table: Adventures): unknown => table.world.heroes[0]!.counters;
/** The hero has one Life left and is hit. */
function fall(table: Adventures): Adventures {
  const hero = table.thing('hero/0');
  table.edit(({ world }) => void (world.things.counters['wounds']![hero] = 4));
  return table.dice(1, 1).answer(0, 'defend');
}

describe('resolving a hazard', () => {
  rule('RB-HAZ-12', 'a card of that color is drawn, revealed and resolved', () => {
    const table = hazard('yellow', ['yellow-giant']);
    expect(drawn(table)).toEqual(['yellow-giant']);
    expect(table.view(1).zones['adventure']).toMatchObject([{ card: 'yellow-giant', up: true }]);
    expect(table.where()).toMatch(/hazard\/resolved > adventure card\/its type > challenge\/combat/);
  });

  rule('RB-HAZ-12', 'a color that is closed to the player is not drawn', () => {
    const life = { mind: 0, body: 0, spirit: 0, stamina: 0, life: 1 };
    const table = hazard('green', ['green-giant'], { set: { 'heroes.0.experience': life } });
    expect(drawn(table)).toEqual([]);
    expect(table.event('hazard passed')).toEqual({ seat: 0, color: 'green' });
    expect(table.where()).toMatch(/experience step/);
  });

  rule('RB-HAZ-13', 'after an Event or Encounter the turn ends, without another card', () => {
    for (const card of ['yellow-event-1', 'yellow-stranger']) {
      const table = hazard('yellow', [card, 'yellow-giant'], { set: { adventures: [] } });
      expect(drawn(table)).toEqual([card]);
      expect(table.event('turn ended early')).toEqual({ seat: 0 });
      expect(table.world.turn).toBe(1);
    }
  });

  rule('RB-HAZ-14', 'neither the Before Combat text nor abilities before combat', () => {
    const table = hazard('green', ['green-tides'], { piles: { 'hero/0': ['varikas-the-dead'] } });
    expect(table.event('test made')).toBeNull();
    expect(table.where()).toMatch(/combat round\/ranged phase/);
    expect(table.event('combat round')).toEqual({ round: 1 });
    expect(table.offers(0).filter((id) => id.startsWith('use:'))).toEqual([]);
  });

  rule('RB-HAZ-15', 'each round is Ranged, Melee, Magic', () => {
    const table = hazard('green', ['green-wall']);
    const phases: string[] = [];
    for (let n = 0; n < 4; n++) {
      phases.push(/combat round\/(\w+) phase/.exec(table.where())![1]!);
      table.dice(1, 1).answer(0, 'defend');
    }
    expect(phases).toEqual(['ranged', 'melee', 'magic', 'ranged']);
  });

  rule('RB-HAZ-15', 'nobody escapes, not by a card either, and who asks is told this rule', () => {
    const table = hazard('green', ['green-wall'], { piles: { 'area/0': ['knotted-prayer'] } });
    expect(table).toRefuse(0, 'escape', 'RB-HAZ-15');
    // Beside the doom track, too, whose Endgame has the same rule.
    const track = ['green-rat'];
    const doomed = stay({ track, dice: [...MISSED, ...MISSED], piles: { 'green deck': ['green-wall'] } });
    expect(doomed).toRefuse(0, 'escape', 'RB-HAZ-15');
    table.edit(({ world }) => void (world.things.counters['wounds']![table.thing('hero-one')] = 4));
    table.dice(1, 1).answer(0, 'defend').answer(0, 'use:{knotted-prayer}:untie a knot:discard');
    expect(table.event('no escape')).toEqual({ seat: 0 });
    expect(table.event('escaped')).toBeNull();
    expect(table.where()).toMatch(/melee phase/);
  });

  rule('RB-HAZ-16', 'no reward, neither gold nor the card', () => {
    const table = hazard('yellow', ['yellow-rich']);
    strike(table);
    expect(table.world.heroes[0]!.gold).toBe(0);
    expect(table.pile('area/0')).toEqual([]);
    expect(bottom(table, 'yellow deck')).toBe('yellow-rich');
  });

  rule('RB-HAZ-08', 'a hazard can be red, and who kills High Lord Margath wins there too', () => {
    const table = stay({
      track: ['red-rat'],
      dice: [...MISSED, ...MISSED],
      piles: { 'red deck': ['high-lord-margath'] },
    });
    const margath = table.thing('high-lord-margath');
    table.edit(({ world }) => void (world.things.counters['wounds']![margath] = 5));
    table.dice(10, 10).answer(0, 'attack:{hero/0}');
    expect(table.game.result).toEqual({ winner: 0 });
  });

  rule('RB-HAZ-17', 'the adventure counter comes from the pile, and the turn goes on', () => {
    const table = hazard('yellow', ['yellow-rat'], { set: { 'pile.yellow': 2 } });
    const { adventures } = structuredClone(table.world);
    strike(table);
    expect(counters(table)).toEqual({ green: 0, yellow: 1, blue: 0, red: 2 });
    expect(table.world.pile.yellow).toBe(1);
    expect(table.world.adventures).toEqual(adventures);
    expect(table.where()).toMatch(/experience step/);
  });

  const blue = (pile: Record<string, number>, own = { green: 0, yellow: 0, blue: 0, red: 2 }): Adventures =>
    strike(hazard('blue', ['blue-rat'], { set: { pile, 'heroes.0.counters': own } }));

  rule('RB-HAZ-18', 'without a counter of that color others of the same value are taken', () => {
    const table = blue({ green: 3, yellow: 0, blue: 0, red: 0 });
    expect(counters(table)).toEqual({ green: 3, yellow: 0, blue: 0, red: 2 });
    expect(table.world.pile).toEqual({ green: 0, yellow: 0, blue: 0, red: 0 });
  });

  rule('RB-HAZ-18', 'while there is one of that color, no other is taken', () => {
    const table = blue({ green: 3, yellow: 1, blue: 1, red: 0 });
    expect(counters(table)).toEqual({ green: 0, yellow: 0, blue: 1, red: 2 });
    expect(table.world.pile).toEqual({ green: 3, yellow: 1, blue: 0, red: 0 });
  });

  rule(
    'RB-HAZ-18',
    'whoever defeats a Challenge on a space takes the counter of the space, whatever the pile has',
    () => {
      const table = travel({
        space: 'f6',
        piles: { 'green deck': ['green-rat'] },
        set: { pile: { green: 0, yellow: 1, blue: 0, red: 0 }, adventures: ['f6'] },
      });
      table.answer(0, 'stay').answer(0, 'attempt').dice(1, 1).answer(0, 'fight');
      strike(table);
      expect(counters(table)).toEqual({ green: 1, yellow: 0, blue: 0, red: 2 });
      expect(table.world.adventures).toEqual([]);
    },
  );

  rule('RB-HAZ-18', 'of several ways the player chooses', () => {
    const table = blue({ green: 3, yellow: 1, blue: 0, red: 0 });
    expect(table).toOffer(0, ['take-counters:green:green:green', 'take-counters:green:yellow']);
    table.answer(0, 'take-counters:green:yellow');
    expect(counters(table)).toEqual({ green: 1, yellow: 1, blue: 0, red: 2 });
  });

  rule('RB-HAZ-18', 'the player may make change with own counters', () => {
    const table = blue({ green: 0, yellow: 2, blue: 0, red: 0 }, { green: 1, yellow: 0, blue: 0, red: 2 });
    expect(counters(table)).toEqual({ green: 0, yellow: 2, blue: 0, red: 2 });
    expect(table.world.pile).toEqual({ green: 1, yellow: 0, blue: 0, red: 0 });
    expect(table.event('counters taken')).toEqual({
      seat: 0,
      taken: [{ key: 'counters', with: { color: 'yellow', number: 2 } }],
      given: [{ key: 'counters', with: { color: 'green', number: 1 } }],
    });
  });

  rule('RB-HAZ-21', 'too few counters in the pile: no experience at all', () => {
    const table = blue({ green: 2, yellow: 0, blue: 0, red: 0 });
    expect(counters(table)).toEqual({ green: 0, yellow: 0, blue: 0, red: 2 });
    expect(table.world.pile).toEqual({ green: 2, yellow: 0, blue: 0, red: 0 });
    // Points to be made up with change that nobody has are not there either.
    expect(counters(blue({ green: 0, yellow: 1, blue: 0, red: 1 }))).toEqual({ green: 0, yellow: 0, blue: 0, red: 2 });
    expect(table.event('no experience from the pile')).toEqual({ seat: 0, color: 'blue' });
  });

  const failed = (more: Journey = {}): Adventures =>
    fall(
      more.track === undefined
        ? hazard('green', ['green-wall'], {
            set: { 'heroes.0.gold': 7 },
            piles: { 'area/0': ['tallow-torch'] },
          })
        : stay({
            ...more,
            dice: [...MISSED, ...MISSED],
            piles: { 'green deck': ['green-wall'] },
          }),
    );

  rule('RB-HAZ-19', 'a failed hazard is discarded; the knockout takes its course', () => {
    const table = failed();
    if (table.offers(0).some((id) => id.startsWith('recover:'))) table.answer(0, table.offers(0)[0]!);
    expect(onTrack(table)).toEqual([null, null, null, null, null, null]);
    expect(table.world.undefeated.map(({ space }) => space)).not.toContain(FOREST);
    expect(bottom(table, 'green deck')).toBe('green-wall');
    expect(table.world.heroes[0]!.gold).toBe(0);
    expect(table.pile('area/0')).toEqual([]);
    expect(table.value('town', table.world.heroes[0]!.space)).not.toBeNull();
  });

  rule('RB-HAZ-19', 'with the doom track it goes there', () => {
    const table = failed({ track: ['green-rat'] });
    if (table.offers(0).some((id) => id.startsWith('recover:'))) table.answer(0, table.offers(0)[0]!);
    expect(onTrack(table)).toEqual([null, null, null, null, null, null]);
    expect(table.pile('doom track')).toEqual(['green-rat', 'green-wall']);
  });
});
