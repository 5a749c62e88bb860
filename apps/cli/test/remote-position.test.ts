import { load, open, type View } from '@questwright/kernel';
import type { GameEntry } from '@questwright/messages';
import type { LogLine, SeenEvent, TableInfo } from '@questwright/protocol';
import type { Request } from '@questwright/protocol/client';
import { runeboundEntry } from '@questwright/runebound';
import { describe, expect, test } from 'vitest';
import { findGame } from '../src/games.ts';
import { Chronicle } from '../src/join/chronicle.ts';
import { RemotePosition } from '../src/join/remote-position.ts';
import { Screen } from '../src/join/screen.ts';
import type { Server } from '../src/join/server.ts';
import { Table } from '../src/join/table.ts';
import type { Lines } from '../src/play/lines.ts';
import { Question } from '../src/play/question.ts';
import { why } from '../src/play/why.ts';
import type { Reader } from '../src/reader.ts';
import { Teller } from '../src/teller.ts';

describe('a position that a server keeps', () => {
  /** A table whose server is a game that is played here, and everything that is asked of it. */
  function atTable(local: Reader, seq = 0, lines: LogLine[] = []) {
    const here = local.position;
    const { options } = local.offer!;
    const labels = Object.fromEntries(options.map((id) => [id, here.label(id)]));
    const seen = JSON.parse(JSON.stringify(here.view)) as View;
    const asked: Request[] = [];
    const ask = async (request: Request): Promise<object> => {
      asked.push(request);
      if (request.type === 'why') return { type: 'why', refusal: here.whyNot(request.about) };
      if (request.type !== 'values') throw new Error(`${request.type} was not expected`);
      return { type: 'values', values: request.of.map(([name, ...of]) => here.value(name, of)) };
    };
    const get = async (address: string): Promise<unknown> => {
      const after = Number(/after=(\d+)/.exec(address)?.[1]);
      return address.includes('/log?') ? lines.filter((one) => one.seq > after) : { seq, view: seen };
    };
    const place = { server: '', table: 't', invite: null };
    const info = { seats: [], freeUndo: 0, sameDice: false, line: 0 } as unknown as TableInfo;
    const table = new Table({ get } as unknown as Server, { id: 'g', name: 'G' }, place, info, 0, local.teller);
    const offer = { prompt: here.prompt(), options: labels, forms: [] };
    Object.assign(table, { connection: { ask }, position: new RemotePosition(seq, seen, offer) });
    let text = '';
    const typing = { above: (more: string) => (text += more) } as unknown as Lines;
    return { table, asked, screen: new Screen(typing, process.stdout, { plain: true }), out: () => text };
  }
  const newGame = (entry: GameEntry, secret: string): Reader => {
    const loaded = load(entry.definition, { packs: [] });
    return new Teller(entry, loaded).at(open(loaded, { seats: 2, secret }).game, 0);
  };
  const begins = (entry: GameEntry, holds: (reader: Reader) => boolean): Reader => {
    for (let seed = 0; seed < 300; seed++) {
      const reader = newGame(entry, `seed ${seed}`);
      if (reader.isAsked && holds(reader)) return reader;
    }
    throw new Error('No game begins like that');
  };

  test('reads as the game itself does, and is asked for its numbers all at once', async () => {
    const local = begins(runeboundEntry, () => true);
    const { table, asked } = atTable(local);
    expect(await table.told((reader) => reader.board())).toEqual(local.board());
    // Prices and lives do not depend on one another: one question is enough.
    expect(asked).toHaveLength(1);
    expect(await table.told((reader) => reader.board({ linear: true }))).toEqual(local.board({ linear: true }));
    expect(await table.told((reader) => new Question(reader).items())).toEqual(new Question(local).items());
    expect(await table.told((reader) => reader.hints())).toEqual(local.hints());
    expect(asked.every((one) => one.type === 'values' && one.of.length <= 300)).toBe(true);
  });
  const reasonFor = async (about: string, local: Reader): Promise<string> => {
    const { table, screen, out } = atTable(local);
    await screen.describe(table, (paper, reader) => why(paper, about, { reader, question: new Question(reader) }));
    return out();
  };
  test('gives the reasons of the server', async () => {
    const local = begins(runeboundEntry, () => true);
    expect(await reasonFor('frostgate', local)).toMatch(/^Frostgate is not next to you\.\n {2}RB-MOV-22 /);
  });
  test('gives them also for cards when nothing of that kind is on offer', async () => {
    const lanterns = findGame('lanterns')!;
    const holds = (reader: Reader): boolean => reader.sights().some(({ names: [name] }) => name === 'Borrowed Wick');
    const noLantern = begins(lanterns, (reader) => holds(reader) && !/light:/.test(reader.offer!.options.join()));
    expect(await reasonFor('borrowed', noLantern)).toContain('Borrowed Wick is not a lantern');
  });
  test('what a server leaves out of what was missed is asked for', async () => {
    const entry = (seq: number): LogLine => ({
      seq,
      seat: 1,
      line: seq,
      undone: false,
      takesBack: false,
      events: [{ tag: 'rested', key: 'event.rested', with: { seat: 1 }, rule: 'RB-MOV-13' } as unknown as SeenEvent],
    });
    const local = begins(runeboundEntry, () => true);
    const { table, screen, out } = atTable(local, 3, [1, 2, 3, 4].map(entry));
    const chronicle = new Chronicle(table, screen);
    chronicle.begin(1, table.info);
    await chronicle.missed([entry(2)], 3, table.info);
    expect(out().match(/ rests\. \[RB-MOV-13\]/g)).toHaveLength(2);
  });
});
