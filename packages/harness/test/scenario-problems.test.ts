import { describe, expect, test } from 'vitest';
import { HEAD, run, said } from './scenario-said.ts';

describe('files that are not in shape', () => {
  test.each([
    ['an empty file', '', ['1:1: The file is empty']],
    ['a list', '- a', ['1:1: The scenario must be a map, not ["a"]']],
    [
      'no title and no game',
      'seats: 2',
      ['1:1: The scenario needs the field title', '1:1: The scenario needs the field game'],
    ],
    ['a game that does not exist', 'title: x\ngame: chess', ['2:7: There is no game chess; there are camp']],
    [
      'bad YAML',
      'title: [a\ngame: camp',
      ['2:1: Flow sequence in block collection must be sufficiently indented and end with a ]'],
    ],
    ['an alias of nothing', 'title: a\ngame: *b', ['2:7: There is no &b before this']],
    ['a key that is a list', 'title: a\n? [game]\n: camp', ['2:3: A key must be a word']],
    ['a key twice', 'title: a\ntitle: b\ngame: camp', ['2:1: Map keys must be unique']],
  ])('%s', (_, text, problems) => {
    expect(run(text).problems.map((one) => `${one.line}:${one.column}: ${one.message}`)).toEqual(
      expect.arrayContaining(problems),
    );
    expect(run(text).ok).toBe(false);
  });

  test.each([
    [
      'a field nobody knows',
      'seets: 2',
      [
        'f:1:1: The scenario has no field seets; there are title, about, game, packs, variants, seats, seed, setup, content, words, position, play, expect-error',
      ],
    ],
    ['too many seats', 'seats: 4', ['f:1:8: This game is for 2 to 3 seats, not for 4. (TIC-SET-02)']],
    ['seats that are no number', 'seats: two', ['f:1:8: seats must be a whole number, not "two"']],
    ['a variant among packs', 'packs: [winter]', ['f:1:9: winter is a variant: name it under variants']],
    ['an unknown variant', 'variants: [summer]', ['f:1:12: There is no variant summer; there are winter']],
    ['a pack that needs another', 'packs: [tents]', ['f:1:8: tents needs winter (TIC-TRN-01)']],
    [
      'an unknown pile',
      'position:\n  piles: { tent: [wolf] }',
      ['f:2:12: There is no pile tent; there are deck, hand/0, hand/1, camp, cave'],
    ],
    [
      'an unknown card',
      'position:\n  piles:\n    camp:\n      - wolf\n      - cat',
      ['f:5:9: There is no content cat; there are wolf, bear, herb'],
    ],
    ['a pile that is no list', 'position: { piles: { camp: wolf } }', ['f:1:28: pile camp must be a list']],
    [
      'a wrong detail of a card',
      'position: { piles: { camp: [{ card: wolf, side: up }] } }',
      ['f:1:43: a card of pile camp has no field side; there are card, face, counters, under, known'],
    ],
    [
      'a wrong face',
      'position: { piles: { camp: [{ card: wolf, face: left }] } }',
      ['f:1:49: face must be up or down, not left'],
    ],
    [
      'an unknown counter',
      'position: { piles: { camp: [{ card: wolf, counters: { gold: 1 } }] } }',
      ['f:1:55: There is no counter gold; there are wounds'],
    ],
    [
      'a pile that holds only something else',
      'position: { piles: { deck: { just: [wolf] } } }',
      ['f:1:30: pile deck has no field just; there are only', 'f:1:28: pile deck needs the field only'],
    ],
    ['only what is no list', 'position: { piles: { deck: { only: wolf } } }', ['f:1:36: pile deck must be a list']],
    [
      'the rest in a pile that holds only other cards',
      'position: { piles: { deck: { only: [] } }, rest: deck }',
      ['f:1:50: rest: deck is to hold only what is named'],
    ],
    ['options that are no map', 'setup: { options: [1] }', ['f:1:19: options must be a map, not [1]']],
    ['two seats of one name', 'seats: [Ann, Ann]', ['f:1:14: Two seats are called Ann']],
    ['a place that is nowhere', "position: { at: '' }", ['f:1:17: There is no procedure ; there are game']],
    [
      'cards in no order that there is',
      'play:\n  - expect: { piles: { camp: { sorted: [wolf] } } }',
      [
        'f:2:32: pile camp has no field sorted; there are any-order, somewhere, nowhere',
        'f:2:30: pile camp needs one of any-order, somewhere, nowhere',
      ],
    ],
    [
      'a card that is somewhere and does not exist',
      'play:\n  - expect: { piles: { hand: { somewhere: [cat] } } }',
      ['f:2:44: There is no content cat; there are wolf, bear, herb'],
    ],
    [
      'all piles of no zone',
      'play:\n  - expect: { piles: { tent: { somewhere: [wolf] } } }',
      ['f:2:24: There is no pile tent; there are deck, hand/0, hand/1, camp, cave'],
    ],
    [
      'a zone in order',
      'play:\n  - expect: { piles: { hand: [wolf] } }',
      ['f:2:24: There is no pile hand; there are deck, hand/0, hand/1, camp, cave'],
    ],
    [
      'a count of nothing',
      'play:\n  - expect: { count: [{ tag: slept }, { times: 1 }] }',
      ['f:2:23: a count needs the field times', 'f:2:39: a count needs the field tag'],
    ],
    [
      'a count of what never happens',
      'play:\n  - expect: { count: [{ tag: snored, times: 0 }] }',
      ['f:2:30: There is no event snored; there are slept, drew, rolled'],
    ],
    [
      'a count since some time',
      'play:\n  - expect: { count: [{ tag: slept, times: 0, since: noon }] }',
      ['f:2:54: count: since can only be beginning; left out: the last answer'],
    ],
    [
      'a moment of nothing',
      'play:\n  - expect: { meanwhile: [{ values: { day: 1 } }, { at: slept }] }',
      [
        'f:2:27: meanwhile needs the field at',
        'f:2:51: meanwhile needs one of where, values, explain, piles, sizes, counters',
      ],
    ],
    [
      'who is asked in a moment',
      'play:\n  - expect: { meanwhile: [{ at: slept, asked: [0], where: x }] }',
      ['f:2:40: meanwhile has no field asked; there are at, where, values, explain, piles, sizes, counters'],
    ],
    ['an unknown seat', 'position: { known: { deck: [2] } }', ['f:1:29: There is no seat 2; there are 0, 1']],
    [
      'an unknown procedure',
      'position: { at: game/days > night/act }',
      ['f:1:17: There is no procedure night; there are game, day, storm,'],
    ],
    ['an unknown step', 'position: { at: game/weeks }', ['f:1:17: There is no step game/weeks; there are days, end']],
    [
      'locals of nothing',
      'position: { locals: { night: {} } }',
      ['f:1:23: There is no procedure night; there are game, day, storm,'],
    ],
    [
      'an unknown procedure to run',
      'position: { run: { procedure: rain } }',
      ['f:1:31: There is no procedure rain; there are game, day, storm,'],
    ],
    [
      'an unknown value of the world',
      'position: { set: { week: 1 } }',
      ['f:1:20: There is no week in the world; there are seats, things, lasting, day, packs'],
    ],
    [
      'content without an id',
      'content: { Big Cat: { like: wolf } }',
      ['f:1:12: content: Big Cat is no id: lower-case words joined by hyphens'],
    ],
    [
      'content like nothing',
      'content: { cat: { like: lion } }',
      ['f:1:25: There is no content lion; there are wolf, bear, herb'],
    ],
    [
      'an unknown field of content',
      'content:\n  cat:\n    like: wolf\n    colour: red',
      [
        'f:4:5: content cat has no field colour; there are like, back, sort, strength, effects, modifies, abilities, secret',
      ],
    ],
    [
      'a field of content of the wrong kind',
      'content: { cat: { like: wolf, strength: big } }',
      ['f:1:41: content cat.strength must be a number, not "big"'],
    ],
    [
      'an ability without its timing',
      'content:\n  cat:\n    abilities:\n      - { effects: [], once: true }',
      [
        'f:4:24: content cat.abilities.0 has no field once; there are timing, effects, name, if, ways, limit, must, replaces',
        'f:4:9: content cat.abilities.0 needs the field timing',
      ],
    ],
    [
      'an effect that is no record',
      'content: { cat: { effects: [wound] } }',
      ['f:1:29: content cat.effects.0 must be a record, not "wound"'],
    ],
    [
      'an unknown verb',
      'content:\n  cat:\n    effects:\n      - { wound: 1 }\n      - { scratch: 1 }',
      [
        'f:5:9: content cat.effects.1: there is no verb scratch; there are choose, steps, check, special, lasting, wound',
      ],
    ],
    [
      'an unknown condition',
      'content:\n  cat:\n    modifies:\n      - { value: strength, add: 1, if: { full moon: true } }',
      ['f:4:9: content cat.modifies.0: there is no condition full moon; there are itself'],
    ],
    [
      'an entry of play that is nothing',
      'play:\n  - wait: 1',
      ['f:2:5: An entry of play has no field wait; there are 0, 1, seat, answer, dice, shuffles, draws, set, expect'],
    ],
    ['an answer of nobody', 'play:\n  - answer: draw', ['f:2:5: An answer needs the field seat']],
    ['a seat that is not there', 'play:\n  - 7: draw', ['f:2:5: There is no seat 7; there are 0, 1']],
    [
      'dice that are no numbers',
      'play:\n  - dice: [six]',
      ['f:2:12: a face of dice must be a whole number, not "six"'],
    ],
    [
      'draws from an open pile',
      'play:\n  - draws: { camp: [wolf] }',
      ['f:2:14: Everybody may see what lies in camp: its draws cannot be scripted'],
    ],
    [
      'an unknown expectation',
      'play:\n  - expect: { opinions: {} }',
      [
        'f:2:15: expect has no field opinions; there are options, offers, not-offered, good, elements, asked, where, over, result, values, explain, piles, sizes, counters, events, no-events, count, meanwhile, refusal, view',
      ],
    ],
    [
      'an unknown named value',
      'play:\n  - expect: { values: { weight(0): 1 } }',
      ['f:2:25: There is no value weight; there are strength'],
    ],
    [
      'a path that cannot be explained',
      'play:\n  - expect: { explain: { day: [] } }',
      ['f:2:26: day is no named value; only those can be explained'],
    ],
    [
      'an incomplete refusal',
      'play:\n  - expect: { refusal: { seat: 0, rule: TIC-TRN-01 } }',
      ['f:2:24: a refusal needs the field answer'],
    ],
    ['a view of nobody', 'play:\n  - expect: { view: { hidden: [wolf] } }', ['f:2:21: view needs the field seat']],
    [
      'over, but not true or false',
      'play:\n  - expect: { over: maybe }',
      ['f:2:21: over must be true or false, not "maybe"'],
    ],
    ['nothing at all', 'play: []', ['f:1:1: The scenario checks nothing: it needs an answer or an expectation']],
  ])('%s', (_, text, problems) => {
    expect(said(text).map((one) => one.split('\n')[0])).toEqual(problems.map((one) => expect.stringContaining(one)));
  });

  test('everything that is wrong with the shape is said at once', () => {
    const text = 'seets: 2\nposition:\n  piles: { tent: [] }\nplay:\n  - 5: draw\n  - expect: { ask: 0 }';
    expect(said(text).map((one) => one.split(': ')[0])).toEqual(['f:1:1', 'f:3:12', 'f:5:5', 'f:6:15']);
  });
});

