import { writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { folder, questwright } from './run.ts';

const file = folder();

const RUNEBOUND = 'title: t\ngame: runebound\nseats: 2\n';
const MIDDARA = 'title: t\ngame: middara\n';
const TURN = '  at: game/turn > turn/adventure step\n';
const ASKS = 'play:\n  - expect: { asked: [0] }\n';

/** What is wrong, the file, its line, and what the terminal says of it. */
const WRONG: readonly (readonly [string, string, number, RegExp])[] = [
  [
    'no-hero',
    `${RUNEBOUND}position:\n  piles:\n    area/0: []\n    hero/0: []\n${ASKS}`,
    7,
    /Seat 0 is left without its hero/,
  ],
  [
    'no-hero-of-another',
    `${RUNEBOUND}position:\n  piles: { hero/1: { only: [] } }\n${ASKS}`,
    5,
    /Seat 1 is left without its hero/,
  ],
  [
    'no-hero-in-a-turn',
    `${RUNEBOUND}position:\n  piles: { hero/0: [] }\n${TURN}  locals: { turn: { seat: 0 } }\n`,
    5,
    /Seat 0 is left/,
  ],
  ['no-adventurers', `${MIDDARA}position:\n  piles: { figures: [] }\n${ASKS}`, 4, /Seat 0 is left without its figure/],
  ['no-figures', `${MIDDARA}position:\n  set: { figures: [] }\n${ASKS}`, 4, /Seat 0 is left without its figure/],
  [
    'heroes-of-nobody',
    `${RUNEBOUND}position:\n  set: { heroes: [] }\n${TURN}  locals: { turn: { seat: 0 } }\n`,
    6,
    /cannot be played at game\/turn >/,
  ],
  [
    'no-locals',
    `${RUNEBOUND}position:\n${TURN}${ASKS}`,
    5,
    /cannot be played at game\/turn > .*locals \{ game: null, turn: null \}/,
  ],
  ['another-seat', `${RUNEBOUND}position:\n${TURN}  locals: { turn: { seat: 7 } }\n`, 5, /with the locals .*seat: 7/],
  [
    'a-seat-by-name',
    `${RUNEBOUND}position:\n${TURN}  locals: { turn: { seat: ann } }\n`,
    5,
    /with the locals .*seat: "ann"/,
  ],
  ['locals-no-map', `${RUNEBOUND}position:\n${TURN}  locals: [1]\n`, 6, /locals must be a map/],
  [
    'no-such-step',
    `${RUNEBOUND}position:\n  at: game/turn > combat/melee\n`,
    5,
    /There is no step combat\/melee; there are/,
  ],
  ['nowhere', `${RUNEBOUND}position:\n  at: ''\n`, 5, /There is no procedure ; there are game/],
  [
    'combat-of-nobody',
    `${RUNEBOUND}position:\n  run: { procedure: combat }\n`,
    5,
    /cannot be played at .*combat\/before combat/,
  ],
  [
    'knockout-of-nobody',
    `${RUNEBOUND}position:\n  run: { procedure: knockout, with: { seat: 9 } }\n`,
    5,
    /cannot be played at .*No pile hero\/9/,
  ],
  ['attack-by-nobody', `${MIDDARA}position:\n  run: { procedure: attack }\n`, 4, /cannot be played at .*attack: null/],
  [
    'round-of-nothing',
    `${MIDDARA}position:\n  run: { procedure: round }\n`,
    4,
    /cannot be played at .*round\/new round/,
  ],
  [
    'turn-of-nobody',
    `${MIDDARA}position:\n  at: game/adventurers > turn/activation\n`,
    4,
    /cannot be played at .*turn: null/,
  ],
  [
    'no-such-encounter',
    `${MIDDARA}position:\n  set: { next: zzz }\nplay:\n  - 0: ready outfit\n`,
    6,
    /break down at .*encounter: "zzz"/,
  ],
  [
    'gear-that-is-none',
    `${MIDDARA}position:\n  set: { figures.0.gear: [0] }\nplay:\n  - 0: ready outfit\n`,
    6,
    /break down at .*purchase/,
  ],
  ['no-such-start', `${MIDDARA}setup: { options: { encounter: nowhere } }\n`, 3, /There is no Encounter "nowhere"/],
  ['no-such-hero', `${RUNEBOUND}setup: { options: { heroes: [nobody] } }\n`, 4, /There is no hero nobody/],
  ['options-no-map', `${RUNEBOUND}setup: { options: [1] }\n`, 4, /options must be a map/],
  ['no-seats', `title: t\ngame: runebound\nseats: 0\n`, 3, /for 1 to 6 seats, not for 0/],
  ['too-many-seats', `${MIDDARA}seats: 9\n`, 3, /for 1 to 4 seats, not for 9/],
  ['seats-alike', 'title: t\ngame: runebound\nseats: [Ann, Ann]\n', 3, /Two seats are called Ann/],
  ['position-of-nothing', `${RUNEBOUND}position:\n${ASKS}`, 4, /position must be a map, not null/],
  ['piles-of-nothing', `${RUNEBOUND}position:\n  piles:\n${ASKS}`, 5, /piles must be a map, not null/],
  ['deck-of-nothing', `${RUNEBOUND}position:\n  piles: { green deck: }\n`, 5, /pile green deck must be a list/],
  ['only-nothing', `${RUNEBOUND}position:\n  piles: { green deck: { only: } }\n`, 5, /pile green deck must be a list/],
  ['set-no-map', `${RUNEBOUND}position:\n  set: [turn, 1]\n`, 5, /set must be a map/],
  ['play-no-list', `${RUNEBOUND}play: { 0: stay }\n`, 4, /play must be a list/],
  ['an-entry-of-nothing', `${RUNEBOUND}play:\n  -\n`, 5, /an entry of play must be a map, not null/],
  ['an-answer-of-nothing', `${RUNEBOUND}play:\n  - 0:\n`, 5, /an answer must be a text, not null/],
  ['expect-nothing', `${RUNEBOUND}play:\n  - expect:\n`, 5, /expect must be a map, not null/],
  ['asked-nothing', `${RUNEBOUND}play:\n  - expect: { asked: }\n`, 5, /asked must be a text, not null/],
  ['count-nothing', `${RUNEBOUND}play:\n  - expect: { count: }\n`, 5, /count must be a list/],
  ['meanwhile-nothing', `${MIDDARA}play:\n  - expect: { meanwhile: }\n`, 4, /meanwhile must be a list/],
  ['over-with-nothing', `${RUNEBOUND}play:\n  - expect: { over: }\n`, 5, /over must be true or false, not null/],
  [
    'no-such-event',
    `${MIDDARA}play:\n  - expect: { count: [{ tag: fell over, times: 0 }] }\n`,
    4,
    /There is no event fell over; there are/,
  ],
  [
    'a-value-of-nothing',
    `${RUNEBOUND}play:\n  - expect: { values: { dragon runes: 1 } }\n`,
    5,
    /dragon runes cannot be worked out/,
  ],
  [
    'a-value-of-nobody',
    `${RUNEBOUND}play:\n  - expect: { values: { dragon runes(9): 1 } }\n`,
    5,
    /dragon runes\(9\) cannot be worked out/,
  ],
];

describe('wrong files are told with their line, and nothing breaks', async () => {
  for (const [name, text] of WRONG) writeFileSync(file(`${name}.yaml`), text);
  const { code, out, errors } = await questwright(['scenario', ...WRONG.map(([name]) => file(`${name}.yaml`))]);

  test('all of them are told', () => {
    expect(code).toBe(1);
    expect(errors).toBe('');
    expect(out).toContain(`${WRONG.length} scenarios, ${WRONG.length} failed, `);
  });
  test.each(WRONG)('%s', (name, _, line, message) => {
    const said = out.split('\n').filter((one) => one.startsWith(`${file(`${name}.yaml`)}:`));
    expect(said).toHaveLength(1);
    expect(said[0]).toContain(`${name}.yaml:${line}:`);
    expect(said[0]).toMatch(message);
  });
});
