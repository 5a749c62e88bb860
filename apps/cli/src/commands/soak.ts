import { setImmediate } from 'node:timers/promises';
import { reachable, soaking, type Reachable, type SoakOptions, type SoakReport } from '@questwright/harness';
import {
  choiceOf,
  eventFor,
  labelOf,
  promptOf,
  samplesOf,
  whyNotSeats,
  type GameRecord,
  type Loaded,
  type World,
} from '@questwright/kernel';
import { soakKitOf } from '@questwright/games';
import { wordCheck, type GameEntry, type SoakKit, type WordCheck } from '@questwright/messages';
import { gameNamed, listOf, loadGame, withPacksAsked } from '../games.ts';
import { say } from '../language.ts';
import { gameWith, packsFrom } from '../packs.ts';
import { wrongUse } from '../problem.ts';
import { playersOf } from '../soak-players.ts';
import { tellSoak } from '../soak-report.ts';
import { wholeNumber } from './play.ts';

export interface SoakCommandOptions {
  games: string;
  first: string;
  seed: string;
  seats?: string;
  packs: string;
  pack?: string[];
  bots: string;
  from: string;
  checksEvery: string;
  thorough?: string;
}

const BEGINNINGS = ['start', 'positions', 'mixed'] as const;

export async function soak(game: string, options: SoakCommandOptions): Promise<void> {
  const added = packsFrom(options.pack);
  const entry = gameWith(gameNamed(game), added);
  const games = wholeNumber('--games', options.games);
  const check = wordCheck(entry);
  let interrupted = false;
  const interrupt = (): void => void (interrupted = true);
  process.once('SIGINT', interrupt);
  process.once('SIGTERM', interrupt);
  const { id } = entry.definition;
  const kit = await soakKitOf(id);
  const sets = packSets(
    entry,
    options.packs,
    added.map((pack) => pack.id),
  );
  const settings: SoakOptions<World> = {
    games,
    first: wholeNumber('--first', options.first),
    seed: options.seed,
    ...(options.seats === undefined ? {} : { seats: seatCounts(sets.least, options.seats) }),
    every: Math.max(1, wholeNumber('--checks-every', options.checksEvery)),
    thorough: options.thorough === undefined ? Math.ceil(games / 10) : wholeNumber('--thorough', options.thorough),
    kit,
    from: beginning(entry, kit, options.from),
    choose: playersOf(id, options.bots),
    ...sets.options,
    stop: () => interrupted,
    onDecision: hearing(check),
    onEvents: ({ loaded }, events) => events.forEach((event) => check.met(eventFor(event, null), {}, loaded.packs)),
  };
  const progress = new Progress(games);
  const running = soaking(entry.definition, settings);
  let step = running.next();
  while (!step.done) {
    await progress.rest(step.value);
    step = running.next();
  }
  progress.finish(step.value);
  process.off('SIGINT', interrupt);
  process.off('SIGTERM', interrupt);
  tellSoak(entry, step.value, { wordless: check.problems(), interrupted, own: sets.own(kit) });
}

interface PackSets {
  options: Pick<SoakOptions<World>, 'packs' | 'including'>;
  /** The rules of the smallest set. */
  least: Loaded;
  /** What the packs that are in every set bring to it; null where none were asked for. */
  own(kit: SoakKit<World>): Reachable | null;
}

/** `added`: packs from folders, which are in every set. */
function packSets(entry: GameEntry, text: string, added: readonly string[]): PackSets {
  const packs = [...listOf(text.replace(/^(?:with:|all$|sample$|none$)/, '')), ...added];
  const takesSamples = ['all', 'sample'].includes(text) || text.startsWith('with:');
  const [set] = takesSamples ? withPacksAsked(() => samplesOf(entry.definition, packs)) : [packs];
  const least = loadGame(entry, set!);
  return {
    options: takesSamples ? { including: packs } : { packs: [packs] },
    least,
    own: (kit) => (packs.length === 0 ? null : ownOf(entry, least, packs, kit)),
  };
}

