/** Quests: what each asks for, how far a Hero is, and how it is claimed. */

import {
  numberIn,
  refuse,
  words,
  type Choice,
  type Edit,
  type Next,
  type Refusal,
  type Seat,
  type Steps,
} from '@questwright/kernel';
import { stepsFrom } from '@questwright/geometry';
import { noteAdventure, whyNoAdventure } from '../../rules/hero-combat/interaction.ts';
import { faceOf } from '../../rules/market/items-and-allies.ts';
import { call as baseCall, card, challengeCard, heroesAt, itemsOf, spaceCard, stateOf } from '../../world.ts';
import type { Color, Terrain } from '../../words.ts';
import { claimOf, curseCard, questIn, type Quest, type Trial, type Whereabouts } from './cards.ts';
import { isMet } from './met.ts';
import { spaceOfTown, townUnder } from './towns.ts';
import { call, deedsOf, edit, land, QUESTS, runs, type CataclysmLand, type CataclysmTable } from './world.ts';

// ---- how far a Hero is ----

const questOf = (t: CataclysmTable, thing: number): Quest => questIn(card(t, thing))!;
const nameOf = (t: CataclysmTable, thing: number): string => t.cardOf(thing);
/** What was done for a quest, as words: what lies above the quest space. */
function marksOf(t: CataclysmTable, seat: Seat, thing: number): string[] {
  const quest = `${nameOf(t, thing)}:`;
  return deedsOf(t, seat).marks.flatMap((one) => (one.startsWith(quest) ? [one.slice(quest.length)] : []));
}
const hasMark = (t: CataclysmTable, seat: Seat, thing: number, mark: string): boolean =>
  marksOf(t, seat, thing).includes(mark);
function mark(t: CataclysmTable, seat: Seat, thing: number, ...done: readonly string[]): void {
  if (done.length === 0) return;
  deedsOf(t, seat).marks.push(...done.map((one) => `${nameOf(t, thing)}:${one}`));
  const now = t.value('quest progress', thing, seat);
  t.emit('quest went on', { seat, card: faceOf(t, thing), now, need: questOf(t, thing).need });
}
const revealed = (t: CataclysmTable): readonly number[] => t.pile(QUESTS);
const isFulfilled = (t: CataclysmTable, seat: Seat, thing: number): boolean =>
  t.value('quest progress', thing, seat) >= questOf(t, thing).need;

// ---- places ----

function stepsBetween(t: CataclysmTable, from: string): ReadonlyMap<string, number> {
  return stepsFrom(from, (space: string) => spaceCard(t, space).neighbours);
}
function isThere(t: CataclysmTable, thing: number, space: string, where: Whereabouts): boolean {
  const { terrain, jewel, town, far } = where;
  if (space === '') return false;
  const own = townUnder(t, curseCard(t, thing)!.curse);
  const printed = spaceCard(t, space);
  if (terrain !== undefined && !(terrain as readonly string[]).includes(printed.terrain)) return false;
  if (jewel !== undefined && printed.jewel !== jewel) return false;
  if (town === 'own' && (own === null || printed.town !== own)) return false;
  if (town === 'other') {
    if (printed.town === undefined || printed.town === own) return false;
    if (t.value('curse of a town', printed.town) === null) return false;
  }
  if (far === undefined || own === null) return true;
  return (stepsBetween(t, spaceOfTown(t, own)).get(space) ?? 0) >= far;
}

// ---- what is marked without a question ----

/** What the end of a movement in a space brings for a quest. */
function onTheWay(t: CataclysmTable, seat: Seat, thing: number, space: string): string | null {
  const quest = questOf(t, thing);
  if (isFulfilled(t, seat, thing)) return null;
  if ('reach' in quest) {
    if (!isThere(t, thing, space, quest.reach) || hasMark(t, seat, thing, space)) return null;
    const { apart = 0 } = quest;
    const steps = apart > 0 ? stepsBetween(t, space) : null;
    const isNear = (one: string): boolean => steps !== null && (steps.get(one) ?? Infinity) < apart;
    return marksOf(t, seat, thing).some(isNear) ? null : space;
  }
  const isHome = 'roll' in quest && isThere(t, thing, space, { town: 'own' });
  const isBrought = 'carry' in quest && quest.carry.trial === undefined && isThere(t, thing, space, quest.carry.to);
  return (isHome || isBrought) && hasMark(t, seat, thing, 'taken') ? 'home' : null;
}
/** In a trade: what each die that matched has shown of the terrains there. In a free town that can be any. */
export function matched(t: CataclysmTable, seat: Seat, dice: readonly (readonly Terrain[])[]): Next {
  for (const thing of revealed(t)) {
    const quest = questOf(t, thing);
    if (!('match' in quest)) continue;
    for (const symbols of dice) {
      if (isFulfilled(t, seat, thing)) break;
      const terrain = quest.match.find((one) => symbols.includes(one) && !hasMark(t, seat, thing, one));
      if (terrain !== undefined) /* CT-CUR-10 */ mark(t, seat, thing, terrain);
    }
  }
  return undefined;
}
function defeated(t: CataclysmTable, seat: Seat, foe: number, space: string): void {
  const { color } = challengeCard(t, foe);
  for (const thing of revealed(t)) {
    const quest = questOf(t, thing);
    if (!('defeat' in quest) || !quest.defeat.includes(color as Color) || isFulfilled(t, seat, thing)) continue;
    const what = quest.each === 'color' ? color : (spaceCard(t, space).region ?? space);
    if (!hasMark(t, seat, thing, what)) mark(t, seat, thing, what);
  }
}

