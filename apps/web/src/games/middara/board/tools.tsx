/** Which patterns lie over the board, as buttons that show the pattern and their key; and what the opponents are after. */

import { useEffect } from 'react';
import { settings } from '../../../settings.ts';
import { useTable } from '../../../table/shown-table.ts';
import { LAYERS, turned, withKey, type Layers } from './plan.ts';
import styles from './board.module.css';

const KEYS: Readonly<Record<keyof Layers, string>> = { reach: 'M', threat: 'T', sight: 'S', area: 'A' };
type SetLayers = (to: (before: Layers) => Layers) => void;

const isWriting = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName));

const isLetter = ({ defaultPrevented, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean =>
  !defaultPrevented &&
  !ctrlKey &&
  !metaKey &&
  !altKey &&
  !isWriting(target) &&
  settings().hotkeys &&
  document.querySelector('dialog[open]') === null;

function useLetter(letter: string, act: (() => void) | undefined): void {
  useEffect(() => {
    if (act === undefined) return undefined;
    const pressed = (event: KeyboardEvent): void => {
      if (!isLetter(event) || event.key.toLowerCase() !== letter) return;
      event.preventDefault();
      act();
    };
    addEventListener('keydown', pressed);
    return () => removeEventListener('keydown', pressed);
  }, [letter, act]);
}

/** Letters of the whole page, where nobody writes. */
export function useLayerKeys(setLayers: SetLayers, asleep: boolean): void {
  useEffect(() => {
    if (asleep) return undefined;
    const pressed = (event: KeyboardEvent): void => {
      const { key } = event;
      if (!isLetter(event) || withKey(LAYERS, key) === null) return;
      event.preventDefault();
      setLayers((before) => withKey(before, key) ?? before);
    };
    addEventListener('keydown', pressed);
    return () => removeEventListener('keydown', pressed);
  }, [setLayers, asleep]);
}

interface ToolsProps {
  layers: Layers;
  setLayers: SetLayers;
  /** There are several ways to where one plans to go: which of them is shown. */
  other: { at: number; of: number; pick(): void } | null;
  threats: readonly { figure: string; step: number | null; target: string | null }[];
}

export function Tools({ other, layers, setLayers, threats }: ToolsProps) {
  const { tell } = useTable();
  const pick = other?.pick;
  useLetter('w', pick);
  return (
    <div className={styles.tools}>
      <div className={styles.layers} role="group" aria-label={tell('board.layers')}>
        {(Object.keys(KEYS) as (keyof Layers)[]).map((name) => (
          <button
            key={name}
            type="button"
            className={styles.layer}
            aria-pressed={layers[name] !== false && layers[name] !== 'none'}
            aria-keyshortcuts={KEYS[name]}
            title={tell(`layer.${name}.about`)}
            onClick={() => setLayers((before) => turned(before, name))}
          >
            <span className={styles.swatch} data-layer={name} aria-hidden="true" />
            <span className={styles.name}>{tell(`layer.${name}`, { all: layers[name] === 'all' })}</span>{' '}
            <kbd aria-hidden="true">{KEYS[name]}</kbd>
          </button>
        ))}
      </div>
      {other && (
        <button type="button" className={`${styles.layer} ${styles.other}`} aria-keyshortcuts="W" onClick={other.pick}>
          {tell('board.other-way', { at: other.at, of: other.of })} <kbd aria-hidden="true">W</kbd>
        </button>
      )}
      {threats.length > 0 && (
        <ul className={styles.threats} aria-label={tell('board.threats')}>
          {threats.map((one, i) => (
            <li key={i}>{tell('board.threat', one)}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
