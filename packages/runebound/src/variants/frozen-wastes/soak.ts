import { between, mixed, oneIn, oneOf } from '../../soak/chance.ts';
import type { SoakPart } from '../../soak/part.ts';
import { areaOf, heroSeats, partyOf, stateOf, woundsOn } from '../../world.ts';
import { clueIn, difficultyIn, gearIn, rumorIn } from './cards.ts';
import { WEATHER } from './content/index.ts';
import { isFrozen } from './cold/frost.ts';
import {
  ARSHANS_PLACE,
  CLUE_DECK,
  CLUES,
  FLARE_ZONE,
  FROST,
  frozen,
  GEAR_SUPPLY,
  GREEN_VALE,
  LEGEND_DECK,
  LEGEND_ROW,
  RUMOR_POOL,
  RUMORS,
  WHITE_DEATH,
  whiteDeathOn,
  type FrozenTable,
} from './world.ts';

/** Tokens and cards that were heard of and found. */
function hands(t: FrozenTable, late: boolean): void {
  for (const seat of heroSeats(t)) {
    for (const thing of t.pile(RUMOR_POOL).slice(0, between(t, late ? [2, 9] : [0, 5])))
      t.move(thing, `${RUMORS}/${seat}`);
    for (const thing of t.pile(CLUE_DECK).slice(0, between(t, late ? [2, 6] : [0, 4])))
      t.move(thing, `${CLUES}/${seat}`);
  }
  if (late && oneIn(t, 12)) while (t.pile(RUMOR_POOL).length > 0) t.move(t.pile(RUMOR_POOL)[0]!, `${RUMORS}/0`);
}
/** Nobody has so much frost that it would have become white death, or so much of that that it would have fallen. */
function counters(t: FrozenTable): void {
  for (const seat of heroSeats(t)) {
    for (const thing of partyOf(t, seat)) {
      const life = t.value('life', thing);
      if (oneIn(t, 2)) t.setCounters(thing, FROST, t.random(Math.max(1, t.value('life against frost', thing))));
      const room = life - woundsOn(t, thing) - 1;
      if (room > 0 && oneIn(t, 4)) t.setCounters(thing, WHITE_DEATH, 1 + t.random(Math.min(2, room)));
      if (isFrozen(t, thing)) t.setCounters(thing, FROST, 0);
    }
  }
}
function figures(t: FrozenTable, late: boolean): void {
  const spaces = [...t.loaded.content.values()].flatMap(({ content }) =>
    content['kind'] === 'space' ? [content] : [],
  );
  const vale = spaces.find((one) => one['town'] === GREEN_VALE)!['neighbours'] as string[];
  const jewels = [...t.loaded.content].flatMap(([id, { content }]) =>
    content['jewel'] === undefined ? [] : [id.slice('space-'.length)],
  );
  for (const seat of heroSeats(t)) {
    const state = stateOf(t, seat);
    if (late && oneIn(t, 4)) state.space = oneOf(t, vale);
    else if (oneIn(t, 3)) state.space = oneOf(t, jewels);
    if (state.space === GREEN_VALE) state.space = oneOf(t, vale);
    if (state.cameFrom === GREEN_VALE) state.cameFrom = '';
    const flare = areaOf(t, seat).find((thing) => gearIn(t.contentOf(thing).content) === 'flare-crystal');
    if (flare !== undefined && state.space !== '' && oneIn(t, 5)) {
      t.move(flare, `${FLARE_ZONE}/${seat}`);
      frozen(t).flares[seat]!.at = oneIn(t, 4) ? oneOf(t, vale) : state.space;
    }
  }
}

