import { rule } from '@questwright/harness/vitest';
import { expect } from 'vitest';
import { cell, damage, fight, figure, stamina, tags, trackOf } from './fight.ts';

/** Nobody meets anybody here. */
const APART = { warden: 'a1', archer: 'b1', tamer: 'a3', hexer: 'g7', ogre: 'g6' } as const;

rule(
  'SKM-TRK-02',
  'the foremost figure that had no turn yet goes next',
  () => {
    const table = fight({ figures: { ...APART, archer: { at: 'b1', acted: true } }, turn: 'hexer' });
    expect(table.asked()).toEqual([0]);
    expect(table.event('turn-begins')).toMatchObject({ figure: { thing: table.thing('warden') } });
    table.answer(0, 'end-turn');
    expect(table.event('turn-begins')).toMatchObject({ figure: { thing: table.thing('tamer') } });
    expect(table.where()).toBe('game/encounter > encounter/round > round/turns > turn/actions');
  },
  {
    'SKM-TRK-02': [
      {
        rule: 'SKM-TRK-02',
        proc: 'round',
        step: 'turns',
        replace: {
          rule: 'SKM-TRK-02',
          whileSome: (t) =>
            t.world.track.findLast(
              (thing: number) => !t.world.figures.find((one: { thing: number }) => one.thing === thing).acted,
            ),
          run: 'turn',
          with: (_, who) => ({ figure: who }),
        },
      },
    ],
  },
);

rule('SKM-TRK-03', 'who joins in mid-round goes to the back and acts in this round', () => {
  const table = fight({ figures: { archer: 'b7', ogre: 'g1' }, turn: 'archer', totems: { 'bone-totem': 'd6' } });
  table.answer(1, 'move', 'c7');
  expect(trackOf(table)).toEqual(['archer', 'ogre', 'rat-pack']);
  table.answer(1, 'end-turn');
  const order = table.lastEvents.filter((one) => one.tag === 'turn-begins').map((one) => one.with['figure']);
  expect(order.slice(0, 2)).toEqual([{ thing: table.thing('ogre') }, { thing: table.thing('rat-pack') }]);
  expect(table.world.round).toBe(1);
});

rule('SKM-TRK-04', 'who is defeated leaves the track in mid-round', () => {
  const table = fight({
    figures: { archer: 'd1', warden: 'a1', changeling: { at: 'd3', damage: 5 }, ogre: 'g6' },
    turn: 'archer',
    dice: [4, 2],
  });
  table.answer(1, 'attack:{changeling}').answer(1, 'pass');
  expect(trackOf(table)).toEqual(['archer', 'warden', 'ogre']);
  expect(table.pile('fallen')).toContain('changeling');
  table.answer(1, 'end-turn').answer(0, 'end-turn');
  expect(table.lastEvents.filter((one) => one.tag === 'turn-begins')[0]!.with).toEqual({
    figure: { thing: table.thing('ogre') },
  });
});

rule(
  'SKM-TRK-05',
  'after the last turn a new round begins at the front',
  () => {
    const table = fight({
      figures: { archer: { at: 'b1', acted: true }, warden: { at: 'a1', acted: true }, hexer: 'g7' },
      turn: 'hexer',
    });
    expect(table.world.round).toBe(2);
    expect(table.asked()).toEqual([1]);
    expect(figure(table, 'warden').acted).toBe(false);
  },
  {
    'SKM-TRK-05': [
      {
        rule: 'SKM-TRK-05',
        proc: 'round',
        step: 'new round',
        replace: { rule: 'SKM-TRK-05', do: (t) => void t.world.round++ },
      },
    ],
  },
);

rule('SKM-TRN-01', 'two stamina come back at the start of a turn, up to what is printed', () => {
  const start = (had: number): number =>
    stamina(
      fight({ figures: { ...APART, tamer: { at: 'a3', stamina: had } }, turn: 'tamer', step: 'start of the turn' }),
      'tamer',
    );
  expect([0, 1, 2, 3, 4].map(start)).toEqual([2, 3, 4, 4, 4]);
});

rule('SKM-TRN-02', 'stamina is paid at once and cannot be owed', () => {
  const table = fight({ figures: { ...APART, warden: { at: 'a1', stamina: 0 } }, turn: 'warden' });
  expect(table).toOffer(0, ['move', 'rest', 'end-turn']);
  expect(table).toRefuse(0, 'use:{warden}:shield-wall:one-stamina', 'SKM-TRN-02');
  const rested = fight({ figures: { ...APART, warden: { at: 'a1', stamina: 1 } }, turn: 'warden' });
  rested.answer(0, 'use:{warden}:shield-wall:one-stamina');
  expect(stamina(rested, 'warden')).toBe(0);
  const hit = fight({ figures: { warden: { at: 'c4', stamina: 0 }, ogre: 'd4' }, turn: 'ogre', dice: [2, 2, 2] });
  expect(hit.asked()).toEqual([0]);
  expect(tags(hit, 'rolled', 'misses')).toEqual(['rolled', 'misses']);
});

