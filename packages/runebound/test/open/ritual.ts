/** Rituals: Items that are empowered with movement dice. Which of them one Hero may have (RR-RIT-02, -03) is not part of the
 *  trial. */

import {
  refuse,
  words,
  type Choice,
  type Edit,
  type Pack,
  type Refusal,
  type Seat,
  type Way,
  authoring,
  type Authoring,
} from '@questwright/kernel';
import {
  areaOf,
  TERRAINS,
  type Item,
  type RuneboundWorld,
  type RuneboundTable,
  type Locals,
  type Terrain,
} from '@questwright/runebound';

const { edit }: Authoring<RuneboundWorld> = authoring();

export interface Ritual extends Item {
  /** Five of them. */
  symbols: readonly Terrain[];
}

export const RITUALS: Record<string, Ritual> = {
  'rite-of-kindled-stone': {
    kind: 'item',
    back: 'market',
    cost: 5,
    class: 'artifact',
    type: 'ritual',
    use: 'activate',
    symbols: ['hill', 'hill', 'mountain', 'road', 'forest'],
    abilities: [
      { timing: 'before combat', name: 'kindle', ways: ['activate'], effects: [{ wounds: 2, who: 'your enemy' }] },
    ],
  },
  'hymn-of-still-water': {
    kind: 'item',
    back: 'market',
    cost: 4,
    class: 'artifact',
    type: 'ritual',
    use: 'always',
    symbols: ['river', 'river', 'swamp', 'plains', 'forest'],
    modifies: [{ value: 'spirit', if: { 'always on': true, of: 'your hero' }, add: 2 }],
  },
  'draught-of-many-roads': {
    kind: 'item',
    back: 'market',
    cost: 3,
    class: 'artifact',
    type: 'ritual',
    use: 'discard',
    symbols: ['road', 'road', 'plains', 'hill', 'river'],
    abilities: [{ timing: 'before moving', name: 'drink', ways: ['discard'], effects: [{ heal: 'all' }] }],
  },
};

// ---- symbols and markers ----

const marker = (terrain: Terrain): string => `${terrain} marker`;
const isRitual = (t: RuneboundTable, thing: number): boolean => t.cardOf(thing) in RITUALS;
const symbolsOn = (t: RuneboundTable, thing: number, terrain: Terrain): number =>
  RITUALS[t.cardOf(thing)]!.symbols.filter((one) => one === terrain).length;
const isOpen = (t: RuneboundTable, thing: number, terrain: Terrain): boolean =>
  t.counters(thing, marker(terrain)) < symbolsOn(t, thing, terrain);
const isEmpowered = (t: RuneboundTable, thing: number): boolean =>
  !isRitual(t, thing) || !TERRAINS.some((terrain) => isOpen(t, thing, terrain));
const symbolsOf = (t: RuneboundTable, face: number): readonly Terrain[] => t.value('symbols', face) ?? [];
const ritualsOf = (t: RuneboundTable, seat: Seat): number[] => areaOf(t, seat).filter((thing) => isRitual(t, thing));

function cover(t: RuneboundTable, thing: number, terrain: Terrain): void {
  if (isOpen(t, thing, terrain)) t.setCounters(thing, marker(terrain), t.counters(thing, marker(terrain)) + 1);
}

// ---- a die for a Ritual instead of a space ----

interface Expense {
  thing: number;
  face: number;
  terrain: Terrain;
}
const idOf = ({ thing, face, terrain }: Expense): string => `empower:${thing}:face-${face}:${terrain}`;
const expenseIn = (id: string): Expense => {
  const [thing, face = '', terrain] = words(id);
  return { thing: Number(thing), face: Number(face.slice('face-'.length)), terrain: terrain as Terrain };
};

const empower: Choice<RuneboundWorld, Locals['movement step']> = {
  rule: 'RR-RIT-06',
  list: (t, seat) =>
    ritualsOf(t, seat).flatMap((thing) =>
      (t.value('spare movement dice') as number[]).flatMap((face) =>
        symbolsOf(t, face)
          .filter((terrain) => isOpen(t, thing, terrain))
          .map((terrain) => idOf({ thing, face, terrain })),
      ),
    ),
  why: (t, seat, id) => {
    const { thing, face, terrain } = expenseIn(id);
    if (!ritualsOf(t, seat).includes(thing)) return refuse('RR-RIT-06', 'refuse.not-your-ritual');
    if (!t.locals.dice.includes(face)) return refuse('RR-RIT-13', 'refuse.no-such-die');
    if (!symbolsOf(t, face).includes(terrain)) return refuse('RR-RIT-06', 'refuse.no-such-symbol', { terrain });
    if (!isOpen(t, thing, terrain)) return refuse('RR-RIT-07', 'refuse.symbol-not-open', { terrain });
    return t.value('spare movement dice').includes(face) ? null : refuse('RB-MOV-07', 'refuse.die-is-owed');
  },
  label: (_, __, id) => {
    const { thing, face, terrain } = expenseIn(id);
    return { key: 'option.empower', with: { card: { thing }, die: { key: `face.${face}`, with: {} }, terrain } };
  },
  then: (t, seat, id) => {
    const { thing, face, terrain } = expenseIn(id);
    const { dice } = t.locals;
    dice.splice(dice.indexOf(face), 1);
    cover(t, thing, terrain);
    t.emit('ritual empowered', { seat, card: { content: t.cardOf(thing) }, terrain });
    return { goto: 'where to' };
  },
};

// ---- a Ritual is used when all its symbols are covered ----

const whyNotYet = (t: RuneboundTable, thing: number): Refusal | null =>
  isEmpowered(t, thing) ? null : refuse('RR-RIT-09', 'refuse.not-empowered', { card: { thing } });
const onlyEmpowered = (way: string): Edit<RuneboundWorld> => ({
  rule: 'RR-RIT-09',
  overrides: ['RB-ITM-04', 'RB-ITM-06'],
  way,
  wrap: (base): Way<RuneboundWorld> => ({
    ...base,
    why: (t, seat, thing, amount, ability) =>
      whyNotYet(t, thing) ?? base.why?.(t, seat, thing, amount, ability) ?? null,
  }),
});

export const RITUAL_PACK: Pack<RuneboundWorld> = {
  id: 'ritual',
  kind: 'pack',
  rule: 'RR-RIT-01',
  edits: [
    ...Object.entries(RITUALS).map(([id, card]): Edit<RuneboundWorld> => ({
      rule: 'RR-RIT-01',
      content: id,
      add: card,
    })),
    ...TERRAINS.map((terrain): Edit<RuneboundWorld> => ({ rule: 'RR-RIT-05', counter: marker(terrain), add: true })),
    edit.choice('movement step', 'where to', 'empower', {
      rule: 'RR-RIT-06',
      overrides: ['RB-MOV-06'],
      add: empower,
    }),
    onlyEmpowered('activate'),
    onlyEmpowered('discard'),
    {
      rule: 'RR-RIT-09',
      overrides: ['RB-ITM-07'],
      condition: 'always on',
      wrap: (base) => (t, wanted, about) => isEmpowered(t, about.thing) && base(t, wanted, about),
    },
    edit.step('change of hands', 'no markers', {
      rule: 'RR-RIT-10',
      after: 'new owner',
      add: {
        rule: 'RR-RIT-10',
        when: (t) => t.locals.came === true,
        do: (t) => {
          for (const terrain of TERRAINS) t.setCounters(t.locals.thing, marker(terrain), 0);
        },
      },
    }),
  ],
};
