import { edit } from '@questwright/runebound';
import { arrange } from '@questwright/harness';
import { rule } from '@questwright/harness/vitest';
import { describe, expect } from 'vitest';
import { adventureStep, drawn, onTrack, win, type Adventures } from '../../adventures.ts';
import {
  attempt,
  exhaustion,
  mayOnly,
  part,
  put,
  say,
  withBattleCards,
  wounds,
  YELLOW,
  type Battle,
} from '../../battles.ts';

type Setting = NonNullable<Parameters<typeof attempt>[0]>;
/** A Hero with one wound left falls to a failed defense; then the towns are asked for. */
const fall = (setting: Setting = {}): Battle =>
  say(attempt({ wounds: 3, dice: [1, 1], ...setting }), 'fight', 'defend');
const recovered = (setting: Setting = {}): Battle => say(fall(setting), 'recover:tamalir');

/** Seat 0 takes a wound outside of combat, in the turn of a seat. */
const hurt = (turn: number, space = 'a3', card = 'fighter'): Battle =>
  arrange(withBattleCards, {
    seats: 2,
    packs: ['battle-cards'],
    rest: 'heroes',
    at: 'game/turn > turn/adventure step',
    locals: { turn: { seat: turn } },
    piles: {
      'hero/0': [{ card, counters: { wounds: 3 } }],
      'hero/1': ['envoy'],
      'area/0': ['cheap'],
      'area/1': [],
    },
    set: { turn, 'heroes.0.space': space, 'heroes.1.space': 'd4', 'heroes.0.gold': 11, 'heroes.1.points': 20 },
    late: ({ world }) => ({ play: { proc: 'wounds', with: { on: world.things.piles['hero/0']![0]!, amount: 1 } } }),
  });

