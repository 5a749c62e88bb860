/** What lies beside the scene and is taken out when it is wanted: one thing at a time, over the scene, pushing nothing. */

import { createContext, useContext, useEffect, useRef, useState, type ReactNode } from 'react';
import { t, type Key } from '../../words.ts';
import styles from './drawers.module.css';

export type Drawer = 'players' | 'tabletop' | 'log' | 'chat';

export const TITLES: Readonly<Record<Drawer, Key>> = {
  players: 'panel.players',
  tabletop: 'panel.tabletop',
  log: 'panel.log',
  chat: 'panel.chat',
};

interface Drawers {
  open: Drawer | null;
  show(drawer: Drawer | null): void;
}
const DrawersContext = createContext<Drawers>({ open: null, show: () => {} });

export const useDrawers = (): Drawers => useContext(DrawersContext);

export function DrawersProvider({ children }: { children: ReactNode }) {
  const [open, show] = useState<Drawer | null>(null);
  return <DrawersContext value={{ open, show }}>{children}</DrawersContext>;
}

/** What a button says of the drawer that it opens. */
export const opens = (drawer: Drawer, { open, show }: Drawers) => ({
  'aria-expanded': open === drawer,
  onClick: () => show(open === drawer ? null : drawer),
});

export function OpenDrawer({ name, children }: { name: Drawer; children: ReactNode }) {
  const { show } = useDrawers();
  const place = useRef<HTMLElement>(null);
  // Whoever opens it reads on in it; what opened it has the focus again when it closes.
  useEffect(() => {
    const before = document.activeElement;
    place.current?.focus({ preventScroll: true });
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, []);
  useEffect(() => {
    // Before anybody else: while it is open, Escape means it.
    const escape = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || document.querySelector('dialog[open], details[open] summary[data-list]')) return;
      event.preventDefault();
      event.stopPropagation();
      show(null);
    };
    addEventListener('keydown', escape, true);
    return () => removeEventListener('keydown', escape, true);
  }, [show]);
  return (
    <section ref={place} className={styles.drawer} data-drawer={name} tabIndex={-1} aria-labelledby={`drawer-${name}`}>
      <header className={styles.head}>
        <h2 id={`drawer-${name}`}>{t(TITLES[name])}</h2>
        <button type="button" className={styles.close} aria-label={t('dialog.close')} onClick={() => show(null)}>
          ✕
        </button>
      </header>
      <div className={styles.content}>{children}</div>
    </section>
  );
}
