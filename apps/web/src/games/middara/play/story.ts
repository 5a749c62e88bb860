/** The turns of others as a story: an answer cut into beats. */

import type { View } from '@questwright/kernel';
import type { LogLine, SeenEvent } from '@questwright/protocol';
import type { Beat } from '../../game.ts';

export const beatsOf = (_line: LogLine): readonly Beat[] => [];
export const withEvents = (view: View, _events: readonly SeenEvent[]): View => view;
