import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { folder, questwright } from './run.ts';

const file = folder();
/** The size of a PNG, from its header. */
const sizeOf = (picture: Buffer): [number, number] => [picture.readUInt32BE(16), picture.readUInt32BE(20)];

describe.concurrent('board', () => {
  test('as a picture and as a drawing, with the names of the land', async () => {
    const [png, svg] = [file('board.png'), file('board.svg')];
    const { code, out, errors } = await questwright(['board', '--png', png, '--svg', svg, '--width', '300']);
    expect([code, errors]).toEqual([0, '']);
    expect(out).toBe(`${svg}\n${png}\n`);
    const picture = readFileSync(png);
    expect(picture.subarray(1, 4).toString()).toBe('PNG');
    expect(sizeOf(picture)[0]).toBe(300);
    const drawing = readFileSync(svg, 'utf8');
    expect(drawing).toContain('>the Drowned Fen<');
    expect(drawing).toContain('>Riverwatch<');
  });

  test('the small one', async () => {
    const svg = file('small.svg');
    expect((await questwright(['board', '--svg', svg, '--packs', 'small-board'])).code).toBe(0);
    expect(readFileSync(svg, 'utf8')).not.toContain('>the Drowned Fen<');
  });

  test.each([
    [[], 'Say where to draw it'],
    [['--width', '0'], '--width takes a whole number'],
    [['--board', 'the moon'], 'There is no board "the moon". These are there: aldermark.'],
    [['--packs', 'nothing'], 'nothing'],
  ])('%j is refused and nothing is written', async (wrong, problem) => {
    const svg = file(`wrong ${wrong.join(' ')}.svg`);
    const where = wrong.length === 0 ? [] : ['--svg', svg];
    const { code, errors } = await questwright(['board', ...where, ...wrong]);
    expect(code).toBe(2);
    expect(errors).toContain(problem);
    expect(existsSync(svg)).toBe(false);
  });

  test('a file that cannot be written', async () => {
    const { code, errors } = await questwright(['board', '--svg', file('no such folder/board.svg')]);
    expect(code).toBe(1);
    expect(errors).toContain('cannot be written');
  });
});
