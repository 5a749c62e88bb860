/** The adventure cards: how many, how different, what they say and what one can decide. */

import { describe, expect, test } from 'vitest';
import { words } from '@questwright/messages';
import type { Content } from '@questwright/kernel';
import type { Adventure, Challenge, Encounter, EventCard, Hero } from '../../src/cards.ts';
import { cardText } from '../../src/text/card-text.ts';
import { ALLIES } from '../../src/content/allies.ts';
import { BOX } from '../../src/content/box.ts';
import { CHALLENGES } from '../../src/content/challenges.ts';
import { ENCOUNTERS } from '../../src/content/encounters.ts';
import { EVENTS } from '../../src/content/events.ts';
import { HEROES } from '../../src/content/heroes.ts';
import { ITEMS } from '../../src/content/items.ts';
import { ENGLISH } from '../../src/messages/index.ts';
import { COLORS, SKILLS, type Color } from '../../src/words.ts';
import { coursesOf, type Around } from '../../src/bot/courses.ts';
import { oddsAgainst } from '../../src/odds/of.ts';
import { situation, type Situation } from '../../src/rules/effects/verb.ts';
import { FRESH, SEASONED, type Stage } from './strength.ts';
import { recordsIn, signature, skillsOf, TRAITS } from './traits.ts';

const say = words(ENGLISH);
const challenges: readonly [string, Challenge][] = Object.entries(CHALLENGES);
const events: readonly [string, EventCard][] = Object.entries(EVENTS);
const encounters: readonly [string, Encounter][] = Object.entries(ENCOUNTERS);
const all: readonly [string, Adventure][] = [...challenges, ...events, ...encounters];
const market: Readonly<Record<string, Content>> = { ...HEROES, ...ITEMS, ...ALLIES };
const everything: readonly Content[] = [...Object.values(market), ...all.map(([, card]) => card)];
const ofColor = (cards: readonly [string, Adventure][], color: Color): number =>
  cards.filter(([, card]) => card.color === color).length;

describe('the decks', () => {
  test.each([
    ['green', 23, 6, 6],
    ['yellow', 16, 5, 4],
    ['blue', 10, 4, 2],
    ['red', 6, 1, 1],
  ] as const)('%s: %i Challenges, %i Events, %i Encounters', (color, ...counts) => {
    expect([challenges, events, encounters].map((cards) => ofColor(cards, color))).toEqual(counts);
    expect(ofColor(all, color)).toBe(BOX[`${color} adventure cards`].count);
  });
  test('the numbers of Events rise with the color', () => {
    const numbers = COLORS.map((color) => {
      const own = events.filter(([, event]) => event.color === color).map(([, { number }]) => number);
      return [...new Set(own)].toSorted();
    });
    expect(numbers).toEqual([[1], [1, 2], [2, 3], [3]]);
  });
});

describe('no two alike', () => {
  const count = (cards: readonly [string, Content][]): Map<string, string[]> => {
    const found = new Map<string, string[]>();
    for (const [id, card] of cards) found.set(signature(card), [...(found.get(signature(card)) ?? []), id]);
    return found;
  };
  test('at least 35 Challenges work differently, and none like more than two others', () => {
    const found = count(challenges);
    expect(found.size).toBeGreaterThanOrEqual(35);
    expect([...found.values()].filter((ids) => ids.length > 3)).toEqual([]);
  });
  test('at most 8 are plain, all of them green', () => {
    const plain = challenges.filter(
      ([, one]) => !one.beforeCombat && !one.abilities && !one.modifies && !one.keptAs && !one.wins,
    );
    expect(plain.length).toBeLessThanOrEqual(8);
    expect(new Set(plain.map(([, { color }]) => color))).toEqual(new Set(['green']));
  });
  const opening = ({ beforeCombat: [first] = [] }: Challenge): string =>
    Object.keys(first ?? {}).find((key) => key !== 'if' && key !== 'who') ?? 'none';
  test('at most eight Challenges begin with a test, and no other opening is on more than nine', () => {
    const openings = challenges.map(([, one]) => opening(one)).filter((one) => one !== 'none');
    const counts = [...new Set(openings)].map(
      (one) => [one, openings.filter((other) => other === one).length] as const,
    );
    expect(counts.filter(([verb, count]) => count > (verb === 'test' ? 8 : 9))).toEqual([]);
  });
  test('at most ten rewards are gold and nothing else', () => {
    const isGold = ({ reward = [] }: Challenge): boolean => reward.length === 1 && 'gold' in reward[0]!;
    expect(challenges.filter(([, one]) => isGold(one)).length).toBeLessThanOrEqual(10);
  });
  test('all Events and all Encounters are different', () => {
    expect(count(events).size).toBe(events.length);
    expect(count(encounters).size).toBe(encounters.length);
  });
});

