import type * as Art from '@questwright/runebound/art';
import { useEffect, useMemo, useState } from 'react';
import { useTable, type ShownTable } from '../../../table/shown-table.ts';

const SIZE = 30;

type Painter = (card: string | null, color: string) => string | undefined;

function painterOf(art: typeof Art | null, content: ShownTable['content']): Painter {
  const drawn = new Map<string, string>();
  return (card, color) => {
    if (art === null || card === null) return undefined;
    const key = `token-${card}-${color.slice(1)}`;
    const known = drawn.get(key) ?? art.token(content.get(card) ?? {}, card, { size: SIZE, color, key });
    drawn.set(key, known);
    return known;
  };
}

/** The heroes as they stand on the map, each drawn once; undefined while the painter is on its way. */
export function useLikenesses(): Painter {
  const { content } = useTable();
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
  return useMemo(() => painterOf(art, content), [art, content]);
}
