/** The base game of Lanterns as somebody without a kernel would write it: plain data and the deeds that change it in
 *  place. Both ports play with these; each has its own flow of turns, windows, bids and talks.
 *
 *  What differs from the real game: no events, rule ids, reasons or explanations; who knows a hidden card is not kept
 *  (a view would hide whole hands); a Glass Chimney and the river's mercy do not count their uses in a night, because
 *  in the base game a keeper lights once a night and so never comes to a second use. */

interface Kind {
  id: string;
  copies: number;
  sort: 'lantern' | 'tool' | 'wick';
  fog: number;
  light: number;
}
const kind = (id: string, copies: number, sort: Kind['sort'], fog = 0, light = 0): Kind => ({
  id,
  copies,
  sort,
  fog,
  light,
});
/** The kind of each physical card. */
export const CARDS: readonly Kind[] = [
  kind('rush-light', 7, 'lantern', 5, 1),
  kind('jam-jar-lamp', 6, 'lantern', 7, 2),
  kind('storm-lantern', 4, 'lantern', 9, 3),
  kind('bishops-chandelier', 2, 'lantern', 11, 5),
  kind('fog-bell', 3, 'tool'),
  kind('spare-flint', 3, 'tool'),
  kind('glass-chimney', 3, 'tool'),
  kind('borrowed-wick', 2, 'wick'),
].flatMap((one) => Array<Kind>(one.copies).fill(one));

export const WAYS = ['turn-down', 'spend-oil', 'throw-away'] as const;
const [TURN_DOWN, SPEND_OIL, THROW_AWAY] = [0, 1, 2];
/** Goods of a talk are cards by number, and `OIL + seat` for a drop of oil. */
export const OIL = 100;
const MOST_GOODS = 4;
const NIGHTS = 12;
const NONE = -1;

export interface River {
  night: number;
  first: number;
  oil: number[];
  /** The top is at the end. */
  deck: number[];
  ashes: number[];
  hands: number[][];
  /** The lantern lit last comes first. */
  quays: { card: number; wicks: number[] }[][];
  boats: { card: number; up: boolean }[][];
  prow: number;
  dice: number[];
  drift: number;
  /** Null when there is no bidding; −1 for a bid that is not there yet. */
  bids: number[] | null;
  talk: { seat: number; other: number; by: number; goods: number[]; offers: number } | null;
  traded: boolean;
  winners: number[] | null;
}
export interface Luck {
  dice(): number[];
  shuffle(cards: readonly number[]): number[];
}

export function newRiver(seats: number, luck: Luck): River {
  const each = <T>(of: () => T): T[] => Array.from({ length: seats }, of);
  const G: River = {
    night: 1,
    first: 0,
    oil: each(() => 2),
    deck: luck.shuffle(CARDS.map((_, card) => card)),
    ashes: [],
    hands: each(() => []),
    quays: each(() => []),
    boats: each(() => []),
    prow: NONE,
    dice: [],
    drift: NONE,
    bids: null,
    talk: null,
    traded: false,
    winners: null,
  };
  for (let n = 0; n < 3; n++) for (const hand of G.hands) hand.push(G.deck.pop()!);
  return G;
}

// ---- deeds ----

const take = (list: number[], card: number): void => void list.splice(list.indexOf(card), 1);
const takeTool = (G: River, seat: number, card: number): void => {
  G.boats[seat] = G.boats[seat]!.filter((tool) => tool.card !== card);
};
const sink = (G: River, card: number): void => void G.deck.unshift(card);
const renew = (G: River, luck: Luck): void => {
  if (G.deck.length > 0 || G.ashes.length === 0) return;
  G.deck = luck.shuffle(G.ashes);
  G.ashes = [];
};

export function lightOf(G: River, seat: number): number {
  let sum = 0;
  for (const { card, wicks } of G.quays[seat]!) sum += CARDS[card]!.light + wicks.length;
  return sum;
}
function brightest(G: River): { most: number; seats: number[] } {
  const lights = G.oil.map((_, seat) => lightOf(G, seat));
  const most = Math.max(...lights);
  return { most, seats: lights.flatMap((light, seat) => (light === most ? [seat] : [])) };
}
function lookForVictory(G: River): void {
  const { most, seats } = brightest(G);
  if (most >= 8) G.winners = seats;
}