describe('what cards are about, all together', () => {
  const some = (card: Content, holds: (record: Readonly<Record<string, unknown>>) => boolean): boolean => {
    for (const record of recordsIn(card)) if (holds(record)) return true;
    return false;
  };
  /** A test of a skill that kills without a blow, or leads away, or a course beside that of fighting. */
  const goesRound = (card: Content): boolean => {
    if (TRAITS['a way round a fight by skill'](card)) return true;
    const { life = 0 } = card as { life?: number };
    const kills = some(card, ({ wounds, who }) => who === 'your enemy' && Number(wounds) >= life && life > 0);
    const skillful = some(card, ({ skill, success }) => skill !== undefined && success !== undefined);
    return skillful && (kills || (card['kind'] === 'encounter' && some(card, (record) => 'fight' in record)));
  };
  test.each([
    ['looks at terrain or place', 15, TRAITS['looks at terrain or place']],
    // What happens to each Hero happens to the others, too.
    [
      'touches other heroes',
      10,
      (card: Content) => TRAITS['touches other heroes'](card) || some(card, (record) => 'each hero' in record),
    ],
    ['stays over turns', 8, TRAITS['stays over turns']],
    ['changes board, decks or market', 8, TRAITS['changes board, decks or market']],
    ['risk against reward', 10, TRAITS['risk against reward']],
    ['a way round a fight by skill', 6, goesRound],
  ])('%s: at least %i cards', (_, least, holds) => {
    expect(everything.filter(holds).length).toBeGreaterThanOrEqual(least);
  });
  test('every skill is used by at least four cards', () => {
    for (const skill of SKILLS) {
      expect([skill, everything.filter((card) => skillsOf(card).includes(skill)).length >= 4]).toEqual([skill, true]);
    }
  });
});

describe('Encounters', () => {
  /** Whoever meets red Encounters is seldom alone, and has learned more. */
  const LATE: Stage = {
    party: (id) => ({
      ...SEASONED.party(id),
      experience: { mind: 2, body: 2, spirit: 2, life: 1 },
      allies: [ALLIES['oxhorn-the-breaker']],
    }),
    gold: 0,
  };
  const heroes = Object.keys(HEROES) as (keyof typeof HEROES)[];
  function* states(): Generator<[Situation, Around]> {
    for (const stage of [FRESH, SEASONED, LATE]) {
      for (const id of heroes) {
        const party = stage.party(id);
        for (const gold of [0, 2, 5, 9]) {
          for (const wounds of [0, 2, party.hero.life - 1]) {
            for (const tired of [0, party.hero.stamina]) {
              for (const distance of [2, 12])
                yield [situation(party, { gold, hurt: [wounds], tired }), { distance, room: distance === 2 }];
            }
          }
        }
      }
    }
  }
  test.each(encounters)('%s: each course is the best one for somebody', (id, card) => {
    const winning = ({ party, hurt, gold }: Situation): number => {
      const hero: Hero = { ...party.hero, life: party.hero.life - hurt[0]! };
      const enemy = { ...card, kind: 'challenge' } as Challenge;
      return oddsAgainst({ ...party, hero }, enemy, { terrain: 'plains', gold }).win;
    };
    const best = new Set<string>();
    const courses = (card.text[0]!['of'] as readonly { name: string }[]).map(({ name }) => name);
    expect(courses.length).toBeGreaterThanOrEqual(2);
    for (const [now, around] of states()) {
      const [first, second] = [...coursesOf(id, card, now, around, winning)].toSorted(
        ([, one], [, other]) => other - one,
      );
      if (first![1] > (second?.[1] ?? 0)) best.add(first![0]);
      if (best.size === courses.length) break;
    }
    expect([...best].toSorted()).toEqual(courses.toSorted());
  });
});

