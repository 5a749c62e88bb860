/** Positions drawn as text: a board, figures on it, and whose turn it is. */

import { arrange, type TestTable } from '@questwright/harness';
import { reask, type Definition, type Json, type Pack, type Params } from '@questwright/kernel';
import type { Direction, Square } from '@questwright/geometry/square';
import type { EncounterCard, FigureCard, GearCard, TileCard } from '../../src/cards.ts';
import { cardsFor } from '../../src/rules/turn/initiative.ts';
import { middara } from '../whole.ts';
import { newAttack } from '../../src/rules/attack/targets.ts';
import type { AttackType } from '../../src/words.ts';
import type { Figure, Middara, Token } from '../../src/world.ts';

export type Field = TestTable<Middara>;
interface Standing {
  at: Square;
  damage?: number;
  stamina?: number;
  gear?: readonly string[];
  seat?: number;
  /** Effects and Ability tokens. */
  on?: Readonly<Record<string, number>>;
}
type Tile = Pick<TileCard, 'rows' | 'levels' | 'borders'>;
export interface Given {
  /** One Tile, or several with the squares of their corners. */
  map: readonly string[] | Readonly<Record<Square, Tile>>;
  levels?: readonly string[];
  borders?: readonly (readonly [Square, Square])[];
  /** By card; a second Animate is `animate 2`. */
  figures: Readonly<Record<string, Square | Standing>>;
  /** Changes of cards, for figures that the box does not have. */
  cards?: Readonly<Record<string, Partial<FigureCard> | GearCard>>;
  /** Heavy Cleave and Chains of Perdition, which most positions do without. */
  whole?: true;
  /** Enemies follow the AI Steps of their cards; left out: only those that `cards` give them. */
  acting?: true;
  /** Whose turn it is; left out: the first figure's. */
  turn?: string;
  /** Where in the turn; left out: the Action Phase. */
  step?: string;
  /** A procedure on top of that, its figures by name. */
  play?: readonly [string, Readonly<Record<string, Json>>];
  current?: { spaces: number; arrows: Readonly<Record<Square, Direction>> };
  /** Tokens, face up unless told otherwise; their colour is blue unless it matters. */
  tokens?: readonly { kind: Token['kind']; square: Square; colour?: string; face?: 'up' | 'down' }[];
  encounter?: Partial<EncounterCard>;
  terrain?: Middara['terrain'];
  /** The Combatant Loot deck, from the top. */
  deck?: readonly string[];
  /** Gold of Combatant Loot so far. */
  pool?: number;
  /** Items that nobody has. */
  supply?: readonly string[];
  dice?: readonly number[];
  seats?: number;
  packs?: readonly string[];
  /** Packs of the test, which are on. */
  own?: readonly Pack<Middara>[];
}

const cardOf = (name: string): string => name.replace(/ \d$/, '');

export function field(given: Given): Field {
  const names = Object.keys(given.figures);
  const numberOf = (name: string): number => names.indexOf(name);
  const tiles: Readonly<Record<Square, Tile>> = Array.isArray(given.map)
    ? {
        a1: {
          rows: given.map as string[],
          ...(given.levels ? { levels: given.levels } : {}),
          ...(given.borders ? { borders: given.borders } : {}),
        },
      }
    : (given.map as Record<Square, Tile>);
  const standing = (name: string): Standing => {
    const one = given.figures[name]!;
    return typeof one === 'string' ? { at: one } : one;
  };
  const content = { ...middara.rules.content };
  if (given.whole !== true) content['animate'] = { ...content['animate'], abilities: [] };
  for (const [id, card] of Object.entries(content)) {
    if (card['ai'] !== undefined && given.acting !== true) content[id] = { ...card, ai: [] };
  }
  for (const [id, changes] of Object.entries(given.cards ?? {})) {
    const like = changes.kind === undefined || changes.kind === 'combatant' ? content['animate']! : {};
    content[id] = { ...(content[id] ?? like), ...changes };
  }
  Object.values(tiles).forEach((tile, i) => {
    content[`tile-${i}`] = { kind: 'tile', label: `QW ${i + 1}`, ...tile } satisfies TileCard;
  });
  content['field'] = {
    kind: 'encounter',
    location: 'dungeon',
    lootLevel: 'mundane',
    tiles: Object.keys(tiles).map((at, i) => ({ tile: `tile-${i}`, at })),
    startingZone: [],
    combatants: [],
    ends: { lost: { outcome: 'lose', when: { 'all defeated': 'adventurers' } } },
    secret: { ends: { lost: [] } },
    ...(given.current ? { current: given.current } : {}),
    ...given.encounter,
  } satisfies EncounterCard;
  const definition: Definition<Middara> = {
    ...middara,
    packs: [...middara.packs, ...(given.own ?? [])],
    rules: {
      ...middara.rules,
      content,
      setup: {
        // No rule of movement or sight: the position is there whichever of them is knocked out.
        field: {
          rule: 'MD-CMP-36',
          do: (t) => {
            t.world.encounter = 'field';
            t.world.ends = Object.keys((content['field'] as EncounterCard).ends);
            for (const name of names) t.turn(t.add(cardOf(name), 'figures'), 'up');
            for (const name of names) {
              const card = content[cardOf(name)] as FigureCard;
              const {
                at,
                damage = 0,
                stamina = card.stamina?.most ?? 0,
                gear = card.gear ?? [],
                seat = 0,
                on = {},
              } = standing(name);
              for (const [counter, count] of Object.entries(on)) t.setCounters(numberOf(name), counter, count);
              const owner = card.kind === 'adventurer' || standing(name).seat !== undefined ? seat : -1;
              const things = gear.map((one) => t.add(one, 'gear'));
              for (const thing of things) t.turn(thing, 'up');
              const figure: Figure = {
                thing: numberOf(name),
                owner,
                manager: 0,
                side: owner < 0 ? 'opponents' : 'adventurers',
                number: /\d$/.test(name) ? Number(name.at(-1)) : 1,
                square: at,
                damage,
                stamina,
                acted: false,
                gear: things,
                pack: [],
                xp: 0,
                by: -1,
              };
              t.world.figures.push(figure);
            }
            t.world.track = cardsFor(t, t.world.figures);
            t.world.tokens = (given.tokens ?? []).map(({ kind, square, colour = 'blue', face = 'up' }) => {
              const thing = t.add(`${kind}-${colour}`, 'tokens');
              t.turn(thing, face);
              return { kind, square, thing, bearer: -1 };
            });
            t.world.terrain = [...(given.terrain ?? [])];
            t.world.pool = given.pool ?? 0;
            for (const card of given.deck ?? []) t.add(card, 'combatant loot');
            for (const card of given.supply ?? []) t.add(card, 'items');
          },
        },
      },
    },
  };
  const named = (value: Json): Json => (typeof value === 'string' && names.includes(value) ? numberOf(value) : value);
  const [proc, locals] = given.play ?? [];
  return arrange(definition, {
    seats: given.seats ?? 1,
    packs: [...(given.packs ?? []), ...(given.own ?? []).map(({ id }) => id)],
    dice: given.dice ?? [],
    set: { round: 1 },
    at: `game/encounter > encounter/round > round/turns > turn/${given.step ?? 'action phase'}`,
    locals: { turn: { figure: numberOf(given.turn ?? names[0]!) } },
    ...(proc === undefined
      ? {}
      : {
          play: {
            proc,
            with: Object.fromEntries(Object.entries(locals!).map(([key, value]) => [key, named(value)])),
          },
        }),
  });
}

