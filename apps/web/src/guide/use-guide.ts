import { gameModule } from '@questwright/games/registry';
import type { Guide } from '@questwright/messages';
import { useEffect, useState } from 'react';

/** The lesson of a game; null while it is on its way, and where there is none. */
export function useGuide(game: string): Guide | null {
  const [guide, setGuide] = useState<Guide | null>(null);
  useEffect(() => {
    let gone = false;
    const load = async (): Promise<void> => {
      const found = (await (await gameModule(game))?.guide?.()) ?? null;
      if (!gone) setGuide(found);
    };
    // Without its lesson a table can be played all the same.
    load().catch(() => {});
    return () => {
      gone = true;
    };
  }, [game]);
  return guide;
}
