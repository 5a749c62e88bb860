import type { Known } from '../net/table-store.ts';
import { t } from '../words.ts';
import styles from './table-page.module.css';

/** The line is broken, or the server has a newer page than this one. */
export function LinkBanner({ link, outdated }: Pick<Known, 'link' | 'outdated'>) {
  const reload = (
    <button type="button" onClick={() => location.reload()}>
      {t('link.reload')}
    </button>
  );
  if (link === 'lost' || link === 'closed') {
    return (
      <div className={styles.banner} role="alert">
        <span>{t(link === 'closed' ? 'link.closed' : 'link.lost')}</span>
        {link === 'closed' && reload}
      </div>
    );
  }
  if (!outdated) return null;
  return (
    <div className={styles.banner} role="status">
      <span>{t('link.outdated')}</span>
      {reload}
    </div>
  );
}
