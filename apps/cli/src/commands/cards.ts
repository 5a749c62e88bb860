import type { CardSheet } from '@questwright/messages';
import { gameNamed, loadGame, titleOf } from '../games.ts';
import { say, wordsOf } from '../language.ts';
import { gameWith, packNames, packsFrom } from '../packs.ts';
import { paperOn, wrap } from '../terminal.ts';
import { wrongUse } from '../problem.ts';

export interface CardsOptions {
  packs?: string;
  pack?: string[];
  kind?: string;
  color?: string;
  plain?: boolean;
}

const SHEET = 46;
const GAP = '  ';

/** Prints cards side by side, as many in a row as the width allows. */
export function cards(game: string, options: CardsOptions): void {
  const packs = packsFrom(options.pack);
  const base = gameNamed(game);
  const entry = gameWith(base, packs);
  if (entry.cards === undefined) throw wrongUse(say('cards.none', { title: titleOf(entry) }));
  const names = packNames(
    base.definition.packs.map(({ id }) => id),
    options.packs,
  );
  const { rules, packs: on } = loadGame(entry, [...names, ...packs.map(({ id }) => id)]);
  const all = entry.cards(rules);
  const wanted = all.filter(picked(all, 'kind', options.kind)).filter(picked(all, 'color', options.color));
  const paper = paperOn(process.stdout, { plain: options.plain ?? false });
  const inGame = wordsOf(entry, on);
  const inRow = Math.max(1, Math.floor((paper.width + GAP.length) / (SHEET + GAP.length)));
  for (let from = 0; from < wanted.length; from += inRow) {
    const sheets = wanted.slice(from, from + inRow).map(({ lines }) => {
      const [name = '', ...rest] = lines.map((line) => inGame(line));
      return [name, ...rest.flatMap((text) => wrap(text, SHEET, '  ', '    '))];
    });
    for (let row = 0; row < Math.max(...sheets.map(({ length }) => length)); row++) {
      const cells = sheets.map((sheet) => {
        const cell = (sheet[row] ?? '').padEnd(SHEET);
        return row === 0 ? paper.strong(cell) : cell;
      });
      paper.line(cells.join(GAP).trimEnd());
    }
    paper.line();
  }
  paper.line(say('cards.number', { number: wanted.length, all: all.length }));
}

/** What is asked for must exist: else nobody knows whether the name or the game was meant. */
function picked(all: readonly CardSheet[], field: 'kind' | 'color', wanted: string | undefined) {
  const known = [...new Set(all.map((one) => one[field]).filter((one) => one !== null))];
  if (wanted !== undefined && !known.includes(wanted)) {
    throw wrongUse(say(`cards.no-${field}`, { wanted, known: known.join(', ') }));
  }
  return (sheet: CardSheet): boolean => wanted === undefined || sheet[field] === wanted;
}
