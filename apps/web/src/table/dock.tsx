/** Who must do what now, and everything that may be answered, numbered. */

import type { Form } from '@questwright/kernel';
import { useEffect, useRef, useState } from 'react';
import type { Problem } from '@questwright/protocol';
import { t } from '../words.ts';
import { choicesAfter, elementInWords, mayFinish, placeAsked, type Asked, type Choice } from './choices.ts';
import styles from './dock.module.css';
import { useKeys } from './keys.ts';
import { Why } from './rule-link.tsx';
import { useSeen, type Seen } from './seen.ts';

/** How long a number that could go on waits for its next digit. */
const PATIENCE = 700;

interface DockProps {
  sending: boolean;
  problem: Problem | null;
  undo: { may: boolean; free: boolean; act(): void };
  redo: { may: boolean; act(): void };
  onHelp(): void;
}

function askedIn({ view, offer, say, words, ui, scene }: Seen): Asked | null {
  const mine = view.decision?.mine ?? null;
  if (mine === null || offer === null) return null;
  const quiet = new Set(ui.entry.describe?.quiet?.(scene, mine.options) ?? []);
  return { mine, offer, say, words, placeOf: ui.placeOf, quiet };
}

export function Dock(props: DockProps) {
  const seen = useSeen();
  const { view } = seen;
  const no = view.decision?.no ?? -1;
  const [filling, setFilling] = useState<{ no: number; begun: readonly string[] }>({ no, begun: [] });
  const asked = askedIn(seen);
  const [only, ...others] = asked?.offer.forms ?? [];
  const given = filling.no === no ? filling.begun : [];
  // A question that is nothing but a form is begun at once.
  const alone = asked && only && others.length === 0 && asked.mine.options.length + asked.mine.asides.length === 0;
  const begun = given.length === 0 && alone ? [only.choice] : given;
  const begin = (next: readonly string[]): void => setFilling({ no, begun: next });
  return <Answering {...props} asked={asked} begun={begun} begin={begin} root={alone ? 1 : 0} />;
}

interface AnsweringProps extends DockProps {
  asked: Asked | null;
  begun: readonly string[];
  begin(next: readonly string[]): void;
  /** How much of the answer goes without saying. */
  root: number;
}

