import { arrange } from '@questwright/harness';
import { data, rule } from '@questwright/harness/vitest';
import { describe, expect } from 'vitest';
import type { EventCard } from '../../../src/cards.ts';
import { EVENTS } from '../../../src/content/events.ts';
import { COLORS } from '../../../src/index.ts';
import { adventureStep, bottom, drawn, win, withTrialCards, type Adventures } from '../../adventures.ts';

const GREEN = 'f6';
const PILE = { green: 0, yellow: 0, blue: 0, red: 0 };

/** Draws these green cards in one attempt, with an Event in play or none; a rat comes last. */
const drawing = (cards: readonly string[], inPlay: string | null = null, set: Record<string, any> = {}): Adventures =>
  adventureStep({
    space: GREEN,
    piles: { 'green deck': [...cards, 'green-rat'], event: inPlay === null ? [] : [inPlay] },
    set,
  }).answer(0, 'attempt');

describe('Events', () => {
  rule('RB-EVT-01', 'an Event stays in play for everybody after the turn in which it was drawn', () => {
    const table = drawing(['green-frost']);
    win(table);
    expect(table.world.turn).toBe(1);
    expect(table.pile('event')).toEqual(['green-frost']);
    for (const seat of [0, 1]) expect(table.value('mind', table.thing(`hero/${seat}`))).toBe(3);
  });

  rule('RB-ADV-07', 'an Event may change the rules for every player', () => {
    const table = adventureStep({ space: GREEN, piles: { event: [], 'green deck': ['green-frost', 'green-rat'] } });
    const minds = () => [0, 1].map((seat) => table.value('mind', table.thing(`hero/${seat}`)));
    expect(minds()).toEqual([2, 2]);
    table.answer(0, 'attempt');
    expect(minds()).toEqual([3, 3]);
    // What it does once is done when it takes effect.
    const feast = drawing(['a-fat-harvest'], null, { 'heroes.0.gold': 3, 'heroes.1.gold': 0 });
    expect(feast.world.heroes.map((hero) => hero.gold)).toEqual([4, 1]);
  });

  rule('RB-EVT-02', 'the first Event is placed and takes effect at once, whatever its number', () => {
    for (const number of [1, 2, 3]) {
      const table = drawing([`green-event-${number}`]);
      expect(table.pile('event')).toEqual([`green-event-${number}`]);
      expect(table.event('event in play')).toMatchObject({ seat: 0, number });
    }
    const gold = drawing(['green-windfall'], null, { 'heroes.0.gold': 0 });
    expect(gold.world.heroes[0]!.gold).toBe(4);
  });

  rule('RB-EVT-03', 'an equal or higher number takes effect instead of the Event in play', () => {
    for (const number of [1, 2, 3]) {
      const table = drawing([`green-event-${number}`], 'yellow-event-1');
      expect(table.pile('event')).toEqual([`green-event-${number}`]);
    }
    const table = drawing(['green-event-1'], 'green-frost');
    expect(table.value('mind', table.thing('hero/0'))).toBe(2);
  });

  rule('RB-EVT-04', 'the replaced Event goes face down under the deck of its own color', () => {
    const table = drawing(['green-event-2'], 'yellow-event-1');
    expect(bottom(table, 'yellow deck')).toBe('yellow-event-1');
    expect(table.world.things.face[table.thing('yellow-event-1')]).toBe(0);
  });

  rule('RB-EVT-05', 'a lower number is ignored and goes under its deck', () => {
    const table = drawing(['green-windfall'], 'yellow-event-2', { 'heroes.0.gold': 0 });
    expect(table.pile('event')).toEqual(['yellow-event-2']);
    expect(bottom(table, 'green deck')).toBe('green-windfall');
    expect(table.world.heroes[0]!.gold).toBe(0);
    expect(table.event('event ignored')).toEqual({ card: { content: 'green-windfall' }, number: 1 });
  });

  rule('RB-EVT-06', 'an Event III shuts out the lower ones; only another III replaces it', () => {
    const table = drawing(['green-event-3', 'green-event-1', 'green-event-2'], 'yellow-event-1');
    expect(table.pile('event')).toEqual(['green-event-3']);
    expect(table.pile('green deck').slice(-2)).toEqual(['green-event-1', 'green-event-2']);
    const another = drawing(['green-event-3'], 'yellow-event-3');
    expect(another.pile('event')).toEqual(['green-event-3']);
    expect(bottom(another, 'yellow deck')).toBe('yellow-event-3');
  });

  rule('RB-EVT-07', 'after an Event the next card of the same color is drawn without a question', () => {
    const table = drawing(['green-event-1']);
    expect(drawn(table)).toEqual(['green-event-1', 'green-rat']);
    expect(table).toOffer(0, ['escape', 'fight']);
  });

  rule('RB-EVT-08', 'several Events can be drawn in one Adventure step', () => {
    const table = drawing(['green-event-1', 'green-event-2']);
    expect(table.events.filter(({ tag }) => tag === 'event in play')).toHaveLength(2);
    expect(table.pile('event')).toEqual(['green-event-2']);
    expect(drawn(table)).toEqual(['green-event-1', 'green-event-2', 'green-rat']);
  });

  rule('RB-EVT-09', 'never more than one Event is in play', () => {
    for (const inPlay of [null, 'yellow-event-1', 'yellow-event-3']) {
      const table = drawing(['green-event-1', 'green-event-2', 'green-event-3'], inPlay);
      expect(table.pile('event')).toEqual(['green-event-3']);
    }
  });

  data(['RB-CARD-05', 'RB-CARD-06'], 'every Event has a number, I, II or III; all numbers and colors occur', () => {
    const events: EventCard[] = Object.values(EVENTS);
    for (const { number } of events) expect([1, 2, 3]).toContain(number);
    expect(new Set(events.map(({ number }) => number))).toEqual(new Set([1, 2, 3]));
    expect(new Set(events.map(({ color }) => color))).toEqual(new Set(COLORS));
  });
});

