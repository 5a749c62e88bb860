import { data, rule } from '@questwright/harness/vitest';
import { expect } from 'vitest';
import { cardsFor } from '../../../src/rules/turn/initiative.ts';
import type { MiddaraTable } from '../../../src/world.ts';
import { field, thing, type Field } from '../field.ts';
import { begin, nameOf, opened, pass, stage, track, turns, who } from '../stage.ts';

const WALLED = ['......', 'oooooo', '......'];
const four = (turn = 'remi'): Field =>
  field({ map: WALLED, figures: { remi: 'a1', animate: 'a3', rook: 'b1', zeke: 'c1' }, turn });
const moved = (by: number, figure = 'rook'): Field =>
  field({
    map: WALLED,
    figures: { remi: 'a1', zeke: 'b1', rook: 'c1', nightingale: 'd1' },
    play: ['initiative move', { figure, by }],
  });

rule(
  'MD-INIT-01',
  'a round is one turn for each card',
  () => {
    const table = pass(opened({ combatants: [{ card: 'animate', at: 'a5' }] }), 3);
    expect(table.world.round).toBe(1);
    pass(table);
    expect(turns(table)).toEqual(['remi', 'zeke', 'rook', 'nightingale', 'animate', 'remi']);
    expect(table.world.round).toBe(2);
  },
  {
    // One turn, and everybody may act again.
    'MD-INIT-01': [
      {
        rule: 'MD-INIT-01',
        value: 'next on the track',
        wrap: (of) => (t, about, also) =>
          t.world.figures.some((one: { acted: boolean }) => one.acted) ? null : of(t, about, also),
      },
    ],
  },
);

rule('MD-INIT-03', 'everybody sees the whole track', () => {
  const table = opened({ combatants: [{ card: 'animate', at: 'a5' }] });
  const seen = table.view(null).world as unknown as { track: { card: string }[] };
  const row = ['remi', 'zeke', 'rook', 'nightingale', 'animate'];
  expect(seen.track.map((one) => one.card)).toEqual(row);
  expect(table.event('track changed')).toEqual({ track: row.map((content) => ({ content })) });
});

rule('MD-INIT-04', 'turns run from the front to the back', () => {
  expect(turns(pass(four(), 2))).toEqual(['animate', 'rook', 'zeke']);
  expect(turns(pass(opened(), 3))).toEqual(['remi', 'zeke', 'rook', 'nightingale']);
});

rule('MD-INIT-05', 'then a new round begins at the front', () => {
  const table = pass(four(), 3);
  expect(table.event('round begins')).toEqual({ round: 2 });
  expect(turns(table).at(-1)).toBe('remi');
});

rule('MD-INIT-06', 'rounds follow each other until an End Condition is met, then nobody has a turn any more', () => {
  const table = opened({ ends: { dawn: { outcome: 'win', when: { round: 3 } } }, secret: { ends: { dawn: [] } } });
  pass(table, 7);
  expect(table.game.over).toBe(false);
  pass(table);
  expect(table.game.over).toBe(true);
  expect(turns(table)).toHaveLength(8);
});

rule('MD-INIT-08', 'who decides itself has an Activation Phase, whom a player controls an Action Phase', () => {
  const table = four();
  expect(table.value('kind of turn', thing(table, 'remi'))).toBe('adventurer');
  pass(table);
  expect(table.events.some((one) => one.cause.startsWith('activation/'))).toBe(true);
  expect(turns(table).at(-1)).toBe('rook');
});

data('MD-INIT-09', 'up is to the front, down is to the back', () => {
  expect(track(moved(-1))).toEqual(['remi', 'rook', 'zeke', 'nightingale']);
  expect(track(moved(1))).toEqual(['remi', 'zeke', 'nightingale', 'rook']);
  expect(track(moved(-9))).toEqual(['rook', 'remi', 'zeke', 'nightingale']);
});

rule('MD-INIT-10', 'whoever is nearest to the front and has not acted goes next', () => {
  const table = field({
    map: WALLED,
    figures: { remi: 'a1', zeke: 'b1', rook: 'c1', nightingale: 'd1' },
    play: ['initiative move', { figure: 'nightingale', by: -3 }],
  });
  pass(table, 3);
  expect(turns(table)).toEqual(['nightingale', 'zeke', 'rook']);
});

