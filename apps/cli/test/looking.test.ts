import { look, open } from '@questwright/kernel';
import { describe, expect, test } from 'vitest';
import { goalInWords, milestonesInWords } from '@questwright/messages';
import { GAMES } from '@questwright/games';
import { loadGame, titleOf } from '../src/games.ts';
import { Teller } from '../src/teller.ts';
import { questwright } from './run.ts';

const runebound = async (lines: readonly string[], ...more: string[]): Promise<string> =>
  (await questwright(['play', 'runebound', '--seed', 'look', '--heroes', 'pip', ...more], lines)).out;
const said = (out: string, line: string): string => {
  const from = out.indexOf(`> ${line}\n`) + line.length + 3;
  const to = out.indexOf('\n> ', from);
  return out.slice(from, to < 0 ? undefined : to + 1);
};

describe.each(GAMES.map((entry) => [titleOf(entry), entry] as const))('%s', (_, entry) => {
  const loaded = loadGame(entry, []);
  const seats = entry.definition.seats.max;
  const { game } = open(loaded, { seats, secret: 'words' });
  const teller = new Teller(entry, loaded);

  test('has words for all that can be asked', () => {
    const asked = Object.keys(entry.asks ?? {});
    expect(asked.filter((name) => !loaded.values.has(name))).toEqual([]);
    expect(asked.filter((name) => !teller.say.has(`value.${name}`))).toEqual([]);
  });
  test('is described without a hole', () => {
    const reader = teller.at(game, 0);
    const scene = reader.scene();
    const { describe: told = {} } = entry;
    const lines = [
      ...goalInWords(scene.say, entry.goal!(scene)),
      ...milestonesInWords(scene.say, entry.goal!(scene)),
      ...reader.board(),
      ...reader.board({ linear: true }),
      ...teller.at(game, null).board(),
      ...(told.around?.(scene) ?? []),
      ...(told.near?.(scene) ?? []),
      ...(told.own?.(scene) ?? []),
      ...reader.sights().flatMap((sight) => [...sight.names, sight.detail ?? '', ...sight.tell()]),
    ];
    expect(lines.length).toBeGreaterThan(2);
    expect(lines.filter((line) => /[<{}]|undefined|NaN|\[object/.test(line))).toEqual([]);
  });
  test('says what it is about', () => {
    expect(teller.say.has('guide.introduction')).toBe(true);
  });
});

describe.concurrent('Runebound in words', () => {
  test('look, near and cards', async () => {
    const out = await runebound(['look', 'look frostgate', 'look pip', 'look nowhere', 'near', 'cards']);
    expect(said(out, 'look')).toMatch(
      /^ {2}Tamalir \(\w\d+\), a town: you\.\n[\s\S]*\n {4}(north|south)-(east|west): /,
    );
    expect(said(out, 'look frostgate')).toMatch(
      /^ {2}Frostgate \(\w\d+\), a town: nobody and nothing is here\.\n {2}For sale: /,
    );
    expect(said(out, 'look pip')).toMatch(
      /^ {2}Pip Underbough\. Hero\n[\s\S]*Pip Underbough \(you, seat 0\), in Tamalir/,
    );
    expect(said(out, 'look nowhere')).toBe('You see nothing that is called "nowhere".\n');
    expect(said(out, 'near')).toMatch(/\d+ green adventures?.*:\n {4}\S.* \(\w\d+\), \d steps?: \w+/);
    expect(said(out, 'cards')).toContain('You have no cards besides your Hero.');
  });

  test('other heroes, by either name', async () => {
    const parameters = ['play', 'runebound', '--seats', '2', '--heroes', 'pip,old hesper'];
    const { out } = await questwright(parameters, ['look hesper', 'look pip underbough', 'explain mind of hesper']);
    expect(said(out, 'look hesper')).toMatch(/^ {2}Old Hesper\. Hero\n[\s\S]*Old Hesper \((you, )?seat 1\), /);
    expect(said(out, 'look pip underbough')).toMatch(/^ {2}Pip Underbough\. Hero\n/);
    expect(said(out, 'explain mind of hesper')).toMatch(/^Mind of Hesper: \d+\n/);
  });

  test('places and cards that are not on offer are explained by name', async () => {
    const out = await runebound(['why frostgate', 'why e5', 'why buy', 'why move']);
    expect(said(out, 'why frostgate')).toMatch(/^Frostgate is not next to you\.\n {2}RB-MOV-22 {2}/);
    expect(said(out, 'why e5')).toMatch(/^\S.* is not next to you\.\n {2}RB-MOV-22 {2}/);
    expect(said(out, 'why buy')).toMatch(
      /^“Buy an Item” belongs to the Market step; that can only come later\.\nNow: How do you move\?\n {2}RB-MKT-05 {2}/,
    );
    expect(out).not.toContain('RB-MOV-24');
  });

  test('explain lists what a player would ask, and never shows data', async () => {
    const lines = [
      'explain',
      'explain movement dice',
      'explain Mind of pip',
      'explain terrains of tamalir',
      'explain price',
    ];
    const out = await runebound([
      ...lines,
      'explain neighbours of tamalir',
      'explain combat roll of pip melee attack',
      'explain mind of x',
    ]);
    expect(said(out, 'explain')).toMatch(/Of a player \(you, if you name none\): movement dice \(5\), /);
    expect(said(out, 'explain movement dice')).toMatch(/^movement dice of Pip: 5\n {5}5 {2}at first: RB-MOV-04 /);
    expect(said(out, 'explain Mind of pip')).toMatch(/^Mind of Pip: \d+\n/);
    expect(said(out, 'explain terrains of tamalir')).toMatch(
      /^terrains of Tamalir: plains, road, .*and mountain\n {2}nothing {2}at first/,
    );
    expect(said(out, 'explain price')).toMatch(/^Of what\? For example: explain price of \S/);
    expect(said(out, 'explain neighbours of tamalir')).toMatch(/^neighbors of Tamalir: [^{[]*, and /);
    expect(said(out, 'explain combat roll of pip melee attack')).toMatch(
      /^added to combat rolls of Pip, melee attack: \d\n/,
    );
    expect(said(out, 'explain mind of x')).toMatch(/^That cannot be said of x\. For example: explain Mind of /);
  });

  test('linear: sentences, no map, no citations, no colours', async () => {
    const out = await runebound(['1'], '--linear');
    expect(out).toContain('Around it:\n');
    expect(out).not.toContain('TA@0');
    expect(out).not.toMatch(/\[RB-/);
    const drawn = await runebound(['1']);
    expect(drawn).toContain('TA@0');
    expect(drawn).toContain('How do you move? [RB-MOV-01]');
  });

  test('spaces where nothing is come last and in short, and can be named', async () => {
    const out = await runebound(['1'], '--heroes', 'varikas');
    const [, first] = /Spaces where nothing is, by their names: (\w\d+),/.exec(out)!;
    const again = await runebound(['1', first!.toLowerCase()], '--heroes', 'varikas');
    expect(again.slice(again.indexOf(`> ${first!.toLowerCase()}`))).not.toContain('is not on the list');
  });

  test('help rules', async () => {
    const out = await runebound(['help rules', 'help me']);
    expect(said(out, 'help rules')).toMatch(/^THE GOAL\.[\s\S]*\nA TURN has five steps\./);
    expect(said(out, 'help me')).toBe('There is help, and help rules; nothing on "me".\n');
  });
});

test('values that players may ask for can be worked out for their seats', () => {
  const entry = GAMES.find(({ definition }) => definition.id === 'runebound')!;
  const loaded = loadGame(entry, []);
  const { game } = open(loaded, { seats: 2, secret: 'values' });
  const teller = new Teller(entry, loaded);
  const figure = entry.figure!(teller.at(game, 1).view, 1);
  for (const [name, { of, cases = [null] }] of Object.entries(entry.asks!)) {
    if (of === 'card' || of === 'place') continue;
    const about = of === 'seat' ? [1] : of === 'figure' ? [figure] : [];
    for (const one of cases) {
      const value = look(loaded, game, (t) =>
        t.value(name, ...([...about, ...(one === null ? [] : [one])] as [number])),
      );
      expect([name, typeof value]).not.toEqual([name, 'undefined']);
    }
  }
});

test('goal says what wins, and how far everybody is', async () => {
  const out = await runebound(['goal'], '--packs', 'short-quest');
  expect(said(out, 'goal')).toBe(
    'What wins: one Dragon Rune or the death of High Lord Margath.\n' +
      '  Dragon Runes: Pip 0 of 1\n  experience counters: Pip 0\n',
  );
});
