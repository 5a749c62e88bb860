/** Re-Equipping: what is equipped and stored, and what is taken from others. */

import { refuse, type Params, type Refusal } from '@questwright/kernel';
import { again, involved, numberOf, ownerOf, put, stow } from './item-location.ts';
import { besides } from '../movement/board.ts';
import { factsOf, sideFactsOf } from '../../text/facts.ts';
import { paySP, spCost, whyTooFewSP } from '../figures.ts';
import {
  call,
  deciders,
  figureOf,
  isAdventurer,
  isCommanded,
  named,
  neverTaken,
  stands,
  type MiddaraTable,
  type Figure,
  type MiddaraChapter,
  type In,
  type ChoiceIn,
} from '../../world.ts';
import { byTheOtherSide, turn } from './sides.ts';
import { isCompanion, isItem, isMovable, whyNotEquipped } from './slots.ts';

const COST = 1;
/** A card by its name, and whose it is when it is not that of who Re-Equips. */
function whose(t: In<'re-equip'>, id: string): Params {
  const owner = ownerOf(t, numberOf(id))?.thing;
  const isOwn = owner === undefined || owner === t.locals.figure;
  return { card: named(numberOf(id)), owner: isOwn ? null : named(owner) };
}
const equip: ChoiceIn<'re-equip'> = {
  rule: 'MD-REEQ-01',
  list: (t) => involved(t).flatMap((one) => one.pack.map((thing) => `equip:${thing}`)),
  then: (t, _, id) => {
    put(ownerOf(t, numberOf(id))!, numberOf(id), 'gear');
    stow(t, numberOf(id), 'gear');
    t.emit('equipped', { figure: named(ownerOf(t, numberOf(id))!.thing), card: named(numberOf(id)) });
    return again;
  },
  label: (t, _, id) => ({
    key: 'option.equip',
    with: { ...whose(t, id), facts: sideFactsOf(t, t.cardOf(numberOf(id))) },
  }),
};
const store: ChoiceIn<'re-equip'> = {
  rule: 'MD-REEQ-01',
  list: (t) =>
    involved(t).flatMap((one) => one.gear.filter((thing) => isMovable(t, thing)).map((thing) => `store:${thing}`)),
  why: (t, _, id) => (isCompanion(t, numberOf(id)) ? refuse('MD-COMP-03', 'refuse.companions-are-not-stored') : null),
  then: (t, _, id) => {
    const owner = ownerOf(t, numberOf(id))!;
    put(owner, numberOf(id), 'pack');
    stow(t, numberOf(id), 'pack');
    t.emit('stored', { figure: named(owner.thing), card: named(numberOf(id)) });
    return again;
  },
  label: (t, _, id) => ({ key: 'option.store', with: whose(t, id) }),
};
const lenders = (t: In<'re-equip'>): Figure[] => t.locals.from.map((one) => figureOf(t, one));
const take: ChoiceIn<'re-equip'> = {
  rule: 'MD-REEQ-03',
  list: (t) =>
    lenders(t).flatMap((one) =>
      [...one.gear, ...one.pack].filter((thing) => isMovable(t, thing)).map((thing) => `take:${thing}`),
    ),
  then: (t, _, id) => {
    const thing = numberOf(id);
    const lender = ownerOf(t, thing)!;
    const where = isCompanion(t, thing) ? 'gear' : 'pack';
    put(lender, thing, null);
    put(figureOf(t, t.locals.figure), thing, where);
    stow(t, thing, where);
    t.locals.taken.push({ thing, from: lender.thing });
    /* MD-REEQ-05 */ if (!t.locals.involved.includes(lender.thing)) t.locals.involved.push(lender.thing);
    t.emit('took', { figure: named(t.locals.figure), card: named(thing), from: named(lender.thing) });
    return again;
  },
  label: (t, _, id) => ({
    key: 'option.take',
    with: {
      card: named(numberOf(id)),
      figure: named(ownerOf(t, numberOf(id))?.thing ?? 0),
      facts: factsOf(t, t.cardOf(numberOf(id))),
    },
  }),
};
const putBack: ChoiceIn<'re-equip'> = {
  rule: 'MD-REEQ-08',
  list: (t) =>
    t.locals.taken.filter((one) => ownerOf(t, one.thing) !== undefined).map((one) => `put back:${one.thing}`),
  then: (t, _, id) => {
    const thing = numberOf(id);
    const { from } = t.locals.taken.find((one) => one.thing === thing)!;
    const where = isCompanion(t, thing) ? 'gear' : 'pack';
    put(ownerOf(t, thing)!, thing, null);
    put(figureOf(t, from), thing, where);
    stow(t, thing, where);
    t.locals.taken = t.locals.taken.filter((one) => one.thing !== thing);
    t.emit('put back', { figure: named(from), card: named(thing) });
    return again;
  },
  label: (t, _, id) => {
    const thing = numberOf(id);
    const { from } = t.locals.taken.find((one) => one.thing === thing)!;
    return { key: 'option.put-back', with: { card: named(thing), figure: named(from) } };
  },
};
/** Listed so that it can be refused by name: nobody gives anything away. */
const give: ChoiceIn<'re-equip'> = {
  rule: 'MD-REEQ-01',
  list: (t) => {
    const own = figureOf(t, t.locals.figure);
    return lenders(t).flatMap((one) =>
      [...own.gear, ...own.pack].filter((thing) => isItem(t, thing)).map((thing) => `give:${thing}:${one.thing}`),
    );
  },
  why: () => refuse('MD-REEQ-04', 'refuse.nothing-is-given'),
  then: neverTaken,
  label: (_, __, id) => ({ key: 'option.give', with: { card: named(numberOf(id)) } }),
};
/** Where the Party Stash is within reach: when an exchange is allowed, and in no Encounter. */
const isStashOpen = (t: MiddaraTable): boolean => t.isWithin('shop and train') || t.isWithin('restore');
const fetch: ChoiceIn<'re-equip'> = {
  rule: 'MD-PRTY-08',
  list: (t) => t.pile('stash').map((thing) => `fetch:${thing}`),
  why: (t) => (isStashOpen(t) ? null : refuse('MD-EQUP-15', 'refuse.stash-is-closed')),
  then: (t, _, id) => {
    put(figureOf(t, t.locals.figure), numberOf(id), 'pack');
    stow(t, numberOf(id), 'pack');
    t.emit('fetched', { figure: named(t.locals.figure), card: named(numberOf(id)) });
    return again;
  },
  label: (t, _, id) => ({
    key: 'option.fetch',
    with: { card: named(numberOf(id)), facts: factsOf(t, t.cardOf(numberOf(id))) },
  }),
};
const putAway: ChoiceIn<'re-equip'> = {
  rule: 'MD-EQUP-14',
  list: (t) => {
    if (!isStashOpen(t)) return [];
    return involved(t).flatMap((one) =>
      [...one.gear, ...one.pack].filter((thing) => isMovable(t, thing)).map((thing) => `put away:${thing}`),
    );
  },
  then: (t, _, id) => {
    put(ownerOf(t, numberOf(id))!, numberOf(id), null);
    stow(t, numberOf(id), 'stash');
    return again;
  },
  label: (_, __, id) => ({ key: 'option.put-away', with: { card: named(numberOf(id)) } }),
};
/** Puts what an Adventurer has no room for into the Party Stash, what came last first. */
function makeRoom(t: MiddaraTable, figure: Figure): void {
  for (let why = whyNotEquipped(t, figure); why !== null; why = whyNotEquipped(t, figure)) {
    const movable = figure.gear.filter((one) => isMovable(t, one));
    const helps = movable.findLast((one) => {
      const without = { ...figure, gear: figure.gear.filter((other) => other !== one) };
      return whyNotEquipped(t, without)?.rule !== why!.rule;
    });
    const thing = figure.pack.length > t.value('Pack size', figure.thing) ? figure.pack.at(-1) : helps;
    const away = thing ?? movable.at(-1);
    if (away === undefined) return;
    put(figure, away, null);
    stow(t, away, 'stash');
    t.emit('put away', { figure: named(figure.thing), card: named(away) });
  }
}
function whyNotDone(t: In<'re-equip'>): Refusal | null {
  /* MD-EQUP-14 */ if (isStashOpen(t)) return null;
  for (const figure of involved(t)) {
    const wrong = whyNotEquipped(t, figure);
    if (wrong !== null) return /* MD-REEQ-08 null */ wrong;
  }
  return null;
}
const done: ChoiceIn<'re-equip'> = {
  rule: 'MD-REEQ-01',
  why: whyNotDone,
  then: (t) => {
    if (isStashOpen(t)) for (const figure of involved(t)) makeRoom(t, figure);
  },
  label: (t) => ({ key: isStashOpen(t) ? 'option.done-with-stash' : 'option.done', with: {} }),
};

