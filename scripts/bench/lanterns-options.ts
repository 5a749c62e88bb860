/** What may be answered in the ports of Lanterns: as boardgame.io's `ai.enumerate` lists it. */

import { CARDS, OIL, SPEND_OIL, THROW_AWAY, TURN_DOWN, type River } from './lanterns-rules.ts';

const NONE = -1;
const MOST_GOODS = 4;
const MOST_OFFERS = 4;

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
  if (offers >= MOST_OFFERS) return list;
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
