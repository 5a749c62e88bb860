/** The games that go on, those that wait for the reader first. */

import { inOrder, isMyTurn, nameOf, stateOf } from '../lobby/tables.ts';
import { useRepeated } from '../lobby/use-tables.ts';
import { myTables, tableAddress } from '../net/requests.ts';
import styles from './my-games.module.css';
import { t } from '../words.ts';

const SHOWN = 3;
const EVERY = 20_000;

export function MyGames() {
  // Without a connection there is nothing to go on with; the page says so when somebody presses a button.
  const { value } = useRepeated(myTables, EVERY);
  const tables = inOrder((value ?? []).filter(({ status }) => status === 'playing' || status === 'gathering'));
  if (tables.length === 0) return null;
  return (
    <nav className={styles.games} aria-label={t('front.quests')}>
      <h2>{t('front.continue')}</h2>
      <ul>
        {tables.slice(0, SHOWN).map((table) => (
          <li key={table.id}>
            <a href={tableAddress(table.id)}>
              <strong>{nameOf(table)}</strong>{' '}
              <span className={isMyTurn(table) ? styles.mine : undefined}>{stateOf(table, isMyTurn(table))}</span>
            </a>
          </li>
        ))}
      </ul>
      {tables.length > SHOWN && <a href="/lobby">{t('front.all-quests', { number: tables.length })}</a>}
    </nav>
  );
}
