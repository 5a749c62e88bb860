/** Princess Clue Cards, and the Princess: where her ship lies, and who has her. */

import { refuse, words, type Choice, type Edit, type Refusal, type Seat, type Steps } from '@questwright/kernel';
import { faceOf } from '../../rules/market/items-and-allies.ts';
import { neighboursOf } from '../../rules/board/spaces.ts';
import { spaceCard, stateOf, type RuneboundTable } from '../../world.ts';
import { clueIn, type ClueSymbol } from './cards.ts';
import { CLUES as CARDS } from './content/index.ts';
import { afterTheRoll, whyNoDiscovery } from './legends.ts';
import { groundOf, groundsAround, matches, mostMatched, type Reading } from './matching.ts';
import { call, CLUE_DECK, CLUES, edit, frozen, land, OWN, type FrozenLand, type Moving } from './world.ts';

const READING: Reading = {
  wild: (symbol) => /* FW-CLUE-02 false */ symbol === 'wild',
  inTowns: () => /* FW-PRN-05 false */ true,
};
/** The space of the Hero and the six around it. */
const SPACES = 7;

export const cluesOf = (t: RuneboundTable, seat: Seat): readonly number[] => t.pile(CLUES, seat);
const symbolsOn = (t: RuneboundTable, thing: number): readonly ClueSymbol[] =>
  /* FW-CLUE-03 clueIn(t.contentOf(thing).content)!.shows.slice(0, 1) */ clueIn(t.contentOf(thing).content)!.shows;
const escort = (t: RuneboundTable): Seat | null => land(t).value('escort');

/** Whether clue symbols match a space and all around it, one of them standing for the space itself. */
function fitsAround(
  t: RuneboundTable,
  space: string,
  own: ClueSymbol,
  rest: readonly ClueSymbol[],
  jokers: number,
): boolean {
  const isOwn = matches(READING, own, groundOf(t, space));
  const left = isOwn ? jokers : jokers - 1;
  const around = groundsAround(t, space);
  if (left < 0 || around.some((ground) => ground === null)) return false;
  if (/* FW-PRN-04 false */ rest.length < around.length) return false;
  return /* FW-PRN-03 true */ mostMatched(READING, rest, around) + left >= around.length;
}
/** The cards that can stand for the space on which a Hero is, each sort of them once. */
function cardsForOwn(t: RuneboundTable, seat: Seat, space: string): number[] {
  const clues = cluesOf(t, seat);
  const all = clues.flatMap((thing) => symbolsOn(t, thing));
  if (all.length < SPACES) return [];
  const jokers = land(t).value('wild symbols', seat);
  const sorts = clues.filter((thing, at) => clues.findIndex((one) => t.cardOf(one) === t.cardOf(thing)) === at);
  return sorts.filter((thing) => isForOwn(t, seat, space, thing, jokers));
}
function isForOwn(t: RuneboundTable, seat: Seat, space: string, thing: number, jokers: number): boolean {
  const symbols = symbolsOn(t, thing);
  const others = cluesOf(t, seat)
    .filter((one) => one !== thing)
    .flatMap((one) => symbolsOn(t, one));
  return symbols.some((own, at) =>
    fitsAround(t, space, own, [...others, ...symbols.filter((_, other) => other !== at)], jokers),
  );
}

function whyNotHere(t: RuneboundTable, space: string): Refusal | null {
  if (spaceCard(t, space).terrain === 'town') return refuse('FW-PRN-06', 'refuse.princess-in-a-town');
  if (neighboursOf(t, space).length < SPACES - 1) return refuse('FW-PRN-07', 'refuse.princess-at-the-edge');
  return null;
}
const whyNotFree = (t: RuneboundTable): Refusal | null => {
  const seat = escort(t);
  return seat === null ? null : refuse('FW-PRN-11', 'refuse.princess-found', { other: { seat } });
};

