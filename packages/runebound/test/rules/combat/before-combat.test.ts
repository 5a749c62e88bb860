import { arrange } from '@questwright/harness';
import { rule } from '@questwright/harness/vitest';
import { edit } from '@questwright/runebound';
import { describe, expect } from 'vitest';
import {
  attempt,
  combatRoll,
  exhaustion,
  isFaceUp,
  mayOnly,
  part,
  say,
  tags,
  withBattleCards,
  wounds,
  type Battle,
} from '../../battles.ts';

/** As in a round of combat. */
const hurtByFailure = edit.case('attack by an effect', 'wounds', 'failure', {
  rule: 'RB-CBT-19',
  replace: {
    rule: 'RB-CBT-19',
    do: (t) => ({ run: [{ proc: 'wounds', with: { on: t.locals.by, amount: 1 } }] }),
  },
});

const BOLT = 'use:{sorcerer}:bolt:exhaustion';
const SONG = 'use:{chanter}:song';
const WAND = 'use:{wand}:spark:activate';
const ROD = 'use:{rod}:spark:activate';
const BOMB = 'use:{bomb}:blast:discard';

describe('Combat and Before Combat', () => {
  rule('RB-CBT-01', 'a Challenge is resolved by a combat, and only by its end', () => {
    const table = attempt();
    expect(table.where()).toContain('challenge/combat > combat/');
    say(table.dice(10, 10), 'escape');
    expect(table.event('escaped')).toEqual({ seat: 0 });
    expect(table.where()).not.toContain('challenge');
  });

  rule('RB-CBT-02', 'one part before combat, then rounds until it is decided', () => {
    const table = attempt({ hero: 'sorcerer', deck: ['harmless'] });
    expect(part(table)).toBe('before combat/own abilities and one item');
    say(table, 'pass', 'fight', 'defend', 'defend', 'defend');
    expect(tags(table, 'combat round')).toHaveLength(2);
    expect(part(table)).toBe('escape phase/escape or fight');
    const decided = say(attempt({ hero: 'sorcerer', deck: ['brittle'], dice: [10, 10] }), BOLT);
    expect(tags(decided, 'combat round')).toHaveLength(0);
    expect(tags(decided, 'defeated')).toHaveLength(1);
  });

  rule(
    'RB-CBT-17',
    'before combat an attack is refused by the phase in which it comes, not by the meeting of Heroes',
    () => {
      const table = attempt({ hero: 'sorcerer', deck: ['harmless'] });
      expect(part(table)).toBe('before combat/own abilities and one item');
      expect(table).toRefuse(0, 'attack', 'RB-CBT-17', 'kernel.another-step');
      expect(table.whyNot(0, 'attack')!.with).toEqual({
        choice: 'attack',
        step: 'ranged phase/attack or defend',
        when: 'ahead',
      });
      say(table, 'pass', 'fight');
      expect(table.offers(0)).toContain('attack:' + table.thing('sorcerer'));
    },
  );

  rule('RB-CBT-03', 'in round 2 nothing of Before Combat is done again', () => {
    const table = attempt({ hero: 'sorcerer', deck: ['herald'], dice: [10, 10, 10, 10, 10, 10] });
    say(table, 'pass', 'fight', 'defend', 'defend', 'defend');
    expect(table.event('combat round')).toEqual({ round: 2 });
    expect(part(table)).toBe('escape phase/escape or fight');
    expect(wounds(table, 'sorcerer')).toBe(1);
    expect(table).toRefuse(0, BOLT, 'RB-CBT-05', 'kernel.another-timing');
  });

  rule('RB-CBT-04', "the Challenge's text comes before the Hero's own abilities", () => {
    const table = attempt({ hero: 'sorcerer', deck: ['herald'], area: ['mail'] });
    expect(part(table)).toBe('wounds/about to be inflicted');
    expect(table).toRefuse(0, BOLT);
    say(table, 'pass');
    expect(wounds(table, 'sorcerer')).toBe(1);
    mayOnly(table, BOLT, 'pass');
  });

  rule('RB-CBT-05', 'each ability of Hero and Allies once', () => {
    const table = attempt({ hero: 'sorcerer', area: ['chanter'], dice: [1, 1] });
    mayOnly(table, BOLT, SONG, 'pass');
    say(table, BOLT);
    expect(exhaustion(table, 'sorcerer')).toBe(1);
    mayOnly(table, SONG, 'pass');
    expect(table).toRefuse(0, BOLT, 'RB-CBT-05', 'kernel.limit-reached');
    // Their cards do not say how often: the rule does.
    say(table, SONG);
    expect([part(table), wounds(table, 'target')]).toEqual(['escape phase/escape or fight', 1]);
  });

  rule('RB-CBT-06', 'one activated Item before combat, and not more', () => {
    const table = attempt({ area: ['wand', 'rod'], dice: [1, 1] });
    mayOnly(table, WAND, ROD, 'pass');
    say(table, WAND);
    expect(part(table)).toBe('escape phase/escape or fight');
    const busy = say(attempt({ area: ['wand', 'rod', 'bomb'], dice: [1, 1] }), WAND);
    mayOnly(busy, BOMB, 'pass');
    expect(busy).toRefuse(0, ROD, 'RB-CBT-06');
  });

  rule('RB-CBT-07', "the Hero's, the Allies' and the Item's effects in any order", () => {
    const all = [BOLT, SONG, WAND];
    const orders = all.flatMap((x) =>
      all.filter((y) => y !== x).map((y) => [x, y, ...all.filter((z) => z !== x && z !== y)]),
    );
    expect(orders).toHaveLength(6);
    for (const order of orders) {
      const table = attempt({ hero: 'sorcerer', area: ['chanter', 'wand'], dice: [10, 10, 10, 10] });
      for (const [i, id] of order.entries()) {
        mayOnly(table, ...order.slice(i), 'pass');
        say(table, id);
      }
      expect(wounds(table, 'target')).toBe(3);
    }
  });

  rule(['RB-CBT-08', 'RB-CBT-04', 'RB-CBT-06'], 'Varikas: both abilities in either order, one of the two Items', () => {
    const table = attempt({ hero: 'sorcerer', area: ['chanter', 'wand', 'rod'], deck: ['herald'], dice: [1, 1] });
    expect(wounds(table, 'sorcerer')).toBe(1);
    mayOnly(table, BOLT, SONG, WAND, ROD, 'pass');
    say(table, WAND);
    mayOnly(table, BOLT, SONG, 'pass');
    expect(isFaceUp(table, 'wand')).toBe(false);
    expect(table).toRefuse(0, ROD, 'RB-CBT-06');
  });

  rule('RB-CBT-41', 'an attack before combat: dice and combat value, on a success the damage of the character', () => {
    const table = say(attempt({ hero: 'sorcerer', dice: [5, 5] }), BOLT);
    expect(table.event('combat roll')).toMatchObject({ phase: 'magic', dice: 10, total: 14, against: 14 });
    expect(wounds(table, 'target')).toBe(1);
    const named = say(attempt({ area: ['bomb'], dice: [5, 4] }), BOMB);
    expect(named.event('combat roll')).toMatchObject({ phase: 'ranged', dice: 9, total: 12, against: 12 });
    expect(wounds(named, 'target')).toBe(2);
  });

  const failedBolt = (): void => {
    const table = say(attempt({ hero: 'sorcerer', dice: [4, 5] }), BOLT);
    expect(table.event('combat roll')).toMatchObject({ total: 13, against: 14 });
    expect([wounds(table, 'target'), wounds(table, 'sorcerer'), exhaustion(table, 'sorcerer')]).toEqual([0, 0, 1]);
  };
  rule('RB-CBT-42', 'a failed attack before combat costs nothing but its price', failedBolt, {
    'RB-CBT-42': [hurtByFailure],
  });

  rule('RB-CBT-43', 'an attack before combat is not the attack of the round', () => {
    const table = say(attempt({ hero: 'sorcerer', dice: [5, 5, 10, 10] }), BOLT, 'fight');
    mayOnly(table, 'attack:{sorcerer}', 'defend');
    say(table, 'defend');
    mayOnly(table, 'attack:{sorcerer}', 'defend');
  });

  rule('RB-CBT-09', 'ranged is Mind, melee is Body, magic is Spirit', () => {
    const table = attempt();
    const fighter = table.thing('fighter');
    expect(['ranged', 'melee', 'magic'].map((phase) => table.value('combat value', fighter, phase))).toEqual([3, 4, 4]);
    const changed = (table: Battle, phase: string) => table.value('combat value', table.thing('target'), phase);
    expect(['ranged', 'melee', 'magic'].map((phase) => changed(table, phase))).toEqual([12, 11, 14]);
  });

  rule(
    'RB-CBT-10',
    'four phases in this order, in every round',
    () => {
      const table = attempt({ deck: ['harmless'] });
      const seen: string[] = [];
      while (seen.length < 8) {
        seen.push(part(table).split('/')[0]!);
        say(table, seen.at(-1) === 'escape phase' ? 'fight' : 'defend');
      }
      const round = ['escape phase', 'ranged phase', 'melee phase', 'magic phase'];
      expect(seen).toEqual([...round, ...round]);
    },
    {
      // One escapes when the blows have been exchanged.
      'RB-CBT-10': [
        {
          rule: 'RB-CBT-10',
          procedure: 'combat round',
          wrap: ({ 'escape phase': escape, ...fight }) => ({ ...fight, 'escape phase': escape! }),
        },
      ],
    },
  );

  rule('RB-CBT-37', 'cards add to combat rolls, attacking or defending', () => {
    for (const way of ['attack:{fighter}', 'defend']) {
      const table = attempt({ area: ['sword'], dice: [10, 10, 2, 3] });
      say(table, 'fight', 'defend', way);
      expect(combatRoll(table, 'melee')).toMatchObject({ dice: 5, total: 11 });
    }
  });

  rule(['RB-CBT-02', 'RB-CBT-39'], 'of several heroes each has its own parts; one falls, the other fights on', () => {
    const table = arrange(withBattleCards, {
      seats: 2,
      packs: ['battle-cards'],
      rest: 'heroes',
      piles: {
        'hero/0': [{ card: 'sorcerer', counters: { wounds: 3 } }],
        'hero/1': ['fighter'],
        'area/0': [],
        'area/1': ['wand'],
        adventure: [{ card: 'tough', counters: { wounds: 1 } }],
      },
      set: { 'heroes.0.space': 'a3', 'heroes.1.space': 'a3', 'heroes.1.gold': 0 },
      dice: [1, 1, 10, 10],
      late: ({ world }) => ({
        play: {
          proc: 'challenge',
          with: {
            seat: 0,
            heroes: [0, 1],
            thing: world.things.piles['adventure']![0]!,
            space: 'a3',
            exceptions: ['no escape'],
          },
        },
      }),
    });
    expect(table.asked()).toEqual([0]);
    table.answer(0, 'pass');
    expect(table.asked()).toEqual([1]);
    table.answer(1, 'pass');
    expect(part(table)).toBe('ranged phase/attack or defend');
    table.answer(0, 'defend');
    expect(table.event('knocked out')).toEqual({ seat: 0 });
    expect(table.asked()).toEqual([1]);
    table.answer(1, 'attack:{fighter}');
    expect(table.event('defeated')).toMatchObject({ seat: 1 });
    expect(table.world.heroes[1]!.gold).toBe(3);
  });
});
