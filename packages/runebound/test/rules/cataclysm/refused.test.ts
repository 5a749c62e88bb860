import { rule } from '@questwright/harness/vitest';
import { describe, expect } from 'vitest';
import { counters, goldOf, lies, marksOf, nearlyDone, scene, strike, type Scene } from './ruins.ts';

/** Seat 0 has ended its movement where it stands. */
const here = (space: string, given: Scene = {}) =>
  scene({ at: [space, 'h1'], step: 'adventure step', ...given, set: { 'heroes.0.cameFrom': 'e4', ...given.set } });
/** On plains, with trading dice that are rolled. */
const trading = (dice: readonly number[], given: Scene & { roll?: string } = {}) =>
  scene({ at: ['d4', 'h1'], dice, ...given })
    .answer(0, given.roll ?? `rest:${dice.length}`)
    .answer(0, `trading:${dice.length}`)
    .answer(0, 'trade');

describe('where there is no curse', () => {
  rule('CT-ADV-02', 'nothing of it is offered', () => {
    const table = here('c2', { set: { adventures: ['c2'] } });
    expect(table).toOffer(0, ['attempt', 'decline']);
    expect(here('tamalir')).toRefuse(0, 'brave:2', 'CT-ADV-02');
    // Who meets a Hero leaves both alone with one answer.
    const met = here('tamalir', { at: ['tamalir', 'tamalir'] });
    expect(met.offers(0)).toContain('no-interaction');
    expect(met.offers(0)).not.toContain('leave-curse');
  });

  rule('CT-CUR-15', 'nor in a town that was freed of one', () => {
    const source = { 'savage-brood 3': [nearlyDone('the-dragon-destroyer', 5)] };
    const table = here('riverwatch', { area: { 0: ['egg-in-the-granary'] }, piles: source }).answer(0, 'brave:3');
    expect([table.value('curse here', 'riverwatch'), table.value('curse here', 'e4')]).toEqual(['savage-brood', null]);
    expect(strike(table).value('curse here', 'riverwatch')).toBeNull();
    const later = here('riverwatch', { freed: ['riverwatch'], area: { 0: ['egg-in-the-granary'] } });
    expect(later.offers(0).some((one) => one.startsWith('brave:'))).toBe(false);
  });
});

describe('Curse cards that come back', () => {
  rule('CT-CUR-05', 'nobody knows afterwards which card lies where', () => {
    const table = here('tamalir', { dice: [1, 1], piles: { 'ashen-flock 1': ['the-grey-shepherd'] } });
    table.answer(0, 'brave:1');
    for (const viewer of [0, 1]) {
      const seen = table.view(viewer).zones['ashen-flock 1'] as { card?: string | null }[];
      expect(seen.map(({ card }) => card ?? null)).toEqual([null, null, null]);
    }
  });

  rule('CT-CUR-08', 'the last quest of a deck is revealed, too', () => {
    const table = here('tamalir', {
      dice: [10, 10],
      only: ['ashen-flock 2'],
      piles: { 'ashen-flock 1': ['the-grey-shepherd'], 'ashen-flock 2': ['feed-the-flock'] },
    });
    expect(table.answer(0, 'brave:1').pile('revealed quests')).toEqual(['feed-the-flock']);
  });

  rule('CT-CUR-22', 'what is no Curse card is sold and discarded beside them', () => {
    const table = scene({
      at: ['riverwatch', 'h1'],
      step: 'market step',
      freed: ['riverwatch'],
      area: { 0: ['trial-boots', 'the-dragon-destroyer'] },
    });
    expect(table).toRefuse(0, 'discard:{the-dragon-destroyer}', 'CT-CUR-22');
    table.answer(0, 'sell:{trial-boots}');
    expect(lies(table, 'trial-boots')).toBe('stack of riverwatch');
  });
});

