import { describe, expect, test } from 'vitest';
import {
  canonical,
  clone,
  elementOf,
  eventFor,
  field,
  Hidden,
  labelOf,
  look,
  readAsViewer,
  publicContent,
  view,
  type Event,
  type ThingView,
  type Viewer,
} from '../src/index.ts';
import { act, asks, flow, pause, picks, R, sit, sub, T, type SmallTable } from './small.ts';

const zones = {
  deck: { sees: 'none' },
  board: { sees: 'all' },
  hand: { per: 'seat', sees: 'owner' },
} as const;

describe('things', () => {
  const content = { a: { back: 'blue' }, b: { back: 'blue' }, c: {} };
  const sitting = sit({
    zones,
    content,
    counters: ['wounds'],
    procs: {
      game: {
        deal: act((t) => {
          t.add('a', 'deck');
          t.move(t.add('b', 'deck'), 'hand/1');
          t.move(t.add('c', 'deck'), 'board');
          t.putUnder(t.add('a', 'deck'), 2, 'down');
          t.putUnder(t.add('b', 'deck'), 3, 'up');
          t.setCounters(2, 'wounds', 3);
          t.show(0, 0);
        }),
        wait: pause(),
      },
    },
  });
  const one = (
    thing: number,
    card: string | null,
    back: string,
    up: boolean,
    wounds = 0,
    under: ThingView[] = [],
  ): ThingView => ({ thing, card, back, up, counters: { wounds }, under });
  test.each<[Viewer, string | null, string | null]>([
    [0, 'a', null],
    [1, null, 'b'],
    [null, null, null],
  ])('viewer %j sees what lies open, what is its own and what it was shown', (viewer, top, hand) => {
    const hosted = one(3, null, 'blue', false, 0, [one(4, 'b', 'blue', true)]);
    expect(sitting.view(viewer).zones).toEqual({
      deck: [one(0, top, 'blue', false)],
      board: [one(2, 'c', '', true, 3, [hosted])],
      'hand/0': [],
      'hand/1': [one(1, hand, 'blue', true)],
    });
  });
  test('what looks the same as before is the same object', () => {
    const { loaded, game } = sitting;
    const before = view(loaded, game, 1);
    const again = view(loaded, game, 1, before);
    expect(again).toEqual(before);
    expect(again.zones['deck']).toBe(before.zones['deck']);
    expect(again.zones['hand/1']).toBe(before.zones['hand/1']);
    const later = clone(loaded, game);
    later.world.things.counters['wounds']![1] = 2;
    later.world.things.seen[0] = 0;
    for (const viewer of [0, 1, null]) {
      const then = view(loaded, game, viewer);
      expect(view(loaded, later, viewer, then)).toEqual(view(loaded, later, viewer));
    }
    expect(view(loaded, later, 1, before).zones['deck']).toBe(before.zones['deck']);
    expect(view(loaded, later, 1, before).zones['hand/1']![0]!.counters).toEqual({ wounds: 2 });
  });
  test('a question is answered as long as the rules look at nothing that the viewer does not know', () => {
    const { loaded, game } = sitting;
    const ask = (viewer: Viewer, thing: number): string => readAsViewer(loaded, game, viewer, (t) => t.cardOf(thing));
    expect(ask(1, 1)).toBe('b');
    expect(() => ask(0, 1)).toThrow(Hidden);
    expect(() => ask(null, 1)).toThrow(Hidden);
    expect(ask(null, 2)).toBe('c');
    expect(readAsViewer(loaded, game, null, (t) => t.seats.length)).toBe(2);
    expect(() => readAsViewer(loaded, game, 0, (t) => t.contentOf(1))).toThrow(Hidden);
    expect(() => ask(0, 99)).not.toThrow(Hidden);
  });
  test('the columns of the things are in no view', () => {
    for (const viewer of [0, 1, null]) {
      const shown = sitting.view(viewer);
      expect(Object.keys(shown.world as object)).toEqual(['seats', 'lasting']);
      expect(canonical(shown)).not.toContain('"seen"');
      expect(canonical(shown)).not.toContain('dice');
    }
  });
});

describe('the decision', () => {
  test('each sees its own options; all see who is asked', () => {
    const sitting = sit(
      {
        procs: {
          game: { q: asks([0, 1], { pick: picks({ list: (_, seat) => [`pick:${seat}a`, `pick:${seat}b`] }) }) },
        },
        asides: { whisper: picks({ list: (_, seat) => (seat === 2 ? ['whisper'] : []) }) },
      },
      { seats: 3 },
    );
    const common = { no: 1, rule: R, proc: 'game', step: 'q', join: 'any', waitsFor: [0, 1], proposal: null };
    const mine = (viewer: Viewer): unknown => sitting.view(viewer).decision!.mine;
    for (const viewer of [0, 1, 2, null])
      expect(sitting.view(viewer).decision).toEqual({ ...common, mine: mine(viewer) });
    expect(mine(0)).toMatchObject({ options: ['pick:0a', 'pick:0b'], asides: [] });
    expect(mine(1)).toMatchObject({ options: ['pick:1a', 'pick:1b'] });
    expect(mine(2)).toMatchObject({ options: [], asides: ['whisper'], asked: false });
    expect(mine(null)).toBeNull();
    for (const viewer of [0, 1, null]) expect(canonical(sitting.view(viewer))).not.toContain('whisper');
  });
  test('is null when the game is over', () => {
    const sitting = sit({ procs: { game: { a: act(() => ({ done: { winner: 1 } })) } } });
    expect(sitting.view(0)).toMatchObject({ viewer: 0, decision: null, over: true, result: { winner: 1 }, stack: [] });
  });
  test('words of the elements of a form', () => {
    const { loaded, game } = sit({
      procs: {
        game: {
          q: asks([0], {
            give: picks({
              rule: T(3),
              kind: 'some',
              form: () => ({ of: ['x'], min: 0, max: 1 }),
              element: (_, seat, element) => ({ key: 'say', with: { seat, element } }),
            }),
            lend: picks({ kind: 'amount', form: () => ({ min: 1, max: 2 }) }),
            swear: picks({ kind: 'confirm' }),
            take: picks({ kind: 'order', form: () => ({ of: ['x', 'y'] }) }),
          }),
        },
      },
    });
    expect(elementOf(loaded, game, 0, 'give', 'x')).toMatchObject({ key: 'say', with: { seat: 0, element: 'x' } });
    const said = (choice: string, element: string): unknown => elementOf(loaded, game, 0, choice, element);
    expect(said('lend', '2')).toEqual({ key: 'kernel.amount', with: { amount: 2 } });
    expect([said('swear', 'yes'), said('swear', 'no')]).toEqual([
      { key: 'kernel.yes', with: {} },
      { key: 'kernel.no', with: {} },
    ]);
    expect(said('take', 'x')).toEqual({ key: 'element.take', with: { element: 'x' } });
  });
});

