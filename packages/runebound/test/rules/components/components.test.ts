import { expect } from 'vitest';
import { arrange } from '@questwright/harness';
import { data, rule } from '@questwright/harness/vitest';
import { ATTRIBUTES, COLORS, GLOSSARY, SKILLS } from '@questwright/runebound';
import type { Challenge, Hero } from '../../../src/cards.ts';
import { BOARD, SMALL } from '../../../src/content.ts';
import { ADVENTURE_COUNTERS, BOX, GOLD_COUNTERS, type Box } from '../../../src/content/box.ts';
import { VARIANTS } from '../../../src/variants/index.ts';
import { adventureStep, drawn } from '../../adventures.ts';
import { attempt, exhaustion, withBattleCards, wounds, type Battle } from '../../battles.ts';
import { moving } from '../../boards.ts';
import { runebound } from '../../small-board.ts';

const content = Object.entries(runebound.rules.content);
const challenges = content.filter(([, card]) => card['kind'] === 'challenge') as unknown as [string, Challenge][];
const heroes = content.filter(([, card]) => card['kind'] === 'hero') as unknown as [string, Hero][];
const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

data(['RB-CMP-01', 'RB-CMP-05'], 'twelve Hero cards, each with a figure', () => {
  expect(heroes).toHaveLength(BOX['hero cards'].count);
  expect(BOX['hero figures'].count).toBe(BOX['hero cards'].count);
});

/** How many cards there really are with one of these backs. */
const cardsWith = (...backs: string[]): number =>
  content.filter(([, card]) => backs.includes(card['back'] as string)).length;

data(['RB-CMP-02', 'RB-CMP-03'], 'adventure cards by color', () => {
  const counts = COLORS.map((color) => BOX[`${color} adventure cards`].count);
  expect(counts).toEqual([35, 25, 16, 8]);
  expect(COLORS.map((color) => cardsWith(color))).toEqual(counts);
  expect([BOX['adventure cards'].count, cardsWith(...COLORS)]).toEqual([84, 84]);
});

data('RB-CMP-04', 'market cards: Allies and Items', () => {
  const cards = ['ally', 'item'].map((kind) => content.filter(([, card]) => card['kind'] === kind).length);
  expect(cards).toEqual([29, 55]);
  expect([BOX['ally cards'].count, BOX['item cards'].count]).toEqual(cards);
  expect([BOX['market cards'].count, cardsWith('market')]).toEqual([84, 84]);
});

data(['RB-CMP-06', 'RB-CMP-07', 'RB-CMP-09'], 'wound, exhaustion and experience counters', () => {
  expect([BOX['wound counters'].count, BOX['exhaustion counters'].count, BOX['experience counters'].count]).toEqual([
    60, 54, 60,
  ]);
});

data('RB-CMP-08', 'adventure counters by color, enough for every board', () => {
  expect(COLORS.map((color) => ADVENTURE_COUNTERS[color])).toEqual([22, 16, 11, 9]);
  expect(sum(Object.values(ADVENTURE_COUNTERS))).toBe(BOX['adventure counters'].count);
  for (const board of [BOARD, SMALL]) {
    for (const color of COLORS) {
      const jewels = Object.values(board).filter(({ jewel }) => jewel === color);
      expect(jewels.length).toBeLessThanOrEqual(ADVENTURE_COUNTERS[color]);
    }
  }
});

data(['RB-CMP-10', 'RB-CMP-12'], 'six undefeated challenge counters and eight doom counters', () => {
  const box = Object.assign({}, BOX, ...VARIANTS.map((one) => one.box)) as Box;
  expect(['undefeated challenge counters', 'doom counters'].map((what) => box[what]!.count)).toEqual([6, 8]);
  expect(moving({ at: ['tamalir'] }).world.undefeated).toHaveLength(6);
});

data('RB-CMP-11', 'fifty gold counters worth 188', () => {
  expect(sum(GOLD_COUNTERS.map(({ count }) => count))).toBe(BOX['gold counters'].count);
  expect(sum(GOLD_COUNTERS.map(({ count, worth }) => count * worth))).toBe(188);
});

data(['RB-CMP-13', 'RB-CMP-14', 'RB-CMP-15'], 'two ten-sided dice, five movement dice, one board', () => {
  expect([BOX['ten-sided dice'].count, BOX['movement dice'].count, BOX['game boards'].count]).toEqual([2, 5, 1]);
});

data('RB-CARD-04', 'a Hero card states attributes, damage, Life, Stamina and two skills', () => {
  for (const [, hero] of heroes) {
    for (const attribute of ATTRIBUTES) expect(hero[attribute]).toBeGreaterThan(0);
    expect(Object.keys(hero.damage)).toEqual(['ranged', 'melee', 'magic']);
    expect([hero.life > 0, hero.stamina > 0]).toEqual([true, true]);
    expect(Object.keys(hero.skills)).toHaveLength(2);
    expect(SKILLS).toEqual(expect.arrayContaining(Object.keys(hero.skills)));
    expect(hero.abilities ?? hero.modifies).toBeDefined();
  }
});

