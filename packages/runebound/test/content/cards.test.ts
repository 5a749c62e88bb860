/** What cards say. */

import { describe, expect, test } from 'vitest';
import { words } from '@questwright/messages';
import { runebound, runeboundEntry } from '@questwright/runebound';
import { cardSheets } from '../../src/text/card-sheet.ts';
import { abilityText, cardText, changeText, effectsText } from '../../src/text/card-text.ts';
import { ALLIES } from '../../src/content/allies.ts';
import { HEROES } from '../../src/content/heroes.ts';
import { CARDS } from '../../src/content/index.ts';
import { ITEMS } from '../../src/content/items.ts';
import { ENGLISH } from '../../src/messages/index.ts';
import { SKILLS } from '../../src/words.ts';
import { skillsOf } from './traits.ts';

const say = words(ENGLISH);
const sheets = cardSheets(CARDS);
const countWords = (text: string): number => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

test('every card as it reads', async () => {
  const text = sheets
    .map(({ lines }) => lines.map((line, i) => `${i === 0 ? '' : '  '}${say(line)}`).join('\n'))
    .join('\n\n');
  await expect(`${text}\n`).toMatchFileSnapshot('../../../../fixtures/runebound/cards.txt');
});

test('every line of every card can be said', () => {
  const problems = sheets.flatMap(({ id, lines }) =>
    lines.flatMap((line) => {
      const problem = say.problem(line);
      return problem === null && !/[<{]/.test(say(line)) ? [] : [`${id}: ${problem ?? say(line)}`];
    }),
  );
  expect(problems).toEqual([]);
});

const own = { ...HEROES, ...ITEMS, ...ALLIES };

test('no Hero, Item or Ally says more than 45 words', () => {
  const long = Object.entries(own)
    .map(
      ([id, card]) =>
        [
          id,
          countWords(
            cardText(card)
              .map((line) => say(line))
              .join(' '),
          ),
        ] as const,
    )
    .filter(([, number]) => number > 45);
  expect(long).toEqual([]);
});

test('every skill is used by at least four cards', () => {
  const used = Object.values(CARDS).flatMap(skillsOf);
  const rare = SKILLS.filter((skill) => used.filter((one) => one === skill).length < 4);
  expect(rare).toEqual([]);
});

test('sheets are those of the game', () => {
  expect(runeboundEntry.cards!({ content: runebound.rules.content, verbs: {} }).map(({ id }) => id)).toEqual(
    cardSheets(runebound.rules.content).map(({ id }) => id),
  );
  expect(sheets.find(({ id }) => id === 'white-blade')!.lines.map((line) => say(line))).toEqual([
    'White Blade',
    'Weapon (sword) · always on · 8 gold',
    '+2 to your melee rolls.',
    ENGLISH['flavour.white-blade'],
  ]);
});

describe('the words of effects', () => {
  const effects = (...list: Parameters<typeof effectsText>[0][number][]): string => say(effectsText(list));
  test('one after another; after a test a new sentence', () => {
    expect(effects({ gold: 1 }, { heal: 'all' }, { wounds: 2, who: 'your enemy' })).toBe(
      'gain 1 gold, heal all wounds, and inflict 2 wounds on your enemy',
    );
    expect(effects({ test: 'body', skill: 'swim', number: 14, failure: [{ wounds: 1 }] }, { gold: -1 })).toBe(
      'test Body, Swim 14. Failure: take 1 wound. Then pay 1 gold',
    );
  });
  test('amounts that are worked out, and conditions', () => {
    expect(effects({ gold: { 'wounds on': 'you' } })).toBe('gain 1 gold for each wound on you');
    expect(effects({ gold: { 'half your gold': -1 }, if: { 'gold at least': 2 } })).toBe(
      'if you have at least 2 gold, pay half your gold',
    );
    expect(
      say(changeText({ value: 'body', if: { of: 'this card' }, add: { 'fewer by wounds on': 'this card' } })),
    ).toBe('−1 to its Body for each wound on this card');
  });
  test('abilities: when, for what, at what cost', () => {
    const ability = { timing: 'market', ways: ['activate', { exhaustion: 2 }], effects: [{ gold: 1 }] };
    expect(say(abilityText(ability))).toBe('in the market — activate or take 2 exhaustion: gain 1 gold');
    expect(say(abilityText({ timing: 'market', if: { not: { 'you are in': 'forge' } }, effects: [{ rest: 1 }] }))).toBe(
      'in the market unless in the Forge: you may discard 1 exhaustion',
    );
  });
  test('either, or: only the branch that does something is told', () => {
    const torch = { 'you have a': 'torch' };
    expect(effects({ check: torch, then: [{ gold: 1 }], else: [{ wounds: 1 }] })).toBe(
      'if you have a torch, gain 1 gold; otherwise take 1 wound',
    );
    expect(effects({ check: torch, then: [{ gold: 1 }] })).toBe('if you have a torch, gain 1 gold');
    expect(effects({ check: torch, else: [{ wounds: 1 }] })).toBe('unless you have a torch, take 1 wound');
  });
  test('alternatives keep their conditions; what each Hero does is a sentence', () => {
    const half = { gold: { 'half your gold': -1 }, if: { 'gold at least': 4 } };
    expect(effects({ choose: 'one', of: [half, { wounds: 2 }] })).toBe(
      'choose one: pay half your gold (if you have at least 4 gold) or take 2 wounds',
    );
    expect(effects({ gold: 2 }, { heal: 1 }, { 'each hero': [{ exhaustion: 1 }], others: true })).toBe(
      'gain 2 gold and heal 1 wound. Then each other Hero: take 1 exhaustion',
    );
  });
  test('an effect without a verb is a mistake', () => {
    expect(() => effects({ goold: 1 })).toThrow('No verb in {"goold":1}');
  });
});

test('American spelling, but for Greyhaven and what is named after it', () => {
  const british =
    /(?:col|fav|hon|harb|arm|neighb|behavi|lab|rum)our|\bgrey(?!haven)|travell|cancell|jewell|centre|\bsabre|spectre|defence|licence|\bmould|plough|gaol|moustache|judgement|sulphur|artefact|\btowards\b|catalogue|[a-z]{3}is(?:ation|ing that)/i;
  const off = Object.entries(ENGLISH).filter(([, text]) =>
    british.test(text.replaceAll(/Grey (?:Coast|Sound|Road)/g, '')),
  );
  expect(off).toEqual([]);
});

describe('flavor', () => {
  const ids = Object.keys(own);
  const flavor = (id: string): string => ENGLISH[`flavour.${id}`] ?? '';
  test('6 to 22 words for every card, no two the same', () => {
    const off = ids
      .map((id) => [id, countWords(flavor(id))] as const)
      .filter(([, number]) => number < 6 || number > 22);
    expect(off).toEqual([]);
    expect(new Set(ids.map(flavor)).size).toBe(ids.length);
  });
  test('no shape twice in a row', () => {
    // Where the pauses are, and where sentences end.
    const shape = (id: string): string => flavor(id).replaceAll(/[^,.;:!?“”]/g, '');
    const alike = ids.filter((id, i) => i > 0 && shape(id) === shape(ids[i - 1]!));
    expect(alike).toEqual([]);
  });
  test('at most a third of the names are “X of Y”', () => {
    const names = ids.map((id) => ENGLISH[`content.${id}`]!);
    expect(names.filter((name) => / of /.test(name)).length).toBeLessThanOrEqual(names.length / 3);
    expect(new Set(names).size).toBe(names.length);
  });
});
