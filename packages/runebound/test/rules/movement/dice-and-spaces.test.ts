import { expect } from 'vitest';
import { rule } from '@questwright/harness/vitest';
import { moving, spaceOf, tags, whereTo } from '../../boards.ts';

rule('RB-MOV-06', 'a die enters one space of a terrain it shows and is used up by it', () => {
  const table = moving({ map: 'TA  s   s   p', at: ['tamalir'], dice: [5, 6, 6, 6] });
  table.answer(0, 'roll:4');
  expect(table).toOffer(0, whereTo('a2'));
  expect(table).toRefuse(0, 'move:a3', 'RB-MOV-06');
  table.answer(0, 'walk');
  expect(table).toOffer(0, ['move:a2', 'step:a2', 'stop']);
  table.answer(0, 'step:a2');
  expect(spaceOf(table)).toBe('a2');
  expect(table).toOffer(0, ['move:tamalir', 'step:tamalir', 'stop']);
  expect(table).toRefuse(0, 'step:a3', 'RB-MOV-06');
});

rule('RB-MOV-06', 'what the dice lack for a space is told: the symbol, or dice', () => {
  const table = moving({ map: 'TA  s   s   f   p', at: ['tamalir'], dice: [5, 6, 6, 6] }).answer(0, 'roll:4');
  const symbol = (name: string) => ({ key: 'text.one-of', with: { of: [{ key: `text.symbol.${name}`, with: {} }] } });
  const reason = (space: string) => table.whyNot(0, `move:${space}`)!;
  expect(reason('a3')).toMatchObject({
    rule: 'RB-MOV-06',
    key: 'refuse.dice-do-not-reach',
    with: { space: { content: 'space-a3' }, by: [{ content: 'space-a2' }], lacking: [symbol('swamp')] },
  });
  expect(reason('a4').with['lacking']).toEqual([symbol('swamp')]);
  expect(reason('a5').with['lacking']).toEqual([symbol('swamp'), symbol('plains')]);
  const short = moving({ map: 'TA  s   s   f   p', at: ['tamalir'], dice: [5, 6] }).answer(0, 'rest:2');
  expect(short.whyNot(0, 'move:a5')).toMatchObject({
    key: 'refuse.too-few-dice-to-reach',
    with: { steps: 4, dice: 2 },
  });
  // A space that was entered is owed one of them.
  short.answer(0, 'walk').answer(0, 'step:a2');
  expect(short.whyNot(0, 'move:a5')).toMatchObject({
    key: 'refuse.too-few-dice-to-reach',
    with: { steps: 3, dice: 1 },
  });
});

rule('RB-MOV-07', 'only one symbol of a die is used', () => {
  const table = moving({ map: 'TA  p   h\n  m   =', at: ['tamalir'], dice: [1] });
  table.answer(0, 'rest:1');
  expect(table).toOffer(0, whereTo('a2'));
  table.answer(0, 'walk').answer(0, 'step:a2');
  expect(spaceOf(table)).toBe('a2');
  expect(tags(table)).toContain('turn began');
});

rule('RB-MOV-08', 'a die with plains, hill and road pays for one of them', () => {
  const table = moving({ map: 'p   h\n  TA  =', at: ['tamalir'], dice: [1, 2] });
  table.answer(0, 'rest:2');
  table.answer(0, 'walk');
  expect(table).toOffer(0, [
    'move:a1',
    'move:a2',
    'move:b2',
    'step:a1',
    'step:a2',
    'step:b2',
    'pay:a1:face-1',
    'pay:a1:face-2',
    'pay:b2:face-1',
    'pay:b2:face-2',
    'stop',
  ]);
  table.answer(0, 'pay:a1:face-1');
  expect(table).toOffer(0, ['move:tamalir', 'step:tamalir', 'stop']);
  expect(table).toRefuse(0, 'pay:a2:face-2', 'RB-MOV-07');
});

rule('RB-MOV-09', 'any symbol enters a town', () => {
  const table = moving({ map: 'p   TA  p', at: ['a1'], dice: [5] });
  table.answer(0, 'rest:1');
  expect(table).toOffer(0, whereTo('tamalir'));
  table.answer(0, 'move:tamalir');
  expect(spaceOf(table)).toBe('tamalir');
});