const figure = (table: Field, name: string): Figure => {
  const { things } = table.world;
  const cards = table.world.figures.filter((one) => things.cards[things.card[one.thing]!] === cardOf(name));
  return cards[name === cardOf(name) ? 0 : Number(name.at(-1)) - 1]!;
};
export const thing = (table: Field, name: string): number => figure(table, name).thing;
export const at = (table: Field, name: string): Square => figure(table, name).square;
export const damage = (table: Field, name: string): number => figure(table, name).damage;
export const stamina = (table: Field, name: string): number => figure(table, name).stamina;
/** Movement Points left in the movement that is being made. */
export const points = (table: Field): number =>
  table.game.stack.findLast((one) => one.proc === 'movement')!.locals.points as number;
export const terrain = (table: Field, square: Square): string => table.value('terrain', square) as string;
/** The squares on which a walk may end. */
export const stops = (table: Field, seat = 0): string[] => {
  const form = table.offer(seat)?.forms.find((one) => one.choice === 'walk')?.of as { stop: string[] } | undefined;
  return form?.stop ?? [];
};
export const walks = (table: Field, ...path: Square[]): boolean => table.tryAnswer(0, 'walk', ...path) === null;
export const events = (table: Field, tag: string): Params[] =>
  table.events.filter((one) => one.tag === tag).map((one) => one.with);
/** Who made Break Attacks, in order. */
export const breaks = (table: Field): number[] =>
  events(table, 'break attack').map((one) => (one['figure'] as { thing: number }).thing);
export const sight = (table: Field, actor: string, target: string): boolean =>
  table.value('in sight', thing(table, actor), thing(table, target)) as boolean;
/** What a figure that looks at another adds to its Attack roll. */
export const toRoll = (table: Field, actor: string, target: string): number =>
  table.value('to the attack roll', thing(table, actor), thing(table, target)) as number;
export const isDefeated = (table: Field, name: string): boolean => at(table, name) === '';
/** An Attack to be played on top of a position. */
export const attack = (attacker: string, target: string, type: AttackType = 'melee'): NonNullable<Given['play']> => [
  'attack',
  { ...(newAttack(0, 0, type, 'action').with as Record<string, Json>), attacker, target },
];
/** How many of something lie on a figure's card. */
export const on = (table: Field, name: string, counter: string): number =>
  table.world.things.counters[counter]![thing(table, name)]!;
/** Puts cards into the Pack of a figure. */
export const packed = (table: Field, name: string, ...items: string[]): Field =>
  table.edit((game) => {
    const { things } = game.world;
    for (const item of items) {
      const one = things.card.length;
      things.cards = [...things.cards, item];
      things.card.push(one);
      things.zone.push('pack');
      things.face.push(1);
      things.host.push(-1);
      things.seen.push(3);
      things.through.push([0]);
      for (const last of things.last) last.push(0);
      for (const counter of Object.values(things.counters)) counter.push(0);
      things.piles['pack']!.push(one);
      game.world.figures.find((figure) => figure.thing === thing(table, name))!.pack.push(one);
    }
    reask(table.loaded, game);
  });
