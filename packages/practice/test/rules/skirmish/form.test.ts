import { rule } from '@questwright/harness/vitest';
import { expect } from 'vitest';
import { cell, damage, fight, figure, stamina, tags, trackOf } from './fight.ts';

const FAR = { archer: { at: 'g7', acted: true } } as const;

rule('SKM-STA-01', 'blinded until the end of its own next turn', () => {
  const table = fight({
    figures: { archer: 'a1', tamer: { at: 'd1', stamina: 0 }, warden: 'a3', hexer: 'd4', ogre: 'g7' },
    turn: 'hexer',
    dice: [1, 1, 1],
  });
  const tamer = table.thing('tamer');
  const power = (): number => table.value('power', tamer, table.thing('ogre'));
  expect(table.event('inflicted')).toEqual({ figure: { thing: tamer }, status: { content: 'blinded' } });
  expect([table.value('blinded', tamer), power()]).toEqual([true, -1]);
  expect(table.asked()).toEqual([1]);
  table.answer(1, 'end-turn');
  expect(table.value('blinded', tamer)).toBe(true);
  table.answer(0, 'end-turn');
  expect([table.value('blinded', tamer), power()]).toEqual([true, -1]);
  table.answer(0, 'end-turn');
  expect([table.value('blinded', tamer), power()]).toEqual([false, 0]);
});

rule('SKM-STA-02', 'the blinded make no break attacks', () => {
  const given = { figures: { warden: { at: 'b5', stamina: 0 }, ogre: 'b4', ...FAR }, turn: 'warden', dice: [1, 1, 1] };
  expect(tags(fight({ ...given, blinded: ['ogre'] }).answer(0, 'move', 'b6'), 'break-attack')).toEqual([]);
  expect(tags(fight(given).answer(0, 'move', 'b6'), 'break-attack')).toEqual(['break-attack']);
});

rule('SKM-STA-03', 'the blinded cannot dodge', () => {
  const given = { figures: { warden: { at: 'c4', stamina: 1 }, ogre: 'd4', ...FAR }, turn: 'ogre' };
  expect(fight(given)).toOffer(0, ['dodge', 'pass']);
  const blind = fight({ ...given, blinded: ['warden'], dice: [1, 1, 1] });
  expect(tags(blind, 'attacks', 'misses')).toEqual(['attacks', 'misses']);
});

rule(
  'SKM-FRM-01',
  'a figure is what its form says',
  () => {
    const given = { figures: { warden: 'a1', changeling: { at: 'g7', damage: 3 } }, turn: 'warden' };
    const read = (table: ReturnType<typeof fight>): unknown[] =>
      ['form', 'health', 'dice'].map((name) => table.value(name, table.thing('changeling')));
    expect(read(fight(given))).toEqual(['changeling', 6, ['steel', 'bone']]);
    const beast = fight({ ...given, beast: true });
    expect(read(beast)).toEqual(['changeling-beast', 8, ['steel', 'bone', 'bone']]);
    expect(damage(beast, 'changeling')).toBe(3);
    expect(beast.explain('form', beast.thing('changeling')).parts.map((part) => part.layer)).toEqual(['base', 'set']);
  },
  { 'SKM-FRM-01': [{ rule: 'SKM-FRM-01', value: 'health', wrap: () => () => 6 }] },
);

rule('SKM-FRM-02', 'the changeling becomes a beast at half its health', () => {
  const given = { figures: { archer: 'd1', changeling: { at: 'd4', damage: 2 }, ogre: 'g7' }, turn: 'archer' };
  const table = fight({ ...given, dice: [4, 1] })
    .answer(1, 'attack:{changeling}')
    .answer(1, 'pass');
  expect(table.event('changed-form')).toEqual({
    figure: { thing: table.thing('changeling') },
    form: { content: 'changeling-beast' },
  });
  expect(damage(table, 'changeling')).toBe(3);
  expect(table.value('movement', table.thing('changeling'))).toBe(4);
  table.answer(1, 'end-turn');
  expect(table.event('line-performed')).toMatchObject({ form: { content: expect.stringMatching(/ogre|beast/) } });
  const fatal = fight({ ...given, figures: { ...given.figures, changeling: { at: 'd4', damage: 5 } }, dice: [4, 1] });
  fatal.answer(1, 'attack:{changeling}').answer(1, 'pass');
  expect(tags(fatal, 'changed-form', 'defeated')).toEqual(['defeated']);
});

