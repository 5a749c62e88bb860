import type { Definition, Rules } from '@questwright/kernel';
import { bidding } from './bidding.ts';
import { CONTENT } from './content.ts';
import { conditions, verbs, ways } from './effects.ts';
import { drawing, goingOut, lighting, roll, timings } from './happenings.ts';
import { packs } from './packs.ts';
import { setup } from './setup.ts';
import { trade } from './trade.ts';
import { game, lettingGo, night, turn } from './turn.ts';
import { values, watch } from './values.ts';
import { schema, zones, type River } from './world.ts';

const rules: Rules<River> = {
  schema,
  zones,
  content: CONTENT,
  setup,
  procs: {
    game,
    night,
    turn,
    'letting go': lettingGo,
    drawing,
    'lighting a lantern': lighting,
    roll,
    'going out': goingOut,
    bidding,
    trade,
  },
  shown: {
    turn: ['seat'],
    'letting go': ['seat'],
    'lighting a lantern': ['seat', 'thing'],
    roll: ['seat', 'dice'],
    'going out': ['seat', 'thing'],
    bidding: ['thing'],
    trade: ['seat', 'other'],
  },
  values,
  watch,
  timings,
  verbs,
  conditions,
  ways,
  faceDown: 'LAN-WAY-01',
};

export const lanterns: Definition<River> = {
  id: 'lanterns',
  version: '2',
  seats: { min: 2, max: 4, rule: 'LAN-CMP-03' },
  rules,
  packs,
  // Hash chains cover positions since, positions look the same.
  migrations: [{ from: '1', to: '2' }],
};
