import {
  CatalogueError,
  loadCatalogue,
  parseBook,
  parseExemptions,
  showProblem,
  type Source,
} from '@questwright/rulebook';
import { describe, expect, test } from 'vitest';

const SOUND = `- id: TIC-SET-01
  title: "A board"
  kind: setup
  text: >-
    The board is empty.
  source: {seed: "own", section: "Setup"}
  check: "Given a new game, then the board is empty."
`;

const problemsOf = (text: string): readonly string[] => parseBook('small-games', text).problems.map(showProblem);
const without = (field: string): string => SOUND.replace(new RegExp(`^  ${field}:(.*\\n)(    .*\\n)*`, 'm'), '');

describe('a book', () => {
  test('gives its entries with all fields and the line', () => {
    const { entries, problems } = parseBook('small-games', `# A comment\n${SOUND}`);
    expect(problems).toEqual([]);
    expect(entries).toEqual([
      {
        id: 'TIC-SET-01',
        book: 'small-games',
        title: 'A board',
        kind: 'setup',
        text: 'The board is empty.',
        source: { seed: 'own', section: 'Setup' },
        check: 'Given a new game, then the board is empty.',
        ruling: null,
        overrides: [],
        line: 2,
      },
    ]);
  });

  test.each(['title', 'kind', 'text', 'source', 'check'])('needs the field %s', (field) => {
    expect(problemsOf(without(field))).toEqual([`small-games.yaml:1:3 TIC-SET-01: field '${field}' is missing`]);
  });

  test('needs an id', () => {
    const text = SOUND.replace('- id: TIC-SET-01\n  title', '- title');
    expect(problemsOf(text)).toEqual(["small-games.yaml:1:3 entry without id: field 'id' is missing"]);
  });

  test.each([
    ['a misspelt id', 'TIC-SET-01', 'TIC_SET_1', ':1:7 TIC_SET_1: an id looks like RB-CBT-19'],
    ['an id of another book', 'TIC-SET-01', 'RB-SET-01', '1:7 RB-SET-01: ids of small-games begin with TIC, LAN, SKM'],
    ['an unknown kind', 'kind: setup', 'kind: law', /:3:9 TIC-SET-01: unknown kind 'law' \(known: rule, limit, /],
    ['a title that is no text', '"A board"', '7', ":2:10 TIC-SET-01: 'title' must be text"],
    ['an empty title', '"A board"', '" "', ":2:10 TIC-SET-01: 'title' is empty"],
    ['a title without a value', '"A board"', '', /:2:\d+ TIC-SET-01: 'title' is empty$/],
    ['an empty text', '    The board is empty.\n', '', /:4:\d+ TIC-SET-01: 'text' is empty$/],
    ['a source that is no map', /\{.*\}/, 'own', ":6:11 TIC-SET-01: 'source' must be a map with seed and section"],
    ['a source without section', ', section: "Setup"', '', ":6:11 TIC-SET-01: source: field 'section' is missing"],
    ['a source with more', '"own",', '"own", page: 3,', /:6:25 TIC-SET-01: source: unknown field 'page'/],
    ['an unknown field', '  check', '  chekc: x\n  check', /:7:3 TIC-SET-01: unknown field 'chekc' \(known: id, /],
    ['a field given twice', '  check', '  kind: rule\n  check', /:7:3 Map keys must be unique/],
    ['overrides that are no list', '  check', '  overrides: RB\n  check', /:7:14 .*'overrides' must be a list of ids$/],
    ['an override of itself', '  check', '  overrides: [TIC-SET-01]\n  check', ':7:15 TIC-SET-01: overrides itself'],
    ['an override twice', '  check', '  overrides: [RB-A, RB-A]\n  check', ':7:21 TIC-SET-01: overrides RB-A twice'],
  ])('refuses %s', (_, from, to, expected) => {
    const [problem, ...others] = problemsOf(SOUND.replace(from, to));
    expect(others).toEqual([]);
    expect(problem).toMatch(expected);
  });

  test('refuses an id twice, with the place of the first', () => {
    expect(problemsOf(`${SOUND}\n${SOUND}`)).toEqual([
      'small-games.yaml:9:7 TIC-SET-01: the id is already taken at small-games.yaml:1',
    ]);
  });

  test('must be a list of maps', () => {
    expect(problemsOf('id: TIC-SET-01')).toEqual(['small-games.yaml:1:1 the file must be a list of entries']);
    expect(problemsOf('')).toEqual(['small-games.yaml:1:1 the file must be a list of entries']);
    expect(problemsOf(`${SOUND}- nothing`)).toEqual(['small-games.yaml:8:3 an entry must be a map of fields']);
  });

  test('reports broken YAML with its place', () => {
    const text = SOUND.replace('section: "Setup"}', 'section: "Setup"');
    expect(problemsOf(text)[0]).toMatch(/^small-games\.yaml:7:3 Flow map in block collection must be/);
  });

  test('reports all problems at once and keeps the sound entries', () => {
    const broken = without('check').replace('-01', '-02').replace('kind: setup', 'kind: law');
    const { entries, problems } = parseBook('small-games', `${broken}${SOUND}`);
    expect(problems.map((problem) => problem.line)).toEqual([1, 3]);
    expect(entries.map((entry) => entry.id)).toEqual(['TIC-SET-01']);
  });
});

describe('several books', () => {
  const book = (name: Source['name'], id: string, overrides = ''): Source => ({
    name,
    text: SOUND.replace('TIC-SET-01', id) + overrides,
  });
  const problemsOfAll = (...sources: Source[]): readonly string[] => loadCatalogue(sources).problems.map(showProblem);

  test('may override each other', () => {
    const midnight = book('midnight', 'MN-SET-01', '  overrides: [RB-SET-01]\n');
    const { problems, catalogue } = loadCatalogue([midnight, book('runebound-base', 'RB-SET-01')]);
    expect(problems).toEqual([]);
    expect(catalogue.rule('MN-SET-01').overrides).toEqual(['RB-SET-01']);
  });

  test('refuse to override an unknown id', () => {
    expect(problemsOfAll(book('midnight', 'MN-SET-01', '  overrides: [RB-SET-01]\n'))).toEqual([
      'midnight.yaml:8:15 MN-SET-01: overrides the unknown id RB-SET-01',
    ]);
  });

  test('refuse one id in two books', () => {
    expect(
      problemsOfAll(book('middara-encounters', 'MD-ATK-01'), book('middara-modes-and-items', 'MD-ATK-01')),
    ).toEqual(['middara-modes-and-items.yaml:1:7 MD-ATK-01: the id is already taken at middara-encounters.yaml:1']);
  });

  test('refuse one area in two books, else an id would not tell its book', () => {
    expect(
      problemsOfAll(book('middara-encounters', 'MD-ATK-01'), book('middara-modes-and-items', 'MD-ATK-02')),
    ).toEqual(['middara-modes-and-items.yaml:1:7 MD-ATK-02: the area MD-ATK belongs to middara-encounters.yaml']);
  });

  test('can be told as one error that lists everything', () => {
    const { problems } = loadCatalogue([book('midnight', 'MN'), book('frozen-wastes', 'FW')]);
    expect(new CatalogueError(problems).message).toBe(
      'The rules catalogue has 2 problem(s):\n' +
        'midnight.yaml:1:7 MN: an id looks like RB-CBT-19\nfrozen-wastes.yaml:1:7 FW: an id looks like RB-CBT-19',
    );
  });
});

describe('the list of exempt rules', () => {
  const parse = (text: string): ReturnType<typeof parseExemptions> => parseExemptions(text, (id) => id === 'RB-OBJ-02');
  const REASON = 'reason: "Advice that restricts nothing."';

  test('gives id and reason', () => {
    expect(parse(`- id: RB-OBJ-02\n  ${REASON}`)).toEqual({
      exemptions: [{ id: 'RB-OBJ-02', reason: 'Advice that restricts nothing.' }],
      problems: [],
    });
    expect(parse('[]')).toEqual({ exemptions: [], problems: [] });
  });

  test.each([
    ['an unknown id', `- id: RB-OBJ-03\n  ${REASON}`, '1:7 RB-OBJ-03: no book has this id'],
    ['a short reason', '- id: RB-OBJ-02\n  reason: "later"', '2:11 RB-OBJ-02: a reason has at least 20 characters'],
    ['no reason', '- id: RB-OBJ-02', "1:3 exemption: field 'reason' is missing"],
    ['a repetition', `- id: RB-OBJ-02\n  ${REASON}\n- id: RB-OBJ-02\n  ${REASON}`, '3:7 RB-OBJ-02: is exempt twice'],
  ])('refuses %s', (_, text, expected) => {
    expect(parse(text).problems.map(showProblem)).toEqual([`exempt.yaml:${expected}`]);
  });
});
