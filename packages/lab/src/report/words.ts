/** What the report itself says. What is counted has the words of its game; what is counted in any game has ours. */

import type { Message, Params } from '@questwright/kernel';
import { words, type Context, type Say } from '@questwright/messages';
import ENGLISH from './en.json' with { type: 'json' };

export type Key = keyof typeof ENGLISH;

const own = words(ENGLISH);

export const t = (key: Key, params: Params = {}): string => own({ key, with: params });

export const withOwnWords = (say: Say): Say =>
  Object.assign(
    (message: Message, context?: Context): string =>
      (Object.hasOwn(ENGLISH, message.key) ? own : say)(message, context),
    say,
  );

const plain = new Intl.NumberFormat('en', { maximumFractionDigits: 1 });
const signed = new Intl.NumberFormat('en', {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
  signDisplay: 'exceptZero',
});

export const inNumbers = (value: number): string => plain.format(value);
export const inPercent = (share: number): string => t('report.percent', { percent: (100 * share).toFixed(1) });
/** The ends of a band need no decimals. */
export const inWholePercent = (share: number): string => t('report.percent', { percent: (100 * share).toFixed(0) });
export const inPoints = (difference: number): string => signed.format(100 * difference);
