/** When Abilities may be used, what they cost, and the Conditions that cards name. */

import {
  abilityIds,
  refuse,
  useAbility,
  whyNotAbility,
  words,
  type Ability,
  type Choice,
  type EffectContext,
  type Message,
  type Refusal,
  type RuleId,
  type Timing,
} from '@questwright/kernel';
import type { GearCard } from '../../cards.ts';
import { flip } from '../turn/exhausting.ts';
import { whyParalyzed } from './effects.ts';
import { costText, doneBy } from '../../text/facts.ts';
import { figureWith, spCost } from '../figures.ts';
import { affected } from './aiming.ts';
import { hasReduced } from '../attack/damage.ts';
import { whyNoIcon } from '../attack/weapons.ts';
import {
  figureOf,
  gearOf,
  named,
  stands,
  verbOf,
  type MiddaraTable,
  type Middara,
  type MiddaraChapter,
} from '../../world.ts';
import type { AttackType, Tag, WeaponType } from '../../words.ts';

const NOWHERE: EffectContext = { of: '', path: [], at: 0, by: 0, thing: 0, it: {} };
/** An Ability that makes an Attack needs a Weapon with its Icon, and somebody to attack. */
function whyNoWeapon(t: MiddaraTable, figure: number, thing: number, { effects }: Ability): Refusal | null {
  for (const effect of effects) {
    const { verb } = verbOf(t, effect);
    if (verb.action === undefined || verb.action === 'spell') continue;
    const why = whyNoIcon(t, figure, verb.action, 'MD-ABIL-13');
    if (why !== null) return why;
    if (!verb.can!(t, effect, { ...NOWHERE, thing })) return refuse('MD-ATK-03', 'refuse.nobody-to-attack');
  }
  // A Spell Action needs none.
  return /* MD-SPEL-04 whyNoIcon(t, figure, 'melee/ranged', 'MD-ABIL-13') */ null;
}
/** Whether an Ability makes an Attack or a Spell Action. */
export function startsAction(t: MiddaraTable, id: string): boolean {
  const [thing, name] = words(id);
  const { abilities = [] } = t.contentOf(Number(thing)).content;
  const ability = abilities.find((one) => (one.name ?? one.timing) === name);
  return ability?.effects.some((one) => verbOf(t, one).verb.action !== undefined) === true;
}
/** Abilities that a figure may use in its own turn, between Actions. */
export const ownAbilities = (t: MiddaraTable, seat: number, figure: number): string[] =>
  abilityIds(t, 'between actions', seat).filter((id) => figureWith(t, Number(words(id)[0])) === figure);

/** An option to use an Ability: whose card, what it costs, what it does. */
export function abilityText(t: MiddaraTable, id: string): Message {
  const [thing, name = '', way] = words(id);
  const figure = figureWith(t, Number(thing));
  const found = [...t.contentOf(Number(thing)).byTiming.values()].flat().find((one) => one.name === name);
  const { SP, ...others } = (found?.ways.get(way ?? '') ?? {}) as Record<string, number>;
  const now = SP === undefined ? {} : { SP: figure === null ? SP : spCost(t, figure, SP) };
  return {
    key: 'option.use',
    with: {
      card: { content: t.cardOf(Number(thing)) },
      ability: found?.ability.name ?? null,
      costs: costText({ ...now, ...others }),
      effects: found === undefined ? [] : doneBy(t, found.ability),
    },
  };
}

/** A timing at which the Abilities of one figure count, or of any (null). */
const timing = (rule: RuleId, whose: ((t: MiddaraTable) => number | undefined) | null): Timing<Middara> => ({
  rule,
  choices: {},
  why: (t, _, thing, ability) => {
    const figure = figureWith(t, thing)!;
    const acting = whose === null ? figure : whose(t);
    if (acting !== figure) {
      return refuse(rule, 'refuse.not-its-moment', {
        why: 'figure',
        figure: acting === undefined ? null : named(acting),
      });
    }
    /* MD-DISC-12 figureOf(t, figure).stamina > 0 ? null : refuse('MD-ACTN-02', 'refuse.too-few-SP') */
    return whyParalyzed(t, figure) ?? whyNoWeapon(t, figure, thing, ability);
  },
});

const whenever = timing('MD-ABIL-07', null);
/** In whosever turn, by who is on the board: not while one shops or sets up. */
const anyTurn: Timing<Middara> = {
  ...whenever,
  why: (t, seat, thing, ability) =>
    t.isWithin('turn') && stands(t, figureWith(t, thing)!)
      ? whenever.why!(t, seat, thing, ability)
      : refuse('MD-ABIL-07', 'refuse.not-its-moment', { why: 'turn', figure: null }),
};

