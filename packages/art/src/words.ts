/** The words that the `art` of a card is made of. Nothing here draws: the schema of content reads it, too. */

import { ICONS, type Icon } from './subject/icon-names.ts';

export { ICONS, type Icon };

/** Outdoors, within walls, and stages on which a single thing lies. */
export const PLACES = [
  'ashfields',
  'barrows',
  'battlefield',
  'bridge',
  'camp',
  'cave',
  'city',
  'coast',
  'fields',
  'forest',
  'gallows',
  'glade',
  'graveyard',
  'harbour',
  'marsh',
  'mere',
  'moor',
  'pass',
  'river',
  'road',
  'ruins',
  'scarp',
  'shrine',
  'tundra',
  'fjord',
  'glacier',
  'vineyard',
  'village',
  'volcano',
  'cellar',
  'chapel',
  'crypt',
  'forge',
  'library',
  'machine hall',
  'market',
  'tavern',
  'throne',
  'altar',
  'anvil',
  'chest',
  'desk',
  'hoard',
  'moss',
  'rack',
  'shelf',
  'sill',
  'snowdrift',
  'stump',
  'velvet',
] as const;
export type PlaceName = (typeof PLACES)[number];

export const LIGHTS = ['dawn', 'noon', 'dusk', 'night', 'storm', 'mist', 'fire', 'snow', 'rain', 'aurora'] as const;
export type Light = (typeof LIGHTS)[number];

export const PALETTE_NAMES = [
  'ash',
  'blood',
  'dusk',
  'ember',
  'fen',
  'frost',
  'gold',
  'harvest',
  'moss',
  'night',
  'parchment',
  'rose',
  'sea',
  'steel',
  'verdigris',
  'violet',
] as const;
export type PaletteName = (typeof PALETTE_NAMES)[number];

/** How a subject stands in its place; left out: alone. */
export const GROUPS = [
  'alone',
  'pair',
  'pack',
  'swarm',
  'heads',
  'giant',
  'towering',
  'floating',
  'leaning',
  'lying',
] as const;
export type Group = (typeof GROUPS)[number];

/** What the subject is made of; left out: painted as the palette has it. With a handle: below the head, or above the blade. */
export const MATERIALS = [
  'bone',
  'feather',
  'fire',
  'flesh',
  'fur',
  'glass',
  'gold',
  'hide',
  'ice',
  'iron',
  'leaf',
  'leather',
  'linen',
  'paper',
  'scale',
  'shadow',
  'stone',
  'wood',
  'wool',
  'hafted',
  'hilted',
  'shafted',
  'burning',
] as const;
export type Material = (typeof MATERIALS)[number];

/** People are put together from these, at most one of each row. */
export const PERSON = {
  kin: ['man', 'woman', 'boy', 'girl', 'dwarf', 'skull', 'goblin', 'ghost', 'automaton'],
  age: ['young', 'old'],
  skin: ['pale', 'fair', 'tan', 'brown', 'dark', 'ashen', 'mossy'],
  hair: ['bald', 'cropped', 'short', 'long', 'braids', 'bun', 'curls', 'wild', 'tonsure', 'bob', 'tail', 'weeds'],
  shade: ['raven', 'chestnut', 'ginger', 'flaxen', 'grey', 'white', 'sedge'],
  beard: ['stubble', 'moustache', 'goatee', 'full beard', 'long beard', 'forked beard'],
  wear: [
    'hood',
    'wimple',
    'helm',
    'great helm',
    'horned helm',
    'crown',
    'circlet',
    'broad hat',
    'cap',
    'feathered hat',
    'kettle hat',
    'kerchief',
    'fur hat',
    'antlers',
    'straw hat',
    'bandage',
  ],
  dress: ['robe', 'plate', 'mail', 'leather', 'furs', 'cloak', 'rags', 'coat', 'apron', 'gown', 'doublet', 'leaves'],
  cloth: ['crimson', 'azure', 'forest', 'ochre', 'plum', 'linen', 'coal', 'teal', 'rust', 'slate'],
  back: ['wings'],
  mark: ['eyepatch', 'scar', 'bright eyes', 'spectacles', 'warpaint', 'freckles', 'mask', 'tears', 'cracks'],
} as const satisfies Record<string, readonly string[]>;
export type PersonPart = keyof typeof PERSON;
export type PersonWord = (typeof PERSON)[PersonPart][number];
export const PERSON_WORDS: readonly PersonWord[] = Object.values(PERSON).flat();

/** Creatures with a painter of their own; portraits show them, and a card shows them before its place. */
export const CREATURES = [
  'armored dead',
  'belfry owl',
  'bell of the deep',
  'bell on legs',
  'brood mother',
  'cairn hound',
  'cave mantis',
  'copper colossus',
  'copper servant',
  'door moth',
  'drowned lady',
  'earth spirit',
  'faceless boatman',
  'hare',
  'ice wraith',
  'icewyrm',
  'lamp heron',
  'lit drowned',
  'mire wolf',
  'mud eel',
  'old serpent',
  'shell beast',
  'slab bearer',
  'slab dropped',
  'spear twins',
  'stone walker',
  'swamp hound',
  'ulfen',
  'water spirit',
  'wax saint',
  'will-o-wisp',
  'wood spirit',
  'wretched imp',
  'wyrmling',
] as const;
export type CreatureName = (typeof CREATURES)[number];

/** What a picture shows. Whatever is left out follows from the card and its id. */
export interface Art {
  subject?: Icon;
  /** Instead of a subject: a person, in words. */
  person?: readonly PersonWord[];
  /** Instead of a subject: a creature. */
  creature?: CreatureName;
  /** What a person holds, or what lies beside the subject. */
  with?: Icon;
  material?: Material;
  group?: Group;
  place?: PlaceName;
  light?: Light;
  palette?: PaletteName;
}
/** With nothing left open. */
export type WholeArt = Required<Pick<Art, 'place' | 'light' | 'palette' | 'group'>> &
  Pick<Art, 'subject' | 'person' | 'creature' | 'with' | 'material'>;
