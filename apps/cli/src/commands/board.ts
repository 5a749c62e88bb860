import { writeFileSync } from 'node:fs';
import { boardPicture, type Space } from '@questwright/runebound';
import { LANDS } from '@questwright/runebound/lands';
import { gameNamed, listOf, loadGame } from '../games.ts';
import { say, wordsOf } from '../language.ts';
import { gameWith, packsFrom } from '../packs.ts';
import { paperOn } from '../terminal.ts';
import { failure, reasonOf, wrongUse } from '../problem.ts';

export interface BoardOptions {
  png?: string;
  svg?: string;
  width: string;
  board?: string;
  packs?: string;
  pack?: string[];
}

const WIDEST = 10_000;

/** Draws a board into files. */
export async function board(options: BoardOptions): Promise<void> {
  const { png, svg, width } = options;
  if (png === undefined && svg === undefined) throw wrongUse(say('board.where'));
  const pixels = Number(width);
  if (!Number.isInteger(pixels) || pixels < 1 || pixels > WIDEST) {
    throw wrongUse(say('board.width', { widest: WIDEST, width }));
  }
  const picture = drawn(options);
  if (svg !== undefined) write(svg, picture);
  if (png !== undefined) {
    const { Resvg } = await import('@resvg/resvg-js');
    // Its own choice of a font for an unknown family is often one without letters.
    const font = { loadSystemFonts: true, defaultFontFamily: 'DejaVu Serif', serifFamily: 'DejaVu Serif' };
    write(png, new Resvg(picture, { fitTo: { mode: 'width', value: pixels }, font }).render().asPng());
  }
}

function drawn(options: BoardOptions): string {
  const packs = packsFrom(options.pack);
  const entry = gameWith(gameNamed('runebound'), packs);
  const { content, packs: on } = loadGame(entry, [...listOf(options.packs ?? ''), ...packs.map(({ id }) => id)]);
  const boards = new Map<string, Record<string, Space>>();
  for (const [id, { content: card }] of content) {
    if (card['kind'] !== 'space') continue;
    const space = card as Space;
    const name = space.board ?? '';
    boards.set(name, { ...boards.get(name), [id]: space });
  }
  const [first = ''] = boards.keys();
  const name = options.board ?? first;
  const spaces = boards.get(name);
  if (!spaces) throw wrongUse(say('board.none', { name, known: [...boards.keys()].join(', ') }));
  const inGame = wordsOf(entry, on);
  const { sketch, styles } = LANDS[name] ?? {};
  return boardPicture(spaces, (key) => inGame({ key, with: {} }), sketch, styles);
}

function write(file: string, picture: string | Uint8Array): void {
  try {
    writeFileSync(file, picture);
  } catch (error) {
    throw failure(say('file.unwritable', { name: file, reason: reasonOf(error) }));
  }
  paperOn(process.stdout).line(file);
}
