/** What the soak looks at while it happens: it finds what it is there for. */

import { CheckError, TestTable } from '@questwright/harness';
import { load, type Edit, type Next, type Pack, type RuleId } from '@questwright/kernel';
import { expect, test } from 'vitest';
import { wrongEvents, wrongStep } from '../../src/soak/falls.ts';
import { endWith } from '../../src/rules/setup/victory.ts';
import { call, type RuneboundTable, type RuneboundWorld } from '../../src/world.ts';
import { withBattleCards } from '../battles.ts';

const RULE = 'pack trouble' as RuleId;
const onKnockout = (id: string, act: WatchAct): Pack<RuneboundWorld> => {
  const edit: Edit<RuneboundWorld> = { rule: RULE, watch: id, add: { rule: RULE, on: ['knocked out'], do: act } };
  return { id, kind: 'pack', rule: RULE, edits: [edit] };
};
type WatchAct = (t: RuneboundTable) => Next;
const win = (t: RuneboundTable): Next => endWith(t, [1], 'kill', RULE);
const PACKS = [
  onKnockout('trouble', () => ({ run: [call('knockout', { seat: 0 })] })),
  onKnockout('winning', win),
  onKnockout('winning on', (t) => void win(t)),
  onKnockout('telling on', (t) => {
    const end = win(t);
    t.emit('passed', { seat: 0 });
    return end;
  }),
  onKnockout('leaving', () => ({ over: null })),
];
/** A Hero with one wound left takes one outside of combat. */
function fall(...packs: readonly string[]): TestTable<RuneboundWorld> {
  const definition = { ...withBattleCards, packs: [...withBattleCards.packs, ...PACKS] };
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

const endOf = ({ events, game }: TestTable<RuneboundWorld>): string | null => wrongEvents(events, game);
test('nothing happens after the game is won', () => {
  expect([endOf(fall()), fall().game.over]).toEqual([null, false]);
  expect([endOf(fall('winning')), fall('winning').game.over]).toEqual([null, true]);
  expect(() => fall('winning on')).toThrow(/^The game is won, and knockout\/.* is played$/);
  expect(endOf(fall('telling on'))).toBe('The game is won, and "passed" happens');
  expect(endOf(fall('leaving'))).toBe('The game is over, and nobody has won or lost it');
  const { events } = fall('winning');
  expect(wrongEvents(events, fall().game)).toBe('The game is won, and goes on');
});