/** What is there with these packs, and not without them. */
function ownOf(entry: GameEntry, least: Loaded, packs: readonly string[], kit: SoakKit<World>): Reachable {
  const needed = least.packs.filter((id) => !packs.includes(id));
  const [all, rest] = [least, loadGame(entry, needed)].map((loaded) => reachable(loaded, kit)) as [
    Reachable,
    Reachable,
  ];
  const more = (of: keyof Reachable): string[] => all[of].filter((one) => !rest[of].includes(one));
  return { cards: more('cards'), steps: more('steps'), choices: more('choices') };
}

function seatCounts(loaded: Loaded, text: string): number[] {
  const { min, max } = loaded.seats;
  return listOf(text).map((part) => {
    const seats = wholeNumber('--seats', part);
    const refusal = whyNotSeats(loaded, seats);
    if (refusal === null) return seats;
    throw wrongUse(say('soak.seats', { game: loaded.definition.id, min, max, seats, rule: refusal.rule }));
  });
}

function beginning({ definition }: GameEntry, kit: SoakKit<World>, text: string): (typeof BEGINNINGS)[number] {
  const found = BEGINNINGS.find((one) => one === text);
  if (!found) throw wrongUse(say('soak.from', { known: BEGINNINGS.join(', '), text }));
  if (found !== 'positions' || kit.position) return found;
  throw wrongUse(say('soak.no-positions', { game: definition.id }));
}

/** Every prompt and label that comes up must have words. To work them all out takes longer than to play: what was heard of
 *  a question once is heard again only where everything is checked. */
function hearing(check: WordCheck): NonNullable<SoakOptions<World>['onDecision']> {
  const heard = new Set<string>();
  return ({ loaded, game }: GameRecord<World>, checked) => {
    const { proc, step, offers } = game.pending!;
    const isNew = (what: string): boolean => {
      const key = `${proc}/${step}/${what}`;
      return checked || (!heard.has(key) && heard.add(key).size > 0);
    };
    for (const { seat, options, forms, asides, asked } of offers) {
      if (asked && isNew('?')) check.met(promptOf(loaded, game, seat), {}, loaded.packs);
      for (const id of [...options, ...forms.map(({ choice }) => choice), ...asides]) {
        if (isNew(choiceOf(id))) check.met(labelOf(loaded, game, seat, id), {}, loaded.packs);
      }
    }
  };
}

/** A bar on a terminal; elsewhere a line now and then, so that a log stays short. */
class Progress {
  private readonly games: number;
  private readonly stream = process.stderr;
  private readonly started = performance.now();
  private shown = performance.now();
  private rested = performance.now();

  constructor(games: number) {
    this.games = games;
  }

  /** Shows where we are. Signals are heard only while the loop rests, so it rests now and then. */
  async rest(report: SoakReport): Promise<void> {
    if (performance.now() - this.rested < 100) return;
    if (performance.now() - this.shown > (this.stream.isTTY ? 100 : 5_000)) this.show(report);
    await setImmediate();
    this.rested = performance.now();
  }
  finish(report: SoakReport): void {
    if (!this.stream.isTTY) return;
    this.show(report);
    this.stream.write('\n');
  }

  private show({ games, failures, decisions }: SoakReport): void {
    this.shown = performance.now();
    const seconds = ((this.shown - this.started) / 1000).toFixed(0);
    const text = say('soak.progress', { games, all: this.games, decisions, failures: failures.length, seconds });
    if (!this.stream.isTTY) {
      this.stream.write(`${text}\n`);
      return;
    }
    const filled = Math.round((games / Math.max(1, this.games)) * 20);
    this.stream.write(`\r[${'#'.repeat(filled)}${'.'.repeat(20 - filled)}] ${text} `);
  }
}
