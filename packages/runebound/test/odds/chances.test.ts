/** What choices do to a fight, against thousands of fights played by the rules. */

import { arrange } from '@questwright/harness';
import { describe, expect, test } from 'vitest';
import { attempt, phase, say, type Battle } from '../battles.ts';
import { runebound } from '../small-board.ts';
import { chancesIn, playedOut } from './playouts.ts';

const GAMES = 500;

/** Options whose fights end otherwise than was told, each being played so often. */
function misses(table: Battle, seed: string, games = GAMES): string[] {
  return [...chancesIn(table).options].flatMap(([option, chance]) => {
    const shares = playedOut(table, option, games, `${seed} ${option}`);
    return (['win', 'out', 'away'] as const).flatMap((end) => {
      const spread = Math.sqrt((chance[end] * (1 - chance[end])) / games);
      const isNear = Math.abs(shares[end] - chance[end]) < 4 * spread + 1e-6;
      return isNear ? [] : [`${option}, ${end}: ${shares[end]} instead of ${chance[end]}`];
    });
  });
}

const HARDLY = { seats: 1, at: 'game/turn > turn/adventure step', locals: { turn: { seat: 0 } } } as const;
/** A Hero of the box attempts an adventure, with what lies in the play area; the dice come first. */
function met(
  hero: string,
  challenge: string,
  color: string,
  { area = [], dice = [], wounds = 0 }: { area?: readonly string[]; dice?: readonly number[]; wounds?: number } = {},
): Battle {
  return arrange(runebound, {
    ...HARDLY,
    seed: `${hero} ${challenge}`,
    options: { heroes: [hero] },
    dice: [...dice],
    piles: { 'hero/0': [{ card: hero, counters: { wounds } }], 'area/0': area, [`${color} deck`]: [challenge] },
    set: {
      turn: 0,
      'heroes.0.space': SPACES[color]!,
      'heroes.0.cameFrom': 'tamalir',
      'heroes.0.gold': 3,
    },
  }).answer(0, 'attempt');
}
const SPACES: Readonly<Record<string, string>> = { green: 'f6', yellow: 'd6' };

const POSITIONS: Record<string, () => Battle> = {
  'the beginning of a round': () => attempt({ deck: ['tough'] }),
  'the ranged phase': () => phase('ranged', { deck: ['tough'] }),
  'the middle of a round': () => phase('melee', { deck: ['tough'] }),
  'the last phase, the hero hurt': () => phase('magic', { deck: ['tough'], wounds: 2 }),
  'with an ally who has not attacked': () => phase('melee', { deck: ['tough'], area: ['squire'] }),
  'with two allies': () => phase('magic', { deck: ['tough'], area: ['squire', 'page'] }),
  'an ally has attacked': () =>
    say(attempt({ deck: ['tough'], area: ['squire'], dice: [9, 9] }), 'fight', 'send:{squire}'),
  'bombs before combat': () => attempt({ deck: ['tough'], area: ['bomb', 'wand'] }),
  'mail that cancels': () => phase('melee', { deck: ['tough'], area: ['mail'] }),
  'wounds that are coming': () =>
    say(attempt({ deck: ['tough'], area: ['mail'], wounds: 2, dice: [1, 1] }), 'fight', 'attack:{fighter}'),
  'an enemy that cannot hurt': () => phase('ranged', { deck: ['harmless'] }),
  'a Hero of the box, thorns of the enemy': () => met('brannoc-the-ferryman', 'the-walking-hedge', 'green'),
  'an enemy that gets weaker': () => say(met('torvald-oakhand', 'the-scarecrow-walks', 'green'), 'fight'),
  'an enemy with armor': () => say(met('torvald-oakhand', 'the-stone-that-stood-up', 'yellow', { wounds: 1 }), 'fight'),
  'dice that lie there, and can be rolled again': () =>
    say(met('the-lady-in-ash', 'the-scarecrow-walks', 'green', { dice: [1, 2] }), 'fight', 'attack:{the-lady-in-ash}'),
  'a hammer for the melee': () =>
    say(
      met('torvald-oakhand', 'barrow-rats', 'green', { area: ['dragontooth-hammer'], dice: [8, 8] }),
      'fight',
      'defend',
    ),
  'a hammer, when the blow is chosen': () =>
    say(
      met('torvald-oakhand', 'bone-picker', 'yellow', { area: ['dragontooth-hammer'], dice: [8, 8] }),
      'fight',
      'defend',
      'attack:{torvald-oakhand}',
    ),
  'bombs of the box, and a shield': () =>
    met('pip-underbough', 'bone-picker', 'yellow', { area: ['dwarven-fire-bomb', 'padded-leather-armor'] }),
};

describe('played by the rules', { timeout: 240_000 }, () => {
  test.each(Object.entries(POSITIONS))('%s', (name, position) => {
    const table = position();
    const { options, roughly } = chancesIn(table);
    expect([roughly, options.size > 0]).toEqual([false, true]);
    expect(misses(table, name)).toEqual([]);
  });
});
