/** Rituals and Runes: thirty market cards. A Ritual is an Item that does nothing until rolled movement dice have covered its five
 *  symbols. */

import {
  refuse,
  words,
  type Choice,
  type Edit,
  type Pack,
  type Refusal,
  type Seat,
  type Steps,
} from '@questwright/kernel';
import { areaOf, type LocalsIn } from '../../world.ts';
import { TERRAINS, type Terrain } from '../../words.ts';
import type { Limit } from '../../rules/market/items-and-allies.ts';
import { RITUALS } from './rituals.ts';
import { RUNES } from './runes.ts';
import {
  coveredSymbols,
  edit,
  isOpen,
  isRitual,
  isUntouched,
  marker,
  openSymbols,
  ritualsOf,
  titleWords,
  type Chalking,
  type RitualLand,
  type RitualTable,
} from './ritual.ts';
import { empowerVerb } from './empower.ts';

// ---- a die for a Ritual instead of a space ----

interface Expense {
  thing: number;
  face: number;
  terrain: Terrain;
}
const idOf = ({ thing, face, terrain }: Expense): string => `empower:${thing}:face-${face}:${terrain}`;
export const expenseIn = (id: string): Expense => {
  const [thing, face = '', terrain] = words(id);
  return { thing: Number(thing), face: Number(face.slice('face-'.length)), terrain: terrain as Terrain };
};
const symbolsOf = (t: RitualTable, face: number): readonly Terrain[] => t.value('symbols', face) ?? [];

function cover(t: RitualTable, seat: Seat, { thing, terrain }: Omit<Expense, 'face'>): void {
  if (!isOpen(t, thing, terrain)) return;
  const covered = t.counters(thing, marker(terrain)) + /* RR-RIT-07 2 */ 1;
  /* RR-RIT-11 */ t.setCounters(thing, marker(terrain), covered);
  t.emit('symbol covered', { seat, card: { content: t.cardOf(thing) }, terrain });
  if (t.value('empowered', thing)) t.emit('ritual empowered', { seat, card: { content: t.cardOf(thing) } });
}

const empower: Choice<RitualLand, LocalsIn<'movement step'>> = {
  rule: 'RR-RIT-06',
  list: (t, seat) => {
    const faces = /* RR-RIT-13 [1, 2, 3, 4, 5, 6] */ t.value('spare movement dice');
    return ritualsOf(t, seat).flatMap((thing) =>
      faces.flatMap((face) =>
        symbolsOf(t, face)
          .filter((terrain) => isOpen(t, thing, terrain))
          .map((terrain) => idOf({ thing, face, terrain })),
      ),
    );
  },
  why: (t, seat, id) => {
    const { thing, face, terrain } = expenseIn(id);
    if (!ritualsOf(t, seat).includes(thing)) return refuse('RR-RIT-06', 'refuse.not-your-ritual');
    if (!t.locals.dice.includes(face)) return refuse('RR-RIT-13', 'refuse.no-such-die');
    if (!symbolsOf(t, face).includes(terrain)) return refuse('RR-RIT-06', 'refuse.no-such-symbol', { terrain });
    if (!isOpen(t, thing, terrain)) return refuse('RR-RIT-07', 'refuse.symbol-not-open', { terrain, card: { thing } });
    return t.value('spare movement dice').includes(face) ? null : refuse('RB-MOV-07', 'refuse.die-is-owed');
  },
  whyNone: () => refuse('RR-RIT-06', 'refuse.no-die-for-a-ritual'),
  label: (_, __, id) => {
    const { thing, face, terrain } = expenseIn(id);
    return { key: 'option.empower', with: { card: { thing }, die: { key: `face.${face}`, with: {} }, terrain } };
  },
  then: (t, seat, id) => {
    const { thing, face, terrain } = expenseIn(id);
    const { dice } = t.locals;
    dice.splice(dice.indexOf(face), 1);
    cover(t, seat, { thing, terrain });
    return { goto: /* RR-RIT-08 'after moving' */ 'where to' };
  },
};

// ---- symbols that cards cover or clear ----

const changeable = (t: RitualTable, { change }: Chalking, thing: number): Terrain[] =>
  change === 'cover' ? openSymbols(t, thing) : coveredSymbols(t, thing);
const marked = (t: RitualTable, seat: Seat): string[] =>
  ritualsOf(t, seat).flatMap((thing) =>
    changeable(t, t.within('chalking')!, thing).map((terrain) => `chalk:${thing}:${terrain}`),
  );

const chalking: Steps<RitualLand, Chalking> = {
  'which symbol': {
    rule: 'RR-GEN-01',
    ask: {
      seats: (t) => (t.locals.symbols > 0 && marked(t, t.locals.seat).length > 0 ? [t.locals.seat] : []),
      prompt: (t) => ({ key: 'ask.chalking.which symbol', with: { ...t.locals } }),
      choices: {
        chalk: {
          rule: 'RR-GEN-01',
          list: (t, seat) => marked(t, seat),
          label: (_, __, id) => {
            const [thing, terrain] = words(id);
            return { key: 'option.chalk', with: { card: { thing: Number(thing) }, terrain: terrain! } };
          },
          then: (t, seat, id) => {
            const [at, symbol] = words(id);
            const [thing, terrain] = [Number(at), symbol as Terrain];
            if (t.locals.change === 'cover') cover(t, seat, { thing, terrain });
            else {
              t.setCounters(thing, marker(terrain), t.counters(thing, marker(terrain)) - 1);
              t.emit('symbol cleared', { seat, card: { content: t.cardOf(thing) }, terrain });
            }
            t.locals.symbols--;
            return { goto: 'which symbol' };
          },
        },
      },
    },
  },
};

