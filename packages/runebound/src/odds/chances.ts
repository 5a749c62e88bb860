/** What every choice in a fight does to the chance to win it, to be knocked out and to get away, from now on and with the best
 *  play after it: in every phase of every round, also while dice lie on the table or wounds are about to come. Nobody escapes
 *  in it, but whoever chooses to: then as long as it takes. */

import { chanceOf, inHundred, sumOf } from '@questwright/dice';
import type { RuleId } from '@questwright/kernel';
import type { Scene } from '@questwright/messages';
import type { RoundStand } from './fight/index.ts';
import { standingOf, type Seen, type Standing, type UsableNow } from './standing.ts';
import { CITED } from '../rules/combat/phases.ts';
import { PHASES } from '../words.ts';

/** They make one together. */
export interface Chance {
  win: number;
  out: number;
  away: number;
}
export interface ChanceOfChoice extends Chance {
  /** The rules that it comes from. */
  rules: readonly RuleId[];
}
export interface Chances {
  /** Of the best that is on offer, or of the fight where nothing is asked of this seat. */
  now: Chance;
  /** By option; those are left out of which nobody can tell. */
  options: ReadonlyMap<string, ChanceOfChoice>;
  /** Something that could matter is not in it. */
  roughly: boolean;
}

const WON_OR_LOST: readonly RuleId[] = ['RB-DEF-01', 'RB-KO-01', 'RB-CBT-34'];
const fought = (win: number): Chance => ({ win, out: 1 - win, away: 0 });

/** What an option comes to in a part of the fight; null when nobody can tell. */
type Tell = (option: string) => ChanceOfChoice | null;
const told = (win: number, ...rules: RuleId[]): ChanceOfChoice => ({
  ...fought(win),
  rules: [...rules, ...WON_OR_LOST],
});

const known = new WeakMap<object, Map<string, Chances | null>>();

/** Null where that seat does not fight a card, or the fight is too large, or what it takes is still being asked for. */
export function chancesNow(scene: Seen, seat: number | null = scene.view.viewer): Chances | null {
  if (seat === null) return null;
  const standing = standingOf(scene, seat);
  if (standing === null) return null;
  const { view } = scene;
  const made = known.get(view) ?? new Map<string, Chances | null>();
  known.set(view, made);
  const key = `${seat} ${JSON.stringify(standing.soFar)}`;
  let found = made.get(key);
  if (found === undefined) made.set(key, (found = workedOut(scene, seat, standing)));
  return found;
}

function workedOut({ view }: Seen, seat: number, standing: Standing): Chances | null {
  const tell = tellerOf(view, seat, standing);
  if (tell === null) return null;
  const mine = view.viewer === seat ? (view.decision?.mine ?? null) : null;
  const options = new Map<string, ChanceOfChoice>();
  for (const option of mine?.options ?? []) {
    const one = tell(option);
    if (one !== null) options.set(option, one);
  }
  const best = [...options.values()].filter(({ away }) => away === 0).toSorted((a, b) => b.win - a.win)[0];
  const now = best ?? fought(tell('')?.win ?? standing.round.worth(0, standing.stand));
  const { win, out, away } = now;
  return { now: { win, out, away }, options, roughly: standing.leftOut.length > 0 };
}

type Usable = Pick<Standing, 'round' | 'stand' | 'usable'>;
const usableOf = (usable: readonly UsableNow[], option: string): UsableNow | undefined =>
  usable.find((one) => option === one.option || option.startsWith(`${one.option}:`));
const isUse = (option: string): boolean => option.startsWith('use:');

