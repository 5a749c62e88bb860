import { answerBy } from '@questwright/bots';
import { greedyBot } from '../../src/bot/index.ts';
import { attack, field, type Given } from '../rules/field.ts';

/** What the bot answers in a position, after these answers; `play` names who attacks Rook. */
export function answer(
  given: Omit<Given, 'map' | 'play'> & { map?: Given['map']; play?: string },
  ...before: string[]
): readonly string[] {
  const { play, ...rest } = given;
  const table = field({
    map: ['.....', '.....', '.....', '.....', '.....'],
    ...rest,
    ...(play ? { play: attack(play, 'rook') } : {}),
  });
  for (const one of before) table.answer(0, one);
  return answerBy(table.loaded, table.game, greedyBot(table.loaded), 0);
}
