import { rule } from '@questwright/harness/vitest';
import { expect } from 'vitest';
import { marketWasVisited, meeting, where, wounds } from '../interaction/meeting.ts';
import { beforeTheFirstRound, defend, duel, quietRound, strike, victory, type Duel } from './duel.ts';

const phases = (table: Duel): unknown[] =>
  table.events.filter(({ tag }) => tag === 'target number').map((event) => event.with['phase']);

rule('RB-PVP-01', 'combat between Heroes is a combat in which the defender is the opponent', () => {
  const table = beforeTheFirstRound();
  expect(table.event('hero attacked')).toEqual({ seat: 0, other: { seat: 1 } });
  expect(where(table)).toBe('escape phase/escape from a hero');
  quietRound(table, 0);
  expect(phases(table)).toEqual(['ranged', 'melee', 'magic']);
  expect(where(table)).toBe('escape phase/escape from a hero');
});

rule('RB-PVP-02', 'the defender uses Before Combat abilities first', () => {
  const table = meeting().answer(0, 'attack:1');
  expect(table).toOffer(1, ['use:{berta}:ranged attack', 'pass']);
  expect(table).toOffer(0, []);
  expect(table).toRefuse(0, 'use:{alwin}:magic attack');
});

rule('RB-PVP-03', 'then the attacker may use Before Combat abilities', () => {
  const table = meeting().answer(0, 'attack:1').answer(1, 'pass');
  expect(table).toOffer(0, ['use:{alwin}:magic attack', 'pass']);
  expect(table).toRefuse(1, 'use:{berta}:ranged attack');
  table.answer(0, 'pass');
  expect(where(table)).toBe('escape phase/escape from a hero');
});

rule('RB-PVP-04', 'the defender may not escape', () => {
  const table = beforeTheFirstRound();
  expect(table.asked()).toEqual([0]);
  expect(table).toOffer(1, []);
  expect(table).toRefuse(1, 'escape', 'RB-PVP-04', 'refuse.defender-stays');
  table.dice(1, 1).answer(0, 'fight');
  expect(table.asked()).toEqual([0]);
  expect(where(table)).toBe('ranged phase/attack or defend');
  expect(table).toRefuse(1, 'escape', 'RB-PVP-04', 'refuse.defender-stays');
  expect(table).toRefuse(0, 'escape', 'RB-CBT-11', 'refuse.escape-phase-is-over');
  // In the next round the other one is the defender.
  const next = quietRound(beforeTheFirstRound(), 0);
  expect(next).toOffer(1, ['escape', 'fight']);
  expect(next).toRefuse(0, 'escape', 'RB-PVP-04', 'refuse.defender-stays');
});

rule('RB-PVP-05', 'the attacker may escape', () => {
  expect(beforeTheFirstRound()).toOffer(0, ['escape', 'fight']);
});

rule('RB-PVP-06', "the defender's roll and attribute are the target number", () => {
  const melee = () => defend(duel({}, 1, 1), 0, 4, 5);
  const hit = melee();
  expect(hit.event('target number')).toMatchObject({ seat: 1, phase: 'melee', dice: 9, total: 13 });
  strike(hit, 0, 4, 4, 1, 1);
  expect(hit.events.findLast(({ tag }) => tag === 'combat roll')!.with).toMatchObject({ phase: 'magic' });
  expect(wounds(hit, 'berta')).toBe(2);
  const miss = strike(melee(), 0, 3, 4, 1, 1);
  expect([wounds(miss, 'berta'), wounds(miss, 'alwin')]).toEqual([0, 2]);
});

rule('RB-PVP-07', 'the defender may raise the target number before the attacker rolls', () => {
  const table = defend(duel({ areas: [[], ['throwing-knife', 'war-horn']] }, 1, 1).answer(1, 'pass'), 0, 4, 5);
  expect(where(table)).toBe("defender's roll/melee modifiers");
  expect(table).toOffer(1, ['use:{throwing-knife}:melee:discard', 'use:{war-horn}:melee:activate', 'pass']);
  table.answer(1, 'use:{throwing-knife}:melee:discard');
  expect(table.pile('market deck').at(-1)).toBe('throwing-knife');
  table.answer(1, 'pass');
  expect(table.event('target number')).toMatchObject({ phase: 'melee', dice: 9, total: 16 });
  expect(table.asked()).toEqual([0]);
});

rule('RB-PVP-08', 'both are bound to one activated card each round', () => {
  const table = duel(
    {
      areas: [
        ['lute', 'war-drum'],
        ['war-horn', 'throwing-knife'],
      ],
    },
    1,
    1,
  );
  table.answer(1, 'use:{war-horn}:ranged:activate').answer(1, 'pass');
  table.answer(0, 'defend');
  // The attacker's limit is counted apart.
  expect(table).toOffer(0, ['use:{war-drum}:ranged:activate', 'pass', 'discard:{lute}', 'discard:{war-drum}']);
  table.edit(({ world }) => void (world.things.face[table.thing('war-horn')] = 1));
  table.dice(10, 10, 1, 1).answer(0, 'pass');
  expect(where(table)).toBe("defender's roll/melee modifiers");
  expect(table).toOffer(1, ['use:{throwing-knife}:melee:discard', 'pass']);
  expect(table).toRefuse(1, 'use:{war-horn}:melee:activate', 'RB-PVP-08');
});

