import { data, rule } from '@questwright/harness/vitest';
import { expect } from 'vitest';
import { damage, field, isDefeated, stamina, thing, type Field, type Given } from '../field.ts';
import { opened, pass, tags, who } from '../stage.ts';

/** An Ability of Zeke's own card at a moment of a turn. */
const gifted = (timing: string, given: Partial<Given> = {}): Field =>
  field({
    map: ['......'],
    figures: { remi: 'a1', zeke: { at: 'c1', damage: 2 } },
    cards: { zeke: { abilities: [{ timing, must: true, effects: [{ HEAL: 1 }] }] } },
    ...given,
  });

data('MD-TURN-01', 'five phases in order', () => {
  const table = pass(field({ map: ['..'], figures: { remi: 'a1', rook: 'b1' } }));
  expect(table.where()).toBe('game/encounter > encounter/round > round/turns > turn/action phase');
  const steps = Object.keys(table.loaded.definition.rules.procs['turn']!);
  expect(steps.slice(0, 9)).toEqual([
    'whose turn',
    'start',
    'start of turn',
    'status',
    'recover SP',
    'un-exhaust',
    'activation',
    'action phase',
    'end of turn',
  ]);
});

rule('MD-TURN-01', 'a turn begins and is over once', () => {
  const table = pass(field({ map: ['..'], figures: { remi: 'a1', rook: 'b1' } }), 2);
  expect(tags(table).filter((tag) => tag.startsWith('turn'))).toEqual([
    'turn over',
    'turn begins',
    'turn over',
    'turn begins',
  ]);
});

rule('MD-TURN-02', 'what is to happen at the start of a turn happens before anything else', () => {
  const table = pass(gifted('start of turn'));
  expect(damage(table, 'zeke')).toBe(1);
});

rule('MD-TURN-03', 'Effects and Abilities with STATUS come before the SP', () => {
  const table = field({
    map: ['......'],
    figures: {
      remi: { at: 'a1', on: { poison: 1 } },
      nightingale: { at: 'c1', damage: 2, stamina: 0, on: { poison: 1 } },
    },
    cards: { nightingale: { hp: 12, abilities: [{ timing: 'status', effects: [{ HEAL: 1 }] }] } },
  }).set('round', 2);
  pass(table);
  expect(table).toOffer(0, ['resolve:poison', 'use:{nightingale}:status']);
  // Half of the 10 HP that are left, and no SP yet. Nothing befalls whose turn it is not.
  table.answer(0, 'resolve:poison');
  expect([damage(table, 'nightingale'), stamina(table, 'nightingale')]).toEqual([7, 0]);
  expect(damage(table, 'remi')).toBe(0);
  expect(table).toOffer(0, ['use:{nightingale}:status', 'pass']);
  table.answer(0, 'use:{nightingale}:status').answer(0, 'pass');
  expect([damage(table, 'nightingale'), stamina(table, 'nightingale')]).toEqual([6, 3]);
});

rule('MD-TURN-04', 'an Adventurer recovers as many SP as there are red dots', () => {
  const table = field({ map: ['..'], figures: { remi: 'a1', rook: { at: 'b1', stamina: 1 } } }).set('round', 2);
  expect(stamina(pass(table), 'rook')).toBe(4);
});

const exhausted = (round: number): Field => {
  const table = field({
    map: ['..'],
    figures: { remi: 'a1', rook: { at: 'b1', stamina: 1, gear: ['mallet', 'katar'] } },
  });
  table.set('round', round);
  for (const one of ['mallet', 'katar'])
    table.edit((game) => void (game.world.things.counters['exhausted']![table.thing(one)] = 1));
  return table;
};
const isExhausted = (table: Field, card: string): boolean =>
  table.world.things.counters['exhausted']![table.thing(card)] === 1;

rule('MD-TURN-06', 'then all Exhausted cards are Un-Exhausted', () => {
  const table = exhausted(2);
  expect(isExhausted(table, 'mallet')).toBe(true);
  pass(table);
  expect(['mallet', 'katar'].map((one) => isExhausted(table, one))).toEqual([false, false]);
});

rule('MD-TURN-06', 'whoever decides itself has no Refresh Phase: its card stays Exhausted', () => {
  const table = field({
    map: ['...'],
    figures: { remi: 'a1', animate: 'c1', rook: { at: 'b1', gear: ['mallet'] } },
  }).set('round', 2);
  for (const one of ['mallet', 'animate'])
    table.edit((game) => void (game.world.things.counters['exhausted']![table.thing(one)] = 1));
  while (isExhausted(table, 'mallet') || table.world.figures[1]!.acted === false) pass(table);
  expect(['mallet', 'animate'].map((one) => isExhausted(table, one))).toEqual([false, true]);
});

rule('MD-TURN-07', 'the first turn of an Encounter Un-Exhausts too', () => {
  const table = pass(exhausted(1));
  expect(isExhausted(table, 'mallet')).toBe(false);
  expect(stamina(table, 'rook')).toBe(1);
});

