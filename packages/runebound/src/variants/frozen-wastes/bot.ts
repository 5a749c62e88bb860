/** How bots live in the cold: when they turn back, what they buy, which legends they look for, and how they mean to win. */

import { choiceOf, words } from '@questwright/kernel';
import type { Goals } from '../../bot/board.ts';
import type { Outlook } from '../../bot/outlook.ts';
import type { Answerer, BotPart } from '../../bot/part.ts';
import type { Sight } from '../../bot/sight.ts';
import type { Challenge, Character, Space } from '../../cards.ts';
import { clueIn, difficultyIn, gearIn, rumorIn, weatherIn, type ClueSymbol } from './cards.ts';
import { matches, mostMatched, type Ground, type Reading } from './matching.ts';
import { landOf } from './words.ts';
import { CLUES, FROST, GREEN_VALE, LEGEND_ROW, RUMORS, WHITE_DEATH, type FrozenLand } from './world.ts';

const frozenIn = ({ land }: Sight): FrozenLand['frozen'] => (land as unknown as FrozenLand).frozen;
const isMine = (sight: Sight): boolean => frozenIn(sight).princess === sight.seat + 1;

// ---- the cold ----

/** Frost and white death on the Hero, and how many counters it takes. */
function chill({ view, seat, hero }: Sight): { frost: number; sick: number; left: number } {
  const { counters } = view.zones[`hero/${seat}`]![0]!;
  const [frost, sick] = [counters[FROST] ?? 0, counters[WHITE_DEATH] ?? 0];
  const life = (hero.card as Character).life;
  return { frost, sick, left: life - hero.wounds - sick };
}
function frostAt(outlook: Outlook, sight: Sight, space: Space | null): number {
  const { weather } = frozenIn(sight);
  const tile = weatherIn(outlook.cards[weather]);
  return tile === null || space === null || space.terrain === 'town' ? 0 : tile.frost[landOf(space.terrain)];
}
/** How near the Hero is to being carried home: from 0 to about 2. */
function danger(outlook: Outlook, sight: Sight): number {
  const { frost, sick, left } = chill(sight);
  const life = (sight.hero.card as Character).life;
  const soon = frost + frostAt(outlook, sight, outlook.board.at(sight.me.space));
  return (sick > 0 ? 0.4 : 0) + (left <= 1 ? 1 : left === 2 ? 0.5 : 0) + (soon >= life ? 0.5 : 0.3 * (soon / life));
}

// ---- what is matched ----

const READING: Reading = { wild: (symbol) => symbol === 'wild', inTowns: () => true };
const groundOf = (space: Space): Ground =>
  space.terrain !== 'town' ? space.terrain : space.town === GREEN_VALE ? null : 'town';
interface Place {
  at: number;
  own: Ground;
  around: readonly Ground[];
  jewel: Space['jewel'];
}
const lands = new WeakMap<Outlook, readonly Place[]>();
/** Every space that is no town, with what lies around it. */
function placesOf(outlook: Outlook): readonly Place[] {
  let found = lands.get(outlook);
  if (found === undefined) {
    const spaces = Object.entries(outlook.cards).flatMap(([id, card]) =>
      card.kind === 'space' && !card.cut && card.terrain !== 'town' ? [[id.slice('space-'.length), card] as const] : [],
    );
    found = spaces.map(([id, space]) => ({
      at: outlook.board.place(id),
      own: groundOf(space),
      around: space.neighbours.flatMap((one) => {
        const next = outlook.board.at(one);
        return next === null ? [] : [groundOf(next)];
      }),
      jewel: space.jewel,
    }));
    lands.set(outlook, found);
  }
  return found;
}
const shown = ({ view, seat }: Sight, zone: string, outlook: Outlook): ClueSymbol[] =>
  (view.zones[`${zone}/${seat}`] ?? []).flatMap(({ card }) => {
    const of = card === null ? null : outlook.cards[card];
    return of === null ? [] : (clueIn(of)?.shows ?? rumorIn(of)?.shows ?? []);
  });

/** Whether some of the symbols match the space itself and so many others as are asked for around it. */
function fits(symbols: readonly ClueSymbol[], own: Ground, around: readonly Ground[], others: number): boolean {
  const tried = new Set<ClueSymbol>();
  return symbols.some((symbol, at) => {
    if (tried.has(symbol) || !matches(READING, symbol, own)) return false;
    tried.add(symbol);
    return mostMatched(READING, symbols.toSpliced(at, 1), around) >= others;
  });
}
/** What fits is remembered by the hand. */
const known = new WeakMap<Outlook, Map<string, readonly number[]>>();
function placesFor(outlook: Outlook, key: string, find: () => readonly number[]): readonly number[] {
  let all = known.get(outlook);
  if (all === undefined || all.size > 2000) known.set(outlook, (all = new Map()));
  let found = all.get(key);
  if (found === undefined) all.set(key, (found = find()));
  return found;
}
const NEEDED = 7;
/** Where the Princess can be found with the clues at hand. */
function shipAt(outlook: Outlook, sight: Sight): readonly number[] {
  const symbols = shown(sight, CLUES, outlook);
  if (symbols.length < NEEDED || frozenIn(sight).princess > 0) return [];
  return placesFor(outlook, `princess ${symbols.toSorted().join(' ')}`, () =>
    placesOf(outlook).flatMap(({ at, own, around }) =>
      around.length === NEEDED - 1 && !around.includes(null) && fits(symbols, own, around, NEEDED - 1) ? [at] : [],
    ),
  );
}
/** Where a Legend of the row can be dug out with the rumors at hand. */
function legendsAt(outlook: Outlook, sight: Sight): readonly number[] {
  const symbols = shown(sight, RUMORS, outlook);
  if (symbols.length < 2) return [];
  const row = (sight.view.zones[LEGEND_ROW] ?? []).flatMap(({ card }) => {
    const difficulty = card === null ? null : difficultyIn(outlook.cards[card]);
    return difficulty === null ? [] : [difficulty];
  });
  const key = `${row.map(({ color, tokens }) => `${color}${tokens}`).join(' ')} ${symbols.toSorted().join(' ')}`;
  return placesFor(outlook, key, () =>
    placesOf(outlook).flatMap(({ at, own, around, jewel }) =>
      row.some(
        ({ color, tokens }) => color === jewel && tokens <= symbols.length && fits(symbols, own, around, tokens - 1),
      )
        ? [at]
        : [],
    ),
  );
}

