/** Setting up a game: seats, variants, who may come. */

import { useEffect, useState } from 'react';
import {
  Declined,
  introduce,
  offeredGames,
  openTable,
  start,
  tableAddress,
  type OfferedGame,
  type OfferedPack,
} from '../net/requests.ts';
import { problemInWords } from '../problem.ts';
import type { Rule } from '../rules/rule.ts';
import { useCatalogue } from '../table/catalogue.ts';
import { t } from '../words.ts';
import { bodyOf, firstSetup, isComplete, problemsOf, type Setup } from './setup.ts';
import styles from './new-game-page.module.css';

export function NewGamePage() {
  const [games, setGames] = useState<readonly OfferedGame[] | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    offeredGames().then(setGames, (error: unknown) =>
      setProblem(problemInWords(error instanceof Declined ? error.problem : null)),
    );
  }, []);
  return (
    <>
      <header className={styles.head}>
        <a className={styles.home} href="/">
          {t('page.name')}
        </a>
      </header>
      <main className={styles.page}>
        <h1>{t('new.title')}</h1>
        <p className={styles.lead}>{t('new.lead')}</p>
        {games && games.length > 0 ? <Form games={games} /> : <p>{problem ?? t('new.loading')}</p>}
      </main>
    </>
  );
}

function Form({ games }: { games: readonly OfferedGame[] }) {
  const [setup, setSetup] = useState<Setup>(() => firstSetup(games[0]!));
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const game = games.find(({ id }) => id === setup.game)!;
  const change = (part: Partial<Setup>): void => setSetup({ ...setup, ...part });
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
              checked={one.id === setup.game}
              onChange={() => setSetup(firstSetup(one))}
            />
            {one.title}
          </label>
        ))}
      </fieldset>
      <Seats setup={setup} game={game} change={change} />
      <Variants setup={setup} game={game} change={change} />
      <div className={styles.last}>
        <label htmlFor="table-name">{t('new.name')}</label>
        <input
          id="table-name"
          value={setup.name}
          maxLength={40}
          autoComplete="off"
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
        <div role="status">
          {wrong.map((text) => (
            <p key={text} className={styles.wrong}>
              {text}
            </p>
          ))}
        </div>
        {problem !== null && <p role="alert">{problem}</p>}
        <button type="submit" className={styles.begin} disabled={busy || wrong.length > 0}>
          {isComplete(setup) ? t('new.start') : t('new.open-table')}
        </button>
      </div>
    </form>
  );
}

interface PartProps {
  setup: Setup;
  game: OfferedGame;
  change(part: Partial<Setup>): void;
}

function Seats({ setup, game, change }: PartProps) {
  const { seats } = setup;
  return (
    <fieldset>
      <legend>{t('new.seats')}</legend>
      {seats.map((seat, i) => (
        <div key={i} className={styles.seat}>
          <label htmlFor={`seat-${i}`}>{t('new.seat', { number: i + 1 })}</label>
          <select
            id={`seat-${i}`}
            value={seat}
            onChange={(event) => change({ seats: seats.toSpliced(i, 1, event.target.value) })}
          >
            <option value="me">
              {seats.indexOf('me') < i && seats.includes('me') ? t('new.me-too') : t('new.me')}
            </option>
            {game.bots.map((bot) => (
              <option key={bot} value={`bot:${bot}`}>
                {t('new.bot', { bot })}
              </option>
            ))}
            <option value="friend">{t('new.friend')}</option>
            <option value="open">{t('new.open')}</option>
          </select>
        </div>
      ))}
      <p className={styles.more}>
        <button
          type="button"
          disabled={seats.length >= game.seats.max}
          onClick={() => change({ seats: [...seats, game.bots[0] === undefined ? 'open' : `bot:${game.bots[0]}`] })}
        >
          {t('new.add')}
        </button>
        <button
          type="button"
          disabled={seats.length <= game.seats.min}
          onClick={() => change({ seats: seats.slice(0, -1) })}
        >
          {t('new.remove')}
        </button>
      </p>
    </fieldset>
  );
}

function Variants({ setup, game, change }: PartProps) {
  const rules = useCatalogue();
  const { packs } = setup;
  return (
    <fieldset>
      <legend>{t('new.variants')}</legend>
      {game.packs.length === 0 && <p>{t('new.no-variants')}</p>}
      {game.packs.map((pack) => (
        <Variant
          key={pack.id}
          pack={pack}
          rule={rules?.get(pack.rule)}
          titleOf={(id) => game.packs.find((one) => one.id === id)?.title ?? id}
          taken={packs.includes(pack.id)}
          onTake={(taken) => change({ packs: taken ? [...packs, pack.id] : packs.filter((id) => id !== pack.id) })}
        />
      ))}
    </fieldset>
  );
}

interface VariantProps {
  pack: OfferedPack;
  rule: Rule | undefined;
  titleOf(id: string): string;
  taken: boolean;
  onTake(taken: boolean): void;
}
function Variant({ pack: { id, title, rule: ruleId, excludes, needs }, rule, titleOf, taken, onTake }: VariantProps) {
  const conditions = [
    ...(needs.length > 0 ? [t('new.needs', { others: needs.map(titleOf).join(', ') })] : []),
    ...(excludes.length > 0 ? [t('new.excludes', { others: excludes.map(titleOf).join(', ') })] : []),
  ];
  return (
    <div className={styles.variant}>
      <input
        type="checkbox"
        id={`pack-${id}`}
        aria-describedby={`about-${id}`}
        checked={taken}
        onChange={(event) => onTake(event.target.checked)}
      />
      <label htmlFor={`pack-${id}`}>{title}</label>
      <p id={`about-${id}`}>
        {rule?.text} {conditions.length > 0 && <em>({conditions.join('; ')}) </em>}
        <a href={`/rules#${ruleId}`} target="_blank" rel="noreferrer" aria-label={t('new.rule', { rule: ruleId })}>
          {ruleId}
        </a>
      </p>
    </div>
  );
}
