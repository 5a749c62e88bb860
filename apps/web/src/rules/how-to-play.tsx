/** How to play, on two pages, before the rules themselves; below, what small packs change. */

import { useEffect, useState } from 'react';
import { gameBoxes } from '../games/box.ts';
import { HOW } from '../games/how.ts';
import { offeredGames, type OfferedGame } from '../net/requests.ts';
import { t } from '../words.ts';
import styles from './how-to-play.module.css';

/** Games with a guided first game, then others of the shelf. */
const rank = (id: string): number => (gameBoxes[id] === undefined ? 2 : gameBoxes[id].guided ? 0 : 1);
const GAMES = Object.keys(HOW).toSorted((one, other) => rank(one) - rank(other));

export function HowToPlay() {
  const [chosen, choose] = useState(GAMES[0]!);
  const [games, setGames] = useState<readonly OfferedGame[]>([]);
  useEffect(() => {
    // Without the server, what packs change is not known; how to play is.
    offeredGames().then(setGames, () => {});
  }, []);
  const how = HOW[chosen]!;
  const packs = games.find(({ id }) => id === chosen)?.packs.filter(({ about }) => about !== null) ?? [];
  return (
    <section className={styles.how} aria-labelledby="how-title">
      <div className={styles.games} role="group" aria-label={t('how.games')}>
        {GAMES.map((id) => (
          <button key={id} type="button" aria-pressed={id === chosen} onClick={() => choose(id)}>
            {HOW[id]!.title}
          </button>
        ))}
      </div>
      <div className={styles.spread}>
        <h2 id="how-title">{t('how.title', { game: how.title })}</h2>
        <div className={styles.pages}>
          {how.chapters.map(({ title, text }) => (
            <section key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </section>
          ))}
        </div>
        {packs.length > 0 && (
          <details>
            <summary>{t('how.packs')}</summary>
            <dl>
              {packs.map(({ id, title, about, how: learned, rule }) => (
                <div key={id}>
                  <dt>{title}</dt>
                  <dd>
                    {about} <a href={`#${rule}`}>{rule}</a>
                    {learned?.split('\n').map((text) => (
                      <p key={text}>{text}</p>
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </details>
        )}
      </div>
    </section>
  );
}
