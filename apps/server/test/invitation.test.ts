import { expect, test } from 'vitest';
import { addressForOthers, asPicture } from '../src/invitation.ts';

const lan = { address: '192.168.1.7', family: 'IPv4', internal: false } as never;
const own = { address: '127.0.0.1', family: 'IPv4', internal: true } as never;

test('others reach the server by the address of this machine in their network', () => {
  expect(addressForOthers('0.0.0.0', 3000, undefined, { lo: [own], eth0: [lan] })).toBe('http://192.168.1.7:3000');
  expect(addressForOthers('0.0.0.0', 3000, undefined, { lo: [own] })).toBeNull();
  expect(addressForOthers('127.0.0.1', 3000, undefined, { eth0: [lan] })).toBeNull();
});

test('PUBLIC_URL is what others are told, wherever we listen', () => {
  expect(addressForOthers('127.0.0.1', 3000, 'https://games.example.org', {})).toBe('https://games.example.org');
});

test('the picture is made of lines of the same width', () => {
  const lines = asPicture('http://192.168.1.7:3000').split('\n');
  expect(lines.length).toBeGreaterThan(10);
  expect(new Set(lines.map((line) => line.length)).size).toBe(1);
});
