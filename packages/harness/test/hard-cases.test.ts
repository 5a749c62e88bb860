/** Hard cases of real rulebooks that the practice games do not meet: what happens. See docs/kernel-cases.md. */

import type { TestTable } from '@questwright/harness';
import { field, refuse, words, type Content, type Effect } from '@questwright/kernel';
import { describe, expect } from 'vitest';
import {
  act,
  ask,
  choice,
  define,
  inPlay,
  R,
  run,
  sit,
  tags,
  verb,
  word,
  type Small,
  type SmallTable,
} from './hard-case.ts';
import { inEveryMode } from './in-every-mode.ts';

describe('a happening that runs the next, and what holds at all times', () => {
  const once = (timing: string, effect: Effect): Content => ({
    abilities: [{ timing, limit: { per: 'game', times: 1 }, effects: [effect] }],
  });
  const cold = define({
    ...inPlay,
    schema: { tired: field.whole(), wounds: field.whole(), frost: field.whole() },
    content: {
      charm: once('about to tire', { stop: 'exhaustion' }),
      armour: once('about to be wounded', { less: 1 }),
      cloak: once('about to freeze', { stop: 'frost' }),
    },
    timings: {
      'about to tire': { rule: R, choices: {} },
      'about to be wounded': { rule: R, choices: {} },
      'about to freeze': { rule: R, choices: {} },
    },
    verbs: {
      stop: verb((_, { stop }) => ({ end: stop as string })),
      less: verb((t, { less }) => void (t.within('wounds').amount -= less as number)),
    },
    procs: {
      game: {
        march: ask(() => [0], {
          march: choice(() => ({ run: [{ proc: 'exhaustion', with: { amount: 8 } }], goto: 'march' })),
          rest: choice(() => ({ done: 'rested' })),
        }),
      },
      exhaustion: {
        'about to': { rule: R, window: { timing: 'about to tire' } },
        taken: act((t) => {
          const after = t.world['tired'] + t.locals.amount;
          t.world['tired'] = Math.min(2, after);
          return after > 2 ? run('wounds', { amount: after - 2 }) : undefined;
        }),
      },
      wounds: {
        'about to': { rule: R, window: { timing: 'about to be wounded' } },
        inflicted: act((t) => {
          t.world['wounds'] += t.locals.amount;
          t.emit('wounded', { wounds: t.world['wounds'] });
        }),
      },
      frost: {
        turned: act((t) => void (t.world['wounds'] -= 3)),
        'about to': { rule: R, window: { timing: 'about to freeze' } },
        frozen: act((t) => {
          t.world['frost']++;
          t.emit('frozen');
        }),
      },
    },
    watch: {
      'white death': {
        rule: R,
        on: ['frozen'],
        do: (t) => (t.world['frost'] > 1 ? { end: 'game', as: 'white' } : undefined),
      },
      frost: { rule: R, on: ['wounded'], do: (t) => (t.world['wounds'] > 2 ? run('frost') : undefined) },
    },
  });
  const march = (...cards: string[]): TestTable<Small> =>
    sit(cold, { options: { 'play/0': cards } }).answer(0, 'march');

  inEveryMode('row 2: exhaustion, wounds, frost, white death: at once, and again until it is no longer true', () => {
    const table = march();
    expect(tags(table)).toEqual(['wounded', 'frozen', 'frozen']);
    expect(table.game).toMatchObject({ over: true, result: 'white' });
    expect(table.world['wounds']).toBe(0);
  });
  inEveryMode('row 2: each of them can be answered before it happens', () => {
    const charm = march('charm').answer(0, 'use:{charm}:about to tire');
    expect([charm.world['tired'], charm.world['wounds'], charm.where()]).toEqual([0, 0, 'game/march']);
    const armour = march('armour').answer(0, 'use:{armour}:about to be wounded');
    expect([armour.world['tired'], armour.world['wounds'], armour.world['frost']]).toEqual([2, 2, 1]);
    const cloak = march('cloak');
    expect(cloak.where()).toBe('game/march > exhaustion/taken > wounds/inflicted > frost/about to');
    cloak.answer(0, 'use:{cloak}:about to freeze');
    expect([cloak.world['wounds'], cloak.world['frost'], cloak.where()]).toEqual([0, 1, 'game/march']);
  });
});

