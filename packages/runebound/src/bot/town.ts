/** In town and afterwards: healing, buying, selling, experience. */

import { words } from '@questwright/kernel';
import { COLORS, type Color, type Improvement } from '../words.ts';
import { costOf, type Outlook } from './outlook.ts';
import { crowd, holdingOf, type Party } from './party.ts';
import { areas, findThing, type Sight } from './sight.ts';
import { woundedBy } from './whom.ts';

type Options = readonly string[];

const wordIn = (option: string): number => Number(words(option)[0]);

/** What a market action gains for each gold that it costs. */
function gainPerGold(outlook: Outlook, sight: Sight, colors: readonly Color[], option: string): number {
  const thing = wordIn(option);
  if (option.startsWith('heal:')) {
    if (words(option)[1] !== 'wound') {
      const member = sight.party.members.find((one) => one.thing === thing);
      return (member?.exhaustion ?? 0) * outlook.weights.exhaustion;
    }
    return outlook.strength(woundedBy(outlook, sight, thing, -1), colors) - outlook.strength(sight.party, colors);
  }
  const found = outlook.stockHere(sight).find((one) => one.thing === thing);
  const holding = found && holdingOf(outlook.cards, found);
  return holding ? outlook.bargain(sight, holding, colors) / outlook.expense(holding) : 0;
}

export function marketAction(outlook: Outlook, sight: Sight, options: Options): string {
  const used = options.find((option) => option.startsWith('use:'));
  if (used !== undefined) return used;
  const colors = outlook.horizon(sight);
  let best: string | null = null;
  let most: number = outlook.weights.gainPerGold;
  for (const option of options) {
    if (!/^(heal|buy|hire):/.test(option)) continue;
    const gain = gainPerGold(outlook, sight, colors, option);
    if (gain > most) [best, most] = [option, gain];
  }
  return (
    best ?? options.find((option) => option.startsWith('sell:') && isUseless(outlook, sight, colors, option)) ?? 'pass'
  );
}
/** Whether the party is hardly weaker without a card, or stronger with what its price would buy: health, or another in its place. */
function isUseless(outlook: Outlook, sight: Sight, colors: readonly Color[], option: string): boolean {
  const one = sight.area.find(({ thing }) => thing === wordIn(option));
  if (one === undefined || (one.card as { use?: string }).use === 'discard') return false;
  // What cannot be used yet was bought for later.
  if (one.card !== outlook.cards[one.id]) return false;
  const others = sight.area.filter((other) => other !== one);
  const loss = -outlook.gain(sight, others, colors);
  if (loss < outlook.weights.lossPerGold * costOf(one)) return true;
  const gold = sight.money + Math.floor(costOf(one) / 2);
  const healing = outlook.healingFor(sight, gold) - outlook.healingFor(sight, sight.money);
  if (healing > loss * outlook.weights.relief) return true;
  return outlook.stockHere(sight).some((found) => {
    const better = holdingOf(outlook.cards, found);
    if (better === null || costOf(better) > gold || !crowd(sight.area, better).includes(one)) return false;
    return outlook.gain(sight, [...others, better], colors) > outlook.weights.gainPerGold * costOf(better);
  });
}

// ---- experience ----

/** The counter that helps most. One of Life closes the easiest color, whose worth is lost. */
export function improvement(outlook: Outlook, sight: Sight, options: Options): string {
  const { hero, area, me } = sight;
  // The hardest of those in sight: what helps there helps everywhere.
  const colors = outlook.horizon(sight).slice(-2);
  let best: string | null = null;
  let most = -Infinity;
  for (const option of options) {
    if (!option.startsWith('improve:')) continue;
    const which = words(option)[0] as Improvement;
    const party = outlook.parties.of(hero, area, { ...me.experience, [which]: me.experience[which] + 1 });
    const closed = COLORS[me.experience.life];
    const lost = which === 'life' && closed ? outlook.weights.adventure[closed] * outlook.odds(party, closed) : 0;
    const gain = outlook.strength(party, colors) - lost;
    if (gain > most) [best, most] = [option, gain];
  }
  return best ?? 'save';
}

/** The counters of least worth together: less change is lost. */
export function payment(options: Options): string {
  const worth = (option: string): number =>
    words(option).reduce((sum, color) => sum + 1 + COLORS.indexOf(color as Color), 0);
  return options.reduce((best, option) => (worth(option) < worth(best) ? option : best));
}

/** Of several cards to lose or give up, the cheapest; to take, the dearest. */
export function cardByCost(outlook: Outlook, sight: Sight, options: Options, sign: 1 | -1): string {
  const piles = [...areas(sight), 'adventure', 'market deck', ...Object.keys(sight.view.zones).filter(isStack)];
  const worth = (option: string): number => {
    if (option === 'take-gold') return outlook.weights.goldOfSpoils;
    const found = findThing(sight.view, wordIn(option), piles);
    const holding = found && holdingOf(outlook.cards, found);
    if (!holding) return 0;
    return (holding.card as { dragonRune?: true }).dragonRune ? Infinity : costOf(holding);
  };
  return options.reduce((best, option) => (sign * (worth(option) - worth(best)) > 0 ? option : best));
}
const isStack = (pile: string): boolean => pile.startsWith('stack of ');

/** Whether somebody can bear no more exhaustion, or hardly more. */
export const isTired = ({ members }: Party): boolean =>
  members.some(({ exhaustion, stamina }) => exhaustion > 0 && exhaustion + 1 >= stamina);
