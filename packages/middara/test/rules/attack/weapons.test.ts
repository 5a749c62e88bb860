import { data, rule } from '@questwright/harness/vitest';
import { expect } from 'vitest';
import type { GearCard, Weapon } from '../../../src/cards.ts';
import { CONTENT } from '../../../src/content.ts';
import { attacked, OPEN, rook } from '../duel.ts';
import { attack, damage, events, field, isDefeated, stamina, type Field, type Given } from '../field.ts';

const weapon = (given: Partial<Weapon>, more: Partial<GearCard> = {}): GearCard => ({
  kind: 'item',
  tags: [],
  weapon: { type: 'melee', hands: 1, dice: ['white'], ...given },
  ...more,
});
const discipline = (abilities: GearCard['abilities']): GearCard => ({
  kind: 'discipline',
  tags: [],
  abilities: abilities!,
});
const cards = {
  sword: weapon({}, { tags: ['SWORD'] }),
  pistol: weapon({ type: 'ranged', range: 4 }),
  'long-pistol': weapon({ type: 'ranged', range: 6 }),
  kusarigama: weapon({ type: 'melee/ranged', range: 3 }),
  'throwing-knife': weapon({ type: 'melee/ranged', range: 5 }),
  'two-books': weapon({
    hands: 2,
    dice: ['orange', 'orange'],
    symbols: [{ cost: { book: 1, shield: 1 }, physical: 1 }],
  }),
  'three-books': weapon({ hands: 2, dice: ['orange', 'orange'], symbols: [{ cost: { book: 3 }, physical: 1 }] }),
  aim: discipline([{ timing: 'between actions', if: { icon: 'ranged' }, effects: [{ token: 'vow' }] }]),
  parry: discipline([{ timing: 'between actions', if: { icon: 'melee' }, effects: [{ token: 'vow' }] }]),
  either: discipline([{ timing: 'between actions', if: { icon: 'melee/ranged' }, effects: [{ token: 'vow' }] }]),
  strike: discipline([{ timing: 'between actions', effects: [{ 'Melee ATK': true }] }]),
  snipe: discipline([{ timing: 'between actions', effects: [{ 'Ranged ATK': true }] }]),
  lash: discipline([{ timing: 'between actions', effects: [{ 'Melee/Ranged ATK': true }] }]),
};
/** Rook with these cards; an Animate so many spaces away. */
const armed = (gear: readonly string[], far = 1, given: Partial<Given> = {}): Field =>
  field({
    map: ['........'],
    figures: { rook: { at: 'a1', stamina: 2, gear }, animate: `${'abcdefgh'[far]!}1` },
    cards,
    ...given,
  });
const attacks = (gear: readonly string[], far: number): string[] =>
  armed(gear, far)
    .offers(0)
    .filter((one) => one.startsWith('attack:'));
const uses = (gear: readonly string[], far = 1): string[] =>
  armed(gear, far)
    .offers(0)
    .filter((one) => one.startsWith('use:'));

