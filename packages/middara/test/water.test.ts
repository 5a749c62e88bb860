/** What moves or ends an Encounter by itself can be read before it does: Currents, and the rounds that are left. */

import { answerBy } from '@questwright/bots';
import { expect, test } from 'vitest';
import { greedyBot } from '../src/bot/index.ts';
import { middaraEntry } from './whole.ts';
import type { Middara } from '../src/world.ts';
import { board, label, look, said, say, sceneOf, sentences } from './reader.ts';
import { field, type Field, type Given } from './rules/field.ts';

const ARROWS = { b1: 'south', b2: 'east', c2: 'east' } as const;
const river = (given: Partial<Given> = {}): Field =>
  field({
    map: ['.w..', '.ww.'],
    current: { spaces: 2, arrows: ARROWS },
    figures: { rook: 'a1', animate: 'd1' },
    tokens: [{ kind: 'loot', square: 'c2', colour: 'red' }],
    ...given,
  });
const ways = (table: Field): string[] =>
  middaraEntry.describe!.wholes!(sceneOf(table), { choice: 'walk', kind: 'path', of: null }).map(({ text }) =>
    say(text, { view: table.view(0) }),
  );

test('the drawing shows where a Current flows, under whatever lies or stands there', () => {
  const lines = board(river({ figures: { rook: 'b1', animate: 'd1' } }));
  expect(lines.slice(1, 4)).toEqual(['   a   b   c   d', ' 1 .   R↓  .   1a', ' 2 .   →   $→  .']);
  expect(lines.join('\n')).toContain('↑ → ↓ ← Water with a Current');
  expect(board(field({ map: ['.w'], figures: { rook: 'a1' } })).join('\n')).not.toContain('Current');
});

test('a Current is told in words: beside the drawing, in sentences, and of its spaces', () => {
  const line =
    'The Current: who ends a turn in it is carried 2 spaces, and Loot drifts at the end of the round; ' +
    'to the east on b2 and c2 and to the south on b1.';
  expect(board(river())).toContain(line);
  expect(sentences(river())).toContain(line);
  expect(look(river(), 'b1')).toEqual([
    'b1: Water Terrain, a Current to the south (2 spaces at the end of a turn), level 1',
  ]);
});

test('a token of Terrain covers the Current, for whoever reads as for the rules', () => {
  const table = river({ terrain: [{ square: 'b1', terrain: 'hindering' }] });
  expect(look(table, 'b1')).toEqual(['b1: Hindering Terrain, level 1']);
  expect(board(table)[2]).toBe(' 1 R   :   .   1a');
});

test('who goes into a Current, or ends a turn there, is told', () => {
  expect(ways(river().answer(0, 'move'))).toEqual(
    expect.arrayContaining(['To b1: 1 point, Water, Current to the south', 'To a2: 1 point']),
  );
  expect(label(river({ figures: { rook: 'b1', animate: 'd1' } }), 'end turn')).toBe(
    'End Rook’s turn: the Current carries Rook to c2',
  );
  expect(label(river(), 'end turn')).toBe('End Rook’s turn');
});

test('what the end of a turn costs for sure is told, and a bot does not stay for it', () => {
  const at = (given: Partial<Given>): Field =>
    field({
      map: ['w.', 'd.'],
      current: { spaces: 1, arrows: { a1: 'south' } },
      figures: { rook: 'a1', animate: 'b2' },
      ...given,
    });
  const warned = (table: Field): string[] =>
    middaraEntry.describe!.cautions!(sceneOf(table), 'end turn').map(
      ({ text, rule }) => `${rule} ${said(table, text)}`,
    );
  const bot = (table: Field): readonly string[] => answerBy(table.loaded, table.game, greedyBot(table.loaded), 0);

  const chasm = at({});
  expect(warned(chasm)).toEqual([
    'MD-CURR-02 At the end of the turn the Current carries Rook to a2, into Dangerous Terrain: Rook is Defeated.',
  ]);
  expect(label(chasm, 'end turn')).toBe('End Rook’s turn: the Current carries Rook to a2, and Rook is Defeated');
  expect(bot(chasm)).toEqual(['move']);
  expect(bot(chasm.answer(0, 'move'))).toEqual(['walk', 'b1']);
  chasm.answer(0, 'stop').answer(0, 'end turn');
  expect(chasm.events.some(({ tag }) => tag === 'defeated')).toBe(true);

  const wall = at({ map: ['w.', 'o.'] });
  expect(warned(wall)).toEqual([
    'MD-CURR-04 At the end of the turn the Current carries Rook against what stops it: 1 Damage, whatever the Armor.',
  ]);
  expect(warned(at({ map: ['w.', 'o.'], figures: { rook: { at: 'a1', damage: 14 }, animate: 'b2' } }))[0]).toMatch(
    /1 Damage, and Rook is Defeated\.$/,
  );
  expect(warned(at({ map: ['w.', 'w.'] }))).toEqual([]);
  const safe = at({ figures: { rook: 'b1', animate: 'b2' } });
  expect(warned(safe)).toEqual([]);
  // Nor does it go there.
  expect(bot(safe.answer(0, 'move'))).not.toContain('a1');
});

test('an end that comes with a round says how many are left, in every round', () => {
  const at = (round: number): string[] => {
    const table = field({
      map: ['..'],
      figures: { rook: 'a1' },
      encounter: { ends: { cleared: { outcome: 'lose', when: { round: 4 } } } },
    });
    table.edit((game) => void ((game.world as Middara).round = round));
    return board(table).filter((line) => line.startsWith('Lost: '));
  };
  expect(at(1)[0]).toMatch(/ 3 rounds are left, this one among them\.$/);
  expect(at(2)[0]).toMatch(/ 2 rounds are left, this one among them\.$/);
  expect(at(3)[0]).toMatch(/ This is the last round before it\.$/);
});