/** By the innermost procedure, as far as this seat acts in it. The empty option is what comes if nothing is chosen. */
function tellerOf(view: Seen['view'], seat: number, standing: Standing): Tell | null {
  const { round, stand } = standing;
  const stack = view.stack;
  const top = stack.at(-1)!;
  const phase = PHASES.findIndex((one) => stack.some(({ proc }) => proc === `${one} phase`));
  const { seat: actor = seat } = (stack.findLast(({ proc }) => /phase$|^before combat$/.test(proc))?.locals ?? {}) as {
    seat?: number;
  };
  if (actor !== seat) return null;
  const whole: Tell = () => told(round.worth(0, stand));
  if (top.proc === 'before combat') return beforeCombat(standing);
  if (top.proc === 'escape phase') return escaping(standing);
  if (top.proc === 'wounds') return hurting(standing, top.locals as { on: number; amount: number }, phase);
  if (top.proc === 'roll') return rolled(view, standing, phase);
  if (phase < 0) return top.proc === 'combat' || top.proc === 'combat round' ? whole : null;
  const name = PHASES[phase]!;
  if (/ (attack|defense)$/.test(top.proc) && top.step === 'other effects of failure')
    return (option) => (isUse(option) ? null : told(round.worth(phase + 1, stand)));
  if (top.proc !== `${name} phase`) return null;
  if (top.step === 'attack or defend') return choosing(standing, phase);
  const { way, by } = top.locals as { way: 'attack' | 'defense'; by: number };
  const who = way === 'defense' ? -1 : standing.party.findIndex(({ thing }) => thing === by);
  if (way === 'attack' && who < 0) return null;
  const rules = way === 'attack' ? attackRules(phase, who) : defenseRules(phase);
  const after = (then: RoundStand): number => round.boosted(phase, then, who);
  return (option) => {
    if (!isUse(option)) return told(round.roll(phase, stand, who), ...rules);
    return using(standing, option, ({ phase: of }) => of === phase, after);
  };
}

const attackRules = (phase: number, who: number): RuleId[] => {
  const { hit, miss } = CITED[PHASES[phase]!];
  return who > 0 ? ['RB-ALY-04', 'RB-ALY-05'] : [hit, miss];
};
const defenseRules = (phase: number): RuleId[] => [CITED[PHASES[phase]!].defended, CITED[PHASES[phase]!].undefended];

/** An aid is used; then everything goes on. */
function using(
  { round, stand, usable }: Usable,
  option: string,
  fits: (aid: { phase?: number; cancels?: number; rerolls?: boolean }) => boolean,
  then: (now: RoundStand, aid: { cancels?: number }) => number,
): ChanceOfChoice | null {
  const at = usableOf(usable, option)?.aid ?? null;
  if (at === null) return null;
  const aid = round.aids[at]!;
  const after = fits(aid) ? round.using(stand, at) : null;
  return after === null ? null : told(then(after, aid), 'RB-ACT-02');
}

function choosing({ round, stand, party }: Standing, phase: number): Tell {
  return (option) => {
    const [choice, thing] = option.split(':');
    if (option === '') return told(round.worth(phase, stand));
    if (choice === 'defend') return told(round.act(phase, stand, -1), ...defenseRules(phase));
    const who = party.findIndex((one) => one.thing === Number(thing));
    if (who < 0 || (choice !== 'attack' && choice !== 'send')) return null;
    return told(round.act(phase, stand, who), ...attackRules(phase, who));
  };
}

/** What strikes first, in the best order; then the first round. */
function beforeCombat({ round, stand, usable, soFar }: Standing): Tell {
  const openings = usable.filter(({ opening }) => opening !== null);
  const best = (now: RoundStand, left: readonly UsableNow[]): number =>
    Math.max(round.worth(0, { ...now, mayActivate: true }), ...left.map((one) => struck(now, one, left)));
  const struck = (now: RoundStand, one: UsableNow, left: readonly UsableNow[]): number => {
    const { phase, bonus, wounds, activated } = one.opening!;
    if (activated && !now.mayActivate) return 0;
    const [thing] = one.option.split(':').slice(1);
    const hit = round.chanceToHit(phase, bonus, now);
    const rest = left.filter((other) => other !== one);
    // What is turned face down cannot be used again in this fight.
    const isGone = (at: number): boolean =>
      usable.some(({ aid, option }) => aid === at && option.split(':')[1] === thing);
    const spent = now.left.map((times, at) => (isGone(at) && round.aids[at]!.activated === true ? 0 : times));
    const after = { ...now, left: spent, mayActivate: now.mayActivate && !activated };
    const wounded = Math.max(0, wounds - round.armor);
    return hit * best({ ...after, enemy: now.enemy - wounded }, rest) + (1 - hit) * best(after, rest);
  };
  const isFirst = soFar.mayActivate;
  return (option) => {
    const now = { ...stand, mayActivate: isFirst };
    if (option === '') return told(best(now, openings));
    if (!isUse(option)) return told(round.worth(0, { ...stand, mayActivate: true }), 'RB-CBT-07');
    const one = usableOf(openings, option);
    return one === undefined ? null : told(struck(now, one, openings), 'RB-CBT-07', 'RB-CBT-41', 'RB-CBT-42');
  };
}

