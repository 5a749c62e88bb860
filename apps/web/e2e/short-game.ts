/** Prints a short quest of one hero that is won in few answers: the table before its first answer, and the answers. `node --import
 *  tsx --conditions=development short-game.ts` */

import { whoAnswers } from '@questwright/bots';
import { answer, load, open, publicContent, save, view } from '@questwright/kernel';
import { runebound } from '@questwright/runebound';
import { greedyBot } from '@questwright/runebound/bot';

/** More take too long to be played with keys in a test. */
const MOST = 60;
/** With the cards and rules of today this one is short; with others it is looked for. */
const LIKELY = 95;
const loaded = load(runebound, { packs: ['short-quest'] });
const bot = greedyBot(publicContent(loaded));

export interface Given {
  no: number;
  pick: readonly string[];
}

/** What the bot answers at a table with that secret; null when it takes too long. */
function played(secret: string): Given[] | null {
  const record = open(loaded, { seats: 1, secret });
  const answers: Given[] = [];
  while (!record.game.over) {
    if (answers.length >= MOST) return null;
    const { game } = record;
    const offer = whoAnswers(game.pending!);
    const { no, proc, step } = game.pending!;
    const pick = bot.pick({ seat: 0, proc, step, offer, view: () => view(loaded, game, 0) });
    const { refusal } = answer(record, 0, { no, pick });
    if (refusal) throw new Error(`${pick.join(' ')} is refused: ${refusal.key}`);
    answers.push({ no, pick });
  }
  return answers;
}

for (let n = -1; ; n++) {
  const secret = `keys ${n < 0 ? LIKELY : n}`;
  const answers = played(secret);
  if (answers === null) continue;
  const file = save(open(loaded, { seats: 1, secret }));
  process.stdout.write(JSON.stringify({ file, answers }));
  break;
}
