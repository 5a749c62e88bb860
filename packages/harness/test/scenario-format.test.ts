import { describe, expect, test } from 'vitest';
import { HEAD, run, said } from './scenario-said.ts';

describe('what a position can say', () => {
  test('values, places, faces, counters, what lies under cards, and who knows them', () => {
    expect(
      said(`
position:
  set: { day: 4, 'packs[owner=1].food': 7, packs.0.food: 1 }
  piles:
    camp: [{ card: bear, counters: { wounds: 2 }, under: [herb, { card: herb, face: up }] }, { card: wolf, face: down, known: [1] }]
    deck: [herb, wolf]
    hand/1: [bear]
  counters: { '{wolf@camp}': { wounds: 1 } }
  known: { deck: [0] }
play:
  - expect:
      values: { day: 4, packs: [{ owner: 0, food: 1 }, { owner: 1, food: 7 }], 'strength({bear@camp})': 4 }
      piles:
        camp:
          - { card: bear, face: up, counters: { wounds: 2 }, under: [herb, herb], known: [0, 1] }
          - { card: wolf, face: down, counters: { wounds: 1 }, known: [1] }
        deck: [{ card: herb, known: [0] }, wolf, ...]
        hand/1: [bear]
      sizes: { cave: 0 }
      counters: { bear@camp: { wounds: 2 }, '{camp:1}': { wounds: 1 } }
      explain:
        strength({bear@camp}):
          - { layer: base, rule: TIC-WIN-01, amount: 5 }
          - { layer: add, rule: TIC-WIN-02, amount: -2 }
          - { layer: add, from: bear, amount: 1, now: 4 }
      view:
        - { seat: 0, piles: { camp: [bear, '?'], hand/1: ['?'] }, leaks: none }
        - { seat: 1, piles: { camp: [bear, wolf], hand/1: [bear] }, values: { zones.camp.1.up: false } }
        - { seat: spectator, hidden: [wolf], shows: [bear], absent: [world.things] }
`),
    ).toEqual([]);
  });

  test('where the game stands: the seats after it are still to come', () => {
    expect(
      said(`
seats: 3
position:
  at: game/days > day/act
  locals: { day: { seat: 1 } }
play:
  - expect: { asked: [1], where: game/days > day/act }
  - 1: draw
  - expect: { asked: [2] }
  - 2: draw
  - expect: { over: true, result: { nights: 1 } }
`),
    ).toEqual([]);
  });

  test('a procedure on top of it, with things by their names', () => {
    expect(
      said(`
position:
  piles: { camp: [bear] }
  run: { procedure: storm, with: { day: 9, thing: '{bear}' } }
play:
  - expect: { values: { day: 9 }, events: [{ tag: storm, with: { thing: '{bear}' } }], asked: [0] }
`),
    ).toEqual([]);
  });

  test('hidden piles that hold nothing, or nothing but these cards in this order', () => {
    expect(
      said(`
position:
  piles: { deck: { only: [] }, cave: { only: [herb, bear, { card: herb, known: [1] }] }, camp: [wolf] }
  rest: hand/1
play:
  - expect:
      piles: { deck: [], cave: [herb, bear, { card: herb, known: [1] }], camp: [wolf], hand/1: { any-order: [herb, wolf] } }
      not-offered: { 0: [draw] }
`),
    ).toEqual([]);
  });

  test('what such a pile gives up goes to one that may hold it', () => {
    expect(
      said(`
position: { piles: { deck: { only: [wolf] }, camp: [] } }
play:
  - expect: { piles: { deck: [wolf], cave: { any-order: [bear, wolf, herb, herb, herb] } } }
`),
    ).toEqual([]);
  });

  test('the setup itself can be scripted, and has options', () => {
    expect(
      said(`
setup:
  options: { food: 5 }
  shuffles: { deck: [bear, wolf, herb] }
play:
  - expect: { piles: { camp: [bear], deck: [wolf, herb, ...] }, values: { packs.0.food: 5 } }
`),
    ).toEqual([]);
  });

  test('its own content, like that of the game or in place of it', () => {
    expect(
      said(`
variants: [winter]
packs: [tents]
content:
  snow-bear: { like: bear, strength: 8 }
  wolf: { sort: beast, strength: 1, effects: [{ wound: 2 }] }
words: { option.draw: Take one }
position: { piles: { camp: [snow-bear, wolf], hand/0: [] } }
play:
  - expect:
      values: { 'strength({snow-bear})': 9, 'strength({wolf})': 1 }
      offers: { 0: [Take one, Fight snow bear] }
  - 0: fight snow
    expect: { counters: { snow-bear: { wounds: 2 } } }
`),
    ).toEqual([]);
  });
});