// ---- deeds of the Adventure step ----

const hereOf = (t: CataclysmTable, seat: Seat): string => stateOf(t, seat).space;
const thingOf = (id: string): number => Number(words(id)[0]);
function whyNoQuest(t: CataclysmTable, thing: number): Refusal | null {
  return revealed(t).includes(thing) ? null : refuse('CT-CUR-08', 'refuse.no-such-quest');
}
const elsewhere = (t: CataclysmTable, thing: number): Refusal =>
  refuse('CT-CUR-10', 'refuse.quest-elsewhere', { card: faceOf(t, thing) });

function whyNotTakenUp(t: CataclysmTable, seat: Seat, thing: number): Refusal | null {
  const quest = questOf(t, thing);
  if (!('carry' in quest) || !isThere(t, thing, hereOf(t, seat), quest.carry.from)) return elsewhere(t, thing);
  return hasMark(t, seat, thing, 'taken') ? refuse('CT-CUR-10', 'refuse.quest-done', { card: faceOf(t, thing) }) : null;
}
function whyNotTried(t: CataclysmTable, seat: Seat, thing: number): Refusal | null {
  const quest = questOf(t, thing);
  const taken = hasMark(t, seat, thing, 'taken');
  if (isFulfilled(t, seat, thing)) return refuse('CT-CUR-10', 'refuse.quest-done', { card: faceOf(t, thing) });
  if ('roll' in quest) {
    if (taken) return refuse('CT-CUR-10', 'refuse.quest-done', { card: faceOf(t, thing) });
    if (!isThere(t, thing, hereOf(t, seat), quest.roll.at)) return elsewhere(t, thing);
  } else if (!('carry' in quest) || quest.carry.trial === undefined || !taken) return elsewhere(t, thing);
  else if (!isThere(t, thing, hereOf(t, seat), quest.carry.to)) return elsewhere(t, thing);
  return whyNoAdventure(t);
}
function whyNotHanded(t: CataclysmTable, seat: Seat, thing: number, item: number): Refusal | null {
  const quest = questOf(t, thing);
  if (!('give' in quest) || quest.give !== 'items' || !isThere(t, thing, hereOf(t, seat), { town: 'own' }))
    return elsewhere(t, thing);
  if (isFulfilled(t, seat, thing)) return refuse('CT-CUR-10', 'refuse.quest-done', { card: faceOf(t, thing) });
  return t.value('cost', item) > 0 ? null : refuse('CT-CUR-10', 'refuse.no-such-gift');
}
function whyNotStood(t: CataclysmTable, seat: Seat, thing: number): Refusal | null {
  const quest = questOf(t, thing);
  if (!('give' in quest) || quest.give !== 'turns') return elsewhere(t, thing);
  if (isFulfilled(t, seat, thing)) return refuse('CT-CUR-10', 'refuse.quest-done', { card: faceOf(t, thing) });
  if (heroesAt(t, hereOf(t, seat)).length < 2) return refuse('CT-CUR-10', 'refuse.nobody-to-stand-by');
  return whyNoAdventure(t);
}

