import type * as Art from '@questwright/runebound/art';
import { useEffect, useMemo, useState } from 'react';
import { useSeen } from '../../table/seen.ts';

const SIZE = 30;

/** The heroes as they stand on the map, each drawn once; undefined while the painter is on its way. */
export function useLikenesses(): (card: string | null, color: string) => string | undefined {
  const { content } = useSeen();
  const [art, setArt] = useState<typeof Art | null>(null);
  useEffect(() => {
    let gone = false;
    // Without it the figures are cloaked, and the game goes on.
    void import('@questwright/runebound/art').then(
      (loaded) => gone || setArt(loaded),
      () => {},
    );
    return () => {
      gone = true;
    };
  }, []);
  return useMemo(() => {
    const drawn = new Map<string, string>();
    return (card, color) => {
      if (art === null || card === null) return undefined;
      const key = `token-${card}-${color.slice(1)}`;
      const known = drawn.get(key) ?? art.token(content.get(card) ?? {}, card, { size: SIZE, color, key });
      drawn.set(key, known);
      return known;
    };
  }, [art, content]);
}
