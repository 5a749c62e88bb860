/** The Heroes of Isheim, and what the cold adds to them. */

import type { Hero } from '../../../cards.ts';
import { HEROES_OF_ISHEIM } from '../../heroes-of-isheim/content/heroes.ts';

const {
  zyla,
  'arvel-worldwalker': arvel,
  karnon,
  'oomi-of-the-long-line': oomi,
  'ravna-oarbreaker': ravna,
  'vell-servant-without-orders': vell,
} = HEROES_OF_ISHEIM;

export const HEROES: Readonly<Record<string, Hero>> = {
  // Where there are rumors, she hears two.
  zyla: { ...zyla, modifies: [{ value: 'rumors drawn', if: { 'your own': true }, add: 1 }] },
  // For her the rim of the land is one place.
  'arvel-worldwalker': {
    ...arvel,
    abilities: [
      {
        timing: 'after moving',
        name: 'one world over',
        if: { 'on the edge': true },
        ways: [{ exhaustion: 2 }],
        limit: { per: 'movement step', times: 1 },
        effects: [{ 'edge step': true }],
      },
    ],
  },
  karnon: {
    ...karnon,
    modifies: [
      ...karnon.modifies,
      { value: 'combat roll', if: { of: 'your hero', phase: 'melee' }, add: { 'white death on': 'you' } },
    ],
  },
  // One takes the cold for all.
  'oomi-of-the-long-line': {
    ...oomi,
    modifies: [...oomi.modifies, { value: 'spread of frost', if: { 'your own': true }, set: 'one' }],
  },
  'ravna-oarbreaker': {
    ...ravna,
    abilities: [
      {
        timing: 'market',
        name: 'on the way out',
        limit: { per: 'market step', times: 1 },
        effects: [{ raid: true, number: 11, failure: [{ wounds: 2 }] }],
      },
    ],
  },
  'vell-servant-without-orders': {
    ...vell,
    modifies: [...vell.modifies, { value: 'frost taken', if: { of: 'your hero' }, set: 0 }],
  },
};
