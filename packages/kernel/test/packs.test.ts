import { describe, expect, test } from 'vitest';
import { combinations, field, load, LoadError, type Edit } from '../src/index.ts';
import { define, R, sit, T, type Small } from './small.ts';
import { base, pack } from './base-game.ts';

describe('packs', () => {
  const frost = pack('frost', [], { schema: { cold: field.whole(4) }, key: 'wastes' });
  const many = define(base, {
    packs: [
      frost,
      pack('midnight', [], { schema: { dark: field.flag() } }),
      pack('storms', [], { needs: ['frost'] }),
      pack('calm', [], { kind: 'variant', excludes: [{ pack: 'storms', rule: T('calm-1') }] }),
    ],
  });
  test('own a key of the world, there when the pack is on', () => {
    expect(sit(many, { packs: ['frost', 'midnight'] }).world).toMatchObject({
      n: 1,
      wastes: { cold: 4 },
      midnight: { dark: false },
    });
    expect(sit(many).world).not.toHaveProperty('wastes');
    const twice = define(base, { packs: [frost, pack('other', [], { schema: {}, key: 'n' })] });
    expect(() => load(twice, { packs: ['other'] })).toThrow(`other (${T('other')}): the world has a n already`);
  });
  test('in the order of the game, whatever the order of the list', () => {
    expect(load(many, { packs: ['storms', 'frost'] }).packs).toEqual(['frost', 'storms']);
  });
  test.each([
    [['rain'], ['small has no pack rain; there are frost, midnight, storms, calm']],
    [['storms'], [`storms needs frost (${T('storms')})`]],
    [['frost', 'storms', 'calm'], [`calm cannot be played with storms (${T('calm-1')})`]],
    [
      ['midnight', 'midnight'],
      ['midnight is named twice', 'midnight is named twice'],
    ],
    [
      ['storms', 'rain', 'calm'],
      [
        `storms needs frost (${T('storms')})`,
        'small has no pack rain; there are frost, midnight, storms, calm',
        `calm cannot be played with storms (${T('calm-1')})`,
      ],
    ],
  ])('%j cannot be played', (packs, problems) => {
    expect(() => load(many, { packs })).toThrow(new LoadError(problems));
  });
  test('a game without packs says so', () => {
    expect(() => load(define(base), { packs: ['x'] })).toThrow('small has no pack x; there are none');
  });
  test('all combinations that may be played', () => {
    expect(combinations(many)).toEqual([
      [],
      ['frost'],
      ['midnight'],
      ['frost', 'midnight'],
      ['frost', 'storms'],
      ['frost', 'midnight', 'storms'],
      ['calm'],
      ['frost', 'calm'],
      ['midnight', 'calm'],
      ['frost', 'midnight', 'calm'],
    ]);
  });
  test('content decides the hash, functions and order do not', () => {
    const hash = (edits: readonly Edit<Small>[]): string =>
      load(define(base, { packs: [pack('p', edits)] }), { packs: ['p'] }).contentHash();
    const plain = hash([]);
    expect(hash([{ rule: R, proc: 'game', step: 'a', remove: true }])).toBe(plain);
    expect(hash([{ rule: R, content: 'kiwi', add: {} }])).not.toBe(plain);
    expect(hash([{ rule: R, content: 'pear', replace: { a: 1, b: 2 } }])).toBe(
      hash([{ rule: R, content: 'pear', replace: { b: 2, a: 1 } }]),
    );
  });
});
