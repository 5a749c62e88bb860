/** What is read when an Encounter comes to it: ends, tokens, Objectives, Achievements. */

import type { EncounterCard } from '../../cards.ts';

export const HIDDEN_TEXTS: Record<string, Pick<EncounterCard, 'secret'>> = {
  'the-sluice': {
    secret: {
      ends: { cleared: [{ xp: 1 }, { gold: 10 }], washed: [] },
      loot: {
        blue: [{ gain: 'consumable' }],
        red: [{ gold: 6 }],
        green: [{ gain: 'relic' }],
        yellow: [{ 'gain card': 'dynamite' }],
      },
    },
  },
  'bombing-the-sickles': {
    secret: {
      ends: {
        'red-exit': [
          { xp: 1 },
          { 'shop and train': 'sump-market' },
          { 'continue to': 'sickles-upon-sickles', page: 58 },
        ],
        'blue-exit': [
          { xp: 1 },
          { gold: 5 },
          { 'shop and train': 'sump-market' },
          { 'continue to': 'dank-grotto', page: 56 },
        ],
        lost: [{ 'continue to': 'inexperienced-in-extermination', page: 53 }],
        'no-bomb': [{ 'continue to': 'inexperienced-in-extermination', page: 53 }],
      },
      totems: {
        blue: [{ gold: 4 }],
        red: [
          { damage: 2, type: 'irreducible', to: 'self' },
          { spawn: 'brood-mother', at: 'token' },
          { spawn: 'animate', at: ['q17'] },
        ],
        green: [
          { 'spawn token': 'loot', at: 'token' },
          { spawn: 'cave-sickle', at: ['o13'] },
        ],
        yellow: [{ diagram: 'rockfall' }],
      },
      loot: {
        blue: [{ gain: 'consumable', count: 2 }],
        red: [{ gold: 8 }],
        green: [
          {
            'skill check': 'agility',
            number: 9,
            pass: [{ gain: 'relic' }],
            fail: [{ damage: 2, type: 'irreducible', to: 'self' }],
          },
        ],
        yellow: [{ 'gain card': 'dynamite' }],
      },
      objectives: {
        blue: [
          { reveal: { size: 'medium', label: 'QW 3' } },
          { 'gain card': 'drowned-lantern' },
          { initiative: -2 },
          { 'discard token': true },
        ],
      },
      achievements: { 'sickle-slaughter': [{ gain: 'unique' }] },
      diagrams: {
        rockfall: {
          terrain: [{ terrain: 'hindering', squares: ['n13', 'n14'] }],
          combatants: [
            { card: 'animate', at: 'm16' },
            { card: 'lantern-wisp', at: 'n17' },
          ],
        },
      },
    },
  },
  'sickles-upon-sickles': {
    secret: {
      // The brood was not all of it.
      ends: {
        cleared: [
          { 'goes on': ['hatched', 'lost'] },
          { spawn: 'cave-sickle', at: ['g1', 'g2'], count: 4 },
          { spawn: 'animate', at: ['f4'] },
          { spawn: 'gevaudan', at: ['e1'], count: 2 },
        ],
        hatched: [{ xp: 1 }, { restore: true }, { 'shop and train': 'high-arcade' }, { 'continue to': 'the-sluice' }],
        lost: [],
      },
      totems: {
        blue: [{ gold: 4 }],
        red: [{ spawn: 'cave-sickle', at: 'beside' }],
        green: [{ gold: 6 }],
        yellow: [{ 'end turn': true }],
      },
    },
  },
  'dank-grotto': {
    secret: {
      ends: {
        cleared: [
          { xp: 2 },
          { gain: 'relic', party: true },
          { 'shop and train': 'sump-market' },
          { 'continue to': 'the-kennels' },
        ],
        lost: [],
        flooded: [],
      },
      loot: { green: [{ gain: 'weapon' }, { 'remove for good': 'brass-thimble' }], blue: [{ gold: 8 }] },
      objectives: { red: [{ 'spawn token': 'loot', colour: 'blue', at: 'i6' }] },
      totems: {
        blue: [{ 'change sides': 'animate', to: 'opponents' }, { 'remove figure': 'quarry-walker' }, { gold: 5 }],
      },
    },
  },
  'the-kennels': {
    secret: {
      ends: {
        cleared: [
          { xp: 2 },
          { gold: 30 },
          { restore: true },
          { 'shop and train': 'high-arcade' },
          { 'continue to': 'the-lower-lock' },
        ],
        lost: [],
      },
      loot: {
        blue: [{ gain: 'consumable' }, { reveal: { size: 'small', label: 'QW 2' } }, { 'gain card': 'ringers-glove' }],
      },
    },
  },
  'the-lower-lock': {
    secret: {
      // Whoever beats the guards has only knocked.
      ends: {
        guarded: [
          { 'goes on': ['open', 'shut'] },
          { reveal: { size: 'large', label: 'QW 1' } },
          { spawn: 'sluice-warden', at: ['k5'] },
        ],
        open: [{ xp: 3 }, { gold: 20 }, { gain: 'unique' }],
        shut: [],
      },
      objectives: {
        blue: [
          { reveal: { size: 'medium', label: 'QW 1' } },
          { 'gain card': 'keepers-key' },
          { 'discard token': true },
        ],
      },
      loot: { green: [{ gain: 'consumable', count: 2 }] },
    },
  },
  'drowned-belfry': {
    secret: {
      ends: { silent: [{ xp: 2 }, { gold: 8 }], drowned: [] },
      loot: {
        blue: [{ gain: 'relic' }, { reveal: { size: 'small', label: 'QW 1' } }, { 'gain card': 'lamplighters-tinder' }],
      },
    },
  },
};
