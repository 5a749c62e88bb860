/** An expansion of one folder, as small as one can be: whoever ends a movement in a town may light its beacon, and whoever
 *  lights the third has won. Its rule is in no book. */

import {
  field,
  type Extended,
  type Of,
  type Pack,
  type Seat,
  type Step,
  type Table,
  authoring,
  type Authoring,
} from '@questwright/kernel';
import type { Scene } from '@questwright/messages';
import { stateOf, type RuneboundWorld } from '@questwright/runebound';
import {
  place,
  type BotPart,
  type LabPart,
  type RuneboundExtension,
  type SoakPart,
} from '@questwright/runebound/expansion';
import WORDS from './beacons.en.json' with { type: 'json' };

const rule = 'RB-OBJ-02';

type Lit = { town: string; seat: number };
type BeaconLand = Extended<
  RuneboundWorld,
  { beacons: { lit: Lit[] } },
  unknown,
  { 'beacons to be lit': Of<[], number> }
>;
type BeaconTable = Table<BeaconLand>;
const { edit }: Authoring<BeaconLand> = authoring();
const lit = (t: BeaconTable): Lit[] => t.world.beacons.lit;
const mayBeLit = (t: BeaconTable, seat: Seat): boolean => {
  const { space } = stateOf(t, seat);
  return space !== '' && t.value('town', space) !== null && !lit(t).some(({ town }) => town === space);
};

const beacon: Step<BeaconLand, { seat: Seat }> = {
  rule,
  ask: {
    seats: (t) => (mayBeLit(t, t.locals.seat) ? [t.locals.seat] : []),
    choices: {
      'leave-dark': { rule, list: () => ['leave-dark'], then: () => undefined },
      'light-beacon': {
        rule,
        list: () => ['light-beacon'],
        then: (t, seat) => {
          const town = stateOf(t, seat).space;
          lit(t).push({ town, seat });
          t.emit('beacon lit', { seat, town: place(town), left: t.value('beacons to be lit') });
        },
      },
    },
  },
};

const PACK: Pack<BeaconLand> = {
  id: 'beacons',
  kind: 'pack',
  rule,
  key: 'beacons',
  schema: { lit: field.list(field.record({ town: field.text(), seat: field.whole() })) },
  edits: [
    edit.value('beacons to be lit', { rule, add: (t) => 3 - lit(t).length }),
    edit.step('turn', 'beacon', { rule, after: 'movement step', add: beacon }),
    edit.step('turn', 'fog', { rule, before: 'beacon', add: { rule, when: () => false, do: () => {} } }),
    edit.part('victor', 'three beacons', {
      rule,
      add: {
        rule,
        layer: 'set',
        of: (t) => (t.value('beacons to be lit') > 0 ? null : { seat: lit(t).at(-1)!.seat, how: 'beacons', rule }),
      },
    }),
    { rule, watch: 'victory', wrap: (base) => ({ ...base, on: [...base.on, 'beacon lit'] }) },
  ],
};

const line = ({ say, value }: Scene): string => say('board.beacons', { left: value('beacons to be lit') });

const BOT: BotPart = {
  answers: { turn: { beacon: () => 'light-beacon' } },
  goals: ({ board }, { land }, goals) => {
    const towns = (land as unknown as BeaconLand).beacons.lit.map(({ town }) => board.place(town));
    for (const place of board.towns) if (!towns.includes(place)) goals.add(place, 1000);
  },
  judge: (_, { land, seat }) => ((land as unknown as BeaconLand).beacons.lit.at(-1)?.seat === seat ? 1 : 0),
};

const SOAK: SoakPart = {
  arrange: (t: BeaconTable, { late }) => {
    const towns = t.value('towns').slice(0, late ? 2 : 1);
    lit(t).push(...towns.map((town) => ({ town, seat: t.random(t.world.seats) })));
  },
  invariants: [
    (t: BeaconTable) =>
      new Set(lit(t).map(({ town }) => town)).size === lit(t).length ? null : 'A beacon was lit twice',
  ],
  unreachable: () => ({ 'turn/fog': 'there is never any' }),
};

const LAB: LabPart = { wanted: { rounds: { least: 1, most: 5 } } };

export const BEACONS: RuneboundExtension = {
  pack: PACK,
  words: { en: WORDS },
  content: { conditions: { 'a beacon burns here': { takes: { is: 'flag' } } } },
  asks: { 'beacons to be lit': { of: 'game' } },
  lines: { after: 'table', of: (scene) => [line(scene)] },
  sights: (scene) => [{ word: 'beacons', names: [scene.say('zone.beacons')], tell: () => [line(scene)] }],
  hints: (scene) => (scene.view.decision?.step === 'beacon' ? [scene.say('hint.beacon')] : []),
  bot: async () => BOT,
  soak: async () => SOAK,
  lab: async () => LAB,
};
