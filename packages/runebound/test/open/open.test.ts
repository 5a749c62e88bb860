import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { arrange, choose, soak } from '@questwright/harness';
import {
  begin,
  choiceOf,
  samplesOf,
  eventFor,
  labelOf,
  load,
  readAsViewer,
  promptOf,
  view,
  type Definition,
  type Dice,
  type Game,
  type Json,
  type Loaded,
  type Message,
  type Pack,
} from '@questwright/kernel';
import {
  contextOf,
  missingWords,
  roleOptions,
  rolesChosen,
  rolesIn,
  telling,
  wordCheck,
  words,
  type Scene,
} from '@questwright/messages';
import { heroSeats, runebound, type RuneboundWorld } from '@questwright/runebound';
import { describe, expect, test } from 'vitest';
import { withBattleCards } from '../battles.ts';
import { LATER, MIDNIGHT, opened, openedEntry, SWITCHED } from './trial.ts';

const SOURCE = fileURLToPath(new URL('../../src/', import.meta.url));
const ALL = LATER.map(({ id }) => id);
const [NIGHT, GOODS] = MIDNIGHT.map(({ id }) => id) as [string, string];
/** What must have happened in some game. */
const PLAYED = ['storm broke', 'frost taken', 'white death taken', 'upgrade attached', 'part activated'];
const PLAYED_AT_NIGHT = ['threat tested', 'influenced', 'goods received', 'goods paid'];
/** Shorter and Longer exclude each other. */
const SWITCHES = SWITCHED.map(({ id }) => id);
const VARIANTS = SWITCHES.filter((id) => id !== 'longer');

/** What the books to come speak of. The base has honest uses for some more of their words: the *goods* that change hands in a
 *  negotiation, the *gear* of a party in the odds, the *legend* of the text map. */
const WORDS_OF_BOOKS = [
  /\b(?:MN|FW|SS|CT|RR|WL|TT|BB)-[A-Z]{2,5}-\d/i,
  // Wounds threaten; a shield from the Glass Mere has "mirror" in its id.
  /night.king|\bthreat(?!en)|patrol|stronghold|\bmirror(?!-shield)|infiltrat|influence|barter|upgrade|covenant/i,
  // A town is called Frostgate.
  /\bfrost(?!gate)|white.death|weather|survival|forag|rumou?r|\bclue|princess/i,
  // A dragon is called Storm-Sire.
  /\bstorm(?!-sire)|scion|\bcurse|cataclysm/i,
  /\britual|empower|equipping|bandit/i,
];

/** Covenant Items are somebody's from the start: in the market deck most games would never see one. So are goods for them, and
 *  what experience costs. */
const HEAD_START: Pack<RuneboundWorld> = {
  id: 'head-start',
  kind: 'variant',
  rule: 'MN-COV-09',
  edits: [
    {
      rule: 'MN-COV-09',
      setup: 'goods of the heroes',
      add: {
        rule: 'MN-COV-09',
        do: (t) => {
          for (const [at, seat] of heroSeats(t).entries()) {
            const { things } = t.world;
            const item = at % 2 === 0 ? 'oath-blade' : 'mantle-of-last-light';
            const thing = things.card.findIndex((one) => things.cards[one] === item);
            if (at < 2) t.move(thing, `area/${seat}`);
            const deck = 'goods deck' in things.piles ? 'goods deck' : 'market deck';
            for (let n = 0; n < 4; n++) t.move(t.pile(deck)[0]!, `covenant goods/${seat}`);
            t.world.heroes[seat]!.points = 20;
          }
        },
      },
    },
  ],
};
/** All that is told of a position to every reader, whether they play a Hero or not. */
function told(rules: Loaded<RuneboundWorld>, game: Game<RuneboundWorld>): void {
  const content = new Map([...rules.content].map(([id, one]) => [id, one.content]));
  for (const viewer of [...Array(game.world.seats).keys(), null]) {
    const seen = view(rules, game, viewer);
    const say = telling(words(openedEntry.messages), contextOf(openedEntry, seen));
    const value: Scene['value'] = (name, ...about) =>
      readAsViewer(rules, game, viewer, (t) => t.read(name, ...about)) as Json;
    const scene: Scene = { view: seen, say, content, value };
    const { describe: inWords, board } = openedEntry;
    const lines = [
      board(scene, true),
      inWords!.sentences!(scene, true),
      inWords!.around!(scene),
      inWords!.near!(scene),
    ];
    lines.push(inWords!.own!(scene), inWords!.hints!(scene), ...inWords!.sights!(scene).map((sight) => sight.tell()));
    expect(lines.flat().join('\n')).not.toMatch(/undefined|NaN/);
  }
}

