/** What holds at every decision of every Encounter: nothing comes from nowhere, nothing is lost. */

import type { Game, Loaded } from '@questwright/kernel';
import { firstBroken } from '@questwright/messages';
import { gridOf } from '../rules/movement/board.ts';
import type { Card, LootCard } from '../cards.ts';
import { disciplinesOf, treeOf } from '../rules/disciplines/disciplines.ts';
import { baseOf, cardOf, NOBODY, type MiddaraTable, type Middara } from '../world.ts';
import { ABILITY_TOKENS, NEGATIVE_EFFECTS, POSITIVE_EFFECTS } from '../words.ts';

type Invariant = (t: MiddaraTable) => string | null;

const twice = <X>(all: readonly X[]): X | undefined => all.find((one, at) => all.indexOf(one) !== at);
/** While one of these is played, a figure may be on its way through another, or be hurt and not gone yet. */
const ON_THE_WAY: readonly string[] = ['movement', 'step', 'jump', 'shove', 'trampling', 'displacement', 'current'];
const isPlayed = (t: MiddaraTable, procs: readonly string[]): boolean =>
  t.game.stack.some(({ proc }) => procs.includes(proc));

/** Every card is somebody's once, and lies where those of its owner lie. */
const belongings: Invariant = (t) => {
  const { figures, things, tokens, dynamite } = t.world;
  const owned = figures.flatMap(({ thing, gear, pack }) => [thing, ...gear, ...pack]);
  const double = twice([...owned, ...tokens.map((one) => one.thing), ...dynamite.map((one) => one.thing)]);
  if (double !== undefined) return `${t.cardOf(double)} is there twice`;
  for (const { gear, pack } of figures) {
    const stray = gear.find((one) => things.zone[one] !== 'gear') ?? pack.find((one) => things.zone[one] !== 'pack');
    if (stray !== undefined) return `${t.cardOf(stray)} belongs to somebody and lies in ${things.zone[stray]}`;
  }
  return null;
};

/** Disciplines are known once, with every lower LVL of their Tree; a Familiar comes with the Discipline that brings it. */
const disciplines: Invariant = (t) => {
  for (const { thing, gear } of t.world.figures) {
    const cards = gear.map((one) => t.cardOf(one));
    const known = disciplinesOf(t, thing);
    const double = twice(cards.filter((_, i) => (t.contentOf(gear[i]!).content as Card).kind === 'discipline'));
    if (double !== undefined) return `${t.cardOf(thing)} knows ${double} twice`;
    for (const card of known.filter((one) => (one.level ?? 1) > 1)) {
      const below = known.some((one) => treeOf(one) === treeOf(card) && one.level === card.level! - 1);
      if (!below) return `${t.cardOf(thing)} knows LVL ${card.level} of ${treeOf(card)} and nothing below it`;
    }
    const familiars = gear.filter((one) => (t.contentOf(one).content as Card).kind === 'familiar').length;
    const isChoosing = t.within('familiar choice')?.figure === thing;
    const wanted = known.some((one) => one.brings === 'familiar') && !isChoosing ? 1 : 0;
    if (familiars !== wanted) return `${t.cardOf(thing)} has ${familiars} Familiars, not ${wanted}`;
  }
  return null;
};

/** Combatant Loot is printed in fixed numbers. */
const loot: Invariant = (t) => {
  const { card, cards } = t.world.things;
  for (const [id, { content }] of t.loaded.content) {
    if (content['kind'] !== 'loot') continue;
    const there = card.filter((one) => cards[one] === id).length;
    const { copies } = content as LootCard;
    if (there !== copies) return `There are ${there} cards ${id}, not ${copies}`;
  }
  return null;
};

const spaces: Invariant = (t) => {
  const bases = t.world.figures.flatMap(({ thing }) => baseOf(t, thing));
  if (bases.length === 0) return null;
  const { squares } = gridOf(t);
  const outside = bases.find((square) => !squares.includes(square));
  if (outside !== undefined) return `A figure stands on ${outside}, which is no space of the board`;
  const shared = isPlayed(t, ON_THE_WAY) ? undefined : twice(bases);
  return shared === undefined ? null : `Two figures stand on ${shared}`;
};

