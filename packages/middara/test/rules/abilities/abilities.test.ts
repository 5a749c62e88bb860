import { data, rule } from '@questwright/harness/vitest';
import { elementOf, reask, Table, whyNot } from '@questwright/kernel';
import { expect, test } from 'vitest';
import type { GearCard } from '../../../src/cards.ts';
import { CONTENT } from '../../../src/content.ts';
import { OPEN, rook } from '../duel.ts';
import { damage, events, field, on, points, stamina, type Field, type Given } from '../field.ts';
import { nameOf } from '../stage.ts';
import { training } from '../training.ts';

const gear = (abilities: GearCard['abilities'], more: Partial<GearCard> = {}): GearCard => ({
  kind: 'item',
  tags: [],
  abilities: abilities!,
  ...more,
});
const vow = [{ token: 'vow', to: 'self' }] as const;
const cards = {
  flask: gear([{ timing: 'between actions', ways: ['DISCARD'], effects: vow }]),
  ring: gear([{ timing: 'between actions', ways: [{ EXHAUST: 1, SP: 1 }], effects: vow }]),
  coin: gear([{ timing: 'between actions', ways: ['FLIP'], effects: vow }]),
  horn: gear([{ timing: 'between actions', ways: ['PER ENCOUNTER'], effects: vow }]),
  chant: gear([{ timing: 'between actions', ways: ['SP'], effects: vow }], { kind: 'discipline' }),
  charm: gear([{ timing: 'any time', ways: ['EXHAUST'], effects: vow }]),
  plate: gear([], { modifies: [{ value: 'defense', add: 1, if: { PASSIVE: true } }] }),
  stance: gear([], {
    kind: 'discipline',
    modifies: [{ value: 'armor', add: 1, if: { PASSIVE: true, equipped: 'SHIELD' } }],
  }),
  hook: gear([{ timing: 'between actions', if: { COMBO: 'LIGHT' }, effects: vow }], { tags: ['LIGHT'] }),
  twin: gear([
    { timing: 'between actions', name: 'dear', ways: [{ SP: 5 }], effects: vow },
    { timing: 'between actions', name: 'cheap', ways: [{ SP: 1 }], effects: vow },
  ]),
  dash: gear([{ timing: 'between actions', ways: ['EXHAUST'], effects: [{ 'Melee ATK': true }] }], {
    kind: 'discipline',
  }),
};
const remi = (things: readonly string[], sp = 3, given: Partial<Given> = {}): Field =>
  field({ map: OPEN, figures: { remi: { at: 'b2', stamina: sp, gear: things }, animate: 'e5' }, cards, ...given });
const use = (name: string, way = ''): string => `use:{${name}}:between actions${way}`;
const exhausted = (table: Field, name: string): number => table.world.things.counters['exhausted']![table.thing(name)]!;

data('MD-ABIL-01', 'a card may have several Abilities, each with its Conditions', () => {
  const table = remi(['twin']);
  expect(table.offers(0)).toContain(table.resolve('use:{twin}:cheap:SP'));
  expect(table).toRefuse(0, 'use:{twin}:dear:SP');
});
rule(['MD-ABIL-02', 'MD-COND-02'], 'Intervention has an SP cost, EXHAUST and a text Condition', () => {
  const table = remi(['intervention'], 0);
  const card = table.thing('intervention');
  expect(table.value('conditions', card, 'self')).toEqual({ tags: ['EXHAUST'], SP: 1, text: [], symbols: [] });
  expect(table.value('conditions', card, 'ally')).toMatchObject({
    tags: ['EXHAUST'],
    SP: 0,
    text: ['other ally within SOI'],
  });
  expect(table).toRefuse(0, 'use:{intervention}:self:EXHAUST+SP');
});
rule('MD-ABIL-06', 'an Ability is for the own turn, between Actions', () => {
  const table = remi(['chant'], 3, { figures: { remi: { at: 'b2', stamina: 3, gear: ['chant'] }, zeke: 'a1' } });
  expect(table.offers(0)).toContain(table.resolve(use('chant', ':SP')));
  table.answer(0, 'end turn');
  expect(table).toRefuse(0, use('chant', ':SP'));
  const moving = remi(['chant']).answer(0, 'move');
  expect(moving).toRefuse(0, use('chant', ':SP'));
});
rule('MD-ABIL-07', '“At any time” is beside every question', () => {
  const table = remi(['charm'], 3, { figures: { zeke: 'a1', remi: { at: 'b2', gear: ['charm'] } } });
  expect(table.where()).toMatch(/turn\/action phase$/);
  table.answer(0, 'at any time:{charm}:any time:EXHAUST');
  expect([on(table, 'remi', 'vow'), exhausted(table, 'charm')]).toEqual([1, 1]);
  expect(table.where()).toMatch(/turn\/action phase$/);
});
const dawn = (lost: number, more: Partial<Given> = {}): Field =>
  field({ map: OPEN, figures: { zeke: 'a1', remi: { at: 'b2', damage: lost, gear: ['bottled-dawn'] } }, ...more });
