/** A table that has not begun: who is in, the link for friends, and a seat for whoever came by it. */

import { useState } from 'react';
import type { TableInfo } from '@questwright/protocol';
import { Declined, introduce, join, start, tableAddress } from '../net/requests.ts';
import { t } from '../words.ts';
import { problemInWords } from '../problem.ts';
import styles from './gathering.module.css';

interface GatheringProps {
  info: TableInfo;
  guest: { id: string; name: string };
  invite: string | null;
  /** For the host: what friends need. */
  invitation: string | null;
}

export function Gathering({ info, guest, invite, invitation }: GatheringProps) {
  const [problem, setProblem] = useState<string | null>(null);
  const [name, setName] = useState(guest.name);
  const mine = info.seats.flatMap((seat, i) => (seat.guest === guest.id ? [i] : []));
  const free = info.seats.flatMap((seat, i) => (seat.kind === 'open' || (seat.kind === 'friend' && invite) ? [i] : []));
  const isHost = info.host === guest.id;
  const ready = info.seats.every(({ kind }) => kind === 'guest' || kind === 'bot');
  const attempt = (act: () => Promise<unknown>) => (): void => {
    act().then(
      () => setProblem(null),
      (error: unknown) => setProblem(problemInWords(error instanceof Declined ? error.problem : null)),
    );
  };
  const sit = attempt(async () => {
    const called = name.trim();
    if (called !== '' && called !== guest.name) await introduce({ name: called });
    await join(info.id, free[0] ?? null, invite);
  });
  return (
    <main className={styles.page}>
      <p className={styles.over}>{t('gathering.over')}</p>
      <h1>{info.name || t('gathering.title')}</h1>
      <ol className={styles.seats}>
        {info.seats.map((seat, i) => (
          <li key={i}>
            <span className={styles.dot} style={{ background: seat.color }} />
            <strong>{seat.kind === 'bot' ? t('seat.bot', { bot: seat.name }) : seat.name || t('seat.free')}</strong>
            <span>
              {seat.kind === 'open' && t('seat.open')}
              {seat.kind === 'friend' && t('seat.friend')}
              {seat.guest === guest.id && t('seat.you')}
            </span>
          </li>
        ))}
      </ol>
      {mine.length === 0 && free.length > 0 && (
        <form
          className={styles.sit}
          onSubmit={(event) => {
            event.preventDefault();
            sit();
          }}
        >
          <label htmlFor="name">{t('gathering.name')}</label>
          <input id="name" value={name} maxLength={40} onChange={(event) => setName(event.target.value)} />
          <button type="submit" className={styles.main}>
            {t('gathering.sit')}
          </button>
        </form>
      )}
      {mine.length === 0 && free.length === 0 && <p>{t('gathering.full')}</p>}
      {invitation !== null && !ready && (
        <Invitation address={`${location.origin}${tableAddress(info.id)}?invite=${invitation}`} />
      )}
      {isHost && (
        <p>
          <button type="button" className={styles.main} disabled={!ready} onClick={attempt(() => start(info.id))}>
            {t('gathering.start')}
          </button>
        </p>
      )}
      <p className={styles.quiet}>
        {mine.length > 0 && !ready && t('gathering.waits')}
        {mine.length > 0 && ready && !isHost && t('gathering.host-starts')}
      </p>
      {problem !== null && <p role="alert">{problem}</p>}
      <p>
        <a href="/">{t('page.home')}</a>
      </p>
    </main>
  );
}

function Invitation({ address }: { address: string }) {
  const [copied, setCopied] = useState(false);
  const copy = async (): Promise<void> => {
    // There is no clipboard on a page that is served over plain HTTP to another machine.
    await navigator.clipboard?.writeText(address).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  };
  return (
    <div className={styles.invite}>
      <label htmlFor="invite">{t('gathering.link')}</label>
      <input id="invite" readOnly value={address} onFocus={(event) => event.target.select()} />
      <button type="button" onClick={() => void copy()}>
        {copied ? t('copy.done') : t('copy.do')}
      </button>
    </div>
  );
}
