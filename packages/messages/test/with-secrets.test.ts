import { load, LoadError, type Definition, type RuleId } from '@questwright/kernel';
import { expect, test } from 'vitest';
import { withSecrets, words, type GameEntry } from '../src/index.ts';

const RULE = 'X-1' as RuleId;
const definition = (packs: Definition<any>['packs'] = []): Definition<any> => ({
  id: 'whodunit',
  version: '1',
  seats: { min: 1, max: 2, rule: RULE },
  rules: {
    schema: {},
    zones: {},
    content: { butler: { back: 'x', secret: null }, maid: { back: 'x' } },
    setup: {},
    procs: { game: { end: { rule: RULE, do: () => undefined } } },
    values: {},
    watch: {},
    timings: {},
    verbs: {},
    conditions: {},
    ways: {},
  },
  packs,
});
const cook = {
  id: 'kitchen',
  kind: 'pack',
  rule: RULE,
  edits: [{ rule: RULE, content: 'cook', add: { secret: null } }],
};
const entry: GameEntry = {
  definition: definition([cook as never]),
  messages: { 'content.butler': 'the butler' },
  title: 'game.title',
  board: () => [],
};
const SECRETS = {
  content: { butler: { secret: { did: 'it' } }, cook: { secret: { saw: 'it' } }, knife: { back: 'y' } },
  words: { 'content.knife': 'the knife' },
};

test('cards, packs and words are whole again', () => {
  const whole = withSecrets(entry, SECRETS);
  const { content } = load(whole.definition, { packs: ['kitchen'] });
  const cards = Object.fromEntries([...content].map(([id, one]) => [id, one.content]));
  expect(cards).toEqual({
    butler: { back: 'x', secret: { did: 'it' } },
    maid: { back: 'x' },
    knife: { back: 'y' },
    cook: { secret: { saw: 'it' } },
  });
  expect(words(whole.messages).missing(['content.butler', 'content.knife'])).toEqual([]);
  expect(whole.secrets).toBe(SECRETS);
});
test('the game as everybody may read it stays as it was', () => {
  withSecrets(entry, SECRETS);
  expect(JSON.stringify([entry.definition.rules.content, entry.definition.packs, entry.messages])).not.toMatch(
    /did|saw|knife/,
  );
});
test('without its secrets a game can be looked at, not played', () => {
  const why = 'whodunit cannot be played without what is secret about butler';
  expect(() => load(entry.definition)).toThrow(new LoadError([why]));
  expect(() => load(entry.definition, { packs: ['kitchen'] })).toThrow(new LoadError([`${why}, cook`]));
  expect([...load(entry.definition, { sealed: true }).content.keys()]).toEqual(['butler', 'maid']);
});
test('what is secret is in one place only', () => {
  const content = { maid: { secret: { did: 'nothing' } } };
  expect(() => withSecrets(entry, { content, words: {} })).toThrow(
    'maid does not say that anything about it is secret',
  );
  expect(() => withSecrets(entry, { content: {}, words: { 'content.butler': 'the culprit' } })).toThrow(
    'The words content.butler are secret, and everybody has them',
  );
});