describe('Knockouts', () => {
  rule('RB-KO-01', 'knocked out at once when the wounds reach the Life', () => {
    expect(fall().event('knocked out')).toEqual({ seat: 0 });
    expect(fall({ wounds: 2 }).event('knocked out')).toBeNull();
  });

  rule(
    'RB-KO-02',
    'all counters of the Hero are discarded',
    () => {
      const table = recovered({ exhaustion: 2 });
      expect([wounds(table, 'fighter'), exhaustion(table, 'fighter')]).toEqual([0, 0]);
    },
    {
      // Wounds only.
      'RB-KO-02': [
        edit.step('knockout', 'counters', {
          rule: 'RB-KO-02',
          replace: {
            rule: 'RB-KO-02',
            run: 'recovery',
            with: (t) => ({ on: t.pile(`hero/${t.locals.seat}`)[0]!, wounds: 'all', exhaustion: 0 }),
          },
        }),
      ],
    },
  );

  rule('RB-KO-03', 'all gold goes to the bank', () => {
    const before = attempt({ set: { 'heroes.0.gold': 11 } }).world.bank;
    const table = recovered({ set: { 'heroes.0.gold': 11 } });
    expect([table.world.heroes[0]!.gold, table.world.bank]).toEqual([0, before + 11]);
  });

  rule('RB-KO-04', 'the most expensive of Items and Allies goes under the market deck', () => {
    const table = recovered({ area: ['cheap', 'dear', 'cart'] });
    expect(table.pile('market deck').at(-1)).toBe('cart');
    expect(table.pile('area/0')).toEqual(['cheap', 'dear']);
    expect(recovered().pile('area/0')).toEqual([]);
  });

  rule(
    'RB-KO-05',
    'of several that cost the most the owner chooses',
    () => {
      const table = fall({ area: ['dear', 'cheap', 'mail'] });
      say(table, 'pass');
      expect(part(table)).toBe('knockout/most expensive card');
      mayOnly(table, 'lose:{dear}', 'lose:{mail}');
      say(table, 'lose:{mail}', 'recover:forge');
      expect(table.pile('area/0')).toEqual(['dear', 'cheap']);
    },
    {
      // The first of them goes.
      'RB-KO-05': [
        edit.choice('knockout', 'most expensive card', 'lose', {
          rule: 'RB-KO-05',
          wrap: (lose) => ({ ...lose, list: (t, seat) => lose.list!(t, seat).slice(0, 1) }),
        }),
      ],
    },
  );

  rule('RB-KO-06', 'the figure is moved to the nearest town', () => {
    expect(hurt(0, 'a3').world.heroes[0]!.space).toBe('frostgate');
    expect(hurt(0, 'h1').world.heroes[0]!.space).toBe('vynelvale');
    expect(hurt(0, 'greyhaven').world.heroes[0]!.space).toBe('greyhaven');
  });

  rule('RB-KO-07', 'of towns equally near the player chooses', () => {
    const table = fall();
    expect(part(table)).toBe('knockout/nearest town');
    mayOnly(table, 'recover:forge', 'recover:tamalir', 'recover:greyhaven');
    say(table, 'recover:greyhaven');
    expect(table.world.heroes[0]!.space).toBe('greyhaven');
    expect(table.event('entered')).toEqual({ seat: 0, space: { content: 'space-greyhaven' }, by: 'knockout' });
  });

  rule('RB-KO-08', 'the Challenge stays undefeated where it was fought', () => {
    const table = attempt({ wounds: 3, dice: [10, 10, 1, 1] });
    say(table, 'fight', 'attack:{fighter}', 'recover:tamalir');
    expect(table.pile('undefeated challenge track')).toEqual(['target']);
    expect(wounds(table, 'target')).toBe(0);
    expect(table.world.undefeated[0]).toMatchObject({ thing: table.thing('target'), space: YELLOW });
    expect(table.world.adventures).toContain(YELLOW);
  });

  rule('RB-KO-08', 'the counter stays where a second Challenge, drawn as a reward, was lost to', () => {
    const at = 'd6';
    const deck = ['yellow-nest', 'yellow-wall'];
    const second = adventureStep({ space: at, piles: { 'yellow deck': deck } }).answer(0, 'attempt');
    win(second);
    second.edit(({ world }) => void (world.things.counters['wounds']![second.thing('hero-one')] = 4));
    second.dice(1, 1).answer(0, 'fight').answer(0, 'defend').answer(0, 'recover:tamalir');
    expect(second.event('knocked out')).toEqual({ seat: 0 });
    expect(onTrack(second)[0]).toBe('yellow-wall');
    expect(second.world.adventures).toContain(at);
    expect(second.world.heroes[0]!.counters.yellow).toBe(0);
    // Who wins both has the counter, once.
    const both = adventureStep({ space: at, piles: { 'yellow deck': ['yellow-nest', 'yellow-rat'] } });
    win(win(both.answer(0, 'attempt')));
    expect(both.world.adventures).not.toContain(at);
    expect(both.world.heroes[0]!.counters.yellow).toBe(1);
  });

  rule('RB-KO-09', 'the turn ends: no Market and no Experience step', () => {
    const table = recovered({ set: { 'heroes.0.points': 20 } });
    expect(table.event('turn began')).toMatchObject({ seat: 1 });
    expect(table.asked()).toEqual([1]);
    const outside = hurt(0);
    expect(outside.event('turn began')).toMatchObject({ seat: 1 });
  });

  rule(['RB-KO-09', 'RB-CBT-16'], 'who fell or escaped has no more turn, though another wins the fight', () => {
    for (const [die, picks, space] of [
      [1, ['fight', 'attack:{fighter}', 'recover:tamalir'], 'tamalir'],
      [10, ['escape'], 'e7'],
    ] as const) {
      const table = arrange(withBattleCards, {
        seats: 2,
        packs: ['battle-cards'],
        rest: 'heroes',
        at: 'game/turn > turn/market step',
        locals: { turn: { seat: 0 } },
        piles: {
          'hero/0': [{ card: 'fighter', counters: { wounds: 3 } }],
          'hero/1': ['envoy'],
          'area/0': [],
          'area/1': [],
          adventure: ['tough'],
        },
        set: {
          turn: 0,
          'heroes.0.space': YELLOW,
          'heroes.0.cameFrom': 'e7',
          'heroes.0.points': 20,
          'heroes.1.space': YELLOW,
          'heroes.1.gold': 0,
          adventures: [YELLOW],
        },
        late: ({ world }) => {
          const thing = world.things.piles['adventure']![0]!;
          world.things.counters['wounds']![thing] = 1;
          const given = { seat: 0, heroes: [0, 1], thing, space: YELLOW, exceptions: [] };
          return { play: { proc: 'challenge', with: given } };
        },
      });
      table.dice(die, die);
      const [first, ...others] = picks;
      table.answer(0, first);
      table.answer(1, 'fight');
      for (const pick of others) table.answer(0, pick);
      table.dice(10, 10).answer(1, 'attack:{envoy}');
      expect(table.event('defeated')).toMatchObject({ seat: 1, card: { content: 'tough' } });
      expect(table.world.heroes[0]).toMatchObject({ space, points: 20 });
      // Who struck the last blow has the reward and the counter; nobody is asked for experience in this turn.
      expect(table.world.heroes[1]).toMatchObject({ gold: 3, counters: { yellow: 1 } });
      expect(table.pile('yellow deck').at(-1)).toBe('tough');
      expect([table.event('turn ended early'), table.world.turn]).toEqual([{ seat: 0 }, 1]);
    }
  });

  rule('RB-KO-10', 'what a knockout leaves alone', () => {
    const table = attempt({
      wounds: 3,
      dice: [1, 1],
      area: ['page', 'dear', 'target', 'brood-of-the-bloodmother'],
      deck: ['tough'],
      set: {
        'heroes.0.experience': { mind: 1, body: 1, spirit: 1, stamina: 0, life: 0 },
        'heroes.0.counters.blue': 1,
      },
    });
    put(table, 'wounds', 'page', 1);
    say(table, 'fight', 'defend', 'recover:tamalir');
    expect(table.pile('area/0')).toEqual(['page', 'target', 'brood-of-the-bloodmother']);
    expect(table.pile('market deck').at(-1)).toBe('dear');
    expect(wounds(table, 'page')).toBe(1);
    expect(table.world.heroes[0]!.experience).toMatchObject({ mind: 1, body: 1, spirit: 1 });
    expect(table.world.heroes[0]!.counters.blue).toBe(1);
  });

  rule('RB-KO-11', "in another player's turn nobody's turn is lost, and nothing goes to the track", () => {
    const table = hurt(1);
    expect(table.world.heroes[0]).toMatchObject({ gold: 0, space: 'frostgate' });
    expect(table.pile('area/0')).toEqual([]);
    expect(table.pile('undefeated challenge track')).toEqual([]);
    expect(table.event('turn ended early')).toBeNull();
    expect(table.where()).toBe('game/turn > turn/experience step > experience step/experience counters');
    expect(table.asked()).toEqual([1]);
  });

  rule('RB-KO-11', 'a Hero who has not entered the board yet falls, and stays off it', () => {
    const table = hurt(1, '');
    expect(table.event('knocked out')).toEqual({ seat: 0 });
    expect(table.world.heroes[0]).toMatchObject({ gold: 0, space: '' });
    expect(table.asked()).toEqual([1]);
  });

  /** In the first turn of seat 0 an Event comes that takes a Life and a Stamina from everybody; seat 1 has had no turn yet. */
  const early = (seats = 2): Adventures => {
    const others = Array.from({ length: seats - 1 }, (_, i) => i + 1);
    return adventureStep({
      seats,
      space: 'f6',
      other: '',
      piles: {
        'hero/1': [{ card: 'hero-two', counters: { wounds: 4, exhaustion: 2 } }],
        ...(seats > 2 ? { 'hero/2': [{ card: 'hero-three', counters: { wounds: 4 } }] } : {}),
        'area/1': ['trial-boots', 'tallow-torch'],
        'green deck': ['green-plague', 'green-rat'],
        event: [],
      },
      set: {
        adventures: ['f6'],
        'heroes.0.gold': 3,
        ...Object.fromEntries(
          others.flatMap((seat) => [
            [`heroes.${seat}.space`, ''],
            [`heroes.${seat}.gold`, 6],
          ]),
        ),
      },
    }).answer(0, 'attempt');
  };
  const fallen = (table: Adventures): unknown[] =>
    table.events.filter(({ tag }) => tag === 'knocked out').map((one) => one.with['seat']);

  rule(
    'RB-KO-11',
    'an Event fells a Hero who has not entered the board: gold, counters and the dearest card are lost',
    () => {
      const table = early();
      expect([fallen(table), table.world.heroes[1]!.gold, table.pile('area/1')]).toEqual([[1], 0, ['tallow-torch']]);
      const { wounds: life, exhaustion: stamina } = table.world.things.counters;
      const hero = table.thing('hero-two');
      expect([life![hero], stamina![hero], table.world.heroes[1]!.space]).toEqual([0, 0, '']);
      // The turn that is running goes on, with the next card and what the Event gives.
      expect([drawn(table), table.asked(), table.world.heroes[0]!.gold]).toEqual([
        ['green-plague', 'green-rat'],
        [0],
        5,
      ]);
      expect(table.event('turn ended early')).toBeNull();
    },
  );

  rule(['RB-KO-11', 'RB-MOV-03'], 'it enters in Tamalir in its first turn all the same', () => {
    const table = win(early());
    while (table.world.turn === 0) table.answer(0, table.offers(0).includes('done') ? 'done' : table.offers(0)[0]!);
    expect(table.event('entered')).toEqual({ seat: 1, space: { content: 'space-tamalir' }, by: 'start' });
    expect([table.world.heroes[1]!.space, table.where()]).toEqual(['tamalir', expect.stringMatching(/movement step/)]);
  });

  rule('RB-KO-11', 'two of them fall by one Event, each once', () => {
    const table = early(3);
    expect(fallen(table)).toEqual([1, 2]);
    expect(table.world.heroes.map(({ space, gold }) => [space, gold])).toEqual([
      ['f6', 5],
      ['', 0],
      ['', 0],
    ]);
    expect(table.asked()).toEqual([0]);
  });
});
