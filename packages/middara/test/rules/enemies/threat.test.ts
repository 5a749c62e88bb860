import { playGame } from '@questwright/bots';
import { rule } from '@questwright/harness/vitest';
import { load, look, type Game } from '@questwright/kernel';
import { expect, test } from 'vitest';
import { greedyBot } from '../../../src/bot/index.ts';
import { middaraLab } from '../../../src/lab/index.ts';
import { threatOf, type Threat } from '../../../src/rules/enemies/threat.ts';
import { Roads } from '../../../src/rules/movement/routes.ts';
import { idsOf, position } from '../../../src/soak/positions.ts';
import type { Middara, MiddaraTable } from '../../../src/world.ts';
import { withSteps } from '../enemies.ts';
import { field, thing, type Field } from '../field.ts';
import { plainThreat } from './plain-threat.ts';
import { middara } from '../../whole.ts';

const OPEN = Array.from({ length: 9 }, () => '.........');
const threat = (table: Field, enemy: string, mover: string | null = null): Threat =>
  table.value('threat', thing(table, enemy), mover === null ? -1 : thing(table, mover)) as unknown as Threat;

rule('MD-AI-02', 'a threat is of the first AI Step that is true: with somebody beside it, it will not walk', () => {
  const table = field({
    map: OPEN,
    acting: true,
    figures: { nightingale: 'a1', rook: 'e6', 'cave-sickle': 'e5' },
  });
  const near = threat(table, 'cave-sickle', 'nightingale');
  expect(near).toMatchObject({ step: 1, moves: false, target: thing(table, 'rook') });
  expect(near.squares.toSorted()).toEqual(['d4', 'd5', 'd6', 'e4', 'e6', 'f4', 'f5', 'f6']);
  // When Rook leaves, the next step may hold.
  const far = threat(table, 'cave-sickle', 'rook');
  expect(far).toMatchObject({ step: 1, target: thing(table, 'rook') });
  expect(far.squares).toContain('e9');
  expect(far.squares.length).toBeGreaterThan(40);
});

rule('MD-AI-02', 'steps above the true one count where somebody would make them true, and those below do not', () => {
  const table = field({
    map: OPEN,
    acting: true,
    cards: withSteps(
      { if: { 'has Damage': true }, do: [{ ATK: 'ranged', range: 9 }] },
      { if: { opponent: { spaces: 2 } }, do: [{ ATK: 'ranged', range: 3 }] },
      { if: { opponent: { spaces: 8 } }, do: [{ ATK: 'ranged', range: 4 }] },
      { if: { always: true }, do: [{ ATK: 'ranged', range: 5 }] },
    ),
    figures: { nightingale: 'a1', rook: 'e6', animate: 'e2' },
  });
  // Rook is four spaces away: the third step holds, and the last one is never looked at.
  const { step, squares } = threat(table, 'animate', 'nightingale');
  expect(step).toBe(3);
  expect(squares).toEqual(expect.arrayContaining(['e1', 'e3', 'e4', 'e5', 'a2', 'i2']));
  expect(squares).not.toContain('e7');
  // With nobody near, only whoever comes within two spaces makes the second step true, and the last one reaches five.
  const alone = threat(table, 'animate', 'rook');
  expect(alone.squares).toContain('e5');
  expect(alone.squares).not.toContain('e8');
});

rule('MD-ELEV-12', 'a threat of Melee Attacks ends where the change of Elevation is too great', () => {
  const table = field({
    map: ['...'],
    levels: ['123'],
    acting: true,
    cards: withSteps({ if: { opponent: 'adjacent' }, do: [{ ATK: 'melee' }] }),
    figures: { nightingale: 'c1', animate: 'b1' },
  });
  expect(threat(table, 'animate').squares.toSorted()).toEqual(['a1', 'c1']);
  const steep = field({
    map: ['..'],
    levels: ['13'],
    acting: true,
    cards: withSteps({ if: { opponent: 'adjacent' }, do: [{ ATK: 'melee' }] }),
    figures: { nightingale: 'b1', animate: 'a1' },
  });
  expect(threat(steep, 'animate')).toMatchObject({ step: null, squares: [] });
});

test('who does not decide itself threatens nobody by an AI Step, and nobody threatens from nowhere', () => {
  const table = field({ map: OPEN, acting: true, figures: { nightingale: 'a1', animate: 'e5' } });
  expect(table.value('threat', thing(table, 'nightingale'), -1)).toBeNull();
  expect(table.value('threat', 99, -1)).toBeNull();
});

const CHANGES = ['placed', 'defeated', 'spawned', 'token placed', 'terrain placed'];