/** Whom an Adventurer may take from. */
const besideOf = (t: MiddaraTable, figure: number): number[] =>
  t.world.figures
    .filter((one) => one.thing !== figure && isAdventurer(t, one.thing) && stands(t, one.thing))
    .map((one) => one.thing)
    .filter((one) => besides(t, figure, one));

const hasMovable = (t: MiddaraTable, { gear, pack }: Figure): boolean =>
  [...gear, ...pack].some((one) => isMovable(t, one));

export const reEquip = (figure: number, from: number[]): ReturnType<typeof call> =>
  call('re-equip', { figure, from, involved: [figure], taken: [] });

export const reEquipping: ChoiceIn<'turn'> = {
  rule: 'MD-REEQ-01',
  why: (t) => {
    const { figure } = t.locals;
    if (isCommanded(t, figure)) return refuse('MD-COMM-03', 'refuse.has-no-items', { figure: named(figure) });
    const poor = whyTooFewSP(t, figure, spCost(t, figure, COST));
    if (poor !== null) return poor;
    const all = [figure, ...besideOf(t, figure)].map((one) => figureOf(t, one));
    if (all.some((one) => hasMovable(t, one))) return null;
    return refuse('MD-REEQ-01', 'refuse.nothing-to-change', { figure: named(figure) });
  },
  then: (t) => {
    const { figure } = t.locals;
    paySP(t, figure, spCost(t, figure, COST));
    return { run: [reEquip(figure, /* MD-REEQ-03 [] */ besideOf(t, figure))], goto: 'action phase' };
  },
  label: (t) => {
    const { figure } = t.locals;
    const lent = besideOf(t, figure).some((one) => hasMovable(t, figureOf(t, one)));
    const idle = figureOf(t, figure).pack.length === 0 && !lent;
    return { key: 'option.re-equip', with: { cost: spCost(t, figure, COST), idle } };
  },
};

export const EQUIPMENT: MiddaraChapter = {
  procs: {
    're-equip': {
      change: {
        rule: 'MD-REEQ-02',
        ask: {
          seats: (t) => deciders(t, t.locals.figure),
          prompt: (t) => {
            const why = whyNotDone(t);
            const wrong = why === null ? null : { key: why.key, with: why.with };
            return { key: 'ask.re-equip.change', with: { figure: named(t.locals.figure), wrong } };
          },
          choices: {
            equip,
            'by the other side': byTheOtherSide,
            turn,
            store,
            take,
            'put back': putBack,
            give,
            fetch,
            'put away': putAway,
            done,
          },
        },
      },
      // Only what is equipped in the end counts for those who have much Damage.
      'as equipped': {
        rule: 'MD-CARD-05',
        do: (t) => t.emit('re-equipped', { figure: named(t.locals.figure) }),
      },
    },
  },
  shown: { 're-equip': ['figure'] },
};
