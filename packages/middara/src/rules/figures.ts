/** What is printed for a figure, and what its Tags make of it. */

import { refuse, type Refusal } from '@questwright/kernel';
import type { GearCard } from '../cards.ts';
import {
  cardOf,
  decidesItself,
  figureOf,
  gearOf,
  hasTag,
  inUse,
  named,
  ownCardOf,
  type MiddaraTable,
  type MiddaraChapter,
} from '../world.ts';
import type { Tag } from '../words.ts';

/** The figure that a card stands for or belongs to. */
export function figureWith(t: MiddaraTable, thing: number): number | null {
  // An Upgrade belongs to whom its Item belongs to, and whoever Flips a card has its back.
  const host = t.world.things.host[thing]!;
  const item = host < 0 ? thing : host;
  const card = t.world.turned.find((one) => one.front === item)?.back ?? item;
  const form = t.world.forms.find((one) => one.card === card);
  if (form !== undefined) return form.figure;
  const found = t.world.figures.find((one) => one.thing === card || one.gear.includes(card));
  return found?.thing ?? null;
}
const withUpgrades = (t: MiddaraTable, gear: readonly number[]): readonly number[] =>
  t.world.things.hosted.length === 0 ? gear : gear.flatMap((one) => [one, ...t.under(one)]);
/** Tags that the figure has through its cards. Asked at every step of everybody: what grants none is passed over first. */
function grantedTo(t: MiddaraTable, figure: number): Tag[] {
  const granted: Tag[] = [];
  for (const thing of withUpgrades(t, figureOf(t, figure).gear)) {
    const { grants } = t.contentOf(thing).content as GearCard;
    if (grants === undefined || t.whySetAside(thing, null) !== null) continue;
    const about = { by: null, thing, about: figure, also: null };
    for (const one of grants) if (one.if === undefined || t.holds(one.if, about)) granted.push(one.tag);
  }
  return granted;
}
const iconsOf = (t: MiddaraTable, figure: number, icon: 'armor' | 'defense', shields: boolean): number | null =>
  gearOf(t, figure)
    .filter((one) => icon === 'defense' || (one.tags as readonly Tag[]).includes('SHIELD') === shields)
    .reduce((sum, one) => sum + (one[icon] ?? 0), 0) || null;
const heavyOf = (t: MiddaraTable, figure: number): number => t.value('heavy', figure);

