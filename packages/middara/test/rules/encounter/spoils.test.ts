import { data, rule } from '@questwright/harness/vitest';
import { expect } from 'vitest';
import type { FigureCard } from '../../../src/cards.ts';
import { MONSTER_LOOT } from '../../../src/content/monster-loot.ts';
import { events, field, type Field, type Given } from '../field.ts';

const GOLD = ['gold-4', 'gold-7', 'gold-9'];
/** Somebody is Defeated; Remi stands by, so that the fight goes on. */
const fallen = (given: Partial<Given> & { who?: string } = {}, tags: FigureCard['tags'] = ['INTELLIGENT']): Field => {
  const { who = 'animate', ...rest } = given;
  return field({
    map: ['......'],
    figures: { remi: 'a1', animate: 'c1', 'animate 2': 'd1', 'quarry-walker': 'f1' },
    deck: GOLD,
    play: ['defeat', { figure: who }],
    ...rest,
    cards: {
      animate: { tags, ...(rest.cards?.['animate'] as Partial<FigureCard> | undefined) },
      'quarry-walker': { size: 1 },
    },
  });
};
const drawn = (table: Field): unknown[] =>
  events(table, 'loot drawn').map((one) => (one['card'] as { content: string }).content);

rule('MD-LCRD-01', 'a card for every opponent, whatever has Defeated it', () => {
  expect(drawn(fallen())).toEqual(['gold-4']);
  expect(drawn(fallen({ who: 'remi' }))).toEqual([]);
});
rule('MD-LCRD-03', 'Gold is pooled, and added at the end of the Encounter', () => {
  const table = fallen();
  expect([table.world.pool, table.world.gold]).toEqual([4, 0]);
  const over = field({
    map: ['...'],
    figures: { remi: 'a1', animate: 'c1' },
    deck: GOLD,
    encounter: {
      ends: { won: { outcome: 'win', when: { 'all defeated': 'opponents' } } },
      secret: { ends: { won: [] } },
    },
    play: ['defeat', { figure: 'animate' }],
  });
  expect([over.world.pool, over.world.gold]).toEqual([0, 4]);
});
rule('MD-LCRD-04', 'Gold is earned even when all are Defeated', () => {
  const table = field({
    map: ['...'],
    figures: { remi: 'a1', animate: 'c1' },
    pool: 20,
    play: ['defeat', { figure: 'remi' }],
  });
  expect([table.world.pool, table.world.gold]).toEqual([0, 20]);
});
rule(
  'MD-LCRD-06',
  'an empty deck gives nothing',
  () => {
    expect(drawn(fallen({ deck: [] }))).toEqual([]);
    expect(fallen({ deck: [] }).asked()).toEqual([0]);
    // Three cards would be due.
    const table = fallen({ deck: ['gold-4'], cards: { animate: { avarice: 2 } } });
    expect([drawn(table), table.world.pool]).toEqual([['gold-4'], 4]);
  },
  {
    // What was drawn is the new deck.
    'MD-LCRD-06': [
      {
        rule: 'MD-LCRD-06',
        proc: 'loot card',
        step: 'empty deck',
        replace: {
          rule: 'MD-LCRD-06',
          do: (t) => {
            if (t.pile('combatant loot').length > 0) return undefined;
            const [drawn] = t.pile('drawn loot');
            if (drawn === undefined) return { done: null };
            return t.move(drawn, 'combatant loot', 'bottom', 'up');
          },
        },
      },
    ],
  },
);
rule('MD-LCRD-07', 'Unique Loot is a Unique Item of the Loot LVL', () => {
  const table = fallen({ deck: ['unique-loot'], supply: ['crown-of-reeds'], encounter: { lootLevel: 'mundane' } });
  expect(events(table, 'gained')).toMatchObject([{ figure: { thing: 0 } }]);
});
rule('MD-LCRD-11', 'Monster Loot bears the name of the Defeated', () => {
  const table = field({
    map: ['....'],
    figures: { remi: 'a1', 'cave-sickle': 'c1', animate: 'd1' },
    deck: ['monster-loot'],
    supply: ['chipped-chitin'],
    play: ['defeat', { figure: 'cave-sickle' }],
  });
  expect(events(table, 'gained')).toMatchObject([{ figure: { thing: 0 } }]);
});
data('MD-LCRD-13', 'three Items of the Cave Sickle', () => {
  expect(Object.keys(MONSTER_LOOT)).toEqual(['sickle-shell-charm', 'sickle-venom', 'chipped-chitin']);
  expect(Object.values(MONSTER_LOOT).every((one) => one.monster === 'cave-sickle')).toBe(true);
});
rule('MD-LCRD-14', 'without Monster Loot the card goes back; the very last one is discarded', () => {
  const table = fallen({ deck: ['monster-loot', 'gold-7'] });
  expect(events(table, 'loot put back').length).toBeGreaterThan(0);
  expect(drawn(table).at(-1)).toBe('gold-7');
  const last = fallen({ deck: ['monster-loot'] });
  expect([drawn(last), events(last, 'loot put back')]).toEqual([['monster-loot'], []]);
});
rule('MD-LCRD-16', 'Item Loot: two WHITE dice, and an Item of that type', () => {
  const table = fallen({
    deck: ['item-loot'],
    supply: ['ditch-mint'],
    encounter: { lootLevel: 'mundane' },
    // WHITE 6 and 5 are 11: a Consumable.
    dice: [5, 4, 1],
  });
  expect(events(table, 'gained')).toMatchObject([{ figure: { thing: 0 } }]);
});
rule('MD-LCRD-17', 'the table of Item Loot', () => {
  const table = fallen();
  expect([4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14].map((sum) => table.value('type of Item Loot', sum))).toEqual([
    'accessory',
    'accessory',
    'armor',
    'armor',
    'relic',
    'weapon',
    'weapon',
    'consumable',
    'consumable',
    'core',
    'core',
  ]);
});
rule('MD-LCRD-18', 'who has Defeated the opponent gets the Item', () => {
  const table = field({
    map: ['.....'],
    figures: { remi: 'a1', zeke: 'b1', 'cave-sickle': 'c1', animate: 'd1' },
    deck: ['monster-loot'],
    supply: ['chipped-chitin'],
    play: [
      'dealing',
      {
        figure: 'cave-sickle',
        by: 'zeke',
        source: 'ability',
        parts: { physical: 0, magic: 0, irreducible: 9 },
        tags: [],
      },
    ],
  });
  expect(events(table, 'gained')).toMatchObject([{ figure: { thing: 1 } }]);
});
rule('MD-LCRD-12', 'of several Monster Loot Items one comes by chance', () => {
  const table = field({
    map: ['.....'],
    figures: { remi: 'a1', 'cave-sickle': 'c1', animate: 'd1' },
    deck: ['monster-loot'],
    supply: ['sickle-shell-charm', 'sickle-venom', 'chipped-chitin'],
    dice: [3],
    play: ['defeat', { figure: 'cave-sickle' }],
  });
  expect(table.event('gained')).toMatchObject({ card: { thing: table.thing('chipped-chitin') } });
});
rule('MD-LCRD-19', 'the dice are rolled again when there is no such Item', () => {
  const table = fallen({
    deck: ['item-loot'],
    supply: ['ditch-mint'],
    encounter: { lootLevel: 'mundane' },
    // WHITE 2 and 2 are an Accessory, of which there is none.
    dice: [1, 1, 5, 4, 1],
  });
  expect(events(table, 'gained')).toMatchObject([{ figure: { thing: 0 } }]);
});

