/** Whom the words on a card mean. */

import { words, type EffectContext, type Json, type Next, type Seat, type Steps, type Call } from '@questwright/kernel';
import {
  call,
  alliesOf,
  exhaustionOn,
  heroOf,
  partyOf,
  woundsOn,
  type RuneboundWorld,
  type RuneboundTable,
  type LocalsIn,
  type RuneboundChapter,
} from '../../world.ts';
import { PHASES } from '../../words.ts';

/** `an ally` and `one of your party` are chosen by the player; `the one who rolled` made the roll being answered. */
export const TARGETS = [
  'you',
  'your allies',
  'your party',
  'an ally',
  'one of your party',
  'your enemy',
  'the one who rolled',
  'this card',
] as const;
export type Target = (typeof TARGETS)[number];

const CHOSEN: readonly Target[] = ['an ally', 'one of your party'];
const EXCHANGES = PHASES.flatMap((phase) => [`${phase} attack`, `${phase} defense`] as const);

export function targets(t: RuneboundTable, who: Target, { by, thing }: Pick<EffectContext, 'by' | 'thing'>): number[] {
  switch (who) {
    case 'you':
      return t.value('you', by);
    case 'your allies':
    case 'an ally':
      return alliesOf(t, by);
    case 'your party':
    case 'one of your party':
      return partyOf(t, by);
    case 'your enemy':
      return t.value('your enemy', by);
    case 'the one who rolled': {
      const proc = t.innermost('roll', ...EXCHANGES);
      const rolled = proc === null ? null : t.within(proc);
      return rolled === null ? [] : ['thing' in rolled ? rolled.thing : rolled.by];
    }
    case 'this card':
      return [thing];
  }
}

/** Runs a happening for each target, or for the one that the player chooses. */
export function forTargets(
  t: RuneboundTable,
  who: Json | undefined,
  context: EffectContext,
  about: string,
  make: (on: number) => Call,
): Next {
  const whom = (who ?? 'you') as Target;
  const things = targets(t, whom, context);
  if (things.length === 0) return undefined;
  if (!CHOSEN.includes(whom)) return { run: things.map(make) };
  return oneOf(things, context.by, about, make);
}
/** Runs a happening for the one thing that the player chooses. */
export function oneOf(things: readonly number[], seat: Seat, about: string, make: (on: number) => Call): Next {
  if (things.length === 0) return undefined;
  const calls = things.map((thing) => ({ thing, call: make(thing) }));
  return { run: [calls.length === 1 ? calls[0]!.call : call('choose a character', { seat, calls, about })] };
}

const chooseACharacter: Steps<RuneboundWorld, LocalsIn<'choose a character'>> = {
  character: {
    rule: 'RB-ACT-01',
    ask: {
      seats: (t) => [t.locals.seat],
      prompt: (t) => ({ key: 'ask.choose a character.character', with: { about: t.locals.about } }),
      choices: {
        character: {
          rule: 'RB-ACT-01',
          list: (t) => t.locals.calls.map(({ thing }) => `character:${thing}`),
          label: (t, _, id) => {
            const thing = Number(words(id)[0]);
            const counters = { wounds: woundsOn(t, thing), exhaustion: exhaustionOn(t, thing) };
            return { key: 'option.character', with: { thing: { thing }, ...counters } };
          },
          then: (t, _, id) => ({
            run: [t.locals.calls.find(({ thing }) => thing === Number(words(id)[0]))!.call],
          }),
        },
      },
    },
  },
};

export const TARGETS_CHAPTER: RuneboundChapter = {
  procs: { 'choose a character': chooseACharacter },
  shown: { 'choose a character': ['seat', 'calls'] },
  values: {
    /** "You" on a card is the Hero. */
    you: { rule: 'RB-TERM-06', of: (t, seat: Seat) => [heroOf(t, seat)] },
  },
};
