/** Tiny games for the tests of the kernel, and a table at which every answer is given four times. */

import { expect } from 'vitest';
import {
  advance,
  begin,
  clone,
  canonical,
  load,
  play,
  playing,
  reask,
  refuse,
  view,
  where,
  whyNot,
  type Choice,
  type Definition,
  type Event,
  type Game,
  type Loaded,
  type Next,
  type Offer,
  type Refusal,
  type RuleId,
  type Rules,
  type Script,
  type Seat,
  type Step,
  type Table,
  type Viewer,
  type World,
} from '../src/index.ts';

export interface Small extends World {
  [field: string]: any;
}
export type SmallTable = Table<Small, any>;

/** The rule ids of these tests are in no catalogue. */
export const T = (n: number | string): RuleId => `T-${n}` as RuleId;
export const R: RuleId = T(0);

export const act = (run: (t: SmallTable) => Next): Step<Small, any> => ({ rule: R, do: run });
export const say = (...tags: string[]): Step<Small, any> => act((t) => tags.forEach((tag) => t.emit(tag)));
export const always = (step: Step<Small, any>): Step<Small, any> => ({ ...step, always: true });
export const sub = (proc: string): Step<Small, any> => ({ rule: R, run: proc });
export const no = (key: string, rule: RuleId = R): Refusal => refuse(rule, key);

type Then = Choice<Small, any>['then'];
/** A choice that says its whole answer as an event. */
export const picks = (more: Partial<Choice<Small, any>> = {}): Choice<Small, any> => ({
  rule: R,
  then: (t, seat, id, elements) => t.emit('picked', { seat, pick: [id, ...elements] }),
  ...more,
});
export const option = (then: Then): Choice<Small, any> => ({ rule: R, then });
/** A question to some seats. */
export const asks = (
  seats: readonly Seat[],
  choices: Record<string, Choice<Small, any>>,
  more = {},
): Step<Small, any> => ({
  rule: R,
  ask: { seats: () => seats, choices, ...more },
});
/** Two options, so that the question is really asked. */
export const pause = (seat: Seat = 0): Step<Small, any> => asks([seat], { on: picks(), off: picks() });

export function define(
  rules: Partial<Rules<Small>>,
  more: Partial<Omit<Definition<Small>, 'rules'>> = {},
): Definition<Small> {
  const empty = { schema: {}, zones: {}, content: {}, setup: {}, procs: { game: { wait: pause() } } };
  return {
    id: 'small',
    version: '1',
    seats: { min: 1, max: 4, rule: T('seats') },
    packs: [],
    ...more,
    rules: { ...empty, ...rules },
  };
}

export interface SitOptions {
  seats?: number;
  seed?: string;
  options?: { [name: string]: any };
  script?: Partial<Script>;
  packs?: readonly string[];
  without?: RuleId | null;
}

export const loadSmall = (definition: Definition<Small>, options: SitOptions = {}): Loaded<Small> =>
  load(definition, { packs: options.packs ?? [], without: options.without ?? null });

/** Gives every answer to a copy (`advance`), to a game that was written to JSON and read again, to one that is only
 *  ever changed in place, and to one that is played at one table. All must agree, in state and in events. */
export class Sitting {
  readonly loaded: Loaded<Small>;
  game: Game<Small>;
  private readonly inPlace: Game<Small>;
  private readonly atOneTable: Game<Small>;
  private readonly answerAtTable: (seat: Seat, pick: readonly string[]) => void;
  readonly events: Event[] = [];
  /** Events of the last answer, or of the beginning. */
  last: Event[] = [];

  constructor(loaded: Loaded<Small>, start: SitOptions) {
    this.loaded = loaded;
    const beginning = {
      seats: start.seats ?? 2,
      seed: start.seed ?? 'seed',
      options: start.options ?? {},
      script: start.script ?? {},
    };
    this.game = begin(loaded, beginning, this.last);
    this.inPlace = begin(loaded, beginning);
    this.atOneTable = clone(loaded, this.inPlace);
    this.answerAtTable = playing(loaded, this.atOneTable);
    this.events.push(...this.last);
    this.agree('the beginning');
  }

