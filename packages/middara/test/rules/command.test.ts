import { data, rule } from '@questwright/harness/vitest';
import { expect } from 'vitest';
import { opened, who } from './stage.ts';
import { attack, damage, events, field, stamina, type Field, type Given } from './field.ts';

const OPEN = ['.....', '.....'];
const femke = (sp: number, given: Partial<Given> = {}): Field =>
  field({ map: OPEN, figures: { 'femke-and-diem': { at: 'a1', stamina: sp, seat: 0 }, animate: 'c1' }, ...given });
const use = (name: string): string => `use:0:${name}:SP`;

rule(['MD-EMPW-09', 'MD-COMM-03'], 'a Command Combatant may empower, dodge and counter', () => {
  const table = femke(3).answer(0, use('spear of Vel'));
  expect(table).toOffer(0, ['empower', 'plain']);
  const hit = femke(3, { play: attack('animate', 'femke-and-diem', 'ranged') });
  expect(hit).toOffer(0, ['dodge', 'stand', 'use:0:nimble']);
  expect(femke(3).offers(0)).toContain('move');
  expect(femke(3)).toRefuse(0, 're-equip', 'MD-COMM-03');
});
rule('MD-COMM-02', 'the players control them, on the side of the Adventurers', () => {
  const table = opened({ combatants: [{ card: 'femke-and-diem', at: 'a5' }] });
  const figure = who(table, 'femke-and-diem');
  expect([figure.owner, table.value('side', figure.thing)]).toEqual([0, 'adventurers']);
  expect(table.value('kind of turn', figure.thing)).toBe('adventurer');
});
rule(['MD-COMM-07', 'MD-COMM-09'], 'the Attack of a Command Combatant is an Ability of its card', () => {
  const table = femke(2, { dice: [5, 5] });
  expect(table.offers(0).filter((one) => one.startsWith('attack'))).toEqual([]);
  table.answer(0, use('spear of Vel')).answer(0, 'enough');
  expect(stamina(table, 'femke-and-diem')).toBe(0);
  // TEAL 7 and TEAL 7, from two spaces away: 14 less 9, less 2.
  expect([events(table, 'attacks')[0]!['type'], damage(table, 'animate')]).toEqual(['melee', 3]);
});
data('MD-FACT-08', 'Spear of Vel, Vel Strike, Rapid Assault', () => {
  const strike = femke(2, { dice: [1, 1, 1] }).answer(0, use('Vel strike'));
  expect((events(strike, 'rolled')[0]!['shows'] as unknown[]).length).toBe(3);
  const assault = femke(4, { dice: [4, 4, 4, 4, 4, 4, 4, 4] }).answer(0, use('rapid assault'));
  for (let i = 0; i < 3; i++) {
    assault.answer(0, 'enough');
    expect(assault).toOffer(0, ['again', 'enough']);
    assault.answer(0, 'again');
  }
  assault.answer(0, 'enough');
  expect(events(assault, 'attacks')).toHaveLength(4);
  expect(assault.where()).toMatch(/turn\/action phase$/);
});
data('MD-FACT-07', 'Everything You Want, and Nimble: once in a turn each', () => {
  const missed = femke(2, { dice: [1, 1, 5, 5] }).answer(0, use('spear of Vel'));
  expect(missed).toOffer(0, ['use:0:everything you want', 'pass']);
  missed.answer(0, 'use:0:everything you want');
  expect([events(missed, 'misses').length, events(missed, 'hits').length]).toEqual([1, 1]);
  // Chains of Perdition makes a second Attack; Nimble serves once.
  const twice = femke(0, { whole: true, play: attack('animate', 'femke-and-diem', 'ranged'), dice: [6, 6, 3, 1, 1] });
  expect(twice).toOffer(0, ['stand', 'use:0:nimble']);
  twice.answer(0, 'use:0:nimble');
  expect([events(twice, 'attacks').length, events(twice, 'dodges').length]).toEqual([2, 1]);
});
