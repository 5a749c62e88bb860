import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { answerBy } from '@questwright/bots';
import { arrange, soak, type TestTable } from '@questwright/harness';
import '@questwright/harness/vitest';
import { eventFor, labelOf, load, look, promptOf, samplesOf, view } from '@questwright/kernel';
import {
  contextOf,
  entryFor,
  missingWords,
  telling,
  wordCheck,
  words,
  type GameEntry,
  type Scene,
} from '@questwright/messages';
import type { RuneboundWorld } from '@questwright/runebound';
import { gameWith, VARIANTS } from '@questwright/runebound/expansion';
import type { Report } from '@questwright/runebound/lab';
import { describe, expect, test } from 'vitest';
import { BEACONS } from './beacons.ts';

/** Nothing else is needed to have it in the game. */
const game = gameWith([...VARIANTS, BEACONS]);

const { entry } = game;
const [kit, lab, bots] = await Promise.all([game.soak(), game.lab(), game.bots()]);
const plain = await gameWith(VARIANTS).bots();
const ON = ['beacons'];
const loaded = load<RuneboundWorld>(entry.definition, { packs: ON });

/** Seat 0 has ended its movement in Tamalir. */
const inTamalir = (packs = ON, lit: { town: string; seat: number }[] = []): TestTable<RuneboundWorld> =>
  arrange<RuneboundWorld>(entry.definition, {
    seats: 2,
    packs,
    options: { heroes: ['varikas-the-dead', 'the-lady-in-ash'] },
    set: {
      turn: 0,
      first: 0,
      'heroes.0.space': 'tamalir',
      'heroes.1.space': 'forge',
      ...(lit.length > 0 ? { 'beacons.lit': lit } : {}),
    },
    rest: 'market deck',
    at: 'game/turn > turn/movement step',
    locals: { turn: { seat: 0 } },
  }).answer(0, 'stay');

function sceneOf(spoken: GameEntry, { loaded: rules, game }: TestTable<RuneboundWorld>): Scene {
  const seen = view(rules, game, 0);
  const content = new Map([...rules.content].map(([id, one]) => [id, one.content]));
  const value: Scene['value'] = (name, ...about) => look(rules, game, (t) => t.read(name, ...about));
  return { view: seen, say: telling(words(spoken.messages), contextOf(spoken, seen)), content, value };
}

