import { readdirSync, readFileSync } from 'node:fs';
import { arrange, soak, type TestTable } from '@questwright/harness';
import '@questwright/harness/vitest';
import { begin, load, look, view, type Definition, type Edit, type Pack, type Params } from '@questwright/kernel';
import { contextOf, missingWords, telling, words, type GameEntry, type Scene } from '@questwright/messages';
import {
  boardEdits,
  boardPicture,
  runebound,
  runeboundEntry,
  TOWNS,
  type RuneboundWorld,
  type Space,
} from '@questwright/runebound';
import { STYLES } from '@questwright/runebound/picture';
import { describe, expect, test } from 'vitest';
import { FAR_ISLE, ISLE, SNOW, TWO_CARDS } from './far-isle.ts';
import WORDS from './land.en.json' with { type: 'json' };
import { ROAMING } from './roaming.ts';
import { TRADING_DICE } from './trading-dice.ts';

const PACKS: readonly Pack<any>[] = [ISLE, TWO_CARDS, ROAMING, TRADING_DICE];
const definition: Definition<RuneboundWorld> = { ...runebound, packs: [...runebound.packs, ...PACKS] };
const spaces = Object.fromEntries(
  ISLE.edits.flatMap((edit): [string, Space][] =>
    edit.content !== undefined && 'add' in edit ? [[edit.content, edit.add as Space]] : [],
  ),
);
const named = Object.fromEntries(
  Object.entries(spaces).flatMap(([id, { town }]) => (town === undefined ? [[`content.${id}`, id]] : [])),
);
const entry: GameEntry = {
  ...runeboundEntry,
  definition,
  messages: { ...runeboundEntry.messages, ...WORDS, ...named },
};

/** What a seat sees. */
function sceneOf({ loaded, game }: TestTable<RuneboundWorld>, seat: number): Scene {
  const seen = view(loaded, game, seat);
  return {
    view: seen,
    say: telling(words(entry.messages), contextOf(entry, seen)),
    content: new Map([...loaded.content].map(([id, { content }]) => [id, content])),
    value: (name, ...about) => look(loaded, game, (t) => t.read(name, ...about)),
  };
}
interface Position {
  packs?: readonly string[];
  /** Where the heroes stand; seat 0 is in turn. */
  at?: readonly string[];
  step?: string;
  dice?: readonly number[];
  piles?: Readonly<Record<string, readonly string[]>>;
  set?: Params;
}
const HEROES = ['varikas-the-dead', 'the-lady-in-ash'];
function onIsle({ packs = [], at = ['isle-keep'], step = 'movement step', dice = [], piles = {}, set = {} }: Position) {
  return arrange(definition, {
    packs: ['far-isle', ...packs],
    seats: at.length,
    options: { heroes: HEROES.slice(0, at.length) },
    set: { turn: 0, first: 0, ...Object.fromEntries(at.map((space, seat) => [`heroes.${seat}.space`, space])), ...set },
    piles,
    rest: 'market deck',
    dice,
    at: `game/turn > turn/${step}`,
    locals: { turn: { seat: 0 } },
  });
}

