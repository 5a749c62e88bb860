/** Rolling ahead: the next player may make the movement roll while a turn is completed. */

import {
  authoring,
  field,
  refuse,
  words,
  type Authoring,
  type Choice,
  type Extended,
  type Pack,
  type Proc,
  type Refusal,
  type Seat,
  type Shape,
  type Table,
} from '@questwright/kernel';
import { MOVEMENT_DIE } from '../../../content/box.ts';
import type { RuneboundExtension } from '../../../extension.ts';
import { symbols } from '../../../rules/movement/movement-choices.ts';
import { REST_BELOW } from '../../../rules/movement/rest.ts';
import { stateOf } from '../../../world.ts';
import { putAway } from '../gear.ts';
import { land, type FrozenLand } from '../world.ts';
import WORDS from './words.en.json' with { type: 'json' };

const ROLL = {
  rolled: field.flag(),
  dice: field.list(field.whole()),
};
const SCHEMA = { rolls: field.perSeat(field.record(ROLL)) };
type Ahead = Extended<
  FrozenLand,
  { ahead: Shape<typeof SCHEMA> },
  { 'movement step': Proc<unknown, { prepared?: boolean }> }
>;
const { edit }: Authoring<Ahead> = authoring();
const rollOf = (t: Table<Ahead>, seat: Seat): { rolled: boolean; dice: number[] } => t.world.ahead.rolls[seat]!;

function whyNotAhead(t: Table<Ahead>, seat: Seat, dice: number): Refusal | null {
  const turn = t.within('turn');
  const isNext = turn !== null && turn.seat !== seat && t.value('who plays next', turn.seat) === seat;
  if (!isNext || stateOf(t, seat).space === '') return refuse('FW-TRN-03', 'refuse.not-next');
  if (turn.ended === undefined) return refuse('FW-TRN-03', 'refuse.movement-is-not-over');
  if (rollOf(t, seat).rolled) return refuse('FW-TRN-03', 'refuse.rolled-ahead');
  const most = t.value('movement dice', seat);
  if (dice < REST_BELOW || dice > most) return refuse('FW-TRN-03', 'refuse.too-many-dice', { dice, most });
  return null;
}
const ahead: Choice<Ahead> = {
  rule: 'FW-TRN-03',
  list: (t, seat) => {
    const most = t.value('movement dice', seat);
    const all = Array.from({ length: Math.max(0, most - REST_BELOW + 1) }, (_, at) => most - at);
    return all.filter((dice) => whyNotAhead(t, seat, dice) === null).map((dice) => `roll:${dice}`);
  },
  why: (t, seat, id) => whyNotAhead(t, seat, Number(words(id)[0])),
  label: (_, __, id) => ({ key: 'option.roll-ahead', with: { dice: Number(words(id)[0]) } }),
  then: (t, seat, id) => {
    const roll = rollOf(t, seat);
    roll.rolled = true;
    roll.dice = t.roll(MOVEMENT_DIE.length, Number(words(id)[0]));
    t.emit('rolled ahead', { seat, dice: symbols(roll.dice) });
    // Who rolls ahead goes on foot.
    const cold = land(t as never);
    if (cold.world.frozen.flares[seat]!.at !== '') putAway(cold, seat);
  },
};

const ROLLING_AHEAD: Pack<Ahead> = {
  id: 'rolling-ahead',
  kind: 'variant',
  rule: 'FW-TRN-03',
  needs: ['frozen-wastes'],
  key: 'ahead',
  schema: SCHEMA,
  edits: [
    { rule: 'FW-TRN-03', aside: 'roll', add: ahead as never },
    edit.step('movement step', 'rolled ahead', {
      rule: 'FW-TRN-03',
      before: 'how to move',
      add: {
        rule: 'FW-TRN-03',
        when: (t) => rollOf(t, t.locals.seat).rolled,
        do: (t) => {
          const roll = rollOf(t, t.locals.seat);
          t.locals.dice = roll.dice.flatMap((face) =>
            new Array<number>(t.value('uses of a movement die', face)).fill(face),
          );
          t.locals.count = roll.dice.length;
          t.locals.prepared = true;
          Object.assign(roll, { rolled: false, dice: [] });
          return { goto: 'one die too many' };
        },
      },
    }),
    edit.step('movement step', 'one die too many', {
      rule: 'FW-MOV-01',
      before: 'where to',
      add: {
        rule: 'FW-MOV-01',
        when: (t) => t.locals.prepared === true && t.locals.count > t.value('movement dice', t.locals.seat),
        ask: {
          seats: (t) => [t.locals.seat],
          choices: {
            'lay-aside': {
              rule: 'FW-MOV-01',
              list: (t) => [...new Set(t.locals.dice)].map((face) => `lay-aside:face-${face}`),
              label: (_, __, id) => ({
                key: 'option.lay-aside',
                with: { die: { key: `face.${words(id)[0]!.slice('face-'.length)}`, with: {} } },
              }),
              then: (t, _, id) => {
                const face = Number(words(id)[0]!.slice('face-'.length));
                t.locals.dice.splice(t.locals.dice.indexOf(face), 1);
                t.locals.count--;
                return { goto: 'one die too many' };
              },
            },
          },
        },
      },
    }),
  ],
};

export const ROLLING_AHEAD_EXTENSION: RuneboundExtension = { pack: ROLLING_AHEAD, words: { en: WORDS } };