const DAWN = 'at any time:{bottled-dawn}:any time:DISCARD';
rule('MD-ABIL-07', 'Bottled Dawn heals in the turn of another, and only in need', () => {
  expect(dawn(6)).toRefuse(0, DAWN);
  const table = dawn(7).answer(0, DAWN);
  expect(damage(table, 'remi')).toBe(3);
  expect(table).toRefuse(0, DAWN);
});
test('at any time is in a turn, and by who still stands', () => {
  const gone = dawn(7, { play: ['defeat', { figure: 'remi' }] });
  expect(whyNot(gone.loaded, gone.game, 0, gone.resolve(DAWN))?.key).toBe('refuse.not-its-moment');
  const learning = training();
  learning.edit((game) => {
    const [remi] = game.world.figures;
    const bottle = learning.world.things.zone.findIndex((_, thing) => nameOf(learning, thing) === 'bottled-dawn');
    Object.assign(remi!, { square: 'a1', damage: 7, gear: [...remi!.gear, bottle] });
    new Table(learning.loaded, game, null).move(bottle, 'gear', 'bottom', 'up');
    reask(learning.loaded, game);
  });
  expect(learning.offer(0)!.asides).toEqual([]);
});
rule(['MD-ABIL-07', 'MD-TAG-07'], 'Master Work, when the roll is known', () => {
  const table = masterWork();
  expect(table).toOffer(0, ['use:{master-work}:attack roll:EXHAUST', 'enough']);
  table.answer(0, 'use:{master-work}:attack roll:EXHAUST');
  expect(table.event('hits')).toMatchObject({ roll: 9, defense: 9 });
});
/** ORANGE 4 and WHITE 4 are 8. */
const masterWork = (): Field =>
  rook({
    figures: { rook: { at: 'b2', stamina: 2, gear: ['mallet', 'parrying-knife', 'master-work'] }, animate: 'c2' },
    dice: [3, 3],
  }).answer(0, 'attack:{animate}');
data('MD-TAG-07', '+1 TO THE ATK ROLL makes 9 of 8', () => {
  expect(masterWork().answer(0, 'use:{master-work}:attack roll:EXHAUST').event('hits')).toMatchObject({ roll: 9 });
  expect(masterWork().answer(0, 'enough').event('misses')).toMatchObject({ roll: 8 });
});
data('MD-FACT-16', 'Master Work', () => {
  const table = masterWork().answer(0, 'use:{master-work}:attack roll:EXHAUST');
  expect([events(table, 'hits').length, exhausted(table, 'master-work')]).toEqual([1, 1]);
});

const HELM = 'use:{hammer-helm}:dice rolled:EXHAUST';
/** Remi with the Great Hammer and Hammer Helm: WHITE 2, WHITE 3, BLACK 4 books. */
const helm = (dice: readonly number[] = [1, 2, 1, 6, 4]): Field =>
  field({
    map: OPEN,
    figures: { remi: { at: 'b2', stamina: 2, gear: ['great-hammer', 'hammer-helm'] }, animate: 'c2' },
    cards: { animate: { armor: 0 } },
    dice,
  }).answer(0, 'attack:{animate}');
