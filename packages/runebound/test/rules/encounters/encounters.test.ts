import { data, rule } from '@questwright/harness/vitest';
import { describe, expect } from 'vitest';
import { ENCOUNTERS } from '../../../src/content/encounters.ts';
import type { Color } from '../../../src/words.ts';
import { adventureStep, drawn, escape, onTrack, type Adventures } from '../../adventures.ts';

const GREEN = 'f6';
const YELLOW = 'd6';
const FROM = 'e7';

type More = Partial<Parameters<typeof adventureStep>[0]>;
/** Seat 0 draws this green card, then a rat. */
const meeting = (card: string, more: More = {}): Adventures =>
  adventureStep({ space: GREEN, cameFrom: FROM, ...more, piles: { 'green deck': [card, 'green-rat'], ...more.piles } });
/** Seat 0 draws A Question of Honor, then a rat. */
const honor = (more: More = {}): Adventures =>
  adventureStep({
    space: YELLOW,
    ...more,
    piles: { 'yellow deck': ['a-question-of-honor', 'yellow-rat'], ...more.piles },
  }).answer(0, 'attempt');
const gold = (table: Adventures): number => table.world.heroes[0]!.gold;
const courses = (...names: string[]): string[] => names.map((name) => `choose:${name}`);

describe('Encounters', () => {
  rule('RB-ENC-01', 'an Encounter that is fulfilled elsewhere stays open with the player until then', () => {
    const table = meeting('letters-for-frostgate', { set: { 'heroes.0.gold': 0 } }).answer(0, 'attempt');
    expect(table).toOffer(0, courses('carry', 'read'));
    table.answer(0, 'choose:carry');
    expect(table.pile('area/0')).toEqual(['letters-for-frostgate']);
    expect(table.view(1).zones['area/0']).toMatchObject([{ card: 'letters-for-frostgate', up: true }]);

    const letters = { 'area/0': ['letters-for-frostgate'] };
    const elsewhere = adventureStep({ space: 'greyhaven', piles: letters });
    expect(elsewhere.where()).not.toMatch(/adventure step/);
    expect(elsewhere.pile('area/0')).toEqual(['letters-for-frostgate']);
    const arrived = adventureStep({ space: 'frostgate', piles: letters, set: { 'heroes.0.gold': 0 } });
    expect(arrived).toOffer(0, ['use:{letters-for-frostgate}:deliver', 'pass']);
    arrived.answer(0, 'use:{letters-for-frostgate}:deliver');
    expect(gold(arrived)).toBe(7);
    expect(arrived.pile('area/0')).toEqual([]);
    expect(arrived.pile('removed from play')).toContain('letters-for-frostgate');
  });

  rule('RB-ENC-02', 'a reward can be gold that a fight brings', () => {
    const table = meeting('the-miller-who-was-not', { set: { 'heroes.0.gold': 0 } }).answer(0, 'attempt');
    table.answer(0, 'choose:fight').answer(0, 'fight');
    table.edit(({ world }) => (world.things.counters['wounds']![table.thing('the-miller-who-was-not')] = 1));
    table.dice(10, 10).answer(0, 'attack:{hero/0}');
    expect(gold(table)).toBe(4);
    expect(table.pile('removed from play')).toContain('the-miller-who-was-not');
    expect(drawn(table)).toEqual(['the-miller-who-was-not', 'green-rat']);
  });

  rule('RB-ENC-02', 'a reward can be a bonus that applies as long as the card is there', () => {
    const table = adventureStep({ space: 'h7', piles: { 'blue deck': ['the-king-under-the-ice', 'blue-rat'] } });
    const before = { spirit: table.value('spirit', table.thing('hero/0')), dice: table.value('movement dice', 0) };
    table.answer(0, 'attempt').answer(0, 'choose:swear');
    expect(table.pile('area/0')).toEqual(['the-king-under-the-ice']);
    expect(table.value('spirit', table.thing('hero/0'))).toBe(before.spirit + 2);
    expect(table.value('movement dice', 0)).toBe(before.dice - 1);
    expect(table.value('spirit', table.thing('hero/1'))).toBe(before.spirit);
  });

  rule(['RB-ENC-03', 'RB-ADV-08'], 'the instructions of the card are followed before anything else is drawn', () => {
    const table = meeting('the-miller-who-was-not', { set: { 'heroes.0.gold': 0 } }).answer(0, 'attempt');
    expect(table).toOffer(0, courses('name-it', 'fight', 'work'));
    expect(drawn(table)).toEqual(['the-miller-who-was-not']);
    // Mind 2 and 13 on the dice: 15.
    const top = table.pile('market deck')[0]!;
    table.dice(6, 7).answer(0, 'choose:name-it');
    expect(table.event('test made')).toMatchObject({ attribute: 'mind', skill: 'lore', number: 15, total: 15 });
    expect(table.pile('area/0')).toEqual([top]);
    const tags = table.events.map(({ tag }) => tag);
    expect(tags.indexOf('test made')).toBeLessThan(tags.lastIndexOf('adventure card drawn'));
  });

  rule('RB-ENC-04', 'a discarded Encounter leaves the game instead of going under its deck', () => {
    const table = meeting('the-miller-who-was-not');
    const deck = table.pile('green deck').length;
    table.answer(0, 'attempt').dice(1, 1).answer(0, 'choose:name-it');
    expect(table.pile('removed from play')).toContain('the-miller-who-was-not');
    expect(table.pile('green deck')).not.toContain('the-miller-who-was-not');
    expect(table.pile('green deck')).toHaveLength(deck - 2);
  });

  rule('RB-ENC-05', 'after an Encounter the next card of the color is drawn without a question', () => {
    const table = meeting('green-stranger').answer(0, 'attempt');
    expect(drawn(table)).toEqual(['green-stranger', 'green-rat']);
    expect(table).toOffer(0, ['escape', 'fight']);
    // Also when it stays open with the player.
    const kept = meeting('letters-for-frostgate').answer(0, 'attempt').answer(0, 'choose:carry');
    expect(drawn(kept)).toEqual(['letters-for-frostgate', 'green-rat']);
  });

  rule('RB-ENC-06', 'several Encounters can be resolved in one Adventure step', () => {
    const table = adventureStep({
      space: 'h7',
      piles: { 'blue deck': ['blue-stranger', 'blue-pedlar', 'blue-rat'] },
      set: { 'heroes.0.gold': 0 },
    }).answer(0, 'attempt');
    expect(drawn(table)).toEqual(['blue-stranger', 'blue-pedlar', 'blue-rat']);
    expect(gold(table)).toBe(3);
  });

  rule(
    'RB-ENC-07',
    'an escape from an Encounter ends the turn; the card is discarded and nothing goes to the track',
    () => {
      const table = meeting('the-miller-who-was-not', { set: { 'heroes.0.gold': 0 } }).answer(0, 'attempt');
      table.answer(0, 'choose:fight');
      expect(table).toOffer(0, ['escape', 'fight']);
      escape(table);
      expect(table.world.heroes[0]!.space).toBe(FROM);
      expect(onTrack(table)).toEqual([null, null, null, null, null, null]);
      expect(table.pile('undefeated challenge track')).toEqual([]);
      expect(table.pile('removed from play')).toContain('the-miller-who-was-not');
      expect(table.world.turn).toBe(1);
      expect(drawn(table)).toEqual(['the-miller-who-was-not']);
      expect(gold(table)).toBe(0);
    },
  );

  rule(
    'RB-TERM-05',
    'where the card names no result of a failure nothing happens, and the Encounter is discarded',
    () => {
      const table = honor();
      table.dice(1, 1).answer(0, 'choose:speak');
      expect(table.pile('area/0')).toEqual([]);
      expect(table.pile('removed from play')).toContain('a-question-of-honor');
      expect(drawn(table)).toEqual(['a-question-of-honor', 'yellow-rat']);
    },
  );

  rule('RB-FACT-11', 'A Question of Honor gives an Ally who counts toward the limit', () => {
    const table = honor();
    table.dice(9, 9).answer(0, 'choose:speak');
    expect(table.pile('area/0')).toEqual(['a-question-of-honor']);
    expect(table.value('counts as', table.thing('a-question-of-honor'))).toBe('ally');
    expect(table.value('body', table.thing('a-question-of-honor'))).toBe(3);
  });

  data('RB-FACT-11', 'A Question of Honor is a yellow Encounter that can be kept as an Ally', () => {
    expect(ENCOUNTERS['a-question-of-honor']).toMatchObject({ kind: 'encounter', color: 'yellow', keptAs: 'ally' });
  });

  data(
    ['RB-ENC-01', 'RB-ADV-08'],
    'Encounters ask for tests, for combat and for deeds elsewhere; each offers a choice',
    () => {
      const all = Object.values(ENCOUNTERS);
      for (const { text } of all) {
        expect(text).toHaveLength(1);
        expect((text[0]!['of'] as readonly object[]).length).toBeGreaterThan(1);
      }
      const told = JSON.stringify(all);
      for (const verb of ['"test"', '"fight"', '"keep"', '"you are in"', '"modifies"', '"gold"']) {
        expect(told).toContain(verb);
      }
    },
  );
});

