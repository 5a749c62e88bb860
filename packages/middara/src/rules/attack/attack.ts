/** The steps of an Attack, in the book's order; what a hit does stands in `attack-damage.ts`. */

import {
  bothStand,
  counter,
  dodge,
  dodgeToken,
  empower,
  nearestFirst,
  plain,
  whyNotDodge,
  standardCost,
} from './attack-choices.ts';
import { DAMAGE_OF_A_HIT } from './attack-damage.ts';
import { numbersOf } from './dice.ts';
import { chancesOf, changesOfRoll, rollChanges } from '../../text/odds.ts';
import { hasEffect } from '../abilities/effects.ts';
import { paySP, spCost } from '../figures.ts';
import { payable, spendFor } from './symbols.ts';
import { newAttack } from './targets.ts';
import { because, deciders, decidesItself, hasTag, named, noteTarget, type MiddaraChapter, runs } from '../../world.ts';
import { SYMBOLS } from '../../words.ts';

export const ATTACK: MiddaraChapter = {
  procs: {
    attack: {
      target: {
        rule: 'MD-ATK-03',
        do: (t) => {
          const { attacker, target, reason, type } = t.locals;
          noteTarget(t, attacker, target);
          t.emit('attacks', { figure: named(attacker), target: named(target), reason, type });
        },
      },
      cost: {
        rule: 'MD-ATK-35',
        do: (t) => {
          const { attacker, reason } = t.locals;
          paySP(t, attacker, spCost(t, attacker, t.value('attack cost', attacker, reason)));
        },
      },
      'combat dice pool': {
        rule: 'MD-ATK-02',
        do: (t) => void (t.locals.dice = [...t.value('combat dice', t.locals.attacker)]),
      },
      'empowered by an Ability': {
        rule: 'MD-TAG-25',
        window: { timing: 'empower', order: (t) => deciders(t, t.locals.attacker) },
      },
      empower: {
        rule: 'MD-ATK-09',
        ask: {
          seats: (t) => deciders(t, t.locals.attacker),
          prompt: (t) => ({ key: 'ask.attack.empower', with: { figure: named(t.locals.attacker) } }),
          choices: { empower, plain },
        },
      },
      'black die': {
        rule: 'MD-EMPW-01',
        when: (t) => t.locals.empowered && !(/* MD-EMPW-07 false */ t.locals.dice.includes('black')),
        do: (t) => void t.locals.dice.push('black'),
      },
      dodge: {
        rule: 'MD-ATK-12',
        ask: {
          seats: (t) => deciders(t, t.locals.target),
          timing: 'dodge',
          prompt: (t) => ({
            key: 'ask.attack.dodge',
            with: {
              figure: named(t.locals.target),
              attacker: named(t.locals.attacker),
              ...chancesOf(t, t.locals.attacker, t.locals.target, t.locals.dice),
            },
          }),
          choices: { dodge, 'dodge token': dodgeToken, stand: { rule: 'MD-ATK-02', then: () => {} } },
        },
      },
      // Who decides itself dodges whenever its card lets it.
      'dodge by its card': {
        rule: 'MD-TAG-22',
        when: (t) => {
          const { target } = t.locals;
          return decidesItself(t, target) && hasTag(t, target, 'DODGE') && whyNotDodge(t, target) === null;
        },
        do: (t) => void (t.locals.dodging = true),
      },
      'dodge roll': runs({
        rule: 'MD-ATK-13',
        as: 'faces',
        when: (t) => t.locals.dodging,
        run: 'roll',
        with: (t) => ({ figure: t.locals.target, dice: ['black'], for: 'dodge', faces: [] }),
      }),
      'dodge bonus': {
        rule: 'MD-ATK-13',
        when: (t) => t.locals.dodging,
        do: (t) => {
          const { target, faces } = t.locals;
          const { shield = 0, skull = false } = faces![0]!;
          const bonus: number = skull
            ? /* MD-ATK-14 t.value('dodge bonus', target) */ 0
            : t.value('dodge bonus', target);
          t.locals.dodge = (skull ? 0 : shield) + bonus;
          t.emit('dodges', { figure: named(target), bonus: t.locals.dodge });
        },
      },
      'attack roll': runs({
        rule: 'MD-ATK-15',
        as: 'faces',
        run: 'roll',
        with: (t) => ({ figure: t.locals.attacker, dice: t.locals.dice, for: 'attack', faces: [] }),
      }),
      'numbers and Symbols': {
        rule: 'MD-ATK-15',
        do: (t) => {
          const { attacker, target, faces, symbols } = t.locals;
          for (const face of faces!) for (const symbol of SYMBOLS) symbols[symbol] += face[symbol] ?? 0;
          t.locals.skull = faces!.some((face) => face.skull === true);
          t.locals.roll = Math.max(0, numbersOf(faces!) + t.value('to the attack roll', attacker, target));
        },
      },
      'adding to the roll': {
        rule: 'MD-ATK-16',
        when: (t) => !t.locals.skull && (payable(t, 'roll').length > 0 || !decidesItself(t, t.locals.attacker)),
        ask: {
          seats: (t) => deciders(t, t.locals.attacker),
          timing: 'attack roll',
          prompt: (t) => ({
            key: 'ask.attack.adding to the roll',
            with: { roll: t.locals.roll, defense: t.value('defense', t.locals.target), ...t.locals.symbols },
          }),
          choices: { spend: spendFor('roll'), enough: { rule: 'MD-ATK-16', then: () => {} } },
        },
      },
      'before it hits or misses': { rule: 'MD-ABIL-07', window: { timing: 'any time', order: nearestFirst } },
      'hit or miss': {
        rule: 'MD-ATK-17',
        do: (t) => {
          const { attacker, target, roll, skull } = t.locals;
          const defense = t.value('defense', target);
          t.locals.hit = t.value('hits', target, { roll, skull });
          const dice = numbersOf(t.locals.faces!);
          const found = changesOfRoll((...asked) => t.read(...asked), attacker, target);
          const spent = roll - dice - found.reduce((sum, one) => sum + one.with.amount, 0);
          const changes = [...found, ...rollChanges({ spent })];
          const about = { figure: named(attacker), target: named(target), roll, defense, dice, skull };
          t.emit(t.locals.hit ? 'hits' : 'misses', { ...about, changes: changes.length === 0 ? null : changes });
        },
      },
      'missed so far': {
        rule: 'MD-ABIL-08',
        when: (t) => !t.locals.hit,
        window: { timing: 'missed attack', order: (t) => deciders(t, t.locals.attacker) },
      },
      'rolled again': {
        rule: 'MD-ABIL-08',
        when: (t) => t.locals.again,
        do: (t) => {
          Object.assign(t.locals, { again: false, symbols: { book: 0, shield: 0, burst: 0 } });
          return { goto: 'attack roll' };
        },
      },
      'dodged successfully': {
        rule: 'MD-DODG-04',
        when: (t) => t.locals.dodging && !t.locals.hit,
        do: (t) => t.emit('dodged', { figure: named(t.locals.target), attacker: named(t.locals.attacker) }),
      },
      'courage lost': {
        rule: 'MD-EFF-11',
        when: (t) => !t.locals.hit && hasEffect(t, t.locals.attacker, 'courage'),
        do: (t) => t.setCounters(t.locals.attacker, 'courage', 0),
      },
      'after a miss': { rule: 'MD-ATK-18', do: (t) => (t.locals.hit ? undefined : { goto: 'counter' }) },
      ...DAMAGE_OF_A_HIT,
      counter: {
        rule: 'MD-ATK-27',
        when: (t) =>
          bothStand(t) &&
          (t.locals.dealt ?? 0) === 0 &&
          (t.locals.reason !== 'counter' || t.value('a COUNTER may be countered')),
        ask: {
          seats: (t) => deciders(t, t.locals.target),
          timing: 'counter',
          prompt: (t) => ({
            key: 'ask.attack.counter',
            with: { figure: named(t.locals.target), attacker: named(t.locals.attacker) },
          }),
          choices: { counter, refrain: { rule: 'MD-ATK-02', then: () => {} } },
          decides: (t, offer) => {
            const { target } = t.locals;
            if (!decidesItself(t, target)) return null;
            const [pick] = offer.options as [string];
            // What its card does not tell it to do needs no word.
            return { pick: [pick], trace: pick === 'refrain' ? null : [because('counters-if-it-can', target)] };
          },
        },
      },
      // The COUNTER takes the place of the Attack: whatever the Attack interrupted goes on after the whole chain.
      countered: {
        rule: 'MD-CNTR-06',
        when: (t) => t.locals.countered !== null,
        do: (t) => {
          const { target, countered } = t.locals;
          const next = newAttack(target, countered!, t.value('attack type', target), 'counter');
          return /* MD-CNTR-07 { run: [next] } */ { end: 'attack', instead: next };
        },
      },
      'missed Attacks end': {
        rule: 'MD-ATK-28',
        do: (t) => (t.locals.hit ? undefined : { done: { hit: false, dealt: 0 } }),
      },
      'follow up': {
        rule: 'MD-ATK-29',
        window: {
          timing: 'follow up',
          order: (t) =>
            /* MD-ATK-36 t.locals.dealt ? deciders(t, t.locals.attacker) : [] */ deciders(t, t.locals.attacker),
        },
      },
      over: { rule: 'MD-ATK-01', do: (t) => ({ done: { hit: t.locals.hit, dealt: t.locals.dealt ?? 0 } }) },
    },
  },
  shown: {
    attack: [
      'attacker',
      'target',
      'type',
      'reason',
      'dice',
      'empowered',
      'dodging',
      'dodge',
      'faces',
      'roll',
      'symbols',
      'skull',
      'hit',
      'difference',
      'damage',
      'spent',
      'dealt',
    ],
  },
  values: {
    /** Whether a roll hits a figure. */
    hits: {
      rule: 'MD-ATK-17',
      of: (t, target, { roll }) => roll >= t.value('defense', target),
      parts: {
        skull: {
          rule: 'MD-EMPW-04',
          layer: 'set',
          of: (_, __, { skull }) => (skull ? false : null),
        },
      },
    },
    'a COUNTER may be countered': { rule: 'MD-CNTR-08', of: () => true },
    'counter cost': {
      rule: 'MD-CNTR-02',
      of: (t, figure) => (decidesItself(t, figure) ? 0 : spCost(t, figure, standardCost(t, 'COUNTER'))),
    },
    /** What Abilities add to a Dodge roll. */
    'dodge bonus': { rule: 'MD-ATK-14', of: () => 0 },
  },
};
