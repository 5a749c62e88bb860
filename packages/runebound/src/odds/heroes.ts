/** The odds of fights between Heroes: of one that could be begun, and of every choice in one that is being fought. Nobody uses a
 *  card in them, and whoever stands does so to the end; each side is looked at with one Ally: more make the contest large. */

import { chanceOf } from '@questwright/dice';
import type { Scene } from '@questwright/messages';
import type { ThingView } from '@questwright/kernel';
import { alliesIn } from './belongings.ts';
import type { ChanceOfChoice } from './chances.ts';
import { diceOf } from './dice.ts';
import { Contests, type Contest, type Fighter } from './fight/index.ts';
import { orTooLarge } from './now.ts';
import { CITED } from '../rules/combat/phases.ts';
import { PHASES } from '../words.ts';

type Seen = Pick<Scene, 'view' | 'value'>;

interface Matched {
  contest: Contest;
  party: readonly ThingView[];
  lives: readonly (readonly number[])[];
}

/** The two sides as they stand now, the first of them about to attack. */
function matched({ view, value }: Seen, seat: number, other: number): Matched {
  const sides = [seat, other].map((one) => [
    ...(view.zones[`hero/${one}`] ?? []),
    ...alliesIn({ view, value }, one).slice(0, 1),
  ]);
  const fighters = sides.map((side) => side.map(({ thing }) => fighterOf(value, thing)));
  const lives = sides.map((side, at) =>
    side.map(({ counters }, who) => fighters[at]![who]!.life - (counters['wounds'] ?? 0)),
  );
  return { contest: contests.between(fighters[0]!, fighters[1]!), party: sides[0]!, lives };
}

/** The chance of a Hero who attacks another to win; null where the contest is too large. */
export function oddsOfAttack(seen: Seen, seat: number, other: number): number | null {
  return orTooLarge(() => {
    const { contest, lives } = matched(seen, seat, other);
    return contest.chance(lives[0]!, lives[1]!);
  });
}

/** To flee until away, or to stand: a failed try costs a wound, and what the other one rolled holds for all of them. */
function chancesToEscape(seen: Seen, seat: number, other: number, against: number | null): Map<string, ChanceOfChoice> {
  const { view, value } = seen;
  const { contest, party, lives } = matched(seen, seat, other);
  const win = contest.chance(lives[0]!, lives[1]!);
  const found = new Map<string, ChanceOfChoice>();
  found.set('fight', { win, out: 1 - win, away: 0, rules: ['RB-CBT-11', 'RB-PVP-21', 'RB-PVP-22'] });
  if (view.decision?.mine?.options.includes('escape') !== true) return found;
  const hero = view.zones[`hero/${other}`]![0]!.thing;
  const added = value('escape roll', other) as number;
  const bonus = value('escape roll', seat) as number;
  const dice = diceOf(value, party[0]!.thing);
  const numbers = against === null ? [...diceOf(value, hero)].map(([roll, p]) => [roll + added, p]) : [[against, 1]];
  const out = numbers.reduce((sum, [to, p]) => sum + p! * (1 - chanceOf(to!, { bonus }, dice)) ** lives[0]![0]!, 0);
  return found.set('escape', { win: 0, out, away: 1 - out, rules: ['RB-PVP-18', 'RB-CBT-13'] });
}

/** What each choice does to the chance to win, once the defender has rolled; null where no two Heroes fight, or nobody can tell. */
export function chancesBetweenHeroes(seen: Seen, seat: number | null): ReadonlyMap<string, ChanceOfChoice> | null {
  const { view } = seen;
  const top = view.stack.at(-1);
  const phase = PHASES.findIndex((one) => top?.proc === `${one} phase`);
  const duel = view.stack.findLast(({ proc }) => proc === 'hero combat')?.locals as
    | { attacker: number; defender: number }
    | undefined;
  const { against, seat: actor } = (top?.locals ?? {}) as { against?: number | null; seat?: number };
  if (seat === null || duel === undefined || actor !== seat) return null;
  const other = seat === duel.attacker ? duel.defender : duel.attacker;
  if (top?.proc === 'escape phase') return orTooLarge(() => chancesToEscape(seen, seat, other, against ?? null));
  if (phase < 0 || typeof against !== 'number') return null;
  const options = view.decision?.mine?.options ?? [];
  return orTooLarge(() => {
    const { contest, party, lives } = matched(seen, seat, other);
    const optionOf = (at: number): string => `${at === 0 ? 'attack' : 'send'}:${party[at]!.thing}`;
    // Whoever is not on offer any more has attacked.
    const attacked = party.map((_, at) => !options.includes(optionOf(at)));
    const stand = { lives: lives[0]!, others: lives[1]!, phase, attacked, against };
    const { choice } = CITED[PHASES[phase]!];
    const actions = party.flatMap((_, at) => (attacked[at] ? [] : [[optionOf(at), at] as const]));
    if (options.includes('defend')) actions.push(['defend', -1]);
    return new Map(
      actions.map(([option, action]): [string, ChanceOfChoice] => {
        const win = contest.chanceAfter(stand, action);
        return [option, { win, out: 1 - win, away: 0, rules: [choice, 'RB-PVP-21', 'RB-PVP-22'] }];
      }),
    );
  });
}

/** A question is looked at many times while it is open. */
const contests = new Contests(8);
function fighterOf(value: Scene['value'], thing: number): Fighter {
  const number = (name: string, also: string | null = null): number => value(name, thing, also) as number;
  return {
    bonus: PHASES.map((phase) => number('combat roll', `${phase} attack`)),
    defense: PHASES.map((phase) => number('combat roll', `${phase} defense`)),
    damage: PHASES.map((phase) => number(`${phase} damage`)),
    life: number('life'),
  };
}