data('MD-WPN-01', 'Weapons are Melee, Ranged or Melee/Ranged', () => {
  expect(armed(['sword']).value('attack types', 0)).toEqual(['melee']);
  expect(armed(['pistol']).value('attack types', 0)).toEqual(['ranged']);
  expect(armed(['kusarigama']).value('attack types', 0)).toEqual(['melee', 'ranged']);
});
rule('MD-ICON-02', 'Icons on a Discipline are requirements', () => {
  expect(armed(['sword', 'aim'])).toRefuse(0, 'use:{aim}:between actions');
  expect(uses(['pistol', 'aim'])).toHaveLength(1);
});
data('MD-ICON-03', 'Combat Dice Icons fill the pool', () => {
  expect(armed(['sword', 'katar']).value('combat dice', 0)).toEqual(['white', 'white']);
});
rule(['MD-ICON-04', 'MD-RNG-02'], 'a Melee Weapon is for adjacent targets', () => {
  expect([attacks(['sword'], 1), attacks(['sword'], 2)]).toEqual([['attack:1'], []]);
});
rule(['MD-ICON-06', 'MD-RNG-04'], 'a Ranged Weapon reaches as far as its number', () => {
  expect([attacks(['pistol'], 4), attacks(['pistol'], 5)]).toEqual([['attack:1'], []]);
});
rule('MD-ICON-08', 'of two Ranged Weapons the lower Range counts', () => {
  expect([attacks(['pistol', 'long-pistol'], 4), attacks(['pistol', 'long-pistol'], 5)]).toEqual([['attack:1'], []]);
});
rule('MD-ICON-09', 'a Melee/Ranged Weapon has both Icons', () => {
  expect(uses(['kusarigama', 'aim', 'parry'])).toHaveLength(2);
});
rule('MD-ICON-10', 'with a partner it takes on its type and Range, alone it has both', () => {
  expect([attacks(['kusarigama', 'long-pistol'], 6), attacks(['kusarigama', 'sword'], 2)]).toEqual([['attack:1'], []]);
  expect(attacks(['kusarigama'], 3)).toEqual(['attack:1:ranged']);
  expect(attacks(['kusarigama'], 1)).toEqual(['attack:1:melee', 'attack:1:ranged']);
  const table = armed(['kusarigama'], 3, { dice: [5, 5] }).answer(0, 'attack:1:ranged');
  expect(events(table, 'attacks')[0]).toMatchObject({ type: 'ranged' });
});
rule('MD-ICON-11', 'two Melee/Ranged Weapons are Melee', () => {
  expect([attacks(['kusarigama', 'throwing-knife'], 1), attacks(['kusarigama', 'throwing-knife'], 3)]).toEqual([
    ['attack:1'],
    [],
  ]);
});
rule('MD-ICON-12', 'an Ability with both Icons goes with either', () => {
  expect([uses(['sword', 'either']).length, uses(['pistol', 'either']).length, uses(['either']).length]).toEqual([
    1, 1, 0,
  ]);
});
data('MD-ICON-01', 'a Core adds to Defense', () => {
  const core: GearCard = { kind: 'item', tags: [], defense: 1 };
  expect(armed(['core'], 1, { cards: { core } }).value('defense', 0)).toBe(10);
});
data('MD-ICON-16', 'Health', () => expect(rook().value('maximum HP', 1)).toBe(18));
data('MD-ICON-17', 'Defense', () => expect(rook().value('defense', 1)).toBe(9));
data('MD-ICON-18', 'Movement', () => expect(rook().value('movement value', 1)).toBe(6));
data('MD-ICON-21', 'Armor adds up from Items and Effects', () => {
  const figures = { rook: { at: 'b2', gear: ['cuirass', 'buckler'], on: { barrier: 1 } }, animate: 'c2' };
  expect(rook({ figures }).value('armor', 0)).toBe(3);
});
data('MD-ICON-22', 'SP pay for Abilities', () => {
  const dear = discipline([{ timing: 'between actions', ways: [{ SP: 2 }], effects: [{ token: 'vow' }] }]);
  const table = armed(['dear'], 1, { cards: { dear } }).answer(0, 'use:{dear}:between actions:SP');
  expect(stamina(table, 'rook')).toBe(0);
});
data('MD-ICON-23', 'five Skills', () => {
  const table = rook();
  const skills = ['presence', 'lore', 'agility', 'perception', 'strength'].map((skill) =>
    table.value('skill', 0, skill),
  );
  expect(skills).toEqual([2, 3, 3, 4, 6]);
});
data('MD-RNG-01', 'the Range comes from the Weapons', () => {
  expect([attacks(['pistol'], 4).length, attacks(['pistol'], 5).length]).toEqual([1, 0]);
});

// ---- ATK Tags ----

rule(['MD-TAG-13', 'MD-ABIL-13'], 'Melee ATK needs a Weapon with the Melee Icon', () => {
  expect(armed(['pistol', 'strike'])).toRefuse(0, 'use:{strike}:between actions', 'MD-ABIL-13');
  const table = armed(['sword', 'strike'], 1, { dice: [5, 5] }).answer(0, 'use:{strike}:between actions');
  expect(events(table, 'attacks')).toMatchObject([{ type: 'melee' }]);
  expect(stamina(table, 'rook')).toBe(2);
});
rule('MD-TAG-14', 'Ranged ATK', () => {
  const table = armed(['pistol', 'snipe'], 4, { dice: [5, 5] }).answer(0, 'use:{snipe}:between actions');
  expect(events(table, 'attacks')).toMatchObject([{ type: 'ranged' }]);
  expect(uses(['sword', 'snipe'])).toEqual([]);
});
rule('MD-TAG-15', 'Melee/Ranged ATK', () => {
  const made = (gear: string, far: number): unknown[] =>
    events(armed([gear, 'lash'], far, { dice: [5, 5] }).answer(0, 'use:{lash}:between actions'), 'attacks').map(
      (one) => one['type'],
    );
  expect([made('sword', 1), made('pistol', 4)]).toEqual([['melee'], ['ranged']]);
});

// ---- Tags of Weapons ----

