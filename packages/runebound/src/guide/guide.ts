/** The guided first game: a hero grows, walks to an adventure, wins a fight, and heals and buys in a town. */

import type { Guide, Note } from '@questwright/messages';

/** What the other towns are given before Tamalir. */
const ELSEWHERE = [
  'carters-gambeson',
  'yew-longbow',
  'wardens-shield',
  'sister-ysolt',
  'tallow-torch',
  'pilgrims-flask',
  'robbers-cloak',
];

const LESSON: readonly (readonly [pick: string, note: Omit<Note, 'at'>])[] = [
  ['improve:body', { chapter: 'grow', element: 'option', key: 'grow' }],
  ['improve:body', { chapter: 'grow', element: 'option', key: 'grow-again' }],
  ['roll:5', { chapter: 'move', element: 'option', key: 'roll' }],
  ['move:g07', { chapter: 'move', element: 'place', place: 'g07', key: 'walk' }],
  ['attempt', { chapter: 'adventure', element: 'option', key: 'adventure' }],
  ['fight', { chapter: 'fight', element: 'option', key: 'stand' }],
  ['defend', { chapter: 'fight', element: 'option', key: 'defend' }],
  ['attack', { chapter: 'fight', element: 'option', key: 'attack' }],
  ['fight', { chapter: 'fight', element: 'option', key: 'round' }],
  ['defend', { chapter: 'fight', element: 'option', key: 'hold' }],
  ['attack', { chapter: 'fight', element: 'option', key: 'last-blow' }],
  ['roll:5', { chapter: 'town', element: 'option', key: 'back' }],
  ['move:tamalir', { chapter: 'town', element: 'place', place: 'tamalir', key: 'to-town' }],
  ['heal', { chapter: 'town', element: 'option', key: 'heal' }],
  ['buy', { chapter: 'town', element: 'option', key: 'buy' }],
  ['pass', { chapter: 'town', element: 'option', key: 'leave' }],
];

export const GUIDE: Guide = {
  packs: ['short-quest'],
  options: { heroes: ['torvald-oakhand'] },
  script: {
    dice: [
      [1, 2, 3, 4, 5], // the way to the Drovers’ Green
      [3, 4, 8, 7, 9, 6], // the first round: a wound, a blow, a defense that holds
      [6, 7, 6, 5], // the second round
      [2, 1, 3, 1, 6], // the way back
    ].flat(),
    orders: [
      { zone: 'green deck', cards: ['kingsmead-crows'] },
      { zone: 'market deck', cards: [...ELSEWHERE, 'boar-spear'] },
    ],
  },
  chapters: ['grow', 'move', 'adventure', 'fight', 'town'],
  lesson: LESSON.map(([pick]) => pick),
  notes: [
    ...LESSON.map(([, note], at) => ({ at, ...note })),
    { at: LESSON.length, chapter: 'town', element: 'board', key: 'free', free: true },
  ],
  marks: {
    'movement step/how to move': 'mark-move',
    'adventure step/what to do here': 'mark-adventure',
    'escape phase/escape or fight': 'mark-fight',
    'market step/market actions': 'mark-town',
    'experience step/experience counters': 'mark-grow',
  },
};