const begun: Definition<RuneboundWorld> = { ...opened, packs: [...opened.packs, HEAD_START] };

/** At random, but an adventure and experience are taken when there is a chance. */
function eagerly(game: Game<RuneboundWorld>, dice: Dice): { seat: number; pick: readonly string[] } {
  for (const { seat, asked, options } of game.pending!.offers) {
    const wanted = options.find((id) => id === 'attempt' || id.startsWith('improve'));
    if (asked && wanted !== undefined) return { seat, pick: [wanted] };
  }
  return choose(game, dice);
}

describe('the base is open', () => {
  test('its source has no word of what was added', () => {
    // Cards and their pictures may show any weather; each pack that is there has a folder of its own.
    const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter(
      (file) => /\.(ts|json)$/.test(file) && !/^(art|content|variants)\//.test(file),
    );
    expect(files.length).toBeGreaterThan(50);
    const named = files.flatMap((file) => {
      const text = readFileSync(`${SOURCE}${file}`, 'utf8');
      return WORDS_OF_BOOKS.flatMap((words) => words.exec(text)?.map((word) => `${file}: ${word}`) ?? []);
    });
    expect(named).toEqual([]);
  });

  test('of several heroes who fight together, the one who strikes the last blow wins the game', () => {
    const table = arrange(withBattleCards, {
      seats: 2,
      packs: ['battle-cards'],
      at: 'game/turn > turn/experience step',
      locals: { turn: { seat: 1 } },
      rest: 'heroes',
      dice: [1, 1, 10, 10],
      piles: {
        'hero/0': ['fighter'],
        'hero/1': ['envoy'],
        adventure: [{ card: 'high-lord-margath', counters: { wounds: 4 } }],
      },
      set: { turn: 1, 'heroes.0.space': 'tamalir', 'heroes.1.space': 'tamalir' },
      late: ({ world }) => ({
        play: {
          proc: 'combat',
          with: {
            heroes: [1, 0],
            opponent: world.things.piles['adventure']![0]!,
            exceptions: ['no before combat'],
            outcome: {},
            round: 0,
          },
        },
      }),
    });
    table.answer(1, 'fight').answer(0, 'fight').answer(1, 'attack:{hero/1}').answer(0, 'attack:{hero/0}');
    expect(table.game).toMatchObject({ over: true, result: { winner: 0 } });
  });

  test('the later rules load in every set, alone and with every variant', { timeout: 60_000 }, () => {
    const sets = samplesOf({ ...opened, packs: LATER });
    // None, three packs, three pairs, all of them.
    expect(sets).toHaveLength(1 + 3 + 3 + 1);
    for (const later of sets) {
      for (const variants of [[], VARIANTS, ...SWITCHES.map((id) => [id])]) {
        expect(load(opened, { packs: [...variants, ...later] }).packs).toEqual([...variants, ...later]);
      }
    }
  });

  test('Heroes and Night Kings are chosen side by side', () => {
    const { content } = load(opened, { packs: [NIGHT] });
    const cards = [...content].map(([id, one]) => [id, one.content] as const);
    const roles = rolesIn(openedEntry, cards);
    expect(new Set(roles.map(({ of }) => of.kind))).toEqual(new Set(['hero', 'night king']));
    expect(roles.filter(({ of }) => of.most === 1).map(({ name }) => name)).toEqual(['Jahzir', 'The Pale Regent']);
    const chosen = [{ id: 'old-hesper', option: 'heroes' }, null, { id: 'jahzir', option: 'night-kings' }];
    const options = { heroes: ['old-hesper', null, null], 'night-kings': [null, null, 'jahzir'] };
    expect(roleOptions(chosen)).toEqual(options);
    expect(rolesChosen(openedEntry, options, 3)).toEqual(chosen);
    const { world } = begin(load(opened, { packs: [NIGHT] }), { seats: 3, seed: 'roles', options });
    const named = (pile: string): string[] =>
      world.things.piles[pile]!.map((one) => world.things.cards[world.things.card[one]!]!);
    expect([named('hero/0'), named('hero/1').length, named('hero/2'), named('night king/2')]).toEqual([
      ['old-hesper'],
      1,
      [],
      ['jahzir'],
    ]);
    // Without the pack nobody plays a Night King.
    const base = rolesIn(openedEntry, Object.entries(runebound.rules.content));
    expect(new Set(base.map(({ of }) => of.option))).toEqual(new Set(['heroes']));
  });

  test('everything that was added has words', () => {
    const inTheBase = missingWords({ ...openedEntry, definition: { ...runebound, packs: [] } });
    const missing = missingWords({ ...openedEntry, definition: { ...opened, packs: [...LATER, ...MIDNIGHT] } });
    expect(missing.filter((key) => !inTheBase.includes(key))).toEqual([]);
  });

  test('Midnight loads alone and with every variant', { timeout: 60_000 }, () => {
    for (const variants of [[], VARIANTS, ...SWITCHES.map((id) => [id])]) {
      for (const one of [[NIGHT], [GOODS], [NIGHT, GOODS]]) {
        expect(load(opened, { packs: [...variants, ...one] }).packs).toEqual([...variants, ...one]);
      }
    }
  });

  test('whoever looks is told the position, with a Hero or without', { timeout: 120_000 }, () => {
    const { failures } = soak(opened, {
      games: 4,
      seed: 'told',
      seats: [2, 4],
      packs: [['small-board', NIGHT, GOODS]],
      every: 1000,
      cap: 150,
      choose: eagerly,
      onEvents: ({ loaded: rules, game }) => {
        if (game.pending && game.no % 20 === 0) told(rules, game);
      },
    });
    expect(failures.map(({ error }) => error)).toEqual([]);
  });

  test.each([
    ['alone', ['small-board', ...ALL], PLAYED],
    ['with all variants', [...VARIANTS, ...ALL], PLAYED],
    ['with a Night King and goods', ['small-board', ...ALL, NIGHT, GOODS], [...PLAYED, ...PLAYED_AT_NIGHT]],
    ['with a Night King and all variants', [...VARIANTS, NIGHT, GOODS], PLAYED_AT_NIGHT],
  ])('20 random games, %s', { timeout: 300_000 }, (_, packs, wanted) => {
    const check = wordCheck(openedEntry);
    const happened = new Set<string>();
    const report = soak(begun, {
      games: 20,
      seed: 'open land',
      seats: [2, 3, 4],
      packs: [packs.includes(ALL[0]!) ? [...packs, HEAD_START.id] : packs],
      every: 25,
      cap: 200,
      choose: eagerly,
      onEvents: ({ loaded: rules, game }, events) => {
        const isNew = (what: string): boolean => !happened.has(what) && happened.add(what).has(what);
        for (const event of events) {
          if (isNew(event.tag)) check.met(eventFor(event, null), { view: view(rules, game, null) }, packs);
        }
        for (const { seat, asked, options } of game.pending?.offers ?? []) {
          const met = (message: Message): void => check.met(message, { view: view(rules, game, seat) }, packs);
          if (asked && isNew(`${game.pending!.proc}/${game.pending!.step}`)) met(promptOf(rules, game, seat));
          for (const id of options) if (isNew(choiceOf(id))) met(labelOf(rules, game, seat, id));
        }
      },
    });
    expect(report.failures.map(({ error, seed }) => `${seed}: ${error}`)).toEqual([]);
    expect(report.finished + report.capped).toBe(20);
    expect(check.problems()).toEqual([]);
    expect(wanted.filter((tag) => !happened.has(tag))).toEqual([]);
  });
});
