/** What can be answered now, one click at a time. */

import { done, next, type Form, type Message, type Offer } from '@questwright/kernel';
import type { Say } from '@questwright/messages';
import type { ToldOffer } from '@questwright/protocol';

export interface Choice {
  /** The beginning of an answer that this leads to. */
  begun: readonly string[];
  /** It is the whole answer. */
  whole: boolean;
  label: string;
  rule: string;
  /** The place on the board that it leads to. */
  place: string | null;
  /** Possible and seldom wanted. */
  quiet: boolean;
  aside: boolean;
}

export interface Asked {
  mine: Offer;
  offer: ToldOffer;
  say(message: Message): string;
  words: Say;
  placeOf(option: string): string | null;
  quiet: ReadonlySet<string>;
}

/** How an answer that was begun may go on. Places, which are picked on the board, come after the rest of what is asked; what
 *  one may do unasked comes last. */
export function choicesAfter(begun: readonly string[], asked: Asked): Choice[] {
  const { mine, offer, say, placeOf, quiet } = asked;
  if (begun.length > 0) return elementsAfter(begun, asked);
  const options = [...mine.options, ...mine.asides].map((option): Choice => {
    const { rule, ...message } = offer.options[option] ?? { key: `option.${option}`, with: {}, rule: 'kernel' };
    const aside = mine.asides.includes(option);
    return {
      begun: [option],
      whole: true,
      label: say(message),
      rule,
      place: placeOf(option),
      quiet: quiet.has(option),
      aside,
    };
  });
  const forms = offer.forms.map(({ choice, label: { rule, ...message } }): Choice => {
    return {
      begun: [choice],
      whole: false,
      label: say(message),
      rule,
      place: null,
      quiet: false,
      aside: false,
    };
  });
  const rank = ({ place, quiet: seldom, aside }: Choice): number =>
    (aside ? 4 : 0) + (place === null ? 0 : 2) + (seldom ? 1 : 0);
  return [...options.filter(({ aside }) => !aside), ...forms, ...options.filter(({ aside }) => aside)].toSorted(
    (one, other) => rank(one) - rank(other),
  );
}

/** Those of which it is known what they promise, the best first, in the places that they have among the others. */
export function byWorth(choices: readonly Choice[], worthOf: (option: string) => number | null): readonly Choice[] {
  const known = choices.flatMap((choice, at) => {
    const worth = choice.whole && choice.begun.length === 1 ? worthOf(choice.begun[0]!) : null;
    return worth === null ? [] : [{ choice, at, worth }];
  });
  const best = known.toSorted((one, other) => other.worth - one.worth);
  const found = [...choices];
  known.forEach(({ at }, i) => (found[at] = best[i]!.choice));
  return found;
}

function elementsAfter(begun: readonly string[], asked: Asked): Choice[] {
  const { mine, offer } = asked;
  const form = mine.forms.find(({ choice }) => choice === begun[0]);
  const told = offer.forms.find(({ choice }) => choice === begun[0]);
  if (!form || !told) return [];
  return next(mine, begun).map((element): Choice => {
    const after = [...begun, element];
    return {
      begun: after,
      whole: done(mine, after) && next(mine, after).length === 0,
      label: elementInWords(form, element, asked),
      rule: told.label.rule,
      place: form.kind === 'path' ? element : null,
      quiet: false,
      aside: false,
    };
  });
}

/** What was put into a form so far, or what could be. */
export function elementInWords(form: Form, element: string, { offer, say, words }: Asked): string {
  if (form.kind === 'amount' || form.kind === 'distribute') return element;
  if (form.kind === 'confirm') return say({ key: element === 'yes' ? 'kernel.yes' : 'kernel.no', with: {} });
  const told = offer.forms.find(({ choice }) => choice === form.choice)?.elements[element];
  return say(told && words.has(told.key) ? told : { key: 'kernel.element', with: { element } });
}

/** A whole answer: an option, or a form with each of its elements, in the order in which they are given. */
export function pickInWords(pick: readonly string[], asked: Asked): string[] {
  const [first = '', ...elements] = pick;
  const { mine, offer, say } = asked;
  const option = offer.options[first];
  if (option !== undefined) return [say(option)];
  const form = mine.forms.find(({ choice }) => choice === first);
  const told = offer.forms.find(({ choice }) => choice === first);
  if (form === undefined || told === undefined) return [];
  const so = elements.map((element, i) => {
    const place = placeAsked(form, pick.slice(0, i + 1), asked);
    const said = elementInWords(form, element, asked);
    return place === null ? said : `${place} ${said}`;
  });
  return [say(told.label), ...so];
}

/** For whom or what the next number of a form is; null where that goes without saying. */
export function placeAsked(form: Form, begun: readonly string[], { say, words }: Asked): string | null {
  if (form.kind !== 'distribute') return null;
  const { over } = form.of as unknown as { over: { id: string }[] };
  const id = over[begun.length - 1]?.id;
  if (id === undefined) return null;
  const key = `place.${form.choice}`;
  if (words.has(key)) return say({ key, with: { place: id, thing: Number(id), seat: Number(id) } });
  return say({ key: 'kernel.element', with: { element: id } });
}

export const mayFinish = (mine: Offer, begun: readonly string[]): boolean => begun.length > 0 && done(mine, begun);
