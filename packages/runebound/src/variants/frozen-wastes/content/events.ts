/** Fourteen Events: weather that comes, and what people and machines do in it. */

import type { FrozenEvent } from '../cards.ts';
import { SYMBOL } from '../words.ts';

const GREEN = { kind: 'event', color: 'green', back: 'green' } as const;
const YELLOW = { kind: 'event', color: 'yellow', back: 'yellow' } as const;
const BLUE = { kind: 'event', color: 'blue', back: 'blue' } as const;
const RED = { kind: 'event', color: 'red', back: 'red' } as const;
const OUTSIDE = { not: { 'you stand in': 'town' } } as const;

export const EVENTS: Readonly<Record<string, FrozenEvent>> = {
  // ---- green: the season turns ----
  'smoke-straight-up': {
    ...GREEN,
    number: 1,
    weather: 'yellow moon',
    art: { subject: 'campfire', place: 'village', light: 'night', palette: 'frost' },
    abilities: [
      {
        timing: 'market',
        name: 'by the fire',
        if: { 'gold at least': 2 },
        limit: { per: 'market step', times: 1 },
        effects: [{ gold: -2 }, { token: 'rumor' }],
      },
    ],
  },
  'first-snow-on-the-nets': {
    ...GREEN,
    number: 1,
    weather: 'white feather',
    art: { subject: 'raft', place: 'harbour', light: 'snow', palette: 'sea' },
    modifies: [{ value: 'price', if: { 'in a town of': 'weik' }, add: -1 }],
  },
  'the-ice-talks': {
    ...GREEN,
    number: 1,
    weather: 'green leaf',
    art: { subject: 'skull-crack', material: 'ice', place: 'mere', light: 'mist', palette: 'sea' },
    abilities: [
      {
        timing: 'after moving',
        name: 'the ice gives',
        if: { 'you stand in': SYMBOL.ice, ...OUTSIDE },
        must: true,
        effects: [{ test: 'body', skill: 'swim', number: 13, failure: [{ wounds: 1 }] }],
      },
    ],
  },
  'long-shadow-of-the-moon': {
    ...GREEN,
    number: 1,
    weather: 'yellow moon',
    art: { subject: 'eclipse', group: 'floating', place: 'moor', light: 'night', palette: 'gold' },
    abilities: [
      {
        timing: 'movement dice rolled',
        name: 'by moonlight',
        if: { 'my movement': true },
        ways: ['exhaustion'],
        limit: { per: 'movement roll', times: 1 },
        effects: [{ 'roll movement dice again': true }],
      },
    ],
  },

  // ---- yellow: it closes in ----
  'fog-in-the-oar-ports': {
    ...YELLOW,
    number: 2,
    weather: 'grey hand',
    art: { subject: 'caravel', group: 'pack', place: 'harbour', light: 'mist', palette: 'ash' },
    modifies: [{ value: 'market closed', if: { 'about a town of': 'weik' }, set: true }],
  },
  'the-wind-has-names': {
    ...YELLOW,
    number: 2,
    weather: 'black horn',
    art: { subject: 'whirlwind', group: 'towering', place: 'moor', light: 'storm', palette: 'night' },
    modifies: [
      { value: 'escape roll', add: 3 },
      { value: 'combat roll', if: { phase: 'ranged' }, add: -1 },
    ],
  },
  'lamps-under-the-snow': {
    ...YELLOW,
    number: 2,
    weather: 'blue diamond',
    art: { subject: 'lantern-flame', group: 'pack', place: 'moor', light: 'night', palette: 'verdigris' },
    modifies: [{ value: 'mind', if: { 'about a family': 'machine' }, add: 2 }],
  },
  'green-fire': {
    ...YELLOW,
    number: 2,
    weather: 'violet eye',
    art: { subject: 'spark-spirit', group: 'swarm', place: 'moor', light: 'aurora', palette: 'violet' },
    modifies: [{ value: 'magic damage', add: 1 }],
  },
  'the-seals-come-in': {
    ...YELLOW,
    number: 1,
    weather: 'green leaf',
    art: { subject: 'walrus-head', group: 'pack', place: 'glacier', light: 'dawn', palette: 'sea' },
    arrives: [{ 'each hero': [{ choose: 'one', of: [{ token: 'snowshoe' }, { heal: 1 }] }] }],
  },

  // ---- blue: nobody should be out ----
  'nothing-flies': {
    ...BLUE,
    number: 2,
    weather: 'blue diamond',
    art: { subject: 'raven', group: 'lying', place: 'fields', light: 'snow', palette: 'steel' },
    modifies: [{ value: 'flares may be lit', set: false }],
  },
  'the-mad-warm-day': {
    ...BLUE,
    number: 3,
    weather: 'gold sun',
    art: { subject: 'sunbeams', group: 'floating', place: 'mere', light: 'noon', palette: 'gold' },
    arrives: [{ 'each hero': [{ frost: 'off', who: 'your party' }] }],
    modifies: [
      { value: 'symbols that enter', if: { 'about a space of': SYMBOL.wastes }, set: ['swamp', 'hill', 'plains'] },
    ],
  },
  'star-over-sarscha': {
    ...BLUE,
    number: 3,
    weather: 'red star',
    art: { subject: 'wyvern', group: 'pack', place: 'pass', light: 'aurora', palette: 'blood' },
    modifies: [{ value: 'life', if: { 'about a family': 'wyrm' }, add: 1 }],
    abilities: [
      {
        timing: 'about to be defeated',
        name: 'what the brood knew',
        if: { 'enemy of family': 'wyrm' },
        must: true,
        effects: [{ token: 'clue' }],
      },
    ],
  },
  'sleds-without-dogs': {
    ...BLUE,
    number: 2,
    weather: 'black horn',
    art: { subject: 'old-wagon', with: 'shepherds-crook', place: 'moor', light: 'storm', palette: 'ash' },
    modifies: [
      { value: 'survival frost', if: { 'about a card of kind': 'ally' }, add: 1 },
      { value: 'movement dice', add: -1 },
    ],
  },

  // ---- red: it walks ----
  'the-white-death-walks': {
    ...RED,
    number: 3,
    weather: 'white skull',
    art: { subject: 'spectre', group: 'towering', place: 'moor', light: 'snow', palette: 'frost' },
    arrives: [{ 'each hero': [{ choose: 'one', of: [{ exhaustion: 3 }, { 'white death': 1 }] }] }],
    abilities: [
      {
        timing: 'failed test',
        name: 'it looks up',
        if: OUTSIDE,
        must: true,
        effects: [{ frost: 1 }],
      },
    ],
  },
};
