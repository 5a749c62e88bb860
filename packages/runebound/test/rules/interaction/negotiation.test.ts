import { rule } from '@questwright/harness/vitest';
import { promptOf } from '@questwright/kernel';
import { expect } from 'vitest';
import { goldOf, marketWasVisited, meeting } from './meeting.ts';

const element = (table: ReturnType<typeof meeting>): readonly string[] =>
  (table.offer(table.asked()[0]!)!.forms[0]!.of as { of: string[] }).of;

rule('RB-INT-04', 'gold, Items and Allies can be exchanged, and nothing else', () => {
  const table = meeting({
    spaces: ['harbor', 'harbor'],
    gold: [9, 0],
    areas: [['lute'], [{ card: 'saber', face: 'down' }, 'piper']],
  });
  table.set('heroes.0.counters.green', 2).answer(0, 'negotiate:1');
  expect(table).toOffer(0, ['propose', 'leave', 'discard:{lute}']);
  expect(element(table)).toEqual(
    ['card:{lute}', 'gold:0:1', 'gold:0:2', 'gold:0:4', 'gold:0:rest:2', 'card:{saber}', 'card:{piper}'].map((id) =>
      table.resolve(id),
    ),
  );
  table.answer(0, 'propose', 'gold:0:4', 'card:{saber}');
  expect(table.asked()).toEqual([1]);
  expect(table).toOffer(1, ['propose', 'accept', 'leave', 'discard:{saber}', 'discard:{piper}']);
  table.answer(1, 'accept');
  expect([goldOf(table, 0), goldOf(table, 1)]).toEqual([5, 4]);
  expect(table.pile('area/0')).toEqual(['lute', 'saber']);
  expect(table.pile('area/1')).toEqual(['piper']);
  expect(table.events.find(({ tag }) => tag === 'gained')?.rule).toBe('RB-INT-04');
  // An activated card stays activated in its new owner's area.
  expect(table.world.things.face[table.thing('saber')]).toBe(0);
});

rule('RB-INT-04', 'a reward card that is an Item can be exchanged; a Dragon Rune and counters cannot', () => {
  const table = meeting({ areas: [['trophy', 'rune-of-dawn'], []] });
  table.set('heroes.0.counters.green', 2).set('heroes.0.experience.mind', 1).answer(0, 'negotiate:1');
  expect(element(table)).toEqual([table.resolve('card:{trophy}')]);
  expect(table.tryAnswer(0, 'propose', 'card:{rune-of-dawn}')).not.toBe(null);
  expect(table.tryAnswer(0, 'propose', 'counter:green')).not.toBe(null);
  expect(table.answer(0, 'propose', 'card:{trophy}').answer(1, 'accept').pile('area/1')).toEqual(['trophy']);
});

rule('RB-INT-04', 'who is asked reads what is offered: each card, and the gold of each side in one sum', () => {
  const table = meeting({ gold: [9, 3], areas: [['lute'], []] });
  table.answer(0, 'negotiate:1').answer(0, 'propose', 'card:{lute}', 'gold:0:1', 'gold:0:2', 'gold:0:4', 'gold:1:1');
  expect(promptOf(table.loaded, table.game, 1)).toMatchObject({
    key: 'ask.negotiation.answer',
    with: {
      seat: 0,
      goods: [
        { key: 'element.propose.card', with: { seat: 0, card: { content: 'lute' } } },
        { key: 'element.propose.gold', with: { seat: 0, amount: 7 } },
        { key: 'element.propose.gold', with: { seat: 1, amount: 1 } },
      ],
    },
  });
});

rule('RB-INT-04', 'a card that has gone cannot be agreed upon', () => {
  const table = meeting({ gold: [1, 0], areas: [[], ['saber']] });
  table.answer(0, 'negotiate:1').answer(0, 'propose', 'gold:0:1', 'card:{saber}').answer(1, 'discard:{saber}');
  expect(table).toRefuse(1, 'accept', 'RB-INT-04');
});

