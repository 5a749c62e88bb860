import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { arrange, choose, soak } from '@questwright/harness';
import {
  choiceOf,
  samplesOf,
  eventFor,
  labelOf,
  load,
  promptOf,
  view,
  type Definition,
  type Dice,
  type Game,
  type Message,
  type Pack,
} from '@questwright/kernel';
import { missingWords, wordCheck } from '@questwright/messages';
import { runebound, type Land } from '@questwright/runebound';
import { describe, expect, test } from 'vitest';
import { withBattleCards } from '../battles.ts';
import { RITUALS } from './ritual.ts';
import { LATER, opened, openedEntry } from './trial.ts';

const SOURCE = fileURLToPath(new URL('../../src/', import.meta.url));
const ALL = LATER.map(({ id }) => id);
/** Shorter and Longer exclude each other. */
const VARIANTS = runebound.packs.map(({ id }) => id).filter((id) => id !== 'longer');

/** Every Ritual is somebody's from the start: in the market deck most games would never see one. So are Covenant Items, goods
 *  for them, and what experience costs. */
const HEAD_START: Pack<Land> = {
  id: 'head-start',
  kind: 'variant',
  rule: 'RR-RIT-01',
  edits: [
    {
      rule: 'RR-RIT-01',
      setup: 'rituals of the heroes',
      add: {
        rule: 'RR-RIT-01',
        do: (t) => {
          Object.keys(RITUALS).forEach((id, i) => {
            const thing = t.world.things.card.findIndex((one) => t.world.things.cards[one] === id);
            t.move(thing, `area/${i % t.world.seats}`);
          });
        },
      },
    },
    {
      rule: 'MN-COV-09',
      setup: 'goods of the heroes',
      add: {
        rule: 'MN-COV-09',
        do: (t) => {
          for (const seat of t.seats) {
            const { things } = t.world;
            const item = seat % 2 === 0 ? 'oath-blade' : 'mantle-of-last-light';
            const thing = things.card.findIndex((one) => things.cards[one] === item);
            if (seat < 2) t.move(thing, `area/${seat}`);
            for (let n = 0; n < 4; n++) t.move(t.pile('market deck')[0]!, `covenant goods/${seat}`);
            t.world.heroes[seat]!.points = 20;
          }
        },
      },
    },
  ],
};
const begun: Definition<Land> = { ...opened, packs: [...opened.packs, HEAD_START] };

/** At random, but an adventure, a symbol and experience are taken when there is a chance. */
function eagerly(game: Game<Land>, dice: Dice): { seat: number; pick: readonly string[] } {
  for (const { seat, asked, options } of game.pending!.offers) {
    const wanted = options.find((id) => id === 'attempt' || /^(?:empower|improve)/.test(id));
    if (asked && wanted !== undefined) return { seat, pick: [wanted] };
  }
  return choose(game, dice);
}

describe('the base is open', () => {
  test('its source has no word of what was added', () => {
    // Cards and their pictures may show any weather.
    const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter(
      (file) => /\.(ts|json)$/.test(file) && !/^(art|content)\//.test(file),
    );
    expect(files.length).toBeGreaterThan(50);
    const named = files.filter((file) =>
      /\b(SS|FW|RR|MN)-[A-Z]{2,5}-\d|\bstorm(?!-sire|-Sire)|\bfrost(?!gate)|white death|\britual|empower|covenant|upgrade/i.test(
        readFileSync(`${SOURCE}${file}`, 'utf8'),
      ),
    );
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
    // None, four packs, six pairs, all of them.
    expect(sets).toHaveLength(1 + 4 + 6 + 1);
    for (const later of sets) {
      for (const variants of [[], VARIANTS, ...runebound.packs.map(({ id }) => [id])]) {
        expect(load(opened, { packs: [...variants, ...later] }).packs).toEqual([...variants, ...later]);
      }
    }
  });

  test('everything that was added has words', () => {
    const inTheBase = missingWords({ ...openedEntry, definition: { ...runebound, packs: [] } });
    const missing = missingWords({ ...openedEntry, definition: { ...opened, packs: LATER } });
    expect(missing.filter((key) => !inTheBase.includes(key))).toEqual([]);
  });

  test.each([
    ['alone', ['small-board', ...ALL]],
    ['with all variants', [...VARIANTS, ...ALL]],
  ])('20 random games, %s', { timeout: 300_000 }, (_, packs) => {
    const check = wordCheck(openedEntry);
    const happened = new Set<string>();
    const report = soak(begun, {
      games: 20,
      seed: 'open land',
      seats: [2, 3, 4],
      packs: [[...packs, HEAD_START.id]],
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
    const played = [
      'storm broke',
      'frost taken',
      'white death taken',
      'ritual empowered',
      'upgrade attached',
      'part activated',
    ];
    expect(played.filter((tag) => !happened.has(tag))).toEqual([]);
  });
});
