import { begin, StartError } from '@questwright/kernel';
import { expect } from 'vitest';
import { arrange, loadForTest } from '@questwright/harness';
import { data, rule } from '@questwright/harness/vitest';
import messages from '../../../src/messages/setup.en.json' with { type: 'json' };
import { runebound } from '../../small-board.ts';

rule('RB-OBJ-01', 'one to six players', () => {
  const loaded = loadForTest(runebound);
  for (const seats of [1, 2, 3, 4, 5, 6]) expect(() => begin(loaded, { seats, seed: 'x' })).not.toThrow();
  for (const seats of [0, 7]) expect(() => begin(loaded, { seats, seed: 'x' })).toThrow(StartError);
});

const RUNES = Object.entries(runebound.rules.content).flatMap(([id, card]) =>
  card['dragonRune'] === true ? [id] : [],
);
const withRunes = (held: number, gained = true) =>
  arrange(runebound, {
    seats: 2,
    set: { turn: 0 },
    piles: { 'area/0': RUNES.slice(0, held), adventure: [RUNES[held]!] },
    rest: 'red deck',
    late: (game) =>
      gained
        ? { play: { proc: 'gain a card', with: { seat: 0, thing: game.world.things.piles['adventure']![0]! } } }
        : {},
  });

rule('RB-OBJ-03', 'the adventure sets the goal, and there is one', () => {
  const stories = Object.entries(runebound.rules.content).filter(([, card]) => card['kind'] === 'story');
  expect(stories.map(([id]) => id)).toEqual(['rise-of-the-dragon-lords']);
  const table = withRunes(2);
  expect(table.value('adventure')).toBe('rise-of-the-dragon-lords');
  expect(table.game.over).toBe(true);
});

rule('RB-OBJ-05', 'the third Dragon Rune wins, the second does not', () => {
  const third = withRunes(2);
  expect(third.event('won')).toEqual({ winners: [0], number: 1, how: 'runes' });
  expect(third.game).toMatchObject({ over: true, result: { winner: 0 } });
  const second = withRunes(1);
  expect(second.value('dragon runes', 0)).toBe(2);
  expect(second.game.over).toBe(false);
});

/** Margath with a few wounds left, in combat with seat 1. */
const margath = (wounds: number) =>
  arrange(runebound, {
    seats: 2,
    set: { turn: 1, 'heroes.0.space': 'd4', 'heroes.1.space': 'tamalir' },
    options: { heroes: ['old-hesper', 'varikas-the-dead'] },
    piles: { adventure: [{ card: 'high-lord-margath', counters: { wounds: 5 } }], 'area/0': RUNES.slice(0, 2) },
    rest: 'red deck',
    at: 'game/turn > turn/adventure step > adventure step/what to do here > challenge/combat > combat/combat round',
    late: (game) => {
      const thing = game.world.things.piles['adventure']![0]!;
      const fight = { heroes: [1], opponent: thing, exceptions: [], outcome: {}, round: 0 };
      return {
        locals: {
          turn: { seat: 1 },
          'adventure step': { seat: 1 },
          challenge: { seat: 1, heroes: [1], thing, space: 'tamalir', exceptions: [] },
          combat: fight,
        },
        play: { proc: 'wounds', with: { on: thing, amount: wounds } },
      };
    },
  });

rule('RB-OBJ-04', 'killing High Lord Margath wins', () => {
  const table = margath(1);
  expect(table.game).toMatchObject({ over: true, result: { winner: 1 } });
  expect(margath(0).game.over).toBe(false);
});

rule('RB-OBJ-06', 'the first to reach either goal wins at once', () => {
  for (const { reached, short, how, winner } of [
    // Seat 0 has two Dragon Runes, and they do not matter.
    { reached: margath(1), short: margath(0), how: 'kill', winner: 1 },
    { reached: withRunes(2), short: withRunes(1), how: 'runes', winner: 0 },
  ]) {
    expect(reached.event('won')).toEqual({ winners: [winner], number: 1, how });
    expect([reached.game.over, reached.asked()]).toEqual([true, []]);
    const tags = reached.events.map(({ tag }) => tag);
    expect(tags.slice(tags.indexOf('won'))).not.toContain('turn began');
    expect([short.game.over, short.event('won')]).toEqual([false, null]);
  }
});

rule('RB-OBJ-07', 'a Dragon Rune is a red Challenge that is kept', () => {
  for (const id of RUNES) expect(runebound.rules.content[id]).toMatchObject({ kind: 'challenge', color: 'red' });
  expect(withRunes(1).value('dragon runes', 0)).toBe(2);
  expect(withRunes(1, false).value('dragon runes', 0)).toBe(1);
});

data('RB-FACT-01', 'Rise of the Dragon Lords: Vorakesh, Margath and the Dragon Runes', () => {
  expect(messages['content.rise-of-the-dragon-lords']).toBe('Rise of the Dragon Lords');
  for (const name of ['Vorakesh', 'Margath', 'Dragon Runes']) {
    expect(messages['story.rise-of-the-dragon-lords']).toContain(name);
  }
});
