/** The group: one attack roll in each phase, with the lowest values of all who fight. */

import { numberIn, type Edit, type Seat, type Steps } from '@questwright/kernel';
import { damageOf } from '../../../rules/combat/attributes.ts';
import { battle, reaches, targetNumber } from '../../../rules/combat/battle.ts';
import { heroOf } from '../../../world.ts';
import { faceOf } from '../../../rules/market/items-and-allies.ts';
import { PHASES, type Phase } from '../../../words.ts';
import { call, edit, runs, type GroupPhase, type ScionLand, type ScionTable } from '../world.ts';
import { groupIn, groupProc, isJoint, lowestOf, standing, totalOf } from './values.ts';

function tellLowest(t: ScionTable, phase: Phase): void {
  const score = t.value('lowest score', phase);
  const damage = t.value('lowest damage', phase);
  const params = {
    phase,
    score: score.own,
    by: { seat: score.seat },
    damage: damage.own,
    whose: { seat: damage.seat },
  };
  t.emit('lowest values', params);
}

function groupPhase(phase: Phase): Steps<ScionLand, GroupPhase> {
  return {
    'lowest values': { rule: 'SS-COOP-05', do: (t) => tellLowest(t, phase) },
    'scions stand in': runs({
      rule: 'SS-COOP-07',
      each: (t) => standing(t).filter((seat) => t.value('awakened scion', seat) !== null),
      still: (t, seat) => standing(t).includes(seat as Seat),
      run: 'scion stands in',
      with: (_, seat) => ({ seat, phase }),
    }),
    'cards and abilities': { rule: 'SS-COOP-06', window: { timing: phase, order: (t) => standing(t) } },
    'group roll': runs({
      rule: 'SS-COOP-04',
      as: 'dice',
      run: 'roll',
      with: (t) => {
        const seat = t.value('who answers for the group');
        return { seat, for: 'attack', thing: heroOf(t, seat), phase, dice: [] };
      },
    }),
    // What is used after the dice were rolled counts for them, and who fell meanwhile does not. When nobody is left the round
    // is over at once.
    'total of the group': {
      rule: 'SS-COOP-04',
      do: (t) => {
        const score = t.value('lowest score', phase);
        const damage = t.value('lowest damage', phase);
        const against = targetNumber(t, battle(t).opponent, phase);
        const total = t.locals.dice + totalOf(score);
        const success = reaches(total, against);
        t.locals.success = success;
        t.emit('group roll', {
          phase,
          dice: t.locals.dice,
          score: score.own,
          by: { seat: score.seat },
          used: score.used,
          total,
          against,
          damage: totalOf(damage),
          success: String(success),
        });
        if (!success) return undefined;
        const amount = Math.max(0, totalOf(damage));
        return { run: [call('wounds', { on: battle(t).opponent, amount })], goto: 'end of the phase' };
      },
    },
    'who is hurt': {
      rule: 'SS-COOP-08',
      ask: {
        seats: (t) =>
          !t.locals.success && damageOf(t, battle(t).opponent, phase) > 0 ? [t.value('who answers for the group')] : [],
        choices: {
          bear: {
            rule: 'SS-COOP-08',
            list: (t) => standing(t).map((seat) => `bear:${seat}`),
            label: (t, _, id) => ({
              key: 'option.bear',
              with: { seat: numberIn(id), wounds: damageOf(t, battle(t).opponent, phase) },
            }),
            then: (t, _, id) => void (t.locals.hurt = numberIn(id)),
          },
        },
      },
    },
    damage: runs({
      rule: 'SS-COOP-08',
      when: (t) => t.locals.hurt >= 0,
      run: 'wounds',
      with: (t) => ({ on: heroOf(t, t.locals.hurt), amount: damageOf(t, battle(t).opponent, phase) }),
    }),
    'end of the phase': { rule: 'SS-COOP-04', do: () => ({ done: null }) },
  };
}

