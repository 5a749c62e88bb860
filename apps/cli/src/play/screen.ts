import { choiceOf, type Seat } from '@questwright/kernel';
import { say } from '../language.ts';
import type { Paper } from '../terminal.ts';
import type { Told } from './log.ts';
import type { Question } from './question.ts';
import type { Shown } from './shown.ts';

/** A list that is longer goes into columns, if they fit. */
const LONG = 14;

/** The prompt and the numbered list below it. What can be done at any time is named one by one when it is new, then only by its
 *  choices. */
export function showQuestion(paper: Paper, question: Question, asidesShown: Shown): void {
  const { reader, form } = question;
  const name = paper.strong(`${reader.nameOf(reader.viewer!)}:`);
  if (reader.isAsked) {
    const { text, rule } = reader.prompt();
    paper.text(`${name} ${cited(paper, text, rule)}`, '', '  ');
  } else paper.text(`${name} ${say('question.waiting')}`);
  for (const hint of reader.hints()) paper.text(hint, '  ', '    ');
  if (form) paper.text(question.instruction(), '  ', '    ');
  // Where amounts are asked for, the number typed is the amount itself.
  const items = question.counts ? [] : question.items();
  const width = String(items.length).length;
  const numbers = items.map((item, i) => ({ ...item, number: String(i + 1) }));
  const loud = numbers.filter((item) => !item.aside && !item.quiet);
  list(
    paper,
    loud.map(({ number, text, form: more }) => `${number.padStart(width)}  ${text}${more ? ' …' : ''}`),
    width,
  );
  const quiet = items.filter((item) => item.quiet);
  if (quiet.length > 0) {
    const short = quiet.map(({ text, mark }) => mark ?? text);
    paper.text(`${reader.say({ key: 'board.quiet', with: {} })} ${short.join(', ')}.`, '  ', '    ');
  }
  const asides = numbers.filter(({ aside }) => aside);
  const areNew = asidesShown.news(asides.map(({ text }) => text)).length > 0;
  const options = areNew
    ? asides.map(({ number, text }) => `${number} ${text}`).join('; ')
    : [...new Set(asides.map(({ id }) => choiceOf(id)))]
        .map((choice) => {
          const all = asides.filter(({ id }) => choiceOf(id) === choice);
          return `${span(all)} ${reader.say({ key: `choice.${choice}`, with: {} })}`;
        })
        .join('; ');
  if (asides.length > 0) paper.text(say('question.any-time', { options }), '  ', '    ');
  if (form && question.mayStop) paper.line(`  ${'0'.padStart(width)}  done`);
  if (question.canGoBack) paper.line(`  ${say('question.back')}`);
}

/** The numbers of things that stand next to each other. */
function span(items: readonly { number: string }[]): string {
  const [first, last] = [items[0]?.number, items.at(-1)?.number];
  return first === last ? `${first}` : `${first}–${last}`;
}

function list(paper: Paper, lines: readonly string[], width: number): void {
  const widest = Math.max(...lines.map((line) => line.length)) + 3;
  const columns = paper.linear || lines.length <= LONG ? 1 : Math.max(1, Math.floor((paper.width - 2) / widest));
  if (columns === 1) {
    for (const line of lines) paper.text(line, '  ', ' '.repeat(width + 4));
    return;
  }
  const rows = Math.ceil(lines.length / columns);
  for (let row = 0; row < rows; row++) {
    const cells = Array.from({ length: columns }, (_, column) => lines[column * rows + row] ?? '');
    paper.line(`  ${cells.map((cell) => cell.padEnd(widest)).join('')}`.trimEnd());
  }
}

/** A text with the rule behind it; alone where there is none to name, or where the reader must hear every letter. */
export const cited = (paper: Paper, text: string, rule: string): string =>
  rule === '' || rule === 'kernel' || paper.linear ? text : `${text} ${paper.faint(`[${rule}]`)}`;

/** Everything that has happened, by the number of the decision. */
export function showLog(paper: Paper, chapters: readonly Told[], mayKnow: (seat: Seat) => boolean): void {
  const told = chapters.filter(({ taken, events }) => taken !== null || events.length > 0);
  if (told.length === 0) return paper.line(say('log.nothing'));
  for (const { line, taken, events } of told) {
    if (taken) {
      const text = (mayKnow(taken.seat) ? taken.text : null) ?? say('log.decides');
      paper.text(`${String(line).padStart(4)}  ${paper.strong(`${taken.name}:`)} ${text}`, '', ' '.repeat(6));
    }
    for (const { text, rule } of events) paper.text(`- ${cited(paper, text, rule)}`, ' '.repeat(6), ' '.repeat(8));
  }
  paper.line(say('log.numbers'));
}
