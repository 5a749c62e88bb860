/** Games that play themselves, as files. */

import { whoAnswers } from '@questwright/bots';
import { answer, load, open, publicContent, save, view, type Game, type GameFile } from '@questwright/kernel';
import { greedyBot } from '@questwright/runebound/bot';
import { runebound, type RuneboundWorld } from '../src/index.ts';

export interface Table {
  seats: number;
  secret: string;
  packs?: readonly string[];
  /** Where to stop a game that is not over. */
  until?(game: Game<RuneboundWorld>): boolean;
}

/** The same file from the same secret. */
export function playedByBots({ seats, secret, packs = [], until }: Table): GameFile {
  const loaded = load(runebound, { packs });
  const bot = greedyBot(publicContent(loaded));
  const record = open(loaded, { seats, secret });
  while (!record.game.over && until?.(record.game) !== true) {
    const { game } = record;
    const offer = whoAnswers(game.pending!);
    const { seat } = offer;
    const { no, proc, step } = game.pending!;
    const pick = bot.pick({ seat, proc, step, offer, view: () => view(loaded, game, seat) });
    const { refusal } = answer(record, seat, { no, pick });
    if (refusal) throw new Error(`${pick.join(' ')} is refused: ${refusal.key} (${refusal.rule})`);
  }
  return save(record);
}
