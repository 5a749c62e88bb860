/** What keeps a game from going on, and what can be done: seats that somebody got up from, somebody who does not come, answers
 *  that newer rules cannot play again. */

import { useEffect, useState } from 'react';
import { botPlaysOn, Declined, goOnFrom, join, tableAddress } from '../net/requests.ts';
import { problemInWords } from '../problem.ts';
import { t } from '../words.ts';
import { absentSeats } from './absence.ts';
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
  const now = useMinutes();
  if (info.status !== 'playing') return null;
  const attempt = (act: Promise<unknown>): void => {
    act.then(
      () => setProblem(null),
      (error: unknown) => setProblem(problemInWords(error instanceof Declined ? error.problem : null)),
    );
  };
  const isMember = info.host === guest || mySeats.length > 0;
  const seats = info.seats.map(({ kind, before }, seat) => {
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
      </div>
    );
  });
  return (
    <>
      {info.goOn && (
        <div className={styles.banner} role="status">
          <span>{t('go-on.about', info.goOn)}</span>
          {isMember && (
            <button type="button" onClick={() => attempt(goOnFrom(info.id, info.goOn!.from))}>
              {t('go-on.do')}
            </button>
          )}
        </div>
      )}
      {absentSeats(info, guest, now).map((seat) => (
        <div key={seat} className={styles.banner} role="status">
          <span>{t('absent.about', { hero: nameOf(seat) })}</span>
          <button type="button" onClick={() => attempt(botPlaysOn(info.id, seat))}>
            {t('vacancy.let-bot')}
          </button>
        </div>
      ))}
      {seats}
      {problem !== null && <p role="alert">{problem}</p>}
    </>
  );
}

/** The time of day, a minute's worth. */
function useMinutes(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 60_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
