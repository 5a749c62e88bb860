/** The adventure cards of packs: how hard they are, how different, what they say. */

// Makes the verbs of packs known.
import '../../../src/entry.ts';
import { describe, expect, test } from 'vitest';
import { words } from '@questwright/messages';
import type { Adventure, Challenge, Encounter, Hero } from '../../../src/cards.ts';
import { coursesOf, type Around } from '../../../src/bot/courses.ts';
import { ALLIES } from '../../../src/content/allies.ts';
import { CHALLENGES } from '../../../src/content/challenges.ts';
import { HEROES } from '../../../src/content/heroes.ts';
import { ENGLISH } from '../../../src/messages/index.ts';
import { oddsAgainst } from '../../../src/odds/of.ts';
import { situation, type Situation } from '../../../src/rules/effects/verb.ts';
import { cardText } from '../../../src/text/card-text.ts';
import { BEASTS } from '../../../src/variants/beasts-and-bandits/challenges.ts';
import { BANDITS } from '../../../src/variants/beasts-and-bandits/encounters.ts';
import { BEASTS_AND_BANDITS_EXTENSION } from '../../../src/variants/beasts-and-bandits/index.ts';
import { TRAPS } from '../../../src/variants/traps-and-terrors/challenges.ts';
import { TERRORS } from '../../../src/variants/traps-and-terrors/encounters.ts';
import { TRAPS_AND_TERRORS_EXTENSION } from '../../../src/variants/traps-and-terrors/index.ts';
import { COLORS, type Color } from '../../../src/words.ts';
import { chance, FRESH, SEASONED, type Stage } from '../strength.ts';
import { signature } from '../traits.ts';

interface Deck {
  challenges: Readonly<Record<string, Challenge>>;
  encounters: Readonly<Record<string, Encounter>>;
  words: Readonly<Record<string, string>>;
  /** What the odds do not hold. */
  leftOut: readonly string[];
}
const DECKS: Readonly<Record<string, Deck>> = {
  'traps-and-terrors': {
    challenges: TRAPS,
    encounters: TERRORS,
    words: TRAPS_AND_TERRORS_EXTENSION.words['en']!,
    leftOut: ['teeth-in-the-thatch: nibbled'],
  },
  'beasts-and-bandits': {
    challenges: BEASTS,
    encounters: BANDITS,
    words: BEASTS_AND_BANDITS_EXTENSION.words['en']!,
    leftOut: ['boar-mother: gored'],
  },
};

const heroes = Object.keys(HEROES) as (keyof typeof HEROES)[];
const mean = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
const PACED = { green: FRESH, yellow: FRESH, blue: SEASONED, red: SEASONED } as const satisfies Record<Color, Stage>;
/** Of the base, and a little more room: a pack has fewer cards of a color, and goes among those of the base. */
const BANDS = [
  ['green', FRESH, 68, 80],
  ['yellow', FRESH, 38, 55],
  ['blue', SEASONED, 43, 60],
  ['red', SEASONED, 15, 28],
] as const;

