/** Nothing is said in plain English where another language is wanted. */

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { GAMES } from '@questwright/games';
import { load, type Loaded } from '@questwright/kernel';
import { isPlain, PSEUDO } from '@questwright/messages';
import { BOOK_NAMES } from '@questwright/rulebook';
import { readBook } from '@questwright/rulebook/files';
import { beforeAll, describe, expect, test } from 'vitest';
import { localeIn, say, speak, spoken } from '../src/language.ts';
import { folder, questwright, type Ran } from './run.ts';

const file = folder();
const root = (name: string): string => fileURLToPath(new URL(`../../../${name}`, import.meta.url));
const speaking = (parameters: readonly string[], lines: readonly string[] = []): Promise<Ran> =>
  questwright([...parameters, '--locale', PSEUDO], lines);

const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** The catalogue has the words of the books. */
const CATALOGUE = BOOK_NAMES.flatMap((name) => readBook(name).entries).flatMap(({ title, text, ruling }) => [
  text,
  title,
  ruling ?? '',
]);
/** Ids of rules, files and addresses, what somebody typed in quotes, marks on a map, options. */
const NO_WORDS = [
  /\b[A-Z]{2,4}-[A-Z]{2,4}-\d+[a-z]?\b/g,
  /(https?:)?[^\s:"]*[/\\][^\s"]*/g,
  /"[^"]*"/g,
  /\b[A-R]\d{1,2}\b/g,
  /--[a-z-]+/g,
];
const TYPED = [
  'done',
  'back',
  'look',
  'near',
  'goal',
  'cards',
  'board',
  'why',
  'explain',
  'thoughts',
  'undo',
  'redo',
  'log',
  'seat',
  'ask',
  'always',
  'save',
  'help',
  'rules',
  'quit',
  'n',
  'nowhere',
  'nothing at all',
  'nobody',
  'x',
  'xyzzy',
];
const COMMANDS = [
  'questwright',
  'games',
  'play',
  'join',
  'host',
  'replay',
  'verify',
  'rules',
  'cards',
  'board',
  'scenario',
  'pack',
  'backup',
  'restore',
  'report',
  'soak',
  'lab',
  'plya',
];
const IDS = GAMES.flatMap(({ definition: { id, packs, rules } }) => [
  id,
  ...packs.map((pack) => pack.id),
  ...Object.keys(rules.content),
]);

