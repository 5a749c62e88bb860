/** LOYAL ESPERS: Command Combatants that an Adventurer calls with Summon tokens. */

import { areaOf, rangeOfAreas, type Square } from '@questwright/geometry/square';
import { refuse, words, type ConditionContext, type Message, type Refusal } from '@questwright/kernel';
import { gridOf, terrainAt } from '../movement/board.ts';
import type { FigureCard, GearCard } from '../../cards.ts';
import { figureWith, paySP, spCost, whyTooFewSP } from '../figures.ts';
import { cardOnTrack, joinGroup, newInitiative, putOnTrack } from '../turn/initiative.ts';
import { newFigure, unavailable } from '../setup/new-figure.ts';
import { whyNotPut } from '../movement/placing.ts';
import { FLAG } from '../../verbs.ts';
import {
  baseOf,
  call,
  deciders,
  figureOf,
  figuresOn,
  named,
  neverTaken,
  NOBODY,
  place,
  type MiddaraTable,
  type MiddaraChapter,
  type ChoiceIn,
  runs,
} from '../../world.ts';
import type { Tag } from '../../words.ts';

/** Cards of figures with a Tag, in the order of the box. */
export const figureCards = (t: MiddaraTable, tag: Tag): string[] =>
  [...t.loaded.content]
    .filter(([, { content }]) => content['kind'] === 'combatant' && (content as FigureCard).tags.includes(tag))
    .map(([id]) => id);
const printed = (t: MiddaraTable, card: string): FigureCard => t.loaded.content.get(card)!.content as FigureCard;
export const sizeOf = (t: MiddaraTable, card: string): number => printed(t, card).size ?? 1;

/** Whether the LVL of a card is above that of the highest ASSEMBLAGE Discipline that a figure knows. */
export function isAbove(t: MiddaraTable, figure: number, card: string): boolean {
  const known = figureOf(t, figure).gear.map((thing) => t.contentOf(thing).content as GearCard);
  const levels = known.filter((one) => one.tags.includes('ASSEMBLAGE')).map((one) => one.level ?? 0);
  return t.value('LVL of a Combatant', card) > Math.max(0, ...levels);
}
export const costOf = (t: MiddaraTable, card: string): number => t.value('COST', card);
const figuresFor = (t: MiddaraTable, card: string): number => t.value('figures of an Esper', card);

const isInSOI = (t: MiddaraTable, summoner: number, base: readonly Square[]): boolean =>
  base.some((square) => t.value('space within SOI', summoner, square));
/** Where a new figure of a card could stand within the SOI of another; not more than so many places. */
function roomFor(t: MiddaraTable, summoner: number, card: string, most = Infinity): Square[] {
  const found: Square[] = [];
  for (const square of gridOf(t).squares) {
    if (found.length >= most) break;
    const base = areaOf(square, sizeOf(t, card));
    const isFree = base.every((one) => gridOf(t).has(one) && terrainAt(t, one) !== 'obstructing');
    if (isFree && figuresOn(t, base).length === 0 && isInSOI(t, summoner, base)) found.push(square);
  }
  return found;
}
/** So many places are enough for all figures of a card, wherever those before the last are put. */
function placesFor(t: MiddaraTable, card: string): number {
  const inTheWay = (2 * sizeOf(t, card) - 1) ** 2;
  return (figuresFor(t, card) - 1) * inTheWay + 1;
}

/** Why a figure cannot summon an Esper now. */
function whyNotSummon(t: MiddaraTable, figure: number, card: string): Refusal | null {
  const name = { card: { content: card } };
  if (!figureCards(t, 'LOYAL ESPER').includes(card)) return refuse('MD-ESPR-01', 'refuse.no-such-esper');
  if (unavailable(t, card).length > 0) return refuse('MD-ESPR-10', 'refuse.esper-is-here', name);
  if (isAbove(t, figure, card)) return refuse('MD-ESPR-02', 'refuse.LVL-too-high', name);
  const cost = costOf(t, card);
  const has = t.counters(figure, 'summon');
  if (has < cost) return refuse('MD-TOK-06', 'refuse.too-few-summon-tokens', { ...name, cost, has });
  const tired = whyTooFewSP(t, figure, spCost(t, figure, cost));
  if (tired !== null) return tired;
  const places = placesFor(t, card);
  const isCramped = roomFor(t, figure, card, places).length < places;
  return isCramped ? refuse('MD-ESPR-05', 'refuse.no-room-in-SOI', name) : null;
}
/** Espers that a figure can summon now. */
export const summonable = (t: MiddaraTable, figure: number): string[] =>
  figureCards(t, 'LOYAL ESPER').filter((card) => {
    const why = whyNotSummon(t, figure, card);
    return why === null;
  });

const esper: ChoiceIn<'summoning'> = {
  rule: 'MD-ESPR-01',
  list: (t) => figureCards(t, 'LOYAL ESPER').map((card) => `esper:${card}`),
  why: (t, _, id) => whyNotSummon(t, t.locals.figure, words(id)[0] ?? ''),
  then: (t, _, id) => void (t.locals.card = words(id)[0]!),
  label: (t, _, id) => {
    const card = words(id)[0]!;
    const cost = costOf(t, card);
    return {
      key: 'option.esper',
      with: {
        card: { content: card },
        level: t.value('LVL of a Combatant', card),
        cost,
        SP: spCost(t, t.locals.figure, cost),
      },
    };
  },
};
const arrive: ChoiceIn<'arrival'> = {
  rule: 'MD-ESPR-05',
  list: (t) => roomFor(t, t.locals.by, t.locals.card).map((square) => `arrive:${square}`),
  why: (t, _, id) => {
    const [square = ''] = words(id);
    const { by, thing } = t.locals;
    const full = whyNotPut(t, thing, square);
    if (full !== null) return full;
    return isInSOI(t, by, baseOf(t, thing, square))
      ? null
      : refuse('MD-ESPR-05', 'refuse.space-out-of-SOI', { square, figure: named(by) });
  },
  then: (t, _, id) => place(t, t.locals.thing, words(id)[0]!),
  label: (_, __, id) => ({ key: 'option.put', with: { square: words(id)[0]! } }),
};