function escaping({ round, stand, soFar }: Standing): Tell {
  return (option) => {
    if (option === 'fight' || option === '') return told(round.worth(0, stand), 'RB-CBT-10');
    if (option !== 'escape' || soFar.escape === null) return null;
    const { dice } = soFar.party[0]!;
    const away = chanceOf(
      soFar.enemy.target[0]!,
      { bonus: soFar.escape },
      sumOf(2, dice.length, (face) => dice[face - 1]!),
    );
    return { ...fleeing(away, stand.lives[0]!), rules: ['RB-CBT-12', 'RB-CBT-13', 'RB-CBT-14', 'RB-KO-01'] };
  };
}
/** Every try that fails costs a wound. */
const fleeing = (away: number, life: number): Chance => {
  const out = (1 - away) ** life;
  return { win: 0, out, away: 1 - out };
};

/** Wounds are about to come, and can be canceled. */
function hurting(
  { round, stand, party, soFar, usable }: Standing,
  { on, amount }: { on: number; amount: number },
  phase: number,
): Tell | null {
  const who = party.findIndex(({ thing }) => thing === on);
  if (on !== soFar.opponent && who < 0) return null;
  const next = (now: RoundStand): number => round.worth(phase + 1, now);
  return (option) => {
    if (!isUse(option)) {
      if (who < 0) return told(next({ ...stand, enemy: stand.enemy - amount }), 'RB-WND-01');
      const lives = stand.lives.map((life, at) => (at === who ? Math.max(0, life - amount) : life));
      return told(next({ ...stand, lives }), 'RB-WND-01');
    }
    if (who !== 0) return null;
    return using(
      { round, stand, usable },
      option,
      ({ cancels = 0 }) => cancels > 0,
      (now, { cancels = 0 }) => round.hurt(phase, now, who, Math.max(0, amount - cancels)),
    );
  };
}

/** Dice lie on the table: they stand, or are rolled again. */
function rolled(view: Seen['view'], standing: Standing, phase: number): Tell | null {
  const { round, stand, party, soFar } = standing;
  const { dice, thing } = view.stack.at(-1)!.locals as { dice: readonly number[]; thing: number };
  const around = view.stack.at(-2)!;
  const who = party.findIndex((one) => one.thing === thing);
  if (who < 0 || phase < 0 || around.proc !== 'combat roll') return null;
  const { for: way, against } = around.locals as { for: 'attack' | 'defense'; against: number };
  const own = party[who]!;
  const bonus = way === 'attack' ? own.attack[phase]! : own.defense[phase]!;
  const total = dice.reduce((sum, die) => sum + own.dice[die - 1]!, bonus);
  const action = way === 'attack' ? who : -1;
  if (soFar.opponent === thing) return null;
  return (option) => {
    if (isUse(option))
      return using(
        standing,
        option,
        ({ rerolls }) => rerolls === true,
        (then) => round.roll(phase, then, action),
      );
    const win = total >= against ? round.success(phase, stand, action) : round.failed(phase, stand, action);
    return told(win, ...(action < 0 ? defenseRules(phase) : attackRules(phase, who)));
  };
}

// ---- in words ----

/** Chances in whole numbers of a hundred that make a hundred. */
export function inHundreds({ win, out, away }: Chance): Chance {
  const [of, lost] = [inHundred(win), inHundred(out)];
  const isSplit = away > 0;
  return { win: of, out: isSplit ? lost : 100 - of, away: isSplit ? 100 - of - lost : 0 };
}
/** What a choice does to the fight, in a sentence. */
export const chanceInWords = (say: Scene['say'], chance: Chance, roughly: boolean): string =>
  say('odds.choice', { ...inHundreds(chance), roughly: String(roughly) });
