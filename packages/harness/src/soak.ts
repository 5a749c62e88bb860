/** Plays many games by themselves, with all checks, and says what was never reached. */

import '@questwright/rulebook/register';
import {
  AmendError,
  answer,
  below,
  combinations,
  choiceOf,
  load,
  open,
  sample,
  save,
  seeded,
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
import { checkAnswer, checkDecision } from './checks.ts';

export interface SoakOptions<W extends World> {
  games: number;
  seed: string;
  /** Left out: every number of seats in turn. */
  seats?: readonly number[];
  /** Sets of packs to go through; left out: every legal set that loads. */
  packs?: readonly (readonly string[])[];
  /** All checks at every n-th decision. */
  every?: number;
  /** Decisions after which a game counts as capped. */
  cap?: number;
  /** Asked before each game and now and then inside; true ends the soak with what there is. */
  stop?(): boolean;
  onGame?(report: SoakReport, playing: number): void;
  onEvents?(record: GameRecord<W>, events: readonly Event[]): void;
  /** Who answers what; left out: at random. */
  choose?(game: Game<W>, dice: Dice, n: number): { seat: Seat; pick: readonly string[] };
  /** Before each answer. */
  onDecision?(record: GameRecord<W>): void;
}
export interface SoakFailure {
  game: number;
  seed: string;
  packs: readonly string[];
  error: string;
  file: GameFile;
}
export interface SoakReport {
  games: number;
  finished: number;
  capped: number;
  decisions: number;
  failures: SoakFailure[];
  cardsUnreached: string[];
  stepsUnreached: string[];
  choicesUnreached: string[];
  /** Sets of packs that contradict each other, with the reason. */
  refused: { packs: readonly string[]; why: string }[];
}

/** What has been reached over all packs that were played. */
class Reached {
  private readonly steps = new Map<string, boolean>();
  private readonly choices = new Map<string, boolean>();
  private readonly cards = new Map<string, boolean>();

  expect<W extends World>(loaded: Loaded<W>): void {
    const add = (map: Map<string, boolean>, key: string): void => void map.set(key, map.get(key) ?? false);
    for (const proc of loaded.procs.values()) {
      for (const step of proc.steps.values()) {
        // The kernel's own procedures are there in every game, used or not.
        if ((step.rule as string) === 'kernel') continue;
        add(this.steps, `${proc.name}/${step.name}`);
        for (const { name } of step.choices) add(this.choices, `${proc.name}/${step.name}/${name}`);
      }
    }
    for (const { name } of loaded.asides) add(this.choices, `aside/${name}`);
    for (const id of loaded.content.keys()) add(this.cards, id);
    loaded.onStep = (step) => {
      const key = `${step.proc.name}/${step.name}`;
      if (this.steps.has(key)) this.steps.set(key, true);
    };
  }
  chose(game: Game, id: string): void {
    const { proc, step } = game.pending!;
    const key = `${proc}/${step}/${choiceOf(id)}`;
    if (this.choices.has(key)) this.choices.set(key, true);
    else if (this.choices.has(`aside/${choiceOf(id)}`)) this.choices.set(`aside/${choiceOf(id)}`, true);
  }
  /** A card is reached when somebody has seen it, or content that is no card when its id is in the world. */
  look(game: Game): void {
    const { things } = game.world as World;
    for (let thing = 0; thing < things.card.length; thing++) {
      if (things.seen[thing] !== 0) this.cards.set(things.cards[things.card[thing]!]!, true);
    }
  }
  lookAround(game: Game): void {
    const text = JSON.stringify({ ...game.world, things: null });
    for (const [id, seen] of this.cards) if (!seen && text.includes(`"${id}"`)) this.cards.set(id, true);
  }
  missing(): Pick<SoakReport, 'cardsUnreached' | 'stepsUnreached' | 'choicesUnreached'> {
    const left = (map: Map<string, boolean>): string[] => [...map].filter(([, seen]) => !seen).map(([key]) => key);
    return { cardsUnreached: left(this.cards), stepsUnreached: left(this.steps), choicesUnreached: left(this.choices) };
  }
}

/** Plays all games without a pause. */
export function soak<W extends World>(definition: Definition<W>, options: SoakOptions<W>): SoakReport {
  const games = soaking(definition, options);
  for (;;) {
    const step = games.next();
    if (step.done) return step.value;
  }
}

/** The same, yielding the report so far before each game and now and then inside, so that others get a turn. */
export function* soaking<W extends World>(
  definition: Definition<W>,
  options: SoakOptions<W>,
): Generator<SoakReport, SoakReport> {
  const { every = 1, cap = 5_000 } = options;
  const { min, max } = definition.seats;
  const seatCounts = options.seats ?? Array.from({ length: max - min + 1 }, (_, i) => min + i);
  const reached = new Reached();
  const refused: SoakReport['refused'] = [];
  const loaded: Loaded<W>[] = [];
  for (const packs of options.packs ?? combinations(definition)) {
    try {
      loaded.push(load(definition, { packs }));
    } catch (error) {
      // Asked for by name, a set that does not load is a mistake.
      if (options.packs || !(error instanceof AmendError)) throw error;
      refused.push({ packs, why: error.message });
    }
  }
  for (const one of loaded) reached.expect(one);
  const report: SoakReport = {
    games: 0,
    finished: 0,
    capped: 0,
    decisions: 0,
    failures: [],
    refused,
    ...reached.missing(),
  };
  for (let n = 0; n < options.games; n++) {
    yield report;
    if (options.stop?.()) break;
    const rules = loaded[n % loaded.length]!;
    const seats = seatCounts[Math.floor(n / loaded.length) % seatCounts.length]!;
    yield* playOne(rules, seats, `${options.seed} ${n}`, n, every, cap, reached, report, options);
    report.games++;
    options.onGame?.(report, n);
  }
  return Object.assign(report, reached.missing());
}

function* playOne<W extends World>(
  loaded: Loaded<W>,
  seats: number,
  seed: string,
  n: number,
  every: number,
  cap: number,
  reached: Reached,
  report: SoakReport,
  options: SoakOptions<W>,
): Generator<SoakReport, void> {
  const dice = seeded(`policy ${seed}`);
  let record: GameRecord<W> | null = null;
  try {
    const events: Event[] = [];
    record = open(loaded, { seats, secret: seed }, events);
    options.onEvents?.(record, events);
    for (let turn = 0; !record.game.over; turn++) {
      if (turn % 64 === 63) yield report;
      if (turn >= cap || options.stop?.()) {
        report.capped++;
        return;
      }
      options.onDecision?.(record);
      if (turn % every === 0) checkDecision(loaded, record.game, `${seed} ${turn}`);
      const { seat, pick } = (options.choose ?? choose)(record.game, dice, n);
      if (turn % every === 0) checkAnswer(loaded, record.game, seat, pick, `${seed} ${turn}`);
      reached.chose(record.game, pick[0]!);
      const outcome = answer(record, seat, { no: record.game.pending!.no, pick });
      if (outcome.refusal) throw new Error(`Offered, then refused: ${pick.join(' ')} (${outcome.refusal.key})`);
      options.onEvents?.(record, outcome.events);
      report.decisions++;
      reached.look(record.game);
      if (turn % 16 === 0) reached.lookAround(record.game);
    }
    reached.lookAround(record.game);
    report.finished++;
  } catch (error) {
    const file = record ? save(record) : ({ header: null, segments: [] } as unknown as GameFile);
    report.failures.push({
      game: n,
      seed,
      packs: loaded.packs,
      error: error instanceof Error ? error.message : String(error),
      file,
    });
  }
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
