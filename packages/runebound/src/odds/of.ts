/** A fight as numbers: what the cards of a party say of it, as far as the odds of fights can hold it exactly.
 *
 *  Read are: printed numbers; experience; modifiers of combat rolls, attributes, damage, Life, attacks in a round and target
 *  numbers, also those that depend on the phase, on attack or defense, on the enemy, on other Items, or on the number of
 *  Allies; abilities that add to the Hero's rolls or damage for a round, cancel wounds that would come to the Hero, or roll
 *  the Hero's dice again; attacks before combat; the text of the Challenge before combat (forecast.ts); changes of the
 *  Challenge that follow from its wounds, its armor, and wounds that each failed roll costs besides (enemy.ts).
 *  Everything else that could matter in a fight is named in `leftOut`: what depends on the space, the round or the dice;
 *  abilities that protect Allies; exhaustion that failed rolls cost. Two abilities that cost exhaustion of the same
 *  character are each counted as if it were rested, and each is used once in a round. */

import { chanceOf } from '@questwright/dice';
import { chanceToWin, type Aid, type Fight, type Opening } from './fight/index.ts';
import type { Card, Challenge } from '../cards.ts';
import { situation, stands, type InFight, type Odds, type Situation } from '../rules/effects/verb.ts';
import { reckoning } from './forecast.ts';
import { readingOfEnemy } from './enemy.ts';
import { figures, GAIN, type Party } from './party.ts';
import { alter, readingOf, type Change, type Figures, type Numbers, type Usable } from './reading.ts';
import { ATTRIBUTE_OF, PHASES, type Terrain } from '../words.ts';

export { figures, GAIN, type Party };

export interface Reckoned {
  fight: Fight;
  /** What could matter and is not in it. */
  leftOut: readonly string[];
}

/** What is true of a fight besides its cards. */
export interface Already {
  /** Exhaustion on the Hero, wounds on the enemy. */
  tired?: number;
  enemy?: number;
  changes?: readonly Change[];
}

/** The rounds of the fight of an unhurt party against a Challenge. */
export function fightOf(
  { hero, experience = {}, gear = [], allies = [] }: Party,
  challenge: Challenge,
  { tired = 0, enemy: wounds = 0, changes = [] }: Already = {},
): Reckoned {
  const own = figures(hero, experience);
  const others = allies.map((ally) => figures(ally));
  const { armor, more, leftOut: unread, ...reading } = readingOfEnemy(challenge);
  const enemy = {
    target: PHASES.map(
      (phase, at) => challenge[ATTRIBUTE_OF[phase]] + reading.target[at]! + reading.targetPerWound[at]! * wounds,
    ),
    damage: PHASES.map(
      (phase, at) => challenge.damage[phase] + reading.damage[at]! + more + reading.damagePerWound[at]! * wounds,
    ),
    life: challenge.life - wounds,
  };
  const perWound = { target: reading.targetPerWound, damage: reading.damagePerWound };
  const isWorn = [...perWound.target, ...perWound.damage].some((one) => one !== 0);
  const leftOut: string[] = [...unread];
  const types = gear.flatMap((card) => ('type' in card && card.type !== undefined ? [card.type as string] : []));
  const isMet = (names: readonly string[] | null): boolean =>
    names === null || names.includes(challenge.kind) || names.includes(challenge.color);
  const aids: Aid[] = [];
  const openings: (Opening & { activated: boolean })[] = [];
  const use = ({ name, cost, most, enemyIs, aid, opening }: Usable, bearer: Numbers, by: Figures): void => {
    if (!isMet(enemyIs)) return;
    const more = bearer === hero ? GAIN.stamina * (experience.stamina ?? 0) - tired : 0;
    const stamina = (bearer.stamina ?? 0) + more;
    const times = Math.min(most, typeof cost === 'number' ? Math.floor(stamina / cost) : 1);
    if (aid !== null && times > 0) aids.push({ ...aid, times, activated: cost === 'activate' });
    if (opening === null || times === 0) return;
    if (typeof cost === 'number' && most > 1) leftOut.push(`${name}: more than once`);
    const { phase, wounds, byThis } = opening;
    const attacker = byThis ? by : own;
    const hurt = wounds ?? attacker.damage[phase]!;
    openings.push({ phase, bonus: attacker.bonus[phase]!, wounds: hurt, activated: cost === 'activate' });
  };
  const sources: [Card | Numbers, Figures][] = [
    [hero, own],
    ...gear.map((card): [Card, Figures] => [card, own]),
    ...allies.map((ally, at): [Numbers, Figures] => [ally, others[at]!]),
  ];
  const here = changes.map((change): [Change, Figures] => [change, own]);
  for (const [card, itself] of sources) {
    const said = readingOf(card);
    leftOut.push(...said.leftOut);
    here.push(...said.changes.map((change): [Change, Figures] => [change, itself]));
  }
  for (const [change, itself] of here) {
    if (!isMet(change.enemyIs) || (change.youHave !== null && !types.includes(change.youHave))) continue;
    const times = change.perAlly ? allies.length : 1;
    const whom = { hero: [own], allies: others, party: [own, ...others], 'this card': [itself], enemy: [] };
    for (const one of whom[change.to]) alter(one, change, times);
    if (change.to !== 'enemy') continue;
    PHASES.forEach((_, at) => {
      enemy.target[at]! += change.target[at]! * times;
      enemy.damage[at] = Math.max(0, enemy.damage[at]! + change.damage[at]! * times);
    });
  }
  for (const [card, itself] of sources) for (const one of readingOf(card).usable) use(one, card as Numbers, itself);
  const pierced = (wounds: number): number => Math.max(0, wounds - armor);
  const party = [own, ...others].map((one) => ({ ...one, damage: one.damage.map(pierced) }));
  const struck = oneActivated(openings, enemy.target).map((one) => ({ ...one, wounds: pierced(one.wounds) }));
  const fight: Fight = { party, enemy: isWorn ? { ...enemy, perWound } : enemy, aids, openings: struck };
  return { fight, leftOut };
}

