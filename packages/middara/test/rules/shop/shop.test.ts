import { data, rule } from '@questwright/harness/vitest';
import { expect } from 'vitest';
import type { EncounterCard } from '../../../src/cards.ts';
import { middara } from '../../whole.ts';
import { arrange } from '@questwright/harness';
import type { Field } from '../field.ts';
import { FAIR, fair, forSale, gear, gold, pack, shop, worn } from '../market.ts';
import { begin, nameOf, opened, pass, stage, who } from '../stage.ts';

// ---- setting up ----

const party = (table: Field): string[] => table.world.figures.map((one) => nameOf(table, one.thing));
const crawl = (...names: string[]): Field =>
  arrange(middara, {
    seats: 1,
    packs: ['fifth-adventurer'],
    options: { mode: 'crawl', party: names, outfit: 'none' },
  });

rule('MD-ADVR-01', 'Adventurers are set up before the first Encounter', () => {
  const table = fair();
  expect(table).toOffer(0, ['shop first', 'ready outfit', 'ready outfit:striking', 'ready outfit:warded']);
  table.answer(0, 'ready outfit');
  expect(gear(table, 'zeke')).toEqual(['gore-shot', 'mend', 'magic-staff']);
  expect(gear(table, 'remi')).toEqual(['walking-blade', 'like-the-shadows', 'blade-works', 'oiled-leather']);
  expect(gold(table)).toBe(500 - 12 - 25 - 20 - 12);
  expect(table.where()).toContain('placement');
});

rule('MD-ADVR-01', 'a party can be set up with a ready outfit, as if it had chosen it', () => {
  for (const [outfit, option] of [
    ['steady', 'ready outfit'],
    ['striking', 'ready outfit:striking'],
    ['warded', 'ready outfit:warded'],
  ] as const) {
    const chosen = arrange(middara, { seats: 1 }).answer(0, option);
    const set = arrange(middara, { seats: 1, options: { outfit } });
    expect(set.where()).toContain('placement');
    for (const one of ['remi', 'zeke', 'rook', 'nightingale']) {
      expect(gear(set, one)).toEqual(gear(chosen, one));
      expect(who(set, one).xp).toBe(who(chosen, one).xp);
    }
    expect(gold(set)).toBe(gold(chosen));
  }
  expect(() => arrange(middara, { seats: 1, options: { outfit: 'golden' } })).toThrow('No outfit: "golden"');
});

rule('MD-ADVR-02', 'the story decides who is in the party', () => {
  expect(party(stage())).toEqual(['remi', 'zeke', 'rook', 'nightingale']);
  const wanted = { party: ['wick', 'remi', 'zeke', 'rook'], outfit: 'none' };
  expect(() => arrange(middara, { seats: 1, packs: ['fifth-adventurer'], options: wanted })).toThrow(
    'The story has not introduced "wick"',
  );
});

rule('MD-ADVR-03', 'in a crawl every Adventurer of any product can be picked', () => {
  expect(party(crawl('wick', 'zeke', 'remi', 'rook')).slice(0, 4)).toEqual(['wick', 'zeke', 'remi', 'rook']);
  expect(() => crawl('wick', 'wick', 'remi', 'rook')).toThrow('No Adventurer to be picked: "wick"');
  expect(() => crawl('wick', 'animate', 'remi', 'rook')).toThrow('No Adventurer to be picked: "animate"');
  expect(() => crawl('wick', 'remi')).toThrow('A party has 4 Adventurers, not 2');
});

data('MD-ADVR-04', 'XP alone changes nothing', () => {
  const table = opened();
  const stats = (): unknown[] =>
    ['maximum HP', 'defense', 'armor', 'movement value'].map((one) => table.value(one, who(table, 'remi').thing));
  const before = stats();
  table.set('figures.0.xp', 20);
  expect(stats()).toEqual(before);
});

// ---- when ----

const DAWN = { ends: { dawn: { outcome: 'win', when: { round: 2 } } } } as const;
const rewarded = (reward: EncounterCard['secret']['ends'][string], position = {}): Field =>
  pass(opened({ ...DAWN, secret: { ends: { dawn: reward } } }, { others: { second: {} }, position }), 4);
const NEXT = { 'continue to': 'second' };

rule('MD-XPG-09', 'buying and learning are open only when the text says so', () => {
  expect(rewarded([NEXT]).where()).toContain('placement');
  const told = rewarded([{ 'shop and train': 'sump-market' }, NEXT]);
  expect(told.where()).toContain('shop and train');
  told.answer(0, 'finished');
  expect(told.world.encounter).toBe('second');
});

rule('MD-XPG-10', 'Shop and Train is a reward: buying, selling and learning are open', () => {
  const told = rewarded([{ gold: 40 }, { 'shop and train': 'sump-market' }, NEXT]);
  const open = new Set(told.offers(0).map((one) => one.split(':')[0]));
  for (const one of ['buy', 'sell', 'upgrade', 're-equip', 'finished']) expect(open).toContain(one);
});