rule('MD-TAG-03', 'ARMOR PIERCING ignores the first points of Armor', () => {
  const dealt = (armor: number): number =>
    damage(
      rook({
        figures: { rook: { at: 'b2', stamina: 2, gear: ['katar'] }, animate: 'c2' },
        cards: { animate: { armor } },
        // WHITE 7 and PURPLE 7 are 14; 2 shields for 2: 7.
        dice: [6, 6],
      })
        .answer(0, 'attack:{animate}')
        .answer(0, 'spend:0'),
      'animate',
    );
  expect([dealt(3), dealt(1)]).toEqual([6, 7]);
});
rule(['MD-TAG-27', 'MD-COND-03'], 'FINESSE: another die, with COMBO : LIGHT', () => {
  expect(armed(['long-sword', 'katar']).value('combat dice', 0)).toEqual(['orange', 'white']);
  expect(armed(['long-sword', 'sword']).value('combat dice', 0)).toEqual(['white', 'white']);
});
rule('MD-TAG-02', 'Tags of Items are in force at all times', () => {
  expect(armed(['katar', 'katar']).value('tags', 0)).toContain('BACKSTAB');
  expect(armed(['katar']).value('tags', 0)).not.toContain('BACKSTAB');
  expect(armed(['great-hammer']).value('movement value', 0)).toBe(4);
});
data('MD-TAG-01', 'a Tag without rules does nothing', () => {
  const plain = armed(['sword']);
  const axe = armed(['axe'], 1, { cards: { axe: weapon({}, { tags: ['AXE'] }) } });
  for (const value of ['combat dice', 'armor', 'defense', 'movement value', 'damage of your Attacks'])
    expect(axe.value(value, 0)).toEqual(plain.value(value, 0));
});
data('MD-TAG-42', 'LIGHT matters to others', () => {
  expect(armed(['katar', 'katar']).value('tags', 0)).toContain('BACKSTAB');
  expect(armed(['katar', 'sword']).value('tags', 0)).not.toContain('BACKSTAB');
});
rule('MD-TAG-62', 'a SHIELD adds to Armor', () => {
  expect(armed(['buckler']).value('armor', 0)).toBe(1);
});
rule('MD-TAG-63', 'a SHIELD has the Range of the other Weapon', () => {
  expect([
    attacks(['buckler', 'pistol'], 4),
    attacks(['buckler', 'buckler'], 1),
    attacks(['buckler', 'buckler'], 2),
  ]).toEqual([['attack:1'], ['attack:1'], []]);
});
data('MD-TAG-24', 'DR', () => expect(CONTENT['animate']!['dr']).toBe(3));
data('MD-TAG-65', 'SP are Stamina Points', () => {
  const table = rook({ dice: [1, 1] }).answer(0, 'attack:{animate}');
  expect(stamina(table, 'rook')).toBe(0);
});
data('MD-TAG-64', 'SOI is the Sphere of Influence', () => {
  const table = field({ map: ['......'], figures: { rook: 'a1', animate: 'e1', 'animate 2': 'f1' } });
  expect([table.value('within SOI', 0, 1), table.value('within SOI', 0, 2)]).toEqual([true, false]);
});

// ---- Symbols ----

const symbols = (gear: string, dice: readonly number[]): Field =>
  rook({ figures: { rook: { at: 'b2', stamina: 2, gear: [gear] }, animate: 'c2' }, cards, dice }).answer(
    0,
    'attack:{animate}',
  );
data('MD-SYM-01', 'four Symbols, the skull only on the BLACK die', () => {
  const table = rook();
  for (const die of ['white', 'teal', 'green', 'blue', 'purple', 'orange', 'red', 'grey', 'black'])
    for (const face of [1, 2, 3, 4, 5, 6])
      for (const symbol of Object.keys(table.value('symbols on a face', die, face) as object)) {
        expect(['book', 'shield', 'burst', 'skull']).toContain(symbol);
        expect(symbol === 'skull').toBe(die === 'black' && face === 6);
      }
});
rule('MD-SYM-04', 'several Symbols are the cost of one use', () => {
  // ORANGE 4 and ORANGE 6: 2 books and 1 shield.
  const table = symbols('two-books', [3, 4]).answer(0, 'spend:0');
  expect(table.where()).toMatch(/turn\/action phase$/);
});
rule('MD-SYM-05', 'a number in a Symbol says how many', () => {
  // ORANGE 7 and ORANGE 7: 4 books.
  const table = symbols('three-books', [5, 5]).answer(0, 'spend:0');
  expect(table.where()).toMatch(/turn\/action phase$/);
});

// ---- cards of the book ----

