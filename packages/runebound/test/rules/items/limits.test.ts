import { expect } from 'vitest';
import { arrange, type Position, type TestTable } from '@questwright/harness';
import { rule } from '@questwright/harness/vitest';
import type { RuneboundWorld } from '@questwright/runebound';
import { MARKET_CARDS, visit } from '../market/table.ts';
import { runebound } from '../../small-board.ts';

const wounds = (card: string, count: number) => [{ card, counters: { wounds: count } }];

rule('RB-ITM-10', 'no third Weapon', () => {
  const table = visit({ area: ['lightning-mace', 'white-blade'], stack: ['yew-longbow', 'soul-burn'] });
  expect(table).toRefuse(0, 'buy:{yew-longbow}', 'RB-ITM-10');
  expect(table.offers(0)).toContain(table.resolve('buy:{soul-burn}'));
});

rule('RB-ITM-11', 'no second Armor', () => {
  const table = visit({ area: ['padded-leather-armor'], stack: ['wardens-shield'] });
  expect(table).toRefuse(0, 'buy:{wardens-shield}', 'RB-ITM-11');
});

rule('RB-ITM-12', 'no third Ally', () => {
  const table = visit({ area: ['acolyte-of-flame', 'sister-ysolt'], stack: ['tam-the-torchboy'] });
  expect(table).toRefuse(0, 'hire:{tam-the-torchboy}', 'RB-ITM-12');
});

rule('RB-ITM-13', 'a Weapon is sold, an Ally discarded, and there is room', () => {
  const table = visit({
    gold: 20,
    area: ['lightning-mace', 'white-blade', 'acolyte-of-flame', 'sister-ysolt'],
    stack: ['yew-longbow', 'tam-the-torchboy'],
  });
  expect(table).toRefuse(0, 'buy:{yew-longbow}');
  expect(table).toRefuse(0, 'hire:{tam-the-torchboy}');
  table.answer(0, 'sell:{white-blade}').answer(0, 'buy:{yew-longbow}');
  expect(table).toRefuse(0, 'sell:{sister-ysolt}', 'RB-MKT-11');
  table.answer(0, 'discard:{sister-ysolt}').answer(0, 'hire:{tam-the-torchboy}');
  expect(table.pile('area/0')).toEqual(['lightning-mace', 'acolyte-of-flame', 'yew-longbow', 'tam-the-torchboy']);
});

/** Seat 0 is about to gain a card that lies in the zone `adventure`. */
function gain(card: string, area: readonly string[], more: Position = {}): TestTable<RuneboundWorld> {
  return arrange(runebound, {
    seats: 2,
    rest: 'market deck',
    ...more,
    piles: { 'area/0': area, adventure: [card], 'hero/0': ['varikas-the-dead'], ...more.piles },
    late: ({ world }) => ({
      play: { proc: 'gain a card', with: { seat: 0, thing: world.things.piles['adventure']![0]! } },
    }),
  });
}

rule('RB-ITM-13', 'whoever gains a card first gives up one of its kind', () => {
  const table = gain('yew-longbow', ['lightning-mace', 'white-blade', 'soul-burn']);
  expect(table).toOffer(0, ['give-up:{lightning-mace}', 'give-up:{white-blade}', 'decline']);
  table.answer(0, 'give-up:{lightning-mace}');
  expect(table.pile('area/0')).toEqual(['white-blade', 'soul-burn', 'yew-longbow']);
  expect(table.pile('market deck').at(-1)).toBe('lightning-mace');
});

rule('RB-ITM-14', 'in the turn of another player, between two actions', () => {
  const other = 1 - arrange(runebound, { seats: 2 }).asked()[0]!;
  const bystander = arrange(runebound, { seats: 2, piles: { [`area/${other}`]: ['soul-burn', 'sister-ysolt'] } });
  expect(bystander.asked()).not.toContain(other);
  expect(bystander).toOffer(other, ['discard:{soul-burn}', 'discard:{sister-ysolt}']);
  const where = bystander.where();
  bystander.answer(other, 'discard:{soul-burn}');
  expect(bystander.pile(`area/${other}`)).toEqual(['sister-ysolt']);
  expect(bystander.where()).toBe(where);
});

rule('RB-ITM-14', 'not while a card is being gained', () => {
  const table = gain('yew-longbow', ['lightning-mace', 'white-blade']);
  expect(table).toRefuse(0, 'discard:{white-blade}');
});

