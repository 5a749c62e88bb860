/** What others do as a story: an answer cut into beats, and what each of them draws on the board. */

import type { Message, View } from '@questwright/kernel';
import type { LogLine } from '@questwright/protocol';
import { mayMove, settings } from '../../../settings.ts';
import type { Beat, BeatStep } from '../../game.ts';
import { framesIn, lineIn, squareAfter, traceOf, type EnemyTurn, type Frame } from './frames.ts';
import { actingIn, number, textIn, thingIn } from './reading.ts';

export { withEvents } from './after.ts';

// ---- beats ----

/** So long a frame is read, in milliseconds; each AI Step that is not followed takes a moment more. */
const READ = 900;
const EACH_STEP = 100;
const ROLL: readonly BeatStep[] = [
  { name: 'throw', milliseconds: 700 },
  { name: 'rest', milliseconds: 250 },
  { name: 'count', milliseconds: 600 },
  { name: 'blow', milliseconds: 300 },
  { name: 'price', milliseconds: 650 },
];
/** Where nothing may move: three cuts. */
const CUTS: readonly BeatStep[] = [
  { name: 'rest', milliseconds: 400 },
  { name: 'count', milliseconds: 700 },
  { name: 'price', milliseconds: 700 },
];
/** How much faster dice are shown of whoever decides itself, and in passing. */
const OF_OTHERS = 2;
const IN_PASSING = 2.5;

const atSpeed = (steps: readonly BeatStep[], times = 1): BeatStep[] =>
  steps.map(({ name, milliseconds }) => ({ name, milliseconds: milliseconds / (settings().animationSpeed * times) }));
const read = ({ kind, from, to }: Frame, { events }: LogLine): BeatStep[] => {
  const passed = kind === 'step' ? events.slice(from, to).filter(({ tag }) => tag === 'AI step false').length : 0;
  return atSpeed([{ name: 'whole', milliseconds: READ + EACH_STEP * passed }]);
};

/** Whoever decides itself and is in the middle of its turn. */
const thinkingIn = (view: View): number | null =>
  view.stack?.some(({ proc }) => proc === 'activation') === true ? actingIn({ view }) : null;

/** Dice, whoever throws them, and the frames of turns that nobody leads; nothing runs ahead of dice that decide it. */
export function beatsOf(line: LogLine, about: { seat: number | null; before: View }): Beat[] {
  const { seq, seat, events, undone } = line;
  if (undone) return [];
  const own = seat === about.seat;
  const frames = framesIn(events, thinkingIn(about.before));
  const rolls = events.flatMap((event, from) => (event.tag === 'rolled' ? [from] : []));
  const starts = [...new Set([...frames.map(({ from }) => from), ...rolls])].toSorted((one, other) => one - other);
  return starts.map((from, i): Beat => {
    const frame = frames.find((one) => one.from === from);
    const to = Math.min(
      starts[i + 1] ?? events.length,
      frame?.kind === 'dice' ? events.length : (frame?.to ?? events.length),
    );
    if (events[from]!.tag !== 'rolled') {
      // That somebody attacks is shown by the line to them; the stage opens with the dice.
      const attacks = events.findIndex(({ tag }, at) => at >= from && at < to && tag === 'attacks');
      const told = attacks < 0 ? to : attacks;
      return { kind: 'card', seq, from, to, told, steps: read({ ...frame!, to }, line), audience: 'all' };
    }
    const audience = own ? 'reader' : frame === undefined ? 'passing' : 'all';
    const steps = atSpeed(
      mayMove() ? ROLL : CUTS,
      audience === 'passing' ? IN_PASSING : audience === 'all' ? OF_OTHERS : 1,
    );
    return { kind: 'roll', seq, from, to, told: from + 1, steps, audience };
  });
}

// ---- on the board ----

/** What a frame of a turn draws on the board, all squares by their ids. */
export interface StoryOverlay {
  /** Whose turn it is, and where it stands when the frame begins. */
  figure: number;
  from: string;
  /** Where it goes, or where its target stands; left out while it only looks. */
  to?: string;
  /** The spaces of its way, without the first. */
  path?: readonly string[];
  /** Figures that it weighed up. */
  candidates?: readonly StoryCandidate[];
  marks?: readonly StoryMark[];
}
interface StoryCandidate {
  figure: number;
  square: string;
  possible: boolean;
  chosen: boolean;
  /** Null where only spaces count. */
  range: number | null;
  spaces: number | null;
  /** Its place on the Initiative Track, where that decides. */
  place: number | null;
}
/** `chosen`, `as-good`, `risky`: ends of a move; `hinders`: a space that costs the roll. */
interface StoryMark {
  square: string;
  kind: 'chosen' | 'as-good' | 'risky' | 'hinders';
}