rule(['MD-ABIL-08', 'MD-ABIL-20'], 'Hammer Helm: dice of the own Attack are rolled again', () => {
  const table = helm();
  expect(table).toOffer(0, [HELM, 'pass']);
  table.answer(0, HELM);
  expect(elementOf(table.loaded, table.game, 0, 'dice', '2-white').with).toEqual({ die: { content: 'die-white' } });
  table.answer(0, 'dice', '1-white', '2-white');
  expect(table.event('hits')).toMatchObject({ roll: 12 });
  // 3 and 1 of the Passive.
  table.answer(0, 'enough');
  expect([damage(table, 'animate'), exhausted(table, 'hammer-helm')]).toEqual([4, 1]);
  expect(table).toRefuse(0, HELM);
});
data('MD-FACT-20', 'Hammer Helm: any dice', () => {
  const table = helm([1, 6, 1, 6]).answer(0, HELM).answer(0, 'dice', '1-white');
  expect(table.event('hits')).toMatchObject({ roll: 14 });
});
rule('MD-ABIL-14', 'a Passive Ability with a requirement', () => {
  expect([remi(['stance', 'buckler']).value('armor', 0), remi(['stance']).value('armor', 0)]).toEqual([2, 0]);
});
rule(['MD-ABIL-15', 'MD-ABIL-17'], 'the Passive does not wait for the other Ability', () => {
  const table = helm([5, 5, 1]).answer(0, 'pass').answer(0, 'enough');
  // WHITE 6 and WHITE 6 are 12.
  expect(damage(table, 'animate')).toBe(4);
});
rule('MD-ABIL-16', 'a Passive works while its card is Exhausted', () => {
  const table = helm([1, 2, 1, 6, 4]).answer(0, HELM).answer(0, 'dice', '1-white', '2-white').answer(0, 'enough');
  expect(exhausted(table, 'hammer-helm')).toBe(1);
  expect(table.value('damage of your Attacks', 0)).toBe(1);
});
rule('MD-ABIL-11', 'as often as the SP allow', () => {
  const table = remi(['chant']);
  for (let i = 0; i < 3; i++) table.answer(0, use('chant', ':SP'));
  expect([on(table, 'remi', 'vow'), stamina(table, 'remi')]).toEqual([3, 0]);
  expect(table).toRefuse(0, use('chant', ':SP'), 'MD-ACTN-02');
});
rule('MD-ABIL-12', 'an Ability that starts an Action ends the Move Action first', () => {
  const table = remi(['walking-blade', 'dash'], 3, {
    figures: { remi: { at: 'b2', stamina: 1, gear: ['walking-blade', 'dash'] }, animate: 'c2' },
    dice: [1, 1],
  }).answer(0, 'move');
  expect(points(table)).toBe(6);
  table.answer(0, use('dash', ':EXHAUST'));
  expect(events(table, 'points lost')).toHaveLength(1);
  expect(events(table, 'attacks')).toHaveLength(1);
  expect(table.where()).toMatch(/turn\/action phase$/);
});
rule(['MD-ABIL-12', 'MD-TAG-28'], 'it is paid for when FLIGHT is over: in Muck it costs more', () => {
  const flown = (stamina: number): Field =>
    field({
      map: ['.m..'],
      figures: { zeke: { at: 'a1', stamina, gear: ['magic-staff', 'gore-shot', 'ascension'] }, animate: 'd1' },
    })
      .answer(0, 'use:{ascension}:move ability:SP')
      .answer(0, 'walk', 'b1');
  expect(flown(3).value('SP cost', 0, 1)).toBe(1);
  const shot = (table: Field): boolean => table.offers(0).some((one) => one.endsWith(':between actions:SP'));
  expect([shot(flown(3)), shot(flown(2))]).toEqual([true, false]);
});
rule(['MD-ABIL-18', 'MD-COND-05'], 'Intervention: for itself 1 SP, for an ally none', () => {
  const given = { figures: { remi: { at: 'b2', stamina: 3, gear: ['intervention'] }, rook: 'd2' } };
  const own = remi([], 3, given).answer(0, 'use:{intervention}:self:EXHAUST+SP');
  expect([on(own, 'remi', 'intervention'), stamina(own, 'remi'), exhausted(own, 'intervention')]).toEqual([1, 2, 1]);
  const other = remi([], 3, given).answer(0, 'use:{intervention}:ally:EXHAUST');
  expect([on(other, 'rook', 'intervention'), stamina(other, 'remi'), exhausted(other, 'intervention')]).toEqual([
    1, 3, 1,
  ]);
});
data('MD-FACT-18', 'Intervention: never more than one token', () => {
  const table = remi([], 3, {
    figures: { remi: { at: 'b2', stamina: 3, gear: ['intervention'] }, rook: { at: 'd2', on: { intervention: 1 } } },
  });
  expect(on(table.answer(0, 'use:{intervention}:ally:EXHAUST'), 'rook', 'intervention')).toBe(1);
});
rule(['MD-ABIL-19', 'MD-COND-05', 'MD-TAG-13'], 'False Idol with a War Axe', () => {
  const table = field({
    map: OPEN,
    figures: { remi: { at: 'b2', stamina: 0, gear: ['war-axe', 'false-idol'] }, animate: 'c2' },
    dice: [1, 1],
  }).answer(0, 'use:{false-idol}:between actions:EXHAUST');
  expect([exhausted(table, 'false-idol'), stamina(table, 'remi')]).toEqual([1, 0]);
  const rolled = events(table, 'rolled')[0]!['shows'] as { with: { die: { content: string } } }[];
  expect(rolled.map((one) => one.with.die.content)).toEqual(['die-white', 'die-white']);
});
data('MD-FACT-19', 'False Idol: an Attack for no SP', () => {
  const table = field({
    map: OPEN,
    figures: { remi: { at: 'b2', stamina: 0, gear: ['war-axe', 'false-idol'] }, animate: 'c2' },
  });
  expect(table.offers(0)).toContain(table.resolve('use:{false-idol}:between actions:EXHAUST'));
});

