/** The games that go on, those that wait for the reader first. */

import { useEffect, useState } from 'react';
import { myTables, tableAddress, type MyTable } from './net/requests.ts';
import styles from './my-games.module.css';
import { t } from './words.ts';

const SHOWN = 4;

const isMine = ({ waitsFor, mine }: MyTable): boolean => waitsFor.some((seat) => mine.includes(seat));
const nameOf = ({ kind, name }: MyTable['seats'][number]): string =>
  kind === 'bot' ? t('seat.bot', { bot: name }) : name;

export function MyGames() {
  const [tables, setTables] = useState<readonly MyTable[]>([]);
  useEffect(() => {
    let gone = false;
    const look = async (): Promise<void> => {
      const all = await myTables();
      const running = all.filter(({ status }) => status === 'playing' || status === 'gathering');
      if (!gone) setTables(running.toSorted((one, other) => Number(isMine(other)) - Number(isMine(one))));
    };
    // Without a connection there is nothing to go on with; the page says so when somebody presses a button.
    look().catch(() => {});
    return () => {
      gone = true;
    };
  }, []);
  if (tables.length === 0) return null;
  return (
    <nav className={styles.games} aria-label={t('front.quests')}>
      <h2>{t('front.continue')}</h2>
      <ul>
        {tables.slice(0, SHOWN).map((table) => (
          <li key={table.id}>
            <a href={tableAddress(table.id)}>
              <strong>{table.name || table.seats.map(nameOf).filter(Boolean).join(', ')}</strong>{' '}
              <span className={isMine(table) ? styles.mine : undefined}>{state(table)}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function state(table: MyTable): string {
  if (table.status === 'gathering') return t('front.gathering');
  if (isMine(table)) return t('front.your-turn');
  return t('front.others-turn', { who: table.waitsFor.map((seat) => nameOf(table.seats[seat]!)).join(', ') });
}
