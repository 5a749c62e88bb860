/** The benchmark compares equals: both ports of Lanterns are the same game as ours, decision by decision. */

import { lanterns } from '@questwright/practice';
import {
  begin,
  load,
  play,
  sample,
  Table,
  under,
  type AmountOf,
  type Game,
  type Offer,
  type SomeOf,
} from '@questwright/kernel';
import { describe, expect, test, vi } from 'vitest';
import { answerBare, beginBare, luckFrom, type BareLanterns } from '../bench/lanterns-bare.ts';
import { activeIn, bgioGame } from '../bench/lanterns-bgio.ts';
import { enumerate, pickFrom, type Option, type Pick } from '../bench/lanterns-options.ts';
import { CARDS, lightOf, OIL, WAYS, type Luck, type River } from '../bench/lanterns-rules.ts';
import { internal, makeMove, type BgioState } from '../bench/theirs.ts';

type Ours = Game<any>;
const loaded = load(lanterns);
const idsOf = (cards: readonly number[]): string[] => cards.map((card) => CARDS[card]!.id);

/** A generator of numbers below n from a whole number. */
function random(seed: number): (n: number) => number {
  let x = seed;
  return (n) => {
    x = (Math.imul(x, 1664525) + 1013904223) >>> 0;
    return Math.floor((x / 0x100000000) * n);
  };
}

// ---- common words: cards are named by where they lie ----

function placeInRiver(G: River, card: number): string {
  for (let seat = 0; seat < G.oil.length; seat++) {
    const piles = {
      hand: G.hands[seat]!,
      boat: G.boats[seat]!.map((tool) => tool.card),
      quay: G.quays[seat]!.map((lantern) => lantern.card),
    };
    for (const [zone, pile] of Object.entries(piles))
      if (pile.includes(card)) return `${zone}/${seat}#${pile.indexOf(card)}`;
  }
  throw new Error(`Card ${card} lies nowhere`);
}
const goodInRiver = (G: River, good: number): string => (good >= OIL ? `oil:${good - OIL}` : placeInRiver(G, good));

/** `light:hand/0#2`, `use:boat/1#0:turn-down`; what a pick says is the same word without the limits of a form. */
function wordsOf(G: River, move: string, args: readonly number[]): string[] {
  const [a, b] = args;
  if (move === 'bid') return ['bid', String(a)];
  if (move === 'offer') return ['offer', ...args.map((good) => goodInRiver(G, good))];
  if (move === 'trade') return [`trade:${a}`];
  if (move === 'use') return [`use:${placeInRiver(G, a!)}:${WAYS[b!]}`];
  return [[move, ...args.map((card) => placeInRiver(G, card))].join(':')];
}
function optionInWords(G: River, { move, a, b, goods }: Option): string {
  if (move === 'bid') return `bid 0 to ${a}`;
  if (goods !== null) return `offer 1 to 4 of ${goods.map((good) => goodInRiver(G, good)).join(' ')}`;
  return wordsOf(
    G,
    move,
    [a, b].filter((arg) => arg >= 0),
  ).join(' ');
}

const placeInOurs = ({ world: { things } }: Ours, thing: number): string =>
  `${things.zone[thing]}#${things.piles[things.zone[thing]!]!.indexOf(thing)}`;
function offerInWords(game: Ours, { options, forms }: Offer): string[] {
  const words = options.map((id) => {
    const [name, ...rest] = id.split(':');
    if (name === 'trade') return id;
    if (name === 'use') return `use:${placeInOurs(game, Number(rest[0]))}:${rest[2]}`;
    return [name, ...rest.map((thing) => placeInOurs(game, Number(thing)))].join(':');
  });
  for (const { choice, of } of forms) {
    if (choice === 'bid') {
      const { min, max } = of as unknown as AmountOf;
      words.push(`bid ${min} to ${max}`);
    } else {
      const { of: goods, min, max } = of as unknown as SomeOf;
      const places = goods.map((good) => (good.startsWith('oil') ? good : placeInOurs(game, Number(good.slice(5)))));
      words.push(`${choice} ${min} to ${max} of ${places.join(' ')}`);
    }
  }
  return words.sort();
}
/** Our answer for a pick in common words. */
function ourPick(game: Ours, words: readonly string[]): string[] {
  const { piles } = game.world.things;
  const [first, ...elements] = words;
  const thingAt = (place: string): number => piles[place.split('#')[0]!]![Number(place.split('#')[1])]!;
  const plain = (word: string): string => (word.includes('#') ? String(thingAt(word)) : word);
  const id = first!.split(':').map(plain);
  if (id[0] === 'use') {
    const { abilities } = loaded.content.get(game.world.things.cards[game.world.things.card[Number(id[1])]!]!)!.content;
    id.splice(2, 0, abilities![0]!.name!);
  }
  return [id.join(':'), ...elements.map((good) => (good.includes('#') ? `card:${plain(good)}` : good))];
}