rule(
  'RB-CMP-17',
  'attributes are the printed ones with what counters and cards add',
  () => {
    const experience = { mind: 0, body: 1, spirit: 0, stamina: 1, life: 0 };
    const table = attempt({ area: ['tonic'], set: { 'heroes.0.experience': experience } });
    const read = (card: string) => ['mind', 'body', 'stamina'].map((what) => table.value(what, table.thing(card)));
    expect(read('fighter')).toEqual([3, 4 + 2, 4 + 2 + 2]);
    expect(read('envoy')).toEqual([3, 4, 4]);
    expect(attempt({ hero: 'sorcerer' })).toOffer(0, ['use:{sorcerer}:bolt:exhaustion', 'pass']);
  },
  {
    // What is printed does not change.
    'RB-CMP-17': [{ rule: 'RB-CMP-17', value: 'body', part: 'experience counters', remove: true }],
  },
);

data('RB-CMP-18', 'colors from easiest to hardest', () => {
  expect(COLORS).toEqual(['green', 'yellow', 'blue', 'red']);
  // What is to be rolled against Challenges of a color, and what they do to who fails, on average.
  const mean = (of: readonly number[]): number => sum(of) / of.length;
  const grades = COLORS.map((color) => {
    const those = challenges.filter(([, challenge]) => challenge.color === color).map(([, challenge]) => challenge);
    return [
      mean(those.flatMap((one) => ATTRIBUTES.map((attribute) => one[attribute]))),
      mean(those.map(({ damage }) => damage.ranged + damage.melee + damage.magic)),
    ];
  });
  for (const [at, harder] of grades.slice(1).entries()) {
    for (const [what, number] of harder.entries()) expect(number).toBeGreaterThan(grades[at]![what]!);
  }
});

rule(
  'RB-CMP-19',
  'the color of a counter is the color of the cards that are drawn there',
  () => {
    const decks = Object.fromEntries(COLORS.map((color) => [`${color} deck`, [`${color}-rat`]]));
    for (const color of COLORS) {
      const [space] = Object.entries(SMALL).find(([, { jewel }]) => jewel === color)!;
      const table = adventureStep({ space: space.replace('space-', ''), piles: decks }).answer(0, 'attempt');
      expect(drawn(table)).toEqual([`${color}-rat`]);
    }
  },
  {
    // Everybody begins with the easiest.
    'RB-CMP-19': [
      { rule: 'RB-CMP-19', value: 'jewel', wrap: (of) => (t, space, also) => of(t, space, also) && 'green' },
    ],
  },
);

rule(
  'RB-CMP-24',
  'counters on a card record the wounds and the exhaustion of that Hero or Ally',
  () => {
    const taking = (proc: 'wounds' | 'exhaustion', pile: string, amount: number) =>
      arrange(withBattleCards, {
        seats: 1,
        packs: ['battle-cards'],
        piles: { 'hero/0': ['fighter'], 'area/0': ['page'] },
        rest: 'heroes',
        late: ({ world }) => ({ play: { proc, with: { on: world.things.piles[pile]![0]!, amount } } }),
      });
    const both = (table: Battle) => ['fighter', 'page'].map((card) => [wounds(table, card), exhaustion(table, card)]);
    expect(both(taking('wounds', 'hero/0', 2))).toEqual([
      [2, 0],
      [0, 0],
    ]);
    expect(both(taking('wounds', 'area/0', 3))).toEqual([
      [0, 0],
      [3, 0],
    ]);
    expect(both(taking('exhaustion', 'hero/0', 3))).toEqual([
      [0, 3],
      [0, 0],
    ]);
    expect(both(taking('exhaustion', 'area/0', 1))).toEqual([
      [0, 0],
      [0, 1],
    ]);
    expect(taking('wounds', 'hero/0', 2).view(null).zones['hero/0']).toMatchObject([{ counters: { wounds: 2 } }]);
  },
  {
    // Whatever befalls a party is noted on its Hero.
    'RB-CMP-24': [
      {
        rule: 'RB-CMP-24',
        proc: 'wounds',
        step: 'inflicted',
        replace: { rule: 'RB-CMP-24', do: (t) => t.setCounters(t.pile('hero/0')[0]!, 'wounds', t.locals.amount) },
      },
    ],
  },
);

data('RB-CARD-04', 'Challenges have three attributes, each with a damage number', () => {
  for (const [, challenge] of challenges) {
    for (const attribute of ATTRIBUTES) expect(typeof challenge[attribute]).toBe('number');
    expect(Object.keys(challenge.damage)).toEqual(['ranged', 'melee', 'magic']);
  }
});

data('RB-CARD-03', 'flavor is kept apart from what cards do', () => {
  for (const [, card] of content) expect(Object.keys(card)).not.toContain('flavour');
});

data('RB-FACT-02', 'Varikas the Dead', () => {
  const varikas = runebound.rules.content['varikas-the-dead'] as unknown as Hero;
  expect(varikas).toMatchObject({ mind: 1, body: 4, spirit: 4, stamina: 4 });
  expect(varikas.skills).not.toHaveProperty('swim');
  expect(varikas.abilities).toEqual([
    expect.objectContaining({
      timing: 'before combat',
      ways: ['exhaustion'],
      effects: [{ attack: 'magic', wounds: 1 }],
    }),
  ]);
});

data(['RB-FACT-15', 'RB-FACT-17'], 'skills named in the book', () => {
  expect(SKILLS).toEqual(expect.arrayContaining(['swim', 'diplomacy']));
  expect(GLOSSARY['example of combat between Heroes']).toBe('RB-FACT-17');
});
