/** Hidden texts and ends: what is read is told, once, and the last line says how it went. */

import { contextOf, words, type Happened } from '@questwright/messages';
import { expect, test } from 'vitest';
import type { EncounterCard } from '../src/cards.ts';
import { ENGLISH, middara, middaraEntry } from './whole.ts';
import { attack, field, type Field } from './rules/field.ts';
import { opened, pass } from './rules/stage.ts';

const say = words(ENGLISH);
/** The texts of the box stand in for that of the position, which has no words. */
const told = (table: Field, tag: string, story: string): string[] =>
  table.events
    .filter((one) => one.tag === tag)
    .map((one) =>
      say(
        { ...one, with: { ...one.with, story: { key: story, with: {} } } } as Happened,
        contextOf(middaraEntry, table.view(0)),
      ),
    );

test('every hidden text of every Encounter has a story', () => {
  const missing = Object.entries(middara.rules.content).flatMap(([id, card]) => {
    if (card['kind'] !== 'encounter') return [];
    const { diagrams: _, ...secret } = (card as unknown as EncounterCard).secret;
    return Object.entries(secret).flatMap(([kind, texts]) =>
      Object.keys(texts).map((name) => `secret.${id}.${kind}.${name}`),
    );
  });
  expect(missing.length).toBeGreaterThan(30);
  expect(missing.filter((key) => !(key in ENGLISH))).toEqual([]);
});

test('a Totem tells where it is, its story, and what it does', () => {
  const table = field({
    map: ['..', '.o'],
    figures: { zeke: 'a1' },
    tokens: [{ kind: 'totem', square: 'b1', colour: 'red' }],
    encounter: {
      secret: {
        ends: { lost: [] },
        totems: {
          red: [
            { gold: 4 },
            {
              'skill check': 'agility',
              number: 1,
              pass: [{ gain: 'relic' }],
              fail: [{ damage: 1, type: 'magic', to: 'self' }],
            },
          ],
        },
      },
    },
    dice: [1, 1, 1, 1],
  })
    .answer(0, 'move')
    .answer(0, 'walk', 'a2');
  expect(told(table, 'token activated', '')).toEqual(['Zeke sees the red Totem token on b1: it activates.']);
  expect(table.event('hidden text')).toMatchObject({ story: { key: 'secret.field.totems.red' } });
  expect(told(table, 'hidden text', 'secret.the-sluice.loot.blue')).toEqual([
    'The hidden text of the red Totem: A tin box, sealed with wax, and dry inside. (the party gains 4 Gold; ' +
      'Agility 1 Check; if it is passed: gain a random Item: Relic; if it is failed: deal 1 Magic Damage to yourself.)',
  ]);
});

const slain = (): Field =>
  field({
    map: ['...'],
    figures: { remi: { at: 'a1', damage: 11, stamina: 0 }, animate: 'b1' },
    encounter: { secret: { ends: { lost: [{ gold: 7 }] } } },
    play: attack('animate', 'remi'),
    dice: [6, 6, 6],
  });

test('an end in the middle of an Attack is met and rewarded once', () => {
  const table = slain();
  expect(table.game.over).toBe(true);
  expect(table.events.filter((one) => one.tag === 'end condition')).toHaveLength(1);
  expect(table.world.gold).toBe(7);
});

test('the last line says who has won, and why', () => {
  const ends: EncounterCard['ends'] = { dawn: { outcome: 'lose', when: { round: 2 } } };
  const { result } = pass(opened({ ends, secret: { ends: { dawn: [] } } }), 4).game;
  expect(result).toMatchObject({ outcome: 'lose', round: 2, end: 'dawn' });
  const why = { key: 'end.dank-grotto.lost', with: {} };
  expect(say({ key: 'result', with: { ...(result as Happened['with']), why } })).toBe(
    'You have lost in round 2: Every Adventurer is Defeated.',
  );
  expect(say({ key: 'result', with: { result: null } })).toBe('The Encounter is over.');
});
