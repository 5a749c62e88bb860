/** Nine squares, and whose turn it is. */

import { Grid } from '../../plane/grid.tsx';
import type { Figure, Ground, Square } from '../../plane/grid-board.ts';
import { useAnswers } from '../../table/dock/answering.ts';
import { useTable } from '../../table/shown-table.ts';
import { cellOf, marksIn, SQUARES, wonLine } from './marks.ts';
import styles from './tictactoe.module.css';

const PLAN = { width: 3, height: 3, squares: new Map(SQUARES.map((one): [Square, Ground] => [one, 'bare'])) };
const SIGNS = [
  <path key="cross" d="M-19 -19 19 19M19 -19 -19 19" fill="none" strokeWidth="8" strokeLinecap="round" />,
  <circle key="nought" r="20" fill="none" strokeWidth="8" />,
];

export function Board() {
  const { view, say, colorOf } = useTable();
  const { numberOf, takeOption } = useAnswers();
  const marks = marksIn(view);
  const line = wonLine(marks);
  const figures = SQUARES.flatMap((at): Figure[] => {
    const seat = marks[cellOf(at)]!;
    return seat < 0
      ? []
      : [{ id: at, at, side: seat === 0 ? 'thing' : 'friend', mark: SIGNS[seat], color: colorOf(seat) }];
  });
  const optionAt = (square: Square): string => `mark:${cellOf(square)}`;
  const isOpen = (square: Square): boolean => numberOf(optionAt(square)) !== null;
  const tell = (square: Square): string => {
    const cell = cellOf(square);
    const name = say({ key: 'option.mark', with: { words: [String(cell)] } });
    return say({ key: 'web.square', with: { name, mark: marks[cell]!, line: line?.includes(square) ?? false } });
  };
  return (
    <Grid
      label={say({ key: 'web.board', with: {} })}
      plan={PLAN}
      figures={figures}
      overlays={line ? { targets: new Set(line) } : {}}
      tell={tell}
      press={(square) => {
        if (isOpen(square)) takeOption(optionAt(square));
      }}
      isOpen={isOpen}
      named={false}
      most={190}
    />
  );
}

export function Players() {
  const { info, nameOf, playerOf, colorOf, view, say } = useTable();
  return (
    <ul className={styles.players}>
      {info.seats.map((_, seat) => {
        const asked = view.decision?.waitsFor.includes(seat) === true;
        return (
          <li key={seat} aria-current={asked || undefined}>
            <svg viewBox="-36 -36 72 72" aria-hidden="true">
              <g stroke={colorOf(seat)}>{SIGNS[seat]}</g>
            </svg>
            <div>
              <strong>{nameOf(seat)}</strong>
              <p>
                {playerOf(seat)} · {say({ key: 'web.player', with: { asked } })}
              </p>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
