/** Legend Cards: the row, discovery sets, and what is found. */

import {
  neverTaken,
  refuse,
  words,
  type Choice,
  type Edit,
  type Refusal,
  type Seat,
  type Steps,
} from '@questwright/kernel';
import { faceOf, whyNoRoom } from '../../rules/market/items-and-allies.ts';
import { spaceCard, stateOf, type RuneboundTable } from '../../world.ts';
import { difficultyIn, type ClueSymbol } from './cards.ts';
import { FIRST_LEGENDS, LEGENDS } from './content/index.ts';
import { groundOf, groundsAround, matches, mostMatched, type Reading } from './matching.ts';
import { rumorsOf, shownBy } from './rumors.ts';
import {
  call,
  edit,
  LEGEND_DECK,
  LEGEND_ROW,
  OWN,
  RUMOR_POOL,
  runs,
  type Discovery,
  type FrozenLand,
  type FrozenTable,
  type Moving,
} from './world.ts';

const READING: Reading = {
  wild: (symbol) => /* FW-RUM-02 false */ symbol === 'wild',
  inTowns: () => /* FW-RUM-03 false */ true,
};

/** Whether the tokens are a discovery set where a Hero stands: one for its own space, the others for different ones around. */
function isDiscoverySet(t: RuneboundTable, space: string, tokens: readonly ClueSymbol[]): Refusal | null {
  const own = groundOf(t, space);
  const around = groundsAround(t, space);
  const mayBeOwn = tokens.flatMap((one, at) => (matches(READING, one, own) ? [at] : []));
  if (/* FW-LEG-05 false */ mayBeOwn.length === 0) return refuse('FW-LEG-05', 'refuse.no-token-for-own-space');
  const fits = mayBeOwn.some((at) => {
    const rest = tokens.filter((_, other) => other !== at);
    return mostMatched(READING, rest, around) === rest.length;
  });
  return fits || mayBeOwn.length === 0 ? null : refuse('FW-LEG-06', 'refuse.tokens-do-not-match');
}

/** Every set of so many of the tokens, each sort of them once. */
function setsOf(tokens: readonly { thing: number; shows: ClueSymbol }[], size: number): number[][] {
  const sorts = [...new Set(tokens.map(({ shows }) => shows))].map((sort) =>
    tokens.filter(({ shows }) => shows === sort).map(({ thing }) => thing),
  );
  const sets: number[][] = [];
  const choose = (from: number, chosen: readonly number[]): void => {
    if (chosen.length === size) {
      sets.push([...chosen]);
      return;
    }
    const sort = sorts[from];
    if (sort === undefined) return;
    for (let n = Math.min(sort.length, size - chosen.length); n >= 0; n--)
      choose(from + 1, [...chosen, ...sort.slice(0, n)]);
  };
  choose(0, []);
  return sets;
}

type DiscoveryRule = 'FW-LEG-11' | 'FW-PRN-01';
const tooLate = (rule: DiscoveryRule): Refusal =>
  refuse(rule, rule === 'FW-LEG-11' ? 'refuse.discover-before-moving' : 'refuse.find-her-before-moving');
/** Between the roll and the first move, once: also for the Princess. */
export function whyNoDiscovery(t: FrozenTable & { locals: Moving }, rule: DiscoveryRule): Refusal | null {
  const { moved, walking, discovered } = t.locals;
  if (moved || walking) return tooLate(rule);
  if (discovered === undefined) return null;
  const isSame = (discovered === 'legend') === (rule === 'FW-LEG-11');
  return isSame ? refuse('FW-LEG-12', 'refuse.discovered-already') : refuse('FW-PRN-17', 'refuse.legend-or-princess');
}

/** What can only be done once dice lie there. */
export const afterTheRoll = (rule: DiscoveryRule): Choice<FrozenLand, Moving> => ({
  rule,
  list: () => [],
  why: () => tooLate(rule),
  whyNone: () => tooLate(rule),
  then: neverTaken,
});

const isInTheRow = (t: RuneboundTable, thing: number): boolean => t.pile(LEGEND_ROW).includes(thing);
function whyNotFoundHere(t: RuneboundTable, seat: Seat, thing: number): Refusal | null {
  if (!isInTheRow(t, thing)) return refuse('FW-LEG-01', 'refuse.not-in-the-row');
  const { color } = difficultyIn(t.contentOf(thing).content)!;
  const { space } = stateOf(t, seat);
  // The printed jewel counts, not the counter on it.
  return spaceCard(t, space).jewel === color ? null : refuse('FW-LEG-04', 'refuse.another-jewel', { color });
}
const setIn = (id: string): { thing: number; tokens: number[] } => {
  const [thing = NaN, ...tokens] = words(id).map(Number);
  return { thing, tokens };
};

