/** Whatever somebody asks about, at any decision: there is an answer, and it has no hole. */

import { answerOf, randomBot, whoAnswers } from '@questwright/bots';
import { GAMES } from '@questwright/games';
import { answer, open, type GameRecord, type World } from '@questwright/kernel';
import { expect, test } from 'vitest';
import { loadGame } from '../src/games.ts';
import { paperOn } from '../src/terminal.ts';
import { explain } from '../src/play/explain.ts';
import { lookAt } from '../src/play/looking.ts';
import { Question } from '../src/play/question.ts';
import { why } from '../src/play/why.ts';
import { Teller } from '../src/teller.ts';

const HOLE = /undefined|NaN|\[object|Infinity|-1 gives|[<{}]/;
/** Each position is asked about some of the words, and the next one about the next ones. */
const AT_ONCE = 5;

function asked(record: GameRecord<World>, teller: Teller, words: readonly string[]): string[] {
  const { game } = record;
  const wrong: string[] = [];
  const saying = (what: string, write: (paper: ReturnType<typeof paperOn>) => void): void => {
    let text = '';
    const where = game.stack.map(({ proc, step }) => `${proc}/${step}`).join(' > ');
    try {
      write(paperOn({ write: (more) => (text += more) }, { plain: true }));
      if (text === '' || HOLE.test(text)) wrong.push(`${what} at ${where}: ${text}`);
    } catch (error) {
      wrong.push(`${what} at ${where}: ${(error as Error).message}`);
    }
  };
  for (const { seat } of game.pending!.offers) {
    const reader = teller.at(game, seat);
    const question = reader.offer ? new Question(reader) : null;
    saying('the question', (paper) => paper.block([reader.prompt().text, ...reader.hints(), ...reader.board()]));
    for (const id of reader.position.mentioned()) saying(id, (paper) => paper.line(reader.label(id).text));
    for (const word of words) {
      saying(`why ${word}`, (paper) => why(paper, word, { reader, question }));
      saying(`look ${word}`, (paper) => lookAt(paper, word, reader));
      saying(`explain ${word}`, (paper) => explain(paper, word, reader));
    }
  }
  return wrong;
}

const TABLES: readonly [game: string, seats: number, packs: readonly string[], decisions: number][] = [
  ['runebound', 2, [], 80],
  ['runebound', 3, ['doom-track', 'travel-hazards'], 80],
  ['lanterns', 2, [], 60],
];

test.each(TABLES)('%s with %i players and %j', { timeout: 120_000 }, (name, seats, packs, decisions) => {
  const entry = GAMES.find((one) => one.definition.id === name)!;
  const loaded = loadGame(entry, packs);
  const teller = new Teller(entry, loaded);
  const choices = [...loaded.procs.values()].flatMap(({ steps }) =>
    [...steps.values()].flatMap((step) => step.choices.map(({ name }) => name)),
  );
  const names = [...loaded.content.keys()].map((id) => teller.say({ key: `content.${id}`, with: {} }));
  const values = [...loaded.values.keys()];
  const words = [...new Set([...choices, ...loaded.asides.map(({ name }) => name), ...names, ...values])];
  const bot = randomBot('anything');
  const record = open(loaded, { seats, secret: 'anything' });
  const wrong: string[] = [];
  for (let n = 0; n < decisions && !record.game.over; n++) {
    const { pending } = record.game;
    // Of some decisions all choices, of every one some of all the words there are.
    const from = (n * AT_ONCE) % words.length;
    const here = n % 8 === 0 ? choices : [];
    wrong.push(...asked(record, teller, [...new Set([...here, ...words.slice(from, from + AT_ONCE)])]));
    const offer = whoAnswers(pending!);
    const { no } = pending!;
    const { seat } = offer;
    const pick = answerOf(record.loaded, record.game, bot, offer);
    const { refusal } = answer(record, seat, { no, pick });
    expect(refusal).toBeNull();
  }
  expect(wrong.slice(0, 20)).toEqual([]);
});
