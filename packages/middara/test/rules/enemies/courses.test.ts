import { rule } from '@questwright/harness/vitest';
import { expect } from 'vitest';
import { activates, attacked, does, faces, lookedAt, path, said, withSteps } from '../enemies.ts';
import { at, breaks, damage, events, field, isDefeated, thing, type Field } from '../field.ts';

const MISS = faces(['teal', 3], ['orange', 2]);
const PUNCH = faces(['purple', 1], ['purple', 1]);
const corridor = (length: number): string[] => ['.'.repeat(length)];

// ---- towards ----

rule('MD-TOW-03', 'towards the nearest opponent: to the nearest space beside it, and no farther', () => {
  const table = activates({ figures: { animate: 'a5', rook: 'f5', remi: 'i9' }, cards: does({ MOVE: 'towards' }) });
  expect(path(table, 0)).toEqual(['b5', 'c5', 'd5', 'e5']);
  expect(said(table, 'way')).toMatchObject([{ square: 'e5', points: 4, strikes: 0, jumps: 0 }]);
});

rule(
  'MD-TOW-04',
  'around a wall by the door',
  () => {
    const table = activates({
      map: ['.....', '..o..', '..o..', '..o..'],
      figures: { animate: 'b3', zeke: 'd3' },
      cards: does({ MOVE: 'towards' }),
    });
    expect(path(table, 0)).toEqual(['b2', 'b1', 'c1', 'd1', 'd2']);
  },
  {
    // As the crow flies nothing in reach is nearer, so that it stays.
    'MD-TOW-04': [
      {
        rule: 'MD-TOW-04',
        proc: 'course',
        step: 'destinations',
        replace: {
          rule: 'MD-TOW-04',
          do: (t) => {
            const { square } = t.world.figures[0];
            t.locals.plans = [{ square, legs: [], points: 0, deadly: 0, jumps: 0, strikers: [], score: 0 }];
          },
        },
      },
    ],
  },
);

rule('MD-TOW-09', 'of two spaces equally far away the better one', () => {
  const table = activates({
    map: ['h....', 'oo.oo'],
    figures: { rook: { at: 'c2', gear: [], stamina: 0 }, animate: 'c1' },
    cards: does({ MOVE: 'away' }),
  });
  table.answer(0, 'hold').answer(0, 'hold');
  expect(at(table, 'animate')).toBe('e1');
});

rule('MD-TOW-09', 'nor is it comfortable beside an opponent', () => {
  const table = activates({
    map: ['......', 'ooo.oo'],
    figures: { rook: { at: 'd2', gear: [], stamina: 0 }, animate: 'd1', zeke: { at: 'a1', gear: [], stamina: 0 } },
    cards: does({ MOVE: 'away' }),
  });
  table.answer(0, 'hold').answer(0, 'hold');
  expect(at(table, 'animate')).toBe('f1');
});

rule('MD-TOW-09', 'beside many opponents open ground is still better than Hindering Terrain', () => {
  const table = activates({
    map: ['oooo..', 'h.....', 'oo.o..'],
    figures: {
      rook: { at: 'c3', gear: [], stamina: 0 },
      animate: 'c2',
      remi: 'e1',
      zeke: 'f1',
      nightingale: 'f2',
      'animate 2': { at: 'f3', seat: 0 },
      'animate 3': { at: 'e3', seat: 0 },
    },
    cards: does({ MOVE: 'away', quiet: true }),
  });
  expect(at(table, 'animate')).toBe('e2');
});

rule('MD-WORD-08', 'who cannot become adjacent, by a single space, does not move', () => {
  const cards = does({ MOVE: 'adjacent' });
  const ends = (figure: string): string =>
    at(activates({ figures: { animate: 'a1', rook: figure }, cards }), 'animate');
  expect([ends('h1'), ends('i1')]).toEqual(['g1', 'a1']);
});

// ---- golden rules ----

rule('MD-GOLD-02', 'of equally good spaces one is chosen, and the reader is told among which', () => {
  const table = activates({
    figures: { animate: 'e5', rook: 'd4' },
    cards: does({ MOVE: 'farther', number: 1, quiet: true }),
  });
  expect(said(table, 'destination').map((one) => one['square'])).toEqual(['f5', 'e6']);
  expect(said(table, 'best-destination')).toEqual([{ square: 'f5' }]);
  expect(at(table, 'animate')).toBe('f5');
});

