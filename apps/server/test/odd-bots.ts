/** Bots that nobody would want: each is slow or breaks in its own way. */

import { randomBot, type Bot, type Limits } from '@questwright/bots';
import type { Loaded } from '@questwright/kernel';

const random = (_: Loaded, seed = ''): Bot => randomBot(seed);
const odd = (act: () => readonly string[]) => (): Bot => ({ name: 'odd', choose: act });

function sleep(milliseconds: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);
}

export const botsOf = (): Record<string, (loaded: Loaded, seed?: string, limits?: Limits) => Bot> => ({
  random,
  hanging: odd(() => {
    for (;;) sleep(1000);
  }),
  failing: odd(() => {
    throw new Error('I do not know what to do');
  }),
  rolling: () => ({
    name: 'rolling',
    choose: (_, { mine }) => [mine!.options.find((one) => one.startsWith('light'))!],
  }),
  cheating: odd(() => ['win the game']),
  ending: odd(() => process.exit(3)),
  greedy: odd(() => {
    const all: number[][] = [];
    for (;;) all.push(new Array<number>(1_000_000).fill(1));
  }),
  stopped: (loaded, seed, limits) => {
    const bot = random(loaded, seed);
    return {
      name: 'stopped',
      choose: (view, decision, imagine) => {
        const pick = bot.choose(view, decision, imagine);
        limits!.clock!.onLate({ pick, lines: [], iterations: 7, stopped: 'time' });
        return pick;
      },
    };
  },
  /** Not slow enough to be left alone with its table. */
  careful: (loaded, seed) => {
    const bot = random(loaded, seed);
    return {
      name: 'careful',
      choose: (view, decision, imagine) => {
        sleep(150);
        return bot.choose(view, decision, imagine);
      },
    };
  },
  late: (loaded, seed) => {
    const bot = random(loaded, seed);
    return {
      name: 'late',
      choose: (view, decision, imagine) => {
        sleep(1500);
        return bot.choose(view, decision, imagine);
      },
    };
  },
});
