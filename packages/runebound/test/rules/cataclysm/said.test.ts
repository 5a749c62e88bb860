import { rule } from '@questwright/harness/vitest';
import { labelOf } from '@questwright/kernel';
import { describe, expect } from 'vitest';
import type { Adventures } from '../../adventures.ts';
import { played, scene } from './ruins.ts';

/** What a choice says: its key, and what it is filled with. */
const told = (table: Adventures, seat: number, option: string): { key: string; with: Record<string, unknown> } =>
  labelOf(table.loaded, table.game, seat, table.resolve(option)) as never;

describe('what choices say', () => {
  rule('CT-ADV-02', 'which curse is braved, and who is its source', () => {
    const table = scene({
      at: ['riverwatch', 'h1'],
      step: 'adventure step',
      area: { 0: ['scale-enough'] },
      set: { 'heroes.0.cameFrom': 'h3' },
    });
    const curse = { key: 'word.savage-brood', with: {} };
    expect(told(table, 0, 'brave:1').with).toEqual({ level: 1, curse, card: null });
    expect(told(table, 0, 'brave:3').with).toEqual({ level: 3, curse, card: { content: 'the-dragon-destroyer' } });
  });

  rule('CT-CUR-10', 'which Item is given up, and what it is worth', () => {
    const table = scene({
      at: ['tamalir', 'h1'],
      step: 'adventure step',
      quests: ['feed-the-flock'],
      area: { 0: ['trial-boots'] },
    });
    expect(told(table, 0, 'hand-over:{feed-the-flock}:{trial-boots}').with).toMatchObject({
      item: { thing: table.thing('trial-boots') },
      worth: 3,
    });
  });

  rule('CT-SET-04', 'the town in which a Hero begins, and the counters of the track', () => {
    const table = played({ seats: 2, packs: ['cataclysm'], rest: 'removed from play' });
    const [first] = table.asked();
    expect(told(table, first!, 'begin:forge').with['space']).toEqual({ content: 'space-forge' });
    table.answer(first!, 'begin:forge').answer(1 - first!, 'begin:tamalir');
    const [chooser] = table.asked();
    expect(table).toOffer(
      chooser!,
      [1, 2, 3, 4, 5, 6].map((number) => `quest-counter:${number}`),
    );
  });

  rule(['CT-MOV-03', 'CT-MOV-08'], 'how dice are divided, and who is healed of what', () => {
    const table = scene({ at: ['d4', 'h1'], dice: [1, 1] });
    table.answer(0, 'rest:3');
    expect(told(table, 0, 'trading:2').with).toEqual({ trading: 2, travel: 1 });
    table.answer(0, 'trading:1');
    expect(table.lastEvents.find(({ tag }) => tag === 'dice divided')!.with).toMatchObject({ trading: 1, travel: 2 });
    const healed = scene({
      at: ['d4', 'h1'],
      dice: [1, 1, 1, 1],
      hero: { 0: { wounds: 1, exhaustion: 1 } },
      gold: { 0: 5 },
    })
      .answer(0, 'roll:4')
      .answer(0, 'trading:4')
      .answer(0, 'trade')
      .answer(0, 'see-healers');
    expect(told(healed, 0, 'heal:{hero/0}:exhaustion').with).toMatchObject({ what: 'exhaustion', price: 1 });
  });
});
