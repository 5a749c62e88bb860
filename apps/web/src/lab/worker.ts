/** A worker of the lab: it opens one lab, plays its games, and works out the report. */

import { labPlayer, openLab, type Lab } from '@questwright/lab';
import type { Answer, Order } from './messages.ts';

let lab: Lab | null = null;
let play: ((n: number) => unknown) | null = null;

async function answerTo(order: Order): Promise<Answer> {
  if (order.do === 'open') {
    lab = await openLab(order.settings);
    play = labPlayer(lab);
    return { done: 'open' };
  }
  if (lab === null || play === null) throw new Error('The lab is not open');
  if (order.do === 'play') return { done: 'play', row: play(order.n) };
  const { kit, loaded } = lab;
  const found: unknown = kit.report(order.rows);
  return { done: 'report', figures: kit.figures(found, loaded), outside: kit.outside(found, loaded), found };
}

addEventListener('message', ({ data }: MessageEvent<Order>) => {
  void answerTo(data)
    .catch((error: unknown): Answer => ({
      done: 'failed',
      problem: error instanceof Error ? error.message : String(error),
    }))
    .then((answer) => postMessage(answer));
});