rule(
  'MD-INIT-11',
  'nobody acts twice in a round',
  () => {
    const table = pass(four(), 1);
    table.edit((game) => game.world.track.push(game.world.track.shift()!));
    expect(track(table)).toEqual(['animate', 'rook', 'zeke', 'remi']);
    pass(table);
    expect(table.world.round).toBe(1);
    pass(table);
    expect(table.world.round).toBe(2);
    expect(turns(table)).toEqual(['animate', 'rook', 'zeke', 'animate', 'rook']);
  },
  {
    // Whoever lies at the back closes the round.
    'MD-INIT-11': [
      {
        rule: 'MD-INIT-11',
        proc: 'round',
        step: 'turns',
        replace: {
          rule: 'MD-INIT-11',
          whileSome: (t) => {
            const next = t.value('next on the track');
            if (next !== null || t.used('round', 'closed') > 0) return next;
            t.use('round', 'closed');
            return t.world.track.at(-1).figures[0];
          },
          run: 'turn',
          with: (_, figure) => ({ figure }),
        },
      },
    ],
  },
);

rule('MD-INIT-12', 'the card of a Defeated figure leaves the track at once', () => {
  const table = field({
    map: WALLED,
    figures: { remi: 'a1', animate: 'a3', rook: 'b1', zeke: 'c1' },
    play: ['defeat', { figure: 'animate' }],
  });
  expect(track(table)).toEqual(['remi', 'rook', 'zeke']);
  expect(turns(pass(table))).toEqual(['rook']);
});

rule('MD-INIT-13', 'the card of a Group stays until its last figure is Defeated', () => {
  const table = field({
    map: WALLED,
    figures: { remi: 'a1', 'cave-sickle': 'a3', 'cave-sickle 2': 'b3' },
    play: ['defeat', { figure: 'cave-sickle' }],
  });
  expect(table.world.track[1]).toEqual({ card: 'cave-sickle', group: 1, figures: [2] });
  const last = field({
    map: WALLED,
    figures: { remi: 'a1', 'cave-sickle 2': 'b3' },
    play: ['defeat', { figure: 'cave-sickle 2' }],
  });
  expect(track(last)).toEqual(['remi']);
});

data('MD-INIT-14', 'black for the Adventurers, red for their opponents', () => {
  const table = four();
  expect(table.value('border', thing(table, 'rook'))).toBe('black');
  expect(table.value('border', thing(table, 'animate'))).toBe('red');
});

const sickles = ['a5', 'b5', 'c5', 'd5', 'e5', 'f5'].map((at) => ({ card: 'cave-sickle', at }));

rule(['MD-INIT-15', 'MD-SETP-15'], 'all cards in one random row', () => {
  const table = begin(
    stage(
      {
        combatants: [
          { card: 'animate', at: 'a5' },
          { card: 'quarry-walker', at: 'c5' },
        ],
      },
      {
        map: ['......', '......', 'oooooo', 'oooooo', '......', '......'],
      },
    ),
    6,
  );
  expect(track(table)).toEqual(['remi', 'zeke', 'rook', 'nightingale', 'animate', 'quarry-walker']);
});

rule(['MD-INIT-16', 'MD-INIT-04', 'MD-INIT-05'], 'two rounds of four: turns 1 and 5 are the same figure’s', () => {
  const table = pass(opened(), 8);
  expect(turns(table).slice(0, 8)).toEqual([...turns(table).slice(0, 4), ...turns(table).slice(0, 4)]);
  expect(turns(table)[0]).toBe('remi');
});

rule('MD-INIT-17', 'who is Defeated in its own turn has no more of it', () => {
  const table = field({ map: ['.d.', '...'], figures: { zeke: 'a1', remi: 'a2' } });
  table.answer(0, 'move').answer(0, 'walk', 'b1').answer(0, 'stop');
  expect(turns(table).at(-1)).toBe('remi');
  expect(table.events.some((one) => one.tag === 'turn over')).toBe(false);
});

rule(
  'MD-SETP-15',
  'one card for each Adventurer and for each Group, in any order',
  () => {
    const orders = new Set<string>();
    for (const seed of ['1', '2', '3', '4', '5', '6']) {
      const table = stage({ combatants: sickles }, { position: { seed } });
      for (let i = 0; i < 4; i++) table.answer(0, table.offers(0)[0]!);
      expect(table.world.track).toHaveLength(6);
      orders.add(track(table).join(' '));
    }
    expect(orders.size).toBeGreaterThan(3);
    const table = begin(stage({ combatants: sickles }), 6);
    expect(table.world.track.slice(4).map((one) => [one.group, one.figures.length])).toEqual([
      [1, 3],
      [2, 3],
    ]);
    expect(who(table, 'cave-sickle', 4).square).toBe('d5');
    expect(nameOf(table, table.world.track[4]!.figures[0]!)).toBe('cave-sickle');
  },
  {
    // The Adventurers come first.
    'MD-SETP-15': [
      {
        rule: 'MD-SETP-15',
        proc: 'initiative',
        step: 'deal',
        replace: { rule: 'MD-SETP-15', do: (t) => void (t.world.track = cardsFor(t as MiddaraTable, t.world.figures)) },
      },
    ],
  },
);
