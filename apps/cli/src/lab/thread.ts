/** A thread of a lab: it is told numbers of games, and tells their rows. */

import { parentPort, workerData } from 'node:worker_threads';
import { GAMES } from '@questwright/games';
import { labPlayer, openLab, type FromHand } from '@questwright/lab';
import { reasonOf } from '../problem.ts';

const play = labPlayer(await openLab(workerData, GAMES));
const port = parentPort!;

const answerTo = (n: number): FromHand => {
  try {
    return { row: play(n) };
  } catch (error) {
    return { problem: reasonOf(error) };
  }
};
port.on('message', (n: number) => port.postMessage(answerTo(n)));
