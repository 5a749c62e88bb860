import { arrange } from '@questwright/harness';
import { rule } from '@questwright/harness/vitest';
import { describe, expect } from 'vitest';
import {
  adventureStep,
  bottom,
  drawn,
  escape,
  onTrack,
  win,
  withTrialCards,
  type Adventures,
} from '../../adventures.ts';

const GREEN = 'f6';
const YELLOW = 'd6';
const FROM = 'e7';
const FREE = { thing: -1, space: '', age: 0 };

/** Seat 0 attempts the green adventure and meets a giant with Life 3. */
const meeting = (more: Partial<Parameters<typeof adventureStep>[0]> = {}): Adventures =>
  adventureStep({
    space: GREEN,
    cameFrom: FROM,
    ...more,
    piles: { 'green deck': ['green-giant', 'green-rat'], ...more.piles },
  }).answer(0, 'attempt');
const spaces = (table: Adventures) => table.world.undefeated.map(({ space }) => space);
const wound = (table: Adventures, card: string, wounds: number): Adventures =>
  table.edit(({ world }) => (world.things.counters['wounds']![table.thing(card)] = wounds));
const wounds = (table: Adventures, card: string): number => table.world.things.counters['wounds']![table.thing(card)]!;

describe('Undefeated challenge counters', () => {
  rule('RB-UND-01', 'a Hero knocked out by a Challenge leaves a counter on the space', () => {
    const table = meeting({
      piles: { 'hero/0': [{ card: 'hero-one', counters: { wounds: 4 } }], 'green deck': ['green-wall'] },
    });
    table.dice(1, 1).answer(0, 'fight').answer(0, 'defend');
    expect(table.event('knocked out')).toMatchObject({ seat: 0 });
    expect(onTrack(table)[0]).toBe('green-wall');
    expect(spaces(table)[0]).toBe(GREEN);
  });

  rule(
    ['RB-UND-02', 'RB-UND-04'],
    'the card takes the lowest free position, its counter marks the space',
    () => {
      const table = escape(meeting({ track: { 1: ['yellow-rat', YELLOW, 1], 3: ['blue-rat', 'h7', 2] } }));
      expect(onTrack(table)).toEqual(['yellow-rat', 'green-giant', 'blue-rat', null, null, null]);
      expect(spaces(table)).toEqual([YELLOW, GREEN, 'h7', '', '', '']);
      expect(table.pile('undefeated challenge track')).toContain('green-giant');
    },
    {
      // The position after the last card.
      'RB-UND-02': [
        {
          rule: 'RB-UND-02',
          proc: 'onto the track',
          step: 'first free position',
          replace: {
            rule: 'RB-UND-02',
            do: (t) => {
              t.locals.position = t.world.undefeated.findLastIndex(({ thing }: { thing: number }) => thing >= 0) + 1;
              t.locals.full = false;
            },
          },
        },
      ],
    },
  );

  rule('RB-UND-03', 'all wounds are taken off before the card is placed', () => {
    const table = wound(meeting(), 'green-giant', 2);
    escape(table);
    expect(wounds(table, 'green-giant')).toBe(0);
    // Taken off before it is placed, not only because nothing lies on cards of the track.
    const before = arrange(withTrialCards, {
      packs: ['trial-cards'],
      piles: { adventure: [{ card: 'green-giant', counters: { wounds: 2 } }] },
      late: ({ world }) => ({
        play: { proc: 'failed challenge', with: { thing: world.things.piles['adventure']![0]!, space: GREEN } },
      }),
    });
    expect(before.event('recovered')).toMatchObject({ wounds: 2 });
  });

  rule('RB-UND-05', 'the adventure counter stays beside the undefeated challenge counter', () => {
    const table = escape(meeting());
    expect(table.world.adventures.filter((space) => space === GREEN)).toEqual([GREEN]);
    expect(spaces(table)[0]).toBe(GREEN);
    // It is there for whoever defeats the Challenge: the next player comes by.
    const next = escape(meeting({ other: FROM, set: { 'heroes.1.counters.green': 0 } }));
    wound(next, 'green-giant', 2).answer(1, `step:${GREEN}`).answer(1, 'face');
    win(next, 1);
    expect(next.world.heroes[1]!.counters.green).toBe(1);
    expect(next.world.adventures).not.toContain(GREEN);
  });

  rule('RB-UND-06', 'the player sees which Challenge waits before deciding', () => {
    const table = adventureStep({ space: YELLOW, track: { 4: ['yellow-giant', YELLOW, 1] } });
    expect(table.event('challenge waits')).toEqual({ seat: 0, card: { content: 'yellow-giant' }, position: 4 });
    for (const viewer of [0, 1, null]) {
      expect(table.view(viewer).zones['undefeated challenge track']).toMatchObject([
        { card: 'yellow-giant', up: true },
      ]);
    }
    expect(table).toOffer(0, ['face', 'decline']);
  });

  rule('RB-UND-07', 'the waiting Challenge may be faced, without a draw, or left alone', () => {
    const table = adventureStep({ space: YELLOW, track: { 4: ['yellow-giant', YELLOW, 1] } });
    const deck = table.pile('yellow deck');
    table.answer(0, 'face');
    expect(table.where()).toMatch(/waiting challenge\/challenge > challenge\//);
    expect(table.pile('adventure')).toEqual(['yellow-giant']);
    expect(wounds(table, 'yellow-giant')).toBe(0);
    expect(table.pile('yellow deck')).toEqual(deck);
    expect(drawn(table)).toEqual([]);
    const declined = adventureStep({
      space: YELLOW,
      track: { 4: ['yellow-giant', YELLOW, 1] },
      set: { 'heroes.0.counters.red': 2 },
    }).answer(0, 'decline');
    expect(declined.where()).toMatch(/turn\/experience step/);
    expect(onTrack(declined)[3]).toBe('yellow-giant');
  });

  rule('RB-UND-08', 'where a Challenge waits no card can be drawn', () => {
    const table = adventureStep({ space: YELLOW, track: { 2: ['yellow-rat', YELLOW, 1] } });
    expect(table.world.adventures).toContain(YELLOW);
    expect(table).toOffer(0, ['face', 'decline']);
    expect(table).toRefuse(0, 'attempt', 'RB-UND-08', 'refuse.challenge-waits');
  });

  rule('RB-UND-09', 'a defeated waiting Challenge leaves the track, and its counter returns', () => {
    const table = adventureStep({
      space: YELLOW,
      track: { 2: ['yellow-rat', YELLOW, 1] },
      set: { 'heroes.0.counters.yellow': 0 },
    }).answer(0, 'face');
    win(table);
    expect(table.world.heroes[0]!.counters.yellow).toBe(1);
    expect(table.world.adventures).not.toContain(YELLOW);
    expect(table.world.undefeated[1]).toEqual(FREE);
    expect(bottom(table, 'yellow deck')).toBe('yellow-rat');
    expect(table.event('counter returned')).toMatchObject({ position: 2 });
  });

  rule('RB-UND-10', 'who fails it again leaves it in its position, as old as it was', () => {
    const track = { 1: ['yellow-giant', YELLOW, 1], 2: ['blue-rat', 'h7', 2] } as const;
    const table = adventureStep({ space: YELLOW, cameFrom: FROM, track }).answer(0, 'face');
    wound(table, 'yellow-giant', 2);
    escape(table);
    expect(onTrack(table)).toEqual(['yellow-giant', 'blue-rat', null, null, null, null]);
    expect(table.world.undefeated[0]).toMatchObject({ space: YELLOW, age: 1 });
    expect(wounds(table, 'yellow-giant')).toBe(0);
    expect(table.pile('undefeated challenge track').toSorted()).toEqual(['blue-rat', 'yellow-giant']);
  });

  const FULL = {
    1: ['yellow-rat', 'e2', 2],
    2: ['yellow-giant', 'g8', 3],
    3: ['blue-rat', 'h7', 1],
    4: ['blue-giant', 'f1', 4],
    5: ['red-rat', 'b2', 5],
    6: ['red-giant', 'g2', 6],
  } as const;

  rule(
    'RB-UND-11',
    'on a full track the oldest card goes under its deck and the new one takes its position',
    () => {
      const table = escape(meeting({ track: FULL }));
      expect(onTrack(table)).toEqual([
        'yellow-rat',
        'yellow-giant',
        'green-giant',
        'blue-giant',
        'red-rat',
        'red-giant',
      ]);
      expect(bottom(table, 'blue deck')).toBe('blue-rat');
      expect(table.world.undefeated[2]!.age).toBe(7);
    },
    {
      // The card of position one, whatever its age.
      'RB-UND-11': [
        {
          rule: 'RB-UND-11',
          proc: 'onto the track',
          step: 'full track',
          replace: {
            rule: 'RB-UND-11',
            when: (t) => t.locals.full,
            do: (t) => {
              t.locals.position = 0;
              return { run: [{ proc: 'discard', with: { thing: t.world.undefeated[0].thing } }] };
            },
          },
        },
      ],
    },
  );

  rule('RB-UND-12', 'on a full track the counter moves to the new space; the old space draws cards again', () => {
    const table = escape(meeting({ track: FULL, other: 'h7' }));
    expect(spaces(table)[2]).toBe(GREEN);
    expect(table.event('counter moved')).toMatchObject({ position: 3, from: { content: 'space-h7' } });
    expect(table.world.adventures).toContain('h7');
    expect(spaces(table)).not.toContain('h7');
  });

  rule(
    ['RB-UND-13', 'RB-UND-04', 'RB-CBT-14'],
    'Varikas escapes: one space back, no wounds on the card, position one, both counters',
    () => {
      const table = meeting({ piles: { 'hero/0': ['varikas-the-dead'] } });
      if (table.offers(0).includes('pass')) table.answer(0, 'pass');
      wound(table, 'green-giant', 1);
      escape(table);
      expect(table.world.heroes[0]!.space).toBe(FROM);
      expect(onTrack(table)[0]).toBe('green-giant');
      expect(wounds(table, 'green-giant')).toBe(0);
      expect(spaces(table)[0]).toBe(GREEN);
      expect(table.world.adventures).toContain(GREEN);
      expect(table.event('undefeated')).toEqual({
        card: { content: 'green-giant' },
        position: 1,
        space: { content: `space-${GREEN}` },
      });
      expect(table.events.find(({ tag }) => tag === 'undefeated')?.rule).toBe('RB-UND-01');
      expect(table.world.turn).toBe(1);
    },
  );

  rule('RB-UND-14', 'the Before Combat text is resolved again each time', () => {
    const table = adventureStep({ space: GREEN, track: { 1: ['green-tides', GREEN, 1] } });
    table.dice(3, 3).answer(0, 'face');
    expect(table.event('test made')).toMatchObject({ number: 14 });
    expect(wounds(table, 'hero-one')).toBe(1);
  });
});
