/** The ground of a scene and the figures on it. They are decoration: whatever matters stands in text beside them. */

import type { Content } from '@questwright/kernel';
import { lazy, Suspense, useMemo } from 'react';
import { useTheme } from '../../../settings.ts';
import { useTable } from '../../../table/shown-table.ts';
import { areaOf, landIn, seatOfHero } from '../view-readers.ts';
import type { Ground } from './scene-chunk.tsx';
import styles from './scene.module.css';

const Grounds = lazy(() => import('./scene-chunk.tsx').then(({ Grounds }) => ({ default: Grounds })));
const Figures = lazy(() => import('./scene-chunk.tsx').then(({ Figures }) => ({ default: Figures })));

/** Where that card is met; without one, the space on which a Hero stands. */
export function SceneGround({ card, seat }: { card: string | null; seat: number }) {
  const { content, view } = useTable();
  const night = useTheme() === 'dark';
  const met = card === null ? undefined : content.get(card);
  const space = landIn(view).heroes[seat]?.space;
  const terrain = content.get(`space-${space}`)?.['terrain'];
  const ground = useMemo(
    (): Ground => (met ? { card: met, id: card! } : { terrain: typeof terrain === 'string' ? terrain : 'road' }),
    [met, card, terrain],
  );
  return (
    <div className={styles.ground} aria-hidden="true">
      <Suspense fallback={null}>
        <Grounds ground={ground} night={night} />
      </Suspense>
    </div>
  );
}

/** Somebody at full height, with the gear of the one whose Hero it is. */
export function Figure({ card, thing, facing }: { card: string; thing: number; facing: 'left' | 'right' }) {
  const { content, view } = useTable();
  const seat = seatOfHero(view, thing);
  const area =
    seat === null
      ? ''
      : areaOf(view, seat)
          .map((one) => one.card ?? '')
          .join(' ');
  const carries = useMemo(
    () =>
      area.split(' ').flatMap((id): (readonly [string, Content])[] => {
        const found = content.get(id);
        return found?.['kind'] === 'item' ? [[id, found]] : [];
      }),
    [area, content],
  );
  const found = content.get(card);
  return (
    <Suspense fallback={null}>{found && <Figures id={card} card={found} facing={facing} carries={carries} />}</Suspense>
  );
}

/** Somebody who is no card of the game. */
export function Person({ id, card, facing }: { id: string; card: Content; facing: 'left' | 'right' }) {
  return (
    <Suspense fallback={null}>
      <Figures id={id} card={card} facing={facing} />
    </Suspense>
  );
}
