import { readdirSync, readFileSync } from 'node:fs';
import { answerOf, randomBot, whoAnswers } from '@questwright/bots';
import { GAMES } from '@questwright/games';
import {
  answer,
  load,
  playedWith,
  reopen,
  save,
  verify,
  view,
  type Definition,
  type GameFile,
} from '@questwright/kernel';
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
  const isPresent = playedWith(loaded, file.segments.at(-1)!) === null;
  // From older rules or cards on, a new segment is played; what was before stays as it was.
  expect(record.segments.length).toBe(file.segments.length + (isPresent ? 0 : 1));
  expect(record.segments.slice(0, -1)).toEqual(isPresent ? file.segments.slice(0, -1) : file.segments);
  expect(record.segments[0]!.entries.slice(0, file.segments[0]!.entries.length)).toEqual(file.segments[0]!.entries);
  const saved = JSON.parse(JSON.stringify(save(record))) as GameFile;
  expect(reopen(definition, saved, { loaded }).game).toEqual(record.game);
  // What older rules played is taken from the file: only they could verify it.
  const trusted = record.segments.slice(0, -1).reduce((sum, { entries }) => sum + entries.length, 0);
  const from = trusted === 0 ? null : trusted;
  expect(verify(definition, saved)).toEqual({ answers: record.line.length, hash: record.hash, from });
});

function verdict(definition: Definition<any>, file: GameFile): string {
  try {
    return verify(definition, file).hash;
  } catch (error) {
    return (error as Error).message;
  }
}

test.each(files)('%s is verified by its own version, and a later one says of which it is', (name) => {
  const file = JSON.parse(readFileSync(new URL(name, FOLDER), 'utf8')) as GameFile;
  const { definition } = GAMES.find((entry) => entry.definition.id === file.header.game)!;
  const { contentHash } = load(definition, { packs: file.header.packs });
  const { rules, content, chain } = file.segments.at(-1)!;
  const older = `version ${rules} of the rules, and here is ${definition.version}`;
  const other = rules === definition.version ? 'other cards' : older;
  const isPresent = rules === definition.version && content === contentHash();
  // Red when rules changed under the same version: raise it, with a migration, and `npm run fixtures:games`.
  expect(verdict(definition, file)).toBe(
    isPresent ? chain.at(-1) : `This game file was played with ${other}; only its own version can verify it`,
  );
});

test('there is a file of the present version of each game', () => {
  for (const { definition } of GAMES) expect(files).toContain(`${definition.id}-${definition.version}.json`);
});
