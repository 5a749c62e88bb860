/** Who must do what now, and everything that may be answered, numbered. */

import type { Form } from '@questwright/kernel';
import { useState } from 'react';
import type { Problem } from '@questwright/protocol';
import { t } from '../../words.ts';
import { useAnswers } from './answering.ts';
import { elementInWords, placeAsked, type Asked, type Choice } from './choices.ts';
import styles from './dock.module.css';
import { Fold, Option, type Numbered } from './dock-options.tsx';
import { Tool } from './dock-tool.tsx';
import { useKeys } from '../keys.ts';
import { Recap } from '../log/recap.tsx';
import { Why } from '../why/rule-link.tsx';
import { useTable } from '../shown-table.ts';

interface DockProps {
  problem: Problem | null;
  /** `about` says what comes of it, or why it cannot be. */
  undo: { may: boolean; label: string; about: string; act(): void };
  redo: { may: boolean; about: string; act(): void };
  /** What somebody else does is being shown. */
  playing: { seat: number; waits: boolean; step(): void; skip(): void } | null;
  onHelp(): void;
}

export function Dock({ problem, undo, redo, playing, onHelp }: DockProps) {
  const { chosen, choose, view, say, ui, answer } = useTable();
  const answers = useAnswers();
  const { asked, begun, root, choices, finish, obvious, sending, take } = answers;
  const { Hand } = ui;
  const numbered = choices.map((choice, i) => ({ choice, number: i + 1 }));
  const isStaged = ({ begun: [option = ''], place }: Choice): boolean =>
    begun.length === 0 && place === null && ui.stages?.(view, option) === true;
  const listed = numbered.filter(({ choice }) => !isStaged(choice));
  const foldOf = ({
    choice: {
      begun: [option = ''],
      whole,
    },
  }: Numbered): string | null =>
    whole && begun.length === 0 && asked ? (ui.foldOf?.(view, option, asked.mine.options) ?? null) : null;
  const unplaced = listed.filter(({ choice: { place, aside } }) => place === null && !aside);
  const plain = unplaced.filter((one) => foldOf(one) === null);
  const folds = [...new Set(unplaced.map(foldOf))].filter((title) => title !== null);
  const asides = listed.filter(({ choice: { place, aside } }) => place === null && aside);
  const places = listed.filter(({ choice: { place } }) => place !== null);
  const there = places.filter(({ choice: { place } }) => place === chosen);
  const [reason, setReason] = useState<{ no: number | undefined; text: string } | null>(null);
  /** Why something cannot be done, until the next question. */
  const tell = (text: string): void => setReason({ no: view.decision?.no, text });
  useKeys({
    digit: answers.digit,
    space: () => {
      if (playing) (playing.waits ? playing.step : playing.skip)();
      else if (obvious) take(obvious);
      else if (finish) answers.end();
    },
    escape: () => {
      if (playing) return playing.skip();
      answers.clear();
      answers.back();
    },
    undo: () => (undo.may ? undo.act() : tell(undo.about)),
    redo: () => (redo.may ? redo.act() : tell(redo.about)),
    help: onHelp,
  });

  const form = asked?.mine.forms.find(({ choice }) => choice === begun[0]) ?? null;
  return (
    <section className={styles.dock} aria-label={t('dock.label')} data-decision={view.decision?.no}>
      <div className={styles.line}>
        <Status />
        <div className={styles.tools}>
          {answers.typed !== '' && <kbd>{answers.typed}…</kbd>}
          <Tool sign="↶" keys="Control+Z" {...undo} tell={tell} />
          <Tool sign="↷" label={t('dock.redo')} keys="Control+Y" {...redo} tell={tell} />
          <button type="button" className={styles.keys} onClick={onHelp} aria-label={t('keys.title')}>
            ?
          </button>
        </div>
      </div>
      <p className={styles.reason} role="status">
        {reason?.no === view.decision?.no && reason?.text}
      </p>
      {problem && (
        <p className={styles.problem} role="alert">
          {problem.refusal ? say(problem.refusal) : problem.message || t('problem.no-connection')}
        </p>
      )}
      <Recap playing={playing?.seat ?? null} />
      {playing && (
        <div className={styles.chosen}>
          <button type="button" className={styles.go} onClick={playing.waits ? playing.step : playing.skip}>
            {playing.waits ? t('pace.next') : t('pace.skip')} <kbd className={styles.wide}>{t('key.space')}</kbd>
          </button>
          {playing.waits && (
            <button type="button" onClick={playing.skip}>
              {t('pace.skip-all')} <kbd className={styles.wide}>{t('key.escape')}</kbd>
            </button>
          )}
        </div>
      )}
      <Hand />
      <Hints />
      {form && asked && <Begun form={form} begun={begun} asked={asked} />}
      <div className={styles.answers}>
        {there.length > 0 && (
          <div className={styles.chosen}>
            {there.map(({ choice }, i) => (
              <button
                key={choice.begun.join(' ')}
                type="button"
                className={i === 0 ? styles.go : undefined}
                disabled={sending}
                onClick={() => take(choice)}
              >
                {choice.label} {i === 0 && <kbd className={styles.wide}>{t('key.space')}</kbd>}
              </button>
            ))}
            <button type="button" onClick={() => choose(null)}>
              {t('dock.not-there')} <kbd className={styles.wide}>{t('key.escape')}</kbd>
            </button>
          </div>
        )}
        {plain.length + (finish ? 1 : 0) > 0 && (
          <ol className={styles.options}>
            {plain.map((one) => (
              <Option key={one.number} {...one} />
            ))}
            {finish && (
              <li>
                <button
                  type="button"
                  className={obvious ? styles.option : `${styles.option} ${styles.obvious}`}
                  disabled={sending}
                  onClick={() => answer(begun)}
                >
                  <kbd>{choices.length + 1}</kbd>
                  <span>{begun.length === 1 ? t('dock.none') : t('dock.finish')}</span>
                  {!obvious && <kbd className={styles.wide}>{t('key.space')}</kbd>}
                </button>
              </li>
            )}
          </ol>
        )}
        {begun.length > root && (
          <button type="button" className={styles.back} onClick={answers.back}>
            {t('dock.back')} <kbd className={styles.wide}>{t('key.escape')}</kbd>
          </button>
        )}
        {folds.map((title) => (
          <Fold key={title} title={title} list={unplaced.filter((one) => foldOf(one) === title)} small />
        ))}
        {places.length > 0 && (
          <Fold title={t('dock.places', { number: places.length })} hint={t('dock.places-hint')} list={places} />
        )}
        {asides.length > 0 && <Fold title={t('dock.asides', { number: asides.length })} list={asides} />}
      </div>
      {view.decision === null && !view.over && <p>{t('dock.nothing')}</p>}
    </section>
  );
}

