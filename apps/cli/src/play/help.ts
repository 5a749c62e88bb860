import type { GameEntry } from '@questwright/messages';
import { say, wordsOf, type Key } from '../language.ts';
import type { Teller } from '../teller.ts';
import type { Paper } from '../terminal.ts';

/** Where a game is played: on this screen alone, or at a table with others. */
export type Where = 'here' | 'table';

/** What can be typed during a game, and what it is for; there or only in one of them. What stands for something else has words. */
const HELP: readonly [typed: string, key: Key, where?: Where][] = [
  ['{number}', 'help.number'],
  ['1 3', 'help.several'],
  ['done, back', 'help.done'],
  ['look', 'help.look'],
  ['look <{name}>', 'help.look-at'],
  ['near', 'help.near'],
  ['goal', 'help.goal'],
  ['cards', 'help.cards'],
  ['board', 'help.board'],
  ['why', 'help.why'],
  ['why 2', 'help.why-number'],
  ['why <{words}>', 'help.why-words'],
  ['why <{rule}>', 'help.why-rule'],
  ['explain', 'help.explain'],
  ['thoughts', 'help.thoughts', 'here'],
  ['undo [n]', 'help.undo'],
  ['redo', 'help.redo'],
  ['log [n]', 'help.log'],
  ['seat <n>', 'help.seat', 'here'],
  ['ask always', 'help.ask', 'here'],
  ['save <{file}>', 'help.save', 'here'],
  ['vote yes|no', 'help.vote', 'table'],
  ['chat <{text}>', 'help.chat', 'table'],
  ['note [{text}]', 'help.note', 'table'],
  ['who', 'help.who', 'table'],
  ['start', 'help.start', 'table'],
  ['replace <{number}>', 'help.replace', 'table'],
  ['go-on', 'help.go-on', 'table'],
  ['resign', 'help.resign', 'table'],
  ['help rules', 'help.rules'],
  ['quit', 'help.quit', 'here'],
  ['quit', 'help.quit-table', 'table'],
];
const COLUMN = 16;

type Typed = 'number' | 'name' | 'words' | 'rule' | 'file' | 'text';
const typedAs = (typed: string): string => typed.replaceAll(/\{(\w+)\}/g, (_, what: Typed) => say(`typed.${what}`));

/** `help`: what can be said; `help rules`: the game in short, and what its packs add. */
export function help(paper: Paper, { entry, loaded }: Teller, about: string, where: Where = 'here'): void {
  if (about === '') {
    for (const [typed, key, only = where] of HELP)
      if (only === where) paper.text(`${typedAs(typed).padEnd(COLUMN - 1)} ${say(key)}`, '', ' '.repeat(COLUMN));
  } else if (!/^(rules?|game|map)$/i.test(about)) paper.text(say('help.none', { about }));
  else {
    if (!guide(paper, entry, 'rules')) paper.line(say('help.no-guide'));
    for (const pack of loaded.packs) guideTo(paper, entry, pack);
  }
}

/** A part of the game's guide for newcomers, if it has it. */
export function guide(paper: Paper, entry: GameEntry, part: 'introduction' | 'roles' | 'rules'): boolean {
  const inGame = wordsOf(entry);
  const key = `guide.${part}`;
  if (!inGame.has(key)) return false;
  for (const paragraph of inGame({ key, with: {} }).split('\n'))
    paper.text(paragraph, '', part === 'rules' ? '  ' : '');
  return true;
}

function guideTo(paper: Paper, entry: GameEntry, pack: string): void {
  const inGame = wordsOf(entry);
  const key = `pack.${pack}.how`;
  if (!inGame.has(key)) return;
  paper.line(paper.strong(inGame({ key: `pack.${pack}`, with: {} })));
  for (const paragraph of inGame({ key, with: {} }).split('\n')) paper.text(paragraph, '', '  ');
}
