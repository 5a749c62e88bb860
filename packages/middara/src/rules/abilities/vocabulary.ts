/** What cards may say: every verb of an Ability, in the book's words. A card is data: `abilities` with a timing, Conditions
 *  (`ways` to pay, `if`, `limit`) and effects made of these verbs; `modifies` for what is PASSIVE. Timings, ways, conditions
 *  and amounts are listed in `abilities.ts`, what is said in an Attack in `vocabulary-attack.ts`; docs/middara-cards.md tells
 *  all of them with examples.
 *
 *  Effects are played for the figure that is affected: the one that was aimed at, that failed against a Force, or that was
 *  attacked. `to: 'self'` means the figure whose card it is. */

import type { Call, Effect, EffectContext, Next } from '@questwright/kernel';
import { shape } from '@questwright/messages';
import { affected, amountIn, groupOf, written } from './aiming.ts';
import { harm } from '../attack/damage.ts';
import { figureWith } from '../figures.ts';
import { spacesWithin, warpSpaces } from '../movement/placing.ts';
import { newAttack, whyNotTarget } from '../attack/targets.ts';
import {
  AMOUNT,
  amountText,
  DAMAGE,
  EFFECT,
  FLAG,
  GROUP,
  muchText,
  SPACES,
  WHOM,
  whomText,
  wordFor,
} from '../../verbs.ts';
import {
  call,
  deciders,
  opponentsOf,
  squareOf,
  stands,
  type MiddaraTable,
  type MiddaraChapter,
  type MiddaraVerb,
} from '../../world.ts';
import {
  ABILITY_TOKENS,
  DICE,
  NEGATIVE_EFFECTS,
  TERRAINS,
  type AbilityToken,
  type AttackType,
  type DamageType,
  type Die,
  type EffectName,
  type Group,
  type Terrain,
  type WeaponType,
} from '../../words.ts';

const { effects: EFFECTS, optional, whole, word } = shape;

const owner = (t: MiddaraTable, { thing }: EffectContext): number => figureWith(t, thing)!;
const subject = (t: MiddaraTable, effect: Effect, context: EffectContext): number =>
  effect['to'] === 'self' ? owner(t, context) : (affected(t) ?? owner(t, context));
/** Nobody is moved away from itself, or by who is gone. */
const areApart = (t: MiddaraTable, by: number, figure: number): boolean =>
  by !== figure && stands(t, by) && stands(t, figure);
/** Nothing becomes of who is Defeated. */
const onFigure: MiddaraVerb['can'] = (t, effect, context) => stands(t, subject(t, effect, context));
const onAnother: MiddaraVerb['can'] = (t, effect, context) =>
  areApart(t, owner(t, context), subject(t, effect, context));
/** An Action that an FU starts ends the Attack; whatever else belonged to it is lost. */
const startAction = (t: MiddaraTable, action: Call): Next =>
  t.isWithin('attack') ? /* MD-ATK-31 { run: [action] } */ { end: 'attack', instead: action } : { run: [action] };

const eachIn = (effect: Effect): Group | undefined => effect['each'] as Group | undefined;
const thenIn = (effect: Effect): readonly Effect[] => effect['then'] as readonly Effect[];
const timesIn = (effect: Effect): number => (effect['times'] as number | undefined) ?? 1;
/** Whom a Spell or a Force is meant for: somebody of a group, or each of one. */
const whomIn = (effect: Effect, chosen: Group) =>
  effect['each'] === undefined ? wordFor('group', chosen) : wordFor('each', effect['each']);

