/** What any card may cancel, replace or answer: procedures with windows. */
import type { Seat, Steps, Watch } from '@questwright/kernel';
import { card, combat, exhaustionOn, fallen, heroOf, leaveCombat, woundsOn } from './world.ts';
import type { Land, LandTable, Wounds } from './world.ts';

const controllers = (t: LandTable, thing: number): Seat[] => {
  const seat = t.controller(thing);
  return seat === null ? [] : [seat];
};
const loseCounters = (t: LandTable, thing: number): void => {
  t.setCounters(thing, 'wounds', 0);
  t.setCounters(thing, 'exhaustion', 0);
};

export const HAPPENINGS: Record<string, Steps<Land>> = {
  roll: {
    dice: {
      rule: 'RB-DIE-02',
      do: (t) => {
        t.locals.dice = t.roll(10, 2);
        t.emit('rolled', { seat: t.locals.hero, dice: t.locals.dice });
      },
    },
    rolled: { rule: 'RB-CBT-37', window: { timing: 'rolled', order: (t) => [t.locals.hero] } },
    read: { rule: 'RB-DIE-02', do: (t) => ({ done: t.locals.dice[0] + t.locals.dice[1] }) },
  },

  wounds: {
    'about to be inflicted': {
      rule: 'RB-TERM-02',
      when: (t) => t.locals.amount > 0,
      window: { timing: 'about to be wounded', order: (t) => controllers(t, t.locals.on) },
    },
    inflicted: {
      rule: 'RB-WND-01',
      when: (t) => t.locals.amount > 0,
      do: (t) => {
        const { on, amount } = t.locals as Wounds;
        t.setCounters(on, 'wounds', woundsOn(t, on) + amount);
        t.emit('wounded', { thing: { thing: on }, amount, wounds: woundsOn(t, on) });
      },
    },
  },

  exhaustion: {
    'about to be taken': {
      rule: 'RB-WND-04',
      window: { timing: 'about to be exhausted', order: (t) => controllers(t, t.locals.on) },
    },
    taken: {
      rule: 'RB-WND-04',
      do: (t) => {
        const { on, amount } = t.locals as Wounds;
        const stamina: number = t.value('stamina', on);
        const after = exhaustionOn(t, on) + amount;
        t.setCounters(on, 'exhaustion', Math.min(after, stamina));
        t.locals.excess = Math.max(0, after - stamina);
        t.emit('exhausted', { thing: { thing: on }, amount, exhaustion: exhaustionOn(t, on) });
      },
    },
    excess: {
      rule: 'RB-WND-05',
      when: (t) => t.locals.excess > 0,
      run: 'wounds',
      with: (t) => ({ on: t.locals.on, amount: t.locals.excess }),
    },
  },

  discard: {
    'about to be discarded': { rule: 'RB-ITM-06', window: { timing: 'about to be discarded' } },
    discarded: {
      rule: 'RB-ITM-06',
      do: (t) => {
        const { thing, to } = t.locals as { thing: number; to: string };
        t.emit('discarded', { thing: { thing }, card: { content: t.cardOf(thing) }, to });
        t.move(thing, to, 'bottom', 'down');
      },
    },
  },

  defeat: {
    'about to be defeated': { rule: 'RB-DEF-01', window: { timing: 'about to be defeated' } },
    defeated: {
      rule: 'RB-CBT-39',
      do: (t) => {
        t.emit('defeated', { thing: { thing: t.locals.challenge } });
        return { end: 'combat', as: { outcome: { ...combat(t).outcome }, defeated: true } };
      },
    },
  },

  knockout: {
    'about to be knocked out': { rule: 'RB-KO-01', window: { timing: 'about to be knocked out' } },
    counters: {
      rule: 'RB-KO-02',
      do: (t) => {
        t.emit('knocked out', { seat: t.locals.hero });
        loseCounters(t, heroOf(t, t.locals.hero));
      },
    },
    gold: { rule: 'RB-KO-03', do: (t) => void (t.world.heroes[t.locals.hero]!.gold = 0) },
    'most expensive card': {
      rule: 'RB-KO-04',
      ask: {
        seats: (t) => (t.pile('play', t.locals.hero).length > 0 ? [t.locals.hero] : []),
        choices: {
          lose: {
            rule: 'RB-KO-05',
            list: (t, seat) => mostExpensive(t, seat).map((thing) => `lose:${thing}`),
            then: (_, __, id) => ({
              run: [{ proc: 'discard', with: { thing: Number(id.slice(5)), to: 'market deck' } }],
            }),
          },
        },
      },
    },
    'end of the fight': {
      rule: 'RB-KO-09',
      do: (t) => (t.isWithin('combat') ? leaveCombat(t, t.locals.hero, 'knocked out') : undefined),
    },
  },
};

function mostExpensive(t: LandTable, seat: Seat): number[] {
  const cost = (thing: number): number => card(t, thing).cost ?? 0;
  const things = t.pile('play', seat).filter((thing) => card(t, thing).kind !== 'challenge');
  return things.filter((thing) => cost(thing) === Math.max(...things.map(cost)));
}

const allAllies = (t: LandTable): number[] =>
  t.seats.flatMap((seat) => t.pile('play', seat).filter((thing) => card(t, thing).kind === 'ally'));

export const WATCHES: Record<string, Watch<Land>> = {
  'challenge defeated': {
    rule: 'RB-DEF-01',
    on: ['wounded'],
    do: (t) => {
      const challenge = combat(t)?.opponent;
      if (challenge === undefined || !fallen(t, challenge)) return undefined;
      return { run: [{ proc: 'defeat', with: { challenge } }] };
    },
  },
  'hero knocked out': {
    rule: 'RB-KO-01',
    on: ['wounded'],
    do: (t) => {
      const hero = t.seats.find((seat) => fallen(t, heroOf(t, seat)));
      return hero === undefined ? undefined : { run: [{ proc: 'knockout', with: { hero } }] };
    },
  },
  'ally killed': {
    rule: 'RB-ALY-06',
    on: ['wounded'],
    do: (t) => {
      const ally = allAllies(t).find((thing) => fallen(t, thing));
      return ally === undefined ? undefined : { run: [{ proc: 'discard', with: { thing: ally, to: 'market deck' } }] };
    },
  },
};
