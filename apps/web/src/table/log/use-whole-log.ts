import type { LogLine } from '@questwright/protocol';
import { useEffect, useState } from 'react';
import { logAfter } from '../../net/requests.ts';

/** Every line of a log from its beginning; null until the last page has come, or when one does not come. */
export function useWholeLog(table: string, seat: number | null): readonly LogLine[] | null {
  const [log, setLog] = useState<readonly LogLine[] | null>(null);
  useEffect(() => {
    let gone = false;
    const read = async (): Promise<void> => {
      const lines: LogLine[] = [];
      for (;;) {
        const page = await logAfter(table, seat, lines.at(-1)?.seq ?? -1);
        if (gone) return;
        if (page.length === 0) break;
        lines.push(...page);
      }
      setLog(lines);
    };
    read().catch(() => {});
    return () => {
      gone = true;
    };
  }, [table, seat]);
  return log;
}
