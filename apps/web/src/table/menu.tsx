/** A button that opens a short list; Escape, a tap beside it or a choice closes it. */

import { useEffect, useRef, type ReactNode } from 'react';
import knob from '../materials/materials.module.css';
import { Sign } from '../materials/sign.tsx';
import type { SignName } from '../materials/signs.ts';
import styles from './menu.module.css';

interface MenuProps {
  title: string;
  /** As a knob of brass; left out: the title in words. */
  sign?: SignName;
  children: ReactNode;
}

export function Menu({ title, sign, children }: MenuProps) {
  const menu = useRef<HTMLDetailsElement>(null);
  const close = (): void => {
    if (menu.current) menu.current.open = false;
  };
  useEffect(() => {
    const beside = ({ target }: PointerEvent): void => {
      if (!menu.current?.contains(target as Node)) close();
    };
    // Before anybody else: while the list is open, Escape means the list, wherever the focus is.
    const escape = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || !menu.current?.open) return;
      event.preventDefault();
      event.stopPropagation();
      close();
      menu.current.querySelector('summary')?.focus();
    };
    addEventListener('pointerdown', beside);
    addEventListener('keydown', escape, true);
    return () => {
      removeEventListener('pointerdown', beside);
      removeEventListener('keydown', escape, true);
    };
  }, []);
  return (
    <details className={styles.menu} ref={menu}>
      {sign === undefined ? (
        <summary className={styles.words}>{title}</summary>
      ) : (
        <summary className={knob.knob} title={title}>
          <Sign name={sign} />
          <span className="unseen">{title}</span>
        </summary>
      )}
      {/* What is chosen are the buttons and links inside, with keys as well. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions */}
      <ul onClick={close}>{children}</ul>
    </details>
  );
}
