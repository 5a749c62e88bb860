import { rule } from '@questwright/harness/vitest';
import { authoring, type Authoring } from '@questwright/kernel';
import type { EndgameLand } from '@questwright/runebound/expansion';
import { describe, expect } from 'vitest';
import { drawn, onTrack, type Adventures } from '../../adventures.ts';
import { faceDown } from '../doom-track/track.ts';
import { endgame, fall, hit, seatOf, type Stand } from './last-stand.ts';

const WALLS = ['red-wall', 'red-rat', 'red-giant'];
const order = (table: Adventures): number[] =>
  (table.event('order of the endgame')!['seats'] as { seat: number }[]).map(({ seat }) => seat);
const winner = (table: Adventures): unknown => table.game.result;

/** As at the beginning of a turn. */
const { edit, runs }: Authoring<EndgameLand> = authoring();
const refreshedFirst = edit.step('confrontation', 'refresh step', {
  rule: 'RB-TRN-03',
  after: 'turn',
  add: runs({ rule: 'RB-TRN-03', run: 'refresh step', with: (t) => ({ seat: t.locals.seat }) }),
});

describe('preparing the Endgame', () => {
  rule('RB-DOOM-13', 'Events and Encounters are taken out of the red deck', () => {
    const table = endgame({ deck: ['red-rat', 'red-event-1', 'red-giant', 'red-stranger'] });
    expect([...table.pile('adventure'), ...table.pile('red deck')].toSorted()).toEqual(['red-giant', 'red-rat']);
    expect(table.pile('removed from play')).toEqual(expect.arrayContaining(['red-event-1', 'red-stranger']));
  });

  rule('RB-DOOM-14', 'red Challenges of the undefeated challenge track and the doom track return', () => {
    const table = endgame({
      deck: ['red-giant'],
      piles: {
        'undefeated challenge track': ['yellow-giant', 'red-rat'],
        'doom track': faceDown('green-giant', 'red-wall'),
      },
      late: ({ world }) => {
        const [yellow, red] = world.things.piles['undefeated challenge track']!;
        return {
          set: {
            'undefeated.0': { thing: yellow!, space: 'd6', age: 1 },
            'undefeated.1': { thing: red!, space: 'b2', age: 2 },
          },
        };
      },
    });
    expect(onTrack(table)).toEqual(['yellow-giant', null, null, null, null, null]);
    expect(table.pile('doom track')).toEqual(['green-giant']);
    // One of the three has been drawn already.
    expect([...table.pile('red deck'), ...table.pile('adventure')].toSorted()).toEqual([
      'red-giant',
      'red-rat',
      'red-wall',
    ]);
  });

  rule('RB-DOOM-15', 'red Challenges that were defeated before are kept and count', () => {
    const table = endgame({ reds: [['red-rat', 'red-giant']], deck: ['red-wall'] });
    expect(table.pile('area/0')).toEqual(['red-rat', 'red-giant']);
    expect(table.value('red challenge cards', 0)).toHaveLength(2);
    expect(table.value('red challenge cards', 1)).toHaveLength(0);
  });

  rule('RB-DOOM-16', 'the red deck is shuffled, the same way with the same seed', () => {
    const first = (seed: string): string => drawn(endgame({ deck: WALLS, orders: [], seed }))[0]!;
    const seeds = Array.from({ length: 6 }, (_, i) => `seed ${i}`);
    const firsts = seeds.map(first);
    expect(new Set(firsts).size).toBeGreaterThan(1);
    expect(seeds.slice(0, 2).map(first)).toEqual(firsts.slice(0, 2));
  });

  rule('RB-DOOM-17', 'the level of a Hero is one plus its experience counters', () => {
    const table = endgame({
      set: {
        'heroes.0.experience': { mind: 2, body: 1, spirit: 0, stamina: 1, life: 1 },
        'heroes.1.experience': { mind: 0, body: 0, spirit: 0, stamina: 0, life: 0 },
      },
    });
    expect([table.value('level', 0), table.value('level', 1)]).toEqual([6, 1]);
  });

  rule('RB-DOOM-18', 'the highest level confronts the dragons first', () => {
    const table = endgame({ seats: 3, levels: [4, 7, 5] });
    expect(order(table)).toEqual([1, 2, 0]);
    expect(seatOf(table)).toBe(1);
  });

  rule('RB-DOOM-19', 'of equal levels the one with more gold, then chance', () => {
    const seeds = Array.from({ length: 6 }, (_, i) => `seed ${i}`);
    const orders = (gold: readonly number[]): Set<string> =>
      new Set(seeds.map((seed) => order(endgame({ levels: [5, 5], gold, seed })).join()));
    expect(orders([3, 8])).toEqual(new Set(['1,0']));
    expect(orders([8, 8])).toEqual(new Set(['0,1', '1,0']));
  });
});

