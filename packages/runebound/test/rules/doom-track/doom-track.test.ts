import { arrange } from '@questwright/harness';
import { rule } from '@questwright/harness/vitest';
import { describe, expect } from 'vitest';
import { adventureStep, bottom, escape, win, withTrialCards } from '../../adventures.ts';
import { discarding, DOOM, doomCounters, faceDown, TOWNS_IN_ORDER } from './track.ts';

const GREEN = 'f6';
const YELLOW = 'd6';
/** A table of four. */
const OTHERS = { 'hero/2': ['hero-three'], 'hero/3': ['hero-four'] };
const FOUR = ['green-rat', 'green-giant', 'yellow-giant', 'green-stranger'];

describe('the doom track', () => {
  rule('RB-DOOM-01', 'one space for each market stack, eight on this board', () => {
    const table = arrange(withTrialCards, { seats: 4, packs: DOOM });
    expect(table.value('spaces of the doom track')).toHaveLength(8);
    expect(new Set(table.value('spaces of the doom track'))).toEqual(new Set(table.value('towns')));
    expect(doomCounters(table)).toEqual([]);
  });

  rule('RB-DOOM-02', 'Vynelvale is the first space, Riverwatch the second, Frostgate the last', () => {
    const table = arrange(withTrialCards, { seats: 4, packs: DOOM });
    expect(table.value('spaces of the doom track')).toEqual(TOWNS_IN_ORDER);
  });

  rule('RB-DOOM-03', 'the top green card lies face down on the first space, and nobody has seen it', () => {
    const without = arrange(withTrialCards, { seats: 2, packs: ['trial-cards'], seed: 'one' });
    const table = arrange(withTrialCards, { seats: 2, packs: DOOM, seed: 'one' });
    expect(table.pile('green deck')).toHaveLength(without.pile('green deck').length - 1);
    expect(table.pile('doom track')).toEqual([without.pile('green deck')[0]]);
    for (const viewer of [0, 1, null]) {
      const [card] = table.view(viewer).zones['doom track'] as { card: string | null; up: boolean; back?: string }[];
      expect(card).toMatchObject({ up: false, back: 'green' });
      expect(card!.card ?? null).toBeNull();
    }
  });

  rule('RB-DOOM-04', 'a defeated Challenge that is not kept goes face down to the next space', () => {
    const table = adventureStep({
      space: YELLOW,
      seats: 4,
      packs: DOOM,
      piles: { ...OTHERS, 'yellow deck': ['yellow-rat'], 'doom track': faceDown('green-giant') },
    }).answer(0, 'attempt');
    const deck = table.pile('yellow deck');
    win(table);
    expect(table.pile('doom track')).toEqual(['green-giant', 'yellow-rat']);
    expect(table.world.things.face[table.thing('yellow-rat')]).toBe(0);
    expect(table.pile('yellow deck')).toEqual(deck);
  });

  rule('RB-DOOM-05', 'the track is filled upward', () => {
    let track = ['green-giant'];
    for (const card of ['yellow-rat', 'blue-rat', 'green-rat']) {
      const table = discarding(card, track);
      expect(table.pile('doom track')).toEqual([...track, card]);
      track = table.pile('doom track');
    }
    expect(track).toHaveLength(4);
  });

  rule('RB-DOOM-06', 'an Event that cannot be played, one that is replaced, and an Encounter go there', () => {
    const table = adventureStep({
      space: GREEN,
      seats: 4,
      packs: DOOM,
      piles: {
        ...OTHERS,
        'green deck': ['green-event-1', 'green-event-3', 'green-stranger', 'green-rat'],
        'doom track': faceDown('green-giant'),
        event: ['green-event-2'],
      },
    }).answer(0, 'attempt');
    expect(table.pile('doom track')).toEqual(['green-giant', 'green-event-1', 'green-event-2', 'green-stranger']);
    expect(table.pile('event')).toEqual(['green-event-3']);
  });

  rule('RB-DOOM-06', 'a Challenge pushed off the undefeated challenge track goes there', () => {
    const track = Object.fromEntries(
      ['yellow-rat', 'yellow-giant', 'blue-rat', 'blue-giant', 'red-rat', 'red-giant'].map((card, i) => [
        i + 1,
        [card, ['e2', 'g8', 'h7', 'f1', 'b2', 'g2'][i]!, i + 1] as const,
      ]),
    );
    const table = escape(
      adventureStep({
        space: GREEN,
        cameFrom: 'e7',
        seats: 4,
        packs: DOOM,
        track,
        piles: {
          ...OTHERS,
          'green deck': ['green-giant'],
          'doom track': faceDown('green-rat'),
          'undefeated challenge track': Object.values(track).map(([card]) => card),
        },
      }).answer(0, 'attempt'),
    );
    expect(table.pile('doom track')).toEqual(['green-rat', 'yellow-rat']);
  });
});

