import { useEffect, useState } from 'react';
import styles from './front-page.module.css';
import { Flag } from './map/glyphs.tsx';
import { RealmMap } from './map/realm-map.tsx';

type Game = { id: string; name: string; about: string; emblem: string };

const GAMES: readonly Game[] = [
  {
    id: 'tictactoe',
    name: 'Tic-tac-toe',
    about: 'Nine cells and two seats: the smallest thing that is still a game.',
    emblem: 'M17 5v38M31 5v38M5 17h38M5 31h38M20 20l8 8m0-8-8 8M38.5 7a3.6 3.6 0 1 1-.1 0M9.5 34.5a3.6 3.6 0 1 1-.1 0',
  },
  {
    id: 'lanterns',
    name: 'Lanterns',
    about: 'Lantern keepers on a foggy river: hidden hands, dice, and secret bids paid in oil.',
    emblem:
      'M18 14h12l4 6v16l-4 6H18l-4-6V20zM18 14c0-12 12-12 12 0M24 22c6 6 6 12 0 15-6-3-6-9 0-15M14 20h20M14 36h20',
  },
  {
    id: 'skirmish',
    name: 'Skirmish',
    about: 'Heroes on a grid of squares, against enemies that move by themselves.',
    emblem: 'M8 6l24 26M40 6 16 32M26 36l10-10M12 26l10 10M34 34l7 7M14 34l-7 7M8 6l1 7M8 6l7 1M40 6l-1 7M40 6l-7 1',
  },
];

type Step = { name: string; about: string };

const PROMISES: readonly { title: string; text: string }[] = [
  {
    title: 'Every legal choice, and no other.',
    text: 'At each moment the game knows who must choose and lists all they may do. An answer that is not on the list is refused, and nothing changes.',
  },
  {
    title: 'It tells you why.',
    text: 'Steps, choices, numbers and refusals carry the id of the rule behind them, so “why not?” has an answer you can look up.',
  },
  {
    title: 'What is hidden stays hidden.',
    text: 'Each seat gets a view of its own, built only from what that seat may know.',
  },
  {
    title: 'The answers are the game.',
    text: 'A saved game is its seed and the answers given. The same file plays the same game again, on any machine.',
  },
];

const DONE: readonly Step[] = [
  { name: 'Kernel', about: 'Runs any game, one decision at a time, and knows none of them by name.' },
  { name: 'Rulebook', about: 'The rules, restated in our own words, each with an id that never changes.' },
  { name: 'Terminal', about: 'Three practice games, playable from end to end.' },
];

const AHEAD: readonly Step[] = [
  { name: 'A board in the browser', about: 'Until it is here, this page is only a signpost.' },
  { name: 'Runebound and Middara', about: 'Their rules are catalogued; the games cannot be played yet.' },
  { name: 'Friends at the table', about: 'Accounts, invitations and play over the network.' },
];

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
      <button type="button" onClick={() => void copy()} aria-label={`Copy: ${text}`}>
        {copied ? 'Copied' : 'Copy'}
      </button>
      <output className={styles.unseen}>{copied ? `Copied: ${text}` : ''}</output>
    </span>
  );
}

function GameEntry({ game: { id, name, about, emblem } }: { game: Game }) {
  return (
    <li className={styles.game}>
      <svg viewBox="0 0 48 48" aria-hidden="true">
        <path d={emblem} />
      </svg>
      <div>
        <h3>{name}</h3>
        <p>{about}</p>
        <Command text={`npx questwright play ${id}`} />
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

/** A refused answer, as the terminal gives it, with its rule. */
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
        <p>Seat 1 answers “centre”. Seat 0 already holds it, so the answer is refused, with the reason:</p>
        <p className={styles.ruling}>
          <a className={styles.ruleId} href="/rules#TIC-TRN-03">
            TIC-TRN-03
          </a>{' '}
          A taken cell cannot be chosen.
        </p>
      </figcaption>
    </figure>
  );
}

function Stretch({ name, steps, lit }: { name: string; steps: readonly Step[]; lit: boolean }) {
  return (
    <div className={lit ? styles.behind : styles.ahead}>
      <h3>{name}</h3>
      <ol>
        {steps.map((step) => (
          <li key={step.name}>
            <svg viewBox="-6 -38 34 42" aria-hidden="true">
              <Flag lit={lit} />
            </svg>
            <strong>{step.name}.</strong> {step.about}
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
          <p className={styles.motto}>Board games that keep their own rules.</p>
          <p className={styles.lead}>
            You choose; the table knows the book. Questwright deals, rolls, asks the right player, offers every legal
            choice, and names the rule when you ask why.
          </p>
          <p className={styles.state}>
            <strong>Where we are:</strong> the foundation stands, and you can play in a terminal. There is no game to
            play on this page yet.
          </p>
          <p className={styles.actions}>
            <a className={styles.action} href="#terminal">
              Play in the terminal
            </a>
            <a className={styles.second} href="/rules">
              Read the {RULE_COUNT.toLocaleString('en')} rules
            </a>
          </p>
        </div>
      </header>

      <main>
        <section className={styles.terminal} id="terminal" aria-labelledby="terminal-heading">
          <div className={styles.sectionText}>
            <h2 id="terminal-heading">Play tonight, in a terminal</h2>
            <p>Three practice games are ready. Run a command in the folder of the project.</p>
          </div>
          <ul className={styles.games}>
            {GAMES.map((game) => (
              <GameEntry key={game.id} game={game} />
            ))}
          </ul>
        </section>

        <section className={styles.book} aria-labelledby="book-heading">
          <Deckle />
          <div className={styles.leaf}>
            <h2 id="book-heading">What the table promises</h2>
            <div className={styles.spread}>
              <dl className={styles.promises}>
                {PROMISES.map(({ title, text }) => (
                  <div key={title}>
                    <dt>{title}</dt>
                    <dd>{text}</dd>
                  </div>
                ))}
              </dl>
              <Refusal />
            </div>
          </div>
          <Deckle />
        </section>

        <section className={styles.road} aria-labelledby="road-heading">
          <h2 id="road-heading">The road so far, and the rest of it</h2>
          <div className={styles.columns}>
            <Stretch name="Behind us" steps={DONE} lit />
            <Stretch name="Still ahead" steps={AHEAD} lit={false} />
          </div>
        </section>
      </main>

      <footer className={styles.foot}>
        <p>
          Questwright is free software under the MIT licence. Runebound and Middara are names of their owners, who have
          no part in this project. Set in Cinzel and Alegreya (SIL Open Font License). The map was drawn for this page.
        </p>
      </footer>
    </>
  );
}