  answer(seat: Seat, ...pick: string[]): this {
    const given = { no: this.game.no, pick };
    const before = canonical(this.game);
    const saved = JSON.parse(JSON.stringify(this.game)) as Game<Small>;
    const outcome = advance(this.loaded, this.game, seat, given);
    if (outcome.refusal) throw new Error(`Seat ${seat}, ${pick.join(' ')}: ${canonical(outcome.refusal)}`);
    expect(canonical(this.game), 'advance leaves the given game alone').toBe(before);
    const events: Event[] = [];
    expect(play(this.loaded, saved, seat, given, events)).toBeNull();
    expect(canonical(saved), 'a saved game plays alike').toBe(canonical(outcome.game));
    expect(canonical(events)).toBe(canonical(outcome.events));
    expect(play(this.loaded, this.inPlace, seat, given)).toBeNull();
    this.answerAtTable(seat, pick);
    this.game = outcome.game;
    this.last = outcome.events;
    this.events.push(...outcome.events);
    this.agree(pick.join(' '));
    return this;
  }
  private agree(at: string): void {
    expect(JSON.parse(JSON.stringify(this.game)), `plain JSON at ${at}`).toStrictEqual(this.game);
    expect(canonical(this.inPlace), `in place and on a copy at ${at}`).toBe(canonical(this.game));
    expect(canonical(this.atOneTable), `at one table and on a copy at ${at}`).toBe(canonical(this.game));
  }

  /** Changes the world by hand and asks again. */
  set(change: (world: Small) => void): this {
    for (const game of [this.game, this.inPlace, this.atOneTable]) {
      change(game.world);
      reask(this.loaded, game);
    }
    return this;
  }

  /** The refusal of an answer, after checking that it changed nothing. */
  refused(seat: Seat, ...pick: string[]): Refusal {
    return this.refusedAs(seat, this.game.no, pick);
  }
  refusedAs(seat: Seat, number: number, pick: readonly string[]): Refusal {
    const before = canonical(this.game);
    const outcome = advance(this.loaded, this.game, seat, { no: number, pick });
    const inPlace = play(this.loaded, this.game, seat, { no: number, pick });
    expect(outcome.refusal, `seat ${seat}, ${pick.join(' ')}`).not.toBeNull();
    expect(outcome.game).toBe(this.game);
    expect(outcome.events).toEqual([]);
    expect(inPlace).toEqual(outcome.refusal);
    expect(canonical(this.game), 'a refused answer changes nothing').toBe(before);
    return outcome.refusal!;
  }

  offer(seat: Seat): Offer | undefined {
    return this.game.pending?.offers.find((one) => one.seat === seat);
  }
  options(seat: Seat): readonly string[] {
    return this.offer(seat)?.options ?? [];
  }
  /** Whom the game waits for. */
  asked(): Seat[] {
    return view(this.loaded, this.game, null).decision?.waitsFor ?? [];
  }
  view(viewer: Viewer): ReturnType<typeof view> {
    return view(this.loaded, this.game, viewer);
  }
  whyNot(seat: Seat, id: string): Refusal | null {
    const before = canonical(this.game);
    const why = whyNot(this.loaded, this.game, seat, id);
    expect(canonical(this.game)).toBe(before);
    return why;
  }
  get world(): Small {
    return this.game.world;
  }
  get where(): string {
    return where(this.game);
  }
  /** Tags of the events of the last answer. */
  get tags(): string[] {
    return this.last.map((event) => event.tag);
  }
  get allTags(): string[] {
    return this.events.map((event) => event.tag);
  }
}

export const sit = (rules: Partial<Rules<Small>> | Definition<Small>, options: SitOptions = {}): Sitting =>
  new Sitting(loadSmall('rules' in rules ? (rules as Definition<Small>) : define(rules), options), options);

/** A game of these procedures; `game` is the first. */
export const flow = (
  procs: Rules<Small>['procs'],
  more: Partial<Rules<Small>> = {},
  options: SitOptions = {},
): Sitting => sit({ procs, ...more }, options);

/** How far counts are from what is expected, in standard deviations of a chi-square value, roughly. */
export function deviation(counts: readonly number[], expected: readonly number[]): number {
  let sum = 0;
  counts.forEach((n, i) => (sum += (n - expected[i]!) ** 2 / expected[i]!));
  const freedom = counts.length - 1;
  if (freedom === 0) return 0;
  // Wilson and Hilferty: the cube root is nearly normal.
  return (Math.cbrt(sum / freedom) - (1 - 2 / (9 * freedom))) / Math.sqrt(2 / (9 * freedom));
}
/** Seeds are fixed in these tests, so that a bound this far out is never crossed by chance. */
export const FAR = 4;

export const permutations = <X>(list: readonly X[]): X[][] =>
  list.length === 0
    ? [[]]
    : list.flatMap((x, i) => permutations([...list.slice(0, i), ...list.slice(i + 1)]).map((rest) => [x, ...rest]));
