/** The turn of an Intelligent Combatant: its AI Steps are on its card, and what their words do is here. */
import {
  branch,
  effectsAt,
  refuse,
  words,
  type Condition,
  type Effect,
  type Json,
  type Steps,
  type Verb,
  type Way,
} from '@questwright/kernel';
import { choose, eligibleForAttack, eligibleForSpell } from './targeting.ts';
import {
  adjacent,
  apart,
  attack,
  attackBy,
  automated,
  faceOf,
  figure,
  opponents,
  playerOf,
  sum,
  targetOf,
  withinSoi,
  type Encounter,
  type EncounterTable,
} from './world.ts';

export const ACTIVATION: Record<string, Steps<Encounter>> = {
  turn: {
    'start of turn': { rule: 'MD-INTL-05', window: { timing: 'start of turn' } },
    status: { rule: 'MD-INTL-05', window: { timing: 'status' } },
    activation: {
      rule: 'MD-AI-07',
      run: 'activation',
      with: (t) => ({ figure: t.locals.figure, at: 0 }),
    },
    'end of turn': { rule: 'MD-INTL-05', window: { timing: 'end of turn' } },
  },

  activation: {
    'first true condition': {
      rule: 'MD-AI-02',
      do: (t) => {
        const { figure: acting } = t.locals as { figure: number };
        const steps = figure(t, acting).ai ?? [];
        const about = { by: playerOf(t, acting), thing: acting, about: acting, also: null };
        const trace: Json[] = [];
        for (; t.locals.at < steps.length; t.locals.at++) {
          const why = t.whyFalse(steps[t.locals.at]!.if, about);
          trace.push({
            step: t.locals.at + 1,
            if: steps[t.locals.at]!.if,
            holds: why === null,
            why: why && { key: why.key, with: why.with },
          });
          if (why === null) break;
        }
        t.emit('ai steps', { figure: acting, trace });
        return t.locals.at < steps.length ? undefined : { done: null };
      },
    },
    instructions: {
      rule: 'MD-AI-06',
      do: (t) => {
        const { figure: acting, at } = t.locals as { figure: number; at: number };
        return { run: [effectsAt(t.cardOf(acting), ['ai', at, 'do'], playerOf(t, acting), acting)] };
      },
    },
    'continue down': {
      rule: 'MD-AI-03',
      do: (t) => {
        if (!figure(t, t.locals.figure).ai![t.locals.at]!.continueDown) return { done: null };
        t.locals.at++;
        return { goto: 'first true condition' };
      },
    },
  },

  spell: {
    'choose the target': {
      rule: 'MD-SPEL-05',
      ask: {
        seats: (t) => [playerOf(t, t.locals.caster)],
        choices: {
          target: {
            rule: 'MD-SPEL-05',
            list: (t) => eligibleForSpell(t, t.locals.caster).map((one) => `target:${one}`),
            then: (t, _, id) => void (t.locals.target = Number(words(id)[0])),
          },
        },
        decides: (t, { options }) => {
          if (!automated(t, t.locals.caster)) return null;
          const chosen = choose(
            t,
            t.locals.caster,
            options.map((id) => Number(words(id)[0])),
            t.locals.prefer,
          );
          return { pick: [`target:${chosen.target}`], trace: chosen.trace };
        },
      },
    },
    'casting die': {
      rule: 'MD-SPEL-06',
      as: 'casting',
      run: 'roll',
      with: (t) => ({ by: t.locals.caster, dice: [figure(t, t.locals.caster).casting!] }),
    },
    'conviction check': {
      rule: 'MD-SPEL-09',
      as: 'conviction',
      run: 'roll',
      with: (t) => ({ by: t.locals.target, dice: figure(t, t.locals.target).conviction }),
    },
    'resolve the effect': {
      rule: 'MD-SPEL-10',
      do: (t) => {
        const { caster, target, spell, casting, conviction, context } = t.locals;
        const force = spell + faceOf(figure(t, caster).casting!, casting[0]).number;
        const check = sum(figure(t, target).conviction.map((die, i) => faceOf(die, conviction[i]).number));
        t.emit('spell cast', { caster, target, force, check, resisted: check >= force });
        return check >= force ? undefined : { run: [branch({ ...context, it: { ...context.it, target } }, 'effects')] };
      },
    },
  },
};

const text = (key: string) => (effect: Effect) => ({ key, with: effect });

