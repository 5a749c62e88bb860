/** Weapons for the melee. Of Lightning Mace, Dragontooth Hammer and White Blade the book tells class and type. */

import type { Item } from '../cards.ts';

const WEAPON = { kind: 'item', back: 'market', class: 'weapon' } as const;
const YOURS = { 'always on': true, of: 'your hero' } as const;

export const MELEE_WEAPONS = {
  'lightning-mace': {
    ...WEAPON,
    art: { subject: 'flanged-mace', group: 'floating', place: 'moss', light: 'storm', palette: 'night' },
    cites: ['RB-FACT-08'],
    cost: 5,
    type: 'mace',
    use: 'activate',
    abilities: [
      {
        timing: 'melee',
        name: 'thunderclap',
        ways: ['activate'],
        effects: [
          { lasting: { modify: { value: 'melee damage', if: { of: 'your hero' }, add: 1 }, until: 'combat round' } },
        ],
      },
    ],
  },
  'dragontooth-hammer': {
    ...WEAPON,
    art: { subject: 'warhammer', with: 'claw', group: 'leaning', place: 'hoard', light: 'fire', palette: 'ember' },
    cites: ['RB-FACT-10'],
    cost: 7,
    type: 'mace',
    use: 'activate',
    abilities: [
      {
        timing: 'melee',
        name: 'great-swing',
        ways: ['activate'],
        effects: [
          {
            lasting: {
              modify: { value: 'combat roll', if: { of: 'your hero', phase: 'melee' }, add: 4 },
              until: 'combat round',
            },
          },
        ],
      },
    ],
  },
  'white-blade': {
    ...WEAPON,
    art: { subject: 'relic-blade', group: 'floating', place: 'altar', light: 'dawn', palette: 'frost' },
    cites: ['RB-FACT-09'],
    cost: 8,
    type: 'sword',
    use: 'always',
    modifies: [{ value: 'combat roll', if: { ...YOURS, phase: 'melee' }, add: 2 }],
  },
  // Good alone, a wall beside a shield.
  'boar-spear': {
    ...WEAPON,
    art: { subject: 'spear-hook', group: 'leaning', place: 'stump', light: 'noon', palette: 'moss' },
    cost: 4,
    type: 'spear',
    use: 'always',
    modifies: [
      { value: 'combat roll', if: { ...YOURS, phase: 'melee', 'attack roll': false }, add: 2 },
      { value: 'combat roll', if: { ...YOURS, phase: 'melee', 'you have a': 'shield' }, add: 2 },
    ],
  },
  // One charge, and it had better count.
  'kingsmead-lance': {
    ...WEAPON,
    art: { subject: 'mounted-knight', place: 'fields', light: 'dawn', palette: 'harvest' },
    cost: 8,
    type: 'lance',
    use: 'activate',
    abilities: [
      {
        timing: 'melee',
        name: 'charge',
        if: { 'combat round is': 1 },
        ways: ['activate'],
        effects: [
          { lasting: { modify: { value: 'melee damage', if: { of: 'your hero' }, add: 3 }, until: 'combat round' } },
        ],
      },
    ],
  },
  // Both hands on the haft, none left for the shield.
  'gallows-oak-axe': {
    ...WEAPON,
    art: { subject: 'axe-in-stump', place: 'gallows', light: 'dusk', palette: 'dusk' },
    cost: 9,
    type: 'axe',
    use: 'always',
    modifies: [
      { value: 'melee damage', if: YOURS, add: 2 },
      { value: 'combat roll', if: { ...YOURS, 'attack roll': false }, add: -2 },
    ],
  },
  'thirsting-sabre': {
    ...WEAPON,
    art: { subject: 'curvy-knife', group: 'leaning', place: 'velvet', light: 'fire', palette: 'blood' },
    cost: 7,
    type: 'sword',
    use: 'activate',
    abilities: [
      {
        timing: 'melee',
        name: 'let it drink',
        ways: ['activate'],
        effects: [
          { wounds: 1 },
          { lasting: { modify: { value: 'melee damage', if: { of: 'your hero' }, add: 2 }, until: 'combat round' } },
        ],
      },
    ],
  },
  oathkeeper: {
    ...WEAPON,
    art: { subject: 'two-handed-sword', group: 'floating', place: 'altar', light: 'noon', palette: 'gold' },
    cost: 7,
    type: 'sword',
    use: 'always',
    modifies: [{ value: 'combat roll', if: { ...YOURS, phase: 'melee' }, add: { 'number of': 'your allies' } }],
  },
  'twin-foils': {
    ...WEAPON,
    art: { subject: 'crossed-swords', place: 'rack', light: 'dusk', palette: 'rose' },
    cost: 15,
    type: 'sword',
    use: 'always',
    modifies: [
      { value: 'attacks of a hero per round', if: YOURS, set: 2 },
      { value: 'combat roll', if: { ...YOURS, 'attack roll': true }, add: 2 },
    ],
  },
  // Fights like a spade. Pays like one, too.
  'sextons-spade': {
    ...WEAPON,
    art: { subject: 'spade', with: 'death-skull', group: 'leaning', place: 'graveyard', light: 'mist', palette: 'ash' },
    cost: 8,
    type: 'spade',
    use: 'always',
    modifies: [{ value: 'combat roll', if: { ...YOURS, phase: 'melee' }, add: 1 }],
    abilities: [
      {
        timing: 'about to be defeated',
        name: 'grave goods',
        if: { 'enemy is': 'challenge' },
        must: true,
        effects: [{ gold: 1 }],
      },
    ],
  },
  'the-tenth-knife': {
    ...WEAPON,
    art: { subject: 'plain-dagger', group: 'leaning', place: 'sill', light: 'night', palette: 'dusk' },
    cost: 5,
    type: 'knife',
    use: 'activate',
    abilities: [
      {
        timing: 'before combat',
        name: 'from the sleeve',
        ways: ['activate'],
        effects: [{ attack: 'melee', wounds: 1 }],
      },
    ],
  },
} as const satisfies Record<string, Item>;
