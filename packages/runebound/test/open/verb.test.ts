/** A verb is one object: an expansion adds one, and cards that say it are checked, read, played, priced and soaked. */

import { answerBy } from '@questwright/bots';
import { arrange, soak, type TestTable } from '@questwright/harness';
import '@questwright/harness/vitest';
import { labelOf, load, type Pack } from '@questwright/kernel';
import { entryFor, words } from '@questwright/messages';
import { describeProblem, readPack } from '@questwright/packs';
import { partyOf, woundsOn, type Challenge, type Encounter, type RuneboundWorld } from '@questwright/runebound';
import { gameWith, VARIANTS, type CardVerb, type RuneboundExtension } from '@questwright/runebound/expansion';
import { expect, test } from 'vitest';
import { coursesOf } from '../../src/bot/courses.ts';
import { HEROES } from '../../src/content/heroes.ts';
import { oddsAgainst } from '../../src/odds/of.ts';
import { USUAL, worthOf } from '../../src/odds/worth.ts';
import { situation } from '../../src/rules/effects/verb.ts';

const rule = 'RB-DEF-02';
const VERB = 'gold for wounds';

/** So much gold for each wound on the Hero. */
const goldForWounds: CardVerb = {
  rule,
  text: (effect) => ({ key: 'verb.gold for wounds', with: { gold: effect[VERB]! } }),
  shape: { takes: { is: 'whole', min: 1, max: 9 } },
  can: (t, _, { by }) => woundsOn(t, partyOf(t, by)[0]!) > 0,
  do: (t, effect, { by }) => {
    const amount = (effect[VERB] as number) * woundsOn(t, partyOf(t, by)[0]!);
    t.emit('wounds paid for', { seat: by });
    return { run: [{ proc: 'gold', with: { seat: by, amount } }] };
  },
  estimate: (effect, { gold, hurt }) => ({
    now: { gold: gold + (effect[VERB] as number) * hurt[0]! },
    vain: hurt[0] === 0,
  }),
};

const LEECH: Encounter = {
  kind: 'encounter',
  color: 'green',
  back: 'green',
  text: [
    {
      choose: 'one',
      of: [
        { course: 'show-the-leech', name: 'show', do: [{ [VERB]: 2 }] },
        { course: 'pass-the-leech', name: 'pass', do: [{ gold: 1 }] },
      ],
    },
  ],
};
/** Who cannot pay falls. */
const TOLL: Challenge = {
  kind: 'challenge',
  color: 'green',
  back: 'green',
  mind: 2,
  body: 2,
  spirit: 2,
  damage: { ranged: 0, melee: 1, magic: 0 },
  life: 1,
  beforeCombat: [{ wounds: 1 }, { [VERB]: 2 }, { choose: 'one', of: [{ gold: -2 }, { wounds: 20 }] }],
};
const PACK: Pack<RuneboundWorld> = {
  id: 'leeches',
  kind: 'pack',
  rule,
  edits: [
    { rule, verb: VERB, add: goldForWounds },
    { rule, content: 'the-leech-buyer', add: LEECH },
    // Enough of them that random games meet one.
    ...Array.from({ length: 12 }, (_, n) => ({ rule, content: `toll-${n}`, add: TOLL }) as const),
  ],
};
const LEECHES: RuneboundExtension = {
  pack: PACK,
  words: {
    en: {
      'pack.leeches': 'Leeches',
      'verb.gold for wounds': 'gain {gold} gold for each wound on you',
      'event.wounds paid for': '{seat} is paid for blood.',
      'content.the-leech-buyer': 'The Leech Buyer',
      'flavour.the-leech-buyer': 'He pays for what others spill.',
      'course.show-the-leech': 'Show him where it hurts',
      'course.pass-the-leech': 'Pass by',
    },
  },
};

const game = gameWith([...VARIANTS, LEECHES]);
const entry = entryFor(game.entry, ['leeches']);
const say = words(entry.messages);
const hero = HEROES['varikas-the-dead'];

