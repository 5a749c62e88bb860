import { data, rule } from '@questwright/harness/vitest';
import { describe, expect } from 'vitest';
import { CONTENT } from '../../../src/content.ts';
import { IMPROVEMENTS } from '../../../src/words.ts';
import type { Challenge } from '../../../src/cards.ts';
import { adventureStep, bottom, drawn, win } from '../../adventures.ts';

const GREEN = 'f6';
const YELLOW = 'd6';
const RED = 'b6';

describe('Step 3: Adventure', () => {
  rule('RB-ADV-01', 'on a counter the player is asked, and may attempt or decline', () => {
    const table = adventureStep({ space: GREEN, piles: { 'green deck': ['green-rat'] } });
    expect(table.asked()).toEqual([0]);
    expect(table).toOffer(0, ['attempt', 'decline']);
    const deck = table.pile('green deck').length;
    table.answer(0, 'attempt');
    expect(drawn(table)).toEqual(['green-rat']);
    expect(table.pile('green deck')).toHaveLength(deck - 1);
  });

  rule('RB-ADV-02', 'who declines draws nothing and goes on with Experience', () => {
    const table = adventureStep({ space: GREEN, set: { 'heroes.0.counters.red': 2 } });
    table.answer(0, 'decline');
    expect(drawn(table)).toEqual([]);
    expect(table.where()).toMatch(/turn\/experience step/);
    expect(table.events.map(({ tag }) => tag)).not.toContain('market card added');
    expect(table.world.adventures).toContain(GREEN);
  });

  rule('RB-ADV-03', 'the top card of the deck of the color of the counter is drawn', () => {
    const table = adventureStep({
      space: YELLOW,
      piles: { 'yellow deck': ['yellow-rat', 'yellow-giant'], 'green deck': ['green-rat'] },
    });
    const others = ['green deck', 'blue deck', 'red deck'].map((pile) => table.pile(pile));
    table.answer(0, 'attempt');
    expect(table.event('adventure card drawn')).toEqual({ seat: 0, color: 'yellow', card: { content: 'yellow-rat' } });
    expect(table.pile('adventure')).toEqual(['yellow-rat']);
    expect(table.pile('yellow deck')[0]).toBe('yellow-giant');
    expect(['green deck', 'blue deck', 'red deck'].map((pile) => table.pile(pile))).toEqual(others);
  });

  rule('RB-ADV-04', 'the drawn card is seen by everybody before anything is decided about it', () => {
    const table = adventureStep({ space: GREEN, piles: { 'green deck': ['green-rat'] } }).answer(0, 'attempt');
    for (const viewer of [0, 1, null]) {
      expect(table.view(viewer).zones['adventure']).toMatchObject([{ card: 'green-rat', up: true }]);
    }
    expect(table).toOffer(0, ['escape', 'fight']);
  });

  rule(['RB-ADV-05', 'RB-ADV-06'], 'each type is resolved in its own way, a Challenge by combat', () => {
    const table = adventureStep({
      space: GREEN,
      piles: { 'green deck': ['green-event-1', 'green-stranger', 'green-rat'] },
      set: { 'heroes.0.gold': 0 },
    }).answer(0, 'attempt');
    expect(table.pile('event')).toEqual(['green-event-1']);
    expect(table.world.heroes[0]!.gold).toBe(1);
    expect(table.where()).toMatch(/adventure card\/its type > challenge\/.* > combat\//);
  });

  data(
    ['RB-ADV-05', 'RB-ADV-06'],
    'Challenges, Events, Encounters: Challenges are the most, and have their numbers',
    () => {
      const cards = Object.values(CONTENT).filter((card) => 'color' in card);
      const of = (kind: string) => cards.filter((card) => card.kind === kind);
      expect(of('challenge').length + of('event').length + of('encounter').length).toBe(cards.length);
      expect(of('challenge').length).toBeGreaterThan(of('event').length);
      expect(of('challenge').length).toBeGreaterThan(of('encounter').length);
      for (const { mind, body, spirit, damage, life } of of('challenge') as Challenge[]) {
        for (const number of [mind, body, spirit, damage.ranged, damage.melee, damage.magic, life]) {
          expect(number).toBeTypeOf('number');
        }
      }
    },
  );

  rule('RB-ADV-09', 'cards are drawn until a Challenge has been resolved, and no further', () => {
    const table = adventureStep({
      space: GREEN,
      piles: { 'green deck': ['green-event-1', 'green-stranger', 'green-rat', 'green-giant'] },
    }).answer(0, 'attempt');
    expect(drawn(table)).toEqual(['green-event-1', 'green-stranger', 'green-rat']);
    win(table);
    expect(drawn(table)).toEqual(['green-event-1', 'green-stranger', 'green-rat']);
    expect(table.pile('green deck')[0]).toBe('green-giant');
    expect(bottom(table, 'green deck')).toBe('green-rat');
  });

  rule('RB-ADV-09', 'a knockout in an Encounter ends the turn, and with it the drawing', () => {
    const table = adventureStep({
      space: GREEN,
      piles: {
        'hero/0': [{ card: 'hero-one', counters: { wounds: 4 } }],
        'green deck': ['green-ambush', 'green-rat'],
      },
    }).answer(0, 'attempt');
    expect(table.event('knocked out')).toMatchObject({ seat: 0 });
    expect(drawn(table)).toEqual(['green-ambush']);
    expect(table.pile('green deck')[0]).toBe('green-rat');
    expect(table.pile('removed from play')).toContain('green-ambush');
    expect(table.world.turn).toBe(1);
  });

  rule('RB-ADV-10', 'only the space where movement ended gives an adventure', () => {
    // Having come through the yellow counter of d6.
    const set = { adventures: [YELLOW, GREEN] };
    const table = adventureStep({ space: GREEN, cameFrom: YELLOW, set });
    expect(table).toOffer(0, ['attempt', 'decline']);
    table.answer(0, 'attempt');
    expect(table.event('adventure card drawn')).toMatchObject({ color: 'green' });
    const passed = adventureStep({ space: 'e7', cameFrom: YELLOW, other: 'e7', set });
    expect(passed).toOffer(0, ['negotiate:1', 'attack:1', 'no-interaction']);
    expect(passed).toRefuse(0, 'attempt', 'RB-ADV-10', 'refuse.no-adventure-here');
  });

  rule('RB-ADV-11', 'with an empty deck nothing can be attempted, and the counter stays', () => {
    const table = adventureStep({ space: RED, other: RED, empty: ['red deck'] });
    expect(table).toRefuse(0, 'attempt', 'RB-ADV-11', 'refuse.empty-deck');
    expect(table.tryAnswer(0, 'attempt')).not.toBeNull();
    expect(table.world.adventures).toContain(RED);
  });

  rule('RB-ADV-11', 'when only Events are left, none is drawn twice in one attempt, and the counter stays', () => {
    const table = adventureStep({
      space: RED,
      other: RED,
      piles: { 'red deck': ['red-event-2', 'red-event-3'] },
    }).edit(({ world: { things } }) => {
      for (const thing of things.piles['red deck']!.splice(2)) {
        things.zone[thing] = 'removed from play';
        things.piles['removed from play']!.push(thing);
      }
    });
    table.answer(0, 'attempt');
    expect(table.events.filter(({ tag }) => tag === 'adventure card drawn')).toHaveLength(2);
    expect(table.world.adventures).toContain(RED);
    expect(table.where()).not.toContain('attempt');
  });

  rule('RB-ADV-12', 'after a defeated Challenge the turn goes on, and the counter can be spent at once', () => {
    const table = adventureStep({
      seats: 4,
      space: YELLOW,
      piles: { 'hero/2': ['hero-three'], 'hero/3': ['hero-four'], 'yellow deck': ['yellow-rat'] },
      set: { 'heroes.0.points': 2, 'heroes.0.counters': { green: 0, yellow: 0, blue: 0, red: 0 } },
    }).answer(0, 'attempt');
    win(table);
    expect(table.where()).toMatch(/turn\/experience step/);
    expect(table.value('experience points', 0)).toBe(4);
    expect(table).toOffer(0, [...IMPROVEMENTS.map((one) => `improve:${one}`), 'save']);
    table.answer(0, 'improve:mind');
    expect(table.world.heroes[0]).toMatchObject({ experience: { mind: 1 }, points: 0, counters: { yellow: 0 } });
    expect(table.world.pile.yellow).toBe(1);
  });
});
