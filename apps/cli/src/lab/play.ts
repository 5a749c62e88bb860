/** One game of a lab. */

import { playGame, type Bot } from '@questwright/bots';
import { botsOf } from '@questwright/games';
import type { LabKit } from '@questwright/harness';
import type { Event, Game, Loaded, World } from '@questwright/kernel';

export interface LabSettings {
  game: string;
  packs: readonly string[];
  /** The names of the bots by seat. */
  bots: readonly string[];
  seed: string;
}

/** So many decisions are a loop. */
const FOR_EVER = 50_000;

/** Plays games of a lab: the row of game number `n` is the same for the same settings, whatever was played before. Bots are
 *  made once, as they remember what they have worked out. */
export function labPlayer<Row>(
  kit: LabKit<World, Row, unknown>,
  loaded: Loaded,
  { game: id, bots, seed }: LabSettings,
): (n: number) => Row {
  const makers = botsOf(id);
  const made = new Map([...new Set(bots)].map((name): [string, Bot] => [name, makers[name]!(loaded, seed)]));
  return (n) =>
    playOne(
      kit,
      loaded,
      bots.map((name) => made.get(name)!),
      `${seed} ${n}`,
    );
}

function playOne<Row>(kit: LabKit<World, Row, unknown>, loaded: Loaded, bots: readonly Bot[], seed: string): Row {
  const follower = kit.follow(loaded);
  const events: Event[] = [];
  let now: Game | null = null;
  let decisions = 0;
  const look = (game: Game): void => {
    now = game;
    follower.saw(game, events.splice(0));
  };
  const followed = bots.map((bot, seat): Bot => {
    const answered = (pick: readonly string[]): readonly string[] => {
      follower.answers(now!, seat, pick);
      return pick;
    };
    return {
      name: bot.name,
      choose: (view, decision, imagine) => answered(bot.choose(view, decision, imagine)),
      ...(bot.pick === undefined ? {} : { pick: (seen) => answered(bot.pick!(seen)) }),
    };
  });
  const until = (game: Game): boolean => {
    look(game);
    return decisions++ >= FOR_EVER || kit.isTooLong(game);
  };
  const played = playGame(loaded, followed, { seed, until, events });
  look(played.game);
  return follower.row(played.game, played.decisions);
}
