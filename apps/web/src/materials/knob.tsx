/** A tool: a round knob of brass. */

import type { ButtonHTMLAttributes, ReactNode } from 'react';
import styles from './materials.module.css';
import { Sign } from './sign.tsx';
import type { SignName } from './signs.ts';

interface KnobProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children' | 'className' | 'type'> {
  label: string;
  /** A small picture, or a letter. */
  sign: SignName | '?';
  small?: boolean;
  /** So much is new; none is not shown. */
  count?: number;
  children?: ReactNode;
}

export function Knob({ label, sign, small = false, count = 0, children, ...rest }: KnobProps) {
  return (
    <button
      type="button"
      className={small ? `${styles.knob} ${styles.small}` : styles.knob}
      aria-label={label}
      {...rest}
    >
      {sign === '?' ? <span aria-hidden="true">?</span> : <Sign name={sign} />}
      {count > 0 && (
        <span className={styles.badge} aria-hidden="true">
          {count}
        </span>
      )}
      {children}
    </button>
  );
}
