/** Snow that falls over the map, the denser the colder the weather; a reader may turn it off, and less motion does. */

import { LANDS } from '@questwright/runebound/isheim';
import { useSyncExternalStore } from 'react';
import { useTable } from '../../../../table/shown-table.ts';
import { mayMove, useSettings } from '../../../../settings.ts';
import styles from './frozen-wastes.module.css';
import { weatherOf } from './readers.ts';

const KEPT = 'questwright.falling-snow';
const listeners = new Set<() => void>();
let off: boolean | null = null;
function readOff(): boolean {
  try {
    off ??= localStorage.getItem(KEPT) === 'off';
  } catch {
    // The browser forbids this page to keep anything.
    off ??= false;
  }
  return off;
}
function turn(): void {
  off = !readOff();
  try {
    localStorage.setItem(KEPT, off ? 'off' : 'on');
  } catch {
    // Then it holds until the page is left.
  }
  listeners.forEach((listener) => listener());
}
const useOff = (): boolean =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    readOff,
    () => true,
  );

export function SnowSwitch() {
  const { tell } = useTable();
  const isOn = !useOff();
  return (
    <label className={styles.switch}>
      <input type="checkbox" checked={isOn} onChange={turn} /> {tell('top.snow')}
    </label>
  );
}

export function Snow() {
  const { view, content, ui } = useTable();
  useSettings();
  const isOff = useOff();
  const isStill = isOff || !mayMove();
  // It falls on the land, not on what stands before it.
  if (ui.hasStage(view)) return null;
  const { frost } = weatherOf(view, content);
  const cold = LANDS.reduce((sum, land) => sum + frost[land], 0);
  // How bitter it is from a mild track to a day that spares nobody.
  const much = Math.min(1, cold / 18);
  return (
    <div className={styles.weather} aria-hidden="true">
      <div className={styles.tint} style={{ opacity: 0.1 + much * 0.3 }} />
      {!isStill && (
        <>
          <div className={styles.far} style={{ opacity: 0.25 + much * 0.5 }} />
          <div className={styles.near} style={{ opacity: 0.2 + much * 0.6 }} />
        </>
      )}
    </div>
  );
}