describe('a knockout', () => {
  const fights = define({
    schema: { life: field.perSeat(field.whole(2)) },
    procs: {
      game: { turns: { rule: R, each: (t) => t.seats, run: 'turn', with: (_, seat) => ({ seat }) } },
      turn: {
        act: ask((t) => [t.locals.seat], {
          hurt: choice(
            (t, _, id) => {
              t.world['life'][word(id)]--;
              t.emit('hurt');
              return { goto: 'act' };
            },
            { list: (t) => t.seats.map((seat) => `hurt:${seat}`) },
          ),
          call: choice(() => ({ run: [{ proc: 'turn', with: { seat: 1 } }], goto: 'act' })),
          stop: choice(() => {}),
        }),
        storm: { ...act((t) => t.emit('storm', { seat: t.locals.seat })), always: true },
      },
      knockout: {
        down: act((t) => {
          t.world['life'][t.locals.seat] = 2;
          t.emit('knocked out', { seat: t.locals.seat });
        }),
        'end of the turn': act((t) => (t.within('turn').seat === t.locals.seat ? { end: 'turn' } : undefined)),
      },
    },
    watch: {
      fallen: {
        rule: R,
        on: ['hurt'],
        do: (t) => {
          const seat = t.seats.find((one) => t.world['life'][one] < 1);
          return seat === undefined ? undefined : run('knockout', { seat });
        },
      },
    },
  });
  const two = (): TestTable<Small> => sit(fights, { seats: 2 });

  inEveryMode(
    'row 3: in another’s turn it ends nothing; in the own turn it ends the turn, and the storm still comes',
    () => {
      const table = two().answer(0, 'hurt:1').answer(0, 'hurt:1');
      expect([table.event('knocked out'), table.asked()]).toEqual([{ seat: 1 }, [0]]);
      table.answer(0, 'hurt:0').answer(0, 'hurt:0');
      expect(tags(table)).toEqual(['hurt', 'knocked out', 'storm']);
      expect(table.asked()).toEqual([1]);
    },
  );
  inEveryMode('row 3: in a turn inside a turn, it is the nearest turn that counts', () => {
    const outer = two().answer(0, 'call').answer(1, 'hurt:0').answer(1, 'hurt:0');
    expect([tags(outer), outer.asked()]).toEqual([['hurt', 'knocked out'], [1]]);
    const inner = two().answer(0, 'call').answer(1, 'hurt:1').answer(1, 'hurt:1');
    expect([tags(inner), inner.asked()]).toEqual([['hurt', 'knocked out', 'storm'], [0]]);
    expect(inner.where()).toBe('game/turns > turn/act');
  });
});

describe('the track', () => {
  interface Figure {
    id: string;
    speed: number;
    acted: boolean;
  }
  const figures = (t: SmallTable): Figure[] => t.world['track'];
  const next = (t: SmallTable): string | null =>
    figures(t)
      .filter(({ acted }) => !acted)
      .sort((x, y) => y.speed - x.speed)[0]?.id ?? null;
  const others = (name: string) => ({
    list: (t: SmallTable) => figures(t).map(({ id }) => `${name}:${id}`),
  });
  const tracked = define({
    schema: {
      track: field.list(field.record({ id: field.text(), speed: field.whole(), acted: field.flag() })),
    },
    setup: {
      track: {
        rule: R,
        do: (t) => {
          ['owl', 'fox', 'hen', 'ant'].forEach((id, i) => figures(t).push({ id, speed: 8 - 2 * i, acted: false }));
        },
      },
    },
    procs: {
      game: { turns: { rule: R, whileSome: next, run: 'turn', with: (_, id) => ({ id }) } },
      turn: {
        act: ask(() => [0], {
          hasten: choice(
            (t, _, id) => void (figures(t).find((one) => one.id === words(id)[0])!.speed = 9),
            others('hasten'),
          ),
          banish: choice((t, _, id) => {
            t.world['track'] = figures(t).filter((one) => one.id !== words(id)[0]);
          }, others('banish')),
          call: choice((t) => void figures(t).push({ id: 'bat', speed: 5, acted: false })),
        }),
        over: act((t) => {
          for (const one of figures(t)) if (one.id === t.locals.id) one.acted = true;
          t.emit('turn over', { id: t.locals.id });
        }),
      },
    },
  });
  inEveryMode('row 6: who joins, leaves or changes places in mid-round does so for the next turn already', () => {
    const table = sit(tracked).answer(0, 'hasten:ant').answer(0, 'call').answer(0, 'banish:hen');
    expect(table.game.stack.at(-1)!.locals).toEqual({ id: 'bat' });
    table.answer(0, 'hasten:bat');
    expect(table.events.map((event) => event.with['id'])).toEqual(['owl', 'ant', 'fox', 'bat']);
    expect(table.game.over).toBe(true);
  });
});