describe('a confrontation', () => {
  rule('RB-DOOM-20', 'the top red card is drawn without asking, and its Before Combat text is resolved', () => {
    const table = endgame({ deck: ['red-tides', 'red-rat'], dice: [1, 1] });
    expect(drawn(table)).toEqual(['red-tides']);
    expect(table.event('test made')).toMatchObject({ number: 14 });
    expect(table.where()).toMatch(/endgame\/confrontations > confrontation\/challenge > challenge\/combat/);
  });

  rule('RB-DOOM-20', 'who puts the drawn card away draws the next one', () => {
    const table = endgame({ deck: ['red-giant', 'red-wall'], piles: { 'area/0': ['mother-quills-index'] } });
    table.dice(10, 10).answer(0, 'use:{mother-quills-index}:look it up:discard');
    expect(drawn(table)).toEqual(['red-giant', 'red-wall']);
    expect(table.event('eliminated')).toBeNull();
    expect(table.asked()).toEqual([0]);
    expect(table.pile('red deck')).toEqual(['red-giant']);
  });
  rule('RB-DOOM-20', 'also when it is the only one', () => {
    const table = endgame({ deck: ['red-giant'], orders: [], piles: { 'area/0': ['mother-quills-index'] } });
    table.dice(10, 10).answer(0, 'use:{mother-quills-index}:look it up:discard');
    expect(drawn(table)).toEqual(['red-giant', 'red-giant']);
    expect(table.event('eliminated')).toBeNull();
  });

  rule('RB-DOOM-28', 'a confrontation is a turn for what may be used once in one', () => {
    const table = endgame({
      deck: ['red-giant', 'red-wall', 'red-rat'],
      piles: { 'area/0': ['perrin-runaway-reader'] },
    });
    table.answer(0, 'use:{perrin-runaway-reader}:skip this chapter:exhaustion');
    expect(drawn(table)).toEqual(['red-giant', 'red-wall']);
    expect(table.where()).toMatch(/combat\//);
  });
  const restOf = (table: Adventures): void =>
    table.edit(({ world }) => world.things.counters['exhaustion']!.fill(0)) as unknown as void;
  rule('RB-DOOM-28', 'nor is it one for each Challenge: the second time is the next Hero’s', () => {
    const perrin = 'use:{perrin-runaway-reader}:skip this chapter:exhaustion';
    const table = endgame({
      deck: ['red-giant', 'red-rat', 'red-wall', 'red-tides'],
      piles: { 'area/0': ['perrin-runaway-reader'] },
    });
    table.answer(0, perrin);
    // Rested, he is still not asked: neither about this card nor about the next one.
    restOf(table);
    expect(table).toRefuse(0, perrin, 'RB-ADV-04');
    hit(table);
    expect(drawn(table)).toEqual(['red-giant', 'red-rat', 'red-wall']);
    expect(table.where()).toMatch(/combat\//);
    expect(table).toRefuse(0, perrin, 'RB-ADV-04');
    // Given to the next Hero he may read again.
    table.edit(({ world: { things } }) => {
      const thing = things.piles['area/0']!.indexOf(table.thing('perrin-runaway-reader'));
      const [boy] = things.piles['area/0']!.splice(thing, 1);
      things.piles['area/1']!.push(boy!);
      things.zone[boy!] = 'area/1';
    });
    fall(table);
    expect(seatOf(table)).toBe(1);
    expect(table.offers(1)).toContain(
      perrin.replace('{perrin-runaway-reader}', `${table.thing('perrin-runaway-reader')}`),
    );
  });
  rule('RB-DOOM-28', 'so too for a dog that sits down', () => {
    const dog = 'use:{wulf-of-whitefell}:sit down:exhaustion';
    const table = endgame({
      deck: ['red-giant', 'red-rat', 'red-wall'],
      piles: { 'area/0': ['wulf-of-whitefell'] },
      set: { 'heroes.0.space': 'c2', 'heroes.1.space': 'c2' },
      dice: [10, 10],
    });
    table.answer(0, dog);
    expect([drawn(table), table.pile('red deck').at(-1)]).toEqual([['red-giant', 'red-rat'], 'red-giant']);
    restOf(table);
    expect(table).toRefuse(0, dog, 'RB-ADV-04');
    hit(table);
    expect(drawn(table)).toEqual(['red-giant', 'red-rat', 'red-wall']);
    expect(table.where()).toMatch(/combat\//);
  });

  rule('RB-DOOM-21', 'nobody escapes', () => {
    const table = endgame();
    expect(table.where()).toMatch(/ranged phase/);
    expect(table).toOffer(0, ['attack:{hero/0}', 'defend']);
    table.dice(9, 9, 9, 9, 9, 9).answer(0, 'defend').answer(0, 'defend').answer(0, 'defend');
    expect(table.where()).toMatch(/ranged phase/);
  });

  rule('RB-DOOM-21', 'nor by what a card does, and who asks is told this rule', () => {
    const table = endgame({ deck: ['red-wall'], piles: { 'area/0': ['knotted-prayer'] } });
    expect(table).toRefuse(0, 'escape', 'RB-DOOM-21');
    fall(table).answer(0, 'use:{knotted-prayer}:untie a knot:discard');
    expect(table.events.find(({ tag }) => tag === 'no escape')).toMatchObject({
      rule: 'RB-DOOM-21',
      with: { seat: 0 },
    });
    expect(table.event('escaped')).toBeNull();
    expect(table.where()).toMatch(/confrontation.*melee phase/);
  });

  const noTurn = (): void => {
    const table = endgame({ piles: { 'area/0': [{ card: 'tallow-torch', face: 'down' }] } });
    expect(table.world.things.face[table.thing('tallow-torch')]).toBe(0);
    expect(table.where()).not.toMatch(/movement step/);
    const booted = endgame({ piles: { 'area/0': ['trial-boots'] } });
    expect(booted).toRefuse(0, 'use:{trial-boots}:after moving:activate');
  };
  rule('RB-DOOM-22', 'no Refresh step and no Movement step', noTurn, { 'RB-DOOM-22': [refreshedFirst] });

  rule('RB-DOOM-23', 'who defeats High Lord Margath wins', () => {
    const table = endgame({
      deck: ['high-lord-margath', 'red-wall'],
      dice: [10, 10, 10, 10],
      hero: { counters: {} },
      set: { 'heroes.0.experience.mind': 3 },
    });
    while (table.offers(0).includes('pass')) table.answer(0, 'pass');
    const margath = table.thing('high-lord-margath');
    table.edit(({ world }) => void (world.things.counters['wounds']![margath] = 5));
    table.dice(10, 10).answer(0, 'attack:{hero/0}');
    expect(table.game.over).toBe(true);
    expect(winner(table)).toEqual({ winner: 0 });
  });

  rule('RB-DOOM-24', 'any other defeated red Challenge is taken, without an adventure counter', () => {
    const table = endgame({
      deck: ['red-rat', 'red-giant'],
      set: { 'heroes.0.space': 'b2', adventures: ['b2'], 'heroes.0.counters.red': 0 },
    });
    hit(table);
    expect(table.pile('area/0')).toEqual(['red-rat']);
    expect(table.pile('red deck')).toEqual([]);
    expect(table.world.heroes[0]!.counters.red).toBe(0);
    expect(table.world.adventures).toEqual(['b2']);
    expect(table.world.things.counters['wounds']![table.thing('red-rat')]).toBe(0);
  });

  rule('RB-DOOM-24', 'other rewards of the card are received', () => {
    const table = endgame({ deck: ['red-giant', 'red-wall'] });
    hit(table);
    hit(table);
    hit(table);
    expect(table.world.heroes[0]!.gold).toBe(3);
    expect(table.pile('area/0')).toEqual(['red-giant']);
  });

  rule('RB-DOOM-24', 'Dragon Runes do not decide any more', () => {
    const table = endgame({
      reds: [['skarn-the-ember-tyrant', 'the-pale-coil', 'ondra-storm-sire'], []],
      levels: [1, 4],
      deck: ['red-rat', 'red-wall'],
    });
    hit(table, 1);
    expect(table.game.over).toBe(false);
  });

  rule('RB-DOOM-25', 'who has won without winning the game draws again; wounds stay', () => {
    const table = endgame({
      deck: ['red-rat', 'red-giant'],
      hero: { counters: { wounds: 2, exhaustion: 1 } },
      piles: { 'area/0': [{ card: 'tallow-torch', face: 'down' }] },
    });
    hit(table);
    expect(drawn(table)).toEqual(['red-rat', 'red-giant']);
    expect(seatOf(table)).toBe(0);
    const { counters, face } = table.world.things;
    expect(counters['wounds']![table.thing('hero/0')]).toBe(2);
    expect(counters['exhaustion']![table.thing('hero/0')]).toBe(1);
    expect(face[table.thing('tallow-torch')]).toBe(0);
  });

  const BEFORE_THE_FALL: Stand = {
    deck: ['red-wall', 'red-rat', 'red-giant', 'red-tides'],
    gold: [9, 0],
    levels: [6, 1],
    orders: [
      { zone: 'red deck', cards: ['red-wall', 'red-rat', 'red-giant', 'red-tides'] },
      { zone: 'red deck', cards: ['red-giant', 'red-wall', 'red-rat', 'red-tides'] },
    ],
  };

  rule('RB-DOOM-26', 'who fails is eliminated, and the Challenge is shuffled into the red deck', () => {
    const table = fall(endgame(BEFORE_THE_FALL));
    expect(table.event('eliminated')).toEqual({ seat: 0 });
    expect(onTrack(table)).toEqual([null, null, null, null, null, null]);
    expect([...table.pile('adventure'), ...table.pile('red deck')]).toEqual([
      'red-giant',
      'red-wall',
      'red-rat',
      'red-tides',
    ]);
  });

  rule('RB-DOOM-27', 'a knockout in the Endgame costs nothing', () => {
    const table = fall(endgame({ ...BEFORE_THE_FALL, piles: { 'area/0': ['tallow-torch'] } }));
    expect(table.event('knocked out')).toEqual({ seat: 0 });
    expect(table.world.heroes[0]!.gold).toBe(9);
    expect(table.value('level', 0)).toBe(6);
    expect(table.pile('area/0')).toEqual(['tallow-torch']);
  });

  rule('RB-DOOM-28', 'then the next in the order of levels takes a turn', () => {
    const table = endgame({ seats: 3, levels: [4, 7, 5], deck: ['red-wall'] });
    expect(table.asked()).toEqual([1]);
    fall(table, 1);
    expect(table.asked()).toEqual([2]);
    expect(seatOf(table)).toBe(2);
    fall(table, 2);
    expect(seatOf(table)).toBe(0);
  });
});

describe('the end of the Endgame', () => {
  const decided = (more: Stand): unknown => winner(endgame({ deck: [], orders: [], ...more }));
  const TWO_TWO_ONE = [['red-rat', 'red-giant'], ['red-wall', 'red-tides'], ['skarn-the-ember-tyrant']];

  rule('RB-DOOM-29', 'all eliminated: most red Challenges, then level, then gold; else the victory is shared', () => {
    const table = endgame({ deck: ['red-wall'], reds: [['red-rat'], []], levels: [2, 1] });
    fall(fall(table, 0), 1);
    expect(table.game.over).toBe(true);
    expect(winner(table)).toEqual({ winner: 0 });
    expect(decided({ seats: 3, reds: TWO_TWO_ONE, levels: [4, 6, 9] })).toEqual({ winner: 1 });
    expect(decided({ seats: 3, reds: TWO_TWO_ONE, levels: [6, 6, 9], gold: [5, 4, 9] })).toEqual({ winner: 0 });
    expect(decided({ seats: 3, reds: TWO_TWO_ONE, levels: [6, 6, 9], gold: [4, 4, 9] })).toEqual({ winner: [0, 1] });
  });

  const emptyDeck = (): void => {
    const table = endgame({ deck: ['red-rat'], reds: [['red-giant'], []] });
    hit(table);
    expect(table.event('eliminated')).toBeNull();
    expect(table.event('no challenge left')).toEqual({ seat: 1 });
    expect(table.game.over).toBe(true);
    expect(winner(table)).toEqual({ winner: 0 });
  };
  const outWithoutCards = edit.step('confrontation', 'empty red deck', {
    rule: 'RB-DOOM-30',
    replace: {
      rule: 'RB-DOOM-30',
      when: (t) => t.pile('red deck').length === 0,
      do: (t) => {
        t.emit('eliminated', { seat: t.locals.seat });
        return { done: null };
      },
    },
  });
  rule('RB-DOOM-30', 'an empty red deck ends the Endgame', emptyDeck, { 'RB-DOOM-30': [outWithoutCards] });

  rule('RB-DOOM-32', 'a lone player who is eliminated has lost', () => {
    const table = fall(endgame({ seats: 1, deck: ['red-wall'], reds: [['red-rat', 'red-giant']] }));
    expect([table.game.over, winner(table)]).toEqual([true, { winner: null, together: true }]);
    expect(table.event('lost')).toEqual({ how: 'alone' });
    expect(decided({ seats: 1, reds: [['red-rat', 'red-giant']] })).toEqual({ winner: null, together: true });
    // Of two, one who is left alone is compared as ever.
    expect(decided({ seats: 2, reds: [['red-rat'], []] })).toEqual({ winner: 0 });
  });

  rule('RB-DOOM-31', 'three red Challenges win, those from before included', () => {
    const table = endgame({ deck: ['red-rat', 'red-wall'], reds: [['red-giant', 'red-tides'], []] });
    hit(table);
    expect(table.game.over).toBe(true);
    expect(winner(table)).toEqual({ winner: 0 });
    const two = endgame({ deck: ['red-rat', 'red-wall'], reds: [['red-giant'], []] });
    hit(two);
    expect(two.game.over).toBe(false);
    expect(drawn(two)).toEqual(['red-rat', 'red-wall']);
  });
});