rule('RB-MOV-10', 'three dice with a river reach the third river space, not the fourth', () => {
  const table = moving({ map: 'TA  ~   ~   ~   ~', at: ['tamalir'], dice: [2, 3, 5, 6] });
  table.answer(0, 'roll:4');
  expect(table).toOffer(0, whereTo('a2', 'a3', 'a4'));
  table.answer(0, 'walk');
  for (const space of ['a2', 'a3', 'a4']) table.answer(0, `step:${space}`);
  expect(spaceOf(table)).toBe('a4');
  expect(table.where()).not.toContain('where to');
});

rule('RB-MOV-11', 'movement need not be used up; unused dice are lost', () => {
  const table = moving({ map: 'TA  p   p   p   p   p', at: ['tamalir'], dice: [1, 1, 2, 2, 3] });
  table.answer(0, 'roll:5').answer(0, 'walk').answer(0, 'step:a2').answer(0, 'step:a3');
  expect(table.offers(0)).toContain('stop');
  table.answer(0, 'stop');
  expect(spaceOf(table)).toBe('a3');
  expect(tags(table)).toContain('turn began');
  expect(table.where()).not.toContain('where to');
});

rule('RB-MOV-12', 'counters and figures do not hinder movement', () => {
  const table = moving({ map: 'TA  pR  p', at: ['tamalir', 'a2'], dice: [1, 1] });
  table.edit(({ world }) => void (world.undefeated[0] = { thing: 0, space: 'a2', age: 1 }));
  expect(table.world.adventures).toEqual(['a2']);
  table.answer(0, 'rest:2');
  expect(table).toOffer(0, whereTo('a2', 'a3'));
  table.answer(0, 'move:a3');
  expect(spaceOf(table)).toBe('a3');
  expect(tags(table).slice(0, 3)).toEqual(['dice used', 'entered', 'entered']);
  expect(tags(table)).toContain('turn began');
});

rule('RB-MOV-22', 'only adjacent spaces are entered, and only the space entered must match', () => {
  const table = moving({ map: 's   f   f\n  TA', at: ['a1'], dice: [6] });
  table.answer(0, 'rest:1');
  table.answer(0, 'walk');
  expect(table).toOffer(0, ['move:a2', 'step:a2', 'move:tamalir', 'step:tamalir', 'stop']);
  expect(table).toRefuse(0, 'step:a3', 'RB-MOV-22', 'refuse.not-adjacent');
});

rule('RB-MOV-22', 'who asks about the space where the Hero stands is told so, before and after the roll', () => {
  const table = moving({ map: 'TA  p   f', at: ['tamalir'], dice: [1, 1, 1, 1] });
  const there = (choice: string): void => {
    expect(table).toRefuse(0, `${choice}:tamalir`, 'RB-MOV-22', 'refuse.already-there');
  };
  there('step');
  table.answer(0, 'roll:4');
  there('move');
  table.answer(0, 'walk');
  there('step');
});

rule('RB-BRD-08', 'a cut space is not entered, whatever the dice show', () => {
  const table = moving({ map: 'xp  TA  p', at: ['tamalir'], dice: [1, 2] });
  expect(table).toRefuse(0, 'step:a1', 'RB-BRD-08');
  table.answer(0, 'rest:2');
  expect(table).toOffer(0, whereTo('a3'));
  expect(table).toRefuse(0, 'move:a1', 'RB-BRD-08');
});

rule('RB-MOV-24', 'the example of movement: three of the ways that four dice allow', () => {
  const map = `
                        GR
                      =
    hB  f   ~   p   TA  h   mY`;
  const rolled = () => moving({ map, at: ['tamalir'], dice: [1, 2, 4, 6] }).answer(0, 'roll:4');
  expect(rolled()).toOffer(0, whereTo('c2', 'c3', 'c4', 'c5', 'b6', 'greyhaven', 'c7', 'c8'));
  const dice = (space: string): unknown => rolled().answer(0, `move:${space}`).event('dice used')?.['dice'];
  const face = (n: number) => ({ key: `face.${n}`, with: {} });
  // Plains, river, forest and hill: all four dice, each for the one space that only it can pay for.
  expect(dice('c2')).toEqual([face(1), face(2), face(6), face(4)]);
  // The road, and any die for the town: one with few symbols is taken.
  expect(dice('greyhaven')).toEqual([face(4), face(6)]);
  expect(dice('c8')).toEqual([face(4), face(6)]);
});
