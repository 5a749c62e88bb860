/** Moves the map under the fingers. Nothing is rendered anew while it moves: the camera lives outside of React. */

import { useEffect, useMemo, useRef, type RefObject } from 'react';
import { mayMove } from '../settings.ts';
import type { Box } from '@questwright/art/land';
import { centredOn, fitted, isBeside, levelOf, showing, within, zoomedAt, type Camera, type Window } from './camera.ts';

/** After so many milliseconds without a change of the zoom the map is drawn sharp again. */
const SETTLE = 140;
/** How close one is at first: a hexagon is as wide as a thumb. */
const NEAR = 2;
const NEAR_ON_A_PHONE = 1.4;
const NARROW = 560;
const ALMOST = 0.8;
/** So far may a finger tremble, in pixels. */
const TREMBLE = 6;

/** How close one is at first, where there is much room and little. */
export interface Closeness {
  wide: number;
  narrow: number;
}
interface Point {
  x: number;
  y: number;
}
/** What is seen now: the part of the frame that is free begins at the corner. */
type Seen = (camera: Camera, window: Window, corner: Point) => void;

export interface Mover {
  fit(): void;
  zoom(factor: number): void;
  centre(point: Point): void;
  show(point: Point): void;
  /** Shows a point in passing, if it is not in sight with so much room around it. */
  glide(point: Point, room: number): void;
  /** Shows a point in the middle, as close as it is. */
  look(point: Point): void;
  /** Says once more what is seen. */
  tell(): void;
  /** Looks anew at how much of the frame is free. */
  measure(): void;
  /** Whether the last touch moved the map: then it picks nothing. */
  dragged(): boolean;
}

class Ground {
  readonly frame: HTMLElement;
  readonly world: HTMLElement;
  readonly sheet: Box;
  camera: Camera = { x: 0, y: 0, zoom: 1 };
  start: Point | null = null;
  moved = false;
  /** Where the part of the frame begins that nothing lies on, as its style says. */
  private corner: Point = { x: 0, y: 0 };
  /** Called whenever something else is seen. */
  seen: Seen = () => {};
  /** Nobody has moved the map yet: it keeps fitting its window. */
  untouched = true;
  window: Window = { width: 0, height: 0 };
  /** The most that was seen of it since its width changed. */
  private tallest = 0;
  /** What was shown first: as long as nobody moves the map, it stays that. */
  near: boolean | null = null;
  closeness: Closeness = { wide: NEAR, narrow: NEAR_ON_A_PHONE };
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly fingers = new Map<number, Point>();

  constructor(frame: HTMLElement, world: HTMLElement, sheet: Box) {
    this.frame = frame;
    this.world = world;
    this.sheet = sheet;
  }

  set(camera: Camera): void {
    const { x, y, zoom } = camera;
    const { style, dataset } = this.world;
    // While the zoom changes the picture is only stretched; then the browser paints it sharp, without a new layout.
    if (zoom !== this.camera.zoom) {
      dataset['stretched'] = '';
      clearTimeout(this.timer);
      this.timer = setTimeout(() => this.settle(), SETTLE);
    }
    this.camera = camera;
    const left = Math.round(x + this.corner.x);
    style.transform = `translate3d(${left}px, ${Math.round(y + this.corner.y)}px, 0) scale(${zoom})`;
    this.seen(camera, this.window, this.corner);
  }
  tell(): void {
    this.seen(this.camera, this.window, this.corner);
  }
  settle(): void {
    const { dataset } = this.world;
    delete dataset['stretched'];
    const level = String(levelOf(this.camera.zoom));
    if (dataset['level'] !== level) dataset['level'] = level;
  }

  readonly resized = (): void => {
    const { width, height } = this.measured();
    if (width === 0 || height === 0) return;
    const { width: before } = this.window;
    this.window = { width, height };
    // What stands below the map may grow over it and give way again: the map keeps still meanwhile.
    if (width === before && height <= this.tallest) return;
    this.tallest = height;
    this.frame.dataset['buttons'] = isBeside(this.sheet, this.window) ? 'beside' : 'below';
    this.set(this.untouched ? this.first() : within(this.camera, this.sheet, this.window));
  };
  /** What lies at the edges of the frame hides what is below it: the map is moved within the rest. */
  private measured(): Window {
    const box = this.frame.getBoundingClientRect();
    const style = getComputedStyle(this.frame);
    const [left, top, right, bottom] = ['left', 'top', 'right', 'bottom'].map(
      (side) => Number.parseFloat(style.getPropertyValue(`--free-${side}`)) || 0,
    ) as [number, number, number, number];
    this.corner = { x: left, y: top };
    return { width: Math.max(0, box.width - left - right), height: Math.max(0, box.height - top - bottom) };
  }
  /** A point of the page as one of what is free. */
  private inFree(x: number, y: number): Point {
    const { left, top } = this.frame.getBoundingClientRect();
    return { x: x - left - this.corner.x, y: y - top - this.corner.y };
  }
  readonly windowResized = (): void => {
    this.tallest = 0;
    this.resized();
  };
  /** The part around one's hero; before there is one, the whole map. */
  first(): Camera {
    this.near ??= true;
    if (!this.near || !this.start) return fitted(this.sheet, this.window);
    const zoom = this.window.width < NARROW ? this.closeness.narrow : this.closeness.wide;
    // For a little more of closeness nobody gives up what lies at the edges.
    const all = fitted(this.sheet, this.window);
    if (all.zoom >= zoom * ALMOST) return all;
    return centredOn(this.start, zoom, this.sheet, this.window);
  }
  readonly wheel = (event: WheelEvent): void => {
    event.preventDefault();
    this.still();
    const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1;
    const { x, y } = this.inFree(event.clientX, event.clientY);
    // A pinch on a touch pad comes as a wheel with small steps.
    const factor = Math.exp(-event.deltaY * lines * (event.ctrlKey ? 0.01 : 0.0016));
    this.zoomAt(factor, x, y);
  };
  readonly down = (event: PointerEvent): void => {
    if (event.button !== 0) return;
    this.still();
    if (this.fingers.size === 0) this.moved = false;
    this.fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (this.fingers.size > 1) this.moved = true;
  };
  readonly move = (event: PointerEvent): void => {
    const before = this.fingers.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    if (!this.moved && Math.hypot(now.x - before.x, now.y - before.y) < TREMBLE) return;
    if (!this.moved) this.frame.setPointerCapture(event.pointerId);
    this.moved = true;
    this.untouched = false;
    const other = [...this.fingers].find(([id]) => id !== event.pointerId)?.[1];
    this.fingers.set(event.pointerId, now);
    if (!other) {
      const { x, y, zoom } = this.camera;
      this.set(within({ zoom, x: x + now.x - before.x, y: y + now.y - before.y }, this.sheet, this.window));
      return;
    }
    const middle = this.inFree((now.x + other.x) / 2, (now.y + other.y) / 2);
    const spread = (one: Point): number => Math.max(Math.hypot(one.x - other.x, one.y - other.y), 1);
    this.zoomAt(spread(now) / spread(before), middle.x, middle.y);
    const { x, y, zoom } = this.camera;
    const slide = { zoom, x: x + (now.x - before.x) / 2, y: y + (now.y - before.y) / 2 };
    this.set(within(slide, this.sheet, this.window));
  };
  readonly up = (event: PointerEvent): void => void this.fingers.delete(event.pointerId);