const princess: Choice<FrozenLand, Moving> = {
  rule: 'FW-PRN-01',
  list: (t, seat) => {
    const { space } = stateOf(t, seat);
    if (t.locals.moved || t.locals.walking || cluesOf(t, seat).length < 4) return [];
    return whyNotHere(t, space) === null ? cardsForOwn(t, seat, space).map((thing) => `princess:${thing}`) : [];
  },
  why: (t, seat, id) => {
    const { space } = stateOf(t, seat);
    const thing = Number(words(id)[0]);
    const why = whyNoDiscovery(t, 'FW-PRN-01') ?? whyNotFree(t) ?? whyNotHere(t, space);
    if (why !== null) return why;
    const fits =
      cluesOf(t, seat).includes(thing) && isForOwn(t, seat, space, thing, land(t).value('wild symbols', seat));
    return fits ? null : refuse('FW-PRN-03', 'refuse.clues-do-not-match');
  },
  whyNone: (t, seat) =>
    whyNoDiscovery(t, 'FW-PRN-01') ??
    whyNotFree(t) ??
    whyNotHere(t, stateOf(t, seat).space) ??
    refuse('FW-PRN-03', 'refuse.clues-do-not-match'),
  label: (_, __, id) => ({ key: 'option.princess', with: { card: { thing: Number(words(id)[0]) } } }),
  then: (t, seat, id) => {
    t.locals.discovered = 'princess';
    return {
      run: [call('discovery of the princess', { seat, thing: Number(words(id)[0]) })],
      goto: /* FW-PRN-02 'after moving' */ 'where to',
    };
  },
};

const discovery: Steps<FrozenLand, { seat: Seat; thing: number }> = {
  'discarded clue': {
    rule: 'FW-PRN-08',
    do: (t) => {
      const { seat, thing } = t.locals;
      t.show(thing, null);
      t.emit('clue discarded', { seat, card: faceOf(t, thing) });
      t.move(thing, CLUE_DECK, 'bottom', 'down');
      t.shuffle(CLUE_DECK);
    },
  },
  'princess token': {
    rule: 'FW-PRN-09',
    do: (t) => {
      const { seat } = t.locals;
      frozen(t).princess = seat + 1;
      t.emit('princess found', { seat, space: { content: `space-${stateOf(t, seat).space}` } });
    },
  },
};

const clueCard: Steps<FrozenLand, { seat: Seat }> = {
  'top card': {
    rule: 'FW-CLUE-05',
    do: (t) => {
      const { seat } = t.locals;
      const thing = t.pile(CLUE_DECK)[/* FW-CLUE-05 t.pile(CLUE_DECK).length - 1 */ 0];
      if (thing === undefined) return t.emit('no clue left', { seat });
      t.move(thing, `${CLUES}/${seat}`, 'bottom');
      const clues = cluesOf(t, seat).length;
      t.emit('clue found', { seat, clues, card: null }, { [seat]: { seat, clues, card: faceOf(t, thing) } });
    },
  },
};

export const PRINCESS_EDITS: readonly Edit<FrozenLand>[] = [
  ...Object.entries(CARDS).map(([content, add]): Edit<FrozenLand> => ({ rule: OWN, content, add: { ...add } })),
  { rule: OWN, zone: CLUE_DECK, add: { sees: 'none' } },
  { rule: OWN, zone: CLUES, add: { per: 'seat', sees: 'none' } },
  { rule: 'FW-CLUE-06', zone: CLUES, wrap: (base) => ({ ...base, sees: 'owner' }) },
  {
    rule: 'FW-SET-08',
    setup: 'clue deck',
    after: 'adventure decks',
    add: {
      rule: 'FW-SET-08',
      do: (t) => {
        for (const [id, { copies }] of Object.entries(CARDS)) for (let n = 0; n < copies; n++) t.add(id, CLUE_DECK);
        t.shuffle(CLUE_DECK);
      },
    },
  },
  {
    rule: 'FW-SET-09',
    setup: 'princess token',
    after: 'adventure decks',
    add: {
      rule: 'FW-SET-09',
      do: (t) => {
        t.world.frozen.princess = 0;
      },
    },
  },
  edit.value('escort', { rule: 'FW-PRN-09', add: (t) => (frozen(t).princess > 0 ? frozen(t).princess - 1 : null) }),
  edit.value('wild symbols', { rule: 'FW-CLUE-02', add: () => 0 }),
  edit.procedure('clue card', { rule: OWN, add: clueCard }),
  { rule: OWN, closed: 'clue card', add: true },
  edit.procedure('discovery of the princess', { rule: OWN, add: discovery }),
  { rule: OWN, shown: 'discovery of the princess', add: ['seat'] },
  edit.choice('movement step', 'how to move', 'princess', {
    rule: 'FW-PRN-01',
    add: afterTheRoll('FW-PRN-01'),
  }),
  edit.choice('movement step', 'where to', 'princess', { rule: 'FW-PRN-01', add: princess }),
];
