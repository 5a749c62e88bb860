/** Taking back: who must be asked, what the button says, and what comes of it. */

import type { SeatInfo, TableInfo } from '@questwright/protocol';
import { t } from '../words.ts';

interface Undoing {
  seat: number | null;
  /** There is no own answer to take back. */
  none: boolean;
  voting: boolean;
  free: boolean;
  /** Only bots are there besides. */
  alone: boolean;
  same: boolean;
}

/** Whether the last answer can be taken back, what the button says, and what comes of it, or why not. */
export function howToUndo(undoing: Undoing): { may: boolean; label: string; about: string } {
  const { seat, none, voting, free, alone, same } = undoing;
  const no = seat === null ? 'undo.watching' : none ? 'undo.nothing' : voting ? 'undo.voting' : null;
  if (no !== null) return { may: false, label: t('dock.undo'), about: t(no) };
  if (free) return { may: true, label: t('dock.undo'), about: '' };
  if (!alone) return { may: true, label: t('dock.ask-undo'), about: t('undo.ask') };
  return same
    ? { may: true, label: t('dock.undo'), about: t('undo.same-dice') }
    : { may: true, label: t('dock.undo-new'), about: t('undo.new-dice') };
}

/** A seat of one's own, or of a bot that plays for nobody else who may come back. */
export const isForMe = (seat: SeatInfo | undefined, me: string | null): boolean =>
  seat?.kind === 'bot' ? seat.before === null || seat.before === me : seat !== undefined && seat.guest === me;

/** Whether nobody need be asked to take back all after a line: the server decides by the same rule. */
export function isFree(
  { seats, freeUndo }: Pick<TableInfo, 'seats' | 'freeUndo'>,
  keep: number,
  later: readonly { seat: number | null }[],
  seat: number | null,
): boolean {
  const me = seats[seat ?? -1]?.guest ?? null;
  const mine = (one: number | null): boolean => one === null || isForMe(seats[one], me);
  if (seats.every((_, one) => mine(one))) return true;
  return keep >= freeUndo && later.every((one) => mine(one.seat));
}
