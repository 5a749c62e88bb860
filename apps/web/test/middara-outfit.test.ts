import { load, open, play, view, type View } from '@questwright/kernel';
import { GAMES } from '@questwright/games';
import type { Supposed } from '@questwright/middara/shown';
import { describe, expect, test } from 'vitest';
import type { Content } from '@questwright/kernel';
import { changesBetween } from '../src/games/middara/outfit/changes.ts';
import {
  busyIn,
  byCard,
  figureIn,
  inTheWay,
  partyIn,
  roomIn,
  slotsOf,
  stagesOutfit,
  within,
} from '../src/games/middara/outfit/readers.ts';
import { SETUP } from '../src/games/middara/outfit/setup.tsx';
import { answerOpening, type Line } from '../src/new-game/opening.ts';

const { definition: middara } = GAMES.find(({ definition }) => definition.id === 'middara')!;
const loaded = load(middara);
const CONTENT: ReadonlyMap<string, Content> = new Map(Object.entries(middara.rules.content));

/** What a seat sees after some answers of it. */
function seen(answers: readonly (readonly string[])[], options: object = {}, viewer: number | null = 0): View {
  const { game } = open(loaded, { seats: 1, secret: 'outfit', options: options as never });
  for (const pick of answers) {
    const refused = play(loaded, game, 0, { no: game.pending!.no, pick: [...pick] });
    if (refused !== null) throw new Error(`${pick.join(' ')}: ${refused.key}`);
  }
  return view(loaded, game, viewer);
}
const shopping = seen([['shop first']]);
const party = partyIn(shopping);
const named = (id: string) =>
  party.find(({ thing }) => shopping.zones['figures']!.some((one) => one.thing === thing && one.card === id))!;
const lyingAs = (id: string): number =>
  Object.values(shopping.zones)
    .flat()
    .find((one) => one.card === id)!.thing;
const card = (id: string) => CONTENT.get(id) as never;

describe('which screen lies before everybody', () => {
  test('a ready outfit, a Store, the Trees, Equipment, and the board', () => {
    expect(roomIn(seen([]))).toBe('ready');
    expect(roomIn(shopping)).toBe('store');
    expect(roomIn(seen([['shop first'], ['train']]))).toBe('trees');
    expect(roomIn(seen([['shop first'], ['re-equip']]))).toBe('gear');
    expect(roomIn(seen([['ready outfit']]))).toBeNull();
    expect(roomIn(seen([], { encounter: 'toll-clerk' }))).toBe('abraxis');
    // Whoever looks on sees the Store, too.
    expect(roomIn(seen([['shop first']], {}, null))).toBe('store');
  });

  test('what a screen shows is not in the dock, the ways out of it are', () => {
    for (const option of ['buy:12', 'for:3', 'sell:4', 'upgrade:1:2'])
      expect(stagesOutfit(shopping, option)).toBe(true);
    for (const option of ['finished', 'train', 're-equip']) expect(stagesOutfit(shopping, option)).toBe(false);
    expect(stagesOutfit(seen([['ready outfit']]), 'start:b5')).toBe(false);
  });

  test('who shops, and then somebody else', () => {
    expect(busyIn(shopping)?.thing).toBe(party[0]!.thing);
    const rook = named('rook').thing;
    expect(busyIn(seen([['shop first'], [`for:${rook}`]]))?.thing).toBe(rook);
    expect(within(shopping, 'training')).toBeNull();
    expect(figureIn(shopping, -1)).toBeNull();
  });
});

