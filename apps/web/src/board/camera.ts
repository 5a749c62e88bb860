/** Which part of the map is seen: where its corner lies in the window, and how large it is drawn. */

import type { Box } from '@questwright/art/land';

export interface Camera {
  x: number;
  y: number;
  zoom: number;
}
export interface Window {
  width: number;
  height: number;
}

const CLOSEST = 4;
/** Beside or below the whole map there is room for the buttons that move it, in pixels. */
export const ROOM = 44;
/** At its other sides the whole map keeps so far from the edge of its window. */
export const INSET = 12;

/** Where the room for the buttons costs less. */
export const isBeside = (sheet: Box, { width, height }: Window): boolean =>
  zoomIn(sheet, width - ROOM, height - INSET) > zoomIn(sheet, width - INSET, height - ROOM);
const zoomIn = (sheet: Box, width: number, height: number): number =>
  Math.min((width - INSET) / sheet.width, (height - INSET) / sheet.height);

/** What is smaller than its room stands in the middle of what is left of it, with so much kept free at its end. */
const placed = (size: number, room: number, kept: number): number => Math.max(0, room + INSET - kept - size) / 2;

/** The whole map. */
export function fitted(sheet: Box, window: Window): Camera {
  const beside = isBeside(sheet, window);
  const [right, below] = beside ? [ROOM, INSET] : [INSET, ROOM];
  const zoom = Math.max(zoomIn(sheet, window.width - right, window.height - below), 0.05);
  return {
    zoom,
    x: placed(sheet.width * zoom, window.width, right),
    y: placed(sheet.height * zoom, window.height, below),
  };
}

/** Never smaller than the whole map, no gap beside it. */
export function within({ x, y, zoom }: Camera, sheet: Box, window: Window): Camera {
  const closest = Math.max(CLOSEST, fitted(sheet, window).zoom);
  const right = Math.min(Math.max(zoom, fitted(sheet, window).zoom), closest);
  const beside = isBeside(sheet, window);
  const bound = (value: number, size: number, room: number, kept: number): number =>
    size <= room ? placed(size, room, kept) : Math.min(Math.max(value, room - size), 0);
  return {
    zoom: right,
    x: bound(x, sheet.width * right, window.width, beside ? ROOM : INSET),
    y: bound(y, sheet.height * right, window.height, beside ? INSET : ROOM),
  };
}

/** The point of the window stays over the same point of the map. */
export function zoomedAt(camera: Camera, factor: number, x: number, y: number, sheet: Box, window: Window): Camera {
  const closest = Math.max(CLOSEST, fitted(sheet, window).zoom);
  const zoom = Math.min(Math.max(camera.zoom * factor, fitted(sheet, window).zoom), closest);
  const grown = zoom / camera.zoom;
  return within({ zoom, x: x - (x - camera.x) * grown, y: y - (y - camera.y) * grown }, sheet, window);
}

/** A point of the map in the middle of the window. */
export const centredOn = (point: { x: number; y: number }, zoom: number, sheet: Box, window: Window): Camera =>
  within(
    { zoom, x: window.width / 2 - (point.x - sheet.x) * zoom, y: window.height / 2 - (point.y - sheet.y) * zoom },
    sheet,
    window,
  );

/** Moved just as far as is needed to see a point with room around it. */
export function showing(
  point: { x: number; y: number },
  room: number,
  camera: Camera,
  sheet: Box,
  window: Window,
): Camera {
  const moved = (start: number, place: number, size: number): number => {
    const margin = Math.min(room * camera.zoom, size / 3);
    const now = start + place * camera.zoom;
    return now < margin ? start + margin - now : now > size - margin ? start + size - margin - now : start;
  };
  const x = moved(camera.x, point.x - sheet.x, window.width);
  const y = moved(camera.y, point.y - sheet.y, window.height);
  return within({ zoom: camera.zoom, x, y }, sheet, window);
}

/** From afar, as on a table, closely: by how wide a hexagon is in the window. */
export const levelOf = (zoom: number): 1 | 2 | 3 => (zoom < 0.85 ? 1 : zoom < 1.7 ? 2 : 3);
