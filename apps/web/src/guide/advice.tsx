/** What a good player would do, for whoever asks: the answer of a bot that sees what the reader sees, and its reasons. */

import type { Advice as Given } from '@questwright/protocol';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { Knob } from '../materials/knob.tsx';
import { adviceFor, Declined } from '../net/requests.ts';
import { problemInWords } from '../problem.ts';
import { Dialog } from '../table/dialog.tsx';
import { useAnswers } from '../table/dock/answering.ts';
import { pickInWords } from '../table/dock/choices.ts';
import { useTable } from '../table/shown-table.ts';
import { t } from '../words.ts';
import styles from './advice.module.css';
import { buttonOf, spaceOf } from './pointing.ts';

type State = { is: 'idle' | 'thinking' } | { is: 'given'; advice: Given } | { is: 'refused'; why: string };

export function Advice() {
  const { info, view, seat, playing } = useTable();
  const [state, setState] = useState<State>({ is: 'idle' });
  const asked = seat !== null && view.decision?.waitsFor.includes(seat) === true && playing === null;
  if (seat === null || info.marks.includes('guide')) return null;
  const ask = async (): Promise<void> => {
    setState({ is: 'thinking' });
    try {
      setState({ is: 'given', advice: await adviceFor(info.id, seat) });
    } catch (error) {
      setState({ is: 'refused', why: problemInWords(error instanceof Declined ? error.problem : null) });
    }
  };
  const close = (): void => setState({ is: 'idle' });
  const shown =
    state.is === 'refused' ? (
      <p>{state.why}</p>
    ) : state.is === 'given' && state.advice.no === view.decision?.no ? (
      <Told advice={state.advice} onClose={close} />
    ) : null;
  return (
    <>
      <Knob
        sign="star"
        label={t('advice.ask')}
        small
        aria-disabled={!asked || state.is === 'thinking'}
        title={t('advice.ask')}
        onClick={() => asked && state.is !== 'thinking' && void ask()}
      />
      {state.is === 'thinking' && (
        <span className="unseen" role="status">
          {t('advice.thinking')}
        </span>
      )}
      {shown !== null &&
        // Over the whole page, and in no dress of the dock.
        createPortal(
          <Dialog title={t('advice.ask')} onClose={close}>
            {shown}
          </Dialog>,
          document.body,
        )}
    </>
  );
}

function Told({ advice: { pick, then, messages }, onClose }: { advice: Given; onClose(): void }) {
  const { say, ui, choose, bringIntoSight, standing } = useTable();
  const { numberOf, asked } = useAnswers();
  const [option = ''] = pick;
  const words = asked === null ? [] : pickInWords(pick, asked);
  // What follows as a matter of course belongs to it, where only one thing does.
  const [bundle, ...others] = standing?.bundles.filter(({ answers: [first] }) => first?.join() === pick.join()) ?? [];
  const after = bundle !== undefined && others.length === 0 && bundle.answers.length > 1 ? say(bundle.text) : null;
  const show = (): void => {
    // Where a way is planned its end is shown, with the way.
    const answers = [pick, ...then].map((one) => one.join(' '));
    const planned = standing?.bundles.find(({ answers: [first, way] }) => {
      return way !== undefined && first!.join(' ') === answers[0] && way.join(' ') === answers[1];
    });
    const place = planned?.at ?? ui.placeOf(option);
    const number = numberOf(option);
    onClose();
    if (place !== null && spaceOf(place)) {
      choose(place);
      bringIntoSight(place);
    }
    // The dialog gives the focus back first.
    setTimeout(() => buttonOf(number)?.focus(), 150);
  };
  return (
    <div className={styles.advice}>
      {words.map((line, i) => (
        <p key={i} className={styles.pick}>
          {line}
        </p>
      ))}
      {after !== null && <p className={styles.pick}>{after}</p>}
      <ul>
        {messages.map((message, i) => (
          <li key={i}>{say(message)}</li>
        ))}
      </ul>
      <button type="button" onClick={show}>
        {t('guide.show')}
      </button>
    </div>
  );
}
