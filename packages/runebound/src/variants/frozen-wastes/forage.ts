/** Gaining Forage Items, and the rumor and clues that a defeated Challenge brings besides. */

import type { Content, Edit, Json } from '@questwright/kernel';
import type { Color } from '../../words.ts';
import { challengeCard, type RuneboundTable } from '../../world.ts';
import { forageCard, forageIn, type FrozenAdventure, type FrozenChallenge } from './cards.ts';
import { ADVENTURES } from './content/index.ts';
import { call, edit, OWN, runs, type FrozenLand } from './world.ts';

/** What a card of a color is worth in experience. */
const EXPERIENCE: Readonly<Record<Color, number>> = { green: 1, yellow: 2, blue: 3, red: 4 };
const isForage = (t: RuneboundTable, thing: number): boolean => forageCard(t, thing) !== null;
export const isForaged = (t: RuneboundTable, thing: number): boolean =>
  isForage(t, thing) && t.world.things.zone[thing]!.startsWith('area/');

/** A condition besides those that are there. */
const also = (given: Json | undefined, foraged: boolean): Json =>
  Array.isArray(given) ? [...given, { foraged }] : { ...(given as object | undefined), foraged };
/** What is about this card says nothing once it is kept. */
const whileFought = <X extends { if?: Json }>(one: X): X => ({ ...one, if: also(one.if, false) });
const once = <X extends { if?: Json }>(one: X): X => ({ ...one, if: also(one.if, true) });
/** The Challenge, and what it is once it is kept. */
function withForage(given: FrozenAdventure): Content {
  const forage = forageIn(given);
  if (forage === null) return { ...given };
  const { abilities = [], modifies = [], ...rest } = given as FrozenChallenge;
  const kept = [...abilities.map(whileFought), ...(forage.abilities ?? []).map(once)];
  const changes = [...modifies.map(whileFought), ...(forage.modifies ?? []).map(once)];
  return {
    ...rest,
    class: 'artifact',
    type: forage.type,
    use: forage.use,
    cost: 2 * EXPERIENCE[given.color],
    ...(kept.length > 0 && { abilities: kept }),
    ...(changes.length > 0 && { modifies: changes }),
  };
}

const gives = (t: RuneboundTable, thing: number): FrozenChallenge => challengeCard(t, thing) as FrozenChallenge;

export const FORAGE: readonly Edit<FrozenLand>[] = [
  ...Object.entries(ADVENTURES).map(([content, one]): Edit<FrozenLand> => ({
    rule: OWN,
    content,
    add: withForage(one),
  })),
  edit.step('spoils', 'rumor token', {
    rule: 'FW-RUM-04',
    before: 'discarded challenge',
    add: {
      rule: 'FW-RUM-04',
      always: true,
      when: (t) => gives(t, t.locals.thing).rumor === true && !t.locals.exceptions.includes('no reward'),
      do: (t) => ({ run: [call('rumor token', { seat: t.locals.seat, drawn: [] })] }),
    },
  }),
  edit.step('spoils', 'clue cards', {
    rule: 'FW-CLUE-04',
    before: 'discarded challenge',
    add: {
      rule: 'FW-CLUE-04',
      always: true,
      when: (t) => (gives(t, t.locals.thing).clues ?? 0) > 0 && !t.locals.exceptions.includes('no reward'),
      do: (t) => {
        const { seat, thing } = t.locals;
        const clue = call('clue card', { seat });
        return { run: new Array<typeof clue>(gives(t, thing).clues!).fill(clue) };
      },
    },
  }),
  edit.step('spoils', 'forage item', {
    rule: 'FW-FOR-01',
    overrides: ['RB-DEF-08'],
    before: 'discarded challenge',
    add: {
      ...runs({
        rule: 'FW-FOR-01',
        when: (t) =>
          isForage(t, t.locals.thing) &&
          t.pile('adventure').includes(t.locals.thing) &&
          !t.locals.exceptions.includes('no reward'),
        run: 'card taken as reward',
        with: (t) => ({ seat: t.locals.seat, thing: t.locals.thing }),
      }),
      always: true,
    },
  }),
  edit.part('counts as', 'forage items', {
    rule: 'FW-FOR-03',
    add: {
      rule: 'FW-FOR-03',
      layer: 'become',
      printed: [],
      of: (t, thing) => (isForage(t, thing) ? 'item' : null),
    },
  }),
  edit.value('protected', {
    rule: 'FW-FOR-03',
    overrides: ['RB-DEF-05'],
    wrap: (base) => (t, thing) => base(t, thing) && !isForage(t, thing),
  }),
];
