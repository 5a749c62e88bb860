/** The pack in `examples`: read from its folder, checked, and played. */

import { fileURLToPath } from 'node:url';
import { soak } from '@questwright/harness';
import { load, open, type Content } from '@questwright/kernel';
import { entryFor, missingWords, wordCheck } from '@questwright/messages';
import { readPack, stampOf, whyNotWith, withPacks } from '@questwright/packs';
import { readPackFolder } from '@questwright/packs/folder';
import { runeboundEntry } from '@questwright/runebound';
import { describe, expect, test } from 'vitest';
import { said } from './said.ts';

const FOLDER = fileURLToPath(new URL('../../../examples/packs/wreckers-light', import.meta.url));
const files = readPackFolder(FOLDER);
const read = readPack(files, [runeboundEntry]);
const pack = read.pack!;
const entry = withPacks(runeboundEntry, [pack]);
const content = Object.fromEntries(
  pack.pack.edits.map((edit) => [edit.content!, (edit as { add: Content }).add]),
) as Record<string, Content>;

test('it has no problems, and a card of every sort', () => {
  expect(said(read)).toEqual([]);
  const kinds = Object.values(content).map((card) => card['kind']);
  expect(kinds.sort()).toEqual(
    ['ally', 'challenge', 'challenge', 'challenge', 'encounter', 'event', 'hero', 'item', 'item'].sort(),
  );
  const colors = Object.values(content).filter((card) => card['kind'] === 'challenge');
  expect(new Set(colors.map((card) => card['color']))).toEqual(new Set(['green', 'yellow', 'blue']));
  expect(content['coffin-crab']).toMatchObject({ kind: 'challenge', back: 'green' });
  expect(content['wet-tom']).toMatchObject({ kind: 'ally', back: 'market' });
});

test('other files of the folder are left alone', () => {
  expect(files.map(({ name }) => name)).toEqual([
    'pack.yaml',
    'people.yaml',
    'strand.yaml',
    'things.yaml',
    'words.en.json',
  ]);
});

test('every card has words, and a text of its own', () => {
  const only = { ...entry, definition: { ...entry.definition, packs: [pack.pack] } };
  expect(missingWords(only)).toEqual([]);
  const check = wordCheck(entry);
  const sheets = runeboundEntry.cards!({ content, verbs: {} });
  expect(sheets).toHaveLength(9);
  for (const { lines } of sheets) for (const line of lines) check.met(line, {}, [pack.id]);
  expect(check.problems()).toEqual([]);
});

test('it can be played: its cards are in the decks, and nothing breaks', { timeout: 120_000 }, () => {
  const loaded = load(entry.definition, { packs: [pack.id] });
  const { game } = open(loaded, { seats: 2, secret: 'wreckers', options: { heroes: ['hanne-of-the-dead-lamp'] } });
  const { cards, card } = game.world.things;
  const inTheGame = new Set(card.map((one: number) => cards[one]));
  expect(Object.keys(content).filter((id) => !inTheGame.has(id))).toEqual([]);
  const check = wordCheck(entry);
  const report = soak(entry.definition, {
    games: 2,
    seed: 'wreckers',
    seats: [2],
    packs: [[pack.id]],
    every: 250,
    cap: 1500,
    onEvents: (_, events) => events.forEach((event) => check.met(event, {}, [pack.id])),
  });
  expect(report.failures.map(({ error }) => error)).toEqual([]);
  expect(report.games).toBe(2);
  expect(report.decisions).toBeGreaterThan(1000);
  expect(check.problems()).toEqual([]);
});

describe('a saved game', () => {
  const header = { packs: [pack.id], options: stampOf([pack]) };
  const { definition } = runeboundEntry;
  const changed = (cost: number): typeof pack =>
    readPack(
      files.map((file) =>
        file.name === 'pack.yaml' ? file : { ...file, text: file.text.replace('cost: 5', `cost: ${cost}`) },
      ),
      [runeboundEntry],
    ).pack!;

  test('goes on with the same pack', () => {
    expect(whyNotWith(header, definition, [pack])).toBeNull();
    expect(whyNotWith(header, definition, [changed(5)])).toBeNull();
  });
  test('says what is missing, changed, or too much', () => {
    expect(whyNotWith(header, definition, [])).toBe(
      'is played with the pack wreckers-light “The Wreckers’ Light” 1.0.0, which is not here: say --pack and its folder',
    );
    expect(whyNotWith(header, definition, [changed(6)])).toMatch(
      /^is played with the pack wreckers-light “The Wreckers’ Light” 1\.0\.0 \(hash [0-9a-f]{8}\), but the folder has other cards now \(hash [0-9a-f]{8}\)$/,
    );
    expect(whyNotWith({ packs: [], options: {} }, definition, [pack])).toBe(
      'was begun without the pack wreckers-light “The Wreckers’ Light” 1.0.0',
    );
  });
  test('other words do not make it another game', () => {
    const renamed = files.map(({ name, text }) => ({ name, text: text.replace('"Wet Tom"', '"Tom"') }));
    expect(readPack(renamed, [runeboundEntry]).pack!.hash).toBe(pack.hash);
  });
});

