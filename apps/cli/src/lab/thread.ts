/** A thread of a lab: it is told numbers of games, and tells their rows. */

import { parentPort, workerData } from 'node:worker_threads';
import { gameNamed, loadGame } from '../games.ts';
import { labKitOf } from './kits.ts';
import { labPlayer, type LabSettings } from './play.ts';

const settings = workerData as LabSettings;
const loaded = loadGame(gameNamed(settings.game), settings.packs);
const play = labPlayer(labKitOf(settings.game)!, loaded, settings);
const port = parentPort!;

port.on('message', (n: number) => port.postMessage({ n, row: play(n) }));
