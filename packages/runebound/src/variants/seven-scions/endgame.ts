/** The Endgame: the towns help the Heroes, then each faces all Stormlords of this game. */

import { numberIn, type Edit, type Steps } from '@questwright/kernel';
import { endgameEdits, exceptedToo, gold, inEndgame, level } from '../../endgame/index.ts';
import { faceOf } from '../../rules/market/items-and-allies.ts';
import { endInDefeat, endWith } from '../../rules/setup/victory.ts';
import { exhaustionOn, heroSeats, itemsOf, partyOf, woundsOn, type RuneboundTable } from '../../world.ts';
import { isStormlord } from './cards.ts';
import { clockwiseFrom } from './order.ts';
import {
  call,
  edit,
  FACED,
  recordOf,
  runs,
  STORMLORDS,
  stormOf,
  type Aid,
  type ScionLand,
  type ScionTable,
} from './world.ts';

const aside = (t: ScionTable, thing: number): void => t.move(thing, FACED, 'bottom');
/** All of them are to be faced again, in an order of chance. */
export function allStormlords(t: ScionTable): void {
  for (const thing of t.pile(FACED).slice()) t.move(thing, STORMLORDS);
  t.shuffle(STORMLORDS);
}
/** The next that is to be fought. */
export function nextStormlord(t: ScionTable): number {
  const thing = t.pile(STORMLORDS)[0]!;
  t.move(thing, 'adventure');
  return thing;
}

type AidTable = RuneboundTable & { locals: Aid };
const isSpent = (t: RuneboundTable, thing: number): boolean => t.world.things.face[thing] === 0;
const mendable = (t: AidTable): number[] =>
  t.locals.wounds > 0 ? partyOf(t, t.locals.seat).filter((thing) => woundsOn(t, thing) > 0) : [];
const restable = (t: AidTable): number[] =>
  t.locals.exhaustion > 0 ? partyOf(t, t.locals.seat).filter((thing) => exhaustionOn(t, thing) > 0) : [];
const readable = (t: AidTable): number[] =>
  t.locals.items > 0 ? itemsOf(t, t.locals.seat).filter((thing) => isSpent(t, thing)) : [];

/** Wound by wound: who knows better than the party what it needs. */
const aid: Steps<ScionLand, Aid> = {
  help: {
    rule: 'SS-END-02',
    ask: {
      seats: (t) => (mendable(t).length + restable(t).length + readable(t).length > 0 ? [t.locals.seat] : []),
      choices: {
        mend: {
          rule: 'SS-END-02',
          list: (t) => mendable(t).map((thing) => `mend:${thing}`),
          label: (t, _, id) => ({
            key: 'option.mend',
            with: { thing: { thing: numberIn(id) }, left: t.locals.wounds },
          }),
          then: (t, _, id) => {
            t.locals.wounds--;
            return { run: [call('recovery', { on: numberIn(id), wounds: 1, exhaustion: 0 })], goto: 'help' };
          },
        },
        soothe: {
          rule: 'SS-END-03',
          list: (t) => restable(t).map((thing) => `soothe:${thing}`),
          label: (t, _, id) => ({
            key: 'option.soothe',
            with: { thing: { thing: numberIn(id) }, left: t.locals.exhaustion },
          }),
          then: (t, _, id) => {
            t.locals.exhaustion--;
            return { run: [call('recovery', { on: numberIn(id), wounds: 0, exhaustion: 1 })], goto: 'help' };
          },
        },
        ready: {
          rule: 'SS-END-04',
          list: (t) => readable(t).map((thing) => `ready:${thing}`),
          label: (t, _, id) => ({ key: 'option.ready', with: { card: { thing: numberIn(id) }, left: t.locals.items } }),
          then: (t, _, id) => {
            t.locals.items--;
            return { run: [call('refresh a card', { thing: numberIn(id) })], goto: 'help' };
          },
        },
        'enough-help': { rule: 'SS-END-02', then: () => undefined },
      },
    },
  },
};

