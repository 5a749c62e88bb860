/** What a reader who may use something has to know first: how much Damage is coming, how a roll stands. */

import type { Json } from '@questwright/kernel';
import type { Scene } from '@questwright/messages';
import type { Parts } from '../rules/attack/locals.ts';
import { seenIn } from './scene.ts';
import { DAMAGE_TYPES } from '../words.ts';

/** By window, `procedure/step`. */
const HINTS: Readonly<Record<string, (scene: Scene, locals: Record<string, Json>) => string[]>> = {
  'dealing/dealing damage': damageHint,
  'dealing/reduction': damageHint,
  'attack/before it hits or misses': rollHint,
  'attack/missed so far': rollHint,
};

function damageHint(scene: Scene, { figure, by, parts }: Record<string, Json>): string[] {
  const coming = DAMAGE_TYPES.filter((type) => (parts as unknown as Parts)[type] > 0).map((type): Json => ({
    key: 'hint.part',
    with: { type, amount: (parts as unknown as Parts)[type] },
  }));
  const thing = figure as number;
  const most = scene.value('maximum HP', thing) as number;
  const { damage } = seenIn(scene).figures.find((one) => one.thing === thing)!;
  const about = { figure: { thing }, by: by === null ? null : { thing: by! }, hp: most - damage };
  return [scene.say('hint.damage', { ...about, parts: coming.length === 0 ? null : coming })];
}

function rollHint(scene: Scene, { attacker, target, roll }: Record<string, Json>): string[] {
  const about = { attacker: { thing: attacker! }, target: { thing: target! }, roll: roll! };
  return [scene.say('hint.roll', { ...about, defense: scene.value('defense', target!) })];
}

export function hints(scene: Scene): string[] {
  const { proc, step, locals } = scene.view.stack.at(-1) ?? { proc: '', step: '', locals: {} };
  return HINTS[`${proc}/${step}`]?.(scene, locals as Record<string, Json>) ?? [];
}
