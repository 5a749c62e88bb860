import {
  abilityIds,
  refuse,
  useAbility,
  whyNotAbility,
  words,
  type Choice,
  type Refusal,
  type Steps,
  type Timing,
} from '@questwright/kernel';
import { newAttack, whyNotTarget } from './attack.ts';
import { mend } from './harm.ts';
import { movementAlong, pathQuestion } from './movement.ts';
import {
  controllerOf,
  controllers,
  figureOf,
  named,
  NOBODY,
  onTrack,
  opponentsOf,
  rangeOf,
  stands,
  type Fight,
  type Skirmish,
} from './world.ts';

interface Turn {
  figure: number;
}
const actor = (t: Fight): number => (t.locals as Turn).figure;

const once = (t: Fight, key: string): Refusal | null =>
  t.used('turn', key) > 0 ? refuse('SKM-TRN-03', `refuse.${key}-used`) : null;

// ---- what a seat may do in a figure's turn ----

const move: Choice<Skirmish> = {
  rule: 'SKM-MOV-01',
  kind: 'path',
  why: (t) => once(t, 'move'),
  form: (t) => pathQuestion(t, actor(t)),
  then: (t, _, __, path) => {
    t.use('turn', 'move');
    t.emit('moves', { figure: named(actor(t)), path });
    return { run: [movementAlong(actor(t), path, false)], goto: 'actions' };
  },
  label: (t) => ({ key: 'option.move', with: { points: t.value('movement', actor(t)) } }),
};

const attack: Choice<Skirmish> = {
  rule: 'SKM-ATK-01',
  list: (t) => opponentsOf(t, actor(t)).map((one) => `attack:${one.thing}`),
  why: (t, _, id) => once(t, 'attack') ?? whyNotTarget(t, actor(t), Number(words(id)[0]), rangeOf(t, actor(t))),
  then: (t, _, id) => {
    t.use('turn', 'attack');
    return { run: [newAttack(actor(t), Number(words(id)[0]), 'action')], goto: 'actions' };
  },
  label: (_, __, id) => ({ key: 'option.attack', with: { figure: named(Number(words(id)[0])) } }),
};

/** The card abilities of the figure whose turn it is. */
const use: Choice<Skirmish> = {
  rule: 'SKM-TRN-04',
  list: (t, seat) => abilityIds(t, 'action', seat).filter((id) => Number(words(id)[0]) === actor(t)),
  why: (t, seat, id) => {
    if (Number(words(id)[0]) !== actor(t)) return refuse('SKM-TRN-04', 'refuse.not-its-turn');
    return whyNotAbility(t, t.loaded.timings.get('action')!, seat, id);
  },
  then: (t, seat, id) => {
    const next = useAbility(t, 'action', seat, id);
    return next && 'run' in next ? { run: next.run, goto: 'actions' } : next;
  },
  label: (_, __, id) => ({ key: `option.use-${words(id)[1]}`, with: {} }),
};

const rest: Choice<Skirmish> = {
  rule: 'SKM-TRN-05',
  why: (t) =>
    t.used('turn', 'move') + t.used('turn', 'attack') > 0 ? refuse('SKM-TRN-05', 'refuse.rest-comes-first') : null,
  then: (t) => {
    t.emit('rests', { figure: named(actor(t)) });
    mend(t, actor(t), 2);
  },
};

/** The figure nearest the front that has not had its turn in this round. */
const nextOnTrack = (t: Fight): number | null => onTrack(t).find((one) => !one.acted)?.thing ?? null;

export const TURN: Record<string, Steps<Skirmish>> = {
  round: {
    'new round': {
      rule: 'SKM-TRK-05',
      do: (t) => {
        t.world.round++;
        for (const figure of t.world.figures) figure.acted = false;
        t.emit('round-begins', { round: t.world.round });
      },
    },
    turns: { rule: 'SKM-TRK-02', whileSome: nextOnTrack, run: 'turn', with: (_, figure) => ({ figure }) },
  },
  turn: {
    'start of the turn': {
      rule: 'SKM-TRN-01',
      do: (t) => {
        const figure = figureOf(t, actor(t));
        t.emit('turn-begins', { figure: named(actor(t)) });
        const most = t.value('most stamina', actor(t));
        figure.stamina = Math.min(most, figure.stamina + t.value('stamina regained', actor(t)));
      },
    },
    activation: {
      rule: 'SKM-AI-01',
      when: (t) => controllerOf(t, actor(t)) === NOBODY,
      run: 'activation',
      with: (t) => ({ figure: actor(t), form: t.value('form', actor(t)), line: 0, performed: null }),
    },
    actions: {
      rule: 'SKM-TRN-03',
      when: (t) => controllerOf(t, actor(t)) !== NOBODY,
      ask: {
        seats: (t) => controllers(t, actor(t)),
        prompt: (t) => ({ key: 'ask.turn.actions', with: { figure: named(actor(t)) } }),
        choices: { move, attack, use, rest, 'end-turn': { rule: 'SKM-TRN-03', then: () => {} } },
      },
    },
    'end of the turn': {
      rule: 'SKM-TRN-06',
      always: true,
      do: (t) => {
        if (stands(t, actor(t))) figureOf(t, actor(t)).acted = true;
        t.emit('turn-over', { figure: named(actor(t)) });
      },
    },
  },
};

export const TURN_TIMINGS: Record<string, Timing<Skirmish>> = { action: { rule: 'SKM-TRN-04', choices: {} } };
