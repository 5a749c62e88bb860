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

/** Letters of the whole page, where nobody writes. */
export function useLayerKeys(setLayers: SetLayers, asleep: boolean): void {
  useEffect(() => {
    if (asleep) return undefined;
    const pressed = (event: KeyboardEvent): void => {
      const { key, ctrlKey, metaKey, altKey, target, defaultPrevented } = event;
      if (defaultPrevented || ctrlKey || metaKey || altKey || isWriting(target) || !settings().hotkeys) return;
      if (document.querySelector('dialog[open]') || withKey(LAYERS, key) === null) return;
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
  threats: readonly { figure: string; step: number | null; target: string | null }[];
}

export function Tools({ layers, setLayers, threats }: ToolsProps) {
  const { tell } = useTable();
  return (
    <div className={styles.tools}>
      {threats.length > 0 && (
        <ul className={styles.threats} aria-label={tell('board.threats')}>
          {threats.map((one, i) => (
            <li key={i}>{tell('board.threat', one)}</li>
          ))}
        </ul>
      )}
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
    </div>
  );
}
