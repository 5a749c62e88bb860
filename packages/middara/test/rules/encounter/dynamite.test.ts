import { data, rule } from '@questwright/harness/vitest';
import { expect } from 'vitest';
import { damage, field, isDefeated, packed, stamina, thing, type Field, type Given } from '../field.ts';
import { nameOf, opened, pass } from '../stage.ts';

const OPEN = ['......', '......', '......', '......', '......', '......'];
const holding = (given: Partial<Given> = {}): Field =>
  field({ map: OPEN, figures: { rook: { at: 'b2', gear: ['dynamite'] }, remi: 'f6' }, ...given });
const put = (table: Field, square: string): Field => table.answer(0, `throw:{dynamite}:${square}`);
/** Until the end of the round. */
const through = (table: Field): Field => {
  const { round } = table.world;
  while (table.world.round === round && !table.game.over) pass(table);
  return table;
};

data('MD-DYNA-01', 'on the board it burns, among Items it does not', () => {
  const table = holding();
  expect(table.world.dynamite).toEqual([]);
  expect(put(table, 'c2').world.dynamite).toMatchObject([{ square: 'c2', lit: 1 }]);
});

rule('MD-DYNA-02', 'placing lights it', () => {
  expect(put(holding(), 'd2').world.dynamite).toMatchObject([{ square: 'd2', bearer: -1, lit: 1 }]);
});

rule('MD-DYNA-03', 'what the Setup places burns from the start', () => {
  const table = opened({ dynamite: ['f3'] });
  expect(table.world.dynamite).toMatchObject([{ square: 'f3', lit: 0 }]);
  table.dice(1, 1, 1);
  pass(table, 4);
  expect(table.event('explosion')).toEqual({ square: 'f3' });
});

rule('MD-DYNA-04', 'it explodes at the end of the next round', () => {
  const table = through(put(holding(), 'e2'));
  expect(table.event('explosion')).toBeNull();
  table.dice(1, 1, 1);
  expect(through(table).event('explosion')).toEqual({ square: 'e2' });
  expect(table.world.dynamite).toEqual([]);
});

rule('MD-DYNA-04', 'all that is due explodes, far from each other too', () => {
  const table = opened({ dynamite: ['f1', 'f3'] }).dice(1, 1, 1, 1, 1, 1);
  pass(table, 4);
  const exploded = table.events.filter((one) => one.tag === 'explosion');
  expect(exploded.map((one) => one.with['square'])).toEqual(['f1', 'f3']);
  expect(table.world.dynamite).toEqual([]);
});

/** Dynamite that was lit a round ago explodes when everybody has acted. */
const burning = (given: Partial<Given>, square = 'c3', dice = [3, 4, 1]): Field => {
  const table = holding(given);
  put(table, square);
  table.set('dynamite.0.lit', 0).dice(...dice);
  return through(table);
};

rule('MD-DYNA-05', '3 PURPLE dice of Irreducible Damage to everybody on it or beside it', () => {
  const table = burning({
    figures: { rook: { at: 'b2', gear: ['dynamite'] }, zeke: 'c3', remi: 'e5', 'cave-sickle': 'd4' },
    cards: { 'cave-sickle': { hp: 30, ai: [] } },
  });
  expect(['rook', 'zeke', 'cave-sickle', 'remi'].map((one) => damage(table, one))).toEqual([9, 9, 9, 0]);
});

rule('MD-DYNA-06', 'Loot on it or beside it is discarded unread', () => {
  const table = burning({
    tokens: [
      { kind: 'loot', square: 'd3', colour: 'blue' },
      { kind: 'loot', square: 'f1', colour: 'red' },
    ],
    encounter: { secret: { ends: { lost: [] }, loot: { blue: [], red: [] } } },
  });
  expect(table.world.tokens.map((one) => one.square)).toEqual(['f1']);
  expect(table.event('hidden text')).toBeNull();
});

const picking = (dice: number[]): Field => {
  const table = put(
    holding({ figures: { rook: { at: 'b2', gear: ['dynamite'], stamina: 1 }, remi: { at: 'd2', stamina: 2 } } }),
    'c2',
  );
  pass(table);
  return table.dice(...dice).answer(0, 'pick up:{dynamite}');
};

