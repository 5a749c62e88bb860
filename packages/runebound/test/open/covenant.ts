/** Covenant Items: Items with upgrades under them, face up for what they do, face down to be activated in place of another
 *  part. What an upgrade may cost (MN-COV-17) and where goods come from are not part of the trial. */

import {
  refuse,
  words,
  type Choice,
  type Edit,
  type Extended,
  type Of,
  type Pack,
  type Refusal,
  type Seat,
  type Steps,
  type Table,
  authoring,
  type Authoring,
  type Proc,
} from '@questwright/kernel';
import { areaOf, isKind, type Hero, type Item, type RuneboundWorld } from '@questwright/runebound';

interface MidnightItem extends Item {
  midnight: true;
}
interface Warden extends Hero {
  /** Weapons and Armor that cost as much are closed to it. */
  closedCost: number;
}
const midnight = { kind: 'item', back: 'market', midnight: true } as const;
const WARDEN: Warden = {
  kind: 'hero',
  back: 'hero',
  mind: 3,
  body: 5,
  spirit: 3,
  damage: { ranged: 1, melee: 2, magic: 1 },
  life: 6,
  stamina: 4,
  skills: {},
  closedCost: 4,
};
const CARDS: Record<string, MidnightItem | Warden> = {
  'oath-blade': {
    ...midnight,
    cost: 4,
    class: 'weapon',
    type: 'sword',
    use: 'activate',
    abilities: [
      {
        timing: 'before combat',
        name: 'strike first',
        ways: ['activate'],
        effects: [{ wounds: 1, who: 'your enemy' }],
      },
    ],
  },
  'mantle-of-last-light': {
    ...midnight,
    cost: 5,
    class: 'artifact',
    type: 'mantle',
    use: 'always',
    modifies: [{ value: 'spirit', if: { 'always on': true, of: 'your hero' }, add: 2 }],
  },
  'vial-of-embers': {
    ...midnight,
    cost: 2,
    class: 'artifact',
    type: 'potion',
    use: 'discard',
    abilities: [
      { timing: 'before combat', name: 'throw', ways: ['discard'], effects: [{ wounds: 1, who: 'your enemy' }] },
    ],
  },
  'warden-of-the-wall': WARDEN,
};

// ---- an Item and its parts ----

const GOODS = 'covenant goods';
const SPENT = 'activated part';
const goodsOf = (t: CovenantTable, seat: Seat): readonly number[] => t.pile(GOODS, seat);
const itemOf = (t: CovenantTable, part: number): number => {
  const host = t.world.things.host[part]!;
  return host < 0 ? part : host;
};
const isUpgrade = (t: CovenantTable, thing: number): boolean => itemOf(t, thing) !== thing;
const isPart = (t: CovenantTable, thing: number): boolean => t.under(itemOf(t, thing)).length > 0;
const upgradesOf = (t: CovenantTable, seat: Seat): number[] => areaOf(t, seat).flatMap((thing) => t.under(thing));
type CovenantLand = Extended<
  RuneboundWorld,
  unknown,
  { 'covenant item': Proc<Covenant>; 'activation of a part': Proc<Activation> },
  {
    'cards to activate for': Of<[part: number], number[]>;
    'new special effect': Of<[good: number], boolean>;
    'can be an upgrade': Of<[good: number], boolean>;
  }
>;
type CovenantTable = Table<CovenantLand>;
const { call, edit, runs }: Authoring<CovenantLand> = authoring();
export { edit };
const partsOf = (t: CovenantTable, seat: Seat): number[] => [...areaOf(t, seat), ...upgradesOf(t, seat)];
const isUp = (t: CovenantTable, thing: number): boolean => t.world.things.face[thing] === 1;
const isSpent = (t: CovenantTable, thing: number): boolean => t.counters(thing, SPENT) > 0;
const printed = (t: CovenantTable, thing: number): Partial<MidnightItem> =>
  t.contentOf(thing).content as Partial<MidnightItem>;

/** Which cards could be activated so that a part takes effect. */
const payersOf = (t: CovenantTable, part: number): number[] => t.value('cards to activate for', part);

// ---- which Item, which upgrade ----

interface Covenant {
  seat: Seat;
  item: number | null;
  good: number | null;
}

