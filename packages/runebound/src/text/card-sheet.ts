/** A card as it lies on the table: name, numbers, text and flavor, line by line. */

import type { Content, Message, Params } from '@questwright/kernel';
import type { CardSheet } from '@questwright/messages';
import type { Adventure, Ally, Card, Challenge, Character, EventCard, Hero, Item } from '../cards.ts';
import { cardText } from './card-text.ts';
import { word } from '../rules/effects/effect-words.ts';
import { ATTRIBUTES, ATTRIBUTE_OF, PHASES } from '../words.ts';

const line = (key: string, params: Params = {}): Message => ({ key: `sheet.${key}`, with: params });

function numbers(card: Partial<Character> & { stamina?: number }): Message[] {
  if (card.life === undefined) return [];
  const damage = Object.fromEntries(
    PHASES.map((phase) => [`${ATTRIBUTE_OF[phase]}Damage`, card.damage?.[phase] ?? null]),
  );
  const attributes = Object.fromEntries(ATTRIBUTES.map((name) => [name, card[name] ?? null]));
  const { life, stamina = null } = card;
  return [line('numbers', { ...attributes, ...damage, life, stamina })];
}

function heading(card: Card): Message[] {
  switch (card.kind) {
    case 'hero': {
      const [[one, first], [two, second]] = Object.entries((card as Hero).skills) as [
        [string, number],
        [string, number],
      ];
      return [
        line('hero'),
        ...numbers(card),
        line('skills', { one: word('word', one), first, two: word('word', two), second }),
      ];
    }
    case 'ally':
      return [line('ally', { cost: (card as Ally).cost }), ...numbers(card)];
    case 'item': {
      const { cost, class: ofClass, type, use } = card as Item;
      return [line('item', { cost, class: ofClass, type, use })];
    }
    case 'event':
      return [line('event', { color: (card as EventCard).color, number: (card as Partial<EventCard>).number ?? null })];
    case 'challenge':
    case 'encounter':
      return [line(card.kind, { color: (card as Adventure).color }), ...numbers(card)];
    case 'space':
    case 'story':
      return [];
    // Packs have kinds of their own.
    default:
      return [
        line((card as Content)['kind'] as string, { number: ((card as Content)['number'] as number) ?? null }),
        ...numbers(card),
      ];
  }
}

/** The other numbers of a card that can become an Ally. */
const asAlly = ({ asAlly: numbersAsAlly, keptAs, kind }: Partial<Challenge>): Message[] =>
  numbersAsAlly === undefined || (kind === 'challenge' && keptAs !== 'ally')
    ? []
    : [line('as-ally'), ...numbers(numbersAsAlly)];

export function cardSheet(id: string, content: Content): CardSheet {
  const card = content as Card;
  const { color = null } = card as { color?: string };
  const lines: Message[] = [
    { key: `content.${id}`, with: {} },
    ...heading(card),
    ...cardText(card),
    ...asAlly(card as Partial<Challenge>),
    { key: `flavour.${id}`, with: {} },
    ...(card.kind === 'hero' ? [{ key: `hint.${id}`, with: {} }] : []),
  ];
  return { id, kind: card.kind, color, lines };
}

export const cardSheets = (content: Readonly<Record<string, Content>>): CardSheet[] =>
  Object.entries(content)
    .filter(([, card]) => card.back !== undefined)
    .map(([id, card]) => cardSheet(id, card));
