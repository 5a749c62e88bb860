/** What the server and the threads of its bots say to each other. */

import type { Game, Said, Seat, World } from '@questwright/kernel';

/** To a thread. */
export type ToBots =
  /** A table from this position on. */
  | { type: 'follow'; table: string; game: string; packs: readonly string[]; position: Game<World> }
  | { type: 'said'; table: string; said: Said }
  | { type: 'choose'; table: string; seat: Seat; no: number; bot: string }
  | { type: 'forget'; table: string };

/** From a thread. */
export type FromBots =
  | { type: 'ready' }
  /** `late`: after so many iterations it was stopped because it took too long. */
  | { type: 'chosen'; table: string; seat: Seat; no: number; pick: readonly string[]; late: number | null }
  | { type: 'failed'; table: string; seat: Seat; no: number; error: string };
