/** What must hold while it happens: enemies that can act do, and skip nothing that they can do, nobody falls twice, and nothing
 *  comes after the end. */

import type { Effect, EffectContext, Event, Game } from '@questwright/kernel';
import { errandOf } from '../rules/enemies/instructions.ts';
import { plansFor } from '../rules/enemies/ai-paths.ts';
import { stepsOf } from '../rules/enemies/targeting.ts';
import { hasEffect } from '../rules/abilities/effects.ts';
import { whyNotTarget } from '../rules/attack/targets.ts';
import { figureOf, opponentsOf, stands, verbOf, type In, type Middara, type MiddaraTable } from '../world.ts';
import type { AttackType } from '../words.ts';

type Acting = Pick<EffectContext, 'thing' | 'it'>;
/** Those whom an instruction may be about: one that speaks of an earlier one, whoever that was about. */
const among = (t: MiddaraTable, { at }: Effect, { thing, it }: Acting): number[] =>
  opponentsOf(t, thing).filter((one) => at === undefined || it[at as string] === one);
/** Whether an instruction would do anything at once. */
const DEEDS: Readonly<Record<string, (t: MiddaraTable, effect: Effect, acting: Acting) => boolean>> = {
  ATK: (t, effect, acting) => {
    const { ATK, range = 1 } = effect;
    return among(t, effect, acting).some(
      (one) =>
        whyNotTarget(t, acting.thing, one, ATK as AttackType, ATK === 'ranged' ? (range as number) : undefined) ===
        null,
    );
  },
  CAST: (t, effect, acting) => among(t, effect, acting).some((one) => t.value('within SOI', acting.thing, one)),
  HEAL: (t, _, { thing }) => figureOf(t, thing).damage > 0 && !hasEffect(t, thing, 'disease'),
  MOVE: (t, effect, acting) => {
    const errand = errandOf(t, effect, acting);
    return errand !== null && plansFor(t, errand).some(({ legs }) => legs.length > 0);
  },
};
const canDo = (t: MiddaraTable, effect: Effect, acting: Acting): boolean =>
  DEEDS[verbOf(t, effect).name]?.(t, effect, acting) === true;
const refersBack = (effect: Effect): boolean => effect['at'] !== undefined || typeof effect['from'] === 'string';

/** What a figure that follows AI Steps is able to do now; null when it is nothing. */
function ableTo(t: MiddaraTable, figure: number): string | null {
  for (const step of stepsOf(t, figure)) {
    if (!t.holds(step.if, { by: null, thing: figure, about: figure, also: null })) continue;
    // Nothing has been done yet that one of them could speak of.
    const deed = step.do.find((effect) => canDo(t, effect, { thing: figure, it: {} }));
    if (deed !== undefined) return JSON.stringify(deed);
    // What is followed without anything to be seen of it, such as staying where it is well, is followed all the same.
    const isFollowed = step.do.some(
      (effect) => !refersBack(effect) && verbOf(t, effect).name !== 'ATK' && verbOf(t, effect).name !== 'CAST',
    );
    if (isFollowed && step.continueDown !== true) return null;
  }
  return null;
}

/** What was told last when an instruction was looked at, by game. */
const lookedAt = new WeakMap<Game<Middara>, Event>();
/** An instruction that was skipped although it could be carried out, also one that speaks of an earlier one; null when none was.
 *  Nothing has changed since. */
function skippedWrongly(t: MiddaraTable): string | null {
  const last = t.events?.at(-1);
  if (last?.tag !== 'instruction skipped' || lookedAt.get(t.game) === last) return null;
  lookedAt.set(t.game, last);
  const { of, path, at, thing, it } = t.locals as unknown as EffectContext;
  const list = path.reduce<unknown>(
    (part, key) => (part as Record<string | number, unknown>)[key],
    t.loaded.content.get(of)!.content,
  );
  const effect = (list as readonly Effect[])[at - 1]!;
  return canDo(t, effect, { thing, it }) ? `${of} can ${JSON.stringify(effect)}, and skips it` : null;
}

interface Activity {
  figure: number;
  able: string | null;
  acted: boolean;
}
/** The turn of the figure that acted last, by game: checks play on in copies. */
const activities = new WeakMap<Game<Middara>, Activity>();
/** Thinking about it, and setting out. */
const IDLE: readonly string[] = ['activation', 'effects', 'course', 'targeting', 'AI attack', 'AI spell', 'movement'];
/** What a fight is made of. */
const FIGHTING: readonly string[] = [
  'activation',
  'attack',
  'spell',
  'movement',
  'dealing',
  'damage',
  'defeat',
  'spawn',
];

const isTwice = (t: MiddaraTable, figure: number): boolean =>
  t.game.stack.filter(({ proc, locals }) => proc === 'defeat' && locals.figure === figure).length > 1;

export function wrongStep(t: MiddaraTable, step: string): string | null {
  const [proc] = step.split('/') as [string];
  if (t.isEnding('encounter') && FIGHTING.includes(proc)) return `The Encounter is over, and ${step} is played`;
  if (step === 'effects/effect') {
    const skipped = skippedWrongly(t);
    if (skipped !== null) return skipped;
  }
  if (step === 'defeat/form') {
    const { figure } = (t as In<'defeat'>).locals;
    if (isTwice(t, figure) || !stands(t, figure)) return `${t.cardOf(figure)} is Defeated twice`;
  }
  if (step === 'activation/begin') {
    const { figure } = (t as In<'activation'>).locals;
    activities.set(t.game, { figure, able: ableTo(t, figure), acted: false });
    return null;
  }
  const activity = activities.get(t.game);
  if (activity === undefined) return null;
  if (!IDLE.includes(proc) && t.isWithin('activation')) activity.acted = true;
  if (step !== 'turn/end of turn') return null;
  activities.delete(t.game);
  const { figure, able, acted } = activity;
  return able === null || acted || (t as In<'turn'>).locals.figure !== figure
    ? null
    : `${t.cardOf(figure)} can ${able}, and does nothing in its turn`;
}
