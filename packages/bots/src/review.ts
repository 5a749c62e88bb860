/** Looking back at a game: the decisions that moved the chance to win most, and what a bot would have done. */

import type { Game, Loaded, Message, Params, Seat, World } from '@questwright/kernel';
import { answerIn } from './explain.ts';
import type { Sense } from './search.ts';

type Answer = Params[string];

export interface TurningPoint {
  seat: Seat;
  /** The entry of the game that it was. */
  seq: number;
  /** The seat's chance to win when it was asked, and when somebody else was asked. */
  before: number;
  after: number;
  answer: Answer;
  /** What the bot would have answered; null: the same. */
  bot: Answer | null;
}

interface Past {
  seat: Seat;
  seq: number;
  chances: readonly number[];
  answer: Answer;
  bot: Answer | null;
}

/** Is shown each decision of a game before it is taken, and then says which of them mattered. */
export class Review<W extends World> {
  private readonly loaded: Loaded<W>;
  private readonly sense: Sense<W>;
  private readonly past: Past[] = [];

  constructor(loaded: Loaded<W>, sense: Sense<W>) {
    this.loaded = loaded;
    this.sense = sense;
  }

  decision(game: Game<W>, seat: Seat, pick: readonly string[], seq: number): void {
    const { loaded, sense } = this;
    const offer = game.pending?.offers.find((one) => one.seat === seat);
    const own = offer === undefined || !offer.asked ? pick : sense.policy(game, offer);
    const same = own.join(' ') === pick.join(' ');
    this.past.push({
      seat,
      seq,
      chances: sense.evaluate(game),
      answer: answerIn(loaded, game, seat, pick),
      bot: same ? null : answerIn(loaded, game, seat, own),
    });
  }
  /** So many answers still count. */
  undone(keep: number): void {
    this.past.length = Math.min(this.past.length, keep);
  }

  /** The decisions that moved the chance of their seat most, in their order: of decisions that a seat took one after another
   *  one, where the bot would have done something else if there is such a one. */
  turningPoints(end: Game<W>, most = 3): TurningPoint[] {
    const { past } = this;
    const last = this.sense.evaluate(end);
    const found: TurningPoint[] = [];
    for (let from = 0; from < past.length;) {
      const { seat } = past[from]!;
      let to = from;
      while (past[to]?.seat === seat) to++;
      const after = (past[to]?.chances ?? last)[seat]!;
      const { seq, answer, bot } = past[this.decisive(from, to, after)]!;
      found.push({ seat, seq, before: past[from]!.chances[seat]!, after, answer, bot });
      from = to;
    }
    const swing = ({ before, after }: TurningPoint): number => Math.abs(after - before);
    const largest = found.toSorted((one, other) => swing(other) - swing(one)).slice(0, most);
    return largest.filter((one) => swing(one) > 0).toSorted((one, other) => one.seq - other.seq);
  }
  /** Of some decisions of a seat the one that moved its chance most, among those where the bot differs if there are any. */
  private decisive(from: number, to: number, after: number): number {
    const { past } = this;
    const swing = (line: number): number => {
      const { seat, chances } = past[line]!;
      return Math.abs((line + 1 < to ? past[line + 1]!.chances[seat]! : after) - chances[seat]!);
    };
    const lines = Array.from({ length: to - from }, (_, at) => from + at);
    const others = lines.filter((line) => past[line]!.bot !== null);
    return (others.length > 0 ? others : lines).reduce((best, line) => (swing(line) > swing(best) ? line : best));
  }
}

const percent = (value: number): number => Math.round(100 * value);

/** As a message: what was done, what it did to the chance to win, and what the bot would have done. */
export const turningPointInWords = ({ seat, before, after, answer, bot }: TurningPoint): Message => ({
  key: bot === null ? 'bot.turning-point' : 'bot.turning-point-otherwise',
  with: { seat, answer, before: percent(before), after: percent(after), ...(bot === null ? {} : { bot }) },
});
