import type { ValueTable } from '@questwright/kernel';
import { adjacent, clearLine, distance, nearestFree, opposite, type Cell } from './grid.ts';
import type { Attack } from './attack.ts';
import {
  cellOf,
  controllerOf,
  dieOf,
  figureOf,
  formOf,
  healthLeft,
  isFree,
  NOBODY,
  opponentsOf,
  scenarioOf,
  stands,
  terrainAt,
  type Fight,
  type Skirmish,
} from './world.ts';

const TERRAIN: Readonly<Record<string, string>> = { '.': 'open', '#': 'wall', '~': 'rough' };

const printedTerrain = (t: Fight, cell: Cell): string => {
  const row = scenarioOf(t).map[Number(cell.slice(1)) - 1] ?? '';
  return TERRAIN[row[cell.charCodeAt(0) - 97] ?? ''] ?? 'wall';
};

/** The attack being made on this figure, if any. */
const attackOn = (t: Fight, thing: number): Attack | null => {
  const attack = t.within('attack') as Attack | null;
  return attack?.target === thing ? attack : null;
};

function isFlanked(t: Fight, thing: number): boolean {
  if (!stands(t, thing)) return false;
  const cell = cellOf(t, thing);
  const beside = opponentsOf(t, thing).filter((one) => adjacent(one.cell, cell));
  return beside.some((one) => beside.some((other) => opposite(one.cell, cell, other.cell)));
}

/** Rough ground helps against whoever does not stand beside the figure. */
const isCovered = (t: Fight, thing: number, from: number | undefined): boolean =>
  from !== undefined &&
  stands(t, thing) &&
  stands(t, from) &&
  terrainAt(t, cellOf(t, thing)) === 'rough' &&
  distance(cellOf(t, thing), cellOf(t, from)) > 1;

export const VALUES: ValueTable<Skirmish> = {
  // Who a figure is.
  form: { rule: 'SKM-FRM-01', of: (t, thing) => t.cardOf(thing) },
  side: { rule: 'SKM-FRM-04', of: (t, thing) => (figureOf(t, thing).owner === NOBODY ? 'enemies' : 'heroes') },
  controller: { rule: 'SKM-FRM-05', of: (t, thing) => figureOf(t, thing).owner },
  deciders: {
    rule: 'SKM-FRM-05',
    of: (t, thing) => [controllerOf(t, thing) === NOBODY ? 0 : controllerOf(t, thing)],
  },
  'decides itself': { rule: 'SKM-AI-01', of: (t, thing) => controllerOf(t, thing) === NOBODY },

  // What is printed for its form, and what changes it.
  health: { rule: 'SKM-ATK-06', of: (t, thing) => formOf(t, thing).health },
  defense: {
    rule: 'SKM-DEF-01',
    of: (t, thing) => formOf(t, thing).defense,
    parts: {
      flanking: { rule: 'SKM-DEF-02', layer: 'add', of: (t, thing) => (isFlanked(t, thing) ? -1 : null) },
      cover: {
        rule: 'SKM-DEF-03',
        layer: 'add',
        of: (t, thing, from) => (isCovered(t, thing, from) ? 1 : null),
      },
      dodge: {
        rule: 'SKM-DOD-01',
        layer: 'add',
        of: (t, thing) => attackOn(t, thing)?.dodge || null,
      },
      most: { rule: 'SKM-DEF-04', layer: 'least', of: () => 7 },
      least: { rule: 'SKM-DEF-05', layer: 'greatest', of: () => 2 },
    },
  },
  movement: { rule: 'SKM-MOV-01', of: (t, thing) => formOf(t, thing).movement },
  range: { rule: 'SKM-ATK-01', of: (t, thing) => formOf(t, thing).range },
  dice: {
    rule: 'SKM-ROL-01',
    of: (t, thing) => formOf(t, thing).dice,
    parts: {
      swarm: {
        rule: 'SKM-ROL-03',
        layer: 'set',
        of: (t, thing) => {
          const { swarm, dice } = formOf(t, thing);
          return swarm === true ? Array.from({ length: Math.max(1, healthLeft(t, thing)) }, () => dice[0]!) : null;
        },
      },
    },
  },
  faces: { rule: 'SKM-CMP-03', of: (t, die) => dieOf(t, die).faces },
  /** What is added to the power of a roll; `also` is the target. */
  power: { rule: 'SKM-ATK-02', of: () => 0 },
  damage: { rule: 'SKM-CMP-02', of: (t, thing) => formOf(t, thing).damage },
  'most stamina': { rule: 'SKM-CMP-01', of: (t, thing) => formOf(t, thing).stamina },
  'stamina regained': { rule: 'SKM-TRN-01', of: () => 2 },
  'cost of a counter': {
    rule: 'SKM-CTR-01',
    of: () => 2,
    parts: {
      'by card': {
        rule: 'SKM-CTR-03',
        layer: 'set',
        of: (t, thing) => (formOf(t, thing).counters === true ? 0 : null),
      },
    },
  },
  blinded: { rule: 'SKM-STA-01', of: () => false },

  // The board.
  terrain: { rule: 'SKM-SET-01', of: (t, cell) => printedTerrain(t, cell) },
  'step cost': {
    rule: 'SKM-MOV-01',
    of: () => 1,
    parts: {
      rough: {
        rule: 'SKM-MOV-05',
        layer: 'add',
        of: (t, cell) => (terrainAt(t, cell) === 'rough' ? 1 : null),
      },
    },
  },
  sight: {
    rule: 'SKM-SGT-01',
    of: (t, from, to) => clearLine(from, to, (cell) => terrainAt(t, cell) === 'wall'),
  },
  'place near': { rule: 'SKM-SPN-01', of: (t, cell) => nearestFree(cell, (one) => isFree(t, one)) },
  'last round': { rule: 'SKM-END-04', of: (t) => scenarioOf(t).rounds },
};