rule('MD-DYNA-07', 'a Presence 10 Check to pick it up, and it burns on', () => {
  const table = picking([5, 1]);
  expect(table.world.dynamite).toMatchObject([{ square: '', bearer: thing(table, 'remi'), lit: 1 }]);
  expect(stamina(table, 'remi')).toBe(1);
  expect(picking([4, 1]).world.dynamite).toMatchObject([{ square: 'c2', bearer: -1 }]);
});

rule('MD-DYNA-08', 'up to Range 4 and in sight, past allies but not past opponents', () => {
  const table = holding({
    map: ['......', '......'],
    figures: { rook: { at: 'a1', gear: ['dynamite'], stamina: 1 }, remi: 'b1', animate: 'c2', zeke: 'b2' },
  });
  expect(table.offers(0)).toContain(table.resolve('throw:{dynamite}:e1'));
  expect(table).toRefuse(0, 'throw:{dynamite}:f1', 'MD-DYNA-08');
  const blocked = holding({ map: ['......'], figures: { rook: { at: 'a1', gear: ['dynamite'] }, animate: 'c1' } });
  expect(blocked).toRefuse(0, 'throw:{dynamite}:e1', 'MD-DYNA-08');
  put(table, 'e1');
  expect(stamina(table, 'rook')).toBe(0);
  expect(holding().tryAnswer(0, 'throw:99:b2')).not.toBeNull();
});

rule('MD-DYNA-09', 'it keeps its time when it is placed again', () => {
  const table = picking([5, 1]).set('round', 2).set('figures.1.stamina', 1);
  put(table, 'f2');
  expect(table.world.dynamite).toMatchObject([{ square: 'f2', lit: 1 }]);
});

rule('MD-DYNA-10', 'what is carried is where its bearer is', () => {
  const table = picking([5, 1]).set('dynamite.0.lit', 0);
  table.dice(1, 1, 1);
  through(table);
  expect([damage(table, 'remi'), damage(table, 'rook')]).toEqual([3, 0]);
  expect(isDefeated(table, 'remi')).toBe(false);
});

rule('MD-DYNA-10', 'what a Defeated figure carried stays where it stood, and explodes there', () => {
  const table = put(
    holding({
      map: ['......', '....s.', '......'],
      figures: { rook: { at: 'b2', gear: ['dynamite'], stamina: 1 }, remi: { at: 'd2', stamina: 3 } },
      encounter: { specialTerrain: [{ damage: 99, type: 'irreducible', to: 'self' }] },
    }),
    'c2',
  );
  pass(table);
  table.dice(5, 1).answer(0, 'pick up:{dynamite}').answer(0, 'move').answer(0, 'walk', 'e2');
  expect(isDefeated(table, 'remi')).toBe(true);
  expect(table.world.dynamite).toMatchObject([{ square: 'e2', bearer: -1, lit: 1 }]);
  table.set('dynamite.0.lit', 0).dice(1, 1, 1);
  expect(through(table).event('explosion')).toEqual({ square: 'e2' });
});

rule('MD-DYNA-11', 'an explosion sets off every other Dynamite in its area, in Packs too', () => {
  const table = burning(
    { figures: { rook: { at: 'b2', gear: ['dynamite', 'dynamite'] }, remi: 'f6' } },
    'c3',
    [1, 1, 1, 2, 2, 1],
  );
  expect(table.events.filter((one) => one.tag === 'explosion').map((one) => one.with['square'])).toEqual(['c3', 'b2']);
  expect(damage(table, 'rook')).toBe(8);
  // What else its bearer has stays.
  const armed = packed(
    holding({ figures: { rook: { at: 'b2', gear: ['mallet', 'dynamite', 'dynamite'] }, remi: 'f6' } }),
    'rook',
    'dynamite',
    'katar',
  );
  put(armed, 'c3');
  through(armed.set('dynamite.0.lit', 0).dice(1, 1, 1, 1, 1, 1, 1, 1, 1));
  const { gear, pack } = armed.world.figures[0]!;
  expect([gear, pack].map((things) => things.map((one) => nameOf(armed, one)))).toEqual([['mallet'], ['katar']]);
  expect(armed.world.dynamite).toEqual([]);
});
