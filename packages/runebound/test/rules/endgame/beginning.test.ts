import { rule } from '@questwright/harness/vitest';
import { describe, expect } from 'vitest';
import { adventureStep, drawn, win, type Adventures } from '../../adventures.ts';
import { rolls, travel } from '../hazards/travel.ts';
import { DOOM, doomCounters, faceDown, TOWNS_IN_ORDER } from '../doom-track/track.ts';

const YELLOW = 'd6';
const SEVEN = TOWNS_IN_ORDER.slice(0, 7);

const lastCard = (deck: readonly string[], more: Partial<Parameters<typeof adventureStep>[0]> = {}): Adventures =>
  adventureStep({
    space: YELLOW,
    packs: DOOM,
    ...more,
    piles: {
      'yellow deck': deck,
      'doom track': faceDown('green-giant', 'green-rat', 'green-stranger'),
      'red deck': ['red-giant'],
      ...more.piles,
    },
    set: { 'doom.counters': SEVEN, 'heroes.0.counters.yellow': 0, 'heroes.0.gold': 0, ...more.set },
  });

describe('the beginning of the Endgame', () => {
  rule('RB-DOOM-12', 'the eighth counter goes on Frostgate; what the card gives has been received', () => {
    const table = win(lastCard(['yellow-rat']).answer(0, 'attempt'));
    expect(doomCounters(table).at(-1)).toBe('frostgate');
    expect(table.world.heroes[0]!.counters.yellow).toBe(1);
    expect(table.where()).toMatch(/^game\/endgame > endgame\/confrontations/);
    expect(table.event('endgame began')).toEqual({});
  });

  rule('RB-DOOM-12', 'draws that are still due are not made', () => {
    const table = lastCard(['yellow-stranger', 'yellow-rat']).answer(0, 'attempt');
    expect(drawn(table).filter((card) => card.startsWith('yellow'))).toEqual(['yellow-stranger']);
    expect(table.world.heroes[0]!.gold).toBe(1);
    expect(table.where()).toMatch(/^game\/endgame/);
  });

  rule('RB-DOOM-12', 'a combat in which the counter is placed is fought to its end', () => {
    const kept = { 'area/0': ['yellow-keepsake'] };
    const table = lastCard(['yellow-giant'], { piles: kept }).answer(0, 'attempt');
    table.answer(0, 'discard:{yellow-keepsake}');
    expect(doomCounters(table)).toHaveLength(8);
    expect(table.where()).toMatch(/combat\//);
    expect(table.where()).not.toMatch(/endgame/);
  });

  /** Whoever has gold is asked in a Market step, whoever has red counters in the Experience step. */
  const RICH = { 'heroes.0.gold': 99, 'heroes.0.counters.red': 3 };

  rule('RB-DOOM-12', 'the rest of the turn is not played when a card was used up while moving', () => {
    for (const [space, next] of [
      ['tamalir', 'market step'],
      [YELLOW, 'adventure step'],
      ['d4', 'experience step'],
    ] as const) {
      const moved = (counters: readonly string[]): Adventures =>
        lastCard([], {
          space,
          other: 'greyhaven',
          piles: { 'area/0': ['yellow-trophy'] },
          set: { ...RICH, 'doom.counters': counters },
          at: 'game/turn > turn/movement step',
        })
          .answer(0, 'stay')
          .answer(0, 'use:{yellow-trophy}:after moving:discard');
      const due = moved(SEVEN);
      expect(due.world.heroes[0]!.gold).toBe(100);
      expect(due.where()).toMatch(/^game\/endgame/);
      const steps = due.events.map(({ cause }) => cause.split('/')[0]);
      for (const step of ['adventure step', 'market step', 'experience step']) expect(steps).not.toContain(step);
      // The seventh counter ends nothing.
      expect(moved(SEVEN.slice(1)).where()).toContain(`game/turn > turn/${next}`);
    }
  });

  rule('RB-DOOM-12', 'nor is a hazard rolled for', () => {
    const moved = (counters: readonly string[]): Adventures =>
      travel({
        track: ['green-giant', 'green-rat', 'green-stranger'],
        piles: { 'area/0': ['yellow-trophy'] },
        set: { 'doom.counters': counters },
      })
        .answer(0, 'stay')
        .answer(0, 'use:{yellow-trophy}:after moving:discard');
    const due = moved(SEVEN);
    expect([due.where(), rolls(due)]).toEqual([expect.stringMatching(/^game\/endgame/), 0]);
    expect(rolls(moved(SEVEN.slice(1)))).toBe(1);
  });

  rule('RB-DOOM-12', 'at "What do you do here?" nothing more can be attempted', () => {
    const table = lastCard(['yellow-rat'], { piles: { 'area/0': ['yellow-keepsake'] } });
    expect(table.asked()).toEqual([0]);
    table.answer(0, 'discard:{yellow-keepsake}');
    expect(table.where()).toMatch(/^game\/endgame/);
  });

  rule('RB-DOOM-12', 'nor by another player, whose turn it is not', () => {
    const table = lastCard(['yellow-rat'], { piles: { 'area/1': ['yellow-keepsake'] } });
    table.answer(1, 'discard:{yellow-keepsake}');
    expect(table.where()).toMatch(/^game\/endgame/);
  });

  rule('RB-DOOM-12', 'a negotiation is broken off', () => {
    const table = lastCard([], {
      other: YELLOW,
      empty: ['yellow deck'],
      piles: { 'area/0': ['yellow-keepsake', 'tallow-torch'] },
    });
    table.answer(0, 'negotiate:1').answer(0, 'propose', 'card:{tallow-torch}');
    table.answer(0, 'discard:{yellow-keepsake}');
    expect(table.where()).toMatch(/^game\/endgame/);
    expect(table.pile('area/1')).toEqual([]);
  });

  rule('RB-DOOM-12', 'a card that is used up before moving is the last of the turn', () => {
    const table = lastCard([], {
      space: 'tamalir',
      other: 'greyhaven',
      piles: { 'area/0': ['yellow-keepsake'] },
      at: 'game/turn > turn/movement step',
    });
    table.answer(0, 'discard:{yellow-keepsake}');
    expect(table.where()).toMatch(/^game\/endgame/);
    expect(table.event('movement rolled')).toBeNull();
  });

  rule('RB-DOOM-12', 'after moving, what else could be used is not', () => {
    const moved = (counters: readonly string[]): Adventures =>
      lastCard([], {
        space: 'tamalir',
        other: 'greyhaven',
        piles: { 'area/0': ['yellow-keepsake', 'yellow-trophy', 'trial-boots'] },
        set: { ...RICH, 'doom.counters': counters },
        at: 'game/turn > turn/movement step',
      })
        .answer(0, 'stay')
        .answer(0, 'discard:{yellow-keepsake}');
    const boots = 'use:{trial-boots}:after moving:activate';
    expect(moved(SEVEN).where()).toMatch(/^game\/endgame/);
    expect(moved(SEVEN)).toRefuse(0, boots, 'RB-ACT-06');
    // The seventh counter leaves the moment as it is.
    const goesOn = moved(SEVEN.slice(1));
    expect(goesOn.where()).toMatch(/movement step\//);
    goesOn.answer(0, boots);
    expect(goesOn.world.heroes[0]!.gold).toBe(100);
  });

  rule('RB-DOOM-12', 'in the Experience step what was bought stays, and nothing more is', () => {
    const spent = (counters: readonly string[]): Adventures =>
      lastCard([], {
        space: 'd4',
        other: 'greyhaven',
        piles: { 'area/0': ['yellow-keepsake'] },
        set: { ...RICH, 'heroes.0.points': 30, 'heroes.0.experience.mind': 0, 'doom.counters': counters },
        at: 'game/turn > turn/experience step',
      });
    const bought = (counters: readonly string[]): Adventures =>
      spent(counters).answer(0, 'improve:mind').answer(0, 'discard:{yellow-keepsake}');
    const table = bought(SEVEN);
    expect(table.where()).toMatch(/^game\/endgame/);
    expect(table.world.heroes[0]!.experience.mind).toBe(1);
    expect(table).toRefuse(0, 'improve:mind', 'RB-EXP-01');
    const goesOn = bought(SEVEN.slice(1));
    expect(goesOn.where()).toMatch(/turn\/experience step/);
    expect(goesOn.answer(0, 'improve:mind').world.heroes[0]!.experience.mind).toBe(2);
  });

  rule('RB-DOOM-12', 'between two actions the turn is over at once', () => {
    for (const step of ['movement step', 'market step', 'experience step']) {
      const between = (counters: readonly string[]): Adventures => {
        const table = lastCard([], {
          space: 'tamalir',
          piles: { 'area/0': ['yellow-keepsake'] },
          set: { ...RICH, 'doom.counters': counters },
          at: `game/turn > turn/${step}`,
        });
        expect(table.where()).toContain(`turn/${step}`);
        return table.answer(0, 'discard:{yellow-keepsake}');
      };
      expect(between(SEVEN).where()).toMatch(/^game\/endgame/);
      expect(between(SEVEN.slice(1)).where()).toContain(`turn/${step}`);
    }
  });
});