function attackVerb(rule: MiddaraVerb['rule'], action: WeaponType): MiddaraVerb {
  const type = action === 'melee/ranged' ? null : action;
  const typeFor = (t: MiddaraTable, figure: number): AttackType => type ?? t.value('attack type', figure);
  return {
    rule,
    action,
    shape: {
      takes: shape.true,
      fields: { each: optional(GROUP), times: optional(whole(2, 9)), EMPOWER: optional(shape.true) },
    },
    text: (effect) => ({
      key: 'text.attack',
      with: {
        icon: action,
        times: timesIn(effect),
        each: wordFor('each', effect['each']),
        empowered: effect['EMPOWER'] === true,
      },
    }),
    estimate: (effect) => ({ attacks: { type, each: eachIn(effect), times: timesIn(effect) } }),
    can: (t, effect, context) => {
      const figure = owner(t, context);
      const each = eachIn(effect);
      const targets = each === undefined ? opponentsOf(t, figure) : groupOf(t, figure, each);
      return targets.some((one) => whyNotTarget(t, figure, one, typeFor(t, figure)) === null);
    },
    do: (t, effect, context) => {
      const attacker = owner(t, context);
      const each = eachIn(effect);
      const own = /* MD-ATK-04 false */ each !== undefined;
      return startAction(
        t,
        call('attack action', {
          attacker,
          type: typeFor(t, attacker),
          targets: own ? groupOf(t, attacker, each) : null,
          times: timesIn(effect),
          empowered: effect['EMPOWER'] === true,
        }),
      );
    },
  };
}
/** One figure moves another. */
const shoving = (
  rule: MiddaraVerb['rule'],
  name: 'PUSH' | 'PULL',
  moved: (figure: number, by: number, spaces: number) => Call,
): MiddaraVerb => ({
  rule,
  shape: { takes: SPACES },
  text: (effect) => ({
    key: `text.${name.toLowerCase()}`,
    with: { spaces: effect[name]!, ...whomText(effect['to']) },
  }),
  estimate: (effect) => ({ shoved: { spaces: effect[name] as number } }),
  can: onAnother,
  do: (t, effect, context) => {
    const [by, figure] = [owner(t, context), subject(t, effect, context)];
    return areApart(t, by, figure) ? { run: [moved(figure, by, effect[name] as number)] } : undefined;
  },
});

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
  const helps = /* MD-SPEL-05 true */ !onlyHarm(thenIn(effect));
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
    'Melee ATK': attackVerb('MD-TAG-13', 'melee'),
    'Ranged ATK': attackVerb('MD-TAG-14', 'ranged'),
    'Melee/Ranged ATK': attackVerb('MD-TAG-15', 'melee/ranged'),
    /** One more Attack like the one that was made, on the same figure. */
    'same ATK': {
      rule: 'MD-ATK-31',
      shape: FLAG,
      text: () => ({ key: 'text.same-attack', with: {} }),
      estimate: () => ({ again: 'attack' }),
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
      action: 'spell',
      shape: {
        takes: AMOUNT,
        fields: { then: EFFECTS, each: optional(GROUP), EMPOWER: optional(shape.true) },
      },
      text: (effect) => ({
        key: 'text.spell',
        with: {
          x: amountText(effect['SPELL']),
          whom: whomIn(effect, 'figure within SOI'),
          empowered: effect['EMPOWER'] === true,
          then: effect['then']!,
        },
      }),
      estimate: (effect) => ({
        force: {
          x: effect['SPELL']!,
          casts: true,
          at: eachIn(effect) ?? 'figure within SOI',
          each: 'each' in effect,
          then: thenIn(effect),
        },
      }),
      branches: ['then'],
      can: (t, effect, context) => worthAiming(t, effect, eachIn(effect) ?? 'figure within SOI', context),
      do: (t, effect, context) => {
        const caster = owner(t, context);
        const each = eachIn(effect);
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
      shape: { takes: AMOUNT, fields: { then: EFFECTS, each: optional(GROUP) } },
      text: (effect) => ({
        key: 'text.force',
        with: { x: amountText(effect['FORCE']), whom: whomIn(effect, 'attacked figure'), then: effect['then']! },
      }),
      estimate: (effect) => ({
        force: {
          x: effect['FORCE']!,
          casts: false,
          at: eachIn(effect) ?? 'attacked figure',
          each: 'each' in effect,
          then: thenIn(effect),
        },
      }),
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
      shape: { takes: GROUP, fields: { then: EFFECTS } },
      text: ({ aim, then }) => ({ key: 'text.aim', with: { group: wordFor('group', aim), then: then! } }),
      estimate: (effect) => ({ aimed: { at: effect['aim'] as Group, then: thenIn(effect) } }),
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
      shape: { takes: word(...DICE), fields: WHOM },
      text: ({ THROW: die, to }) => ({
        key: 'text.throw',
        with: { die: { content: `die-${die as string}` }, ...whomText(to) },
      }),
      estimate: ({ THROW: die, to }) => ({ thrown: { die: die as Die, to } }),
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
      shape: { takes: AMOUNT, fields: { type: DAMAGE, ...WHOM } },
      text: ({ damage, type, to }) => ({
        key: 'text.damage',
        with: { ...muchText(damage), type: wordFor('damage', type), ...whomText(to) },
      }),
      estimate: ({ damage, type, to }) => ({ damage: { amount: damage!, type: type as DamageType, to } }),
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
      shape: { takes: AMOUNT, fields: WHOM },
      text: ({ HEAL, to }) => ({ key: 'text.heal', with: { amount: amountText(HEAL), ...whomText(to) } }),
      estimate: ({ HEAL, to }) => ({ healing: { amount: HEAL!, to } }),
      can: onFigure,
      do: (t, effect, context) => ({
        run: [call('healing', { figure: subject(t, effect, context), amount: amountIn(t, effect, 'HEAL', context) })],
      }),
    },
    /** Gives an Effect, Negative or Positive. */
    inflict: {
      rule: 'MD-EFF-01',
      shape: { takes: EFFECT, fields: WHOM },
      text: ({ inflict, to }) => ({
        key: 'text.inflict',
        with: { effect: wordFor('effect', inflict), ...whomText(to) },
      }),
      estimate: ({ inflict, to }) => ({ inflicted: { effect: inflict as EffectName, to } }),
      can: onFigure,
      do: (t, effect, context) => ({
        run: [call('effect gained', { figure: subject(t, effect, context), effect: effect['inflict'] as EffectName })],
      }),
    },
    remove: {
      rule: 'MD-EFF-13',
      shape: { takes: EFFECT, fields: WHOM },
      text: ({ remove, to }) => ({
        key: 'text.remove',
        with: { effect: wordFor('effect', remove), ...whomText(to) },
      }),
      estimate: ({ remove, to }) => ({ removed: { effect: remove as EffectName, to } }),
      can: onFigure,
      do: (t, effect, context) => ({
        run: [call('effect lost', { figure: subject(t, effect, context), effect: effect['remove'] as EffectName })],
      }),
    },
    /** Ability tokens, as many as the LIMIT lets be added. */
    token: {
      rule: 'MD-TOK-01',
      shape: {
        takes: word(...Object.keys(ABILITY_TOKENS)),
        fields: { count: optional(whole(1, 9)), LIMIT: optional(whole(1, 9)), ...WHOM },
      },
      text: ({ token, count = 1, LIMIT = null, to }) => ({
        key: 'text.token',
        with: { token: wordFor('token', token), count, LIMIT, ...whomText(to) },
      }),
      estimate: ({ token, count = 1, LIMIT = Infinity, to }) => ({
        tokens: { token: token as AbilityToken, count: count as number, limit: LIMIT as number, to },
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
    PUSH: shoving('MD-TAG-51', 'PUSH', (figure, by, spaces) => call('push', { figure, by, spaces, kind: 'push' })),
    PULL: shoving('MD-TAG-50', 'PULL', (figure, by, spaces) => call('pull', { figure, by, spaces })),
    SWAP: {
      rule: 'MD-TAG-67',
      shape: FLAG,
      text: ({ to }) => ({ key: 'text.swap', with: whomText(to) }),
      can: onAnother,
      do: (t, effect, context) => {
        const [figure, other] = [owner(t, context), subject(t, effect, context)];
        return areApart(t, figure, other) ? { run: [call('swap', { figure, other })] } : undefined;
      },
    },
    WARP: {
      rule: 'MD-TAG-72',
      shape: { takes: SPACES, fields: WHOM },
      text: ({ WARP, to }) => ({ key: 'text.warp', with: { spaces: WARP!, ...whomText(to) } }),
      estimate: ({ WARP, to }) => ({ warped: { spaces: WARP as number, to } }),
      do: (t, effect, context) => {
        const [by, figure] = [owner(t, context), subject(t, effect, context)];
        const squares = warpSpaces(t, figure, effect['WARP'] as number);
        return squares.length === 0 ? undefined : { run: [call('warping', { by, figure, squares })] };
      },
    },
    /** A token of Terrain or a Plank, `within` so many spaces of the figure whose card it is. */
    'place Terrain': {
      rule: 'MD-TERR-06',
      shape: { takes: word(...TERRAINS, 'plank'), fields: { within: SPACES } },
      text: ({ 'place Terrain': terrain, within }) => ({
        key: 'text.place-terrain',
        with: { terrain: terrain!, spaces: within! },
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

const forced = (effect: Effect): Group => eachIn(effect) ?? /* MD-SLIK-02 'figure within SOI' */ 'attacked figure';
