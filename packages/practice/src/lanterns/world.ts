import {
  authoring,
  type Authoring,
  type LocalsOf,
  type Of,
  type Place,
  type Proc,
  type ProcName,
  field,
  type Content,
  type Effect,
  type Json,
  type Seat,
  type Shape,
  type Table,
  type World,
  type Zone,
} from '@questwright/kernel';

export const schema = {
  night: field.whole(),
  /** The keeper who takes the first turn tonight. */
  first: field.whole(),
  oil: field.perSeat(field.whole()),
};
/** Lantern keepers on a foggy river. */
export interface River extends World, Shape<typeof schema> {
  readonly $procs?: Procs;
  readonly $values?: Values;
}
export type RiverTable = Table<River>;
/** The table while a procedure is played. */
export type In<P extends ProcName<River>> = Table<River, LocalsOf<River, P>>;
export const { call, edit, runs }: Authoring<River> = authoring();

interface Procs {
  game: Proc<object>;
  night: Proc<object>;
  turn: Proc<{ seat: Seat }>;
  'letting go': Proc<{ seat: Seat }>;
  drawing: Proc<{ seat: Seat }>;
  'lighting a lantern': Proc<{ seat: Seat; thing: number; dice: number[]; lit: boolean }>;
  roll: Proc<{ seat: Seat; dice: number[] }>;
  'going out': Proc<{ seat: Seat; thing: number }>;
  bidding: Proc<{ thing: number; bids: number[] }>;
  trade: Proc<{ seat: Seat; other: Seat }>;
}
interface Values {
  /** Of a lantern. */
  fog: Of<[thing: number], number>;
  /** Of a keeper: what is added to a lighting roll. */
  steadiness: Of<[seat: Seat], number>;
  /** Of a lantern that shines. */
  brightness: Of<[thing: number], number>;
  /** Of a keeper. */
  light: Of<[seat: Seat], number>;
  'light to win': Of<[], number>;
  nights: Of<[], number>;
  'hand limit': Of<[seat: Seat], number>;
  'where a sunken card goes': Of<[], { pile: string; place: Place }>;
  'where a dead lantern goes': Of<[thing: number], { pile: string; place: Place; face: 'up' | 'down' }>;
}

export const zones: Record<string, Zone> = {
  deck: { sees: 'none' },
  hand: { per: 'seat', sees: 'owner' },
  /** Where a lantern is held while its keeper fumbles with the matches. */
  prow: { sees: 'all' },
  /** Lanterns that shine, the one lit last on top. */
  quay: { per: 'seat', sees: 'all', live: true },
  /** Tools that are set up. A tool lies face down while it is used up. */
  boat: { per: 'seat', sees: 'all', live: true },
  /** What the river brings, before the bids are opened. */
  drift: { sees: 'all' },
  ashes: { sees: 'all' },
};

type Sort = 'lantern' | 'tool' | 'wick' | 'trick' | 'letter';
export interface Card extends Content {
  sort: Sort;
  /** How many of it are in the box. */
  copies: number;
  /** What a lantern's roll must reach. */
  fog?: number;
  /** How brightly a lantern shines. */
  light?: number;
  /** What a trick does when it is played. */
  effects?: readonly Effect[];
}

export const cardAt = (t: RiverTable, thing: number): Card => t.contentOf(thing).content as Card;
export const isSort = (t: RiverTable, thing: number, sort: Sort): boolean => cardAt(t, thing).sort === sort;

export function seatsFrom({ world: { seats } }: RiverTable, first: Seat): Seat[] {
  const order: Seat[] = [];
  for (let i = 0; i < seats; i++) order.push((first + i) % seats);
  return order;
}
export const othersThan = (t: RiverTable, seat: Seat): Seat[] => seatsFrom(t, seat).slice(1);
export const lit = (t: RiverTable, seat: Seat): readonly number[] => t.pile('quay', seat);

/** How events name a keeper, a card that everybody sees, and a card that is known by its back. */
export const keeper = (seat: Seat): Json => ({ seat });
export const face = (t: RiverTable, thing: number): Json => ({ content: t.cardOf(thing) });
export const back = (thing: number): Json => ({ thing });

/** Victory stops the tidying up, too. */
export const stillPlaying = (t: RiverTable): boolean => t.frame.ending?.end !== 'game';
