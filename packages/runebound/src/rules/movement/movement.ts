/** Movement: entering play, rolling the movement dice, and going where they allow. */

import { refuse, words, type Choice, type RuleId, type Seat } from '@questwright/kernel';
import { ALDERMARK } from '../../content/aldermark.ts';
import { BOX, MOVEMENT_DIE } from '../../content/box.ts';
import { rest, REST_BELOW, whomToRest } from './rest.ts';
import { bordersOf, neighboursOf, place, spacesOf } from '../board/spaces.ts';
import { spaceOf, spareFaces, stepInto, symbols, whatLiesAt, WHERE_TO, whyNotAway } from './movement-choices.ts';
import {
  runs,
  card,
  exhaustionOn,
  partyOf,
  spaceCard,
  stateOf,
  woundsOn,
  type RuneboundWorld,
  type RuneboundTable,
  type Locals,
  type RuneboundChapter,
} from '../../world.ts';
import { TERRAINS } from '../../words.ts';
import { TRUE, word } from '../effects/effect-schema.ts';
import { worth, type CardVerb } from '../effects/verb.ts';

const movingSeat = (t: RuneboundTable): Seat | null =>
  (t.within('movement roll') ?? t.within('movement step'))?.seat ?? null;
const hasMoved = (t: RuneboundTable): boolean => t.within('movement step')?.moved === true;
const isHurt = (t: RuneboundTable, thing: number): boolean => woundsOn(t, thing) + exhaustionOn(t, thing) > 0;

const howToMove: Record<string, Choice<RuneboundWorld, Locals['movement step']>> = {
  roll: {
    rule: 'RB-MOV-04',
    list: (t, seat) => {
      const most = t.value('movement dice', seat);
      const fewest = Math.min(REST_BELOW, most);
      // What hurt parties may not roll is listed too: it is refused by name.
      const all = Math.max(most, BOX['movement dice'].count);
      return Array.from({ length: all - fewest + 1 }, (_, i) => `roll:${all - i}`);
    },
    why: (t, seat, id) => {
      const dice = Number(words(id)[0]);
      const most = t.value('movement dice', seat);
      if (dice <= most) return null;
      const hurt = partyOf(t, seat).some((thing) => isHurt(t, thing));
      return refuse(hurt ? 'RB-MOV-05' : 'RB-MOV-04', 'refuse.too-many-dice', { dice, most });
    },
    label: (_, __, id) => ({ key: 'option.roll', with: { dice: Number(words(id)[0]) } }),
    value: 'movement dice',
    then: (t, _, id) => void (t.locals.count = Number(words(id)[0])),
  },
  rest,
  step: {
    rule: 'RB-MOV-19',
    list: (t, seat) => bordersOf(t, spaceOf(t, seat)).map((space) => `step:${space}`),
    why: (t, seat, id) => {
      const space = words(id)[0] ?? '';
      if (!bordersOf(t, spaceOf(t, seat)).includes(space)) {
        const far = refuse('RB-MOV-22', 'refuse.not-adjacent', { space: place(space) });
        return whyNotAway(spaceOf(t, seat), space) ?? far;
      }
      if (neighboursOf(t, spaceOf(t, seat)).includes(space)) return null;
      return refuse('RB-BRD-08', 'refuse.cut-space', { space: place(space) });
    },
    label: (t, seat, id) => {
      const space = words(id)[0]!;
      return { key: 'option.single-step', with: { ...whatLiesAt(t, space, seat), space: place(space) } };
    },
    then: (_, seat, id) => ({ run: [stepInto(seat, words(id)[0]!, 'single step')], goto: 'after moving' }),
  },
  stay: { rule: 'RB-MOV-01', then: () => ({ goto: 'after moving' }) },
};

/** The rule that brings a figure into a space, for the log. */
const ENTERED_BY: Record<Locals['step into a space']['by'], RuleId> = {
  start: 'RB-MOV-03',
  movement: 'RB-MOV-06',
  'single step': 'RB-MOV-19',
  escape: 'RB-CBT-14',
  knockout: 'RB-KO-06',
  effect: 'RB-ACT-01',
};

