/** Using Survival Gear: flare crystals, luckstones and snowshoes. */

import { refuse, words, type Choice, type Edit, type Seat, type Steps } from '@questwright/kernel';
import { MOVEMENT_DIE } from '../../content/box.ts';
import { place, neighboursOf } from '../../rules/board/spaces.ts';
import { reaches } from '../../rules/combat/battle.ts';
import { stepInto } from '../../rules/movement/movement-choices.ts';
import { areaOf, heroSeats, spaceCard, stateOf, type RuneboundTable } from '../../world.ts';
import { GEAR, gearIn, type GearKind } from './cards.ts';
import { GEAR_CARDS } from './content/index.ts';
import { hasFrost, thawParty } from './cold/frost.ts';
import {
  call,
  edit,
  FLARE_ZONE,
  frozen,
  GEAR_SUPPLY,
  GREEN_VALE,
  land,
  OWN,
  runs,
  type FrozenLand,
  type FrozenTable,
  type Moving,
} from './world.ts';

const gearOf = (t: RuneboundTable, seat: Seat, kind: GearKind): number[] =>
  areaOf(t, seat).filter((thing) => gearIn(t.contentOf(thing).content) === kind);
export const supplyOf = (t: RuneboundTable, kind: GearKind): number[] =>
  t.pile(GEAR_SUPPLY).filter((thing) => gearIn(t.contentOf(thing).content) === kind);
const flareAt = (t: RuneboundTable, seat: Seat): string => frozen(land(t)).flares[seat]!.at;
const flareOn = (t: RuneboundTable, seat: Seat): number | undefined => t.pile(FLARE_ZONE, seat)[0];

// ---- flare crystals ----

const atTheEnd: Steps<FrozenLand, { seat: Seat }> = {
  flare: {
    rule: 'FW-GEAR-01',
    ask: {
      seats: (t) => (gearOf(t, t.locals.seat, 'flare-crystal').length > 0 ? [t.locals.seat] : []),
      choices: {
        flare: {
          rule: 'FW-GEAR-01',
          why: (t, seat) => {
            if (flareAt(t, seat) !== '') return refuse('FW-GEAR-07', 'refuse.flare-lies-there');
            return t.value('flares may be lit', seat) ? null : refuse(OWN, 'refuse.no-flares-now');
          },
          then: (t, seat) => {
            t.move(gearOf(t, seat, 'flare-crystal')[0]!, /* FW-GEAR-22 `area/${seat}` */ `${FLARE_ZONE}/${seat}`);
            const { space } = stateOf(t, seat);
            frozen(t).flares[seat]!.at = space;
            t.emit('flare lit', { seat, space: place(space) });
            return { goto: 'flare' };
          },
        },
        'no-flare': { rule: 'FW-GEAR-01', then: () => ({ done: null }) },
      },
    },
  },
};

/** The crystal goes back to the pile, wherever it lies. */
export function putAway(t: FrozenTable, seat: Seat): void {
  frozen(t).flares[seat]!.at = '';
  const thing = flareOn(t, seat);
  if (thing !== undefined) t.move(thing, GEAR_SUPPLY, 'bottom');
}

/** The towns that are the fewest moves away, whatever the terrain. */
function nearestTowns(t: RuneboundTable, from: string): string[] {
  const isTown = (space: string): boolean => {
    const { town } = spaceCard(t, space);
    return town !== undefined && /* FW-GEAR-09 true */ town !== GREEN_VALE;
  };
  const seen = new Set([from]);
  for (let edge = [from]; edge.length > 0;) {
    const towns = edge.filter(isTown);
    if (towns.length > 0) return /* FW-GEAR-03 towns.slice(0, 1) */ towns;
    const next = new Set(edge.flatMap((space) => neighboursOf(t, space)).filter((space) => !seen.has(space)));
    for (const space of next) seen.add(space);
    edge = [...next];
  }
  return [];
}

const rescue: Choice<FrozenLand, Moving> = {
  rule: 'FW-GEAR-02',
  list: (t, seat) => nearestTowns(t, stateOf(t, seat).space).map((space) => `rescue:${space}`),
  label: (_, __, id) => ({ key: 'option.rescue', with: { space: place(words(id)[0]!) } }),
  then: (t, seat, id) => {
    putAway(t, seat);
    t.emit('rescued', { seat, space: place(words(id)[0]!) });
    const to = words(id)[0]!;
    return {
      run: [
        ...(stateOf(t, seat).space === to ? [] : [stepInto(seat, to, 'effect')]),
        call('rescue by a flare', { seat }),
      ],
    };
  },
};

