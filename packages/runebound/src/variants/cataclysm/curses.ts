/** Curse cards: what waits in a cursed town, and what it is to have claimed it. */

import {
  effectsAt,
  numberIn,
  refuse,
  type Choice,
  type Edit,
  type Refusal,
  type Seat,
  type Steps,
} from '@questwright/kernel';
import { noteAdventure, whyNoAdventure } from '../../rules/hero-combat/interaction.ts';
import { faceOf, thingIn } from '../../rules/market/items-and-allies.ts';
import { endWith } from '../../rules/setup/victory.ts';
import { areaOf, stateOf } from '../../world.ts';
import { COLORS, type Color } from '../../words.ts';
import { claimOf, curseCard, type CurseCard, type CurseId } from './cards.ts';
import { isMet } from './met.ts';
import { FREED_NOW, townUnder } from './towns.ts';
import { whoStandsFirst } from './victory.ts';
import {
  call,
  curseDeck,
  deedsOf,
  edit,
  LEVELS,
  QUESTS,
  ruin,
  runs,
  type CataclysmLand,
  type CataclysmTable,
  type Claim,
  type CurseAttempt,
} from './world.ts';

/** The Curse cards that a player has: all of each, also of one that another Hero has claimed. */
export const curseCardsOf = (t: CataclysmTable, seat: Seat): CurseCard[] =>
  areaOf(t, seat).flatMap((thing): CurseCard[] => {
    const card = curseCard(t, thing);
    if (card === null) return [];
    return /* CT-CUR-21 deedsOf(t, seat).claimed.includes(claimOf(card)) ? [card] : [] */ [card];
  });
const curseHere = (t: CataclysmTable, seat: Seat): CurseId | null => t.value('curse here', stateOf(t, seat).space);
const hasOne = (t: CataclysmTable, seat: Seat, curse: CurseId, levels: readonly number[]): boolean =>
  curseCardsOf(t, seat).some((card) => card.curse === curse && levels.includes(card.level));
const hasEverClaimed = (t: CataclysmTable, seat: Seat, curse: CurseId, level: number): boolean =>
  deedsOf(t, seat).claimed.includes(claimOf({ curse, level } as never));

// ---- in the Adventure step ----

function whyNotFirst(t: CataclysmTable, seat: Seat, curse: CurseId): Refusal | null {
  if (hasOne(t, seat, curse, [1]))
    return refuse(hasEverClaimed(t, seat, curse, 1) ? 'CT-CUR-07' : 'CT-CUR-23', 'refuse.one-of-this-curse', {
      curse: said(curse),
    });
  if (hasEverClaimed(t, seat, curse, 1)) return refuse('CT-CUR-23', 'refuse.claimed-once', { curse: said(curse) });
  return t.pile(curseDeck(curse, 1)).length > 0 ? null : refuse('CT-CUR-04', 'refuse.no-such-card-left');
}
function whyNotLast(t: CataclysmTable, seat: Seat, curse: CurseId): Refusal | null {
  return hasOne(t, seat, curse, [1, 2]) ? null : refuse('CT-CUR-13', 'refuse.curse-not-known', { curse: said(curse) });
}
const said = (curse: CurseId): { key: string; with: {} } => ({ key: `word.${curse}`, with: {} });

const brave: Choice<CataclysmLand> = {
  rule: 'CT-ADV-02',
  list: (t, seat) => (curseHere(t, seat) === null ? [] : ['brave:1', 'brave:3']),
  why: (t, seat, id) => {
    const curse = curseHere(t, seat);
    const level = numberIn(id);
    if (curse === null) return refuse('CT-ADV-02', 'refuse.no-curse-here');
    // Curse cards have no color of adventures.
    const closed: readonly Color[] = /* CT-EXP-01 t.value('closed colors', seat) */ [];
    if (closed.length > 0) return refuse('RB-EXP-15', 'refuse.closed-color', { color: closed[0]! });
    return whyNoAdventure(t) ?? (level === 1 ? whyNotFirst(t, seat, curse) : whyNotLast(t, seat, curse));
  },
  whyNone: () => refuse('CT-ADV-02', 'refuse.no-curse-here'),
  label: (t, seat, id) => {
    const curse = curseHere(t, seat);
    const level = numberIn(id);
    const [last] = curse === null || level !== 3 ? [] : t.pile(curseDeck(curse, 3));
    return {
      key: 'option.brave',
      with: { level, curse: curse === null ? null : said(curse), card: last === undefined ? null : faceOf(t, last) },
    };
  },
  then: (t, seat, id) => {
    noteAdventure(t);
    return { run: [call('attempt at a curse', { seat, curse: curseHere(t, seat)!, level: numberIn(id), thing: -1 })] };
  },
};
const leaveCurse: Choice<CataclysmLand> = {
  rule: 'CT-ADV-02',
  list: (t, seat) => (curseHere(t, seat) === null || isMet(t, seat) ? [] : ['leave-curse']),
  whyNone: () => refuse('CT-ADV-02', 'refuse.no-curse-here'),
  then: () => ({ done: null }),
};