const rollAgain: CardVerb = {
  rule: 'RB-DIE-04',
  text: () => ({ key: 'verb.roll movement dice again', with: {} }),
  shape: { takes: { is: 'either', of: [TRUE, word('all')] } },
  can: (t) => t.isWithin('movement roll'),
  do: (t, _, { by }) => {
    const roll = t.within('movement roll');
    if (roll === null) return;
    roll.dice = t.roll(MOVEMENT_DIE.length, roll.count);
    t.emit('movement dice rolled', { seat: by, dice: symbols(roll.dice) });
  },
  estimate: worth(0.9),
};

export const MOVEMENT: RuneboundChapter = {
  procs: {
    'movement step': {
      'entering play': runs({
        rule: 'RB-MOV-03',
        when: (t) => spaceOf(t, t.locals.seat) === '',
        run: 'step into a space',
        with: (t) => ({ seat: t.locals.seat, to: t.value('starting space')!, by: 'start' }),
      }),
      'before moving': { rule: 'RB-ACT-06', window: { timing: 'before moving', order: (t) => [t.locals.seat] } },
      'how to move': {
        rule: 'RB-MOV-01',
        ask: { seats: (t) => [t.locals.seat], choices: howToMove },
      },
      'whom to rest': whomToRest,
      'no dice': {
        rule: 'RB-MOV-17',
        do: (t) => (t.locals.count === 0 ? { goto: 'after moving' } : undefined),
      },
      roll: runs({
        rule: 'RB-MOV-04',
        as: 'dice',
        run: 'movement roll',
        with: (t) => ({ seat: t.locals.seat, count: t.value('dice of a pool', 'movement'), dice: [] }),
      }),
      'where to': {
        rule: 'RB-MOV-06',
        when: (t) => !t.locals.moved || t.value('may be passed', spaceOf(t, t.locals.seat)),
        ask: {
          seats: (t) => [t.locals.seat],
          prompt: (t) => ({
            key: 'ask.movement step.where to',
            with: { dice: symbols(t.locals.dice), owed: t.locals.owed.length },
          }),
          choices: WHERE_TO,
        },
      },
      'after moving': { rule: 'RB-ACT-06', window: { timing: 'after moving', order: (t) => [t.locals.seat] } },
      'no move': {
        rule: 'RB-MOV-01',
        when: (t) => !t.locals.moved,
        do: (t) => t.emit('stayed', { seat: t.locals.seat, space: place(spaceOf(t, t.locals.seat)) }),
      },
      'end of movement': {
        rule: 'RB-MOV-21',
        do: (t) => ({ done: t.value('where movement ends', t.locals.seat) }),
      },
    },

    'movement roll': {
      dice: {
        rule: 'RB-DIE-05',
        do: (t) => {
          t.locals.dice = t.roll(MOVEMENT_DIE.length, t.locals.count);
          t.emit('movement dice rolled', { seat: t.locals.seat, dice: symbols(t.locals.dice) });
        },
      },
      // Elsewhere the same dice are no movement roll.
      rolled: {
        rule: 'RB-DIE-04',
        when: (t) => t.isWithin('movement step'),
        window: { timing: 'movement dice rolled', order: (t) => [t.locals.seat] },
      },
      read: {
        rule: 'RB-MOV-06',
        do: (t) => ({
          done: t.locals.dice.flatMap((face: number) =>
            new Array<number>(t.value('uses of a movement die', face)).fill(face),
          ),
        }),
      },
    },

    'step into a space': {
      step: {
        rule: 'RB-MOV-02',
        do: (t) => {
          const { seat, to, by } = t.locals;
          const hero = stateOf(t, seat);
          hero.cameFrom = hero.space;
          hero.space = to;
          const movement = t.within('movement step');
          if (movement && movement.seat === seat && (by === 'movement' || by === 'single step')) movement.moved = true;
          t.emit('entered', { seat, space: place(to), by }, null, ENTERED_BY[by]);
        },
      },
      entered: { rule: 'RB-MOV-02', window: { timing: 'entered a space' } },
    },
  },
  shown: {
    'movement step': ['seat', 'dice', 'owed', 'walking'],
    'movement roll': ['seat', 'dice'],
    'step into a space': ['seat', 'to', 'by'],
  },
  timings: {
    'before moving': { rule: 'RB-ACT-06', choices: {} },
    'movement dice rolled': { rule: 'RB-DIE-04', choices: {} },
    'entered a space': { rule: 'RB-MOV-02', choices: {} },
    'after moving': { rule: 'RB-ACT-06', choices: {} },
  },
  values: {
    'starting town': { rule: 'RB-MOV-03', of: () => ALDERMARK.start },
    'starting space': {
      rule: 'RB-MOV-03',
      of: (t) => spacesOf(t).find((space) => t.value('town', space) === t.value('starting town')) ?? null,
    },
    'movement dice': {
      rule: 'RB-MOV-04',
      of: () => BOX['movement dice'].count,
      parts: {
        'wounds or exhaustion': {
          rule: 'RB-MOV-05',
          layer: 'least',
          of: (t, seat: Seat) => (partyOf(t, seat).some((thing) => isHurt(t, thing)) ? 4 : null),
        },
      },
    },
    /** Of the dice that were chosen to be rolled, those of a pool. All are for moving; a pack may divide them. */
    'dice of a pool': {
      rule: 'RB-MOV-04',
      of: (t, pool: string) => (pool === 'movement' ? (t.within('movement step')?.count ?? 0) : 0),
    },
    /** The symbols on a face of a movement die. */
    symbols: { rule: 'RB-DIE-08', of: (_, face: number) => MOVEMENT_DIE[face - 1]! },
    'symbols that enter': {
      rule: 'RB-MOV-06',
      printed: [],
      of: (t, space: string) => {
        const { terrain } = spaceCard(t, space);
        return terrain === 'town' ? [] : [terrain];
      },
      parts: {
        'any symbol enters a town': {
          rule: 'RB-MOV-09',
          layer: 'set',
          printed: ['town'],
          of: (t, space: string) => (t.value('town', space) === null ? null : [...TERRAINS]),
        },
      },
    },
    /** The faces of which a die can be used up, although spaces entered are not paid for yet. */
    'spare movement dice': {
      rule: 'RB-MOV-06',
      of: (t) => spareFaces(t, t.within('movement step') ?? { dice: [], owed: [] }),
    },
    /** One for each symbol, were it not for the rule that only one of them is used. */
    'uses of a movement die': {
      rule: 'RB-MOV-06',
      of: (t, face: number) => t.value('symbols', face).length,
      parts: { 'one symbol of a die': { rule: 'RB-MOV-07', layer: 'least', of: () => 1 } },
    },
    /** The space whose adventures, Heroes and market come next; empty when there is none. */
    'where movement ends': {
      rule: 'RB-MOV-21',
      of: (t, seat: Seat) => (hasMoved(t) ? spaceOf(t, seat) : ''),
      parts: {
        'where the figure stands': {
          rule: 'RB-MOV-23',
          layer: 'set',
          of: (t, seat: Seat) => (hasMoved(t) ? null : spaceOf(t, seat)),
        },
      },
    },
    /** Whether movement may go on from a space, whatever lies there and whoever stands there. */
    'may be passed': { rule: 'RB-MOV-12', printed: [], of: () => true },
    /** Whose exhaustion can be discarded by resting: the Hero's, that of Allies. */
    'may rest': {
      rule: 'RB-MOV-16',
      of: (t, seat: Seat) => partyOf(t, seat).filter((thing) => exhaustionOn(t, thing) > 0),
    },
    /** By the number of dice that are rolled. */
    'exhaustion discarded by resting': { rule: 'RB-MOV-14', of: (_, dice: number) => REST_BELOW - dice },
  },
  verbs: { 'roll movement dice again': rollAgain },
  conditions: {
    /** The owner of the card moves now. */
    'my movement': (t, wanted, { by }) => (movingSeat(t) === by) === wanted,
    /** The value is about the owner of the card, beside something else. */
    'also me': (_, wanted, { by, also }) => (by === also) === wanted,
    /** The value is about a thing that the owner of the card has. */
    'about my card': (t, wanted, { by, about }) => (t.controller(about as number) === by) === wanted,
    'about a card of kind': (t, wanted, { about }) => card(t, about as number).kind === wanted,
    /** The value is about a space on which that terrain is printed. */
    'about a space of': (t, wanted, { about }) => spaceCard(t, about as string).terrain === wanted,
  },
};
