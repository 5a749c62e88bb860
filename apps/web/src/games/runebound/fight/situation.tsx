/** The fight in a sentence, for whoever does not see it. */

import type { ThingView } from '@questwright/kernel';
import type { ShownTable } from '../../../table/shown-table.ts';
import { useTable } from '../../../table/shown-table.ts';
import { t } from '../../../words.ts';
import { battleIn, heroThing, standIn, thingIn, type CombatPart } from '../view-readers.ts';
import { shortName } from '../words-of.ts';
import { chanceOfEscape, chanceOfRoll, lifeOf } from './chances.ts';
import { phaseOf } from './phases.tsx';
import { neededOf } from './plates.tsx';

/** “Wyvern, Life 4 of 4. Melee 18: you need 8 or more, 79 percent.” */
function sentence(seen: ShownTable, { opponent, part, hero }: SituationProps): string {
  const all = lifeOf(seen, opponent);
  const left = Math.max(0, all - (opponent.counters['wounds'] ?? 0));
  const foe = t('situation.foe', { foe: shortName(seen, opponent.card), left, all });
  const phase = phaseOf(part);
  if (hero === null) return foe;
  if (phase === null) {
    const chance = part === 'escape phase' && seen.seat !== null ? chanceOfEscape(seen, seen.seat, opponent) : null;
    return chance === null ? foe : `${foe} ${t('situation.escape', { chance })}`;
  }
  const chance = chanceOfRoll(seen, hero.thing, opponent, phase, 'attack');
  const needs = neededOf(seen, hero, opponent, phase);
  if (chance === null) return foe;
  return `${foe} ${t('situation.phase', { phase: t('stage.phase', { phase }), needs, chance })}`;
}

/** What is going on, for the announcer: before the question is read out. */
export function situation(seen: ShownTable): string {
  const battle = battleIn(seen.view);
  const opponent = battle ? thingIn(seen.view, battle.opponent) : null;
  if (battle === null || opponent === null || seen.seat === null || !battle.heroes.includes(seen.seat)) return '';
  return sentence(seen, { opponent, part: standIn(seen.view).part, hero: heroThing(seen.view, seen.seat) });
}

interface SituationProps {
  opponent: ThingView;
  part: CombatPart | null;
  hero: ThingView | null;
}
export function Situation(props: SituationProps) {
  return <p className="unseen">{sentence(useTable(), props)}</p>;
}