const standsIn: Steps<ScionLand, { seat: Seat; phase: Phase }> = {
  'score or damage': {
    rule: 'SS-COOP-07',
    ask: {
      // A Scion may be discarded or taken away while the question is open.
      seats: (t) => (t.value('awakened scion', t.locals.seat) === null ? [] : [t.locals.seat]),
      choices: Object.fromEntries(
        (['score', 'damage'] as const).map((what) => [
          `stand-in-${what}`,
          {
            rule: 'SS-COOP-07',
            label: (t: ScionTable, seat: Seat) => {
              const { phase } = (t as ScionTable & { locals: { phase: Phase } }).locals;
              const scion = t.value('awakened scion', seat)!;
              const number =
                what === 'score' ? t.value('combat roll', scion, `${phase} attack`) : damageOf(t, scion, phase);
              const lowest = t.value(what === 'score' ? 'lowest score' : 'lowest damage', phase);
              const is = lowest.seat === seat ? 'lowest' : 'other';
              return {
                key: `option.stand-in-${what}`,
                with: { scion: faceOf(t, scion), number, lowest: lowest.own, is },
              };
            },
            then: (t: ScionTable, seat: Seat) => {
              groupIn(t)!.stands[seat] = what;
              t.emit('scion stands in', { seat, scion: faceOf(t, t.value('awakened scion', seat)!), what });
              tellLowest(t, (t as ScionTable & { locals: { phase: Phase } }).locals.phase);
            },
          },
        ]),
      ),
    },
  },
};
const own = {
  rule: 'SS-COOP-07',
  list: () => ['stand-alone'],
  then: () => undefined,
} as const;

export const GROUP: readonly Edit<ScionLand>[] = [
  edit.value('lowest score', { rule: 'SS-COOP-05', add: (t, phase) => lowestOf(t, 'score', phase) }),
  edit.value('lowest damage', { rule: 'SS-COOP-05', add: (t, phase) => lowestOf(t, 'damage', phase) }),
  edit.value('who answers for the group', { rule: 'SS-COOP-11', add: (t) => standing(t)[0]! }),
  edit.procedure('scion stands in', { rule: 'RB-VAR-01', add: standsIn }),
  edit.choice('scion stands in', 'score or damage', 'stand-alone', { rule: 'SS-COOP-07', add: own }),
  { rule: 'RB-VAR-01', shown: 'scion stands in', add: ['seat', 'phase'] },
  ...PHASES.flatMap((phase): Edit<ScionLand>[] => [
    edit.procedure(groupProc(phase), { rule: 'RB-VAR-01', add: groupPhase(phase) }),
    { rule: 'RB-VAR-01', shown: groupProc(phase), add: ['stands', 'dice', 'success', 'hurt'] },
    edit.step('combat round', `${phase} phase`, {
      rule: 'SS-COOP-04',
      overrides: ['RB-CBT-35', 'RB-CBT-36', 'RB-ALY-01'],
      wrap: (base) => ({ ...base, when: (t) => !isJoint(t) && (base.when?.(t) ?? true) }),
    }),
    edit.step('combat round', groupProc(phase), {
      rule: 'SS-COOP-04',
      after: `${phase} phase`,
      add: runs({
        rule: 'SS-COOP-04',
        when: isJoint,
        run: groupProc(phase),
        with: () => ({ stands: {}, dice: 0, success: false, hurt: -1 }),
      }),
    }),
  ]),
  // Cards that answer the dice answer those of the group.
  {
    rule: 'SS-COOP-06',
    proc: 'roll',
    step: 'rolled',
    window: 'order',
    wrap: (base) => (t) => (groupIn(t as ScionTable) === null ? base(t) : standing(t)),
  },
  {
    rule: 'SS-COOP-06',
    condition: 'rolled by',
    wrap: (base) => (t, whose, about) =>
      groupIn(t) !== null && t.isWithin('roll') && (whose === 'your hero' || whose === 'your party')
        ? about.by !== null && standing(t).includes(about.by)
        : base(t, whose, about),
  },
];
