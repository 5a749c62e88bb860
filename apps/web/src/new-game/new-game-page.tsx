/** Setting up a game: seats, heroes, variants, who may come. */

import { useEffect, useState } from 'react';
import { Site } from '../frame/site.tsx';
import {
  Declined,
  introduce,
  offeredGames,
  openTable,
  start,
  tableAddress,
  type OfferedGame,
} from '../net/requests.ts';
import { problemInWords } from '../problem.ts';
import { t } from '../words.ts';
import { aboutOf, GameEmblem } from './game-emblem.tsx';
import button from '../frame/big-button.module.css';
import styles from './new-game-page.module.css';
import { Seats } from './seats.tsx';
import { ABSENCES, bodyOf, firstSetup, isComplete, problemsOf, type Absence, type Setup } from './setup.ts';
import { Variants } from './variants.tsx';

export function NewGamePage() {
  const [games, setGames] = useState<readonly OfferedGame[] | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    offeredGames().then(setGames, (error: unknown) =>
      setProblem(problemInWords(error instanceof Declined ? error.problem : null)),
    );
  }, []);
  return (
    <Site>
      <h1>{t('new.title')}</h1>
      <p className={styles.lead}>{t('new.lead')}</p>
      {games && games.length > 0 ? <Form games={games} /> : <p>{problem ?? t('new.loading')}</p>}
    </Site>
  );
}

function Form({ games }: { games: readonly OfferedGame[] }) {
  const [setup, setSetup] = useState<Setup>(() => {
    const asked = new URLSearchParams(location.search);
    const game = games.find(({ id }) => id === asked.get('game')) ?? games[0]!;
    const first = firstSetup(game, asked.get('packs')?.split(','));
    if (asked.get('with') !== 'friend') return first;
    return { ...first, seats: first.seats.map((seat, i) => (i === 1 ? { ...seat, who: 'friend' } : seat)) };
  });
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const game = games.find(({ id }) => id === setup.game)!;
  const change = (part: Partial<Setup>): void => setSetup((before) => ({ ...before, ...part }));
  const wrong = problemsOf(setup, game);
  const open = async (): Promise<void> => {
    setBusy(true);
    try {
      await introduce();
      const { id } = await openTable(bodyOf(setup));
      if (isComplete(setup)) await start(id);
      location.assign(tableAddress(id));
    } catch (error) {
      setProblem(problemInWords(error instanceof Declined ? error.problem : null));
      setBusy(false);
    }
  };
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void open();
      }}
    >
      <fieldset className={styles.games}>
        <legend>{t('new.game')}</legend>
        {games.map((one) => (
          <label key={one.id}>
            <input
              type="radio"
              name="game"
              aria-label={one.title}
              checked={one.id === setup.game}
              onChange={() => setSetup(firstSetup(one))}
            />
            <GameEmblem game={one.id} />
            <span>
              <strong>{one.title}</strong>
              {playersOf(one)}
            </span>
          </label>
        ))}
      </fieldset>
      <div className={styles.people}>
        <Seats setup={setup} game={game} change={change} />
        <fieldset className={styles.last}>
          <legend>{t('new.table')}</legend>
          <label htmlFor="table-name">{t('new.name')}</label>
          <input
            id="table-name"
            value={setup.name}
            maxLength={40}
            autoComplete="off"
            placeholder={t('new.name-optional')}
            onChange={(event) => change({ name: event.target.value })}
          />
          <label className={styles.check}>
            <input
              type="checkbox"
              checked={setup.public}
              onChange={(event) => change({ public: event.target.checked })}
            />
            {t('new.public')}
          </label>
          <label htmlFor="table-absence">{t('new.absence')}</label>
          <select
            id="table-absence"
            value={setup.absence}
            onChange={(event) => change({ absence: event.target.value as Absence })}
          >
            {(Object.keys(ABSENCES) as Absence[]).map((one) => (
              <option key={one} value={one}>
                {t(`new.absence.${one}`)}
              </option>
            ))}
          </select>
        </fieldset>
      </div>
      <Variants setup={setup} game={game} change={change} />
      <div className={styles.begin}>
        <div role="status">
          {wrong.map((text) => (
            <p key={text} className={styles.wrong}>
              {text}
            </p>
          ))}
          {wrong.length === 0 && <p>{t(isComplete(setup) ? 'new.ready' : 'new.then-link')}</p>}
        </div>
        {problem !== null && <p role="alert">{problem}</p>}
        <button type="submit" className={button.big} disabled={busy || wrong.length > 0}>
          {isComplete(setup) ? t('new.start') : t('new.open-table')}
        </button>
      </div>
    </form>
  );
}

const playersOf = ({ id, seats: { min, max } }: OfferedGame): string =>
  t('new.game-about', { about: aboutOf(id), min, max, same: String(min === max) });
