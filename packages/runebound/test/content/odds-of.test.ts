/** The odds of fights as the cards have them: against numbers worked out by hand, and against the rules themselves. */

import { arrange } from '@questwright/harness';
import { chanceOf } from '@questwright/dice';
import { describe, expect, test } from 'vitest';
import type { Challenge, Hero, Item } from '../../src/cards.ts';
import { CHALLENGES } from '../../src/content/challenges.ts';
import { HEROES } from '../../src/content/heroes.ts';
import { oddsAgainst } from '../../src/odds/of.ts';
import type { Party } from '../../src/odds/party.ts';
import { ATTRIBUTE_OF, PHASES } from '../../src/words.ts';
import { runebound } from '../small-board.ts';

const hero: Hero = {
  kind: 'hero',
  back: 'hero',
  mind: 0,
  body: 0,
  spirit: 2,
  damage: { ranged: 0, melee: 1, magic: 0 },
  life: 2,
  stamina: 2,
  skills: { lore: 3 },
};
/** A miss costs two wounds, one hit kills: the first melee roll decides. */
const enemy = (more: Partial<Challenge> = {}): Challenge => ({
  kind: 'challenge',
  color: 'green',
  back: 'green',
  mind: 2,
  body: 12,
  spirit: 2,
  damage: { ranged: 0, melee: 2, magic: 0 },
  life: 1,
  ...more,
});
const win = (challenge: Challenge, party: Partial<Party> = {}, gold = 0): number =>
  oddsAgainst({ hero, ...party }, challenge, { terrain: 'forest', gold }).win;
const HIT = chanceOf(12);

describe('the text before combat', () => {
  const before = (...beforeCombat: NonNullable<Challenge['beforeCombat']>): Challenge => enemy({ beforeCombat });
  test('nothing, or what does not matter', () => {
    expect(win(enemy())).toBeCloseTo(HIT, 9);
    expect(win(before({ exhaustion: 2 }, { gold: 3 }))).toBeCloseTo(HIT, 9);
  });
  test('a test with its skill: both results with their chances', () => {
    const kills = [{ wounds: 1, who: 'your enemy' }];
    const test15 = before({ test: 'spirit', skill: 'lore', number: 15, success: kills, failure: [{ wounds: 2 }] });
    expect(win(test15)).toBeCloseTo(chanceOf(15, { bonus: 5 }), 9);
    const half = before({ test: 'spirit', skill: 'swim', number: 15, success: kills });
    const hit = chanceOf(15, { bonus: 2 });
    expect(win(half)).toBeCloseTo(hit + (1 - hit) * HIT, 9);
  });
  test('the best of what can be chosen', () => {
    const toll = before({ choose: 'one', of: [{ gold: -2 }, { wounds: 2 }] });
    expect([win(toll, {}, 1), win(toll, {}, 2)]).toEqual([0, win(enemy())]);
    const shield = { kind: 'item', back: 'market', cost: 1, class: 'armor', type: 'shield', use: 'always' } as const;
    const gear: Item[] = [{ ...shield, modifies: [{ value: 'combat roll', if: { of: 'your hero' }, add: 3 }] }];
    const lost = before({ choose: 'one', of: [{ discard: 'an item' }, { wounds: 2 }] });
    expect(win(lost, { gear })).toBeCloseTo(HIT, 9);
    expect(win(enemy(), { gear })).toBeCloseTo(chanceOf(9), 9);
  });
  test('exhaustion beyond Stamina wounds', () => {
    expect(win(before({ exhaustion: 3 }))).toBeCloseTo(HIT, 9);
    expect(win(before({ exhaustion: 4 }))).toBe(0);
  });
  test('Life that gear adds counts', () => {
    const item = { kind: 'item', back: 'market', cost: 1, class: 'artifact', type: 'relic', use: 'always' } as const;
    const gear: Item[] = [{ ...item, modifies: [{ value: 'life', if: { of: 'your hero' }, add: 1 }] }];
    expect([win(before({ wounds: 2 })), win(before({ wounds: 2 }), { gear })]).toEqual([0, expect.closeTo(HIT, 9)]);
  });
  test('changes that last for the combat, by the place', () => {
    const modify = { value: 'combat roll', if: { of: 'your party' }, add: -2 };
    const lasting = { lasting: { modify, until: 'combat' } };
    expect(win(before({ ...lasting, if: { 'you stand in': 'forest' } }))).toBeCloseTo(chanceOf(14), 9);
    expect(win(before({ ...lasting, if: { 'you stand in': ['hill', 'road'] } }))).toBeCloseTo(HIT, 9);
  });
  test('an attack first', () => {
    expect(win(before({ attack: 'melee' }))).toBeCloseTo(HIT + (1 - HIT) * HIT, 9);
  });
  test('what is not understood is named', () => {
    const { leftOut } = oddsAgainst({ hero }, before({ 'market card': 'gain' }), { terrain: 'road', gold: 0 });
    expect(leftOut).toEqual(['market card']);
  });
});