const alike = (t: CovenantTable, seat: Seat, good: number): number[] => {
  const kind = t.value('limited kind', good);
  return areaOf(t, seat).filter((thing) => t.value('limited kind', thing) === kind);
};
/** A card that lies face down counts for nothing. */
function whyNoRoom(t: CovenantTable, seat: Seat, good: number): Refusal | null {
  if (!t.value('new special effect', good)) return null;
  const kind = t.value('limited kind', good)!;
  const { most } = t.value('limit', kind, seat)!;
  return alike(t, seat, good).length < most ? null : refuse('MN-COV-12', 'refuse.no-room', { kind, most });
}
function whyNoCovenant(t: CovenantTable, seat: Seat, item: number): Refusal | null {
  const { midnight: isMidnight, use } = areaOf(t, seat).includes(item) ? printed(t, item) : {};
  return isMidnight && use !== 'discard' ? null : refuse('MN-COV-01', 'refuse.no-covenant-item');
}
function whyNotAttached(t: CovenantTable, seat: Seat, item: number, good: number): Refusal | null {
  const no = whyNoCovenant(t, seat, item);
  if (no !== null) return no;
  if (!goodsOf(t, seat).includes(good)) return refuse('MN-COV-09', 'refuse.not-your-goods');
  if (!t.value('can be an upgrade', good)) return refuse('MN-COV-10', 'refuse.no-upgrade', { card: { thing: good } });
  return whyNoRoom(t, seat, good);
}
const pairIn = (id: string): [number, number] => words(id).map(Number) as [number, number];
const attachments = (t: CovenantTable, seat: Seat): string[] =>
  areaOf(t, seat)
    .filter((thing) => whyNoCovenant(t, seat, thing) === null)
    .flatMap((item) => goodsOf(t, seat).map((good) => `attach:${item}:${good}`));
const canAttach = (t: CovenantTable, seat: Seat): boolean =>
  attachments(t, seat).some((id) => whyNotAttached(t, seat, ...pairIn(id)) === null);
/** What could be given up so that there is room. */
const inTheWay = (t: CovenantTable, seat: Seat): number[] => {
  const tooMany = attachments(t, seat).filter((id) => whyNotAttached(t, seat, ...pairIn(id))?.rule === 'MN-COV-12');
  return [...new Set(tooMany.flatMap((id) => alike(t, seat, pairIn(id)[1])))];
};

const attach: Choice<CovenantLand, Covenant> = {
  rule: 'MN-COV-09',
  list: attachments,
  why: (t, seat, id) => whyNotAttached(t, seat, ...pairIn(id)),
  label: (_, __, id) => {
    const [item, good] = pairIn(id);
    return { key: 'option.attach', with: { item: { thing: item }, card: { thing: good } } };
  },
  then: (t, _, id) => {
    [t.locals.item, t.locals.good] = pairIn(id);
  },
};
const makeRoom: Choice<CovenantLand, Covenant> = {
  rule: 'MN-COV-12',
  list: (t, seat) => inTheWay(t, seat).map((thing) => `make-room:${thing}`),
  label: (_, __, id) => ({ key: 'option.make-room', with: { card: { thing: Number(words(id)[0]) } } }),
  then: (_, __, id) => ({
    run: [call('discard', { thing: Number(words(id)[0]) })],
    goto: 'item and upgrade',
  }),
};
const noUpgrade: Choice<CovenantLand, Covenant> = {
  rule: 'MN-COV-24',
  why: (t, seat) => (canAttach(t, seat) ? refuse('MN-COV-25', 'refuse.must-be-attached') : null),
  then: () => ({ done: null }),
};

const covenantItem: Steps<CovenantLand, Covenant> = {
  'item and upgrade': {
    rule: 'MN-COV-09',
    ask: {
      seats: (t) => (attachments(t, t.locals.seat).length > 0 ? [t.locals.seat] : []),
      // Nobody else may learn from the question which goods these are.
      evenIfForced: true,
      choices: { attach, 'make-room': makeRoom, 'no-upgrade': noUpgrade },
    },
  },
  missed: { rule: 'MN-COV-24', do: (t) => (t.locals.item === null ? { done: null } : undefined) },
  beneath: { rule: 'MN-COV-02', do: (t) => t.putUnder(t.locals.good!, t.locals.item!, 'down') },
  'face up': {
    rule: 'MN-COV-03',
    when: (t) => t.value('new special effect', t.locals.good!),
    do: (t) => t.turn(t.locals.good!, 'up'),
  },
  told: {
    rule: 'MN-COV-09',
    do: (t) => {
      const { seat, item, good } = t.locals;
      t.emit('upgrade attached', { seat, item: { thing: item }, card: { thing: good } });
    },
  },
};

// ---- activation ----

interface Activation {
  seat: Seat;
  part: number;
  card: number | null;
}
const activationOfAPart: Steps<CovenantLand, Activation> = {
  'which card': {
    rule: 'MN-COV-05',
    ask: {
      seats: (t) => (payersOf(t, t.locals.part).length > 1 ? [t.locals.seat] : []),
      choices: {
        slide: {
          rule: 'MN-COV-05',
          list: (t) => payersOf(t, t.locals.part).map((card) => `slide:${card}`),
          label: (_, __, id) => ({ key: 'option.slide', with: { card: { thing: Number(words(id)[0]) } } }),
          then: (t, _, id) => void (t.locals.card = Number(words(id)[0])),
        },
      },
    },
  },
  'slid beneath the card above': {
    rule: 'MN-COV-05',
    do: (t) => {
      const card = t.locals.card ?? payersOf(t, t.locals.part)[0]!;
      t.setCounters(card, SPENT, 1);
      t.emit('part activated', { seat: t.locals.seat, card: { thing: card } });
    },
  },
};