rule(['RB-INT-05', 'RB-ITM-08'], 'both give at once: a bonus to Life is lost only when the trade is over', () => {
  const trade = (...given: string[]) =>
    meeting({ wounds: [5, 0], gold: [1, 0], areas: [['red-amulet'], ['blue-amulet', 'lute']] })
      .answer(0, 'negotiate:1')
      .answer(0, 'propose', 'card:{red-amulet}', ...given)
      .answer(1, 'accept');
  const even = trade('card:{blue-amulet}');
  expect([even.pile('area/0'), even.pile('area/1')]).toEqual([['blue-amulet'], ['lute', 'red-amulet']]);
  expect([even.event('knocked out'), goldOf(even, 0)]).toEqual([null, 1]);
  // Who is left without one lived by it.
  const uneven = trade('card:{lute}');
  expect(uneven.event('traded')).toMatchObject({ seat: 0, other: { seat: 1 } });
  expect(uneven.event('knocked out')).toEqual({ seat: 0 });
});

rule('RB-INT-05', 'what both have agreed on is carried out at once and completely', () => {
  const table = meeting({
    spaces: ['harbor', 'harbor'],
    gold: [3, 3],
    areas: [
      ['saber', 'rapier'],
      ['cutlass', 'mail'],
    ],
  });
  table.answer(0, 'negotiate:1').answer(0, 'propose', 'card:{saber}', 'gold:1:2');
  // Nothing is owed for an offer; a counter-offer takes its place.
  table.answer(1, 'propose', 'card:{rapier}', 'card:{cutlass}', 'gold:1:1');
  expect(table.pile('area/0')).toEqual(['saber', 'rapier']);
  table.answer(0, 'accept');
  expect(table.pile('area/0')).toEqual(['saber', 'cutlass']);
  expect(table.pile('area/1')).toEqual(['mail', 'rapier']);
  expect([goldOf(table, 0), goldOf(table, 1)]).toEqual([4, 2]);
  expect(table.event('traded')).toMatchObject({ seat: 0, other: { seat: 1 } });
  expect(marketWasVisited(table)).toBe(true);
});

rule('RB-INT-05', 'both sides give at the same time, so that no room is wanted in between', () => {
  const table = meeting({
    spaces: ['harbor', 'harbor'],
    areas: [
      ['mail', 'saber', 'rapier'],
      ['plate', 'cutlass', 'lute'],
    ],
  });
  table.answer(0, 'negotiate:1').answer(0, 'propose', 'card:{mail}', 'card:{plate}').answer(1, 'accept');
  expect(table.pile('area/0')).toEqual(['saber', 'rapier', 'plate']);
  expect(table.pile('area/1')).toEqual(['cutlass', 'lute', 'mail']);
  expect(marketWasVisited(table)).toBe(true);
});

rule('RB-INT-10', 'no exchange takes anybody beyond the limits', () => {
  const deal = () =>
    meeting({
      areas: [
        ['healer', 'mail'],
        ['piper', 'squire', 'plate'],
      ],
    }).answer(0, 'negotiate:1');
  const table = deal().answer(0, 'propose', 'card:{healer}');
  expect(table).toRefuse(1, 'accept', 'RB-INT-10');
  expect(table).toOffer(1, ['propose', 'leave', 'discard:{piper}', 'discard:{squire}', 'discard:{plate}']);
  table.answer(1, 'discard:{squire}');
  expect(table.offers(1)).toContain('accept');
  table.answer(1, 'accept');
  expect(table.pile('area/1')).toEqual(['piper', 'plate', 'healer']);

  const swap = deal().answer(0, 'propose', 'card:{healer}', 'card:{piper}').answer(1, 'accept');
  expect(swap.pile('area/1')).toEqual(['squire', 'plate', 'healer']);

  // The one who makes the offer is bound as well.
  expect(deal().answer(0, 'propose', 'card:{plate}')).toRefuse(1, 'accept', 'RB-INT-10');
});
