/** Games that were saved with the cards of an older version. */

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { arrange } from '@questwright/harness';
import { answer, reopen, type Content, type Game, type GameFile } from '@questwright/kernel';
import type { RuneboundWorld } from '@questwright/runebound';
import { runebound } from '../src/definition.ts';

const file = (): GameFile =>
  JSON.parse(readFileSync(new URL('../../../fixtures/games/runebound-4.json', import.meta.url), 'utf8')) as GameFile;

test('cards that went have others in their places, wherever they lie', () => {
  const { cards } = (file().segments.at(-1)!.saved[0]!.game as Game<RuneboundWorld>).world.things;
  const now = reopen(runebound, file()).game.world.things.cards;
  expect(now[cards.indexOf('widows-needle')]).toBe('rune-plate');
  expect(now[cards.indexOf('peddlers-scales')]).toBe('immolate-rune');
  const others = cards.flatMap((id, i) => (id === now[i] ? [] : [id]));
  expect(others.toSorted()).toEqual(['peddlers-scales', 'widows-needle']);
});

/** The cards as they were, as far as they matter here. */
const { 'rune-plate': _, 'immolate-rune': __, ...kept } = runebound.rules.content;
const OLD: Readonly<Record<string, Content>> = {
  ...kept,
  'widows-needle': { ...kept['white-blade']!, cites: [] },
  'peddlers-scales': { ...kept['soul-burn']!, cites: [] },
  'the-copyist-of-vorakesh': {
    ...kept['the-copyist-of-vorakesh']!,
    beforeCombat: [{ test: 'spirit', skill: 'willpower', number: 12, success: [{ attack: 'melee' }] }],
  },
  'lord-corvanes-footmen': {
    ...kept['lord-corvanes-footmen']!,
    beforeCombat: [
      {
        test: 'spirit',
        number: 2,
        success: [
          { lasting: { modify: { value: 'melee damage', if: { of: 'your enemy' }, add: -2 }, until: 'combat' } },
        ],
      },
    ],
  },
};
const FOURTH = { ...runebound, version: '4', migrations: [], rules: { ...runebound.rules, content: OLD } };

/** A game that was saved while a Challenge is met, by Heroes who can roll their dice again. */
function meeting(challenge: string, color: string, ...answers: string[]): GameFile {
  const table = arrange(FOURTH, {
    seats: 2,
    options: { heroes: ['torvald-oakhand', 'old-hesper'] },
    set: { turn: 0, 'heroes.0.space': 'c05', 'heroes.0.cameFrom': 'tamalir' },
    piles: { 'area/0': ['tallow-torch', 'widows-needle'], [`${color} deck`]: [challenge] },
    dice: [10, 10],
    play: { proc: 'adventure card of an effect', with: { seat: 0, color } },
  });
  const { game } = answers.reduce((now, one) => now.answer(0, one), table);
  const saved = file();
  saved.segments = [{ ...saved.segments[0]!, saved: [{ ...saved.segments[0]!.saved[0]!, game }] }];
  return saved;
}

test('whoever was in the middle of a text that is gone goes on after it', () => {
  const record = reopen(runebound, meeting('the-copyist-of-vorakesh', 'green'));
  expect(record.game.pending!.offers[0]!.options).toContain('pass');
  const { no } = record.game.pending!;
  expect(answer(record, 0, { no, pick: ['pass'] }).refusal).toBeNull();
  expect(record.game.pending!.offers[0]!.options).toEqual(['escape', 'fight']);
});

test('what lasted because of a text that is gone lasts no longer', () => {
  const saved = meeting('lord-corvanes-footmen', 'yellow', 'pass');
  const lasting = ({ stack, world }: Game<RuneboundWorld>): number =>
    [world.lasting, ...stack.map((frame) => frame.lasting ?? [])].flat().length;
  const before = saved.segments[0]!.saved[0]!.game as Game<RuneboundWorld>;
  expect(lasting(before)).toBe(1);
  expect(lasting(reopen(runebound, saved).game)).toBe(0);
});