// ---- positions: everything on the table, and who may answer what ----

function riverPosition(G: River, asked: readonly { seat: number; options: readonly Option[] }[]): object {
  return {
    asked: Object.fromEntries(
      asked.map(({ seat, options }) => [seat, options.map((one) => optionInWords(G, one)).sort()]),
    ),
    lights: G.oil.map((_, seat) => lightOf(G, seat)),
    winners: G.winners,
    // The night after the last does not begin.
    night: G.night,
    first: G.first,
    oil: [...G.oil],
    deck: idsOf(G.deck).reverse(),
    ashes: idsOf(G.ashes).sort(),
    hands: G.hands.map(idsOf),
    quays: G.quays.map((quay) => quay.map(({ card, wicks }) => [CARDS[card]!.id, wicks.length])),
    boats: G.boats.map((boat) => boat.map(({ card, up }) => [CARDS[card]!.id, up])),
    open: idsOf([G.prow, G.drift].filter((card) => card >= 0)),
  };
}
const barePosition = ({ G, asked }: BareLanterns): object => riverPosition(G, asked);
const bgioPosition = (state: BgioState): object =>
  riverPosition(
    state.G,
    activeIn(state).map(({ seat, stage }) => ({ seat, options: enumerate(state.G, seat, stage) })),
  );
function ourPosition(game: Ours): object {
  const { world, pending } = game;
  const { piles, face } = world.things;
  const t = new Table(loaded, game, null);
  const cards = (pile: string): string[] => piles[pile]!.map((thing: number) => t.cardOf(thing));
  const perSeat = <T>(of: (seat: number) => T): T[] => t.seats.map(of);
  const waiting = pending?.offers.filter(({ seat }) => !pending.given.some((one) => one.seat === seat)) ?? [];
  return {
    asked: Object.fromEntries(waiting.map((offer) => [offer.seat, offerInWords(game, offer)])),
    lights: perSeat((seat) => t.value('light', seat)),
    winners: (game.result as { winners: number[] } | null)?.winners ?? null,
    night: world.night,
    first: world.first,
    oil: [...world.oil],
    deck: cards('deck'),
    ashes: cards('ashes').sort(),
    hands: perSeat((seat) => cards(`hand/${seat}`)),
    quays: perSeat((seat) =>
      piles[`quay/${seat}`].map((thing: number) => [t.cardOf(thing), under(world.things, thing).length]),
    ),
    boats: perSeat((seat) => piles[`boat/${seat}`].map((thing: number) => [t.cardOf(thing), face[thing] === 1])),
    open: [...cards('prow'), ...cards('drift')],
  };
}

// ---- side by side ----

/** What dice and shuffles gave to the one that plays first, for those that follow. */
interface Script {
  dice: number[][];
  orders: number[][];
}
function recorded(luck: Luck, into: Script): Luck {
  const keep = (list: number[][], one: number[]): number[] => {
    list.push([...one]);
    return one;
  };
  return { dice: () => keep(into.dice, luck.dice()), shuffle: (cards) => keep(into.orders, luck.shuffle(cards)) };
}
const replayed = (script: Script): Luck => ({
  dice: () => script.dice.shift()!,
  shuffle: (cards) => {
    const order = script.orders.shift()!;
    expect([...order].sort()).toEqual([...cards].sort());
    return [...order];
  },
});

const NOTHING: Script = { dice: [], orders: [] };
/** `expect` is slow, so it is called only where there is something to tell. */
function expectSame(one: object, other: object): void {
  if (JSON.stringify(one) !== JSON.stringify(other)) expect(one).toEqual(other);
}

