import {
  effectsAt,
  words,
  type Call,
  type Condition,
  type Effect,
  type EffectContext,
  type Json,
  type Message,
  type Steps,
  type Verb,
} from '@questwright/kernel';
import { whyNotTarget } from './attack.ts';
import { spawning } from './encounter.ts';
import { behind, distance } from './grid.ts';
import { mend, type Damage } from './harm.ts';
import { rollAgain, type Roll } from './roll.ts';
import {
  call,
  cellOf,
  figureOf,
  formOf,
  isBlinded,
  isFree,
  line,
  named,
  opponentsBeside,
  opponentsOf,
  place,
  sees,
  sideOf,
  standing,
  stands,
  type Fight,
  type Skirmish,
} from './world.ts';

export const verbText =
  (key: string) =>
  (effect: Effect): Message => ({ key: `verb.${key}`, with: effect });

/** The target of the attack being made, or the figure an earlier instruction of the line chose. */
function targetOf(t: Fight, effect: Effect, context: EffectContext): number | null {
  if (typeof effect['whom'] === 'string') return (context.it[effect['whom']] ?? null) as number | null;
  return ((t.within('attack') as { target: number } | null)?.target ?? null) as number | null;
}
const statusOn = (status: string, by: number, thing: number): Call => effectsAt(status, ['status'], by, thing);

/** The calls that put a status on figures; one that a figure has already is not put on it again. */
export const inflicted = (t: Fight, status: string, by: number, things: readonly number[]): Call[] =>
  things
    .filter((thing) => stands(t, thing) && !(t.read(status, thing) as boolean))
    .map((figure) => call('infliction', { figure, status, by }));

const shovedTo = (t: Fight, pusher: number, target: number | null): string | null => {
  if (target === null || !stands(t, target) || !stands(t, pusher)) return null;
  const cell = behind(cellOf(t, pusher), cellOf(t, target));
  return cell !== null && isFree(t, cell) ? cell : null;
};

const totemCell = (t: Fight, thing: number): string => t.world.totems.find((one) => one.thing === thing)!.cell;
export const seesTotem = (t: Fight, thing: number): number[] =>
  standing(t)
    .filter((one) => sideOf(t, one.thing) === 'heroes' && sees(t, one.cell, totemCell(t, thing)))
    .map((one) => one.thing);

const tameable = (t: Fight, tamer: number, range: number): number[] =>
  opponentsOf(t, tamer)
    .map((one) => one.thing)
    .filter((thing) => formOf(t, thing).tameable === true && whyNotTarget(t, tamer, thing, range) === null);

/** What cards do. The instructions of automated figures are in instructions.ts. */
export const VERBS: Record<string, Verb<Skirmish>> = {
  mend: {
    rule: 'SKM-AI-07',
    text: verbText('mend'),
    can: (t, _, { thing }) => figureOf(t, thing).damage > 0,
    do: (t, effect, { thing }) => mend(t, thing, effect['mend'] as number),
  },
  shove: {
    rule: 'SKM-AI-08',
    text: verbText('shove'),
    can: (t, effect, context) => shovedTo(t, context.thing, targetOf(t, effect, context)) !== null,
    do: (t, effect, context) => {
      const target = targetOf(t, effect, context);
      const cell = shovedTo(t, context.thing, target);
      if (target === null || cell === null) return;
      t.emit('shoved', { figure: named(context.thing), target: named(target), cell });
      place(t, target, cell);
    },
  },
  inflict: {
    rule: 'SKM-ATK-05',
    text: verbText('inflict'),
    do: (t, effect, context) => {
      const target = targetOf(t, effect, context);
      const calls = inflicted(t, effect['inflict'] as string, context.by, target === null ? [] : [target]);
      return calls.length > 0 ? { run: calls } : undefined;
    },
  },
  prevent: {
    rule: 'SKM-ATK-07',
    text: verbText('prevent'),
    do: (t, effect) => {
      const damage = t.within('damage') as Damage;
      damage.amount = Math.max(0, damage.amount - (effect['prevent'] as number));
      t.emit('prevented', { figure: named(damage.figure), amount: effect['prevent']! });
    },
  },
  're-roll': { rule: 'SKM-ROL-04', text: verbText('re-roll'), do: (t) => rollAgain(t) },
  spawn: {
    rule: 'SKM-TOT-02',
    text: verbText('spawn'),
    do: (t, effect, { thing }) => ({ run: [spawning(effect['spawn'] as string, totemCell(t, thing))] }),
  },
  gloom: {
    rule: 'SKM-TOT-03',
    text: verbText('gloom'),
    do: (t, effect, { thing, by }) => {
      const calls = inflicted(t, effect['gloom'] as string, by, seesTotem(t, thing));
      return calls.length > 0 ? { run: calls } : undefined;
    },
  },
  tame: {
    rule: 'SKM-FRM-03',
    text: verbText('tame'),
    can: (t, effect, { thing }) => tameable(t, thing, effect['range'] as number).length > 0,
    do: (_, effect, { thing, by }) => ({
      run: [call('taming', { by, tamer: thing, status: effect['tame']!, range: effect['range']!, target: null })],
    }),
  },
};

