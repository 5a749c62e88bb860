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

/** Ways to pay for a tool, by number. */
export const WAYS = ['turn-down', 'spend-oil', 'throw-away'] as const;
export const TURN_DOWN = 0;
export const SPEND_OIL = 1;
export const THROW_AWAY = 2;
/** Goods of a talk are cards by number, and `OIL + seat` for a drop of oil. */
export const OIL = 100;
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
