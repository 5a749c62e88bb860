/** Where a figure that moves can get to, and what it costs and risks. */

import { choiceOf, words, type Form, type Json, type Message, type Params } from '@questwright/kernel';
import type { Square } from '@questwright/geometry/square';
import type { Bundle, Scene, Whole } from '@questwright/messages';
import { flowIn, markOf, onTheBoard, seenIn } from './scene.ts';
import { tokenNamed } from './tokens.ts';
import type { TurnsEnd } from '../rules/turn/turns-end.ts';
import type { Way } from '../rules/movement/routes.ts';

/** The ways that a figure could go with so many points. */
const waysFor = (scene: Scene, figure: number, points: Json): Way[] =>
  // A table far away may not have told it yet.
  (scene.value('ways to go', figure, points) ?? []) as unknown as Way[];

/** A movement that the reader can make now: with a Move Action, or in the movement that is being made. */
export interface Walking {
  figure: number;
  points: number;
  ways: readonly Way[];
}
export function waysAsked(scene: Scene): Walking | null {
  const { decision, stack } = scene.view;
  const { figure, points } = (stack.at(-1)?.locals ?? {}) as { figure?: number; points?: number };
  if (figure === undefined || decision?.mine?.asked !== true) return null;
  if (decision.proc === 'movement') return points === undefined ? null : { figure, points, ways: waysIn(scene) };
  if (decision.step !== 'action phase' || !decision.mine.options.includes('move')) return null;
  const value = scene.value('movement value', figure) as number;
  return { figure, points: value, ways: waysFor(scene, figure, value) };
}

/** The ways of the movement that the reader is asked about. */
function waysIn(scene: Scene): Way[] {
  const { view } = scene;
  const { proc, locals } = view.stack.at(-1) ?? { proc: '', locals: {} };
  const asked = view.decision?.mine?.forms.some((one) => one.choice === 'walk') ?? false;
  if (proc !== 'movement' || !asked) return [];
  const { figure, points } = locals as { figure: number; points: number };
  return waysFor(scene, figure, points);
}

const strikersIn = (scene: Scene, { strikers }: Way): string[] =>
  onTheBoard(scene).flatMap((one) => (strikers.includes(one.thing) ? [markOf(scene, one)] : []));

function whatIsOn(scene: Scene, square: Square): Params {
  const token = seenIn(scene).tokens.find((one) => one.square === square);
  return {
    square,
    terrain: scene.value('terrain', square),
    flow: flowIn(scene, square),
    token: token === undefined ? null : tokenNamed(scene, token),
  };
}

/** What the Current there does to who ends a turn in it. */
function endOn({ value }: Scene, figure: number, { square, flow }: Params): Params {
  const end = flow === null ? null : (value('end of turn on', figure, square!) as TurnsEnd | null);
  const damage = end?.damage ?? 0;
  return { end: end?.defeated === true ? 'defeated' : damage > 0 ? 'damage' : 'none', damage };
}
function wayText(scene: Scene, figure: number, way: Way): Message {
  const strikers = strikersIn(scene, way);
  const about = { points: way.points, strikers: strikers.length === 0 ? null : strikers };
  const ground = whatIsOn(scene, way.path.at(-1)!);
  return { key: 'whole.walk', with: { ...ground, ...about, ...endOn(scene, figure, ground) } };
}
/** Every space as one answer, each by the way with the fewest Break Attacks. */
export const wholes = (scene: Scene, { choice }: Form): Whole[] =>
  choice === 'walk'
    ? waysIn(scene).map((way) => ({ elements: way.path, text: wayText(scene, figureIn(scene), way) }))
    : [];
const figureIn = ({ view }: Scene): number => Number(view.stack.at(-1)?.locals['figure']);

/** To every space in reach, and no farther: the Move Action, the way, and its end. */
export function walks(scene: Scene): Bundle[] {
  const { decision } = scene.view;
  const moved = (way: Way, before: string[][]): Bundle => ({
    option: before[0]?.[0] ?? 'stop',
    at: way.path.at(-1)!,
    text: wayText(scene, figureIn(scene), way),
    answers: [...before, ['walk', ...way.path], ['stop']],
  });
  const before = decision?.proc === 'movement' ? [] : [['move']];
  return (waysAsked(scene)?.ways ?? []).map((way) => moved(way, before));
}

/** What the drawing says of the spaces in reach: the points, and whether somebody strikes on the way. */
export const marksInReach = (scene: Scene): Map<Square, string> =>
  new Map(
    waysIn(scene).map(({ path, points, strikers }) => [path.at(-1)!, `${points}${strikers.length > 0 ? '!' : ''}`]),
  );

/** Nobody jumps where one can walk without being struck at. */
export const quiet = (scene: Scene, options: readonly string[]): readonly string[] => {
  const safe = new Set(waysIn(scene).flatMap(({ path, strikers }) => (strikers.length === 0 ? [path.at(-1)!] : [])));
  return options.filter((id) => choiceOf(id) === 'jump' && safe.has(words(id)[0]!));
};
