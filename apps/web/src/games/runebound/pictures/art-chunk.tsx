/** What draws: a chunk of its own. */

import type { Content } from '@questwright/kernel';
import { builtIn, cardPicture, portrait } from '@questwright/runebound/art';
import { memo, useId, useMemo } from 'react';
import styles from './art.module.css';

interface PaintedProps {
  id: string;
  card: Content | undefined;
  as: 'card' | 'portrait';
}

/** A hero of a pack that is not at hand. */
const UNKNOWN: Content = { kind: 'hero' };

export default memo(function Painted({ id, card, as }: PaintedProps) {
  // The same card may be shown twice on a page, and ids are of the page.
  const key = `art${useId().replaceAll(/[^a-zA-Z0-9]/g, '')}`;
  const picture = useMemo(() => {
    const data = card ?? builtIn(id) ?? UNKNOWN;
    return as === 'card' ? cardPicture(data, id, { key }) : portrait(data, id, { key });
  }, [id, card, as, key]);
  return <div className={styles.painted} dangerouslySetInnerHTML={{ __html: picture }} />;
});
