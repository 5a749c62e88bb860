import { lazy, Suspense, useState } from 'react';
import { t } from '../words.ts';
import styles from './settings-button.module.css';

const SettingsDialog = lazy(() => import('./settings-dialog.tsx'));

export function SettingsButton() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className={styles.button} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M12 8.4a3.6 3.6 0 1 0 0 7.2 3.6 3.6 0 0 0 0-7.2z" />
          <path d="M10.3 2.5h3.4l.5 2.7 1.8.8 2.3-1.6 2.4 2.4-1.6 2.3.8 1.8 2.6.5v3.2l-2.6.5-.8 1.8 1.6 2.3-2.4 2.4-2.3-1.6-1.8.8-.5 2.7h-3.4l-.5-2.7-1.8-.8-2.3 1.6-2.4-2.4 1.6-2.3-.8-1.8-2.6-.5v-3.2l2.6-.5.8-1.8-1.6-2.3 2.4-2.4L8 6l1.8-.8z" />
        </svg>
        <span>{t('settings.title')}</span>
      </button>
      {open && (
        <Suspense fallback={null}>
          <SettingsDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