describe('Replenishing adventure counters', () => {
  // Green jewels: c2, c5, g5 with a sunburst; e3, f6, h2 without.
  const replenishing = (adventures: readonly string[], pile: Partial<typeof PILE>, cards = ['green-event-1']) =>
    drawing(cards, null, { adventures: [...adventures, GREEN], pile: { ...PILE, ...pile } });
  const greenCounters = (table: Adventures) =>
    table.world.adventures.filter((space) => table.value('jewel', space) === 'green').sort();

  rule('RB-EVT-10', 'an Event brings a counter back before the next card is drawn', () => {
    const table = replenishing(['c2', 'g5'], { green: 1 });
    expect(greenCounters(table)).toEqual(['c2', 'c5', GREEN, 'g5']);
    expect(table.world.pile.green).toBe(0);
    const tags = table.events.map(({ tag }) => tag);
    expect(tags.indexOf('replenished')).toBeGreaterThan(tags.indexOf('event in play'));
    expect(tags.indexOf('replenished')).toBeLessThan(tags.lastIndexOf('adventure card drawn'));
  });

  rule('RB-EVT-10', 'an ignored Event brings counters back too', () => {
    const set = { adventures: ['c2', 'g5', GREEN], pile: { ...PILE, green: 1 } };
    const table = drawing(['green-event-1'], 'yellow-event-3', set);
    expect(table.pile('event')).toEqual(['yellow-event-3']);
    expect(greenCounters(table)).toContain('c5');
  });

  rule(
    ['RB-EVT-10', 'RB-KO-09'],
    'an Event that knocks out who drew it hits all and replenishes; then the turn ends',
    () => {
      const table = adventureStep({
        space: GREEN,
        piles: {
          'hero/0': [{ card: 'hero-one', counters: { wounds: 4 } }],
          'green deck': ['green-plague', 'green-rat'],
          event: [],
        },
        set: {
          adventures: ['c2', 'g5', GREEN],
          pile: { ...PILE, green: 1 },
          'heroes.0.gold': 7,
          'heroes.0.points': 20,
        },
      }).answer(0, 'attempt');
      if (table.offers(0).some((id) => id.startsWith('recover:'))) table.answer(0, table.offers(0)[0]!);
      expect(table.event('knocked out')).toEqual({ seat: 0 });
      expect(table.world.things.counters['wounds']![table.thing('hero-two')]).toBe(1);
      // What the Event does after that, it does too: the gold of before is lost, the new gold is not.
      expect(table.world.heroes[0]!.gold).toBe(2);
      expect(greenCounters(table)).toContain('c5');
      expect(drawn(table)).toEqual(['green-plague']);
      expect([table.world.turn, table.asked()]).toEqual([1, [1]]);
    },
  );

  rule('RB-EVT-11', 'a space that has its counter gets no second one', () => {
    const table = replenishing(['c2', 'c5', 'g5'], { green: 5 });
    expect(greenCounters(table)).toEqual(['c2', 'c5', GREEN, 'g5']);
    expect(table.world.pile.green).toBe(5);
  });

  rule(['RB-EVT-12', 'RB-BRD-05'], 'only jewels with a sunburst get counters again', () => {
    // Yellow jewels: d6, e2, g8, i5 with a sunburst; b3 without.
    const table = replenishing(['c2', 'c5', 'g5', 'e2', 'g8', 'i5'], { yellow: 5 });
    expect(table.world.adventures).toContain('d6');
    expect(table.world.adventures).not.toContain('b3');
    expect(table.world.pile.yellow).toBe(4);
  });

  rule('RB-EVT-13', 'the color of the counter is that of the jewel', () => {
    const table = replenishing(['c2', 'c5', 'g5'], { green: 3 });
    expect(table.world.adventures.sort()).toEqual(['c2', 'c5', GREEN, 'g5']);
    expect(table.world.pile).toEqual({ ...PILE, green: 3 });
    expect(drawn(table)).toEqual(['green-event-1', 'green-rat']);
  });

  rule('RB-EVT-14', 'counters that players have not spent do not come back', () => {
    const table = drawing(['green-event-1'], null, {
      adventures: ['c2', 'c5', 'g5', GREEN],
      pile: PILE,
      'heroes.1.counters.yellow': 1,
    });
    expect(table.world.adventures).toHaveLength(4);
    expect(table.world.heroes[1]!.counters.yellow).toBe(1);
    expect(table.world.pile).toEqual(PILE);
  });

  rule('RB-CMP-16', 'adventure counters run out, wound counters do not', () => {
    const table = replenishing(['c2', 'c5', 'g5'], {});
    expect(table.world.adventures.filter((space) => table.value('jewel', space) === 'blue')).toEqual([]);
    const hurt = arrange(withTrialCards, {
      packs: ['trial-cards'],
      piles: { adventure: [{ card: 'red-giant', counters: { wounds: 60 } }] },
      late: ({ world }) => ({
        play: { proc: 'wounds', with: { on: world.things.piles['adventure']![0]!, amount: 1 } },
      }),
    });
    expect(hurt.world.things.counters['wounds']![hurt.thing('red-giant')]).toBe(61);
  });

  rule('RB-EVT-15', 'with too few counters the drawing player chooses the spaces, and all counters are placed', () => {
    const table = replenishing([], { green: 2 });
    expect(table.asked()).toEqual([0]);
    expect(table).toOffer(0, ['replenish']);
    expect(table.offer(0)!.forms).toEqual([
      { choice: 'replenish', kind: 'some', of: { of: ['c2', 'c5', 'g5'], min: 2, max: 2 } },
    ]);
    expect(table.tryAnswer(0, 'replenish', 'c2')).not.toBeNull();
    table.answer(0, 'replenish', 'c2', 'g5');
    expect(greenCounters(table)).toEqual(['c2', GREEN, 'g5']);
    expect(table.world.pile.green).toBe(0);
    expect(drawn(table)).toEqual(['green-event-1', 'green-rat']);
  });
});

