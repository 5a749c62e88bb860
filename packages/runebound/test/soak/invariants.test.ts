/** Every invariant turns red when what it forbids is planted in a sound position. */

import { addThing, clone, load, type Game } from '@questwright/kernel';
import { describe, expect, test } from 'vitest';
import { runebound, type RuneboundWorld } from '../../src/index.ts';
import { soakWith } from '../../src/soak/index.ts';
import { VARIANTS } from '../../src/variants/index.ts';

const { position, broken } = await soakWith(VARIANTS);
const loaded = load(runebound, { packs: ['doom-track'] });
/** One that has room for everything that is planted below. */
const sound = Array.from({ length: 50 }, (_, n) => position(loaded, 3, `planted ${n}`)).find(({ world, stack }) => {
  const waiting = world.undefeated.filter(({ thing }) => thing >= 0).length;
  const piles = ['market deck', 'green deck', 'blue deck', 'red deck'].map((pile) => world.things.piles[pile]!.length);
  return waiting > 0 && waiting < 6 && Math.min(...piles) > 0 && stack.at(-1)!.proc === 'movement step';
})!;

const thingOf = ({ world: { things } }: Game<RuneboundWorld>, zone: string): number => things.piles[zone]![0]!;
function put({ world: { things } }: Game<RuneboundWorld>, thing: number, zone: string): void {
  const from = things.piles[things.zone[thing]!]!;
  from.splice(from.indexOf(thing), 1);
  things.piles[zone]!.push(thing);
  things.zone[thing] = zone;
}
const nextFree = ({ world }: Game<RuneboundWorld>): RuneboundWorld['undefeated'][number] =>
  world.undefeated.find((one) => one.thing < 0)!;
const waiting = ({ world }: Game<RuneboundWorld>): RuneboundWorld['undefeated'][number] =>
  world.undefeated.find((one) => one.thing >= 0)!;

const PLANTS: Record<string, { plant(game: Game<RuneboundWorld>): void; says: RegExp }> = {
  'a card twice': {
    plant: ({ world }) => void addThing(world.things, 'white-blade', 'market deck'),
    says: /white-blade is there twice/,
  },
  'a card lost': {
    plant: ({ world: { things } }) => {
      things.cards = things.cards.filter((id) => id !== 'white-blade');
      things.card = things.card.filter((which) => which < things.cards.length);
    },
    says: / is lost/,
  },
  'a card of the market in a deck of adventures': {
    plant: (game) => put(game, thingOf(game, 'market deck'), 'green deck'),
    says: / lies in green deck/,
  },
  'an adventure card in the deck of another color': {
    plant: (game) => put(game, thingOf(game, 'red deck'), 'green deck'),
    says: / lies in green deck/,
  },
  'a Hero less': {
    plant: (game) => put(game, thingOf(game, 'hero/1'), 'removed from play'),
    says: /Seat 1 has 0 Heroes/,
  },
  'gold from nowhere': { plant: ({ world }) => void (world.heroes[1]!.gold += 1), says: /gold in all/ },
  'gold lost': { plant: ({ world }) => void world.bank--, says: /gold in all/ },
  'a debt': {
    plant: ({ world }) => {
      world.bank += world.heroes[0]!.gold + 1;
      world.heroes[0]!.gold = -1;
    },
    says: /Seat 0 has -1 gold/,
  },
  'an adventure counter from nowhere': {
    plant: ({ world }) => void world.heroes[0]!.counters.blue++,
    says: /blue adventure counters/,
  },
  'an adventure counter lost': { plant: ({ world }) => void world.adventures.pop(), says: /adventure counters, not/ },
  'two adventure counters on a space': {
    plant: ({ world }) => void world.adventures.push(world.adventures[0]!),
    says: /Two adventure counters/,
  },
  'a pile below nothing': {
    plant: ({ world }) => {
      world.heroes[0]!.counters.green += world.pile.green + 1;
      world.pile.green = -1;
    },
    says: /negative number of green/,
  },
  'an experience counter that was paid for, and is not there': {
    plant: ({ world }) => void (world.heroes[2]!.spent += 100),
    says: /Seat 2 spent/,
  },
  'too much life': {
    plant: ({ world }) => void (world.heroes[0]!.experience.life = 4),
    says: /too many counters of life/,
  },
  'points below nothing': { plant: ({ world }) => void (world.heroes[0]!.points = -1), says: /Seat 0 has -1 points/ },
  'a Challenge with two positions': {
    plant: (game) => void Object.assign(nextFree(game), { thing: waiting(game).thing, space: 'b5', age: 99 }),
    says: /holds two positions/,
  },
  'a Challenge on the track without a position': {
    plant: (game) => void Object.assign(waiting(game), { thing: -1, space: '', age: 0 }),
    says: /holds no position/,
  },
  'a position whose Challenge is elsewhere': {
    plant: (game) => put(game, waiting(game).thing, 'removed from play'),
    says: /holds a position, but lies in removed from play/,
  },
  'a figure beside the board': {
    plant: ({ world }) => void (world.heroes[0]!.space = cutSpace()),
    says: /Seat 0 stands outside/,
  },
  'wounds on a card in the deck': {
    plant: ({ world: { things } }) => void (things.counters['wounds']![things.piles['market deck']![0]!] = 1),
    says: /wounds on .* in market deck/,
  },
  'a Hero who should have been knocked out': {
    plant: (game) => void (game.world.things.counters['wounds']![thingOf(game, 'hero/0')] = 99),
    says: /is defeated, and nothing happens/,
  },
  'a card left open': { plant: (game) => put(game, thingOf(game, 'blue deck'), 'adventure'), says: /lies open/ },
  'too many cards of a kind': {
    plant: (game) => {
      const { things } = game.world;
      const armor = things.card
        .map((_, thing) => thing)
        .filter((thing) => loaded.content.get(things.cards[things.card[thing]!]!)!.content['class'] === 'armor');
      for (const thing of armor.slice(0, 2)) put(game, thing, 'area/0');
      // Some armor gives life: without it, others could fall.
      things.counters['wounds']!.fill(0);
    },
    says: /Seat 0 has \d cards of the kind armor/,
  },
};

function cutSpace(): string {
  const [id] = [...loaded.content].find(([, { content }]) => content['cut'] === true)!;
  return id.slice('space-'.length);
}

describe('invariants', () => {
  test('nothing is broken in a sound position, and looking changes nothing', () => {
    const before = JSON.stringify(sound);
    expect(broken(loaded, sound)).toBeNull();
    expect(JSON.stringify(sound)).toBe(before);
    expect(sound.stack.map(({ proc }) => proc)).toEqual(['game', 'turn', 'movement step']);
  });
  test.each(Object.entries(PLANTS))('%s', (_, { plant, says }) => {
    const game = clone(loaded, sound);
    plant(game);
    expect(broken(loaded, game)).toMatch(says);
  });
});
