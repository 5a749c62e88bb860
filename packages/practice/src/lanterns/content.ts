import type { Card } from './world.ts';

export const CONTENT = {
  'rush-light': { sort: 'lantern', back: 'river', copies: 7, fog: 5, light: 1 },
  'jam-jar-lamp': { sort: 'lantern', back: 'river', copies: 6, fog: 7, light: 2 },
  'storm-lantern': { sort: 'lantern', back: 'river', copies: 4, fog: 9, light: 3 },
  'bishops-chandelier': { sort: 'lantern', back: 'river', copies: 2, fog: 11, light: 5 },
  'fog-bell': {
    sort: 'tool',
    back: 'river',
    copies: 3,
    modifies: [{ value: 'steadiness', if: { mine: true, rigged: true }, add: 1 }],
  },
  'spare-flint': {
    sort: 'tool',
    back: 'river',
    copies: 3,
    abilities: [
      {
        timing: 'rolled',
        name: 'strike-again',
        if: { 'my roll': true },
        ways: ['turn-down', 'throw-away'],
        effects: [{ 're-roll': 'all' }],
      },
    ],
  },
  'glass-chimney': {
    sort: 'tool',
    back: 'river',
    copies: 3,
    abilities: [
      {
        timing: 'about to go out',
        name: 'shelter',
        if: { 'my loss': true },
        ways: ['turn-down', { 'spend-oil': 2 }, 'throw-away'],
        limit: { per: 'night', times: 1 },
        replaces: true,
        effects: [{ shelter: true }],
      },
    ],
  },
  'borrowed-wick': {
    sort: 'wick',
    back: 'river',
    copies: 2,
    modifies: [{ value: 'brightness', if: { 'my host': true }, add: 1 }],
  },
} as const satisfies Record<string, Card>;
