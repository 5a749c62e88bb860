import type { Message } from '@questwright/kernel';
import type { Content } from '@questwright/kernel';
import type { Scene, Sight } from '@questwright/messages';
import { word } from '../../rules/effects/effect-words.ts';
import { list } from '../../text/board.ts';
import { expenseIn } from './rules.ts';
import { fillingOf, isFilled, isRitualCard, type Ritual } from './ritual.ts';

/** The line of a Ritual that names its symbols. */
export const printed = (card: Content): Message[] =>
  isRitualCard(card)
    ? [{ key: 'text.symbols', with: { symbols: card.symbols.map((one) => word('symbol', one)) } }]
    : [];

/** The Rituals of each Hero, and what is still open on them. */
export function lines({ view, content, say }: Scene): string[] {
  return Object.keys(view.zones)
    .filter((zone) => zone.startsWith('area/'))
    .flatMap((zone) => {
      const rituals = view.zones[zone]!.flatMap((thing) => {
        const card = thing.card === null ? undefined : content.get(thing.card);
        if (card === undefined || !isRitualCard(card)) return [];
        const open = fillingOf(card as unknown as Ritual, thing.counters).filter(({ covered }) => !covered);
        return say('board.ritual', {
          card: { content: thing.card! },
          full: String(isFilled(card as unknown as Ritual, thing.counters)),
          open: open.map(({ terrain }) => word('symbol', terrain)),
        });
      });
      const seat = Number(zone.slice('area/'.length));
      return rituals.length === 0 ? [] : [say('board.rituals', { seat: { seat }, rituals: list(rituals, say) })];
    });
}

export const sights = (scene: Scene): Sight[] => [
  { word: 'rituals', names: [scene.say('word.ritual')], tell: () => lines(scene) },
];

/** Whoever may give a die to a Ritual is told once what that is for. */
export function hints({ view, say }: Scene): string[] {
  const options = view.decision?.mine?.options ?? [];
  const isOffered = options.some((id) => id.startsWith('empower:') && expenseIn(id).thing >= 0);
  return isOffered ? [say('hint.empower')] : [];
}
