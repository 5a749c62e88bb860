import { effectsAt, type Steps, type Timing } from '@questwright/kernel';
import { figureOf, formOf, named, NOBODY, stands, type Fight, type Skirmish } from './world.ts';

export interface Damage {
  figure: number;
  amount: number;
}
interface About {
  figure: number;
}

const damageOf = (t: Fight): Damage => t.locals as Damage;
const aboutOf = (t: Fight): About => t.locals as About;

/** Takes damage off a figure; a mark, nothing answers it. */
export function mend(t: Fight, thing: number, amount: number): void {
  const figure = figureOf(t, thing);
  const healed = Math.min(amount, figure.damage);
  figure.damage -= healed;
  if (healed > 0) t.emit('mended', { figure: named(thing), amount: healed });
}

export const HARM: Record<string, Steps<Skirmish>> = {
  damage: {
    'about to be damaged': { rule: 'SKM-ATK-07', window: { timing: 'about-to-be-damaged' } },
    wound: {
      rule: 'SKM-ATK-03',
      do: (t) => {
        const { figure, amount } = damageOf(t);
        const dealt = stands(t, figure) ? Math.max(0, amount) : 0;
        if (dealt === 0) {
          t.emit('unharmed', { figure: named(figure) });
          return { done: 0 };
        }
        figureOf(t, figure).damage += dealt;
        t.emit('damaged', { figure: named(figure), amount: dealt });
        return { done: dealt };
      },
    },
  },
  defeat: {
    removal: {
      rule: 'SKM-ATK-06',
      do: (t) => {
        const { figure } = aboutOf(t);
        figureOf(t, figure).cell = '';
        t.world.lasting = t.world.lasting.filter((one) => one.thing !== figure);
        t.move(figure, 'fallen');
      },
    },
    track: {
      rule: 'SKM-TRK-04',
      do: (t) => {
        const { figure } = aboutOf(t);
        t.world.track = t.world.track.filter((one) => one !== figure);
        t.emit('defeated', { figure: named(figure) });
      },
    },
    turn: {
      rule: 'SKM-TRN-07',
      when: (t) => (t.within('turn') as About | null)?.figure === aboutOf(t).figure,
      do: () => ({ end: 'turn' }),
    },
  },
  'change of form': {
    change: {
      rule: 'SKM-FRM-02',
      do: (t) => {
        const { figure } = aboutOf(t);
        return { run: [effectsAt(t.cardOf(figure), ['shape'], NOBODY, figure)] };
      },
    },
    told: {
      rule: 'SKM-FRM-02',
      do: (t) => {
        const { figure } = aboutOf(t);
        t.emit('changed-form', { figure: named(figure), form: { content: t.value('form', figure) } });
      },
    },
  },
};

/** A figure that has lost half its health takes its other form. */
export const mustChange = (t: Fight, thing: number): boolean =>
  formOf(t, thing).shifts !== undefined && figureOf(t, thing).damage * 2 >= t.value('health', thing);

export const HARM_TIMINGS: Record<string, Timing<Skirmish>> = {
  'about-to-be-damaged': { rule: 'SKM-ATK-07', choices: {} },
};
