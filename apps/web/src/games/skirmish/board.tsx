/** The mill as a grid: a first press makes a plan, with its way and what it risks; a second one, or the button, carries it out. */

import { useEffect, useState } from 'react';
import { Grid } from '../../plane/grid.tsx';
import type { Figure, Ground, GroundPlan, Overlays, Square } from '../../plane/grid-board.ts';
import { useAnswers } from '../../table/dock/answering.ts';
import { useTable } from '../../table/shown-table.ts';
import { Why } from '../../table/why/rule-link.tsx';
import styles from './skirmish.module.css';
import type { ShownBeat } from '../../table/pace/pace.ts';
import {
  besides,
  groundOf,
  moveAsked,
  wallBetween,
  waysOf,
  type Fight,
  type Fighter,
  type PlannedWay,
} from './fight.ts';
import { framesIn, shownOf, type Frame } from './storyboard.ts';
import { FrameInWords } from './thoughts.tsx';
import { FOE, markOf, THING } from './marks.tsx';
import { actorIn, chanceToHit, choicesAt, formOf, healthOf, isFoe, nameOf, useFight } from './use-fight.ts';

export function Board() {
  const seen = useTable();
  const { content, seat, say, view, colorOf, beat } = seen;
  const { asked, begun, choices, take } = useAnswers();
  const fight = useFight();
  const [looked, setLooked] = useState<{ no: number; square: Square | null }>({ no: -1, square: null });
  const no = view.decision?.no ?? -1;
  const square = looked.no === no ? looked.square : null;
  const look = (to: Square | null): void => setLooked({ no, square: to });

  const ground = groundOf(fight, content);
  const frame = beat && framesIn(beat.line.events).find(({ from }) => from === beat.from);
  const actor = frame ? frame.figure : actorIn(seen);
  const acting = fight.fighters.find(({ thing }) => thing === actor) ?? null;
  const question = moveAsked(asked?.mine ?? null);
  const foes = fight.fighters.filter(isFoe);
  const ways = question
    ? waysOf(
        question,
        foes.map(({ cell }) => cell),
      )
    : new Map<Square, PlannedWay>();
  const at = (where: Square): Fighter | null => fight.fighters.find(({ cell }) => cell === where) ?? null;
  const totemAt = (where: Square) => fight.totems.find(({ cell }) => cell === where) ?? null;
  const offered = (where: Square) =>
    choicesAt(
      choices,
      where,
      [at(where), totemAt(where)].flatMap((one) => one?.thing ?? []),
    );

  const go = (where: Square): void => {
    const way = ways.get(where);
    if (way) seen.answer(['move', ...way.path.slice(1)]);
  };
  const press = (where: Square): void => {
    if (where !== square) return look(where);
    const [only, ...more] = offered(where);
    if (ways.has(where)) go(where);
    else if (only && more.length === 0) take(only);
    else look(null);
  };

  const figures: Figure[] = [
    ...fight.fighters.map((one): Figure => {
      const most = healthOf(seen, one.thing);
      return {
        id: String(one.thing),
        at: one.cell,
        side: isFoe(one) ? 'foe' : 'friend',
        mark: markOf(formOf(seen, one.thing)),
        color: isFoe(one) ? FOE : colorOf(one.owner),
        life: { left: Math.max(0, most - one.damage), most },
        ...(one.thing === actor ? { turn: 'now' as const } : one.acted ? { turn: 'over' as const } : {}),
      };
    }),
    ...fight.totems.map(({ thing, cell }): Figure => {
      return { id: String(thing), at: cell, side: 'thing', mark: markOf(formOf(seen, thing)), color: THING };
    }),
  ];
  const targets = new Set(
    fight.fighters.flatMap(({ cell }) => (cell !== acting?.cell && offered(cell).length > 0 ? [cell] : [])),
  );
  const overlays = frame
    ? tellingOf(frame, beat!, fight)
    : overlaysOf({
        ways,
        square,
        acting,
        ground,
        targets,
        begun,
        from: question?.from ?? null,
        foe: foes.find(({ cell }) => cell === square) ?? null,
      });

  const tell = (where: Square): string => {
    const fighter = at(where);
    const thing = fighter?.thing ?? totemAt(where)?.thing ?? null;
    const way = ways.get(where);
    const most = fighter ? healthOf(seen, fighter.thing) : null;
    return say({
      key: 'web.square',
      with: {
        square: where,
        ground: ground.squares.get(where) ?? 'open',
        fire: fight.fires.includes(where),
        figure: thing === null ? null : { thing },
        side: fighter ? (isFoe(fighter) ? 'foe' : 'friend') : 'thing',
        life: fighter && most !== null ? most - fighter.damage : null,
        most,
        points: way?.points ?? null,
        strikes: way?.strikes.size ?? 0,
        attack: targets.has(where),
      },
    });
  };
  return (
    <div className={styles.board}>
      <Grid
        label={say({ key: 'web.board', with: {} })}
        plan={burning(ground, fight.fires)}
        figures={figures}
        overlays={overlays}
        tell={tell}
        press={press}
        chosen={square}
        isOpen={(where) => ways.has(where) || offered(where).length > 0}
      />
      <section
        className={styles.plan}
        aria-label={square === null ? say({ key: 'web.board', with: {} }) : tell(square)}
      >
        {frame ? (
          <FrameInWords figure={frame.figure} events={beat!.line.events.slice(frame.from, frame.to)} />
        ) : square === null ? (
          <p className={styles.quiet}>
            {question && actor !== null
              ? say({ key: 'web.empty', with: { figure: { thing: actor } } })
              : say({ key: 'web.look', with: {} })}{' '}
            {question && say({ key: 'web.key', with: {} })}
          </p>
        ) : (
          <Plan
            square={square}
            way={ways.get(square) ?? null}
            points={question?.points ?? 0}
            actor={acting}
            fighter={at(square)}
            choices={offered(square)}
            told={tell(square)}
            go={() => go(square)}
            away={() => look(null)}
            mine={seat !== null}
          />
        )}
      </section>
    </div>
  );
}

