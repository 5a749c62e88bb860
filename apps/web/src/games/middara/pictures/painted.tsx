/** What draws: a chunk of its own. */

import type { Content } from '@questwright/kernel';
import { builtIn, face, portrait } from '@questwright/middara/art';
import { memo, useId, useMemo } from 'react';

interface PaintedProps {
  id: string;
  card: Content | undefined;
  as: 'portrait' | 'face';
  size: number | undefined;
  className: string | undefined;
}

export default memo(function Painted({ id, card, as, size, className }: PaintedProps) {
  // The same card may be shown twice on a page, and ids are of the page.
  const key = `art${useId().replaceAll(/[^a-zA-Z0-9]/g, '')}`;
  const { view, drawn } = useMemo(() => {
    const data = card ?? builtIn(id);
    return as === 'portrait' ? portrait(id, data, key) : face(id, data, key);
  }, [id, card, as, key]);
  const measures = { width: size ?? '100%', height: size ?? '100%' };
  return (
    <svg
      {...measures}
      viewBox={view}
      preserveAspectRatio="xMidYMid slice"
      className={className}
      aria-hidden="true"
      focusable="false"
      dangerouslySetInnerHTML={{ __html: drawn }}
    />
  );
});