export const SOAK: SoakPart = {
  arrange: (t: FrozenTable, { late }) => {
    frozen(t).weather = oneOf(t, Object.keys(WEATHER));
    hands(t, late);
    counters(t);
    figures(t, late);
    // Where somebody stands, and under which weather, may count for Life.
    for (const thing of heroSeats(t).flatMap((seat) => partyOf(t, seat))) {
      if (t.value('defeated', thing)) t.setCounters(thing, WHITE_DEATH, 0);
      if (t.value('defeated', thing)) t.setCounters(thing, 'wounds', Math.max(0, t.value('life', thing) - 1));
      if (isFrozen(t, thing)) t.setCounters(thing, FROST, 0);
    }
    if (late && oneIn(t, 4)) frozen(t).princess = 1 + oneOf(t, mixed(t, heroSeats(t)));
  },
  homes: {
    item: [LEGEND_ROW, LEGEND_DECK, GEAR_SUPPLY, FLARE_ZONE],
    ally: [LEGEND_ROW, LEGEND_DECK],
    challenge: ['stack'],
    rumor: [RUMOR_POOL, RUMORS],
    clue: [CLUE_DECK, CLUES],
  },
  unreachable: () => ({
    'movement step/entering play': 'figures are placed before the first turn',
    'encounter/instructions': 'there are no Encounters',
    'encounter/discarded': 'there are no Encounters',
    'fight of an encounter/combat': 'there are no Encounters',
    'fight of an encounter/won': 'there are no Encounters',
    'frost/only heroes and allies': 'no card gives frost to anybody else',
    'white death/only heroes and allies': 'no card gives white death to anybody else',
  }),
  blows: ['white death/taken'],
  invariants: [
    (t: FrozenTable) => {
      const gear = t.world.things.zone.flatMap((zone, thing) =>
        gearIn(t.contentOf(thing).content) !== null && (zone.startsWith('stack') || zone === 'market deck')
          ? [thing]
          : [],
      );
      return gear.length === 0 ? null : 'Survival gear lies in a market';
    },
    (t: FrozenTable) => {
      for (const seat of heroSeats(t)) {
        const lit = t.pile(FLARE_ZONE, seat).length;
        if (lit > 1) return `Seat ${seat} has lit ${lit} flare crystals`;
        if ((lit === 1) !== (frozen(t).flares[seat]!.at !== ''))
          return `The flare crystal of seat ${seat} lies nowhere`;
      }
      return null;
    },
    (t: FrozenTable) => {
      const { princess } = frozen(t);
      return princess >= 0 && princess <= t.world.seats ? null : `The Princess is with seat ${princess - 1}`;
    },
    (t: FrozenTable) => {
      if (t.isWithin('contraction') || t.isWithin('survival step') || t.isWithin('frost')) return null;
      const sick = heroSeats(t)
        .flatMap((seat) => partyOf(t, seat))
        .find((thing) => isFrozen(t, thing) && !t.isWithin('knockout'));
      return sick === undefined ? null : `${t.cardOf(sick)} has as much frost as Life`;
    },
    (t: FrozenTable) => {
      const strange = t.world.things.zone.findIndex((_, thing) => {
        const one = t.contentOf(thing).content;
        const may = t.controller(thing) !== null && (t.value('counts as', thing) === 'ally' || one['kind'] === 'hero');
        return whiteDeathOn(t, thing) > 0 && !may;
      });
      return strange < 0 ? null : `${t.cardOf(strange)} has white death`;
    },
    (t: FrozenTable) => {
      const arshan = t.world.things.zone.findIndex((_, thing) => t.cardOf(thing) === 'arshan');
      const zone = t.world.things.zone[arshan];
      return zone === ARSHANS_PLACE || (zone === 'adventure' && (t.isWithin('arshan') || t.game.over))
        ? null
        : `Arshan lies in ${zone}`;
    },
    (t: FrozenTable) => {
      for (const seat of heroSeats(t)) {
        const odd = t.pile(RUMORS, seat).some((thing) => rumorIn(t.contentOf(thing).content) === null);
        const strange = t.pile(CLUES, seat).some((thing) => clueIn(t.contentOf(thing).content) === null);
        if (odd || strange) return `Seat ${seat} has a token that is none`;
      }
      return t.pile(LEGEND_ROW).every((thing) => difficultyIn(t.contentOf(thing).content) !== null)
        ? null
        : 'A Legend is none';
    },
  ],
};
