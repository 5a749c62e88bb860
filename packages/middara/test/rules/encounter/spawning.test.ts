import { rule } from '@questwright/harness/vitest';
import { expect } from 'vitest';
import type { Json } from '@questwright/kernel';
import { newFigure } from '../../../src/rules/setup/new-figure.ts';
import type { MiddaraTable } from '../../../src/world.ts';
import { at, field, thing, type Field, type Given } from '../field.ts';
import { pass, track, turns, who } from '../stage.ts';

const WALLED = ['......', 'oooooo', '......'];
const PARTY = { zeke: 'a1', rook: 'b1', remi: 'c1', nightingale: 'd1' };
const spawn = (spawns: readonly [string, ...string[]][], given: Partial<Given> = {}): Field =>
  field({
    map: WALLED,
    figures: PARTY,
    play: [
      'spawning',
      { spawns: spawns.map(([card, ...squares]) => ({ card, squares })) as unknown as Json, by: -1, shields: null },
    ],
    ...given,
  });
const rolls = (table: Field): number => table.events.filter((one) => one.tag === 'rolled').length;

// Faces of the BLACK die: 1 four books, 2 one shield, 3 two shields, 4 three, 5 four, 6 the skull.

rule('MD-SPWN-01', 'it stands where the text says', () => {
  for (const square of ['e3', 'a3']) {
    const table = spawn([['animate', square]], { dice: [6] });
    expect(table.world.figures.map((one) => one.square)).toEqual(['a1', 'b1', 'c1', 'd1', square]);
    expect(at(table, 'animate')).toBe(square);
  }
});

rule('MD-SPWN-02', 'the BLACK die places a new Initiative card', () => {
  const table = spawn([['animate', 'e3']], { dice: [6] });
  expect(rolls(table)).toBe(1);
  expect(track(table)).toContain('animate');
});

rule('MD-SPWN-03', 'behind the player whose turn it is, one place further for each shield', () => {
  const order = (die: number): string[] => track(spawn([['animate', 'e3']], { dice: [die] }));
  expect(order(6)).toEqual(['zeke', 'animate', 'rook', 'remi', 'nightingale']);
  expect(order(1)).toEqual(['zeke', 'animate', 'rook', 'remi', 'nightingale']);
  expect(order(3)).toEqual(['zeke', 'rook', 'remi', 'animate', 'nightingale']);
});

rule('MD-SPWN-04', 'a roll for each kind', () => {
  const table = spawn(
    [
      ['animate', 'e3'],
      ['cave-sickle', 'f3'],
    ],
    { dice: [6, 5] },
  );
  expect(rolls(table)).toBe(2);
  expect(track(table)).toEqual(['zeke', 'animate', 'rook', 'remi', 'nightingale', 'cave-sickle']);
});

rule('MD-SPWN-05', 'outside the turn of a player the front is counted from', () => {
  const order = (die: number): string[] =>
    track(
      spawn([['quarry-walker', 'a3']], {
        map: ['......', 'oooooo', '......', '......'],
        figures: { animate: 'f3', ...PARTY },
        turn: 'animate',
        step: 'end of turn',
        dice: [die],
      }),
    );
  expect(order(6)[0]).toBe('quarry-walker');
  expect(order(2).slice(0, 2)).toEqual(['animate', 'quarry-walker']);
});

rule('MD-SPWN-06', 'a roll for each Group', () => {
  const table = spawn(
    ['a3', 'b3', 'c3', 'd3'].map((square): [string, string] => ['cave-sickle', square]),
    { dice: [6, 6] },
  );
  expect(rolls(table)).toBe(2);
  expect(table.world.track.filter((one) => one.card === 'cave-sickle').map((one) => one.figures.length)).toEqual([
    1, 3,
  ]);
});

const joined = (given: Partial<Given> = {}): Field =>
  spawn([['cave-sickle', 'e3']], { figures: { ...PARTY, 'cave-sickle': 'a3', 'cave-sickle 2': 'b3' }, ...given });

rule('MD-SPWN-07', 'a card that is on the track stays where it is, without a roll', () => {
  const table = joined();
  expect(rolls(table)).toBe(0);
  expect(track(table)).toEqual([...Object.keys(PARTY), 'cave-sickle']);
  expect(table.world.track.at(-1)).toMatchObject({ card: 'cave-sickle', figures: { length: 3 } });
  expect(turns(pass(table, 4)).filter((one) => one === 'cave-sickle')).toHaveLength(3);
  // Without its card on the track it is rolled for, and comes behind whose turn it is.
  const alone = spawn([['cave-sickle', 'e3']], { dice: [6] });
  expect([rolls(alone), track(alone).indexOf('cave-sickle')]).toEqual([1, 1]);
});

