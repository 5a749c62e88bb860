import type { SetupPart } from '@questwright/kernel';
import { newFigure } from './encounter.ts';
import { figureOf, NOBODY, place, printed, scenarioOf, type Skirmish } from './world.ts';

export const SETUP: Record<string, SetupPart<Skirmish>> = {
  scenario: {
    rule: 'SKM-SET-01',
    do: (t) => {
      t.world.scenario = 'old-mill';
    },
  },
  heroes: {
    rule: 'SKM-SET-02',
    do: (t) => {
      scenarioOf(t).heroes.forEach(({ card, cell }, i) => place(t, newFigure(t, card, i % t.world.seats), cell));
    },
  },
  enemies: {
    rule: 'SKM-SET-03',
    do: (t) => {
      for (const { card, cell } of scenarioOf(t).enemies) place(t, newFigure(t, card, NOBODY), cell);
    },
  },
  totems: {
    rule: 'SKM-SET-04',
    do: (t) => {
      for (const { card, cell } of scenarioOf(t).totems) {
        const thing = t.add(card, 'totems');
        t.turn(thing, 'up');
        t.world.totems.push({ thing, cell });
      }
    },
  },
  track: {
    rule: 'SKM-TRK-01',
    do: (t) => {
      const initiative = (thing: number): number => printed(t, t.cardOf(thing)).initiative;
      const isHero = (thing: number): number => (figureOf(t, thing).owner === NOBODY ? 0 : 1);
      t.world.track = t.world.figures
        .map((one) => one.thing)
        .sort((one, other) => initiative(other) - initiative(one) || isHero(other) - isHero(one) || one - other);
    },
  },
};
