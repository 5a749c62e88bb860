/** What the words on the cards do. */
import {
  branch,
  refuse,
  type Condition,
  type Effect,
  type EffectContext,
  type Steps,
  type Verb,
  type Way,
} from '@questwright/kernel';
import type { Attribute, Phase } from './content.ts';
import { character, exhaustionOn, heroOf, type Land, type LandTable, type Wounds } from './world.ts';

const text = (key: string) => (effect: Effect) => ({ key, with: effect });

export const VERBS: Record<string, Verb<Land>> = {
  attack: {
    rule: 'RB-CBT-41',
    text: text('verb.attack'),
    do: (t, effect, { by }) => {
      const params = { hero: by, by: heroOf(t, by), phase: effect.attack!, wounds: effect.wounds ?? null };
      return { run: [{ proc: 'attack before combat', with: params }] };
    },
  },
  test: {
    rule: 'RB-SKL-01',
    text: text('verb.test'),
    branches: ['success', 'failure'],
    do: (_, effect, context) => {
      const { test, skill = null, number } = effect;
      const params = { test: test!, skill, number: number!, hero: context.by, context: context as never };
      return { run: [{ proc: 'test', with: params }] };
    },
  },
  wounds: {
    rule: 'RB-WND-01',
    text: text('verb.wounds'),
    do: (t, effect, { by }) => ({ run: [{ proc: 'wounds', with: { on: heroOf(t, by), amount: effect.wounds! } }] }),
  },
  cancel: {
    rule: 'RB-TERM-02',
    text: text('verb.cancel'),
    do: (t, effect, { by }) => {
      const wounds = t.within('wounds') as Wounds;
      wounds.amount -= effect.cancel as number;
      t.emit('wound canceled', { seat: by, amount: effect.cancel! });
    },
  },
  gold: {
    rule: 'RB-DEF-02',
    text: text('verb.gold'),
    do: (t, effect, { by }) => {
      t.world.heroes[by]!.gold += effect.gold as number;
      t.emit('gold gained', { seat: by, amount: effect.gold! });
    },
  },
  keep: {
    rule: 'RB-DEF-03',
    text: text('verb.keep'),
    do: (t, _, { by, thing }) => {
      t.setCounters(thing, 'wounds', 0);
      t.move(thing, `play/${by}`, 'bottom');
      t.emit('kept', { seat: by, card: { content: t.cardOf(thing) } });
    },
  },
};

export const TEST: Steps<Land> = {
  dice: { rule: 'RB-SKL-02', as: 'dice', run: 'roll', with: (t) => ({ hero: t.locals.hero }) },
  result: {
    rule: 'RB-SKL-04',
    do: (t) => {
      const { hero, test, skill, number, context, dice } = t.locals as Test;
      const total = dice + t.value(test, heroOf(t, hero)) + (character(t, heroOf(t, hero)).skills?.[skill ?? ''] ?? 0);
      t.emit('test made', { seat: hero, attribute: test, skill, dice, total, number });
      const list = total >= number ? 'success' : 'failure';
      return list in effectTested(t) ? { run: [branch(context, list)] } : undefined;
    },
  },
};
interface Test {
  hero: number;
  test: Attribute;
  skill: string | null;
  number: number;
  dice: number;
  context: EffectContext;
}
/** The effect on the card, since the call holds only its numbers. */
function effectTested(t: LandTable): Effect {
  const { of, path, at } = (t.locals as Test).context;
  let here: any = t.loaded.content.get(of)!.content;
  for (const key of path) here = here[key];
  return here[at - 1];
}

export const CONDITIONS: Record<string, Condition<Land>> = {
  'the wounded is': (t, _, { by }) =>
    by !== null && t.within('wounds')?.on === heroOf(t, by) && t.within('wounds').amount > 0,
};

/** A card may be activated once in each of these. */
const ACTIVATIONS = { 'before combat': 'RB-ACT-08', 'combat round': 'RB-ACT-09' } as const;
const activationPart = (t: LandTable): keyof typeof ACTIVATIONS | undefined =>
  (Object.keys(ACTIVATIONS) as (keyof typeof ACTIVATIONS)[]).find((part) => t.isWithin(part));

export const WAYS: Record<string, Way<Land>> = {
  activate: {
    rule: 'RB-ACT-04',
    why: (t, seat) => {
      const part = activationPart(t);
      if (part === undefined) return refuse('RB-ACT-11', 'refuse.no-activation-now');
      return t.used(part, `activated:${seat}`) > 0 ? refuse(ACTIVATIONS[part], 'refuse.activated-one', { part }) : null;
    },
    pay: (t, seat, thing) => {
      t.use(activationPart(t)!, `activated:${seat}`);
      t.turn(thing, 'down');
      t.emit('activated', { seat, thing: { thing } });
    },
  },
  discard: {
    rule: 'RB-ITM-06',
    pay: (_, __, thing) => ({ run: [{ proc: 'discard', with: { thing, to: 'market deck' } }] }),
  },
  exhaustion: {
    rule: 'RB-WND-04',
    why: (t, _, thing) =>
      exhaustionOn(t, thing) + 1 > t.value('stamina', thing)
        ? refuse('RB-WND-07', 'refuse.beyond-stamina', { thing: { thing } })
        : null,
    pay: (_, __, thing) => ({ run: [{ proc: 'exhaustion', with: { on: thing, amount: 1 } }] }),
  },
};

export const combatAttribute = (phase: Phase): Attribute =>
  ({ ranged: 'mind', melee: 'body', magic: 'spirit' } as const)[phase];
