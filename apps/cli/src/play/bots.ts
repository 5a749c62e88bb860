import { say } from '../language.ts';

/** A bot by its name, as people are told who plays. */
export const botInWords = (name: string): string =>
  say('play.bot', { bot: name === 'random' ? say('play.at-random') : name });