/** What an enemy does just now: its way, and its look at whom it strikes. */
function tellingOf(frame: Frame, { line: { events } }: ShownBeat, now: Fight): Overlays {
  const { path, target } = shownOf(frame, events.slice(frame.from, frame.to));
  const cellOf = (thing: number | null): Square | undefined => now.fighters.find((one) => one.thing === thing)?.cell;
  const [from, to] = [cellOf(frame.figure), cellOf(target)];
  return {
    path,
    ...(to && { targets: new Set([to]) }),
    ...(from && to && { sights: [{ from, to, blockedAt: null }] }),
  };
}

/** Fire lies on the ground. */
const burning = (ground: GroundPlan, fires: readonly Square[]): GroundPlan =>
  fires.length === 0
    ? ground
    : {
        ...ground,
        squares: new Map(
          [...ground.squares].map(([one, kind]): [Square, Ground] => [one, fires.includes(one) ? 'muck' : kind]),
        ),
      };

interface Shown {
  ways: ReadonlyMap<Square, PlannedWay>;
  square: Square | null;
  acting: Fighter | null;
  foe: Fighter | null;
  ground: GroundPlan;
  targets: ReadonlySet<Square>;
  begun: readonly string[];
  from: Square | null;
}

/** Two patterns at most: where one may go, and the plan or the threat of whoever is looked at. */
function overlaysOf({ ways, square, acting, foe, ground, targets, begun, from }: Shown): Overlays {
  const way = square === null ? undefined : ways.get(square);
  const stepped = begun[0] === 'move' && begun.length > 1 && from !== null ? [from, ...begun.slice(1)] : null;
  return {
    reach: new Map([...ways].map(([one, { points, strikes }]) => [one, { points, struck: strikes.size > 0 }])),
    targets,
    ...(stepped && { path: stepped }),
    ...(way && { path: way.path, strikes: way.strikes }),
    ...(foe && {
      threats: [
        new Set(besides(foe.cell).filter((one) => ground.squares.has(one) && ground.squares.get(one) !== 'wall')),
      ],
    }),
    ...(foe &&
      acting &&
      acting !== foe && {
        sights: [{ from: acting.cell, to: foe.cell, blockedAt: wallBetween(ground, acting.cell, foe.cell) }],
      }),
  };
}

interface PlanProps {
  square: Square;
  way: PlannedWay | null;
  points: number;
  actor: Fighter | null;
  fighter: Fighter | null;
  choices: ReturnType<typeof choicesAt>;
  told: string;
  go(): void;
  away(): void;
  mine: boolean;
}

function Plan({ square, way, points, actor, fighter, choices, told, go, away, mine }: PlanProps) {
  const seen = useTable();
  const { say, ui, scene, complete } = seen;
  const { take, sending } = useAnswers();
  const attack = fighter && isFoe(fighter) && actor && !isFoe(actor) ? `attack:${fighter.thing}` : null;
  const chance = attack && actor && fighter ? chanceToHit(seen, actor.thing, fighter.thing) : null;
  const isOffered = choices.some(({ begun }) => begun[0] === attack);
  const sight = complete(
    () => ui.entry.describe?.sights?.(scene).find(({ word }) => word === String(fighter?.thing)) ?? null,
  );
  const lines = fighter && sight ? (complete(() => sight.tell()) ?? []) : [];
  return (
    <>
      <div className={styles.told}>
        <h3>
          {way && actor
            ? say({ key: 'web.go', with: { figure: { thing: actor.thing }, square, points: way.points, most: points } })
            : fighter
              ? nameOf(seen, fighter.thing)
              : told}
        </h3>
        {way && way.strikes.size > 0 && (
          <p className={styles.risk}>{say({ key: 'web.strikes', with: { strikes: way.strikes.size } })}</p>
        )}
        {chance && isOffered && <p className={styles.chance}>{say({ key: 'web.hits', with: chance })}</p>}
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
        {mine && attack !== null && !isOffered && <Refused option={attack} />}
      </div>
      <div className={styles.acts}>
        {way && (
          <button type="button" className={styles.go} disabled={sending} onClick={go}>
            {say({ key: 'web.go-do', with: {} })}
          </button>
        )}
        {choices.map((choice) => (
          <button
            key={choice.begun.join(' ')}
            type="button"
            className={way ? undefined : styles.go}
            disabled={sending}
            onClick={() => take(choice)}
          >
            {choice.label}
          </button>
        ))}
        <button type="button" onClick={away}>
          {say({ key: 'web.away', with: {} })}
        </button>
      </div>
    </>
  );
}

/** Why it cannot be attacked. */
function Refused({ option }: { option: string }) {
  const { whyNot, say, view } = useTable();
  const [reason, setReason] = useState<string | null>(null);
  const no = view.decision?.no;
  useEffect(() => {
    let gone = false;
    setReason(null);
    void whyNot?.(option).then(
      (refusal) => gone || setReason(refusal && say(refusal)),
      () => {},
    );
    return () => {
      gone = true;
    };
    // oxlint-disable-next-line react/exhaustive-deps
  }, [option, no]);
  if (reason === null) return null;
  return (
    <p className={styles.risk}>
      {reason} <Why title={reason} about={{ about: 'option', title: reason, option }} />
    </p>
  );
}
