/** Step 3: Adventure. */

import { refuse, type Case, type Choice, type Refusal, type RuleId, type Seat } from '@questwright/kernel';
import { INTERACTION_CHOICES, meetsHeroes, noteAdventure, whyNoAdventure } from '../hero-combat/interaction.ts';
import { faceOf } from '../market/items-and-allies.ts';
import { place } from '../board/spaces.ts';
import type { Color } from '../../words.ts';
import {
  runs,
  call,
  card,
  isKind,
  stateOf,
  waitingAt,
  type In,
  type RuneboundWorld,
  type RuneboundTable,
  type Locals,
  type LocalsIn,
  type RuneboundChapter,
} from '../../world.ts';

const deckOf = (color: Color): string => `${color} deck`;
const spaceOf = (t: RuneboundTable, seat: Seat): string => stateOf(t, seat).space;
const counterHere = (t: RuneboundTable, seat: Seat): boolean => t.value('adventure counter there', spaceOf(t, seat));
const waitsHere = (t: RuneboundTable, seat: Seat): boolean => waitingAt(t, spaceOf(t, seat)) >= 0;
const jewelHere = (t: RuneboundTable, seat: Seat): Color => t.value('jewel', spaceOf(t, seat))!;
const waitingHere = (t: RuneboundTable, seat: Seat): RuneboundWorld['undefeated'][number] =>
  t.world.undefeated[waitingAt(t, spaceOf(t, seat))]!;

// ---- what to do where movement ended ----

/** Why a player may not draw cards of a color. */
export function whyNoDraw(t: RuneboundTable, seat: Seat, color: Color): Refusal | null {
  if (t.value('closed colors', seat).includes(color)) return refuse('RB-EXP-15', 'refuse.closed-color', { color });
  return t.pile(deckOf(color)).length > 0 ? null : refuse('RB-ADV-11', 'refuse.empty-deck', { color });
}

const attempt: Choice<RuneboundWorld> = {
  rule: 'RB-ADV-01',
  why: (t, seat) => {
    if (!counterHere(t, seat)) return refuse('RB-ADV-10', 'refuse.no-adventure-here');
    if (waitsHere(t, seat)) return refuse('RB-UND-08', 'refuse.challenge-waits');
    return whyNoAdventure(t) ?? whyNoDraw(t, seat, jewelHere(t, seat));
  },
  label: (t, seat) => ({ key: 'option.attempt', with: { color: jewelHere(t, seat) } }),
  then: (t, seat) => {
    noteAdventure(t);
    const attempted: Locals['attempt'] = { seat, color: jewelHere(t, seat), space: spaceOf(t, seat) };
    t.emit('adventure attempted', { seat, color: attempted.color, space: place(attempted.space) });
    return { run: [call('attempt', { ...attempted })] };
  },
};

const face: Choice<RuneboundWorld> = {
  rule: 'RB-UND-07',
  why: (t, seat) => {
    if (!waitsHere(t, seat)) return refuse('RB-UND-07', 'refuse.nothing-waits');
    // No card is drawn, so a closed color does not matter.
    /* RB-EXP-18 whyNoAdventure(t) ?? whyNoDraw(t, seat, jewelHere(t, seat)) */ return whyNoAdventure(t);
  },
  // Asked for where nothing waits, too: whoever wants to know why not.
  label: (t, seat) => ({
    key: 'option.face',
    with: { card: waitsHere(t, seat) ? faceOf(t, waitingHere(t, seat).thing) : null },
  }),
  then: (t, seat) => {
    noteAdventure(t);
    const { thing, space } = waitingHere(t, seat);
    return { run: [call('waiting challenge', { seat, thing, space })] };
  },
};

const decline: Choice<RuneboundWorld> = {
  rule: 'RB-ADV-02',
  list: (t, seat) => (counterHere(t, seat) || waitsHere(t, seat) ? ['decline'] : []),
  whyNone: () => refuse('RB-ADV-10', 'refuse.no-adventure-here'),
  then: (t, seat) => {
    t.emit('adventure declined', { seat, space: place(spaceOf(t, seat)) });
    return { done: null };
  },
};

// ---- one attempt ----

/** After an Event or Encounter the player draws again, and so after the second and third. */
const another = (kind: 'event' | 'encounter', rule: RuleId): Case<RuneboundWorld, LocalsIn<'attempt'>> => ({
  rule,
  /* RB-EVT-08 t.locals.kind === kind && t.used('attempt', 'event') === 0 */
  /* RB-ENC-06 t.locals.kind === kind && t.used('attempt', 'encounter') === 0 */
  when: (t) => t.locals.kind === kind,
  do: (t) => {
    t.use('attempt', kind);
    return { goto: 'next card' };
  },
});

/** When only Events are left, each goes under the deck and would be drawn again for ever. */
const allDrawn = (t: In<'attempt'>): boolean => {
  const [top] = t.pile(deckOf(t.locals.color));
  return top !== undefined && (t.locals.drawn ?? []).includes(top);
};

