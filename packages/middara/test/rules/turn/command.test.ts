import { labelOf } from '@questwright/kernel';
import { data, rule } from '@questwright/harness/vitest';
import { expect } from 'vitest';
import { ENGLISH } from '../../whole.ts';
import { opened, pass, stage, turns, who } from '../stage.ts';
import { attack, damage, events, field, stamina, thing, type Field, type Given } from '../field.ts';

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
  const twins = { at: 'a1', stamina: 5, seat: 0 };
  for (const [name, sp] of [
    ['spear of Vel', 2],
    ['Vel strike', 2],
    ['rapid assault', 4],
  ] as const) {
    expect(femke(sp).offers(0)).toContain(use(name));
    expect(femke(sp - 1)).toRefuse(0, use(name));
    // REACH 2, and no farther.
    expect(femke(5, { figures: { 'femke-and-diem': twins, animate: 'd1' } })).toRefuse(0, use(name));
  }
  const rolled = (table: Field): unknown[] => events(table, 'rolled')[0]!['shows'] as unknown[];
  const spear = femke(2, { dice: [1, 1] }).answer(0, use('spear of Vel'));
  expect([rolled(spear).length, stamina(spear, 'femke-and-diem')]).toEqual([2, 0]);
  const strike = femke(2, { dice: [1, 1, 1] }).answer(0, use('Vel strike'));
  expect([rolled(strike).length, stamina(strike, 'femke-and-diem')]).toEqual([3, 0]);
  const assault = femke(4, { dice: [4, 4, 4, 4, 4, 4, 4, 4] }).answer(0, use('rapid assault'));
  expect(stamina(assault, 'femke-and-diem')).toBe(0);
  for (let i = 0; i < 3; i++) {
    assault.answer(0, 'enough');
    expect(assault).toOffer(0, ['again', 'enough']);
    assault.answer(0, 'again');
  }
  assault.answer(0, 'enough');
  expect(events(assault, 'attacks')).toHaveLength(4);
  expect(assault.where()).toMatch(/turn\/action phase$/);
  // Up to four, and whoever is attacked first is attacked again.
  const two = femke(4, {
    figures: { 'femke-and-diem': { ...twins, stamina: 4 }, animate: 'c1', 'animate 2': 'b2' },
    dice: [4, 4, 4, 4],
  }).answer(0, use('rapid assault'));
  const second = thing(two, 'animate 2');
  expect(labelOf(two.loaded, two.game, 0, `against:${second}`).with).toMatchObject({ figure: { thing: second } });
  two.answer(0, `against:${second}`).answer(0, 'enough').answer(0, 'again').answer(0, 'enough').answer(0, 'enough');
  const targets = events(two, 'attacks').map((one) => (one['target'] as { thing: number }).thing);
  expect(targets).toEqual([thing(two, 'animate 2'), thing(two, 'animate 2')]);
});
data('MD-FACT-07', 'Everything You Want, and Nimble: once in a turn each', () => {
  const missed = femke(2, { dice: [1, 1, 5, 5] }).answer(0, use('spear of Vel'));
  expect(missed).toOffer(0, ['use:0:everything you want', 'pass']);
  missed.answer(0, 'use:0:everything you want');
  expect([events(missed, 'misses').length, events(missed, 'hits').length]).toEqual([1, 1]);
  // Chains of Perdition makes a second Attack; Nimble serves once.
  const [proc, shot] = attack('animate', 'femke-and-diem', 'ranged');
  const twice = femke(0, { whole: true, play: [proc, { ...shot, range: 4 }], dice: [6, 6, 3, 1, 1] });
  expect(twice).toOffer(0, ['stand', 'use:0:nimble']);
  twice.answer(0, 'use:0:nimble');
  expect([events(twice, 'attacks').length, events(twice, 'dodges').length]).toEqual([2, 1]);
});

// ---- allies that an Encounter sets up ----

const TWINS = { 'femke-and-diem': { at: 'a1', seat: 0 }, 'femke-and-diem 2': { at: 'a2', seat: 0 } };
const allies = (given: Partial<Given> = {}): Field =>
  field({ map: OPEN, figures: { zeke: 'd1', ...TWINS }, turn: 'zeke', ...given });