rule('MD-XPG-10', 'it lasts until every player has finished', () => {
  const table = fair({ position: { seats: 2 } }).answer(0, 'shop first');
  table.answer(1, 'finished');
  expect(table.where()).toContain('shop and train');
  table.answer(0, 'buy:{katar}').answer(0, 'finished');
  expect(table.where()).toContain('placement');
});

data('MD-XPG-01', 'Gold and XP come from Rewards', () => {
  const table = rewarded([{ gold: 7 }, { xp: 2 }, NEXT]);
  expect([gold(table), who(table, 'zeke').xp]).toEqual([7, 2]);
});

// ---- buying ----

data('MD-STOR-01', 'what is not in the Store cannot be bought', () => {
  const table = shop({ store: { items: ['mundane'] } });
  expect(forSale(table)).toContain('katar');
  expect(forSale(table)).not.toContain('kusarigama');
  expect(table).toRefuse(0, 'buy:{kusarigama}', 'MD-STOR-01');
  expect(table).toRefuse(0, 'buy:{crown-of-reeds}', 'MD-STOR-01');
  expect(table).toRefuse(0, 'buy:{chipped-chitin}', 'MD-STOR-01');
});

rule('MD-STOR-07', 'the printed cost is paid out of the party’s Gold', () => {
  expect(shop({ gold: 29 })).toRefuse(0, 'buy:{great-hammer}', 'MD-STOR-07');
  const table = shop({ gold: 30 }).answer(0, 'buy:{great-hammer}');
  expect(gold(table)).toBe(0);
  expect([...gear(table, 'remi'), ...pack(table, 'remi')]).toContain('great-hammer');
});

rule('MD-STOR-07', 'an Item of which every copy is with somebody is sold out', () => {
  const table = shop().answer(0, 'buy:{katar}');
  expect(forSale(table)).not.toContain('katar');
  table.answer(0, 'buy:{glass-core}');
  expect(forSale(table)).toContain('glass-core');
});

rule('MD-XPG-05', 'Gold belongs to the party', () => {
  const table = shop({ gold: 30 });
  table.answer(0, `for:${who(table, 'rook').thing}`).answer(0, 'buy:{cuirass}');
  expect([gold(table), gear(table, 'rook')]).toEqual([10, ['mallet', 'parrying-knife', 'cuirass']]);
});

data('MD-CARD-10', 'name and cost', () => {
  const table = shop({ gold: 18 }).answer(0, 'buy:{katar}');
  expect(gold(table)).toBe(0);
  expect(table.event('bought')).toMatchObject({ card: { content: 'katar' }, cost: 18 });
});

rule('MD-STOR-07', 'without room equipped or in the Pack it goes to the Party Stash', () => {
  const table = shop({ has: { remi: ['cuirass'] }, gold: 900 });
  for (const one of ['riveted-coat', 'oiled-leather', 'scales-of-the-weir', 'plate-of-the-last-gate'])
    table.answer(0, `buy:{${one}}`);
  expect([gear(table, 'remi'), pack(table, 'remi').length]).toEqual([['cuirass'], 3]);
  expect(table.pile('stash')).toEqual(['plate-of-the-last-gate']);
});

// ---- the Unique Item of the Store ----

const UNIQUE = { store: { unique: 'common' } } as const;
const UNIQUES = ['tollkeepers-lantern', 'widows-needle'];
rule('MD-STOR-03', 'one random Unique Item of the Tier is for sale', () => {
  const [first, second] = [1, 2].map((die) => {
    const table = fair({ ...UNIQUE, position: { dice: [die] } }).answer(0, 'shop first');
    return forSale(table).filter((one) => (middara.rules.content[one] as { unique?: true }).unique === true);
  });
  expect([first, second].flat().toSorted()).toEqual(UNIQUES);
});

rule('MD-LCRD-08', 'it stays for sale until it is bought', () => {
  const table = shop({ ...UNIQUE, position: { dice: [1] } });
  expect(forSale(table)).toContain('widows-needle');
  table.answer(0, 'buy:{widows-needle}');
  expect(forSale(table)).not.toContain('widows-needle');
  expect(table.world.offered).toHaveLength(1);
});
rule('MD-LCRD-08', 'it is never replaced by another, not even when the party comes back', () => {
  const back = { ...DAWN, secret: { ends: { dawn: [{ 'shop and train': FAIR }] } } } as Partial<EncounterCard>;
  const visits = (buying: boolean): string[] => {
    const table = fair({ ...UNIQUE, again: back, position: { dice: [1] } }).answer(0, 'shop first');
    if (buying) table.answer(0, 'buy:{widows-needle}');
    begin(table.answer(0, 'finished'));
    return forSale(pass(table, 4)).filter((one) => UNIQUES.includes(one));
  };
  expect(visits(false)).toEqual(['widows-needle']);
  expect(visits(true)).toEqual([]);
});