rule('MD-GOLD-02', 'who wants to be asked chooses among them, and among no others', () => {
  const table = activates({
    figures: { animate: 'e5', rook: 'd4' },
    cards: does({ MOVE: 'farther', number: 1, quiet: true }),
    packs: ['asking-the-players'],
  });
  expect(table).toOffer(0, ['go:f5', 'go:e6']);
  expect(table).toRefuse(0, 'go:e5', 'MD-TOW-03');
  expect(at(table.answer(0, 'go:e6'), 'animate')).toBe('e6');
  // With one way to do it there is nothing to ask.
  const alone = activates({
    map: corridor(4),
    figures: { animate: 'b1', rook: 'a1' },
    cards: does({ MOVE: 'farther', number: 1, quiet: true }),
    packs: ['asking-the-players'],
  });
  expect(at(alone, 'animate')).toBe('c1');
});

rule('MD-GOLD-03', 'it leaves a space beside Rook when there is no other way', () => {
  const table = activates({
    map: corridor(6),
    figures: { rook: { at: 'a1', gear: [], stamina: 0 }, animate: 'b1' },
    cards: does({ MOVE: 'away' }),
    dice: PUNCH,
  });
  table.answer(0, 'strike');
  expect(breaks(table)).toEqual([thing(table, 'rook')]);
  expect(at(table, 'animate')).toBe('f1');
});

/** To Zeke there are five spaces past Nightingale, or six around. */
const roundTheBlock = (movement: number): Field =>
  activates({
    map: ['oo.oo', '.....', '.ooo.', '.ooo.', '.....'],
    figures: { nightingale: { at: 'c1', gear: [], stamina: 0 }, animate: 'a4', zeke: { at: 'e3', damage: 1 } },
    cards: { animate: { ...does({ MOVE: 'towards', prefer: [{ most: 'damage' }] })['animate']!, movement } },
    dice: PUNCH,
  });

rule('MD-GOLD-04', 'the longer way when it is the safer one and long enough', () => {
  const far = roundTheBlock(6);
  expect(path(far, 1)).toEqual(['a5', 'b5', 'c5', 'd5', 'e5', 'e4']);
  expect(said(far, 'risky-destination')[0]).toMatchObject({ square: 'd2', points: 5, strikes: 1 });
  const short = roundTheBlock(5);
  short.answer(0, 'strike');
  expect(path(short, 1)).toEqual(['a3', 'a2', 'b2', 'c2', 'd2']);
});

rule('MD-GOLD-04', 'of two ways with as many Break Attacks the shorter one', () => {
  const table = activates({
    map: ['ooo.oo', 'o....o', 'o.oo.o', '..ooho', 'o....o', 'ooooo.'],
    figures: {
      animate: 'b2',
      nightingale: { at: 'd1', gear: [], stamina: 0 },
      rook: { at: 'a4', gear: [], stamina: 0 },
      zeke: { at: 'f6', damage: 1 },
    },
    cards: { animate: { ...does({ MOVE: 'towards', prefer: [{ most: 'damage' }] })['animate']!, movement: 8 } },
    dice: PUNCH,
  });
  expect(said(table, 'way')).toMatchObject([{ square: 'e5', points: 6, strikes: 1 }]);
  table.answer(0, 'strike');
  expect(path(table, 0)).toEqual(['b3', 'b4', 'b5', 'c5', 'd5', 'e5']);
});

rule('MD-GOLD-05', 'it never goes where it is sure to be Defeated', () => {
  const table = activates({ map: ['..d.'], figures: { animate: 'a1', zeke: 'd1' }, cards: does({ MOVE: 'towards' }) });
  expect([path(table, 0), isDefeated(table, 'animate')]).toEqual([['b1'], false]);
  const carried = activates({
    map: ['..w.', '..do'],
    figures: { animate: 'a1', zeke: 'd1' },
    current: { spaces: 1, arrows: { c1: 'south' } },
    cards: does({ MOVE: 'towards' }),
  });
  expect(path(carried, 0)).toEqual(['b1']);
});

/** Nightingale shoots over a gap, and the Animate cannot do anything about it. */
const shotAt = (...dice: number[]): Field =>
  field({
    map: ['..ddd...'],
    figures: { nightingale: { at: 'h1', stamina: 2 }, animate: 'b1' },
    cards: withSteps({ if: { opponent: 'adjacent' }, do: [{ ATK: 'melee' }] }),
    dice: [...faces(['white', 2], ['white', 2]), ...dice],
  })
    .answer(0, 'attack:{animate}')
    .answer(0, 'end turn');

rule('MD-GOLD-06', 'whoever is aimed at and cannot answer comes nearer, with longer Jumps', () => {
  const table = shotAt(1);
  expect(path(table, 1)).toEqual(['c1', 'd1', 'e1', 'f1', 'g1']);
  expect(events(table, 'otherwise')).toHaveLength(1);
  expect(isDefeated(shotAt(6), 'animate')).toBe(true);
  const spared = field({
    map: ['..ddd...'],
    figures: { nightingale: 'h1', animate: 'b1' },
    cards: withSteps({ if: { opponent: 'adjacent' }, do: [{ ATK: 'melee' }] }),
  }).answer(0, 'end turn');
  expect([at(spared, 'animate'), events(spared, 'otherwise')]).toEqual(['b1', []]);
});

