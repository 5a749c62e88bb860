import type { Content, Message } from '@questwright/kernel';
import type { Scene, Sight } from '@questwright/messages';
import { isEquippingCard, MARK } from './equipping.ts';

/** The line of an Equipping Ally that says what it may be. */
export const printed = (card: Content): Message[] =>
  isEquippingCard(card) ? [{ key: 'text.equipping', with: { class: card.class, type: card.type } }] : [];

/** What Equipping Allies in play are used as, and the marks on cards. */
export function lines({ view, content, say }: Scene): string[] {
  return Object.entries(view.zones).flatMap(([zone, things]) => {
    if (!zone.startsWith('area/')) return [];
    const seat = { seat: Number(zone.slice('area/'.length)) };
    return things.flatMap(({ card, counters }) => {
      const found = card === null ? undefined : content.get(card);
      if (found === undefined) return [];
      const marks = counters[MARK] ?? 0;
      const use = isEquippingCard(found) ? ((counters['exhaustion'] ?? 0) > 0 ? 'item' : 'ally') : 'none';
      if (use === 'none' && marks === 0) return [];
      return [say('board.legends', { card: { content: card! }, seat, use, marks })];
    });
  });
}
export const sights = (scene: Scene): Sight[] => [
  { word: 'legends', names: [scene.say('counter.mark')], tell: () => lines(scene) },
];
export const hints = ({ view, say }: Scene): string[] =>
  view.decision?.proc === 'gain a card' && view.decision.step === 'use' && view.decision.mine ? [say('hint.use')] : [];
