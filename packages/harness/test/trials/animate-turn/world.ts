import { field, type Json, type Seat, type Table, type World } from '@questwright/kernel';
import { between, distance, terrain, type Board } from './board.ts';
import { DICE, type Die, type Face, type Figure } from './content.ts';

export interface Encounter extends World {
  map: string[];
  /** Where each figure stands, and who plays it, by its thing. */
  spaces: Record<string, string>;
  players: Record<string, Seat>;
  /** The Initiative Track, front first. */
  track: number[];
}
export type EncounterTable = Table<Encounter>;

export const SCHEMA = {
  map: field.list(field.text()),
  spaces: field.json<Record<string, string>>({}),
  players: field.json<Record<string, Seat>>({}),
  track: field.list(field.whole()),
};

// ---- the locals of the procedures ----

export interface Attack {
  attacker: number;
  kind: 'melee' | 'ranged';
  range: number;
  prefer: readonly Json[];
  target: number | null;
  pool: Die[];
  faces: number[] | null;
  dodge: number;
  symbols: { [symbol: string]: number };
  damage: number;
  hit: boolean;
  final: number;
}
export const attackBy = (
  attacker: number,
  kind: 'melee' | 'ranged',
  more: Partial<Attack> = {},
): { [K in keyof Attack]: Attack[K] } => ({
  attacker,
  kind,
  range: 1,
  prefer: [],
  target: null,
  pool: [],
  faces: null,
  dodge: 0,
  symbols: {},
  damage: 0,
  hit: false,
  final: 0,
  ...more,
});
export const attack = (t: EncounterTable): Attack => t.within('attack');
export const targetOf = (t: EncounterTable): number => attack(t).target!;

// ---- figures ----

export const figure = (t: EncounterTable, thing: number): Figure => t.contentOf(thing).content as Figure;
export const figures = (t: EncounterTable): readonly number[] => t.world.track;
export const spaceOf = (t: EncounterTable, thing: number): string => t.world.spaces[thing]!;
export const playerOf = (t: EncounterTable, thing: number): Seat => t.world.players[thing]!;
export const automated = (t: EncounterTable, thing: number): boolean => figure(t, thing).kind === 'intelligent';
export const opponents = (t: EncounterTable, thing: number): number[] =>
  figures(t).filter((other) => figure(t, other).kind !== figure(t, thing).kind);
export const apart = (t: EncounterTable, one: number, other: number): number =>
  distance(spaceOf(t, one), spaceOf(t, other));
export const adjacent = (t: EncounterTable, one: number, other: number): boolean => apart(t, one, other) === 1;

/** SOI looks past figures; an Attack does not look past opponents. */
export function sees(t: EncounterTable, from: number, to: number, past: 'figures' | 'nobody'): boolean {
  return between(spaceOf(t, from), spaceOf(t, to)).every((space) => {
    if (terrain(t.world.map, space) === '#') return false;
    return past === 'figures' || !opponents(t, from).some((other) => spaceOf(t, other) === space);
  });
}
export const withinSoi = (t: EncounterTable, from: number, to: number): boolean =>
  apart(t, from, to) <= 4 && sees(t, from, to, 'figures');

export const boardFor = (t: EncounterTable): Board => ({
  map: t.world.map,
  occupied: (space) => figures(t).some((thing) => spaceOf(t, thing) === space),
});

export const faceOf = (die: Die, face: number): Face => DICE[die][face - 1]!;
export const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);