// ---- where to go ----

/** From these odds on Arshan is worth a journey. */
const ODDS_AGAINST_ARSHAN = 0.3;
function oddsAgainstArshan(outlook: Outlook, sight: Sight): number {
  const arshan = outlook.cards['arshan'] as Challenge | undefined;
  return arshan === undefined ? 0 : outlook.worthOf(sight.party, outlook.enemyOf(arshan));
}
function goals(outlook: Outlook, sight: Sight, all: Goals): void {
  const { board, weights } = outlook;
  const vale = board.place(GREEN_VALE);
  for (const [at, place] of all.places.entries()) if (place === vale) all.worths[at] = 0;
  const most = weights.adventure.red;
  if (isMine(sight)) all.add(vale, 12 * most);
  else {
    const odds = oddsAgainstArshan(outlook, sight);
    if (odds >= ODDS_AGAINST_ARSHAN) all.add(vale, 4 * most * odds);
    for (const place of shipAt(outlook, sight)) all.add(place, 6 * most);
  }
  for (const place of legendsAt(outlook, sight)) all.add(place, 0.8 * weights.adventure.blue);
  // Who is near the end goes home: to a village that cures, or to any fire.
  const trouble = danger(outlook, sight);
  if (trouble < 0.5 || isMine(sight)) return;
  const { sick } = chill(sight);
  for (const place of board.towns) {
    if (place === vale) continue;
    const cures = CURING.some((town) => board.placeOf(town) === place);
    all.add(place, trouble * weights.knockout * (sick > 0 && cures ? 1.2 : 0.7));
  }
}
const CURING = ['noolu', 'ikkavi', 'sessuak', 'vrede'];

// ---- answers ----

const first = (options: readonly string[], ...names: string[]): string | null => {
  for (const name of names) {
    const found = options.find((option) => option === name || choiceOf(option) === name);
    if (found !== undefined) return found;
  }
  return null;
};
/** Each begins where there is most to learn, and where another has not begun. */
const BEGIN = ['noolu', 'sessuak', 'seragart', 'ikkavi', 'weikgart', 'iagart'];
const begin: Answerer = (_, sight, options) => {
  const taken = sight.land.heroes.map(({ space }) => space);
  const free = BEGIN.find((town) => !taken.includes(town)) ?? BEGIN[0]!;
  return first(options, `begin:${free}`);
};
const isInTown = (outlook: Outlook, { me }: Sight): boolean => outlook.board.at(me.space)?.terrain === 'town';
const endOfTurn: Answerer = (outlook, sight, options) =>
  options.includes('flare') && !isInTown(outlook, sight) && !isMine(sight) && danger(outlook, sight) >= 1.2
    ? 'flare'
    : 'no-flare';
const flare: Answerer = (outlook, sight, options) =>
  danger(outlook, sight) >= 1 && !isInTown(outlook, sight) ? first(options, 'rescue') : 'on-foot';

const gearOf = ({ area }: Sight, gear: string): number => area.filter(({ card }) => gearIn(card) === gear).length;
const market: Answerer = (_, sight, options) => {
  const free = ['white-death', 'wound', 'exhaustion'].flatMap((what) =>
    options.filter((option) => choiceOf(option) === 'free-heal' && words(option)[1] === what),
  )[0];
  if (free !== undefined) return free;
  const cure = first(options, 'cure');
  if (cure !== null) return cure;
  // A crystal brings a Hero home once; snowshoes are for the last steps.
  const gold = sight.money - Math.min(2, sight.hero.wounds);
  for (const [gear, most, least] of [
    ['flare-crystal', 1, 2],
    ['snowshoe', 2, 5],
    ['luckstone', 1, 6],
  ] as const) {
    if (gold >= least && gearOf(sight, gear) < most && options.includes(`gear:${gear}`)) return `gear:${gear}`;
  }
  return null;
};
const whereTo: Answerer = (_, __, options) => first(options, 'princess', 'discover');

export const BOT: BotPart = {
  answers: {
    'placing of a figure': { where: begin },
    'end of a turn in the cold': { flare: endOfTurn },
    'movement step': { 'flare crystal': flare, 'where to': whereTo },
    'rescue by a flare': { frost: () => 'warm' },
    'market step': { 'frost at the beginning': () => 'warm', 'market actions': market },
    test: { luckstone: () => 'luckstone' },
  },
  goals,
  judge: (outlook, sight) => {
    const clues = shown(sight, CLUES, outlook).length;
    const { sick } = chill(sight);
    const arshan = oddsAgainstArshan(outlook, sight);
    return (isMine(sight) ? 2.5 : 0) + 0.15 * Math.min(10, clues) + 1.5 * arshan - 0.2 * sick;
  },
};