rule('MD-SPWN-07', 'who joins a card whose turn is over acts from the next round on', () => {
  const sickles = { 'cave-sickle': 'a3', 'cave-sickle 2': 'b3' };
  const table = field({
    map: WALLED,
    figures: { ...sickles, ...PARTY },
    turn: 'zeke',
    encounter: { actions: { call: { beside: { square: 'a1' }, effects: [{ spawn: 'cave-sickle', at: 'e3' }] } } },
  });
  table.set('figures.0.acted', true).set('figures.1.acted', true).answer(0, 'special:call');
  expect(track(table)[0]).toBe('cave-sickle');
  const acted = (): number => turns(table).filter((one) => one === 'cave-sickle').length;
  pass(table, 3);
  expect([table.world.round, acted()]).toEqual([1, 0]);
  pass(table);
  expect([table.world.round, acted()]).toEqual([2, 3]);
});

rule(
  'MD-SPWN-07',
  'who joins a Group that is acting has a turn in the order of the numbers, if its own has not been passed',
  () => {
    /** Who of the Cave Sickles acts after the new one has come, by number; before that those in the list have acted. */
    const acting = (sickles: readonly number[], acted: readonly number[]): number[] => {
      const table = field({
        map: WALLED,
        figures: {
          ...Object.fromEntries(sickles.map((number, i) => [`cave-sickle ${number}`, `${'abc'[i]}3`])),
          ...PARTY,
        },
        turn: 'zeke',
        encounter: { actions: { call: { beside: { square: 'a1' }, effects: [{ spawn: 'cave-sickle', at: 'e3' }] } } },
      });
      sickles.forEach((number, i) => acted.includes(number) && table.set(`figures.${i}.acted`, true));
      table.answer(0, 'special:call');
      const before = table.events.length;
      pass(table);
      const { figures } = table.world;
      return table.events.slice(before).flatMap(({ tag, with: about }) => {
        const figure = figures.find((one) => one.thing === (about['figure'] as { thing: number } | undefined)?.thing);
        return tag === 'turn begins' && figure !== undefined && figure.side === 'opponents' ? [figure.number] : [];
      });
    };
    expect(acting([1, 3], [1])).toEqual([2, 3]);
    expect(acting([2, 3], [2])).toEqual([3]);
    expect(acting([2, 3], [])).toEqual([1, 2, 3]);
  },
);

rule('MD-SPWN-07', 'a number is passed while its Group’s higher number has its turn', () => {
  /** Who has a turn after the one that is being taken, before the first Adventurer. */
  const turnsAfter = (number: number): string[] =>
    turns(
      spawn([['cave-sickle', 'e3']], {
        figures: { [`cave-sickle ${number}`]: 'a3', ...PARTY },
        turn: `cave-sickle ${number}`,
        step: 'end of turn',
      }),
    );
  expect([turnsAfter(1), turnsAfter(2)]).toEqual([['cave-sickle', 'zeke'], ['zeke']]);
});

rule('MD-SPWN-08', 'whoever Spawns opposes the Adventurers', () => {
  const table = spawn([['animate', 'e3']], { dice: [6] });
  expect(table.value('side', who(table, 'animate').thing)).toBe('opponents');
});

rule(
  'MD-SPWN-09',
  'of several spaces the players choose',
  () => {
    const table = spawn([['animate', 'a3', 'b3', 'c3']], { dice: [6] });
    expect(table).toOffer(0, ['arrive:a3', 'arrive:b3', 'arrive:c3']);
    table.answer(0, 'arrive:b3');
    expect(at(table, 'animate')).toBe('b3');
  },
  {
    // The first that is named.
    'MD-SPWN-09': [
      {
        rule: 'MD-SPWN-09',
        proc: 'spawn',
        step: 'space',
        choice: 'arrive',
        wrap: (arrive) => ({ ...arrive, list: (t, seat) => arrive.list!(t, seat).slice(0, 1) }),
      },
    ],
  },
);

rule('MD-SPWN-10', 'where somebody stands, the nearest free space is taken', () => {
  const table = spawn([['animate', 'a1']], { dice: [6], map: ['......', '......'] });
  expect(table).toOffer(0, ['arrive:a2', 'arrive:b2']);
  expect(at(table.answer(0, 'arrive:b2'), 'animate')).toBe('b2');
  expect(at(spawn([['animate', 'f1']], { dice: [6], map: ['......', '......'] }), 'animate')).toBe('f1');
});

