import type { LogLine } from '@questwright/protocol';
import { useEffect, useState } from 'react';
import { logAfter } from '../../net/requests.ts';

/** Milliseconds until a page that did not come is asked for again. */
const PATIENCE = 3000;

/** Every line of a log from its beginning; null until the last page has come. */
export function useWholeLog(table: string, seat: number | null): readonly LogLine[] | null {
  const [log, setLog] = useState<readonly LogLine[] | null>(null);
  useEffect(() => {
    let gone = false;
    const read = async (): Promise<void> => {
      const lines: LogLine[] = [];
      for (;;) {
        const page = await logAfter(table, seat, lines.at(-1)?.seq ?? -1).catch(() => null);
        if (gone) return;
        if (page === null) {
          await new Promise((done) => setTimeout(done, PATIENCE));
          continue;
        }
        if (page.length === 0) break;
        lines.push(...page);
      }
      setLog(lines);
    };
    void read();
    return () => {
      gone = true;
    };
  }, [table, seat]);
  return log;
}