const inTheTown: Steps<FrozenLand, { seat: Seat }> = {
  frost: {
    rule: 'FW-GEAR-04',
    ask: {
      seats: (t) => (hasFrost(t, t.locals.seat) ? [t.locals.seat] : []),
      choices: {
        warm: { rule: 'FW-GEAR-04', then: (t, seat) => ({ run: thawParty(t, seat) }) },
        'stay-cold': { rule: 'FW-GEAR-04', then: () => undefined },
      },
    },
  },
  'end of the turn': runs({ rule: 'FW-GEAR-05', run: 'end of the turn', with: () => ({}) }),
};

// ---- luckstones ----

const failed = (t: { locals: { total?: number; number: number } }): boolean =>
  !reaches(t.locals.total ?? 0, t.locals.number);

// ---- snowshoes ----

const faceIn = (word = ''): number => Number(word.slice('face-'.length));
const snowshoe: Choice<FrozenLand, Moving> = {
  rule: 'FW-GEAR-13',
  list: (t, seat) => {
    if (gearOf(t, seat, 'snowshoe').length === 0) return [];
    const faces = t.value('spare movement dice');
    return faces.flatMap((from) =>
      MOVEMENT_DIE.flatMap((_, at) => (at + 1 === from ? [] : [`snowshoe:face-${from}:face-${at + 1}`])),
    );
  },
  why: (t, seat, id) => {
    const [from, to] = words(id);
    if (gearOf(t, seat, 'snowshoe').length === 0) return refuse('FW-GEAR-13', 'refuse.no-gear', { gear: 'snowshoe' });
    if (t.world.turn !== seat) return refuse('FW-GEAR-14', 'refuse.snowshoe-not-now');
    const isThere = t.value('spare movement dice').includes(faceIn(from)) && faceIn(to) in MOVEMENT_DIE;
    return isThere || faceIn(to) === MOVEMENT_DIE.length ? null : refuse('FW-GEAR-13', 'refuse.no-such-die');
  },
  whyNone: () => refuse('FW-GEAR-13', 'refuse.no-gear', { gear: 'snowshoe' }),
  label: (_, __, id) => {
    const [from, to] = words(id);
    const face = (word: string | undefined) => ({ key: `face.${faceIn(word)}`, with: {} });
    return { key: 'option.snowshoe', with: { from: face(from), to: face(to) } };
  },
  then: (t, seat, id) => {
    const [from, to] = words(id);
    const { dice } = t.locals;
    dice.splice(dice.indexOf(faceIn(from)), 1, faceIn(to));
    const face = (word: string | undefined) => ({ key: `face.${faceIn(word)}`, with: {} });
    t.emit('die turned', { seat, from: face(from), to: face(to) });
    return { run: [call('discard', { thing: gearOf(t, seat, 'snowshoe')[0]! })], goto: 'where to' };
  },
};

// ---- the tokens ----

const gearToken: Steps<FrozenLand, { seat: Seat; gear: GearKind }> = {
  'one of the pile': {
    rule: 'FW-GEAR-19',
    do: (t) => {
      const { seat, gear } = t.locals;
      const [thing] = supplyOf(t, gear);
      if (thing === undefined) return t.emit('no gear left', { seat, gear });
      return { run: [call('gain a card', { seat, thing })] };
    },
  },
};

