/** The world of an Encounter, the locals of its procedures, and what every rule asks about them. */

import '@questwright/rulebook/register';
import { areaOf, type Square } from '@questwright/geometry/square';
import {
  authoring,
  field,
  type Authoring,
  type Chapter,
  type Choice,
  type Effect,
  type LocalsOf,
  type Params,
  type Proc,
  type Seat,
  type Shape,
  type Steps,
  type Table,
  type Verb,
  type World,
} from '@questwright/kernel';
import type { EncounterCard, FigureCard, GearCard } from './cards.ts';
import type { AbraxisLocals } from './rules/abraxis/locals.ts';
import type { AiKept, AiLocals } from './rules/enemies/locals.ts';
import type { FightKept, FightLocals } from './rules/attack/locals.ts';
import type { FrameKept, FrameLocals } from './rules/encounter/locals.ts';
import type { MovementKept, MovementLocals } from './rules/movement/locals.ts';
import type { Values } from './values.ts';
import type { VerbParts } from './verbs.ts';
import type { Mode, Side, Tag, Terrain, TokenKind } from './words.ts';

export { neverTaken } from '@questwright/kernel';

/** The seat of figures that no player controls. */
export const NOBODY = -1;

const FIGURE = {
  /** The number of its card; figures are named by it everywhere. */
  thing: field.whole(),
  /** The seat that controls it; NOBODY when it decides itself. */
  owner: field.whole(NOBODY),
  /** The seat that answers for a figure that decides itself where the rules leave it to the players. */
  manager: field.whole(),
  side: field.text<Side>(),
  /** The Activation Number that tells figures of one Combatant apart; 1 for an Adventurer. */
  number: field.whole(),
  /** The top left square of its base; empty when it is not on the board. */
  square: field.text<Square>(),
  damage: field.whole(),
  stamina: field.whole(),
  /** Had its turn in this round. */
  acted: field.flag(),
  /** The numbers of its Items and Disciplines. */
  gear: field.list(field.whole()),
  /** The numbers of Items in its Pack. */
  pack: field.list(field.whole()),
  xp: field.whole(),
  /** The figure that brought it into play, or NOBODY. */
  by: field.whole(NOBODY),
};
export interface Figure extends Shape<typeof FIGURE> {}
const TOKEN = {
  kind: field.text<TokenKind>(),
  /** Empty while a figure has it. */
  square: field.text<Square>(),
  /** Its card tells the colour; a token that lies face down hides it. */
  thing: field.whole(),
  /** The figure that has it, or NOBODY. */
  bearer: field.whole(NOBODY),
};
export interface Token extends Shape<typeof TOKEN> {}
const DYNAMITE = {
  thing: field.whole(),
  /** Empty while a figure has it. */
  square: field.text<Square>(),
  bearer: field.whole(NOBODY),
  /** The round in which it was lit. */
  lit: field.whole(),
};
/** Burning Dynamite. */
export interface Dynamite extends Shape<typeof DYNAMITE> {}
const INITIATIVE = {
  /** The card of its figures. */
  card: field.text(),
  /** 1, or 2 for the Activation Numbers 4 to 6. */
  group: field.whole(),
  figures: field.list(field.whole()),
};
/** An Initiative card: that of one figure, or of a Group. */
export interface Initiative extends Shape<typeof INITIATIVE> {}

