/** A bot that looks one decision ahead, by the odds of the fights that its party can expect. */

import {
  choiceOf,
  done,
  next,
  words,
  type DecisionView,
  type Json,
  type Offer,
  type SomeOf,
  type View,
} from '@questwright/kernel';
import { PHASES } from '../words.ts';
import { courseOf } from './courses.ts';
import { attackOrDefend, escapeOrFight, useOrPass } from './fighting.ts';
import { putBack, takeOne } from './looking.ts';
import { afterMoving, extraStep, howToMove, whereTo } from './moving.ts';
import { Outlook } from './outlook.ts';
import type { Answerer, Answers, BotPart } from './part.ts';
import { answerToTerms, termsWith, whomToAttack } from './rivals.ts';
import { hasHero, sightOf, type Cards } from './sight.ts';
import { WEIGHTS, type Weights } from './weights.ts';
import { cardByCost, improvement, marketAction, payment } from './town.ts';
import { whom } from './whom.ts';

/** What a seat is asked, and what it sees: the view is made only when it is needed. */
export interface Seen {
  seat: number;
  proc: string;
  step: string;
  offer: Offer;
  view(): View;
}
const whatToDoHere: Answerer = (outlook, sight, options) => {
  const wanted = options.find((option) => option === 'attempt' || option === 'face');
  const adventure = wanted === undefined ? null : outlook.attemptable(sight);
  const attack = whomToAttack(outlook, sight, options, adventure ?? 0);
  if (attack !== null) return attack;
  if (adventure !== null) return wanted!;
  const trade = options.find((option) => {
    const other = choiceOf(option) === 'negotiate' ? Number(words(option)[0]) : -1;
    return other >= 0 && termsWith(outlook, sight, other, null) !== null;
  });
  if (trade !== undefined) return trade;
  return options.find((option) => option === 'decline' || option === 'no-interaction') ?? options.at(-1)!;
};

const terms: Answerer = (outlook, sight, options, { forms }) => {
  const { decision, stack } = sight.view;
  if (options.includes('accept')) return answerToTerms(outlook, sight, decision?.proposal?.pick.slice(1) ?? []);
  const { seat, other } = stack.at(-1)!.locals;
  const form = forms.find(({ choice }) => choice === 'propose');
  const goods = (form?.of as SomeOf | undefined)?.of ?? [];
  const partner = seat === sight.seat ? other : seat;
  // Whoever is offered bad terms does not bargain.
  if (decision?.proposal || typeof partner !== 'number') return 'leave';
  return termsWith(outlook, sight, partner, goods as readonly string[])?.pick ?? 'leave';
};

/** By procedure and step. */
const ANSWERS: Answers = {
  'movement step': { 'how to move': howToMove, 'where to': whereTo, 'after moving': afterMoving },
  'extra step': { 'where to': extraStep },
  'adventure step': { 'what to do here': whatToDoHere },
  'escape phase': { 'escape or fight': escapeOrFight, 'escape from a hero': escapeOrFight },
  ...Object.fromEntries(
    PHASES.map((phase): [string, Record<string, Answerer>] => [
      `${phase} phase`,
      { 'attack or defend': (outlook, sight, options) => attackOrDefend(outlook, sight, options, phase) },
    ]),
  ),
  'market step': { 'market actions': marketAction },
  'experience step': { 'experience counters': improvement },
  'experience counter': { 'spent counters': (_, __, options) => payment(options) },
  'choose an effect': { choose: courseOf },
  'choose a character': { character: whom },
  'look at cards': { 'put back': putBack, 'one taken': takeOne },
  negotiation: { terms },
  knockout: { 'most expensive card': (outlook, sight, options) => cardByCost(outlook, sight, options, -1) },
  'gain a card': { room: (outlook, sight, options) => cardByCost(outlook, sight, options, -1) },
  'beyond a limit': { 'which one goes': (outlook, sight, options) => cardByCost(outlook, sight, options, -1) },
  'spoils of combat': { 'one of four': (outlook, sight, options) => cardByCost(outlook, sight, options, 1) },
};

/** A form is filled from its end: most rest, most goods, the last names. */
function filled(offer: Offer): string[] {
  const begun = [offer.forms[0]!.choice];
  for (;;) {
    const more = next(offer, begun);
    if (more.length === 0 || (done(offer, begun) && begun.length > 1 && offer.forms[0]!.kind !== 'distribute')) {
      return begun;
    }
    begun.push(more.at(-1)!);
  }
}

/** `parts` are those of the packs that are on. */
export function greedyBot(
  content: Readonly<Record<string, Json>>,
  style: Partial<Weights> = {},
  parts: readonly BotPart[] = [],
) {
  const outlook = new Outlook(content as unknown as Cards, { ...WEIGHTS, ...style }, parts);
  const added: Record<string, Answers[string]> = {};
  for (const { answers = {} } of parts)
    for (const [proc, steps] of Object.entries(answers)) added[proc] = { ...added[proc], ...steps };
  const pick = ({ seat, proc, step, offer, view }: Seen): readonly string[] => {
    const { options, forms } = offer;
    const own = added[proc]?.[step];
    const known = own ?? ANSWERS[proc]?.[step];
    if (options.length === 0 && known === undefined) return filled(offer);
    if (options.length === 1 && forms.length === 0) return [options[0]!];
    const answer = known ?? (options.includes('pass') ? useOrPass : null);
    const seen = answer === null ? null : view();
    // Whoever plays no Hero has no party to weigh.
    if (seen === null || !hasHero(seen, seat)) {
      return options.length === 0 ? filled(offer) : [options.includes('pass') ? 'pass' : options[0]!];
    }
    const sight = sightOf(outlook, seen, seat);
    const chosen =
      answer!(outlook, sight, options, offer) ?? ANSWERS[proc]?.[step]?.(outlook, sight, options, offer) ?? options[0]!;
    return typeof chosen === 'string' ? [chosen] : chosen;
  };
  return {
    name: 'greedy',
    pick,
    choose: (view: View, { mine, proc, step }: DecisionView): readonly string[] =>
      pick({ seat: mine!.seat, proc, step, offer: mine!, view: () => view }),
  };
}
