/** What cards may say: every verb of an Ability, in the book's words. A card is data: `abilities` with a timing, Conditions
 *  (`ways` to pay, `if`, `limit`) and effects made of these verbs; `modifies` for what is PASSIVE. Timings, ways, conditions
 *  and amounts are listed in `abilities.ts`, what is said in an Attack in `vocabulary-attack.ts`; docs/middara-cards.md tells
 *  all of them with examples.
 *
 *  Effects are played for the figure that is affected: the one that was aimed at, that failed against a Force, or that was
 *  attacked. `to: 'self'` means the figure whose card it is. */

import type { Call, Effect, EffectContext, Next, Verb } from '@questwright/kernel';
import { affected, amountIn, groupOf, written } from './aiming.ts';
import { harm } from '../attack/damage.ts';
import type { Group } from '../attack/locals.ts';
import { figureWith } from '../figures.ts';
import { spacesWithin, warpSpaces } from '../movement/placing.ts';
import { newAttack, whyNotTarget } from '../attack/targets.ts';
import {
  call,
  deciders,
  opponentsOf,
  squareOf,
  stands,
  type MiddaraTable,
  type Middara,
  type MiddaraChapter,
} from '../../world.ts';
import {
  NEGATIVE_EFFECTS,
  type AbilityToken,
  type AttackType,
  type DamageType,
  type Die,
  type EffectName,
  type Terrain,
} from '../../words.ts';

const owner = (t: MiddaraTable, { thing }: EffectContext): number => figureWith(t, thing)!;
const subject = (t: MiddaraTable, effect: Effect, context: EffectContext): number =>
  effect['to'] === 'self' ? owner(t, context) : (affected(t) ?? owner(t, context));
/** Nobody is moved away from itself, or by who is gone. */
const areApart = (t: MiddaraTable, by: number, figure: number): boolean =>
  by !== figure && stands(t, by) && stands(t, figure);
/** Nothing becomes of who is Defeated. */
const onFigure: Verb<Middara>['can'] = (t, effect, context) => stands(t, subject(t, effect, context));
const onAnother: Verb<Middara>['can'] = (t, effect, context) =>
  areApart(t, owner(t, context), subject(t, effect, context));
/** An Action that an FU starts ends the Attack; whatever else belonged to it is lost. */
const startAction = (t: MiddaraTable, action: Call): Next =>
  t.isWithin('attack') ? /* MD-ATK-31 { run: [action] } */ { end: 'attack', instead: action } : { run: [action] };

function attackVerb(rule: Verb<Middara>['rule'], name: string, types: readonly AttackType[]): Verb<Middara> {
  const typeFor = (t: MiddaraTable, figure: number): AttackType =>
    types.length === 1 ? types[0]! : t.value('attack type', figure);
  return {
    rule,
    text: (effect) => ({
      key: 'text.attack',
      with: { icon: name, times: (effect['times'] as number | undefined) ?? 1 },
    }),
    can: (t, effect, context) => {
      const figure = owner(t, context);
      const each = effect['each'] as Group | undefined;
      const targets = each === undefined ? opponentsOf(t, figure) : groupOf(t, figure, each);
      return targets.some((one) => whyNotTarget(t, figure, one, typeFor(t, figure)) === null);
    },
    do: (t, effect, context) => {
      const attacker = owner(t, context);
      const each = effect['each'] as Group | undefined;
      const own = /* MD-ATK-04 false */ each !== undefined;
      return startAction(
        t,
        call('attack action', {
          attacker,
          type: typeFor(t, attacker),
          targets: own ? groupOf(t, attacker, each) : null,
          times: (effect['times'] as number | undefined) ?? 1,
          empowered: effect['EMPOWER'] === true,
        }),
      );
    },
  };
}

function mayAttackAgain(t: MiddaraTable): boolean {
  const { attacker, target, type, range } = t.within('attack')!;
  return stands(t, attacker) && whyNotTarget(t, attacker, target, type, range ?? undefined) === null;
}
/** Whether a figure would only suffer from effects. */
const onlyHarm = (effects: readonly Effect[]): boolean =>
  effects.every((one) => HARM.some((verb) => verb in one) || NEGATIVE_EFFECTS.includes(one['inflict'] as never));
const HARM = ['damage', 'PUSH', 'PULL', 'SWAP', 'THROW'];
/** Figures of a group, but for the caster when it would be alone with what only harms. */
function worthAiming(t: MiddaraTable, effect: Effect, group: Group, context: EffectContext): boolean {
  const by = owner(t, context);
  const all = groupOf(t, by, group);
  const helps = /* MD-SPEL-05 true */ !onlyHarm(effect['then'] as readonly Effect[]);
  return helps || group === 'self' ? all.length > 0 : all.some((one) => one !== by);
}

