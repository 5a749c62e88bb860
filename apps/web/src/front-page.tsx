import { useEffect, useState } from 'react';
import styles from './front-page.module.css';
import { MyGames } from './my-games.tsx';
import { Flag } from './map/glyphs.tsx';
import { RealmMap } from './map/realm-map.tsx';
import { Declined, introduce, openTable, start, tableAddress } from './net/requests.ts';
import { problemInWords } from './problem.ts';
import { t, type Key } from './words.ts';

const EMBLEMS = {
  tictactoe: 'M17 5v38M31 5v38M5 17h38M5 31h38M20 20l8 8m0-8-8 8M38.5 7a3.6 3.6 0 1 1-.1 0M9.5 34.5a3.6 3.6 0 1 1-.1 0',
  lanterns:
    'M18 14h12l4 6v16l-4 6H18l-4-6V20zM18 14c0-12 12-12 12 0M24 22c6 6 6 12 0 15-6-3-6-9 0-15M14 20h20M14 36h20',
  skirmish: 'M8 6l24 26M40 6 16 32M26 36l10-10M12 26l10 10M34 34l7 7M14 34l-7 7M8 6l1 7M8 6l7 1M40 6l-1 7M40 6l-7 1',
} as const;
type Game = keyof typeof EMBLEMS;
const GAMES = Object.keys(EMBLEMS) as Game[];

const PROMISES = ['promise.legal', 'promise.why', 'promise.hidden', 'promise.file'] as const;
const DONE = ['road.rulebook', 'road.runebound', 'road.friends'] as const;
const AHEAD = ['road.art', 'road.lab', 'road.middara'] as const;
const QUICK = {
  game: 'runebound',
  packs: ['short-quest'],
  seats: [{ kind: 'me' as const }, { kind: 'bot' as const, bot: 'greedy' }, { kind: 'bot' as const, bot: 'greedy' }],
};

/** A table with bots, set up and begun. */
function PlayNow() {
  const [state, setState] = useState<'idle' | 'opening' | { problem: string }>('idle');
  const play = async (): Promise<void> => {
    setState('opening');
    try {
      await introduce();
      const { id } = await openTable(QUICK);
      await start(id);
      location.assign(tableAddress(id));
    } catch (error) {
      setState({ problem: problemInWords(error instanceof Declined ? error.problem : null) });
    }
  };
  return (
    <>
      <button type="button" className={styles.action} disabled={state === 'opening'} onClick={() => void play()}>
        {state === 'opening' ? t('front.playing') : t('front.play')}
      </button>
      {typeof state === 'object' && <span role="alert">{state.problem}</span>}
    </>
  );
}

function Command({ text }: { text: string }) {
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
      <svg viewBox="0 0 48 48" aria-hidden="true">
        <path d={EMBLEMS[game]} />
      </svg>
      <div>
        <h3>{t(`game.${game}`)}</h3>
        <p>{t(`game.${game}.about`)}</p>
        <Command text={`npx questwright play ${game}`} />
      </div>
    </li>
  );
}

/** The uneven edge of hand-made paper. */
function Deckle() {
  return (
    <svg className={styles.deckle} viewBox="0 0 1440 16" preserveAspectRatio="none" aria-hidden="true">
      <path d="M0 0h1440v7c-22 3-38-4-61-1-30 4-44 7-76 3-29-3-52 4-88 2-31-2-45-7-82-4-40 3-51 8-93 4-33-3-60-5-98 0-29 4-63 1-89-2-41-4-57 6-96 4-35-1-58-8-101-4-37 4-66 7-104 2-28-3-53 3-86 4-37 1-50-9-91-6-36 3-65 6-99 3-33-3-50-6-84-1-26 4-60 5-93-4z" />
    </svg>
  );
}

