/** Pictures. They are decoration: names stand in text beside them. Whatever draws them is loaded when the first is shown. */

import type { Content } from '@questwright/kernel';
import { lazy, Suspense, useContext } from 'react';
import { TableContext } from '../../../table/shown-table.ts';
import styles from './art.module.css';

const Painted = lazy(() => import('./art-chunk.tsx'));

/** Of the table where there is one; else, while it is undefined, of the game itself. */
const useCard = (id: string, card: Content | undefined): Content | undefined => {
  const seen = useContext(TableContext);
  return card ?? seen?.content.get(id);
};

export interface CardPictureProps {
  /** The id of a card, or of a town: `space-tamalir`. */
  id: string;
  /** Its data, where it is of a pack and no table is around. */
  card?: Content;
  className?: string;
}
/** As wide as there is room, 4 to 3; a `className` may give it another shape. */
export function CardPicture({ id, card, className }: CardPictureProps) {
  const data = useCard(id, card);
  return (
    <div className={`${styles.picture} ${className ?? ''}`} aria-hidden="true">
      <Suspense fallback={null}>
        <Painted id={id} card={data} as="card" />
      </Suspense>
    </div>
  );
}

export interface PortraitProps extends CardPictureProps {
  /** In pixels; left out: as wide as there is room. */
  size?: number;
}
export function Portrait({ id, card, className, size }: PortraitProps) {
  const data = useCard(id, card);
  return (
    <div
      className={`${styles.portrait} ${className ?? ''}`}
      style={size === undefined ? undefined : { width: size, height: size }}
      aria-hidden="true"
    >
      <Suspense fallback={null}>
        <Painted id={id} card={data} as="portrait" />
      </Suspense>
    </div>
  );
}