describe('a board of a pack', () => {
  test('has its own towns, in the order of their stacks, and its own start', () => {
    const { world, game, loaded } = arrange(definition, { packs: ['far-isle'], seats: 2 });
    expect(world.board).toBe('far-isle');
    expect(world.heroes[world.first]!.space).toBe('isle-keep');
    look(loaded, game, (t) => {
      expect(t.value('towns')).toEqual(['lodge', 'port', 'keep']);
      expect(['lodge', 'port', 'keep'].map((town) => t.pile(`stack of ${town}`).length)).toEqual([1, 1, 0]);
    });
  });

  test('has markets: a card comes, and is bought', () => {
    const piles = { 'stack of port': [] };
    const table = onIsle({ at: ['isle-port'], step: 'market step', piles, set: { 'heroes.0.gold': 99 } });
    const [card] = table.pile('stack of port');
    const thing = table.thing(card!);
    expect(table.events.some(({ tag }) => tag === 'market card added')).toBe(true);
    const name = table.view(0).decision!.mine!.options.find((id) => /^(buy|hire):/.test(id))!;
    expect(name.split(':')[1]).toBe(String(thing));
    expect(table.answer(0, name).pile('area/0')).toEqual([card]);
    expect(table.pile('stack of port')).toEqual([]);
  });

  test('a pack says how many cards a Market step adds', () => {
    const cards = (at: string): number =>
      onIsle({ packs: ['two-cards'], at: [at], step: 'market step' }).pile(at.replace('isle-', 'stack of ')).length;
    // One lay in the port from the start.
    expect(['isle-port', 'isle-keep'].map(cards)).toEqual([1 + 2, 1]);
  });

  test('what counts as an Item is bought, whatever is printed on it', () => {
    const kept = Object.entries(runebound.rules.content).find(([, { keptAs }]) => keptAs === 'item')![0];
    const table = onIsle({ at: ['isle-port'], step: 'market step', piles: { 'stack of port': [kept] } });
    expect(table.view(0).decision!.mine!.options).toContain(`buy:${table.thing(kept)}`);
  });

  test('is drawn as text, in the words of the pack', () => {
    const table = onIsle({ at: ['isle-keep', 'isle-port'] });
    const scene = sceneOf(table, 0);
    const drawn = entry.board(scene, true);
    expect(drawn.slice(1, 6)).toEqual([
      '   1    2    3    4    5',
      'A  PO@1 =    .G   n    ~',
      'B    ~    fY   KE@0 =    ^',
      'C  "    ^    .B   =    .G',
      'D    .R   ~    LO   .    fG',
    ]);
    const around = entry.describe!.around!(scene);
    expect(around[0]).toBe('The Keep (B3), a town: you.');
    expect(around.join('\n')).toContain('(tundra)');
    expect(around.join('\n')).not.toContain('plains)');
  });

  test('names its markets', () => {
    const table = onIsle({ at: ['isle-port'], piles: { 'stack of lodge': ['old-hesper'] } });
    const lines = entry.board(sceneOf(table, 0), true);
    expect(lines.filter((line) => /^the Lodge sells: /i.test(line))).toHaveLength(1);
  });

  test('is painted in the style that it names', () => {
    const nameOf = (key: string): string => entry.messages[key] ?? key;
    const picture = boardPicture(spaces, nameOf, FAR_ISLE, { ...STYLES, snow: SNOW });
    expect(picture.split('class="town"')).toHaveLength(4);
    expect(picture.split('class="drift"')).toHaveLength(6);
    expect(picture).toContain('#eef4fb');
    expect(picture).toContain('>the Lodge<');
    expect(boardPicture(spaces, nameOf, { ...FAR_ISLE, style: 'aldermark' })).not.toContain('#eef4fb');
    expect(() => boardPicture(spaces, nameOf, FAR_ISLE)).toThrow(
      'There is no style snow of pictures; there are aldermark',
    );
  });

  test('is refused when it is short of something', () => {
    const begun = (edits: readonly Edit<RuneboundWorld>[]): unknown =>
      begin(load({ ...runebound, packs: [{ ...ISLE, edits }] }, { packs: [ISLE.id] }), { seats: 1, seed: 'isle' });
    const { start: _, ...nowhere } = FAR_ISLE;
    expect(() => boardEdits('FW-BRD-01', { ...FAR_ISLE, start: 'fort' })).toThrow(
      'Heroes start in fort, but there is no such town on the board far-isle',
    );
    expect(() => boardEdits('FW-BRD-01', { ...FAR_ISLE, map: 'KE  KE' })).toThrow('There are two spaces isle-keep');
    expect(() => begun(boardEdits('FW-BRD-01', nowhere))).toThrow(
      'Heroes start in tamalir, which is not on the board far-isle (RB-MOV-03)',
    );
    expect(() => begun(ISLE.edits.filter(({ zone }) => zone === undefined))).toThrow(
      'The town port of the board far-isle has no market stack (RB-BRD-07)',
    );
  });
});

