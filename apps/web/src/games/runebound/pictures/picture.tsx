/** The picture of a card, as large as the frame that it is put into: a portrait of people, else a scene. */

import type { Card } from '@questwright/runebound';
import { useTable } from '../../../table/shown-table.ts';
import { CardPicture, Portrait } from './art.tsx';
import styles from './picture.module.css';

export function Picture({ card }: { card: string }) {
  const { content } = useTable();
  const { kind } = content.get(card) as Card;
  const isPerson = kind === 'hero' || kind === 'ally';
  return isPerson ? (
    <Portrait id={card} className={styles.fill!} />
  ) : (
    <CardPicture id={card} className={styles.fill!} />
  );
}
