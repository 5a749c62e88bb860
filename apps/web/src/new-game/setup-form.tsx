/** Who sits at the table, by which rules, and who may come. A sensible set is chosen already. */

import { useState } from 'react';
import { gameBoxes } from '../games/box.ts';
import { Declined, introduce, openTable, start, tableAddress, type OfferedGame } from '../net/requests.ts';
import { problemInWords } from '../problem.ts';
import { useGame } from '../roles/role-picker.tsx';
import { t } from '../words.ts';
import { BoxSides } from './box-sides.tsx';
import { answerOpening, lineTo } from './opening.ts';
import { Seats } from './seats.tsx';
import { ABSENCES, bodyOf, firstSetup, isComplete, problemsOf, type Absence, type Setup } from './setup.ts';
import styles from './setup-form.module.css';
import { Variants } from './variants.tsx';

function askedFor(game: OfferedGame, asked: URLSearchParams): Setup {
  const first = firstSetup(game, asked.get('packs')?.split(','), gameBoxes[game.id]?.usual);
  if (asked.get('with') !== 'friend') return first;
  return { ...first, seats: first.seats.map((seat, i) => (i === 1 ? { ...seat, who: 'friend' } : seat)) };
}

export function SetupForm({ game, asked }: { game: OfferedGame; asked: URLSearchParams }) {
  const [setup, setSetup] = useState<Setup>(() => askedFor(game, asked));
  const loaded = useGame(game.id, setup.packs.join(' '));
  const own = loaded?.ui.setup;
  const options = { ...own?.first, ...setup.options };
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const change = (part: Partial<Setup>): void => setSetup((before) => ({ ...before, ...part }));
  const wrong = problemsOf(setup, game);
  const complete = isComplete(setup);
  const box = gameBoxes[game.id];
  const open = async (): Promise<void> => {
    setBusy(true);
    try {
      await introduce();
      const { id } = await openTable(bodyOf({ ...setup, options }));
      if (complete) {
        await start(id);
        const mine = setup.seats.flatMap(({ who }, i) => (who === 'me' ? [i] : []));
        // What it does not come to is asked at the table.
        if (own) await answerOpening(lineTo(id), mine, own.answer).catch(() => {});
      }
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
      {own && (
        <own.Part
          game={loaded}
          options={options}
          packs={setup.packs}
          seats={setup.seats.map(({ who }) => who)}
          change={change}
        />
      )}
      <Seats setup={setup} game={game} change={change} />
      <div className={styles.table} data-plain={own ? '' : undefined}>
        {box && (
          <div className={styles.lying}>
            <BoxSides box={box} />
          </div>
        )}
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
      <div className={styles.dock}>
        <Variants setup={setup} game={game} change={change} />
      </div>
      <div className={styles.begin}>
        <div role="status">
          {wrong.map((text) => (
            <p key={text} className={styles.wrong}>
              {text}
            </p>
          ))}
          {wrong.length === 0 && <p>{t(complete ? 'new.ready' : 'new.then-link')}</p>}
        </div>
        {problem !== null && <p role="alert">{problem}</p>}
        <button type="submit" disabled={busy || wrong.length > 0}>
          {complete ? t('new.start') : t('new.open-table')}
        </button>
      </div>
    </form>
  );
}