describe.each(Object.entries(DECKS))('%s', (_, { challenges, encounters, words: texts, leftOut }) => {
  const fights = Object.entries(challenges);
  const all: readonly [string, Adventure][] = [...fights, ...Object.entries(encounters)];
  const say = words({ ...ENGLISH, ...texts });
  const countWords = (text: string): number => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
  const known = new Map<string, number[]>();
  const chances = (stage: Stage, id: string, card: Challenge): number[] => {
    const key = `${id} ${String(stage === FRESH)}`;
    const found = known.get(key) ?? heroes.map((hero) => 100 * chance(stage, hero, card));
    known.set(key, found);
    return found;
  };
  const ofColor = (color: Color): [string, Challenge][] => fights.filter(([, card]) => card.color === color);

  test('13 green, 9 yellow, 5 blue, 3 red', () => {
    expect(COLORS.map((color) => all.filter(([, card]) => card.color === color).length)).toEqual([13, 9, 5, 3]);
  });

  test.each(BANDS)(
    '%s Challenges are as hard as those of the box',
    (color, stage, least, most) => {
      const rows = ofColor(color).map(([id, card]) => [id, mean(chances(stage, id, card))] as const);
      const average = mean(rows.map(([, one]) => one));
      const told = rows.map(([id, one]) => `${id} ${one.toFixed(0)}`).join(', ');
      expect([told, average >= least, average <= most]).toEqual([told, true, true]);
    },
    120_000,
  );

  test('no green or yellow Challenge is hopeless for more than three Heroes', () => {
    for (const [id, card] of [...ofColor('green'), ...ofColor('yellow')])
      expect([id, chances(FRESH, id, card).filter((one) => one < 10).length <= 3]).toEqual([id, true]);
  }, 120_000);

  test('easy and hard ones of green, yellow and blue lie at least 20 points apart', () => {
    for (const color of ['green', 'yellow', 'blue'] as const) {
      const rows = ofColor(color).map(([id, card]) => mean(chances(PACED[color], id, card)));
      expect([color, Math.max(...rows) - Math.min(...rows) >= 20]).toEqual([color, true]);
    }
  }, 120_000);

  test('the odds leave out what is named', () => {
    const left = fights.flatMap(([id, card]) =>
      oddsAgainst(FRESH.party('varikas-the-dead'), card, { terrain: 'plains', gold: 3 }).leftOut.map(
        (what) => `${id}: ${what.replace('the Challenge: ', '')}`,
      ),
    );
    expect([...new Set(left)]).toEqual(leftOut);
  });

  test('one phase is the best for each, and no phase for more than half of a color', () => {
    for (const color of COLORS) {
      const best = ofColor(color).map(([id, { mind, body, spirit }]) => {
        const numbers = [mind, body, spirit];
        const least = Math.min(...numbers);
        expect([id, numbers.filter((one) => one === least).length]).toEqual([id, 1]);
        return numbers.indexOf(least);
      });
      for (const phase of [0, 1, 2]) {
        const count = best.filter((one) => one === phase).length;
        expect([color, phase, count <= Math.ceil(best.length / 2), count > 0 || best.length < 4]).toEqual([
          color,
          phase,
          true,
          true,
        ]);
      }
    }
  });

  test('no opening on more than 15 percent of the cards, gold alone on at most a quarter of the rewards', () => {
    const openings = fights.flatMap(([, { beforeCombat = [] }]) =>
      Object.keys(beforeCombat[0] ?? {})
        .filter((key) => !['if', 'who', 'others', 'where', 'skill', 'number', 'success', 'failure'].includes(key))
        .slice(0, 1),
    );
    const most = Math.max(...openings.map((one) => openings.filter((other) => other === one).length));
    expect(most).toBeLessThanOrEqual(Math.floor(0.15 * 30) + 1);
    const isGold = ({ reward = [] }: Challenge): boolean => reward.length === 1 && 'gold' in reward[0]!;
    expect(fights.filter(([, card]) => isGold(card)).length).toBeLessThanOrEqual(fights.length / 4);
  });

  test('they work differently, and as no card of the box does', () => {
    const own = all.map(([, card]) => signature(card));
    expect(new Set(own).size).toBeGreaterThanOrEqual(28);
    const box = new Set(Object.values(CHALLENGES).map((card) => signature(card)));
    expect(all.filter(([, card]) => box.has(signature(card))).length).toBeLessThanOrEqual(2);
  });

  test('at most 45 words of text, 6 to 22 of flavor, no two the same, no two neighbors that pause alike', () => {
    for (const [id, card] of all) {
      const text = cardText(card)
        .map((line) => say(line))
        .join(' ');
      expect([id, text, countWords(text) <= 45, /[<{]/.test(text)]).toEqual([id, text, true, false]);
    }
    const flavors = all.map(([id]) => texts[`flavour.${id}`] ?? '');
    expect(flavors.filter((one) => countWords(one) < 6 || countWords(one) > 22)).toEqual([]);
    expect(new Set(flavors).size).toBe(all.length);
    const shapes = flavors.map((one) => one.replaceAll(/[^,.;:!?“”‘()]/g, ''));
    expect(all.filter((__, i) => i > 0 && shapes[i] === shapes[i - 1]).map(([id]) => id)).toEqual([]);
  });

  test('no name of the box, at most a third of them “X of Y”', () => {
    const names = all.map(([id]) => texts[`content.${id}`]!);
    expect(new Set(names).size).toBe(all.length);
    expect(names.filter((one) => / of /.test(one)).length).toBeLessThanOrEqual(all.length / 3);
    const taken = new Set(Object.entries(ENGLISH).flatMap(([key, text]) => (key.startsWith('content.') ? [text] : [])));
    expect(names.filter((one) => taken.has(one))).toEqual([]);
  });

  /** Whoever meets red Encounters is seldom alone, and has learned more. */
  const LATE: Stage = {
    party: (id) => ({
      ...SEASONED.party(id),
      experience: { mind: 2, body: 2, spirit: 2, life: 1 },
      allies: [ALLIES['oxhorn-the-breaker']],
    }),
    gold: 0,
  };
  function* states(): Generator<[Situation, Around]> {
    for (const stage of [FRESH, SEASONED, LATE]) {
      for (const id of heroes) {
        const party = stage.party(id);
        for (const gold of [0, 3, 9])
          for (const wounds of [0, 2, party.hero.life - 1])
            for (const tired of [0, party.hero.stamina])
              for (const room of [true, false])
                yield [situation(party, { gold, hurt: [wounds], tired }), { distance: 6, room }];
      }
    }
  }
  test.each(Object.entries(encounters))(
    '%s: each course is the best one for somebody',
    (id, card) => {
      const winning = ({ party, hurt, gold }: Situation): number => {
        const hero: Hero = { ...party.hero, life: party.hero.life - hurt[0]! };
        const enemy = { ...card, kind: 'challenge' } as Challenge;
        return oddsAgainst({ ...party, hero }, enemy, { terrain: 'plains', gold }).win;
      };
      const best = new Set<string>();
      const courses = (card.text[0]!['of'] as readonly { name: string }[]).map(({ name }) => name);
      expect(courses.length).toBeGreaterThanOrEqual(2);
      for (const [now, around] of states()) {
        const [first] = [...coursesOf(id, card, now, around, winning)].toSorted(([, one], [, other]) => other - one);
        best.add(first![0]);
        if (best.size === courses.length) break;
      }
      expect([...best].toSorted()).toEqual(courses.toSorted());
    },
    120_000,
  );
});