describe('what cards say', () => {
  const countWords = (text: string): number => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
  const flavor = (id: string): string => ENGLISH[`flavour.${id}`] ?? '';
  const name = (id: string): string => ENGLISH[`content.${id}`] ?? '';
  const told = (cards: readonly [string, Content][]): string =>
    cards.map(([id]) => `${name(id)} ${flavor(id)}`).join(' ');

  test('at most 45 words of text', () => {
    const long = all.map(([id, card]) => {
      const text = cardText(card).map((line) => say(line));
      return [id, countWords(text.join(' '))] as const;
    });
    expect(long.filter(([, number]) => number > 45)).toEqual([]);
  });
  test('6 to 22 words of flavor, no two the same', () => {
    const off = all.map(([id]) => [id, countWords(flavor(id))] as const);
    expect(off.filter(([, number]) => number < 6 || number > 22)).toEqual([]);
    expect(new Set(all.map(([id]) => flavor(id))).size).toBe(all.length);
  });
  test('no shape of flavor twice in a row', () => {
    const shapes = all.map(([id]) => flavor(id).replaceAll(/[^,.;:!?“”]/g, ''));
    expect(all.filter((_, i) => i > 0 && shapes[i] === shapes[i - 1]).map(([id]) => id)).toEqual([]);
  });
  test('at most a third of the names are “X of Y”, no two the same', () => {
    const names = all.map(([id]) => name(id));
    expect(names.filter((one) => / of /.test(one)).length).toBeLessThanOrEqual(names.length / 3);
    expect(new Set(names).size).toBe(names.length);
  });

  const CAST = `
    Vorakesh, Margath, Oswin Hale, Corvane, Mother Quill, Katla Rime, Brom Cinderhand, Jory Saltlick,
    Winifrey, Sergeant Pike, Widow Tansy, Neme, Captain Rusk, Fennimore Bly, Bloodmother`
    .split(',')
    .map((one) => one.trim());
  const PLACES = `
    Tamalir, Frostgate, Forge, Greyhaven, Dawnsmoor, Riverwatch, Vynelvale, Rimewall, Whitefell,
    Barrowlands, Harrowdown, Tithe, Kingsmead, Gallows Oak, Thornholt, Long Moor, Red Scarp, Ashfields,
    Sallow, Mirkwend, Saltrun, Mere, Dry Well, Last Milestone, Broken Crown`
    .split(',')
    .map((one) => one.trim());
  test('the people and places of the land come again', () => {
    const text = told(all);
    const met = (names: readonly string[]): string[] => names.filter((one) => text.includes(one));
    expect(met(CAST).length).toBeGreaterThanOrEqual(12);
    expect(CAST.filter((one) => text.split(one).length > 2).length).toBeGreaterThanOrEqual(8);
    expect(met(PLACES).length).toBeGreaterThanOrEqual(20);
  });
  test('the story goes on: servants of the necromancer in every color, the dragons’ lord only at the end', () => {
    for (const color of COLORS) {
      const text = told(all.filter(([, card]) => card.color === color));
      expect([color, /Vorakesh|Corvane|Necromancer/.test(text)]).toEqual([color, true]);
      expect([color, text.includes('Margath')]).toEqual([color, color === 'blue' || color === 'red']);
    }
  });
});