const bodies: Invariant = (t) => {
  const hurting = isPlayed(t, ['damage', 'dealing', 'defeat']);
  for (const { thing, damage, stamina, square } of t.world.figures) {
    const most = cardOf(t, thing).stamina?.most ?? 0;
    if (stamina < 0 || stamina > most) return `${t.cardOf(thing)} has ${stamina} of ${most} Stamina`;
    if (damage < 0) return `${t.cardOf(thing)} has ${damage} Damage`;
    const fallen = square !== '' && damage >= t.value('maximum HP', thing);
    if (fallen && !hurting) return `${t.cardOf(thing)} has ${damage} Damage and stands`;
  }
  return null;
};

/** A Paralyze token that came in the figure's own turn counts two. */
const LIMITS: Readonly<Record<string, number | null>> = {
  exhausted: 1,
  used: 1,
  ...Object.fromEntries([...NEGATIVE_EFFECTS, ...POSITIVE_EFFECTS].map((one) => [one, 1])),
  paralyze: 2,
  ...ABILITY_TOKENS,
};
const counters: Invariant = (t) => {
  for (const [name, all] of Object.entries(t.world.things.counters)) {
    const most = LIMITS[name] ?? Infinity;
    const odd = all.findIndex((count) => count < 0 || count > most);
    if (odd >= 0) return `${all[odd]} ${name} on ${t.cardOf(odd)}`;
  }
  return null;
};

const track: Invariant = (t) => {
  const listed = t.world.track.flatMap((one) => one.figures);
  const double = twice(listed);
  if (double !== undefined) return `${t.cardOf(double)} is on the Initiative Track twice`;
  const stranger = listed.find((one) => !t.world.figures.some(({ thing }) => thing === one));
  if (stranger !== undefined) return `${t.cardOf(stranger)} is on the Initiative Track and nowhere else`;
  // Whoever comes into play is put on the board first, and that may set something off.
  if (!isPlayed(t, ['turn']) || isPlayed(t, ['spawn', 'arrival'])) return null;
  const left = t.world.figures.find(({ thing, square }) => square !== '' && !listed.includes(thing));
  return left === undefined ? null : `${t.cardOf(left.thing)} stands on the board and has no turn`;
};

/** A token lies on a space or somebody has it. */
const tokens: Invariant = (t) => {
  const { tokens: lying, dynamite, things } = t.world;
  const odd = [...lying, ...dynamite].find(({ square, bearer }) => (square === '') === (bearer === NOBODY));
  if (odd !== undefined) return `${t.cardOf(odd.thing)} is on "${odd.square}" and with ${odd.bearer}`;
  const stray = lying.find(({ thing }) => things.zone[thing] !== 'tokens');
  return stray === undefined ? null : `${t.cardOf(stray.thing)} is in play and lies in ${things.zone[stray.thing]}`;
};

const party: Invariant = (t) => {
  const { gold, pool, urgency } = t.world;
  const few = Object.entries({ gold, pool, urgency }).find(([, count]) => count < 0);
  return few === undefined ? null : `There is ${few[1]} ${few[0]}`;
};

/** Four dice each, wherever they lie, and nothing below zero. */
const abraxis: Invariant = (t) => {
  const players = t.within('abraxis')?.players ?? [];
  const few = players.find(({ points, fate, out }) => points < 0 || fate < 0 || (out && points > 0));
  if (few !== undefined) return `${t.cardOf(few.figure)} has ${few.points} points and ${few.fate} Fate tokens`;
  const odd = t.within('abraxis round')?.hands.find(({ dice, locked }) => dice.length + locked.length !== 4);
  return odd === undefined
    ? null
    : `${t.cardOf(odd.figure)} has ${odd.dice.length} dice and ${odd.locked.length} Locked In`;
};

const ALL: readonly Invariant[] = [
  belongings,
  disciplines,
  loot,
  spaces,
  bodies,
  counters,
  track,
  tokens,
  party,
  abraxis,
];

export const broken = (loaded: Loaded<Middara>, game: Game<Middara>): string | null => firstBroken(loaded, game, ALL);