describe('quests', () => {
  rule('CT-CUR-10', 'what is carried is tried where it is brought, by who has it', () => {
    const stone = { quests: ['a-cradle-of-stone'], dice: [10, 10] };
    const taken = { ...stone, deeds: { 0: { marks: ['a-cradle-of-stone:taken'] } } };
    const table = here('b2', taken).answer(0, 'try-quest:{a-cradle-of-stone}');
    expect(marksOf(table, 0)).toEqual(['a-cradle-of-stone:taken', 'a-cradle-of-stone:home']);
    const met = { at: ['b2', 'b2'] };
    expect(here('b2', { ...stone, ...met })).toRefuse(0, 'try-quest:{a-cradle-of-stone}', 'CT-CUR-10');
    expect(here('d5', { ...taken, at: ['d5', 'd5'] })).toRefuse(0, 'try-quest:{a-cradle-of-stone}', 'CT-CUR-10');
    // The bell is only brought.
    const bell = { quests: ['bring-the-bell-home'], deeds: { 0: { marks: ['bring-the-bell-home:taken'] } } };
    const home = here('tamalir', { ...bell, at: ['tamalir', 'tamalir'] });
    expect(home).toRefuse(0, 'try-quest:{bring-the-bell-home}', 'CT-CUR-10');
  });

  rule('CT-CUR-10', 'Items with a cost are given up, in the town, as far as they are wanted', () => {
    const quests = ['feed-the-flock', 'stand-between'];
    const gifts = { quests, area: { 0: ['trial-boots'], 1: ['white-blade'] } };
    const table = here('tamalir', { ...gifts, deeds: { 0: { marks: Array<string>(5).fill('feed-the-flock:gift') } } });
    expect(table).toRefuse(0, 'hand-over:{feed-the-flock}:{white-blade}', 'CT-CUR-10');
    expect(table).toRefuse(0, 'hand-over:{stand-between}:{trial-boots}', 'CT-CUR-10');
    table.answer(0, 'hand-over:{feed-the-flock}:{trial-boots}');
    expect(marksOf(table, 0)).toHaveLength(6);
    // What stands between asks for turns, also in its own town; and what has no cost is no gift.
    expect(here('forge', gifts)).toRefuse(0, 'hand-over:{stand-between}:{trial-boots}', 'CT-CUR-10');
    const cheap = here('tamalir', { quests, area: { 0: ['tallow-torch'] } });
    expect(cheap.offers(0)).toContain(cheap.resolve('hand-over:{feed-the-flock}:{tallow-torch}'));
    const rune = here('tamalir', { quests, area: { 0: ['knight-of-the-dry-well'] } });
    expect(rune).toRefuse(0, 'hand-over:{feed-the-flock}:{knight-of-the-dry-well}', 'CT-CUR-10');
    const met = here('e4', { ...gifts, at: ['e4', 'e4'] });
    expect(met).toRefuse(0, 'hand-over:{feed-the-flock}:{trial-boots}', 'CT-CUR-10');
    expect(met).toRefuse(0, 'stand-by:{feed-the-flock}', 'CT-CUR-10');
    expect(met.offers(0)).toContain(met.resolve('stand-by:{stand-between}'));
  });

  rule('CT-CUR-10', 'a quest is left alone for itself only where nothing else is', () => {
    const bell = { quests: ['bring-the-bell-home'] };
    const far = here('h3', bell);
    expect(far).toOffer(0, ['take-up:{bring-the-bell-home}', 'leave-quest']);
    expect([far.value('something is there', 'h3', 0), far.value('something is there', 'g4', 0)]).toEqual([true, false]);
    const near = scene({ at: ['d5', 'h1'], ...bell });
    expect(near.value('something is there', 'd5', 0)).toBe(false);
    const town = here('tamalir', { quests: ['feed-the-flock'], area: { 0: ['trial-boots'] } });
    expect(town).toOffer(0, [
      'brave:1',
      'leave-curse',
      'hand-over:{feed-the-flock}:{trial-boots}',
      'discard:{trial-boots}',
    ]);
    expect(here('c2', { ...bell, set: { adventures: ['c2'] } })).toOffer(0, ['attempt', 'decline']);
  });
});

describe('the track', () => {
  /** Escapes from a yellow Challenge while some lie there already. */
  const escaped = (quests: readonly number[], held: Readonly<Record<number, number>>) => {
    const names = ['green-giant', 'yellow-giant'];
    const table = here('d6', {
      dice: [9, 9],
      piles: { 'undefeated challenge track': names, 'yellow deck': ['yellow-rat'] },
      set: { 'cataclysm.quests': [...quests] },
    });
    for (const [i, [at, age]] of Object.entries(held).entries())
      table.world.undefeated[Number(at)] = { thing: table.thing(names[i]!), space: i === 0 ? 'c2' : 'b3', age };
    table.answer(0, 'attempt').answer(0, 'escape');
    const way = table.offers(0).find((one) => one.startsWith('retreat:'));
    if (way !== undefined) table.answer(0, way);
    return table.world.undefeated.findIndex(({ thing }) => thing === table.thing('yellow-rat'));
  };

  rule('CT-UND-01', 'the first free space that nobody has chosen', () => {
    expect(escaped([1, 0, 2, 0, 0, 0], {})).toBe(1);
    expect(escaped([0, 1, 2, 0, 0, 0], {})).toBe(0);
    expect(escaped([1, 0, 2, 0, 0, 0], { 1: 1 })).toBe(3);
    expect(escaped([1, 2, 0, 1, 1, 0], { 2: 5, 5: 2 })).toBe(5);
  });
});