rule('MD-CTAG-02', 'AVARICE 1 is one card more', () => {
  expect(drawn(fallen({ cards: { animate: { avarice: 1 } } }))).toEqual(['gold-4', 'gold-7']);
});
rule('MD-CTAG-04', 'for a BOSS the Monster Loot card is drawn again', () => {
  const table = field({
    map: ['.....'],
    figures: { remi: 'a1', 'cave-sickle': 'c1', animate: 'd1' },
    deck: ['monster-loot', 'gold-7'],
    supply: ['chipped-chitin'],
    cards: { 'cave-sickle': { tags: ['INTELLIGENT', 'BOSS'] } },
    play: ['defeat', { figure: 'cave-sickle' }],
  });
  expect([events(table, 'gained'), drawn(table).at(-1)]).toEqual([[], 'gold-7']);
});
rule('MD-CTAG-09', 'GILDED gives its Monster Loot and no card', () => {
  const table = field({
    map: ['....'],
    figures: { remi: 'a1', 'cave-sickle': 'c1', animate: 'd1' },
    deck: GOLD,
    supply: ['chipped-chitin'],
    cards: { 'cave-sickle': { tags: ['INTELLIGENT', 'GILDED'] } },
    play: ['defeat', { figure: 'cave-sickle' }],
  });
  expect(events(table, 'gained')).toMatchObject([{ figure: { thing: 0 } }]);
  expect(drawn(table)).toEqual([]);
});
rule('MD-CTAG-12', 'of a SWARM only the last of its Group', () => {
  expect(drawn(fallen({}, ['INTELLIGENT', 'SWARM']))).toEqual([]);
  const alone = fallen({ figures: { remi: 'a1', animate: 'c1', 'quarry-walker': 'f1' } }, ['INTELLIGENT', 'SWARM']);
  expect(drawn(alone)).toEqual(['gold-4']);
});
rule('MD-CTAG-13', 'TRIVIAL gives nothing', () => {
  expect(drawn(fallen({}, ['INTELLIGENT', 'TRIVIAL']))).toEqual([]);
});
