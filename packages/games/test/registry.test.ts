import { expect, test } from 'vitest';
import { botsOf, GAMES, soakKitOf } from '../src/index.ts';
import { gameModule, REGISTRY } from '../src/registry.ts';

const idsOf = (entries: typeof GAMES): string[] => entries.map(({ definition }) => definition.id);

test('every game of the registry is found under its own id', () => {
  expect(idsOf(GAMES)).toEqual(Object.keys(REGISTRY));
});

test('every game has a bot that plays at random, after its own', () => {
  expect(Object.keys(botsOf('tictactoe'))).toEqual(['random']);
  expect(Object.keys(botsOf('middara'))).toEqual(['greedy', 'random']);
  expect(Object.keys(botsOf('runebound')).at(0)).toBe('greedy');
});

test('what a game does not bring is left out', async () => {
  expect(await soakKitOf('lanterns')).toEqual({});
  expect(Object.keys(await soakKitOf('runebound'))).toContain('position');
});

test.each(['nothing', 'constructor', '__proto__'])('there is no game "%s"', async (id) => {
  expect(await gameModule(id)).toBeNull();
});