export const SCHEMA = {
  /** The Game Mode. */
  mode: field.text<Mode>('adventure'),
  encounter: field.text(),
  round: field.whole(),
  figures: field.list(field.record(FIGURE)),
  /** The Encounter or the opponent of Abraxis that comes next; empty when the game is over. */
  next: field.text(),
  /** End Conditions in force. */
  ends: field.list(field.text()),
  /** The Initiative Track from the front to the back. */
  track: field.list(field.record(INITIATIVE)),
  /** Figures that have been the target of an opponent since their last turn. */
  targeted: field.list(field.whole()),
  /** Terrain tokens, and Planks, which count as Normal Terrain. */
  terrain: field.list(field.record({ square: field.text<Square>(), terrain: field.text<Terrain>() })),
  tokens: field.list(field.record(TOKEN)),
  /** Objectives that have been activated. */
  activated: field.list(field.whole()),
  urgency: field.whole(),
  /** Flags that are marked on the Adventure Sheet, some with a number. */
  flags: field.list(field.record({ name: field.text(), count: field.whole() })),
  /** Achievements that have been completed, for good. */
  achieved: field.list(field.text()),
  /** Party Gold. */
  gold: field.whole(),
  /** Gold of the Combatant Loot that was drawn in this Encounter. */
  pool: field.whole(),
  /** The Store at which the party is told to Shop and Train next; empty when it is not. */
  store: field.text(),
  /** The Unique Item that each Store has put up for sale, whatever became of it. */
  offered: field.list(field.record({ store: field.text(), thing: field.whole() })),
  /** The page of the story that comes next; 0 when none is named. */
  page: field.whole(),
  /** Flipped cards: the front, and the card that stands for the back. */
  turned: field.list(field.record({ front: field.whole(), back: field.whole() })),
  /** DOUBLE Items that have been turned over: both sides, whichever is up. The other one lies aside. */
  sides: field.list(field.record({ front: field.whole(), back: field.whole() })),
  dynamite: field.list(field.record(DYNAMITE)),
  /** Familiars that Adventurers have chosen, for good. */
  familiars: field.list(field.record({ figure: field.whole(), thing: field.whole() })),
  /** Figures in another form, and the card of that form. */
  forms: field.list(field.record({ figure: field.whole(), card: field.whole() })),
  /** Abilities of Command Combatants that an Exhausted token lies on. */
  spent: field.list(field.record({ card: field.whole(), ability: field.text() })),
};
export interface Middara extends World, Shape<typeof SCHEMA> {
  readonly $procs?: Procs;
  readonly $values?: Values;
  readonly $verb?: VerbParts;
}
export type MiddaraTable = Table<Middara>;
export interface MiddaraVerb extends Verb<Middara>, VerbParts {}

/** What the procedures are called with, and what they keep while they are played. */
export interface Locals extends AbraxisLocals, AiLocals, FightLocals, FrameLocals, MovementLocals {}
/** What their own steps keep besides. */
interface Kept extends AiKept, FightKept, FrameKept, MovementKept {}

type Procs = { [P in keyof Locals]: Proc<Locals[P], P extends keyof Kept ? Kept[P] : unknown> };

export type MiddaraChapter = Chapter<Middara>;
/** What stands in a procedure: it is given the locals of that one, or of each of several. */
export type LocalsIn<P extends keyof Locals> = LocalsOf<Middara, P>;
export type In<P extends keyof Locals> = Table<Middara, LocalsIn<P>>;
export type ChoiceIn<P extends keyof Locals> = Choice<Middara, LocalsIn<P>>;
export type StepsIn<P extends keyof Locals> = Steps<Middara, LocalsIn<P>>;

export const { call, runs }: Authoring<Middara> = authoring();
export const named = (thing: number): { thing: number } => ({ thing });
/** Why a figure that decides itself chose as it did. */
export const because = (key: string, figure: number): { key: string; with: Params } => ({
  key: `trace.${key}`,
  with: { figure: named(figure) },
});

// ---- figures ----

export function figureOf(t: MiddaraTable, thing: number): Figure {
  const found = t.world.figures.find((one) => one.thing === thing);
  if (found === undefined) throw new Error(`Thing ${thing} is no figure`);
  return found;
}
export const squareOf = (t: MiddaraTable, thing: number): Square => figureOf(t, thing).square;
/** What is no figure stands nowhere: people ask about tokens and cards, too. */
export const stands = (t: MiddaraTable, thing: number): boolean =>
  t.world.figures.some((one) => one.thing === thing && one.square !== '');
/** What is printed on a figure's own card, whatever form it is in. */
export const ownCardOf = (t: MiddaraTable, thing: number): FigureCard => t.contentOf(thing).content as FigureCard;
/** The card that a figure uses: its own, or that of the form it has taken on. */
export const cardOf = (t: MiddaraTable, thing: number): FigureCard =>
  ownCardOf(t, t.world.forms.length === 0 ? thing : t.value('form', thing));
/** A card that lies face down is of no use; one that is Exhausted is. */
const counts = (t: MiddaraTable, thing: number): boolean =>
  /* MD-EXH-06 true */ /* MD-EXH-03 t.counters(thing, 'exhausted') === 0 */ t.world.things.face[thing] === 1;
/** The cards of a figure that are in use, with the Upgrades on its Items. */
export const inUse = (t: MiddaraTable, thing: number): number[] => {
  const figure = figureOf(t, thing);
  const all = /* MD-EQUP-12 [...figure.gear, ...figure.pack] */ figure.gear;
  const upgraded = t.world.things.hosted.length === 0 ? all : all.flatMap((one) => [one, ...t.under(one)]);
  return upgraded.filter((one) => counts(t, one) && t.whySetAside(one, null) === null);
};
export const gearOf = (t: MiddaraTable, thing: number): GearCard[] =>
  inUse(t, thing).map((one) => t.contentOf(one).content as GearCard);
