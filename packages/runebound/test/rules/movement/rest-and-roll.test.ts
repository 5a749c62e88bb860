import { expect } from 'vitest';
import { rule } from '@questwright/harness/vitest';
import { exhaustionOf, moving, spaceOf, tags, woundsOf } from '../../boards.ts';

const MAP = 'p   TA  m\n  p';
const ALLY = 'acolyte-of-flame';
const HERO = 'varikas-the-dead';
const rests = ['rest:0', 'rest:1', 'rest:2', 'rest:3'];
const steps = ['step:a1', 'step:a3', 'step:b1'];

rule('RB-MOV-01', 'moving is optional', () => {
  const table = moving({ map: MAP, at: ['tamalir'] });
  expect(table).toOffer(0, ['roll:5', 'roll:4', ...rests, ...steps, 'stay']);
  table.answer(0, 'stay');
  expect(spaceOf(table)).toBe('tamalir');
  expect(tags(table)).not.toContain('movement dice rolled');
});

rule('RB-MOV-03', 'a hero enters play in Tamalir in its first movement step', () => {
  const table = moving({ map: MAP, at: ['', ''] });
  expect(spaceOf(table)).toBe('tamalir');
  expect(spaceOf(table, 1)).toBe('');
  expect(table.where()).toContain('movement step/how to move');
  expect(table.event('entered')).toEqual({ seat: 0, space: { content: 'space-tamalir' }, by: 'start' });
});

rule('RB-MOV-04', 'five movement dice', () => {
  const table = moving({ map: MAP, at: ['tamalir'], dice: [1, 2, 3, 4, 5] });
  expect(table.value('movement dice', 0)).toBe(5);
  expect(table).toRefuse(0, 'roll:6', 'RB-MOV-04');
  table.answer(0, 'roll:5');
  expect(table.event('movement dice rolled')?.['dice']).toHaveLength(5);
});

rule('RB-MOV-05', 'a hurt party rolls at most four dice', () => {
  const table = moving({ map: MAP, at: ['tamalir'], area: [{ card: ALLY, counters: { exhaustion: 1 } }] });
  expect(table).toOffer(0, ['roll:4', ...rests, ...steps, 'stay', `discard:{${ALLY}}`]);
  expect(table).toRefuse(0, 'roll:5', 'RB-MOV-05');
  const wounded = moving({ map: MAP, at: ['tamalir'], counters: { wounds: 1 } });
  expect(wounded.value('movement dice', 0)).toBe(4);
});

rule('RB-MOV-13', 'a rest is declared before the roll, with fewer than four dice', () => {
  for (const dice of [0, 1, 2, 3]) {
    const table = moving({ map: MAP, at: ['tamalir'], dice: [1, 1, 1] });
    table.answer(0, `rest:${dice}`);
    expect(table.event('rested')).toEqual({ seat: 0, dice });
  }
  const rolled = moving({ map: MAP, at: ['tamalir'], dice: [1, 1, 1, 1] });
  expect(rolled).toRefuse(0, 'rest:4', 'RB-MOV-13');
  rolled.answer(0, 'roll:4');
  expect(rolled).toRefuse(0, 'rest:2', 'RB-MOV-13');
});

rule('RB-MOV-14', 'one exhaustion counter for each die less than four, before the dice are rolled', () => {
  for (const [dice, most] of [
    [3, 1],
    [2, 2],
    [1, 3],
    [0, 4],
  ] as const) {
    const table = moving({ map: MAP, at: ['tamalir'], counters: { exhaustion: 4 }, dice: [1, 1, 1] });
    table.answer(0, `rest:${dice}`);
    expect(table).toOffer(0, ['recover']);
    expect(table.offer(0)!.forms[0]!.of).toEqual({
      over: [{ id: String(table.thing(HERO)), max: 4 }],
      min: 0,
      max: most,
    });
    table.answer(0, 'recover', String(most));
    expect(exhaustionOf(table, HERO)).toBe(4 - most);
    const told = tags(table);
    expect(told.indexOf('recovered')).toBeLessThan(dice === 0 ? told.length : told.indexOf('movement dice rolled'));
  }
});

const party = (hero: number, first: number, second: number, dice: readonly number[] = [1, 1]) =>
  moving({
    map: MAP,
    at: ['tamalir'],
    counters: { exhaustion: hero },
    area: [
      { card: ALLY, counters: { exhaustion: first } },
      { card: SECOND, counters: { exhaustion: second } },
    ],
    dice,
  });
const SECOND = 'tam-the-torchboy';
const left = (table: ReturnType<typeof party>): number[] =>
  [HERO, ALLY, SECOND].map((card) => exhaustionOf(table, card));

rule(
  'RB-MOV-15',
  'any two of three counters, or fewer',
  () => {
    for (const amounts of [
      ['1', '1', '0'],
      ['1', '0', '1'],
      ['0', '1', '1'],
      ['1', '0', '0'],
      ['0', '0', '0'],
    ]) {
      const table = party(1, 1, 1)
        .answer(0, 'rest:2')
        .answer(0, 'recover', ...amounts);
      expect(left(table)).toEqual(amounts.map((amount) => 1 - Number(amount)));
    }
    expect(party(1, 1, 1).answer(0, 'rest:2').tryAnswer(0, 'recover', '1', '1', '1')).not.toBeNull();
  },
  {
    // As many counters as there may be must go.
    'RB-MOV-15': [
      {
        rule: 'RB-MOV-15',
        proc: 'movement step',
        step: 'whom to rest',
        choice: 'recover',
        wrap: (recover) => ({
          ...recover,
          form: (t, seat) => {
            const form = recover.form!(t, seat) as { max: number };
            return { ...form, min: form.max };
          },
        }),
      },
    ],
  },
);