/** Plays one game on all three; `seen` learns what was met. */
function playSideBySide(seed: number, seats: number, seen: Set<string>): void {
  const choose = random(seed);
  const told: Script = { dice: [], orders: [] };
  const forBgio: Script = { dice: [], orders: [] };
  let ours: Ours | null = null;
  const tell = (): void => {
    forBgio.dice.push(...told.dice);
    forBgio.orders.push(...told.orders);
    const { dice = [], orders = [] } = ours?.dice.script ?? {};
    dice.push(...told.dice.flat());
    for (const order of told.orders) orders.push({ zone: 'deck', cards: idsOf(order).reverse() });
    if (ours === null) ours = begin(loaded, { seats, seed: 'ports', script: { dice, orders } });
    told.dice.length = told.orders.length = 0;
  };
  const bare = beginBare(seats, recorded(luckFrom(random(seed + 1)), told));
  tell();
  const game = bgioGame(replayed(forBgio));
  const reduce = internal.CreateGameReducer({ game });
  let bgio = internal.InitializeGame({ game, numPlayers: seats });
  const mine = ours as unknown as Ours;
  for (;;) {
    const expected = ourPosition(mine);
    expectSame(barePosition(bare), expected);
    expectSame(bgioPosition(bgio), expected);
    if (mine.over) break;
    const { seat, options } = bare.asked[choose(bare.asked.length)]!;
    const pick = pickFrom(options, choose);
    const words = wordsOf(bare.G, pick.move, pick.args);
    note(bare, pick, words, seen);
    const answer = { no: mine.pending!.no, pick: ourPick(mine, words) };
    answerBare(bare, seat, pick);
    if (told.orders.length > 0) seen.add('the ashes become the deck');
    tell();
    const refusal = play(loaded, mine, seat, answer);
    bgio = reduce(bgio, makeMove(pick.move, pick.args, String(seat)));
    const { dice, orders } = mine.dice.script;
    expectSame({ refusal, dice, orders, forBgio }, { refusal: null, dice: [], orders: [], forBgio: NOTHING });
  }
  seen.add(`won by ${(mine.result as { by: string }).by}`);
}

function note({ stage, asked }: BareLanterns, { move }: Pick, words: readonly string[], seen: Set<string>): void {
  seen.add(move === 'use' ? `${stage}: ${words[0]!.split(':').at(-1)}` : `${stage}: ${move}`);
  if (stage === 'bid' && asked.length > 1) seen.add('several bid at once');
}

describe('Lanterns, ours and on boardgame.io and in bare JavaScript', () => {
  test('is the same game for two, three and four keepers, whatever is met', () => {
    const seen = new Set<string>();
    for (const seats of [2, 3, 4]) for (let n = 0; n < 12; n++) playSideBySide(1000 * seats + 400 + n, seats, seen);
    expect([...seen].sort()).toEqual(
      [
        ...['draw', 'light', 'rig', 'tuck', 'trade', 'rest'].map((move) => `action: ${move}`),
        ...['offer', 'accept', 'leave'].map((move) => `talk: ${move}`),
        ...['turn-down', 'throw-away', 'pass'].map((way) => `rolled: ${way}`),
        ...['turn-down', 'spend-oil', 'throw-away', 'pass'].map((way) => `about to go out: ${way}`),
        'letting go: drop',
        'bid: bid',
        'several bid at once',
        'the ashes become the deck',
        'won by light',
        'won by dawn',
      ].sort(),
    );
  }, 60_000);

  test('both ports refuse what is not on offer', () => {
    const complaints = vi.spyOn(console, 'error').mockImplementation(() => {});
    const bare = beginBare(2, luckFrom(random(1)));
    const game = bgioGame(luckFrom(random(1)));
    const state = internal.InitializeGame({ game, numPlayers: 2 });
    const card = bare.G.hands[0]!.find((one) => CARDS[one]!.sort !== 'lantern') ?? 99;
    for (const [seat, pick] of [
      [0, { move: 'light', args: [card] }],
      [0, { move: 'drop', args: [bare.G.hands[0]![0]!] }],
      [1, { move: 'rest', args: [] }],
    ] as const) {
      expect(() => answerBare(bare, seat, pick)).toThrow(/not on offer/);
      const next = internal.CreateGameReducer({ game })(state, makeMove(pick.move, pick.args, String(seat)));
      expect(next._stateID).toBe(state._stateID);
    }
    expect(complaints).toHaveBeenCalledTimes(3);
    complaints.mockRestore();
  });

  test('the ports draw the elements of a form as the kernel does', () => {
    for (let seed = 0; seed < 200; seed++) {
      const of = Array.from({ length: 1 + (seed % 9) }, (_, i) => i);
      const form = { choice: 'offer', kind: 'some', of: { of: of.map(String), min: 1, max: 4 } } as const;
      const [one, two] = [random(seed), random(seed)];
      const picked = pickFrom([{ move: 'offer', a: -1, b: -1, goods: of }], one);
      expect(sample({ options: [], forms: [form] }, two)).toEqual(['offer', ...picked.args.map(String)]);
      expect(one(1e9)).toBe(two(1e9));
    }
  });
});
