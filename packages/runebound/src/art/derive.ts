/** What a picture shows where the `art` of a card is silent: it follows from the kind, the color and the id. */

import { chanceOf, type Chance } from '@questwright/art/ink';
import {
  PERSON,
  type Art,
  type Icon,
  type Light,
  type PaletteName,
  type PersonWord,
  type PlaceName,
  type WholeArt,
} from '@questwright/art/words';
import type { Content } from '@questwright/kernel';

const pick = <T>(chance: Chance, list: readonly T[]): T => list[Math.floor(chance() * list.length)]!;

const BY_COLOR: Readonly<
  Record<string, { palettes: readonly PaletteName[]; places: readonly PlaceName[]; lights: readonly Light[] }>
> = {
  green: {
    palettes: ['moss', 'harvest', 'fen', 'parchment'],
    places: ['road', 'fields', 'glade', 'village', 'bridge', 'river'],
    lights: ['dawn', 'noon', 'mist'],
  },
  yellow: {
    palettes: ['harvest', 'dusk', 'gold', 'rose'],
    places: ['ruins', 'moor', 'camp', 'marsh', 'forest', 'shrine'],
    lights: ['dusk', 'noon', 'rain'],
  },
  blue: {
    palettes: ['night', 'sea', 'frost', 'steel'],
    places: ['mere', 'pass', 'crypt', 'coast', 'graveyard', 'barrows'],
    lights: ['night', 'snow', 'storm'],
  },
  red: {
    palettes: ['ember', 'blood', 'violet', 'ash'],
    places: ['volcano', 'ashfields', 'throne', 'scarp', 'cave', 'battlefield'],
    lights: ['fire', 'storm', 'dusk'],
  },
};
const SUBJECTS: Readonly<Record<string, readonly Icon[]>> = {
  challenge: ['wolf-head', 'troll', 'wyvern', 'spectre', 'death-skull', 'spider-alt', 'goblin-head', 'boar'],
  event: ['ringing-bell', 'sands-of-time', 'tattered-banner', 'raven', 'wax-seal'],
  encounter: ['lantern-flame', 'old-wagon', 'tied-scroll', 'campfire', 'well'],
  weapon: ['broadsword', 'battle-axe', 'pocket-bow', 'plain-dagger', 'barbed-spear', 'flanged-mace'],
  armor: ['leather-armor', 'mail-shirt', 'cross-shield', 'cape', 'visored-helm'],
  artifact: ['crystal-wand', 'jeweled-chalice', 'spell-book', 'rune-stone', 'potion-ball', 'prayer-beads'],
  story: ['dragon-head'],
};
const STAGES: Readonly<Record<string, readonly PlaceName[]>> = {
  weapon: ['anvil', 'rack', 'velvet', 'stump'],
  armor: ['rack', 'chest', 'velvet', 'snowdrift'],
  artifact: ['altar', 'desk', 'shelf', 'hoard', 'sill', 'moss'],
};

/** Somebody of whom nothing is known. */
function stranger(chance: Chance): PersonWord[] {
  const kin = pick(chance, ['man', 'woman', 'man', 'woman', 'dwarf'] as const);
  const words: PersonWord[] = [kin];
  for (const part of ['skin', 'hair', 'shade', 'dress', 'cloth'] as const) {
    words.push(
      pick(
        chance,
        (PERSON[part] as readonly PersonWord[]).filter(
          (word) => word !== 'ashen' && word !== 'mossy' && word !== 'weeds' && word !== 'sedge',
        ),
      ),
    );
  }
  if (kin !== 'woman' && chance() < 0.6) words.push(pick(chance, PERSON.beard));
  if (chance() < 0.5)
    words.push(pick(chance, ['hood', 'cap', 'broad hat', 'helm', 'kerchief', 'feathered hat'] as const));
  return words;
}

const word = (value: unknown, otherwise: string): string => (typeof value === 'string' ? value : otherwise);

/** The art of a card, with nothing left open. */
export function artOf(card: Content, id: string): WholeArt {
  const chance = chanceOf(`art of ${id}`);
  // Content was held against the schema when it was loaded.
  const art = (card.art ?? {}) as Art;
  const kind = card['kind'] === 'item' ? word(card['class'], 'artifact') : word(card['kind'], 'encounter');
  const color = BY_COLOR[word(card['color'], '')] ?? BY_COLOR[pick(chance, ['green', 'yellow', 'blue'])]!;
  const people = kind === 'hero' || kind === 'ally';
  const subject =
    art.subject ??
    (people || art.person || art.creature ? undefined : pick(chance, SUBJECTS[kind] ?? SUBJECTS['encounter']!));
  const isSomebody = people && subject === undefined && art.creature === undefined;
  const seen = art.person ?? (isSomebody ? stranger(chance) : undefined);
  return {
    ...(subject === undefined ? {} : { subject }),
    ...(seen === undefined ? {} : { person: seen }),
    ...(art.creature === undefined ? {} : { creature: art.creature }),
    ...(art.with === undefined ? {} : { with: art.with }),
    ...(art.material === undefined ? {} : { material: art.material }),
    group: art.group ?? 'alone',
    place: art.place ?? pick(chance, STAGES[kind] ?? color.places),
    light: art.light ?? pick(chance, color.lights),
    palette: art.palette ?? pick(chance, color.palettes),
  };
}
