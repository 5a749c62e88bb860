import type { CSSProperties } from 'react';
import type { Box } from '../games/box.ts';
import styles from './box-sides.module.css';

/** A box as it stands on a shelf: its cover and its spine. */
export function BoxSides({ box }: { box: Box }) {
  const { title } = box.words;
  return (
    <span className={styles.box} style={{ '--side': box.side } as CSSProperties} aria-hidden="true">
      <span className={styles.spine}>{title}</span>
      <span className={styles.front}>
        <img src={`/covers/${box.cover}.webp`} alt="" width="330" height="440" />
        <b>{title}</b>
      </span>
    </span>
  );
}
