/** What cards may say: each verb in one place, with the shape that its effects have, its words, and a line of the document. */

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { effectText, load, type Content, type Effect } from '@questwright/kernel';
import { words } from '@questwright/messages';
import { wrongEffects } from '@questwright/packs';
import { describe, expect, test } from 'vitest';
import { ENGLISH, middara } from './whole.ts';
import { effectSchema } from '../src/content-schema.ts';
import { ABILITIES } from '../src/rules/abilities/abilities.ts';

const loaded = load(middara);
const document = readFileSync(
  path.join(path.dirname(fileURLToPath(import.meta.url)), '../../../docs/middara-cards.md'),
  'utf8',
);
const named = new Set([...document.replaceAll(/```[^`]*```/g, '').matchAll(/`([^`]+)`/g)].map((found) => found[1]!));
const untold = (table: object | undefined): string[] => Object.keys(table ?? {}).filter((name) => !named.has(name));

describe('the document', () => {
  test('names every verb, timing, way and condition of a card', () => {
    const { verbs, timings, ways } = middara.rules;
    expect([verbs, timings, ways, ABILITIES.conditions].map(untold)).toEqual([[], [], [], []]);
  });
  test('names values that are there', () => {
    const values = /Values that cards change most:\n([^.]+)\./.exec(document)![1]!;
    const all = [...values.matchAll(/`([^`]+)`/g)].map((found) => found[1]!);
    expect(all.length).toBeGreaterThan(8);
    expect(all.filter((name) => !(name in (middara.rules.values ?? {})))).toEqual([]);
  });
});

describe('the shapes of verbs', () => {
  const problemsOf = (cards: Readonly<Record<string, Content>>): string[] => {
    const rules = { ...middara.rules, content: { ...middara.rules.content, ...cards } };
    return wrongEffects({ ...middara, rules }, effectSchema(middara.rules.verbs!));
  };
  test('are those of every effect in the box: cards, Disciplines, Encounters, AI Steps', () => {
    expect(problemsOf({})).toEqual([]);
  });
  const { content } = middara.rules;
  const doing = (effect: Effect): Content => ({
    ...content['long-sword'],
    abilities: [{ timing: 'follow up', effects: [effect] }],
  });
  test.each<[string, string, Content, string]>([
    ['a value', 'long-sword', doing({ inflict: 'measles' }), 'abilities.0.effects.0.inflict: there is no measles'],
    ['a number', 'long-sword', doing({ PUSH: 0 }), 'abilities.0.effects.0.PUSH must be a whole number from 1 to 20'],
    ['an amount', 'long-sword', doing({ HEAL: { most: 1 } }), 'abilities.0.effects.0.HEAL: there is no amount most'],
    ['a field', 'long-sword', doing({ HEAL: 1, by: 2 }), 'abilities.0.effects.0: HEAL has no field by'],
    ['a missing field', 'long-sword', doing({ damage: 1 }), 'abilities.0.effects.0: damage needs the field type'],
    [
      'an effect inside another',
      'long-sword',
      doing({ FORCE: 7, then: [{ remove: 'hope' }] }),
      'abilities.0.effects.0.then.0.remove: there is no hope',
    ],
    [
      'an instruction',
      'animate',
      { ...content['animate'], ai: [{ if: { always: true }, do: [{ MOVE: 'sideways' }] }] } as Content,
      'ai.0.do.0.MOVE: there is no sideways',
    ],
    [
      'a hidden text',
      'the-sluice',
      { ...content['the-sluice'], secret: { ends: { won: [{ 'gain card': 'lost-crown' }] } } } as Content,
      'secret.ends.won.0.gain card: lost-crown is no item of this game or pack',
    ],
  ])('%s that is wrong is named with its card and place', (_, id, card, said) => {
    expect(problemsOf({ [id]: card })).toEqual([expect.stringContaining(`${id}.${said}`)]);
  });
  test('know of the effects inside of effects what the rules know', () => {
    for (const [name, { shape, branches = [] }] of Object.entries(middara.rules.verbs!)) {
      const lists = Object.entries(shape.fields ?? {}).filter(([, one]) => one.is === 'effects');
      expect([name, lists.map(([field]) => field)]).toEqual([name, branches]);
    }
  });
});

test('every effect in the box has words, and so has what it is aimed at', () => {
  const say = words(ENGLISH);
  const said = [...loaded.verbOf.keys()].map((effect) => effectText(loaded.rules.verbs, effect as Effect)!);
  expect(said.length).toBeGreaterThan(200);
  expect(said.flatMap((one) => say.problem(one) ?? [])).toEqual([]);
  expect(said.map((one) => say(one)).filter((one) => /[{}<>]|undefined|null/.test(one))).toEqual([]);
});

test.each<[Effect, string]>([
  [{ 'Melee ATK': true, times: 4 }, 'make up to 4 Melee Attacks on one opponent'],
  [
    { 'Ranged ATK': true, each: 'opponent within SOI', EMPOWER: true },
    'make a Ranged Attack on each opponent within SOI, empowered without its SP cost',
  ],
  [
    { SPELL: 7, each: 'opponent within SOI', then: [{ damage: 2, type: 'magic' }, { PUSH: 1 }] },
    'cast a SPELL 7 on each opponent within SOI: deal 2 Magic Damage and PUSH 1',
  ],
  [
    { FORCE: { sum: [7, { 'difference hit': true }] }, then: [{ inflict: 'poison' }] },
    'FORCE 7 + the difference hit against the attacked figure: give Poison',
  ],
  [
    { damage: { 'highest LVL': 'CRUOR' }, type: 'irreducible', to: 'self' },
    'deal Irreducible Damage equal to the LVL of your highest CRUOR to yourself',
  ],
  [{ HEAL: 3, to: 'self' }, 'HEAL 3 (yourself)'],
  [{ token: 'vow', count: 2, LIMIT: 2, to: 'self' }, 'get 2 Vow tokens yourself, LIMIT 2'],
  [{ 'less damage': 2, type: 'physical' }, '2 less Physical Damage'],
  [{ DODGE: true }, 'DODGE without its SP cost'],
  [{ initiative: -2 }, 'the Initiative card moves by -2 on the track'],
  [{ MOVE: 'away', number: 3, from: 'target', quiet: true }, 'move away from its target, which provokes nobody'],
  [{ 'add symbols': { burst: 1 }, every: 2 }, 'Every 2 Rounds add 0 books, 0 shields, 1 burst.'],
  [{ choose: true, of: [{ steps: [{ HEAL: 1 }, { PUSH: 2 }] }, { SWAP: true }] }, 'choose: HEAL 1 and PUSH 2 or SWAP'],
])('what an effect says leaves nothing out: %j', (effect, said) => {
  expect(words(ENGLISH)(effectText(loaded.rules.verbs, effect)!)).toBe(said);
});
