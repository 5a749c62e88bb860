/** A limit that falls, and what an Equipping Ally is to whoever gains it. */

import { arrange, type Placed, type TestTable } from '@questwright/harness';
import { rule } from '@questwright/harness/vitest';
import type { RuneboundWorld } from '@questwright/runebound';
import { expect } from 'vitest';
import { withBattleCards } from '../../battles.ts';

type Legends = TestTable<RuneboundWorld>;
type Cards = readonly (string | Placed)[];
const SELA = 'sela-who-was-a-spear';
/** Allows a third Weapon. */
const PORTER = 'porter';
const THREE = ['white-blade', 'boar-spear', 'lightning-mace'];

/** Both stand in Tamalir, and seat 0 may do something there. */
const meeting = (area: Cards, other: Cards, packs: readonly string[] = [], dice: readonly number[] = []): Legends =>
  arrange(withBattleCards, {
    seats: 2,
    packs: ['battle-cards', 'weapons-of-legend', ...packs],
    at: 'game/turn > turn/adventure step',
    locals: { turn: { seat: 0 } },
    rest: 'heroes',
    dice,
    piles: {
      'hero/0': ['fighter'],
      'hero/1': [{ card: 'envoy', counters: { wounds: 3 } }],
      'area/0': area,
      'area/1': other,
    },
    set: { turn: 0, first: 0, 'heroes.0.space': 'tamalir', 'heroes.1.space': 'tamalir', 'heroes.1.gold': 3 },
  });
const exchanged = (table: Legends, ...goods: string[]): Legends =>
  table.answer(0, 'negotiate:1').answer(0, 'propose', ...goods);
const usedAs = (table: Legends): unknown => table.value('used as' as never, table.thing(SELA) as never);

// ---- limits that fall ----

rule('RB-ITM-13', 'when the card that raised a limit goes, one of its kind goes at once', () => {
  const table = meeting([...THREE, PORTER], []).answer(0, `discard:{${PORTER}}`);
  expect(table.where()).toContain('beyond a limit/which one goes');
  expect(table).toOffer(
    0,
    THREE.map((id) => `discard:{${id}}`),
  );
  table.answer(0, 'discard:{boar-spear}');
  expect(table.pile('area/0')).toEqual(['white-blade', 'lightning-mace']);
  expect(table.where()).not.toContain('beyond a limit');
});

rule('RB-ITM-13', 'two Weapons are not one too many', () => {
  const table = meeting([...THREE.slice(1), PORTER], []).answer(0, `discard:{${PORTER}}`);
  expect(table.pile('area/0')).toEqual(THREE.slice(1));
  expect(table.where()).not.toContain('beyond a limit');
});

rule('RB-INT-10', 'who gives away the card that raised a limit gives what is one too many, too', () => {
  const card = (id: string): string => `card:{${id}}`;
  expect(exchanged(meeting([...THREE, PORTER], []), card(PORTER))).toRefuse(1, 'accept', 'RB-INT-10');
  const table = exchanged(meeting([...THREE, PORTER], []), card('white-blade'), card(PORTER)).answer(1, 'accept');
  expect([table.pile('area/0'), table.pile('area/1')]).toEqual([THREE.slice(1), ['white-blade', PORTER]]);
});

// ---- an Equipping Ally changes hands ----

rule('WL-EQA-08', 'who has two Allies is given her as an Item, who has two Weapons as an Ally', () => {
  const given = (area: Cards, use: Placed | string): Legends =>
    exchanged(meeting([use], area), `card:{${SELA}}`).answer(1, 'accept');
  // There is one answer, so nobody is asked.
  const spear = given(['squire', 'page'], SELA);
  expect([spear.pile('area/1'), usedAs(spear)]).toEqual([['squire', 'page', SELA], 'item']);
  const ally = given(['club', 'spear'], { card: SELA, counters: { exhaustion: 1 } });
  expect([ally.pile('area/1'), usedAs(ally)]).toEqual([['club', 'spear', SELA], 'ally']);
  const full = exchanged(meeting([SELA], ['squire', 'page', 'club', 'spear']), `card:{${SELA}}`);
  expect(full).toRefuse(1, 'accept', 'RB-INT-10');
});

rule('WL-EQA-08', 'as spoils, too, she may be what there is room for', () => {
  const won = (area: Cards): Legends =>
    meeting(area, [SELA], [], [1, 1, 10, 10]).answer(0, 'attack:1').answer(0, 'fight').answer(0, 'attack:{fighter}');
  const table = won(['squire', 'page']).answer(0, `take:{${SELA}}`);
  expect([table.pile('area/0'), usedAs(table)]).toEqual([['squire', 'page', SELA], 'item']);
  expect(won(['squire', 'page', 'club', 'spear'])).toRefuse(0, `take:{${SELA}}`, 'RB-PVP-24');
});

rule('WL-EQA-02', 'as an Ally she is neither a Weapon nor a spear', () => {
  const melee = (card: Placed | string): number => {
    const table = meeting(['glove-of-the-absent-duelist', card], []);
    return table.value('combat roll', table.thing('fighter'), 'melee attack') as number;
  };
  expect(melee(SELA) - melee({ card: SELA, counters: { exhaustion: 1 } })).toBe(3);
});

// ---- what is not gained, what is paid ----

/** Seat 0 is in the market of Riverwatch with 20 gold and a spear; of each class and type there may be one. */
const market = (): Legends =>
  arrange(withBattleCards, {
    seats: 2,
    packs: ['battle-cards', 'weapons-of-legend', 'item-limits'],
    rest: 'heroes',
    set: { turn: 0, 'heroes.0.space': 'riverwatch', 'heroes.0.gold': 20 },
    piles: {
      'hero/0': ['fighter'],
      'hero/1': ['envoy'],
      'area/0': ['boar-spear'],
      'area/1': [],
      'stack of riverwatch': [SELA],
      'market deck': ['tallow-torch'],
    },
    play: { proc: 'market step', with: { seat: 0 } },
  });
rule('WL-EQA-08', 'whoever does without her after all keeps the gold', () => {
  const table = market().answer(0, `hire:{${SELA}}`).answer(0, 'use-as-item');
  expect(table).toOffer(0, ['give-up:{boar-spear}', 'decline']);
  table.answer(0, 'decline');
  expect([table.world.heroes[0]!.gold, table.pile('stack of riverwatch').includes(SELA)]).toEqual([20, true]);
  const bought = market().answer(0, `hire:{${SELA}}`).answer(0, 'use-as-item').answer(0, 'give-up:{boar-spear}');
  expect([bought.world.heroes[0]!.gold, bought.pile('area/0')]).toEqual([12, [SELA]]);
});

rule('RB-ALY-06', 'who strikes first and falls has struck', () => {
  const table = arrange(withBattleCards, {
    seats: 2,
    packs: ['battle-cards', 'weapons-of-legend'],
    at: 'game/turn > turn/adventure step',
    locals: { turn: { seat: 0 } },
    rest: 'heroes',
    piles: {
      'hero/0': ['fighter'],
      'hero/1': ['envoy'],
      'area/0': [{ card: 'last-of-the-ninths-enemies', counters: { wounds: 2 } }],
      'area/1': [],
      'yellow deck': ['brittle'],
    },
    set: { turn: 0, first: 0, 'heroes.0.space': 'd6', 'heroes.1.space': 'tamalir', adventures: ['d6'] },
  }).answer(0, 'attempt');
  table.answer(0, 'use:{last-of-the-ninths-enemies}:alone against them');
  expect([table.event('defeated') !== null, table.pile('area/0')]).toEqual([true, []]);
});
