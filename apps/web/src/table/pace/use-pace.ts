import { useEffect, useMemo, useSyncExternalStore } from 'react';
import type { GameUi } from '../../games/game.ts';
import type { Known, TableStore } from '../../net/table-store.ts';
import { settings } from '../../settings.ts';
import { Pace, type Paced } from './pace.ts';

/** The position to show. Whoever changes the seat sees the new one at once. */
export function usePace(
  line: TableStore,
  latest: Known,
  { ui, mySeats }: { ui: GameUi; mySeats: readonly number[] },
): Paced & Pick<Pace, 'skip' | 'step' | 'hold'> {
  const pace = useMemo(
    () =>
      new Pace(line, {
        wish: () => ({ seconds: settings().botTurnSeconds, steps: settings().stepMode }),
        partOf: (event) => ui.partOf?.(event) ?? null,
        beatsOf: (line, about) => ui.beatsOf?.(line, about) ?? [],
        fillsWindow: (view) => ui.fillsWindow?.(view) ?? false,
        withEvents: (view, events) => ui.withEvents?.(view, events) ?? view,
      }),
    [line, ui],
  );
  useEffect(() => pace.sits(mySeats), [pace, mySeats]);
  useEffect(() => pace.follow(), [pace]);
  const paced = useSyncExternalStore(pace.subscribe, pace.now);
  const { skip, step, hold } = pace;
  if (paced.known.seat === latest.seat && paced.known.view !== null) return { ...paced, skip, step, hold };
  return { known: latest, playing: null, waits: false, beat: null, skip, step, hold };
}