data('MD-COMM-01', 'none is in play unless something brings it in', () => {
  const cards = (table: Field): boolean[] =>
    table.world.figures.map((one) => (table.value('tags', one.thing) as string[]).includes('COMMAND'));
  expect(cards(stage())).not.toContain(true);
  expect(cards(opened({ combatants: [{ card: 'femke-and-diem', at: 'a5' }] }))).toContain(true);
});
rule('MD-COMM-04', 'it gains no XP', () => {
  const table = allies({
    encounter: { actions: { learn: { beside: { square: 'd1' }, effects: [{ xp: 1 }] } } },
  }).answer(0, 'special:learn');
  expect(table.world.figures.map((one) => one.xp)).toEqual([1, 0, 0]);
});
rule('MD-COMM-05', 'the players say which Adventurer gains its Item', () => {
  const table = allies({
    figures: { ...TWINS, zeke: 'd1', rook: 'e1' },
    turn: 'femke-and-diem',
    tokens: [{ kind: 'loot', square: 'b1' }],
    encounter: { secret: { ends: {}, loot: { blue: [{ 'gain card': 'brass-thimble' }] } } },
    supply: ['brass-thimble'],
  });
  table.answer(
    0,
    table.offers(0).find((one) => one.startsWith('loot'))!,
  );
  expect(table).toOffer(0, ['gainer:{zeke}', 'gainer:{rook}']);
  table.answer(0, 'gainer:{rook}');
  expect(events(table, 'gained').map((one) => one['figure'])).toEqual([{ thing: thing(table, 'rook') }]);
});
rule('MD-COMM-06', 'of several on one card the players choose who is first', () => {
  const table = pass(allies());
  expect(table.where()).toMatch(/turn\/whose turn$/);
  const diem = thing(table, 'femke-and-diem 2');
  expect(table).toOffer(0, [`first:${thing(table, 'femke-and-diem')}`, `first:${diem}`]);
  table.answer(0, `first:${diem}`);
  const begun = (): unknown[] => events(table, 'turn begins').map((one) => (one['figure'] as { thing: number }).thing);
  expect(begun().at(-1)).toBe(diem);
  pass(table);
  expect(begun().at(-1)).toBe(thing(table, 'femke-and-diem'));
  expect(turns(pass(table)).at(-1)).toBe('zeke');
});
rule('MD-COMM-08', 'an Exhausted token lies on one Ability, until the next Refresh Phase', () => {
  const table = field({
    map: OPEN,
    figures: { 'lamp-heron': { at: 'a1', stamina: 5, seat: 0 }, zeke: { at: 'b1', damage: 4 } },
    cards: {
      'lamp-heron': {
        abilities: ['mend', 'soothe'].map((name) => ({
          timing: 'between actions',
          name,
          ways: ['EXHAUST'],
          effects: [{ HEAL: 1, to: 'self' }],
        })),
      },
    },
  });
  const [mend, soothe] = ['use:{lamp-heron}:mend:EXHAUST', 'use:{lamp-heron}:soothe:EXHAUST'];
  table.answer(0, mend!);
  expect(table).toRefuse(0, mend!, 'MD-EXH-02');
  expect(table.offers(0)).toContain(table.resolve(soothe!));
  pass(table, 2);
  expect(table.offers(0)).toContain(table.resolve(mend!));
});
data('MD-COMM-11', 'every part of the card of Femke & Diem has a value', () => {
  const table = allies();
  const figure = thing(table, 'femke-and-diem');
  const card = table.loaded.content.get('femke-and-diem')!.content;
  expect([1, 2].map((number) => ENGLISH[`figure.femke-and-diem.${number}`])).toEqual(['Femke', 'Diem']);
  expect([card['stamina'], card['conviction'], card['casting']]).toEqual([
    { recovery: 3, most: 5 },
    ['white', 'white'],
    undefined,
  ]);
  const values = ['maximum HP', 'defense', 'movement value', 'armor', 'combat dice', 'symbol abilities'];
  expect(values.map((name) => table.value(name, figure))).toEqual([
    10,
    12,
    6,
    0,
    ['teal', 'teal'],
    [{ cost: { shield: 2 }, physical: 2 }],
  ]);
  expect((card.abilities ?? []).map((one) => one.name)).toEqual([
    'spear of Vel',
    'Vel strike',
    'rapid assault',
    'everything you want',
    'nimble',
  ]);
});
rule('MD-COMM-12', 'it starts with its recovery, and gains none in its first turn', () => {
  const table = opened({ combatants: [{ card: 'femke-and-diem', at: 'a5' }] });
  expect(who(table, 'femke-and-diem').stamina).toBe(3);
  pass(table, 4);
  expect([turns(table).at(-1), who(table, 'femke-and-diem').stamina]).toEqual(['femke-and-diem', 3]);
  pass(table, 5);
  expect([turns(table).at(-1), who(table, 'femke-and-diem').stamina]).toEqual(['femke-and-diem', 5]);
});
rule('MD-COMM-03', 'it makes one Move Action in a turn', () => {
  const table = femke(5).answer(0, 'move').answer(0, 'stop');
  expect(table).toRefuse(0, 'move', 'MD-MOVE-02');
});

// ---- what figures Spawn ----

const brood = (given: Partial<Given> = {}): Field =>
  field({
    map: ['......'],
    figures: { 'brood-mother': 'c1', rook: { at: 'f1', stamina: 5 } },
    acting: true,
    turn: 'brood-mother',
    step: 'start',
    deck: ['gold-4', 'gold-5'],
    dice: [6],
    ...given,
  });
rule('MD-LCRD-02', 'what a figure has Spawned leaves nothing behind', () => {
  const table = brood().answer(0, 'arrive:b1');
  expect(table.value('side', thing(table, 'ditch-imp'))).toBe('opponents');
  expect(table.value('loot cards', thing(table, 'ditch-imp'))).toBe(0);
  expect(table.value('loot cards', thing(table, 'brood-mother'))).toBe(1);
});
rule('MD-LCRD-02', 'what a text brings in does', () => {
  const table = field({
    map: ['......'],
    figures: { rook: 'a1' },
    encounter: { actions: { call: { beside: { square: 'a1' }, effects: [{ spawn: 'cave-sickle', at: 'f1' }] } } },
    dice: [6],
  }).answer(0, 'special:call');
  expect(table.value('loot cards', thing(table, 'cave-sickle'))).toBe(1);
});
rule('MD-COMM-02', 'with several players the cards of allies are dealt with the others', () => {
  const combatants = [
    { card: 'animate', at: 'f5' },
    { card: 'bell-ringer', at: 'a5' },
  ];
  const table = stage({ combatants }, { position: { seats: 2 } });
  for (let i = 0; i < 4; i++) table.answer(i % 2, table.offers(i % 2)[0]!);
  expect(table.where()).toMatch(/another split$/);
  const leader = (): unknown => table.value('controller', who(table, 'bell-ringer').thing);
  expect([leader(), table.value('side', who(table, 'bell-ringer').thing)]).toEqual([1, 'adventurers']);
  table.answer(0, 'give:1:0');
  expect(leader()).toBe(0);
});
