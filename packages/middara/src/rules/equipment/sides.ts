/** DOUBLE Items: two sides, either of which may be up. Other cards with two printed sides Flip, and that is all. */

import { refuse, words, type Choice, type Refusal } from '@questwright/kernel';
import { involved, numberOf, ownerOf, put, stow } from './item-location.ts';
import { otherSide, turnOver } from '../turn/exhausting.ts';
import { sideFactsOf } from '../../text/facts.ts';
import { frontOf, gearCard } from './items.ts';
import { fitting, mostInEffect, upgradesOn } from './upgrades.ts';
import { call, named, type MiddaraTable, type Middara, type MiddaraChapter, type ChoiceIn } from '../../world.ts';

const hasBack = (t: MiddaraTable, thing: number): boolean =>
  gearCard(t, thing).flipped !== undefined || frontOf(t, thing) !== thing;
function whyNotTurned(t: MiddaraTable, thing: number): Refusal | null {
  if (t.value('has two sides', thing)) return null;
  const card = { card: { content: t.cardOf(thing) } };
  return frontOf(t, thing) === thing
    ? refuse('MD-DBL-05', 'refuse.not-double', card)
    : refuse('MD-DBL-06', 'refuse.flipped', card);
}
/** The Upgrades that the other side has use for, when they are too many for it: one has to be chosen. */
function contenders(t: MiddaraTable, thing: number): number[] {
  if (upgradesOn(t, thing).length === 0 || whyNotTurned(t, thing) !== null) return [];
  const other = otherSide(t, thing);
  const all = fitting(t, upgradesOn(t, thing), other);
  return all.length > mostInEffect(t, other) ? all : [];
}
const idsFor = (t: MiddaraTable, name: string, thing: number): string[] => {
  const all = contenders(t, thing);
  return all.length === 0 ? [`${name}:${thing}`] : all.map((one) => `${name}:${thing}:${one}`);
};
const turning = (id: string): ReturnType<typeof call> => {
  const [thing, keep] = words(id).map(Number);
  return call('turning over', { thing: thing!, keep: keep ?? null });
};
/** The card that the other side of an Item is. */
const backOf = (t: MiddaraTable, thing: number): string => {
  const front = frontOf(t, thing);
  return front === thing ? gearCard(t, thing).flipped! : t.cardOf(front);
};
const labelled =
  (key: string): NonNullable<Choice<Middara>['label']> =>
  (t, _, id) => {
    const [thing, keep] = words(id).map(Number);
    const other = backOf(t, thing!);
    return {
      key,
      with: {
        card: named(thing!),
        other: { content: other },
        facts: sideFactsOf(t, other),
        upgrade: keep === undefined ? null : named(keep),
      },
    };
  };

/** Turns over an Item that is equipped. */
export const turn: ChoiceIn<'re-equip'> = {
  rule: 'MD-DBL-03',
  list: (t) =>
    involved(t).flatMap((one) =>
      one.gear.filter((thing) => hasBack(t, thing)).flatMap((thing) => idsFor(t, 'turn', thing)),
    ),
  why: (t, _, id) =>
    involved(t).some(({ gear }) => gear.includes(numberOf(id)))
      ? whyNotTurned(t, numberOf(id))
      : refuse('MD-REEQ-04', 'refuse.nothing-is-given'),
  then: (_, __, id) => ({ run: [turning(id)], goto: 'change' }),
  label: labelled('option.turn'),
};
/** Equips an Item of the Pack by the side that is not up. */
export const byTheOtherSide: ChoiceIn<'re-equip'> = {
  rule: 'MD-DBL-02',
  list: (t) =>
    involved(t).flatMap((one) =>
      one.pack.filter((thing) => hasBack(t, thing)).flatMap((thing) => idsFor(t, 'by the other side', thing)),
    ),
  why: (t, _, id) =>
    involved(t).some((one) => one.pack.includes(numberOf(id)))
      ? whyNotTurned(t, numberOf(id))
      : refuse('MD-REEQ-04', 'refuse.nothing-is-given'),
  then: (t, _, id) => {
    put(ownerOf(t, numberOf(id))!, numberOf(id), 'gear');
    stow(t, numberOf(id), 'gear');
    return { run: [turning(id)], goto: 'change' };
  },
  label: labelled('option.by-the-other-side'),
};

export const SIDES: MiddaraChapter = {
  procs: {
    'turning over': {
      side: {
        rule: 'MD-DBL-01',
        do: (t) => {
          const { thing } = t.locals;
          const other = turnOver(t, thing);
          t.locals.other = other;
          const changing = t.within('re-equip');
          for (const one of changing?.taken ?? []) if (one.thing === thing) one.thing = other;
          t.emit('turned over', { card: named(other) });
        },
      },
      // What the other side has no use for stays with the card all the same.
      upgrades: {
        rule: 'MD-UPGR-09',
        when: (t) => t.locals.other !== undefined,
        do: (t) => {
          const { thing, keep, other } = t.locals;
          const wanted = keep === null ? fitting(t, t.under(thing), other!) : [keep];
          for (const one of wanted) t.putUnder(one, other!, t.world.things.face[one] === 1 ? 'up' : 'down');
        },
      },
    },
  },
  shown: { 'turning over': ['thing'] },
};
