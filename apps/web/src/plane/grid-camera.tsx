/** A board of squares that fills its frame and is moved like a map: by hand, by wheel, by two fingers, by keys, by the small map. */

import { useEffect, useLayoutEffect, useRef, useState, type CSSProperties } from 'react';
import { Knob } from '../materials/knob.tsx';
import { useCamera } from '../board/use-camera.ts';
import { middleOf, UNIT, type Square } from './grid-board.ts';
import { GridMap } from './grid-map.tsx';
import { boxOf } from './grid-painting.tsx';
import { GridSquares, type GridProps } from './grid.tsx';
import styles from './grid-camera.module.css';
import grid from './grid.module.css';

const STEP = 1.35;
/** A square is so wide at first, of a hundred. */
const CLOSE = { wide: 0.72, narrow: 0.64 };
/** How much is seen around somebody, in hundredths of a square. */
const ROOM = 110;

export interface MovedGridProps extends Omit<GridProps, 'named' | 'most'> {
  /** Where one is at first, and comes back to. */
  home: Square | null;
  /** A square that is to be in sight; another number when it is wished again. */
  sight?: { place: string; wish: number } | null;
  asleep?: boolean;
  words: Readonly<Record<'in' | 'out' | 'fit' | 'home' | 'map', string>>;
  /** More tools below those of the camera. */
  children?: React.ReactNode;
}

export function MovedGrid({ home, sight = null, asleep = false, words, children, ...props }: MovedGridProps) {
  const { plan, figures, things = [], chosen = null } = props;
  const frame = useRef<HTMLDivElement>(null);
  const world = useRef<HTMLDivElement>(null);
  const mini = useRef<SVGRectElement>(null);
  const sheet = boxOf(plan);
  const camera = useCamera(
    frame,
    world,
    sheet,
    home === null ? null : middleOf(home),
    (seen, window) => {
      const shown: Readonly<Record<string, number>> = {
        x: sheet.x - seen.x / seen.zoom,
        y: sheet.y - seen.y / seen.zoom,
        width: window.width / seen.zoom,
        height: window.height / seen.zoom,
      };
      for (const [name, value] of Object.entries(shown)) mini.current?.setAttribute(name, value.toFixed(1));
    },
    CLOSE,
  );
  const { place = '', wish = 0 } = sight ?? {};
  useEffect(() => {
    if (plan.squares.has(place)) camera.glide(middleOf(place), ROOM);
    // Only a wish moves the board, and none as long as the place is in sight.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [place, wish]);
  // Whoever acts, and wherever one plans to go, is in sight.
  const acting = figures.find(({ turn }) => turn === 'now')?.at ?? null;
  const watched = chosen ?? acting;
  useEffect(() => {
    if (watched !== null && plan.squares.has(watched)) camera.glide(middleOf(watched), ROOM);
    // oxlint-disable-next-line react/exhaustive-deps
  }, [watched]);
  useLayoutEffect(() => {
    camera.tell();
  });
  // What lies at its edges does so only while nothing covers it.
  useLayoutEffect(() => {
    if (!asleep) camera.measure();
  }, [asleep, camera]);
  const [focused, setFocused] = useState(false);
  const size = {
    '--columns': plan.width,
    '--rows': plan.height,
    '--side': `${UNIT}px`,
    width: sheet.width,
    height: sheet.height,
  } as CSSProperties;
  return (
    <div
      className={styles.frame}
      ref={frame}
      data-keys={focused || undefined}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      <div className={styles.world} ref={world} style={size}>
        <div
          className={`${grid.plane} ${styles.plane}`}
          style={{ left: -sheet.x, top: -sheet.y, width: plan.width * UNIT, height: plan.height * UNIT }}
          inert={asleep}
        >
          <GridSquares
            {...props}
            onReach={(square) => camera.show(middleOf(square))}
            isDragged={camera.dragged}
            onKey={(key) => {
              if (key === '+' || key === '=') camera.zoom(STEP);
              else if (key === '-') camera.zoom(1 / STEP);
              else if (key === '0') camera.fit();
              else return false;
              return true;
            }}
          />
        </div>
      </div>
      <div className={styles.buttons} inert={asleep}>
        <Knob small sign="plus" label={words.in} title={words.in} onClick={() => camera.zoom(STEP)} />
        <Knob small sign="minus" label={words.out} title={words.out} onClick={() => camera.zoom(1 / STEP)} />
        <Knob small sign="fit" label={words.fit} title={words.fit} onClick={camera.fit} />
        {home !== null && (
          <Knob small sign="hero" label={words.home} title={words.home} onClick={() => camera.centre(middleOf(home))} />
        )}
        {children}
      </div>
      <GridMap label={words.map} plan={plan} figures={figures} things={things} frame={mini} onLook={camera.look} />
    </div>
  );
}