const follows = timing('MD-TAG-33', (t) => t.within('attack')?.attacker);
const followed = (t: MiddaraTable): number =>
  Object.keys(t.frame.uses ?? {}).filter((key) => key.startsWith('ability:')).length;
const followUp: Timing<Middara> = {
  ...follows,
  onlyIfItDoes: true,
  why: (t, seat, thing, ability) => {
    if (followed(t) >= t.value('Follow Ups after an Attack')) {
      return refuse('MD-ATK-29', 'refuse.not-its-moment', { why: 'follow', figure: null });
    }
    return follows.why!(t, seat, thing, ability);
  },
};

/** What an Ability costs besides SP, always on the card that it is printed on. */
const nameOf = (t: MiddaraTable, thing: number): { card: { content: string } } => ({
  card: { content: t.cardOf(thing) },
});

const cardWith = (t: MiddaraTable, thing: number): GearCard => t.contentOf(thing).content as GearCard;
const isEquipped = (t: MiddaraTable, thing: number, tag: Tag, besides: boolean): boolean => {
  const figure = figureWith(t, thing);
  if (figure === null) return false;
  return figureOf(t, figure).gear.some((one) => !(besides && one === thing) && cardWith(t, one).tags.includes(tag));
};
const ownerIn = (t: MiddaraTable, thing: number, local: 'attacker' | 'target'): boolean =>
  t.within('attack')?.[local] === figureWith(t, thing);

/** A Passive counts as long as its figure has the card, whatever becomes of the card's other Abilities. */
function isPassive(t: MiddaraTable, thing: number, about: number): boolean {
  const figure = figureWith(t, thing);
  if (figure === null) return /* MD-ABIL-09 true */ false;
  return /* MD-ABIL-15 false */ /* MD-ABIL-16 t.counters(thing, 'exhausted') === 0 */ figure === about;
}

// "At any time": unasked, beside whatever question is open.
const anyTime = (id: string): string => id.replace(/^use/, 'at any time');
const asUse = (id: string): string => id.replace(/^at any time/, 'use');
const atAnyTime: Choice<Middara> = {
  rule: 'MD-ABIL-07',
  list: (t, seat) => abilityIds(t, 'any time', seat).map(anyTime),
  why: (t, seat, id) => whyNotAbility(t, t.loaded.timings.get('any time')!, seat, asUse(id)),
  then: (t, seat, id) => useAbility(t, 'any time', seat, asUse(id)),
  label: (t, _, id) => abilityText(t, id),
};

