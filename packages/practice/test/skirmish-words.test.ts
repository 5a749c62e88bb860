import { ENTRIES } from '@questwright/practice';
import { missingWords, words } from '@questwright/messages';
import { expect, test } from 'vitest';
import { fight } from './rules/skirmish/fight.ts';

const entry = ENTRIES.find(({ definition }) => definition.id === 'skirmish')!;

test('everything the rules can say has words', () => {
  expect(missingWords(entry)).toEqual([]);
});

test('a reader can follow from the words alone why an ogre does what it does', () => {
  const table = fight({
    figures: {
      warden: { at: 'a4', stamina: 0 },
      tamer: { at: 'd1', stamina: 0, damage: 1 },
      archer: { at: 'g7', acted: true },
      ogre: 'd4',
    },
    turn: 'ogre',
    dice: [1, 1, 1],
  });
  const say = words(entry.messages);
  const told = ['line-false', 'line-performed', 'decided', 'moves', 'attacks'];
  const events = table.events.filter((one) => told.includes(one.tag));
  expect(events.map((one) => say(one, { view: table.view(null) }))).toEqual([
    'Ogre does not follow the line “smash”: nobody is adjacent (the nearest is Warden, 3 away).',
    'Ogre follows the line “charge”: its condition is true; it can move towards; it cannot attack within 1, by ' +
      'preference most-damaged.',
    'Decided by the rules: Archer on g7 is possible (6 away, not in sight); Warden on a4 is possible (3 away, in sight); ' +
      'Tamer on d1 is possible (3 away, in sight); by “nearest” (3) there remain Warden and Tamer; of Warden and Tamer ' +
      'the foremost on the track is Warden; chosen is Warden.',
    'Decided by the rules: Ogre on d4 moves towards Warden with 3 points; b4 would be as good as any (1 away, 3 points, ' +
      '0 break attacks); the way is c4 and b4 (3 points, 0 break attacks).',
    'Ogre sets out: c4 and b4.',
    'Decided by the rules: Archer on g7 is not possible (8 away, not in sight); Warden on a4 is possible (1 away, in ' +
      'sight); Tamer on d1 is not possible (5 away, not in sight); by “most-damaged” (0) there remain Warden; chosen ' +
      'is Warden.',
    'Ogre attacks Warden.',
  ]);
});
