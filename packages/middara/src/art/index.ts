/** Pictures of figures, things, tokens and Encounters, for whoever shows them: plain SVG as text, without rules. */

import * as art from '@questwright/art';
import type { Art, WholeArt } from '@questwright/art/words';
import type { Content } from '@questwright/kernel';
import type { LootCard, TokenCard } from '../cards.ts';
import { CONTENT } from '../content.ts';
import { faceOf } from './faces.ts';
import { LOOKS, SCENES } from './looks.ts';

/** What goes into an `svg` with this view; ids inside begin with the key. */
export interface Picture {
  view: string;
  drawn: string;
}

export const TOKEN_COLORS = { blue: '#4f8fd0', red: '#d0503f', green: '#5ca04e', yellow: '#dcae3a' } as const;

/** With nothing left open. */
const whole = (look: Art): WholeArt => ({ place: 'cave', light: 'fire', palette: 'ash', group: 'alone', ...look });
/** Turned over, a card shows the same picture as before. */
const named = (id: string): string => id.replace(/-asleep$/, '');

const lookOf = (id: string, card: Content | undefined): Art | undefined =>
  LOOKS[named(id)] ?? (card?.art as Art | undefined);

/** Of a figure, or of anybody else who has a face; a card that nothing is known of is a stone with a rune. */
export function portrait(id: string, card: Content | undefined, key: string): Picture {
  const look = whole(lookOf(id, card) ?? { subject: 'rune-stone' });
  return { view: look.person === undefined ? art.LIKENESS : CLOSER, drawn: art.likeness(look, named(id), key) };
}
/** A head as large as that of a creature. */
const CLOSER = '15 4 70 70';

const isAsleep = (id: string): boolean => named(id) !== id;

/** Of any card. */
export function face(id: string, card: Content | undefined, key: string): Picture {
  const emblem = (look: art.Emblem): Picture => ({ view: art.EMBLEM, drawn: art.emblem(look, id, key) });
  switch (card?.kind) {
    case 'item':
    case 'upgrade':
    case 'discipline':
      return emblem(faceOf(id, card));
    case 'token': {
      const { token, colour } = card as unknown as TokenCard;
      return tokenFace(token, colour);
    }
    case 'loot': {
      const { gold, loot } = card as unknown as LootCard;
      if (gold !== undefined) return { view: art.EMBLEM, drawn: art.coins(gold) };
      return emblem(LOOT[loot!]);
    }
    case 'hidden':
      return emblem({ subject: 'wax-seal', palette: 'night' });
    case 'encounter':
    case 'lesson':
      return {
        view: art.SCENE,
        drawn: art.scene(whole(SCENES[id] ?? (card.art as Art | undefined) ?? { subject: 'rune-stone' }), id, key),
      };
    default: {
      const { view, drawn } = portrait(id, card, key);
      return { view, drawn: isAsleep(id) ? drawn + art.ASLEEP : drawn };
    }
  }
}

const LOOT: Readonly<Record<NonNullable<LootCard['loot']>, art.Emblem>> = {
  item: { subject: 'swap-bag', palette: 'harvest' },
  monster: { subject: 'claw', palette: 'blood' },
  unique: { subject: 'jeweled-chalice', palette: 'gold', rank: 4 },
};

/** Of an Encounter token; without a color it lies face down. */
export const tokenFace = (token: TokenCard['token'], colour?: keyof typeof TOKEN_COLORS): Picture => ({
  view: art.EMBLEM,
  drawn: art.marker(
    token,
    colour === undefined ? null : TOKEN_COLORS[colour],
    (colour ?? '').slice(0, 1).toUpperCase(),
  ),
});

/** A card of the game itself, where no table is at hand. */
export const builtIn = (id: string): Content | undefined => (Object.hasOwn(CONTENT, id) ? CONTENT[id] : undefined);
