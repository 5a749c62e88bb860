/** What cards do in a fight: attacks, canceled wounds, dice rolled again, a way out. */

import type { Aid } from '../../odds/fight/index.ts';
import { PHASES, type Phase } from '../../words.ts';
import { call, type RuneboundChapter, type RuneboundTable } from '../../world.ts';
import { enemyOf } from '../combat/battle.ts';
import { tellRoll } from '../combat/rolls.ts';
import { forTargets } from '../combat/targets.ts';
import { AMOUNT, AMOUNT_OR_ALL, optional, TRUE, WHO, word } from './effect-schema.ts';
import { text, word as said } from './effect-words.ts';
import { amountOf, wholeOrAll } from './heroes.ts';
import { inflicted, named, onlyKeys, worth, type CardVerb } from './verb.ts';

/** Outside of the phases, on the enemy. */
const attack: CardVerb = {
  rule: 'RB-CBT-41',
  text: ({ attack: phase, wounds = null, who }) => ({
    key: 'verb.attack',
    with: { attack: phase!, wounds, by: who ? said('who', who) : null },
  }),
  shape: { takes: word(...PHASES), fields: { wounds: optional(AMOUNT), ...WHO } },
  can: (t, _, { by }) => t.value('your enemy', by).length > 0,
  do: (t, effect, context) => {
    if (t.value('your enemy', context.by).length === 0) return undefined;
    const wounds = effect['wounds'] === undefined ? null : amountOf(t, effect['wounds'], context);
    const blow = { seat: context.by, phase: effect['attack'] as Phase, wounds, against: null, rolled: null };
    return forTargets(t, effect['who'], context, 'attack by an effect', (by) =>
      call('attack by an effect', { ...blow, by }),
    );
  },
  estimate: (effect, now, { fight }) => {
    if (fight === undefined) return null;
    const { hit, wounds } = fight.attack(now, PHASES.indexOf(effect['attack'] as Phase));
    return { chance: hit, hit: inflicted(fight, now, (effect['wounds'] as number | undefined) ?? wounds), miss: {} };
  },
  helps: (effect, timing, only) => {
    const phase = PHASES.indexOf(effect['attack'] as Phase);
    const { wounds = null, who = 'you' } = effect;
    if (timing !== 'before combat' || !onlyKeys(only, 'enemy is')) return null;
    if (phase < 0 || !onlyKeys(effect, 'attack', 'wounds', 'who') || !(who === 'you' || who === 'this card'))
      return null;
    if (wounds !== null && typeof wounds !== 'number') return null;
    return { aid: null, opening: { phase, wounds, byThis: who === 'this card' } };
  },
};

/** The wounds or exhaustion about to come. */
const coming = (t: RuneboundTable): { amount: number } | null => {
  const proc = t.innermost('wounds', 'exhaustion');
  return proc === null ? null : t.within(proc);
};
const cancel: CardVerb = {
  rule: 'RB-TERM-02',
  text: text('verb.cancel', 'cancel'),
  shape: { takes: AMOUNT_OR_ALL },
  can: (t) => (coming(t)?.amount ?? 0) > 0,
  do: (t, effect, context) => {
    const hurt = coming(t);
    if (hurt === null) return;
    const wanted = wholeOrAll(t, effect['cancel'], context);
    const amount = wanted === 'all' ? hurt.amount : Math.min(wanted, hurt.amount);
    hurt.amount -= amount;
    t.emit('canceled', { seat: context.by, amount, what: t.innermost('wounds', 'exhaustion') });
  },
  helps: (effect, timing, only) => {
    const whose = only['about to be hurt'];
    if (timing !== 'about to be wounded' || !onlyKeys(effect, 'cancel')) return null;
    if (!onlyKeys(only, 'about to be hurt', 'in combat') || only['in combat'] === false) return null;
    if (whose !== 'your hero' && whose !== 'your party') return null;
    const cancels = effect['cancel'] === 'all' ? Number.MAX_SAFE_INTEGER : effect['cancel'];
    return typeof cancels === 'number' ? { aid: { cancels }, opening: null } : null;
  },
  harms: ({ cancel: armor }, timing, only) => {
    const isHurt = onlyKeys(only, 'about to be hurt') && only['about to be hurt'] === 'this card';
    return timing === 'about to be wounded' && isHurt && typeof armor === 'number' ? { armor } : null;
  },
};

/** The dice on the table. */
const reroll: CardVerb = {
  rule: 'RB-DIE-04',
  text: text('verb.reroll'),
  shape: { takes: TRUE },
  can: (t) => t.isWithin('roll'),
  do: (t, _, { by }) => {
    const roll = t.within('roll');
    if (roll === null) return;
    roll.dice = t.roll(10, roll.dice.length);
    tellRoll(t, by, roll);
  },
  estimate: worth(0.9),
  helps: (effect, timing, only) => {
    if (timing !== 'rolled' || !onlyKeys(effect, 'reroll') || !onlyKeys(only, 'rolled by', 'roll for')) return null;
    if (only['rolled by'] !== 'your hero' && only['rolled by'] !== 'your party') return null;
    const rolls = named(only['roll for']);
    const [attacks, defends] = ['attack', 'defense'].map((roll) => rolls.length === 0 || rolls.includes(roll));
    if (!attacks && !defends) return null;
    const kind: Pick<Aid, 'only'> = attacks && defends ? {} : { only: attacks ? 'attack' : 'defense' };
    return { aid: { rerolls: true, ...kind }, opening: null };
  },
};

/** Without a test. */
const escape: CardVerb = {
  rule: 'RB-CBT-14',
  text: text('verb.escape'),
  shape: { takes: TRUE },
  can: (t, _, { by }) => enemyOf(t, by) !== null && t.value('what forbids escape', by) === null,
  do: (t, _, { by }) => {
    if (enemyOf(t, by) === null) return undefined;
    const forbids = t.value('what forbids escape', by);
    if (forbids !== null) return t.emit('no escape', { seat: by }, null, forbids);
    return { run: [call('escape', { seat: by })] };
  },
  estimate: (_, now) => ({ now: { over: 'escaped', worth: now.worth + 2 } }),
};

export const FIGHT_EFFECTS: RuneboundChapter = { verbs: { attack, cancel, reroll, escape } };