rule('SKM-TRN-03', 'one move and one attack, in any order', () => {
  const given = { figures: { archer: 'd1', hexer: 'g7', ogre: 'd4' }, turn: 'archer' };
  const table = fight(given);
  expect(table).toOffer(1, ['move', 'attack:{ogre}', 'rest', 'end-turn']);
  table.answer(1, 'move', 'd2');
  expect(table).toOffer(1, ['attack:{ogre}', 'end-turn']);
  expect(table).toRefuse(1, 'move', 'SKM-TRN-03', 'refuse.move-used');
  const other = fight({ ...given, dice: [4, 4] })
    .answer(1, 'attack:{ogre}')
    .answer(1, 'pass');
  expect(other).toOffer(1, ['move', 'end-turn']);
  expect(other).toRefuse(1, 'attack:{ogre}', 'SKM-TRN-03', 'refuse.attack-used');
});

rule('SKM-TRN-04', "the warden's shield wall lasts until the round ends, and is used once a turn", () => {
  const table = fight({ figures: { warden: 'a1', hexer: 'g7' }, turn: 'warden' });
  const wall = 'use:{warden}:shield-wall:one-stamina';
  expect(table).toOffer(0, ['move', wall, 'rest', 'end-turn']);
  table.answer(0, wall);
  expect(table.value('defense', table.thing('warden'))).toBe(6);
  expect(table).toOffer(0, ['move', 'rest', 'end-turn']);
  table.answer(0, 'end-turn');
  expect(table.world.round).toBe(2);
  expect(table.value('defense', table.thing('warden'))).toBe(4);
});

rule('SKM-TRN-05', 'resting takes 2 damage off and ends the turn', () => {
  const figures = { ...APART, tamer: { at: 'a3', damage: 3 } };
  const table = fight({ figures, turn: 'tamer' });
  expect(table).toOffer(0, ['move', 'rest', 'end-turn']);
  table.answer(0, 'rest');
  expect(damage(table, 'tamer')).toBe(1);
  expect(figure(table, 'tamer').acted).toBe(true);
  const moved = fight({ figures: { ...figures, ogre: 'd3' }, turn: 'tamer' }).answer(0, 'move', 'b3');
  expect(moved).toOffer(0, ['attack:{ogre}', 'end-turn']);
  expect(moved).toRefuse(0, 'rest', 'SKM-TRN-05');
});

rule('SKM-TRN-06', 'the end of the turn marks the figure and ends what lasted until then', () => {
  const table = fight({ figures: APART, turn: 'archer', blinded: ['archer', 'warden'] });
  table.answer(1, 'end-turn');
  expect(table.value('blinded', table.thing('archer'))).toBe(false);
  expect(table.value('blinded', table.thing('warden'))).toBe(true);
  expect(figure(table, 'archer').acted).toBe(true);
  expect(table.world.lasting).toHaveLength(2);
});

rule(['SKM-TRN-07', 'SKM-ATK-06'], 'a figure defeated in its own move has no turn left', () => {
  const table = fight({
    figures: {
      tamer: { at: 'b3', damage: 7, stamina: 0 },
      archer: { at: 'a1', acted: true },
      changeling: 'g7',
      ogre: 'c3',
    },
    turn: 'tamer',
    dice: [4, 2, 1],
  });
  table.answer(0, 'move', 'a3', 'a4');
  expect(cell(table, 'tamer')).toBe('');
  const tagsNow = table.lastEvents.map((one) => one.tag).filter((tag) => /^(break-attack|defeated|turn-)/.test(tag));
  expect(tagsNow.slice(0, 4)).toEqual(['break-attack', 'defeated', 'turn-over', 'turn-begins']);
  const begun = table.lastEvents.find((one) => one.tag === 'turn-begins')!;
  expect(begun.with).toEqual({ figure: { thing: table.thing('changeling') } });
});

rule('SKM-TRN-07', 'an automated figure defeated in its own turn carries out nothing more', () => {
  const table = fight({
    figures: {
      warden: { at: 'c4', stamina: 2, acted: true },
      archer: { at: 'a1', acted: true },
      changeling: { at: 'd4', damage: 7 },
      ogre: 'g7',
    },
    turn: 'changeling',
    beast: true,
    dice: [1, 1, 1],
  });
  table.answer(0, 'pass');
  table.dice(5, 4).answer(0, 'counter').answer(0, 'spend:edge');
  const after = table.lastEvents.map((one) => one.tag).filter((tag) => /^(defeated|instruction|turn-)/.test(tag));
  expect(after.slice(0, 3)).toEqual(['defeated', 'turn-over', 'turn-begins']);
});
