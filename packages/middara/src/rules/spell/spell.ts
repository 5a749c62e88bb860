/** The Spell Action and Spell-Like Abilities: Force against Conviction. */

import { refuse } from '@questwright/kernel';
import { playWritten } from '../abilities/aiming.ts';
import type { Written } from '../attack/locals.ts';
import { numbersOf } from '../attack/dice.ts';
import { paySP, spCost } from '../figures.ts';
import {
  bestOf,
  castingChoices,
  castWith,
  convictionChoices,
  empower,
  plain,
  ratingOf,
  resistWith,
  target,
} from './spell-choices.ts';
import {
  areAllies,
  because,
  call,
  deciders,
  decidesItself,
  gearOf,
  hasTag,
  named,
  neverTaken,
  type MiddaraChapter,
  type Locals,
  runs,
} from '../../world.ts';
import type { Die } from '../../words.ts';

export const SPELL: MiddaraChapter = {
  procs: {
    spell: {
      target: {
        rule: 'MD-SPEL-05',
        when: (t) => t.locals.targets === null,
        ask: {
          seats: (t) => deciders(t, t.locals.caster),
          prompt: (t) => ({ key: 'ask.spell.target', with: { figure: named(t.locals.caster) } }),
          choices: { at: target },
          // Nobody is made to aim at themselves unasked.
          evenIfForced: true,
        },
      },
      casts: {
        rule: 'MD-SPEL-02',
        do: (t) => {
          const { caster, targets, x } = t.locals;
          paySP(t, caster, spCost(t, caster, t.value('spell cost')));
          t.emit('casts', { figure: named(caster), targets: (targets as number[]).map(named), x });
        },
      },
      // Who has no Casting die rolls none.
      'force pool': {
        rule: 'MD-SPEL-06',
        when: (t) => castingChoices(t, t.locals.caster).length > 0,
        ask: {
          seats: (t) => deciders(t, t.locals.caster),
          prompt: (t) => ({ key: 'ask.spell.force pool', with: { figure: named(t.locals.caster) } }),
          choices: { die: castWith },
        },
      },
      empower: {
        rule: 'MD-SPEL-07',
        ask: {
          seats: (t) => deciders(t, t.locals.caster),
          prompt: (t) => ({ key: 'ask.spell.empower', with: { figure: named(t.locals.caster) } }),
          choices: { empower, plain },
        },
      },
      'force roll': runs({
        rule: 'MD-SPEL-08',
        as: 'faces',
        when: (t) => t.locals.die !== null || t.locals.empowered,
        run: 'roll',
        with: (t) => {
          const { caster, die, empowered } = t.locals;
          const dice: Die[] = [...(die === null ? [] : [die]), ...(empowered ? (['black'] as const) : [])];
          return { figure: caster, dice, for: 'force', faces: [] };
        },
      }),
      force: {
        rule: 'MD-SPEL-08',
        do: (t) => {
          t.locals.force = t.value('Force of a Spell');
          t.emit('force', { figure: named(t.locals.caster), force: t.locals.force });
        },
      },
      skull: {
        rule: 'MD-EMPW-05',
        when: (t) => t.locals.empowered && t.locals.faces?.at(-1)?.skull === true,
        do: (t) => {
          t.emit('fizzles', { figure: named(t.locals.caster) });
          const amount = t.value('Damage of a skull', 'EMPOWER');
          return { run: [call('damage', { figure: t.locals.caster, amount, type: 'irreducible' })], goto: 'over' };
        },
      },
      'conviction checks': runs({
        rule: 'MD-SPEL-09',
        each: (t) => t.locals.targets!,
        run: 'resisting',
        with: (t, figure) => {
          const { caster, force, written } = t.locals;
          return newResisting(figure, caster, force, true, written);
        },
      }),
      over: { rule: 'MD-SPEL-01', do: () => ({ done: null }) },
    },
    'spell-like ability': {
      force: {
        rule: 'MD-TAG-31',
        do: (t) => t.emit('force', { figure: named(t.locals.by), force: t.locals.force }),
      },
      empower: {
        rule: 'MD-SLIK-01',
        ask: {
          seats: (t) => deciders(t, t.locals.by),
          prompt: (t) => ({ key: 'ask.spell.empower', with: { figure: named(t.locals.by) } }),
          choices: {
            // Listed so that it can be refused by name.
            empower: { rule: 'MD-SPEL-07', why: () => refuse('MD-SLIK-06', 'refuse.not-empowered'), then: neverTaken },
            plain: {
              rule: 'MD-SLIK-01',
              then: () => {},
              label: () => ({ key: 'option.plain-spell', with: { chance: null } }),
            },
          },
        },
      },
      'conviction checks': runs({
        rule: 'MD-SLIK-05',
        each: (t) => t.locals.targets!,
        run: 'resisting',
        with: (t, figure) => {
          const { by, force, written } = t.locals;
          return newResisting(figure, by, force, false, written);
        },
      }),
    },
    resisting: {
      'on purpose': {
        rule: 'MD-SPEL-12',
        when: (t) => areAllies(t, t.locals.figure, t.locals.by),
        ask: {
          seats: (t) => deciders(t, t.locals.figure),
          prompt: (t) => ({
            key: 'ask.resisting.on purpose',
            with: { figure: named(t.locals.figure), by: named(t.locals.by), force: t.locals.force },
          }),
          choices: {
            fail: { rule: 'MD-SPEL-12', then: (t) => void (t.locals.onPurpose = true) },
            resist: { rule: 'MD-SPEL-09', then: () => {} },
          },
          decides: (t) => {
            const { figure } = t.locals;
            return decidesItself(t, figure) ? { pick: ['fail'], trace: [because('lets-allies', figure)] } : null;
          },
        },
      },
      dice: {
        rule: 'MD-CONV-02',
        when: (t) => !t.locals.onPurpose,
        ask: {
          seats: (t) => deciders(t, t.locals.figure),
          prompt: (t) => ({ key: 'ask.resisting.dice', with: { figure: named(t.locals.figure) } }),
          choices: { dice: resistWith },
        },
      },
      protection: {
        rule: 'MD-TAG-49',
        when: (t) => !t.locals.onPurpose && t.locals.spell && hasTag(t, t.locals.figure, 'PROTECTION'),
        do: (t) => void t.locals.dice.push('black'),
      },
      roll: runs({
        rule: 'MD-SPEL-09',
        as: 'faces',
        when: (t) => !t.locals.onPurpose,
        run: 'roll',
        with: (t) => ({ figure: t.locals.figure, dice: t.locals.dice, for: 'conviction', faces: [] }),
      }),
      check: {
        rule: 'MD-SPEL-09',
        when: (t) => !t.locals.onPurpose,
        do: (t) => {
          const { figure, force, dice } = t.locals;
          const faces = t.locals.faces ?? [];
          const shields: number = dice.includes('black') ? (faces.at(-1)!.shield ?? 0) : 0;
          const total = numbersOf(faces) + shields;
          const resisted = total >= force;
          t.emit('conviction', { figure: named(figure), total, force, resisted });
          return resisted ? { done: true } : undefined;
        },
      },
      effect: { rule: 'MD-SPEL-10', do: (t) => ({ run: [playWritten(t.locals.written)] }) },
    },
  },
  shown: {
    spell: ['caster', 'targets', 'x', 'die', 'empowered', 'faces', 'force'],
    'spell-like ability': ['by', 'targets', 'force'],
    resisting: ['figure', 'by', 'force', 'dice', 'faces'],
  },
  values: {
    'casting upgrades': {
      rule: 'MD-CONV-01',
      of: (t, figure) => gearOf(t, figure).flatMap((one) => one.casting ?? []),
    },
    'conviction upgrades': {
      rule: 'MD-CONV-01',
      of: (t, figure) => gearOf(t, figure).flatMap((one) => one.conviction ?? []),
    },
    'spell cost': {
      rule: 'MD-ACTN-02',
      of: () => 1,
      parts: { 'what its Ability lists': { rule: 'MD-SPEL-14', layer: 'set', of: () => 0 } },
    },
    /** The rating of the best dice. */
    'conviction value': {
      rule: 'MD-RATE-05',
      of: (t, figure) => ratingOf(bestOf(convictionChoices(t, figure))),
    },
    /** Of the BLACK die: what Empowers says nothing of it itself, the text of an Ability does. */
    'Damage of a skull': {
      rule: 'MD-EMPW-05',
      of: () => 3,
      parts: {
        text: { rule: 'MD-EMPW-08', layer: 'set', of: (_, die) => (die === 'text' ? 0 : null) },
      },
    },
    /** Of the Spell that is being cast: the dice, X and the books of the BLACK die. */
    'Force of a Spell': {
      rule: 'MD-SPEL-08',
      of: (t) => numbersOf(t.within('spell')!.faces ?? []),
      parts: {
        X: { rule: 'MD-TAG-66', layer: 'add', of: (t) => t.within('spell')!.x },
        books: {
          rule: 'MD-EMPW-02',
          layer: 'add',
          of: (t) => {
            const { empowered, faces } = t.within('spell')!;
            return empowered ? (faces?.at(-1)?.book ?? 0) : null;
          },
        },
      },
    },
    'casting value': {
      rule: 'MD-RATE-03',
      of: (t, figure) => ratingOf(bestOf(castingChoices(t, figure).map((die) => [die]))),
    },
    rating: { rule: 'MD-RATE-01', of: (_, die) => ratingOf([die]) },
  },
};

const newResisting = (
  figure: number,
  by: number,
  force: number,
  spell: boolean,
  written: Written,
): Locals['resisting'] => ({ figure, by, force, spell, written, onPurpose: false, dice: [], faces: null });
