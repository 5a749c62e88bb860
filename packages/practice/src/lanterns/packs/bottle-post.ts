import {
  authoring,
  type Authoring,
  type Extended,
  type Proc,
  type Seat,
  type Table,
  refuse,
  type Choice,
  type Edit,
  type Json,
  type Pack,
  type Steps,
} from '@questwright/kernel';
import { gainOil, loseOil } from '../oil.ts';
import { cardAt, face, type River, type RiverTable } from '../world.ts';
import { LETTERS, type Secret } from './content.ts';

interface Bottle {
  seat: Seat;
  thing: number;
  open: boolean;
}
type PostRiver = Extended<River, unknown, { 'a bottle': Proc<Bottle> }>;
const { call, edit }: Authoring<PostRiver> = authoring();

const secretOf = (t: RiverTable, thing: number): Secret => (cardAt(t, thing)['secret'] ?? {}) as Secret;
/** The words for what a letter holds. Which letter holds it, they do not tell. */
const says = (secret: Secret): Json => ({ key: `letter.${Object.keys(secret)[0]}`, with: { ...secret } });
const isOpen = (t: Table<PostRiver, Bottle>): boolean => t.locals.open;

const fish: Choice<PostRiver> = {
  rule: 'LAN-BTL-02',
  why: (t, seat) => {
    if (t.pile('bottles').length === 0) return refuse('LAN-BTL-02', 'refuse.no-bottles');
    return t.world.oil[seat]! > 0 ? null : refuse('LAN-BTL-02', 'refuse.too-little-oil', { needs: 1 });
  },
  then: (t, seat) => {
    loseOil(t, seat, 1);
    return { run: [call('a bottle', { seat, thing: t.pile('bottles')[0]!, open: false })] };
  },
};

const bottle: Steps<PostRiver, Bottle> = {
  seal: {
    rule: 'LAN-BTL-03',
    ask: {
      seats: (t) => [t.locals.seat],
      choices: {
        break: {
          rule: 'LAN-BTL-03',
          kind: 'confirm',
          then: (t, _, __, [answer]) => {
            t.locals.open = answer === 'yes';
          },
        },
      },
    },
  },
  'thrown back': {
    rule: 'LAN-BTL-03',
    when: (t) => !isOpen(t),
    do: (t) => {
      t.move(t.locals.thing, 'bottles', 'bottom', 'down');
      t.emit('thrown back', { seat: t.locals.seat });
      return { done: null };
    },
  },
  letter: {
    rule: 'LAN-BTL-04',
    when: isOpen,
    do: (t) => {
      const { seat, thing } = t.locals;
      const secret = secretOf(t, thing);
      t.move(thing, secret.light === undefined ? 'read' : `quay/${seat}`);
      t.emit('letter read', { seat, card: face(t, thing), secret: { ...secret }, says: says(secret) });
    },
  },
  'money matters': {
    rule: 'LAN-BTL-04',
    when: (t) => secretOf(t, t.locals.thing).oil !== undefined,
    do: (t) => {
      const { oil = 0 } = secretOf(t, t.locals.thing);
      if (oil > 0) gainOil(t, t.locals.seat, oil);
      else loseOil(t, t.locals.seat, -oil);
    },
  },
  enclosure: {
    rule: 'LAN-BTL-04',
    when: (t) => secretOf(t, t.locals.thing).cards !== undefined,
    do: (t) => {
      const { cards = 0 } = secretOf(t, t.locals.thing);
      return { run: Array.from({ length: cards }, () => call('drawing', { seat: t.locals.seat })) };
    },
  },
  curfew: {
    rule: 'LAN-BTL-05',
    when: (t) => secretOf(t, t.locals.thing).curfew === true,
    do: (t) => {
      t.emit('curfew', { seat: t.locals.seat });
      return { end: 'night' };
    },
  },
};

const letters: Edit<PostRiver>[] = Object.entries(LETTERS).map(([content, add]) => ({
  rule: 'LAN-BTL-07',
  content,
  add,
}));

export const bottlePost: Pack<PostRiver> = {
  id: 'bottle-post',
  kind: 'pack',
  rule: 'LAN-BTL-07',
  edits: [
    ...letters,
    { rule: 'LAN-BTL-07', zone: 'bottles', add: { sees: 'none' } },
    { rule: 'LAN-BTL-07', zone: 'read', add: { sees: 'all' } },
    {
      rule: 'LAN-BTL-01',
      setup: 'bottles',
      before: 'hands',
      add: {
        rule: 'LAN-BTL-01',
        do: (t) => {
          for (const id in LETTERS) t.add(id, 'bottles');
          t.shuffle('bottles');
        },
      },
    },
    edit.choice('turn', 'action', 'fish', { rule: 'LAN-BTL-02', add: fish }),
    edit.procedure('a bottle', { rule: 'LAN-BTL-07', add: bottle }),
    { rule: 'LAN-BTL-07', shown: 'a bottle', add: ['seat', 'thing'] },
    edit.value('brightness', {
      rule: 'LAN-BTL-06',
      wrap: (base) => (t, thing) => secretOf(t, thing).light ?? base(t, thing),
    }),
    edit.value('where a dead lantern goes', {
      rule: 'LAN-BTL-06',
      overrides: ['LAN-OUT-02'],
      wrap: (base) => (t, thing) =>
        cardAt(t, thing).sort === 'letter' ? { pile: 'bottles', place: 'bottom', face: 'down' } : base(t, thing),
    }),
  ],
};
