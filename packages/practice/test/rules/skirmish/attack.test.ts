import type { Pack } from '@questwright/kernel';
import { rule } from '@questwright/harness/vitest';
import { expect } from 'vitest';
import type { Skirmish } from '../../../src/skirmish/world.ts';
import { cell, damage, fight, figure, skirmish, stamina, tags, trace } from './fight.ts';

/** An archer to whom nothing happens keeps the encounter going. */
const FAR = { archer: { at: 'g7', acted: true } } as const;

rule('SKM-ATK-01', 'an attack is made on an opponent', () => {
  const table = fight({ figures: { warden: 'c4', tamer: 'c3', ogre: 'd4', hexer: 'd2' }, turn: 'warden' });
  expect(table).toOffer(0, ['move', 'attack:{ogre}', 'use:{warden}:shield-wall:one-stamina', 'rest', 'end-turn']);
  expect(table).toRefuse(0, 'attack:{tamer}', 'SKM-ATK-01', 'refuse.no-opponent');
  expect(table).toRefuse(0, 'attack:{hexer}', 'SKM-SGT-02');
  table.dice(1, 1).answer(0, 'attack:{ogre}');
  expect(tags(table, 'attacks')).toEqual(['attacks']);
});

rule('SKM-SGT-01', 'walls block the line of sight, also where two of them meet', () => {
  const table = fight({ figures: { archer: 'b5', ogre: 'd5', hexer: 'c4' }, turn: 'archer' });
  expect(table).toRefuse(1, 'attack:{ogre}', 'SKM-SGT-01', 'refuse.out-of-sight');
  expect(table).toOffer(1, ['move', 'attack:{hexer}', 'rest', 'end-turn']);
  const sees = (from: string, to: string): boolean => table.value('sight', from, to);
  expect(sees('b5', 'd5')).toBe(false);
  expect(sees('b5', 'c4')).toBe(true);
  expect(sees('f3', 'e4')).toBe(false);
  expect(sees('e4', 'f3')).toBe(false);
  expect(sees('a7', 'g7')).toBe(true);
  expect(sees('a1', 'a1')).toBe(true);
});

rule('SKM-SGT-02', 'distance is counted in steps', () => {
  const table = fight({ figures: { archer: 'a1', ogre: 'd2', hexer: 'd3' }, turn: 'archer', set: {} });
  expect(table).toRefuse(1, 'attack:{hexer}', 'SKM-SGT-02', 'refuse.out-of-range');
  expect(table.whyNot(1, 'attack:{hexer}')!.with).toMatchObject({ distance: 5, range: 4 });
  const near = fight({ figures: { archer: 'd1', ogre: 'd5', hexer: 'd6' }, turn: 'archer' });
  expect(near).toOffer(1, ['move', 'attack:{ogre}', 'rest', 'end-turn']);
});

rule('SKM-ATK-02', 'the attack hits when its power is at least the defense', () => {
  const given = { figures: { warden: 'c4', ogre: { at: 'd4', damage: 0 }, ...FAR }, turn: 'warden' };
  const hit = fight({ ...given, dice: [4, 1] })
    .answer(0, 'attack:{ogre}')
    .answer(0, 'pass');
  expect(hit.event('hits')).toMatchObject({ power: 3, defense: 3 });
  expect(damage(hit, 'ogre')).toBe(1);
  const miss = fight({ ...given, dice: [1, 2] })
    .answer(0, 'attack:{ogre}')
    .dice(1, 1, 1)
    .answer(0, 'pass');
  expect(miss.event('misses')).toMatchObject({ power: 2, defense: 3 });
  expect(damage(miss, 'ogre')).toBe(0);
});

rule('SKM-ATK-02', 'the hexer has one more power against the blinded', () => {
  const given = { figures: { tamer: 'd1', hexer: 'd4', ...FAR }, turn: 'hexer' };
  const table = fight({ ...given, blinded: ['tamer'], dice: [2, 2] });
  expect(table.event('hits') ?? table.event('misses')).toMatchObject({ power: 3 });
  expect(
    table.explain('power', table.thing('hexer'), table.thing('tamer')).parts.map((part) => part.from?.content),
  ).toEqual([undefined, 'hexer']);
});

