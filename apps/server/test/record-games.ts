/** Adds a game file of each game in its present version to fixtures/games, from where every later version must open it:
 *  `npm run fixtures:games`. Files that are there are left alone. */

import { existsSync, writeFileSync } from 'node:fs';
import { answerOf, randomBot, whoAnswers } from '@questwright/bots';
import { GAMES } from '@questwright/games';
import { answer, load, open, save, undo } from '@questwright/kernel';

const FOLDER = new URL('../../../fixtures/games/', import.meta.url);
const ANSWERS = 60;

for (const { definition } of GAMES) {
  const file = new URL(`${definition.id}-${definition.version}.json`, FOLDER);
  if (existsSync(file)) continue;
  const loaded = load(definition);
  const seats = Math.max(2, definition.seats.min);
  const record = open(loaded, { seats, secret: `a game of ${definition.id} to be opened by later versions` });
  const bot = randomBot(definition.id);
  // Some answers are taken back on the way, past rolls too; the game must not be over, so that it can go on.
  for (let n = 0; n < ANSWERS && record.game.pending; n++) {
    const offer = whoAnswers(record.game.pending);
    const { no } = record.game.pending;
    const pick = answerOf(loaded, record.game, bot, offer);
    const { refusal } = answer(record, offer.seat, { no, pick });
    if (refusal) throw new Error(`${definition.id}: ${refusal.key}`);
    if (n % 20 === 19) undo(record, record.line.length - 3);
  }
  if (record.game.over) undo(record);
  writeFileSync(file, `${JSON.stringify(save(record), null, 1)}\n`);
}