// ---- which Rituals one may have ----

/** The word of its title that a Ritual shares with another one. */
const sharedWord = (t: RitualTable, thing: number): string | null => {
  const id = t.cardOf(thing);
  const others = Object.keys(RITUALS).filter((one) => one !== id);
  return titleWords(id).find((word) => others.some((one) => titleWords(one).includes(word))) ?? null;
};
const TITLED = 'ritual titled ';
const TITLES = /^ritual titled /;

const owned: readonly Edit<RitualLand>[] = [
  edit.value('limited kind', {
    rule: 'RR-RIT-02',
    overrides: ['RB-VAR-03'],
    wrap: (base) => (t, thing: number) => (isRitual(t, thing) ? null : base(t, thing)),
  }),
  edit.value('limited kind', {
    rule: 'RR-RIT-03',
    wrap: (base) => (t, thing: number) => {
      const kind = base(t, thing);
      const word = kind === null && isRitual(t, thing) ? sharedWord(t as RitualTable, thing) : null;
      return word === null ? kind : TITLED + word;
    },
  }),
  edit.value('limit', {
    rule: 'RR-RIT-03',
    wrap:
      (base) =>
      (t, kind: string, seat): Limit =>
        TITLES.test(kind) ? { most: 1, rule: 'RR-RIT-03' } : base(t, kind, seat),
  }),
];

// ---- what a Ritual can do ----

const whyIdle =
  (rule: 'RR-RIT-04' | 'RR-RIT-09', isIdle: (t: RitualTable, thing: number) => boolean) =>
  (t: RitualTable, thing: number): Refusal | null =>
    isRitual(t, thing) && isIdle(t, thing) ? refuse(rule, 'refuse.not-empowered', { card: { thing } }) : null;
/** Nothing lies on it. */
const whyNew = whyIdle('RR-RIT-04', isUntouched);
/** Something does, and not enough. */
const whyUnfinished = whyIdle('RR-RIT-09', (t, thing) => !isUntouched(t, thing) && !t.value('empowered', thing));

const used: readonly Edit<RitualLand>[] = [
  edit.value('empowered', {
    rule: 'RR-RIT-05',
    add: (t, thing: number) => isRitual(t, thing) && !TERRAINS.some((terrain) => isOpen(t, thing, terrain)),
  }),
  ...(
    [
      ['RR-RIT-04', whyNew],
      ['RR-RIT-09', whyUnfinished],
    ] as const
  ).map(([rule, why]): Edit<RitualLand> => ({
    rule,
    overrides: ['RB-ITM-04', 'RB-ITM-06', 'RB-ITM-07'],
    hook: 'setAside',
    wrap: (base) => (t, thing, value) => why(t, thing) ?? base(t, thing, value),
  })),
  edit.value('text in force', {
    rule: 'RR-RIT-09',
    wrap: (base) => (t, thing: number) =>
      base(t, thing) && (!isRitual(t, thing) || (t as RitualTable).value('empowered', thing)),
  }),
  // What leaves for a market or a deck loses its markers as all cards lose their counters.
  edit.step('change of hands', 'no markers', {
    rule: 'RR-RIT-10',
    after: 'new owner',
    add: {
      rule: 'RR-RIT-10',
      when: (t) => t.locals.came === true && isRitual(t, t.locals.thing),
      do: (t) => {
        for (const terrain of TERRAINS) t.setCounters(t.locals.thing, marker(terrain), 0);
      },
    },
  }),
];

export const RITUALS_AND_RUNES: Pack<RitualLand> = {
  id: 'rituals-and-runes',
  kind: 'pack',
  rule: 'RR-GEN-01',
  edits: [
    ...Object.entries(RITUALS).map(([id, one]): Edit<RitualLand> => ({ rule: 'RR-RIT-01', content: id, add: one })),
    ...Object.entries(RUNES).map(([id, one]): Edit<RitualLand> => ({
      rule: 'RR-SET-01',
      overrides: ['RB-SET-04'],
      content: id,
      add: one,
    })),
    ...TERRAINS.map((terrain): Edit<RitualLand> => ({ rule: 'RR-RIT-12', counter: marker(terrain), add: true })),
    edit.choice('movement step', 'where to', 'empower', { rule: 'RR-RIT-06', overrides: ['RB-MOV-06'], add: empower }),
    { rule: 'RR-GEN-01', verb: 'empower', add: empowerVerb },
    {
      rule: 'RR-GEN-01',
      amount: 'empowered rituals of',
      add: (t, _, { by }) =>
        by === null ? 0 : areaOf(t, by).filter((thing) => (t as RitualTable).value('empowered', thing)).length,
    },
    edit.procedure('chalking', { rule: 'RR-GEN-01', add: chalking }),
    { rule: 'RR-GEN-01', shown: 'chalking', add: ['seat', 'symbols', 'change'] },
    { rule: 'RR-GEN-01', closed: 'chalking', add: true },
    ...owned,
    ...used,
  ],
};
