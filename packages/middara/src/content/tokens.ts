/** Encounter tokens: one of each kind in each colour. Face down, those of one kind cannot be told apart. */

import type { TokenCard } from '../cards.ts';

export const TOKENS: Record<string, TokenCard> = {
  'exit-blue': { kind: 'token', token: 'exit', colour: 'blue', back: 'exit' },
  'exit-red': { kind: 'token', token: 'exit', colour: 'red', back: 'exit' },
  'exit-green': { kind: 'token', token: 'exit', colour: 'green', back: 'exit' },
  'exit-yellow': { kind: 'token', token: 'exit', colour: 'yellow', back: 'exit' },
  'loot-blue': { kind: 'token', token: 'loot', colour: 'blue', back: 'loot' },
  'loot-red': { kind: 'token', token: 'loot', colour: 'red', back: 'loot' },
  'loot-green': { kind: 'token', token: 'loot', colour: 'green', back: 'loot' },
  'loot-yellow': { kind: 'token', token: 'loot', colour: 'yellow', back: 'loot' },
  'objective-blue': { kind: 'token', token: 'objective', colour: 'blue', back: 'objective' },
  'objective-red': { kind: 'token', token: 'objective', colour: 'red', back: 'objective' },
  'objective-green': { kind: 'token', token: 'objective', colour: 'green', back: 'objective' },
  'objective-yellow': { kind: 'token', token: 'objective', colour: 'yellow', back: 'objective' },
  'totem-blue': { kind: 'token', token: 'totem', colour: 'blue', back: 'totem' },
  'totem-red': { kind: 'token', token: 'totem', colour: 'red', back: 'totem' },
  'totem-green': { kind: 'token', token: 'totem', colour: 'green', back: 'totem' },
  'totem-yellow': { kind: 'token', token: 'totem', colour: 'yellow', back: 'totem' },
  'bug-bomb': { kind: 'token', token: 'object', back: 'bug-bomb' },
};
