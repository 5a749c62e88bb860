/** Lanterns on boardgame.io: nights and biddings are phases, windows, talks and bids are stages, dice and shuffles come
 *  from its random plugin. Its moves check their own arguments; who may make which move now is checked by its flow. */

import { enumerate, isLegal, pickFrom, type Stage } from './lanterns-options.ts';
import {
  CARDS,
  SPEND_OIL,
  THROW_AWAY,
  TURN_DOWN,
  draw,
  driftBy,
  drop,
  goOut,
  handOver,
  holdUp,
  mayUse,
  morning,
  newRiver,
  pay,
  readDice,
  rig,
  tuck,
  type Luck,
  type River,
} from './lanterns-rules.ts';
import { chooser, perSecond } from './measure.ts';
import { internal, makeMove, type BgioState } from './theirs.ts';

interface Context {
  G: River;
  ctx: BgioState['ctx'];
  playerID: string;
  events: { endTurn(): void; endStage(): void; setActivePlayers(who: object): void };
  random: { D6(count: number): number[]; Shuffle(cards: readonly number[]): number[] };
}
const INVALID = 'INVALID_MOVE';
type Move = (context: Context, ...args: number[]) => typeof INVALID | void;

const holds = (G: River, seat: number, card: number, sort?: string): boolean =>
  G.hands[seat]!.includes(card) && (sort === undefined || CARDS[card]!.sort === sort);
const isReady = (G: River, seat: number, card: number, id: string): boolean =>
  G.boats[seat]!.some((tool) => tool.card === card && tool.up) && CARDS[card]!.id === id;

function handLimit({ G, ctx, events }: Context): void {
  if (G.hands[Number(ctx.currentPlayer)]!.length > 5) events.setActivePlayers({ currentPlayer: 'letting go' });
  else events.endTurn();
}
/** The end of the turn, unless the game is over, which `endIf` finds. */
function income(context: Context): void {
  const { G, ctx } = context;
  if (G.winners !== null) return;
  G.oil[Number(ctx.currentPlayer)]!++;
  handLimit(context);
}

