/** Games that are small enough for a terminal, and the commands that begin them. */

import { useEffect, useState } from 'react';
import { Declined, offeredGames, type OfferedGame } from '../net/requests.ts';
import { aboutOf, GameEmblem } from '../new-game/game-emblem.tsx';
import { inDrawer } from '../new-game/shelved.ts';
import { problemInWords } from '../problem.ts';
import { t } from '../words.ts';
import styles from './terminal.module.css';

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
      <output className="unseen">{copied ? t('front.copied', { text }) : ''}</output>
    </span>
  );
}

function GameEntry({ game: { id, title } }: { game: OfferedGame }) {
  return (
    <li className={styles.game}>
      <GameEmblem game={id} />
      <div>
        <h3>{title}</h3>
        <p>{aboutOf(id)}</p>
        <Command text={`npx questwright play ${id}`} />
      </div>
    </li>
  );
}

export function Terminal() {
  const [games, setGames] = useState<readonly OfferedGame[]>([]);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    offeredGames().then(
      (all) => setGames(inDrawer(all)),
      (error: unknown) => setProblem(problemInWords(error instanceof Declined ? error.problem : null)),
    );
  }, []);
  if (problem !== null) return <p>{problem}</p>;
  return (
    <ul className={styles.games}>
      {games.map((game) => (
        <GameEntry key={game.id} game={game} />
      ))}
    </ul>
  );
}