describe('the Challenge itself', () => {
  test('armor that nobody pierces', () => {
    const effects = [{ cancel: 1 }];
    const ability = {
      timing: 'about to be wounded',
      if: { 'about to be hurt': 'this card' },
      must: true as const,
      effects,
    };
    expect(win(enemy({ abilities: [ability] }))).toBe(0);
  });
  test('wounds that each failed roll costs besides', () => {
    const thorns = { timing: 'failed roll', must: true as const, effects: [{ wounds: 1, who: 'the one who rolled' }] };
    const harmless = enemy({ mind: 22, spirit: 22, damage: { ranged: 0, melee: 0, magic: 0 }, abilities: [thorns] });
    // The ranged roll fails and costs one wound of two; the magic roll would cost the other.
    expect(win(harmless)).toBeCloseTo(HIT, 9);
  });
});

/** Attacks where a hit is worth most, defends elsewhere, pays when asked: hardly worse than the best that can be done. */
function played(id: keyof typeof HEROES, challenge: keyof typeof CHALLENGES, space: string, games: number): number {
  const { color, life, ...card } = CHALLENGES[challenge];
  const own: Hero = HEROES[id];
  const worth = PHASES.map((phase) => {
    const hit = chanceOf(card[ATTRIBUTE_OF[phase]], { bonus: own[ATTRIBUTE_OF[phase]] });
    return hit * Math.min(life, own.damage[phase]);
  });
  const best = PHASES[worth.indexOf(Math.max(...worth))]!;
  let won = 0;
  for (let game = 0; game < games; game++) {
    const table = arrange(runebound, {
      seats: 1,
      seed: `${id} ${challenge} ${game}`,
      options: { heroes: [id] },
      at: 'game/turn > turn/adventure step',
      locals: { turn: { seat: 0 } },
      piles: { 'hero/0': [id], 'area/0': [], [`${color} deck`]: [challenge] },
      set: { turn: 0, 'heroes.0.space': space, 'heroes.0.cameFrom': 'tamalir', 'heroes.0.gold': 3 },
    }).answer(0, 'attempt');
    const told = (tag: string): boolean => table.events.some((event) => event.tag === tag);
    while (!told('defeated') && !told('knocked out')) {
      const options = table.offers(0);
      const attack = options.find((one) => one.startsWith('attack:'));
      const strikes = attack !== undefined && table.where().includes(`${best} phase/`);
      const wanted = ['fight', 'choose:gold', 'pass', strikes ? attack : 'defend'];
      table.answer(0, wanted.find((one) => options.includes(one)) ?? options[0]!);
    }
    if (told('defeated')) won++;
  }
  return won / games;
}

describe('played by the rules', { timeout: 120_000 }, () => {
  const GAMES = 60;
  test.each([
    ['brannoc-the-ferryman', 'the-walking-hedge', 'f6', 'plains'],
    ['brannoc-the-ferryman', 'the-scarecrow-walks', 'f6', 'plains'],
    ['torvald-oakhand', 'the-stone-that-stood-up', 'd6', 'hill'],
    ['pip-underbough', 'fogbound-wreckers', 'f6', 'plains'],
    ['sister-maerwyn', 'lord-corvanes-footmen', 'd6', 'hill'],
  ] as const)('%s against %s wins as often as the odds say', (id, challenge, space, terrain) => {
    const { win: chance } = oddsAgainst({ hero: HEROES[id] }, CHALLENGES[challenge], { terrain, gold: 3 });
    const spread = Math.sqrt((chance * (1 - chance)) / GAMES);
    expect(Math.abs(played(id, challenge, space, GAMES) - chance)).toBeLessThan(3 * spread + 0.02);
  });
});