/** With scripted luck a test says what dice and shuffles give. */
export function bgioGame(scripted: Luck | null = null): object {
  const luckOf = ({ random }: Pick<Context, 'random'>): Luck =>
    scripted ?? { dice: () => random.D6(2), shuffle: (cards) => random.Shuffle(cards) };

  /** What follows a throw: a window, if a flint lies ready, or the reading of the dice. */
  function rolled(context: Context, seat: number, isOpen: boolean): void {
    const { G, events } = context;
    if (!mayUse(G, seat, 'spare-flint')) return read(context, seat);
    if (!isOpen) events.setActivePlayers({ currentPlayer: 'rolled' });
  }
  function read(context: Context, seat: number): void {
    const next = readDice(context.G, seat, luckOf(context));
    if (next === 'over') income(context);
    else if (next === 'tipped over') handLimit(context);
    else context.events.setActivePlayers({ currentPlayer: 'about to go out' });
  }

  const actions: Record<string, Move> = {
    draw: (context) => {
      const { G, playerID } = context;
      if (G.deck.length + G.ashes.length === 0) return INVALID;
      draw(G, Number(playerID), luckOf(context));
      return income(context);
    },
    light: (context, card) => {
      const seat = Number(context.playerID);
      if (!holds(context.G, seat, card!, 'lantern')) return INVALID;
      holdUp(context.G, seat, card!, luckOf(context));
      return rolled(context, seat, false);
    },
    rig: (context, card) => {
      const seat = Number(context.playerID);
      if (!holds(context.G, seat, card!, 'tool')) return INVALID;
      rig(context.G, seat, card!);
      return income(context);
    },
    tuck: (context, wick, host) => {
      const { G, playerID } = context;
      const seat = Number(playerID);
      if (!holds(G, seat, wick!, 'wick') || !G.quays[seat]!.some(({ card }) => card === host)) return INVALID;
      tuck(G, seat, wick!, host!);
      return income(context);
    },
    trade: ({ G, playerID, events }, other) => {
      const seat = Number(playerID);
      if (G.traded || other === seat || G.hands[other!] === undefined) return INVALID;
      G.traded = true;
      G.talk = { seat, other: other!, by: -1, goods: [], offers: 0 };
      return events.setActivePlayers({ currentPlayer: 'talk' });
    },
    rest: (context) => {
      context.G.oil[Number(context.playerID)]! += 2;
      income(context);
    },
  };

  const stages: Record<string, { moves: Record<string, Move> }> = {
    rolled: {
      moves: {
        use: (context, card, way) => {
          const { G, playerID } = context;
          const seat = Number(playerID);
          if (!isReady(G, seat, card!, 'spare-flint') || (way !== TURN_DOWN && way !== THROW_AWAY)) return INVALID;
          pay(G, seat, card!, way);
          G.dice = luckOf(context).dice();
          return rolled(context, seat, true);
        },
        pass: (context) => read(context, Number(context.playerID)),
      },
    },
    'about to go out': {
      moves: {
        use: (context, card, way) => {
          const { G, playerID } = context;
          const seat = Number(playerID);
          if (!isReady(G, seat, card!, 'glass-chimney') || (way === SPEND_OIL && G.oil[seat]! < 2)) return INVALID;
          pay(G, seat, card!, way!);
          return income(context);
        },
        pass: (context) => {
          goOut(context.G, Number(context.playerID), luckOf(context));
          income(context);
        },
      },
    },
    'letting go': {
      moves: {
        drop: ({ G, playerID, events }, card) => {
          const seat = Number(playerID);
          if (!holds(G, seat, card!)) return INVALID;
          drop(G, seat, card!);
          return G.hands[seat]!.length > 5 ? undefined : events.endTurn();
        },
      },
    },
    talk: {
      moves: {
        offer: ({ G, playerID, events }, ...goods) => {
          const seat = Number(playerID);
          if (!isLegal(enumerate(G, seat, 'talk'), { move: 'offer', args: goods })) return INVALID;
          const talk = G.talk!;
          talk.by = seat;
          talk.goods = goods;
          talk.offers++;
          return events.setActivePlayers({ value: { [seat === talk.seat ? talk.other : talk.seat]: 'talk' } });
        },
        accept: ({ G, events }) => {
          if (G.talk!.by < 0) return INVALID;
          handOver(G);
          G.talk = null;
          return events.endStage();
        },
        leave: ({ G, events }) => {
          G.talk = null;
          events.endStage();
        },
      },
    },
  };

  const bid: Move = ({ G, playerID }, drops) => {
    const seat = Number(playerID);
    if (!(drops! >= 0 && drops! <= G.oil[seat]!)) return INVALID;
    G.bids![seat] = drops!;
    return undefined;
  };

  return internal.ProcessGameConfig({
    name: 'lanterns',
    seed: 'bench',
    disableUndo: true,
    setup: (context: Context) => newRiver(context.ctx.numPlayers, luckOf(context)),
    /** Of the deck, of other hands and of bids that are not open, only the number is seen. */
    playerView: ({ G, playerID }: { G: River; playerID: string | null }) => ({
      ...G,
      deck: G.deck.length,
      hands: G.hands.map((hand, seat) => (String(seat) === playerID ? hand : hand.length)),
      bids: G.bids?.map((drops, seat) => (String(seat) === playerID ? drops : null)) ?? null,
    }),
    phases: {
      night: {
        start: true,
        next: 'bidding',
        moves: actions,
        turn: {
          order: {
            first: ({ G }: Context) => G.first,
            next: ({ G, ctx }: Context) => {
              const next = (ctx.playOrderPos + 1) % ctx.numPlayers;
              return next === G.first ? undefined : next;
            },
          },
          onBegin: ({ G }: Context) => {
            G.traded = false;
          },
          stages,
        },
      },
      bidding: {
        next: 'night',
        onBegin: (context: Context) => driftBy(context.G, luckOf(context)),
        turn: {
          onBegin: ({ G, events }: Context) => {
            const bidders = G.bids!.flatMap((drops, seat) => (drops < 0 ? [seat] : []));
            const value = Object.fromEntries(bidders.map((seat) => [seat, { stage: 'bid', maxMoves: 1 }]));
            events.setActivePlayers({ value });
          },
          stages: { bid: { moves: { bid } } },
        },
        // Asked also before the phase has begun.
        endIf: ({ G }: Context) => G.bids !== null && !G.bids.includes(-1),
        onEnd: ({ G }: Context) => morning(G),
      },
    },
    endIf: ({ G }: Context) => (G.winners === null ? undefined : { winners: G.winners }),
  });
}

/** Who may move now, and in which stage. */
export function activeIn({ ctx }: BgioState): { seat: number; stage: Stage }[] {
  if (ctx.gameover !== undefined) return [];
  if (ctx.activePlayers === null) return [{ seat: Number(ctx.currentPlayer), stage: 'action' }];
  return Object.entries(ctx.activePlayers).map(([id, stage]) => ({ seat: Number(id), stage: stage as Stage }));
}

export function bgioLanterns(seats: number): number {
  const game = bgioGame();
  const reduce = internal.CreateGameReducer({ game });
  const first = internal.InitializeGame({ game, numPlayers: seats });
  const choose = chooser();
  let state = first;
  return perSecond(() => {
    for (let n = 0; n < 20; n++) {
      if (state.ctx.gameover !== undefined) state = first;
      const { seat, stage } = activeIn(state)[0]!;
      const { move, args } = pickFrom(enumerate(state.G, seat, stage), choose);
      const next = reduce(state, makeMove(move, args, String(seat)));
      if (next._stateID === state._stateID) throw new Error('boardgame.io refused a legal move');
      state = next;
    }
    return 20;
  });
}