export const ABILITIES: MiddaraChapter = {
  timings: {
    'between actions': timing('MD-ABIL-06', (t) => t.within('turn')?.figure),
    'any time': anyTurn,
    empower: timing('MD-TAG-25', (t) => t.within('attack')?.attacker),
    dodge: timing('MD-TAG-22', (t) => t.within('attack')?.target),
    'attack roll': timing('MD-ABIL-08', (t) => t.within('attack')?.attacker),
    'missed attack': timing('MD-ABIL-08', (t) => t.within('attack')?.attacker),
    'determining damage': timing('MD-ATK-20', (t) => t.within('attack')?.attacker),
    counter: timing('MD-TAG-18', (t) => t.within('attack')?.target),
    'follow up': followUp,
  },
  values: {
    'Follow Ups after an Attack': { rule: 'MD-ATK-30', of: () => 99 },
    /** The Conditions of an Ability, by their four types. */
    conditions: {
      rule: 'MD-ABIL-02',
      of: (t, thing, name) => {
        const { ability, ways } = [...t.contentOf(thing).byTiming.values()].flat().find((one) => one.name === name)!;
        const costs = [...ways.values()].flatMap((one) => Object.entries(one));
        return {
          tags: costs.flatMap(([way]) => (way === 'SP' ? [] : [way])),
          SP: costs.find(([way]) => way === 'SP')?.[1] ?? 0,
          text: [...Object.keys(ability.if ?? {}), ...ability.effects.flatMap((one) => (one['aim'] ?? []) as string[])],
          symbols: [],
        };
      },
    },
  },
  asides: { 'at any time': atAnyTime },
  ways: {
    EXHAUST: {
      rule: 'MD-COND-05',
      why: (t, _, thing, __, ability) =>
        t.value('is Exhausted', thing, ability)
          ? /* MD-COND-02 null */ refuse('MD-EXH-02', 'refuse.exhausted', nameOf(t, thing))
          : null,
      // Of a Command Combatant the Ability, not the card with all it can do.
      pay: (t, _, thing, __, ability) => {
        if (cardWith(t, thing).tags.includes('COMMAND')) t.world.spent.push({ card: thing, ability });
        else t.setCounters(thing, 'exhausted', 1);
        t.emit('exhausted', nameOf(t, thing));
      },
    },
    FLIP: {
      rule: 'MD-COND-06',
      pay: (t, _, thing) => {
        t.emit('flipped', nameOf(t, thing));
        flip(t, thing);
      },
    },
    DISCARD: {
      rule: 'MD-COND-04',
      after: true,
      pay: (t, _, thing) => {
        const owner = figureWith(t, thing);
        if (owner === null) return;
        const figure = figureOf(t, owner);
        figure.gear = figure.gear.filter((one) => one !== thing);
        t.emit('discarded', { figure: named(owner), ...nameOf(t, thing) });
        /* MD-RMV-04 t.move(thing, 'box', 'bottom', 'down') */ t.move(thing, 'items', 'bottom', 'up');
      },
    },
    'PER ENCOUNTER': {
      rule: 'MD-COND-08',
      why: (t, _, thing) =>
        t.counters(thing, 'used') > 0 ? refuse('MD-COND-08', 'refuse.used', nameOf(t, thing)) : null,
      pay: (t, _, thing) => t.setCounters(thing, 'used', 1),
    },
  },
  conditions: {
    /** Of a modifier: it counts for the figure whose card it is, at all times. */
    PASSIVE: (t, _, { thing, about }) => /* MD-COND-07 false */ isPassive(t, thing, about as number),
    /** Of a Weapon's dice: for this Weapon. */
    FINESSE: (_, __, { thing, about }) => /* MD-TAG-27 false */ about === thing,
    /** Another Item with the Tag is equipped. */
    COMBO: (t, tag, { thing }) =>
      isEquipped(t, thing, tag as Tag, true) ? true : /* MD-COND-03 true */ { key: 'refuse.no-combo', with: { tag } },
    equipped: (t, tag, { thing }) => /* MD-ABIL-14 true */ isEquipped(t, thing, tag as Tag, false),
    /** A Weapon of so many hands is equipped. */
    hands: (t, wanted, { thing }) =>
      gearOf(t, figureWith(t, thing)!).some((one) => one.weapon?.hands === wanted)
        ? true
        : { key: 'refuse.hands', with: { hands: wanted } },
    /** The Icon on a Discipline. */
    icon: (t, icon, { thing }) => {
      const why = whyNoIcon(t, figureWith(t, thing)!, icon as WeaponType, 'MD-ICON-02');
      return why === null ? true : { key: why.key, with: why.with };
    },
    'own attack': (t, wanted, { thing }) => ownerIn(t, thing, 'attacker') === wanted,
    'attack type': (t, type) => t.within('attack')?.type === (type as AttackType),
    /** The dice were rolled for this, by the figure whose card it is. */
    'rolled for': (t, what, { thing }) => {
      const roll = t.within('roll');
      return roll?.figure === figureWith(t, thing) && (roll.for === what || what === 'anything');
    },
    flanking: (t, wanted, { thing }) => {
      const attack = t.within('attack');
      if (attack?.attacker !== figureWith(t, thing)) return false;
      return /* MD-FLNK-07 true */ t.value('flanking', attack!.attacker, attack!.target) === wanted;
    },
    /** Whose Damage it is that is being dealt. */
    'dealt to': (t, who, { thing }) => (t.within('dealing')?.figure === figureWith(t, thing)) === (who === 'you'),
    /** What that Damage comes from. */
    'dealt by': (t, source) => t.within('dealing')?.source === source,
    /** Whether the figure whose card it is has reduced Damage by an Ability in this turn. */
    'damage reduced': (t, wanted, { thing }) => hasReduced(t, figureWith(t, thing)!) === wanted,
    /** Whoever has so many HP left, or fewer. */
    'HP left': (t, most, { thing }) => {
      const figure = figureWith(t, thing)!;
      const left = t.value('maximum HP', figure) - figureOf(t, figure).damage;
      return left <= (most as number) ? true : { key: 'refuse.HP-left', with: { most } };
    },
    'has missed': (t) => t.within('attack')?.hit === false,
    'adjacent target': (t, wanted, { thing }) => {
      const target = affected(t);
      return target !== null && (t.value('range', figureWith(t, thing)!, target) === 1) === wanted;
    },
  },
  amounts: {
    sum: (t, parts, about) => (parts as never[]).reduce((all, one) => all + (t.amount(one, about) as number), 0),
    /* MD-TAG-32 0 */ 'difference hit': (t) => t.within('attack')?.difference ?? 0,
    /** The LVL of the highest Discipline of a Tree. */
    'highest LVL': (t, tree, { thing }) =>
      Math.max(
        0,
        ...gearOf(t, figureWith(t, thing)!)
          .filter((one) => one.tags.includes(tree as Tag))
          .map((one) => one.level ?? 0),
      ),
  },
};