describe('an expansion is one value', () => {
  test('its step is played, and its way to win wins', () => {
    const table = inTamalir(ON, [
      { town: 'forge', seat: 1 },
      { town: 'frostgate', seat: 1 },
    ]);
    expect(table).toOffer(0, ['leave-dark', 'light-beacon']);
    table.answer(0, 'light-beacon');
    expect(table.game).toMatchObject({ over: true, result: { winner: 0 } });
    const say = words(entryFor(entry, ON).messages);
    const told = table.events.map((event) => say(eventFor(event, null)));
    expect(told.at(-1)).toBe('Three beacons burn: Seat 0 wins the game.');
  });

  test('its words are said only while it is on; its name always', () => {
    const own = Object.keys(BEACONS.words['en']!);
    const bare = (packs: readonly string[]) => words(entryFor(entry, packs).messages).missing(own);
    expect(bare([])).toEqual(own.filter((key) => key !== 'pack.beacons'));
    expect(bare(['doom-track'])).toEqual(bare([]));
    expect(bare(ON)).toEqual([]);
    expect(words(entry.messages).missing(['event.doom counter placed'])).toHaveLength(1);
    expect(missingWords({ ...entry, definition: { ...entry.definition, packs: [BEACONS.pack] } })).toEqual([]);
  });

  test('its line is on the board, its sight can be looked at, its hint is told', () => {
    const table = inTamalir();
    const told = (spoken: GameEntry, packs: readonly string[]): string[] =>
      spoken.board(sceneOf(spoken, packs === ON ? table : inTamalir([])), true);
    const on = entryFor(entry, ON);
    expect(told(on, ON).slice(-2)).toEqual(['', 'Beacons to be lit: 3']);
    expect(told(entryFor(entry, []), []).join('\n')).not.toContain('Beacons');
    const scene = sceneOf(on, table);
    expect(on.describe!.sentences!(scene, true).at(-1)).toBe('Beacons to be lit: 3');
    const sight = on.describe!.sights!(scene).find(({ word }) => word === 'beacons')!;
    expect([sight.names, sight.tell()]).toEqual([['the beacons'], ['Beacons to be lit: 3']]);
    expect(on.describe!.hints!(scene)).toContain('Whoever lights the third beacon wins.');
    expect(on.asks).toMatchObject({ 'beacons to be lit': { of: 'game' }, price: { of: 'card' } });
    expect(Object.keys(on.content!.conditions)).toContain('a beacon burns here');
    expect(Object.keys(entry.content!.conditions)).not.toContain('a beacon burns here');
  });

  test.each(entry.parts!)('lines may stand after %s, a part of their own', (after) => {
    const one = { ...BEACONS, lines: { after, of: () => ['first', 'second'] } };
    const spoken = entryFor(gameWith([one, ...VARIANTS]).entry, ON);
    const lines = spoken.board(sceneOf(spoken, inTamalir()), true);
    const at = lines.indexOf('first');
    expect(lines.slice(at - 1, at + 2)).toEqual(['', 'first', 'second']);
    expect(lines[at + 2] ?? '').toBe('');
  });

  test('its bot answers, goes for its goals, and judges', () => {
    const chosen = (by: typeof bots, { loaded: rules, game: now }: TestTable<RuneboundWorld>) =>
      answerBy(rules, now, by.bots['greedy']!(rules), 0);
    const table = inTamalir();
    expect([chosen(bots, table), chosen(plain, table)]).toEqual([['light-beacon'], ['leave-dark']]);
    table.answer(0, 'light-beacon');
    const [wise, other] = [bots, plain].map((by) => by.sense!(loaded).evaluate(table.game)[0]!);
    expect(wise).toBeGreaterThan(other!);
    const moving = arrange<RuneboundWorld>(entry.definition, {
      seats: 1,
      packs: ON,
      options: { heroes: ['varikas-the-dead'] },
      set: { turn: 0, first: 0, 'heroes.0.space': 'g08', 'heroes.0.gold': 0 },
      rest: 'market deck',
      dice: [1, 1, 1, 1, 1],
      at: 'game/turn > turn/movement step',
      locals: { turn: { seat: 0 } },
    }).answer(0, 'roll:5');
    expect(chosen(bots, moving)).toEqual(['move:tamalir']);
    expect(chosen(plain, moving)).not.toEqual(['move:tamalir']);
  });

  test('its soak part arranges positions, checks them, and says what nobody does', () => {
    const games = Array.from({ length: 8 }, (_, n) => kit.position(loaded, 2, `beacons ${n}`));
    const lit = games.map(
      ({ world }) => (world as RuneboundWorld & { beacons: { lit: { town: string }[] } }).beacons.lit,
    );
    expect(new Set(lit.map(({ length }) => length))).toEqual(new Set([1, 2]));
    expect(games.map((game) => kit.broken(loaded, game))).toEqual(games.map(() => null));
    lit[0]!.push(lit[0]![0]!);
    expect(kit.broken(loaded, games[0]!)).toBe('A beacon was lit twice');
    expect(kit.unreachable(loaded)).toHaveProperty(['turn/fog']);
    expect(kit.unreachable(load<RuneboundWorld>(entry.definition))).not.toHaveProperty(['turn/fog']);
  });

  test('its lab part says what is wanted, and its end has words', () => {
    const report = (rounds: number): Report => {
      const spread = { mean: rounds, median: rounds, least: rounds, most: rounds, error: 0, width: 1, bins: [] };
      const shares = { green: { of: 0, done: 0 }, yellow: { of: 0, done: 0 }, blue: { of: 0, done: 0 } };
      return {
        games: 1,
        players: 4,
        rounds: spread,
        decisions: spread,
        ends: { beacons: 1 },
        order: [],
        bots: { greedy: { of: 4, done: 1 } },
        heroes: {},
        market: {},
        courses: {},
        fights: { ...shares, red: { of: 0, done: 0 } },
        deeds: {},
        curve: [],
      };
    };
    const without = load<RuneboundWorld>(entry.definition);
    expect(lab.outside(report(3), loaded)).toEqual([]);
    expect(lab.outside(report(3), without)).toHaveLength(1);
    expect(lab.summary(report(30), loaded)).toMatchObject({ out_of_band: [{ what: 'rounds' }] });
    expect(lab.summary(report(30), without)).toMatchObject({ out_of_band: [] });
    const ends = lab.figures(report(3), loaded).find(({ id }) => id === 'ends')!;
    const say = words(entryFor(entry, ON).messages);
    expect('parts' in ends && ends.parts.map(({ label }) => say(label))).toEqual(['Three beacons']);
  });

  test('random games with every pack, all of it said', { timeout: 120_000 }, () => {
    // The greatest set that may be played at once.
    const packs = samplesOf(entry.definition).reduce((most, one) => (one.length > most.length ? one : most), []);
    expect(packs).toContain('beacons');
    const check = wordCheck(entry);
    const happened = new Set<string>();
    const report = soak<RuneboundWorld>(entry.definition, {
      games: 6,
      seed: 'beacons',
      seats: [2],
      packs: [packs],
      every: 50,
      cap: 150,
      kit,
      onEvents: ({ loaded: rules, game }, events) => {
        for (const event of events) {
          happened.add(event.tag);
          check.met(eventFor(event, null), {}, packs);
        }
        for (const { seat, asked, options } of game.pending?.offers ?? []) {
          if (asked) check.met(promptOf(rules, game, seat), {}, packs);
          for (const id of options.slice(0, 2)) check.met(labelOf(rules, game, seat, id), {}, packs);
        }
      },
    });
    expect(report.failures.map(({ error }) => error)).toEqual([]);
    expect(check.problems()).toEqual([]);
    expect(happened).toContain('beacon lit');
  });
});

