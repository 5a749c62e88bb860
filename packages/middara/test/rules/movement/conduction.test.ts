import { data, rule } from '@questwright/harness/vitest';
import { expect } from 'vitest';
import type { GearCard } from '../../../src/cards.ts';
import { at, damage, events, field, on, stamina, thing, type Field, type Given } from '../field.ts';
import { nameOf, pass, track } from '../stage.ts';

const HALL = ['......', '......'];
const ZEKE = { at: 'b1', stamina: 5, gear: ['conduction-summoning', 'gore-shot'] };
const hall = (given: Partial<Given> = {}): Field =>
  field({ map: HALL, figures: { zeke: ZEKE, rook: 'a1', animate: 'd1' }, ...given });
const USE = 'use:{conduction-summoning}:conduction:SP+EXHAUST';
/** There is one CONDUIT in the box: nobody is asked which. */
const change = (table: Field): Field => table.answer(0, USE);
const changed = (given: Partial<Given> = {}): Field => change(hall(given));
const formOf = (table: Field): string => nameOf(table, table.value('form', thing(table, 'zeke')) as number);
const value = (table: Field, name: string): unknown => table.value(name, thing(table, 'zeke'));
const jaws = (table: Field): string => `use:${table.thing('mire-wolf')}:black jaws:SP`;
/** A turn later the Discipline may be used again. */
const later = (table: Field): Field => pass(table, 2);

rule('MD-CSUM-01', 'the figure of a CONDUIT takes the place of the Adventurer', () => {
  const zeke = { ...ZEKE, damage: 5, on: { poison: 1, dodge: 2 } };
  const table = hall({ figures: { rook: 'a1', zeke, animate: 'd1' }, turn: 'zeke' });
  change(table);
  expect([formOf(table), at(table, 'zeke'), table.world.figures.length]).toEqual(['mire-wolf', 'b1', 3]);
  // Tokens and the Initiative card are the figure's: they stay.
  expect([on(table, 'zeke', 'poison'), on(table, 'zeke', 'dodge'), damage(table, 'zeke')]).toEqual([1, 2, 5]);
  expect(track(table)).toEqual(['rook', 'zeke', 'animate']);
});
rule('MD-CSUM-02', 'no CONDUIT of a higher LVL than the highest ASSEMBLAGE Discipline', () => {
  const cards = {
    'tower-stag': { tags: ['COMMAND', 'CONDUIT'], level: 3 },
    'reed-cat': { tags: ['COMMAND', 'CONDUIT'], level: 1 },
  } as const;
  const table = changed({ cards });
  expect(table).toOffer(0, ['become:mire-wolf', 'become:reed-cat']);
  expect(table).toRefuse(0, 'become:tower-stag', 'MD-CSUM-02');
  expect(table).toRefuse(0, 'become:animate', 'MD-CSUM-01');
});
rule('MD-CSUM-03', 'only the card of the CONDUIT is used', () => {
  const table = changed();
  expect([value(table, 'defense'), value(table, 'movement value'), value(table, 'combat dice')]).toEqual([
    10,
    7,
    ['orange', 'teal'],
  ]);
  expect(table.offers(0).filter((one) => one.startsWith('attack'))).toEqual([]);
  expect(table.offers(0)).toContain(`use:${table.thing('mire-wolf')}:slip through the reeds`);
});
rule('MD-CSUM-03', 'a Skill Check is made with the BLACK die', () => {
  const table = hall({
    encounter: { actions: { read: { beside: { square: 'b1' }, effects: [{ 'skill check': 'lore', number: 14 }] } } },
    dice: [2],
  });
  change(table).answer(0, 'special:read');
  expect(events(table, 'checked by a Combatant')).toHaveLength(1);
});
rule('MD-CSUM-05', 'of the Disciplines only the way back is left', () => {
  const table = hall();
  const shot = table.offers(0).find((one) => one.includes('between actions'))!;
  change(table);
  expect(table).toRefuse(0, shot, 'MD-CSUM-05');
  later(table);
  expect(table.offers(0)).toContain(table.resolve(USE));
  change(table);
  expect([formOf(table), table.offers(0).includes(shot)]).toEqual(['zeke', true]);
});
const COAT: GearCard = {
  kind: 'item',
  tags: [],
  type: 'armor',
  armor: 3,
  grants: [{ tag: 'FLIGHT' }],
  modifies: [
    { value: 'maximum HP', add: 2, if: { PASSIVE: true } },
    { value: 'movement value', add: 2, if: { PASSIVE: true } },
  ],
  abilities: [{ timing: 'between actions', name: 'shake off', effects: [{ HEAL: 1, to: 'self' }] }],
};
const dressed = (given: Partial<Given> = {}): Field =>
  hall({
    cards: { coat: COAT },
    figures: { zeke: { ...ZEKE, damage: 5, gear: ['conduction-summoning', 'coat', 'horn-bow'] }, animate: 'd1' },
    ...given,
  });