export const VERBS: Record<string, Verb<Encounter>> = {
  heal: {
    rule: 'MD-HEAL-05',
    text: text('verb.heal'),
    do: (t, effect, { thing }) => {
      const damage = Math.max(0, t.counters(thing, 'damage') - (effect.heal as number));
      t.setCounters(thing, 'damage', damage);
      t.emit('healed', { figure: thing, damage });
    },
  },
  attack: {
    rule: 'MD-AI-05',
    text: text('verb.attack'),
    do: (t, effect, { thing }) => {
      const made = attackBy(thing, effect.attack as 'melee' | 'ranged', {
        range: (effect.range as number | undefined) ?? 1,
        prefer: (effect.prefer as Json[] | undefined) ?? [],
      });
      return eligibleForAttack(t, made).length > 0 ? { run: [{ proc: 'attack', with: made }] } : undefined;
    },
  },
  spell: {
    rule: 'MD-SPEL-02',
    text: text('verb.spell'),
    branches: ['effects'],
    do: (t, effect, context) => {
      if (eligibleForSpell(t, context.thing).length === 0) return undefined;
      const { spell, prefer } = effect;
      return {
        run: [
          {
            proc: 'spell',
            with: { caster: context.thing, spell: spell!, prefer: prefer ?? [], context: context as never },
          },
        ],
      };
    },
  },
  inflict: {
    rule: 'MD-EFF-04',
    text: text('verb.inflict'),
    do: (t, effect, { it }) => {
      t.setCounters(it.target as number, effect.inflict as string, 1);
      t.emit('inflicted', { figure: it.target!, effect: effect.inflict! });
    },
  },
  move: {
    rule: 'MD-AI-08',
    text: text('verb.move'),
    do: (t, effect, { thing, it }) => {
      const from = effect.from === 'target' ? ((it.target ?? null) as number | null) : nearest(t, thing);
      if (from === null || !t.world.track.includes(from)) return undefined;
      const points = effect.move === 'movement' ? figure(t, thing).movement : effect.move!;
      return {
        run: [
          {
            proc: 'movement',
            with: { figure: thing, points, how: effect.how!, from, provokes: effect.breakAttacks !== false },
          },
        ],
      };
    },
  },
  empower: {
    rule: 'MD-ATK-10',
    text: text('verb.empower'),
    do: (t) => void attack(t).pool.push('black'),
  },
  attackAgain: {
    rule: 'MD-ATK-31',
    text: text('verb.attack-again'),
    do: (t) => {
      const { attacker, kind, range, target } = attack(t);
      if (!eligibleForAttack(t, { attacker, kind, range }).includes(target!)) return undefined;
      return { end: 'attack', instead: { proc: 'attack', with: attackBy(attacker, kind, { range, target }) } };
    },
  },
  reduce: {
    rule: 'MD-DMG-02',
    text: text('verb.reduce'),
    do: (t, effect) => void (attack(t).damage = Math.max(0, attack(t).damage - (effect.reduce as number))),
  },
};

function nearest(t: EncounterTable, thing: number): number | null {
  const all = opponents(t, thing);
  const least = Math.min(...all.map((one) => apart(t, thing, one)));
  return t.world.track.find((one) => all.includes(one) && apart(t, thing, one) === least) ?? null;
}

const distances = (t: EncounterTable, thing: number): Json =>
  opponents(t, thing).map((one) => ({ figure: one, distance: apart(t, thing, one) }));

export const CONDITIONS: Record<string, Condition<Encounter>> = {
  has: (t, what, { thing }) => t.counters(thing, what as string) > 0 || { key: 'why.has-none', with: { what } },
  opponent: (t, where, { thing }) => {
    const near = where === 'adjacent' ? adjacent : withinSoi;
    return (
      opponents(t, thing).some((one) => near(t, thing, one)) || {
        key: 'why.no-opponent',
        with: { where, distances: distances(t, thing) },
      }
    );
  },
  attacker: (t, _, { thing }) => attack(t).attacker === thing,
  target: (t, _, { thing }) => adjacent(t, thing, targetOf(t)),
  hit: (t, _, { thing }) => attack(t).hit && t.used('turn', `hits:${thing}`) === 1,
  worn: (t, by, { thing, about }) => t.world.things.host[thing] === (by === 'by the target' ? targetOf(t) : about),
};

export const WAYS: Record<string, Way<Encounter>> = {
  exhaust: {
    rule: 'MD-EXH-01',
    why: (t, _, thing) =>
      t.counters(thing, 'exhausted') > 0 ? refuse('MD-EXH-02', 'refuse.exhausted', { thing: { thing } }) : null,
    pay: (t, seat, thing) => {
      t.setCounters(thing, 'exhausted', 1);
      t.emit('exhausted', { seat, card: { content: t.cardOf(thing) } });
    },
  },
};