/** Listed so that it can be refused by name: nothing else is paid with Summon tokens. */
export const summonToken: ChoiceIn<'turn'> = {
  rule: 'MD-TURN-08',
  list: (t) => (t.counters(t.locals.figure, 'summon') > 0 ? ['summon token'] : []),
  why: () => refuse('MD-ESPR-04', 'refuse.only-for-espers'),
  then: neverTaken,
};

/** With how many SP an Esper comes, whatever it recovers. */
const FIRST_SP = 3;

export const SUMMONING: MiddaraChapter = {
  procs: {
    summoning: {
      which: {
        rule: 'MD-ESPR-01',
        ask: {
          seats: (t) => deciders(t, t.locals.figure),
          prompt: (t) => ({ key: 'ask.summoning.which', with: { figure: named(t.locals.figure) } }),
          choices: { esper },
        },
      },
      tokens: {
        rule: 'MD-TOK-06',
        do: (t) => {
          const { figure, card } = t.locals;
          t.setCounters(figure, 'summon', Math.max(0, t.counters(figure, 'summon') - costOf(t, card!)));
        },
      },
      SP: {
        rule: 'MD-ESPR-03',
        do: (t) => {
          const { figure, card } = t.locals;
          paySP(t, figure, spCost(t, figure, costOf(t, card!)));
        },
      },
      told: {
        rule: 'MD-ESPR-01',
        do: (t) => t.emit('summons', { figure: named(t.locals.figure), card: { content: t.locals.card! } }),
      },
      figures: runs({
        rule: 'MD-ESPR-01',
        each: (t) => Array.from({ length: figuresFor(t, t.locals.card!) }, (_, i) => i),
        run: 'arrival',
        with: (t) => ({ by: t.locals.figure, card: t.locals.card!, thing: NOBODY }),
      }),
    },
    arrival: {
      figure: {
        rule: 'MD-ESPR-01',
        do: (t) => {
          const { by, card } = t.locals;
          t.locals.thing = newFigure(t, card, NOBODY, 'adventurers', by).thing;
        },
      },
      SP: { rule: 'MD-ESPR-06', do: (t) => void (figureOf(t, t.locals.thing).stamina = FIRST_SP) },
      space: {
        rule: 'MD-ESPR-05',
        ask: {
          seats: (t) => deciders(t, t.locals.by),
          prompt: (t) => ({ key: 'ask.arrival.space', with: { figure: named(t.locals.thing) } }),
          choices: { arrive },
        },
      },
      'initiative card': {
        rule: 'MD-ESPR-05',
        do: (t) => {
          const figure = figureOf(t, t.locals.thing);
          const at = cardOnTrack(t, t.locals.card, figure.number);
          if (at < 0) putOnTrack(t, newInitiative(t, figure), t.world.track.length);
          else joinGroup(t, at, figure.thing);
        },
      },
    },
  },
  shown: { summoning: ['figure', 'card'], arrival: ['by', 'card', 'thing'] },
  values: {
    'LVL of a Combatant': {
      rule: 'MD-CTAG-01',
      of: () => 0,
      parts: { printed: { rule: 'MD-CTAG-10', layer: 'set', of: (t, card) => printed(t, card).level ?? null } },
    },
    /** Summon tokens, and as many SP. */
    COST: {
      rule: 'MD-CTAG-01',
      of: () => 0,
      parts: { printed: { rule: 'MD-CTAG-06', layer: 'set', of: (t, card) => printed(t, card).cost ?? null } },
    },
    'figures of an Esper': {
      rule: 'MD-ESPR-01',
      of: () => 1,
      parts: { all: { rule: 'MD-ESPR-11', layer: 'set', of: (t, card) => printed(t, card).copies ?? null } },
    },
    'space within SOI': {
      rule: 'MD-SOI-01',
      of: (t, figure, square) =>
        rangeOfAreas(baseOf(t, figure), [square]) <= t.value('SOI range', figure) &&
        baseOf(t, figure).some((from) =>
          t.value('lines', { actor: figure, target: figure, from, to: square, soi: true }).some((one) => !one.blocked),
        ),
    },
  },
  verbs: {
    /** An Esper is chosen, paid for and placed. */
    summon: {
      rule: 'MD-ESPR-01',
      shape: FLAG,
      text: () => ({ key: 'text.summon', with: {} }),
      estimate: () => ({ calls: 'esper' }),
      can: (t, _, { thing }) => summonable(t, figureWith(t, thing)!).length > 0,
      do: (t, _, { thing }) => ({ run: [call('summoning', { figure: figureWith(t, thing)!, card: null })] }),
    },
  },
  conditions: {
    /** Says what stands in the way of the Esper that is nearest to being summoned: the last reason that is looked at. */
    'can summon': (t, _, { thing }: ConditionContext): boolean | Message => {
      const figure = figureWith(t, thing)!;
      if (summonable(t, figure).length > 0) return true;
      const reasons = figureCards(t, 'LOYAL ESPER').flatMap((card) => whyNotSummon(t, figure, card) ?? []);
      const nearest = reasons.find((why) => why.rule !== 'MD-ESPR-10' && why.rule !== 'MD-ESPR-02') ?? reasons[0];
      return nearest === undefined ? false : { key: nearest.key, with: nearest.with };
    },
  },
};
