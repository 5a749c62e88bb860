/** Games that are small enough for a terminal, and the commands that begin them. */

import { useEffect, useState } from 'react';
import { GameEmblem } from '../new-game/game-emblem.tsx';
import { t } from '../words.ts';
import styles from './terminal.module.css';

const GAMES = ['tictactoe', 'lanterns', 'skirmish'] as const;
type Game = (typeof GAMES)[number];

export function Command({ text }: { text: string }) {
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    // There is no clipboard on a page that is served over plain HTTP to another machine.
    await navigator.clipboard?.writeText(text).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  };
  useEffect(() => {
    if (!copied) return undefined;
    const timer = setTimeout(() => setCopied(false), 2400);
    return () => clearTimeout(timer);
  }, [copied]);
  return (
    <span className={styles.command}>
      <code>{text}</code>
      <button type="button" onClick={() => void copy()} aria-label={t('front.copy', { text })}>
        {copied ? t('copy.done') : t('copy.do')}
      </button>
      <output className={styles.unseen}>{copied ? t('front.copied', { text }) : ''}</output>
    </span>
  );
}

function GameEntry({ game }: { game: Game }) {
  return (
    <li className={styles.game}>
      <GameEmblem game={game} />
      <div>
        <h3>{t(`game.${game}`)}</h3>
        <p>{t(`game.${game}.about`)}</p>
        <Command text={`npx questwright play ${game}`} />
      </div>
    </li>
  );
}

export function Terminal() {
  return (
    <ul className={styles.games}>
      {GAMES.map((game) => (
        <GameEntry key={game} game={game} />
      ))}
    </ul>
  );
}
