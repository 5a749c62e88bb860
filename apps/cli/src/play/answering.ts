/** An answer, put together line by line. */

import { say } from '../language.ts';
import { HIDDEN } from '../position.ts';
import { elementsIn } from './match-option.ts';
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
  if (!longer) return { problem: say('answer.not-together') };
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
  return { problem: say(isBegun ? 'answer.not-enough' : 'answer.nothing-to-finish') };
}

export function goBack(question: Question | null): Heard {
  if (question?.canGoBack) return { begun: question.begun.slice(0, -1) };
  return { problem: say('answer.nothing-to-leave') };
}
