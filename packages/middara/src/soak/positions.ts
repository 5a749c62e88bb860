/** Encounters with a party that has come some way: more in hand, and more enemies than the book puts there. */

import { resume, setUp, Table, type Game, type Json, type Loaded } from '@questwright/kernel';
import { areaOf, type Square } from '@questwright/geometry/square';
import { gridOf, levelAt, terrainAt } from '../rules/movement/board.ts';
import type { Card, EncounterCard, FigureCard, GearCard } from '../cards.ts';
import { isCompanion, whyNotEquipped } from '../rules/equipment/slots.ts';
import { newFigure, unavailable } from '../rules/setup/new-figure.ts';
import { whyNotPut } from '../rules/movement/placing.ts';
import { figureCards } from '../rules/summoning/summoning.ts';
import { scattered } from './scattered.ts';
import { oneOf } from './set-pieces.ts';
import { attach, whyNotOn } from '../rules/equipment/upgrades.ts';
import { trained } from './training.ts';
import type { Tag } from '../words.ts';
import { encounterOf, isAdventurer, NOBODY, place, type MiddaraTable, type Figure, type Middara } from '../world.ts';

const GEAR_EACH = 6;
/** Tries enough to have every place taken. */
const LADEN = 60;
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
    // Whatever else is found must find room: most have hardly any left.
    const isLaden = t.random(3) > 0;
    equipped(t, figure, isLaden ? LADEN : GEAR_EACH);
    packed(t, figure, isLaden ? PACKED : t.random(PACKED));
    trained(t, figure, (all) => oneOf(t, all));
  }
  enemies(t);
  const shops = options['outfit'] === 'asked';
  if (shops) t.world.gold = RICHES;
  const inTheMiddle = !shops && t.random(8) > 0;
  resume(loaded, game);
  return inTheMiddle ? (scattered(loaded, game) ?? game) : game;
}

/** With empty hands there is room for any Weapon. */
function stripped(t: MiddaraTable, figure: Figure): void {
  for (const thing of figure.gear) t.move(thing, 'items', 'bottom');
  figure.gear = [];
}
function packed(t: MiddaraTable, figure: Figure, count: number): void {
  for (let n = count; n > 0; n--) {
    const free = t.pile('items').filter((thing) => !isCompanion(t, thing));
    const thing = oneOf(t, free);
    figure.pack.push(thing);
    if (whyNotEquipped(t, figure) === null) t.move(thing, 'pack', 'bottom', 'up');
    else figure.pack.pop();
  }
}

/** Every card of the box can be somebody's, as far as there is room for it. */
function equipped(t: MiddaraTable, figure: Figure, tries: number): void {
  const backs = [...t.loaded.content.values()].map(({ content }) => (content as GearCard).flipped);
  const all = idsOf(t.loaded, ['item', 'companion']).filter((id) => !backs.includes(id));
  const seldom = all.filter((id) => isSeldom(t, id));
  // With several of these there is a choice of dice.
  const magic = all.filter((id) => {
    const { casting, conviction } = t.loaded.content.get(id)!.content as GearCard;
    return casting !== undefined || conviction !== undefined;
  });
  const weapons = seldom.filter((id) => (t.loaded.content.get(id)!.content as GearCard).weapon !== undefined);
  for (let n = 0; n < tries; n++) {
    // A Weapon comes first, while there are hands for it.
    const id = oneOf(t, n === 0 ? weapons : oneOf(t, [all, all, seldom, magic]));
    // Of what can be found there is one.
    const found = t.pile('items').find((thing) => t.cardOf(thing) === id);
    const { tier, monster } = t.loaded.content.get(id)!.content as GearCard;
    if (found === undefined && tier !== undefined) continue;
    // Something is left for opponents to leave behind.
    if (monster !== undefined && n >= GEAR_EACH) continue;
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
function isSeldom({ loaded }: MiddaraTable, id: string): boolean {
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
function upgraded(t: MiddaraTable, item: number): void {
  const fitting = t.pile('upgrades').filter((one) => whyNotOn(t, one, item, null) === null);
  if (fitting.length > 0) attach(t, oneOf(t, fitting), item);
}

/** Spaces that the setup will need. */
function reserved({ startingZone, combatants, tokens = [], terrain = [] }: EncounterCard): Square[] {
  const placed = [...combatants, ...tokens].flatMap(({ at }) => areaOf(at, 2));
  return [...startingZone, ...placed, ...terrain.flatMap(({ squares }) => squares)];
}
/** Where somebody can fall there is somebody who pushes. */
const isSteep = (t: MiddaraTable): boolean =>
  gridOf(t).squares.some((high) =>
    gridOf(t)
      .neighbours(high)
      .some((low) => levelAt(t, high) - levelAt(t, low) > t.value('deepest descent')),
  );
function enemies(t: MiddaraTable): void {
  t.world.encounter = t.world.next;
  const taken = reserved(encounterOf(t));
  // A CONDUIT is nobody by itself.
  const strangers = idsOf(t.loaded, ['combatant']).filter((id) => !figureCards(t, 'CONDUIT').includes(id));
  const tagsOf = (id: string): readonly Tag[] => (t.loaded.content.get(id)!.content as FigureCard).tags;
  const pushes = (id: string): boolean => {
    const { ai, abilities } = t.loaded.content.get(id)!.content as FigureCard;
    return ai !== undefined && JSON.stringify(abilities ?? []).includes('"PUSH"');
  };
  const isAlone = (tag: Tag): boolean => strangers.filter((id) => tagsOf(id).includes(tag)).length === 1;
  const isLed = (id: string): boolean => tagsOf(id).includes('COMMAND') && !tagsOf(id).includes('LOYAL ESPER');
  const rare = strangers.filter((id) => tagsOf(id).some(isAlone) || isLed(id));
  // Texts of the Encounter may be about somebody whom it does not bring along.
  const { secret, combatants } = encounterOf(t);
  const text = JSON.stringify(secret);
  const told = strangers.filter((id) => text.includes(`"${id}"`) && combatants.every(({ card }) => card !== id));
  const more = Array.from({ length: t.random(MOST_MORE_ENEMIES + 1) }, () =>
    oneOf(t, t.random(4) > 0 ? rare : strangers),
  );
  for (const id of [...told, ...(isSteep(t) ? [oneOf(t, strangers.filter(pushes))] : []), ...more]) {
    const { size = 1, copies = Infinity } = t.loaded.content.get(id)!.content as FigureCard;
    const there = combatants.filter(({ card }) => card === id).length + unavailable(t, id).length;
    if (there >= copies) continue;
    const { thing } = newFigure(t, id, NOBODY, 'opponents');
    const free = gridOf(t).squares.filter(
      (at) =>
        terrainAt(t, at) === 'normal' &&
        whyNotPut(t, thing, at) === null &&
        !areaOf(at, size).some((square) => taken.includes(square)),
    );
    place(t, thing, oneOf(t, free));
  }
}
