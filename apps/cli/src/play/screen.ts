import type { Game, World } from '@questwright/kernel';
import type { Paper } from '../paper.ts';
import type { Teller } from '../teller.ts';
import { hasAnswered, type Question } from './question.ts';

/** The prompt and the numbered list below it. */
export function showQuestion(paper: Paper, teller: Teller, game: Game<World>, question: Question): void {
  const { seat, form, offer } = question;
  const name = paper.strong(`${teller.seat(seat)}:`);
  if (offer.asked && !hasAnswered(game, seat)) {
    const { text, rule } = teller.prompt(game, seat);
    paper.text(`${name} ${text} ${paper.faint(`[${rule}]`)}`, '', '  ');
  } else paper.text(`${name} waiting for others.`);
  if (form) paper.text(question.instruction(), '  ', '    ');
  const { proposal } = game.pending!;
  if (proposal && !form) {
    paper.text(`On the table, from ${teller.seat(proposal.seat)}: ${teller.terms(game, seat)}`, '  ', '    ');
  }
  const items = question.items();
  const width = String(items.length).length;
  // Where amounts are asked for, the number typed is the amount itself.
  for (const [i, item] of question.counts ? [] : items.entries()) {
    if (item.aside && !items[i - 1]?.aside) paper.line('  At any time:');
    const number = String(i + 1).padStart(width);
    paper.text(`${number}  ${item.text}${item.form ? ' …' : ''}`, '  ', ' '.repeat(width + 4));
  }
  if (form && question.mayStop) paper.line(`  ${'0'.padStart(width)}  done`);
  if (question.canGoBack) paper.line('  (or back)');
}
