import { effectsAt, type Steps, type Watch } from '@questwright/kernel';
import { lost } from './encounter.ts';
import { mustChange } from './harm.ts';
import { seesTotem } from './verbs.ts';
import { call, healthLeft, named, NOBODY, sideOf, standing, type Fight, type Side, type Skirmish } from './world.ts';

/** Nobody is left on a side. While an encounter is being ended it is not ended again. */
const isOver = (t: Fight, side: Side): boolean =>
  t.isWithin('encounter') &&
  !t.game.stack.some((frame) => frame.ending?.end === 'encounter') &&
  !standing(t).some((one) => sideOf(t, one.thing) === side);

/** What holds at all times, looked at in this order. */
export const WATCHES: Record<string, Watch<Skirmish>> = {
  'out of health': {
    rule: 'SKM-ATK-06',
    on: ['damaged', 'changed-form'],
    do: (t) => {
      const fallen = standing(t).find((one) => healthLeft(t, one.thing) <= 0);
      return fallen && { run: [call('defeat', { figure: fallen.thing })] };
    },
  },
  'another form': {
    rule: 'SKM-FRM-02',
    on: ['damaged'],
    do: (t) => {
      const changing = standing(t).find((one) => mustChange(t, one.thing));
      return changing && { run: [call('change of form', { figure: changing.thing })] };
    },
  },
  'a totem in sight': {
    rule: 'SKM-TOT-01',
    on: ['placed'],
    do: (t) => {
      const totem = t.world.totems.find((one) => seesTotem(t, one.thing).length > 0);
      return totem && { run: [call('totem', { totem: totem.thing })] };
    },
  },
  'no hero is left': {
    rule: 'SKM-END-03',
    on: ['defeated'],
    do: (t) => (isOver(t, 'heroes') ? lost('defeat') : undefined),
  },
  'no enemy is left': {
    rule: 'SKM-END-01',
    on: ['defeated', 'changed-sides'],
    do: (t) => (isOver(t, 'enemies') ? { run: [call('victory', {})] } : undefined),
  },
};

const totemOf = (t: Fight): number => (t.locals as { totem: number }).totem;

export const TOTEM: Record<string, Steps<Skirmish>> = {
  totem: {
    awakening: {
      rule: 'SKM-TOT-01',
      do: (t) => {
        t.emit('totem-awakes', { totem: named(totemOf(t)), seen: seesTotem(t, totemOf(t)).map(named) });
        return { run: [effectsAt(t.cardOf(totemOf(t)), ['sighted'], NOBODY, totemOf(t))] };
      },
    },
    spent: {
      rule: 'SKM-TOT-04',
      do: (t) => {
        t.world.totems = t.world.totems.filter((one) => one.thing !== totemOf(t));
        t.move(totemOf(t), 'spent');
      },
    },
  },
};
