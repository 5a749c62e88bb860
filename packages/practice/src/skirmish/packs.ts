import { field, type Pack } from '@questwright/kernel';
import type { FormContent, ScenarioContent } from './content.ts';
import { neighbours, type Cell } from './grid.ts';
import { aimOf, askFor, canAim, orSkip, wishOf } from './instructions.ts';
import { verbText } from './verbs.ts';
import {
  call,
  edit,
  cellOf,
  controllerOf,
  figureAt,
  isFree,
  NOBODY,
  named,
  sideOf,
  stands,
  type Fight,
  type Skirmish,
} from './world.ts';

/** The players answer where the ranking would have answered; the first seat to speak counts. */
const playersDecide: Pack<Skirmish> = {
  id: 'players-decide',
  kind: 'variant',
  rule: 'SKM-VAR-01',
  edits: [
    edit.value('decides itself', {
      rule: 'SKM-VAR-01',
      overrides: ['SKM-AI-06', 'SKM-AI-11'],
      wrap: () => () => false,
    }),
    edit.value('deciders', {
      rule: 'SKM-VAR-01',
      overrides: ['SKM-AI-06', 'SKM-AI-11'],
      wrap: (base) => (t, thing) => (controllerOf(t, thing) === NOBODY ? [...t.seats] : base(t, thing)),
    }),
  ],
};

const hard: Pack<Skirmish> = {
  id: 'hard',
  kind: 'variant',
  rule: 'SKM-VAR-02',
  edits: [
    edit.value('health', {
      rule: 'SKM-VAR-02',
      overrides: ['SKM-ATK-06'],
      wrap: (base) => (t, thing) => base(t, thing) + (sideOf(t, thing) === 'enemies' ? 2 : 0),
    }),
    edit.value('stamina regained', {
      rule: 'SKM-VAR-03',
      overrides: ['SKM-TRN-01'],
      wrap: (base) => (t, thing) => Math.max(1, base(t, thing) - 1),
    }),
  ],
};

// ---- cinders: a figure that sets cells on fire ----

const CINDER_IMP = {
  initiative: 9,
  health: 3,
  defense: 3,
  movement: 4,
  stamina: 0,
  range: 2,
  dice: ['ember'],
  damage: 1,
  ai: [
    {
      name: 'ignite',
      if: { 'opponent-within': { range: 2 } },
      do: [{ ignite: 2 }],
      continueDown: true,
    },
    { name: 'spit', if: { 'opponent-within': { range: 2 } }, do: [{ attack: 2, prefer: ['least-health'] }] },
    { name: 'flit', if: {}, do: [{ move: 'towards', prefer: ['nearest'] }] },
  ],
} as const satisfies FormContent;

interface Cinders extends Skirmish {
  cinders: { fires: Cell[] };
}
const cindersOf = (t: Fight): Cinders['cinders'] => (t.world as Cinders).cinders;

/** The first cell beside a figure, up, right, down, left, that is free and does not burn yet. */
const cellToIgnite = (t: Fight, target: number): Cell | null =>
  neighbours(cellOf(t, target)).find((cell) => isFree(t, cell) && !cindersOf(t).fires.includes(cell)) ?? null;

const cinders: Pack<Skirmish> = {
  id: 'cinders',
  kind: 'pack',
  rule: 'SKM-CIN-01',
  key: 'cinders',
  schema: { fires: field.list(field.text()) },
  edits: [
    { rule: 'SKM-CIN-01', content: 'cinder-imp', add: CINDER_IMP },
    {
      rule: 'SKM-CIN-04',
      content: 'cinder-imp',
      wrap: (base) => ({ ...base, star: [{ move: 'away', prefer: ['nearest'], points: 1 }] }),
    },
    {
      rule: 'SKM-CIN-01',
      overrides: ['SKM-SET-03'],
      content: 'old-mill',
      wrap: (base) => {
        const { enemies } = base as ScenarioContent;
        return { ...base, enemies: [...enemies, { card: 'cinder-imp', cell: 'g2' }] };
      },
    },
    {
      rule: 'SKM-CIN-02',
      verb: 'ignite',
      add: {
        rule: 'SKM-CIN-02',
        text: verbText('ignite'),
        can: (t, effect, context) => canAim(t, effect['ignite'], effect, context),
        do: orSkip(
          (t, effect, context) => canAim(t, effect['ignite'], effect, context),
          (_, effect, { thing }) => ({
            run: [call('line ignite', { ...wishOf(effect, thing, effect['ignite'] as number), target: null })],
          }),
        ),
      },
    },
    edit.procedure('line ignite', {
      rule: 'SKM-CIN-02',
      add: {
        target: { rule: 'SKM-CIN-02', ask: askFor((t, target) => void (aimOf(t).target = target)) },
        fire: {
          rule: 'SKM-CIN-02',
          do: (t) => {
            const { figure, target } = aimOf(t);
            const cell = stands(t, target!) ? cellToIgnite(t, target!) : null;
            if (cell === null) return;
            cindersOf(t).fires.push(cell);
            t.emit('ignited', { figure: named(figure), cell });
          },
        },
      },
    }),
    edit.part('terrain', 'fire', {
      rule: 'SKM-CIN-03',
      add: {
        rule: 'SKM-CIN-03',
        layer: 'set',
        of: (t, cell: Cell) => (cindersOf(t).fires.includes(cell) ? 'fire' : null),
      },
    }),
    {
      rule: 'SKM-CIN-03',
      watch: 'a figure in the fire',
      add: {
        rule: 'SKM-CIN-03',
        on: ['placed'],
        do: (t) => {
          const cell = cindersOf(t).fires.find((one) => figureAt(t, one) !== null);
          return cell === undefined ? undefined : { run: [call('burning', { cell })] };
        },
      },
    },
    edit.procedure('burning', {
      rule: 'SKM-CIN-03',
      add: {
        flare: {
          rule: 'SKM-CIN-03',
          do: (t) => {
            const { cell } = t.locals as { cell: Cell };
            const figure = figureAt(t, cell)!.thing;
            cindersOf(t).fires = cindersOf(t).fires.filter((one) => one !== cell);
            t.emit('burned', { figure: named(figure), cell });
            return { run: [call('damage', { figure, amount: 1 })] };
          },
        },
      },
    }),
  ],
};

export const PACKS: readonly Pack<Skirmish>[] = [cinders, playersDecide, hard];
