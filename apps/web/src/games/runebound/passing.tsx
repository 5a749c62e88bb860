/** What just happened, over the board: how a fight or a test ended, and a short sign for what matters. Nothing waits for it. */

import type { Json } from '@questwright/kernel';
import type { LogLine, SeenEvent } from '@questwright/protocol';
import type { Card } from '@questwright/runebound';
import { useState } from 'react';
import { mayMove, settings } from '../../settings.ts';
import { useSeen, type Seen } from '../../table/seen.ts';
import { t } from '../../words.ts';
import styles from './passing.module.css';
import { rollsIn } from './rolls.ts';
import { cardAtHand } from './stage.tsx';
import { Throw } from './throw.tsx';
import { battleIn } from './ways.ts';
import { contentIn, nameIn } from './words-of.ts';

const ROLLED: ReadonlySet<string> = new Set(['combat roll', 'escape test', 'test made']);
const ENDED: ReadonlySet<string> = new Set([...ROLLED, 'defeated', 'knocked out', 'escaped', 'hero combat won']);
/** Not told again: the dice show it. */
const SHOWN: ReadonlySet<string> = new Set([...ROLLED, 'rolled', 'turn began', 'combat round', 'target number']);
const MOST = 5;

export function Passing() {
  const { log, view, seat } = useSeen();
  const [closed, setClosed] = useState(-1);
  const line = log.findLast((one) => !one.undone && !one.takesBack);
  const own = log.findLast((one) => !one.undone && !one.takesBack && one.seat === seat);
  if (!line) return null;
  // Whoever watched the others play has had time to read it.
  const asked = seat !== null && view.decision?.waitsFor.includes(seat) === true;
  const isRead = own !== line && asked && settings().botTurnSeconds > 0;
  const goesOn = battleIn(view) !== null || cardAtHand(view) !== null;
  const over = own?.events.some(({ tag }) => ENDED.has(tag)) === true && !goesOn && !isRead && !view.over;
  return (
    <>
      <Sign key={line.seq} line={line} />
      {over && closed !== own.seq && <Aftermath line={own} close={() => setClosed(own.seq)} />}
    </>
  );
}

/** The roll that ended a fight, and what came of it; it stays until the next answer. */
function Aftermath({ line, close }: { line: LogLine; close(): void }) {
  const { say } = useSeen();
  const rolls = rollsIn([line]).slice(-2);
  const told = line.events.filter(({ tag }) => !SHOWN.has(tag)).slice(0, MOST);
  return (
    <section className={styles.aftermath} aria-label={t('passing.label')}>
      <button type="button" className={styles.close} aria-label={t('dialog.close')} onClick={close}>
        ✕
      </button>
      <div className={styles.rolls}>
        {rolls.map((roll) => (
          <Throw key={roll.key} roll={roll} />
        ))}
      </div>
      <ul>
        {told.map((event, i) => (
          <li key={i}>{say({ key: event.key, with: event.with })}</li>
        ))}
      </ul>
    </section>
  );
}

type Kind = 'hit' | 'wound' | 'kill' | 'knockout' | 'level' | 'rune';
/** What matters most is shown. */
const ORDER: readonly Kind[] = ['rune', 'knockout', 'kill', 'level', 'wound', 'hit'];

const PATHS: Readonly<Record<Kind, string>> = {
  hit: 'M-34 30 26 -34 36 -38 32 -28 -28 36zM-40 20 -20 40M-44 44 -36 36',
  wound: 'M0 -40Q30 0 26 18A26 26 0 0 1 -26 18Q-30 0 0 -40z',
  kill: 'M-26 -8A26 26 0 1 1 26 -8Q26 8 14 12V26H-14V12Q-26 8 -26 -8zM-16 -10A6 7 0 1 0 -4 -10A6 7 0 1 0 -16 -10M4 -10A6 7 0 1 0 16 -10A6 7 0 1 0 4 -10M-6 14V24M0 14V24M6 14V24',
  knockout: 'M-38 14Q-30 -12 -6 -10Q0 -26 14 -22Q30 -18 26 -2Q40 2 38 14zM-20 -34 -14 -22M0 -44V-32M22 -36 16 -26',
  level: 'M0 -42 11 -13 42 -12 17 7 26 37 0 19 -26 37 -17 7 -42 -12 -11 -13z',
  rune: 'M0 -42 34 -14 22 34H-22L-34 -14zM0 -26V22M0 -4 14 -16M0 -4 -14 -16M0 10 12 2',
};

interface Mark {
  kind: Kind;
  text: string;
}

function markOf({ tag, with: told }: SeenEvent, seen: Seen): Mark | null {
  switch (tag) {
    case 'combat roll':
      return told['success'] === 'true' && told['for'] === 'attack' ? { kind: 'hit', text: t('sign.hit') } : null;
    case 'wounded':
      return { kind: 'wound', text: t('sign.wound', { amount: told['amount']!, who: nameIn(told['thing'], seen) }) };
    case 'defeated':
      return { kind: 'kill', text: t('sign.kill', { card: nameIn(told['card'], seen) }) };
    case 'knocked out':
      return { kind: 'knockout', text: t('sign.knockout', { who: nameIn(told['seat'], seen) }) };
    case 'experience gained':
      return { kind: 'level', text: t('sign.level', { improvement: told['improvement'] ?? null }) };
    case 'gained':
      return isRune(told['card'], seen)
        ? { kind: 'rune', text: t('sign.rune', { card: nameIn(told['card'], seen) }) }
        : null;
    default:
      return null;
  }
}

function isRune(card: Json | undefined, { content }: Seen): boolean {
  const found = content.get(contentIn(card) ?? '') as Card | undefined;
  return found?.kind === 'challenge' && found.dragonRune === true;
}

/** Lines that were there when the table was opened are no news. */
function Sign({ line }: { line: LogLine }) {
  const seen = useSeen();
  const [fresh] = useState(() => freshness.isNews(seen.info.id, line.seq));
  const [marks] = useState(() => line.events.flatMap((event) => markOf(event, seen) ?? []));
  if (!fresh || !mayMove()) return null;
  const [mark] = marks.toSorted((one, other) => ORDER.indexOf(one.kind) - ORDER.indexOf(other.kind));
  if (!mark) return null;
  return (
    <div className={styles.sign} data-kind={mark.kind} aria-hidden="true">
      <svg viewBox="-50 -50 100 100">
        <circle r="48" />
        <path d={PATHS[mark.kind]} />
      </svg>
      <p>{mark.text}</p>
    </div>
  );
}

const freshness = {
  seen: new Map<string, number>(),
  isNews(table: string, seq: number): boolean {
    const before = this.seen.get(table);
    this.seen.set(table, Math.max(seq, before ?? 0));
    return before !== undefined && seq > before;
  },
};