test('nothing in the base names its expansions', () => {
  const root = fileURLToPath(new URL('../../../../', import.meta.url));
  const files = ['packages/runebound/src', 'apps/web/src'].flatMap((folder) =>
    readdirSync(root + folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(tsx?|json|css)$/.test(file))
      .map((file) => ({ file: `${folder}/${file}`, text: readFileSync(`${root}${folder}/${file}`, 'utf8') })),
  );
  const naming = (what: RegExp): string[] => files.filter(({ text }) => what.test(text)).map(({ file }) => file);
  const REGISTRY = 'packages/runebound/src/variants/index.ts';
  // Who cannot be played together names the other.
  const REFUSING = ['seven-scions', 'cataclysm', 'frozen-wastes'].map(
    (id) => `packages/runebound/src/variants/${id}/rules.ts`,
  );
  const outside = (what: RegExp, folder: string): string[] =>
    naming(what).filter((file) => file !== REGISTRY && !REFUSING.includes(file) && !file.includes(`/${folder}/`));
  expect(naming(/doom/i).length).toBeGreaterThan(5);
  expect(outside(/doom/i, 'doom-track')).toEqual([]);
  expect(outside(/hazard/i, 'travel-hazards')).toEqual([]);
  expect(outside(/\bwages?\b/i, 'ally-limits')).toEqual([]);
  // The front page offers it by its id; the guided first game is one.
  expect(outside(/short.quest|starting counter/i, 'short-quest').sort()).toEqual([
    'apps/web/src/front/play-now.tsx',
    'packages/runebound/src/guide/guide.ts',
    'packages/runebound/src/messages/lesson.en.json',
  ]);
  expect(naming(/stormlord/i).length).toBeGreaterThan(5);
  expect(outside(/scions?\b|stormlord/i, 'seven-scions').filter((file) => !/seven-scions/.test(file))).toEqual([]);
  // The Endgame is a library of those who have one; The Frozen Wastes have a confrontation of their own.
  const ofTheEndgame = outside(/endgame|confrontation/i, 'doom-track').filter(
    (file) => !/\/endgame[/.]|\/(seven-scions|frozen-wastes)/.test(file),
  );
  expect(ofTheEndgame).toEqual(['packages/runebound/src/expansion.ts']);
});