rule('SKM-ATK-03', 'a hit deals the printed damage', () => {
  const table = fight({
    figures: { tamer: { at: 'c4', stamina: 0 }, ogre: 'd4', ...FAR },
    turn: 'ogre',
    dice: [4, 4, 1],
  });
  expect(table.event('damaged')).toEqual({ figure: { thing: table.thing('tamer') }, amount: 2 });
  expect(damage(table, 'tamer')).toBe(2);
});

rule('SKM-ATK-04', 'symbols are spent one by one, as many as one likes', () => {
  const given = { figures: { archer: 'd1', ogre: 'd4' }, turn: 'archer', dice: [3, 5] };
  const table = fight(given).answer(1, 'attack:{ogre}').answer(1, 'pass');
  expect(table).toOffer(1, ['spend:edge', 'done']);
  expect(table).toRefuse(1, 'spend:star', 'SKM-ATK-04', 'refuse.no-symbol');
  table.answer(1, 'spend:edge');
  expect(table).toOffer(1, ['spend:edge', 'done']);
  expect(table.view(0).stack.at(-1)).toMatchObject({
    proc: 'attack',
    locals: { edge: 1, star: 0, damage: 1, hit: true },
  });
  table.answer(1, 'done');
  expect(damage(table, 'ogre')).toBe(2);
  const both = fight(given)
    .answer(1, 'attack:{ogre}')
    .answer(1, 'pass')
    .answer(1, 'spend:edge')
    .answer(1, 'spend:edge');
  expect(damage(both, 'ogre')).toBe(3);
});

rule('SKM-ATK-04', 'an automated figure spends all it can', () => {
  const table = fight({
    figures: { tamer: { at: 'c4', stamina: 0 }, ogre: 'd4', ...FAR },
    turn: 'ogre',
    dice: [6, 6, 1],
  });
  expect(tags(table, 'spends')).toEqual(['spends', 'spends']);
  expect(damage(table, 'tamer')).toBe(4);
});

rule('SKM-ATK-05', 'a star does what the card says, before the damage', () => {
  const table = fight({ figures: { tamer: 'b4', ogre: 'd4', ...FAR }, turn: 'tamer', dice: [4, 3] });
  table.answer(0, 'attack:{ogre}').answer(0, 'pass');
  expect(table).toOffer(0, ['spend:star', 'done']);
  table.answer(0, 'spend:star');
  expect(tags(table, 'inflicted', 'damaged')).toEqual(['inflicted', 'damaged']);
  expect(table.value('blinded', table.thing('ogre'))).toBe(true);
});

rule('SKM-ATK-05', 'a star means nothing to a form that does not speak of it', () => {
  const edits: Pack<Skirmish>['edits'] = [
    { rule: 'SKM-CMP-01', content: 'archer', wrap: (base) => ({ ...base, dice: ['steel', 'ember'] }) },
  ];
  const definition = {
    ...skirmish,
    packs: [{ id: 'torches', kind: 'pack' as const, rule: 'SKM-CMP-01' as const, edits }],
  };
  const table = fight({
    definition,
    packs: ['torches'],
    figures: { archer: 'd1', ogre: 'd4' },
    turn: 'archer',
    dice: [6, 6],
  });
  table.answer(1, 'attack:{ogre}').answer(1, 'pass');
  expect(table).toOffer(1, ['spend:edge', 'done']);
  expect(table).toRefuse(1, 'spend:star', 'SKM-ATK-05', 'refuse.star-means-nothing');
});

rule('SKM-ATK-05', "the warden's star shoves the target", () => {
  const table = fight({ figures: { warden: 'c4', ogre: 'd4', ...FAR }, turn: 'warden', dice: [4, 3] });
  table.answer(0, 'attack:{ogre}').answer(0, 'pass').answer(0, 'spend:star');
  expect(cell(table, 'ogre')).toBe('e4');
  expect(damage(table, 'ogre')).toBe(1);
});

rule('SKM-ATK-06', 'a figure whose damage reaches its health is defeated', () => {
  const table = fight({
    figures: { archer: 'd1', hexer: { at: 'd4', damage: 4 }, ogre: 'g7' },
    turn: 'archer',
    dice: [4, 1],
  });
  table.answer(1, 'attack:{hexer}').answer(1, 'pass');
  expect(cell(table, 'hexer')).toBe('');
  expect(table.pile('board')).toEqual(['archer', 'ogre']);
  expect(tags(table, 'damaged', 'defeated')).toEqual(['damaged', 'defeated']);
});

