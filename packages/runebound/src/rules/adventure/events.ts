/** Events, and the replenishing of adventure counters. */

import type { Next } from '@questwright/kernel';
import { effectsAt } from '@questwright/kernel';
import type { Challenge, EventCard } from '../../cards.ts';
import { faceOf } from '../market/items-and-allies.ts';
import { aboutSpaces, numberOf, place, spacesOf } from '../board/spaces.ts';
import { COLORS, type Color } from '../../words.ts';
import { runs, call, card, countsAs, type In, type RuneboundTable, type RuneboundChapter } from '../../world.ts';

const eventCard = (t: RuneboundTable, thing: number): EventCard => card(t, thing) as EventCard;
const takingEffect = (t: In<'event'>): Next => ({ run: [call('event taking effect', t.locals)] });

// ---- replenishing ----

type Replenishing = In<'replenishing of one color'>;

/** Where a counter of a color can be placed again. */
function eligibleSpaces(t: RuneboundTable, color: Color): string[] {
  const jewel = aboutSpaces(t, 'jewel', (one) => one ?? 'none');
  const sunburst = aboutSpaces(t, 'has a sunburst', (has) => has);
  return spacesOf(t).filter((space) => {
    const at = numberOf(t, space);
    /* RB-EVT-13 jewel(at) === 'none' */ if (jewel(at) !== color) return false;
    /* RB-EVT-12 */ if (!sunburst(at)) return false;
    /* RB-EVT-11 */ if (t.world.adventures.includes(space)) return false;
    return true;
  });
}
const available = (t: Replenishing): number => t.value('counters that can return', t.locals.color);
const eligible = (t: Replenishing): string[] => eligibleSpaces(t, t.locals.color);

function placeCounters(t: Replenishing, spaces: readonly string[]): Next {
  const { color } = t.locals;
  if (spaces.length === 0) return;
  t.world.adventures.push(...spaces);
  t.world.pile[color] -= spaces.length;
  t.emit('replenished', { color, count: spaces.length, spaces: spaces.map(place) });
}

export const EVENTS: RuneboundChapter = {
  procs: {
    event: {
      'event area': {
        rule: 'RB-EVT-01',
        cases: {
          'no event in play': { rule: 'RB-EVT-02', when: (t) => t.pile('event').length === 0, do: takingEffect },
          'equal or higher number': {
            rule: 'RB-EVT-03',
            when: (t) => eventCard(t, t.locals.thing).number >= t.value('lowest event that takes effect'),
            do: takingEffect,
          },
          'lower number': {
            rule: 'RB-EVT-05',
            do: (t) => {
              const { thing } = t.locals;
              t.emit('event ignored', { card: faceOf(t, thing), number: eventCard(t, thing).number });
              return { run: [call('discard', { thing })] };
            },
          },
        },
      },
      'replenished adventure counters': runs({
        rule: 'RB-EVT-10',
        each: () => COLORS,
        run: 'replenishing of one color',
        with: (t, color) => ({ seat: t.locals.seat, color }),
      }),
      result: { rule: 'RB-EVT-01', do: (t) => ({ done: { endsTheTurn: t.locals.endsTheTurn === true } }) },
    },

    'event taking effect': {
      'replaced event': runs({
        rule: 'RB-EVT-04',
        each: (t) => /* RB-EVT-09 */ t.pile('event'),
        run: 'discard',
        with: (_, thing) => ({ thing }),
      }),
      'in play': {
        rule: 'RB-EVT-01',
        do: (t) => {
          const { seat, thing } = t.locals;
          t.move(thing, 'event', 'bottom');
          t.emit('event in play', { seat, card: faceOf(t, thing), number: eventCard(t, thing).number });
        },
      },
      effect: {
        rule: 'RB-ADV-07',
        when: (t) => eventCard(t, t.locals.thing).arrives !== undefined,
        do: (t) => {
          const { seat, thing } = t.locals;
          return { run: [effectsAt(t.cardOf(thing), ['arrives'], seat, thing)] };
        },
      },
    },

    'replenishing of one color': {
      'too few counters': {
        rule: 'RB-EVT-15',
        when: (t) => available(t) > 0 && available(t) < eligible(t).length,
        ask: {
          seats: (t) => [t.locals.seat],
          choices: {
            replenish: {
              rule: 'RB-EVT-15',
              kind: 'some',
              form: (t) => ({ of: eligible(t), min: available(t), max: available(t) }),
              element: (_, __, space) => ({ key: 'element.replenish', with: { space: place(space) } }),
              then: (t, _, __, spaces) => {
                placeCounters(t, spaces);
                return { done: null };
              },
            },
          },
          prompt: (t) => ({
            key: 'ask.replenishing of one color.too few counters',
            with: { color: t.locals.color, count: available(t) },
          }),
        },
      },
      'enough counters': {
        rule: 'RB-EVT-10',
        when: (t) => available(t) >= eligible(t).length,
        do: (t) => placeCounters(t, eligible(t)),
      },
    },
  },
  values: {
    /** The number of the Event in play; 0 without one. */
    'lowest event that takes effect': {
      rule: 'RB-EVT-06',
      of: (t) => {
        const [inPlay] = t.pile('event');
        return inPlay === undefined ? 0 : eventCard(t, inPlay).number;
      },
    },
    /** Only what lies in the central counter pile, and no more than that. */
    'counters that can return': {
      rule: 'RB-EVT-10',
      of: (t, color: Color) => /* RB-EVT-14, RB-CMP-16 eligibleSpaces(t, color).length */ t.world.pile[color],
    },
  },
  conditions: {
    /** The value is about a Challenge of one of these colors; what was kept as an Ally challenges nobody any more. */
    'about a challenge of': (t, colors, { about }) => {
      const { kind, color } = card(t, about as number) as Challenge;
      return (
        kind === 'challenge' && (colors as readonly Color[]).includes(color) && !countsAs(t, about as number, 'ally')
      );
    },
  },
  shown: { event: ['seat', 'thing'], 'event taking effect': ['seat', 'thing'], 'replenishing of one color': ['color'] },
};