const isInDeck = (t: CataclysmTable, { thing }: CurseAttempt): boolean => !t.pile('adventure').includes(thing);
const attempt: Steps<CataclysmLand, CurseAttempt> = {
  'a random card': {
    rule: 'CT-CUR-04',
    when: (t) => t.locals.level === 1,
    do: (t) => void (t.locals.thing = t.pile(curseDeck(t.locals.curse, 1))[0] ?? -1),
  },
  'the source of the curse': {
    rule: 'CT-CUR-13',
    when: (t) => t.locals.level === 3,
    do: (t) => void (t.locals.thing = t.pile(curseDeck(t.locals.curse, 3))[0] ?? -1),
  },
  'face up': {
    rule: 'CT-ADV-02',
    do: (t) => {
      const { seat, thing, level } = t.locals;
      if (thing < 0) return { done: null };
      t.move(thing, 'adventure');
      t.emit('curse braved', { seat, card: faceOf(t, thing), level });
      return undefined;
    },
  },
  'what it presents': {
    rule: 'CT-ADV-02',
    do: (t) => ({ run: [effectsAt(t.cardOf(t.locals.thing), ['attempt'], t.locals.seat, t.locals.thing)] }),
  },
  // Whatever ends the step or the turn, a card that was not claimed goes back, without wounds.
  'back to its level': {
    rule: 'CT-CUR-05',
    always: true,
    when: (t) => t.locals.level === 1 && !isInDeck(t, t.locals),
    do: (t) => {
      const { seat, thing, curse } = t.locals;
      t.emit('curse stood', { seat, card: faceOf(t, thing) });
      t.move(thing, curseDeck(curse, 1), 'bottom', 'down');
      t.shuffle(curseDeck(curse, 1));
    },
  },
  'back to its place': {
    rule: 'CT-CUR-20',
    always: true,
    when: (t) => t.locals.level === 3 && !isInDeck(t, t.locals),
    do: (t) => {
      const { seat, thing, curse } = t.locals;
      t.emit('curse stood', { seat, card: faceOf(t, thing) });
      t.move(thing, curseDeck(curse, 3), 'bottom', 'down');
    },
  },
};

// ---- claimed ----

const levelOf = (t: CataclysmTable, thing: number): number => curseCard(t, thing)!.level;
/** The largest counters of the pile that fit; what the pile cannot provide is written down. */
function learn(t: CataclysmTable, seat: Seat, points: number): void {
  let rest = points;
  const state = stateOf(t, seat);
  for (const color of [...COLORS].reverse()) {
    const worth = t.value('points of a counter', color);
    for (; t.world.pile[color] > 0 && worth <= rest && color !== 'red'; rest -= worth) {
      t.world.pile[color]--;
      state.counters[color]++;
    }
  }
  state.points += rest;
  t.emit('points of a curse', { seat, points, noted: rest });
}
/** Progress of others on a quest that is gone: their counters are returned. */
function returnMarks(t: CataclysmTable, quest: string): void {
  for (const deeds of ruin(t).deeds) deeds.marks = deeds.marks.filter((one) => !one.startsWith(`${quest}:`));
}

