/** Game Setup: the land, its decks, four gold, and figures in towns of the players' choice. */

import { refuse, words, type Edit, type Seat, type Steps } from '@questwright/kernel';
import { CARDS } from '../../content/index.ts';
import { boardEdits } from '../../rules/board/board-edits.ts';
import { place, spacesOf } from '../../rules/board/spaces.ts';
import { stepInto } from '../../rules/movement/movement-choices.ts';
import { heroSeats, spaceCard, stateOf, type RuneboundTable } from '../../world.ts';
import { HEROES } from './content/index.ts';
import { ISHEIM } from './content/board.ts';
import { edit, land, OWN, runs, type FrozenLand } from './world.ts';

/** Adventure cards of the base, and its story. */
const SET_ASIDE = Object.entries(CARDS)
  .filter(([, { kind }]) => ['challenge', 'event', 'encounter', 'story'].includes(kind))
  .map(([id]) => id);

/** From the starting player, clockwise. */
function inOrder(t: RuneboundTable): Seat[] {
  const heroes = heroSeats(t);
  const first = /* FW-SET-22 0 */ Math.max(0, heroes.indexOf(t.world.first));
  return [...heroes.slice(first), ...heroes.slice(0, first)];
}
const isTown = (t: RuneboundTable, space: string): boolean =>
  spacesOf(t).includes(space) && spaceCard(t, space).terrain === 'town';
const townSpaces = (t: RuneboundTable): string[] => spacesOf(t).filter((space) => isTown(t, space));

const placing: Steps<FrozenLand, { seat: Seat }> = {
  where: {
    rule: 'FW-SET-22',
    ask: {
      seats: (t) => [t.locals.seat],
      choices: {
        begin: {
          rule: 'FW-SET-22',
          list: (t) => townSpaces(t).map((space) => `begin:${space}`),
          why: (t, _, id) => {
            const space = words(id)[0] ?? '';
            if (!isTown(t, space)) return refuse('FW-SET-22', 'refuse.begin-in-a-town');
            return t.value('town', space) === null ? refuse('FW-SET-23', 'refuse.not-in-green-vale') : null;
          },
          label: (_, __, id) => ({ key: 'option.begin', with: { space: place(words(id)[0]!) } }),
          then: (_, seat, id) => ({ run: [stepInto(seat, words(id)[0]!, 'start')] }),
        },
      },
    },
  },
};

export const SETUP: readonly Edit<FrozenLand>[] = [
  ...(boardEdits('FW-SET-01', ISHEIM) as Edit<FrozenLand>[]),
  ...SET_ASIDE.map((content): Edit<FrozenLand> => ({ rule: 'FW-CMP-13', content, remove: true })),
  ...Object.entries(HEROES).map(([content, add]): Edit<FrozenLand> => ({ rule: OWN, content, add: { ...add } })),
  { rule: OWN, overrides: ['RB-MOV-03'], setup: 'starting space', remove: true },
  edit.part('first market cards', 'none where Heroes start', {
    rule: 'FW-SET-12',
    overrides: ['RB-SET-05', 'RB-SET-06'],
    replace: { rule: 'FW-SET-12', layer: 'set', of: () => 1 },
  }),
  edit.part('first market cards', 'two', {
    rule: 'FW-SET-13',
    overrides: ['RB-SET-05'],
    add: {
      rule: 'FW-SET-13',
      layer: 'become',
      of: (t, town) => (land(t).value('town kind', town) === 'onoit' ? null : 2),
    },
  }),
  edit.value('starting gold', { rule: 'FW-SET-16', overrides: ['RB-SET-09', 'RB-SET-20'], replace: () => 4 }),
  edit.procedure('placing of a figure', { rule: OWN, add: placing }),
  { rule: OWN, shown: 'placing of a figure', add: ['seat'] },
  edit.step('game', 'figures in towns', {
    rule: 'FW-SET-22',
    overrides: ['RB-MOV-03'],
    before: 'turn',
    add: runs({
      rule: 'FW-SET-22',
      each: (t) => inOrder(t).filter((seat) => stateOf(t, seat).space === ''),
      run: 'placing of a figure',
      with: (_, seat) => ({ seat: seat as Seat }),
    }),
  }),
];
