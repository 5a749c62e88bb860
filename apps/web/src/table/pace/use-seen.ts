/** Tells the server how far the reader has seen the game go: a bot that plays for them waits for that. */

import type { TableInfo } from '@questwright/protocol';
import { useEffect } from 'react';
import type { TableStore } from '../../net/table-store.ts';

/** Milliseconds between two answers of such a bot where nothing takes time to show: so many can still be counted. */
const LEAST = 100;

/** Only bots play here now, and somebody may come back to one of their seats. */
const isPlayedFor = ({ status, seats }: Pick<TableInfo, 'status' | 'seats'>): boolean =>
  status === 'playing' && seats.every(({ kind }) => kind !== 'guest') && seats.some(({ before }) => before !== null);

/** What lies behind a page that nobody looks at has not been seen. */
export function useSeen(line: TableStore, info: TableInfo, seq: number, playing: number | null): void {
  const tells = isPlayedFor(info) && playing === null;
  useEffect(() => {
    if (!tells) return;
    const timer = setTimeout(look, LEAST);
    document.addEventListener('visibilitychange', look);
    function look(): void {
      if (document.visibilityState === 'visible') line.saw(seq);
    }
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [line, tells, seq]);
}
