import {
  authoring,
  type Authoring,
  type Extended,
  type Proc,
  refuse,
  type Choice,
  type Pack,
  type Steps,
} from '@questwright/kernel';
import { faceOf, whyProtected } from '../../rules/market/items-and-allies.ts';
import { alliesOf, moneyOf, payment, type RuneboundWorld, type RuneboundTable } from '../../world.ts';

const WAGE = 1;

interface Wages {
  seat: number;
  /** Allies that have been paid. */
  paid: number[];
}
type WagesWorld = Extended<RuneboundWorld, unknown, { wages: Proc<Wages> }>;
const { edit, runs }: Authoring<WagesWorld> = authoring();

/** Elements are thing numbers of Allies; an empty answer pays nobody. */
const payWages: Choice<WagesWorld, Wages> = {
  rule: 'RB-VAR-06',
  kind: 'some',
  why: (t, seat) =>
    moneyOf(t, seat, 'wages') >= WAGE ? null : refuse('RB-VAR-06', 'refuse.no-wages', { price: WAGE }),
  form: (t, seat) => {
    const allies = alliesOf(t, seat);
    return {
      of: allies.map(String),
      min: 0,
      max: Math.min(allies.length, Math.floor(moneyOf(t, seat, 'wages') / WAGE)),
    };
  },
  element: (_, __, element) => ({ key: 'element.pay-wages', with: { card: { thing: Number(element) } } }),
  then: (t, seat, _, elements) => {
    t.locals.paid = elements.map(Number);
    if (elements.length === 0) return undefined;
    t.emit('wages paid', { seat, cards: t.locals.paid.map((thing) => faceOf(t, thing)) });
    return { run: [payment(seat, WAGE * elements.length, 'wages')] };
  },
};

const unpaid = (t: RuneboundTable, { seat, paid }: Wages): number[] =>
  alliesOf(t, seat).filter((thing) => !paid.includes(thing) && whyProtected(t, thing) === null);

const wages: Steps<WagesWorld, Wages> = {
  'one gold per ally': {
    rule: 'RB-VAR-06',
    ask: {
      seats: (t) =>
        moneyOf(t, t.locals.seat, 'wages') >= WAGE && alliesOf(t, t.locals.seat).length > 0 ? [t.locals.seat] : [],
      choices: { 'pay-wages': payWages },
    },
  },
  'unpaid allies': runs({
    rule: 'RB-VAR-07',
    each: (t) => unpaid(t, t.locals),
    run: 'discard',
    with: (_, thing) => ({ thing }),
  }),
};

export const ALLY_LIMITS: Pack<WagesWorld> = {
  id: 'ally-limits',
  kind: 'variant',
  rule: 'RB-VAR-05',
  edits: [
    edit.value('ally limit', { rule: 'RB-VAR-05', overrides: ['RB-ITM-12'], replace: () => Number.MAX_SAFE_INTEGER }),
    edit.procedure('wages', { rule: 'RB-VAR-06', add: wages }),
    { rule: 'RB-VAR-06', shown: 'wages', add: ['seat', 'paid'] },
    { rule: 'RB-VAR-06', closed: 'wages', add: true },
    edit.step('market step', 'wages', {
      rule: 'RB-VAR-06',
      overrides: ['RB-MKT-03'],
      before: 'a card from the market deck',
      add: runs({
        rule: 'RB-VAR-06',
        when: (t) => alliesOf(t, t.locals.seat).length > 0,
        run: 'wages',
        with: (t) => ({ seat: t.locals.seat, paid: [] }),
      }),
    }),
  ],
};
