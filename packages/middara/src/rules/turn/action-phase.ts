/** What a figure of a player may do in the Action Phase of its turn, and what it pays. */

import {
  abilityIds,
  refuse,
  useAbility,
  whyAnotherTiming,
  whyNotAbility,
  words,
  type Choice,
  type Refusal,
} from '@questwright/kernel';
import { abilityText } from '../abilities/abilities.ts';
import { healToken } from '../abilities/ability-tokens.ts';
import { loot, special } from '../encounter/actions.ts';
import { pickUp, throwing } from '../encounter/dynamite.ts';
import { whyParalyzed } from '../abilities/effects.ts';
import { reEquipping } from '../equipment/equipment.ts';
import { figureWith, paySP, spCost, whyTooFewSP } from '../figures.ts';
import { readText } from '../encounter/hidden.ts';
import { chancesOf, changesOfRoll, type Chances, type RollChange } from '../../text/odds.ts';
import { summonToken } from '../summoning/summoning.ts';
import { newAttack, whyNotTarget } from '../attack/targets.ts';
import {
  call,
  cardOf,
  isPlayed,
  named,
  neverTaken,
  opponentsOf,
  squareOf,
  type MiddaraTable,
  type Middara,
  type MiddaraChapter,
  type In,
  type ChoiceIn,
} from '../../world.ts';
import { STANDARD_ABILITIES, type AttackType } from '../../words.ts';

/** After an Action comes the next, as long as the player wants one. */
const nextAction = (): string => /* MD-STAM-01 'end of turn' */ 'action phase';

const MOVE_COST = 1;
const ABILITIES = ['between actions', 'move ability', 'free movement'] as const;

const afterFailedJump = (t: MiddaraTable): Refusal | null =>
  t.used('turn', 'failed Jump') > 0 ? refuse('MD-JUMP-13', 'refuse.failed-jump') : null;

function whyNotMove(t: MiddaraTable, figure: number): Refusal | null {
  if (isPlayed(t, figure) && t.used('turn', 'move') > 0)
    return refuse('MD-MOVE-02', 'refuse.moved-already', { by: 'action' });
  if (t.used('turn', 'move ability') > 0) return refuse('MD-MOVE-13', 'refuse.moved-by-ability');
  return afterFailedJump(t) ?? whyTooFewSP(t, figure, spCost(t, figure, MOVE_COST));
}

const move: ChoiceIn<'turn'> = {
  rule: 'MD-MOVE-01',
  why: (t) => whyNotMove(t, t.locals.figure),
  // Also while it is being made.
  whyNotFor: (t, seat) => {
    const figure = t.within('turn')?.figure;
    const isOwn = figure !== undefined && isPlayed(t, figure) && t.value('controller', figure) === seat;
    return isOwn && t.used('turn', 'move') > 0 ? refuse('MD-MOVE-02', 'refuse.moved-already', { by: 'action' }) : null;
  },
  then: (t) => {
    const { figure } = t.locals;
    paySP(t, figure, spCost(t, figure, MOVE_COST));
    t.use('turn', 'move');
    return { run: [call('move action', { figure, flight: false })], goto: 'action phase' };
  },
  label: (t) => {
    const { figure } = t.locals;
    const points = t.value('movement value', figure);
    return { key: 'option.move', with: { points, cost: spCost(t, figure, MOVE_COST) } };
  },
};

/** Who may attack in both ways says which. */
const attackIn = (t: In<'turn'>, id: string): [target: number, type: AttackType] => {
  const [target, type] = words(id);
  return [Number(target), (type ?? t.value('attack type', t.locals.figure)) as AttackType];
};
/** What an Attack costs, and how often it hits. */
function outlookOf(t: In<'turn'>, target: number): Chances & { cost: number; changes: RollChange[] | null } {
  const { figure } = t.locals;
  const changes = changesOfRoll((...asked) => t.read(...asked), figure, target);
  return {
    cost: spCost(t, figure, t.value('attack cost', figure, 'action')),
    ...chancesOf(t, figure, target, t.value('combat dice', figure)),
    changes: changes.length === 0 ? null : changes,
  };
}
const attack: ChoiceIn<'turn'> = {
  rule: 'MD-ATK-35',
  list: (t) => {
    // Whoever has no Weapons has an Ability on its card instead.
    /* MD-COMM-07 */ if (cardOf(t, t.locals.figure).kind !== 'adventurer') return [];
    const types = t.value('attack types', t.locals.figure);
    const ids = opponentsOf(t, t.locals.figure).map((one) => `attack:${one}`);
    return types.length === 1 ? ids : ids.flatMap((id) => types.map((type) => `${id}:${type}`));
  },
  why: (t, _, id) => {
    const { figure } = t.locals;
    const cost = spCost(t, figure, t.value('attack cost', figure, 'action'));
    if (t.used('turn', 'attack') >= t.value('Attacks in a turn')) {
      return refuse('MD-ATK-35', 'refuse.attacked-already');
    }
    // Whoever came nearer could not attack either.
    return whyTooFewSP(t, figure, cost) ?? whyNotTarget(t, figure, ...attackIn(t, id));
  },
  then: (t, _, id) => {
    t.use('turn', 'attack');
    return { run: [newAttack(t.locals.figure, ...attackIn(t, id), 'action')], goto: nextAction() };
  },
  label: (t, _, id) => {
    const [target, type] = words(id);
    const about = { figure: named(Number(target)), ...outlookOf(t, attackIn(t, id)[0]) };
    return type === undefined
      ? { key: 'option.attack', with: about }
      : { key: 'option.attack-as', with: { ...about, type } };
  },
};