export const GEAR_EDITS: readonly Edit<FrozenLand>[] = [
  ...Object.entries(GEAR_CARDS).map(([content, add]): Edit<FrozenLand> => ({ rule: OWN, content, add: { ...add } })),
  { rule: OWN, zone: GEAR_SUPPLY, add: { sees: 'all' } },
  { rule: OWN, zone: FLARE_ZONE, add: { per: 'seat', sees: 'all' } },
  {
    rule: 'FW-SET-17',
    overrides: ['RB-SET-20'],
    setup: 'starting gear',
    after: 'heroes nobody took',
    add: {
      rule: 'FW-SET-17',
      do: (t) => {
        for (const seat of heroSeats(t))
          for (const kind of GEAR)
            for (const thing of supplyOf(t, kind).slice(0, 1)) t.move(thing, `area/${seat}`, 'bottom');
      },
    },
  },
  {
    rule: 'FW-SET-14',
    setup: 'survival gear',
    after: 'heroes nobody took',
    add: {
      rule: 'FW-SET-14',
      do: (t) => {
        for (const [id, { copies }] of Object.entries(GEAR_CARDS))
          for (let n = 0; n < copies; n++) t.turn(t.add(id, GEAR_SUPPLY), 'up');
      },
    },
  },

  edit.value('flares may be lit', { rule: OWN, add: () => true }),
  edit.procedure('end of a turn in the cold', { rule: OWN, add: atTheEnd }),
  { rule: OWN, shown: 'end of a turn in the cold', add: ['seat'] },
  edit.step('turn', 'flare at the end', {
    rule: 'FW-GEAR-01',
    after: 'experience step',
    add: {
      ...runs({ rule: 'FW-GEAR-01', run: 'end of a turn in the cold', with: (t) => ({ seat: t.locals.seat }) }),
      always: true,
    },
  }),
  edit.procedure('rescue by a flare', { rule: OWN, add: inTheTown }),
  { rule: OWN, shown: 'rescue by a flare', add: ['seat'] },
  edit.step('movement step', 'crystal elsewhere', {
    rule: 'FW-GEAR-08',
    before: 'before moving',
    add: {
      rule: 'FW-GEAR-08',
      when: (t) => {
        const at = flareAt(t, t.locals.seat);
        return at !== '' && at !== stateOf(t, t.locals.seat).space;
      },
      do: (t) => {
        t.emit('flare lost', { seat: t.locals.seat, space: place(flareAt(t, t.locals.seat)) });
        putAway(t, t.locals.seat);
      },
    },
  }),
  edit.step('movement step', 'flare crystal', {
    rule: 'FW-GEAR-02',
    before: 'before moving',
    add: {
      rule: 'FW-GEAR-02',
      ask: {
        seats: (t) => (flareAt(t, t.locals.seat) === '' ? [] : [t.locals.seat]),
        choices: {
          rescue,
          'on-foot': {
            rule: 'FW-GEAR-06',
            then: (t, seat) => {
              t.emit('flare burns out', { seat });
              putAway(t, seat);
            },
          },
        },
      },
    },
  }),

  edit.step('test', 'failed', {
    rule: OWN,
    after: 'total',
    add: { rule: OWN, when: failed, window: { timing: 'failed test', order: (t) => [t.locals.seat] } },
  }),
  edit.step('test', 'luckstone', {
    rule: 'FW-GEAR-10',
    after: 'total',
    add: {
      rule: 'FW-GEAR-10',
      ask: {
        seats: (t) => (failed(t) && gearOf(t, t.locals.seat, 'luckstone').length > 0 ? [t.locals.seat] : []),
        prompt: (t) => ({
          key: 'ask.test.luckstone',
          with: { total: t.locals.total ?? 0, number: t.locals.number },
        }),
        choices: {
          luckstone: {
            rule: 'FW-GEAR-10',
            then: (t, seat) => {
              t.emit('luckstone used', { seat, total: t.locals.total ?? 0, number: t.locals.number });
              const goto = /* FW-GEAR-12 'result' */ 'dice';
              return { run: [call('discard', { thing: gearOf(t, seat, 'luckstone')[0]! })], goto };
            },
          },
          'let-it-be': { rule: 'FW-GEAR-10', then: () => undefined },
        },
      },
    },
  }),
  { rule: OWN, timing: 'failed test', add: { rule: OWN, choices: {} } },

  edit.choice('movement step', 'where to', 'snowshoe', { rule: 'FW-GEAR-13', add: snowshoe }),

  edit.procedure('gear token', { rule: OWN, add: gearToken }),
  edit.part('where a discarded card goes', 'survival gear', {
    rule: 'FW-GEAR-20',
    add: {
      rule: 'FW-GEAR-20',
      layer: 'set',
      of: (t, thing) =>
        gearIn(t.contentOf(thing).content) === null
          ? null
          : { pile: GEAR_SUPPLY, place: 'bottom', face: 'up', rule: 'FW-GEAR-20' },
    },
  }),
  edit.value('deck of a card', {
    rule: 'FW-GEAR-18',
    wrap: (base) => (t, id) => (id in GEAR_CARDS ? null : base(t, id)),
  }),
  edit.value('limited kind', {
    rule: 'FW-GEAR-21',
    overrides: ['RB-VAR-03'],
    wrap: (base) => (t, thing) => (gearIn(t.contentOf(thing).content) === null ? base(t, thing) : null),
  }),
];
