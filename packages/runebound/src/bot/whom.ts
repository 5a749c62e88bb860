/** Whom something happens to, when that is the player's choice. */

import { words, type Call } from '@questwright/kernel';
import type { Outlook } from './outlook.ts';
import type { Holding, Party } from './party.ts';
import type { Sight } from './sight.ts';

/** The party after one of its members got wounds, or lost some. */
export function woundedBy({ parties }: Outlook, { hero, area, me }: Sight, thing: number, wounds: number): Party {
  const changed = (one: Holding): Holding =>
    one.thing === thing ? { ...one, wounds: Math.max(0, one.wounds + wounds) } : one;
  return parties.of(changed(hero), area.map(changed), me.experience);
}

/** The choice that leaves the strongest party. */
export function whom(outlook: Outlook, sight: Sight, options: readonly string[]): string {
  const { calls = [] } = sight.view.stack.at(-1)!.locals;
  const offered = calls as unknown as readonly { thing: number; call: Call }[];
  const worth = (option: string): number => {
    const found = offered.find(({ thing }) => thing === Number(words(option)[0]));
    return found === undefined ? 0 : worthOfCall(outlook, sight, found.thing, found.call);
  };
  return options.reduce((best, option) => (worth(option) > worth(best) ? option : best));
}
function worthOfCall(outlook: Outlook, sight: Sight, thing: number, { proc, with: given }: Call): number {
  const colors = outlook.horizon(sight);
  const { amount, wounds, exhaustion } = given as Record<string, number | 'all' | undefined>;
  const member = sight.party.members.find((one) => one.thing === thing);
  const numberOf = (some: number | 'all' | undefined, lie = 0): number =>
    Math.min(lie, some === 'all' ? lie : (some ?? 0));
  const after = (more: number): number => outlook.strength(woundedBy(outlook, sight, thing, more), colors);
  switch (proc) {
    case 'recovery':
      return (
        after(-numberOf(wounds, member?.wounds)) + outlook.weights.exhaustion * numberOf(exhaustion, member?.exhaustion)
      );
    case 'wounds':
      return after(amount as number);
    case 'exhaustion': {
      const { exhaustion: tired = 0, stamina = 0 } = member ?? {};
      return after(Math.max(0, tired + (amount as number) - stamina));
    }
    case 'discard':
      return outlook.gain(
        sight,
        sight.area.filter((one) => one.thing !== thing),
        colors,
      );
    default:
      return 0;
  }
}
