import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sha256, sha256Words, useSha256 } from '../src/record/sha256.ts';

const reference = (text: string): string => createHash('sha256').update(text, 'utf8').digest('hex');

test.each([
  ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
  ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
  [
    'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
    '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
  ],
])('of %j as published', (text, hash) => expect(sha256(text)).toBe(hash));

test('around the borders of blocks', () => {
  for (let length = 0; length <= 200; length++) expect(sha256('x'.repeat(length))).toBe(reference('x'.repeat(length)));
  for (const length of [4095, 4096, 4097, 70_000])
    expect(sha256('ü'.repeat(length))).toBe(reference('ü'.repeat(length)));
});

test('of any text, lone surrogates included', () => {
  const anything = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 150 }),
    fc.array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 80 }).map((codes) => String.fromCharCode(...codes)),
  );
  fc.assert(
    fc.property(anything, (text) => {
      expect(sha256(text)).toBe(reference(text));
    }),
    { numRuns: 200 },
  );
});

test('its words are those of the digest, and one call does not disturb another', () => {
  const words = sha256Words('abc');
  sha256('something else');
  const hex = [...words].map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
  expect(hex).toBe(reference('abc'));
});

test('another maker of the same digests may stand in, one of others not', () => {
  expect(() => useSha256((text) => reference(`${text} `))).toThrow('This is not SHA-256');
  let asked = 0;
  useSha256((text) => {
    asked++;
    return reference(text);
  });
  const before = asked;
  expect(sha256('abc')).toBe(reference('abc'));
  expect(asked).toBe(before + 1);
});