rule('RB-PVP-08', 'who can use nothing more is not asked, and is told so by the limit', () => {
  const table = duel({ areas: [['lute'], ['war-horn', 'war-drum']] }, 1, 1);
  table.answer(1, 'use:{war-horn}:ranged:activate');
  table.edit(({ world }) => void (world.things.face[table.thing('war-horn')] = 1));
  expect(where(table)).toBe('ranged phase/attack or defend');
  expect(table.asked()).toEqual([0]);
  expect(table).toRefuse(1, 'use:{war-drum}:ranged:activate', 'RB-PVP-08', 'refuse.activated-already');
  table.dice(10, 10, 1, 1).answer(0, 'defend');
  expect(where(table)).toBe('melee phase/attack or defend');
  expect(table).toRefuse(1, 'use:{war-horn}:melee:activate', 'RB-PVP-08', 'refuse.activated-already');
});

rule('RB-PVP-09', 'after each round attacker and defender change roles', () => {
  const table = quietRound(beforeTheFirstRound(), 0);
  expect(table).toOffer(1, ['escape', 'fight']);
  expect(table).toOffer(0, []);
  table.dice(1, 1).answer(1, 'fight');
  expect(table.event('target number')).toMatchObject({ seat: 0, phase: 'ranged', total: 6 });
  defend(table, 1, 1, 1);
  defend(table, 1, 1, 1);
  defend(table, 1);
  expect(table).toOffer(0, ['escape', 'fight']);
});

rule('RB-PVP-10', 'the attacker chooses as against a Challenge when the target number is known', () => {
  const table = duel({ areas: [['piper'], ['squire']] }, 2, 3);
  expect(table.event('target number')).toMatchObject({ phase: 'ranged', total: 8 });
  expect(table).toOffer(0, ['attack:{alwin}', 'send:{piper}', 'defend', 'discard:{piper}']);
  for (const id of ['attack:{berta}', 'send:{squire}', 'defend']) {
    expect(table).toRefuse(1, id, 'RB-PVP-10', 'refuse.not-the-attacker');
    expect(table.whyNot(1, id)!.with).toEqual({ attacker: { seat: 0 } });
  }
  strike(table, 0, 10, 10, 1, 1);
  expect(table).toOffer(0, ['send:{piper}', 'defend', 'discard:{piper}']);
  table.dice(10, 10, 1, 1, 10, 10).answer(0, 'send:{piper}');
  expect(where(table)).toBe('escape phase/escape from a hero');
  expect(wounds(table, 'berta')).toBe(2);
});

rule('RB-PVP-11', 'an escape ends the combat and the turn of the active player', () => {
  const table = quietRound(beforeTheFirstRound({ spaces: ['harbor', 'harbor'] }), 0);
  expect(table.world.turn).toBe(0);
  table.dice(1, 1, 10, 10).answer(1, 'escape');
  expect(table.event('escaped')).toEqual({ seat: 1 });
  expect(table.event('hero combat won')).toBe(null);
  expect([marketWasVisited(table), table.world.turn]).toEqual([false, 1]);
  expect(table.where()).toContain('movement step');
});

rule('RB-PVP-11', 'a defeat ends the combat and the turn of the active player', () => {
  const table = victory({ spaces: ['harbor', 'harbor'] });
  table.answer(0, 'take-nothing');
  expect([marketWasVisited(table), table.world.turn]).toEqual([false, 1]);
  expect(table.events.filter(({ tag }) => tag === 'target number').length).toBe(2);
});

rule('RB-PVP-11', 'a Hero who is defeated Before Combat has no round to fight', () => {
  const table = meeting({ wounds: [0, 3], areas: [[], ['lute']], dice: [1, 1, 10, 10] });
  table.answer(0, 'attack:1').answer(1, 'pass').answer(0, 'use:{alwin}:magic attack').answer(0, 'take:{lute}');
  expect(table.event('combat round')).toBe(null);
  expect([table.pile('area/0'), table.world.turn]).toEqual([['lute'], 1]);
});

