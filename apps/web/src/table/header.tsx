import type { TableInfo } from '@questwright/protocol';
import { SettingsButton } from '../frame/settings-button.tsx';
import { t } from '../words.ts';
import { TableMenu } from './table-menu.tsx';
import styles from './table-page.module.css';

export function Header({ title, info, spectator }: { title: string; info: TableInfo; spectator: boolean }) {
  return (
    <header className={styles.head}>
      <a className={styles.home} href="/">
        {t('page.name')}
      </a>
      <h1>{title}</h1>
      <p>
        {spectator && <strong>{t('table.watching')} </strong>}
        {info.spectators > 0 && t('table.spectators', { number: info.spectators })}
      </p>
      <TableMenu />
      <SettingsButton />
    </header>
  );
}