describe('trading', () => {
  rule('CT-MOV-08', 'a wound for the last gold, and each kind of counter for itself', () => {
    const hurt = { roll: 'roll:4', hero: { 0: { wounds: 2, exhaustion: 2 } }, area: { 0: ['trial-boots'] } };
    const poor = trading([1, 6, 6, 6], { ...hurt, gold: { 0: 1 } }).answer(0, 'see-healers');
    poor.answer(0, 'heal:{hero/0}:wound');
    expect([counters(poor, 'wounds', 'hero-one'), counters(poor, 'exhaustion', 'hero-one'), goldOf(poor)]).toEqual([
      1, 2, 0,
    ]);
    const tired = trading([1, 6, 6, 6], { ...hurt, gold: { 0: 3 } }).answer(0, 'see-healers');
    tired.answer(0, 'heal:{hero/0}:exhaustion');
    expect([counters(tired, 'wounds', 'hero-one'), counters(tired, 'exhaustion', 'hero-one')]).toEqual([2, 0]);
  });

  rule('CT-MOV-07', 'wares are looked at as long as one market card is left', () => {
    const given = { gold: { 0: 9 }, hero: { 0: { wounds: 1 } }, only: ['market deck'] };
    const none = trading([1], { ...given, piles: { 'market deck': [] } });
    expect(none).toRefuse(0, 'see-wares', 'CT-MOV-07');
    const last = trading([1], { ...given, piles: { 'market deck': ['trial-boots'] } });
    expect(last.offers(0)).toContain('see-wares');
  });

  rule('CT-MOV-14', 'one die in the trading pool is one too many for the single step', () => {
    const table = scene({ at: ['d4', 'h1'] })
      .answer(0, 'rest:1')
      .answer(0, 'trading:1');
    expect(table).toRefuse(0, 'step:e4', 'CT-MOV-14');
    const none = scene({ at: ['d4', 'h1'], dice: [2] })
      .answer(0, 'rest:1')
      .answer(0, 'trading:0');
    expect(none).toRefuse(0, 'step:e4', 'RB-MOV-19');
  });

  rule('CT-MOV-04', 'a pool is one of a movement', () => {
    const pools = (table: ReturnType<typeof scene>) =>
      ['trading', 'movement'].map((pool) => table.value('dice of a pool', pool));
    const divided = scene({ at: ['d4', 'h1'], dice: [2] })
      .answer(0, 'rest:3')
      .answer(0, 'trading:2');
    expect(pools(divided)).toEqual([2, 1]);
    expect(pools(scene({ step: 'experience step' }))).toEqual([0, 0]);
  });
});

rule('CT-MKT-02', 'the discount is for cards and healing, and for nothing else', () => {
  const table = scene({
    at: ['riverwatch', 'h1'],
    step: 'market step',
    freed: ['riverwatch'],
    area: { 0: ['egg-in-the-granary', 'scale-enough'] },
    gold: { 0: 4 },
    piles: { 'stack of riverwatch': ['trial-boots'] },
  });
  expect(['card', 'healing', 'trade', 'effect'].map((on) => table.value('money', 0, on))).toEqual([6, 6, 4, 4]);
});

rule('CT-CUR-16', 'who freed the town has one Market step, and no second', () => {
  const table = here('riverwatch', {
    area: { 0: ['egg-in-the-granary'] },
    piles: {
      'savage-brood 3': [nearlyDone('the-dragon-destroyer', 5)],
      'market deck': ['trial-boots', 'white-blade'],
    },
  }).answer(0, 'brave:3');
  strike(table).answer(0, 'pass');
  expect(table.pile('stack of riverwatch')).toEqual(['trial-boots']);
});