// ---- Conditions ----

data('MD-COND-01', 'every Ability of the cards has a Condition', () => {
  const cards = Object.entries(CONTENT) as unknown as [string, Partial<GearCard>][];
  const having = cards.filter(([, { abilities = [] }]) => abilities.length > 0);
  expect(new Set(having.map(([, { kind }]) => kind)).size).toBeGreaterThan(4);
  const unconditional = having.filter(([, { abilities }]) =>
    abilities!.some(({ ways = [], if: condition, limit }) => ways.length === 0 && !condition && !limit),
  );
  expect(unconditional.map(([id]) => id)).toEqual([]);
  const costs = cards.flatMap(([id, { weapon }]) =>
    (weapon?.symbols ?? []).map(({ cost }) => [id, Object.values(cost)] as const),
  );
  expect(costs.length).toBeGreaterThan(5);
  expect(costs.filter(([, cost]) => !cost.some((count) => count > 0))).toEqual([]);
});
rule('MD-COND-02', 'all Conditions and costs must be met', () => {
  expect(remi(['ring'], 0)).toRefuse(0, use('ring', ':EXHAUST+SP'));
  const table = remi(['ring']).answer(0, use('ring', ':EXHAUST+SP'));
  expect(stamina(table, 'remi')).toBe(2);
  expect(table).toRefuse(0, use('ring', ':EXHAUST+SP'));
});
rule('MD-COND-03', 'COMBO needs another Item with the Tag', () => {
  expect(remi(['hook']).offers(0)).not.toContain(remi(['hook']).resolve(use('hook')));
  const table = remi(['hook', 'katar']);
  expect(table.offers(0)).toContain(table.resolve(use('hook')));
});
rule('MD-COND-04', 'DISCARD', () => {
  const table = remi(['flask']).answer(0, use('flask', ':DISCARD'));
  expect(table.pile('gear')).toEqual([]);
  expect([table.world.figures[0]!.gear, on(table, 'remi', 'vow')]).toEqual([[], 1]);
});
rule(['MD-COND-05', 'MD-EXH-02'], 'EXHAUST, and not again', () => {
  const table = remi(['ring']).answer(0, use('ring', ':EXHAUST+SP'));
  expect(exhausted(table, 'ring')).toBe(1);
  expect(table).toRefuse(0, use('ring', ':EXHAUST+SP'), 'MD-EXH-02');
});
data('MD-EXH-01', 'an Exhausted card is marked', () => {
  expect(exhausted(remi(['ring']).answer(0, use('ring', ':EXHAUST+SP')), 'ring')).toBe(1);
});
rule('MD-COND-06', 'FLIP', () => {
  const table = remi(['coin']).answer(0, use('coin', ':FLIP'));
  expect(table.world.things.face[table.thing('coin')]).toBe(0);
  expect(table).toRefuse(0, use('coin', ':FLIP'));
});
rule('MD-COND-07', 'PASSIVE counts at all times', () => {
  expect(remi(['plate']).value('defense', 0)).toBe(10);
  expect(remi(['plate']).value('defense', 1)).toBe(9);
});
rule('MD-COND-08', 'PER ENCOUNTER: once', () => {
  const table = remi(['horn']).answer(0, use('horn', ':PER ENCOUNTER'));
  expect(table).toRefuse(0, use('horn', ':PER ENCOUNTER'), 'MD-COND-08');
  table.answer(0, 'end turn');
  expect(table).toRefuse(0, use('horn', ':PER ENCOUNTER'), 'MD-COND-08');
});
rule('MD-ABIL-09', 'what a Passive gives is lost with its card', () => {
  const table = remi(['plate']);
  expect(table.value('defense', 0)).toBe(10);
  table.set('figures.0.gear', []);
  expect(table.value('defense', 0)).toBe(9);
});

// ---- Trees ----

const TREES = ['ASSEMBLAGE', 'CRUOR', 'MARTIAL', 'SANCTUS', 'SUBTERFUGE'];
const treeOf = (card: string): string[] => (CONTENT[card]!['tags'] as string[]).filter((tag) => TREES.includes(tag));
data('MD-TAG-09', 'CRUOR', () => expect(treeOf('gore-shot')).toEqual(['CRUOR']));
data('MD-TAG-10', 'MARTIAL', () => expect(treeOf('hammer-helm')).toEqual(['MARTIAL']));
data('MD-TAG-11', 'SANCTUS', () => expect(treeOf('intervention')).toEqual(['SANCTUS']));
data('MD-TAG-12', 'SUBTERFUGE', () => expect(treeOf('false-idol')).toEqual(['SUBTERFUGE']));
