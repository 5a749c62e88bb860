import { readdirSync, readFileSync } from 'node:fs';
import { answerOf, randomBot, whoAnswers } from '@questwright/bots';
import { GAMES } from '@questwright/games';
import { answer, load, reopen, save, view, type GameFile } from '@questwright/kernel';
import { expect, test } from 'vitest';

const FOLDER = new URL('../../../fixtures/games/', import.meta.url);
const files = readdirSync(FOLDER).filter((name) => name.endsWith('.json'));

test('there is a file of each game', () => {
  const games = new Set(files.map((name) => name.replace(/-[^-]*\.json$/, '')));
  expect([...games].sort()).toEqual(GAMES.map(({ definition }) => definition.id).sort());
});

test.each(files)('%s opens, shows every seat its view, goes on, and opens again', (name) => {
  const file = JSON.parse(readFileSync(new URL(name, FOLDER), 'utf8')) as GameFile;
  const { definition } = GAMES.find((entry) => entry.definition.id === file.header.game)!;
  const loaded = load(definition, { packs: file.header.packs });
  const record = reopen(definition, file, { loaded });
  for (const viewer of [null, ...Array(file.header.seats).keys()]) {
    expect(view(loaded, record.game, viewer).decision).not.toBeNull();
  }
  const bot = randomBot(name);
  for (let n = 0; n < 10 && record.game.pending; n++) {
    const { pending } = record.game;
    const offer = whoAnswers(pending);
    const pick = answerOf(loaded, record.game, bot, offer);
    expect(answer(record, offer.seat, { no: pending.no, pick }).refusal).toBeNull();
  }
  const again = reopen(definition, JSON.parse(JSON.stringify(save(record))) as GameFile, { loaded });
  expect(again.game).toEqual(record.game);
});
