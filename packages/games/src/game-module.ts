import type { BotKit } from '@questwright/bots';
import type { GameEntry, Guide, LabKit, SoakKit } from '@questwright/messages';

/** All that a game gives to the apps. Parts that only some of them need are loaded when they are asked for. */
export interface GameModule {
  entry: GameEntry;
  /** A guided first game; left out: there is none. */
  guide?(): Promise<Guide>;
  /** Left out: bots play it at random. */
  bots?(): Promise<BotKit>;
  // Each game has a world, rows and a report of its own; a soak and a lab treat them all alike.
  /** Left out: a soak knows nothing but the rules. */
  // oxlint-disable-next-line typescript/no-explicit-any
  soak?(): Promise<SoakKit<any>>;
  /** Left out: a lab counts what every game has. */
  // oxlint-disable-next-line typescript/no-explicit-any
  lab?(): Promise<LabKit<any, any, any>>;
}
