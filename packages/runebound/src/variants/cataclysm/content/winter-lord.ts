/** The Curse of the Winter Lord: a wedding under ice. */

import { TERRAINS } from '../../../words.ts';
import type { CurseCard } from '../cards.ts';

const WINTER = { curse: 'winter-lord' } as const;

export const WINTER_LORD: Readonly<Record<string, CurseCard>> = {
  'frozen-wedding': {
    ...WINTER,
    kind: 'curse',
    back: 'winter lord I',
    level: 1,
    art: {
      person: ['woman', 'pale', 'circlet', 'long', 'white', 'gown'],
      place: 'chapel',
      light: 'snow',
      palette: 'frost',
    },
    attempt: [
      { test: 'spirit', skill: 'diplomacy', number: 15, success: [{ claim: true }], failure: [{ exhaustion: 2 }] },
    ],
    claimed: { modifies: [{ value: 'price', if: { 'also me': true, 'trading roll': true }, add: -1 }] },
  },
  'icicle-choir': {
    ...WINTER,
    kind: 'challenge',
    color: 'curse',
    back: 'winter lord I',
    level: 1,
    art: { subject: 'ice-golem', group: 'pack', place: 'chapel', light: 'aurora', palette: 'frost' },
    mind: 15,
    body: 13,
    spirit: 17,
    damage: { ranged: 1, melee: 1, magic: 2 },
    life: 3,
    attempt: [{ fight: 'this card', won: [{ claim: true }] }],
    claimed: {
      abilities: [
        {
          timing: 'about to be exhausted',
          name: 'sing along',
          if: { 'about to be hurt': 'your hero', 'in combat': true },
          limit: { per: 'combat', times: 1 },
          replaces: true,
          effects: [{ cancel: 1 }],
        },
      ],
    },
  },
  'breath-on-the-glass': {
    ...WINTER,
    kind: 'curse',
    back: 'winter lord I',
    level: 1,
    art: { subject: 'crystal-ball', material: 'ice', place: 'sill', light: 'snow', palette: 'frost' },
    attempt: [{ test: 'mind', skill: 'lore', number: 14, success: [{ claim: true }], failure: [{ exhaustion: 1 }] }],
    claimed: {
      abilities: [
        {
          timing: 'before moving',
          name: 'wipe the pane',
          limit: { per: 'movement step', times: 1 },
          effects: [{ look: 'blue deck', cards: 2, then: 'order' }],
        },
      ],
    },
  },
  'four-fires': {
    ...WINTER,
    kind: 'curse',
    back: 'winter lord II',
    level: 2,
    art: { subject: 'campfire', group: 'pack', place: 'camp', light: 'snow', palette: 'ember' },
    quest: { need: 3, match: ['plains', 'forest', 'hill', 'swamp', 'river'] },
    claimed: { modifies: [{ value: 'trades of a match', if: { 'your own': true }, add: 1 }] },
  },
  'the-warm-name': {
    ...WINTER,
    kind: 'curse',
    back: 'winter lord II',
    level: 2,
    art: { subject: 'candles', place: 'snowdrift', light: 'snow', palette: 'gold' },
    quest: { need: 3, reach: { town: 'other' } },
    claimed: {
      modifies: [
        { value: 'symbols that enter', if: { 'my movement': true, 'about a space of': 'town' }, set: [...TERRAINS] },
      ],
    },
  },
  // Nothing that was put down is picked up quickly here.
  'the-winter-lord': {
    ...WINTER,
    kind: 'challenge',
    color: 'curse',
    back: 'winter lord III',
    level: 3,
    art: {
      person: ['man', 'pale', 'crown', 'furs', 'long beard', 'white', 'slate', 'bright eyes'],
      with: 'two-handed-sword',
      place: 'throne',
      light: 'snow',
      palette: 'frost',
    },
    mind: 21,
    body: 20,
    spirit: 24,
    damage: { ranged: 3, melee: 3, magic: 4 },
    life: 5,
    attempt: [{ fight: 'this card', won: [{ claim: true }] }],
    modifies: [{ value: 'activations', add: -1 }],
    claimed: {
      abilities: [
        {
          timing: 'before combat',
          name: 'a cold hand',
          ways: ['activate'],
          effects: [
            { lasting: { modify: { value: 'target number', if: { of: 'your enemy' }, add: -2 }, until: 'combat' } },
          ],
        },
      ],
    },
  },
};