export const VOCABULARY: MiddaraChapter = {
  values: {
    /** A Spell-Like Ability with FORCE (X): for X a Follow Up is one, too. */
    'Force of an Ability': {
      rule: 'MD-SLIK-01',
      of: (t, _, x) => (t.isWithin('attack') ? 0 : x),
      parts: {
        'follow up': {
          rule: 'MD-ATK-34',
          layer: 'add',
          of: (t, _, x) => (t.isWithin('attack') ? x : null),
        },
      },
    },
  },
  verbs: {
    // ---- Actions ----
    'Melee ATK': attackVerb('MD-TAG-13', 'melee', ['melee']),
    'Ranged ATK': attackVerb('MD-TAG-14', 'ranged', ['ranged']),
    'Melee/Ranged ATK': attackVerb('MD-TAG-15', 'melee/ranged', ['melee', 'ranged']),
    /** One more Attack like the one that was made, on the same figure. */
    'same ATK': {
      rule: 'MD-ATK-31',
      text: () => ({ key: 'text.same-attack', with: {} }),
      can: (t) => mayAttackAgain(t),
      do: (t) => {
        const { attacker, target, type, range } = t.within('attack')!;
        if (!mayAttackAgain(t)) return;
        return { end: 'attack', instead: newAttack(attacker, target, type, 'ability', range) };
      },
    },
    /** Cast a SPELL (X); `then` is its effect on who fails, `each` a group instead of one chosen target. */
    SPELL: {
      rule: 'MD-SPEL-02',
      text: (effect) => ({ key: 'text.spell', with: { x: effect['SPELL'] as number } }),
      branches: ['then'],
      can: (t, effect, context) =>
        worthAiming(t, effect, (effect['each'] as Group | undefined) ?? 'figure within SOI', context),
      do: (t, effect, context) => {
        const caster = owner(t, context);
        const each = effect['each'] as Group | undefined;
        const spell = {
          caster,
          x: amountIn(t, effect, 'SPELL', context),
          targets: each === undefined ? null : /* MD-ABIL-10 null */ groupOf(t, caster, each),
          written: written(context, 'then'),
          die: null,
          empowered: effect['EMPOWER'] === true,
          faces: null,
          force: 0,
        };
        return startAction(t, call('spell', spell));
      },
    },
    // ---- Spell-Like Abilities ----
    /** FORCE (X): no Action, no Casting die. As a Follow Up it is aimed at the attacked figure unless it names others. */
    FORCE: {
      rule: 'MD-SLIK-01',
      text: (effect) => ({ key: 'text.force', with: { x: effect['FORCE'] as number } }),
      branches: ['then'],
      can: (t, effect, context) => worthAiming(t, effect, forced(effect), context),
      do: (t, effect, context) => {
        const by = owner(t, context);
        const x = t.value('Force of an Ability', by, amountIn(t, effect, 'FORCE', context));
        // Unlike a Spell it adds no Casting die, and it is no Action.
        const force = /* MD-SLIK-04 x + t.value('casting value', by) */ x;
        const targets = groupOf(t, by, forced(effect));
        const ability = call('spell-like ability', { by, force, targets, written: written(context, 'then') });
        return /* MD-SLIK-07 startAction(t, ability) */ { run: [ability] };
      },
    },
    /** Effects on one figure of a group that is chosen now. */
    aim: {
      rule: 'MD-ABIL-10',
      text: (effect) => ({ key: 'text.aim', with: { group: { key: `group.${effect['aim'] as string}`, with: {} } } }),
      branches: ['then'],
      can: (t, effect, context) => worthAiming(t, effect, effect['aim'] as Group, context),
      do: (t, effect, context) => {
        const [by, group] = [owner(t, context), effect['aim'] as Group];
        if (groupOf(t, by, group).length === 0) return;
        return { run: [call('aiming', { by, group, written: written(context, 'then') })] };
      },
    },
    THROW: {
      rule: 'MD-TAG-68',
      text: (effect) => ({ key: 'text.throw', with: { die: { content: `die-${effect['THROW'] as string}` } } }),
      can: onFigure,
      do: (t, effect, context) => {
        const [by, figure] = [owner(t, context), subject(t, effect, context)];
        /* MD-TAG-69 { run: [newAttack(by, figure, 'ranged', 'ability')] } */
        return { run: [call('throw', { by, figure, die: effect['THROW'] as Die, faces: null })] };
      },
    },
    // ---- what becomes of a figure ----
    damage: {
      rule: 'MD-SPEL-10',
      text: (effect) => ({
        key: 'text.damage',
        with: {
          amount: effect['damage']!,
          type: { key: `damage.${effect['type'] as string}`, with: {} },
          self: effect['to'] === 'self',
        },
      }),
      can: onFigure,
      do: (t, effect, context) => {
        const figure = subject(t, effect, context);
        const by = owner(t, context);
        const parts = harm(effect['type'] as DamageType, amountIn(t, effect, 'damage', context));
        const source = t.innermost('spell', 'attack') === 'spell' ? ('spell' as const) : ('ability' as const);
        return { run: [call('dealing', { figure, by: figure === by ? null : by, source, parts, tags: [] })] };
      },
    },
    HEAL: {
      rule: 'MD-TAG-34',
      text: (effect) => ({ key: 'text.heal', with: { amount: effect['HEAL'] as number } }),
      can: onFigure,
      do: (t, effect, context) => ({
        run: [call('healing', { figure: subject(t, effect, context), amount: amountIn(t, effect, 'HEAL', context) })],
      }),
    },
    /** Gives an Effect, Negative or Positive. */
    inflict: {
      rule: 'MD-EFF-01',
      text: (effect) => ({
        key: 'text.inflict',
        with: { effect: { key: `effect.${effect['inflict'] as string}`, with: {} } },
      }),
      can: onFigure,
      do: (t, effect, context) => ({
        run: [call('effect gained', { figure: subject(t, effect, context), effect: effect['inflict'] as EffectName })],
      }),
    },
    remove: {
      rule: 'MD-EFF-13',
      text: (effect) => ({
        key: 'text.remove',
        with: { effect: { key: `effect.${effect['remove'] as string}`, with: {} } },
      }),
      can: onFigure,
      do: (t, effect, context) => ({
        run: [call('effect lost', { figure: subject(t, effect, context), effect: effect['remove'] as EffectName })],
      }),
    },
    /** Ability tokens, as many as the LIMIT lets be added. */
    token: {
      rule: 'MD-TOK-01',
      text: (effect) => ({
        key: 'text.token',
        with: { token: { key: `token.${effect['token'] as string}`, with: {} } },
      }),
      can: onFigure,
      do: (t, effect, context) => ({
        run: [
          call('tokens gained', {
            figure: subject(t, effect, context),
            token: effect['token'] as AbilityToken,
            count: (effect['count'] as number | undefined) ?? 1,
            limit: (effect['LIMIT'] as number | undefined) ?? null,
          }),
        ],
      }),
    },
    PUSH: {
      rule: 'MD-TAG-51',
      text: (effect) => ({ key: 'text.push', with: { spaces: effect['PUSH'] as number } }),
      can: onAnother,
      do: (t, effect, context) => {
        const [by, figure] = [owner(t, context), subject(t, effect, context)];
        if (!areApart(t, by, figure)) return;
        return {
          run: [call('push', { figure, by, spaces: effect['PUSH'] as number, kind: 'push' })],
        };
      },
    },
    PULL: {
      rule: 'MD-TAG-50',
      text: (effect) => ({ key: 'text.pull', with: { spaces: effect['PULL'] as number } }),
      can: onAnother,
      do: (t, effect, context) => {
        const [by, figure] = [owner(t, context), subject(t, effect, context)];
        if (!areApart(t, by, figure)) return;
        return { run: [call('pull', { figure, by, spaces: effect['PULL'] as number })] };
      },
    },
    SWAP: {
      rule: 'MD-TAG-67',
      text: () => ({ key: 'text.swap', with: {} }),
      can: onAnother,
      do: (t, effect, context) => {
        const [figure, other] = [owner(t, context), subject(t, effect, context)];
        return areApart(t, figure, other) ? { run: [call('swap', { figure, other })] } : undefined;
      },
    },
    WARP: {
      rule: 'MD-TAG-72',
      text: (effect) => ({ key: 'text.warp', with: { spaces: effect['WARP'] as number } }),
      do: (t, effect, context) => {
        const [by, figure] = [owner(t, context), subject(t, effect, context)];
        const squares = warpSpaces(t, figure, effect['WARP'] as number);
        return squares.length === 0 ? undefined : { run: [call('warping', { by, figure, squares })] };
      },
    },
    /** A token of Terrain or a Plank, `within` so many spaces of the figure whose card it is. */
    'place Terrain': {
      rule: 'MD-TERR-06',
      text: (effect) => ({
        key: 'text.place-terrain',
        with: { terrain: effect['place Terrain'] as string, spaces: effect['within'] as number },
      }),
      do: (t, effect, context) => {
        const by = owner(t, context);
        if (!stands(t, by)) return;
        const squares = spacesWithin(t, squareOf(t, by), effect['within'] as number);
        const terrain = effect['place Terrain'] as Terrain | 'plank';
        return { run: [call('terrain placement', { seat: deciders(t, by)[0]!, terrain, squares })] };
      },
    },
  },
};

const forced = (effect: Effect): Group => {
  const named = effect['each'] as Group | undefined;
  return named ?? /* MD-SLIK-02 'figure within SOI' */ 'attacked figure';
};
