/** Conditions and amounts that cards of Isheim name, what they take, and the values that they may change. */

import type { ConditionContext, Edit, Json, Message } from '@questwright/kernel';
import type { ContentSchema } from '@questwright/messages';
import { enemyOf } from '../../rules/combat/battle.ts';
import { oneOrMore, TRUE, whole, word } from '../../rules/effects/effect-schema.ts';
import { TARGETS, targets, type Target } from '../../rules/combat/targets.ts';
import { areaOf, card, heroOf, stateOf, type RuneboundTable } from '../../world.ts';
import { FAMILIES, ICONS, isArshan, TOWN_KINDS, type FrozenChallenge } from './cards.ts';
import { isForaged } from './forage.ts';
import { cluesOf } from './princess.ts';
import { rumorsOf } from './rumors.ts';
import { isEdge } from './verbs.ts';
import { weatherNow } from './cold/weather.ts';
import { CHARGES, frostOn, land, OWN, whiteDeathOn, type FrozenLand } from './world.ts';

const FLAG = { is: 'flag' } as const;
const LEAST = whole(0, 40);
export const CONDITIONS: ContentSchema['conditions'] = {
  'frost here at most': { takes: LEAST },
  'weather is': { takes: oneOrMore(ICONS) },
  frozen: { takes: word(...TARGETS) },
  sick: { takes: word(...TARGETS) },
  'frost at least': { takes: LEAST },
  'white death at least': { takes: LEAST },
  'rumors at least': { takes: LEAST },
  'clues at least': { takes: LEAST },
  'forage at least': { takes: LEAST },
  'charges at least': { takes: LEAST },
  'charges at most': { takes: LEAST },
  'on the edge': { takes: TRUE },
  'in a town of': { takes: oneOrMore(TOWN_KINDS) },
  'about a town of': { takes: oneOrMore(TOWN_KINDS), about: 'town' },
  'facing Arshan': { takes: FLAG },
  survival: { takes: FLAG },
  foraged: { takes: FLAG },
  'enemy of family': { takes: oneOrMore(FAMILIES) },
  'about a family': { takes: oneOrMore(FAMILIES), about: 'card' },
};
const TIMES = whole(-3, 3);
export const AMOUNTS: ContentSchema['amounts'] = {
  'frost on': word(...TARGETS),
  'white death on': word(...TARGETS),
  'frost coming': TIMES,
  'rumors held': TIMES,
  'clues held': TIMES,
  'forage held': TIMES,
  'charges on': TIMES,
};
export const VALUES: ContentSchema['values'] = {
  'frost taken': { about: 'card', also: 'amount' },
  'survival frost': { about: 'card' },
  'life against frost': { about: 'card' },
  'spread of frost': { about: 'seat', takes: word('each', 'one') },
  'rumors drawn': { about: 'seat' },
  'wild symbols': { about: 'seat' },
  'market closed': { about: 'town', takes: FLAG },
  'flares may be lit': { about: 'seat', takes: FLAG },
  'price of gear': { about: 'seat' },
};
export const TIMINGS: ContentSchema['timings'] = {
  survival: ['turn', 'survival step'],
  'about to take frost': ['frost'],
  'about to take white death': ['white death'],
  'failed test': ['test'],
};

const reason = (key: string, params: Message['with'] = {}): Message => ({ key: `condition.${key}`, with: params });
const listOf = (given: Json): Json[] => (Array.isArray(given) ? (given as Json[]) : [given]);
const spaceOf = (t: RuneboundTable, by: number | null): string => (by === null ? '' : stateOf(t, by).space);
const count = (t: RuneboundTable, who: Json, about: ConditionContext, of: (thing: number) => number): number =>
  (who === 'this card'
    ? [about.thing]
    : about.by === null
      ? []
      : targets(t, who as Target, { by: about.by, thing: about.thing })
  ).reduce((sum, thing) => sum + of(thing), 0);
