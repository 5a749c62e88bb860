/** Whoever answers with a button that goes away with its question is brought to the next one, and not to the top of the page. */

import { useEffect, useRef } from 'react';

const QUESTION = 'question';

export function useQuestionFocus(no: number): void {
  /** Whether what had the focus last belongs to the question. */
  const held = useRef(false);
  useEffect(() => {
    const look = ({ target }: FocusEvent): void => {
      held.current = target instanceof Element && target.closest(`#${QUESTION}`) !== null;
    };
    document.addEventListener('focusin', look);
    return () => document.removeEventListener('focusin', look);
  }, []);
  useEffect(() => {
    if (!held.current || document.activeElement !== document.body) return;
    document.getElementById(QUESTION)?.focus({ preventScroll: true });
  }, [no]);
}