test('a pack may take the place of a card, and need what another pack brings', () => {
  const second = [
    {
      name: 'pack.yaml',
      text: 'id: low-tide\ngame: runebound\ntitle: Low Tide\nneeds: [wreckers-light]\nexcludes: [doom-track]\nreplaces: [wet-tom]\n',
    },
    {
      name: 'cards.json',
      text: JSON.stringify({
        allies: { 'wet-tom': { ...content['wet-tom'], cost: 1 } },
        messages: { 'content.wet-tom': 'Dry Tom' },
      }),
    },
  ];
  expect(said(readPack(second, [runeboundEntry]))[0]).toMatch(
    /^pack\.yaml:4:9: needs: there is no pack wreckers-light; there are /,
  );
  const tide = readPack(second, [entry]);
  expect(said(tide)).toEqual([]);
  const both = withPacks(entry, [tide.pack!]);
  const { content: cards } = load(both.definition, { packs: ['wreckers-light', 'low-tide'] });
  expect(cards.get('wet-tom')!.content['cost']).toBe(1);
  const tomIn = (...packs: string[]) => entryFor(both, packs).messages['content.wet-tom'];
  expect([tomIn(), tomIn('wreckers-light'), tomIn('wreckers-light', 'low-tide')]).toEqual([
    undefined,
    'Wet Tom',
    'Dry Tom',
  ]);
  expect(() => load(both.definition, { packs: ['low-tide'] })).toThrow('low-tide needs wreckers-light');
  expect(() => load(both.definition, { packs: ['wreckers-light', 'low-tide', 'doom-track'] })).toThrow(
    'low-tide cannot be played with doom-track',
  );
});

test('a town of a pack has a market stack, Heroes may start there, and cards may name it', () => {
  const spaces = ['a1', 'port'].map((id) => `  content.space-isle-${id}: ${id}\n`).join('');
  const board = `boards:\n  isle: { prefix: isle-, towns: { PO: { town: port } }, start: port, map: "pG  PO" }\n`;
  const knife = `items:\n  port-knife:\n    { cost: 2, class: weapon, type: knife, use: always, modifies: [{ value: body, if: { you are in: PORT }, add: 1 }] }\n`;
  const isle = (town: string, words: string) =>
    readPack(
      [
        { name: 'pack.yaml', text: 'id: isle\ngame: runebound\ntitle: The Isle\n' },
        {
          name: 'board.yaml',
          text: `${board}${knife.replace('PORT', town)}messages:\n  content.port-knife: Port Knife\n${spaces}${words}`,
        },
      ],
      [runeboundEntry],
    );
  const word = '  text.word.port: Port\n';
  expect(said(isle('fort', ''))[0]).toContain('you are in: there is no fort; did you mean port?');
  expect(said(isle('port', ''))[0]).toContain('There are no words for this: write text.word.port under messages');
  expect(said(isle('port', word))).toEqual([]);
  const { definition } = withPacks(runeboundEntry, [isle('port', word).pack!]);
  const loaded = load(definition, { packs: ['isle'] });
  const { game } = open(loaded, { seats: 1, secret: 'isle', options: { board: 'isle' } });
  expect(game.world).toMatchObject({ board: 'isle', heroes: [{ space: 'isle-port' }] });
  expect(loaded.rules.zones['stack of port']).toEqual({ sees: 'all' });
  // On the other board Heroes start where they always do.
  const large = open(loaded, { seats: 1, secret: 'isle', options: { board: 'aldermark' } });
  expect(large.game.world).toMatchObject({ heroes: [{ space: 'tamalir' }] });
});

test('a board that is drawn in a pack can be played on', () => {
  const spaces = ['a1', 'a2', 'b1', 'tamalir'].map((id) => `  content.space-strand-${id}: ${id}\n`).join('');
  const text = `boards:\n  strand:\n    prefix: strand-\n    map: |\n      pG  s\n        ~   TA\nmessages:\n${spaces}`;
  const strand = readPack(
    [
      { name: 'pack.yaml', text: 'id: strand\ngame: runebound\ntitle: The Strand\n' },
      { name: 'board.yaml', text },
    ],
    [runeboundEntry],
  );
  expect(said(strand)).toEqual([]);
  const loaded = load(withPacks(runeboundEntry, [strand.pack!]).definition, { packs: ['strand'] });
  const { game } = open(loaded, { seats: 1, secret: 'strand', options: { board: 'strand' } });
  expect(game.world).toMatchObject({ board: 'strand', adventures: ['strand-a1'] });
});
