/** The guided first game: an archer clears her line and shoots, a guardian gives a token, an opponent comes by its card and
 *  strikes in vain, Symbols are spent, and a Spell is cast. */

import type { Guide, Note, Wanted } from '@questwright/messages';

/** What is answered, and what is said before it; answers without a note go with the one before. */
const LESSON: readonly (readonly [Wanted, ...Omit<Note, 'at'>[]])[] = [
  [
    'start:c3',
    { chapter: 'party', element: 'part', part: 'goal', key: 'goal', read: 'before' },
    { chapter: 'party', element: 'place', place: 'c3', key: 'remi' },
  ],
  ['start:b3', { chapter: 'party', element: 'place', place: 'b3', key: 'zeke' }],
  ['start:c4', { chapter: 'party', element: 'place', place: 'c4', key: 'rook' }],
  [
    'move',
    { chapter: 'move', element: 'part', part: 'track', key: 'track', read: 'before' },
    { chapter: 'move', element: 'place', place: 'b5', key: 'move' },
  ],
  [{ form: 'walk', to: 'b5' }],
  ['stop', { chapter: 'move', element: 'option', key: 'stop' }],
  [
    'attack',
    { chapter: 'attack', element: 'option', place: 'f4', key: 'attack' },
    { chapter: 'attack', element: 'part', part: 'dice', key: 'dice', read: 'roll' },
  ],
  ['use', { chapter: 'discipline', element: 'option', key: 'discipline' }],
  ['at', { chapter: 'discipline', element: 'option', place: 'c3', key: 'whom' }],
  [
    'end turn',
    { chapter: 'dodge', element: 'option', key: 'end' },
    { chapter: 'dodge', element: 'part', part: 'story', key: 'opponent', read: 'card' },
  ],
  ['dodge token', { chapter: 'dodge', element: 'option', key: 'dodge' }],
  ['refrain', { chapter: 'dodge', element: 'option', key: 'refrain' }],
  ['attack', { chapter: 'symbols', element: 'option', place: 'd3', key: 'sword' }],
  ['empower', { chapter: 'symbols', element: 'option', key: 'empower' }],
  ['spend', { chapter: 'symbols', element: 'part', part: 'spend', key: 'spend' }],
  ['spend'],
  ['spend'],
  ['spend'],
  ['end turn', { chapter: 'spell', element: 'option', key: 'next' }],
  ['move', { chapter: 'spell', element: 'place', place: 'd2', key: 'near' }],
  [{ form: 'walk', to: 'd2' }],
  ['stop', { chapter: 'spell', element: 'option', key: 'stop' }],
  ['use', { chapter: 'spell', element: 'option', key: 'spell' }],
  ['at', { chapter: 'spell', element: 'option', place: 'f4', key: 'aim' }],
  ['plain', { chapter: 'spell', element: 'option', key: 'force' }],
  ['choose:plain', { chapter: 'spell', element: 'option', key: 'hold' }],
  ['end turn', { chapter: 'spell', element: 'option', key: 'last' }],
];

export const GUIDE: Guide = {
  packs: [],
  options: { encounter: 'the-landing-stage', outfit: 'steady' },
  script: {
    dice: [
      [3, 2, 3, 1, 2], // the Initiative Track: Nightingale, the Sickles, Remi, the Lodger, Zeke, Rook
      [6, 6], // the arrow
      [4, 5, 4], // the Dodge, and the blow that misses
      [4, 4, 3], // the Empowered Attack
      [5, 2, 2], // the Spell, and the Conviction of the Lodger
    ].flat(),
    orders: [{ zone: 'combatant loot', cards: ['gold-5'] }],
  },
  chapters: ['party', 'move', 'attack', 'discipline', 'dodge', 'symbols', 'spell'],
  lesson: LESSON.map(([wanted]) => wanted),
  notes: [
    ...LESSON.flatMap(([, ...notes], at) => notes.map((note) => ({ at, ...note }))),
    { at: LESSON.length, chapter: 'spell', element: 'board', key: 'free', free: true },
  ],
  marks: {
    'starting space/where': 'mark-start',
    'turn/action phase': 'mark-turn',
    'attack/dodge': 'mark-dodge',
    'attack/adding to the roll': 'mark-symbols',
    'spell/target': 'mark-spell',
  },
};
