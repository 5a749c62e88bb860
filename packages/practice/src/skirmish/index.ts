import type { Definition, Rules } from '@questwright/kernel';
import { ATTACK, ATTACK_TIMINGS } from './attack.ts';
import { DICE, ENEMIES, FORMS, HEROES, SCENARIOS, STATUSES, TOTEMS } from './content.ts';
import { ENCOUNTER } from './encounter.ts';
import { ENEMY } from './enemy.ts';
import { HARM, HARM_TIMINGS } from './harm.ts';
import { INSTRUCTION_VERBS, INSTRUCTIONS } from './instructions.ts';
import { MOVEMENT } from './movement.ts';
import { PACKS } from './packs.ts';
import { ROLL, ROLL_TIMINGS } from './roll.ts';
import { SETUP } from './setup.ts';
import { WAYS } from './stamina.ts';
import { TURN, TURN_TIMINGS } from './turn.ts';
import { VALUES } from './values.ts';
import { CONDITIONS, STATUS, TAMING, VERBS } from './verbs.ts';
import { TOTEM, WATCHES } from './watches.ts';
import { controllerOf, NOBODY, SCHEMA, type Skirmish } from './world.ts';

const rules: Rules<Skirmish> = {
  schema: SCHEMA,
  zones: {
    board: { sees: 'all', live: true },
    totems: { sees: 'all' },
    fallen: { sees: 'all' },
    spent: { sees: 'all' },
  },
  content: { ...SCENARIOS, ...HEROES, ...ENEMIES, ...FORMS, ...TOTEMS, ...STATUSES, ...DICE },
  lists: ['ai.*.do', 'star', 'shape', 'sighted', 'status'],
  setup: SETUP,
  procs: {
    ...ENCOUNTER,
    ...TURN,
    ...MOVEMENT,
    ...ATTACK,
    ...ROLL,
    ...HARM,
    ...STATUS,
    ...TAMING,
    ...TOTEM,
    ...ENEMY,
    ...INSTRUCTIONS,
  },
  shown: {
    turn: ['figure'],
    movement: ['figure', 'path', 'at'],
    attack: ['attacker', 'target', 'reason', 'dodge', 'hit', 'edge', 'star', 'damage'],
    roll: ['roller', 'what', 'dice', 'faces'],
    damage: ['figure', 'amount'],
    'break attack': ['attacker', 'target'],
    activation: ['figure', 'form', 'performed'],
    'line attack': ['figure', 'target'],
    'line hex': ['figure', 'target', 'status'],
    'line move': ['figure', 'goal', 'how'],
  },
  values: VALUES,
  watch: WATCHES,
  timings: { ...ATTACK_TIMINGS, ...ROLL_TIMINGS, ...HARM_TIMINGS, ...TURN_TIMINGS },
  verbs: { ...VERBS, ...INSTRUCTION_VERBS },
  conditions: CONDITIONS,
  ways: WAYS,
  controller: (t, thing) => {
    if (!t.world.figures.some((one) => one.thing === thing)) return null;
    const seat = controllerOf(t, thing);
    return seat === NOBODY ? null : seat;
  },
};

/** A fight on a small grid: up to two seats lead three heroes against figures that decide by their own lines. */
export const skirmish: Definition<Skirmish> = {
  id: 'skirmish',
  version: '2',
  seats: { min: 1, max: 2, rule: 'SKM-SET-05' },
  rules,
  packs: PACKS,
  // All against the enemies.
  returns: ({ world, result }) => Array<number>(world.seats).fill((result as { won: boolean }).won ? 1 : 0),
  // Hash chains cover positions since, positions look the same.
  migrations: [{ from: '1', to: '2' }],
};
