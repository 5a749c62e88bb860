/** Plays many games by themselves, with all checks, and says what was never reached. */

import '@questwright/rulebook/register';
import {
  AmendError,
  answer,
  below,
  load,
  open,
  openAt,
  sample,
  samplesOf,
  save,
  seeded,
  where,
  whyNotSeats,
  type Definition,
  type Dice,
  type Event,
  type Game,
  type GameFile,
  type GameRecord,
  type Loaded,
  type Seat,
  type World,
} from '@questwright/kernel';
import type { SoakKit } from '@questwright/messages';
import { checkAnswer, checkDecision, checkEnd, CheckError } from './checks.ts';
import { Reached, type Unreached } from './soak-reached.ts';

export interface SoakOptions<W extends World> {
  games: number;
  /** The number of the first game; left out: 0. To play one of a longer soak again. */
  first?: number;
  seed: string;
  /** Left out: every number of seats that the packs allow. */
  seats?: readonly number[];
  /** Sets of packs to go through; left out: samples of those that load. */
  packs?: readonly (readonly string[])[];
  /** Only sets with these packs. */
  including?: readonly string[];
  /** All checks at every n-th decision. */
  every?: number;
  /** So many of the games, spread evenly, are checked at every decision all the same. */
  thorough?: number;
  /** Decisions after which a game counts as capped; left out: 5,000, unless the kit says when a game is too long. */
  cap?: number;
  kit?: SoakKit<W>;
  /** Where games begin: those from positions need a kit that makes some. Mixed: a third of them. */
  from?: 'start' | 'positions' | 'mixed';
  /** Asked before each game and now and then inside; true ends the soak with what there is. */
  stop?(): boolean;
  onGame?(report: SoakReport, playing: number): void;
  onEvents?(record: GameRecord<W>, events: readonly Event[]): void;
  /** Who answers what; left out: at random. */
  choose?(game: Game<W>, dice: Dice, n: number, loaded: Loaded<W>): { seat: Seat; pick: readonly string[] };
  /** Before each answer, and whether all checks are run there. */
  onDecision?(record: GameRecord<W>, checked: boolean): void;
}
export interface SoakFailure {
  game: number;
  seed: string;
  packs: readonly string[];
  error: string;
  /** The answer that was being given, if it came to that. */
  giving: { seat: Seat; pick: readonly string[] } | null;
  /** What was played, from the position that it began with; null when not even that could be made. */
  file: GameFile | null;
}
export interface SoakReport extends Unreached {
  games: number;
  finished: number;
  capped: number;
  decisions: number;
  /** Games that began from a position. */
  fromPositions: number;
  failures: SoakFailure[];
  /** Sets of packs that contradict each other, with the reason. */
  refused: { packs: readonly string[]; why: string }[];
}

/** Plays all games without a pause. */
export function soak<W extends World>(definition: Definition<W>, options: SoakOptions<W>): SoakReport {
  const games = soaking(definition, options);
  for (;;) {
    const step = games.next();
    if (step.done) return step.value;
  }
}

interface Seating<W extends World> {
  loaded: Loaded<W>;
  seats: number;
}
interface OneGame<W extends World> extends Seating<W> {
  n: number;
  seed: string;
  every: number;
  fromPosition: boolean;
}

/** The same, yielding the report so far before each game and now and then inside, so that others get a turn. */
export function* soaking<W extends World>(
  definition: Definition<W>,
  options: SoakOptions<W>,
): Generator<SoakReport, SoakReport> {
  const { every = 1, thorough = 0, kit = {}, from = 'mixed', first = 0 } = options;
  if (from === 'positions' && !kit.position) throw new Error(`${definition.id} has no positions to begin from`);
  const tables = new Tables(definition, options);
  const reached = new Reached(kit);
  const report: SoakReport = {
    games: 0,
    finished: 0,
    capped: 0,
    decisions: 0,
    fromPositions: 0,
    failures: [],
    refused: tables.refused,
    ...reached.missing(),
  };
  for (let i = 0; i < options.games; i++) {
    yield report;
    if (options.stop?.()) break;
    const n = first + i;
    const isThorough = Math.floor(((i + 1) * thorough) / options.games) > Math.floor((i * thorough) / options.games);
    const table = tables.at(n);
    reached.expect(table.loaded);
    const one: OneGame<W> = {
      ...table,
      n,
      seed: `${options.seed} ${n}`,
      every: isThorough ? 1 : every,
      fromPosition: kit.position !== undefined && (from === 'positions' || (from === 'mixed' && n % 3 === 2)),
    };
    if (!(yield* playOne(one, reached, report, options))) break;
    report.games++;
    if (one.fromPosition) report.fromPositions++;
    options.onGame?.(report, n);
  }
  return Object.assign(report, reached.missing());
}

/** Every set of packs with every number of seats that it allows, in an order that follows from the seed, over and over. A set
 *  is loaded when its turn comes: there may be hundreds of them. */
class Tables<W extends World> {
  readonly refused: SoakReport['refused'] = [];
  private readonly definition: Definition<W>;
  private readonly named: boolean;
  private readonly dice: Dice;
  private readonly left: { packs: readonly string[]; seats: number }[];
  private readonly drawn: Seating<W>[] = [];
  private misfit: string | null = null;
  private readonly known = new Map<readonly string[], Loaded<W> | null>();