rule('SKM-FRM-02', 'a change in mid-activation: the lines it began with are read to the end', () => {
  const table = fight({
    figures: { warden: { at: 'd3', stamina: 2 }, changeling: { at: 'd2', damage: 2 }, ...FAR },
    turn: 'changeling',
    dice: [1, 1],
  });
  table.answer(0, 'pass');
  table.dice(6, 2, 1, 1).answer(0, 'counter');
  expect(table).toOffer(0, ['spend:edge', 'done']);
  table.answer(0, 'done');
  expect(tags(table, 'counters', 'changed-form', 'moves')).toEqual(['counters', 'changed-form', 'moves']);
  expect(cell(table, 'changeling')).not.toBe('d2');
});

rule('SKM-FRM-03', 'the tamer tames a beast until the end of its next turn', () => {
  const figures = { tamer: 'd1', warden: 'a7', changeling: { at: 'd3', damage: 3 }, ogre: 'g7' };
  const plain = fight({ figures, turn: 'tamer' });
  expect(plain).toRefuse(0, 'use:{tamer}:tame:two-stamina', 'SKM-TRN-04', 'kernel.does-nothing');
  const table = fight({ figures, turn: 'tamer', beast: true });
  const beast = table.thing('changeling');
  expect(table).toOffer(0, ['move', 'attack:{changeling}', 'use:{tamer}:tame:two-stamina', 'rest', 'end-turn']);
  table.answer(0, 'use:{tamer}:tame:two-stamina');
  expect(stamina(table, 'tamer')).toBe(2);
  expect(tags(table, 'changed-sides')).toEqual(['changed-sides']);
  expect([table.value('side', beast), table.value('controller', beast)]).toEqual(['heroes', 0]);
  expect(trackOf(table)).toEqual(['warden', 'tamer', 'changeling', 'ogre']);
  table.answer(0, 'end-turn').answer(0, 'end-turn');
  expect(table.game.stack.at(-1)!.locals).toEqual({ figure: beast });
  table.answer(0, 'end-turn');
  expect([table.value('side', beast), table.value('controller', beast)]).toEqual(['enemies', -1]);
});

rule('SKM-FRM-04', 'only figures of different sides are opponents', () => {
  const table = fight({
    figures: { warden: 'c3', tamer: 'a1', changeling: { at: 'c4', damage: 3 }, ogre: 'd4' },
    turn: 'warden',
    tamed: 0,
  });
  expect(table).toOffer(0, ['move', 'use:{warden}:shield-wall:one-stamina', 'rest', 'end-turn']);
  expect(table).toRefuse(0, 'attack:{changeling}', 'SKM-ATK-01');
  const ogre = fight({
    figures: { tamer: 'a1', changeling: { at: 'c4', damage: 3 }, ogre: 'd4', ...FAR },
    turn: 'ogre',
    tamed: 0,
    dice: [1, 1, 1],
  });
  expect(ogre.event('attacks')).toMatchObject({ target: { thing: ogre.thing('changeling') } });
  const led = fight({ figures: { warden: 'c4', ogre: 'd4' }, turn: 'warden' });
  expect(led.value('side', led.thing('warden'))).toBe('heroes');
});

rule('SKM-FRM-05', 'the seat that controls a figure is asked', () => {
  const table = fight({
    figures: { archer: 'a7', changeling: { at: 'c4', damage: 3 }, ogre: 'd4' },
    turn: 'changeling',
    tamed: 1,
  });
  expect(table.asked()).toEqual([1]);
  expect(table).toOffer(1, ['move', 'attack:{ogre}', 'rest', 'end-turn']);
  table.dice(4, 1, 1).answer(1, 'attack:{ogre}');
  expect(damage(table, 'ogre')).toBe(1);
  expect(table.asked()).toEqual([1]);
  expect(figure(table, 'changeling').acted).toBe(false);
  expect(fight({ figures: { archer: 'a7', ogre: 'd4' }, turn: 'archer' }).asked()).toEqual([1]);
});