interface Taming {
  by: number;
  tamer: number;
  status: string;
  range: number;
  target: number | null;
}
const tamingOf = (t: Fight): Taming => t.locals as Taming;

interface Infliction {
  figure: number;
  status: string;
  by: number;
}

export const STATUS: Record<string, Steps<Skirmish>> = {
  infliction: {
    status: {
      rule: 'SKM-STA-01',
      do: (t) => {
        const { figure, status, by } = t.locals as Infliction;
        t.emit('inflicted', { figure: named(figure), status: { content: status } });
        return { run: [statusOn(status, by, figure)] };
      },
    },
  },
};

export const TAMING: Record<string, Steps<Skirmish>> = {
  taming: {
    whom: {
      rule: 'SKM-FRM-03',
      ask: {
        seats: (t) => [tamingOf(t).by],
        choices: {
          tame: {
            rule: 'SKM-FRM-03',
            list: (t) => tameable(t, tamingOf(t).tamer, tamingOf(t).range).map((thing) => `tame:${thing}`),
            then: (t, seat, id) => {
              const target = Number(words(id)[0]);
              tamingOf(t).target = target;
              return { run: [statusOn(tamingOf(t).status, seat, target)] };
            },
            label: (_, __, id) => ({ key: 'option.tame', with: { figure: named(Number(words(id)[0])) } }),
          },
        },
      },
    },
    told: {
      rule: 'SKM-FRM-03',
      do: (t) => {
        const { target, by } = tamingOf(t);
        t.emit('changed-sides', { figure: named(target!), seat: by });
      },
    },
  },
};

const nearestOf = (t: Fight, thing: number): { figure: number; distance: number } | null => {
  const cell = cellOf(t, thing);
  const all = opponentsOf(t, thing).map((one) => ({ figure: one.thing, distance: distance(cell, one.cell) }));
  return all.reduce<(typeof all)[number] | null>(
    (best, one) => (best === null || one.distance < best.distance ? one : best),
    null,
  );
};

/** What cards and lines can ask. Each says why it is false. */
export const CONDITIONS: Record<string, Condition<Skirmish>> = {
  /** Of a value: the figure it is about is the one the effect lies on. */
  itself: (_, __, { thing, about }) => about === thing,
  /** Of an event: it is about the figure the effect lies on. */
  'its-own': (_, __, { thing, about }) => (about as { figure?: { thing: number } }).figure?.thing === thing,
  'against-blinded': (t, _, { also }) => typeof also === 'number' && isBlinded(t, also),
  rolling: (t, wanted, { thing }) => {
    const roll = t.within('roll') as Roll | null;
    return roll !== null && roll.roller === thing && roll.what === wanted;
  },
  'about-to-be-damaged': (t, _, { thing }) => (t.within('damage') as Damage | null)?.figure === thing,

  damaged: (t, wanted, { thing }) => {
    const { damage } = figureOf(t, thing);
    return damage >= (wanted as number) || line('too-little-damage', { damage, wanted });
  },
  'opponent-adjacent': (t, _, { thing }) => {
    if (opponentsBeside(t, thing).length > 0) return true;
    const nearest = nearestOf(t, thing);
    if (nearest === null) return line('no-opponent');
    return line('nobody-adjacent', { nearest: named(nearest.figure), distance: nearest.distance });
  },
  'opponent-within': (t, wanted, { thing }) => {
    const { range, without } = wanted as { range: number; without?: string };
    const within = opponentsOf(t, thing).filter((one) => whyNotTarget(t, thing, one.thing, range) === null);
    if (within.length === 0) return line('nobody-within', { range, nearest: namedOrNull(nearestOf(t, thing)) });
    if (without === undefined || within.some((one) => !(t.read(without, one.thing) as boolean))) return true;
    return line('all-have-it', { status: { content: without }, range });
  },
};

const namedOrNull = (nearest: { figure: number; distance: number } | null): Json =>
  nearest === null ? null : { figure: named(nearest.figure), distance: nearest.distance };