export function draw(G: River, seat: number, luck: Luck): void {
  renew(G, luck);
  const card = G.deck.pop();
  if (card !== undefined) G.hands[seat]!.push(card);
}
export function rig(G: River, seat: number, card: number): void {
  take(G.hands[seat]!, card);
  G.boats[seat]!.push({ card, up: true });
}
export function tuck(G: River, seat: number, wick: number, host: number): void {
  take(G.hands[seat]!, wick);
  G.quays[seat]!.find(({ card }) => card === host)!.wicks.push(wick);
  lookForVictory(G);
}
export function holdUp(G: River, seat: number, card: number, luck: Luck): void {
  take(G.hands[seat]!, card);
  G.prow = card;
  G.dice = luck.dice();
}
export function drop(G: River, seat: number, card: number): void {
  take(G.hands[seat]!, card);
  sink(G, card);
}

/** Whether a tool of that kind lies ready: only then is its keeper asked. */
export const mayUse = (G: River, seat: number, id: string): boolean =>
  G.boats[seat]!.some(({ card, up }) => up && CARDS[card]!.id === id);

export function pay(G: River, seat: number, card: number, way: number): void {
  if (way === TURN_DOWN) G.boats[seat]!.find((tool) => tool.card === card)!.up = false;
  else if (way === SPEND_OIL) G.oil[seat]! -= 2;
  else {
    takeTool(G, seat, card);
    G.ashes.push(card);
  }
}

/** Reads the dice when nobody rolls them again. */
export function readDice(G: River, seat: number, luck: Luck): 'tipped over' | 'about to go out' | 'over' {
  const { prow, dice } = G;
  G.prow = NONE;
  if (dice[0] === 1 && dice[1] === 1) {
    sink(G, prow);
    return 'tipped over';
  }
  let total = dice[0]! + dice[1]!;
  for (const { card, up } of G.boats[seat]!) if (up && CARDS[card]!.id === 'fog-bell') total++;
  if (total >= CARDS[prow]!.fog) {
    G.quays[seat]!.unshift({ card: prow, wicks: [] });
    lookForVictory(G);
    return 'over';
  }
  sink(G, prow);
  if (!dice.includes(1) || G.quays[seat]!.length === 0) return 'over';
  if (mayUse(G, seat, 'glass-chimney')) return 'about to go out';
  goOut(G, seat, luck);
  return 'over';
}

export function goOut(G: River, seat: number, luck: Luck): void {
  const { card, wicks } = G.quays[seat]!.shift()!;
  G.ashes.push(...wicks, card);
  if (G.quays[seat]!.length === 0) draw(G, seat, luck);
}

export function handOver(G: River): void {
  const { seat, other, goods } = G.talk!;
  for (const good of goods) {
    if (good >= OIL) {
      G.oil[good - OIL]!--;
      G.oil[good - OIL === seat ? other : seat]!++;
    } else {
      const from = G.hands[seat]!.includes(good) ? seat : other;
      take(G.hands[from]!, good);
      G.hands[from === seat ? other : seat]!.push(good);
    }
  }
}

/** The driftwood; a keeper without oil bids nothing, and nobody bids when there is no card. */
export function driftBy(G: River, luck: Luck): void {
  renew(G, luck);
  const card = G.deck.pop();
  G.drift = card ?? NONE;
  G.bids = G.oil.map((oil) => (oil > 0 && card !== undefined ? NONE : 0));
}

/** Opens the bids and ends the night. */
export function morning(G: River): void {
  const bids = G.bids!;
  if (G.drift !== NONE) {
    const most = Math.max(...bids);
    const buyer = bids.indexOf(most);
    if (most > 0 && bids.lastIndexOf(most) === buyer) {
      G.oil[buyer]! -= most;
      G.hands[buyer]!.push(G.drift);
    } else sink(G, G.drift);
  }
  G.drift = NONE;
  G.bids = null;
  for (const boat of G.boats) for (const tool of boat) tool.up = true;
  G.first = (G.first + 1) % G.oil.length;
  if (G.night === NIGHTS) G.winners = brightest(G).seats;
  else G.night++;
}

