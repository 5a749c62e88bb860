/** Which part of the map is seen: where its corner lies in the window, and how large it is drawn. */

import type { Box } from '@questwright/runebound/picture';

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

/** The whole map in the middle. */
export function fitted(sheet: Box, { width, height }: Window): Camera {
  const zoom = Math.min(width / sheet.width, height / sheet.height);
  return { zoom, x: (width - sheet.width * zoom) / 2, y: (height - sheet.height * zoom) / 2 };
}

/** Never smaller than the whole map, no gap beside it. */
export function within({ x, y, zoom }: Camera, sheet: Box, window: Window): Camera {
  const closest = Math.max(CLOSEST, fitted(sheet, window).zoom);
  const right = Math.min(Math.max(zoom, fitted(sheet, window).zoom), closest);
  const bound = (value: number, size: number, room: number): number =>
    size <= room ? (room - size) / 2 : Math.min(Math.max(value, room - size), 0);
  return {
    zoom: right,
    x: bound(x, sheet.width * right, window.width),
    y: bound(y, sheet.height * right, window.height),
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
