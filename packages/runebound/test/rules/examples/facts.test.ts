import { data } from '@questwright/harness/vitest';
import { describe, expect } from 'vitest';
import { ALLIES } from '../../../src/content/allies.ts';
import { CHALLENGES } from '../../../src/content/challenges.ts';
import { HEROES } from '../../../src/content/heroes.ts';
import type { Challenge } from '../../../src/cards.ts';
import { CONTENT } from '../../../src/content.ts';
import { COLORS } from '../../../src/words.ts';

const all: readonly Challenge[] = Object.values(CHALLENGES);

describe('Cards of the combat chapters', () => {
  data('RB-FACT-03', 'Brood of the Bloodmother', () => {
    expect(CHALLENGES['brood-of-the-bloodmother']).toMatchObject({
      kind: 'challenge',
      color: 'yellow',
      mind: 15,
      body: 11,
      spirit: 14,
      damage: { ranged: 0, melee: 1, magic: 2 },
      life: 3,
      beforeCombat: [{ test: 'body', skill: 'swim', number: 14, failure: [{ wounds: 1 }] }],
      reward: [{ gold: 3 }, { keep: true }],
    });
  });
  data('RB-FACT-12', 'High Lord Margath is a red Challenge that wins the game', () => {
    expect(CHALLENGES['high-lord-margath']).toMatchObject({ kind: 'challenge', color: 'red', wins: true });
  });
  data(['RB-FACT-02', 'RB-FACT-04'], 'Varikas and the Acolyte', () => {
    expect(HEROES['varikas-the-dead']).toMatchObject({ mind: 1, body: 4, spirit: 4, stamina: 4 });
    expect(HEROES['varikas-the-dead'].skills).not.toHaveProperty('swim');
    expect(ALLIES['acolyte-of-flame']).toMatchObject({ spirit: 1, life: 2, damage: { magic: 1 } });
  });
  data(['RB-CARD-04', 'RB-ADV-06'], 'every Challenge has Life, three attributes and three damage numbers', () => {
    for (const card of all) {
      expect(card.life).toBeGreaterThan(0);
      for (const name of ['mind', 'body', 'spirit'] as const) expect(card[name]).toBeGreaterThan(0);
      expect(Object.keys(card.damage)).toEqual(['ranged', 'melee', 'magic']);
    }
    for (const color of COLORS) expect(all.filter((card) => card.color === color).length).toBeGreaterThanOrEqual(3);
  });
  data('RB-OBJ-07', 'every red Challenge but Margath is kept as a Dragon Rune, and no other', () => {
    for (const [id, card] of Object.entries<Challenge>(CHALLENGES)) {
      const isRune = card.color === 'red' && id !== 'high-lord-margath';
      expect([id, card.dragonRune === true, card.keptAs === 'rune']).toEqual([id, isRune, isRune]);
      if (isRune) expect(card.reward).toContainEqual({ keep: true });
    }
  });
  data('RB-CBT-05', 'abilities of Heroes and Allies before combat are limited to one use', () => {
    for (const [id, card] of Object.entries(CONTENT)) {
      if (card.kind !== 'hero' && card.kind !== 'ally') continue;
      for (const ability of card.abilities ?? []) {
        if (ability.timing !== 'before combat') continue;
        expect([id, ability.limit]).toEqual([id, { per: 'before combat', times: 1 }]);
      }
    }
  });
});