  constructor(definition: Definition<W>, { seed, seats, packs, including = [] }: SoakOptions<W>) {
    const { min, max } = definition.seats;
    const counts = seats ?? Array.from({ length: max - min + 1 }, (_, i) => min + i);
    const sets = packs ?? samplesOf(definition, including);
    this.definition = definition;
    this.named = packs !== undefined;
    this.dice = seeded(`tables ${seed}`);
    this.left = sets.flatMap((set) => counts.map((count) => ({ packs: set, seats: count })));
  }

  /** Where game number n is played. */
  at(n: number): Seating<W> {
    while (this.drawn.length <= n && this.left.length > 0) {
      const { packs, seats } = this.left.splice(below(this.dice, this.left.length), 1)[0]!;
      if (!this.known.has(packs)) this.known.set(packs, this.loadSet(packs));
      const loaded = this.known.get(packs)!;
      if (loaded === null) continue;
      if (whyNotSeats(loaded, seats) === null) this.drawn.push({ loaded, seats });
      else this.misfit ??= `${packs.join(', ')} is not for ${seats} seats`;
    }
    const table = this.drawn[n % this.drawn.length];
    if (table === undefined)
      throw new Error(`No set of packs can be played: ${this.refused[0]?.why ?? this.misfit ?? 'there is none'}`);
    return table;
  }
  private loadSet(packs: readonly string[]): Loaded<W> | null {
    try {
      return load(this.definition, { packs });
    } catch (error) {
      // Asked for by name, a set that does not load is a mistake.
      if (this.named || !(error instanceof AmendError)) throw error;
      this.refused.push({ packs, why: error.message });
      return null;
    }
  }
}

/** Where the game itself says when it is too long, so many decisions are a loop. */
const FOR_EVER = 50_000;

/** Returns false when the game was stopped: then it does not count. */
function* playOne<W extends World>(
  { loaded, seats, seed, n, every, fromPosition }: OneGame<W>,
  reached: Reached<W>,
  report: SoakReport,
  options: SoakOptions<W>,
): Generator<SoakReport, boolean> {
  const { kit = {} } = options;
  const { cap = kit.isTooLong ? Infinity : 5_000 } = options;
  const dice = seeded(`policy ${seed}`);
  let record: GameRecord<W> | null = null;
  let giving: SoakFailure['giving'] = null;
  try {
    const events: Event[] = [];
    record = fromPosition
      ? openAt(loaded, { seats, secret: seed }, kit.position!(loaded, seats, seed))
      : open(loaded, { seats, secret: seed, options: kit.options?.(loaded, seed) ?? {} }, events);
    options.onEvents?.(record, events);
    reached.happened(record, events);
    for (let turn = 0; !record.game.over; turn++) {
      const checked = turn % every === 0;
      if (checked || turn % 64 === 63) yield report;
      if (options.stop?.()) return false;
      if (turn >= cap || kit.isTooLong?.(record.game) === true) {
        report.capped++;
        return true;
      }
      if (turn >= FOR_EVER) throw new Error(`${turn} decisions and no end, at ${where(record.game)}`);
      options.onDecision?.(record, checked);
      giving = null;
      if (checked) {
        checkDecision(loaded, record.game, `${seed} ${turn}`);
        checkKit(kit, record);
      }
      giving = (options.choose ?? choose)(record.game, dice, n, loaded);
      const { seat, pick } = giving;
      if (checked) checkAnswer(loaded, record.game, seat, pick, `${seed} ${turn}`);
      reached.chose(loaded, record.game, pick[0]!);
      const outcome = answer(record, seat, { no: record.game.pending!.no, pick });
      if (outcome.refusal) throw new Error(`Offered, then refused: ${pick.join(' ')} (${outcome.refusal.key})`);
      options.onEvents?.(record, outcome.events);
      reached.happened(record, outcome.events);
      report.decisions++;
      reached.look(loaded, record.game);
      if (turn % 16 === 0) reached.lookAround(record.game);
    }
    giving = null;
    checkEnd(loaded, record.game);
    checkKit(kit, record);
    reached.look(loaded, record.game);
    reached.lookAround(record.game);
    report.finished++;
  } catch (error) {
    report.failures.push({
      game: n,
      seed,
      packs: loaded.packs,
      error: error instanceof Error ? error.message : String(error),
      giving,
      file: record && save(record),
    });
  }
  return true;
}

function checkKit<W extends World>(kit: SoakKit<W>, { loaded, game }: GameRecord<W>): void {
  const before = JSON.stringify(game);
  const problem = kit.broken?.(loaded, game) ?? null;
  if (problem !== null) throw new CheckError(problem);
  if (JSON.stringify(game) !== before) throw new CheckError('Looking for what is broken changed the game');
}

/** Some legal answer of some seat; now and then an aside. */
export function choose(game: Game, dice: Dice): { seat: Seat; pick: string[] } {
  const { offers, given } = game.pending!;
  const roll = (k: number): number => below(dice, k);
  const asides = offers.filter((one) => one.asides.length > 0);
  if (asides.length > 0 && roll(8) === 0) {
    const offer = asides[roll(asides.length)]!;
    return { seat: offer.seat, pick: [offer.asides[roll(offer.asides.length)]!] };
  }
  const open = offers.filter((one) => one.asked && !given.some((g) => g.seat === one.seat));
  const offer = open[roll(open.length)]!;
  return { seat: offer.seat, pick: sample(offer, roll) };
}
