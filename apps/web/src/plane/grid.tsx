/** A board of squares that is played with mouse, finger, keys and a screen reader: one stop of Tab, arrows walk from square to
 *  square, Enter presses, and every square is told in words. */

import { useRef, useState, type CSSProperties, type KeyboardEvent } from 'react';
import { inReadingOrder, placeOf, squareAt } from '@questwright/geometry/square';
import { GridFigures } from './grid-figures.tsx';
import { GridGround } from './grid-ground.tsx';
import { GridOverlays } from './grid-overlays.tsx';
import { UNIT, walked, type Figure, type GroundPlan, type Overlays, type Square } from './grid-board.ts';
import styles from './grid.module.css';

export interface GridProps {
  label: string;
  plan: GroundPlan;
  figures: readonly Figure[];
  overlays?: Overlays;
  /** A square in words. */
  tell(square: Square): string;
  press(square: Square): void;
  /** The square that is planned or looked at. */
  chosen?: Square | null;
  /** Whether a press would do something; what is not told so can still be looked at. */
  isOpen?(square: Square): boolean;
  /** Letters and numbers at the edges. */
  named?: boolean;
  /** Pixels that a square is wide at most. */
  most?: number;
}

export function Grid({
  label,
  plan,
  figures,
  overlays = {},
  tell,
  press,
  chosen = null,
  isOpen,
  named = true,
  most = 112,
}: GridProps) {
  const { width, height, squares } = plan;
  const all = [...squares.keys()].toSorted(inReadingOrder);
  const [at, setAt] = useState<Square>(() => figures.find(({ turn }) => turn === 'now')?.at ?? all[0]!);
  const board = useRef<HTMLDivElement>(null);
  const goTo = (square: Square): void => {
    setAt(square);
    board.current?.querySelector<HTMLElement>(`[data-square="${square}"]`)?.focus();
  };
  const keyed = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      return press(at);
    }
    const to = walked(
      plan,
      at,
      event,
      figures.map((one) => one.at),
    );
    if (to === null) return;
    event.preventDefault();
    goTo(to);
  };
  const rows = Array.from({ length: height }, (_, y) => all.filter((square) => placeOf(square).y === y));
  const size = { '--columns': width, '--rows': height, '--most': `${most}px` } as CSSProperties;
  return (
    <div className={styles.room}>
      <div className={styles.frame} style={size} data-named={named || undefined}>
        {named && <Names width={width} height={height} />}
        <div className={styles.board}>
          <svg viewBox={`0 0 ${width * UNIT} ${height * UNIT}`} aria-hidden="true" className={styles.picture}>
            <GridGround plan={plan} />
            <GridOverlays overlays={overlays} />
            <GridFigures figures={figures} />
          </svg>
          {/* Keys belong to the board: its squares have one stop of Tab together. */}
          {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus */}
          <div ref={board} role="grid" aria-label={label} className={styles.squares} onKeyDown={keyed}>
            {rows.map((row, y) => (
              <div key={y} role="row" className={styles.row}>
                {row.map((square) => (
                  // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
                  <div
                    key={square}
                    role="gridcell"
                    className={styles.square}
                    style={{ gridColumn: placeOf(square).x + 1 }}
                    tabIndex={square === at ? 0 : -1}
                    aria-label={tell(square)}
                    aria-selected={square === chosen}
                    data-square={square}
                    data-open={isOpen?.(square) || undefined}
                    onFocus={() => setAt(square)}
                    onClick={() => {
                      setAt(square);
                      press(square);
                    }}
                  />
                ))}
              </div>
            ))}
          </div>
        </div>
      </div>
    </div>
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
