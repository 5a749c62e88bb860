import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { folder, questwright } from './run.ts';

const EXAMPLE = fileURLToPath(new URL('../../../examples/packs/wreckers-light', import.meta.url));
const file = folder();

/** A copy of the example in which one file is changed. */
function copy(name: string, changed: string, change: (text: string) => string): string {
  const place = file(name);
  cpSync(EXAMPLE, place, { recursive: true });
  writeFileSync(path.join(place, changed), change(readFileSync(path.join(place, changed), 'utf8')));
  return place;
}

describe.concurrent('pack check', () => {
  test('a right pack', async () => {
    const { code, out, errors } = await questwright(['pack', 'check', EXAMPLE]);
    expect(errors).toBe('');
    expect(out).toMatch(/^ok: .*: The Wreckers’ Light 1\.0\.0 for runebound, 9 cards, hash [0-9a-f]{8}\n$/);
    expect(code).toBe(0);
  });

  test('a wrong one: file, line and column of everything', async () => {
    const place = copy('wrong', 'things.yaml', (text) =>
      text.replace('class: armor', 'class: armour').replace('cancel: 2', 'cancle: 2'),
    );
    const { code, out } = await questwright(['pack', 'check', place, EXAMPLE]);
    const things = path.join(place, 'things.yaml');
    expect(out.split('\n').slice(0, 2)).toEqual([
      `${things}:5:12: drowned-mans-coat.class: there is no armour; did you mean armor?`,
      `${things}:15:13: drowned-mans-coat.abilities.0.effects.0: there is no verb cancle; did you mean cancel?`,
    ]);
    expect(out).toContain('ok: ');
    expect(out).toMatch(/\n2 problems\n$/);
    expect(code).toBe(1);
  });

  test.each([
    [['pack', 'check', 'nowhere'], 'nowhere is no folder.'],
    [['pack', 'check'], "missing required argument 'folders'"],
    [['pack', 'chek', EXAMPLE], 'Did you mean check?'],
    [['play', 'lanterns', '--pack', EXAMPLE], 'wreckers-light is a pack of runebound, not of lanterns.'],
    [['play', 'runebound', '--pack', EXAMPLE, '--pack', EXAMPLE], 'runebound has a pack wreckers-light already'],
  ])('asked wrongly: %j', async (parameters, words) => {
    const { code, errors } = await questwright(parameters);
    expect(errors).toContain(words);
    expect(errors).not.toContain('    at ');
    expect(code).not.toBe(0);
  });
});

test('a wrong pack is not played with', async () => {
  const place = copy('unplayable', 'people.yaml', (text) => text.replace('life: 5', 'life: 0'));
  const { code, out, errors } = await questwright(['play', 'runebound', '--pack', place]);
  expect([code, out]).toEqual([1, '']);
  expect(errors).toContain('people.yaml:8:11: hanne-of-the-dead-lamp.life must be a whole number from 1 to 40, not 0');
});

test('a saved game names its pack, goes on with it, and with nothing else', async () => {
  const saved = file('game.json');
  const begun = await questwright(
    ['play', 'runebound', '--seats', '2', '--seed', 'fog', '--pack', EXAMPLE, '--save', saved],
    ['1', '1', 'quit'],
  );
  expect(begun.out).toContain('with The Wreckers’ Light');
  expect(begun.code).toBe(0);
  expect(JSON.parse(readFileSync(saved, 'utf8')).header).toMatchObject({
    packs: ['wreckers-light'],
    options: { packs: { 'wreckers-light': { title: 'The Wreckers’ Light', version: '1.0.0' } } },
  });

  const changed = copy('changed', 'people.yaml', (text) => text.replace('cost: 5', 'cost: 4'));
  const renamed = copy('renamed', 'words.en.json', (text) => text.replace('"Wet Tom"', '"Damp Tom"'));
  const [verified, told, words, missing, other, again] = await Promise.all([
    questwright(['verify', saved, '--pack', EXAMPLE]),
    questwright(['replay', saved, '--pack', EXAMPLE]),
    questwright(['verify', saved, '--pack', renamed]),
    questwright(['play', saved]),
    questwright(['play', saved, '--pack', changed]),
    questwright(['play', saved, '--pack', EXAMPLE], ['quit']),
  ]);
  expect(verified.out).toMatch(/^ok: 2 answers/);
  expect(told.code).toBe(0);
  expect(words.out).toBe(verified.out);
  expect(missing).toMatchObject({ code: 1, out: '' });
  expect(missing.errors).toContain(
    'is played with the pack wreckers-light “The Wreckers’ Light” 1.0.0, which is not here',
  );
  expect(other).toMatchObject({ code: 1, out: '' });
  expect(other.errors).toContain('but the folder has other cards now');
  expect(again.code).toBe(0);
  expect(again.out).toContain('with The Wreckers’ Light');
});

test('rules, cards, scenarios and soaks take it, too', async () => {
  const scenario = file('hanne.yaml');
  writeFileSync(
    scenario,
    'title: Hanne\ngame: runebound\npacks: [wreckers-light]\nplay:\n  - expect: { values: { round: 1 } }\n',
  );
  const [rules, cards, played, soak] = await Promise.all([
    questwright(['rules', 'runebound', '--pack', EXAMPLE]),
    questwright(['cards', 'runebound', '--pack', EXAMPLE, '--kind', 'ally']),
    questwright(['scenario', scenario, '--pack', EXAMPLE]),
    questwright(
      [
        'soak',
        'runebound',
        '--pack',
        EXAMPLE,
        '--packs',
        'none',
        '--games',
        '1',
        '--seats',
        '2',
        '--from',
        'start',
      ].concat(['--bots', 'greedy', '--checks-every', '500']),
    ),
  ]);
  expect(rules.out).toContain('wreckers-light adds content wet-tom');
  expect(cards.out).toContain('Wet Tom');
  expect(played.out).toContain('ok ');
  expect(soak.code).toBe(0);
  expect(JSON.parse(soak.out.trim().split('\n').at(-1)!)).toMatchObject({ games: 1, failures: 0, words_missing: 0 });
});
