import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { GAMES } from '../src/index.ts';
import { differenceIn, read } from './recording.ts';

const FOLDER = new URL('../../../fixtures/recordings/', import.meta.url);
const files = readdirSync(FOLDER);
const textOf = (name: string): string => readFileSync(new URL(name, FOLDER), 'utf8');
const definitionOf = (game: string) => GAMES.find((entry) => entry.definition.id === game)!.definition;

test('every game is recorded, every pack and variant, every place where a game of Middara may begin', () => {
  const heads = files.map((name) => read(textOf(name)).head);
  for (const { definition, starts } of GAMES) {
    const own = heads.filter(({ game }) => game === definition.id);
    expect(own.length).toBeGreaterThan(0);
    const packs = new Set(own.flatMap((head) => head.packs));
    expect(definition.packs.map(({ id }) => id).filter((id) => !packs.has(id))).toEqual([]);
    if (starts === undefined) continue;
    const begun = new Set(own.map(({ options }) => options[starts.option]));
    const places = Object.entries(definition.rules.content).filter(([, { kind }]) =>
      starts.kinds.includes(kind as string),
    );
    expect(places.map(([id]) => id).filter((id) => !begun.has(id))).toEqual([]);
  }
});

test.each(files)('%s is played again, answer by answer', (name) => {
  const recording = read(textOf(name));
  expect(recording.lines.length).toBeGreaterThan(4);
  expect(differenceIn(definitionOf(recording.head.game), recording)).toBeNull();
});

test('a recording tells what has changed', () => {
  const name = files.find((one) => one.startsWith('tictactoe'))!;
  const { head, lines } = read(textOf(name));
  const changed = (at: 2 | 3, line = lines[2]!) =>
    differenceIn(definitionOf(head.game), {
      head,
      lines: lines.with(2, line.with(at, 'f00') as typeof line),
    });
  expect(changed(2)).toContain('answer 3');
  expect(changed(2)).toContain('something else is told');
  expect(changed(3)).toContain('leads to another position');
  const twice = differenceIn(definitionOf(head.game), { head, lines: lines.with(1, [...lines[0]!]) });
  expect(twice).toContain('is refused');
});
