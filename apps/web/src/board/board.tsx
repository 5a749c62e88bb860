/** The map: what is printed on it, what lies on it, and the hand that moves it. */

import { middleOf, sheetOf } from '@questwright/art/land';
import {
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type PointerEvent,
  type SVGProps,
} from 'react';
import { Knob } from '../materials/knob.tsx';
import styles from './board.module.css';
import type { Camera, Window } from './camera.ts';
import { Land, useDrawn } from './land.tsx';
import { Live } from './live.tsx';
import { Minimap } from './minimap.tsx';
import type { BoardProps } from './props.ts';
import { useCamera } from './use-camera.ts';
import { isArrow, nextSpace } from './walk.ts';
import { t } from './words.ts';

const STEP = 1.35;
const LONG_PRESS = 480;
/** Two taps within so many milliseconds are a double tap. */
const DOUBLE = 300;

const spaceAt = (target: EventTarget | null): string | null =>
  (target instanceof Element ? target.closest<SVGElement>('[data-space]')?.dataset['space'] : null) ?? null;

/** So far from the middle of its space a callout stands, in points. */
const ASIDE = 37;

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
  const mini = useRef<SVGRectElement>(null);
  const callout = useRef<HTMLDivElement>(null);
  const toldAt = spaces[props.callout?.space ?? ''];
  const placeCallout = (seen: Camera, window: Window, corner: { x: number; y: number }): void => {
    const box = callout.current;
    if (!box || !toldAt) return;
    const { x, y } = middleOf(toldAt);
    const inWindow = { x: seen.x + (x - sheet.x) * seen.zoom, y: seen.y + (y - sheet.y) * seen.zoom };
    const aside = ASIDE * seen.zoom;
    const isRight = inWindow.x + aside + box.offsetWidth <= window.width;
    const left = isRight ? inWindow.x + aside : Math.max(4, inWindow.x - aside - box.offsetWidth);
    const top = Math.min(Math.max(inWindow.y - 60, 4), Math.max(4, window.height - box.offsetHeight));
    box.style.transform = `translate(${Math.round(corner.x + left)}px, ${Math.round(corner.y + top)}px)`;
  };
  const camera = useCamera(frame, world, sheet, homeSpace ? middleOf(homeSpace) : null, (seen, window, corner) => {
    placeCallout(seen, window, corner);
    const shown: Readonly<Record<string, number>> = {
      x: sheet.x - seen.x / seen.zoom,
      y: sheet.y - seen.y / seen.zoom,
      width: window.width / seen.zoom,
      height: window.height / seen.zoom,
    };
    for (const [name, value] of Object.entries(shown)) mini.current?.setAttribute(name, value.toFixed(1));
  });
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

  useLayoutEffect(() => {
    camera.tell();
  });

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
        <Knob small sign="plus" label={t('zoom-in')} title={t('zoom-in')} onClick={() => camera.zoom(STEP)} />
        <Knob small sign="minus" label={t('zoom-out')} title={t('zoom-out')} onClick={() => camera.zoom(1 / STEP)} />
        <Knob small sign="fit" label={t('fit')} title={t('fit')} onClick={camera.fit} />
        {home !== undefined && <Knob small sign="hero" label={t('home')} title={t('home')} onClick={goHome} />}
      </div>
      {props.callout && toldAt && (
        <div ref={callout} className={styles.callout}>
          {props.callout.content}
        </div>
      )}
      <Minimap board={props} frame={mini} onLook={camera.look} />
    </div>
  );
}

const firstOf = ({ spaces }: BoardProps): string | undefined => Object.keys(spaces).find((id) => !spaces[id]!.cut);