/** Plays an Encounter by bots, and tells of every Attack that an AI Step made whether it was foreseen. */
function foreseen(seed: string, n: number): { attacks: number; missed: string[] } {
  const loaded = load(middara);
  const events: { tag: string; with: Record<string, unknown> }[] = [];
  const follower = middaraLab.follow(loaded, ['greedy']);
  const found = { attacks: 0, missed: [] as string[] };
  let threats = new Map<number, Threat | null>();
  let places = new Map<number, string>();
  const foresee = (game: Game<Middara>): void => {
    threats = look(
      loaded,
      game,
      (t) => new Map(t.world.figures.map(({ thing: one }) => [one, threatOf(t as never, one, -1)])),
    );
    places = new Map(game.world.figures.map((one) => [one.thing, one.square]));
  };
  const bot = greedyBot(loaded);
  const until = (game: Game<Middara>): boolean => {
    const happened = events.splice(0);
    let acting: number | null = null;
    let changed = false;
    for (const { tag, with: told } of happened) {
      const figure = (told['figure'] as { thing: number } | undefined)?.thing ?? -1;
      // What others have done since it was foreseen may change what it does.
      if (tag === 'activates') acting = figure;
      else if (CHANGES.includes(tag) && figure !== acting) changed = true;
      if (tag === 'turn over' && acting !== null) changed = true;
      const threat = threats.get(figure);
      if (tag !== 'attacks' || figure !== acting || told['reason'] !== 'action' || changed || !threat) continue;
      const target = (told['target'] as { thing: number }).thing;
      found.attacks += 1;
      if (!threat.squares.includes(places.get(target)!)) found.missed.push(`${n}: ${figure} on ${target}`);
    }
    if (game.pending?.step === 'action phase') foresee(game);
    else threats = new Map();
    follower.saw(game, happened as never);
    return follower.isOver!();
  };
  playGame(loaded, [bot], {
    seed: `${seed} ${n}`,
    options: middaraLab.options?.(loaded, n) ?? {},
    until,
    events: events as never,
  });
  return found;
}

test('what the AI does was foreseen: whoever is attacked stood on a square that was under threat', () => {
  const games = Array.from({ length: 3 }, (_, n) => foreseen('threat', n));
  const attacks = games.reduce((sum, one) => sum + one.attacks, 0);
  expect(games.flatMap(({ missed }) => missed)).toEqual([]);
  expect(attacks).toBeGreaterThan(8);
});

test('what is worked out quickly is what is said plainly, in all Encounters', { timeout: 120_000 }, () => {
  const loaded = load(middara);
  const encounters = idsOf(loaded, ['encounter']);
  const found = { threats: 0, moving: 0, squares: 0, steps: new Set<number | null>() };
  for (let n = 0; n < 22; n++) {
    const game = position(loaded, 1, `plain ${n}`, { encounter: encounters[n % encounters.length]! });
    look(loaded, game, (table) => {
      const t = table as never as MiddaraTable;
      const [mover] =
        n % 3 === 0
          ? [-1]
          : t.world.figures.filter((one) => one.side === 'adventurers' && one.square !== '').map((one) => one.thing);
      for (const { thing: one } of t.world.figures) {
        const threat = threatOf(t, one, mover ?? -1);
        if (threat === null) continue;
        const plain = plainThreat(t, one, mover ?? -1);
        expect({ ...threat, squares: threat.squares.toSorted() }).toEqual({
          ...plain,
          squares: plain.squares.toSorted(),
        });
        found.threats++;
        found.squares += threat.squares.length;
        found.steps.add(threat.step);
        if (threat.moves) found.moving++;
      }
    });
  }
  expect(found.threats).toBeGreaterThan(60);
  expect(found.moving).toBeGreaterThan(10);
  expect(found.squares).toBeGreaterThan(2000);
  expect(found.steps.size).toBeGreaterThan(3);
});

test('where it could be after a Move is where the ways of an AI Step end', () => {
  for (const given of [
    { figures: { animate: 'd4', rook: 'e6', remi: 'c3', 'cave-sickle': 'f4' } },
    { figures: { animate: 'a1', rook: 'b2' }, terrain: [{ square: 'b1', terrain: 'dangerous' as const }] },
    { figures: { animate: 'h8', rook: 'a1' }, current: { spaces: 1, arrows: { h7: 'north' as const } } },
  ]) {
    const map = [
      '.........',
      '..oo..w..',
      '.o..h.w..',
      '....h....',
      '..m.d....',
      '...ddd...',
      'oo..oo.w.',
      '....o....',
      '.........',
    ];
    const table = field({ map, acting: true, turn: 'animate', ...given });
    look(table.loaded, table.game, (t) => {
      const roads = new Roads(t as never, thing(table, 'animate'));
      const ends = roads.reach(6).map(({ square }) => square);
      expect(roads.ends(6).toSorted()).toEqual(ends.toSorted());
      expect(ends.length).toBeGreaterThan(15);
    });
  }
});
