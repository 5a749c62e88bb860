/** A bot that looks one decision ahead, by the odds of the fights that its party can expect. */

import { choiceOf, done, next, words, type DecisionView, type Json, type Offer, type View } from '@questwright/kernel';
import { PHASES } from '../words.ts';
import { attackOrDefend, escapeOrFight, useOrPass } from './fighting.ts';
import { Outlook } from './outlook.ts';
import { sightOf, type Cards, type Sight } from './sight.ts';
import { answerToTerms, cardByCost, exhaustionOf, improvement, marketAction, payment } from './town.ts';

/** What a seat is asked, and what it sees: the view is made only when it is needed. */
interface Seen {
  seat: number;
  offer: Offer;
  view(): View;
}
type Answerer = (outlook: Outlook, sight: Sight, options: readonly string[]) => string;

const howToMove: Answerer = (outlook, sight, options) => {
  const goals = outlook.goals(sight);
  const here = outlook.worthOfStanding(sight.me.space, goals);
  const best = Math.max(...goals.map(({ worth }) => worth));
  if (here >= best && options.includes('stay')) return 'stay';
  const tired = exhaustionOf(sight.party) > 0 && options.includes('rest:3');
  return tired ? 'rest:3' : (options.find((option) => option.startsWith('roll:')) ?? options[0]!);
};

const whereTo: Answerer = (outlook, sight, options) => {
  const goals = outlook.goals(sight);
  let best = 'stop';
  let most = outlook.worthOfStanding(sight.me.space, goals);
  for (const option of options) {
    if (choiceOf(option) !== 'move') continue;
    const worth = outlook.worthOfStanding(words(option)[0]!, goals);
    if (worth > most) [best, most] = [option, worth];
  }
  return best;
};

const whatToDoHere: Answerer = (outlook, sight, options) => {
  const wanted = options.find((option) => option === 'attempt' || option === 'face');
  const odds = outlook.oddsAt(sight, sight.me.space) ?? 0;
  if (wanted !== undefined && odds >= outlook.leastOdds(sight)) return wanted;
  return options.find((option) => option === 'decline' || option === 'no-interaction') ?? options.at(-1)!;
};

const ANSWERS: Record<string, Answerer> = {
  'movement step/how to move': howToMove,
  'movement step/where to': whereTo,
  'adventure step/what to do here': whatToDoHere,
  'escape phase/escape or fight': escapeOrFight,
  ...Object.fromEntries(
    PHASES.map((phase): [string, Answerer] => [
      `${phase} phase/attack or defend`,
      (outlook, sight, options) => attackOrDefend(outlook, sight, options, phase),
    ]),
  ),
  'market step/market actions': marketAction,
  'experience step/experience counters': improvement,
  'experience counter/spent counters': (_, __, options) => payment(options),
  'negotiation/terms': (outlook, sight, options) =>
    answerToTerms(outlook, sight, options, sight.view.decision?.proposal?.pick.slice(1) ?? []),
  'knockout/most expensive card': (outlook, sight, options) => cardByCost(outlook, sight, options, -1),
  'gain a card/room': (outlook, sight, options) => cardByCost(outlook, sight, options, -1),
  'spoils of combat/one of four': (outlook, sight, options) => cardByCost(outlook, sight, options, 1),
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

export function greedyBot(content: Readonly<Record<string, Json>>) {
  const outlook = new Outlook(content as unknown as Cards);
  const pick = ({ seat, offer, view }: Seen): readonly string[] => {
    const { options, forms } = offer;
    if (options.length === 0) return filled(offer);
    if (options.length === 1 && forms.length === 0) return [options[0]!];
    const seen = view();
    const { proc, step } = seen.decision!;
    const sight = sightOf(outlook.cards, seen, seat);
    const answer = ANSWERS[`${proc}/${step}`] ?? (options.includes('pass') ? useOrPass : null);
    return [answer === null ? options[0]! : answer(outlook, sight, options)];
  };
  return {
    name: 'greedy',
    pick,
    choose: (view: View, { mine }: DecisionView): readonly string[] =>
      pick({ seat: mine!.seat, offer: mine!, view: () => view }),
  };
}