/** One of the party, whatever form it is in. */
export const isAdventurer = (t: MiddaraTable, thing: number): boolean => ownCardOf(t, thing).kind === 'adventurer';
/** Everything it can do is on the one card that it uses: it has no Weapons, and does not Re-Equip. */
export const isCommanded = (t: MiddaraTable, thing: number): boolean => cardOf(t, thing).tags.includes('COMMAND');
export const hasTag = (t: MiddaraTable, thing: number, tag: Tag): boolean => t.value('tags', thing).includes(tag);
/** FLIGHT, its own or granted for the movement that is being made. */
export const isFlying = (t: MiddaraTable, thing: number): boolean => t.value('flying', thing);
export const encounterOf = (t: MiddaraTable): EncounterCard =>
  t.loaded.content.get(t.world.encounter)!.content as EncounterCard;

/** Squares under large bases: there are not many, and they are asked for at every step. */
const areas = new Map<string, Square[]>();
function areaUnder(at: Square, size: number): Square[] {
  const key = `${at} ${size}`;
  let found = areas.get(key);
  if (found === undefined) areas.set(key, (found = areaOf(at, size)));
  return found;
}
/** The squares under a figure, or under it if its base began at another square. */
export const baseOf = (t: MiddaraTable, thing: number, at: Square = squareOf(t, thing)): Square[] => {
  if (at === '') return [];
  const { size = 1 } = cardOf(t, thing);
  return size === 1 ? [at] : areaUnder(at, size);
};
const isOn = (t: MiddaraTable, { thing, square }: Figure, squares: readonly Square[]): boolean => {
  if (square === '' || squares.length === 0) return false;
  if (squares.includes(square)) return true;
  const { size = 1 } = cardOf(t, thing);
  return size > 1 && areaUnder(square, size).some((one) => squares.includes(one));
};
const NO_FIGURES: readonly Figure[] = [];
/** A plain loop, and no list for nobody: asked for each space of each step, most of which are empty. */
export function figuresOn(t: MiddaraTable, squares: readonly Square[]): readonly Figure[] {
  const { figures } = t.world;
  let found: Figure[] | null = null;
  for (let i = 0; i < figures.length; i++) if (isOn(t, figures[i]!, squares)) (found ??= []).push(figures[i]!);
  return found ?? NO_FIGURES;
}
/** Other figures where a figure stands, or where it would stand. */
export const othersAt = (t: MiddaraTable, thing: number, at?: Square): readonly Figure[] =>
  figuresOn(t, baseOf(t, thing, at)).filter((one) => one.thing !== thing);

const sideOf = (t: MiddaraTable, thing: number): Side => t.value('side', thing);
export const areAllies = (t: MiddaraTable, one: number, other: number): boolean => sideOf(t, one) === sideOf(t, other);
/** All figures on the Initiative Track, from the front to the back. */
export function inOrder({ world: { track } }: MiddaraTable): number[] {
  const all: number[] = [];
  for (const { figures } of track) for (const one of figures) all.push(one);
  return all;
}
/** In the order of the Initiative Track. */
export function opponentsOf(t: MiddaraTable, thing: number): number[] {
  const side = sideOf(t, thing);
  return inOrder(t).filter((one) => stands(t, one) && sideOf(t, one) !== side);
}
export function alliesOf(t: MiddaraTable, thing: number): number[] {
  const side = sideOf(t, thing);
  return inOrder(t).filter((one) => one !== thing && stands(t, one) && sideOf(t, one) === side);
}

/** Whether a player acts for it in its turn. */
export const isPlayed = (t: MiddaraTable, figure: number): boolean => t.value('kind of turn', figure) === 'adventurer';
/** Who answers for a figure; for one that decides itself the player who manages its card. */
export const deciders = (t: MiddaraTable, thing: number): Seat[] => {
  const controller = t.value('controller', thing);
  return [controller === NOBODY ? figureOf(t, thing).manager : controller];
};
export const decidesItself = (t: MiddaraTable, thing: number): boolean => t.value('controller', thing) === NOBODY;

/** Remembers that an opponent has aimed at a figure. */
export function noteTarget(t: MiddaraTable, by: number, target: number): void {
  if (!areAllies(t, by, target) && !t.world.targeted.includes(target)) t.world.targeted.push(target);
}

/** The verb of an effect on a card. */
export const verbOf = (t: MiddaraTable, effect: Effect): { name: string; verb: MiddaraVerb } =>
  t.loaded.verbOf.get(effect)!;

/** Puts a figure on the board. Everything that depends on where figures are looks again. */
export function place(t: MiddaraTable, thing: number, square: Square): void {
  figureOf(t, thing).square = square;
  t.emit('placed', { figure: named(thing), square });
}