rule('RB-MOV-16', 'resting with two dice: from the Hero, an Ally, or any two', () => {
  const results = [
    [0, 2, 2],
    [2, 0, 2],
    [2, 2, 0],
    [1, 1, 2],
    [1, 2, 1],
    [2, 1, 1],
  ];
  for (const wanted of results) {
    const table = party(2, 2, 2).answer(0, 'rest:2');
    table.answer(0, 'recover', ...wanted.map((stays) => String(2 - stays)));
    expect(left(table)).toEqual(wanted);
  }
});

rule('RB-MOV-17', 'resting without moving: no dice, four counters', () => {
  const table = party(3, 2, 0, []).answer(0, 'rest:0').answer(0, 'recover', '3', '1');
  expect(left(table)).toEqual([0, 1, 0]);
  expect(spaceOf(table)).toBe('tamalir');
  expect(tags(table)).not.toContain('movement dice rolled');
});

rule('RB-MOV-18', 'resting does not heal wounds', () => {
  const table = moving({ map: MAP, at: ['tamalir'], counters: { exhaustion: 1, wounds: 2 } });
  table.answer(0, 'rest:0').answer(0, 'recover', '1');
  expect(exhaustionOf(table, HERO)).toBe(0);
  expect(woundsOf(table, HERO)).toBe(2);
});

rule('RB-MOV-19', 'one step into any adjacent space instead of a roll', () => {
  const table = moving({ map: MAP, at: ['tamalir'] });
  table.answer(0, 'step:a3');
  expect(spaceOf(table)).toBe('a3');
  expect(table.world.heroes[0]!.cameFrom).toBe('tamalir');
  expect(tags(table)).not.toContain('movement dice rolled');
  expect(tags(table)[0]).toBe('entered');
  expect(tags(table)).not.toContain('stayed');
  expect(tags(table)).toContain('turn began');
});

rule('RB-MOV-19', 'the single step is over with the roll, and so is the roll', () => {
  const table = moving({ map: MAP, at: ['tamalir'], dice: [1, 1, 1, 1] });
  table.answer(0, 'roll:4');
  for (const id of ['step', 'step:a1', 'step:a3']) {
    expect(table).toRefuse(0, id, 'RB-MOV-19', 'refuse.no-single-step-after-a-roll');
  }
  expect(table.whyNot(0, 'roll')).toEqual({
    rule: 'RB-MOV-01',
    also: ['RB-MOV-04'],
    key: 'kernel.another-step',
    with: { choice: 'roll', step: 'movement step/how to move', when: 'over' },
  });
  // Space by space is gone by who has said so.
  expect(table.answer(0, 'walk').offers(0)).toContain('step:a1');
  expect(table).toRefuse(0, 'step:a3', 'RB-MOV-06', 'refuse.no-die-for-it');
});

rule('RB-MOV-20', 'no single step when resting', () => {
  const table = moving({ map: MAP, at: ['tamalir'], counters: { exhaustion: 1 } });
  table.answer(0, 'rest:0');
  expect(table).toOffer(0, ['recover']);
  expect(table).toRefuse(0, 'step:a1', 'RB-MOV-20');
});

rule('RB-MOV-21', 'nothing there: the Adventure and Market steps are skipped', () => {
  const table = moving({ map: 'TA  f   fG', at: ['tamalir'] });
  table.answer(0, 'step:a2');
  expect(table.event('steps skipped')).toEqual({ seat: 0, space: { content: 'space-a2' } });
  expect(table.value('something is there', 'a2', 0)).toBe(false);
  expect(table.value('something is there', 'a3', 0)).toBe(true);
  expect(table.value('something is there', 'tamalir', 0)).toBe(true);
});

rule('RB-MOV-23', 'staying put is ending movement there', () => {
  const table = moving({ map: 'TA  f   fG', at: ['a3'] });
  table.answer(0, 'rest:0');
  expect(table).toOffer(0, ['attempt', 'decline']);
  expect(table.event('stayed')).toEqual({ seat: 0, space: { content: 'space-a3' } });
  const inTown = moving({ map: 'TA  f   fG', at: ['tamalir'] });
  inTown.answer(0, 'stay');
  expect(inTown.pile('stack of tamalir')).toHaveLength(1);
  expect(inTown.event('market card added')).toMatchObject({ seat: 0, town: { content: 'space-tamalir' } });
});

rule('RB-MOV-02', 'the figure stands for the whole party', () => {
  const table = moving({ map: MAP, at: ['tamalir'], area: [ALLY] });
  table.answer(0, 'step:a1');
  expect(table.world.heroes[0]).toMatchObject({ space: 'a1', cameFrom: 'tamalir' });
  expect(table.pile('area/0')).toEqual([ALLY]);
});
