import { useEffect, useRef } from 'react';
import { t } from '../words.ts';
import styles from './dialog.module.css';

/** A sheet over the table; Escape, the button or a tap beside it puts it away. */
export function Dialog({
  title,
  look,
  onClose,
  children,
}: {
  title: string;
  /** As large as there is room; or framed, as a card is. */
  look?: 'wide' | 'card' | undefined;
  onClose(): void;
  children: React.ReactNode;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const shown = dialog.current;
    if (shown && !shown.open) shown.showModal();
  }, []);
  return (
    // A tap beside the sheet hits the dialog itself; the keyboard has Escape for it.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      className={look === undefined ? styles.dialog : `${styles.dialog} ${styles[look]}`}
      ref={dialog}
      aria-labelledby="dialog-title"
      onClose={onClose}
      onClick={({ target, currentTarget }) => {
        if (target === currentTarget) currentTarget.close();
      }}
    >
      <div className={styles.sheet}>
        <header>
          <h2 id="dialog-title">{title}</h2>
          <button type="button" onClick={() => dialog.current?.close()}>
            {t('dialog.close')}
          </button>
        </header>
        {children}
      </div>
    </dialog>
  );
}