export const ENDGAME: readonly Edit<ScionLand>[] = [
  edit.value('stormlords to be faced', {
    rule: 'SS-END-02',
    // Also the one that is being fought.
    add: (t) =>
      [STORMLORDS, FACED, 'adventure']
        .flatMap((pile) => t.pile(pile))
        .filter((thing) => isStormlord(t.contentOf(thing).content)).length,
  }),
  edit.procedure('aid of the towns', { rule: 'RB-VAR-01', add: aid }),
  { rule: 'RB-VAR-01', shown: 'aid of the towns', add: ['seat', 'wounds', 'exhaustion', 'items'] },
  ...endgameEdits({
    rules: {
      frame: 'RB-VAR-01',
      beginning: 'SS-END-01',
      level: 'SS-END-05',
      order: 'SS-END-05',
      ties: 'SS-END-05',
      'one after another': 'SS-END-06',
      'no refresh': 'RB-VAR-01',
      challenge: 'SS-END-06',
      'another challenge': 'SS-END-06',
      elimination: 'SS-END-06',
      'no losses': 'SS-END-09',
      'no escape': 'SS-END-09',
      'other victory': 'SS-END-07',
      comparison: 'SS-END-07',
    },
    preparation: {
      'aid of the towns': {
        rule: 'SS-END-02',
        do: (t) => {
          const most = (t as unknown as ScionTable).value('stormlords to be faced');
          const help = {
            wounds: /* SS-END-02 0 */ most,
            exhaustion: /* SS-END-03 0 */ most,
            items: /* SS-END-04 0 */ most,
          };
          return { run: clockwiseFrom(t, t.world.turn).map((seat) => call('aid of the towns', { seat, ...help })) };
        },
      },
    },
    drawing: {
      counted: {
        rule: 'SS-END-07',
        when: (t) => t.locals.result?.defeated === true,
        do: (t) => void recordOf(t as unknown as ScionTable, t.locals.seat).beaten++,
      },
      'all defeated': {
        rule: 'SS-END-06',
        when: (t) => t.pile(STORMLORDS).length === 0,
        do: (t) => {
          t.emit('all stormlords defeated', { seat: t.locals.seat });
          return { done: null };
        },
      },
      'next stormlord': {
        rule: 'SS-END-06',
        do: (t) => {
          t.locals.thing = nextStormlord(t as unknown as ScionTable);
          t.emit('stormlord faced', { seat: t.locals.seat, card: faceOf(t, t.locals.thing) });
        },
      },
    },
    failed: 'stormlord stays',
    comparison: [
      (t, seat) => recordOf(t as unknown as ScionTable, seat).beaten,
      (t, seat) => /* SS-END-08 0 */ recordOf(t as unknown as ScionTable, seat).wounds,
      level,
      gold,
    ],
  }),
  edit.step('confrontation', 'all stormlords again', {
    rule: 'SS-END-06',
    before: 'counted',
    add: { rule: 'SS-END-06', when: (t) => t.locals.result === null, do: (t) => allStormlords(t) },
  }),
  edit.step('game', 'endgame', {
    rule: 'SS-END-01',
    after: 'turn',
    add: runs({
      rule: 'SS-END-01',
      when: (t) => stormOf(t).over,
      run: 'endgame',
      with: (t) => ({ order: [...heroSeats(t)] }),
    }),
  }),
  exceptedToo('SS-END-06', 'no counter'),
  exceptedToo('SS-END-06', 'no reward'),
  edit.part('where a discarded card goes', 'stormlords', {
    rule: 'SS-END-06',
    add: {
      rule: 'SS-END-06',
      layer: 'become',
      of: (t, thing) =>
        isStormlord(t.contentOf(thing).content)
          ? { pile: FACED, place: 'bottom', face: 'up', rule: 'SS-END-06' }
          : null,
    },
  }),
  edit.procedure('stormlord stays', {
    rule: 'RB-VAR-01',
    add: { stays: { rule: 'SS-END-06', do: (t) => aside(t, t.locals.thing) } },
  }),
  {
    rule: 'SS-END-08',
    watch: 'wounds of a stormlord',
    add: {
      rule: 'SS-END-08',
      on: ['knocked out'],
      do: (t) => {
        const faced = t.within('confrontation');
        if (faced) recordOf(t, faced.seat).wounds = woundsOn(t, faced.thing!);
      },
    },
  },
  edit.step('endgame', 'a lone player', {
    rule: 'SS-END-11',
    overrides: ['SS-END-07', 'SS-END-08'],
    before: 'all eliminated',
    add: {
      rule: 'SS-END-11',
      when: (t) => heroSeats(t).length === 1,
      do: (t) => {
        const [seat] = heroSeats(t);
        return recordOf(t, seat!).beaten === t.value('stormlords to be faced')
          ? endWith(t, [seat!], 'stormlords', 'SS-END-11')
          : endInDefeat(t, 'alone', 'SS-END-11');
      },
    },
  }),
  // No card of the base wins: they are red, and not in the game.
  ...(['High Lord Margath killed', 'three Dragon Runes'] as const).map((part): Edit<ScionLand> =>
    edit.part('victor', part, {
      rule: 'SS-GEN-02',
      overrides: ['RB-OBJ-04', 'RB-OBJ-05'],
      wrap: (base) => ({ ...base, of: (t, ...about) => (inEndgame(t) ? base.of(t, ...about) : null) }),
    }),
  ),
];
