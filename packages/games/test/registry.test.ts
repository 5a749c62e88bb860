import { expect, test } from 'vitest';
import { botsOf, GAMES, soakKitOf, TERMINAL_GAMES } from '../src/index.ts';
import { gameModule, REGISTRY } from '../src/registry.ts';

const idsOf = (entries: typeof GAMES): string[] => entries.map(({ definition }) => definition.id);

test('every game of the registry is found under its own id', () => {
  expect(idsOf(TERMINAL_GAMES)).toEqual(Object.keys(REGISTRY));
});

test('a game that is for the terminal only is not offered elsewhere', async () => {
  const only = await Promise.all(Object.keys(REGISTRY).map(async (id) => ((await gameModule(id))!.only ? [id] : [])));
  expect(only.flat()).toEqual(['middara']);
  expect(idsOf(GAMES)).toEqual(Object.keys(REGISTRY).filter((id) => id !== 'middara'));
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