  private still(): void {
    delete this.world.dataset['gliding'];
  }
  glide(point: Point, room: number): void {
    const camera = showing(point, room, this.camera, this.sheet, this.window);
    if (camera.x === this.camera.x && camera.y === this.camera.y) return;
    if (mayMove()) this.world.dataset['gliding'] = '';
    this.set(camera);
  }
  zoomAt(factor: number, x: number, y: number): void {
    this.untouched = false;
    this.set(zoomedAt(this.camera, factor, x, y, this.sheet, this.window));
  }
  listen(): () => void {
    const { frame } = this;
    const watcher = new ResizeObserver(this.resized);
    watcher.observe(frame);
    addEventListener('resize', this.windowResized);
    frame.addEventListener('wheel', this.wheel, { passive: false });
    frame.addEventListener('pointerdown', this.down);
    frame.addEventListener('pointermove', this.move);
    for (const end of ['pointerup', 'pointercancel'] as const) frame.addEventListener(end, this.up);
    return () => {
      clearTimeout(this.timer);
      watcher.disconnect();
      removeEventListener('resize', this.windowResized);
      frame.removeEventListener('wheel', this.wheel);
      frame.removeEventListener('pointerdown', this.down);
      frame.removeEventListener('pointermove', this.move);
      for (const end of ['pointerup', 'pointercancel'] as const) frame.removeEventListener(end, this.up);
    };
  }
}

export function useCamera(
  frame: RefObject<HTMLElement | null>,
  world: RefObject<HTMLElement | null>,
  sheet: Box,
  start: Point | null,
  seen: Seen,
  closeness?: Closeness,
): Mover {
  const map = useRef<Ground | null>(null);
  const begin = useRef(start);
  const close = useRef(closeness);
  const told = useRef(seen);
  useEffect(() => {
    told.current = seen;
  });
  const { x, y, width, height } = sheet;
  useEffect(() => {
    if (!frame.current || !world.current) return undefined;
    map.current = new Ground(frame.current, world.current, { x, y, width, height });
    map.current.start = begin.current;
    if (close.current) map.current.closeness = close.current;
    map.current.seen = (...now) => told.current(...now);
    map.current.resized();
    map.current.settle();
    return map.current.listen();
  }, [frame, world, x, y, width, height]);
  const [startX, startY] = [start?.x, start?.y];
  useEffect(() => {
    begin.current = startX === undefined || startY === undefined ? null : { x: startX, y: startY };
    const here = map.current;
    if (!here || !here.untouched || !begin.current) return;
    // Before the first turn there was nobody to look at.
    const isFirst = here.start === null;
    here.start = begin.current;
    if (isFirst) here.set(here.first());
  }, [startX, startY]);
  return useMemo(
    (): Mover => ({
      fit: () => {
        const here = map.current;
        if (!here) return;
        here.untouched = true;
        here.near = false;
        here.set(fitted(here.sheet, here.window));
      },
      zoom: (factor) => map.current?.zoomAt(factor, map.current.window.width / 2, map.current.window.height / 2),
      centre: (point) => {
        const here = map.current;
        if (!here) return;
        here.untouched = false;
        here.set(centredOn(point, Math.max(here.camera.zoom, 1.2), here.sheet, here.window));
      },
      look: (point) => {
        const here = map.current;
        if (!here) return;
        here.untouched = false;
        here.set(centredOn(point, here.camera.zoom, here.sheet, here.window));
      },
      glide: (point, room) => map.current?.glide(point, room),
      show: (point) => {
        const here = map.current;
        if (here) here.set(showing(point, 60, here.camera, here.sheet, here.window));
      },
      tell: () => map.current?.tell(),
      measure: () => map.current?.windowResized(),
      dragged: () => map.current?.moved ?? false,
    }),
    [],
  );
}
