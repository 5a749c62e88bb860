/** A table that has not begun: who is in, the link for friends, and a seat for whoever came by it. */

import { useId, useState } from 'react';
import { botIn, rolesChosen } from '@questwright/messages';
import type { TableInfo } from '@questwright/protocol';
import { SiteHeader } from '../frame/site.tsx';
import type { LoadedGame } from '../games/game.ts';
import { chooseRole, Declined, introduce, join, start, tableAddress } from '../net/requests.ts';
import type { Known } from '../net/table-store.ts';
import { problemInWords } from '../problem.ts';
import { Face, RoleButton, roleName } from '../roles/role-picker.tsx';
import { t } from '../words.ts';
import { LinkBanner } from './link-banner.tsx';
import styles from './gathering.module.css';

interface GatheringProps {
  info: TableInfo;
  guest: { id: string; name: string };
  game: LoadedGame | undefined;
  known: Known;
  invite: string | null;
  /** For the host: what friends need. */
  invitation: string | null;
}

export function Gathering({ info, guest, game, known, invite, invitation }: GatheringProps) {
  const [problem, setProblem] = useState<string | null>(null);
  const [name, setName] = useState(guest.name);
  const mine = info.seats.flatMap((seat, i) => (seat.guest === guest.id ? [i] : []));
  const free = info.seats.flatMap((seat, i) => (seat.kind === 'open' || (seat.kind === 'friend' && invite) ? [i] : []));
  const isHost = info.host === guest.id;
  const ready = info.seats.every(({ kind }) => kind === 'guest' || kind === 'bot');
  const attempt = (act: () => Promise<unknown>): void => {
    act().then(
      () => setProblem(null),
      (error: unknown) => setProblem(problemInWords(error instanceof Declined ? error.problem : null)),
    );
  };
  const sit = async (): Promise<void> => {
    const called = name.trim();
    if (called !== '' && called !== guest.name) await introduce({ name: called });
    await join(info.id, free[0] ?? null, invite);
  };
  const title = game ? game.say({ key: game.ui.entry.title, with: {} }) : t('gathering.over');
  return (
    <>
      <SiteHeader />
      <LinkBanner {...known} />
      <main className={styles.page}>
        <p className={styles.over}>{title}</p>
        <h1>{info.name || t('gathering.title')}</h1>
        {info.packs.length > 0 && (
          <p className={styles.packs}>
            {info.packs.map((pack) => (
              <span key={pack}>{game?.say({ key: `pack.${pack}`, with: {} }) ?? ''}</span>
            ))}
          </p>
        )}
        <Seats
          info={info}
          guest={guest.id}
          game={game}
          onChoose={(seat, role) => attempt(() => chooseRole(info.id, seat, role))}
        />
        {mine.length === 0 && free.length > 0 && (
          <form
            className={styles.sit}
            onSubmit={(event) => {
              event.preventDefault();
              attempt(sit);
            }}
          >
            <label htmlFor="name">{t('gathering.name')}</label>
            <input
              id="name"
              value={name}
              maxLength={40}
              autoComplete="off"
              onChange={(event) => setName(event.target.value)}
            />
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
            <button
              type="button"
              className={styles.main}
              disabled={!ready}
              onClick={() => attempt(() => start(info.id))}
            >
              {t('gathering.start')}
            </button>
          </p>
        )}
        <p className={styles.quiet} role="status">
          {mine.length > 0 && !ready && t('gathering.waits')}
          {mine.length > 0 && ready && !isHost && t('gathering.host-starts')}
        </p>
        {problem !== null && <p role="alert">{problem}</p>}
      </main>
    </>
  );
}

function Seats({
  info: { seats, options, host },
  guest,
  game,
  onChoose,
}: {
  info: TableInfo;
  guest: string;
  game: LoadedGame | undefined;
  onChoose(seat: number, role: string | null): void;
}) {
  const roles = game?.ui.entry.roles;
  const chosen = game ? rolesChosen(game.ui.entry, options, seats.length) : [];
  return (
    <ol className={styles.seats}>
      {seats.map((seat, i) => {
        const player = seat.kind === 'bot' ? t('seat.bot', botIn(seat.name)) : seat.name || t('seat.free');
        const may = seat.guest === guest || (seat.kind === 'bot' && host === guest);
        return (
          <li key={i}>
            <span className={styles.dot} style={{ background: seat.color }} />
            <strong>{player}</strong>
            <span>
              {seat.kind === 'open' && t('seat.open')}
              {seat.kind === 'friend' && t('seat.friend')}
              {seat.guest === guest && t('seat.you')}
            </span>
            {roles && may && (
              <RoleButton
                game={game}
                who={player}
                seat={i}
                chosen={chosen}
                onChoose={(role) => onChoose(i, role?.id ?? null)}
              />
            )}
            {!may && chosen[i] && (
              <span className={styles.role}>
                <Face game={game} of={chosen[i].id} size={44} />
                {roleName(game, chosen[i].id)}
              </span>
            )}
          </li>
        );
      })}
    </ol>
  );
}

export function Invitation({ address }: { address: string }) {
  const id = useId();
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
      <label htmlFor={id}>{t('gathering.link')}</label>
      <input id={id} readOnly value={address} onFocus={(event) => event.target.select()} />
      <button type="button" onClick={() => void copy()}>
        {copied ? t('copy.done') : t('copy.do')}
      </button>
    </div>
  );
}
