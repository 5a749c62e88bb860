/** What must hold while it happens: enemies that can act do, nobody falls twice, and nothing comes after the end. */

import type { Effect, Game } from '@questwright/kernel';
import { errandOf } from '../rules/enemies/instructions.ts';
import { plansFor } from '../rules/enemies/ai-paths.ts';
import { stepsOf } from '../rules/enemies/targeting.ts';
import { hasEffect } from '../rules/abilities/effects.ts';
import { whyNotTarget } from '../rules/attack/targets.ts';
import { figureOf, opponentsOf, stands, verbOf, type In, type Middara, type MiddaraTable } from '../world.ts';
import type { AttackType } from '../words.ts';

/** What an instruction would do at once, or nothing. One that speaks of an earlier one waits for that. */
const DEEDS: Readonly<Record<string, (t: MiddaraTable, figure: number, effect: Effect) => boolean>> = {
  ATK: (t, figure, { ATK, range = 1 }) =>
    opponentsOf(t, figure).some(
      (one) =>
        whyNotTarget(t, figure, one, ATK as AttackType, ATK === 'ranged' ? (range as number) : undefined) === null,
    ),
  CAST: (t, figure) => opponentsOf(t, figure).some((one) => t.value('within SOI', figure, one)),
  HEAL: (t, figure) => figureOf(t, figure).damage > 0 && !hasEffect(t, figure, 'disease'),
  MOVE: (t, figure, effect) => {
    const errand = errandOf(t, effect, { thing: figure, it: {} });
    return errand !== null && plansFor(t, errand).some(({ legs }) => legs.length > 0);
  },
};
const refersBack = (effect: Effect): boolean => effect['at'] !== undefined || typeof effect['from'] === 'string';

/** What a figure that follows AI Steps is able to do now; null when it is nothing. */
function ableTo(t: MiddaraTable, figure: number): string | null {
  for (const step of stepsOf(t, figure)) {
    if (!t.holds(step.if, { by: null, thing: figure, about: figure, also: null })) continue;
    const own = step.do.filter((effect) => !refersBack(effect));
    const deed = own.find((effect) => DEEDS[verbOf(t, effect).name]?.(t, figure, effect));
    if (deed !== undefined) return JSON.stringify(deed);
    // What is followed without anything to be seen of it, such as staying where it is well, is followed all the same.
    const isFollowed = own.some((effect) => verbOf(t, effect).name !== 'ATK' && verbOf(t, effect).name !== 'CAST');
    if (isFollowed && step.continueDown !== true) return null;
  }
  return null;
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
