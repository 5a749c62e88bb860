/** How many cards lie beside each other without covering one another. */

import { useLayoutEffect, useState, type RefObject } from 'react';

/** The least that a card needs for its words, and the room between two. */
const CARD = 172;
const GAP = 12;
/** On a phone one card goes across, and four small ones lie below it. */
const NARROW = 560;
const ON_A_PHONE = 5;

const roomIn = (width: number): number =>
  width < NARROW ? ON_A_PHONE : Math.max(2, Math.floor((width + GAP) / (CARD + GAP)));

export function useRoom(row: RefObject<HTMLElement | null>): number {
  const [room, setRoom] = useState(ON_A_PHONE);
  useLayoutEffect(() => {
    const place = row.current;
    if (place === null) return undefined;
    const measure = (): void => setRoom(roomIn(place.clientWidth));
    measure();
    const watcher = new ResizeObserver(measure);
    watcher.observe(place);
    return () => watcher.disconnect();
  }, [row]);
  return room;
}
