/** The reasons of an opponent, as rows that can be checked: what was compared with what. */

import type { Json, Message } from '@questwright/kernel';
import type { SeenEvent } from '@questwright/protocol';
import type { AiStep } from '@questwright/middara/shown';
import { traceOf, type TurnFrame } from './frames.ts';
import { number, textIn, thingIn } from './reading.ts';

/** A number beside the limit that it was held against. */
export interface Compared {
  /** Whose number; null for that of the figure itself. */
  figure: number | null;
  what: 'damage' | 'spaces' | 'range' | 'points';
  left: number;
  sign: '<' | '>' | '≤' | '≥';
  right: number;
  /** It would be near enough, but something is in between. */
  blocked?: true;
  /** From where it could be attacked. */
  at?: string;
}
export interface StepRow {
  step: number;
  holds: boolean;
  compared: readonly Compared[];
  instructions: readonly { at: string; text: Json; can: boolean }[];
  /** Its condition holds, but nothing in it can be done. */
  idle: boolean;
  /** No way leads to anybody. */
  cut: boolean;
  event: SeenEvent;
}

const one = (about: Message['with'], what: Compared['what'], name: string, fits: boolean): Compared => {
  const [left, right] = [number(about[name]), number(about['number'])];
  const figure = thingIn(about['figure']);
  if (fits) return { figure, what, left, sign: '≤', right };
  return left > right
    ? { figure, what, left, sign: '>', right }
    : { figure, what, left, sign: '≤', right, blocked: true };
};
/** What a line compares; none for lines that only tell. */
function comparedIn({ key, with: told }: Message): Compared[] {
  const name = key.slice('trace.'.length);
  const damage = (sign: '<' | '≥'): Compared[] => [
    { figure: null, what: 'damage', left: number(told['damage']), sign, right: number(told['wanted']) },
  ];
  if (name === 'has-no-damage' || name === 'too-little-damage') return damage('<');
  if (name === 'has-damage') return damage('≥');
  if (name === 'nobody-within-SOI') return [one(told, 'range', 'range', false)];
  if (name === 'nobody-adjacent' || name === 'nobody-within') return [one(told, 'spaces', 'spaces', false)];
  if (name.startsWith('somebody-')) {
    const within = told['number'];
    return ((told['figures'] ?? []) as unknown as Message[]).map(({ with: about }) => {
      const by = name === 'somebody-within-SOI' ? 'range' : 'spaces';
      return one({ ...about, number: within! }, by, by, true);
    });
  }
  const [least, points] = [number(told['least']), number(told['points'])];
  if (name !== 'can-reach' && name !== 'cannot-reach-yet') return [];
  const about = { figure: thingIn(told['target']), what: 'points', at: textIn(told['square']) } as const;
  return [{ ...about, left: least, sign: name === 'can-reach' ? '≤' : '>', right: points }];
}

/** A row for each AI Step that was looked at. */
export const stepRows = ({ events }: TurnFrame): StepRow[] =>
  events.flatMap((event): StepRow[] => {
    if (event.tag !== 'AI step true' && event.tag !== 'AI step false') return [];
    const lines = traceOf(event);
    const instructions = lines.flatMap(({ key, with: told }) => {
      if (key !== 'trace.can-do' && key !== 'trace.cannot-do') return [];
      const { step, instruction } = told['at'] as { step: number; instruction: number };
      return [{ at: `${step}.${instruction}`, text: told['instruction']!, can: key === 'trace.can-do' }];
    });
    return [
      {
        step: number(event.with['step']),
        holds: event.tag === 'AI step true',
        compared: lines.flatMap(comparedIn),
        instructions,
        idle: lines.some(({ key }) => key === 'trace.nothing-to-do'),
        cut: lines.some(({ key }) => key === 'trace.cannot-reach'),
        event,
      },
    ];
  });

interface Destination {
  square: string;
  points: number;
  /** From there to whom the move is about. */
  range: number;
  spaces: number;
  jumps: number;
  strikes: number;
  /** Nothing speaks against one that is as good but who decided. */
  fate: 'chosen' | 'as-good' | 'farther' | 'risky';
}
/** What narrowed a choice, with the number of each. */
interface Criterion {
  criterion: Json;
  by: readonly { figure: number; number: number }[];
  left: readonly number[];
}
interface Goal {
  figure: number;
  /** What the ends of the move are measured by. */
  by: 'range' | 'spaces';
  criteria: readonly Criterion[];
  tied: readonly Place[];
  /** Those that it cannot come to attack. */
  aside: readonly number[];
}
/** A figure, and its place on the Initiative Track. */
export interface Place {
  figure: number;
  number: number;
}
export interface MoveRow {
  /** Whom it is about, and why. */
  goal: Goal;
  at: string | null;
  from: string;
  points: number;
  way: readonly string[];
  ends: readonly Destination[];
  event: SeenEvent;
}
const instructionIn = (about: Json | undefined): string | null => {
  const at = about as { step: number; instruction: number } | null | undefined;
  return at === null || at === undefined ? null : `${at.step}.${at.instruction}`;
};
const thingsIn = (list: Json | undefined): number[] => ((list ?? []) as Json[]).map(thingIn);
const measured = (list: Json | undefined): Place[] =>
  ((list ?? []) as unknown as { figure: Json; number: number }[]).map((each) => ({
    figure: thingIn(each.figure),
    number: each.number,
  }));
