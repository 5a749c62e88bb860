/** What every page but the table has at its head and at its foot. */

import type { ReactNode } from 'react';
import { t } from '../words.ts';
import { SettingsButton } from './settings-button.tsx';
import styles from './site.module.css';

const LINKS = [
  ['/new', 'site.new'],
  ['/lobby', 'site.lobby'],
  ['/rules', 'page.rules'],
  ['/lab', 'site.lab'],
] as const;

export function SiteHeader() {
  return (
    <header className={styles.head}>
      <a className={styles.home} href="/">
        <img src="/favicon.svg" alt="" width="32" height="32" />
        {t('page.name')}
      </a>
      <nav aria-label={t('site.pages')}>
        {LINKS.map(([address, words]) => (
          <a key={address} href={address} aria-current={location.pathname === address ? 'page' : undefined}>
            {t(words)}
          </a>
        ))}
      </nav>
      <SettingsButton />
    </header>
  );
}

export function SiteFooter() {
  return (
    <footer className={styles.foot}>
      <p>{t('site.foot')}</p>
      <p>
        <a href="/board">{t('site.land')}</a> · <a href="/about">{t('site.about')}</a>
      </p>
    </footer>
  );
}

export function Site({ className, children }: { className?: string | undefined; children: ReactNode }) {
  return (
    <div className={styles.site}>
      <SiteHeader />
      <main className={`${styles.page} ${className ?? ''}`}>{children}</main>
      <SiteFooter />
    </div>
  );
}