function deed(
  name: string,
  why: (t: CataclysmTable, seat: Seat, thing: number) => Refusal | null,
  then: (t: CataclysmTable, seat: Seat, thing: number) => Next,
): Choice<CataclysmLand> {
  return {
    rule: 'CT-CUR-10',
    list: (t, seat) =>
      revealed(t)
        .filter((thing) => why(t, seat, thing) === null)
        .map((thing) => `${name}:${thing}`),
    why: (t, seat, id) => whyNoQuest(t, thingOf(id)) ?? why(t, seat, thingOf(id)),
    whyNone: () => refuse('CT-CUR-10', 'refuse.no-quest-here'),
    label: (t, _, id) => ({ key: `option.${name}`, with: { card: faceOf(t, thingOf(id)) } }),
    then: (t, seat, id) => then(t, seat, thingOf(id)),
  };
}
const takeUp = deed('take-up', whyNotTakenUp, (t, seat, thing) => {
  mark(t, seat, thing, 'taken');
  return { goto: 'what to do here' };
});
const tryIt = deed('try-quest', whyNotTried, (t, seat, thing) => {
  noteAdventure(t);
  return { run: [call('quest test', { seat, quest: thing })] };
});
const standBy = deed('stand-by', whyNotStood, (t, seat, thing) => {
  noteAdventure(t);
  // One counter for each turn that was given up.
  mark(t, seat, thing, `round ${t.world.round}`);
  return undefined;
});
const handOver: Choice<CataclysmLand> = {
  rule: 'CT-CUR-10',
  list: (t, seat) =>
    revealed(t).flatMap((thing) =>
      itemsOf(t, seat)
        .filter((item) => whyNotHanded(t, seat, thing, item) === null)
        .map((item) => `hand-over:${thing}:${item}`),
    ),
  why: (t, seat, id) => whyNoQuest(t, thingOf(id)) ?? whyNotHanded(t, seat, thingOf(id), Number(words(id)[1])),
  whyNone: () => refuse('CT-CUR-10', 'refuse.no-quest-here'),
  label: (t, _, id) => ({
    key: 'option.hand-over',
    with: {
      card: faceOf(t, thingOf(id)),
      item: { thing: Number(words(id)[1]) },
      worth: t.value('cost', Number(words(id)[1])),
    },
  }),
  then: (t, seat, id) => {
    const item = Number(words(id)[1]);
    const thing = thingOf(id);
    const { need } = questOf(t, thing);
    const left = need - t.value('quest progress', thing, seat);
    mark(t, seat, thing, ...Array<string>(Math.min(left, t.value('cost', item))).fill('gift'));
    return { run: [baseCall('discard', { thing: item })], goto: 'what to do here' };
  },
};
const DEEDS = { 'take-up': takeUp, 'try-quest': tryIt, 'stand-by': standBy, 'hand-over': handOver };
const deedsHere = (t: CataclysmTable, seat: Seat): string[] =>
  revealed(t).length === 0 ? [] : Object.values(DEEDS).flatMap((one) => [...one.list!(t as never, seat)]);

const trialOf = (quest: Quest): Trial | undefined =>
  'roll' in quest ? quest.roll.trial : 'carry' in quest ? quest.carry.trial : undefined;
const questTest: Steps<CataclysmLand, { seat: Seat; quest: number; success?: boolean }> = {
  test: runs({
    rule: 'CT-CUR-10',
    as: 'success',
    run: 'test',
    with: (t) => {
      const { test, skill = null, number } = trialOf(questOf(t, t.locals.quest))!;
      return { seat: t.locals.seat, attribute: test, skill, number };
    },
  }),
  outcome: {
    rule: 'CT-CUR-10',
    when: (t) => t.locals.success === true,
    do: (t) => {
      const { seat, quest } = t.locals;
      mark(t, seat, quest, 'roll' in questOf(t, quest) ? 'taken' : 'home');
    },
  },
};

// ---- claiming ----

function whyNotClaimed(t: CataclysmTable, seat: Seat, thing: number): Refusal | null {
  const why = whyNoQuest(t, thing);
  if (why !== null) return why;
  const { curse } = curseCard(t, thing)!;
  if (deedsOf(t, seat).claimed.includes(claimOf({ curse, level: 2 })))
    return refuse('CT-CUR-12', 'refuse.one-quest-of-a-curse', { curse: { key: `word.${curse}`, with: {} } });
  if (isFulfilled(t, seat, thing)) return null;
  const { need } = questOf(t, thing);
  return refuse('CT-CUR-11', 'refuse.quest-not-fulfilled', {
    card: faceOf(t, thing),
    now: t.value('quest progress', thing, seat),
    need,
  });
}
const claimable = (t: CataclysmTable, seat: Seat): number[] =>
  revealed(t).filter((thing) => isFulfilled(t, seat, thing) && whyNotClaimed(t, seat, thing) === null);