rule('RB-DOOM-06', 'a kept card that is used up goes to the doom track', () => {
  const table = adventureStep({
    space: 'tamalir',
    other: 'greyhaven',
    seats: 2,
    packs: DOOM,
    at: 'game/turn > turn/movement step',
    piles: { 'area/0': ['yellow-trophy'], 'doom track': faceDown('green-giant') },
  });
  table.answer(0, 'stay').answer(0, 'use:{yellow-trophy}:after moving:discard');
  expect(table.pile('doom track')).toEqual(['green-giant', 'yellow-trophy']);
});

describe('doom counters', () => {
  rule('RB-DOOM-07', 'two cards for one player, four for two, six for three, eight for more', () => {
    const needed = (seats: number): number =>
      arrange(withTrialCards, { seats, packs: DOOM }).value('cards for a doom counter');
    expect([1, 2, 3, 4, 5, 6].map(needed)).toEqual([2, 4, 6, 8, 8, 8]);
    expect(doomCounters(discarding('blue-rat', FOUR.slice(0, 2), { seats: 2 }))).toEqual([]);
    expect(doomCounters(discarding('blue-rat', FOUR.slice(0, 3), { seats: 2 }))).toEqual(['vynelvale']);
    expect(doomCounters(discarding('blue-rat', FOUR.slice(0, 1), { seats: 1 }))).toEqual(['vynelvale']);
  });

  rule('RB-DOOM-08', 'the card placed last is carried over to the first space', () => {
    const table = discarding('blue-rat', FOUR.slice(0, 3), { seats: 2 });
    expect(table.pile('doom track')[0]).toBe('blue-rat');
  });

  rule('RB-DOOM-09', 'the others go under the decks of their colors, in the order of the track', () => {
    const table = discarding('blue-rat', FOUR.slice(0, 3), { seats: 2 });
    expect(table.pile('doom track')).toEqual(['blue-rat']);
    expect(table.pile('green deck').slice(-2)).toEqual(['green-rat', 'green-giant']);
    expect(bottom(table, 'yellow deck')).toBe('yellow-giant');
  });

  rule('RB-DOOM-10', 'the counter goes to the lowest town without one', () => {
    const set = { 'doom.counters': ['vynelvale', 'riverwatch'] };
    const table = discarding('blue-rat', FOUR.slice(0, 3), { seats: 2, set });
    expect(doomCounters(table)).toEqual(['vynelvale', 'riverwatch', 'dawnsmoor']);
  });

  rule(
    ['RB-DOOM-11', 'RB-DOOM-07', 'RB-DOOM-10'],
    'three players: the sixth card brings the first counter, on Vynelvale',
    () => {
      const five = ['green-rat', 'green-giant', 'green-stranger', 'yellow-rat', 'yellow-giant'];
      const table = discarding('blue-rat', five, { seats: 3 });
      expect(doomCounters(table)).toEqual(['vynelvale']);
      expect(table.pile('doom track')).toEqual(['blue-rat']);
      expect(table.event('doom counter placed')).toEqual({ town: { content: 'space-vynelvale' }, counters: 1 });
    },
  );
});