const met = (wounds: number): TestTable<RuneboundWorld> =>
  arrange<RuneboundWorld>(game.entry.definition, {
    seats: 1,
    packs: ['leeches'],
    options: { heroes: ['varikas-the-dead'] },
    set: { turn: 0, first: 0, 'heroes.0.space': 'c09', 'heroes.0.gold': 0, adventures: ['c09'] },
    piles: {
      'hero/0': [{ card: 'varikas-the-dead', counters: { wounds } }],
      'area/0': [],
      'green deck': ['the-leech-buyer', 'the-walking-hedge'],
    },
    at: 'game/turn > turn/adventure step',
    locals: { turn: { seat: 0 } },
  }).answer(0, 'attempt');

test('its shape is checked in files of other packs', () => {
  const problems = (value: string, needs = '[leeches]'): string[] => {
    const files = [
      { name: 'pack.yaml', text: `id: more-leeches\ngame: runebound\ntitle: More\nneeds: ${needs}\n` },
      {
        name: 'events.yaml',
        text: `events:\n  bad-blood:\n    color: green\n    number: 1\n    arrives:\n      - gold for wounds: ${value}\nmessages:\n  content.bad-blood: Bad Blood\n`,
      },
    ];
    return readPack(files, [game.entry]).problems.map(({ file, ...one }) => describeProblem(file, one));
  };
  expect(problems('2')).toEqual([]);
  expect(problems('12')).toEqual([expect.stringMatching(/^events\.yaml:6:.*gold for wounds.* 1 to 9/)]);
  expect(problems('2', '[]')).toEqual([expect.stringMatching(/^events\.yaml:6:.*there is no verb gold for wounds/)]);
});

test('its words are on the card', () => {
  const [sheet] = entry.cards!({ content: { 'the-leech-buyer': LEECH }, verbs: {} });
  expect(sheet!.lines.map((line) => say(line))).toContain(
    'Show him where it hurts: gain 2 gold for each wound on you.',
  );
});

test('it is played, and the label of its course says it', () => {
  const table = met(2);
  expect(table).toOffer(0, ['choose:show', 'choose:pass']);
  const label = labelOf(table.loaded, table.game, 0, 'choose:show');
  expect(say(label)).toBe('Show him where it hurts: gain 2 gold for each wound on you.');
  expect(table.answer(0, 'choose:show').game.world.heroes[0]!.gold).toBe(4);
});

test('odds follow it', () => {
  const win = (challenge: Challenge) => oddsAgainst({ hero }, challenge, { terrain: 'plains', gold: 0 });
  expect(win(TOLL).leftOut).toEqual([]);
  expect(win(TOLL).win).toBeGreaterThan(0.9);
  const [bleed, , pay] = TOLL.beforeCombat!;
  expect(win({ ...TOLL, beforeCombat: [bleed!, pay!] }).win).toBe(0);
});

test('it has a price, and the bot knows it', async () => {
  expect(worthOf([{ [VERB]: 2 }], USUAL)).toBe(6);
  const courses = (wounds: number) =>
    coursesOf('', LEECH, situation({ hero }, { hurt: [wounds] }), { distance: 0, room: true }, () => 0);
  expect(courses(2)).toEqual(
    new Map([
      ['show', 4],
      ['pass', 1],
    ]),
  );
  expect(courses(0).get('show')).toBe(0);
  const { bots } = await game.bots();
  const chosen = ({ loaded, game: now }: TestTable<RuneboundWorld>) =>
    answerBy(loaded, now, bots['greedy']!(loaded), 0);
  expect([chosen(met(2)), chosen(met(0))]).toEqual([['choose:show'], ['choose:pass']]);
});

test('soaks come to it', { timeout: 60_000 }, async () => {
  let played = 0;
  const report = soak<RuneboundWorld>(game.entry.definition, {
    games: 6,
    seed: 'leeches',
    seats: [2],
    packs: [['leeches']],
    every: 50,
    cap: 300,
    kit: await game.soak(),
    onEvents: (_, events) => {
      for (const { tag } of events) if (tag === 'wounds paid for') played++;
    },
  });
  expect(report.failures.map(({ error }) => error)).toEqual([]);
  expect(played).toBeGreaterThan(0);
});

test('no two verbs have one name', () => {
  const again = { ...LEECHES, pack: { ...PACK, edits: [{ rule, verb: VERB, add: { ...goldForWounds } }] } };
  expect(() => gameWith([again] as RuneboundExtension[])).toThrow('Another verb is called gold for wounds');
  expect(load(game.entry.definition, { packs: ['leeches'] }).rules.verbs[VERB]).toBe(goldForWounds);
});