/** Listed so that it can be refused by name: only Abilities cast. */
const cast: Choice<Middara> = {
  rule: 'MD-ACTN-02',
  why: () => refuse('MD-SPEL-03', 'refuse.no-standard-spell'),
  then: neverTaken,
};

const timingOf = (t: MiddaraTable, seat: number, id: string): (typeof ABILITIES)[number] | undefined =>
  ABILITIES.find((timing) => abilityIds(t, timing, seat).includes(id));

/** Abilities of the figure whose turn it is. */
const use: ChoiceIn<'turn'> = {
  rule: 'MD-TURN-08',
  list: (t, seat) =>
    ABILITIES.flatMap((timing) => abilityIds(t, timing, seat)).filter(
      (id) => figureWith(t, Number(words(id)[0])) === t.locals.figure,
    ),
  why: (t, seat, id) => {
    const timing = timingOf(t, seat, id);
    if (timing === undefined) return whyAnotherTiming(t, seat, id);
    if (figureWith(t, Number(words(id)[0])) !== t.locals.figure) return refuse('MD-ABIL-06', 'refuse.not-its-turn');
    return whyNotAbility(t, t.loaded.timings.get(timing)!, seat, id);
  },
  then: (t, seat, id) => {
    const next = useAbility(t, timingOf(t, seat, id)!, seat, id);
    return next && 'run' in next ? { run: next.run, goto: 'action phase' } : next;
  },
  label: (t, _, id) => abilityText(t, id),
};

/** Who ends a turn in a Current or in danger is told what comes of it. */
const endOfTurn: ChoiceIn<'turn'>['label'] = (t) => {
  const { figure } = t.locals;
  const end = t.value('end of turn on', figure, squareOf(t, figure));
  const about = end === null ? { flow: null, to: '', damage: 0, defeated: false } : { ...end };
  return { key: 'option.end turn', with: { figure: named(figure), ...about } };
};
/** Nothing for who is Paralyzed. */
const acting = (choices: Record<string, ChoiceIn<'turn'>>): Record<string, ChoiceIn<'turn'>> =>
  Object.fromEntries(
    Object.entries(choices).map(([name, one]) => [
      name,
      { ...one, why: (t, seat, id) => whyParalyzed(t, t.locals.figure) ?? one.why?.(t, seat, id) ?? null },
    ]),
  );

export const ACTION_PHASE: Record<string, ChoiceIn<'turn'>> = {
  ...acting({
    move,
    attack,
    use,
    cast,
    'heal token': healToken,
    'summon token': summonToken,
    'read text': readText,
    loot,
    special,
    throw: throwing,
    'pick up': pickUp,
    're-equip': reEquipping,
  }),
  'end turn': { rule: 'MD-TURN-08', then: () => {}, label: endOfTurn },
};

export const ACTING: MiddaraChapter = {
  values: {
    /** As many as there are SP for. */
    'cost of a Standard Ability': {
      rule: 'MD-ACTN-03',
      of: (_, ability) => STANDARD_ABILITIES[ability],
    },
    'Attacks in a turn': { rule: 'MD-STAM-02', of: () => 99 },
    'uses of an Ability for SP': { rule: 'MD-ABIL-11', of: () => 99 },
  },
  timings: {
    'move ability': {
      rule: 'MD-MOVE-13',
      choices: {},
      why: (t, _, thing) => {
        if (t.used('turn', 'move') + t.used('turn', 'move ability') > 0) {
          return refuse('MD-MOVE-13', 'refuse.moved-already', { by: 'ability' });
        }
        return afterFailedJump(t) ?? whyParalyzed(t, figureWith(t, thing)!);
      },
    },
    'free movement': {
      rule: 'MD-ABIL-06',
      choices: {},
      why: (t, _, thing) => afterFailedJump(t) ?? whyParalyzed(t, figureWith(t, thing)!),
    },
  },
  ways: {
    SP: {
      rule: 'MD-ACTN-02',
      why: (t, _, thing, amount) => {
        const figure = figureWith(t, thing)!;
        if (t.used('turn', `SP:${thing}`) >= t.value('uses of an Ability for SP')) {
          return refuse('MD-ACTN-02', 'refuse.not-its-moment', { why: 'uses', figure: null });
        }
        return /* MD-COND-02 null */ whyTooFewSP(t, figure, spCost(t, figure, amount));
      },
      pay: (t, _, thing, amount) => {
        const figure = figureWith(t, thing)!;
        if (t.isWithin('turn')) t.use('turn', `SP:${thing}`);
        paySP(t, figure, spCost(t, figure, amount));
      },
    },
  },
};
