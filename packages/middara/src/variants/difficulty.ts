import type { Pack } from '@questwright/kernel';
import { newInitiative, placeOnTrack, putOnTrack, shuffled } from '../rules/turn/initiative.ts';
import { figureOf, isAdventurer, type In, type Middara } from '../world.ts';

/** Either tweaks of the Hard Mode or tweaks of the Easy Mode, any or all of them. */
const NOT_WITH_EASY: Pack<Middara>['excludes'] = [
  { pack: 'favorable-conditions', rule: 'MD-VAR-11' },
  { pack: 'reconnaissance', rule: 'MD-VAR-11' },
  { pack: 'xp-leniency', rule: 'MD-VAR-11' },
];

export const ACTIVE_COMBATANTS: Pack<Middara> = {
  id: 'active-combatants',
  kind: 'variant',
  rule: 'MD-VAR-06',
  excludes: NOT_WITH_EASY,
  edits: [
    { rule: 'MD-VAR-06', overrides: ['MD-SPWN-02'], proc: 'spawn', step: 'shields', remove: true },
    {
      rule: 'MD-VAR-06',
      overrides: ['MD-SPWN-03', 'MD-SPWN-05'],
      proc: 'spawn',
      step: 'initiative card',
      replace: {
        rule: 'MD-VAR-06',
        do: (t: In<'spawn'>) => {
          const acting = t.within('turn')?.figure;
          const behind = acting === undefined ? -1 : placeOnTrack(t, acting);
          const at = behind < 0 ? t.world.track.length : behind + 1;
          putOnTrack(t, newInitiative(t, figureOf(t, t.locals.thing)), at);
          return { done: t.locals.thing };
        },
      },
    },
  ],
};

export const UNPREDICTABLE_COMBAT: Pack<Middara> = {
  id: 'unpredictable-combat',
  kind: 'variant',
  rule: 'MD-VAR-07',
  excludes: NOT_WITH_EASY,
  edits: [
    {
      rule: 'MD-VAR-07',
      overrides: ['MD-INIT-05'],
      proc: 'round',
      step: 'shuffle',
      after: 'new round',
      add: {
        rule: 'MD-VAR-07',
        do: (t) => {
          t.world.track = shuffled(t, t.world.track);
          t.emit('track changed', { track: t.world.track.map((one) => ({ content: one.card })) });
        },
      },
    },
  ],
};

export const RECONNAISSANCE: Pack<Middara> = {
  id: 'reconnaissance',
  kind: 'variant',
  rule: 'MD-VAR-09',
  edits: [
    { rule: 'MD-VAR-09', overrides: ['MD-SETP-13'], proc: 'placement', step: 'adventurers', remove: true },
    {
      rule: 'MD-VAR-09',
      proc: 'initiative',
      step: 'adventurers',
      after: 'face up',
      add: {
        rule: 'MD-VAR-09',
        each: (t) => t.world.figures.filter((one) => isAdventurer(t, one.thing)).map((one) => one.thing),
        run: 'starting space',
        with: (_, figure) => ({ figure }),
      },
    },
  ],
};
