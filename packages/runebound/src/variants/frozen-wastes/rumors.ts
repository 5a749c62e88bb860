/** Rumor Tokens. */

import { words, type Edit, type Seat, type Steps } from '@questwright/kernel';
import { heroSeats, type RuneboundTable } from '../../world.ts';
import { rumorIn, type ClueSymbol } from './cards.ts';
import { RUMORS as CARDS } from './content/index.ts';
import { edit, OWN, RUMOR_POOL, RUMORS, type FrozenLand, type FrozenTable, type RumorGained } from './world.ts';

export const rumorsOf = (t: RuneboundTable, seat: Seat): readonly number[] => t.pile(RUMORS, seat);
export const shownBy = (t: RuneboundTable, thing: number): ClueSymbol => rumorIn(t.contentOf(thing).content)!.shows;
const others = (t: RuneboundTable, seat: Seat): Seat[] =>
  heroSeats(t).filter((one) => one !== seat && rumorsOf(t, one).length > 0);

/** It lies facedown before its owner, who may look at it. */
function take(t: FrozenTable, seat: Seat, thing: number): void {
  t.move(thing, `${RUMORS}/${seat}`, 'bottom');
}
const tell = (t: FrozenTable, seat: Seat, thing: number): void => {
  const card = { content: t.cardOf(thing) };
  const rumors = rumorsOf(t, seat).length;
  t.emit('rumor heard', { seat, rumors, card: null }, { [seat]: { seat, rumors, card } });
};

const rumorToken: Steps<FrozenLand, RumorGained> = {
  'empty pool': {
    rule: 'FW-RUM-06',
    when: (t) => t.pile(RUMOR_POOL).length === 0,
    ask: {
      seats: (t) => (others(t, t.locals.seat).length > 0 ? [t.locals.seat] : []),
      choices: {
        'take-rumor': {
          rule: 'FW-RUM-06',
          list: (t, seat) => others(t, seat).map((other) => `take-rumor:${other}`),
          label: (_, __, id) => ({ key: 'option.take-rumor', with: { seat: Number(words(id)[0]) } }),
          then: (t, seat, id) => {
            const theirs = rumorsOf(t, Number(words(id)[0]));
            const thing = theirs[t.random(theirs.length)]!;
            take(t, seat, thing);
            t.emit('rumor taken', { seat, other: { seat: Number(words(id)[0]) } });
            tell(t, seat, thing);
            return { done: null };
          },
        },
        'no-rumor': { rule: 'FW-RUM-06', then: () => ({ done: null }) },
      },
    },
  },
  drawn: {
    rule: 'FW-RUM-05',
    do: (t) => {
      const { seat } = t.locals;
      const things = t.pile(RUMOR_POOL).slice(0, Math.max(1, t.value('rumors drawn', seat)));
      if (things.length === 0) {
        t.emit('no rumor left', { seat });
        return { done: null };
      }
      for (const thing of things) take(t, seat, thing);
      t.locals.drawn = things;
      return undefined;
    },
  },
  'one of them': {
    rule: OWN,
    when: (t) => t.locals.drawn.length > 1,
    ask: {
      seats: (t) => [t.locals.seat],
      evenIfForced: true,
      choices: {
        'keep-rumor': {
          rule: OWN,
          list: (t) => t.locals.drawn.map((thing) => `keep-rumor:${thing}`),
          label: (_, __, id) => ({ key: 'option.keep-rumor', with: { card: { thing: Number(words(id)[0]) } } }),
          then: (t, _, id) => {
            const kept = Number(words(id)[0]);
            for (const thing of t.locals.drawn) if (thing !== kept) t.move(thing, RUMOR_POOL, 'bottom', 'down');
            t.shuffle(RUMOR_POOL);
            t.locals.drawn = [kept];
          },
        },
      },
    },
  },
  heard: { rule: 'FW-RUM-07', do: (t) => tell(t, t.locals.seat, t.locals.drawn[0]!) },
};

export const RUMOR_EDITS: readonly Edit<FrozenLand>[] = [
  ...Object.entries(CARDS).map(([content, add]): Edit<FrozenLand> => ({ rule: OWN, content, add: { ...add } })),
  { rule: OWN, zone: RUMOR_POOL, add: { sees: 'none' } },
  { rule: OWN, zone: RUMORS, add: { per: 'seat', sees: 'none' } },
  { rule: 'FW-RUM-08', zone: RUMORS, wrap: (base) => ({ ...base, sees: 'owner' }) },
  {
    rule: 'FW-SET-15',
    setup: 'rumor pool',
    after: 'adventure decks',
    add: {
      rule: 'FW-SET-15',
      do: (t) => {
        for (const [id, { copies }] of Object.entries(CARDS)) for (let n = 0; n < copies; n++) t.add(id, RUMOR_POOL);
        t.shuffle(RUMOR_POOL);
      },
    },
  },
  // Whether somebody who can go nowhere is asked would tell what lies before that player.
  { rule: 'FW-RUM-07', proc: 'movement step', step: 'where to', asks: 'evenIfForced', add: true },
  edit.procedure('rumor token', { rule: OWN, add: rumorToken }),
  { rule: OWN, shown: 'rumor token', add: ['seat'] },
  { rule: OWN, closed: 'rumor token', add: true },
  edit.value('rumors drawn', { rule: 'FW-RUM-05', add: () => 1 }),
];
