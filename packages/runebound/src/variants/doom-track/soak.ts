import type { Card, Challenge, Story } from '../../cards.ts';
import { between, oneOf } from '../../soak/chance.ts';
import type { SoakPart } from '../../soak/part.ts';
import { COLORS } from '../../words.ts';
import { DOOM_TRACK_ZONE, onTrack, spacesOfTheTrack, type DoomTable } from './track.ts';

const isKept = ({ reward = [] }: Challenge): boolean => reward.some((effect) => 'keep' in effect);

export const SOAK: SoakPart = {
  /** The track is never so full that a doom counter would have been placed. */
  arrange: (t: DoomTable, { late }) => {
    const towns = spacesOfTheTrack(t);
    const counters = Math.min(towns.length - 1, between(t, late ? [4, 7] : [0, 4]));
    t.world.doom.counters = towns.slice(0, counters);
    const wanted = between(t, [1, t.value('cards for a doom counter') - 1]);
    while (onTrack(t).length < wanted) {
      const deck = t.pile(`${oneOf(t, COLORS)} deck`);
      if (deck.length > 0) t.move(oneOf(t, deck), DOOM_TRACK_ZONE, 'bottom', 'down');
    }
  },
  homes: { challenge: [DOOM_TRACK_ZONE], event: [DOOM_TRACK_ZONE], encounter: [DOOM_TRACK_ZONE] },
  // Discarded cards are those that lie on the track.
  discards: false,
  unreachable: ({ content }) => {
    const found: Record<string, string> = {};
    const all = [...content.entries()].map(([id, one]) => ({ id, card: one.content as unknown as Card }));
    const kill = all.map(({ card }) => (card as Partial<Story>).kill).find((one) => one !== undefined);
    const reds = all
      .map(({ id, card }) => ({ id, card: card as Challenge }))
      .filter(({ card }) => card.kind === 'challenge' && card.color === 'red')
      .map(({ id, card }) => ({ decides: id === kill || card.wins === true, kept: isKept(card) }));
    if (reds.some(({ decides }) => decides)) {
      found['confrontation/empty red deck'] = 'the Challenge that decides the game is never held by anybody';
    }
    if (reds.every(({ decides, kept }) => decides || kept)) {
      found['spoils/taken challenge'] = 'every red Challenge is kept as a reward, or ends the game';
    }
    return found;
  },
};
