/** What paints the ground of a scene, and whoever stands on it: a chunk of its own. */

import type { Content } from '@questwright/kernel';
import { fighter, lair, open, type FighterLook } from '@questwright/runebound/art';
import { memo, useId, useMemo } from 'react';
import styles from './scene.module.css';

/** Where a scene is: in the land of a card, or on open ground. */
export type Ground = { card: Content; id: string } | { terrain: string };
export type Gear = FighterLook['gear'];

const useKey = (): string => `scene${useId().replaceAll(/[^a-zA-Z0-9]/g, '')}`;

export const Grounds = memo(function Grounds({ ground, night }: { ground: Ground; night: boolean }) {
  const key = useKey();
  const [id, card] = 'card' in ground ? [ground.id, ground.card] : [ground.terrain, null];
  const picture = useMemo(
    () => (card === null ? open(id, { night, key }) : lair(card, id, { night, key })),
    [card, id, night, key],
  );
  return <div className={styles.painted} dangerouslySetInnerHTML={{ __html: picture }} />;
});

export interface FigureProps {
  id: string;
  card: Content;
  facing: 'left' | 'right';
  /** What they carry, by the ids of the cards. */
  carries?: readonly (readonly [id: string, card: Content])[];
}
export const Figures = memo(function Figures({ id, card, facing, carries }: FigureProps) {
  const key = useKey();
  const gear = carries ?? NOTHING;
  const picture = useMemo(() => fighter(card, id, { facing, gear, key }), [card, id, facing, gear, key]);
  return <div className={styles.painted} dangerouslySetInnerHTML={{ __html: picture }} />;
});
const NOTHING: NonNullable<Gear> = [];
