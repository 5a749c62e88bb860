/** Encounters with a party that has come some way: more in hand, and more enemies than the book puts there. */

import { resume, setUp, Table, type Game, type Json, type Loaded } from '@questwright/kernel';
import { areaOf, type Square } from '@questwright/geometry/square';
import { gridOf, terrainAt } from '../board.ts';
import type { Card, EncounterCard, FigureCard, GearCard } from '../cards.ts';
import { isCompanion, whyNotEquipped } from '../slots.ts';
import { newFigure } from '../muster.ts';
import { whyNotPut } from '../placing.ts';
import { figureCards } from '../summoning.ts';
import { scattered } from './scattered.ts';
import { oneOf } from './set-pieces.ts';
import { attach, whyNotOn } from '../upgrades.ts';
import { trained } from './training.ts';
import type { Tag } from '../words.ts';
import { cardOf, encounterOf, isAdventurer, NOBODY, place, type Fight, type Figure, type Middara } from '../world.ts';

const GEAR_EACH = 6;
const PACKED = 3;
const FEW = 2;
/** For a party that goes shopping first. */
const RICHES = 400;
const MOST_MORE_ENEMIES = 4;

export const idsOf = (loaded: Loaded<Middara>, kinds: readonly Card['kind'][]): string[] =>
  [...loaded.content].filter(([, { content }]) => kinds.includes((content as Card).kind)).map(([id]) => id);

export function position(
  loaded: Loaded<Middara>,
  seats: number,
  seed: string,
  options: Readonly<Record<string, Json>>,
): Game<Middara> {
  const game = setUp(loaded, { seats, seed, options });
  const t = new Table(loaded, game, null);
  for (const figure of t.world.figures) {
    if (!isAdventurer(t, figure.thing)) continue;
    if (t.random(2) === 0) stripped(t, figure);
    equipped(t, figure);
    packed(t, figure);
    trained(t, figure, (all) => oneOf(t, all));
  }
  enemies(t);
  if (options['outfit'] === 'asked') t.world.gold = RICHES;
  const inTheMiddle = t.random(2) === 0;
  resume(loaded, game);
  return inTheMiddle ? (scattered(loaded, game) ?? game) : game;
}

/** With empty hands there is room for any Weapon. */
function stripped(t: Fight, figure: Figure): void {
  for (const thing of figure.gear) t.move(thing, 'items', 'bottom');
  figure.gear = [];
}
/** Whatever else is found must find room: every other Pack is full. */
function packed(t: Fight, figure: Figure): void {
  for (let n = t.random(2) === 0 ? PACKED : t.random(PACKED); n > 0; n--) {
    const free = t.pile('items').filter((thing) => !isCompanion(t, thing));
    const thing = oneOf(t, free);
    figure.pack.push(thing);
    if (whyNotEquipped(t, figure) === null) t.move(thing, 'pack', 'bottom', 'up');
    else figure.pack.pop();
  }
}

/** Every card of the box can be somebody's, as far as there is room for it. */
function equipped(t: Fight, figure: Figure): void {
  const backs = [...t.loaded.content.values()].map(({ content }) => (content as GearCard).flipped);
  const all = idsOf(t.loaded, ['item', 'companion']).filter((id) => !backs.includes(id));
  const seldom = all.filter((id) => isSeldom(t, id));
  for (let n = 0; n < GEAR_EACH; n++) {
    const id = oneOf(t, t.random(3) === 0 ? seldom : all);
    // Of what can be found there is one.
    const found = t.pile('items').find((thing) => t.cardOf(thing) === id);
    if (found === undefined && (t.loaded.content.get(id)!.content as GearCard).tier !== undefined) continue;
    const thing = found ?? t.add(id, 'items');
    figure.gear.push(thing);
    if (whyNotEquipped(t, figure) === null) {
      t.move(thing, 'gear', 'bottom', 'up');
      upgraded(t, thing);
      continue;
    }
    figure.gear.pop();
    if (found === undefined) t.move(thing, 'gone', 'bottom');
  }
}

/** Whether the card can do what hardly any other can, or when. */
function isSeldom({ loaded }: Fight, id: string): boolean {
  const named = (one: string): string[] =>
    (loaded.content.get(one)!.content.abilities ?? []).flatMap(({ timing, effects }) => [
      `timing ${timing}`,
      ...effects.map((effect) => loaded.verbOf.get(effect)!.name),
    ]);
  return named(id).some(
    (name) => idsOf(loaded, ['item', 'companion']).filter((one) => named(one).includes(name)).length <= FEW,
  );
}

/** Some Upgrade, if there is one that fits. */
function upgraded(t: Fight, item: number): void {
  const fitting = t.pile('upgrades').filter((one) => whyNotOn(t, one, item, null) === null);
  if (fitting.length > 0) attach(t, oneOf(t, fitting), item);
}

/** Spaces that the setup will need. */
function reserved({ startingZone, combatants, tokens = [], terrain = [] }: EncounterCard): Square[] {
  const placed = [...combatants, ...tokens].flatMap(({ at }) => areaOf(at, 2));
  return [...startingZone, ...placed, ...terrain.flatMap(({ squares }) => squares)];
}
function enemies(t: Fight): void {
  t.world.encounter = t.world.next;
  const taken = reserved(encounterOf(t));
  // A CONDUIT is nobody by itself.
  const strangers = idsOf(t.loaded, ['combatant']).filter((id) => !figureCards(t, 'CONDUIT').includes(id));
  const tagsOf = (id: string): readonly Tag[] => (t.loaded.content.get(id)!.content as FigureCard).tags;
  const isRare = (tag: Tag): boolean => strangers.filter((id) => tagsOf(id).includes(tag)).length <= FEW;
  const rare = strangers.filter((id) => tagsOf(id).some(isRare));
  for (let n = t.random(MOST_MORE_ENEMIES + 1); n > 0; n--) {
    const { thing } = newFigure(t, oneOf(t, t.random(2) === 0 ? rare : strangers), NOBODY, 'opponents');
    const { size = 1 } = cardOf(t, thing);
    const free = gridOf(t).squares.filter(
      (at) =>
        terrainAt(t, at) === 'normal' &&
        whyNotPut(t, thing, at) === null &&
        !areaOf(at, size).some((square) => taken.includes(square)),
    );
    place(t, thing, oneOf(t, free));
  }
}