describe('The Events of the box', () => {
  /** What a value is without and with an Event in play. */
  const changes = (event: string, name: string, about: (table: Adventures) => unknown): unknown[] =>
    [[], [event]].map((cards) => {
      const table = adventureStep({ space: GREEN, piles: { event: cards, adventure: ['green-rat', 'red-rat'] } });
      return table.value(name, about(table));
    });

  rule('RB-ADV-07', 'each of them changes what the card says, for as long as it is in play', () => {
    expect(changes('the-long-rains', 'movement dice', () => 1)).toEqual([5, 4]);
    expect(changes('lights-in-the-barrowlands', 'spirit', (table) => table.thing('green-rat'))).toEqual([2, 3]);
    expect(changes('lights-in-the-barrowlands', 'spirit', (table) => table.thing('red-rat'))).toEqual([2, 2]);
    expect(changes('lights-in-the-barrowlands', 'spirit', (table) => table.thing('hero/1'))).toEqual([2, 2]);
    expect(changes('the-necromancers-due', 'price of healing', () => 1)).toEqual([1, 2]);
    expect(changes('the-barrows-open', 'magic damage', (table) => table.thing('red-rat'))).toEqual([1, 2]);
    expect(changes('the-barrows-open', 'magic damage', (table) => table.thing('hero/0'))).toEqual([1, 1]);
    expect(changes('nine-red-nights', 'price of experience', () => undefined)).toEqual([5, 4]);
    expect(changes('wings-over-tamalir', 'escape roll', () => 1)).toEqual([2, 0]);
    const [dear, cheap] = changes('a-fat-harvest', 'price', (table) => table.world.things.piles['market deck']![0]!);
    expect(cheap).toBe(Math.max(1, (dear as number) - 1));
    expect(dear).not.toBe(0);
    // And what it does when it arrives is done.
    const night = drawing(['wings-over-tamalir']);
    const exhaustion = night.world.things.counters['exhaustion']!;
    expect([0, 1].map((seat) => exhaustion[night.thing(`hero/${seat}`)])).toEqual([2, 2]);
  });
});