const forageOf = (t: RuneboundTable, seat: number): number[] => areaOf(t, seat).filter((one) => isForaged(t, one));
type Held = 'frost' | 'white death' | 'rumors' | 'clues' | 'forage';
const HELD: Readonly<Record<Held, (t: RuneboundTable, seat: number) => number>> = {
  frost: (t, seat) => frostOn(t, heroOf(t, seat)),
  'white death': (t, seat) => whiteDeathOn(t, heroOf(t, seat)),
  rumors: (t, seat) => rumorsOf(t, seat).length,
  clues: (t, seat) => cluesOf(t, seat).length,
  forage: (t, seat) => forageOf(t, seat).length,
};
const familyOf = (t: RuneboundTable, thing: number): Json =>
  t.controller(thing) === null ? ((card(t, thing) as FrozenChallenge).family ?? null) : null;

const condition = (name: string, add: (t: RuneboundTable, given: Json, about: ConditionContext) => boolean | Message) =>
  ({ rule: OWN, condition: name, add }) as unknown as Edit<FrozenLand>;
const amount = (name: string, add: (t: RuneboundTable, given: Json, about: ConditionContext) => number) =>
  ({ rule: OWN, amount: name, add }) as unknown as Edit<FrozenLand>;

export const CONDITION_EDITS: readonly Edit<FrozenLand>[] = [
  condition('frost here at most', (t, most, { by }) => {
    const space = spaceOf(t, by);
    return space !== '' && land(t).value('frost of a space', space) <= (most as number);
  }),
  condition('weather is', (t, icons) => listOf(icons).includes(weatherNow(t).icon ?? null)),
  condition('frozen', (t, who, about) => count(t, who, about, (one) => frostOn(t, one)) > 0 || reason('nobody-frozen')),
  condition(
    'sick',
    (t, who, about) => count(t, who, about, (one) => whiteDeathOn(t, one)) > 0 || reason('nobody-sick'),
  ),
  ...(Object.keys(HELD) as Held[]).map((held) =>
    condition(
      `${held} at least`,
      (t, least, { by }) =>
        (by !== null && HELD[held](t, by) >= (least as number)) || reason('too-little', { what: held, least }),
    ),
  ),
  condition(
    'charges at least',
    (t, least, { thing }) => t.counters(thing, CHARGES) >= (least as number) || reason('too-few-charges'),
  ),
  condition('charges at most', (t, most, { thing }) => t.counters(thing, CHARGES) <= (most as number)),
  condition('on the edge', (t, _, { by }) => isEdge(t, spaceOf(t, by)) || reason('wrong-place')),
  condition('in a town of', (t, kinds, { by, also }) => {
    const space = spaceOf(t, by ?? (typeof also === 'number' ? also : null));
    const town = space === '' ? null : t.value('town', space);
    return town !== null && listOf(kinds).includes(land(t).value('town kind', town));
  }),
  condition('about a town of', (t, kinds, { about }) =>
    listOf(kinds).includes(land(t).value('town kind', about as string)),
  ),
  condition('facing Arshan', (t, wanted, { by }) => {
    const enemy = by === null ? null : enemyOf(t, by);
    return (enemy !== null && isArshan(card(t, enemy))) === wanted;
  }),
  condition('survival', (t, wanted) => t.isWithin('survival step') === wanted),
  condition('foraged', (t, wanted, { thing }) => isForaged(t, thing) === wanted),
  condition('enemy of family', (t, families, { by }) => {
    const enemy = by === null ? null : enemyOf(t, by);
    return enemy !== null && listOf(families).includes(familyOf(t, enemy));
  }),
  condition('about a family', (t, families, { about }) => listOf(families).includes(familyOf(t, about as number))),
  amount('frost on', (t, who, about) => count(t, who, about, (one) => frostOn(t, one))),
  amount('white death on', (t, who, about) => count(t, who, about, (one) => whiteDeathOn(t, one))),
  amount('frost coming', (t, times) => {
    const table = land(t);
    const proc = table.innermost('frost', 'white death');
    return (times as number) * (proc === null ? 0 : table.within(proc)!.amount);
  }),
  ...(['rumors', 'clues', 'forage'] as const).map((held) =>
    amount(`${held} held`, (t, times, { by }) => (times as number) * (by === null ? 0 : HELD[held](t, by))),
  ),
  amount('charges on', (t, times, { thing }) => (times as number) * t.counters(thing, CHARGES)),
];
