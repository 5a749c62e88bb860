/** Bots by their strengths and styles. */

import { botIn } from '@questwright/messages';

export const strengthsOf = (bots: readonly string[]): string[] => bots.filter((name) => botIn(name).style === 'none');
/** In which styles a bot can play, none first. */
export const stylesOf = (bots: readonly string[], name: string): string[] =>
  bots.map(botIn).flatMap(({ bot, style }) => (bot === botIn(name).bot ? [style] : []));