rule('RB-PVP-06', 'what lowers the number of the enemy lowers what the defender has rolled', () => {
  const table = duel({ areas: [['grapnel'], []] }, 1, 1);
  const melee = () => table.value('target number', table.thing('berta'), 'melee');
  // Berta has not rolled for melee yet: there is no number that one could reach.
  expect(melee()).toBeNull();
  defend(table, 0, 5, 5);
  expect(melee()).toBe(14);
  const { parts } = table.explain('melee target', table.thing('berta'));
  expect(parts.at(-1)).toMatchObject({ rule: 'RB-PVP-06', amount: 14 });
  // 8 and Body 5 do not reach 14, but 12.
  table.answer(0, 'attack:{alwin}').dice(4, 4).answer(0, 'use:{grapnel}:pull:activate');
  const struck = table.events.find(({ tag, with: told }) => tag === 'combat roll' && told['phase'] === 'melee');
  expect(struck?.with).toMatchObject({ total: 13, against: 12, success: 'true' });
});

rule('RB-PVP-18', 'against escape tests the defender rolls once and adds Mind', () => {
  const table = beforeTheFirstRound().set('heroes.0.cameFrom', 'trail');
  table.dice(5, 5, 4, 4).answer(0, 'escape');
  expect(table.event('target number')).toMatchObject({ seat: 1, for: 'escape', dice: 10, total: 13 });
  expect(table.event('escape test')).toMatchObject({ seat: 0, total: 12, against: 13 });
  expect(wounds(table, 'alwin')).toBe(1);
  // The same target number holds for the next try: the defender does not roll again.
  table.dice(4, 5).answer(0, 'escape');
  expect(table.event('escape test')).toMatchObject({ total: 13, against: 13 });
  expect(table.event('escaped')).toEqual({ seat: 0 });
});

rule('RB-PVP-19', 'a Hero who escapes goes back to where it came from, and nothing is put on the track', () => {
  const table = beforeTheFirstRound();
  table.set('heroes.1.cameFrom', 'trail');
  quietRound(table, 0).dice(1, 1, 10, 10).answer(1, 'escape');
  expect(table.world.heroes.map(({ space }) => space)).toEqual(['meadow', 'trail']);
  expect(table.world.undefeated.every(({ thing }) => thing < 0)).toBe(true);
  // Without such a space the player chooses one that is adjacent.
  const placed = quietRound(beforeTheFirstRound(), 0).dice(1, 1, 10, 10).answer(1, 'escape');
  expect(placed).toOffer(1, ['retreat:trail', 'retreat:thicket', 'retreat:harbor']);
});

rule('RB-PVP-20', 'a Before Combat attack on a Hero is rolled against that Hero', () => {
  const attack = (...dice: number[]) =>
    meeting({ dice: [5, 6, ...dice] })
      .answer(0, 'attack:1')
      .answer(1, 'pass')
      .answer(0, 'use:{alwin}:magic attack');
  const hit = attack(6, 6);
  expect(hit.event('target number')).toMatchObject({ seat: 1, phase: 'magic', dice: 11, total: 14 });
  expect([wounds(hit, 'berta'), wounds(hit, 'alwin')]).toEqual([1, 0]);
  const miss = attack(5, 6);
  expect([wounds(miss, 'berta'), wounds(miss, 'alwin')]).toEqual([0, 0]);
});

rule('RB-PVP-21', 'an attack that reaches the target number wounds the defending Hero', () => {
  const table = defend(duel({ areas: [['piper'], ['squire']] }, 1, 1), 0, 4, 5);
  table.dice(3, 4, 1, 1).answer(0, 'send:{piper}');
  expect(table.event('combat roll')).toMatchObject({ total: 13, against: 13 });
  expect([wounds(table, 'berta'), wounds(table, 'squire')]).toEqual([1, 0]);
});

rule('RB-PVP-22', 'a roll below the target number wounds who rolled', () => {
  const melee = () => defend(duel({ areas: [['piper'], []] }, 1, 1), 0, 4, 5);
  const attacked = melee().dice(3, 4, 1, 1).answer(0, 'attack:{alwin}');
  expect([wounds(attacked, 'alwin'), wounds(attacked, 'piper'), wounds(attacked, 'berta')]).toEqual([2, 0, 0]);
  const defended = melee().dice(3, 4, 1, 1).answer(0, 'defend');
  expect([wounds(defended, 'alwin'), wounds(defended, 'piper')]).toEqual([2, 0]);
  const sent = melee().dice(3, 3, 1, 1).answer(0, 'send:{piper}');
  expect([wounds(sent, 'alwin'), wounds(sent, 'piper')]).toEqual([0, 2]);
});

rule('RB-PVP-23', "the defender's Allies neither roll nor fight", () => {
  const table = defend(duel({ areas: [[], ['squire']] }, 1, 1), 0, 4, 5);
  // Body 4 of the Hero, not 6 of the Ally.
  expect(table.event('target number')).toMatchObject({ phase: 'melee', total: 13 });
  strike(table, 0, 10, 10, 1, 1);
  expect([wounds(table, 'berta'), wounds(table, 'squire')]).toEqual([2, 0]);
  // In the next round their owner is the attacker.
  table.dice(1, 1).answer(1, 'fight');
  expect(table).toOffer(1, ['attack:{berta}', 'send:{squire}', 'defend', 'discard:{squire}']);
});