const claim: Steps<CataclysmLand, Claim> = {
  'no wounds': runs({
    rule: 'CT-CUR-06',
    run: 'recovery',
    with: (t) => ({ on: t.locals.thing, wounds: 'all', exhaustion: 'all' }),
  }),
  'counters of the quest': {
    rule: 'CT-CUR-11',
    when: (t) => levelOf(t, t.locals.thing) === 2,
    do: (t) => returnMarks(t, t.cardOf(t.locals.thing)),
  },
  'victory pile': {
    rule: 'CT-CUR-06',
    do: (t) => {
      const { seat, thing } = t.locals;
      const card = curseCard(t, thing)!;
      deedsOf(t, seat).claimed.push(claimOf(card));
      t.move(thing, `area/${seat}`, 'bottom');
      t.emit('curse claimed', { seat, card: faceOf(t, thing), level: card.level });
    },
  },
  experience: {
    rule: 'CT-CUR-02',
    do: (t) => learn(t, t.locals.seat, /* CT-CUR-17 1 */ levelOf(t, t.locals.thing)),
  },
  gold: runs({
    rule: 'CT-CUR-02',
    run: 'gold',
    with: (t) => ({ seat: t.locals.seat, amount: levelOf(t, t.locals.thing) }),
  }),
  'a quest is revealed': {
    rule: 'CT-CUR-08',
    when: (t) => levelOf(t, t.locals.thing) === 1,
    do: (t) => {
      const { curse } = curseCard(t, t.locals.thing)!;
      const quest = t.pile(curseDeck(curse, 2))[0];
      if (quest === undefined) return;
      t.move(quest, QUESTS, 'bottom');
      t.emit('quest revealed', { seat: t.locals.seat, card: faceOf(t, quest) });
    },
  },
  'the town is freed': {
    rule: 'CT-CUR-15',
    when: (t) => levelOf(t, t.locals.thing) === 3,
    do: (t) => {
      const town = townUnder(t, curseCard(t, t.locals.thing)!.curse);
      if (town === null) return;
      ruin(t).freed.push(town);
      deedsOf(t, t.locals.seat).freed++;
      if (t.isWithin('turn')) t.use('turn', FREED_NOW);
      t.emit('town freed', { seat: t.locals.seat, town: { key: `word.town.${town}`, with: {} } });
    },
  },
  'unclaimed cards': {
    rule: 'CT-CUR-18',
    when: (t) => levelOf(t, t.locals.thing) === 3,
    do: (t) => {
      const { curse } = curseCard(t, t.locals.thing)!;
      const open = t.pile(QUESTS).filter((thing) => curseCard(t, thing)!.curse === curse);
      for (const thing of open) returnMarks(t, t.cardOf(thing));
      const left = [...LEVELS.flatMap((level) => t.pile(curseDeck(curse, level))), ...open];
      for (const thing of left) t.move(thing, 'removed from play', 'top', 'up');
    },
  },
  // The claim is one deed: what wins by it wins when all of it is done.
  'points enough': {
    rule: 'CT-WIN-01',
    do: (t) => {
      const found = t.value('victor');
      return found === null ? undefined : endWith(t, [found.seat], found.how, found.rule);
    },
  },
  'no curse left': {
    rule: 'CT-WIN-03',
    when: (t) =>
      levelOf(t, t.locals.thing) === 3 &&
      t.value('towns of the map').every((town) => t.value('state of a town', town) !== 'cursed'),
    do: (t) => endWith(t, whoStandsFirst(t), 'comparison', 'CT-WIN-03'),
  },
};

// ---- what is claimed stays ----

const whyKept = (t: CataclysmTable, seat: Seat, id: string): Refusal | null => {
  const thing = areaOf(t, seat).find((one) => one === thingIn(id) && curseCard(t, one) !== null);
  return thing === undefined ? null : refuse('CT-CUR-22', 'refuse.curse-stays', { card: { thing } });
};
const notClaimed = <L>(base: Choice<CataclysmLand, L>): Choice<CataclysmLand, L> => ({
  ...base,
  why: (t, seat, id) => whyKept(t as CataclysmTable, seat, id) ?? base.why?.(t, seat, id) ?? null,
});

export const CURSES_EDITS: readonly Edit<CataclysmLand>[] = [
  edit.part('something is there', 'a curse', {
    rule: 'CT-ADV-02',
    overrides: ['RB-MOV-21'],
    add: { rule: 'CT-ADV-02', layer: 'set', of: (t, space) => t.value('curse here', space) !== null || null },
  }),
  {
    rule: 'CT-ADV-02',
    proc: 'adventure step',
    step: 'what to do here',
    asks: 'seats',
    wrap: (base) => (t) => {
      const asked = base(t);
      if (asked.length > 0) return asked;
      const { seat } = t.locals as { seat: Seat };
      return curseHere(t as unknown as CataclysmTable, seat) === null ? [] : [seat];
    },
  } as Edit<CataclysmLand>,
  edit.choice('adventure step', 'what to do here', 'brave', {
    rule: 'CT-ADV-02',
    overrides: ['RB-MOV-21'],
    after: 'attempt',
    add: brave,
  }),
  edit.choice('adventure step', 'what to do here', 'leave-curse', { rule: 'CT-ADV-02', add: leaveCurse }),
  edit.choice('adventure step', 'what to do here', 'no-interaction', {
    rule: 'CT-ADV-02',
    wrap: (base) => ({ ...base, list: (t, seat) => (isMet(t as never, seat) ? base.list!(t, seat) : []) }),
  }),
  edit.procedure('attempt at a curse', { rule: 'RB-VAR-01', add: attempt }),
  { rule: 'RB-VAR-01', shown: 'attempt at a curse', add: ['seat', 'curse', 'level', 'thing'] },
  { rule: 'RB-VAR-01', list: 'attempt', add: true },
  edit.procedure('claim of a curse card', { rule: 'RB-VAR-01', add: claim }),
  { rule: 'RB-VAR-01', shown: 'claim of a curse card', add: ['seat', 'thing'] },
  { rule: 'CT-CUR-22', aside: 'discard', wrap: notClaimed },
  { rule: 'CT-CUR-22', timing: 'market', choice: 'sell', wrap: notClaimed },
  edit.choice('experience step', 'experience counters', 'sell', { rule: 'CT-CUR-22', wrap: notClaimed }),
  // A claimed Challenge is not kept as one: what protects it is that it is a Curse card.
  edit.value('victory points', {
    rule: 'CT-CUR-01',
    add: (t, seat) => curseCardsOf(t, seat).reduce((sum, { level }) => sum + level, 0),
  }),
];