/** The plain words that are left of a text, without what is known to be none. */
function plainIn(text: string, known: readonly string[] = []): string[] {
  const lines = text.split('\n').filter((line) => !/^[>{]|^ {2}[A-P] {2}/.test(line));
  let rest = ` ${oneLine(lines.join('\n'))} `;
  const longest = [...CATALOGUE, ...known].map(oneLine).filter((one) => one !== '' && isPlain(one));
  for (const one of longest.sort((x, y) => y.length - x.length)) {
    if (!rest.includes(one)) continue;
    rest = rest.replaceAll(
      new RegExp(
        `(?<![\\p{L}\\p{N}])${one.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`)}(?![\\p{L}\\p{N}])`,
        'gu',
      ),
      ' ',
    );
  }
  for (const one of NO_WORDS) rest = rest.replaceAll(one, ' ');
  return [...new Set(rest.split(/[^\p{L}\p{N}’-]+/u).filter(isPlain))];
}

test('letters without an accent are found', () => {
  expect(plainIn('ŧĥé deck: 24\n> look\n{"json": 1}\n', [])).toEqual(['deck']);
  expect(plainIn('ŧĥé deck [LAN-TRN-01] "typed" --watch', ['deck'])).toEqual([]);
});

describe.concurrent('a game is played', () => {
  const ASKING = [
    'look',
    'look 1',
    'look nowhere',
    'near',
    'goal',
    'cards',
    'board',
    'why',
    'why 1',
    'why 99',
    'why nothing at all',
    'explain',
    'explain nothing',
    'thoughts',
    'undo',
    'undo 0',
    'undo to 99',
    'redo',
    'log',
    'log x',
    'seat 9',
    'help',
    'help rules',
    'help x',
    'save',
    'ask x',
    'ask always',
    'ask usual',
    'done',
    'back',
    '99',
    'xyzzy',
  ];
  const saved = file('lanterns.json');

  test('Lanterns', async () => {
    const { out, errors } = await speaking(
      ['play', 'lanterns', '--seed', '7', '--me', '0'],
      [
        ...ASKING,
        'explain fog',
        'explain fog of nobody',
        '5',
        'undo',
        'redo',
        'back',
        '1',
        ...ASKING,
        '1',
        '1',
        'log 1',
        'undo 2',
        'redo',
        `save ${saved}`,
        `save ${saved}`,
        `save ${root('package.json')}`,
        'quit',
      ],
    );
    expect(errors).toBe('');
    expect(out).toContain('> quit');
    expect(plainIn(out, TYPED)).toEqual([]);
  });

  test('Runebound', async () => {
    const { out, errors } = await speaking(
      ['play', 'runebound', '--seed', '7', '--seats', '2', '--me', '0', '--packs', 'doom-track', '--bot', 'greedy'],
      [...ASKING, '1', '1', '1', ...ASKING, '1', '1', 'undo', 'redo', 'log', 'why market', 'why sell', 'quit'],
    );
    expect(errors).toBe('');
    expect(out).toContain('> quit');
    expect(plainIn(out, [...TYPED, 'greedy'])).toEqual([]);
  });
});

describe.concurrent('a file of a game is told', () => {
  const saved = file('told.json');
  beforeAll(
    async () => void (await questwright(['play', 'lanterns', '--seed', '7', '--save', saved], ['1', '1', '1'])),
  );

  test('verify', async () => {
    const { out } = await speaking(['verify', saved]);
    expect(out).toMatch(/^öķ: \d+ àñšŵéŕš, ĥàšĥ [0-9a-f]+·*\n$/);
  });

  test.each([[[]], [['--seat', '1']], [['--to', '1']]])('replay %j', async (more) => {
    const { code, out } = await speaking(['replay', saved, ...more]);
    expect(code).toBe(0);
    expect(plainIn(out)).toEqual([]);
  });
});

describe.concurrent('commands', () => {
  test('games', async () => {
    const { out } = await speaking(['games']);
    expect(plainIn(out, IDS)).toEqual([]);
  });

  test.each(['tictactoe', 'lanterns'])('rules %s', async (id) => {
    const { definition } = GAMES.find((entry) => entry.definition.id === id)!;
    const { out } = await speaking(['rules', id]);
    expect(plainIn(out, namesIn(load(definition)))).toEqual([]);
  });

  test('cards', async () => {
    const { code, out } = await speaking(['cards', 'runebound', '--kind', 'hero']);
    expect(code).toBe(0);
    expect(plainIn(out)).toEqual([]);
  });

  test('soak', async () => {
    const { code, out } = await speaking(['soak', 'tictactoe', '--games', '5', '--seed', '7']);
    expect(code).toBe(0);
    expect(plainIn(out)).toEqual([]);
  });

  test('lab', async () => {
    const lab = [
      'lab',
      'tictactoe',
      '--games',
      '2',
      '--players',
      '2',
      '--bots',
      'random',
      '--seed',
      '7',
      '--threads',
      '1',
    ];
    const { code, out } = await speaking([...lab, '--job', file('job'), '--report', file('report.html')]);
    expect(code).toBe(0);
    const report = JSON.parse(readFileSync(root('packages/lab/src/report/en.json'), 'utf8')) as Record<string, string>;
    expect(plainIn(out, ['random', 'html', ...wordsIn(report)])).toEqual([]);
    expect(readFileSync(file('report.html'), 'utf8')).toContain(`<html lang="${PSEUDO}">`);
  });

  test('scenario', async () => {
    const name = root('scenarios/tictactoe');
    const { code, out } = await speaking(['scenario', name]);
    const titles = [...(await questwright(['scenario', name])).out.matchAll(/: (.*) \(\d+ checks\)$/gm)];
    expect(code).toBe(0);
    expect(
      plainIn(
        out,
        titles.map(([, title]) => title!),
      ),
    ).toEqual([]);
  });

  test('pack', async () => {
    const { code, out } = await speaking(['pack', 'check', root('examples/packs/wreckers-light')]);
    expect(code).toBe(0);
    expect(out).toMatch(/^öķ: .*wreckers-light: .* ƒöŕ runebound, \d+ çàŕđš, ĥàšĥ /);
  });

  test.each([[], ['play'], ['host'], ['soak'], ['lab']])('help %s', async (...command) => {
    const { code, out } = await speaking([...command, '--help']);
    expect(code).toBe(0);
    const syntax = out.match(/^ {2}\S.*? {2}|^[^:]*: questwright.*|[<[][\w.]+[>\]]|^\S+: questwright.*/gm) ?? [];
    const plain = plainIn(out, [...syntax, ...IDS, ...COMMANDS]);
    expect(plain).toEqual([]);
  });
});

describe.concurrent('asked wrongly', () => {
  test.each([
    [['plya'], COMMANDS],
    [['play', 'tictactoe', '--colour'], []],
    [['play'], ['game', ...COMMANDS]],
    [
      ['play', 'tictactoe', 'again'],
      ['play', 'questwright play'],
    ],
    [['play', 'chess'], []],
    [['play', 'tictactoe', '--seats', '3'], []],
    [['play', 'tictactoe', '--seats', 'two'], []],
    [['play', 'tictactoe', '--me', '4'], []],
    [['play', 'tictactoe', '--me', '0', '--bots', '1'], []],
    [['play', 'tictactoe', '--bot', 'genius'], ['random']],
    [['play', 'tictactoe', '--heroes', 'pip'], []],
    [['play', 'tictactoe', '--start', 'x'], []],
    [['play', 'runebound', '--heroes', 'nobody'], []],
    [
      ['rules', 'tictactoe', '--proc', 'turn'],
      ['game', 'effects', 'in turn', 'choose an effect', 'ability'],
    ],
    [['cards', 'tictactoe'], []],
    [['soak', 'tictactoe', '--seats', '5'], []],
    [['soak', 'tictactoe', '--from', 'x'], ['start, positions, mixed']],
    [['lab', 'tictactoe', '--game', 'lanterns'], []],
    [['board'], []],
    [['board', '--png', 'x', '--width', 'y'], []],
    [['join', 'http://localhost/x'], []],
    [['join', 'x', '--watch', '--seat', '1'], []],
    [['host', 'tictactoe', '--seats', 'you'], []],
  ])('%j', async (parameters, known) => {
    const { code, out, errors } = await speaking(parameters);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(errors).toMatch(/\p{L}/u);
    expect(plainIn(errors, [...known, ...IDS])).toEqual([]);
  });
});

describe('the locale', () => {
  beforeAll(() => () => speak('en'));

  test('is said anywhere on the line, or by the environment', () => {
    expect(localeIn(['play', '--locale', 'de', 'x'], {})).toEqual({ locale: 'de', rest: ['play', 'x'] });
    expect(localeIn(['--locale=de', 'games'], { LANG: 'fr' })).toEqual({ locale: 'de', rest: ['games'] });
    expect(localeIn(['games'], { LC_ALL: '', LANG: 'de_DE.UTF-8' })).toEqual({
      locale: 'de_DE.UTF-8',
      rest: ['games'],
    });
    expect(localeIn(['games'], {})).toEqual({ locale: '', rest: ['games'] });
  });

  test.each([
    ['en_US.UTF-8', 'en'],
    ['tlh', 'en'],
    ['C', 'en'],
    ['../x', 'en'],
    ['', 'en'],
    [PSEUDO, PSEUDO],
  ])('%s is spoken as %s', (wanted, locale) => {
    speak(wanted);
    expect(spoken()).toBe(locale);
    expect(isPlain(say('games.seats', { seats: 2 }))).toBe(locale === 'en');
  });

  test('without a value is a mistake', async () => {
    const { code, errors } = await questwright(['games', '--locale']);
    expect(code).toBe(2);
    expect(errors).toContain("unknown option '--locale'");
  });
});

/** The names that the tables of a game have in the rules. */
function namesIn({ procs, timings, values, watches, asides, rules }: Loaded): string[] {
  const steps = [...procs.values()].flatMap((proc) => [...proc.steps.values()]);
  return [
    ...procs.keys(),
    ...[...procs.values()].flatMap(({ shown }) => shown),
    ...steps.flatMap(({ name, window }) => [name, window?.timing ?? '', window?.closes ?? '']),
    ...[...steps, ...timings.values()]
      .flatMap(({ choices }) => choices)
      .flatMap(({ name, choice }) => [name, choice.kind ?? '', choice.part ?? '']),
    ...asides.map(({ name }) => name),
    ...timings.keys(),
    ...values.keys(),
    ...[...values.values()].flatMap(({ entry }) =>
      Object.entries(entry.parts).flatMap(([name, { layer }]) => [name, layer]),
    ),
    ...watches.flatMap(({ name, on }) => [name, ...on]),
    ...[rules.setup, rules.ways, rules.verbs, rules.zones].flatMap((table) => Object.keys(table)),
  ];
}

const wordsIn = (messages: Readonly<Record<string, string>>): string[] =>
  Object.values(messages).flatMap((text) => text.split(/[^\p{L}]+/u));
