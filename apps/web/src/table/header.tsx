import type { TableInfo } from '@questwright/protocol';
import { t } from '../words.ts';
import { Corner } from './scene/corner.tsx';
import styles from './table-page.module.css';

interface HeaderProps {
  title: string;
  info: TableInfo;
  spectator: boolean;
  /** How many lines of the talk were not read; null where nobody talks. */
  unread: number | null;
}

export function Header({ title, info, spectator, unread }: HeaderProps) {
  const watched = info.spectators > 0;
  return (
    <header>
      <h1 className="unseen">{title}</h1>
      {(spectator || watched) && (
        <p className={styles.watching}>
          {spectator && <strong>{t('table.watching')} </strong>}
          {watched && t('table.spectators', { number: info.spectators })}
        </p>
      )}
      <Corner unread={unread} />
    </header>
  );
}
