/** What one seldom needs at a table. */

import { useEffect, useRef } from 'react';
import { t } from '../words.ts';
import { useSeen } from './seen.ts';
import styles from './table-menu.module.css';

export function TableMenu() {
  const { report, info, seat, log } = useSeen();
  const now = log.at(-1)?.seq ?? 0;
  const menu = useRef<HTMLDetailsElement>(null);
  const close = (): void => {
    if (menu.current) menu.current.open = false;
  };
  useEffect(() => {
    const beside = ({ target }: PointerEvent): void => {
      if (!menu.current?.contains(target as Node)) close();
    };
    const escape = ({ key }: KeyboardEvent): void => {
      if (key !== 'Escape' || !menu.current?.open) return;
      close();
      menu.current.querySelector('summary')?.focus();
    };
    addEventListener('pointerdown', beside);
    addEventListener('keydown', escape);
    return () => {
      removeEventListener('pointerdown', beside);
      removeEventListener('keydown', escape);
    };
  }, []);
  return (
    <details className={styles.menu} ref={menu}>
      <summary>{t('menu.open')}</summary>
      <ul>
        <li>
          <a href={`/t/${info.id}/replay?at=${Math.max(0, now - 1)}&seat=${seat ?? 'none'}`}>{t('menu.replay')}</a>
        </li>
        <li>
          <a href="/rules" target="_blank" rel="noreferrer">
            {t('page.rules')}
          </a>
        </li>
        <li>
          <button
            type="button"
            onClick={() => {
              close();
              report({ rule: null, about: null });
            }}
          >
            {t('report.open')}
          </button>
        </li>
      </ul>
    </details>
  );
}
