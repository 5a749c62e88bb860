/** What a figure that decides itself writes down: lines from which a reader can reproduce what it did. */

import type { Message, Params } from '@questwright/kernel';

export type TraceLine = Message;
export const traced = (key: string, params: Params = {}): TraceLine => ({ key: `trace.${key}`, with: params });