data('MD-FACT-09', 'Katar', () => {
  const table = armed(['katar', 'katar']);
  expect(table.value('tags', 0)).toContain('BACKSTAB');
  expect(table.value('armor piercing', 0)).toBe(4);
});
data('MD-FACT-10', 'Long Sword', () => {
  expect(armed(['long-sword', 'katar']).value('combat dice', 0)).toEqual(['orange', 'white']);
  expect(armed(['long-sword', 'sword']).value('damage of your Attacks', 0)).toBe(1);
});
data('MD-FACT-12', 'War Axe: 2 shields and EXHAUST are +3', () => {
  // WHITE 4 and WHITE 5 are 9: 2 shields.
  const table = rook({
    figures: { rook: { at: 'b2', stamina: 2, gear: ['war-axe'] }, animate: 'c2' },
    cards: { animate: { armor: 0 } },
    dice: [3, 4],
  }).answer(0, 'attack:{animate}');
  table.answer(0, 'spend:0').answer(0, 'spend:0').answer(0, 'use:{war-axe}:determining damage:EXHAUST');
  expect(damage(table, 'animate')).toBe(3);
});
data('MD-FACT-23', 'Adventurers of the examples', () => {
  const table = field({ map: OPEN, figures: { nightingale: 'a1', remi: 'b1', zeke: 'c1', rook: 'd1' } });
  for (const one of [0, 1, 2]) {
    expect(['maximum HP', 'defense', 'movement value'].map((value) => table.value(value, one))).toEqual([12, 9, 6]);
  }
  expect([table.value('conviction value', 1), table.value('conviction value', 2), table.value('defense', 3)]).toEqual([
    2, 2, 9,
  ]);
});
rule(['MD-CNTR-10', 'MD-TAG-18'], 'Rook’s SHIELD takes the Damage and counters', () => {
  // TEAL 4 and ORANGE 6 are 10.
  const table = attacked({
    figures: { rook: { at: 'b2', stamina: 0, gear: ['mallet', 'buckler'] }, animate: 'c2' },
    cards: { animate: { symbols: [] } },
    dice: [2, 4, 1, 1],
  });
  expect(damage(table, 'rook')).toBe(0);
  expect(table).toOffer(0, ['use:{buckler}:counter:EXHAUST', 'refrain']);
  table.answer(0, 'use:{buckler}:counter:EXHAUST');
  expect(events(table, 'attacks').map((one) => one['reason'])).toEqual(['action', 'counter']);
});
rule('MD-CNTR-05', 'a figure in the way may be countered instead', () => {
  const table = field({
    map: ['.....'],
    figures: { nightingale: { at: 'a1', stamina: 2 }, 'cave-sickle': 'b1', animate: 'd1' },
    play: ['attack', attack('animate', 'nightingale', 'ranged')[1]],
    dice: [1, 1, 6, 6],
  });
  table.answer(0, 'stand');
  expect(table).toOffer(0, ['counter:1', 'refrain']);
  table.answer(0, 'counter:1');
  expect(isDefeated(table, 'cave-sickle')).toBe(true);
});
rule('MD-FLNK-07', 'Abilities that need Flanking', () => {
  const stiletto = weapon(
    {},
    { modifies: [{ value: 'armor piercing', add: 1, if: { PASSIVE: true, flanking: true } }] },
  );
  const pierced = (ally: string): number => {
    const table = field({
      map: OPEN,
      figures: { rook: { at: 'a2', stamina: 2, gear: ['stiletto'] }, animate: 'b2', remi: ally },
      cards: { stiletto, animate: { armor: 1 } },
      dice: [5, 5],
    });
    return damage(table.answer(0, 'attack:{animate}'), 'animate');
  };
  // WHITE 6 and PURPLE 6 are 12, 13 with Flanking: 4 and 3. The point of Armor counts without Flanking only.
  expect([pierced('c2'), pierced('c1')]).toEqual([7, 2]);
});

// ---- what goes together ----

const equipped = (...things: readonly string[]): Field => armed(things, 7).answer(0, 're-equip');
rule(['MD-ICON-05', 'MD-ICON-14'], 'a Melee Weapon goes with Melee Weapons', () => {
  expect(equipped('sword', 'pistol')).toRefuse(0, 'done', 'MD-ICON-05');
  expect(equipped('sword', 'katar').offers(0)).toContain('done');
  expect(equipped('sword', 'kusarigama').offers(0)).toContain('done');
});
rule(['MD-ICON-07', 'MD-ICON-14'], 'a Ranged Weapon goes with Ranged Weapons', () => {
  expect(equipped('pistol', 'sword')).toRefuse(0, 'done', 'MD-ICON-07');
  expect(equipped('pistol', 'long-pistol').offers(0)).toContain('done');
  expect(equipped('pistol', 'buckler').offers(0)).toContain('done');
});
rule('MD-ICON-13', 'two Weapons for one hand', () => {
  expect(equipped('sword', 'sword').offers(0)).toContain('done');
});
rule('MD-ICON-15', 'a Weapon for two hands leaves none free', () => {
  expect(equipped('great-hammer', 'buckler').offers(0)).not.toContain('done');
  expect(equipped('great-hammer').offers(0)).toContain('done');
});
data('MD-TAG-44', 'every Discipline has a LVL', () => {
  const levels = Object.values(CONTENT).flatMap((card) => (card.kind === 'discipline' ? [card.level] : []));
  expect(levels.length).toBeGreaterThan(5);
  for (const level of levels) expect([1, 2, 3, 4]).toContain(level);
});
