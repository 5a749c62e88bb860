/** The map: what is printed on it, what lies on it, and the hand that moves it. */

import { middleOf, sheetOf } from '@questwright/art/land';
import { useEffect, useMemo, useRef, useState, type KeyboardEvent, type PointerEvent, type SVGProps } from 'react';
import styles from './board.module.css';
import { Land, useDrawn } from './land.tsx';
import { Live } from './live.tsx';
import type { BoardProps } from './props.ts';
import { useCamera } from './use-camera.ts';
import { isArrow, nextSpace } from './walk.ts';
import { t, type Key } from './words.ts';

const STEP = 1.35;
const LONG_PRESS = 480;
/** Two taps within so many milliseconds are a double tap. */
const DOUBLE = 300;

const spaceAt = (target: EventTarget | null): string | null =>
  (target instanceof Element ? target.closest<SVGElement>('[data-space]')?.dataset['space'] : null) ?? null;

/** How much of the land is seen around somebody, in points. */
const ROOM_TO_WATCH = 60;
const ROOM_TO_CHOOSE = 150;

export function Board(props: BoardProps) {
  const { spaces, theme, figures, reach, onPick, onLook } = props;
  const frame = useRef<HTMLDivElement>(null);
  const world = useRef<HTMLDivElement>(null);
  const sheet = useMemo(() => sheetOf(spaces), [spaces]);
  const home = (figures.find(({ mine }) => mine) ?? figures.find(({ active }) => active) ?? figures[0])?.space;
  const homeSpace = spaces[home ?? ''];
  const camera = useCamera(frame, world, sheet, homeSpace ? middleOf(homeSpace) : null);
  const { land, names } = useDrawn(props);
  const [at, setAt] = useState<string | null>(null);
  const [looked, setLooked] = useState<string | null>(null);
  const current = at !== null && spaces[at] ? at : home !== undefined && spaces[home] ? home : (firstOf(props) ?? '');
  const column = useRef<number | null>(null);
  const press = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const pressed = useRef(false);
  const tap = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(
    () => () => {
      clearTimeout(press.current);
      clearTimeout(tap.current);
    },
    [],
  );

  // Whoever walks is followed; when it is the reader's turn, their own hero is in sight again.
  const stands = figures.map(({ id, space, active }) => `${id}:${space}:${active}`).join(' ');
  const stood = useRef(figures);
  useEffect(() => {
    const mine = figures.find((one) => one.mine && one.active);
    const walker =
      figures.find(({ id, space }) => stood.current.some((one) => one.id === id && one.space !== space)) ?? mine;
    stood.current = figures;
    const room = walker === mine ? ROOM_TO_CHOOSE : ROOM_TO_WATCH;
    if (walker && spaces[walker.space]) camera.glide(middleOf(spaces[walker.space]!), room);
    // What matters is where they stand.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [stands]);

  const { place = '', wish = 0 } = props.sight ?? {};
  useEffect(() => {
    const wished = spaces[place];
    if (wished) camera.centre(middleOf(wished));
    // Only a wish moves the map.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [place, wish]);

  const look = (space: string | null): void => {
    setLooked(space);
    onLook(space);
  };
  const goHome = (): void => {
    if (homeSpace) camera.centre(middleOf(homeSpace));
  };
  const focusOn = (space: string): void => {
    setAt(space);
    camera.show(middleOf(spaces[space]!));
    frame.current?.querySelector<SVGElement>(`[data-space="${space}"]`)?.focus({ preventScroll: true });
  };
  const pick = (space: string): void => {
    column.current = null;
    setAt(space);
    onPick(space);
  };

  const keyDown = (event: KeyboardEvent): void => {
    const { key, ctrlKey, metaKey, altKey } = event;
    if (ctrlKey || metaKey || altKey) return;
    const from = spaceAt(event.target);
    const act = (does: () => void): void => {
      event.preventDefault();
      does();
    };
    if (isArrow(key) && from !== null) {
      act(() => {
        const across = key === 'ArrowLeft' || key === 'ArrowRight';
        column.current = across ? null : (column.current ?? middleOf(spaces[from]!).x);
        focusOn(nextSpace(spaces, from, key, column.current ?? 0));
      });
    } else if (key === 'Enter' && from !== null) act(() => pick(from));
    else if (key === '+' || key === '=') act(() => camera.zoom(STEP));
    else if (key === '-') act(() => camera.zoom(1 / STEP));
    else if (key === '0') act(camera.fit);
    else if (key === 'Home') act(goHome);
  };

  const handlers: SVGProps<SVGSVGElement> = {
    onKeyDown: keyDown,
    onClick: (event) => {
      const space = spaceAt(event.target);
      if (space === null || camera.dragged() || pressed.current) return;
      const second = tap.current !== undefined;
      clearTimeout(tap.current);
      tap.current = undefined;
      // Where one can go, two quick taps are the choice and its answer; elsewhere they lead home, and the first picks nothing.
      if (reach.some((one) => one.space === space)) pick(space);
      else if (second) goHome();
      else {
        tap.current = setTimeout(() => {
          tap.current = undefined;
          pick(space);
        }, DOUBLE);
      }
    },
    onFocus: (event) => {
      const space = spaceAt(event.target);
      if (space === null) return;
      setAt(space);
      look(space);
      if (event.target.matches(':focus-visible')) camera.show(middleOf(spaces[space]!));
    },
    onBlur: () => look(null),
    onPointerMove: (event) => {
      // Not on pointerover: the map also moves under a pointer that rests, and must not take the look from the keys.
      const space = spaceAt(event.target);
      if (event.pointerType === 'mouse' && event.buttons === 0 && space !== looked) look(space);
    },
    onPointerLeave: (event) => {
      if (event.pointerType === 'mouse') look(null);
    },
    onPointerDown: (event: PointerEvent<SVGSVGElement>) => {
      const space = spaceAt(event.target);
      pressed.current = false;
      clearTimeout(press.current);
      if (event.pointerType === 'mouse' || space === null) return;
      press.current = setTimeout(() => {
        if (camera.dragged()) return;
        pressed.current = true;
        look(space);
      }, LONG_PRESS);
    },
    onPointerUp: () => clearTimeout(press.current),
    onPointerCancel: () => clearTimeout(press.current),
    onContextMenu: (event) => {
      // A long press opens a menu in some browsers.
      if (pressed.current) event.preventDefault();
    },
  };

  return (
    <div className={styles.frame} ref={frame} data-theme={theme}>
      <div className={styles.world} ref={world} style={{ width: sheet.width, height: sheet.height }}>
        <Land spaces={spaces} picture={land} />
        {/* Not around the land: the browser would style all of it again. */}
        <div className={styles.over} inert={props.asleep}>
          <Live board={props} names={names} current={current} looked={looked} handlers={handlers} />
        </div>
      </div>
      <div className={styles.buttons} inert={props.asleep}>
        <Button word="zoom-in" sign="M-6 0H6M0 -6V6" act={() => camera.zoom(STEP)} />
        <Button word="zoom-out" sign="M-6 0H6" act={() => camera.zoom(1 / STEP)} />
        <Button word="fit" sign="M-7 -3V-7H-3M3 -7H7V-3M7 3V7H3M-3 7H-7V3" act={camera.fit} />
        {home !== undefined && (
          <Button word="home" sign="M0 -8A4 4 0 1 1 0 0A4 4 0 1 1 0 -8M-6 8Q-5 1 0 1Q5 1 6 8z" act={goHome} />
        )}
      </div>
    </div>
  );
}

const firstOf = ({ spaces }: BoardProps): string | undefined => Object.keys(spaces).find((id) => !spaces[id]!.cut);

function Button({ word, sign, act }: { word: Key; sign: string; act(): void }) {
  return (
    <button type="button" className={styles.button} aria-label={t(word)} title={t(word)} onClick={act}>
      <svg viewBox="-12 -12 24 24" aria-hidden="true">
        <path d={sign} />
      </svg>
    </button>
  );
}
