import { rule } from '@questwright/harness/vitest';
import { expect } from 'vitest';
import { cell, damage, fight, figure, firstSteps, tags, trace, trackOf, type Fight } from './fight.ts';

const mayMove = (table: Fight, seat: number, ...path: string[]): boolean =>
  table.tryAnswer(seat, 'move', ...path) === null;

rule(
  'SKM-MOV-01',
  'a move is one path of orthogonal steps within the points',
  () => {
    const given = { figures: { warden: 'a7', ogre: 'g1' }, turn: 'warden' };
    expect(firstSteps(fight(given), 0)).toEqual(['a6', 'b7']);
    expect(fight(given).offer(0)!.forms[0]!.kind).toBe('path');
    expect(mayMove(fight(given), 0, 'b7', 'b6', 'b5')).toBe(true);
    for (const path of [
      [],
      ['b6'],
      ['a6', 'b6', 'b7', 'c7'],
      ['b7', 'b6', 'b5', 'a5'],
      ['b7', 'b6', 'a6', 'a7'],
      ['a6', 'b6', 'b5', 'b3'],
      ['c7'],
    ]) {
      expect([path, mayMove(fight(given), 0, ...path)]).toEqual([path, false]);
    }
    const table = fight(given).answer(0, 'move', 'b7', 'b6');
    expect(cell(table, 'warden')).toBe('b6');
    expect(tags(table, 'placed').slice(-2)).toHaveLength(2);
  },
  {
    // The first step is free.
    'SKM-MOV-01': [{ rule: 'SKM-MOV-01', value: 'movement', wrap: (of) => (t, thing) => of(t, thing, null) + 1 }],
  },
);

rule('SKM-MOV-02', 'walls cannot be entered', () => {
  const given = { figures: { archer: 'b6', ogre: 'g1' }, turn: 'archer' };
  expect(firstSteps(fight(given), 1)).toEqual(['b5', 'b7', 'a6']);
  expect(mayMove(fight(given), 1, 'c6')).toBe(false);
});

rule('SKM-MOV-03', 'opponents block the way', () => {
  const given = { figures: { warden: 'b6', ogre: 'b5' }, turn: 'warden' };
  expect(firstSteps(fight(given), 0)).toEqual(['b7', 'a6']);
});

rule('SKM-MOV-04', 'friends can be passed, but nobody stops there', () => {
  const given = { figures: { warden: 'b6', tamer: 'b7', ogre: 'g1' }, turn: 'warden' };
  expect(mayMove(fight(given), 0, 'b7')).toBe(false);
  expect(mayMove(fight(given), 0, 'b7', 'c7')).toBe(true);
});

rule('SKM-MOV-05', 'rough ground costs two points', () => {
  const given = { figures: { warden: 'b5', ogre: 'g1' }, turn: 'warden' };
  expect(mayMove(fight(given), 0, 'b4', 'b3')).toBe(true);
  expect(mayMove(fight(given), 0, 'b4', 'b3', 'c3')).toBe(false);
  expect(
    fight(given)
      .explain('step cost', 'b4', 0)
      .parts.map((part) => part.rule),
  ).toEqual(['SKM-MOV-01', 'SKM-MOV-05']);
});

rule('SKM-MOV-06', 'a move ends where the next step has become impossible', () => {
  const table = fight({
    figures: { archer: 'b7', ogre: 'g1' },
    turn: 'archer',
    totems: { 'bone-totem': 'd6' },
  });
  table.answer(1, 'move', 'c7', 'd7', 'd6');
  expect(cell(table, 'archer')).toBe('d7');
  expect(cell(table, 'rat-pack')).toBe('d6');
  expect(table).toOffer(1, ['attack:{rat-pack}', 'end-turn']);
});

rule('SKM-MOV-07', "a move cut short in a friend's cell ends on the nearest free cell", () => {
  const table = fight({
    figures: { archer: 'c7', tamer: 'd7', ogre: 'g1' },
    turn: 'archer',
    totems: { 'bone-totem': 'd6' },
  });
  table.answer(1, 'move', 'd7', 'd6');
  expect(cell(table, 'rat-pack')).toBe('d6');
  expect(cell(table, 'archer')).toBe('c7');
  expect(cell(table, 'tamer')).toBe('d7');
});

rule('SKM-BRK-01', 'leaving the side of an opponent provokes, and the move goes on', () => {
  const table = fight({
    figures: { warden: { at: 'b5', stamina: 1 }, ogre: 'b4', archer: 'g7' },
    turn: 'warden',
  });
  table.answer(0, 'move', 'b6', 'b7');
  expect(table).toOffer(0, ['dodge', 'pass']);
  expect(cell(table, 'warden')).toBe('b5');
  expect(table.where()).toBe(
    'game/encounter > encounter/round > round/turns > turn/actions > movement/next step > step/break attacks > break attack/chance > attack/dodge',
  );
  table.dice(5, 5, 1);
  table.answer(0, 'pass').answer(0, 'pass');
  expect(damage(table, 'warden')).toBe(2);
  expect(cell(table, 'warden')).toBe('b7');
});

rule('SKM-BRK-01', 'several opponents strike in the order of the track, also along their sides', () => {
  const table = fight({
    figures: { tamer: { at: 'b3', stamina: 0 }, changeling: 'a3', ogre: 'c3', warden: 'g7' },
    turn: 'tamer',
    dice: [1, 1, 1, 1, 1],
  });
  table.answer(0, 'move', 'b4');
  const strikes = table.events.filter((one) => one.tag === 'break-attack').map((one) => one.with['figure']);
  expect(strikes).toEqual([{ thing: table.thing('changeling') }, { thing: table.thing('ogre') }]);
  expect(cell(table, 'tamer')).toBe('b4');
});

