import type * as Art from '@questwright/runebound/art';
import { useEffect, useMemo, useState } from 'react';
import { useTable, type ShownTable } from '../../../table/shown-table.ts';

/** In points of the map: the card of a standee, and a little more at its sides. */
const SIZE = 42;

type Painter = (card: string | null) => string | undefined;

function painterOf(art: typeof Art | null, content: ShownTable['content']): Painter {
  const drawn = new Map<string, string>();
  return (card) => {
    if (art === null || card === null) return undefined;
    const key = `stands-${card}`;
    const known = drawn.get(key) ?? art.portrait(content.get(card) ?? {}, card, { size: SIZE, key });
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