const text = (line: Message | undefined, name: string): string => textIn(line?.with[name]);
const optional = (value: unknown): number | null => (typeof value === 'number' ? value : null);

/** `squareOf` tells where a figure stands that a line names without its space. */
export function storyOverlay(turn: EnemyTurn, at: number, squareOf: (figure: number) => string): StoryOverlay {
  const frame = turn.frames[at]!;
  const { figure } = turn;
  const from = squareAfter(turn, at - 1);
  if (frame.kind === 'move') return movedIn(turn, at, from);
  const choice = turn.frames.slice(0, at + 1).findLast(({ kind }) => kind === 'whom');
  if (frame.kind === 'step') return { figure, from, candidates: nearIn(frame, squareOf) };
  if (choice === undefined) return { figure, from };
  const decided = choice.events.find((event) => lineIn(event, 'trace.target') !== undefined);
  const attacks = choice.events.find(({ tag }) => tag === 'attacks');
  const lines = decided === undefined ? [] : traceOf(decided);
  const chosen = thingIn(attacks?.with['target'] ?? lines.find(({ key }) => key === 'trace.target')?.with['figure']);
  const places = (lines.find(({ key }) => key === 'trace.front-of-the-track')?.with['places'] ?? []) as unknown as {
    figure: { thing: number };
    number: number;
  }[];
  const candidates = lines
    .filter(({ key }) => key === 'trace.candidate' || key === 'trace.no-candidate')
    .map(({ key, with: told }): StoryCandidate => {
      const one = thingIn(told['figure']);
      return {
        figure: one,
        square: textIn(told['square']),
        possible: key === 'trace.candidate',
        chosen: one === chosen,
        range: optional(told['range']),
        spaces: optional(told['spaces']),
        place: places.find(({ figure: { thing } }) => thing === one)?.number ?? null,
      };
    });
  const through = (lines.find((line) => thingIn(line.with['figure']) === chosen)?.with['through'] ?? []) as string[];
  const to = candidates.find((one) => one.chosen)?.square ?? squareOf(chosen);
  return { figure, from, to, candidates, marks: through.map((square) => ({ square, kind: 'hinders' })) };
}

function movedIn(turn: EnemyTurn, at: number, from: string): StoryOverlay {
  const { events } = turn.frames[at]!;
  const decided = events.find((event) => traceOf(event)[0]?.key.startsWith('trace.move-') === true);
  const lines = decided === undefined ? [] : traceOf(decided);
  const way = lines.find(({ key }) => key === 'trace.way' || key === 'trace.stays');
  const path = ((way?.with['path'] ?? []) as unknown as Message[]).map((step) => text(step, 'square'));
  const to = path.at(-1) ?? text(way, 'square');
  const marks = lines.flatMap((line): StoryMark[] => {
    if (line.key !== 'trace.destination' && line.key !== 'trace.risky-destination') return [];
    const square = text(line, 'square');
    const kind = line.key === 'trace.risky-destination' ? 'risky' : square === to ? 'chosen' : 'as-good';
    return [{ square, kind }];
  });
  return { figure: turn.figure, from: text(lines[0], 'from') || from, to, path, marks };
}

/** Whom the AI Steps of a frame compared, by spaces. */
function nearIn({ events }: EnemyTurn['frames'][number], squareOf: (figure: number) => string): StoryCandidate[] {
  const found = new Map<number, StoryCandidate>();
  for (const event of events) {
    for (const line of traceOf(event)) {
      const near = line.key.startsWith('trace.nobody-')
        ? [line]
        : ((line.with['figures'] ?? []) as unknown as Message[]);
      for (const { with: told } of near.filter((one) => one.with !== undefined)) {
        const figure = thingIn(told['figure']);
        if (figure < 0 || squareOf(figure) === '') continue;
        const possible = !line.key.startsWith('trace.nobody-');
        const about = { square: squareOf(figure), range: optional(told['range']), spaces: number(told['spaces']) };
        found.set(figure, { figure, possible, chosen: false, place: null, ...about });
      }
    }
  }
  return [...found.values()];
}