rule('SKM-BRK-02', 'a seat may strike, an automated figure does', () => {
  const table = fight({ figures: { warden: 'd3', hexer: 'd2', archer: 'a7' }, turn: 'hexer' });
  expect(table.where()).toMatch(/break attack\/chance$/);
  expect(table).toOffer(0, ['strike', 'hold']);
  table.answer(0, 'hold');
  expect(tags(table, 'break-attack')).toEqual([]);
  const other = fight({
    figures: { warden: { at: 'b5', stamina: 0 }, ogre: 'b4', archer: 'g7' },
    turn: 'warden',
    dice: [1, 1, 1],
  });
  other.answer(0, 'move', 'b6');
  expect(other.event('decided')).toMatchObject({ pick: ['strike'] });
  expect(trace(other).map((one) => one.key)).toEqual(['trace.always-strikes']);
});

rule('SKM-BRK-03', 'one break attack per figure and turn', () => {
  const table = fight({
    figures: { warden: { at: 'c3', stamina: 0 }, ogre: 'd3', archer: 'g7' },
    turn: 'warden',
    dice: [1, 1, 1, 1, 1, 1, 1, 1, 1],
  });
  table.answer(0, 'move', 'c4', 'd4', 'd5');
  expect(tags(table, 'break-attack')).toEqual(['break-attack']);
  expect(cell(table, 'warden')).toBe('d5');
});

rule('SKM-BRK-04', 'a quiet move does not provoke', () => {
  const table = fight({
    figures: { warden: { at: 'd3', stamina: 0 }, changeling: 'd2', archer: { at: 'a7', acted: true } },
    turn: 'changeling',
    dice: [1, 1],
  });
  expect(tags(table, 'attacks', 'break-attack')).toEqual(['attacks']);
  expect(cell(table, 'changeling')).not.toBe('d2');
  expect(figure(table, 'changeling').acted).toBe(true);
});

rule(['SKM-TOT-01', 'SKM-TOT-02'], 'a totem awakens on sight in the middle of a move', () => {
  const table = fight({ figures: { archer: 'b7', ogre: 'g1' }, turn: 'archer', totems: { 'bone-totem': 'd6' } });
  table.answer(1, 'move', 'c7', 'd7');
  expect(tags(table, 'placed', 'totem-awakes', 'spawned').slice(-5)).toEqual([
    'placed',
    'totem-awakes',
    'spawned',
    'placed',
    'placed',
  ]);
  expect(table.event('totem-awakes')).toEqual({
    totem: { thing: table.thing('bone-totem') },
    seen: [{ thing: table.thing('archer') }],
  });
  expect(cell(table, 'rat-pack')).toBe('d6');
  expect(cell(table, 'archer')).toBe('d7');
});

rule('SKM-TOT-01', 'a shove can bring a totem into sight too', () => {
  const table = fight({
    figures: { warden: { at: 'b6', stamina: 0 }, ogre: 'b7', archer: { at: 'a1', acted: true } },
    turn: 'ogre',
    totems: { 'gloom-totem': 'e2' },
    dice: [1, 1, 1],
  });
  expect(tags(table, 'shoved', 'totem-awakes')).toEqual(['shoved', 'totem-awakes']);
  expect(cell(table, 'warden')).toBe('b5');
  expect(table.value('blinded', table.thing('warden'))).toBe(true);
});

rule('SKM-TOT-03', 'the gloom totem blinds those who see it', () => {
  const table = fight({
    figures: { archer: 'b6', warden: 'b7', ogre: 'b3' },
    turn: 'archer',
    totems: { 'gloom-totem': 'e2' },
  });
  table.answer(1, 'move', 'b5');
  expect(table.value('blinded', table.thing('archer'))).toBe(true);
  expect(table.value('blinded', table.thing('warden'))).toBe(false);
});

rule(
  'SKM-TOT-04',
  'a totem awakens once',
  () => {
    const table = fight({ figures: { archer: 'b7', ogre: 'g1' }, turn: 'archer', totems: { 'bone-totem': 'd6' } });
    table.answer(1, 'move', 'c7', 'd7');
    expect(trackOf(table)).toEqual(['archer', 'ogre', 'rat-pack']);
    expect(table.world.totems).toEqual([]);
    expect(table.pile('spent')).toEqual(['bone-totem']);
  },
  {
    // It stays, and awakens at every step in its sight.
    'SKM-TOT-04': [
      { rule: 'SKM-TOT-04', proc: 'totem', step: 'spent', wrap: (step) => ({ ...step, when: () => false }) },
      {
        rule: 'SKM-TOT-04',
        watch: 'a totem in sight',
        wrap: (watch) => ({
          ...watch,
          do: (t) => {
            if (!t.isWithin('step') || t.used('step', 'totem') > 0) return undefined;
            t.use('step', 'totem');
            return watch.do(t);
          },
        }),
      },
    ],
  },
);

rule(
  'SKM-SPN-01',
  'who arrives takes the nearest free cell',
  () => {
    const ratsCome = (warden: string): Fight =>
      fight({ figures: { archer: 'b7', warden, ogre: 'g1' }, turn: 'archer', totems: { 'bone-totem': 'd6' } }).answer(
        1,
        'move',
        'c7',
      );
    expect(cell(ratsCome('d6'), 'rat-pack')).toBe('d5');
    expect(cell(ratsCome('d5'), 'rat-pack')).toBe('d6');
  },
  {
    // Two may stand on the cell named.
    'SKM-SPN-01': [{ rule: 'SKM-SPN-01', value: 'place near', replace: (_, at) => at }],
  },
);
