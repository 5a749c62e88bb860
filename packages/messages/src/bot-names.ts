/** Bots by their names. */

/** A bot's strength, and its style or none: `champion-bold`. */
export function botIn(name: string): { bot: string; style: string } {
  const [bot = '', style = 'none'] = name.split('-');
  return { bot, style };
}
