import { load } from '@questwright/kernel';
import { runebound } from '@questwright/runebound';
import { expect, test } from 'vitest';
import type { OfferedGame, OfferedPack } from '../src/net/requests.ts';
import {
  bodyOf,
  conflicts,
  conflictsOf,
  firstSetup,
  isComplete,
  nextSeat,
  packsWith,
  problemsOf,
  problemsWith,
  seatsFor,
} from '../src/new-game/setup.ts';

const pack = (id: string, more: Partial<OfferedPack> = {}): OfferedPack => ({
  id,
  kind: 'variant',
  rule: 'RB-VAR-01',
  title: id.toUpperCase(),
  about: null,
  how: null,
  recommended: null,
  needs: [],
  excludes: [],
  family: null,
  seats: null,
  ...more,
});
const PACKS = [
  pack('short', { excludes: [{ pack: 'long', rule: 'RB-VAR-01' }] }),
  pack('long'),
  pack('deep', { needs: ['long'] }),
];
const GAME: OfferedGame = {
  id: 'g',
  title: 'G',
  seats: { min: 1, max: 6 },
  packs: PACKS,
  bots: ['greedy', 'random'],
  roles: 'heroes',
};
const CONTRADICT = 'SHORT and LONG contradict each other (RB-VAR-01): take one of them away.';

test('variants that exclude each other are named once, whichever of them says so', () => {
  expect(conflicts(PACKS, ['long', 'short'])).toEqual([CONTRADICT]);
  expect(conflicts(PACKS, ['short'])).toEqual([]);
});

test('before a variant is taken, what speaks against it is known', () => {
  expect(conflictsOf(PACKS[0]!, PACKS, ['long'])).toEqual(['Not together with LONG (RB-VAR-01).']);
  expect(conflictsOf(PACKS[1]!, PACKS, ['short'])).toEqual(['Not together with SHORT (RB-VAR-01).']);
  expect(conflictsOf(PACKS[1]!, PACKS, ['long', 'short'])).toEqual([
    'LONG and SHORT contradict each other (RB-VAR-01): take one of them away.',
  ]);
  expect(conflictsOf(PACKS[1]!, PACKS, ['long'])).toEqual([]);
});

test('a variant that needs another one says which', () => {
  expect(conflicts(PACKS, ['deep'])).toEqual(['DEEP needs LONG (RB-VAR-01).']);
  expect(conflicts(PACKS, ['deep', 'long'])).toEqual([]);
});

test('whoever takes a variant takes what it needs; what it needs is not put back without it', () => {
  expect(packsWith(PACKS, ['hats'], 'deep', true)).toEqual(['hats', 'deep', 'long']);
  expect(packsWith(PACKS, ['long', 'deep'], 'long', false)).toEqual([]);
  expect(packsWith(PACKS, ['long', 'deep'], 'deep', false)).toEqual(['long']);
  // What comes along may be what does not fit.
  expect(conflictsOf(PACKS[2]!, PACKS, ['short'])).toEqual(['Not together with SHORT (RB-VAR-01).']);
  expect(conflictsOf(PACKS[2]!, PACKS, [])).toEqual([]);
});

test('of a family, one at most', () => {
  const of = (rule: string) => ({ family: { name: 'adventure', rule } });
  const kin = [pack('ice', of('FW-GEN-05')), pack('night', of('MN-GEN-05')), pack('hats')];
  expect(conflicts(kin, ['ice', 'night', 'hats'])).toEqual([
    'ICE and NIGHT contradict each other (FW-GEN-05): take one of them away.',
  ]);
  expect(conflictsOf(kin[1]!, kin, ['ice'])).toEqual(['Not together with ICE (MN-GEN-05).']);
  expect(conflicts(kin, ['ice', 'hats'])).toEqual([]);
});