// ---- what may be answered ----

export type Stage = 'action' | 'rolled' | 'about to go out' | 'letting go' | 'talk' | 'bid';
/** A move with up to two arguments; or a form: a bid of 0 to `a`, or one to four of `goods`. */
export interface Option {
  move: string;
  a: number;
  b: number;
  goods: readonly number[] | null;
}
export interface Pick {
  move: string;
  args: readonly number[];
}
const option = (move: string, a = NONE, b = NONE, goods: readonly number[] | null = null): Option => ({
  move,
  a,
  b,
  goods,
});

export function enumerate(G: River, seat: number, stage: Stage): Option[] {
  switch (stage) {
    case 'action':
      return actions(G, seat);
    case 'rolled':
      return uses(G, seat, 'spare-flint', false);
    case 'about to go out':
      return uses(G, seat, 'glass-chimney', G.oil[seat]! >= 2);
    case 'letting go':
      return G.hands[seat]!.map((card) => option('drop', card));
    case 'talk':
      return talking(G);
    case 'bid':
      return [option('bid', G.oil[seat]!)];
  }
}

function actions(G: River, seat: number): Option[] {
  const hand = G.hands[seat]!;
  const list: Option[] = [];
  if (G.deck.length + G.ashes.length > 0) list.push(option('draw'));
  for (const card of hand) if (CARDS[card]!.sort === 'lantern') list.push(option('light', card));
  for (const card of hand) if (CARDS[card]!.sort === 'tool') list.push(option('rig', card));
  for (const card of hand) {
    if (CARDS[card]!.sort === 'wick') for (const host of G.quays[seat]!) list.push(option('tuck', card, host.card));
  }
  const seats = G.oil.length;
  if (!G.traded) for (let i = 1; i < seats; i++) list.push(option('trade', (seat + i) % seats));
  list.push(option('rest'));
  return list;
}

function uses(G: River, seat: number, id: string, forOil: boolean): Option[] {
  const list: Option[] = [];
  for (const { card, up } of G.boats[seat]!) {
    if (!up || CARDS[card]!.id !== id) continue;
    list.push(option('use', card, TURN_DOWN));
    if (forOil) list.push(option('use', card, SPEND_OIL));
    list.push(option('use', card, THROW_AWAY));
  }
  list.push(option('pass'));
  return list;
}

function talking(G: River): Option[] {
  const { seat, other, by, offers } = G.talk!;
  const list = by === NONE ? [option('leave')] : [option('accept'), option('leave')];
  if (offers >= 4) return list;
  const goods = [...G.hands[seat]!];
  if (G.oil[seat]! > 0) goods.push(OIL + seat);
  goods.push(...G.hands[other]!);
  if (G.oil[other]! > 0) goods.push(OIL + other);
  if (goods.length > 0) list.push(option('offer', NONE, NONE, goods));
  return list;
}

/** Whether a pick is among the options. */
export function isLegal(options: readonly Option[], { move, args }: Pick): boolean {
  return options.some((one) => {
    if (one.move !== move) return false;
    if (move === 'bid') return args[0]! >= 0 && args[0]! <= one.a;
    if (one.goods === null) return one.a === (args[0] ?? NONE) && one.b === (args[1] ?? NONE);
    return (
      args.length > 0 &&
      args.length <= MOST_GOODS &&
      args.every((good, i) => one.goods!.indexOf(good, i && one.goods!.indexOf(args[i - 1]!) + 1) >= 0)
    );
  });
}

/** Any answer, drawn as `sample` of the kernel draws it. */
export function pickFrom(options: readonly Option[], choose: (n: number) => number): Pick {
  const { move, a, b, goods } = options[choose(options.length)]!;
  if (move === 'bid') return { move, args: [choose(a + 1)] };
  if (goods === null) return { move, args: b !== NONE ? [a, b] : a !== NONE ? [a] : [] };
  const args: number[] = [];
  for (let from = 0; from < goods.length && args.length < MOST_GOODS;) {
    const left = goods.length - from;
    if (args.length > 0 && choose(left + 1) === 0) break;
    const at = from + choose(left);
    args.push(goods[at]!);
    from = at + 1;
  }
  return { move, args };
}