rule(
  'MD-SPWN-11',
  'the lowest number comes first',
  () => {
    const table = spawn(
      [
        ['cave-sickle', 'a3'],
        ['cave-sickle', 'b3'],
      ],
      { dice: [6] },
    );
    const sickles = table.world.figures.slice(4).map(({ number, square }) => [number, square]);
    expect(sickles).toEqual([
      [1, 'a3'],
      [2, 'b3'],
    ]);
  },
  {
    // The highest number comes first.
    'MD-SPWN-11': [
      {
        rule: 'MD-SPWN-11',
        proc: 'spawn',
        step: 'figure',
        replace: {
          rule: 'MD-SPWN-11',
          do: (t) => {
            const figure = newFigure(t as MiddaraTable, t.locals.card, -1, 'opponents', -1);
            figure.number = 7 - figure.number;
            t.locals.thing = figure.thing;
          },
        },
      },
    ],
  },
);

rule(['MD-SPWN-12', 'MD-SPWN-11', 'MD-SPWN-02'], 'Cave Sickles 2 and 3 are there, 1 and 4 come', () => {
  const table = spawn(
    [
      ['cave-sickle', 'e3'],
      ['cave-sickle', 'f3'],
    ],
    {
      figures: { ...PARTY, 'cave-sickle 2': 'a3', 'cave-sickle 3': 'b3' },
      dice: [6],
    },
  );
  expect([1, 4].map((number) => who(table, 'cave-sickle', number).square)).toEqual(['e3', 'f3']);
  expect(rolls(table)).toBe(1);
  expect(table.world.track[1]).toMatchObject({ card: 'cave-sickle', group: 2 });
});

rule('MD-LIM-01', 'when all copies are in play, nothing Spawns', () => {
  const six = Object.fromEntries(
    [1, 2, 3, 4, 5, 6].map((n) => [n === 1 ? 'cave-sickle' : `cave-sickle ${n}`, `${'abcdef'[n - 1]!}3`]),
  );
  const table = spawn([['cave-sickle', 'f1']], { figures: { ...PARTY, ...six } });
  expect(table.world.figures).toHaveLength(10);
  expect(table.event('none left')).toEqual({ card: { content: 'cave-sickle' } });
});

rule('MD-RMV-01', 'what is removed from the game does not come again', () => {
  const table = field({
    map: WALLED,
    figures: { ...PARTY, 'quarry-walker': 'e3' },
    cards: { 'quarry-walker': { size: 1, copies: 1 } },
    encounter: {
      actions: {
        banish: {
          beside: { square: 'a1' },
          effects: [{ 'remove figure': 'quarry-walker' }, { spawn: 'quarry-walker', at: 'f3' }],
        },
      },
    },
  });
  table.answer(0, 'special:banish');
  expect(table.pile('removed')).toEqual(['quarry-walker']);
  expect(table.world.figures.some((one) => one.square === 'f3')).toBe(false);
  expect(track(table)).not.toContain('quarry-walker');
});

rule('MD-ALLY-04', 'sides can change', () => {
  const table = field({
    map: WALLED,
    figures: { ...PARTY, animate: 'e3', 'cave-sickle': 'f3' },
    encounter: {
      actions: { plead: { beside: { square: 'a1' }, effects: [{ 'change sides': 'animate', to: 'adventurers' }] } },
    },
  });
  const [animate, sickle] = [thing(table, 'animate'), thing(table, 'cave-sickle')];
  expect(table.value('side', animate)).toBe(table.value('side', sickle));
  table.answer(0, 'special:plead');
  expect(table.value('side', animate)).toBe('adventurers');
  expect(table.value('border', animate)).toBe('black');
});

rule('MD-SPWN-01', 'who Spawns beside something that is surrounded comes as near as it can', () => {
  const around = Object.fromEntries(
    Object.entries({ remi: 'a2', rook: 'b1', zeke: 'b2' }).map(([card, square]) => [card, { at: square, gear: [] }]),
  );
  const table = field({
    map: ['....', '....', '....'],
    figures: around,
    tokens: [{ kind: 'totem', square: 'a1' }],
    encounter: { secret: { ends: { lost: [] }, totems: { blue: [{ spawn: 'animate', at: 'beside' }] } } },
    play: ['totem', { token: 3, colour: 'blue', figure: 'remi' }],
    dice: [6],
  });
  expect(at(table, 'animate')).toBe('a1');
});
