/** Abilities whose target is Defeated, out of reach, or nobody but the figure itself. */

import { rule } from '@questwright/harness/vitest';
import { expect } from 'vitest';
import { activates, attacked, faces } from '../enemies.ts';
import { attack, events, field, isDefeated, stamina, thing, type Field } from '../field.ts';

const used = (table: Field): unknown[] => events(table, 'ability used').map((one) => one['ability']);
/** TEAL 8 and ORANGE 8: nobody with so much Damage survives it. */
const DEADLY = faces(['teal', 8], ['orange', 8]);
const ANIMATE = { at: 'd5' };

rule('MD-ATK-31', 'Chains of Perdition is not announced against who was Defeated, and may be used later', () => {
  const table = activates({
    whole: true,
    figures: {
      animate: ANIMATE,
      rook: { at: 'c5', damage: 13, stamina: 0 },
      remi: { at: 'e5', stamina: 0 },
    },
    cards: { animate: { ai: [{ if: { always: true }, do: [{ ATK: 'melee' }, { ATK: 'melee' }] }] } },
    dice: [...DEADLY, 1, ...faces(['teal', 6], ['orange', 4]), ...faces(['teal', 3], ['orange', 2])],
  });
  expect(isDefeated(table, 'rook')).toBe(true);
  // The first Attack was Empowered; the second hits Remi, and the Chains follow.
  expect(attacked(table).filter((one) => one === thing(table, 'rook'))).toHaveLength(1);
  expect(used(table).filter((one) => one === 'chains of perdition')).toHaveLength(1);
  expect(attacked(table).filter((one) => one === thing(table, 'remi'))).toHaveLength(2);
});

rule('MD-ATK-32', 'no Follow Up on who was Defeated: not a PUSH, not an Effect', () => {
  const after = (attacker: string, damage: number): Field =>
    field({
      map: ['.....', '.....'],
      figures: { [attacker]: 'a1', rook: { at: 'b1', damage, stamina: 0 }, remi: 'e2' },
      play: attack(attacker, 'rook', attacker === 'lantern-wisp' ? 'ranged' : 'melee'),
      dice: [6, 6],
    });
  for (const [attacker, ability] of [
    ['earth-loa', 'loa push'],
    ['lantern-wisp', 'ill light'],
  ] as const) {
    const dead = after(attacker, 13);
    expect([isDefeated(dead, 'rook'), used(dead)]).toEqual([true, []]);
    const alive = after(attacker, 0);
    expect([isDefeated(alive, 'rook'), used(alive)]).toEqual([false, [ability]]);
  }
});

const SPELL = 'gore-shot';
const caster = (figures: Parameters<typeof field>[0]['figures'], then: readonly object[]): Field =>
  field({
    map: ['.........'],
    figures: { remi: { at: 'a1', gear: [SPELL] }, ...figures },
    cards: {
      [SPELL]: {
        kind: 'discipline',
        tags: ['CRUOR'],
        abilities: [{ timing: 'between actions', name: 'spell', ways: [{ SP: 1 }], effects: [{ SPELL: 6, then }] }],
      } as never,
    },
  });
const spells = (table: Field): string[] => table.offers(0).filter((one) => one.includes(':spell:'));

rule('MD-SPEL-05', 'a Spell that only harms is not cast when nobody else is within SOI', () => {
  const alone = caster({ animate: 'i1' }, [{ damage: 1, type: 'magic' }, { PUSH: 2 }]);
  expect(spells(alone)).toEqual([]);
  expect(stamina(alone, 'remi')).toBe(5);
  const near = caster({ animate: 'c1' }, [{ damage: 1, type: 'magic' }, { inflict: 'wilt' }]);
  near.answer(0, spells(near)[0]!);
  expect(near.offers(0)).toContain(`at:${thing(near, 'animate')}`);
});

rule('MD-SPEL-05', 'one that helps may be cast at oneself, and the caster is asked', () => {
  const table = caster({ animate: 'i1' }, [{ HEAL: 2 }]);
  table.answer(0, spells(table)[0]!);
  expect(table.where()).toMatch(/spell\/target$/);
  expect(table.offers(0)).toEqual([`at:${thing(table, 'remi')}`]);
  expect(spells(caster({ animate: 'i1' }, [{ inflict: 'courage' }]))).toHaveLength(1);
});
