/** The lab: bots play many games in this browser, and the report follows them. */

import '@questwright/lab/report.css';
import { Report } from '@questwright/lab/report';
import { useEffect, useRef, useState } from 'react';
import { Site } from '../frame/site.tsx';
import { Declined, offeredGames, type OfferedGame } from '../net/requests.ts';
import { problemsWith } from '../new-game/setup.ts';
import { problemInWords } from '../problem.ts';
import { useGame } from '../roles/role-picker.tsx';
import { Command } from '../about/terminal.tsx';
import { t } from '../words.ts';
import button from '../frame/big-button.module.css';
import styles from './lab-page.module.css';
import { Parts } from './parts.tsx';
import { addressOf, askedIn, commandOf, setupFrom, type LabSetup } from './setup.ts';
import { useLab, type Run } from './use-lab.ts';

export function LabPage() {
  const [game, setGame] = useState<OfferedGame | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    offeredGames().then(
      (games) => setGame(askedIn(location.search, games)),
      (error: unknown) => setProblem(problemInWords(error instanceof Declined ? error.problem : null)),
    );
  }, []);
  return (
    <Site>
      <h1>{t('lab.title')}</h1>
      <p className={styles.lead}>{t('lab.lead')}</p>
      {game ? <Lab game={game} /> : <p>{problem ?? t('lab.loading')}</p>}
    </Site>
  );
}

function Lab({ game }: { game: OfferedGame }) {
  const [setup, setSetup] = useState<LabSetup>(() => setupFrom(location.search, game));
  const { run, start, stop } = useLab();
  const running = run?.state === 'running';
  const wrong = problemsWith(game, setup.packs, setup.players);
  const mayGoOn = run?.state === 'stopped' && JSON.stringify(run.setup) === JSON.stringify(setup);
  return (
    <>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          history.replaceState(null, '', addressOf(setup));
          start(setup);
        }}
      >
        <fieldset disabled={running} className={styles.all}>
          <legend className="unseen">{t('lab.what')}</legend>
          <Parts setup={setup} game={game} change={(part) => setSetup((before) => ({ ...before, ...part }))} />
        </fieldset>
        <div className={styles.begin}>
          <div role="status">
            {wrong.map((text) => (
              <p key={text} className={styles.wrong}>
                {text}
              </p>
            ))}
            {run && <p>{stateInWords(run)}</p>}
          </div>
          {run && <Progress run={run} />}
          {running ? (
            <button type="button" className={button.big} onClick={stop}>
              {t('lab.stop')}
            </button>
          ) : (
            <button type="submit" className={button.big} disabled={wrong.length > 0}>
              {t(mayGoOn ? 'lab.go-on' : 'lab.start')}
            </button>
          )}
        </div>
      </form>
      {run && <Results run={run} />}
    </>
  );
}

const stateInWords = ({ state, problem }: Run): string =>
  state === 'failed' ? t('lab.failed', { problem: problem ?? '' }) : t(`lab.${state}`);

/** Told by the bar; whoever hears the page is told when it begins and ends, not at every game. */
function Progress({ run: { played, setup, left } }: { run: Run }) {
  const seconds = left === null ? 0 : Math.ceil(left / 1000);
  const minutes = seconds > 90 ? Math.round(seconds / 60) : 0;
  return (
    <div className={styles.progress}>
      <progress aria-label={t('lab.progress')} value={played} max={setup.games} />
      <p>
        {t('lab.status', { played, games: setup.games })}
        {left !== null && <span>{t('lab.left', { minutes, seconds })}</span>}
      </p>
    </div>
  );
}

function Results({ run: { setup, findings, state } }: { run: Run }) {
  const game = useGame(setup.game, setup.packs.join(' '));
  const heading = useRef<HTMLHeadingElement>(null);
  // Whoever has waited for the games, or stopped them, wants to see what came of them.
  useEffect(() => {
    if (state !== 'running') heading.current?.scrollIntoView({ block: 'start' });
  }, [state]);
  if (!findings || !game) return state === 'running' ? <p className={styles.first}>{t('lab.first')}</p> : null;
  const save = (): void => {
    const text = `${JSON.stringify({ settings: setup, report: findings.found }, null, 1)}\n`;
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
    link.download = `lab-${setup.game}-${setup.games}.json`;
    link.click();
    URL.revokeObjectURL(link.href);
  };
  return (
    <section className={styles.results} aria-labelledby="lab-results">
      <h2 id="lab-results" ref={heading}>
        {t('lab.results')}
      </h2>
      <Report figures={findings.figures} outside={findings.outside} say={game.say} />
      <div className={styles.take}>
        <p>
          {t('lab.command')}: <Command text={commandOf(setup)} />
        </p>
        <button type="button" onClick={save}>
          {t('lab.save')}
        </button>
      </div>
    </section>
  );
}
