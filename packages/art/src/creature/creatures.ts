/** Every creature that has a painter of its own. */

import { animism, cairnhound, gevaudan, lampheron, mirewolf, owl, tavta, tristram, yuxa } from './beasts.ts';
import { colossus, icewyrm, servant, ulfen, wraith, wyrmling } from './cold.ts';
import { handOf, type Creature } from './hand.ts';
import type { Sheet } from '../brush.ts';
import { drownedlady, ferryman, lodger, twins } from './kept.ts';
import { broodmother, eel, imp, moth, sickle } from './vermin.ts';
import { animate, bell, earthloa, laden, saint, tolling, unladen, walker, waterloa, wisp } from './works.ts';
import type { CreatureName } from '../words.ts';

const CREATURES_PAINTED: Readonly<Record<CreatureName, Creature>> = {
  'armored dead': animate,
  'bell of the deep': bell,
  'bell on legs': tolling,
  'belfry owl': owl,
  'brood mother': broodmother,
  'cairn hound': cairnhound,
  'cave mantis': sickle,
  'copper colossus': colossus,
  'copper servant': servant,
  'door moth': moth,
  'drowned lady': drownedlady,
  'earth spirit': earthloa,
  'faceless boatman': ferryman,
  hare: tristram,
  'ice wraith': wraith,
  icewyrm,
  'lamp heron': lampheron,
  'lit drowned': lodger,
  'mire wolf': mirewolf,
  'mud eel': eel,
  'old serpent': yuxa,
  'shell beast': tavta,
  'slab bearer': laden,
  'slab dropped': unladen,
  'spear twins': twins,
  'stone walker': walker,
  'swamp hound': gevaudan,
  ulfen,
  'wax saint': saint,
  'water spirit': waterloa,
  'will-o-wisp': wisp,
  'wood spirit': animism,
  'wretched imp': imp,
  wyrmling,
};

/** Head and shoulders in a box of 100 by 100. */
export const creature = (s: Sheet, name: CreatureName): string => CREATURES_PAINTED[name](handOf(s));
