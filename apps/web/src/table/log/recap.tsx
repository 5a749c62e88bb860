/** What the others did since the reader last decided: a line for each of them. */

import type { SeenEvent } from '@questwright/protocol';
import { useMemo } from 'react';
import { t } from '../../words.ts';
import styles from '../dock/dock-notes.module.css';
import { useTable, type ShownTable } from '../shown-table.ts';

export interface Told {
  seat: number;
  /** Whether there is more to tell than that they have played. */
  eventful: boolean;
  text: string;
  /** It befell the reader. */
  isBlow?: true;
}

/** Of a game that has no words for that, the latest sentences are told. */
const MOST_TOLD = 4;

/** With them one turn ends and another begins. */
const TURNS: ReadonlySet<string> = new Set(['turn began', 'turn begins']);

/** Somebody's doings after an entry of the log, up to another one, in the order in which they first acted. */
export function recapsAfter(after: number, seen: ShownTable, until = Infinity): Told[] {
  const { log, seat, ui, nameOf } = seen;
  const events = new Map<number, SeenEvent[]>();
  for (const line of log) {
    if (
      line.seq <= after ||
      line.seq > until ||
      line.undone ||
      line.takesBack ||
      line.seat === null ||
      line.seat === seat
    )
      continue;
    events.set(line.seat, [...(events.get(line.seat) ?? []), ...line.events]);
  }
  return [...events].flatMap(([who, happened]): Told[] => {
    const about = happened.filter(({ with: { seat: of } }) => of === undefined || of === who);
    if (!ui.recap) {
      const told = about.slice(-MOST_TOLD).map(({ key, with: params }) => seen.say({ key, with: params }));
      return [{ seat: who, eventful: told.length > 0, text: told.join(' ') }];
    }
    const parts = [...new Set(ui.recap(about, seen))];
    const eventful = parts.length > 0;
    // Whoever is in the middle of a turn has not ended it with nothing to tell.
    if (!eventful && !happened.some(({ tag }) => TURNS.has(tag))) return [];
    const text = eventful ? t('recap.line', { who: nameOf(who), parts }) : t('announce.played', { who: nameOf(who) });
    return [{ seat: who, eventful, text }];
  });
}

/** What befell the reader in the run of own answers that came last, or since then. */
function blow(seen: ShownTable): string | null {
  const { log, seat, ui } = seen;
  const counted = log.filter(({ undone, takesBack }) => !undone && !takesBack);
  const last = counted.findLastIndex((line) => line.seat === seat);
  if (seat === null || last < 0) return null;
  // What came after the turn in one's own answer: nobody else gives one where opponents act by themselves.
  if (last === counted.length - 1) {
    const { events } = counted[last]!;
    const over = events.findIndex(({ tag }) => tag === 'turn over');
    const begins = events.findIndex(({ tag }) => tag === 'turn begins');
    const at = over < 0 ? begins : over;
    return at < 0 ? null : (ui.blowTo?.(seat, events.slice(at), seen) ?? null);
  }
  const before = counted.findLastIndex((line, i) => i < last && line.seat !== seat);
  const events = counted.slice(before + 1).flatMap((line) => line.events);
  return ui.blowTo?.(seat, events, seen) ?? null;
}

/** The lines to be told now: of whoever plays, or of all since the reader last decided. What befell the reader comes first. */
export function useRecaps(playing: number | null): Told[] {
  const seen = useTable();
  const { log, seat } = seen;
  const last = log.findLast((line) => line.seat === seat && seat !== null)?.seq ?? log.at(-1)?.seq ?? 0;
  const told = useMemo(() => recapsAfter(last, seen), [last, seen]);
  const own = useMemo(() => (playing === null ? blow(seen) : null), [playing, seen]);
  // Without words of its own for it, the gist tells the last event as well.
  if (!seen.ui.recap) return [];
  const shown = playing === null ? told : told.filter((one) => one.seat === playing && one.eventful);
  return own === null || seat === null ? shown : [{ seat, eventful: true, text: own, isBlow: true }, ...shown];
}

export function Recap({ recaps }: { recaps: readonly Told[] }) {
  const { nameOf, colorOf } = useTable();
  return (
    <ul className={styles.recap} aria-label={t('recap.label')}>
      {recaps.map(({ seat, text, isBlow = false }) => (
        <li
          key={`${seat} ${isBlow}`}
          className={isBlow ? styles.blow : undefined}
          style={{ borderColor: colorOf(seat) }}
          title={nameOf(seat)}
        >
          {text}
        </li>
      ))}
    </ul>
  );
}
