import { words, type GameEntry } from '@questwright/messages';
import type { Paper } from '../paper.ts';

/** Where a game is played: on this screen alone, or at a table with others. */
export type Where = 'here' | 'table';

/** What can be said during a game, there or only in one of them. */
const HELP: readonly (string | [Where, string])[] = [
  'a number        choose that option; its words, their beginning or a name in them do as well',
  '1 3             several numbers, where several things are chosen at once',
  'done, back      finish a choice of several parts; go one part back',
  'look            where you are and what is around you',
  'look <name>     a place, a card or a hero',
  'near            what lies in reach, with the way there',
  'cards           what you have (also: hand, area)',
  'board           the whole position again (also: an empty line)',
  'why             the rule behind the question',
  'why 2           the rule behind option 2',
  'why <words>     why a card, a place, an option or an action is not on offer; or the rules about a word',
  'why <rule id>   a rule in full',
  'explain         what can be asked; explain <name> [of whom]: a number and everything that makes it so',
  ['here', 'thoughts        what each bot considered when it decided last'],
  'undo [n]        take back your last decision, or the last n; undo to 14: all after decision 14',
  'redo            take it again',
  'log [n]         everything that happened so far, or since the last n decisions, with all reasons',
  ['here', 'seat <n>        let another person at this screen act, where the rules allow it unasked'],
  ['here', 'ask always      be asked whenever you could use something; ask usual: only where it concerns you'],
  ['here', 'save <file>     save the game'],
  ['table', 'vote yes|no     whether somebody may take back what others have seen'],
  ['table', 'chat <text>     say something to everybody at the table'],
  ['table', 'note [text]     your own note at this table; with a text, adds a line; note clear'],
  ['table', 'who             who sits where, and the link to the table'],
  ['table', 'start           begin, with bots on the free seats (whoever opened the table)'],
  ['table', 'resign          give up; a bot plays on'],
  'help rules      how the game is played',
  ['here', 'quit            leave'],
  ['table', 'quit            leave; your seat is kept, and you can come back'],
];

/** `help`: what can be said; `help rules`: the game in short. */
export function help(paper: Paper, entry: GameEntry, about: string, where: Where = 'here'): void {
  const lines = HELP.flatMap((line) => (typeof line === 'string' ? [line] : line[0] === where ? [line[1]] : []));
  if (about === '') lines.forEach((line) => paper.text(line, '', ' '.repeat(16)));
  else if (!/^(rules?|game|map)$/i.test(about)) paper.text(`There is help, and help rules; nothing on "${about}".`);
  else if (!guide(paper, entry, 'rules')) paper.line('There is nothing more to say of the rules; ask why of anything.');
}

/** A part of the game's guide for newcomers, if it has it. */
export function guide(paper: Paper, { messages }: GameEntry, part: 'introduction' | 'roles' | 'rules'): boolean {
  const say = words(messages);
  const key = `guide.${part}`;
  if (!say.has(key)) return false;
  for (const paragraph of say({ key, with: {} }).split('\n')) paper.text(paragraph, '', part === 'rules' ? '  ' : '');
  return true;
}
