/** Cards with abilities on a small table, for the tests of windows and abilities. */

import {
  field,
  type Ability,
  type Content,
  type RuleId,
  type Rules,
  type Step,
  type Steps,
  type Window,
} from '../src/index.ts';
import { flow, no, pause, R, say, T, type Sitting, type Small, type SmallTable } from './small.ts';

/** Effects of these tests: `say` emits, `cancel` ends a happening, `bump` changes a local of one, `draw` brings a card. */
export const verbs: NonNullable<Rules<Small>['verbs']> = {
  say: {
    rule: T('say'),
    text: (e) => ({ key: 'verb.say', with: e }),
    do: (t, e, c) => t.emit(e['say'] as string, { by: c.by, thing: c.thing }),
  },
  cancel: {
    rule: R,
    text: (e) => ({ key: 'verb.cancel', with: e }),
    do: (_, e) => ({ end: e['cancel'] as string, as: 'cancelled' }),
  },
  bump: {
    rule: R,
    text: (e) => ({ key: 'verb.bump', with: e }),
    do: (t, e) => void (t.within(e['bump'] as string).n += e['by'] as number),
  },
  reroll: {
    rule: R,
    text: (e) => ({ key: 'verb.reroll', with: e }),
    do: (t) => void (t.within('roll').die = t.roll(6)[0]),
  },
  discard: { rule: R, text: (e) => ({ key: 'verb.discard', with: e }), do: (t, _, c) => t.move(c.thing, 'discard') },
};
const ways: NonNullable<Rules<Small>['ways']> = {
  gold: {
    rule: T('gold'),
    why: (t, seat) => (t.world['gold'][seat] > 0 ? null : no('refuse.no-gold', T('gold'))),
    pay: (t, seat) => {
      t.world['gold'][seat]--;
      t.emit('paid gold');
    },
  },
  tap: {
    rule: R,
    why: (t, _, thing) => (t.world.things.face[thing] === 1 ? null : no('refuse.tapped')),
    pay: (t, _, thing) => t.turn(thing, 'down'),
  },
  toll: { rule: R, pay: () => ({ run: [{ proc: 'toll', with: null }] }) },
  wrong: { rule: R, pay: () => ({ goto: 'nowhere' }) },
};
const conditions: NonNullable<Rules<Small>['conditions']> = {
  n: (t, wanted) => t.world['n'] === wanted,
  mine: (t, wanted, { by, thing }) => (t.controller(thing) === by) === wanted,
  rich: (t, _, { by }) => t.world['gold'][by!] > 1 || { key: 'refuse.poor', with: { seat: by } },
};
export const zones = {
  deck: { sees: 'none' },
  table: { per: 'seat', sees: 'all', live: true },
  hand: { per: 'seat', sees: 'owner', live: true },
  centre: { sees: 'all', live: true },
  discard: { sees: 'all' },
} as const;
export const ability = (timing: string, effects: Ability['effects'], more: Partial<Ability> = {}): Content => ({
  abilities: [{ timing, effects, ...more }],
});
export const word = (tag: string): { say: string }[] => [{ say: tag }];

export interface Setting {
  content?: Record<string, Content>;
  /** Content ids by pile. */
  cards?: Record<string, readonly string[]>;
  procs?: Record<string, Steps<Small, any>>;
  more?: Partial<Rules<Small>>;
  seats?: number;
  without?: RuleId | null;
  dice?: number[];
}
export function setting({
  content = {},
  cards = {},
  procs = {},
  more = {},
  seats = 2,
  dice = [],
  without = null,
}: Setting): Sitting {
  const deal = (t: SmallTable): void => {
    for (const pile in cards) for (const card of cards[pile]!) t.move(t.add(card, 'deck'), pile, 'bottom');
  };
  return flow(
    { game: { open: window('now'), after: say('after'), wait: pause() }, ...procs },
    {
      schema: { gold: field.perSeat(field.whole(1)), n: field.whole() },
      zones,
      content: { blank: {}, ...content },
      setup: { deal: { rule: R, do: deal } },
      timings: { now: { rule: T('now'), choices: {} } },
      verbs,
      ways,
      conditions,
      ...more,
    },
    { seats, script: { dice }, without },
  );
}
export function window(timing: string, more: Partial<Window<Small, any>> = {}): Step<Small, any> {
  return { rule: R, window: { timing, ...more } };
}
