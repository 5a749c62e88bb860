/** What the soak looks at while it happens: it finds what it is there for. */

import { CheckError } from '@questwright/harness';
import type { Edit, Pack, RuleId } from '@questwright/kernel';
import { expect, test } from 'vitest';
import { wrongStep } from '../src/soak/deeds.ts';
import { call, named, type Middara } from '../src/world.ts';
import { withSteps } from './rules/enemies.ts';
import { field, type Field, type Given } from './rules/field.ts';

const RULE = 'pack trouble' as RuleId;
const trouble = (...edits: readonly Edit<Middara>[]): readonly Pack<Middara>[] =>
  edits.length === 0 ? [] : [{ id: 'trouble', kind: 'pack', rule: RULE, edits }];
/** What is found when a turn is ended in a position. */
function found(given: Given): string | null {
  const table: Field = field(given);
  table.loaded.onStep = ({ proc, name }, t) => {
    const wrong = wrongStep(t, `${proc.name}/${name}`);
    if (wrong !== null) throw new CheckError(wrong);
  };
  try {
    table.answer(0, 'end turn');
    return null;
  } catch (error) {
    if (error instanceof CheckError) return error.message;
    throw error;
  }
}
const MAP = ['....', '....', '....'];

test('an enemy that can act acts', () => {
  const given = { map: MAP, figures: { rook: 'b2', 'cave-sickle': 'c2' }, acting: true, dice: [1, 1] } as const;
  const frozen: Edit<Middara> = {
    rule: RULE,
    proc: 'activation',
    step: 'instructions',
    replace: { rule: RULE, do: () => undefined },
  };
  expect(found(given)).toBeNull();
  expect(found({ ...given, own: trouble(frozen) })).toBe(
    'cave-sickle can {"ATK":"melee","prefer":[{"most":"damage"}]}, and does nothing in its turn',
  );
});
test('an enemy that cannot act need not', () => {
  // Behind walls, and out of every reach.
  expect(found({ map: ['.o.'], figures: { rook: 'a1', 'cave-sickle': 'c1' }, acting: true })).toBeNull();
});

/** The second Attack of its Step is on whom it attacked before. */
test('an enemy skips nothing that it can do, also when an instruction speaks of an earlier one', () => {
  const given = {
    map: MAP,
    figures: { rook: { at: 'b2', stamina: 0 }, animate: 'c2' },
    acting: true,
    cards: withSteps({
      if: { opponent: 'adjacent' },
      do: [
        { ATK: 'melee', as: 'target' },
        { ATK: 'melee', at: 'target' },
        { MOVE: 'farther', number: 2, from: 'target', quiet: true },
      ],
    }),
    dice: [1, 1, 1, 1],
  } as const;
  const forgetful = (word: string): Edit<Middara> => ({
    rule: RULE,
    verb: word,
    wrap: (base) => ({
      ...base,
      do: (t, effect, context) =>
        'at' in effect || 'from' in effect
          ? t.emit('instruction skipped', { figure: named(context.thing), instruction: null })
          : base.do(t, effect, context),
    }),
  });
  expect(found(given)).toBeNull();
  expect(found({ ...given, own: trouble(forgetful('ATK')) })).toBe(
    'animate can {"ATK":"melee","at":"target"}, and skips it',
  );
  expect(found({ ...given, own: trouble(forgetful('MOVE')) })).toBe(
    'animate can {"MOVE":"farther","number":2,"from":"target","quiet":true}, and skips it',
  );
});

const again: Edit<Middara> = {
  rule: RULE,
  watch: 'again',
  add: { rule: RULE, on: ['defeated'], do: () => ({ run: [call('defeat', { figure: 0 })] }) },
};
test('nobody is Defeated twice for one blow', () => {
  const given = {
    map: ['.d..'],
    figures: { rook: 'b1', zeke: 'd1', 'cave-sickle': 'c1' },
    encounter: { ends: { lost: { outcome: 'lose', when: { round: 9 } } }, secret: { ends: { lost: [] } } },
  } as const;
  expect(found(given)).toBeNull();
  expect(found({ ...given, own: trouble(again) })).toBe('rook is Defeated twice');
});

const afterwards: Edit<Middara> = {
  rule: RULE,
  proc: 'encounter',
  step: 'one more blow',
  add: {
    rule: RULE,
    always: true,
    do: () => ({ run: [call('damage', { figure: 1, amount: 1, type: 'irreducible' })] }),
  },
  before: 'combatant loot',
};
test('nothing happens after the end', () => {
  const given = { map: ['.d..'], figures: { rook: 'b1', 'cave-sickle': 'd1' } } as const;
  expect(found(given)).toBeNull();
  expect(found({ ...given, own: trouble(afterwards) })).toBe('The Encounter is over, and damage/tokens is played');
});