describe('The cards', () => {
  rule('RB-ENC-03', 'a course that costs gold is offered only to who has it', () => {
    const poor = honor({ set: { 'heroes.0.gold': 2 } });
    expect(poor).toOffer(0, courses('speak', 'break-in', 'leave'));
    const rich = honor({ set: { 'heroes.0.gold': 3 } });
    expect(rich).toOffer(0, courses('speak', 'pay', 'break-in', 'leave'));
    rich.answer(0, 'choose:pay');
    expect(gold(rich)).toBe(0);
    expect(rich.pile('area/0')).toEqual(['a-question-of-honor']);
  });

  rule('RB-ENC-02', 'the promise of the Scratched Saint is kept once', () => {
    const table = meeting('green-ambush', { piles: { 'area/0': ['the-scratched-saint'] } }).answer(0, 'attempt');
    expect(table).toOffer(0, ['use:{the-scratched-saint}:promise kept', 'pass']);
    table.answer(0, 'use:{the-scratched-saint}:promise kept');
    expect(table.world.things.counters['wounds']![table.thing('hero/0')]).toBe(0);
    expect(table.pile('removed from play')).toContain('the-scratched-saint');
  });
});

describe('The Encounters of the box', () => {
  /** Takes every course of every Encounter of a color, with the lowest and the highest dice. */
  function everyCourse(color: Color, space: string): void {
    for (const [id, { text }] of Object.entries(ENCOUNTERS).filter(([, card]) => card.color === color)) {
      for (const { name } of text[0]!['of'] as readonly { name: string }[]) {
        for (const face of [1, 10]) {
          const table = adventureStep({
            space,
            cameFrom: 'tamalir',
            piles: { [`${color} deck`]: [id, `${color}-rat`] },
            set: { 'heroes.0.gold': 9 },
          }).answer(0, 'attempt');
          table.dice(face, face, face, face).answer(0, `choose:${name}`);
          if (name !== 'fight') expect(drawn(table)).toEqual([id, `${color}-rat`]);
          else expect(table).toOffer(0, ['escape', 'fight']);
        }
      }
    }
  }
  rule('RB-ENC-03', 'every course of green Encounters can be taken to its end, whatever is rolled', () =>
    everyCourse('green', GREEN),
  );
  rule('RB-ENC-03', 'every course of yellow Encounters can be taken to its end, whatever is rolled', () =>
    everyCourse('yellow', YELLOW),
  );
  rule('RB-ENC-03', 'every course of blue and red Encounters can be taken to its end, whatever is rolled', () => {
    everyCourse('blue', 'h7');
    everyCourse('red', 'b6');
  });

  rule('RB-ENC-02', 'the Rider Without a Horse pays for delays, and his death pays more', () => {
    const rider = (): Adventures =>
      adventureStep({
        space: 'b6',
        piles: { 'red deck': ['the-rider-without-a-horse', 'red-rat'] },
        set: { 'heroes.0.gold': 0 },
      }).answer(0, 'attempt');
    const delayed = rider().answer(0, 'choose:bargain');
    expect(gold(delayed)).toBe(6);
    expect(delayed.world.things.counters['exhaustion']![delayed.thing('hero/0')]).toBe(2);
    const fought = rider().answer(0, 'choose:fight').answer(0, 'fight');
    fought.edit(({ world }) => (world.things.counters['wounds']![fought.thing('the-rider-without-a-horse')] = 3));
    fought.dice(10, 10).answer(0, 'attack:{hero/0}');
    expect(gold(fought)).toBe(7);
    expect(fought.pile('removed from play')).toContain('the-rider-without-a-horse');
  });
});