function Answering({ asked, begun, begin, root, sending, problem, undo, redo, onHelp }: AnsweringProps) {
  const seen = useSeen();
  const { answer, chosen, choose, view, say, ui } = seen;
  const { Hand } = ui;
  const choices = asked ? choicesAfter(begun, asked) : [];
  const plain = choices.filter(({ place }) => place === null);
  const places = choices.filter(({ place }) => place !== null);
  const finish = asked && mayFinish(asked.mine, begun);
  const there = places.filter(({ place }) => place === chosen);
  const [here] = there;
  const [first] = asked?.mine.options ?? [];
  // Where places come first, going somewhere is meant, and no place is more obvious than another.
  const roaming = begun.length === 0 && first !== undefined && asked?.placeOf(first) !== null;
  const obvious = here ?? (finish || roaming ? null : obviousOf(plain));

  const take = (choice: Choice): void => {
    if (sending) return;
    if (choice.whole) {
      choose(null);
      answer(choice.begun);
    } else begin(choice.begun);
  };
  const back = (): void => {
    if (begun.length > root) begin(begun.slice(0, -1));
    else choose(null);
  };
  const typed = useDigits(choices.length + (finish ? 1 : 0), (number) => {
    const choice = choices[number - 1];
    if (choice) take(choice);
    else if (finish) answer(begun);
  });
  useKeys({
    digit: typed.press,
    space: () => (obvious ? take(obvious) : finish ? answer(begun) : undefined),
    escape: () => {
      typed.clear();
      back();
    },
    undo: () => undo.may && undo.act(),
    redo: () => redo.may && redo.act(),
    help: onHelp,
  });

  const form = asked?.mine.forms.find(({ choice }) => choice === begun[0]) ?? null;
  return (
    <section className={styles.dock} aria-label={t('dock.label')} data-decision={view.decision?.no}>
      <div className={styles.line}>
        <Status />
        <div className={styles.tools}>
          {typed.digits !== '' && <kbd>{typed.digits}…</kbd>}
          <button type="button" disabled={!undo.may} onClick={undo.act} aria-keyshortcuts="Control+Z">
            {undo.may && !undo.free ? t('dock.ask-undo') : t('dock.undo')}
          </button>
          <button type="button" disabled={!redo.may} onClick={redo.act} aria-keyshortcuts="Control+Y">
            {t('dock.redo')}
          </button>
          <button type="button" onClick={onHelp} aria-label={t('keys.title')}>
            ?
          </button>
        </div>
      </div>
      {problem && (
        <p className={styles.problem} role="alert">
          {problem.refusal ? say(problem.refusal) : problem.message || t('problem.no-connection')}
        </p>
      )}
      <Hand />
      <Hints />
      {form && asked && <Begun form={form} begun={begun} asked={asked} />}
      {there.length > 0 && (
        <div className={styles.chosen}>
          {there.map((choice, i) => (
            <button
              key={choice.begun.join(' ')}
              type="button"
              className={i === 0 ? styles.go : undefined}
              disabled={sending}
              onClick={() => take(choice)}
            >
              {choice.label} {i === 0 && <kbd>{t('key.space')}</kbd>}
            </button>
          ))}
          <button type="button" onClick={() => choose(null)}>
            {t('dock.not-there')} <kbd>{t('key.escape')}</kbd>
          </button>
        </div>
      )}
      {plain.length + (finish ? 1 : 0) > 0 && (
        <ol className={styles.options}>
          {plain.map((choice, i) => (
            <Option
              key={choice.begun.join(' ')}
              choice={choice}
              number={i + 1}
              obvious={choice === obvious}
              disabled={sending}
              take={take}
            />
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
              </button>
            </li>
          )}
        </ol>
      )}
      {begun.length > root && (
        <button type="button" className={styles.back} onClick={back}>
          {t('dock.back')} <kbd>{t('key.escape')}</kbd>
        </button>
      )}
      {places.length > 0 && (
        <details className={styles.places}>
          <summary>
            {t('dock.places', { number: places.length })} <span>{t('dock.places-hint')}</span>
          </summary>
          <ol className={styles.options}>
            {places.map((choice, i) => (
              <Option
                key={choice.begun.join(' ')}
                choice={choice}
                number={plain.length + i + 1}
                obvious={false}
                disabled={sending}
                take={take}
              />
            ))}
          </ol>
        </details>
      )}
      {view.decision === null && !view.over && <p>{t('dock.nothing')}</p>}
    </section>
  );
}

/** What Space does: to pass where that is possible, else the first thing that is asked for. */
function obviousOf(plain: readonly Choice[]): Choice | null {
  const asked = plain.filter(({ aside, quiet }) => !aside && !quiet);
  return asked.find(({ begun }) => begun[0] === 'pass') ?? asked[0] ?? null;
}

function Option(props: {
  choice: Choice;
  number: number;
  obvious: boolean;
  disabled: boolean;
  take(choice: Choice): void;
}) {
  const { choice, number, obvious, disabled, take } = props;
  const { label, rule } = choice;
  return (
    <li>
      <button
        type="button"
        className={obvious ? `${styles.option} ${styles.obvious}` : styles.option}
        disabled={disabled}
        onClick={() => take(choice)}
      >
        <kbd>{number}</kbd>
        <span>{label}</span>
        {obvious && <kbd className={styles.wide}>{t('key.space')}</kbd>}
      </button>
      <Why title={label} about={{ about: 'words', title: label, rules: [rule] }} />
    </li>
  );
}

/** One line: who must do what. */
function Status() {
  const { view, offer, say, nameOf, seat, info, words } = useSeen();
  const { decision } = view;
  if (view.over || decision === null) return <h2>{t('dock.over')}</h2>;
  const mine = seat !== null && decision.waitsFor.includes(seat);
  if (mine && offer) {
    const { rule, ...prompt } = offer.prompt;
    const text = say(prompt);
    return (
      <div className={styles.status}>
        <h2>
          <em>{nameOf(seat)}:</em> {text}
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
  const { ui, scene, complete, view, seat } = useSeen();
  if (seat === null || view.decision?.waitsFor.includes(seat) !== true) return null;
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

/** Numbers typed digit by digit; taken as soon as no longer one is possible, or after a moment. */
function useDigits(most: number, take: (number: number) => void) {
  const [digits, setDigits] = useState('');
  const latest = useRef(take);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    latest.current = take;
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  const clear = (): void => {
    clearTimeout(timer.current);
    setDigits('');
  };
  const press = (digit: string): void => {
    clear();
    const typed = digits + digit;
    const number = Number(typed);
    if (number < 1 || number > most) return;
    if (number * 10 > most) return latest.current(number);
    setDigits(typed);
    timer.current = setTimeout(() => {
      setDigits('');
      latest.current(number);
    }, PATIENCE);
  };
  return { digits, press, clear };
}
