/** What just happened, over the board: how a fight or a test ended, and a short sign for what matters. */

import type { Json } from '@questwright/kernel';
import type { LogLine, SeenEvent } from '@questwright/protocol';
import type { Card } from '@questwright/runebound';
import { useEffect, useRef, useState } from 'react';
import { mayMove, settings } from '../../../settings.ts';
import type { ShownBeat } from '../../../table/pace/pace.ts';
import { useTable, type ShownTable } from '../../../table/shown-table.ts';
import { t } from '../../../words.ts';
import { endsIn } from './beats.ts';
import styles from './passing.module.css';
import { Knockout } from '../moments/knockout.tsx';
import { Slip, TurnedCard } from '../moments/turned-card.tsx';
import { rollsIn, rollsOf } from '../fight/rolls.ts';
import { isOnStage, isScene } from '../stage.tsx';
import { isDecided, Throw } from '../fight/throw.tsx';
import { battleIn, cardAtHand } from '../view-readers.ts';
import { contentIn, nameIn } from '../words-of.ts';

/** Not told again: the dice or the headline show it. */
const SHOWN: ReadonlySet<string> = new Set([
  'rolled',
  'combat roll',
  'escape test',
  'test made',
  'combat round',
  'target number',
  'defeated',
  'knocked out',
  'escaped',
  'hero combat won',
]);
/** Something else begins. */
const NEXT: ReadonlySet<string> = new Set(['turn began', 'adventure card drawn', 'challenge faced']);
const MOST = 6;

export function Passing() {
  const { info, log, view, seat, beat } = useTable();
  const before = opened.of(info);
  const [closed, setClosed] = useState(-1);
  const counted = log.filter((one) => !one.undone && !one.takesBack);
  const line = counted.at(-1);
  if (beat?.kind === 'fall') return <Fallen key={beat.seq} seat={beat.of ?? 0} log={counted} />;
  if (beat !== null && beat.kind !== 'ending') {
    // The stage throws the dice of its fight.
    if (beat.kind === 'roll' && isOnStage(view)) return null;
    return <Moment key={`${beat.seq}.${beat.from}`} beat={beat} />;
  }
  if (!line) return null;
  const own = counted.findLast((one) => one.seat === seat);
  // Whoever watched the others play has had time to read it, and whoever opens the table finds it in the log.
  const isRead = own !== line && settings().botTurnSeconds > 0;
  const isOld = own !== undefined && own.seq <= before;
  // What fills the window is for what is asked there.
  const goesOn = battleIn(view) !== null || cardAtHand(view) !== null || isScene(view);
  const isTold = own === undefined || goesOn || isRead || isOld || view.over || fellIn(own, seat);
  const over = !isTold && endsIn(own.events) && closed !== own.seq;
  return (
    <>
      {!over && <Sign key={line.seq} line={line} />}
      {over && <Aftermath key={own.seq} line={own} close={() => setClosed(own.seq)} />}
    </>
  );
}

/** A knockout has a page of its own. */
const fellIn = ({ events }: LogLine, seat: number | null): boolean =>
  events.some(({ tag, with: told }) => tag === 'knocked out' && told['seat'] === seat);

/** A knockout of somebody at this screen has the window until they go on: nothing is asked meanwhile. */
function Fallen({ log, seat }: { log: readonly LogLine[]; seat: number }) {
  const fatal = log.findLast((line) => fellIn(line, seat));
  return (
    // What is higher than the screen is moved with the keys, too.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={styles.fallen} aria-label={t('passing.label')} data-fills="" tabIndex={0}>
      <Knockout log={log} seat={seat} roll={fatal === undefined ? null : (rollsIn([fatal]).at(-1) ?? null)} />
    </section>
  );
}

/** How it ended, in a word, and the sign for it. */
function verdictOf(events: readonly SeenEvent[], seen: ShownTable): Mark | null {
  const find = (tag: string): SeenEvent | undefined => events.find((event) => event.tag === tag);
  const knockout = find('knocked out');
  if (knockout) return { kind: 'knockout', text: t('sign.knockout', { who: nameIn(knockout.with['seat'], seen) }) };
  const defeated = find('defeated');
  if (defeated) return { kind: 'kill', text: t('ending.defeated', { card: nameIn(defeated.with['card'], seen) }) };
  const won = find('hero combat won');
  if (won) return { kind: 'kill', text: t('ending.won', { who: nameIn(won.with['other'], seen) }) };
  return find('escaped') ? { kind: 'escape', text: t('ending.escaped') } : null;
}

/** The roll that ended a fight, and what came of it; it stays until the next answer. */
function Aftermath({ line, close }: { line: LogLine; close(): void }) {
  const seen = useTable();
  useEscape(close);
  const rolls = rollsIn([line]).slice(-2);
  const all = line.events;
  const next = all.findIndex(({ tag }) => NEXT.has(tag));
  const events = next < 0 ? all : all.slice(0, next);
  const told = events.filter(({ tag }) => !SHOWN.has(tag)).slice(-MOST);
  const verdict = verdictOf(events, seen);
  return (
    <section className={styles.aftermath} aria-label={t('passing.label')} data-kind={verdict?.kind}>
      <button type="button" className={styles.close} aria-label={t('dialog.close')} onClick={close}>
        ✕
      </button>
      {verdict && (
        <h2>
          <svg viewBox="-50 -50 100 100" aria-hidden="true">
            <path d={PATHS[verdict.kind]} />
          </svg>
          {verdict.text}
        </h2>
      )}
      <div className={styles.rolls}>
        {rolls.map((roll) => (
          <Throw key={roll.key} roll={roll} step={null} />
        ))}
      </div>
      <ul>
        {told.map((event, i) => (
          <li key={i}>{seen.say({ key: event.key, with: event.with })}</li>
        ))}
      </ul>
    </section>
  );
}

