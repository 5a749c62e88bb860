/** What Travel Hazards know of the Doom Track: where it is in play, its cards say the color of a hazard. */

import { authoring, type Authoring, type Edit, type Extended, type Of, type Steps } from '@questwright/kernel';
import type { Beside } from '../../../extension.ts';
import { place } from '../../../rules/board/spaces.ts';
import { card } from '../../../world.ts';
import type { Color } from '../../../words.ts';
import { isTrackInPlay, onTrack, spacesOfTheTrack, type DoomLand } from '../../doom-track/track.ts';
import { symbolsOf } from '../color.ts';
import type { HazardColor, HazardLand } from '../world.ts';
import WORDS from './words.en.json' with { type: 'json' };

type BothLand = Extended<
  HazardLand & DoomLand,
  unknown,
  unknown,
  { 'hazard number': Of<[dice: number[]], number>; 'position of a hazard number': Of<[number: number], number> }
>;
const { edit, runs }: Authoring<BothLand> = authoring();

const byTheTrack: Steps<BothLand, HazardColor> = {
  'movement dice again': runs({
    rule: 'RB-HAZ-07',
    when: isTrackInPlay,
    as: 'dice',
    run: 'movement roll',
    with: (t) => ({ seat: t.locals.seat, count: 2, dice: [] }),
  }),
  'hazard number': {
    rule: 'RB-HAZ-07',
    when: isTrackInPlay,
    do: (t) => void (t.locals.number = t.value('hazard number', t.locals.dice)),
  },
  'card of the doom track': {
    rule: 'RB-HAZ-08',
    when: isTrackInPlay,
    do: (t) => {
      const thing = onTrack(t)[t.value('position of a hazard number', t.locals.number) - 1];
      t.locals.color = thing === undefined ? null : (card(t, thing) as { color: Color }).color;
    },
  },
  'counting again from the first card': {
    rule: 'RB-HAZ-10',
    when: (t) => isTrackInPlay(t) && t.locals.number > onTrack(t).length,
    do: (t) => t.emit('counted again', { number: t.locals.number, cards: onTrack(t).length }),
  },
  announcement: {
    rule: 'RB-HAZ-08',
    when: isTrackInPlay,
    do: (t) => {
      const { seat, number, color } = t.locals;
      const space = t.value('position of a hazard number', number);
      const town = spacesOfTheTrack(t)[space - 1];
      t.emit('hazard number', { seat, number, space, town: town === undefined ? null : place(town), color });
    },
  },
};

const withoutTheTrack = (step: string): Edit<BothLand> =>
  edit.step('hazard color', step, {
    rule: 'RB-VAR-01',
    wrap: (base) => ({ ...base, when: (t) => !isTrackInPlay(t) && (base.when?.(t) ?? true) }),
  });

const EDITS: readonly Edit<BothLand>[] = [
  ...Object.entries(byTheTrack).map(([step, add]): Edit<BothLand> =>
    edit.step('hazard color', step, {
      rule: 'RB-VAR-01',
      before: 'ten-sided dice',
      add,
    }),
  ),
  withoutTheTrack('ten-sided dice'),
  withoutTheTrack('color by the total'),
  edit.value('hazard number', {
    rule: 'RB-HAZ-07',
    add: (t, dice) => symbolsOf(t, dice).length,
  }),
  edit.value('position of a hazard number', {
    rule: 'RB-HAZ-08',
    add: (t, number) => ((number - 1) % onTrack(t).length) + 1,
  }),
];

export const HAZARDS_BY_THE_TRACK: Beside = { edits: EDITS, words: { en: WORDS } };
