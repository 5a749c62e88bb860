/** Portraits and the faces of cards. They are decoration: names stand in text beside them. Whatever draws them is loaded when
 *  the first is shown. Both are an `svg`, on a page as on a board. */

import type { Content } from '@questwright/kernel';
import { lazy, Suspense, useContext } from 'react';
import { TableContext } from '../../../table/shown-table.ts';

const Painted = lazy(() => import('./painted.tsx'));

export interface PictureProps {
  /** The id of a card. */
  id: string;
  /** In pixels; left out: as wide as there is room. */
  size?: number;
  /** Its data, where no table is around. */
  card?: Content;
  className?: string;
}

const useCard = (id: string, card: Content | undefined): Content | undefined => {
  const seen = useContext(TableContext);
  return card ?? seen?.content.get(id);
};

/** Head and shoulders, in a square: of figures, Familiars, and whoever keeps a Store or plays Abraxis. */
export function Portrait({ id, size = 48, card, className }: PictureProps) {
  const data = useCard(id, card);
  return (
    <Suspense fallback={null}>
      <Painted id={id} card={data} as="portrait" size={size} className={className} />
    </Suspense>
  );
}

/** Whatever a card shows: the icon of a thing in the frame of its rank, a portrait, a token, the scene of an Encounter. */
export function Face({ id, size, card, className }: PictureProps) {
  const data = useCard(id, card);
  return (
    <Suspense fallback={null}>
      <Painted id={id} card={data} as="face" size={size} className={className} />
    </Suspense>
  );
}
