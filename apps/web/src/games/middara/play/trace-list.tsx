/** The reasons of an opponent as a list: AI Steps with ✓ and ✗ and what was compared, where to, at whom, what came of it. */

import type { Json } from '@questwright/kernel';
import { cardIn, conditionText } from '@questwright/middara/shown';
import { useTable } from '../../../table/shown-table.ts';
import { Why } from '../../../table/why/rule-link.tsx';
import { FaceOf } from './bits.tsx';
import type { EnemyTurn, TurnFrame } from './frames.ts';
import { named } from './reading.ts';
import {
  choiceRow,
  conditionOf,
  moveRow,
  stepRows,
  type ChoiceRow,
  type Compared,
  type Place,
  type StepRow,
} from './trace.ts';
import styles from './trace-list.module.css';

interface TraceProps {
  turn: EnemyTurn;
  /** The frame that is shown. */
  frame: number;
  /** Frames after it are not known yet. */
  live: boolean;
  /** Shows another frame. */
  go?: (frame: number) => void;
}
export function TraceList({ turn, frame, live, go }: TraceProps) {
  const frames = live ? turn.frames.slice(0, frame + 1) : turn.frames;
  return (
    <ol className={styles.trace}>
      {frames.map((one, i) => (
        <li
          key={`${one.seq}.${one.from}`}
          data-kind={one.kind}
          aria-current={i === frame || undefined}
          className={styles.part}
        >
          <Part frame={one} figure={turn.figure} silent={live && i === frame && one.kind === 'dice'} />
          {go && i !== frame && <Look at={i} frame={one} go={go} />}
        </li>
      ))}
    </ol>
  );
}
function Look({ at, frame, go }: { at: number; frame: TurnFrame; go: (frame: number) => void }) {
  const { tell } = useTable();
  return (
    <button type="button" className={styles.look} onClick={() => go(at)}>
      {tell('web.story.look', { kind: frame.kind })}
    </button>
  );
}

/** Told by the rows, or by the heading. */
const QUIET: ReadonlySet<string> = new Set([
  'turn begins',
  'turn over',
  'activates',
  'placed',
  'decided',
  'AI step true',
  'AI step false',
]);
/** `silent`: its dice have not come to rest. */
function Part({ frame, figure, silent }: { frame: TurnFrame; figure: number; silent: boolean }) {
  const { say, tell } = useTable();
  const steps = stepRows(frame);
  const told = frame.events.filter(({ tag }) => !QUIET.has(tag) && !(silent && tag !== 'rolled'));
  return (
    <>
      {steps.map((row) => (
        <Step key={row.step} row={row} figure={figure} />
      ))}
      {frame.kind === 'move' && <Move frame={frame} />}
      {frame.kind === 'whom' && <Choice frame={frame} />}
      {frame.kind === 'dice' && <h4>{tell('web.story.dice')}</h4>}
      {silent ? (
        <p className={styles.quiet}>{tell('web.story.thrown')}</p>
      ) : (
        told.map((event, i) => {
          const text = say({ key: event.key, with: event.with });
          return text === '' ? null : (
            <p key={i}>
              {text} <Why title={text} about={{ about: 'event', title: text, event }} />
            </p>
          );
        })
      )}
    </>
  );
}

function Step({ row, figure }: { row: StepRow; figure: number }) {
  const { step, holds, compared, instructions, idle, cut, event } = row;
  const { scene, say, tell } = useTable();
  const condition = conditionOf(cardIn(scene, figure)?.ai ?? [], step);
  const text =
    condition === null
      ? tell('web.story.step', { step })
      : tell('web.story.if', { if: conditionText(condition as Json) });
  return (
    <div className={styles.step} data-holds={holds}>
      <Tick holds={holds} />
      <p>
        <b>{step}</b> {text}{' '}
        <Why title={text} about={{ about: 'event', title: say({ key: event.key, with: event.with }), event }} />
      </p>
      {compared.map((one, i) => (
        <p key={i} className={styles.compared}>
          <Values one={one} />
        </p>
      ))}
      {cut && <p className={styles.compared}>{tell('web.story.cut')}</p>}
      {instructions.length > 0 && (
        <ul>
          {instructions.map(({ at, text: instruction, can }) => (
            <li key={at} data-can={can}>
              <b>{at}</b> {tell('web.story.instruction', { instruction, can })}
            </li>
          ))}
        </ul>
      )}
      {idle && <p>{tell('trace.nothing-to-do')}</p>}
    </div>
  );
}
function Tick({ holds }: { holds: boolean }) {
  const { tell } = useTable();
  return (
    <span className={styles.tick} data-holds={holds}>
      <span aria-hidden="true">{holds ? '✓' : '✗'}</span>
      <span className="unseen">{tell('web.story.tick', { holds })}</span>
    </span>
  );
}
function Values({ one: { figure, what, left, sign, right, blocked, at } }: { one: Compared }) {
  const { tell } = useTable();
  return (
    <>
      <span>
        {tell('web.story.compared', {
          what,
          figure: figure === null || figure < 0 ? null : named(figure),
          blocked: blocked === true,
          at: at ?? null,
        })}
      </span>
      <span className={styles.numbers}>
        {left} {sign} {right}
      </span>
    </>
  );
}

