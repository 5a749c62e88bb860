/** Bots by their names. */

/** A bot's strength, and its style or none: `champion-bold`. */
export function botIn(name: string): { bot: string; style: string } {
  const [bot = '', style = 'none'] = name.split('-');
  return { bot, style };
}
export const strengthsOf = (bots: readonly string[]): string[] => bots.filter((name) => botIn(name).style === 'none');
/** In which styles a bot can play, none first. */
export const stylesOf = (bots: readonly string[], name: string): string[] =>
  bots.map(botIn).flatMap(({ bot, style }) => (bot === botIn(name).bot ? [style] : []));