export const FIGURES: MiddaraChapter = {
  values: {
    tags: {
      rule: 'MD-CTAG-01',
      of: (t, figure) => cardOf(t, figure).tags,
      parts: {
        'granted by Items': {
          rule: 'MD-TAG-02',
          layer: 'set',
          of: (t, figure) => {
            const granted = grantedTo(t, figure);
            return granted.length === 0 ? null : [...cardOf(t, figure).tags, ...granted];
          },
        },
      },
    },
    /** From how many sources it has HEAVY. */
    heavy: {
      rule: 'MD-TAG-37',
      of: (t, figure) => {
        const own = cardOf(t, figure).tags.includes('HEAVY') ? 1 : 0;
        return own + inUse(t, figure).filter((one) => t.value('tags of an Item', one).includes('HEAVY')).length;
      },
    },
    flying: {
      rule: 'MD-CTAG-01',
      of: (t, figure) => hasTag(t, figure, 'FLIGHT'),
      parts: {
        granted: {
          rule: 'MD-TAG-28',
          layer: 'set',
          of: (t, figure) => {
            const moving = t.within('movement');
            return moving?.figure === figure && moving.flight ? true : null;
          },
        },
      },
    },
    'movement value': {
      rule: 'MD-CARD-07',
      of: (t, figure) => cardOf(t, figure).movement,
      parts: {
        heavy: { rule: 'MD-TAG-36', layer: 'add', of: (t, figure) => -heavyOf(t, figure) || null },
        least: { rule: 'MD-LIM-03', layer: 'greatest', of: () => 0 },
      },
    },
    skill: {
      rule: 'MD-CARD-04',
      of: (t, figure, skill) => cardOf(t, figure).skills?.[skill] ?? 0,
      parts: {
        heavy: {
          rule: 'MD-TAG-36',
          layer: 'add',
          of: (t, figure, skill) => (skill === 'agility' ? -heavyOf(t, figure) || null : null),
        },
      },
    },
    /** How many of the spaces that a Current, an Effect or an Ability gives. */
    'spaces granted': {
      rule: 'MD-FREE-01',
      of: (_, __, spaces) => spaces,
      parts: {
        heavy: {
          rule: 'MD-TAG-35',
          layer: 'add',
          of: (t, figure) => (t.isWithin('free movement') ? null : -heavyOf(t, figure) || null),
        },
        'heavy free movement': {
          rule: 'MD-FREE-06',
          layer: 'add',
          of: (t, figure) => (t.isWithin('free movement') ? -heavyOf(t, figure) || null : null),
        },
        least: { rule: 'MD-LIM-03', layer: 'greatest', of: () => 0 },
      },
    },
    'maximum HP': {
      rule: 'MD-CARD-05',
      of: (t, figure) => cardOf(t, figure).hp,
      parts: {
        'own HP in another form': {
          rule: 'MD-CSUM-07',
          layer: 'set',
          of: (t, figure) => (t.world.forms.length === 0 ? null : ownCardOf(t, figure).hp),
        },
      },
    },
    defense: {
      rule: 'MD-CARD-06',
      of: (t, figure) => cardOf(t, figure).defense,
      parts: {
        items: { rule: 'MD-ICON-01', layer: 'add', of: (t, figure) => iconsOf(t, figure, 'defense', false) },
        darkness: {
          rule: 'MD-EFF-04',
          layer: 'add',
          of: (t, figure) => (t.counters(figure, 'darkness') > 0 ? -1 : null),
        },
        dodge: {
          rule: 'MD-DODG-05',
          layer: 'add',
          of: (t, figure) => {
            const attack = t.within('attack');
            return attack?.target === figure && attack.dodge > 0 ? attack.dodge : null;
          },
        },
      },
    },
    armor: {
      rule: 'MD-CMBT-10',
      of: (t, figure) => cardOf(t, figure).armor,
      parts: {
        items: { rule: 'MD-ICON-21', layer: 'add', of: (t, figure) => iconsOf(t, figure, 'armor', false) },
        shield: { rule: 'MD-TAG-62', layer: 'add', of: (t, figure) => iconsOf(t, figure, 'armor', true) },
        barrier: {
          rule: 'MD-EFF-10',
          layer: 'add',
          of: (t, figure) => (t.counters(figure, 'barrier') > 0 ? 1 : null),
        },
      },
    },
    /** What an Action or Ability costs a figure in SP. */
    'SP cost': {
      rule: 'MD-ACTN-02',
      of: (_, __, cost) => cost,
      parts: {
        muck: {
          rule: 'MD-TERR-15',
          layer: 'add',
          of: (t, figure, cost) => (cost > 0 && t.value('terrain of', figure) === 'muck' ? 1 : null),
        },
        // Whoever follows AI Steps does so instead of paying.
        intelligent: {
          rule: 'MD-AI-07',
          layer: 'times',
          of: (t, figure) => (decidesItself(t, figure) ? 0 : null),
        },
      },
    },
  },
};

export const whyTooFewSP = (t: MiddaraTable, figure: number, cost: number): Refusal | null => {
  if (decidesItself(t, figure) || figureOf(t, figure).stamina >= cost) return null;
  return refuse('MD-ACTN-02', 'refuse.too-few-SP', { figure: named(figure), cost, left: figureOf(t, figure).stamina });
};
/** Pays SP. Whether there are enough was asked before. */
export function paySP(t: MiddaraTable, figure: number, amount: number): void {
  if (amount === 0) return;
  figureOf(t, figure).stamina -= amount;
  t.emit('paid', { figure: named(figure), amount });
}
export const spCost = (t: MiddaraTable, figure: number, cost: number): number => t.value('SP cost', figure, cost);
