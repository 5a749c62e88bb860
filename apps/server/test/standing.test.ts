/** A standing choice over a real socket: its answers are answers of the log like any others. */

import { answerOf } from '@questwright/bots';
import {
  answer,
  load,
  open,
  save,
  verify,
  type GameFile,
  type GameRecord,
  type Json,
  type World,
} from '@questwright/kernel';
import { botsOf, GAMES } from '@questwright/games';
import { Standing, telling, words, type Scene, type StandingOrder } from '@questwright/messages';
import type { AskedValue, LogLine, ServerMessage } from '@questwright/protocol';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { Guest } from './guest.ts';
import { openHouse, type House } from './house.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const entry = GAMES.find(({ definition }) => definition.id === 'runebound')!;
const loaded = load(entry.definition);
const content = new Map([...loaded.content].map(([id, one]) => [id, one.content]));

let house: House;
let anna: Guest;
beforeAll(async () => {
  house = await openHouse();
  anna = await (await Guest.arrive(house.address, 'Anna')).connect();
});
afterAll(() => house.close());

/** A game up to the first question of a fight. */
function untilAFight(secret: string): GameRecord<World> {
  const record = open(loaded, { seats: 1, secret });
  const bot = botsOf('runebound')['greedy']!(loaded, secret);
  while (record.game.pending!.proc !== 'escape phase') {
    const offer = record.game.pending!.offers[0]!;
    const refusal = answer(record, offer.seat, {
      no: record.game.pending!.no,
      pick: answerOf(loaded, record.game, bot, offer),
    }).refusal;
    if (refusal) throw new Error(refusal.key);
  }
  return record;
}

const ALL = { points: 100, knockout: 100 };

/** A page without pictures: it knows its view, and asks for values as it needs them. */
class Page {
  readonly standing: Standing;
  private readonly table: string;
  private readonly known = new Map<string, Json>();
  private lacking: AskedValue[] = [];
  private asking = false;
  isOpen = true;

  constructor(table: string) {
    this.table = table;
    this.standing = new Standing({
      answer: async (seat, no, pick) => {
        const told: ServerMessage = await anna.ask({ type: 'answer', table, seat, no, pick });
        if (told.type !== 'done') throw new Error('refused');
        await anna.until(() => anna.views.get(`${table} 0`)!.seq >= told.seq);
        this.look();
        return told.seq;
      },
      told: () => {},
    });
  }
  scene(): Scene {
    const { view, seq } = anna.views.get(`${this.table} 0`)!;
    const value: Scene['value'] = (...asked) => {
      const key = JSON.stringify([seq, ...asked]);
      if (!this.known.has(key)) this.lacking.push(asked as AskedValue);
      return this.known.get(key) ?? null;
    };
    return { view, say: telling(words(entry.messages), { view }), content, value };
  }
  look(): void {
    const { line } = anna.infos.get(this.table)!;
    const { isOpen } = this;
    this.standing.look({ isOpen, seat: 0, line, scene: this.scene(), complete: (work) => this.complete(work) });
  }
  give(order: StandingOrder): void {
    this.look();
    this.standing.give(order, ALL);
  }
  private complete<T>(work: () => T): T | null {
    this.lacking = [];
    const found = work();
    if (this.lacking.length === 0) return found;
    void this.fetch(this.lacking);
    return null;
  }
  private async fetch(of: AskedValue[]): Promise<void> {
    if (this.asking) return;
    this.asking = true;
    const told = (await anna.ask({ type: 'values', table: this.table, seat: 0, of })) as unknown as {
      seq: number;
      values: Json[];
    };
    of.forEach((asked, at) => this.known.set(JSON.stringify([told.seq, ...asked]), told.values[at] ?? null));
    this.asking = false;
    this.look();
  }
  /** As long as the order stands. */
  async run(): Promise<void> {
    await vi.waitFor(() => expect(this.standing.given).toBeNull(), { timeout: 30_000 });
  }
}

async function tableOf(file: GameFile): Promise<string> {
  const { body } = await anna.post<{ id: string }>('/api/files', file);
  await anna.watch(body.id, 0);
  return body.id;
}

test('a fight is fought to its end, each answer is in the log, and the file verifies', async () => {
  const record = untilAFight('stand');
  const table = await tableOf(save(record));
  const before = anna.infos.get(table)!.line;
  const page = new Page(table);
  page.give(entry.standing![0]!);
  await page.run();
  expect(page.standing.stop?.id).toMatch(/^(fight-over|question|uncertain)$/);
  const { line, seq } = anna.infos.get(table)!;
  expect(line).toBeGreaterThan(before);
  const log = (await anna.get<LogLine[]>(`/api/tables/${table}/log?seat=0`)).body;
  expect(log.filter((one) => one.seq > seq - (line - before)).map((one) => page.standing.gave(one.seq))).toEqual(
    Array.from({ length: line - before }, () => true),
  );
  expect(page.standing.backTo(line)).toBe(before);
  const file = save((await house.tables.room(table)).live!.record);
  expect(verify(entry.definition, JSON.parse(JSON.stringify(file)) as GameFile)).toBeTruthy();
});

test('an undo leads back to the question at which it was given', async () => {
  const table = await tableOf(save(untilAFight('undo')));
  const before = anna.infos.get(table)!.line;
  const { no } = anna.viewOf(table, 0).decision!;
  const page = new Page(table);
  page.give(entry.standing![0]!);
  await page.run();
  const keep = page.standing.backTo(anna.infos.get(table)!.line)!;
  expect(keep).toBe(before);
  expect(await anna.ask({ type: 'undo', table, seat: 0, keep })).toMatchObject({ type: 'done' });
  await anna.until(() => anna.infos.get(table)!.line === before);
  expect(anna.viewOf(table, 0).decision).toMatchObject({ proc: 'escape phase' });
  expect(no).toBeGreaterThan(0);
});

test('somebody takes answers back meanwhile: nothing more is answered', async () => {
  const table = await tableOf(save(untilAFight('meanwhile')));
  const page = new Page(table);
  const line = anna.infos.get(table)!.line;
  page.give({ ...entry.standing![0]!, next: () => 'wait' });
  await anna.ask({ type: 'undo', table, seat: 0, keep: line - 1 });
  await anna.until(() => anna.infos.get(table)!.line === line - 1);
  page.look();
  expect(page.standing.stop?.id).toBe('taken-back');
});

test('a refused answer and a lost line end it', async () => {
  const table = await tableOf(save(untilAFight('refused')));
  const page = new Page(table);
  page.give({ ...entry.standing![0]!, next: () => ({ pick: ['nothing like it'] }) });
  await page.run();
  expect(page.standing.stop?.id).toBe('refused');
  page.isOpen = false;
  page.give(entry.standing![0]!);
  expect(page.standing.stop?.id).toBe('lost');
});
