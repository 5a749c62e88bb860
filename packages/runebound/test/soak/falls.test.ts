/** What the soak looks at while it happens: it finds what it is there for. */

import { CheckError, TestTable } from '@questwright/harness';
import { load, type Pack, type RuleId } from '@questwright/kernel';
import { expect, test } from 'vitest';
import { wrongStep } from '../../src/soak/falls.ts';
import { call, type RuneboundWorld } from '../../src/world.ts';
import { withBattleCards } from '../battles.ts';

const RULE = 'pack trouble' as RuleId;
/** Whoever is knocked out is knocked out again. */
const TROUBLE: Pack<RuneboundWorld> = {
  id: 'trouble',
  kind: 'pack',
  rule: RULE,
  edits: [
    {
      rule: RULE,
      watch: 'again',
      add: { rule: RULE, on: ['knocked out'], do: () => ({ run: [call('knockout', { seat: 0 })] }) },
    },
  ],
};
/** A Hero with one wound left takes one outside of combat. */
function fall(...packs: readonly string[]): TestTable<RuneboundWorld> {
  const definition = { ...withBattleCards, packs: [...withBattleCards.packs, TROUBLE] };
  const loaded = load(definition, { packs: ['battle-cards', ...packs] });
  loaded.onStep = ({ proc, name }, t) => {
    const wrong = wrongStep(t, `${proc.name}/${name}`);
    if (wrong !== null) throw new CheckError(wrong);
  };
  return new TestTable(loaded, {
    seats: 2,
    rest: 'heroes',
    at: 'game/turn > turn/adventure step',
    locals: { turn: { seat: 0 } },
    piles: {
      'hero/0': [{ card: 'fighter', counters: { wounds: 3 } }],
      'hero/1': ['envoy'],
      'area/0': ['cheap'],
      'area/1': [],
    },
    set: { turn: 0, 'heroes.0.space': 'a3', 'heroes.1.space': 'd4' },
    late: ({ world }) => ({ play: { proc: 'wounds', with: { on: world.things.piles['hero/0']![0]!, amount: 1 } } }),
  });
}

test('nobody is knocked out twice for one blow', () => {
  expect(fall().event('knocked out')).toEqual({ seat: 0 });
  expect(() => fall('trouble')).toThrow('fighter is knocked out twice for one blow');
});
