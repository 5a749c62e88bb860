import {
  authoring,
  field,
  type Authoring,
  type Of,
  type Call,
  type Json,
  type Params,
  type Seat,
  type Shape,
  type Table,
  type World,
} from '@questwright/kernel';
import type { DieContent, FormContent, ScenarioContent } from './content.ts';
import { adjacent, type Cell } from './grid.ts';

/** The seat of the figures that no seat plays. */
export const NOBODY = -1;
export type Side = 'heroes' | 'enemies';

const FIGURE = {
  /** The number of its card; figures are named by it everywhere. */
  thing: field.whole(),
  /** A seat. */
  owner: field.whole(NOBODY),
  /** Empty when the figure has left the board. */
  cell: field.text<Cell>(),
  damage: field.whole(),
  stamina: field.whole(),
  /** Had its turn in this round. */
  acted: field.flag(),
};
const TOKEN = { thing: field.whole(), cell: field.text<Cell>() };
export interface Figure extends Shape<typeof FIGURE> {}
export interface Token extends Shape<typeof TOKEN> {}

export const SCHEMA = {
  scenario: field.text(),
  round: field.whole(),
  /** The heroes chose to fight on after their victory. */
  pressedOn: field.flag(),
  figures: field.list(field.record(FIGURE)),
  totems: field.list(field.record(TOKEN)),
  /** Figures from front to back. */
  track: field.list(field.whole()),
};
export interface Skirmish extends World, Shape<typeof SCHEMA> {
  readonly $values?: Values;
}
export type Fight = Table<Skirmish>;
export const { edit }: Authoring<Skirmish> = authoring();

type Figures = 'health' | 'movement' | 'range' | 'damage' | 'most stamina' | 'stamina regained' | 'cost of a counter';
interface Values extends Record<Figures, Of<[thing: number], number>> {
  form: Of<[thing: number], string>;
  side: Of<[thing: number], Side>;
  controller: Of<[thing: number], Seat>;
  deciders: Of<[thing: number], Seat[]>;
  'decides itself': Of<[thing: number], boolean>;
  defense: Of<[thing: number, from?: number], number>;
  dice: Of<[thing: number], readonly string[]>;
  faces: Of<[die: string], DieContent['faces']>;
  /** What is added to the power of a roll. */
  power: Of<[thing: number, target: number], number>;
  blinded: Of<[thing: number], boolean>;
  terrain: Of<[cell: Cell], string>;
  'step cost': Of<[cell: Cell, figure: number], number>;
  sight: Of<[from: Cell, to: Cell], boolean>;
  'place near': Of<[cell: Cell], Cell | null>;
  'last round': Of<[], number>;
}

/** A line of a decision trace: words for people come from its key, the facts are in its parameters. */
export type TraceLine = { key: string; with: Params };
export const line = (key: string, params: Params = {}): TraceLine => ({ key: `trace.${key}`, with: params });

/** A figure as a parameter of a message. */
export const named = (thing: number): { thing: number } => ({ thing });
export const call = (proc: string, params: Json): Call => ({ proc, with: params });

export function figureOf(t: Fight, thing: number): Figure {
  const found = t.world.figures.find((one) => one.thing === thing);
  if (found === undefined) throw new Error(`Thing ${thing} is no figure`);
  return found;
}
export const cellOf = (t: Fight, thing: number): Cell => figureOf(t, thing).cell;
export const stands = (t: Fight, thing: number): boolean =>
  t.world.figures.some((one) => one.thing === thing && one.cell !== '');
export const standing = (t: Fight): Figure[] => t.world.figures.filter((one) => one.cell !== '');
export const figureAt = (t: Fight, cell: Cell): Figure | null => standing(t).find((one) => one.cell === cell) ?? null;
/** From front to back, so that whoever comes first in a list comes first in every tie. */
export const onTrack = (t: Fight): Figure[] => t.world.track.map((thing) => figureOf(t, thing));

export const scenarioOf = (t: Fight): ScenarioContent =>
  t.loaded.content.get(t.world.scenario)!.content as unknown as ScenarioContent;
export const dieOf = (t: Fight, die: string): DieContent => t.loaded.content.get(die)!.content as unknown as DieContent;
export const printed = (t: Fight, form: string): FormContent =>
  t.loaded.content.get(form)!.content as unknown as FormContent;

// What the values say; their rules are in values.ts.

export const formOf = (t: Fight, thing: number): FormContent => printed(t, t.value('form', thing));
export const sideOf = (t: Fight, thing: number): Side => t.value('side', thing);
export const controllerOf = (t: Fight, thing: number): Seat => t.value('controller', thing);
export const healthLeft = (t: Fight, thing: number): number => t.value('health', thing) - figureOf(t, thing).damage;
export const rangeOf = (t: Fight, thing: number): number => t.value('range', thing);
export const isBlinded = (t: Fight, thing: number): boolean => t.value('blinded', thing);
export const terrainAt = (t: Fight, cell: Cell): string => t.value('terrain', cell);
export const sees = (t: Fight, from: Cell, to: Cell): boolean => t.value('sight', from, to);

/** The seats that answer for a figure: whoever controls it. */
export const deciders = (t: Fight, thing: number): Seat[] => t.value('deciders', thing);
/** The seat that controls a figure, as a list; empty for the automated side. */
export const controllers = (t: Fight, thing: number): Seat[] => {
  const seat = controllerOf(t, thing);
  return seat === NOBODY ? [] : [seat];
};
/** Whether the published ranking answers for a figure. */
export const decidesItself = (t: Fight, thing: number): boolean => t.value('decides itself', thing);

export const opponentsOf = (t: Fight, thing: number): Figure[] => {
  const side = sideOf(t, thing);
  return onTrack(t).filter((one) => sideOf(t, one.thing) !== side);
};
export const opponentsBeside = (t: Fight, thing: number): Figure[] => {
  const cell = cellOf(t, thing);
  return opponentsOf(t, thing).filter((one) => adjacent(one.cell, cell));
};

/** Puts a figure on a cell. Everything that depends on where figures are looks again. */
export function place(t: Fight, thing: number, cell: Cell): void {
  figureOf(t, thing).cell = cell;
  t.emit('placed', { figure: named(thing), cell });
}
export const isFree = (t: Fight, cell: Cell): boolean => terrainAt(t, cell) !== 'wall' && figureAt(t, cell) === null;