rule('MD-LCRD-10', 'a Unique Item that is sold is lost for good', () => {
  const table = shop({ has: { remi: ['widows-needle'] } });
  table.answer(0, `sell:${worn(table, 'remi', 'widows-needle')}`);
  expect(table.pile('gone')).toEqual(['widows-needle']);
  expect(table.pile('items')).not.toContain('widows-needle');
});
rule(['MD-LCRD-10', 'MD-LCRD-08'], 'one that was left unbought is drawn nowhere else', () => {
  const table = shop({ ...UNIQUE, position: { dice: [1] } }).answer(0, 'finished');
  expect(table.pile('store')).toEqual(['widows-needle']);
  expect(table.pile('items')).not.toContain('widows-needle');
});

// ---- selling ----

const sold = (card: string, given = {}): Field => {
  const table = shop({ gold: 0, has: { remi: [card] }, ...given });
  return table.answer(0, `sell:${worn(table, 'remi', card)}`);
};

rule('MD-SELL-01', 'every Shop and Train is an opportunity to sell', () => {
  const table = sold('walking-blade');
  expect([gold(table), gear(table, 'remi')]).toEqual([5, []]);
  expect(table.pile('items')).toContain('walking-blade');
});

rule('MD-SELL-02', 'the price goes by the Tier, not by the cost', () => {
  const table = shop({ gold: 0, has: { remi: ['quarry-pick'], zeke: ['top-heavy-axe'] } });
  table.answer(0, `sell:${worn(table, 'remi', 'quarry-pick')}`).answer(0, `for:${who(table, 'zeke').thing}`);
  table.answer(0, `sell:${worn(table, 'zeke', 'top-heavy-axe')}`);
  expect(gold(table)).toBe(20);
});

rule('MD-SELL-03', 'Consumables, Monster Loot and Story Items are not sold', () => {
  const heirloom = { kind: 'item', tags: [], type: 'relic', tier: 'common', story: true } as const;
  const items = ['vitality-juice-box', 'chipped-chitin', 'heirloom'];
  const table = shop({ has: { remi: items }, cards: { heirloom } });
  for (const one of items) expect(table).toRefuse(0, `sell:${worn(table, 'remi', one)}`, 'MD-SELL-03');
});

rule('MD-SELL-04', 'selling prices', () => {
  const kinds = (['mundane', 'common', 'uncommon', 'rare'] as const).flatMap((tier) => [
    { kind: 'item', tags: [], type: 'relic', tier } as const,
    { kind: 'item', tags: [], type: 'relic', tier, unique: true } as const,
  ]);
  const cards = Object.fromEntries(kinds.map((one, i) => [`kind-${i}`, one]));
  const table = shop({ gold: 0, stash: Object.keys(cards), cards });
  const prices = Object.keys(cards).map((one) => {
    const before = gold(table);
    table.answer(0, `sell:{${one}}`);
    return gold(table) - before;
  });
  expect(prices).toEqual([5, 15, 10, 20, 20, 30, 40, 50]);
  expect(gold(table)).toBe(190);
});

// ---- exchanging ----

rule(['MD-PRTY-07', 'MD-PRTY-08'], 'Items are exchanged with all others and with the stash', () => {
  const table = shop({ stash: ['katar'] }).answer(0, 're-equip');
  table.answer(0, 'take:{horn-bow}').answer(0, 'fetch:{katar}').answer(0, 'put away:{walking-blade}');
  table.answer(0, 'equip:{katar}').answer(0, 'done');
  expect([gear(table, 'remi'), pack(table, 'remi')]).toEqual([['katar'], ['horn-bow']]);
  expect(table.pile('stash')).toEqual(['walking-blade']);
});

rule('MD-EQUP-14', 'what there is no room for goes to the stash', () => {
  const table = shop({
    has: { remi: ['cuirass', 'walking-blade'] },
    stash: ['oiled-leather', 'great-hammer', 'katar'],
  });
  table.answer(0, 're-equip');
  for (const one of ['oiled-leather', 'great-hammer', 'katar']) table.answer(0, `fetch:{${one}}`);
  table.answer(0, 'take:{horn-bow}').answer(0, 'equip:{oiled-leather}').answer(0, 'equip:{great-hammer}');
  table.answer(0, 'done');
  expect([gear(table, 'remi'), pack(table, 'remi')]).toEqual([
    ['cuirass', 'walking-blade'],
    ['katar', 'horn-bow'],
  ]);
  expect(table.pile('stash').toSorted()).toEqual(['great-hammer', 'oiled-leather']);
});