// ---- words ----

const farther = (map: string[]): Field =>
  activates({
    map,
    figures: { rook: 'a1', animate: 'b1' },
    cards: does({ MOVE: 'farther', number: 2, quiet: true }),
  });

rule('MD-WORD-01', 'up to: as much as it can', () => {
  expect(path(farther(corridor(3)), 1)).toEqual(['c1']);
  expect(path(farther(corridor(6)), 1)).toEqual(['c1', 'd1']);
});

const within = (far: number): Field =>
  activates({
    map: corridor(9),
    figures: { animate: 'a1', rook: `${'abcdefghi'[far]!}1` },
    cards: does({ MOVE: 'within', number: 4 }),
  });

rule('MD-WORD-02', 'within: no farther than it must', () => {
  expect(path(within(3), 0)).toEqual([]);
  expect(path(within(6), 0)).toEqual(['b1', 'c1']);
});

rule(['MD-WORD-03', 'MD-WORD-01', 'MD-WORD-02'], 'up to 2 farther is 2; within 4 of one at 4 is 0', () => {
  expect(path(farther(['......', '......']), 1)).toHaveLength(2);
  expect(path(within(4), 0)).toEqual([]);
  expect(path(within(5), 0)).toEqual(['b1']);
});

rule('MD-WORD-08', 'farther: every step leads one space farther away', () => {
  const table = activates({
    figures: { rook: 'c3', animate: 'd3' },
    cards: does({ MOVE: 'farther', number: 2, quiet: true }),
  });
  expect(path(table, 1)).toEqual(['e3', 'f3']);
});

rule('MD-WORD-09', 'after THEN a new instruction begins, whatever became of the one before', () => {
  const table = activates({
    figures: { animate: 'd5', rook: { at: 'c5', stamina: 0 } },
    cards: does({ ATK: 'melee', as: 'target' }, { MOVE: 'farther', number: 1, from: 'target', quiet: true }),
    dice: MISS,
  });
  expect(events(table, 'misses')).toHaveLength(1);
  expect(path(table, 0)).toEqual(['e5']);
});

rule('MD-WORD-09', 'whoever moves it for the players chooses what an instruction leaves open', () => {
  const table = activates({
    figures: { animate: { at: 'd5', damage: 3 }, rook: 'a1' },
    cards: does({
      choose: 'one',
      of: [
        { name: 'rest', steps: [{ HEAL: 1 }] },
        { name: 'sleep', steps: [{ HEAL: 2 }] },
      ],
    }),
    seats: 2,
  });
  expect(table.asked()).toEqual([0]);
  expect(damage(table.answer(0, 'choose:sleep'), 'animate')).toBe(1);
});

rule('MD-WORD-10', 'what cannot be done is skipped, and the next is tried', () => {
  const table = activates({
    figures: { animate: 'a1', rook: 'i1' },
    cards: does({ ATK: 'ranged', range: 4 }, { MOVE: 'towards' }),
  });
  expect(events(table, 'instruction skipped')).toMatchObject([{ instruction: { key: 'instruction.ATK' } }]);
  expect(at(table, 'animate')).toBe('g1');
});

rule('MD-WORD-11', 'CONTINUE DOWN counts after a skipped instruction too', () => {
  const table = activates({
    figures: { animate: 'a1', rook: 'i1' },
    cards: withSteps(
      { if: { always: true }, do: [{ MOVE: 'towards' }, { ATK: 'melee' }], continueDown: true },
      { if: { always: true }, do: [{ MOVE: 'towards' }] },
    ),
  });
  expect(lookedAt(table)).toEqual([
    [1, true],
    [2, true],
  ]);
  expect(at(table, 'animate')).toBe('h1');
});

rule(['MD-WORD-12', 'MD-WORD-10'], 'too long a way is gone as far as it can; without a way it stays', () => {
  const steps = does({ ATK: 'ranged', range: 4 }, { MOVE: 'towards' }, { ATK: 'melee', prefer: [{ most: 'damage' }] });
  const long = activates({ map: corridor(11), figures: { animate: 'a1', rook: 'k1' }, cards: steps });
  expect([at(long, 'animate'), attacked(long)]).toEqual(['g1', []]);
  const cut = activates({
    map: ['..ddddd..', '...oooo..'],
    figures: { animate: 'a1', rook: 'i1' },
    cards: steps,
  });
  expect([at(cut, 'animate'), attacked(cut)]).toEqual(['a1', []]);
});
