import { field, type Pack } from '../src/index.ts';
import { act, define, no, option, picks, R, sub, T, type Small } from './small.ts';

/** A small game with a little of everything: hidden hands, dice, windows, questions to each, forms, agreements, asides,
 *  watches, values, lasting effects, cards under cards. */
const frost: Pack<Small> = {
  id: 'frost',
  kind: 'pack',
  rule: T('frost'),
  schema: { cold: field.perSeat(field.whole()) },
  edits: [
    {
      rule: T('frost-1'),
      proc: 'round',
      after: 'market',
      step: 'cold',
      add: {
        rule: T('frost-1'),
        do: (t) => {
          for (const seat of t.seats) t.world['frost'].cold[seat]++;
          t.emit('cold');
        },
      },
    },
    { rule: T('frost-2'), value: 'strength', wrap: (of) => (t, seat) => of(t, seat) - t.world['frost'].cold[seat] },
  ],
};
const CARDS = ['spark', 'ward', 'ember', 'spark', 'ward', 'curse', 'ember', 'blank', 'blank', 'curse'];
export const rich = define(
  {
    schema: {
      gold: field.perSeat(field.whole(3)),
      hurt: field.perSeat(field.whole()),
      round: field.whole(),
      goals: field.perSeat(field.own(field.word('rich', 'calm'))),
    },
    zones: {
      deck: { sees: 'none' },
      hand: { per: 'seat', sees: 'owner', live: true },
      table: { per: 'seat', sees: 'all', live: true },
      discard: { sees: 'all' },
    },
    counters: ['ash'],
    content: {
      spark: {
        back: 'x',
        abilities: [{ timing: 'about to', ways: ['gold'], replaces: true, effects: [{ more: 1 }, { drop: true }] }],
      },
      ward: {
        back: 'x',
        abilities: [
          {
            timing: 'about to',
            limit: { per: 'round', times: 1 },
            effects: [{ choose: 'one', of: [{ more: -1 }, { cancel: true }] }],
          },
        ],
      },
      ember: {
        back: 'x',
        modifies: [{ value: 'strength', add: 1, if: { mine: true } }],
        abilities: [{ timing: 'end', must: true, effects: [{ ash: 1 }] }],
      },
      curse: {
        back: 'x',
        abilities: [
          {
            timing: 'end',
            effects: [
              { lasting: { modify: { value: 'strength', least: 1 }, until: 'round' } },
              {
                lasting: {
                  trigger: { timing: 'about to', effects: [{ more: 1 }] },
                  until: { event: 'hurt', times: 2 },
                },
              },
              { drop: true },
            ],
          },
        ],
      },
      blank: { back: 'x' },
    },
    verbs: {
      more: {
        rule: R,
        text: (e) => ({ key: 'verb.more', with: e }),
        do: (t, e) => void (t.within('harm').n += e['more'] as number),
      },
      cancel: { rule: R, text: (e) => ({ key: 'verb.cancel', with: e }), do: () => ({ end: 'harm', as: 0 }) },
      drop: {
        rule: R,
        text: (e) => ({ key: 'verb.drop', with: e }),
        do: (t, _, { thing }) => t.move(thing, 'discard'),
      },
      ash: {
        rule: R,
        text: (e) => ({ key: 'verb.ash', with: e }),
        do: (t, e, { thing }) => t.setCounters(thing, 'ash', t.counters(thing, 'ash') + (e['ash'] as number)),
      },
    },
    conditions: { mine: (_, __, { by, about }) => by === about },
    ways: {
      gold: {
        rule: R,
        why: (t, seat) => (t.world['gold'][seat] > 0 ? null : no('refuse.gold')),
        pay: (t, seat) => void t.world['gold'][seat]--,
      },
    },
    timings: {
      'about to': { rule: R, choices: {} },
      end: {
        rule: R,
        choices: {
          rest: {
            rule: R,
            list: (t, seat) => (t.world['hurt'][seat] > 0 && t.used('round', `rest ${seat}`) === 0 ? ['rest'] : []),
            then: (t, seat) => {
              t.use('round', `rest ${seat}`);
              t.world['hurt'][seat]--;
            },
          },
        },
      },
    },
    values: {
      strength: {
        rule: R,
        of: (t, seat) => t.pile('table', seat).length + 1,
        parts: { wounded: { rule: R, layer: 'add', of: (t, seat) => (t.world['hurt'][seat] > 1 ? -1 : null) } },
      },
    },
    setup: {
      deal: {
        rule: R,
        do: (t) => {
          for (const card of CARDS) t.add(card, 'deck');
          t.shuffle('deck');
          for (const seat of t.seats) for (let i = 0; i < 2; i++) t.move(t.pile('deck')[0]!, `hand/${seat}`);
        },
      },
    },
    watch: {
      fallen: {
        rule: R,
        on: ['hurt'],
        do: (t) => {
          const seat = t.seats.find((s) => t.world['hurt'][s] > 3);
          return seat === undefined ? undefined : { run: [{ proc: 'fall', with: { seat } }] };
        },
      },
      over: {
        rule: R,
        on: ['round over'],
        do: (t) => (t.world['round'] >= 4 ? { end: 'game', as: { gold: t.world['gold'] } } : undefined),
      },
    },
    asides: {
      drop: {
        rule: R,
        list: (t, seat) =>
          t
            .pile('table', seat)
            .filter((thing) => t.counters(thing, 'ash') > 1)
            .map((thing) => `drop:${thing}`),
        then: (t, _, id) => t.move(Number(id.slice(5)), 'discard'),
      },
    },
    closed: ['fall'],
    shown: { harm: ['n', 'whom'] },
    procs: {
      game: { rounds: { rule: R, whileSome: () => 1, run: 'round', with: () => ({}) } },
      round: {
        begin: act((t) => {
          t.world['round']++;
        }),
        bid: {
          rule: R,
          ask: {
            join: 'each',
            seats: (t) => t.seats,
            choices: {
              bid: picks({
                kind: 'amount',
                form: (t, seat) => ({ min: 0, max: Math.min(2, t.world['gold'][seat]) }),
                then: (t, seat, _, [n]) => void (t.world['gold'][seat] -= Number(n)),
              }),
              fold: option((_, seat) => ({ run: [{ proc: 'draw', with: { seat } }] })),
            },
          },
        },
        market: sub('market'),
        harm: {
          rule: R,
          each: (t) => t.seats,
          still: (t, seat) => t.world['hurt'][seat as number] < 3,
          run: 'harm',
          with: (t, whom) => ({ whom, n: t.value('strength', (whom as number) === 0 ? 1 : 0), die: 0 }),
        },
        end: { rule: R, window: { timing: 'end', closes: 'all pass', order: (t) => [...t.seats].reverse() } },
        over: { rule: R, always: true, do: (t) => t.emit('round over', { round: t.world['round'] }) },
      },
      market: {
        talk: {
          rule: R,
          ask: {
            join: 'agree',
            seats: (t) => t.seats,
            choices: {
              offer: {
                rule: R,
                part: 'propose',
                kind: 'some',
                form: (t, seat) =>
                  t.proposal && t.proposal.round > 2 ? null : { of: t.pile('hand', seat).map(String), min: 0, max: 1 },
                then: () => {},
              },
              accept: { rule: R, part: 'accept', then: () => {} },
              leave: option(() => {}),
            },
            agreed: (t, { seat, pick }) => {
              for (const thing of pick.slice(1)) t.move(Number(thing), `table/${seat}`, 'top', 'up');
            },
          },
        },
        play: {
          rule: R,
          ask: {
            seats: () => [0],
            choices: {
              play: {
                rule: R,
                list: (t, seat) => t.pile('hand', seat).map((thing) => `play:${thing}`),
                why: (t, seat) => (t.world['gold'][seat] < 0 ? no('refuse.debt') : null),
                then: (t, seat, id) => t.move(Number(id.slice(5)), `table/${seat}`),
              },
              cover: {
                rule: R,
                list: (t, seat) =>
                  t.pile('table', seat).length > 0 ? t.pile('hand', seat).map((thing) => `cover:${thing}`) : [],
                then: (t, seat, id) => t.putUnder(Number(id.slice(6)), t.pile('table', seat)[0]!, 'down'),
              },
              skip: option(() => {}),
            },
          },
        },
      },
      draw: {
        draw: act((t) => {
          if (t.pile('deck').length === 0) {
            for (const thing of t.pile('discard').slice()) t.move(thing, 'deck', 'top', 'down');
            t.shuffle('deck');
          }
          const [top] = t.pile('deck');
          if (top !== undefined) t.move(top, `hand/${t.locals.seat}`);
          t.emit('drew', { seat: t.locals.seat, thing: top ?? -1 });
        }),
      },
      harm: {
        roll: act((t) => {
          t.locals.die = t.roll(6)[0];
          t.emit('rolled', { die: t.locals.die });
        }),
        'about to': { rule: R, window: { timing: 'about to' } },
        happen: {
          rule: R,
          when: (t) => t.locals.die <= t.locals.n + 2,
          do: (t) => {
            t.world['hurt'][t.locals.whom] += Math.max(0, t.locals.n);
            t.emit('hurt', { seat: t.locals.whom });
          },
        },
        result: act((t) => ({ done: t.locals.n })),
      },
      fall: {
        choose: {
          rule: R,
          ask: {
            seats: (t) => [t.locals.seat],
            choices: {
              stand: option((t, seat) => {
                t.world['hurt'][seat] = 0;
                t.world['gold'][seat] = 0;
              }),
              leave: option((t, seat) => {
                t.world['hurt'][seat] = 1;
                return t.isWithin('round') ? { end: 'round' } : undefined;
              }),
            },
          },
        },
      },
    },
  },
  { packs: [frost], seats: { min: 2, max: 3, rule: R } },
);
