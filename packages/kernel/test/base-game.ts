/** A base game with an entry in every table, for the tests of packs and knock-outs. */

import { amend, field, type Amended, type Case, type Edit, type Pack, type Rules } from '../src/index.ts';
import { asks, picks, say, sub, T, type Small } from './small.ts';

export type Rule = ReturnType<typeof T>;
export const pack = (id: string, edits: readonly Edit<Small>[], more: Partial<Pack<Small>> = {}): Pack<Small> => ({
  id,
  kind: 'pack',
  rule: T(id),
  edits,
  ...more,
});

const happens = (tag: string): Case<Small, any> => ({ rule: T(tag), do: (t) => t.emit(tag) });

export const base: Rules<Small> = {
  schema: { n: field.whole(1) },
  zones: { deck: { sees: 'none' }, table: { per: 'seat', sees: 'all', live: true } },
  content: { apple: {}, pear: {} },
  setup: {
    first: { rule: T('s1'), do: (t) => t.emit('first') },
    second: { rule: T('s2'), do: (t) => t.emit('second') },
  },
  procs: {
    game: {
      a: { ...say('a'), rule: T('a') },
      b: { ...say('b'), rule: T('b') },
      q: { ...asks([0], { x: picks({ rule: T('x') }), y: picks({ rule: T('y') }), z: picks() }), rule: T('q') },
      last: sub('sub'),
    },
    sub: { one: say('one') },
    extra: {
      which: { rule: T('which'), cases: { odd: happens('odd'), even: happens('even') } },
      chance: { rule: T('chance'), window: { timing: 'now', order: () => [0] } },
    },
  },
  values: {
    melee: {
      rule: T('melee'),
      of: (t) => t.world['n'],
      parts: { flank: { rule: T('flank'), layer: 'add', of: () => 1 } },
    },
  },
  watch: { w: { rule: T('w'), on: ['a'], do: (t) => t.emit('watched') } },
  timings: { now: { rule: T('now'), choices: { go: picks(), stay: picks() } } },
  asides: { shout: picks({ rule: T('shout') }) },
  verbs: {
    say: { rule: T('say'), text: (e) => ({ key: 'verb.say', with: e }), do: (t, e) => t.emit(e['say'] as string) },
  },
  conditions: { yes: () => true },
  amounts: { two: () => 2 },
  ways: { gold: { rule: T('gold'), pay: () => {} } },
  shown: { sub: ['n'] },
};
export const amended = (...edits: Edit<Small>[]): Amended<Small> => amend(base, [pack('p', edits)]);
export const E = T('edit');
