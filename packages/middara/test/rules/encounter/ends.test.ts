import { data, rule } from '@questwright/harness/vitest';
import { expect } from 'vitest';
import type { EncounterCard } from '../../../src/cards.ts';
import { middara } from '../../whole.ts';
import { at, damage, field, isDefeated, thing, type Field } from '../field.ts';
import { opened, pass, tags, track, turns, who } from '../stage.ts';

const encounters = Object.values(middara.rules.content).filter((one) => one['kind'] === 'encounter') as EncounterCard[];
type Ends = EncounterCard['ends'];
const ending = (ends: Ends, secret: EncounterCard['secret']['ends'], more: Partial<EncounterCard> = {}): Field =>
  opened({ ends, secret: { ends: secret }, ...more }, { others: { second: {} } });
const DAWN: Ends = { dawn: { outcome: 'win', when: { round: 2 } } };
const exit = { tokens: [{ kind: 'exit', colour: 'blue', at: 'a1' }] } as const;
const OUT: Ends = { out: { outcome: 'win', exit: 'blue' } };

data('MD-END-01', 'every Encounter has End Conditions, each with a Reward', () => {
  expect(encounters.length).toBeGreaterThan(0);
  for (const { ends, secret } of encounters) {
    expect(Object.keys(ends).length).toBeGreaterThan(0);
    expect(Object.keys(secret.ends).toSorted()).toEqual(Object.keys(ends).toSorted());
  }
});

rule('MD-END-02', 'the Encounter is over in the middle of a turn', () => {
  const table = field({
    map: ['...'],
    figures: { remi: 'a1', 'cave-sickle': { at: 'b1', damage: 5 } },
    encounter: {
      ends: { won: { outcome: 'win', when: { 'all defeated': 'opponents' } } },
      secret: { ends: { won: [] } },
    },
    play: ['damage', { figure: 'cave-sickle', amount: 1, type: 'magic' }],
  });
  expect(table.game.over).toBe(true);
  expect(table.event('end condition')).toMatchObject({ outcome: 'win' });
  expect(turns(table)).toEqual([]);
});

rule('MD-END-03', 'nobody is asked whether', () => {
  const table = ending(OUT, { out: [] }, exit);
  pass(table);
  expect(table.game.over).toBe(true);
});

rule(['MD-END-04', 'MD-EXIT-02'], 'who moves off the Exit before the turn ends plays on', () => {
  const stays = pass(ending(OUT, { out: [] }, exit));
  expect(stays.game.over).toBe(true);
  const leaves = ending(OUT, { out: [] }, exit).answer(0, 'move').answer(0, 'walk', 'a2').answer(0, 'stop');
  expect(pass(leaves).game.over).toBe(false);
});

rule('MD-END-05', 'each condition has a Reward of its own', () => {
  const ends: Ends = { ...DAWN, never: { outcome: 'lose', when: { round: 99 } } };
  const table = pass(ending(ends, { dawn: [{ gold: 7 }], never: [{ gold: 100 }] }), 4);
  expect(table.world.gold).toBe(7);
});

rule('MD-END-06', 'one End Condition, and no other', () => {
  const ends: Ends = { ...DAWN, also: { outcome: 'lose', when: { round: 2 } } };
  const table = pass(ending(ends, { dawn: [{ gold: 7 }], also: [{ gold: 100 }] }), 4);
  expect(table.world.gold).toBe(7);
  expect(table.game.result).toMatchObject({ end: 'dawn' });
});

rule('MD-END-07', 'Rewards are gained before the story goes on', () => {
  const table = pass(ending(DAWN, { dawn: [{ xp: 1 }, { 'continue to': 'second', page: 20 }] }), 4);
  expect(who(table, 'remi').xp).toBe(1);
  expect(table.world).toMatchObject({ page: 20, encounter: 'second' });
  expect(tags(table).indexOf('xp')).toBeLessThan(tags(table).indexOf('story goes on'));
});

