import { arrange, type Position, type TestTable } from '@questwright/harness';
import type { Content } from '@questwright/kernel';
import type { RuneboundWorld } from '@questwright/runebound';
import { ALLIES } from '../../../src/content/allies.ts';
import { ITEMS } from '../../../src/content/items.ts';
import { runebound } from '../../small-board.ts';

export const MARKET_CARDS: readonly string[] = [...Object.keys(ITEMS), ...Object.keys(ALLIES)];
const TOWNS = ['vynelvale', 'riverwatch', 'dawnsmoor', 'tamalir', 'greyhaven', 'nerekhal', 'forge', 'frostgate'];

interface Visit extends Position {
  space?: string;
  gold?: number;
  /** The stack of the town before the new card. */
  stack?: readonly string[];
  /** The card that comes to it. */
  top?: string;
  area?: NonNullable<Position['piles']>[string];
  hero?: NonNullable<Position['piles']>[string];
  /** Cards that are not in the box. */
  cards?: Readonly<Record<string, Content>>;
}

/** Seat 0 begins a Market step. Nothing lies in the markets but what is named. */
export function visit(given: Visit = {}): TestTable<RuneboundWorld> {
  const {
    space = 'riverwatch',
    gold = 10,
    stack = [],
    top = 'tallow-torch',
    area = [],
    hero,
    cards = {},
    ...position
  } = given;
  const content = { ...runebound.rules.content, ...cards };
  const empty = Object.fromEntries(TOWNS.map((town) => [`stack of ${town}`, []]));
  return arrange(
    { ...runebound, rules: { ...runebound.rules, content } },
    {
      seats: 2,
      rest: 'market deck',
      options: { heroes: ['varikas-the-dead'] },
      ...position,
      set: { turn: 0, 'heroes.0.space': space, 'heroes.0.gold': gold, ...position.set },
      piles: {
        ...empty,
        ...(TOWNS.includes(space) ? { [`stack of ${space}`]: stack } : {}),
        'area/0': area,
        'hero/0': hero ?? ['varikas-the-dead'],
        'market deck': [top],
        ...position.piles,
      },
      play: position.play ?? { proc: 'market step', with: { seat: 0 } },
    },
  );
}
