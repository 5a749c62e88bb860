/** What somebody has just said, for whoever does not have the talk before their eyes. */

import type { ChatLine } from '@questwright/protocol';
import { useEffect } from 'react';
import { t } from '../../words.ts';
import styles from './chat-toast.module.css';

/** Milliseconds: long enough to be read twice; it stays in the talk, and counts there. */
const SHOWN = 9000;

export function ChatToast({ said, open, close }: { said: ChatLine | null; open(): void; close(): void }) {
  useEffect(() => {
    if (said === null) return;
    const timer = setTimeout(close, SHOWN);
    return () => clearTimeout(timer);
    // Whoever closes it does so for this line.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [said]);
  return (
    <div className={styles.place} role="status">
      {said !== null && (
        <div className={styles.toast}>
          <p>
            <strong>{said.name}</strong> {said.text}
          </p>
          <button type="button" onClick={open}>
            {t('chat.open')}
          </button>
          <button type="button" onClick={close} aria-label={t('dialog.close')}>
            ✕
          </button>
        </div>
      )}
    </div>
  );
}
