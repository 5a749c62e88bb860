/** The Endgame of the Doom Track: the dragons of the red deck are confronted. */

import type { Edit, Seat } from '@questwright/kernel';
import { drawnFrom, endgameEdits, exceptedToo, gold, inEndgame, level } from '../../endgame/index.ts';
import { faceOf } from '../../rules/market/items-and-allies.ts';
import { freeTrack, positionOf } from '../../rules/adventure/undefeated.ts';
import { endInDefeat, killer, type Victor } from '../../rules/setup/victory.ts';
import { areaOf, card, heroSeats, isKind, type RuneboundTable } from '../../world.ts';
import type { Color } from '../../words.ts';
import { edit, REDS_TO_WIN, runs, onTrack, type DoomLand, type DoomTable } from './track.ts';

const RED_DECK = 'red deck';
const BACK_INTO_THE_DECK = 'back into the red deck';

const isRed = (t: RuneboundTable, thing: number): boolean =>
  isKind(t, thing, 'challenge') && (card(t, thing) as { color: Color }).color === 'red';
const reds = (t: DoomTable, seat: Seat): number => t.value('red challenge cards', seat).length;

function backToTheDeck(t: RuneboundTable, thing: number): void {
  if (positionOf(t, thing) >= 0) freeTrack(t, positionOf(t, thing));
  t.move(thing, RED_DECK, 'bottom', 'down');
}

/** What the rules below work with cites the rule of variants: each of them can be left out alone. */
export const ENDGAME: readonly Edit<DoomLand>[] = [
  ...endgameEdits({
    rules: {
      frame: 'RB-VAR-01',
      beginning: 'RB-DOOM-12',
      level: 'RB-DOOM-17',
      order: 'RB-DOOM-18',
      ties: 'RB-DOOM-19',
      'one after another': 'RB-DOOM-28',
      'no refresh': 'RB-DOOM-22',
      challenge: 'RB-DOOM-20',
      'another challenge': 'RB-DOOM-25',
      elimination: 'RB-DOOM-26',
      'no losses': 'RB-DOOM-27',
      'no escape': 'RB-DOOM-21',
      'other victory': 'RB-DOOM-24',
      comparison: 'RB-DOOM-29',
    },
    preparation: {
      'events and encounters removed': {
        rule: 'RB-DOOM-13',
        do: (t) => {
          const others = t.pile(RED_DECK).filter((thing) => !isRed(t, thing));
          for (const thing of others) t.move(thing, 'removed from play', 'bottom');
        },
      },
      'undefeated red challenges': {
        rule: 'RB-DOOM-14',
        do: (t) => {
          const waiting = [...t.pile('undefeated challenge track'), ...onTrack(t)];
          for (const thing of waiting) if (isRed(t, thing)) backToTheDeck(t, thing);
        },
      },
      shuffled: { rule: 'RB-DOOM-16', do: (t) => t.shuffle(RED_DECK) },
    },
    drawing: drawnFrom('red', 'RB-DOOM-20', 'RB-DOOM-30'),
    failed: BACK_INTO_THE_DECK,
    comparison: [reds, level, gold],
  }),
  edit.procedure(BACK_INTO_THE_DECK, {
    rule: 'RB-VAR-01',
    add: {
      shuffled: {
        rule: 'RB-DOOM-26',
        do: (t) => {
          backToTheDeck(t, t.locals.thing);
          t.shuffle(RED_DECK);
        },
      },
    },
  }),
  edit.step('endgame', 'a lone player', {
    rule: 'RB-DOOM-32',
    overrides: ['RB-DOOM-29', 'RB-DOOM-30'],
    before: 'all eliminated',
    add: {
      rule: 'RB-DOOM-32',
      when: (t) => heroSeats(t).length === 1,
      do: (t) => endInDefeat(t, 'alone', 'RB-DOOM-32'),
    },
  }),
  edit.value('red challenge cards', {
    rule: 'RB-DOOM-15',
    add: (t, seat) => areaOf(t, seat).filter((thing) => isRed(t, thing)),
  }),
  edit.part('victor', 'High Lord Margath killed in the Endgame', {
    rule: 'RB-DOOM-23',
    add: { rule: 'RB-DOOM-23', layer: 'set', of: (t) => (inEndgame(t) ? killer(t, 'RB-DOOM-23') : null) },
  }),
  edit.part('victor', 'three red challenges', {
    rule: 'RB-DOOM-31',
    add: {
      rule: 'RB-DOOM-31',
      layer: 'set',
      of: (t): Victor | null => {
        const seat = t.within('confrontation')?.seat;
        return seat !== undefined && reds(t, seat) >= REDS_TO_WIN ? { seat, how: 'reds', rule: 'RB-DOOM-31' } : null;
      },
    },
  }),
  exceptedToo('RB-DOOM-24', 'no counter'),
  edit.step('spoils', 'wounds of the taken challenge', {
    rule: 'RB-DOOM-24',
    before: 'discarded challenge',
    add: runs({
      rule: 'RB-DOOM-24',
      when: inEndgame,
      run: 'recovery',
      with: (t) => ({ on: t.locals.thing, wounds: 'all', exhaustion: 'all' }),
    }),
  }),
  edit.step('spoils', 'taken challenge', {
    rule: 'RB-DOOM-24',
    before: 'discarded challenge',
    add: {
      rule: 'RB-DOOM-24',
      when: (t) => inEndgame(t) && t.pile('adventure').includes(t.locals.thing),
      do: (t) => {
        const { seat, thing } = t.locals;
        t.move(thing, `area/${seat}`, 'bottom');
        t.emit('gained', { seat, card: faceOf(t, thing) });
      },
    },
  }),
];
