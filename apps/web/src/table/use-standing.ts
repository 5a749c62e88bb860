/** Standing choices at this page's table: what can be left to it, and what stands. */

import type { Message } from '@questwright/kernel';
import { inTurn, Standing, type Bundle, type StandingOrder } from '@questwright/messages';
import { useEffect, useMemo, useReducer } from 'react';
import type { Known, TableStore } from '../net/table-store.ts';
import { settings } from '../settings.ts';
import type { ShownTable } from './shown-table.ts';
import type { Values } from './why/values.ts';

export interface StandingShown {
  /** The id of the order that stands. */
  given: string | null;
  /** Why the last one ended. */
  stop: Message | null;
  /** What may be given now. */
  orders: readonly StandingOrder[];
  bundles: readonly Bundle[];
  give(order: StandingOrder): void;
  /** Gives several answers one after the other. */
  giveInTurn(bundle: Bundle): void;
  end(): void;
  /** Whether an entry of the log was answered so. */
  gave(seq: number): boolean;
}
interface Run {
  shown: StandingShown | null;
  /** Where an undo leads back to; null where the last answer was given by hand. */
  backTo: number | null;
}

type Seen = Pick<ShownTable, 'ui' | 'scene' | 'complete' | 'seat' | 'info'>;

/** It looks at what is shown, not at what is known already: nothing is answered ahead of the eye. */
export function useStanding(seen: Seen, line: TableStore, link: Known['link'], values: Values): Run {
  const [, told] = useReducer((times: number) => times + 1, 0);
  const standing = useMemo(() => new Standing({ answer: (of, no, pick) => line.answer(of, no, pick), told }), [line]);
  const isOpen = link === 'open';
  const { line: answers } = seen.info;
  useEffect(() => {
    const { seat, scene } = seen;
    standing.look({ isOpen, seat, line: answers, scene, complete: (work) => values.settled(work) });
  }, [standing, seen, isOpen, answers, values]);
  const { given, stop } = standing;
  const shown = useMemo((): StandingShown | null => {
    const { entry } = seen.ui;
    if (seen.seat === null || seen.scene.view.over) return null;
    return {
      given,
      // That all was done as it was said is seen.
      stop: stop?.text.key === 'standing.stop.done' ? null : (stop?.text ?? null),
      orders: seen.complete(() => (entry.standing ?? []).filter((one) => one.fits(seen.scene))) ?? [],
      bundles: seen.complete(() => entry.describe?.bundles?.(seen.scene) ?? []) ?? [],
      give: (order) => standing.give(order, settings().standing[order.id]),
      giveInTurn: ({ answers }) => standing.give(inTurn(answers)),
      end: () => standing.end(),
      gave: (seq) => standing.gave(seq),
    };
  }, [seen, standing, given, stop]);
  return { shown, backTo: standing.backTo(answers) };
}