const discover: Choice<FrozenLand, Moving> = {
  rule: 'FW-LEG-01',
  list: (t, seat) => {
    const { space } = stateOf(t, seat);
    const { jewel } = spaceCard(t, space);
    const rumors = rumorsOf(t, seat);
    if (jewel === undefined || rumors.length < 2 || t.locals.moved) return [];
    const tokens = rumors.map((thing) => ({ thing, shows: shownBy(t, thing) }));
    return t.pile(LEGEND_ROW).flatMap((thing) => {
      const difficulty = difficultyIn(t.contentOf(thing).content)!;
      if (difficulty.color !== jewel || difficulty.tokens > tokens.length) return [];
      return setsOf(tokens, difficulty.tokens)
        .filter(
          (set) =>
            isDiscoverySet(
              t,
              space,
              set.map((one) => shownBy(t, one)),
            ) === null,
        )
        .map((set) => `discover:${[thing, ...set].join(':')}`);
    });
  },
  why: (t, seat, id) => {
    const { thing, tokens } = setIn(id);
    const why = whyNoDiscovery(t, 'FW-LEG-11') ?? whyNotFoundHere(t, seat, thing);
    if (why !== null) return why;
    const mine = rumorsOf(t, seat);
    if (new Set(tokens).size < tokens.length || tokens.some((one) => !mine.includes(one)))
      return refuse('FW-LEG-03', 'refuse.not-your-rumors');
    const difficulty = difficultyIn(t.contentOf(thing).content)!;
    if (tokens.length !== difficulty.tokens)
      return refuse('FW-LEG-02', 'refuse.another-number-of-tokens', { tokens: difficulty.tokens });
    const full = whyNoRoom(t, seat, thing);
    if (full !== null) return { ...full, rule: 'FW-LEG-10' };
    return isDiscoverySet(
      t,
      stateOf(t, seat).space,
      tokens.map((one) => shownBy(t, one)),
    );
  },
  whyNone: (t) => whyNoDiscovery(t, 'FW-LEG-11') ?? refuse('FW-LEG-03', 'refuse.no-discovery-set'),
  label: (_, __, id) => {
    const { thing, tokens } = setIn(id);
    return { key: 'option.discover', with: { card: { thing }, tokens: tokens.map((one) => ({ thing: one })) } };
  },
  then: (t, seat, id) => {
    t.locals.discovered = 'legend';
    const { thing, tokens } = setIn(id);
    return {
      run: [call('discovery of a legend', { seat, thing, tokens })],
      goto: /* FW-LEG-13 'after moving' */ 'where to',
    };
  },
};

const discovery: Steps<FrozenLand, Discovery> = {
  'spent tokens': {
    rule: 'FW-LEG-07',
    do: (t) => {
      const { seat, thing, tokens } = t.locals;
      for (const token of tokens) t.show(token, null);
      t.emit('rumors spent', { seat, card: faceOf(t, thing), tokens: tokens.map((one) => faceOf(t, one)) });
      for (const token of tokens) t.move(token, RUMOR_POOL, 'bottom', 'down');
      t.shuffle(RUMOR_POOL);
    },
  },
  'received card': runs({
    rule: 'FW-LEG-08',
    run: 'gain a card',
    with: (t) => ({ seat: t.locals.seat, thing: t.locals.thing }),
  }),
  'new card of the row': {
    rule: 'FW-LEG-09',
    always: true,
    do: (t) => {
      const [top] = t.pile(LEGEND_DECK);
      if (top === undefined) return;
      t.move(top, LEGEND_ROW, 'bottom');
      t.emit('legend laid out', { card: faceOf(t, top) });
    },
  },
};

const cardsOf = (t: FrozenTable, pile: string): string[] =>
  Object.keys(LEGENDS).filter((id) => t.value('deck of a card', id) === pile);

export const LEGEND_EDITS: readonly Edit<FrozenLand>[] = [
  ...Object.entries(LEGENDS).map(([content, add]): Edit<FrozenLand> => ({ rule: OWN, content, add: { ...add } })),
  { rule: OWN, zone: LEGEND_ROW, add: { sees: 'all' } },
  { rule: OWN, zone: LEGEND_DECK, add: { sees: 'none' } },
  edit.value('deck of a card', {
    rule: 'FW-SET-07',
    wrap: (base) => (t, id) => (id in LEGENDS ? LEGEND_DECK : base(t, id)),
  }),
  edit.value('deck of a card', {
    rule: 'FW-SET-05',
    wrap: (base) => (t, id) => (FIRST_LEGENDS.includes(id) ? LEGEND_ROW : base(t, id)),
  }),
  {
    rule: 'FW-SET-06',
    setup: 'legend deck',
    after: 'adventure decks',
    add: {
      rule: 'FW-SET-06',
      do: (t) => {
        for (const id of FIRST_LEGENDS.filter((one) => t.value('deck of a card', one) === LEGEND_ROW))
          t.turn(t.add(id, LEGEND_ROW), 'up');
        for (const id of cardsOf(t, LEGEND_DECK)) t.add(id, LEGEND_DECK);
        t.shuffle(LEGEND_DECK);
      },
    },
  },
  edit.procedure('discovery of a legend', { rule: OWN, add: discovery }),
  { rule: OWN, shown: 'discovery of a legend', add: ['seat', 'thing'] },
  edit.choice('movement step', 'how to move', 'discover', {
    rule: 'FW-LEG-11',
    add: afterTheRoll('FW-LEG-11'),
  }),
  edit.choice('movement step', 'where to', 'discover', { rule: 'FW-LEG-01', add: discover }),
];
