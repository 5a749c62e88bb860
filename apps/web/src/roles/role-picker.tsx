/** Whom to play: faces, numbers, and how to play each. */

import { isFull, rolesIn, type ChosenRole, type Role } from '@questwright/messages';
import { Fragment, useEffect, useMemo, useState } from 'react';
import { loadGame, type LoadedGame } from '../games/game.ts';
import { Dialog } from '../table/dialog.tsx';
import { t } from '../words.ts';
import styles from './role-picker.module.css';

/** Undefined while it is on its way; null for a game that this page does not know. */
export function useGame(id: string, packs: string): LoadedGame | null | undefined {
  const [game, setGame] = useState<LoadedGame | null | undefined>();
  useEffect(() => {
    let gone = false;
    const chosen = packs === '' ? [] : packs.split(' ');
    loadGame(id, chosen).then(
      (loaded) => gone || setGame(loaded),
      () => gone || setGame(null),
    );
    return () => {
      gone = true;
    };
  }, [id, packs]);
  return game;
}

/** The face of a role, or a question mark for whoever comes. */
export function Face({ game, of, size }: { game: LoadedGame | null | undefined; of: string | null; size: number }) {
  const Portrait = game?.ui.Portrait;
  return (
    <span className={styles.face} style={{ width: size, height: size }} aria-hidden="true">
      {of !== null && Portrait ? <Portrait id={of} size={size} /> : <span>?</span>}
    </span>
  );
}

export const roleName = (game: LoadedGame | null | undefined, role: string | null): string =>
  role === null || !game ? t('roles.anybody') : game.say({ key: `content.${role}`, with: {} });

interface ButtonProps {
  /** Undefined while it is on its way. */
  game: LoadedGame | null | undefined;
  /** Whose role it is. */
  who: string;
  seat: number;
  /** By seat. */
  chosen: readonly (ChosenRole | null)[];
  /** Of the face. */
  size?: number;
  onChoose(role: ChosenRole | null): void;
}

export function RoleButton({ game, who, seat, chosen, size = 44, onChoose }: ButtonProps) {
  const [open, setOpen] = useState(false);
  if (!game?.ui.entry.roles) return null;
  const role = chosen[seat]?.id ?? null;
  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-haspopup="dialog"
        aria-label={t('roles.choose-for', { who, role: roleName(game, role) })}
        onClick={() => setOpen(true)}
      >
        <Face game={game} of={role} size={size} />
        <span>{roleName(game, role)}</span>
      </button>
      {open && (
        <Dialog title={t('roles.title', { who })} look="wide" onClose={() => setOpen(false)}>
          <Roles
            game={game}
            chosen={role}
            others={chosen.map((one, i) => (i === seat ? null : one))}
            onChoose={(taken) => {
              setOpen(false);
              onChoose(taken);
            }}
          />
        </Dialog>
      )}
    </>
  );
}

export function Roles({
  game,
  chosen,
  others,
  onChoose,
}: {
  game: LoadedGame;
  chosen: string | null;
  others: readonly (ChosenRole | null)[];
  onChoose(role: ChosenRole | null): void;
}) {
  const roles = useMemo(() => rolesIn(game.ui.entry, game.content), [game]);
  const severalKinds = new Set(roles.map(({ of }) => of)).size > 1;
  return (
    <ul className={styles.roles}>
      <li className={styles.anybody}>
        <button type="button" aria-pressed={chosen === null} onClick={() => onChoose(null)}>
          <Face game={game} of={null} size={40} />
          <strong>{t('roles.anybody')}</strong>
          <span className={styles.hint}>{t('roles.anybody-about')}</span>
        </button>
      </li>
      {roles.map((role, i) => (
        <Fragment key={role.id}>
          {severalKinds && role.of !== roles[i - 1]?.of && (
            <li className={styles.kind}>
              <h3>{game.say({ key: `roles.${role.of.kind}`, with: {} })}</h3>
            </li>
          )}
          <RoleCard
            game={game}
            role={role}
            chosen={role.id === chosen}
            taken={isFull(role.of, others) || others.some((one) => one?.id === role.id)}
            onChoose={() => onChoose({ id: role.id, option: role.of.option })}
          />
        </Fragment>
      ))}
    </ul>
  );
}

function RoleCard({
  game,
  role: { id, name, lines },
  chosen,
  taken,
  onChoose,
}: {
  game: LoadedGame;
  role: Role;
  chosen: boolean;
  taken: boolean;
  onChoose(): void;
}) {
  const Numbers = game.ui.RoleNumbers;
  const card = game.content.get(id);
  return (
    <li>
      <button type="button" aria-pressed={chosen} disabled={taken} onClick={onChoose}>
        <Face game={game} of={id} size={88} />
        <strong>
          {name}
          {taken && <em>{t('roles.taken')}</em>}
        </strong>
        {Numbers && card ? (
          <span className={styles.numbers}>
            <Numbers card={card} tell={(key) => game.say({ key, with: {} })} />
          </span>
        ) : (
          lines.slice(0, -1).map((line) => (
            <span key={line} className={styles.numbers}>
              {line}
            </span>
          ))
        )}
        <span className={styles.hint}>{lines.at(-1)}</span>
      </button>
    </li>
  );
}