describe('locals', () => {
  test('only those that are named are seen, in every frame', () => {
    const sitting = flow(
      {
        game: { a: act(() => ({ run: [{ proc: 'attack', with: { dice: [3, 4], trap: 'pit' } }] })) },
        attack: { a: sub('plain'), b: pause() },
        plain: { wait: pause() },
      },
      { shown: { attack: ['dice', 'missing'], plain: ['x'] } },
    );
    for (const viewer of [0, 1, null]) {
      expect(sitting.view(viewer).stack).toEqual([
        { proc: 'game', step: 'a', locals: {} },
        { proc: 'attack', step: 'a', locals: { dice: [3, 4] } },
        { proc: 'plain', step: 'wait', locals: {} },
      ]);
    }
  });
});

describe('the world', () => {
  test('by its description', () => {
    const sitting = sit({
      schema: {
        open: field.whole(1),
        trap: field.unseen(field.text('pit')),
        goals: field.perSeat(field.own(field.text('win'))),
      },
    });
    expect([0, 1, null].map((viewer) => sitting.view(viewer).world)).toEqual([
      { seats: 2, lasting: [], open: 1, goals: ['win', null] },
      { seats: 2, lasting: [], open: 1, goals: [null, 'win'] },
      { seats: 2, lasting: [], open: 1, goals: [null, null] },
    ]);
  });
});

describe('content', () => {
  test('what is secret is not given to clients', () => {
    const { loaded } = sit({ content: { a: { back: 'x', secret: { twist: 'the butler' } }, b: { cost: 2 } } });
    expect(publicContent(loaded)).toEqual({ a: { back: 'x' }, b: { cost: 2 } });
    expect(canonical(publicContent(loaded))).not.toContain('butler');
  });
});

describe('events', () => {
  const sitting = sit({
    procs: {
      game: {
        a: act((t) => t.emit('drew', { seat: 1 }, { 1: { card: 'spark' }, 0: { hint: true } })),
        b: act((t) => t.emit('plain', { n: 1 }, null, T('own'))),
        wait: pause(),
      },
    },
  });
  const [drew, plain] = sitting.events as [Event, Event];
  test('say to all what all may know, and more to some', () => {
    const open = { tag: 'drew', key: 'event.drew', rule: R, cause: 'game/a', because: drew.because };
    expect(eventFor(drew, null)).toEqual({ ...open, with: { seat: 1 } });
    expect(eventFor(drew, 0)).toEqual({ ...open, with: { seat: 1, hint: true } });
    expect(eventFor(drew, 1)).toEqual({ ...open, with: { seat: 1, card: 'spark' } });
    expect(eventFor(plain, 1)).toEqual({
      tag: 'plain',
      key: 'event.plain',
      rule: T('own'),
      cause: 'game/b',
      because: plain.because,
      with: { n: 1 },
    });
    expect([null, 0, 1].some((viewer) => 'only' in eventFor(drew, viewer))).toBe(false);
  });
});

describe('looking', () => {
  test('also at a game that is over', () => {
    const { loaded, game } = sit({
      schema: { n: field.whole(7) },
      values: { n: { rule: R, of: (t) => t.world['n'] } },
      procs: { game: { a: act(() => ({ done: 1 })) } },
    });
    expect([game.over, look(loaded, game, (t) => t.value('n'))]).toEqual([true, 7]);
    expect(labelOf(loaded, game, 0, 'x')).toEqual({ key: 'kernel.unknown', with: { id: 'x' }, rule: 'kernel' });
  });
  test('asks what the rules would see, and changes nothing', () => {
    const sitting = flow(
      { game: { a: act(() => ({ run: [{ proc: 'x', with: { n: 3 } }] })) }, x: { wait: pause() } },
      { values: { n: { rule: R, of: (t: SmallTable) => t.locals.n + t.within('x').n } } },
    );
    const before = canonical(sitting.game);
    expect(look(sitting.loaded, sitting.game, (t) => [t.value('n'), t.frame.proc, t.step.name, t.locals])).toEqual([
      6,
      'x',
      'wait',
      { n: 3 },
    ]);
    expect(canonical(sitting.game)).toBe(before);
  });
});
