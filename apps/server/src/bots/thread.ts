/** A thread that plays for bots. It follows its tables by their answers, so that no position is sent for a decision; a bot is
 *  given what its seat sees and nothing else. */

import { parentPort, workerData } from 'node:worker_threads';
import { answerBy, type Bot, type Limits } from '@questwright/bots';
import { play, type Game, type Loaded, type World } from '@questwright/kernel';
import { Games } from '../games.ts';
import type { FromBots, ToBots } from './messages.ts';
import type { Registry } from './players.ts';

interface Followed {
  loaded: Loaded;
  game: Game<World>;
  bots: Map<string, Bot>;
}

/** The most milliseconds for a decision. */
const PATIENCE = 900;

const { registry, stop } = workerData as { registry: string | null; stop: Int32Array };
const { botsOf } = (await import(registry ?? '@questwright/games')) as Pick<Registry, 'botsOf'>;
const games = new Games();
const tables = new Map<string, Followed>();
const say = (message: FromBots): void => parentPort!.postMessage(message);

/** After how many iterations the present choice was stopped because it took too long. */
let late: number | null = null;
const limits: Limits = {
  isStopped: () => Atomics.load(stop, 0) === 1,
  clock: { now: () => performance.now(), patience: PATIENCE, onLate: ({ iterations }) => void (late = iterations) },
};

function choose(table: string, seat: number, no: number, name: string): readonly string[] {
  const followed = tables.get(table);
  if (!followed) throw new Error('This table is not followed');
  const { loaded, game, bots } = followed;
  if (game.pending?.no !== no) throw new Error(`The table stands at ${game.pending?.no ?? 'its end'}, not at ${no}`);
  const key = `${name} ${seat}`;
  let bot = bots.get(key);
  if (!bot) {
    bot = botsOf(loaded.definition.id)[name]!(loaded, `${table} ${seat}`, limits);
    bots.set(key, bot);
  }
  return answerBy(loaded, game, bot, seat);
}

parentPort!.on('message', (message: ToBots) => {
  if (message.type === 'follow') {
    const { table, game, packs, position } = message;
    tables.set(table, { loaded: games.rules(game, packs), game: position, bots: new Map() });
  } else if (message.type === 'forget') tables.delete(message.table);
  else if (message.type === 'said') {
    const followed = tables.get(message.table);
    const { seat, no, pick } = message.said;
    const refusal = followed && play(followed.loaded, followed.game, seat, { no, pick });
    // A replica that has gone astray is useless; the server sends a new position when a choice fails.
    if (refusal) tables.delete(message.table);
  } else {
    const { table, seat, no, bot } = message;
    try {
      Atomics.store(stop, 0, 0);
      late = null;
      const pick = choose(table, seat, no, bot);
      say({ type: 'chosen', table, seat, no, pick, late });
    } catch (error) {
      say({ type: 'failed', table, seat, no, error: String(error) });
    }
  }
});
say({ type: 'ready' });