rule('MD-END-08', 'the Reward is hidden until it is read', () => {
  const table = ending(DAWN, { dawn: [{ gold: 7 }] });
  expect(JSON.stringify(table.view(null))).not.toContain('"gold":7');
  expect(table.event('reward')).toBeNull();
  pass(table, 4);
  expect(table.event('reward')).toMatchObject({ effects: [{ gold: 7 }] });
  expect(table.world.gold).toBe(7);
});

rule('MD-END-09', 'a Reward may let the fight go on, with new End Conditions', () => {
  const ends: Ends = { ...DAWN, noon: { outcome: 'win', when: { round: 3 }, later: true } };
  const table = ending(
    ends,
    { dawn: [{ 'goes on': ['noon'] }], noon: [] },
    { combatants: [{ card: 'animate', at: 'a5' }] },
  );
  const before = track(table);
  expect(table.world.ends).toEqual(Object.keys(DAWN));
  pass(table, 4);
  expect(table.game.over).toBe(false);
  expect(table.world.ends).toEqual(['noon']);
  expect(track(table)).toEqual(before);
  expect(who(table, 'animate').square).toBe('a5');
  pass(table, 4);
  expect(table.game.over).toBe(true);
});

// ---- Defeat and Damage ----

const hit = (figure: string, amount: number, before: number): Field =>
  field({
    map: ['...', '...'],
    figures: { remi: 'a1', zeke: { at: 'b1', damage: before }, animate: { at: 'c2', damage: before } },
    play: ['damage', { figure, amount, type: 'irreducible' }],
  });

rule('MD-HEAL-01', 'Damage adds up', () => {
  expect(damage(hit('zeke', 3, 2), 'zeke')).toBe(5);
});

data('MD-HEAL-02', 'what is left are the HP without the Damage', () => {
  const table = hit('zeke', 0, 5);
  expect((table.value('maximum HP', thing(table, 'zeke')) as number) - damage(table, 'zeke')).toBe(7);
});

rule('MD-HEAL-03', 'never more tokens than HP', () => {
  const table = hit('zeke', 5, 10);
  expect(damage(table, 'zeke')).toBe(12);
  expect(isDefeated(table, 'zeke')).toBe(true);
});

const healed = (before: number, amount: number): Field =>
  field({
    map: ['..'],
    figures: { remi: { at: 'a1', damage: before }, zeke: 'b1' },
    play: ['healing', { figure: 'remi', amount }],
  });

rule('MD-HEAL-05', 'what heals too much is lost', () => {
  const table = healed(1, 6);
  expect(damage(table, 'remi')).toBe(0);
});

rule(['MD-HEAL-06', 'MD-HEAL-05'], 'Vitality Juice Box: HEAL 3 on 2 Damage', () => {
  const table = healed(2, 3);
  expect(damage(table, 'remi')).toBe(0);
  expect(table.event('healed')).toMatchObject({ amount: 2 });
});

rule('MD-DFT-01', 'as many tokens as HP Defeat', () => {
  expect([11, 12].map((amount) => isDefeated(hit('zeke', amount, 0), 'zeke'))).toEqual([false, true]);
});

rule('MD-DFT-01', 'HP that fall to the Damage Defeat as well', () => {
  const table = field({
    map: ['...', '...'],
    packs: ['fifth-adventurer'],
    figures: { remi: 'a1', animate: { at: 'c2', damage: 20 } },
    encounter: {
      actions: { plead: { beside: { square: 'a1' }, effects: [{ 'change sides': 'animate', to: 'adventurers' }] } },
    },
  });
  // Opponents of five have half as many HP more: 27 instead of 18.
  expect(isDefeated(table, 'animate')).toBe(false);
  table.answer(0, 'special:plead');
  expect(isDefeated(table, 'animate')).toBe(true);
});