/** What can be closed is closed by this key. */
function useEscape(close: () => void): void {
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  useEffect(() => {
    const pressed = (event: KeyboardEvent): void => {
      const isOurs = event.key === 'Escape' && !event.defaultPrevented && !document.querySelector('dialog[open]');
      if (isOurs) latest.current();
    };
    addEventListener('keydown', pressed);
    return () => removeEventListener('keydown', pressed);
  }, []);
}

/** One thing that happened, before everybody's eyes: an Event, or dice. */
function Moment({ beat }: { beat: ShownBeat }) {
  const { say, seat } = useTable();
  const { line } = beat;
  const events = line.events.slice(beat.from, beat.to);
  const card = beat.kind === 'card' ? contentIn(events[0]?.with['card']) : null;
  const rolls = card === null ? rollsOf(beat) : [];
  const next = events.findIndex(({ tag }) => NEXT.has(tag));
  const told = (next < 0 ? events : events.slice(0, next)).filter(({ tag }) => !SHOWN.has(tag)).slice(0, 3);
  return (
    // What is higher than the screen is moved with the keys, too.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={styles.moment} aria-label={t('passing.label')} tabIndex={0}>
      {card !== null && (
        <div className={styles.turned}>
          <TurnedCard card={card} small={beat.audience === 'passing'} />
          {seat !== null && line.seat === seat && <Slip card={card} seat={seat} />}
        </div>
      )}
      {card === null && (
        <div className={styles.leaf}>
          {rolls.map((roll) => (
            <Throw key={roll.key} roll={roll} step={beat.step} />
          ))}
          {isDecided(beat.step) && told.length > 0 && (
            <ul>
              {told.map((event, i) => (
                <li key={i}>{say({ key: event.key, with: event.with })}</li>
              ))}
            </ul>
          )}
        </div>
      )}
    </section>
  );
}

type Kind = 'kill' | 'knockout' | 'escape' | 'level' | 'rune';
/** What matters most is shown. */
const ORDER: readonly Kind[] = ['rune', 'knockout', 'kill', 'escape', 'level'];

const PATHS: Readonly<Record<Kind, string>> = {
  kill: 'M-26 -8A26 26 0 1 1 26 -8Q26 8 14 12V26H-14V12Q-26 8 -26 -8zM-16 -10A6 7 0 1 0 -4 -10A6 7 0 1 0 -16 -10M4 -10A6 7 0 1 0 16 -10A6 7 0 1 0 4 -10M-6 14V24M0 14V24M6 14V24',
  knockout: 'M-38 14Q-30 -12 -6 -10Q0 -26 14 -22Q30 -18 26 -2Q40 2 38 14zM-20 -34 -14 -22M0 -44V-32M22 -36 16 -26',
  escape: 'M-40 -10H4V-34L42 4 4 42V18H-40z',
  level: 'M0 -42 11 -13 42 -12 17 7 26 37 0 19 -26 37 -17 7 -42 -12 -11 -13z',
  rune: 'M0 -42 34 -14 22 34H-22L-34 -14zM0 -26V22M0 -4 14 -16M0 -4 -14 -16M0 10 12 2',
};

interface Mark {
  kind: Kind;
  text: string;
}

function markOf({ tag, with: told }: SeenEvent, seen: ShownTable): Mark | null {
  switch (tag) {
    case 'defeated':
      return { kind: 'kill', text: t('sign.kill', { card: nameIn(told['card'], seen) }) };
    case 'knocked out':
      return { kind: 'knockout', text: t('sign.knockout', { who: nameIn(told['seat'], seen) }) };
    case 'experience gained':
      return {
        kind: 'level',
        text: t('sign.level', { who: nameIn(told['seat'], seen), improvement: told['improvement'] ?? null }),
      };
    case 'gained':
      return isRune(told['card'], seen)
        ? { kind: 'rune', text: t('sign.rune', { card: nameIn(told['card'], seen) }) }
        : null;
    default:
      return null;
  }
}

function isRune(card: Json | undefined, { content }: ShownTable): boolean {
  const found = content.get(contentIn(card) ?? '') as Card | undefined;
  return found?.kind === 'challenge' && found.dragonRune === true;
}

/** Lines that were there when the table was opened are no news. */
function Sign({ line }: { line: LogLine }) {
  const seen = useTable();
  const [fresh] = useState(() => freshness.isNews(seen.info.id, line.seq));
  const [marks] = useState(() => line.events.flatMap((event) => markOf(event, seen) ?? []));
  if (!fresh || !mayMove()) return null;
  const [mark] = marks.toSorted((one, other) => ORDER.indexOf(one.kind) - ORDER.indexOf(other.kind));
  if (!mark) return null;
  return (
    <div
      className={styles.sign}
      data-kind={mark.kind}
      data-others={line.seat === seen.seat ? undefined : ''}
      aria-hidden="true"
    >
      <svg viewBox="-50 -50 100 100">
        <circle r="48" />
        <path d={PATHS[mark.kind]} />
      </svg>
      <p>{mark.text}</p>
    </div>
  );
}

/** How far each table had come when it was opened. */
const opened = {
  at: new Map<string, number>(),
  of({ id, seq }: { id: string; seq: number }): number {
    if (!this.at.has(id)) this.at.set(id, seq);
    return this.at.get(id)!;
  },
};

const freshness = {
  seen: new Map<string, number>(),
  isNews(table: string, seq: number): boolean {
    const before = this.seen.get(table);
    this.seen.set(table, Math.max(seq, before ?? 0));
    return before !== undefined && seq > before;
  },
};
