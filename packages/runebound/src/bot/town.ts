/** In town and afterwards: healing, buying, experience, bargains. */

import { words } from '@questwright/kernel';
import type { Card, Item } from '../cards.ts';
import { COLORS, type Color, type Improvement } from '../words.ts';
import type { Outlook } from './outlook.ts';
import { cardOf, equip, findThing, memberOf, type Member, type Sight } from './sight.ts';
import { WEIGHTS } from './weights.ts';

type Options = readonly string[];

const copied = (member: Member): Member => ({
  ...member,
  fighter: { ...member.fighter, bonus: [...member.fighter.bonus], damage: [...member.fighter.damage] },
});

/** The party as it would be with another card. */
function withCard({ party }: Sight, card: Card): Member[] {
  if (card.kind === 'ally') return [...party, memberOf(card, { thing: -1, counters: {} }, null)];
  const hero = copied(party[0]!);
  equip(hero, card);
  return [hero, ...party.slice(1)];
}

/** What a market action gains, and what it costs. */
function bargain(outlook: Outlook, sight: Sight, option: string): { gain: number; cost: number } {
  const [word = '', what] = words(option);
  const thing = Number(word);
  if (option.startsWith('heal:')) {
    const member = sight.party.find((one) => one.thing === thing)!;
    if (what !== 'wound') return { gain: member.exhaustion * WEIGHTS.exhaustion, cost: 1 };
    const healed = sight.party.map((one) => (one === member ? { ...one, life: one.life + 1 } : one));
    return { gain: outlook.strength(healed) - outlook.strength(sight.party), cost: 1 };
  }
  const card = cardOf(outlook.cards, findThing(sight.view, thing)!) as Item | null;
  if (card === null) return { gain: 0, cost: 1 };
  const gain = outlook.strength(withCard(sight, card)) - outlook.strength(sight.party);
  const cost = Math.max(1, card.cost);
  return { gain: Math.max(gain, card.use === 'discard' ? cost * WEIGHTS.otherUse : 0), cost };
}

export function marketAction(outlook: Outlook, sight: Sight, options: Options): string {
  const used = options.find((option) => option.startsWith('use:'));
  if (used !== undefined) return used;
  let best = 'pass';
  let most: number = WEIGHTS.gainPerGold;
  for (const option of options) {
    if (!/^(heal|buy|hire):/.test(option)) continue;
    const { gain, cost } = bargain(outlook, sight, option);
    if (gain / cost > most) [best, most] = [option, gain / cost];
  }
  return best;
}

// ---- experience ----

function improved({ party }: Sight, improvement: Improvement): Member[] {
  const hero = copied(party[0]!);
  const at = (['mind', 'body', 'spirit'] as readonly string[]).indexOf(improvement);
  if (at >= 0) hero.fighter.bonus[at]! += 2;
  if (improvement === 'life') {
    hero.fighter.life++;
    hero.life++;
  }
  return [hero, ...party.slice(1)];
}

/** The counter that helps most. One of Life closes the easiest color, whose worth is lost. */
export function improvement(outlook: Outlook, sight: Sight, options: Options): string {
  let best: string | null = null;
  let most = -Infinity;
  for (const option of options) {
    if (!option.startsWith('improve:')) continue;
    const which = words(option)[0] as Improvement;
    const party = improved(sight, which);
    const closed = COLORS[sight.me.experience.life]!;
    const lost = which === 'life' ? WEIGHTS.adventure[closed] * outlook.odds(party, closed) : 0;
    const gain = outlook.strength(party) - lost;
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

// ---- bargains ----

/** Accepts terms by which it gets more than it gives, at the prices of the market. */
export function answerToTerms(outlook: Outlook, sight: Sight, options: Options, terms: Options): string {
  let gain = 0;
  for (const good of terms) {
    const [kind, which, ...rest] = good.split(':');
    const mine =
      kind === 'gold' ? Number(which) === sight.seat : sight.area.some(({ thing }) => thing === Number(which));
    const found = kind === 'gold' ? null : findThing(sight.view, Number(which));
    const card = (found && cardOf(outlook.cards, found)) as Partial<Item> | null;
    // What is not for sale is not given away.
    const worth = kind === 'gold' ? Number(rest.at(-1)) : (card?.cost ?? Infinity);
    gain += mine ? -worth : worth;
  }
  return gain > 0 && options.includes('accept') ? 'accept' : 'leave';
}

/** Of several cards to lose or give up, the cheapest; to take, the dearest. */
export function cardByCost(outlook: Outlook, sight: Sight, options: Options, sign: 1 | -1): string {
  const costOf = (option: string): number => {
    if (option === 'take-gold') return 4;
    const found = findThing(sight.view, Number(words(option)[0]));
    const card = (found && cardOf(outlook.cards, found)) as (Partial<Item> & { dragonRune?: true }) | null;
    return card?.dragonRune ? 100 : (card?.cost ?? 0);
  };
  return options.reduce((best, option) => (sign * (costOf(option) - costOf(best)) > 0 ? option : best));
}

export const exhaustionOf = (party: readonly Member[]): number =>
  party.reduce((sum, { exhaustion }) => sum + exhaustion, 0);
