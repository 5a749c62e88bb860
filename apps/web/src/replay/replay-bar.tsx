/** Goes through a game: a scrubber with the turns on it, steps, playing by itself, whose eyes, and a link to the moment. */

import { useEffect, useMemo, useRef, useState } from 'react';
import type { Opened } from '../net/requests.ts';
import { useTable } from '../table/shown-table.ts';
import { t } from '../words.ts';
import { turnAfter, turnBefore, turnsIn, type Moment } from './reel.ts';
import styles from './replay-bar.module.css';
import { addressOf } from './address.ts';

/** Entries in a second. */
const SPEEDS = [0.5, 1, 2, 4, 8] as const;
const USUAL = 2;
const SECOND = 1000;

interface BarProps {
  moment: Moment;
  mySeats: readonly number[];
  opened: Opened;
  seat: number | null;
  setSeat(seat: number | null): void;
  go(at: number): void;
}

export function ReplayBar({ moment, mySeats, opened, seat, setSeat, go }: BarProps) {
  const { at, last, lines, shown } = moment;
  const { say, nameOf } = useTable();
  const [playing, setPlaying] = useState(false);
  const [speed, setSpeed] = useState<number>(USUAL);
  const turns = useMemo(() => turnsIn(lines), [lines]);
  const line = lines.find(({ seq }) => seq === shown);
  const events = (line?.events ?? []).map((event) => say(event));
  const who = typeof line?.seat === 'number' ? nameOf(line.seat) : null;
  const told = line?.takesBack ? t('log.taken-back') : events.join(' ') || t('replay.quiet', { who });
  const place = t('replay.place', { at: shown, last });

  const runs = playing && at < last;
  useEffect(() => {
    // The next moment is waited for, not skipped, while it is on its way.
    if (!runs || shown !== at) return;
    const timer = setTimeout(() => go(at + 1), SECOND / speed);
    return () => clearTimeout(timer);
  }, [runs, at, shown, speed, go]);
  const move = (to: number): void => {
    setPlaying(false);
    go(to);
  };
  const toggle = (): void => {
    if (at >= last) go(0);
    setPlaying(!runs);
  };
  useReplayKeys({
    ArrowLeft: (far) => move(far ? turnBefore(turns, at) : at - 1),
    ArrowRight: (far) => move(far ? turnAfter(turns, at, last) : at + 1),
    PageUp: () => move(turnBefore(turns, at)),
    PageDown: () => move(turnAfter(turns, at, last)),
    Home: () => move(0),
    End: () => move(last),
    ' ': toggle,
  });
  useAddress(opened, seat, shown);

  const eyes = opened.status === 'over' ? opened.seats.map((_, i) => i) : mySeats;
  return (
    <section className={styles.bar} aria-label={t('replay.label')}>
      <div className={styles.told}>
        {/* A long tale is moved with the keys, too. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
        <p aria-live={runs ? 'off' : 'polite'} tabIndex={0}>
          {told}
        </p>
        <span className={styles.place}>{place}</span>
      </div>
      <div className={styles.track}>
        <svg className={styles.turns} viewBox="0 0 1000 8" preserveAspectRatio="none" aria-hidden="true">
          {turns.map((seq) => (
            <path key={seq} d={`M${((seq / Math.max(1, last)) * 1000).toFixed(1)} 0v8`} />
          ))}
        </svg>
        <input
          type="range"
          min={0}
          max={last}
          value={at}
          aria-label={t('replay.scrub')}
          aria-valuetext={`${place}: ${told}`}
          onChange={(event) => move(Number(event.target.value))}
        />
      </div>
      <div className={styles.controls}>
        <div className={styles.steps} role="group" aria-label={t('replay.steps')}>
          <Step word={t('replay.first')} sign="M6 5V19M19 5 9 12l10 7z" act={() => move(0)} off={at <= 0} />
          <Step
            word={t('replay.turn-back')}
            sign="M12 5 4 12l8 7zM20 5l-8 7 8 7z"
            act={() => move(turnBefore(turns, at))}
            off={at <= 0}
          />
          <Step word={t('replay.back')} sign="M17 5 7 12l10 7z" act={() => move(at - 1)} off={at <= 0} />
          <Step
            word={t(runs ? 'replay.pause' : 'replay.play')}
            sign={runs ? 'M8 5V19M16 5V19' : 'M7 4 20 12 7 20z'}
            act={toggle}
            off={last === 0}
            large
          />
          <Step word={t('replay.next')} sign="M7 5 17 12 7 19z" act={() => move(at + 1)} off={at >= last} />
          <Step
            word={t('replay.turn-next')}
            sign="M12 5l8 7-8 7zM4 5l8 7-8 7z"
            act={() => move(turnAfter(turns, at, last))}
            off={at >= last}
          />
          <Step word={t('replay.last')} sign="M18 5V19M5 5l10 7-10 7z" act={() => move(last)} off={at >= last} />
        </div>
        <label>
          {t('replay.speed')}{' '}
          <select value={speed} onChange={(event) => setSpeed(Number(event.target.value))}>
            {SPEEDS.map((one) => (
              <option key={one} value={one}>
                {t('replay.times', { speed: one / USUAL })}
              </option>
            ))}
          </select>
        </label>
        <label>
          {t('replay.eyes')}{' '}
          <select
            value={seat ?? 'none'}
            onChange={(event) => setSeat(event.target.value === 'none' ? null : Number(event.target.value))}
          >
            {eyes.map((one) => (
              <option key={one} value={one}>
                {nameOf(one)}
              </option>
            ))}
            <option value="none">{t('replay.everybody')}</option>
          </select>
        </label>
        <Share opened={opened} seat={seat} at={shown} />
        <a className={styles.link} href={`/t/${opened.id}`}>
          {t('replay.table')}
        </a>
      </div>
    </section>
  );
}

function Step(props: { word: string; sign: string; act(): void; off: boolean; large?: boolean }) {
  const { word, sign, act, off, large = false } = props;
  return (
    <button
      type="button"
      className={large ? styles.large : undefined}
      aria-label={word}
      title={word}
      disabled={off}
      onClick={act}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={sign} />
      </svg>
    </button>
  );
}

const THANKS = 2500;

function Share({ opened, seat, at }: { opened: Opened; seat: number | null; at: number }) {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), THANKS);
    return () => clearTimeout(timer);
  }, [copied]);
  const share = async (): Promise<void> => {
    await navigator.clipboard.writeText(new URL(addressOf(opened, seat, at), location.href).href);
    setCopied(true);
  };
  return (
    <>
      <button type="button" className={styles.share} onClick={() => void share().catch(() => setCopied(false))}>
        {copied ? t('replay.copied') : t('replay.share')}
      </button>
      <span className="unseen" role="status">
        {copied && t('replay.copied')}
      </span>
    </>
  );
}

type Does = Readonly<Record<string, (far: boolean) => void>>;
const TAKES_KEYS = 'input, select, textarea, [data-space], [contenteditable]';

/** Keys of the whole page; where a key means something already, it keeps its meaning. */
function useReplayKeys(keys: Does): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const pressed = (event: KeyboardEvent): void => {
      const { target, key, ctrlKey, metaKey, altKey, shiftKey } = event;
      if (event.defaultPrevented || ctrlKey || metaKey || altKey || document.querySelector('dialog[open]')) return;
      const does = Object.hasOwn(latest.current, key) ? latest.current[key] : undefined;
      if (!does || !(target instanceof Element) || target.matches(TAKES_KEYS)) return;
      if (key === ' ' && target.matches('button, a, summary')) return;
      event.preventDefault();
      does(shiftKey);
    };
    addEventListener('keydown', pressed);
    return () => removeEventListener('keydown', pressed);
  }, []);
}

const QUIET = 250;

/** The address is always that of the moment: it can be copied from there as well. */
function useAddress(opened: Opened, seat: number | null, at: number): void {
  useEffect(() => {
    const timer = setTimeout(() => history.replaceState(null, '', addressOf(opened, seat, at)), QUIET);
    return () => clearTimeout(timer);
  }, [opened, seat, at]);
}