rule('SKM-ATK-07', 'damage can be prevented before it is dealt', () => {
  const table = fight({
    figures: { warden: { at: 'c4', stamina: 0 }, ogre: 'd4', ...FAR },
    turn: 'ogre',
    dice: [4, 4, 1],
  });
  expect(table.where()).toMatch(/attack\/damage > damage\/about to be damaged$/);
  expect(table).toOffer(0, ['use:{warden}:brace', 'pass']);
  expect(damage(table, 'warden')).toBe(0);
  expect(table.view(null).stack.at(-1)!.locals).toEqual({ figure: table.thing('warden'), amount: 2 });
  table.answer(0, 'use:{warden}:brace');
  expect(damage(table, 'warden')).toBe(1);
});

rule('SKM-ATK-07', 'the warden braces once a round, and a hit that comes to nothing can be countered', () => {
  const table = fight({
    figures: { warden: { at: 'd3', stamina: 2, acted: true }, changeling: 'd2', 'rat-pack': 'd4', ...FAR },
    turn: 'changeling',
    dice: [4, 4],
  });
  table.answer(0, 'pass');
  table.answer(0, 'use:{warden}:brace');
  expect(damage(table, 'warden')).toBe(0);
  expect(table).toOffer(0, ['counter', 'hold']);
  table.dice(4, 4, 1).answer(0, 'hold').answer(0, 'pass');
  expect(tags(table, 'prevented')).toHaveLength(1);
  expect(damage(table, 'warden')).toBe(1);
});

rule('SKM-DOD-01', 'a dodge before the roll adds the guard die to the defense against this attack', () => {
  const table = fight({ figures: { warden: { at: 'c4', stamina: 2 }, ogre: 'd4', ...FAR }, turn: 'ogre' });
  expect(table).toOffer(0, ['dodge', 'pass']);
  expect(tags(table, 'attacks', 'rolled')).toEqual(['attacks']);
  table.dice(5).answer(0, 'dodge');
  expect(stamina(table, 'warden')).toBe(1);
  expect(table.where()).toMatch(/attack\/dodge > dodge\/roll > roll\/on the table$/);
  table.dice(4, 4, 2).answer(0, 'pass');
  expect(table.event('misses')).toMatchObject({ power: 5, defense: 6 });
  expect(table.value('defense', table.thing('warden'))).toBe(4);
});

rule('SKM-DOD-02', 'one dodge per attack, and another against the next', () => {
  const table = fight({
    figures: { warden: { at: 'c3', stamina: 4 }, changeling: 'd3', ...FAR },
    turn: 'changeling',
    beast: true,
  });
  table.dice(1).answer(0, 'dodge');
  table.dice(1, 1, 1).answer(0, 'pass');
  expect(table).toOffer(0, ['counter', 'hold']);
  table.answer(0, 'hold');
  expect(tags(table, 'attacks')).toEqual(['attacks', 'attacks']);
  expect(table).toOffer(0, ['dodge', 'pass']);
});

rule(
  'SKM-ROL-01',
  'the dice lie open on the table before they are read',
  () => {
    const table = fight({ figures: { archer: 'd1', ogre: 'd4' }, turn: 'archer', dice: [2, 3] });
    table.answer(1, 'attack:{ogre}');
    expect(table.view(null).stack.at(-1)).toEqual({
      proc: 'roll',
      step: 'on the table',
      locals: { roller: table.thing('archer'), what: 'attack', dice: ['steel', 'steel'], faces: [2, 3] },
    });
    expect(table.event('hits')).toBeNull();
    table.answer(1, 'pass');
    expect(table.event('hits')).toMatchObject({ power: 4 });
    expect(table).toOffer(1, ['spend:edge', 'done']);
  },
  {
    // The numbers of the faces are added, and symbols are not counted.
    'SKM-ROL-01': [
      {
        rule: 'SKM-ROL-01',
        proc: 'roll',
        step: 'reading',
        replace: {
          rule: 'SKM-ROL-01',
          do: ({ locals: { faces } }) => ({ done: { power: faces[0] + faces[1], edge: 0, star: 0 } }),
        },
      },
    ],
  },
);