function Move({ frame }: { frame: TurnFrame }) {
  const { tell, say } = useTable();
  const row = moveRow(frame);
  if (row === null) return null;
  const { at, from, points, goal, way, ends, event } = row;
  const title = tell('web.story.move', { at, from, points });
  return (
    <>
      <h4>
        {title}{' '}
        <Why title={title} about={{ about: 'event', title: say({ key: event.key, with: event.with }), event }} />
      </h4>
      <p className={styles.quiet}>
        {tell('web.story.goal', {
          goal: named(goal.figure),
          aside: goal.aside.length === 0 ? null : goal.aside.map(named),
        })}
      </p>
      <ul className={styles.reasons}>
        <Criteria criteria={goal.criteria} />
        {goal.tied.length > 1 && (
          <li>
            <Tie places={goal.tied} chosen={goal.figure} />
          </li>
        )}
      </ul>
      <ul className={styles.ends}>
        {ends.map((end) => (
          <li key={end.square} data-fate={end.fate}>
            <b>{end.square}</b>{' '}
            {tell('web.story.end', {
              points: end.points,
              by: goal.by,
              far: end[goal.by],
              jumps: end.jumps,
              strikes: end.strikes,
            })}
            <em>{tell('web.story.fate', { fate: end.fate })}</em>
          </li>
        ))}
      </ul>
      {way.length > 0 && <p className={styles.quiet}>{tell('web.story.way', { way: [...way] })}</p>}
      {way.length === 0 && <p className={styles.quiet}>{tell('web.story.stays')}</p>}
    </>
  );
}

function Choice({ frame }: { frame: TurnFrame }) {
  const { tell, say } = useTable();
  const row = choiceRow(frame);
  if (row === null) return null;
  const { at, candidates, criteria, tied, chosen, event } = row;
  const title = tell('web.story.whom', { at });
  return (
    <>
      <h4>
        {title}{' '}
        <Why title={title} about={{ about: 'event', title: say({ key: event.key, with: event.with }), event }} />
      </h4>
      <table className={styles.whom}>
        <thead>
          <tr>
            <th scope="col">{tell('web.story.who')}</th>
            <th scope="col">{tell('web.story.range')}</th>
            <th scope="col">{tell('web.story.spaces')}</th>
            <th scope="col">{tell('web.story.sight')}</th>
          </tr>
        </thead>
        <tbody>
          {candidates.map((one) => (
            <tr key={one.figure} data-possible={one.why === null} data-chosen={one.chosen || undefined}>
              <th scope="row">
                <FaceOf thing={one.figure} size={26} />{' '}
                <span>{tell('web.story.on', { figure: named(one.figure), square: one.square })}</span>
              </th>
              <td>{one.range}</td>
              <td>{one.spaces}</td>
              <td>{tell('web.story.seen', { sight: one.sight })}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <ul className={styles.reasons}>
        {candidates.map((one) => (
          <li key={one.figure}>
            {one.why !== null && tell('web.story.not', { figure: named(one.figure), why: one.why })}
            {one.why === null &&
              one.penalty !== 0 &&
              tell('web.story.penalty', { figure: named(one.figure), penalty: one.penalty, through: [...one.through] })}
          </li>
        ))}
        <Criteria criteria={criteria} />
      </ul>
      <p className={styles.tie}>
        {tied.length > 1 ? <Tie places={tied} chosen={chosen} /> : tell('web.story.chosen', { chosen: named(chosen) })}
      </p>
    </>
  );
}
/** What narrowed a choice, one after the other. */
function Criteria({ criteria }: Pick<ChoiceRow, 'criteria'>) {
  const { tell } = useTable();
  return criteria.map(({ criterion, by, left }, i) => (
    <li key={i}>
      {tell('web.story.criterion', {
        criterion,
        by: by.map((one) => ({ key: 'web.story.by', with: { figure: named(one.figure), number: one.number } })),
        left: left.map(named),
      })}
    </li>
  ));
}
/** Those among whom the Initiative Track decided. */
function Tie({ places, chosen }: { places: readonly Place[]; chosen: number }) {
  const { tell } = useTable();
  return tell('web.story.tie', {
    chosen: named(chosen),
    places: places.map(({ figure, number }) => ({
      key: 'web.story.place',
      with: { figure: named(figure), place: number },
    })),
  });
}