describe('positions and play that fail', () => {
  test.each([
    [
      'a seat without anything to play',
      'position:\n  set:\n    packs: [{ owner: 1, food: 1 }]',
      ['f:3:5: Seat 0 is left without its figure: nobody can play it'],
    ],
    [
      'a place without its locals',
      'position:\n  at: game/days > day/act',
      ['f:2:7: The position cannot be played at game/days > day/act, with the locals { game: null, day: null }: '],
    ],
    [
      'a procedure without what it needs',
      'position:\n  run: { procedure: storm }',
      ['f:2:8: The position cannot be played at game/days > day/act > storm/breaks, with the locals { game: null,'],
    ],
    [
      'nowhere for the other cards',
      'position: { piles: { deck: { only: [] }, cave: { only: [] } } }',
      ['f:1:11: Where should the other cards of deck go? Say it with rest'],
    ],
    [
      'a value of nothing',
      'play:\n  - expect: { values: { strength: 1 } }',
      ['f:2:25: strength cannot be worked out: '],
    ],
    [
      'rules that meet what they never do',
      'play:\n  - set: { packs: [{ owner: 1, food: 1 }] }\n  - 0: draw',
      ['f:3:8: The rules break down at game/days > day/act, with the locals { game: null, day: { seat: 1 } }: '],
    ],
    [
      'a moment that did not come',
      'play:\n  - 0: roll\n  - expect: { meanwhile: [{ at: slept, values: { day: 1 } }] }',
      ['f:3:33: There was no such event'],
    ],
    [
      'two moments in the wrong order',
      'play:\n  - 0: roll\n  - expect: { meanwhile: [{ at: rolled, sizes: { deck: 5 } }, { at: rolled, sizes: { deck: 5 } }] }',
      ['f:3:69: There was no such event after rolled'],
    ],
    [
      'what did not hold then',
      'play:\n  - 0: draw\n  - expect: { meanwhile: [{ at: drew, sizes: { deck: 5 } }] }',
      ['f:3:54: The size of deck is not as expected'],
    ],
    [
      'a path that leads nowhere',
      'position: { set: { packs.5.food: 1 } }',
      ['f:1:20: There is no packs.5 in the world; there are 0 to 1'],
    ],
    [
      'a value that does not fit',
      'position:\n  set:\n    day: 2\n    packs.0.food: lots',
      ['f:4:19: packs.0.food must be a whole number, not "lots"'],
    ],
    ['things by path', 'position: { set: { things.now: 1 } }', ['f:1:20: things cannot be set: lay things with piles']],
    ['a thing that is nowhere', 'position: { set: { day: "{cat}" } }', ['f:1:25: No thing is cat']],
    ['setup dice that nobody rolls', 'setup: { dice: [3] }', ['f:1:16: Scripted dice that were not rolled: 3']],
    [
      'a shuffle with other cards',
      'setup: { shuffles: { deck: [bear, bear] } }',
      ['f:1:8: The position cannot be played: bear is not among the 6 things to be put in order'],
    ],
    [
      'dice that nobody rolls',
      'position: { dice: [3, 4] }\nplay: [{ 0: draw }]',
      ['f:1:19: Scripted dice that were not rolled: 3, 4'],
    ],
    [
      'a shuffle that does not come',
      'play:\n  - shuffles: { deck: [wolf] }\n  - 0: sleep early',
      ['f:2:15: Scripted shuffles that did not take place: deck'],
    ],
    ['a die with too many sides', 'play:\n  - dice: [7]\n  - 0: roll', ['f:3:8: Scripted 7 on a die with 6 sides']],
    [
      'draws that are not there',
      'play:\n  - draws: { deck: [bear, bear] }',
      ['f:2:20: bear is not among the 5 things to be put in order'],
    ],
    [
      'an answer that is refused',
      'play:\n  - 0: [eat, 9]',
      ['f:2:8: Seat 0 may not answer eat, 9: Not on offer: eat and 9. (kernel.not-offered, kernel)'],
    ],
    [
      'an answer of another seat',
      'seats: [Ann, Bob]\nplay:\n  - Bob: draw',
      ['f:3:10: Bob (seat 1) may not answer draw: It is not for Bob to choose now. (kernel.another-seat, TIC-TRN-01)'],
    ],
    [
      'a label that two options begin with',
      'play:\n  - 0: sleep',
      ['f:2:8: sleep could be any of sleep early (Sleep early), sleep late (Sleep late)'],
    ],
    ['rules that break', 'play:\n  - 0: stumble', ['f:2:8: a stone in the rules']],
    ['a set that does not fit', 'play:\n  - set: { day: soon }', ['f:2:17: day must be a whole number, not "soon"']],
  ])('%s', (_, text, problems) => {
    expect(said(text).map((one) => one.split('\n')[0])).toEqual(problems.map((one) => expect.stringContaining(one)));
  });

  test.each([
    [
      'options: { 0: [draw, flee] }',
      'The options of Seat 0 are not as expected; missing: flee; not expected: roll (Roll)',
      'draw, flee',
      'draw (Draw a card), roll (Roll)',
    ],
    ['offers: { 0: [flee] }', 'Seat 0 is not offered flee', 'among others flee', 'draw (Draw a card)'],
    ['not-offered: { 0: [draw] }', 'Seat 0 is offered draw', 'none of draw', 'draw (Draw a card)'],
    [
      'elements: { seat: 0, after: eat, options: [0, 1] }',
      'The answers of Seat 0 after eat are not as expected; not expected: 2 (2)',
      '0, 1',
      '0 (0), 1 (1), 2 (2)',
    ],
    ['asked: [1]', 'Who is asked is not as expected', '[1]', '[0]'],
    ['where: game/end', 'Where the game stands is not as expected', 'game/end', 'game/days > day/act'],
    ['over: true', 'Whether the game is over is not as expected', 'true', 'false'],
    ['over: { nights: 1 }', 'How the game is over is not as expected', '{ nights: 1 }', '"The game goes on"'],
    ['result: 1', 'The result is not as expected', '1', 'null'],
    ['values: { packs.0.food: 3 }', 'packs.0.food is not as expected', '3', '2'],
    ['values: { "strength({bear})": 3 }', 'strength({bear}) is not as expected', '3', '6'],
    [
      'explain: { "strength({bear})": [{ amount: 5 }] }',
      'What makes up strength({bear}) is not as expected',
      '[{ amount: 5 }]',
      'layer: "add"',
    ],
    ['piles: { camp: [wolf] }', 'Pile camp is not as expected', '["wolf"]', '["bear"]'],
    ['piles: { camp: [{ card: bear, face: down }] }', 'Pile camp is not as expected', 'face: "down"', 'face: "up"'],
    ['piles: { camp: { any-order: [wolf] } }', 'Pile camp is not as expected', '["wolf"] any order', '["bear"]'],
    ['piles: { camp: { any-order: [] } }', 'Pile camp is not as expected', '[] any order', '["bear"]'],
    ['piles: { camp: { any-order: [bear, bear] } }', 'Pile camp is not as expected', '["bear", "bear"]', '["bear"]'],
    ['piles: { camp: { somewhere: [wolf] } }', 'Pile camp is not as expected', '["wolf"] somewhere', '["bear"]'],
    [
      'piles: { camp: { nowhere: [wolf, bear] } }',
      'Pile camp is not as expected',
      '["wolf", "bear"] nowhere',
      '["bear"]',
    ],
    ['piles: { hand: { somewhere: [wolf] } }', 'Pile hand is not as expected', '["wolf"] somewhere', '[]'],
    ['count: [{ tag: slept, times: 1 }]', 'How often there was slept {} is not as expected', '1', '0'],
    ['sizes: { camp: 2 }', 'The size of camp is not as expected', '2', '1'],
    ['counters: { bear: { wounds: 1 } }', 'wounds on bear is not as expected', '1', '0'],
    ['counters: { cat: { wounds: 1 } }', 'No thing is cat', undefined, undefined],
    ['events: [{ tag: slept, with: { seat: 1 } }]', 'There was no such event', 'slept { seat: 1 }', 'no events'],
    [
      'refusal: { seat: 0, answer: draw, rule: TIC-TRN-03 }',
      'draw is not refused',
      'refused by TIC-TRN-03',
      'Seat 0 may answer it',
    ],
    [
      'refusal: { seat: 1, answer: draw, rule: TIC-TRN-03 }',
      'draw is refused, but not as expected',
      'refused by TIC-TRN-03',
      'refused by TIC-TRN-01, kernel.another-seat',
    ],
    [
      'view: { seat: 0, hidden: [bear] }',
      'bear is to be found in the view of Seat 0',
      'no bear',
      'at zones.camp.0.card',
    ],
    ['view: { seat: 0, shows: [wolf] }', 'wolf is not to be found in the view of Seat 0', 'wolf', 'nowhere'],
    [
      'view: { seat: spectator, piles: { camp: ["?"] } }',
      'Pile camp in the view of a spectator is not as expected',
      '["?"]',
      '["bear"]',
    ],
    ['view: { seat: 0, values: { world.day: 2 } }', 'world.day in the view of Seat 0 is not as expected', '2', '1'],
    [
      'view: { seat: 0, values: { world.week: 2 } }',
      'There is no world.week in the view of Seat 0; there are',
      undefined,
      undefined,
    ],
    ['view: { seat: 0, absent: [world.day] }', 'world.day is in the view of Seat 0', 'nothing', '1'],
  ])('expect %s', (expectation, message, expected, found) => {
    const { problems } = run(
      `${HEAD}position: { piles: { camp: [bear], deck: [wolf] } }\nplay:\n  - expect:\n      ${expectation}\n`,
    );
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatchObject({ line: 6, message: expect.stringContaining(message) });
    expect(problems[0]!.expected ?? '').toContain(expected ?? '');
    expect(problems[0]!.found ?? '').toContain(found ?? '');
  });

  test('all failures of one block are said, and play stops there', () => {
    const text = 'play:\n  - expect: { over: true, asked: [1] }\n  - expect: { over: true }';
    expect(said(text).map((one) => one.split(' ')[0])).toEqual(['f:2:21:', 'f:2:34:']);
  });

  test('an answer in steps is told how it could go on', () => {
    const [problem] = said('play:\n  - 0: [eat, 9]');
    expect(problem).toContain('found:    after eat: 0, 1, 2');
  });

  test('lists of parameters may go on', () => {
    const text = (dice: string): string =>
      `play:\n  - dice: [6, 1]\n  - 0: roll\n  - expect: { events: [{ tag: rolled, with: { dice: ${dice} } }] }`;
    expect(said(text('[6, ...]'))).toEqual([]);
    expect(said(text('[6]'))).toHaveLength(1);
    expect(said(text('[6, 1, 1, ...]'))).toHaveLength(1);
  });

  test('an event that should not have been', () => {
    expect(said('play:\n  - { 0: sleep early }\n  - expect: { no-events: [slept] }')).toEqual([
      'f:3:27: There was an event slept\n  expected: no slept\n  found:    slept { seat: 0 }',
    ]);
  });
});
