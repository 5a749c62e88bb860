/** The six Scions: asleep with a gift for whoever has their counter, awake as Allies against the storm. */

import type { Scion } from '../cards.ts';

const SCION = { kind: 'scion', back: 'scion' } as const;
const ONCE_A_ROUND = { per: 'combat round', times: 1 } as const;

export const SCION_CARDS: Record<string, Scion> = {
  'the-archer': {
    ...SCION,
    number: 1,
    art: {
      person: ['woman', 'brown', 'circlet', 'braids', 'raven', 'leather', 'forest'],
      with: 'high-shot',
      place: 'scarp',
      light: 'storm',
      palette: 'verdigris',
    },
    asleepIf: { 'you fight': true },
    asleep: [{ wounds: 2, who: 'your enemy' }],
    waking: [{ fight: 'this card', won: [{ awaken: true }] }],
    mind: 19,
    body: 17,
    spirit: 18,
    damage: { ranged: 2, melee: 1, magic: 1 },
    life: 3,
    asAlly: { mind: 6, body: 1, spirit: 1, damage: { ranged: 2, melee: 0, magic: 0 }, life: 3, stamina: 4 },
    abilities: [
      {
        timing: 'before combat',
        name: 'before they come near',
        ways: ['exhaustion'],
        limit: { per: 'before combat', times: 1 },
        effects: [{ attack: 'ranged', wounds: 2, who: 'this card' }],
      },
    ],
  },
  'the-trickster': {
    ...SCION,
    number: 2,
    art: {
      person: ['man', 'tan', 'feathered hat', 'goatee', 'ginger', 'doublet', 'crimson'],
      with: 'rolling-dices',
      place: 'tavern',
      light: 'night',
      palette: 'rose',
    },
    // While all look at the sky, one hand is in the cart.
    asleepIf: { 'in a storm event': true },
    asleep: [{ look: 'market deck', cards: 4, then: 'take one' }],
    waking: [{ 'part with': 5 }, { awaken: true }],
    asAlly: { mind: 3, body: 3, spirit: 3, damage: { ranged: 1, melee: 1, magic: 1 }, life: 3, stamina: 5 },
    abilities: [
      {
        timing: 'rolled',
        name: 'those were the other dice',
        if: { 'rolled by': 'your party' },
        ways: ['exhaustion'],
        limit: ONCE_A_ROUND,
        effects: [{ reroll: true }],
      },
    ],
  },
  'the-mason': {
    ...SCION,
    number: 3,
    art: {
      person: ['dwarf', 'tan', 'kerchief', 'full beard', 'grey', 'apron', 'ochre'],
      with: 'stake-hammer',
      place: 'ruins',
      light: 'dusk',
      palette: 'ash',
    },
    asleep: [{ storm: -2 }],
    waking: [
      {
        choose: 'one',
        of: [
          { gold: -8, if: { 'gold at least': 8 } },
          { exhaustion: 4, who: 'your party' },
        ],
      },
      { awaken: true },
    ],
    asAlly: { mind: 1, body: 4, spirit: 1, damage: { ranged: 0, melee: 2, magic: 0 }, life: 5, stamina: 2 },
    abilities: [
      {
        timing: 'about to be wounded',
        name: 'wall',
        if: { 'about to be hurt': 'your hero' },
        ways: ['exhaustion'],
        limit: ONCE_A_ROUND,
        replaces: true,
        effects: [{ cancel: 2 }],
      },
    ],
  },
  'the-mourner': {
    ...SCION,
    number: 4,
    art: {
      person: ['woman', 'pale', 'wimple', 'gown', 'coal'],
      with: 'lit-candelabra',
      place: 'chapel',
      light: 'rain',
      palette: 'night',
    },
    asleepIf: { wounded: 'your party' },
    asleep: [{ heal: 2, who: 'your party' }],
    wakingIf: { wounded: 'you' },
    waking: [{ test: 'spirit', skill: 'willpower', number: 15, success: [{ awaken: true }] }],
    asAlly: { mind: 1, body: 0, spirit: 6, damage: { ranged: 0, melee: 0, magic: 2 }, life: 3, stamina: 4 },
    // The more her Hero suffers, the louder she sings.
    modifies: [{ value: 'combat roll', if: { of: 'this card' }, add: { 'wounds on': 'you' } }],
  },
  'the-foundling': {
    ...SCION,
    number: 5,
    art: {
      person: ['girl', 'fair', 'bob', 'flaxen', 'rags', 'azure'],
      with: 'lantern-flame',
      place: 'bridge',
      light: 'mist',
      palette: 'gold',
    },
    asleepIf: { 'you fight': true },
    asleep: [{ lasting: { modify: { value: 'combat roll', if: { of: 'your party' }, add: 2 }, until: 'combat' } }],
    wakingIf: { 'has an ally': false },
    waking: [{ awaken: true }],
    asAlly: { mind: 2, body: 2, spirit: 2, damage: { ranged: 1, melee: 1, magic: 1 }, life: 2, stamina: 6 },
    modifies: [{ value: 'combat roll', if: { of: 'your hero' }, add: 1 }],
  },
  'the-oathkeeper': {
    ...SCION,
    number: 6,
    art: {
      person: ['man', 'ashen', 'great helm', 'plate', 'slate', 'bright eyes'],
      with: 'two-handed-sword',
      place: 'crypt',
      light: 'dawn',
      palette: 'steel',
    },
    asleepIf: { 'you fight': true },
    asleep: [
      { heal: 3 },
      { lasting: { modify: { value: 'melee damage', if: { of: 'your hero' }, add: 1 }, until: 'combat' } },
    ],
    waking: [{ fight: 'this card', won: [{ awaken: true }] }],
    mind: 17,
    body: 20,
    spirit: 18,
    damage: { ranged: 1, melee: 2, magic: 2 },
    life: 3,
    asAlly: { mind: 0, body: 5, spirit: 2, damage: { ranged: 0, melee: 2, magic: 1 }, life: 4, stamina: 3 },
    modifies: [{ value: 'attacks of an ally per round', if: { of: 'this card' }, add: 1 }],
  },
};