rule('MD-DFT-02', 'what Defeats otherwise deals what is left', () => {
  const table = field({
    map: ['..'],
    figures: { remi: 'a1', zeke: { at: 'b1', damage: 5 } },
    play: ['defeat', { figure: 'zeke' }],
  });
  expect(damage(table, 'zeke')).toBe(12);
});

rule('MD-DFT-03', 'the tokens stay', () => {
  expect(damage(hit('zeke', 12, 0), 'zeke')).toBe(12);
});

rule('MD-DFT-05', 'the figure leaves the board', () => {
  const table = field({
    map: ['.....'],
    figures: { remi: 'a1', animate: 'b1' },
    play: ['defeat', { figure: 'animate' }],
  });
  expect(at(table, 'animate')).toBe('');
  table.answer(0, 'move').answer(0, 'walk', 'b1', 'c1');
  expect(at(table, 'remi')).toBe('c1');
});

rule('MD-DFT-08', 'Ability tokens go at once', () => {
  const table = field({ map: ['.d.', '...'], figures: { zeke: { at: 'a1', on: { dodge: 2 } }, remi: 'a2' } });
  table.answer(0, 'move').answer(0, 'walk', 'b1').answer(0, 'stop');
  expect(isDefeated(table, 'zeke')).toBe(true);
  expect(table.world.things.counters['dodge']![thing(table, 'zeke')]).toBe(0);
});

// ---- Skill Checks ----

const checked = (effect: Record<string, unknown>, dice: number[]): Field =>
  field({
    map: ['....'],
    figures: { remi: 'a1', zeke: 'b1', rook: 'c1', nightingale: 'd1' },
    encounter: {
      actions: {
        look: {
          beside: { square: 'a1' },
          effects: [
            {
              number: 10,
              pass: [{ damage: 1, type: 'irreducible', to: 'self' }],
              fail: [{ damage: 2, type: 'irreducible', to: 'self' }],
              ...effect,
            } as never,
          ],
        },
      },
    },
    dice,
  }).answer(0, 'special:look');
const all = (table: Field): number[] => ['remi', 'zeke', 'rook', 'nightingale'].map((one) => damage(table, one));

rule('MD-SKIL-01', 'whoever is called for rolls, and one of the two outcomes follows', () => {
  expect(all(checked({ 'skill check': 'perception', who: 'zeke' }, [5, 1]))).toEqual([0, 1, 0, 0]);
  expect(all(checked({ 'skill check': 'perception', who: 'zeke' }, [1, 1]))).toEqual([0, 2, 0, 0]);
});

rule('MD-SKIL-02', 'two PURPLE dice and the Skill must reach the number', () => {
  // Perception 3 and faces 5 and 2 make 10, 5 and 1 make 9.
  expect(all(checked({ 'skill check': 'perception' }, [4, 2]))).toEqual([1, 0, 0, 0]);
  expect(all(checked({ 'skill check': 'perception' }, [4, 1]))).toEqual([2, 0, 0, 0]);
});

rule('MD-SKIL-04', 'a Combatant rolls the BLACK die: all but the skull passes', () => {
  const roll = (die: number): unknown =>
    field({
      map: ['..'],
      figures: { remi: 'a1', animate: 'b1' },
      play: ['skill check', { figure: 'animate', skill: 'strength', number: 14, bonus: 0 }],
      dice: [die],
    }).event('checked by a Combatant')?.['passed'];
  expect([5, 6].map(roll)).toEqual([true, false]);
});

rule('MD-SKIL-05', 'each of several rolls for itself; a random one is drawn with equal chance', () => {
  expect(all(checked({ 'skill check': 'lore', who: 'each' }, [6, 6, 1, 1, 6, 6, 1, 1]))).toEqual([1, 2, 1, 2]);
  const drawn = [1, 2, 3, 4].map((die) => all(checked({ 'skill check': 'lore', who: 'random' }, [die, 1, 1])));
  expect(drawn.map((one) => one.findIndex((dealt) => dealt > 0))).toEqual([0, 1, 2, 3]);
});
