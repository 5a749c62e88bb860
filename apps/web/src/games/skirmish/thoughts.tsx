/** What the enemies considered, compared and did: each turn as a list, the latest first. */

import type { SeenEvent } from '@questwright/protocol';
import { Folded } from '../../table/folded.tsx';
import { useTable } from '../../table/shown-table.ts';
import { Why } from '../../table/why/rule-link.tsx';
import styles from './skirmish.module.css';
import { enemyTurns, traceOf } from './storyboard.ts';
import { nameOf } from './use-fight.ts';

const MOST = 6;
/** The heading says it. */
const QUIET: ReadonlySet<string> = new Set(['turn-begins', 'turn-over', 'round-begins']);

export function Thoughts() {
  const seen = useTable();
  const { log, say } = seen;
  const turns = enemyTurns(log, MOST);
  return (
    <section className={styles.thoughts} aria-label={say({ key: 'web.thoughts', with: {} })}>
      <h3>{say({ key: 'web.thoughts', with: {} })}</h3>
      {turns.length === 0 && <p>{say({ key: 'web.no-thoughts', with: {} })}</p>}
      {turns.map(({ key, figure, events }, i) => {
        const steps = events.filter(({ tag }) => !QUIET.has(tag));
        return (
          <Folded
            key={key}
            className={styles.turn}
            unfolded={i === 0}
            summary={say({ key: 'web.turn', with: { figure: nameOf(seen, figure), events: steps.length } })}
          >
            <ol>
              {steps.map((event, at) => (
                <Step key={at} event={event} />
              ))}
            </ol>
          </Folded>
        );
      })}
    </section>
  );
}

/** ✓ and ✗ for the lines of its card, each with what was compared; in short all in one line. */
function Step({ event, short = false }: { event: SeenEvent; short?: boolean }) {
  const { say } = useTable();
  const { tag, key, with: told } = event;
  const text = say({ key, with: told });
  const isLine = tag === 'line-false' || tag === 'line-performed';
  const trace = traceOf(event).map((line) => say(line));
  if (!isLine && trace.length === 0) return <li className={styles.step}>{text}</li>;
  const holds = tag !== 'line-false';
  return (
    <li className={styles.step} data-holds={isLine ? String(holds) : undefined}>
      {isLine && (
        <>
          <span aria-hidden="true" className={styles.tick}>
            {holds ? '✓' : '✗'}
          </span>
          <span className="unseen">{say({ key: holds ? 'web.follows' : 'web.passes', with: {} })} </span>
          <strong>{say({ key: 'web.line', with: { line: told['line']! } })}</strong>{' '}
        </>
      )}
      {short ? (
        <span>{(isLine ? trace : trace.slice(-2)).join('; ')}</span>
      ) : (
        <>
          <Why title={text} about={{ about: 'event', title: text, event }} />
          <ul>
            {trace.map((line, i) => (
              <li key={i}>{line}</li>
            ))}
          </ul>
        </>
      )}
    </li>
  );
}

/** One frame of the turn of an enemy. */
export function FrameInWords({ figure, events }: { figure: number; events: readonly SeenEvent[] }) {
  const seen = useTable();
  return (
    <div className={styles.told}>
      <h3>{nameOf(seen, figure)}</h3>
      <ol className={styles.frame}>
        {events
          .filter(({ tag }) => !QUIET.has(tag) && tag !== 'placed')
          .map((event, i) => (
            <Step key={i} event={event} short />
          ))}
      </ol>
    </div>
  );
}
