import { arrange } from '@questwright/harness';
import { rule } from '@questwright/harness/vitest';
import { expect } from 'vitest';
import { cell, damage, fight, skirmish, stamina, tags, trackOf } from './fight.ts';

const FAR = { archer: { at: 'g7', acted: true } } as const;

rule('SKM-VAR-01', 'the players decide where the ranking would have', () => {
  const given = {
    figures: { warden: { at: 'c4', stamina: 0 }, tamer: { at: 'd3', stamina: 0 }, ogre: 'd4', ...FAR },
    turn: 'ogre',
    packs: ['players-decide'],
  };
  const table = fight(given);
  expect(table.asked()).toEqual([0, 1]);
  expect(table).toOffer(0, ['target:{warden}', 'target:{tamer}']);
  expect(table).toOffer(1, ['target:{warden}', 'target:{tamer}']);
  expect(table).toRefuse(1, 'target:{archer}', 'SKM-SGT-02');
  table.dice(1, 1, 1).answer(1, 'target:{tamer}');
  expect(table.event('attacks')).toMatchObject({ target: { thing: table.thing('tamer') } });
  expect(tags(table, 'decided')).toEqual([]);
  const damaged = fight({
    ...given,
    figures: { ...given.figures, tamer: { at: 'd3', stamina: 0, damage: 1 } },
    dice: [1, 1, 1],
  });
  expect(damaged.event('attacks')).toMatchObject({ target: { thing: damaged.thing('tamer') } });
});

rule('SKM-VAR-01', 'the players decide about break attacks and destinations of enemies', () => {
  const table = fight({
    figures: { warden: { at: 'b5', stamina: 0 }, ogre: 'b4', ...FAR },
    turn: 'warden',
    packs: ['players-decide'],
  });
  table.answer(0, 'move', 'b6');
  expect(table.asked()).toEqual([0, 1]);
  expect(table).toOffer(1, ['strike', 'hold']);
});

rule('SKM-VAR-02', 'hard: enemies have two more health', () => {
  const table = arrange(skirmish, { packs: ['hard'] });
  expect(table.value('health', table.thing('hexer'))).toBe(7);
  expect(table.value('health', table.thing('warden'))).toBe(10);
});

rule('SKM-VAR-03', 'hard: one stamina comes back', () => {
  const figures = { tamer: { at: 'a3', stamina: 1 }, ogre: 'g7' };
  const table = fight({ figures, turn: 'tamer', step: 'start of the turn', packs: ['hard'] });
  expect(stamina(table, 'tamer')).toBe(2);
});

rule(
  'SKM-CIN-01',
  'cinders: an imp is first on the track',
  () => {
    const table = arrange(skirmish, { packs: ['cinders'], seed: 'imp' });
    expect(trackOf(table)[0]).toBe('cinder-imp');
    expect(table.world.figures.map((one) => one.owner)).toEqual([0, 0, 0, -1, -1, -1, -1]);
    const loaded = arrange(skirmish, { packs: ['cinders'] }).loaded.content.get('cinder-imp')!.content;
    expect(loaded).toMatchObject({
      initiative: 9,
      health: 3,
      defense: 3,
      movement: 4,
      range: 2,
      dice: ['ember'],
      damage: 1,
    });
  },
  { 'SKM-CIN-01': [{ rule: 'SKM-CIN-01', content: 'cinder-imp', wrap: (imp) => ({ ...imp, initiative: 1 }) }] },
);

rule(
  'SKM-CIN-02',
  'cinders: igniting sets a cell beside the target on fire',
  () => {
    const table = fight({
      packs: ['cinders'],
      figures: { warden: { at: 'a7', stamina: 0 }, 'cinder-imp': 'b6', archer: { at: 'g1', acted: true } },
      turn: 'cinder-imp',
      dice: [1],
    });
    expect(table.event('ignited')).toMatchObject({ cell: 'a6' });
    expect(table.view(0).world).toMatchObject({ cinders: { fires: ['a6'] } });
  },
  { 'SKM-CIN-02': [{ rule: 'SKM-CIN-02', proc: 'line ignite', step: 'fire', remove: true }] },
);

rule('SKM-CIN-03', 'cinders: fire burns who comes into it, goes out, and the move goes on', () => {
  const table = fight({
    packs: ['cinders'],
    figures: { archer: 'a7', ogre: 'g1' },
    turn: 'archer',
    set: { 'cinders.fires': ['a6'] },
  });
  expect(table.value('terrain', 'a6')).toBe('fire');
  table.answer(1, 'move', 'a6', 'b6');
  expect(damage(table, 'archer')).toBe(1);
  expect(cell(table, 'archer')).toBe('b6');
  expect(table.value('terrain', 'a6')).toBe('open');
});

rule('SKM-CIN-04', 'cinders: an attack inside an attack, each with its own numbers', () => {
  const table = fight({
    packs: ['cinders'],
    figures: { tamer: { at: 'c3', stamina: 1 }, 'cinder-imp': 'd3', ...FAR },
    turn: 'cinder-imp',
  });
  table.dice(6).answer(0, 'pass');
  expect(table.where()).toMatch(
    /attack\/symbols > effects\/effect > line move\/way > movement.* > break attack\/chance$/,
  );
  expect(table).toOffer(0, ['strike', 'hold']);
  table.dice(2, 1).answer(0, 'strike');
  const attacks = table.view(null).stack.filter((one) => one.proc === 'attack');
  const [imp, tamer] = ['cinder-imp', 'tamer'].map((name) => table.thing(name));
  expect(attacks.map((one) => one.locals)).toMatchObject([
    { attacker: imp, target: tamer, reason: 'line', hit: true, star: 0 },
    { attacker: tamer, target: imp, reason: 'break', hit: false },
  ]);
  table.answer(0, 'pass');
  expect(cell(table, 'cinder-imp')).not.toBe('d3');
  expect(damage(table, 'tamer')).toBe(1);
  expect(tags(table, 'hits', 'misses', 'damaged')).toEqual(['hits', 'misses', 'damaged']);
});
