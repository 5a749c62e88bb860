/** What of a turn is shown while others play. */

import type { SeenEvent } from '@questwright/protocol';

const PARTS: Readonly<Record<string, 'move' | 'card' | 'result'>> = {
  drew: 'move',
  rested: 'move',
  rigged: 'card',
  tucked: 'card',
  'held up': 'card',
  played: 'card',
  'drifted by': 'card',
  shone: 'result',
  failed: 'result',
  'tipped over': 'result',
  'went out': 'result',
  bought: 'result',
  traded: 'result',
};
export const partOf = ({ tag }: SeenEvent): 'move' | 'card' | 'result' | null => PARTS[tag] ?? null;
