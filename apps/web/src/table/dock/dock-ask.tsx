/** What is asked, of whom, and what lies at hand for it. */

import type { Form } from '@questwright/kernel';
import { t } from '../../words.ts';
import { useTable } from '../shown-table.ts';
import { Why } from '../why/rule-link.tsx';
import { useAnswers } from './answering.ts';
import { elementInWords, placeAsked, type Asked } from './choices.ts';
import styles from './dock-ask.module.css';

/** From so many letters on a question is told in smaller ones. */
const LONG = 52;

export function Ask() {
  const { ui } = useTable();
  const { asked, begun, typed } = useAnswers();
  const { Hand } = ui;
  const form = asked?.mine.forms.find(({ choice }) => choice === begun[0]) ?? null;
  return (
    <div className={styles.ask}>
      <Status />
      {typed !== '' && <kbd className={styles.typed}>{typed}…</kbd>}
      {form && asked && <Begun form={form} begun={begun} asked={asked} />}
      <Hand />
    </div>
  );
}

/** One line: who must do what. */
function Status() {
  const { view, offer, say, nameOf, seat, info, words, playing, beat } = useTable();
  const { decision } = view;
  if (view.over || decision === null) return <Question text={t(view.over ? 'dock.over' : 'dock.nothing')} />;
  if (beat?.kind === 'fall') return <Question text={t('fall.read')} />;
  // The question that comes next is no part of what is shown.
  if (playing !== null) {
    return (
      <Question text={playing === seat ? t('dock.shown') : t('dock.bot-plays', { who: nameOf(playing), what: null })} />
    );
  }
  const mine = seat !== null && decision.waitsFor.includes(seat);
  if (mine && offer) {
    const { rule, ...prompt } = offer.prompt;
    const text = say(prompt);
    // What is also drawn need not be written for those who see it.
    const short = words.has(`${prompt.key}.seen`) ? say({ ...prompt, key: `${prompt.key}.seen` }) : null;
    return <Question who={nameOf(seat)} text={text} short={short} rule={rule} />;
  }
  const who = decision.waitsFor.map((one) => nameOf(one)).join(', ');
  const bot = decision.waitsFor.every((one) => info.seats[one]?.kind === 'bot');
  const proc = `proc.${decision.proc}`;
  const what = words.has(proc) ? say({ key: proc, with: {} }) : '';
  const text = t(bot ? 'dock.bot-plays' : 'dock.waits', { who, what: what === '' ? null : what });
  return <Question text={text} rule={decision.rule} />;
}

interface QuestionProps {
  who?: string;
  text: string;
  short?: string | null;
  rule?: string;
}

function Question({ who, text, short = null, rule }: QuestionProps) {
  return (
    <div className={styles.question}>
      <h2 data-long={(short ?? text).length > LONG || undefined}>
        {who !== undefined && (
          <>
            <em>{who}:</em>{' '}
          </>
        )}
        {short === null ? (
          text
        ) : (
          <>
            <span aria-hidden="true">{short}</span>
            <span className="unseen">{text}</span>
          </>
        )}
      </h2>
      {rule !== undefined && <Why title={text} about={{ about: 'words', title: text, rules: [rule] }} />}
    </div>
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