const ACTIVATION: readonly Edit<CovenantLand>[] = [
  { rule: 'MN-COV-05', counter: SPENT, add: true },
  edit.procedure('activation of a part', { rule: 'MN-COV-05', add: activationOfAPart }),
  { rule: 'MN-COV-05', shown: 'activation of a part', add: ['seat', 'part'] },
  edit.value('cards to activate for', { rule: 'MN-COV-05', add: (t, part) => (isSpent(t, part) ? [] : [part]) }),
  edit.value('cards to activate for', {
    rule: 'MN-COV-15',
    wrap: (base) => (t, part) => [
      ...base(t, part),
      ...t.under(itemOf(t, part)).filter((one) => one !== part && !isUp(t, one) && !isSpent(t, one)),
    ],
  }),
  {
    rule: 'MN-COV-06',
    overrides: ['RB-ACT-04'],
    way: 'activate',
    wrap: (base) => ({
      ...base,
      pay: (t, seat, thing, amount, ability) => {
        const paid = base.pay(t, seat, thing, amount, ability);
        if (!isPart(t, thing)) return paid;
        // Its text is hidden, but it is not turned over: a substitute may bring the text back.
        t.turn(thing, 'up');
        return { run: [call('activation of a part', { seat, part: thing, card: null })] };
      },
    }),
  },
  {
    rule: 'MN-COV-06',
    hook: 'setAside',
    wrap: (base) => (t, thing, value) => {
      const hidden = isSpent(t, thing) && (value !== null || payersOf(t, thing).length === 0);
      return hidden ? refuse('MN-COV-06', 'refuse.part-activated', { card: { thing } }) : base(t, thing, value);
    },
  },
  edit.step('refresh step', 'parts', {
    rule: 'MN-COV-06',
    before: 'nothing to refresh',
    add: {
      rule: 'MN-COV-06',
      when: (t) => partsOf(t, t.locals.seat).some((thing) => isSpent(t, thing)),
      do: (t) => {
        const { seat } = t.locals;
        const cards = partsOf(t, seat).filter((thing) => isSpent(t, thing));
        for (const thing of cards) t.setCounters(thing, SPENT, 0);
        t.emit('parts refreshed', { seat, cards: cards.map((thing) => ({ thing })) });
      },
    },
  }),
];

export const COVENANT: Pack<CovenantLand> = {
  id: 'covenant',
  kind: 'pack',
  rule: 'MN-COV-09',
  edits: [
    ...Object.entries(CARDS).map(([id, card]): Edit<CovenantLand> => ({ rule: 'MN-COV-09', content: id, add: card })),
    { rule: 'MN-COV-09', zone: GOODS, add: { per: 'seat', sees: 'owner' } },
    edit.procedure('covenant item', { rule: 'MN-COV-09', add: covenantItem }),
    { rule: 'MN-COV-09', shown: 'covenant item', add: ['seat'] },
    { rule: 'MN-COV-09', closed: 'covenant item', add: true },
    edit.step('experience counter', 'covenant item', {
      rule: 'MN-COV-09',
      after: 'permanent bonus',
      add: runs({
        rule: 'MN-COV-09',
        run: 'covenant item',
        with: (t) => ({ seat: t.locals.seat, item: null, good: null }),
      }),
    }),
    edit.value('new special effect', { rule: 'MN-COV-05', add: () => false }),
    edit.value('new special effect', {
      rule: 'MN-COV-10',
      wrap: () => (t, good) => isKind(t, good, 'item') && printed(t, good).use !== 'discard',
    }),
    edit.value('can be an upgrade', { rule: 'MN-COV-09', add: (t, good) => t.value('new special effect', good) }),
    edit.value('can be an upgrade', { rule: 'MN-COV-14', wrap: () => () => true }),
    edit.value('limit', {
      rule: 'MN-COV-11',
      wrap: (base) => (t, kind, seat) => {
        const limit = base(t, kind, seat);
        const beneath = upgradesOf(t, seat).filter((one) => isUp(t, one) && t.value('limited kind', one) === kind);
        return { ...limit, most: limit.most - beneath.length };
      },
    }),
    {
      rule: 'MN-COV-13',
      hook: 'setAside',
      wrap: (base) => (t, thing, value) => {
        const seat = isUpgrade(t, thing) ? t.controller(thing) : null;
        const [hero] = seat === null ? [] : t.pile('hero', seat);
        const { closedCost = Infinity } = hero === undefined ? {} : (t.contentOf(hero).content as Partial<Warden>);
        const { class: kind, cost = 0 } = printed(t, thing);
        const isClosed = (kind === 'weapon' || kind === 'armor') && cost >= closedCost;
        return isClosed ? refuse('MN-COV-13', 'refuse.closed-to-hero', { card: { thing } }) : base(t, thing, value);
      },
    },
    {
      rule: 'MN-COV-27',
      watch: 'upgrades of a lost item',
      add: {
        rule: 'MN-COV-27',
        on: ['discarded', 'sold'],
        do: (t) => {
          const { hosted, zone } = t.world.things;
          const lost = hosted.filter((thing) => !zone[thing]!.startsWith('area/'));
          for (const thing of lost) t.move(thing, 'market deck', 'bottom', 'down');
        },
      },
    },
    ...ACTIVATION,
  ],
};