rule('MD-TURN-08', 'an Adventurer may pass and keeps the SP', () => {
  const table = field({ map: ['..'], figures: { remi: { at: 'a1', stamina: 3 }, rook: 'b1' } });
  expect(table.offers(0)).toContain('end turn');
  expect(stamina(pass(table), 'remi')).toBe(3);
  expect(table.event('turn over')).toEqual({ figure: { thing: thing(table, 'remi') } });
});

rule('MD-TURN-09', 'what is to happen at the end of a turn', () => {
  const table = gifted('end of turn', { turn: 'zeke' });
  expect(damage(table, 'zeke')).toBe(2);
  expect(damage(pass(table), 'zeke')).toBe(1);
});

rule(['MD-TURN-10', 'MD-TURN-04', 'MD-STAM-04'], 'Nightingale recovers 3, never beyond 5', () => {
  const recovered = (left: number): number => {
    const table = field({ map: ['..'], figures: { remi: 'a1', nightingale: { at: 'b1', stamina: left } } }).set(
      'round',
      2,
    );
    return stamina(pass(table), 'nightingale');
  };
  expect([recovered(4), recovered(1)]).toEqual([5, 4]);
});

const rook = (stamina = 5): Field =>
  field({ map: ['......'], figures: { rook: { at: 'a1', stamina }, animate: 'b1' }, cards: { animate: { hp: 99 } } });
/** A blow of Rook's: 2 SP, no symbols, no harm done. */
const strike = (table: Field): Field => {
  table.dice(1, 1).answer(0, table.resolve(`attack:${thing(table, 'animate')}`));
  while (table.where().includes('attack/'))
    table.answer(
      0,
      table.offers(0).find((one) => /plain|stand|enough|refrain/.test(one))!,
    );
  return table;
};

rule('MD-STAM-01', 'any number and order of Actions, as long as there are SP', () => {
  const table = strike(rook());
  expect(stamina(table, 'rook')).toBe(3);
  table.answer(0, 'move').answer(0, 'stop');
  strike(table);
  expect(stamina(table, 'rook')).toBe(0);
});

rule('MD-STAM-02', 'nothing is limited to once a turn that does not say so', () => {
  const table = strike(strike(rook()));
  expect(stamina(table, 'rook')).toBe(1);
  table.answer(0, 'move').answer(0, 'stop');
  expect(table).toRefuse(0, 'move', 'MD-MOVE-02');
});

rule('MD-STAM-03', 'an Action is finished before the next begins', () => {
  const table = field({ map: ['......'], figures: { zeke: 'a1' }, tokens: [{ kind: 'loot', square: 'b1' }] });
  const loot = `loot:${table.world.tokens[0]!.thing}`;
  expect(table.offers(0)).toContain(loot);
  table.answer(0, 'move');
  expect(table).toRefuse(0, loot, 'MD-STAM-03');
  table.answer(0, 'stop');
  expect(table.offers(0)).toContain(loot);
});

rule('MD-STAM-04', 'never more SP than dots', () => {
  const table = field({ map: ['..'], figures: { remi: 'a1', rook: { at: 'b1', stamina: 5 } } }).set('round', 2);
  expect(stamina(pass(table), 'rook')).toBe(5);
});

rule('MD-STAM-05', 'SP that are left stay', () => {
  const table = field({ map: ['..'], figures: { remi: 'a1', rook: { at: 'b1', stamina: 2 } }, turn: 'rook' });
  pass(table);
  expect(stamina(table, 'rook')).toBe(2);
});

data('MD-ACTN-01', 'Standard Actions are there for everybody', () => {
  const table = field({
    map: ['...'],
    figures: { zeke: { at: 'a1', gear: ['chipped-chitin'], stamina: 3 }, animate: 'b1' },
  });
  expect(table).toOffer(0, ['move', `attack:${thing(table, 'animate')}`, 're-equip', 'end turn']);
});

rule('MD-ACTN-02', 'what Standard Actions cost', () => {
  const offered = (stamina: number): string[] =>
    field({ map: ['...'], figures: { zeke: { at: 'a1', gear: [], stamina }, animate: 'b1' } }).offers(0);
  expect(offered(1).some((one) => one.startsWith('attack'))).toBe(false);
  expect(offered(1)).toContain('move');
  expect(offered(2).some((one) => one.startsWith('attack'))).toBe(true);
  expect(offered(0)).toEqual(['end turn']);
});

rule('MD-SETP-09', 'no SP in the first Refresh Phase', () => {
  const table = opened();
  expect(who(table, 'remi').stamina).toBe(3);
  pass(table, 4);
  expect(who(table, 'remi').stamina).toBe(5);
});

rule(['MD-SETP-10', 'MD-SETP-09'], 'what Rook spends before his first turn is not recovered in it', () => {
  const table = opened();
  table.set('figures.2.stamina', 2);
  pass(table, 2);
  expect(who(table, 'rook').stamina).toBe(2);
  expect(isDefeated(table, 'rook')).toBe(false);
});