rule('SKM-ROL-02', 'the lowest die of a kind is rolled again for one stamina, once', () => {
  const table = fight({ figures: { archer: { at: 'd1', stamina: 2 }, ogre: 'd4' }, turn: 'archer', dice: [6, 1] });
  table.answer(1, 'attack:{ogre}');
  expect(table).toOffer(1, ['re-roll:steel', 'use:{archer}:steady-aim', 'pass']);
  table.dice(4).answer(1, 're-roll:steel');
  expect(table.event('rolled')).toMatchObject({ faces: [6, 4] });
  expect(stamina(table, 'archer')).toBe(1);
  expect(table).toOffer(1, ['use:{archer}:steady-aim', 'pass']);
  expect(table).toRefuse(1, 're-roll:steel', 'SKM-ROL-02', 'refuse.re-rolled-already');
});

rule('SKM-ROL-03', 'a swarm rolls a die for each health it has left', () => {
  const table = fight({
    figures: { tamer: { at: 'd3', stamina: 0 }, 'rat-pack': { at: 'd4', damage: 1 }, ...FAR },
    turn: 'rat-pack',
    dice: [1, 1],
  });
  expect(table.event('rolled')).toMatchObject({ dice: ['bone', 'bone'], faces: [1, 1] });
});

rule('SKM-ROL-04', "the archer's steady aim rolls all dice again, once a round", () => {
  const table = fight({ figures: { archer: { at: 'd1', stamina: 0 }, ogre: 'd4' }, turn: 'archer', dice: [1, 1] });
  table.answer(1, 'attack:{ogre}');
  expect(table).toOffer(1, ['use:{archer}:steady-aim', 'pass']);
  table.dice(4, 2).answer(1, 'use:{archer}:steady-aim');
  expect(table.event('hits')).toMatchObject({ power: 5 });
  expect(damage(table, 'ogre')).toBe(1);
  expect(figure(table, 'archer').stamina).toBe(0);
});

rule('SKM-CTR-01', 'an attack that did no harm can be countered for two stamina', () => {
  const table = fight({
    figures: { warden: { at: 'c4', stamina: 2 }, ogre: 'd4', ...FAR },
    turn: 'ogre',
    dice: [1, 1, 1],
  });
  table.answer(0, 'pass');
  expect(table).toOffer(0, ['counter', 'hold']);
  table.dice(4, 1).answer(0, 'counter');
  expect(table.lastEvents.find((one) => one.tag === 'stamina-paid')!.with).toMatchObject({ amount: 2 });
  expect(damage(table, 'ogre')).toBe(1);
});

rule(['SKM-CTR-01', 'SKM-CTR-04'], 'a counter of a counter inside a break attack; then the move goes on', () => {
  const table = fight({
    figures: { warden: { at: 'b5', stamina: 4 }, ogre: 'b4', ...FAR },
    turn: 'warden',
  });
  table.answer(0, 'move', 'b6', 'b7');
  const depth = table.game.stack.length;
  const attack = (): unknown => table.game.stack.at(-1)!.locals;
  expect(table).toOffer(0, ['dodge', 'pass']);
  table.dice(1, 1, 1).answer(0, 'pass');
  expect(table.where()).toMatch(/break attack\/chance > attack\/counter$/);
  expect(table).toOffer(0, ['counter', 'hold']);
  table.dice(1, 1).answer(0, 'counter');
  // The warden's counter has missed; it may still change its dice. The ogre counters that counter.
  expect(table).toOffer(0, ['re-roll:steel', 're-roll:ember', 'pass']);
  table.dice(1, 1, 1).answer(0, 'pass');
  expect(attack()).toMatchObject({ attacker: table.thing('ogre'), target: table.thing('warden'), reason: 'counter' });
  expect(table.game.stack).toHaveLength(depth);
  expect(table).toOffer(0, ['dodge', 'pass']);
  table.answer(0, 'pass');
  // The ogre has missed again, but the warden has countered in this chain: the move goes on.
  expect(tags(table, 'counters')).toEqual(['counters', 'counters']);
  expect(tags(table, 'attacks')).toEqual(['attacks', 'attacks', 'attacks']);
  expect(cell(table, 'warden')).toBe('b7');
  expect(stamina(table, 'warden')).toBe(2);
});