const criteriaIn = (lines: readonly Message[]): Criterion[] =>
  lines.flatMap(({ key, with: told }) =>
    key === 'trace.criterion' || key === 'trace.criterion-unmet'
      ? [{ criterion: told['criterion']!, by: measured(told['by']), left: thingsIn(told['left']) }]
      : [],
  );
/** Where it could go, and which of these ends it chose. */
export function moveRow({ events }: TurnFrame): MoveRow | null {
  const event = events.find((told) => traceOf(told)[0]?.key.startsWith('trace.move-') === true);
  if (event === undefined) return null;
  const lines = traceOf(event);
  const [first] = lines;
  const way = lines.find(({ key }) => key === 'trace.way' || key === 'trace.stays');
  const path = ((way?.with['path'] ?? []) as unknown as Message[]).map((step) => textIn(step.with['square']));
  const end = path.at(-1) ?? textIn(way?.with['square']);
  const ends = lines.flatMap(({ key, with: told }): Destination[] => {
    if (key !== 'trace.destination' && key !== 'trace.risky-destination') return [];
    const square = textIn(told['square']);
    const fate = key === 'trace.risky-destination' ? 'risky' : square === end ? 'chosen' : 'as-good';
    return [
      {
        square,
        points: number(told['points']),
        range: number(told['range']),
        spaces: number(told['spaces']),
        jumps: number(told['jumps']),
        strikes: number(told['strikes']),
        fate,
      },
    ];
  });
  const least = ends.find(({ fate }) => fate === 'chosen')?.points ?? Number.POSITIVE_INFINITY;
  for (const one of ends) if (one.fate === 'as-good' && one.points > least) one.fate = 'farther';
  const about = first!.with;
  const tie = lines.find(({ key }) => key === 'trace.front-of-the-track');
  return {
    goal: {
      figure: thingIn(about['goal']),
      by: first!.key === 'trace.move-up to Range' ? 'range' : 'spaces',
      criteria: criteriaIn(lines),
      tied: measured(tie?.with['places']),
      aside: thingsIn(lines.find(({ key }) => key === 'trace.goal')?.with['aside']),
    },
    at: instructionIn(about['at']),
    from: textIn(about['from']),
    points: number(about['points']),
    way: path,
    ends,
    event,
  };
}

interface CandidateRow {
  figure: number;
  square: string;
  spaces: number;
  range: number;
  sight: boolean;
  penalty: number;
  through: readonly string[];
  why: Json | null;
  chosen: boolean;
}
export interface ChoiceRow {
  at: string | null;
  candidates: readonly CandidateRow[];
  criteria: readonly Criterion[];
  /** Those among whom the track decided. */
  tied: readonly Place[];
  chosen: number;
  event: SeenEvent;
}
/** Whom it could choose, and what decided. */
export function choiceRow({ events }: TurnFrame): ChoiceRow | null {
  const event = events.find((told) => traceOf(told).some(({ key }) => key === 'trace.target'));
  if (event === undefined) return null;
  const lines = traceOf(event);
  const target = lines.find(({ key }) => key === 'trace.target')!;
  const tie = lines.find(({ key }) => key === 'trace.front-of-the-track');
  const chosen = thingIn(target.with['figure']);
  const candidates = lines.flatMap(({ key, with: told }): CandidateRow[] => {
    if (key !== 'trace.candidate' && key !== 'trace.no-candidate') return [];
    const figure = thingIn(told['figure']);
    return [
      {
        figure,
        square: textIn(told['square']),
        spaces: number(told['spaces']),
        range: number(told['range']),
        sight: told['sight'] === true,
        penalty: number(told['penalty']),
        through: (told['through'] ?? []) as string[],
        why: told['why'] ?? null,
        chosen: figure === chosen,
      },
    ];
  });
  return {
    at: instructionIn(target.with['at']),
    candidates,
    criteria: criteriaIn(lines),
    tied: measured(tie?.with['places']),
    chosen,
    event,
  };
}
export const conditionOf = (steps: readonly AiStep[], step: number): AiStep['if'] | null => steps[step - 1]?.if ?? null;
