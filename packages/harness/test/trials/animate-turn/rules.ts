import type { Definition, RuleId, Rules, Timing } from '@questwright/kernel';
import { ACTIVATION, CONDITIONS, VERBS, WAYS } from './activation.ts';
import { ATTACK, TIMINGS, WATCHES } from './attack.ts';
import { CARDS, RATING } from './content.ts';
import { MOVEMENT } from './movement.ts';
import { attack, figure, playerOf, SCHEMA, sum, type Encounter } from './world.ts';

/** A figure of a position: its card, the seat that plays it, its space, and what lies on and under it. */
export interface Placed {
  card: string;
  seat: number;
  at: string;
  on?: { readonly [counter: string]: number };
  items?: readonly string[];
}

const timing = (rule: RuleId): Timing<Encounter> => ({ rule, choices: {} });

const rules: Rules<Encounter> = {
  schema: SCHEMA,
  zones: { board: { sees: 'all', live: true } },
  counters: ['damage', 'sp', 'darkness', 'exhausted'],
  content: CARDS,
  lists: ['ai.*.do'],
  setup: {
    'figures in the order of the track': {
      rule: 'MD-INIT-03',
      do: (t, options) => {
        t.world.map = [...(options.map as string[])];
        for (const { card, seat, at, on = {}, items = [] } of options.figures as unknown as Placed[]) {
          const thing = t.add(card, 'board');
          t.turn(thing, 'up');
          t.world.track.push(thing);
          t.world.spaces[thing] = at;
          t.world.players[thing] = seat;
          for (const [counter, n] of Object.entries(on)) t.setCounters(thing, counter, n);
          for (const item of items) t.putUnder(t.add(item, 'board'), thing, 'up');
        }
      },
    },
  },
  procs: {
    game: {
      'turn of the animate': {
        rule: 'MD-INIT-04',
        run: 'turn',
        with: (t) => ({ figure: t.world.track.find((one) => t.cardOf(one) === 'animate')! }),
      },
    },
    ...ACTIVATION,
    ...ATTACK,
    ...MOVEMENT,
  },
  shown: {
    attack: ['attacker', 'target', 'pool', 'faces', 'symbols', 'damage', 'final'],
    activation: ['figure', 'at'],
  },
  values: {
    defense: {
      rule: 'MD-CMBT-10',
      of: (t, thing: number) => figure(t, thing).defense,
      parts: {
        darkness: {
          rule: 'MD-EFF-04',
          layer: 'add',
          of: (t, thing: number) => (t.counters(thing, 'darkness') > 0 ? -1 : null),
        },
        dodge: {
          rule: 'MD-ATK-13',
          layer: 'add',
          of: (t, thing: number) =>
            t.isWithin('attack') && attack(t).target === thing ? attack(t).dodge || null : null,
        },
      },
    },
    armor: { rule: 'MD-CMBT-10', of: (t, thing: number) => figure(t, thing).armor },
    'conviction value': {
      rule: 'MD-RATE-02',
      of: (t, thing: number) => sum(figure(t, thing).conviction.map((die) => RATING[die])),
    },
  },
  watch: WATCHES,
  timings: {
    ...TIMINGS,
    'start of turn': timing('MD-INTL-05'),
    status: timing('MD-INTL-05'),
    'end of turn': timing('MD-INTL-05'),
    'follow up': timing('MD-ATK-29'),
    'reducing damage': timing('MD-DMG-02'),
    'about to be damaged': timing('MD-HEAL-01'),
    rolled: timing('MD-TOK-04'),
  },
  verbs: VERBS,
  conditions: CONDITIONS,
  ways: WAYS,
  controller: (t, thing) => playerOf(t, t.world.things.host[thing]! >= 0 ? t.world.things.host[thing]! : thing),
};

export const animateTurn: Definition<Encounter> = {
  id: 'trial-animate-turn',
  version: '1',
  seats: { min: 1, max: 4, rule: 'MD-COMP-01' },
  rules,
  packs: [],
};
