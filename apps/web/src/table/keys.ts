/** Keys of the whole page. Where somebody writes, and under a sheet that lies over the table, they mean nothing. */

import { useEffect, useRef } from 'react';
import { settings } from '../settings.ts';

const isWriting = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName));
const isPressing = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && ['BUTTON', 'A', 'SUMMARY'].includes(target.tagName);

export interface Keys {
  digit(digit: string): void;
  space(): void;
  escape(): void;
  undo(): void;
  redo(): void;
  help(): void;
  /** Leaves what comes to the table, or takes it back. */
  standing(): void;
}

export function useKeys(keys: Keys): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const pressed = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || isWriting(event.target) || document.querySelector('dialog[open]')) return;
      const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
      const act = (does: () => void): void => {
        event.preventDefault();
        does();
      };
      const { current } = latest;
      if (ctrlKey || metaKey) {
        const letter = key.toLowerCase();
        if (letter === 'z') act(shiftKey ? current.redo : current.undo);
        else if (letter === 'y') act(current.redo);
        return;
      }
      if (key === 'Escape') return current.escape();
      if (altKey) return;
      if (key === '?') return act(current.help);
      if (!settings().hotkeys) return;
      if (/^\d$/.test(key)) act(() => current.digit(key));
      if (key.toLowerCase() === 'f') return act(current.standing);
      // On a button, Space presses that button.
      else if (key === ' ' && !isPressing(event.target)) act(current.space);
    };
    // A button that the mouse has pressed does not keep the keys: Space means the question again.
    const clicked = (event: MouseEvent): void => {
      const { activeElement } = document;
      if (!(event instanceof PointerEvent) || event.pointerType !== 'mouse') return;
      if (activeElement instanceof HTMLButtonElement && !activeElement.closest('dialog')) activeElement.blur();
    };
    addEventListener('keydown', pressed);
    addEventListener('click', clicked);
    return () => {
      removeEventListener('keydown', pressed);
      removeEventListener('click', clicked);
    };
  }, []);
}
