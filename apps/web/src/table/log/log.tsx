/** What has happened, in sentences, turn by turn: each with its rule, its moment and its place. */

import { memo, useEffect, useMemo, useState } from 'react';
import { t } from '../../words.ts';
import {
  asText,
  filtered,
  isFiltering,
  isScene,
  turnsOf,
  type Filter,
  type Scene,
  type Sentence,
  type Turn,
} from './log-groups.ts';
import { Folded } from '../folded.tsx';
import styles from './log.module.css';
import { Why } from '../why/rule-link.tsx';
import { useTable } from '../shown-table.ts';
import { isFree } from '../undoing.ts';

const SHOWN = 8;
const NOTHING: Filter = { words: '', seat: null };
const THANKS = 2500;

export const Log = memo(function Log() {
  const { log, say, ui, older, info } = useTable();
  const [filter, setFilter] = useState(NOTHING);
  const [shown, setShown] = useState(SHOWN);
  const [open, setOpen] = useState<string | null>(null);
  const turns = useMemo(() => turnsOf(log, say, ui.sceneOf ?? (() => null)), [log, say, ui]);
  const wanted = useMemo(() => filtered(turns, filter), [turns, filter]);
  const more = (): void => {
    setShown(shown + SHOWN * 2);
    if (wanted.length <= shown + SHOWN * 2) void older?.();
  };
  if (turns.length === 0) {
    return <p className={styles.empty}>{t(log.length === 0 && info.seq > 0 ? 'log.coming' : 'log.empty')}</p>;
  }
  return (
    <div className={styles.log}>
      <Tools turns={turns} filter={filter} setFilter={setFilter} />
      <div className={styles.lines}>
        <div className={styles.turns}>
          {(wanted.length > shown || older !== null) && (
            <button className={styles.more} type="button" onClick={more}>
              {t('log.more')}
            </button>
          )}
          {wanted.length === 0 && <p className={styles.empty}>{t('log.none')}</p>}
          {wanted.slice(-shown).map((turn) => (
            <TurnInWords key={turn.key} turn={turn} open={open} setOpen={setOpen} whole={isFiltering(filter)} />
          ))}
        </div>
      </div>
    </div>
  );
});

function Tools(props: { turns: readonly Turn[]; filter: Filter; setFilter(filter: Filter): void }) {
  const { turns, filter, setFilter } = props;
  const { info, nameOf } = useTable();
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), THANKS);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = async (): Promise<void> => {
    const undone = (text: string): string => t('log.undone', { text });
    await navigator.clipboard.writeText(asText(turns, { takenBack: t('log.taken-back'), undone }));
    setCopied(true);
  };
  return (
    <div className={styles.tools}>
      <input
        type="search"
        value={filter.words}
        aria-label={t('log.find')}
        placeholder={t('log.find-short')}
        onChange={(event) => setFilter({ ...filter, words: event.target.value })}
      />
      {info.seats.length > 1 && (
        <select
          value={filter.seat ?? ''}
          aria-label={t('log.whose')}
          onChange={({ target: { value } }) => setFilter({ ...filter, seat: value === '' ? null : Number(value) })}
        >
          <option value="">{t('log.everybody')}</option>
          {info.seats.map((_, seat) => (
            <option key={seat} value={seat}>
              {nameOf(seat)}
            </option>
          ))}
        </select>
      )}
      <button type="button" onClick={() => void copy().catch(() => setCopied(false))}>
        {copied ? t('copy.done') : t('log.copy')}
      </button>
      <span className="unseen" role="status">
        {copied && t('copy.done')}
      </span>
    </div>
  );
}

interface Opening {
  /** The sentence whose possibilities are shown. */
  open: string | null;
  setOpen(key: string | null): void;
}

function TurnInWords({ turn, whole, ...opening }: { turn: Turn; whole: boolean } & Opening) {
  const { title, parts, takenBack } = turn;
  if (takenBack) return <p className={styles.back}>{t('log.taken-back')}</p>;
  return (
    <section className={styles.turn}>
      {title && (
        <h3>
          <Line sentence={title} {...opening} />
        </h3>
      )}
      {parts.length > 0 && (
        <ul>
          {parts.map((part) =>
            isScene(part) ? (
              <li key={part.key}>
                <SceneInWords scene={part} whole={whole} {...opening} />
              </li>
            ) : (
              <li key={part.key}>
                <Line sentence={part} {...opening} />
              </li>
            ),
          )}
        </ul>
      )}
    </section>
  );
}

/** One line, and the dice when it is opened. What is not decided yet is open. */
function SceneInWords({ scene, whole, ...opening }: { scene: Scene; whole: boolean } & Opening) {
  const { decided, kind, sentences } = scene;
  const undone = sentences[0]!.line.undone;
  return (
    <Folded
      className={styles.scene}
      unfolded={decided === null || whole}
      summary={
        <span className={undone ? styles.undone : undefined}>
          {t('log.scene', { kind, told: decided?.text ?? null })}
        </span>
      }
    >
      <ul>
        {sentences.map((sentence) => (
          <li key={sentence.key}>
            <Line sentence={sentence} {...opening} />
          </li>
        ))}
      </ul>
    </Folded>
  );
}

function Line({ sentence, open, setOpen }: { sentence: Sentence } & Opening) {
  const { ui } = useTable();
  const { key, text, event, line } = sentence;
  const shown = open === key;
  const look = (): void => {
    setOpen(shown ? null : key);
    if (!shown) ui.retell?.(line, event);
  };
  return (
    <>
      <span className={line.undone ? `${styles.line} ${styles.undone}` : styles.line}>
        <button type="button" className={styles.text} aria-expanded={shown} onClick={look}>
          {text}
          {line.undone && <span className="unseen"> {t('log.undone-mark')}</span>}
        </button>
        <Why title={text} about={{ about: 'event', title: text, event }} />
      </span>
      {shown && <Possibilities sentence={sentence} />}
    </>
  );
}

/** What can be done with a line: see where it was, go there in the replay, take the game back to it. */
function Possibilities({ sentence: { event, line, text } }: { sentence: Sentence }) {
  const { ui, jump, bringIntoSight, undoTo, info, log, seat, wonder } = useTable();
  const bot = line.seat !== null && info.seats[line.seat]?.kind === 'bot' ? line.seat : null;
  const place = ui.placeIn?.(event) ?? null;
  const mayUndo = undoTo !== null && !line.undone && line.line < info.line;
  const later = log.filter((one) => !one.undone && !one.takesBack && one.line > line.line);
  return (
    <span className={styles.acts}>
      {place !== null && (
        <button type="button" onClick={() => bringIntoSight(place)}>
          {t('log.place')}
        </button>
      )}
      {bot !== null && (
        <button type="button" onClick={() => wonder({ about: 'bot', title: text, bot, seq: line.seq - 1 })}>
          {t('log.bot')}
        </button>
      )}
      <button type="button" onClick={() => jump(line.seq)}>
        {t('log.moment')}
      </button>
      {mayUndo && (
        <button type="button" onClick={() => undoTo(line.line)}>
          {t(isFree(info, line.line, later, seat) ? 'log.undo' : 'log.ask-undo')}
        </button>
      )}
    </span>
  );
}
