/** Step 3: Survival. */

import { words, type Edit, type Steps } from '@questwright/kernel';
import { alliesOf, heroOf, spaceCard, stateOf, type RuneboundTable } from '../../../world.ts';
import { isFrozen, partyInTheCold } from './frost.ts';
import { call, edit, OWN, runs, type FrozenLand, type Survival } from '../world.ts';

/** Neither in a town nor in Green Vale. */
const isInTheOpen = (t: RuneboundTable, seat: number): boolean => {
  const { space } = stateOf(t, seat);
  return space !== '' && /* FW-SUR-02 true */ spaceCard(t, space).terrain !== 'town';
};
const deadAlly = (t: RuneboundTable, seat: number): number | null =>
  alliesOf(t, seat).find((thing) => t.value('defeated', thing)) ?? null;

const survival: Steps<FrozenLand, Survival> = {
  'what is done against the cold': {
    rule: 'FW-SUR-01',
    window: { timing: 'survival', order: (t) => [t.locals.seat] },
  },
  'who takes it for all': {
    rule: 'FW-FRO-03',
    ask: {
      seats: (t) => {
        const { seat } = t.locals;
        const some = partyInTheCold(t, seat);
        const takesAny = some.some((thing) => t.value('survival frost', thing) > 0);
        return t.value('spread of frost', seat) === 'one' && some.length > 1 && takesAny ? [seat] : [];
      },
      choices: {
        'takes-frost': {
          rule: 'FW-FRO-03',
          list: (t, seat) => partyInTheCold(t, seat).map((thing) => `takes-frost:${thing}`),
          label: (_, __, id) => ({ key: 'option.takes-frost', with: { card: { thing: Number(words(id)[0]) } } }),
          then: (t, _, id) => void (t.locals.alone = Number(words(id)[0])),
        },
      },
    },
  },
  frost: runs({
    rule: 'FW-SUR-01',
    each: (t) => partyInTheCold(t, t.locals.seat).filter((thing) => (t.locals.alone ?? thing) === thing),
    run: 'frost',
    with: (t, on) => ({ on: on as number, amount: t.value('survival frost', on as number) }),
  }),
  'white death': runs({
    rule: 'FW-SUR-03',
    whileSome: (t) => partyInTheCold(t, t.locals.seat).find((thing) => isFrozen(t, thing)) ?? null,
    run: 'contraction',
    with: (_, on) => ({ on: on as number }),
  }),
  'who dies': {
    rule: 'FW-SUR-04',
    do: (t) => {
      /* FW-SUR-04 t.locals.stage = 'hero' */ t.locals.stage = 'allies';
    },
  },
  'dead allies': runs({
    rule: 'FW-WD-07',
    whileSome: (t) => deadAlly(t, t.locals.seat),
    run: 'death in the cold',
    with: (t, thing) => ({ seat: t.locals.seat, thing: thing as number }),
  }),
  knockout: {
    rule: 'FW-SUR-05',
    do: (t) => {
      const { seat } = t.locals;
      t.locals.stage = 'hero';
      return t.value('defeated', heroOf(t, seat)) ? { run: [call('knockout', { seat })] } : undefined;
    },
  },
};

const death: Steps<FrozenLand, { seat: number; thing: number }> = {
  killed: {
    rule: 'FW-WD-07',
    do: (t) => t.emit('ally killed', { seat: t.locals.seat, card: { content: t.cardOf(t.locals.thing) } }),
  },
  discarded: runs({ rule: 'FW-WD-07', run: 'discard', with: (t) => ({ thing: t.locals.thing }) }),
};

export const SURVIVAL: readonly Edit<FrozenLand>[] = [
  edit.procedure('survival step', { rule: OWN, add: survival }),
  edit.procedure('death in the cold', { rule: OWN, add: death }),
  { rule: OWN, shown: 'survival step', add: ['seat'] },
  { rule: OWN, timing: 'survival', add: { rule: 'FW-SUR-01', choices: {} } },
  edit.step('turn', 'survival step', {
    rule: 'FW-TRN-01',
    overrides: ['RB-TRN-03'],
    after: 'movement step',
    add: runs({
      rule: 'FW-TRN-01',
      when: (t) => isInTheOpen(t, t.locals.seat),
      run: 'survival step',
      with: (t) => ({ seat: t.locals.seat, stage: 'frost' as const, alone: null }),
    }),
  }),
];