describe('dice on the table', () => {
  const dice = define({
    schema: { gold: field.whole(1) },
    timings: {
      rolled: {
        rule: R,
        choices: {
          're-roll': choice(
            (t, _, id) => {
              t.use('roll', id);
              t.locals.dice[word(id)] = t.roll(6)[0]!;
            },
            {
              list: (t) => t.locals.dice.map((_: number, i: number) => `re-roll:${i}`),
              why: (t, _, id) => (t.used('roll', id) > 0 ? refuse(R, 'refuse.once') : null),
            },
          ),
          're-roll-all': choice(
            (t) => {
              t.use('roll', 'all');
              t.locals.dice = t.roll(6, t.locals.dice.length);
            },
            { why: (t) => (t.used('roll', 'all') > 0 ? refuse(R, 'refuse.once') : null) },
          ),
          'add-one': choice(
            (t) => {
              t.world['gold']--;
              t.locals.more++;
            },
            { why: (t) => (t.world['gold'] > 0 ? null : refuse(R, 'refuse.gold')) },
          ),
        },
      },
    },
    shown: { roll: ['dice', 'more'] },
    procs: {
      game: {
        roll: { rule: R, run: 'roll', with: () => ({ dice: [], more: 0 }), as: 'sum' },
        end: act((t) => ({ done: t.locals.sum })),
      },
      roll: {
        dice: act((t) => void (t.locals.dice = t.roll(6, 3))),
        rolled: { rule: R, window: { timing: 'rolled' } },
        read: act((t) => ({ done: t.locals.dice.reduce((sum: number, die: number) => sum + die, t.locals.more) })),
      },
    },
  });
  inEveryMode('row 10: again all of them, one by one, and one more for gold, each after seeing the last', () => {
    const table = sit(dice, { setup: { dice: [1, 2, 3] } });
    expect(table).toOffer(0, ['re-roll:0', 're-roll:1', 're-roll:2', 're-roll-all', 'add-one', 'pass']);
    table.dice(1, 1, 4).answer(0, 're-roll-all');
    table.dice(6).answer(0, 're-roll:0');
    expect(table.view(null).stack.at(-1)!.locals).toEqual({ dice: [6, 1, 4], more: 0 });
    expect(table).toRefuse(0, 're-roll:0', R, 'refuse.once');
    table.dice(5).answer(0, 're-roll:1').answer(0, 'add-one');
    expect(table).toOffer(0, ['re-roll:2', 'pass']);
    expect(table).toRefuse(0, 'add-one', R, 'refuse.gold');
    expect(table.answer(0, 'pass').game.result).toBe(6 + 5 + 4 + 1);
  });
});

describe('one hero against another', () => {
  const limited = { per: 'attack', times: 1 };
  const duel = define({
    ...inPlay,
    content: {
      shield: {
        abilities: [
          {
            timing: 'before',
            if: { role: 'defender' },
            limit: limited,
            effects: [{ lasting: { modify: { value: 'defense', add: 3 }, until: 'attack' } }],
          },
        ],
      },
      sword: {
        abilities: [
          {
            timing: 'before',
            if: { role: 'attacker' },
            limit: limited,
            effects: [{ lasting: { modify: { value: 'power', add: 2 }, until: 'attack' } }],
          },
        ],
      },
    },
    conditions: { role: (t, wanted, { by }) => t.within('attack')[wanted as string] === by },
    values: { defense: { rule: R, of: () => 3 }, power: { rule: R, of: () => 0 } },
    timings: { before: { rule: R, choices: {} } },
    procs: {
      game: {
        first: { rule: R, run: 'attack', with: () => ({ attacker: 0, defender: 1 }) },
        second: { rule: R, run: 'attack', with: () => ({ attacker: 1, defender: 0 }) },
      },
      attack: {
        before: { rule: R, window: { timing: 'before', order: (t) => [t.locals.defender, t.locals.attacker] } },
        roll: act((t) => {
          const total = t.roll(6)[0]! + t.value('power');
          t.emit(total >= t.value('defense') ? 'hits' : 'misses', { total, against: t.value('defense') });
        }),
      },
    },
  });
  inEveryMode('row 11: the defender’s whole window, then the attacker’s, then the dice; then the roles change', () => {
    const cards = ['shield', 'shield', 'sword'];
    const table = sit(duel, { seats: 2, options: { 'play/0': cards, 'play/1': cards } });
    expect(table).toOffer(1, ['use:{play/1:0}:before', 'use:{play/1:1}:before', 'pass']);
    table.answer(1, 'use:{play/1:0}:before');
    expect(table.asked()).toEqual([1]);
    expect(table).toRefuse(1, 'use:{play/1:0}:before', R, 'kernel.limit-reached');
    table.answer(1, 'pass');
    expect(table).toOffer(0, ['use:{play/0:2}:before', 'pass']);
    expect(table.event('misses')).toBeNull();
    table.dice(3).answer(0, 'use:{play/0:2}:before');
    expect(table.event('misses')).toEqual({ total: 5, against: 6 });
    // Another attack: limits and what lasted are gone, and seat 0 defends.
    expect(table).toOffer(0, ['use:{play/0:0}:before', 'use:{play/0:1}:before', 'pass']);
    table.answer(0, 'pass').dice(3).answer(1, 'pass');
    expect(table.event('hits')).toEqual({ total: 3, against: 3 });
  });
});

