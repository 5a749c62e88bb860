import { choose, soak } from '@questwright/harness';
import { ENTRIES, skirmish } from '@questwright/practice';
import {
  below,
  samplesOf,
  labelOf,
  load,
  promptOf,
  type Dice,
  type Game,
  type Message,
  type Offer,
  type Seat,
} from '@questwright/kernel';
import { wordCheck } from '@questwright/messages';
import { expect, test } from 'vitest';
import { distance } from '../src/skirmish/grid.ts';
import type { Skirmish } from '../src/skirmish/world.ts';

const entry = ENTRIES.find(({ definition }) => definition.id === 'skirmish')!;

/** Fights: attacks when it can, spends what it has, walks towards the enemies. Random play would hardly ever win. */
function fightWell(game: Game<Skirmish>, dice: Dice): { seat: Seat; pick: readonly string[] } {
  const offer = game.pending!.offers.find((one) => one.asked)!;
  const first = (...beginnings: string[]): string | undefined =>
    beginnings.flatMap((one) => offer.options.filter((id) => id.startsWith(one)))[0];
  if (below(dice, 8) === 0) return choose(game, dice);
  const option =
    first('use:', 'spend', 'attack', 'counter') ?? (below(dice, 2) === 0 ? first('dodge', 'strike') : undefined);
  if (option !== undefined) return { seat: offer.seat, pick: [option] };
  const path = nearer(game.world, offer, dice, game);
  return path ? { seat: offer.seat, pick: path } : choose(game, dice);
}

/** Of a few random moves the one that ends nearest to an enemy. */
function nearer(world: Skirmish, offer: Offer, dice: Dice, game: Game<Skirmish>): readonly string[] | null {
  if (!offer.forms.some((form) => form.choice === 'move')) return null;
  const enemies = world.figures.filter((one) => one.owner < 0 && one.cell !== '');
  const far = (pick: readonly string[]): number =>
    pick[0] === 'move' ? Math.min(...enemies.map((one) => distance(pick[pick.length - 1]!, one.cell))) : 99;
  const tries = Array.from({ length: 6 }, () => choose(game, dice).pick);
  return tries.reduce((best, one) => (far(one) < far(best) ? one : best));
}

interface Line {
  key: string;
  with: Record<string, unknown>;
}

/** What a reader of the trace would have chosen, from nothing but the trace; null when it is about something else. */
function readTrace(trace: readonly Line[]): string | null {
  const lines = (key: string): Line[] => trace.filter((one) => one.key === `trace.${key}`);
  const best = (list: readonly Line[]): Line => list.reduce((one, other) => (rank(other) < rank(one) ? other : one));
  const rank = ({ with: w }: Line): number => (w['strikes'] as number) * 100 + (w['points'] as number);
  if (lines('destination').length > 0) return `to:${best(lines('destination')).with['cell'] as string}`;
  if (lines('target').length === 0) return null;
  const candidates = lines('candidate').map((one) => one.with['figure']);
  const left = (lines('criterion').at(-1)?.with['left'] ?? candidates) as { thing: number }[];
  return `target:${left[0]!.thing}`;
}

test('a hundred encounters with 1 and 2 seats and every set of packs', { timeout: 120_000 }, () => {
  const reached = { lines: new Set<string>(), content: new Set<string>(), results: new Set<string>() };
  const spoken = wordCheck(entry);
  /** What the trace leads to, and what was chosen. */
  const ranked: [string, string][] = [];
  const report = soak(skirmish, {
    games: 100,
    seed: 'skirmish',
    every: 32,
    cap: 1_000,
    choose: (game, dice, n) => (Math.floor(n / 16) % 2 === 0 ? fightWell(game, dice) : choose(game, dice)),
    onDecision: ({ loaded, game }) => {
      for (const { seat, options, forms, asked } of game.pending!.offers) {
        if (!asked) continue;
        spoken.met(promptOf(loaded, game, seat));
        for (const id of [...options, ...forms.map((form) => form.choice)]) {
          spoken.met(labelOf(loaded, game, seat, id));
        }
      }
    },
    onEvents: ({ game }, events) => {
      for (const event of events) {
        const { tag, with: w } = event;
        spoken.met(event);
        for (const one of (w['trace'] ?? []) as unknown as Line[]) spoken.met(one as Message);
        if (tag === 'line-performed')
          reached.lines.add(`${(w['form'] as { content: string }).content}/${w['line'] as string}`);
        if (tag === 'won' || tag === 'lost') reached.results.add(`${tag}: ${w['why'] as string}`);
        if (tag === 'rolled') for (const die of w['dice'] as string[]) reached.content.add(die);
        if (tag === 'decided') {
          const pick = readTrace(w['trace'] as unknown as Line[]);
          if (pick !== null) ranked.push([pick, (w['pick'] as string[])[0]!]);
        }
      }
      for (const frame of game.stack) for (const one of frame.lasting ?? []) reached.content.add(one.of);
      for (const one of game.world.lasting) reached.content.add(one.of);
    },
  });
  expect(report.failures.map(({ game, packs, error }) => ({ game, packs, error }))).toEqual([]);
  expect([report.finished, report.capped]).toEqual([100, 0]);
  expect(spoken.problems()).toEqual([]);
  expect(report.stepsUnreached).toEqual([]);
  expect(report.choicesUnreached).toEqual([]);
  expect(ranked.length).toBeGreaterThan(1_000);
  expect(ranked.filter(([read, chosen]) => read !== chosen)).toEqual([]);
  expect([...reached.results].sort()).toEqual(['lost: defeat', 'lost: night', 'won: victory']);
  // The beast form is no card: it is reached by its lines.
  const beast = report.cardsUnreached.filter((id) => !reached.content.has(id));
  expect(beast.filter((id) => ![...reached.lines].some((one) => one.startsWith(`${id}/`)))).toEqual([]);
  const all = samplesOf(skirmish).flatMap((packs) => allLines(packs));
  expect([...new Set(all)].filter((one) => !reached.lines.has(one))).toEqual([]);
});

/** Every line of every form, as the content has them. */
function allLines(packs: readonly string[]): string[] {
  const found: string[] = [];
  for (const [id, { content }] of load(skirmish, { packs }).content) {
    for (const one of (content['ai'] ?? []) as { name: string }[]) found.push(`${id}/${one.name}`);
  }
  return found;
}
