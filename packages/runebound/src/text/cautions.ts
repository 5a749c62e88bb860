/** What one may lose without seeing it: dice that are not used, a place where nothing can be done, steps of a turn that are
 *  skipped. Said before a choice that leads there, and after something that came of itself. */

import type { Caution, Happened, Scene } from '@questwright/messages';
import type { RuleId, Seat, View } from '@questwright/kernel';
import { seenIn, spacesIn } from './board.ts';
import type { Color } from '../words.ts';

const caution = (id: string, rule: RuleId, params: Caution['text']['with'] = {}): Caution => ({
  id,
  text: { key: `caution.${id}`, with: params },
  rule,
});
const placeOf = (space: string): { content: string } => ({ content: `space-${space}` });

/** Why a Hero of this seat can do nothing in a space, or not all that the map promises; null when all is well. */
export function cautionAt(scene: Scene, seat: Seat, space: string): Caution | null {
  const { view, value } = scene;
  const at = spacesIn(scene).get(space);
  if (at === undefined) return null;
  const { adventures, undefeated } = seenIn(view);
  const waits = undefeated.some((one) => one.thing >= 0 && one.space === space);
  if (!waits && adventures.includes(space) && at.jewel !== undefined) {
    const closed = value('closed colors', seat) as readonly Color[] | null;
    if (closed?.includes(at.jewel)) return caution('closed-color', 'RB-EXP-15', { color: at.jewel });
    if ((view.zones[`${at.jewel} deck`] ?? []).length === 0)
      return caution('empty-deck', 'RB-ADV-11', { color: at.jewel });
  }
  const isThere = value('something is there', space, seat);
  return isThere === false ? caution('nothing-there', 'RB-MOV-21', { space: placeOf(space) }) : null;
}

const movementIn = ({ stack }: View): { seat: Seat; dice: readonly number[]; owed: readonly string[] } | null => {
  const found = stack.findLast(({ proc }) => proc === 'movement step')?.locals;
  return found === undefined ? null : (found as ReturnType<typeof movementIn>);
};

/** What a choice on offer gives up. */
export function cautions(scene: Scene, option: string): Caution[] {
  const { view } = scene;
  const { decision, viewer } = view;
  if (decision?.proc !== 'movement step' || viewer === null) return [];
  const [choice, to] = option.split(':');
  const here = seenIn(view).heroes[viewer]?.space ?? '';
  const target = choice === 'move' || (choice === 'step' && decision.step === 'how to move') ? (to ?? '') : null;
  const ends = choice === 'stop' || choice === 'stay' ? here : target;
  if (ends === null || ends === '') return [];
  const movement = movementIn(view);
  const left = choice === 'stop' && movement !== null ? movement.dice.length - movement.owed.length : 0;
  const there = cautionAt(scene, viewer, ends);
  return [...(left > 0 ? [caution('dice-left', 'RB-MOV-11', { dice: left })] : []), ...(there === null ? [] : [there])];
}

/** What was lost with an answer: of the position before it, and what came of it. */
export function lost({ view }: Pick<Scene, 'view'>, events: readonly Happened[]): Caution[] {
  const tags = events.map(({ tag }) => tag);
  const found: Caution[] = [];
  const rolled = events.find(({ tag }) => tag === 'movement dice rolled');
  const stayed = events.find(({ tag }) => tag === 'stayed');
  const dice = (rolled?.with['dice'] as readonly unknown[] | undefined)?.length ?? 0;
  if (stayed !== undefined && dice > 0) found.push(caution('no-way', 'RB-MOV-06', { dice }));
  const movement = movementIn(view);
  const isOver = tags.includes('steps skipped') || stayed !== undefined || tags.includes('turn began');
  if (rolled === undefined && movement !== null && isOver && view.decision?.step === 'where to') {
    const used =
      (events.find(({ tag }) => tag === 'dice used')?.with['dice'] as readonly unknown[] | undefined)?.length ?? 0;
    const left = movement.dice.length - movement.owed.length - used;
    if (left > 0) found.push(caution('dice-lost', 'RB-MOV-11', { dice: left }));
  }
  const skipped = events.find(({ tag }) => tag === 'steps skipped');
  if (skipped !== undefined)
    found.push(caution('steps-skipped', 'RB-MOV-21', { space: skipped.with['space'] ?? null }));
  if (tags.includes('turn ended early')) found.push(caution('turn-over', 'RB-TRN-06'));
  return found;
}