/** Where those that another Hero's quests are carried to nobody looks: what is carried slows its bearer down. */
const burdenOf = (t: CataclysmTable, seat: Seat): number =>
  revealed(t).reduce((sum, thing) => {
    const quest = questOf(t, thing);
    const isCarried = 'carry' in quest && hasMark(t, seat, thing, 'taken') && !hasMark(t, seat, thing, 'home');
    return sum + (isCarried ? quest.carry.burden : 0);
  }, 0);

export const QUEST_EDITS: readonly Edit<CataclysmLand>[] = [
  edit.value('quest progress', {
    rule: 'CT-CUR-10',
    add: (t, thing, seat) => marksOf(t, seat, thing).length,
  }),
  edit.part('movement dice', 'what is carried', {
    rule: 'CT-CUR-10',
    add: { rule: 'CT-CUR-10', layer: 'add', of: (t, seat: Seat) => -burdenOf(land(t), seat) || null },
  }),
  edit.step('turn', 'quests on the way', {
    rule: 'CT-CUR-10',
    after: 'movement step',
    add: {
      rule: 'CT-CUR-10',
      when: (t) => t.locals.ended !== '',
      do: (t) => {
        const { seat } = t.locals;
        for (const thing of revealed(t)) {
          const what = onTheWay(t as never, seat, thing, hereOf(t as never, seat));
          if (what !== null) mark(t as never, seat, thing, what);
        }
      },
    },
  }),
  edit.part('something is there', 'a quest', {
    rule: 'CT-CUR-10',
    add: {
      rule: 'CT-CUR-10',
      layer: 'set',
      // Of another space nobody can say what a Hero could do there.
      of: (t, space, seat) => (stateOf(t, seat).space === space && deedsHere(t, seat).length > 0) || null,
    },
  }),
  {
    rule: 'CT-CUR-10',
    proc: 'adventure step',
    step: 'what to do here',
    asks: 'seats',
    wrap: (base: (t: never) => readonly Seat[]) => (t: CataclysmTable & { locals: { seat: Seat } }) => {
      return deedsHere(t, t.locals.seat).length > 0 ? [t.locals.seat] : base(t as never);
    },
  } as never,
  ...Object.entries(DEEDS).map(([choice, add]): Edit<CataclysmLand> =>
    edit.choice('adventure step', 'what to do here', choice, { rule: 'CT-CUR-10', add: add as never }),
  ),
  edit.choice('adventure step', 'what to do here', 'leave-quest', {
    rule: 'CT-CUR-10',
    add: {
      rule: 'CT-CUR-10',
      list: (t, seat) => {
        const isAsked = isMet(t, seat) || t.value('curse here', hereOf(t, seat)) !== null;
        return !isAsked && deedsHere(t, seat).length > 0 ? ['leave-quest'] : [];
      },
      whyNone: () => refuse('CT-CUR-10', 'refuse.no-quest-here'),
      then: () => ({ done: null }),
    },
  }),
  edit.procedure('quest test', { rule: 'RB-VAR-01', add: questTest }),
  { rule: 'RB-VAR-01', shown: 'quest test', add: ['seat', 'quest'] },
  edit.step('challenge', 'quests of who defeated it', {
    rule: 'CT-CUR-10',
    before: 'spoils',
    add: {
      rule: 'CT-CUR-10',
      when: (t) => t.locals.fought?.defeated === true,
      do: (t) => defeated(t as never, t.locals.fought?.by ?? t.locals.seat, t.locals.thing, t.locals.space),
    },
  }),
  edit.step('experience step', 'fulfilled quests', {
    rule: 'CT-CUR-11',
    before: 'experience counters',
    add: {
      rule: 'CT-CUR-11',
      ask: {
        seats: (t) => (claimable(t as never, t.locals.seat).length > 0 ? [t.locals.seat] : []),
        choices: {
          'claim-quest': {
            rule: 'CT-CUR-11',
            // A quest is open to every Hero, with a card of that curse or without.
            list: (t) => /* CT-CUR-09 [] */ revealed(t as never).map((thing) => `claim-quest:${thing}`),
            why: (t, seat, id) => whyNotClaimed(t as never, seat, numberIn(id)),
            label: (t, _, id) => ({ key: 'option.claim-quest', with: { card: faceOf(t, numberIn(id)) } }),
            then: (_, seat, id) => ({
              run: [call('claim of a curse card', { seat, thing: numberIn(id) })],
              goto: 'fulfilled quests',
            }),
          },
          'not-yet': { rule: 'CT-CUR-11', then: () => undefined },
        },
      },
    },
  }),
];