/** One line: who must do what. */
function Status() {
  const { view, offer, say, nameOf, seat, info, words, playing } = useTable();
  const { decision } = view;
  if (view.over || decision === null) return <h2>{t('dock.over')}</h2>;
  // The question that comes next is no part of what is shown.
  if (playing !== null) {
    return <h2>{playing === seat ? t('dock.shown') : t('dock.bot-plays', { who: nameOf(playing), what: null })}</h2>;
  }
  const mine = seat !== null && decision.waitsFor.includes(seat);
  if (mine && offer) {
    const { rule, ...prompt } = offer.prompt;
    const text = say(prompt);
    // What is also drawn need not be written for those who see it.
    const short = words.has(`${prompt.key}.seen`) ? say({ ...prompt, key: `${prompt.key}.seen` }) : null;
    return (
      <div className={styles.status}>
        <h2>
          <em>{nameOf(seat)}:</em>{' '}
          {short === null ? (
            text
          ) : (
            <>
              <span aria-hidden="true">{short}</span>
              <span className="unseen">{text}</span>
            </>
          )}
        </h2>
        <Why title={text} about={{ about: 'words', title: text, rules: [rule] }} />
      </div>
    );
  }
  const who = decision.waitsFor.map((one) => nameOf(one)).join(', ');
  const bot = decision.waitsFor.every((one) => info.seats[one]?.kind === 'bot');
  const proc = `proc.${decision.proc}`;
  const what = words.has(proc) ? say({ key: proc, with: {} }) : '';
  const text = t(bot ? 'dock.bot-plays' : 'dock.waits', { who, what: what === '' ? null : what });
  return (
    <div className={styles.status}>
      <h2>{text}</h2>
      <Why title={text} about={{ about: 'words', title: text, rules: [decision.rule] }} />
    </div>
  );
}

/** What the asked one would work out before answering. */
function Hints() {
  const { ui, scene, complete, view, seat } = useTable();
  if (seat === null || view.decision?.waitsFor.includes(seat) !== true || ui.stages?.(view, 'hints')) return null;
  const lines = complete(() => ui.entry.describe?.hints?.(scene) ?? []) ?? [];
  if (lines.length === 0) return null;
  return (
    <ul className={styles.hints}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

function Begun({ form, begun, asked }: { form: Form; begun: readonly string[]; asked: Asked }) {
  const so = begun.slice(1).map((element) => elementInWords(form, element, asked));
  const place = placeAsked(form, begun, asked);
  const label = asked.offer.forms.find(({ choice }) => choice === form.choice)?.label;
  return (
    <p className={styles.begun}>
      {label && asked.say(label)}
      {so.length > 0 && <>: {so.join(', ')}</>}
      {place !== null && <strong> {t('dock.how-many', { what: place })}</strong>}
    </p>
  );
}
