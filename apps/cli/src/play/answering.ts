/** An answer, put together line by line. */

import { HIDDEN } from '../position.ts';
import { elementsIn } from './hearing.ts';
import type { Question } from './question.ts';

/** A whole answer, the beginning of one, or what is wrong with the line. */
export type Heard = { pick: readonly string[] } | { begun: readonly string[] } | { problem: string };

export function choose(question: Question, line: string): Heard {
  if (line === '0' && !question.counts && question.mayStop) return finish(question);
  const elements = elementsIn(line, question);
  if (typeof elements === 'string') return { problem: elements };
  const [only] = elements;
  const item = elements.length === 1 ? question.items().find(({ id }) => id === only) : undefined;
  if (item?.aside) return { pick: [only!] };
  if (item !== undefined && item.whole !== null) return { pick: item.whole };
  const longer = question.extend(elements);
  if (!longer) return { problem: 'These do not go together. Choose again, or say back.' };
  return longer.isWhole ? { pick: longer.begun } : { begun: longer.begun };
}

export function finish(question: Question | null): Heard {
  if (question?.mayStop) return { pick: question.begun };
  const isBegun = (question?.form ?? null) !== null;
  // Where the list has a "done" at other times, the rules say why not now.
  const refusal = isBegun ? null : (question?.reader.position.whyNot('done') ?? null);
  if (question && refusal !== null && refusal !== HIDDEN && !refusal.key.startsWith('kernel.')) {
    return { problem: question.reader.say(refusal) };
  }
  return { problem: isBegun ? 'That is not enough yet.' : 'There is nothing to finish. Choose from the list.' };
}

export function goBack(question: Question | null): Heard {
  if (question?.canGoBack) return { begun: question.begun.slice(0, -1) };
  return { problem: 'There is nothing to go back from; undo takes back a decision.' };
}