describe('a figure that is no Hero', () => {
  const roaming = (dice: readonly number[], at = ['isle-keep']): TestTable<RuneboundWorld> =>
    onIsle({ packs: ['roaming'], at, step: 'experience step', dice, set: { patrol: { space: 'isle-a3' } } });

  test('goes where movement dice lead, but not where it may not', () => {
    const table = roaming([1, 1, 1, 2, 6]);
    expect(table.where()).toBe('game/patrol > patrol movement/where to');
    const { options } = table.view(0).decision!.mine!;
    expect(options).toContain('move:isle-a4');
    expect(options).not.toContain('move:isle-keep');
    expect(table).toRefuse(0, 'move:isle-keep', 'MN-PAT-07');
    table.answer(0, 'walk');
    expect(table).toRefuse(0, 'step:isle-keep', 'MN-PAT-07');
    table.answer(0, 'step:isle-a4').answer(0, 'stop');
    expect(table.world).toMatchObject({ patrol: { space: 'isle-a4' }, heroes: [{ space: 'isle-keep' }] });
  });

  test('pays for its way with dice, and meets whom it finds', () => {
    const table = roaming([1, 1, 1, 1, 1], ['isle-a2']).answer(0, 'move:isle-a2');
    expect(table.events.findLast(({ tag }) => tag === 'patrol stopped')).toMatchObject({ with: { met: 1 } });
    expect(table.value('something is there', 'isle-a2', 0)).toBe(true);
  });

  test('is drawn, looked at and found', () => {
    const table = onIsle({ packs: ['roaming'], at: ['isle-keep', 'isle-a3'], set: { patrol: { space: 'isle-a3' } } });
    const scene = sceneOf(table, 0);
    expect(entry.board(scene, true)[2]).toBe('A  PO   =    .G@1Pn    ~');
    const { around, near, sights } = entry.describe!;
    expect(around!(scene).join('\n')).toContain('a patrol');
    expect(near!(scene)).toEqual(expect.arrayContaining([expect.stringMatching(/^Other figures/)]));
    const seen = sights!(scene).find(({ word }) => word === 'patrol')!;
    expect(seen.names).toEqual(['a patrol', 'P']);
    expect(seen.tell()[0]).toContain('and a patrol');
  });
});

describe('two pools of dice', () => {
  const moving = (dice: readonly number[], set: Params = {}): TestTable<RuneboundWorld> =>
    onIsle({ packs: ['trading-dice'], at: ['isle-a3'], dice, set });

  test('the roll to move has what the other pool leaves', () => {
    const table = moving([1, 4, 6, 1, 3]).answer(0, 'roll:5').answer(0, 'trading:2');
    expect(table.view(0).stack.at(-1)!.locals).toMatchObject({ trading: 2, dice: [1, 4, 6] });
    // Both dice show plains.
    table.answer(0, 'trade');
    expect(table.events.findLast(({ tag }) => tag === 'traded')).toMatchObject({ with: { matches: 2 } });
    expect(table.view(0).decision!.mine!.options).not.toContain('trade');
    expect(table.answer(0, 'move:isle-a4').world.heroes[0]!.space).toBe('isle-a4');
  });

  test('all dice may be in one of them, and dice given up to rest are in neither', () => {
    const table = moving([5, 5]).answer(0, 'rest:2');
    expect(table.view(0).decision!.mine!.options).toEqual(['trading:0', 'trading:1', 'trading:2']);
    table.answer(0, 'trading:2');
    expect(table.view(0).decision!.mine!.options).toEqual(['stop', 'trade']);
    table.answer(0, 'trade');
    expect(table.events.findLast(({ tag }) => tag === 'traded')).toMatchObject({ with: { matches: 0 } });
  });
});

test('20 random games on the board of a pack, with all of it', { timeout: 300_000 }, () => {
  const happened = new Map<string, Set<string>>();
  const report = soak(definition, {
    games: 20,
    seed: 'far isle',
    seats: [1, 2, 3],
    packs: [['far-isle'], PACKS.map(({ id }) => id)],
    every: 25,
    cap: 200,
    onEvents: (_, events) => {
      for (const { tag, with: told } of events) {
        const town = (told['town'] as { content?: string } | undefined)?.content ?? '';
        happened.set(tag, (happened.get(tag) ?? new Set()).add(town));
      }
    },
  });
  expect(report.failures.map(({ error, seed }) => `${seed}: ${error}`)).toEqual([]);
  expect(report.finished + report.capped).toBe(20);
  expect([...happened.get('market card added')!].toSorted()).toEqual(
    ['keep', 'lodge', 'port'].map((town) => `space-isle-${town}`),
  );
  for (const tag of ['patrol stopped', 'traded', 'gained']) expect(happened.has(tag), tag).toBe(true);
});

test('everything that was added has words', () => {
  const inTheBase = missingWords({ ...entry, definition: { ...runebound, packs: [] } });
  const missing = missingWords({ ...entry, definition: { ...definition, packs: PACKS } });
  expect(missing.filter((key) => !inTheBase.includes(key))).toEqual([]);
});

test('neither rules nor text name a town', () => {
  const source = new URL('../../src/', import.meta.url);
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !/^(art|content|guide|picture|variants)\//.test(file),
  );
  const towns = new RegExp(`'(${TOWNS.join('|')})'`);
  expect(files.length).toBeGreaterThan(50);
  expect(files.filter((file) => towns.test(readFileSync(new URL(file, source), 'utf8')))).toEqual([]);
});
