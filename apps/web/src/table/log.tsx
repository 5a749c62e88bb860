/** What has happened, in sentences, turn by turn; each with its rule. */

import type { LogLine, SeenEvent } from '@questwright/protocol';
import { memo, useMemo, useState } from 'react';
import { t } from '../words.ts';
import styles from './log.module.css';
import { Why } from './rule-link.tsx';
import { useSeen } from './seen.ts';

const SHOWN = 8;

interface Sentence {
  key: string;
  text: string;
  event: SeenEvent;
  undone: boolean;
}
interface Turn {
  key: string;
  /** How it began, or null for what came before. */
  title: Sentence | null;
  sentences: Sentence[];
  takenBack: boolean;
}

/** Turns, the latest first; the sentences of each in order. */
function useTurns(): Turn[] {
  const { log, say } = useSeen();
  return useMemo(() => {
    const turns: Turn[] = [];
    const add = (line: LogLine): void => {
      if (line.takesBack) {
        turns.push({ key: `back ${line.seq}`, title: null, sentences: [], takenBack: true });
        return;
      }
      line.events.forEach((event, i) => {
        const { tag, key, with: params } = event;
        const sentence = { key: `${line.seq}.${i}`, text: say({ key, with: params }), event, undone: line.undone };
        if (tag === 'turn began' || turns.length === 0 || turns.at(-1)!.takenBack) {
          const title = tag === 'turn began' ? sentence : null;
          turns.push({ key: sentence.key, title, sentences: title ? [] : [sentence], takenBack: false });
        } else turns.at(-1)!.sentences.push(sentence);
      });
    };
    for (const line of log) add(line);
    return turns.toReversed();
  }, [log, say]);
}

export const Log = memo(function Log() {
  const turns = useTurns();
  const [shown, setShown] = useState(SHOWN);
  if (turns.length === 0) return <p className={styles.empty}>{t('log.empty')}</p>;
  return (
    <div className={styles.log}>
      {turns.slice(0, shown).map((turn) => (
        <TurnInWords key={turn.key} turn={turn} />
      ))}
      {turns.length > shown && (
        <button className={styles.more} type="button" onClick={() => setShown(shown + SHOWN * 2)}>
          {t('log.more')}
        </button>
      )}
    </div>
  );
});

function TurnInWords({ turn: { title, sentences, takenBack } }: { turn: Turn }) {
  if (takenBack) return <p className={styles.back}>{t('log.taken-back')}</p>;
  return (
    <section className={styles.turn}>
      {title && (
        <h3 className={title.undone ? styles.undone : undefined}>
          <span>{title.text}</span>
          <Line sentence={title} />
        </h3>
      )}
      {sentences.length > 0 && (
        <ul>
          {sentences.map((sentence) => (
            <li key={sentence.key} className={sentence.undone ? styles.undone : undefined}>
              <span>{sentence.text}</span>
              <Line sentence={sentence} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

const Line = ({ sentence: { text, event } }: { sentence: Sentence }) => (
  <Why title={text} about={{ about: 'event', title: text, event }} />
);