describe('slots', () => {
  test('hands, what is worn, and one place for all that is free of a kind', () => {
    const slots = slotsOf(shopping, CONTENT, named('rook'), 3);
    expect(slots.map(({ name, number }) => `${name} ${number}`)).toEqual([
      'right hand 0',
      'left hand 0',
      'armor 0',
      'core 0',
      'accessory 0',
      'relic 3',
      'consumable 3',
      'pack 3',
    ]);
    expect(slots.filter(({ thing }) => thing !== null).length).toBe(2);
    const bow = slotsOf(shopping, CONTENT, named('nightingale'), 3);
    expect(bow[1]).toMatchObject({ held: true, thing: bow[0]!.thing });
  });

  test('what has to go for something else: by hands, by slot, by Icon', () => {
    const rook = named('rook');
    expect(inTheWay(shopping, CONTENT, rook.gear, card('great-hammer'))).toEqual(rook.gear);
    expect(inTheWay(shopping, CONTENT, rook.gear, card('katar')).length).toBe(1);
    expect(inTheWay(shopping, CONTENT, rook.gear, card('cuirass'))).toEqual([]);
    const armored = [...rook.gear, lyingAs('oiled-leather')];
    expect(inTheWay(shopping, CONTENT, armored, card('cuirass'))).toEqual([lyingAs('oiled-leather')]);
    const remi = named('remi');
    expect(inTheWay(shopping, CONTENT, remi.gear, card('katar'))).toEqual([]);
    expect(inTheWay(shopping, CONTENT, remi.gear, card('horn-bow'))).toEqual(remi.gear);
  });

  test('of several alike one is shown, with how many there are', () => {
    const items = shopping.zones['items']!.map(({ thing }) => thing);
    const hooks = byCard(shopping, items).filter(({ id }) => id === 'lock-keepers-hook');
    expect(hooks.map(({ copies }) => copies)).toEqual([2]);
  });
});

describe('what differs between two outfits', () => {
  const blow = { opponent: 'animate', defense: 9, hits: 64, damage: 1.43, defeats: 0 };
  const NOW: Supposed = {
    hp: 14,
    defense: 9,
    armor: 0,
    movement: 5,
    dice: ['orange', 'white'],
    type: 'melee',
    range: 1,
    blows: [blow],
    wrong: null,
  };
  test('only what is shown otherwise, and which way', () => {
    const then = { ...NOW, armor: 1, blows: [{ ...blow, hits: 49, damage: 1.44 }] };
    expect(changesBetween(NOW, then).map(({ key, by }) => [key, by])).toEqual([
      ['outfit.hits', -15],
      ['outfit.armor', 1],
    ]);
    expect(changesBetween(NOW, NOW)).toEqual([]);
  });
});

describe('what a setup has settled is answered', () => {
  /** A table at which these are asked, one after the other: `mine` of seat 0, others of a bot. */
  function tableOf(asked: readonly string[]): { line: Line; given: string[] } {
    const given: string[] = [];
    let at = 0;
    const line: Line = {
      position: async () => {
        const [who, proc, step] = (asked[at] ?? 'nobody').split(' ');
        if (who === 'bot') at++;
        const decision = { no: at, proc, step };
        return { waitsFor: who === 'nobody' ? [] : [who === 'bot' ? 1 : 0], view: { decision } as never };
      },
      advice: async () => ['start:b5'],
      answer: async (_, __, pick) => {
        at++;
        given.push(pick.join(' '));
      },
      pause: async () => {},
    };
    return { line, given };
  }
  test('until something is asked that it does not know', async () => {
    const answer = (proc: string, step: string) => SETUP.answer({ decision: { proc, step } } as never);
    expect(answer('setting up', 'outfit')).toEqual(['shop first']);
    expect(answer('starting space', 'where')).toBe('advice');
    expect(answer('distribution', 'another split')).toEqual(['as it is']);
    expect(answer('turn', 'action phase')).toBeNull();
  });
  test('bots are waited for, and a table that waits for nobody is left', async () => {
    const { line, given } = tableOf(['me starting where', 'bot starting where', 'me starting where', 'nobody']);
    await answerOpening(line, [0], ({ decision }) => (decision?.proc === 'starting' ? 'advice' : null));
    expect(given).toEqual(['start:b5', 'start:b5']);
    const other = tableOf(['me starting where', 'me turn action']);
    await answerOpening(other.line, [0], ({ decision }) => (decision?.proc === 'starting' ? ['a'] : null));
    expect(other.given).toEqual(['a']);
  });
});
