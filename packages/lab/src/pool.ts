/** Games of a lab, several at once, wherever they are played. */

/** A thread, a worker of a browser: it plays one game after another. */
export interface Hand {
  play(n: number): Promise<unknown>;
  /** Stops at once, also in the middle of a game. */
  end(): void;
}
export interface LabGame {
  n: number;
  row: unknown;
}
export interface PoolOptions {
  hands: number;
  signal: AbortSignal;
  onGame(played: LabGame): void;
}

/** Plays these games. Ends early when it is told to stop; a game that fails ends all. */
export async function playAll(
  numbers: readonly number[],
  begin: () => Hand,
  { hands, signal, onGame }: PoolOptions,
): Promise<void> {
  const left = numbers.values();
  const working: Hand[] = [];
  const end = (): void => working.forEach((hand) => hand.end());
  const work = async (): Promise<void> => {
    const hand = begin();
    working.push(hand);
    for (const n of left) {
      const row = await Promise.race([hand.play(n), stopped]);
      if (signal.aborted) return;
      onGame({ n, row });
    }
  };
  let tell = (): void => {};
  const stopped = new Promise<void>((resolve) => (tell = resolve));
  if (signal.aborted) return;
  signal.addEventListener('abort', tell, { once: true });
  try {
    await Promise.all(Array.from({ length: Math.min(hands, numbers.length) }, work));
  } finally {
    signal.removeEventListener('abort', tell);
    end();
  }
}

/** What a hand tells of a game. */
export type FromHand = { row: unknown } | { problem: string };

/** Milliseconds until all games are played, at the pace so far; null while nothing is known. */
export const timeLeft = (played: number, wanted: number, milliseconds: number): number | null =>
  played === 0 ? null : (milliseconds / played) * (wanted - played);