describe('several heroes against one card', () => {
  const SKILL = [4, 1, 6];
  const party = define({
    values: {
      skill: { rule: R, of: (_, seat: number) => SKILL[seat]! },
      'group skill': { rule: R, of: (t, seats: number[]) => Math.min(...seats.map((seat) => t.value('skill', seat))) },
    },
    procs: {
      game: {
        storm: { rule: R, run: 'combat', with: () => ({ heroes: [0, 1], out: [], outcome: {} }), as: 'outcome' },
        end: act((t) => ({ done: t.locals.outcome })),
      },
      combat: {
        'new round': act((t) => void (t.locals.out = [])),
        parts: {
          rule: R,
          each: (t) => t.locals.heroes,
          still: (t, seat) => t.within('combat').heroes.includes(seat),
          run: 'part',
          with: (_, seat) => ({ seat }),
        },
        'group roll': act((t) => {
          const { heroes, out } = t.locals;
          const here = heroes.filter((seat: number) => !out.includes(seat));
          if (here.length === 0) return { goto: 'new round' };
          const total = t.roll(6)[0]! + t.value('group skill', here);
          t.emit('group roll', { here, total });
          if (total < 9) return { goto: 'new round' };
          for (const seat of heroes) t.locals.outcome[seat] = here.includes(seat) ? 'won' : 'stood by';
          return { done: t.locals.outcome };
        }),
      },
      part: {
        act: ask((t) => [t.locals.seat], {
          fight: choice(() => {}),
          'step-back': choice((t, seat) => void t.within('combat').out.push(seat)),
          flee: choice((t, seat) => {
            const { heroes, outcome } = t.within('combat');
            heroes.splice(heroes.indexOf(seat), 1);
            outcome[seat] = 'fled';
          }),
          'send-off': choice((t, seat) => {
            const { heroes, outcome } = t.within('combat');
            outcome[heroes.splice(heroes.indexOf(seat) + 1, 1)[0]] = 'sent off';
          }),
          shout: choice((t) => void t.within('combat').heroes.push(2), {
            list: (t) => (t.within('combat').heroes.includes(2) ? [] : ['shout']),
          }),
        }),
      },
    },
  });
  inEveryMode(
    'row 12: joining, standing back for a round, leaving; one roll with the lowest value; an outcome for each',
    () => {
      const table = sit(party, { seats: 3 }).answer(0, 'shout');
      expect(table.asked()).toEqual([1]);
      table.dice(6).answer(1, 'step-back');
      // Seat 2 came too late for the parts of this round, but it is there for the roll.
      expect(table.event('group roll')).toEqual({ here: [0, 2], total: 10 });
      expect(table.game.result).toEqual({ 0: 'won', 1: 'stood by', 2: 'won' });
      const other = sit(party, { seats: 3 }).answer(0, 'fight').dice(6).answer(1, 'fight');
      expect(other.event('group roll')).toEqual({ here: [0, 1], total: 7 });
      other.answer(0, 'fight').dice(5).answer(1, 'flee');
      expect(other.game.result).toEqual({ 0: 'won', 1: 'fled' });
      // Who was sent off before its part came has no part any more.
      const alone = sit(party, { seats: 3 }).dice(5).answer(0, 'send-off');
      expect(alone.game.result).toEqual({ 0: 'won', 1: 'sent off' });
    },
  );
});