rule('MD-CSUM-06', 'Items give nothing but HP', () => {
  const table = dressed();
  const shake = `use:${table.thing('coat')}:shake off`;
  expect([value(table, 'armor'), value(table, 'flying'), value(table, 'movement value')]).toEqual([3, true, 8]);
  expect(table.offers(0)).toContain(shake);
  change(table);
  expect([value(table, 'armor'), value(table, 'flying'), value(table, 'movement value')]).toEqual([1, false, 7]);
  expect(table).toRefuse(0, shake, 'MD-CSUM-06');
  expect(table).toRefuse(0, 're-equip', 'MD-COMM-03');
});
rule('MD-CSUM-07', 'the HP of the Adventurer and the Damage carry over', () => {
  const table = change(dressed());
  expect([value(table, 'maximum HP'), damage(table, 'zeke')]).toEqual([14, 5]);
});
rule('MD-CSUM-08', 'Defeated in that form, the Adventurer is Defeated', () => {
  const table = dressed({
    figures: {
      zeke: { ...ZEKE, damage: 13, stamina: 1, gear: ['conduction-summoning', 'coat'] },
      rook: 'a1',
      animate: 'd1',
    },
    cards: {
      coat: COAT,
      'mire-wolf': {
        abilities: [
          { timing: 'between actions', name: 'fall', effects: [{ damage: 9, type: 'irreducible', to: 'self' }] },
        ],
      },
    },
  });
  change(table).answer(0, `use:${table.thing('mire-wolf')}:fall`);
  expect([at(table, 'zeke'), track(table).includes('zeke'), formOf(table)]).toEqual(['', false, 'zeke']);
});
rule('MD-CSUM-10', 'SP are kept, as far as the new card has room for them', () => {
  const cards = (most: number): NonNullable<Given['cards']> => ({ 'mire-wolf': { stamina: { recovery: 1, most } } });
  expect(stamina(changed({ cards: cards(5) }), 'zeke')).toBe(4);
  const table = changed({ cards: cards(3) });
  expect(stamina(table, 'zeke')).toBe(3);
  expect(stamina(later(table), 'zeke')).toBe(3);
});
data('MD-CTAG-05', 'whoever used Conduction Summoning leads the CONDUIT', () => {
  const table = hall({
    figures: { rook: { at: 'a1', seat: 0 }, zeke: { ...ZEKE, seat: 1 }, animate: 'd1' },
    turn: 'zeke',
    seats: 2,
  }).answer(1, USE);
  expect(table.offers(1)).toContain(`use:${table.thing('mire-wolf')}:slip through the reeds`);
  expect(table.value('controller', thing(table, 'zeke'))).toBe(1);
});
data('MD-COMM-10', 'a Command Combatant card takes the place of the Adventurer card', () => {
  const table = changed();
  expect(value(table, 'tags')).toEqual(['COMMAND', 'CONDUIT']);
  expect(nameOf(table, thing(table, 'zeke'))).toBe('zeke');
});
rule('MD-CSUM-03', 'it attacks with what its card has', () => {
  const table = changed({ figures: { zeke: { ...ZEKE, at: 'c1' }, animate: 'd1' }, dice: [5, 5] });
  table.answer(0, jaws(table)).answer(0, 'plain');
  expect((events(table, 'rolled')[0]!['shows'] as unknown[]).length).toBe(2);
});
rule('MD-CSUM-01', 'nobody takes on the form that somebody else has', () => {
  const rook = { at: 'a1', stamina: 5, gear: ['conduction-summoning'] };
  const cards = { 'reed-cat': { tags: ['COMMAND', 'CONDUIT'], level: 1 } } as const;
  const table = hall({ figures: { zeke: ZEKE, rook, animate: 'd1' }, cards });
  change(table).answer(0, 'become:mire-wolf');
  const own = table.offers(0).find((one) => one.includes('conduction'));
  expect(own).toBeUndefined();
  pass(table);
  table.answer(
    0,
    table.offers(0).find((one) => one.includes('conduction'))!,
  );
  expect(table.world.forms.map((one) => nameOf(table, one.card))).toEqual(['mire-wolf', 'reed-cat']);
});
rule('MD-CSUM-06', 'Dynamite stays where it is', () => {
  const table = hall({ figures: { zeke: { ...ZEKE, gear: ['conduction-summoning', 'dynamite'] }, animate: 'd1' } });
  const thrown = (): boolean => table.offers(0).some((one) => one.startsWith('throw'));
  expect(thrown()).toBe(true);
  change(table);
  expect(thrown()).toBe(false);
});
rule('MD-CSUM-08', 'the form ends with the Encounter', () => {
  const table = hall({
    tokens: [{ kind: 'exit', square: 'b1' }],
    encounter: {
      ends: { out: { outcome: 'win', exit: 'blue' } },
      secret: { ends: { out: [{ xp: 1 }, { 'continue to': 'the-sluice' }] } },
    },
  });
  pass(change(table));
  expect([table.world.encounter, formOf(table), table.world.forms]).toEqual(['the-sluice', 'zeke', []]);
  // Whoever is in another form is still one of the party.
  expect(table.world.figures.find((one) => one.thing === thing(table, 'zeke'))!.xp).toBe(1);
});
