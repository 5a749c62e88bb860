/** What can be done with a game that is over: again, watch, show, keep, check. */

import type { TableInfo } from '@questwright/protocol';
import { useState } from 'react';
import { Declined, gameFile, rematch, tableAddress, tableInfo, verifyFile } from '../../net/requests.ts';
import { problemInWords } from '../../problem.ts';
import { addressOf } from '../../replay/address.ts';
import { t } from '../../words.ts';
import styles from './ending.module.css';
import { Menu } from '../menu.tsx';
import { saveGame } from './save-game.ts';
import { useTable } from '../shown-table.ts';

const HASH_SHOWN = 16;

export function EndingActs({ info, close }: { info: TableInfo; close(): void }) {
  const { seat } = useTable();
  const [said, setSaid] = useState('');
  const [busy, setBusy] = useState(false);
  const doing = (act: () => Promise<string | null>) => (): void => {
    setBusy(true);
    act()
      .then(
        (text) => setSaid(text ?? ''),
        (error: unknown) => setSaid(problemInWords(error instanceof Declined ? error.problem : null)),
      )
      .finally(() => setBusy(false));
  };
  const again = async (): Promise<null> => {
    const { id } = info.rematch === null ? await rematch(info.id) : { id: info.rematch };
    location.assign(tableAddress(id));
    return null;
  };
  const share = async (): Promise<string> => {
    const opened = await tableInfo(info.id, null);
    await navigator.clipboard.writeText(new URL(addressOf(opened, seat, 0), location.href).href);
    return t('ending.shared');
  };
  const save = async (): Promise<string> => t('ending.saved', { file: await saveGame(info, seat) });
  const check = async (): Promise<string> => {
    const { entries, hash } = await verifyFile(await gameFile(info.id, seat));
    return t('ending.verified', { entries, hash: hash?.slice(0, HASH_SHOWN) ?? '' });
  };
  return (
    <div className={styles.acts}>
      <div className={styles.buttons}>
        {seat !== null && (
          <button type="button" className={styles.main} disabled={busy} onClick={doing(again)}>
            {t('ending.rematch')}
          </button>
        )}
        <a className={styles.button} href={`/t/${info.id}/replay?at=0`}>
          {t('ending.replay')}
        </a>
        <button type="button" onClick={close}>
          {t('ending.board')}
        </button>
        <Menu title={t('ending.more')}>
          <li>
            <button type="button" disabled={busy} onClick={doing(share)}>
              {t('ending.share')}
            </button>
          </li>
          <li>
            <button type="button" disabled={busy} onClick={doing(save)}>
              {t('ending.save')}
            </button>
          </li>
          <li>
            <button type="button" disabled={busy} onClick={doing(check)}>
              {t('ending.verify')}
            </button>
          </li>
          <li>
            <a href="/lobby">{t('site.lobby')}</a>
          </li>
          <li>
            <a href="/">{t('page.home')}</a>
          </li>
        </Menu>
      </div>
      <p role="status">{said}</p>
    </div>
  );
}
