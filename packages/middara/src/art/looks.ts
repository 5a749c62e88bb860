/** How people and creatures look, and where Encounters are fought, if their cards do not say so themselves. What must stay
 *  secret says it on its card. */

import type { Art } from '@questwright/art/words';

export const LOOKS: Readonly<Record<string, Art>> = {
  // ---- Adventurers ----
  remi: {
    person: ['woman', 'young', 'fair', 'tail', 'ginger', 'leather', 'rust', 'freckles', 'wings'],
    palette: 'dusk',
  },
  zeke: {
    person: ['man', 'young', 'brown', 'short', 'raven', 'robe', 'plum', 'spectacles'],
    with: 'spell-book',
    palette: 'violet',
  },
  rook: {
    person: ['man', 'fair', 'cropped', 'chestnut', 'full beard', 'plate', 'scar'],
    with: 'stake-hammer',
    palette: 'frost',
  },
  nightingale: {
    person: ['woman', 'young', 'dark', 'braids', 'raven', 'cloak', 'teal', 'hood'],
    with: 'pocket-bow',
    palette: 'verdigris',
  },

  // ---- opponents ----
  animate: { creature: 'armored dead', palette: 'ember' },
  'cave-sickle': { creature: 'cave mantis', palette: 'fen' },
  'earth-loa': { creature: 'earth spirit', palette: 'gold' },
  'water-loa': { creature: 'water spirit', palette: 'sea' },
  'quarry-walker': { creature: 'stone walker', palette: 'ash' },
  'lantern-wisp': { creature: 'will-o-wisp', palette: 'night' },
  'ditch-imp': { creature: 'wretched imp', palette: 'moss' },
  gevaudan: { creature: 'swamp hound', palette: 'blood' },
  'brood-mother': { creature: 'brood mother', palette: 'rose' },

  // ---- Espers, Conduits, those who come along ----
  'femke-and-diem': { creature: 'spear twins', palette: 'parchment' },
  'cairn-hound': { creature: 'cairn hound', palette: 'steel' },
  'lamp-heron': { creature: 'lamp heron', palette: 'dusk' },
  'bell-ringer': {
    person: ['woman', 'tan', 'bun', 'grey', 'apron', 'slate', 'kerchief'],
    with: 'ringing-bell',
    palette: 'harvest',
  },
  'mire-wolf': { creature: 'mire wolf', palette: 'verdigris' },
  'belfry-owl': { creature: 'belfry owl', palette: 'violet' },
  'the-drowned-bell': { creature: 'bell of the deep', palette: 'sea' },
  'the-tallow-saint': { creature: 'wax saint', palette: 'gold' },

  // ---- Familiars ----
  tavta: { creature: 'shell beast', palette: 'moss' },
  tristram: { creature: 'hare', palette: 'harvest' },
  yuxa: { creature: 'old serpent', palette: 'parchment' },
  animism: { creature: 'wood spirit', palette: 'fen' },

  // ---- who plays Abraxis, and who keeps a Store ----
  'pirate-wench': { person: ['woman', 'tan', 'wild', 'ginger', 'coat', 'crimson', 'broad hat'], palette: 'sea' },
  'toll-clerk': {
    person: ['man', 'pale', 'short', 'chestnut', 'doublet', 'coal', 'spectacles', 'moustache'],
    with: 'two-coins',
    palette: 'parchment',
  },
  'old-lamplighter': {
    person: ['man', 'old', 'tan', 'short', 'white', 'long beard', 'cloak', 'slate', 'cap'],
    with: 'lantern-flame',
    palette: 'night',
  },
  'ferry-gambler': {
    person: ['woman', 'brown', 'curls', 'raven', 'coat', 'teal', 'feathered hat'],
    palette: 'verdigris',
  },
  'generous-smuggler': {
    person: ['man', 'old', 'fair', 'bald', 'grey', 'goatee', 'apron', 'rust', 'kerchief'],
    palette: 'ember',
  },
  'lock-keepers-counter': {
    person: ['woman', 'old', 'fair', 'bun', 'grey', 'apron', 'rust', 'kerchief'],
    palette: 'dusk',
  },
  'sump-market': { person: ['woman', 'brown', 'wild', 'raven', 'cloak', 'ochre', 'straw hat'], palette: 'fen' },
  'high-arcade': {
    person: ['man', 'pale', 'short', 'white', 'doublet', 'azure', 'circlet', 'goatee'],
    palette: 'gold',
  },
};

/** Where an Encounter is fought. */
export const SCENES: Readonly<Record<string, Art>> = {
  'the-sluice': { place: 'cellar', subject: 'medieval-gate', palette: 'verdigris', light: 'fire' },
  'bombing-the-sickles': { place: 'cave', creature: 'cave mantis', group: 'giant', palette: 'fen', light: 'fire' },
  'sickles-upon-sickles': { place: 'cave', subject: 'egg-clutch', group: 'pack', palette: 'ember', light: 'fire' },
  'dank-grotto': { place: 'crypt', creature: 'armored dead', group: 'giant', palette: 'night', light: 'mist' },
  'the-kennels': { place: 'ruins', creature: 'swamp hound', group: 'giant', palette: 'blood', light: 'dusk' },
  'the-lower-lock': { place: 'bridge', creature: 'earth spirit', group: 'giant', palette: 'gold', light: 'mist' },
  'drowned-belfry': { place: 'chapel', subject: 'ringing-bell', group: 'floating', palette: 'sea', light: 'night' },
};
