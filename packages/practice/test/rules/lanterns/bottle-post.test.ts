import { publicContent } from '@questwright/kernel';
import { arrange, type Position } from '@questwright/harness';
import { rule } from '@questwright/harness/vitest';
import { expect } from 'vitest';
import { wholeLanterns as lanterns } from '../../../src/secrets.ts';

const post = (letter: string, piles: Position['piles'] = {}, oil: readonly number[] = [2, 2]) =>
  arrange(lanterns, {
    packs: ['bottle-post'],
    piles: { bottles: [letter], 'hand/0': [], 'hand/1': [], ...piles },
    set: { oil },
  });

rule('LAN-BTL-01', 'five letters, and clients are not told what they say', () => {
  const table = arrange(lanterns, { packs: ['bottle-post'] });
  const { zones } = table.view(0);
  expect(zones['bottles']!.map(({ card, back }) => [card, back])).toEqual(
    Array.from({ length: 5 }, () => [null, 'letter']),
  );
  expect(publicContent(table.loaded)['harbour-order']).toEqual({ sort: 'letter', back: 'letter', copies: 1 });
  expect(JSON.stringify(publicContent(table.loaded))).not.toContain('curfew');
});

rule('LAN-BTL-02', 'a bottle costs a drop of oil', () => {
  const table = post('letter-of-credit', {}, [1, 2]);
  expect(table).toOffer(0, ['draw', 'trade:1', 'rest', 'fish']);
  table.answer(0, 'fish');
  expect(table.world.oil).toEqual([0, 2]);
  expect(table.where()).toMatch(/a bottle\/seal$/);
  const dry = post('letter-of-credit', {}, [0, 2]);
  expect(dry).toOffer(0, ['draw', 'trade:1', 'rest']);
  expect(dry).toRefuse(0, 'fish', 'LAN-BTL-02', 'refuse.too-little-oil');
});

rule('LAN-BTL-02', 'no bottles, no fishing', () => {
  const table = post('pressed-firefly', {}, [9, 9]);
  for (const seat of [0, 1]) table.answer(seat, 'fish').answer(seat, 'break', 'no');
  expect(table.pile('bottles')).toHaveLength(5);
  table.edit(({ world: { things } }) => {
    for (const thing of things.piles['bottles']!.splice(0)) {
      things.piles['read']!.push(thing);
      things.zone[thing] = 'read';
    }
  });
  table.answer(0, 'bid', '0').answer(1, 'bid', '0');
  expect(table).toRefuse(1, 'fish', 'LAN-BTL-02', 'refuse.no-bottles');
});

rule(
  'LAN-BTL-03',
  'an unbroken seal goes back under the others',
  () => {
    const table = post('letter-of-credit').answer(0, 'fish');
    expect(table.offer(0)!.forms).toEqual([{ choice: 'break', kind: 'confirm', of: null }]);
    table.answer(0, 'break', 'no');
    expect(table.pile('bottles').at(-1)).toBe('letter-of-credit');
    expect([0, 1].map((seat) => table.view(seat).zones['bottles']!.at(-1)!.card)).toEqual([null, null]);
    expect(table.event('letter read')).toBeNull();
    const broken = post('letter-of-credit').answer(0, 'fish').answer(0, 'break', 'yes');
    expect(broken.pile('bottles')).not.toContain('letter-of-credit');
    expect(broken.event('letter read')).toMatchObject({ card: { content: 'letter-of-credit' } });
  },
  {
    // It floats where it was hauled in from: the next keeper hauls in the same one.
    'LAN-BTL-03': [
      {
        rule: 'LAN-BTL-03',
        proc: 'a bottle',
        step: 'thrown back',
        replace: { rule: 'LAN-BTL-03', when: (t) => !t.locals.open, do: () => ({ done: null }) },
      },
    ],
  },
);

rule('LAN-BTL-04', 'the event that reveals a letter says what was secret', () => {
  const table = post('letter-of-credit').answer(0, 'fish').answer(0, 'break', 'yes');
  expect(table.event('letter read', 1)).toMatchObject({
    seat: 0,
    card: { content: 'letter-of-credit' },
    secret: { oil: 4 },
  });
  expect(table.pile('read')).toEqual(['letter-of-credit']);
  expect(table.world.oil).toEqual([2 - 1 + 4 + 1, 2]);
});

rule('LAN-BTL-04', 'a bill takes what there is; a recipe draws two cards', () => {
  const bill = post('final-notice', {}, [2, 2]).answer(0, 'fish').answer(0, 'break', 'yes');
  expect(bill.event('oil lost')).toEqual({ seat: 0, amount: 1, now: 0 });
  const recipe = post('aunts-recipe', { deck: ['fog-bell', 'rush-light'] })
    .answer(0, 'fish')
    .answer(0, 'break', 'yes');
  expect(recipe.pile('hand/0')).toEqual(['fog-bell', 'rush-light']);
});

rule('LAN-BTL-05', 'the night ends inside a turn; what always comes still comes', () => {
  const six = ['rush-light', 'jam-jar-lamp', 'storm-lantern', 'fog-bell', 'spare-flint', 'glass-chimney'];
  const table = post('harbour-order', { 'hand/0': six, 'boat/1': ['spare-flint'] });
  table.edit(({ world: { things } }) => void (things.face[things.piles['boat/1']![0]!] = 0));
  table.answer(0, 'fish').answer(0, 'break', 'yes');
  expect(table.where()).toBe('game/the night > night/turns > turn/hand limit > letting go/a card too many');
  table.answer(0, 'drop:{fog-bell}');
  expect(table.view(0).zones['boat/1']).toMatchObject([{ up: true }]);
  expect(table.world).toMatchObject({ night: 2, first: 1, oil: [1, 2] });
  expect(table.event('drifted by')).toBeNull();
  expect(table.asked()).toEqual([1]);
});

rule('LAN-BTL-06', 'the firefly shines, and goes back under the bottles when it is out', () => {
  const table = post('pressed-firefly', { 'hand/0': ['storm-lantern'], 'quay/0': ['rush-light'] }, [9, 0]);
  table.answer(0, 'fish').answer(0, 'break', 'yes');
  expect(table.pile('quay/0')).toEqual(['pressed-firefly', 'rush-light']);
  expect(table.value('light', 0)).toBe(2);
  expect(table.explain('brightness', table.thing('quay/0'))).toMatchObject({
    value: 1,
    parts: [
      { layer: 'base', amount: 0 },
      { layer: 'rule', rule: 'LAN-BTL-06', now: 1 },
    ],
  });
  table.answer(1, 'rest').answer(0, 'bid', '0').answer(1, 'bid', '0').answer(1, 'rest');
  table.dice(1, 2).answer(0, 'light:{storm-lantern}');
  expect(table.pile('quay/0')).toEqual(['rush-light']);
  expect(table.pile('bottles').at(-1)).toBe('pressed-firefly');
  expect(table.pile('ashes')).toEqual([]);
  expect(table.view(1).zones['bottles']!.at(-1)).toMatchObject({ card: 'pressed-firefly', up: false });
});