/** A refused answer, with its rule. */
function Refusal() {
  return (
    <figure className={styles.refusal}>
      <svg viewBox="0 0 220 190" aria-hidden="true">
        <path
          className={styles.grid}
          d="M78 14c-2 54 1 108-1 164M142 12c2 56-1 110 1 166M14 66c62-2 128 1 192-1M13 126c64 2 130-2 194 1"
        />
        <path className={styles.cross} d="M92 80c10 12 24 24 36 34M128 79c-12 10-24 23-36 36" />
        <path className={styles.nought} d="M176 24c-22-2-24 32-2 34 24 2 26-34 0-34" />
        <path className={styles.cross} d="M28 140c10 10 22 20 34 30M62 139c-12 9-24 20-34 32" />
        <path className={styles.refused} d="M112 70c-38-4-42 54-2 56 42 2 44-56 2-56" />
      </svg>
      <figcaption>
        <p>{t('refusal.caption')}</p>
        <p className={styles.ruling}>
          <a className={styles.ruleId} href="/rules#TIC-TRN-03">
            TIC-TRN-03
          </a>{' '}
          {t('refusal.reason')}
        </p>
      </figcaption>
    </figure>
  );
}

function Stretch({
  name,
  steps,
  lit,
}: {
  name: Key;
  steps: readonly ((typeof DONE)[number] | (typeof AHEAD)[number])[];
  lit: boolean;
}) {
  return (
    <div className={lit ? styles.behind : styles.ahead}>
      <h3>{t(name)}</h3>
      <ol>
        {steps.map((step) => (
          <li key={step}>
            <svg viewBox="-6 -38 34 42" aria-hidden="true">
              <Flag lit={lit} />
            </svg>
            <strong>{t(step)}</strong> {t(`${step}.text`)}
          </li>
        ))}
      </ol>
    </div>
  );
}

export function FrontPage() {
  return (
    <>
      <header className={styles.opening}>
        <RealmMap className={styles.realm} />
        <div className={styles.title}>
          <h1>
            Quest
            <wbr />
            wright
          </h1>
          <p className={styles.motto}>{t('front.motto')}</p>
          <p className={styles.lead}>{t('front.lead')}</p>
          <p className={styles.actions}>
            <PlayNow />
            <a className={styles.second} href="/new">
              {t('front.full')}
            </a>
          </p>
          <p className={styles.about}>{t('front.play-about')}</p>
          <MyGames />
          <p className={styles.read}>
            <a href="/rules">{t('front.rules', { count: RULE_COUNT })}</a>
          </p>
        </div>
      </header>

      <main>
        <section className={styles.book} aria-labelledby="book-heading">
          <Deckle />
          <div className={styles.leaf}>
            <h2 id="book-heading">{t('promise.heading')}</h2>
            <div className={styles.spread}>
              <dl className={styles.promises}>
                {PROMISES.map((promise) => (
                  <div key={promise}>
                    <dt>{t(promise)}</dt>
                    <dd>{t(`${promise}.text`)}</dd>
                  </div>
                ))}
              </dl>
              <Refusal />
            </div>
          </div>
          <Deckle />
        </section>

        <section className={styles.terminal} id="terminal" aria-labelledby="terminal-heading">
          <div className={styles.sectionText}>
            <h2 id="terminal-heading">{t('front.terminal')}</h2>
            <p>{t('front.terminal-about')}</p>
          </div>
          <ul className={styles.games}>
            {GAMES.map((game) => (
              <GameEntry key={game} game={game} />
            ))}
          </ul>
        </section>

        <section className={styles.road} aria-labelledby="road-heading">
          <h2 id="road-heading">{t('road.heading')}</h2>
          <div className={styles.columns}>
            <Stretch name="road.behind" steps={DONE} lit />
            <Stretch name="road.ahead" steps={AHEAD} lit={false} />
          </div>
        </section>
      </main>

      <footer className={styles.foot}>
        <p>{t('front.foot')}</p>
      </footer>
    </>
  );
}