describe('what play can say', () => {
  test('answers by id, by label, by the beginning of a label, and in steps', () => {
    expect(
      said(`
seats: [Ann, Bob]
position: { piles: { camp: [bear] } }
play:
  - Ann: [Eat, 2]
    expect: { values: { packs.0.food: 0 }, asked: Bob }
  - seat: Bob
    answer: fight the b
  - expect: { over: true, counters: { bear: { wounds: 1 } }, values: { 'strength({bear})': 5 } }
`),
    ).toEqual([]);
  });

  test('dice, shuffles and draws as they come', () => {
    expect(
      said(`
position: { piles: { camp: [], deck: [wolf] } }
play:
  - dice: [6, 1]
    shuffles: [{ deck: [bear, herb] }]
  - 0: roll
    expect: { events: [{ tag: rolled, with: { dice: [6, 1] } }], piles: { deck: [bear, herb, ...] } }
  - draws: { deck: [herb, wolf] }
    expect: { piles: { deck: [{ card: herb, known: [] }, wolf, ...] } }
  - 1: draw
    expect:
      events: [{ tag: drew, to: 1, with: { card: herb }, says: Seat 1 draws the herb., rule: TIC-TRN-02 }]
      no-events: [rolled]
      view: { seat: 0, hidden: [bear] }
`),
    ).toEqual([]);
  });

  test('values may be changed on the way, and the question is asked again', () => {
    expect(
      said(`
play:
  - set: { packs.0.food: 0, 'packs[owner=1].food': 3 }
  - expect: { elements: { seat: 0, after: eat, options: [0] } }
  - set: { packs.2: { owner: 0, food: 1 } }
  - expect: { values: { packs.2.food: 1 } }
`),
    ).toEqual([]);
  });

  test('cards in any order, somewhere and nowhere, in a pile or in all piles of a zone', () => {
    expect(
      said(`
position:
  piles:
    camp: [{ card: bear, counters: { wounds: 2 } }, wolf, bear]
    hand/0: [herb]
    hand/1: [herb, wolf]
play:
  - expect:
      piles:
        camp: { any-order: [bear, { card: bear, counters: { wounds: 2 } }, wolf], nowhere: [herb] }
        hand: { any-order: [wolf, herb, herb] }
        hand/1: { somewhere: [wolf], nowhere: [bear] }
`),
    ).toEqual([]);
  });

  test('so many of an event since the last answer, and in all', () => {
    expect(
      said(`
play:
  - 0: sleep early
  - 1: sleep late
  - expect:
      count:
        - { tag: slept, times: 1 }
        - { tag: slept, with: { seat: 0 }, times: 0 }
        - { tag: slept, with: { seat: 0 }, says: Seat 0 sleeps., times: 1, since: beginning }
        - { tag: slept, times: 2, since: beginning }
        - { tag: rolled, times: 0, since: beginning }
`),
    ).toEqual([]);
  });

  test('what held when something happened, although nobody was asked', () => {
    expect(
      said(`
position:
  piles: { camp: [bear], deck: [wolf, herb] }
  run: { procedure: storm, with: { day: 9, thing: '{bear}' } }
play:
  - expect: { meanwhile: [{ at: { tag: storm, with: { thing: '{bear}' } }, values: { day: 9 }, where: game/days > day/act > storm/breaks }] }
  - shuffles: { deck: [herb] }
  - 0: roll
  - expect:
      piles: { deck: [herb, ...] }
      meanwhile: [{ at: rolled, piles: { deck: [wolf, herb, ...] }, sizes: { camp: 1 }, counters: { bear: { wounds: 0 } } }]
      asked: 1
`),
    ).toEqual([]);
  });

  test('that the game is over, how, and that nobody is asked any more', () => {
    expect(
      said(`
play:
  - 0: sleep early
  - 1: sleep late
  - expect:
      over: { nights: 1, seat: 1 } # of the result, and of the last event
      asked: []
      options: { 0: [], 1: [] }
      refusal: { seat: 0, answer: draw, rule: kernel, key: kernel.over }
`),
    ).toEqual([]);
  });

  test('refusals come with their rule, key and words, and change nothing', () => {
    expect(
      said(`
position: { piles: { cave: [wolf, wolf, bear, herb, herb, herb] }, rest: cave }
play:
  - expect:
      options: { 0: [roll, eat, stumble, sleep early, sleep late], 1: [] }
      not-offered: { 0: [draw] }
      refusal:
        - { seat: 0, answer: draw, rule: TIC-TRN-03, key: refuse.no-cards, says: No cards are left. }
        - { seat: 1, answer: roll, rule: TIC-TRN-01 }
        - { seat: 0, answer: [eat, 3], rule: kernel }
      asked: 0
`),
    ).toEqual([]);
  });
});

describe('scenarios that are wrong on purpose', () => {
  const wrong = 'play:\n  - expect: { asked: [1] }\n';

  test('hold when they fail in just that way', () => {
    const result = run(`${HEAD}expect-error: Who is asked is not as expected\n${wrong}`);
    expect(result).toMatchObject({ ok: true, problems: [], foreseen: [{ line: 5, expected: '[1]', found: '[0]' }] });
  });
  test('may name the line and the whole difference', () => {
    const message = "'Who is asked is not as expected; expected: [1]; found: [0]'";
    expect(run(`${HEAD}expect-error: { line: 5, message: ${message} }\n${wrong}`).ok).toBe(true);
    expect(run(`${HEAD}expect-error: { line: 4, message: ${message} }\n${wrong}`).ok).toBe(false);
  });
  test('fail when nothing is wrong', () => {
    expect(said('expect-error: Who is asked\nplay: [{ expect: { asked: [0] } }]')).toEqual([
      'f:1:15: The scenario does not fail as it should\n  expected: Who is asked\n  found:    everything holds',
    ]);
  });
  test('fail when something else is wrong as well', () => {
    const { ok, problems } = run(`${HEAD}expect-error: Who is asked\nplay:\n  - expect: { asked: [1], over: true }\n`);
    expect(ok).toBe(false);
    expect(problems).toMatchObject([{ line: 5, message: 'Whether the game is over is not as expected' }]);
  });
});
