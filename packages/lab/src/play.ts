/** One game of a lab. */

import { playGame, type Bot } from '@questwright/bots';
import type { Event, Game } from '@questwright/kernel';
import { roleOptions } from '@questwright/messages';
import { seatingOf, type Lab } from './settings.ts';

/** So many decisions are a loop. */
const FOR_EVER = 50_000;

/** Plays games of a lab: the row of game number `n` is the same for the same settings, whatever was played before. */
export function labPlayer(lab: Lab): (n: number) => unknown {
  const { settings, loaded, makers, kit } = lab;
  const { bots, seed } = settings;
  const botsBy = (by: string) =>
    new Map([...new Set(bots)].map((name): [string, Bot] => [name, makers[name]!(loaded, by)]));
  const kept = kit.keepsBots === true ? botsBy(seed) : null;
  return (n) => {
    const made = kept ?? botsBy(`${seed} ${n}`);
    const seating = seatingOf(lab, n);
    const follower = kit.follow(loaded, seating.bots);
    const events: Event[] = [];
    let now: Game | null = null;
    let decisions = 0;
    const look = (game: Game): void => {
      now = game;
      follower.saw(game, events.splice(0));
    };
    const followed = seating.bots.map((name, seat): Bot => {
      const bot = made.get(name)!;
      const answered = (pick: readonly string[]): readonly string[] => {
        follower.answers(now!, seat, pick);
        return pick;
      };
      return {
        name,
        choose: (view, decision, imagine) => answered(bot.choose(view, decision, imagine)),
        ...(bot.pick === undefined ? {} : { pick: (seen) => answered(bot.pick!(seen)) }),
      };
    });
    const until = (game: Game): boolean => {
      look(game);
      return decisions++ >= FOR_EVER || kit.isTooLong(game) || follower.isOver?.() === true;
    };
    const options = { ...kit.options?.(loaded, n), ...roleOptions(seating.heroes) };
    const played = playGame(loaded, followed, { seed: `${seed} ${n}`, options, until, events });
    look(played.game);
    return follower.row(played.game, played.decisions) as unknown;
  };
}