test('packs may be for fewer: the narrowest counts', () => {
  const game = {
    ...GAME,
    packs: [pack('ice', { seats: { min: 2, max: 6 } }), pack('comet', { seats: { min: 1, max: 4 } })],
  };
  expect(seatsFor(game, [])).toEqual({ min: 1, max: 6 });
  expect(seatsFor(game, ['ice', 'comet'])).toEqual({ min: 2, max: 4 });
  expect(problemsWith(game, ['ice'], 2)).toEqual([]);
  expect(problemsWith(game, ['ice'], 1)).toEqual(['With these variants the game is for 2 to 6 players.']);
  expect(problemsOf({ ...firstSetup(GAME), packs: ['comet'] }, game)).toEqual([]);
});

test('a table begins with its opener and bots, and can be played at once', () => {
  const setup = firstSetup(GAME);
  expect(setup.seats.map(({ who }) => who)).toEqual(['me', 'bot:greedy', 'bot:greedy']);
  expect(isComplete(setup)).toBe(true);
  expect(problemsOf(setup, GAME)).toEqual([]);
  expect(bodyOf(setup)).toEqual({
    game: 'g',
    seats: [{ kind: 'me' }, { kind: 'bot', bot: 'greedy' }, { kind: 'bot', bot: 'greedy' }],
    packs: [],
    public: false,
  });
});

test('a link may choose variants; those that the game does not have are left out', () => {
  expect(firstSetup(GAME, ['short', 'nonsense']).packs).toEqual(['short']);
});

test('what is recommended is chosen, unless a link asks for other packs or for none', () => {
  const game = { ...GAME, packs: [...PACKS, pack('doom', { recommended: 'About 26 rounds.' })] };
  expect(firstSetup(game).packs).toEqual(['doom']);
  expect(firstSetup(game, ['short']).packs).toEqual(['short']);
  expect(firstSetup(game, ''.split(',')).packs).toEqual([]);
});

test('a table without its opener is refused, and a friend has to come first', () => {
  const seats = [nextSeat(GAME), { who: 'friend', name: '', role: null }];
  const setup = { ...firstSetup(GAME), seats, name: ' Evening ' };
  expect(problemsOf(setup, GAME)).toEqual(['One seat has to be yours.']);
  expect(isComplete(setup)).toBe(false);
  expect(bodyOf(setup).name).toBe('Evening');
  expect(bodyOf({ ...setup, absence: 'day' }).absence).toBe(86_400_000);
});

test('people at one screen have names, and some know whom they play', () => {
  const seats = [
    { who: 'me', name: '', role: { id: 'old-hesper', option: 'heroes' } },
    { who: 'me', name: ' Clara ', role: null },
  ];
  const setup = { ...firstSetup(GAME), seats };
  expect(bodyOf(setup)).toMatchObject({
    seats: [{ kind: 'me' }, { kind: 'me', name: 'Clara' }],
    options: { heroes: ['old-hesper', null] },
  });
  const nobody = seats.map((seat) => ({ ...seat, role: null }));
  expect(bodyOf({ ...setup, seats: nobody })).not.toHaveProperty('options');
});

test('what New game says of each pair of Runebound is what its rules say', () => {
  const { packs } = runebound;
  const all = packs.map(({ id, rule, needs = [], excludes = [], family = null }) =>
    pack(id, { rule, title: id, needs: [...needs], excludes: [...excludes], family }),
  );
  const needsOf = (id: string): readonly string[] => all.find((one) => one.id === id)!.needs;
  let apart = 0;
  for (const [at, one] of all.entries()) {
    for (const other of all.slice(at + 1)) {
      const chosen = [...new Set([...needsOf(one.id), one.id])];
      const said = conflictsOf(
        other,
        all,
        chosen.filter((id) => id !== other.id),
      );
      const set = [...new Set([...chosen, ...needsOf(other.id), other.id])];
      let problem = '';
      try {
        choosable(set);
      } catch (error) {
        problem = (error as Error).message;
      }
      expect(said.length > 0, `${set.join(', ')}: ${said.join(' ')} ${problem}`).toBe(problem !== '');
      for (const text of said) expect(problem).toContain(/\(\S+\)/.exec(text)![0]);
      if (problem !== '') apart++;
    }
  }
  expect(apart).toBeGreaterThan(4);
});
const choosable = (packs: readonly string[]) => load(runebound, { packs });