rule('RB-ITM-15', 'in the Experience step nothing is sold, not even in a town', () => {
  const table = visit({
    area: ['white-blade'],
    set: { 'heroes.0.counters': { green: 0, yellow: 0, blue: 0, red: 2 } },
    play: { proc: 'experience step', with: { seat: 0 } },
  });
  expect(table.where()).toContain('experience step');
  expect(table).toRefuse(0, 'sell:{white-blade}', 'RB-ITM-15');
  expect(table.offers(0)).not.toContain(table.resolve('sell:{white-blade}'));
});

rule('RB-ITM-16', 'a discarded card is the bottom card of the market deck, and fresh', () => {
  const table = visit({ area: [...wounds('sister-ysolt', 2)], stack: ['soul-burn'] });
  const before = table.pile('market deck').length;
  const ally = table.thing('sister-ysolt');
  table.answer(0, `discard:${ally}`);
  expect(table.pile('market deck')).toHaveLength(before + 1);
  expect(table.pile('market deck').at(-1)).toBe('sister-ysolt');
  expect(table.world.things.face[ally]).toBe(0);
  expect(table.world.things.counters['wounds']![ally]).toBe(0);
});

rule(
  'RB-ITM-16',
  'a market card that an effect gives and nobody takes goes under the deck, and is known to all',
  () => {
    const table = arrange(runebound, {
      seats: 2,
      rest: 'market deck',
      set: { turn: 0, 'heroes.0.space': 'riverwatch' },
      piles: { 'area/0': ['acolyte-of-flame', 'sister-ysolt'], 'market deck': ['tam-the-torchboy', 'soul-burn'] },
      late: ({ world }) => ({
        play: { proc: 'market card of an effect', with: { seat: 0, thing: world.things.piles['market deck']![0]! } },
      }),
    });
    expect(table).toOffer(0, ['give-up:{acolyte-of-flame}', 'give-up:{sister-ysolt}', 'decline']);
    const declined = table.thing('tam-the-torchboy');
    table.answer(0, 'decline');
    const deck = table.world.things.piles['market deck']!;
    expect([deck.indexOf(declined), deck.at(-1)]).toEqual([deck.length - 1, declined]);
    expect(table.pile('market deck')[0]).toBe('soul-burn');
    expect(table.view(1).zones['market deck']!.at(-1)).toMatchObject({ card: 'tam-the-torchboy', up: false });
  },
);

const KEPT_ALLY = 'a-question-of-honor';

rule('RB-ITM-17', 'an adventure card that has become an Ally counts toward the limit', () => {
  const table = visit({ area: ['acolyte-of-flame', KEPT_ALLY], stack: ['tam-the-torchboy'] });
  expect(table.value('counts as', table.thing(KEPT_ALLY))).toBe('ally');
  expect(table).toRefuse(0, 'hire:{tam-the-torchboy}', 'RB-ITM-12');
});

rule('RB-ITM-18', 'A Question of Honor: with two Allies the offer is not accepted', () => {
  const table = gain(KEPT_ALLY, ['acolyte-of-flame', 'sister-ysolt']);
  expect(table).toOffer(0, ['give-up:{acolyte-of-flame}', 'give-up:{sister-ysolt}', 'decline']);
  table.answer(0, 'decline');
  expect(table.pile('area/0')).toEqual(['acolyte-of-flame', 'sister-ysolt']);
  expect(table.event('declined a card')).toEqual({ seat: 0, card: { content: KEPT_ALLY } });
});

rule('RB-ITM-18', 'A Question of Honor: who first discards one accepts it', () => {
  const table = gain(KEPT_ALLY, ['acolyte-of-flame', 'sister-ysolt']).answer(0, 'give-up:{sister-ysolt}');
  expect(table.pile('area/0')).toEqual(['acolyte-of-flame', KEPT_ALLY]);
});

rule('RB-ITM-19', 'other Items are not limited', () => {
  const artifacts = MARKET_CARDS.filter((id) => runebound.rules.content[id]!['class'] === 'artifact');
  const [sixth, ...five] = artifacts.slice(0, 6);
  const table = visit({ gold: 20, area: five, stack: [sixth!], top: 'sister-ysolt' });
  table.answer(0, `buy:{${sixth}}`);
  expect(table.pile('area/0')).toEqual([...five, sixth]);
});

rule('RB-DEF-05', 'the reward for a Challenge is neither sold nor discarded nor given up', () => {
  const table = visit({ area: ['knight-of-the-dry-well', 'soul-burn'] });
  expect(table).toRefuse(0, 'sell:{knight-of-the-dry-well}', 'RB-DEF-05');
  expect(table).toRefuse(0, 'discard:{knight-of-the-dry-well}', 'RB-DEF-05');
  expect(table.offers(0)).toContain(table.resolve('discard:{soul-burn}'));
});
