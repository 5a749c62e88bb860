import { readdirSync, readFileSync } from 'node:fs';
import { answer, load, open, sample, save, type GameFile } from '@questwright/kernel';
import { GAMES } from '@questwright/games';
import { afterEach, expect, test } from 'vitest';
import type { TableInfo } from '@questwright/protocol';
import { Archive, Unplayable } from '../src/archive/archive.ts';
import { Guest } from './guest.ts';
import { openHouse } from './house.ts';

// A thread takes its time to start on a busy machine.

let archive: Archive;
afterEach(() => archive.close());

function lanterns(answers: number): GameFile {
  const { definition } = GAMES.find((entry) => entry.definition.id === 'lanterns')!;
  const record = open(load(definition), { seats: 2, secret: 'archive' });
  for (let n = 0; n < answers; n++) {
    const { no, offers } = record.game.pending!;
    const offer = offers.find(({ asked }) => asked)!;
    answer(record, offer.seat, { no, pick: sample(offer, (most) => n % most) });
  }
  return save(record);
}

const examination = (file: object) =>
  ({ kind: 'examination', bytes: new TextEncoder().encode(JSON.stringify(file)), keep: true }) as const;

test('a file is played again; one that was tampered with is named as such, and the next is looked at', async () => {
  archive = new Archive();
  const file = lanterns(6);
  const tampered = { ...file, segments: file.segments.map((one) => ({ ...one, chain: one.chain.map(() => 'x') })) };
  const [good, bad, again] = await Promise.all(
    [file, tampered, file].map((one) => archive.ask(examination(one), 'anna')),
  );
  expect(good).toMatchObject({ over: false, header: file.header, from: null });
  expect(bad).toEqual({ unfit: 'server.file', detail: expect.stringContaining('is not what was played: entry 0') });
  expect(again).toEqual(good);
});

test('what cannot be played again is told apart from a fault of ours', async () => {
  archive = new Archive();
  const broken = { ...lanterns(2), segments: [] };
  const passage = archive.ask({ kind: 'passage', file: broken, rest: [], further: [], viewer: null }, 'anna');
  await expect(passage).rejects.toBeInstanceOf(Unplayable);
});

test('what takes too long is given up, and the archive goes on with what waits', { timeout: 60_000 }, async () => {
  // No thread has even started after a millisecond.
  archive = new Archive(1);
  const file = lanterns(2);
  await expect(archive.ask(examination(file), 'anna')).rejects.toThrow('It takes too long');
  await archive.close();
  archive = new Archive(30_000);
  await expect(archive.ask(examination(file), 'anna')).resolves.toMatchObject({ over: false });
});

test('a server that stops ends what is being looked at', async () => {
  archive = new Archive();
  const asked = [1, 2].map(() => archive.ask(examination(lanterns(2)), 'anna'));
  const all = Promise.allSettled(asked);
  await archive.close();
  expect((await all).map((one) => (one as PromiseRejectedResult).reason.message)).toEqual(
    Array(2).fill('The server is stopping'),
  );
});

const FIXTURES = new URL('../../../fixtures/games/', import.meta.url);
test('a file of other rules or cards is refused with a sentence, and makes no table', { timeout: 60_000 }, async () => {
  archive = new Archive();
  const house = await openHouse();
  const anna = await Guest.arrive(house.address);
  const file = lanterns(4);
  const other = (change: object): object => ({ ...file, segments: [{ ...file.segments[0]!, ...change }] });
  const refusals: [object, RegExp][] = [
    [
      other({ rules: '0.0.1' }),
      /^This game was played with version 0\.0\.1 of the rules, and here is \S+, so it cannot/,
    ],
    [other({ content: 'abc' }), /^This game was played with other cards, so it cannot be checked here\. In a terminal/],
    [{ ...file, header: { ...file.header, packs: ['nothing'] } }, /nothing/],
    [{ ...file, header: { ...file.header, script: { dice: [6] } } }, /laid out beforehand|not what was played/],
  ];
  for (const [body, reason] of refusals) {
    const said = await anna.post<{ error: { code: string; message: string } }>('/api/files', body);
    expect([said.status, said.body.error.code]).toEqual([400, 'not-understood']);
    expect(said.body.error.message).toMatch(reason);
  }
  // Files of every version are either opened or refused like this, never half.
  for (const name of readdirSync(FIXTURES).filter((one) => one.endsWith('.json'))) {
    const body = JSON.parse(readFileSync(new URL(name, FIXTURES), 'utf8')) as GameFile;
    if (!GAMES.some(({ definition }) => definition.id === body.header.game)) continue;
    const { status, body: said } = await anna.post<TableInfo & { error?: { message: string } }>('/api/files', body);
    const opened = status === 201 && (await anna.get(`/api/tables/${said.id}/position?seat=0`)).status === 200;
    expect(opened ? 'opened' : said.error?.message).toMatch(
      /^(opened$|This game (was played with .*, so it cannot be checked here|file is not what was played))/,
    );
  }
  const { body: tables } = await anna.get<TableInfo[]>('/api/guest/tables');
  expect(tables.every(({ seq }) => seq > 0)).toBe(true);
  await house.close();
});
