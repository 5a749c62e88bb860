/** A board of squares that is played with mouse, finger, keys and a screen reader: one stop of Tab, arrows walk from square to
 *  square, Enter presses, and every square is told in words. */

import { useRef, useState, type CSSProperties, type KeyboardEvent } from 'react';
import { inReadingOrder, placeOf, squareAt } from '@questwright/geometry/square';
import { GridFigures, GridThings } from './grid-figures.tsx';
import { GridGround } from './grid-ground.tsx';
import { GridFills, GridLines } from './grid-overlays.tsx';
import { GridPainting } from './grid-painting.tsx';
import { UNIT, walked, type Figure, type GroundPlan, type Overlays, type Square, type Thing } from './grid-board.ts';
import styles from './grid.module.css';

export interface GridProps {
  label: string;
  plan: GroundPlan;
  figures: readonly Figure[];
  things?: readonly Thing[];
  overlays?: Overlays;
  /** A square in words. */
  tell(square: Square): string;
  press(square: Square): void;
  /** Told of the square that is under the pointer or has the focus; null when it is left. */
  look?(square: Square | null): void;
  /** The square that is planned or looked at. */
  chosen?: Square | null;
  /** Whether a press would do something; what is not told so can still be looked at. */
  isOpen?(square: Square): boolean;
  /** Letters and numbers at the edges. */
  named?: boolean;
  /** Pixels that a square is wide at most. */
  most?: number;
}

export function Grid({ named = true, most = 112, ...props }: GridProps) {
  const { width, height } = props.plan;
  const size = { '--columns': width, '--rows': height, '--most': `${most}px` } as CSSProperties;
  return (
    <div className={styles.room}>
      <div className={`${styles.plane} ${styles.frame}`} style={size} data-named={named || undefined}>
        {named && <Names width={width} height={height} />}
        <div className={styles.board}>
          <GridSquares {...props} />
        </div>
      </div>
    </div>
  );
}

interface SquaresProps extends Omit<GridProps, 'named' | 'most'> {
  /** Told where keys have led. */
  onReach?(square: Square): void;
  /** Whether the last touch moved the board: then it presses nothing. */
  isDragged?(): boolean;
  /** Other keys that the board understands. */
  onKey?(key: string): boolean;
}

/** The ground, what lies and stands on it, and the squares that are pressed. */
export function GridSquares(props: SquaresProps) {
  const { label, plan, figures, things = [], overlays = {}, tell, press, look, chosen = null, isOpen } = props;
  const { onReach, isDragged, onKey } = props;
  const { width, height, squares, painting } = plan;
  const all = [...squares.keys()].toSorted(inReadingOrder);
  const [at, setAt] = useState<Square>(() => figures.find(({ turn }) => turn === 'now')?.at ?? all[0]!);
  // Boards change: the square that had the focus may be gone.
  const stop = squares.has(at) ? at : all[0]!;
  const board = useRef<HTMLDivElement>(null);
  const goTo = (square: Square): void => {
    setAt(square);
    onReach?.(square);
    board.current?.querySelector<HTMLElement>(`[data-square="${square}"]`)?.focus({ preventScroll: Boolean(onReach) });
  };
  const keyed = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    // Where a press of the space would do nothing, Space belongs to the question.
    const isHere = isOpen === undefined || isOpen(stop);
    if (event.key === 'Enter' || (event.key === ' ' && isHere)) {
      event.preventDefault();
      return press(stop);
    }
    if (onKey?.(event.key)) return event.preventDefault();
    const to = walked(
      plan,
      stop,
      event,
      figures.map((one) => one.at),
    );
    if (to === null) return;
    event.preventDefault();
    goTo(to);
  };
  const rows = Array.from({ length: height }, (_, y) => all.filter((square) => placeOf(square).y === y));
  const taken = new Set(figures.map((one) => one.at));
  return (
    <>
      {painting && <GridPainting width={width} height={height} painting={painting} />}
      <svg viewBox={`0 0 ${width * UNIT} ${height * UNIT}`} aria-hidden="true" className={styles.picture}>
        {!painting && <GridGround plan={plan} />}
        <GridFills overlays={overlays} />
        <GridThings things={things} taken={taken} />
      </svg>
      <GridFigures figures={figures} />
      <svg viewBox={`0 0 ${width * UNIT} ${height * UNIT}`} aria-hidden="true" className={styles.picture}>
        <GridLines overlays={overlays} />
      </svg>
      {/* Keys belong to the board: its squares have one stop of Tab together. */}
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus */}
      <div
        ref={board}
        role="grid"
        aria-label={label}
        className={styles.squares}
        onKeyDown={keyed}
        onPointerLeave={() => look?.(null)}
        onBlur={() => look?.(null)}
      >
        {rows.map((row, y) => (
          <div key={y} role="row" className={styles.row}>
            {row.map((square) => (
              // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
              <div
                key={square}
                role="gridcell"
                className={styles.square}
                style={{ gridColumn: placeOf(square).x + 1 }}
                tabIndex={square === stop ? 0 : -1}
                aria-label={tell(square)}
                aria-selected={square === chosen}
                data-square={square}
                data-open={isOpen?.(square) || undefined}
                onFocus={() => {
                  setAt(square);
                  look?.(square);
                }}
                onPointerEnter={({ pointerType }) => {
                  if (pointerType === 'mouse') look?.(square);
                }}
                onClick={() => {
                  if (isDragged?.()) return;
                  setAt(square);
                  press(square);
                }}
              />
            ))}
          </div>
        ))}
      </div>
    </>
  );
}

function Names({ width, height }: { width: number; height: number }) {
  return (
    <>
      <div className={styles.columns} aria-hidden="true">
        {Array.from({ length: width }, (_, x) => (
          <span key={x}>{squareAt({ x, y: 0 }).replace(/\d+$/, '')}</span>
        ))}
      </div>
      <div className={styles.numbers} aria-hidden="true">
        {Array.from({ length: height }, (_, y) => (
          <span key={y}>{y + 1}</span>
        ))}
      </div>
    </>
  );
}