/** Before combat a player activates one card: the one that does most. */
function oneActivated(all: readonly (Opening & { activated: boolean })[], target: readonly number[]): Opening[] {
  const worth = ({ phase, bonus, wounds }: Opening): number => wounds * Math.max(0, 21 + bonus - target[phase]!);
  const best = all.filter(({ activated }) => activated).toSorted((one, other) => worth(other) - worth(one))[0];
  return all
    .filter((one) => !one.activated || one === best)
    .map(({ phase, bonus, wounds }) => ({ phase, bonus, wounds }));
}

/** The chance to win when a text is followed before combat: `end`, the first round being next. An escape wins nothing. */
export const beforeCombat = (life: number, lives: Odds['lives'], fight: InFight, end: (now: Situation) => number) =>
  reckoning({
    lives,
    fight,
    decided: (now) => (now.over !== null || !stands(now, 0, lives) ? 0 : now.enemy >= life ? 1 : null),
    end,
  });

/** The chance of a party, rested and unhurt unless told otherwise, to defeat a Challenge under best play, without escaping, with its text before
 *  combat; and what could matter and is not in it. */
export function oddsAgainst(
  party: Party,
  challenge: Challenge,
  { terrain, gold, ...as }: { terrain: Terrain; gold: number } & Partial<Pick<Situation, 'hurt' | 'tired' | 'enemy'>>,
): { win: number; leftOut: string[] } {
  const { leftOut } = fightOf(party, challenge);
  const { armor } = readingOfEnemy(challenge);
  const from = (now: Situation): Fight => fightOf(now.party, challenge, now).fight;
  const text = beforeCombat(
    challenge.life,
    (now) => from(now).party.map(({ life }) => life),
    {
      terrain,
      armor,
      attack: (now, phase) => {
        const {
          party: [hero],
          enemy,
        } = from(now);
        const hit = chanceOf(enemy.target[phase]!, { bonus: hero!.bonus[phase]! });
        return { hit, wounds: hero!.damage[phase]! + armor };
      },
      defense: (now, phase) => {
        const {
          party: [hero],
          enemy,
        } = from(now);
        const { bonus, defense = bonus } = hero!;
        return { bonus: defense[phase]!, target: enemy.target[phase]!, wounds: enemy.damage[phase]! };
      },
    },
    (now) => {
      const fight = from(now);
      return chanceToWin(
        fight,
        fight.party.map(({ life }, at) => Math.max(0, life - now.hurt[at]!)),
      );
    },
  );
  const hurt = [0, ...(party.allies ?? []).map(() => 0)];
  const win = text.of(challenge.beforeCombat ?? [], situation(party, { hurt, gold, ...as }));
  return { win, leftOut: [...leftOut, ...text.leftOut] };
}