export const ADVENTURE: RuneboundChapter = {
  procs: {
    'adventure step': {
      'open encounters': {
        rule: 'RB-ENC-01',
        window: { timing: 'adventure step', order: (t) => [t.locals.seat] },
      },
      'waiting challenge': {
        rule: 'RB-UND-06',
        when: (t) => waitsHere(t, t.locals.seat),
        do: (t) => {
          const { thing, space } = waitingHere(t, t.locals.seat);
          t.emit('challenge waits', {
            seat: t.locals.seat,
            card: faceOf(t, thing),
            position: waitingAt(t, space) + 1,
          });
        },
      },
      'what to do here': {
        rule: 'RB-ADV-01',
        ask: {
          seats: (t) => {
            const { seat } = t.locals;
            return counterHere(t, seat) || waitsHere(t, seat) || meetsHeroes(t, seat) ? [seat] : [];
          },
          choices: { attempt, face, ...INTERACTION_CHOICES, decline },
        },
      },
      'next steps of the turn': {
        rule: 'RB-TRN-06',
        do: (t) => (t.value('the turn goes on', t.locals.seat) ? undefined : { run: [call('end of the turn', {})] }),
      },
    },

    attempt: {
      'next card': runs({
        rule: 'RB-ADV-03',
        as: 'thing',
        when: (t) => !allDrawn(t),
        run: 'draw an adventure card',
        with: (t) => ({ seat: t.locals.seat, color: t.locals.color }),
      }),
      'empty deck': {
        rule: 'RB-ADV-11',
        do: (t) => {
          const { thing, drawn = [] } = t.locals;
          if (thing === null) return { done: null };
          t.locals.drawn = [...drawn, thing];
          return undefined;
        },
      },
      'drawn card': runs({
        rule: 'RB-ADV-04',
        as: 'kind',
        run: 'adventure card',
        with: (t) => {
          const { seat, thing, space } = t.locals;
          return { seat, thing: thing!, space, exceptions: [] };
        },
      }),
      'another card': {
        rule: 'RB-ADV-09',
        cases: {
          event: another('event', 'RB-EVT-07'),
          encounter: another('encounter', 'RB-ENC-05'),
        },
      },
    },

    'draw an adventure card': {
      'about to be drawn': {
        rule: 'RB-ADV-03',
        window: { timing: 'about to draw an adventure card', order: (t) => [t.locals.seat] },
      },
      'top card': {
        rule: 'RB-ADV-03',
        do: (t) => {
          const [top] = t.pile(deckOf(t.locals.color));
          if (top === undefined) return { done: null };
          t.move(top, 'adventure', 'top', 'down');
          t.locals.thing = top;
          return undefined;
        },
      },
      revealed: {
        rule: 'RB-ADV-04',
        do: (t) => {
          const { seat, color, thing } = t.locals;
          t.turn(thing, 'up');
          t.emit('adventure card drawn', { seat, color, card: faceOf(t, thing) });
        },
      },
      drawn: {
        rule: 'RB-ADV-04',
        window: { timing: 'adventure card drawn', order: (t) => [t.locals.seat] },
      },
      // Null when an answer to the draw has put the card elsewhere.
      result: {
        rule: 'RB-ADV-03',
        do: (t) => ({ done: t.pile('adventure').includes(t.locals.thing) ? t.locals.thing : null }),
      },
    },

    'adventure card': {
      'its type': {
        rule: 'RB-ADV-05',
        as: 'result',
        cases: {
          challenge: {
            rule: 'RB-ADV-06',
            when: (t) => isKind(t, t.locals.thing, 'challenge'),
            do: (t) => {
              const { seat, thing, space, exceptions } = t.locals;
              return { run: [call('challenge', { seat, heroes: [seat], thing, space, exceptions })] };
            },
          },
          event: {
            rule: 'RB-ADV-07',
            when: (t) => isKind(t, t.locals.thing, 'event'),
            do: (t) => ({ run: [call('event', { seat: t.locals.seat, thing: t.locals.thing })] }),
          },
          encounter: {
            rule: 'RB-ADV-08',
            when: (t) => isKind(t, t.locals.thing, 'encounter'),
            do: (t) => {
              const { seat, thing, space } = t.locals;
              return { run: [call('encounter', { seat, thing, space })] };
            },
          },
        },
      },
      'knocked out by an event': runs({
        rule: 'RB-KO-09',
        when: (t) => t.locals.result?.endsTheTurn === true,
        run: 'end of the turn',
        with: () => ({}),
      }),
      resolved: { rule: 'RB-ADV-05', do: (t) => ({ done: card(t, t.locals.thing).kind }) },
    },
  },
  values: {
    /** After the adventure: only an escape or a knockout ends the turn. */
    'the turn goes on': { rule: 'RB-ADV-12', of: () => true },
  },
  timings: {
    'adventure step': { rule: 'RB-ENC-01', choices: {} },
    'about to draw an adventure card': { rule: 'RB-ADV-03', choices: {} },
    'adventure card drawn': { rule: 'RB-ADV-04', choices: {} },
  },
  shown: {
    'adventure step': ['seat'],
    attempt: ['seat', 'color', 'space'],
    'draw an adventure card': ['seat', 'color'],
    'adventure card': ['seat', 'thing', 'space'],
  },
};
