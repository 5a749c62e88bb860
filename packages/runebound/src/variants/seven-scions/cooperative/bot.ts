/** What bots answer for the group. */

import { numberIn } from '@questwright/kernel';
import type { Answerer, Answers, BotPart } from '../../../bot/part.ts';
import type { Outlook } from '../../../bot/outlook.ts';
import type { Sight } from '../../../bot/sight.ts';
import type { Hero } from '../../../cards.ts';
import { ATTRIBUTE_OF, PHASES, type Phase } from '../../../words.ts';
import { scionIn } from '../cards.ts';

/** The life that a seat's Hero has left. */
function lifeOf(outlook: Outlook, { view, land }: Sight, seat: number): number {
  const [hero] = view.zones[`hero/${seat}`] ?? [];
  const card = hero?.card ? (outlook.cards[hero.card] as Hero) : null;
  return card === null ? 0 : card.life + land.heroes[seat]!.experience.life - (hero!.counters['wounds'] ?? 0);
}
const whoIsHurt: Answerer = (outlook, sight, options) =>
  options.reduce((best, option) =>
    lifeOf(outlook, sight, numberIn(option)) > lifeOf(outlook, sight, numberIn(best)) ? option : best,
  );
const standIn: Answerer = (_, sight) => {
  const phase = sight.view.stack.at(-1)!.locals['phase'] as Phase;
  const at = PHASES.indexOf(phase);
  const own = sight.area.flatMap(({ card }) => scionIn(card) ?? [])[0];
  const [hero] = sight.party.fighters;
  if (own === undefined || hero === undefined) return 'stand-alone';
  if (own.asAlly[ATTRIBUTE_OF[phase]] > hero.bonus[at]!) return 'stand-in-score';
  return own.asAlly.damage[phase] > hero.damage[at]! ? 'stand-in-damage' : 'stand-alone';
};

const ofTheGroup = (phase: Phase): [string, Answers[string]] => [
  `${phase} phase of the group`,
  { 'who is hurt': whoIsHurt },
];

export const BOT: BotPart = {
  answers: {
    'scion stands in': { 'score or damage': standIn },
    ...Object.fromEntries(PHASES.map(ofTheGroup)),
  },
  together: true,
};
