/** The question as the page answers it: every choice with its number, in the dock, on the stage and on the board alike. */

import type { Bundle } from '@questwright/messages';
import { createContext, useContext, useEffect, useRef, useState } from 'react';
import { byWorth, choicesAfter, mayFinish, type Asked, type Choice } from './choices.ts';
import { useTable, type ShownTable } from '../shown-table.ts';

/** How long a number that could go on waits for its next digit. */
const PATIENCE = 700;

export interface Answering {
  asked: Asked | null;
  /** What was put into a form so far: its choice, then elements. */
  begun: readonly string[];
  /** How much of the answer goes without saying. */
  root: number;
  /** In the order of their numbers. */
  choices: readonly Choice[];
  /** The form may be left as it is. */
  finish: boolean;
  /** What Space does. */
  obvious: Choice | null;
  /** An answer is on its way. */
  sending: boolean;
  typed: string;
  /** The number of an option, or null when it is not on offer. */
  numberOf(option: string): number | null;
  take(choice: Choice): void;
  takeOption(option: string): void;
  /** Answers with the form as it is. */
  end(): void;
  back(): void;
  digit(digit: string): void;
  clear(): void;
}

export const AnsweringContext: React.Context<Answering | null> = createContext<Answering | null>(null);

export function useAnswers(): Answering {
  const answering = useContext(AnsweringContext);
  if (answering === null) throw new Error('Only inside a table');
  return answering;
}

const NONE: readonly Bundle[] = [];
const useNone = (): readonly Bundle[] => NONE;
/** Answers that are planned on the board. A table keeps its game: it is the same hook each time. */
export function usePlans(): readonly Bundle[] {
  const { ui } = useTable();
  const usePlanned = ui.usePlanned ?? useNone;
  return usePlanned();
}

function askedIn({ view, offer, say, words, ui, scene }: ShownTable): Asked | null {
  const mine = view.decision?.mine ?? null;
  if (mine === null || offer === null) return null;
  const quiet = new Set(ui.entry.describe?.quiet?.(scene, mine.options) ?? []);
  return { mine, offer, say, words, placeOf: ui.placeOf, quiet };
}

/** What is usual where it is on offer, else the only thing that is asked for: a default must not be advice. */
function obviousOf(plain: readonly Choice[], usual: readonly string[], forms: number): Choice | null {
  const asked = plain.filter(({ aside, quiet }) => !aside && !quiet);
  const named = (name: string): Choice | undefined => asked.find(({ begun }) => begun[0]?.split(':')[0] === name);
  const found = usual.map(named).find((one) => one !== undefined);
  return found ?? (forms === 0 && asked.length === 1 ? asked[0]! : null);
}

export function useAnswering(seen: ShownTable, sending: boolean): Answering {
  const { view, chosen, choose, answer, ui } = seen;
  const no = view.decision?.no ?? -1;
  const [filling, setFilling] = useState<{ no: number; begun: readonly string[] }>({ no, begun: [] });
  const asked = askedIn(seen);
  const [only, ...others] = asked?.offer.forms ?? [];
  const given = filling.no === no ? filling.begun : [];
  // A question that is nothing but a form is begun at once.
  const alone = asked && only && others.length === 0 && asked.mine.options.length + asked.mine.asides.length === 0;
  const begun = given.length === 0 && alone ? [only.choice] : given;
  const root = alone ? 1 : 0;
  const begin = (next: readonly string[]): void => setFilling({ no, begun: next });

  const choices = asked ? byWorth(choicesAfter(begun, asked), (option) => ui.worthOf?.(option, seen) ?? null) : [];
  const finish = asked !== null && mayFinish(asked.mine, begun);
  const [first] = asked?.mine.options ?? [];
  // Where places come first, going somewhere is meant, and no place is more obvious than another.
  const roaming = begun.length === 0 && first !== undefined && ui.placeOf(first) !== null;
  const here = choices.find(({ place }) => place !== null && place === chosen);
  const plain = choices.filter(({ place }) => place === null);
  const forms = begun.length === 0 ? (asked?.offer.forms.length ?? 0) : 0;
  const obvious = here ?? (finish || roaming ? null : obviousOf(plain, ui.usual ?? ['pass'], forms));

  const take = (choice: Choice): void => {
    if (sending) return;
    if (choice.whole) {
      choose(null);
      answer(choice.begun);
    } else begin(choice.begun);
  };
  const end = (): void => {
    if (!sending) answer(begun);
  };
  const typed = useDigits(choices.length + (finish ? 1 : 0), (number) => {
    if (!bearsNumber(number)) return;
    const choice = choices[number - 1];
    if (choice) take(choice);
    else if (finish) end();
  });
  const placed = (option: string): number =>
    choices.findIndex((choice) => choice.whole && choice.begun.length === 1 && choice.begun[0] === option);
  return {
    asked,
    begun,
    root,
    choices,
    finish,
    obvious,
    sending,
    typed: typed.digits,
    numberOf: (option) => (placed(option) < 0 ? null : placed(option) + 1),
    take,
    takeOption: (option) => {
      const choice = choices[placed(option)];
      if (choice) take(choice);
    },
    end,
    back: () => (begun.length > root ? begin(begun.slice(0, -1)) : choose(null)),
    digit: typed.press,
    clear: typed.clear,
  };
}

/** Whether something in sight has this number: what is folded away must not be answered by a slip of a finger. */
const bearsNumber = (number: number): boolean =>
  [...document.querySelectorAll('kbd')].some(
    (one) => one.textContent === String(number) && one.closest('details:not([open])') === null,
  );

/** Numbers typed digit by digit; taken as soon as no longer one is possible, or after a moment. */
function useDigits(most: number, take: (number: number) => void) {
  const [digits, setDigits] = useState('');
  const latest = useRef(take);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    latest.current = take;
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  const clear = (): void => {
    clearTimeout(timer.current);
    setDigits('');
  };
  const press = (digit: string): void => {
    clear();
    const typed = digits + digit;
    const number = Number(typed);
    if (number < 1 || number > most) return;
    if (number * 10 > most) return latest.current(number);
    setDigits(typed);
    timer.current = setTimeout(() => {
      setDigits('');
      latest.current(number);
    }, PATIENCE);
  };
  return { digits, press, clear };
}
