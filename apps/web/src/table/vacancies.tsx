/** Seats that somebody got up from: others may sit down there, whoever left may come back, and a bot may play on. */

import { useState } from 'react';
import { botPlaysOn, Declined, join, tableAddress } from '../net/requests.ts';
import { problemInWords } from '../problem.ts';
import { t } from '../words.ts';
import { Invitation } from './gathering.tsx';
import { useTable } from './shown-table.ts';
import styles from './table-page.module.css';

interface VacanciesProps {
  guest: string | null;
  mySeats: readonly number[];
  /** What lets one sit down on a seat for friends. */
  invite: string | null;
  /** For the host: what friends need. */
  invitation: string | null;
}

export function Vacancies({ guest, mySeats, invite, invitation }: VacanciesProps) {
  const { info, nameOf } = useTable();
  const [problem, setProblem] = useState<string | null>(null);
  if (info.status !== 'playing') return null;
  const attempt = (act: Promise<unknown>): void => {
    act.then(
      () => setProblem(null),
      (error: unknown) => setProblem(problemInWords(error instanceof Declined ? error.problem : null)),
    );
  };
  return info.seats.map(({ kind, before }, seat) => {
    const isOpen = kind === 'open' || kind === 'friend';
    const wasMine = before !== null && before === guest;
    // Whoever still plays another seat has given this one away for good reason.
    if (!isOpen && !(wasMine && kind === 'bot' && mySeats.length === 0)) return null;
    const maySit = wasMine || (mySeats.length === 0 && (kind === 'open' || invite !== null));
    const hero = nameOf(seat);
    return (
      <div key={seat} className={styles.banner} role="status">
        <span>{t(isOpen ? 'vacancy.open' : 'vacancy.bot', { hero })}</span>
        {maySit && (
          <button type="button" onClick={() => attempt(join(info.id, seat, invite))}>
            {wasMine ? t('vacancy.back') : t('gathering.sit')}
          </button>
        )}
        {isOpen && (wasMine || mySeats.length > 0) && (
          <button type="button" onClick={() => attempt(botPlaysOn(info.id, seat))}>
            {t('vacancy.let-bot')}
          </button>
        )}
        {kind === 'friend' && invitation !== null && (
          <Invitation address={`${location.origin}${tableAddress(info.id)}?invite=${invitation}`} />
        )}
        {problem !== null && <span role="alert">{problem}</span>}
      </div>
    );
  });
}