rule('SKM-CTR-02', 'a counter needs range and sight', () => {
  const table = fight({
    figures: { warden: { at: 'd1', stamina: 4 }, hexer: 'd4', ...FAR },
    turn: 'hexer',
    blinded: ['warden'],
    dice: [1, 1],
  });
  expect(tags(table, 'attacks', 'misses', 'counters')).toEqual(['attacks', 'misses']);
  expect(table.where()).toBe('game/encounter > encounter/round > round/turns > turn/actions');
});

rule('SKM-CTR-03', 'automated figures counter only by their card, and for nothing', () => {
  const rats = fight({ figures: { warden: 'c4', 'rat-pack': 'd4', ...FAR }, turn: 'warden', dice: [1, 1] });
  rats.answer(0, 'attack:{rat-pack}').answer(0, 'pass');
  expect(rats.event('misses')).toMatchObject({ power: 1 });
  expect(tags(rats, 'counters')).toEqual([]);
  const ogre = fight({
    figures: { warden: { at: 'c4', stamina: 0 }, ogre: 'd4', ...FAR },
    turn: 'warden',
    dice: [1, 1, 1, 1, 1],
  });
  ogre.answer(0, 'attack:{ogre}');
  expect(tags(ogre, 'counters')).toEqual(['counters']);
  expect(trace(ogre).map((one) => one.key)).toEqual(['trace.counter-counter']);
  const tamed = fight({
    figures: { tamer: 'a1', changeling: 'c4', ogre: 'd4', ...FAR },
    turn: 'ogre',
    tamed: 0,
    dice: [1, 1, 1],
  });
  expect(tamed).toOffer(0, ['counter', 'hold']);
  expect(stamina(tamed, 'changeling')).toBe(0);
});

rule('SKM-DEF-01', 'defense is printed on the form', () => {
  const given = { figures: { warden: 'a1', changeling: 'g7' }, turn: 'warden' };
  const plain = fight(given);
  expect(plain.value('defense', plain.thing('changeling'))).toBe(3);
  const beast = fight({ ...given, beast: true });
  expect(beast.value('defense', beast.thing('changeling'))).toBe(4);
});

rule('SKM-DEF-02', 'opponents on opposite sides flank', () => {
  const defense = (tamer: string): number => {
    const table = fight({ figures: { warden: 'c4', tamer, ogre: 'd4' }, turn: 'warden' });
    return table.value('defense', table.thing('ogre'));
  };
  expect(defense('e4')).toBe(2);
  expect(defense('d5')).toBe(3);
  expect(defense('f5')).toBe(3);
});

rule('SKM-DEF-03', 'rough ground covers against those who are not adjacent', () => {
  const table = fight({ figures: { tamer: 'b4', hexer: 'd4', ogre: 'b3' }, turn: 'tamer' });
  const [tamer, hexer, ogre] = ['tamer', 'hexer', 'ogre'].map((name) => table.thing(name));
  expect(table.value('defense', tamer, hexer)).toBe(4);
  expect(table.value('defense', tamer, ogre)).toBe(3);
});

rule(['SKM-DEF-04', 'SKM-DEF-01'], 'defense is never more than seven', () => {
  const table = fight({ figures: { warden: { at: 'c4', stamina: 2 }, ogre: 'd4', ...FAR }, turn: 'warden' });
  table.answer(0, 'use:{warden}:shield-wall:one-stamina').answer(0, 'end-turn');
  table.dice(6, 6, 6, 1).answer(0, 'dodge');
  expect(table.event('misses')).toMatchObject({ power: 6, defense: 7 });
});

rule('SKM-DEF-05', 'defense is never less than two', () => {
  const table = fight({ figures: { warden: 'c4', tamer: 'e4', 'rat-pack': 'd4' }, turn: 'warden' });
  const rats = table.thing('rat-pack');
  expect(table.value('defense', rats)).toBe(2);
  expect(table.explain('defense', rats).parts.map((part) => [part.rule, part.now])).toEqual([
    ['SKM-DEF-01', 2],
    ['SKM-DEF-02', 1],
    ['SKM-DEF-04', 1],
    ['SKM-DEF-05', 2],
  ]);
});
