/** Familiars: a constant benefit, and once between two Restores something more, paid by turning the card over. */

import type { GearCard } from '../cards.ts';

const CARD = { kind: 'familiar', tags: ['FAMILIAR'] } as const;
const TAVTA = { ...CARD, modifies: [{ value: 'armor', add: 1, if: { PASSIVE: true } }] } satisfies GearCard;
const TRISTRAM = { ...CARD, modifies: [{ value: 'movement value', add: 1, if: { PASSIVE: true } }] } satisfies GearCard;
const YUXA = { ...CARD, casting: 'white' } satisfies GearCard;
const ANIMISM = { ...CARD, modifies: [{ value: 'maximum HP', add: 2, if: { PASSIVE: true } }] } satisfies GearCard;

export const FAMILIARS: Record<string, GearCard> = {
  tavta: {
    ...TAVTA,
    flipped: 'tavta-asleep',
    abilities: [
      { timing: 'damage dealt to you', if: { 'dealt to': 'you' }, ways: ['FLIP'], effects: [{ 'less damage': 3 }] },
    ],
  },
  'tavta-asleep': TAVTA,
  tristram: {
    ...TRISTRAM,
    flipped: 'tristram-asleep',
    abilities: [{ timing: 'free movement', ways: ['FLIP'], effects: [{ 'free movement': 4 }] }],
  },
  'tristram-asleep': TRISTRAM,
  yuxa: {
    ...YUXA,
    flipped: 'yuxa-asleep',
    abilities: [
      { timing: 'dice rolled', if: { 'rolled for': 'anything' }, ways: ['FLIP'], effects: [{ 're-roll': 'any' }] },
    ],
  },
  'yuxa-asleep': YUXA,
  animism: {
    ...ANIMISM,
    flipped: 'animism-asleep',
    abilities: [
      { timing: 'between actions', ways: ['FLIP'], effects: [{ aim: 'ally within SOI', then: [{ HEAL: 4 }] }] },
    ],
  },
  'animism-asleep': ANIMISM,
};
