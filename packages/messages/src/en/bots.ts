/** English for what bots say of their thoughts. */
export const BOTS_ENGLISH: Readonly<Record<string, string>> = {
  'bot.at-once': '{answer}: this needed no thought.',
  'bot.chosen':
    '{answer}: a chance of {percent} % to win, after {iterations, plural, one {one game} other {# games}} in thought.',
  'bot.stopped':
    '{answer}: a chance of {percent} % to win; thinking was ended early, after {iterations, plural, one {one game} other {# games}}.',
  'bot.closer': '{answer}. A closer look at it:',
  'bot.turning-point':
    '{seat}: {answer}. The chance to win went from {before} % to {after} %. A bot would have done the same.',
  'bot.turning-point-otherwise':
    '{seat}: {answer}. The chance to win went from {before} % to {after} %. A bot would have done this: {bot}',
  'advice.first': 'A good player would answer: {answer}.',
  'advice.then': 'Then: {answer}.',
  'advice.plain': 'A good player would answer: {answer}. It needs no thought.',
  'advice.best': 'A good player would answer: {answer}. That gives a chance of {percent} % to win the game.',
  'advice.other': '{answer}: {percent} %.',
  'advice.certain':
    'A good player would answer: {answer}. As things stand nobody takes the victory from you, whatever you choose.',
  'advice.also': 'Also considered: {answer}.',
  'bot.line': 'Also considered: {answer}, {percent} % in {visits, plural, one {one game} other {# games}}.',
};
