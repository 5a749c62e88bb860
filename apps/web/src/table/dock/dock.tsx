/** The tray before the player: what is asked, everything that may be answered, and the tools. It keeps its height whatever is
 *  asked. */

import { useState } from 'react';
import type { Problem } from '@questwright/protocol';
import { Advice } from '../../guide/advice.tsx';
import { ActionCard } from '../../materials/action-card.tsx';
import { Knob } from '../../materials/knob.tsx';
import { t } from '../../words.ts';
import { useKeys } from '../keys.ts';
import { useTable } from '../shown-table.ts';
import { usePlans, useAnswers } from './answering.ts';
import { Ask } from './dock-ask.tsx';
import { Cards } from './dock-cards.tsx';
import { Notes } from './dock-notes.tsx';
import { Standing } from './dock-standing.tsx';
import { Tool } from './dock-tool.tsx';
import cards from './dock-cards.module.css';
import styles from './dock.module.css';

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
  const seen = useTable();
  const { view, standing } = seen;
  /** What the reader must have read. */
  const reads = seen.beat?.kind === 'fall';
  /** Answers are given: nothing else is, until that ends. */
  const isRunning = standing !== null && standing.given !== null;
  const answers = useAnswers();
  const [reason, setReason] = useState<{ no: number | undefined; text: string } | null>(null);
  /** Why something cannot be done, until the next question. */
  const tell = (text: string): void => setReason({ no: view.decision?.no, text });
  const [plan] = usePlans();
  const planned = answers.begun.length === 0 ? plan : undefined;
  useKeys({
    digit: (digit) => {
      if (!isRunning) answers.digit(digit);
    },
    space: () => {
      if (isRunning) return;
      if (playing) (playing.waits ? playing.step : playing.skip)();
      else if (planned) seen.standing?.giveInTurn(planned);
      else if (answers.obvious) answers.take(answers.obvious);
      else if (answers.finish) answers.end();
      else document.querySelector<HTMLButtonElement>('#map button[aria-keyshortcuts="Space"]:enabled')?.click();
    },
    escape: () => {
      if (isRunning) return standing.end();
      if (playing) return (reads ? playing.step : playing.skip)();
      answers.clear();
      answers.back();
    },
    undo: () => (undo.may ? undo.act() : tell(undo.about)),
    redo: () => (redo.may ? redo.act() : tell(redo.about)),
    help: onHelp,
    standing: () => {
      const [order] = standing?.orders ?? [];
      if (isRunning) standing.end();
      else if (order !== undefined) standing?.give(order);
    },
  });
  return (
    <section
      id="question"
      tabIndex={-1}
      className={styles.dock}
      aria-label={t('dock.label')}
      data-decision={view.decision?.no}
    >
      <Notes
        problem={problem}
        reason={reason !== null && reason.no === view.decision?.no ? reason.text : ''}
        playing={playing?.seat ?? null}
      />
      <Ask />
      {playing ? <Watching {...playing} reads={reads} /> : <Cards inert={isRunning} />}
      <Standing />
      <div className={styles.tools}>
        <Tool sign="undo" keys="Control+Z" {...undo} tell={tell} />
        <span className={styles.keys}>
          <Knob sign="?" label={t('keys.title')} onClick={onHelp} />
        </span>
        <Tool sign="redo" label={t('dock.redo')} keys="Control+Y" {...redo} tell={tell} small />
        <Advice />
      </div>
    </section>
  );
}

interface WatchingProps {
  waits: boolean;
  reads: boolean;
  step(): void;
  skip(): void;
}

/** While others play: one looks on, or not. */
function Watching({ waits, reads, step, skip }: WatchingProps) {
  return (
    <ol className={cards.cards}>
      <li className={cards.slot} data-suggested="">
        <ActionCard
          sign="play"
          verb={t(reads ? 'fall.go-on' : waits ? 'pace.next' : 'pace.skip')}
          number={null}
          keyName={t('key.space')}
          suggested
          onPress={waits ? step : skip}
        >
          {reads ? t('fall.then') : null}
        </ActionCard>
      </li>
      {waits && !reads && (
        <li className={cards.slot}>
          <ActionCard sign="flag" verb={t('pace.skip-all')} number={null} keyName={t('key.escape')} onPress={skip} />
        </li>
      )}
    </ol>
  );
}
