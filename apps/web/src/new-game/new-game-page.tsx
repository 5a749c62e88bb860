/** Setting up a game: a box from the shelf, then seats, heroes, variants, and who may come. */

import { useEffect, useState } from 'react';
import { Icon } from '../frame/icons.tsx';
import { SiteFooter, SiteHeader } from '../frame/site.tsx';
import { Declined, offeredGames, type OfferedGame } from '../net/requests.ts';
import { problemInWords } from '../problem.ts';
import { t } from '../words.ts';
import styles from './new-game-page.module.css';
import { SetupForm } from './setup-form.tsx';
import { Shelf } from './shelf.tsx';

/** Which game a link asks for; null: whoever comes looks at the shelf first. */
function gameAsked(games: readonly OfferedGame[], asked: URLSearchParams): OfferedGame | null {
  const game = games.find(({ id }) => id === asked.get('game'));
  return game ?? (asked.has('packs') || asked.has('with') ? games[0]! : null);
}

export function NewGamePage() {
  const [games, setGames] = useState<readonly OfferedGame[] | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    offeredGames().then(setGames, (error: unknown) =>
      setProblem(problemInWords(error instanceof Declined ? error.problem : null)),
    );
  }, []);
  const asked = new URLSearchParams(location.search);
  const known = games !== null && games.length > 0;
  const game = known ? gameAsked(games, asked) : null;
  return (
    <div className={styles.room}>
      <SiteHeader />
      <main>
        <div className={styles.top}>
          {game && (
            <a className={styles.back} href="/new" aria-label={t('new.back')}>
              <Icon name="back" />
            </a>
          )}
          <h1>{t(game ? 'new.title' : 'shelf.title')}</h1>
          <p>{game ? t('new.lead', { game: game.title }) : t('shelf.lead')}</p>
        </div>
        {!known && <p>{problem ?? t('new.loading')}</p>}
        {known && (game ? <SetupForm game={game} asked={asked} /> : <Shelf games={games} />)}
      </main>
      <SiteFooter />
    </div>
  );
}
