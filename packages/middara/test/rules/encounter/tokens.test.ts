import { data, rule } from '@questwright/harness/vitest';
import { expect } from 'vitest';
import type { EncounterCard, FigureCard } from '../../../src/cards.ts';
import { at, damage, field, points, sight, stamina, stops, thing, walks, type Field, type Given } from '../field.ts';
import { opened, stage, tags, track, who } from '../stage.ts';

type Secret = EncounterCard['secret'];
const hidden = (secret: Partial<Secret>, more: Partial<EncounterCard> = {}): Partial<EncounterCard> => ({
  secret: { ends: { lost: [] }, ...secret },
  ...more,
});
const CORNER = ['......', '.oooo.', '......'];
/** Zeke walks round a corner; a Totem stands behind it. */
const corner = (secret: Partial<Secret>, given: Partial<Given> = {}): Field =>
  field({
    map: CORNER,
    figures: { zeke: { at: 'd3', stamina: 5 }, remi: 'e3' },
    tokens: [{ kind: 'totem', square: 'a1', colour: 'red' }],
    encounter: hidden(secret),
    ...given,
  }).answer(0, 'move');
const hurt = (amount: number): Secret['ends'][string] => [{ damage: amount, type: 'irreducible' }];
/** Which card a token on the board is, as far as everybody can see. */
const seen = (table: Field, thing: number): string | null =>
  table.view(null).zones['tokens']!.find((one) => one.thing === thing)?.card ?? null;
const activated = (table: Field): number => tags(table).filter((tag) => tag === 'token activated').length;

rule('MD-TOTM-01', 'a Totem activates in the middle of a movement, as soon as it is seen', () => {
  const table = corner({ totems: { red: hurt(2) } });
  expect(activated(table)).toBe(0);
  table.answer(0, 'walk', 'c3', 'b3', 'a3');
  expect(damage(table, 'zeke')).toBe(2);
  expect(activated(table)).toBe(1);
});

rule('MD-TOTM-02', 'sight of a Totem has no limit', () => {
  const row = '........................';
  const table = field({
    map: [row, `ooo${row.slice(3)}`],
    figures: { zeke: { at: 'w2', stamina: 5 } },
    tokens: [{ kind: 'totem', square: 'a1', colour: 'red' }],
    encounter: hidden({ totems: { red: hurt(2) } }),
  });
  expect(damage(table, 'zeke')).toBe(0);
  table.answer(0, 'move').answer(0, 'walk', 'w1');
  expect(damage(table, 'zeke')).toBe(2);
});

rule('MD-TOTM-03', 'only the text of its colour is read', () => {
  const table = corner({ totems: { red: hurt(2), blue: hurt(5) } });
  table.answer(0, 'walk', 'c3', 'b3', 'a3');
  expect(damage(table, 'zeke')).toBe(2);
  expect(table.event('hidden text')).toMatchObject({ text: { with: { name: 'red' } }, effects: [{ damage: 2 }] });
});

/** A Cave Sickle steps out of Remi's sight of a Totem, into the space of an Animate; the text ends its turn there. */
const cutShort = (sickle: Partial<FigureCard> = {}): Field => {
  const table = field({
    map: ['......', 'o...oo'],
    figures: { remi: 'a1', 'cave-sickle': 'b1', animate: 'b2' },
    turn: 'cave-sickle',
    play: ['move action', { figure: 'cave-sickle', flight: false }],
    cards: { 'cave-sickle': sickle },
    tokens: [{ kind: 'totem', square: 'f1', colour: 'red' }],
    encounter: hidden({ totems: { red: [{ 'end turn': true }] } }),
  }).answer(0, 'walk', 'b2', 'c2');
  while (table.offers(0).includes('hold')) table.answer(0, 'hold');
  return table;
};
const places = (table: Field): (string | null)[] => ['cave-sickle', 'animate'].map((name) => at(table, name));

rule('MD-MOVE-11', 'whoever is stopped in the space of an ally is put on the nearest one', () => {
  const table = cutShort();
  expect(table).toOffer(0, ['put:b1', 'put:c1', 'put:c2']);
  table.answer(0, 'put:c2');
  expect(places(table)).toEqual(['c2', 'b2']);
  expect(table.game.stack.some(({ proc }) => proc === 'movement')).toBe(false);
});

rule(['MD-MOVE-11', 'MD-TAG-21'], 'with CRUSH it stays, and whoever stands there is put on the nearest one', () => {
  const table = cutShort({ tags: ['CRUSH'] });
  expect(table).toOffer(0, ['put:b1', 'put:c1', 'put:c2']);
  table.answer(0, 'put:c2');
  expect(places(table)).toEqual(['b2', 'c2']);
});

rule('MD-MOVE-11', 'nobody makes room in a space of their own', () => {
  const table = corner({ totems: { red: [{ 'end turn': true }] } });
  table.answer(0, 'walk', 'c3', 'b3', 'a3');
  expect(at(table, 'zeke')).toBe('a3');
  expect(tags(table).filter((tag) => tag === 'placed')).toHaveLength(3);
});

rule('MD-TOTM-04', 'then the Totem is discarded', () => {
  const table = corner({ totems: { red: hurt(2) } });
  table.answer(0, 'walk', 'c3', 'b3', 'a3');
  expect(table.world.tokens).toEqual([]);
  expect(table.pile('removed')).toEqual(['totem-red']);
});

rule('MD-TOTM-05', 'and the turn goes on', () => {
  const table = corner({ totems: { red: hurt(2) } });
  table.answer(0, 'walk', 'c3', 'b3', 'a3');
  expect(stops(table)).toContain('a2');
  expect(points(table)).toBe(3);
  expect(walks(table, 'a2')).toBe(true);
  expect(at(table, 'zeke')).toBe('a2');
  const over = corner({ totems: { red: [{ 'end turn': true }] } });
  over.answer(0, 'walk', 'c3', 'b3', 'a3');
  expect(over.game.stack.findLast((one) => one.proc === 'turn')!.locals.figure).toBe(thing(over, 'remi'));
});

rule('MD-TOTM-06', 'a Totem of a named colour lies face up', () => {
  const table = stage({ tokens: [{ kind: 'totem', colour: 'blue', at: 'a5' }] });
  const [token] = table.world.tokens;
  expect(seen(table, token!.thing)).toBe('totem-blue');
});

rule('MD-TOTM-07', 'a random one lies face down', () => {
  const drawn = (die: number): Field =>
    stage(
      {
        tokens: [
          { kind: 'totem', colour: 'red', at: 'a5' },
          { kind: 'totem', colour: 'random', at: 'b5' },
        ],
      },
      { position: { setup: { dice: [die] } } },
    );
  const cards = [1, 2, 3].map((die) => {
    const table = drawn(die);
    const token = table.world.tokens[1]!;
    expect(seen(table, token.thing)).toBeNull();
    const { things } = table.world;
    return things.cards[things.card[token.thing]!];
  });
  expect(cards.toSorted()).toEqual(['totem-blue', 'totem-green', 'totem-yellow']);
});

rule('MD-TOTM-08', 'of several that are seen at once each activates', () => {
  const table = corner(
    { totems: { green: hurt(1), yellow: hurt(2) } },
    {
      tokens: [
        { kind: 'totem', square: 'a1', colour: 'green' },
        { kind: 'totem', square: 'b1', colour: 'yellow' },
      ],
    },
  );
  table.answer(0, 'walk', 'c3', 'b3', 'a3', 'a2');
  expect(damage(table, 'zeke')).toBe(3);
  expect(table.world.tokens).toEqual([]);
});

rule('MD-TERR-02', 'circular tokens do not block sight', () => {
  const table = field({
    map: ['....'],
    figures: { zeke: 'a1', animate: 'd1' },
    tokens: [
      { kind: 'loot', square: 'b1' },
      { kind: 'exit', square: 'c1' },
    ],
  });
  expect(sight(table, 'zeke', 'animate')).toBe(true);
});

// ---- Objectives ----

const objective = (more: Partial<EncounterCard>, given: Partial<Given> = {}): Field =>
  field({
    map: ['......'],
    figures: { zeke: { at: 'a1', stamina: 5 }, remi: 'f1' },
    tokens: [{ kind: 'objective', square: 'd1', colour: 'blue' }],
    encounter: hidden({ objectives: { blue: hurt(3), red: hurt(1) } }, more),
    ...given,
  }).answer(0, 'move');

data('MD-OBJ-01', 'an Objective works in one way here and in another there', () => {
  const here = objective({ objectives: { blue: 'adjacent' } });
  const there = objective({ objectives: { blue: { when: { round: 2 } } } });
  for (const table of [here, there]) table.answer(0, 'walk', 'b1', 'c1');
  expect([damage(here, 'zeke'), damage(there, 'zeke')]).toEqual([3, 0]);
});

rule('MD-OBJ-02', 'an Objective activates when and how the Encounter says', () => {
  const tiles = { a1: { rows: ['...'] }, d1: { rows: ['...'] } };
  const table = objective(
    { objectives: { blue: { tile: 1 } } },
    { map: tiles, tokens: [{ kind: 'objective', square: 'b1' }], figures: { zeke: 'a1' } },
  );
  table.answer(0, 'walk', 'b1', 'c1');
  expect(activated(table)).toBe(0);
  table.answer(0, 'walk', 'd1');
  expect(activated(table)).toBe(1);
  expect(damage(table, 'zeke')).toBe(3);
});

rule('MD-OBJ-03', 'nobody is asked whether', () => {
  const table = objective({ objectives: { blue: 'adjacent' } }).answer(0, 'walk', 'b1', 'c1');
  expect(damage(table, 'zeke')).toBe(3);
});

rule('MD-OBJ-04', 'the text of its colour is read', () => {
  const table = objective({ objectives: { blue: 'adjacent' } }).answer(0, 'walk', 'b1', 'c1');
  expect(table.event('hidden text')).toMatchObject({ text: { with: { name: 'blue' } }, effects: [{ damage: 3 }] });
});

rule('MD-OBJ-05', 'and the movement may be finished', () => {
  const table = objective({ objectives: { blue: 'adjacent' } }).answer(0, 'walk', 'b1', 'c1');
  expect(walks(table, 'd1')).toBe(true);
});

rule('MD-OBJ-06', 'it stays, and does not activate again', () => {
  const table = objective({ objectives: { blue: 'adjacent' } }).answer(0, 'walk', 'b1', 'c1');
  table.answer(0, 'walk', 'd1');
  expect(table.world.tokens).toHaveLength(1);
  expect(damage(table, 'zeke')).toBe(3);
  const told = objective(
    hidden({ objectives: { blue: [{ 'discard token': true }] } }, { objectives: { blue: 'adjacent' } }),
  ).answer(0, 'walk', 'b1', 'c1');
  expect(told.world.tokens).toEqual([]);
});

rule('MD-OBJ-07', 'what sets it off is known before the first turn', () => {
  const table = opened({
    objectives: { blue: 'adjacent' },
    secret: { ends: { lost: [] }, objectives: { blue: hurt(3) } },
  });
  expect(table.event('objectives')).toMatchObject({ triggers: { blue: 'adjacent' } });
  expect(tags(table).indexOf('objectives')).toBeLessThan(tags(table).indexOf('turn begins'));
});

rule('MD-OBJ-08', 'one without a trigger waits until another text calls it up', () => {
  const table = objective(hidden({ totems: { red: [{ objective: 'blue' }] }, objectives: { blue: hurt(3) } }, {}), {
    map: ['......', '.oooo.', '......'],
    figures: { zeke: { at: 'd3', stamina: 5 }, remi: 'e3' },
    tokens: [
      { kind: 'objective', square: 'c3', colour: 'blue' },
      { kind: 'totem', square: 'a1', colour: 'red' },
    ],
  });
  table.answer(0, 'walk', 'c3');
  expect(damage(table, 'zeke')).toBe(0);
  table.answer(0, 'walk', 'b3', 'a3');
  expect(damage(table, 'zeke')).toBe(3);
});

// ---- Loot ----

const looting = (
  given: Partial<Given> = {},
  secret: Partial<Secret> = { loot: { green: hurt(1), blue: hurt(4) } },
): Field =>
  field({
    map: ['....', '....'],
    figures: { remi: { at: 'a1', stamina: 2 } },
    tokens: [{ kind: 'loot', square: 'b2', colour: 'green' }],
    encounter: hidden(secret),
    ...given,
  });
const loot = (table: Field): string => `loot:${table.world.tokens[0]!.thing}`;

rule('MD-LOOT-01', 'an Encounter Action beside a Loot token activates it', () => {
  const table = looting();
  table.answer(0, loot(table));
  expect(activated(table)).toBe(1);
  const far = looting({ figures: { remi: { at: 'd1', stamina: 2 } } });
  expect(far).toRefuse(0, loot(far), 'MD-LOOT-01');
});

rule('MD-LOOT-02', 'the text of its colour is read', () => {
  const table = looting();
  table.answer(0, loot(table));
  expect(damage(table, 'remi')).toBe(1);
  expect(table.event('hidden text')).toMatchObject({ text: { with: { name: 'green' } } });
});

rule('MD-LOOT-03', 'then it is discarded and the turn goes on', () => {
  const table = looting();
  table.answer(0, loot(table));
  expect(table.world.tokens).toEqual([]);
  expect(table.offers(0)).toContain('move');
});

rule('MD-LOOT-04', 'Loot of a named colour lies face up', () => {
  const table = stage({ tokens: [{ kind: 'loot', colour: 'blue', at: 'a5' }] });
  expect(seen(table, table.world.tokens[0]!.thing)).toBe('loot-blue');
});

rule('MD-LOOT-05', 'random Loot lies face down', () => {
  const table = stage({ tokens: [{ kind: 'loot', colour: 'random', at: 'a5' }] });
  expect(table.world.tokens).toHaveLength(1);
  expect(seen(table, table.world.tokens[0]!.thing)).toBeNull();
});

rule('MD-EACT-01', 'an Encounter Action costs 1 SP', () => {
  const table = looting();
  table.answer(0, loot(table));
  expect(stamina(table, 'remi')).toBe(1);
  expect(looting({ figures: { remi: { at: 'a1', stamina: 0 } } }).offers(0)).toEqual(['end turn']);
});

rule('MD-EACT-03', 'a Special Encounter Rule names its Encounter Actions', () => {
  const actions: EncounterCard['actions'] = { lever: { beside: { square: 'b2' }, effects: [{ HEAL: 2 }] } };
  const table = looting({
    encounter: hidden({}, { actions }),
    tokens: [],
    figures: { remi: { at: 'a1', stamina: 2, damage: 3 } },
  });
  table.answer(0, 'special:lever');
  expect([stamina(table, 'remi'), damage(table, 'remi')]).toEqual([1, 1]);
  const far = looting({ encounter: hidden({}, { actions }), tokens: [], figures: { remi: { at: 'd1', stamina: 2 } } });
  expect(far).toRefuse(0, 'special:lever', 'MD-EACT-03');
});

const rock = (dice: number[]): Field =>
  field({
    map: ['....', '....', '....'],
    terrain: [{ square: 'b2', terrain: 'obstructing' }],
    figures: { rook: { at: 'a1', stamina: 2 }, 'cave-sickle': 'c3' },
    cards: { rook: { skills: { presence: 2, lore: 3, agility: 3, perception: 4, strength: 4 } } },
    encounter: hidden(
      {},
      {
        actions: {
          'movable-rock': {
            beside: { terrain: 'obstructing', tile: 0 },
            effects: [{ 'skill check': 'strength', number: 10, pass: [{ 'move terrain': 'obstructing', tile: 0 }] }],
          },
        },
      },
    ),
    dice,
  }).answer(0, 'special:movable-rock');

rule(['MD-EACT-04', 'MD-EACT-03', 'MD-SKIL-02'], 'Movable Rock', () => {
  const table = rock([3, 3]);
  expect(table).toOffer(0, [
    'move to:b1',
    'move to:c1',
    'move to:a2',
    'move to:c2',
    'move to:a3',
    'move to:b3',
    'leave it',
  ]);
  table.answer(0, 'move to:a3');
  expect([table.value('terrain', 'a3'), table.value('terrain', 'b2')]).toEqual(['obstructing', 'normal']);
  // From where it lies now it may be moved again, but not from where it lay.
  const again = rock([3, 3, 3, 3]).answer(0, 'move to:b1').answer(0, 'special:movable-rock').answer(0, 'move to:c1');
  expect([again.value('terrain', 'c1'), again.value('terrain', 'b1')]).toEqual(['obstructing', 'normal']);
  expect(again).toRefuse(0, 'special:movable-rock', 'MD-EACT-03');
  const failed = rock([3, 2]);
  expect(stamina(failed, 'rook')).toBe(1);
  expect(failed.value('terrain', 'b2')).toBe('obstructing');
  expect(failed.offers(0)).toContain('end turn');
});

// ---- Exits and Diagrams ----

data('MD-EXIT-01', 'an Encounter without Exits has none', () => {
  expect(opened().world.tokens).toEqual([]);
});

rule('MD-EXIT-02', 'a turn that ends on an Exit which an End Condition names ends the Encounter', () => {
  const ends: EncounterCard['ends'] = { out: { outcome: 'win', exit: 'red' } };
  const leave = (colour: 'red' | 'blue'): Field =>
    opened({ ends, secret: { ends: { out: [] } }, tokens: [{ kind: 'exit', colour, at: 'a1' }] }).answer(0, 'end turn');
  expect(leave('red').game.over).toBe(true);
  expect(leave('blue').game.over).toBe(false);
});

rule('MD-DIAG-01', 'what a Diagram shows is laid out', () => {
  const table = corner({
    totems: { red: [{ diagram: 'cave-in' }] },
    diagrams: {
      'cave-in': {
        combatants: [{ card: 'cave-sickle', at: 'f1' }],
        terrain: [{ terrain: 'hindering', squares: ['f2'] }],
      },
    },
  });
  expect(table.event('diagram')).toBeNull();
  table.dice(1).answer(0, 'walk', 'c3', 'b3', 'a3');
  expect(table.event('diagram')).toMatchObject({ diagram: { combatants: [{ card: 'cave-sickle', at: 'f1' }] } });
  expect(['f1', 'f2'].map((square) => table.value('terrain', square))).toEqual(['normal', 'hindering']);
  expect(who(table, 'cave-sickle').square).toBe('f1');
  expect(track(table)).toContain('cave-sickle');
});

// ---- hidden texts ----

data('MD-HID-01', 'hidden text is no part of what players are given', () => {
  const table = stage({ secret: { ends: { lost: [] }, totems: { red: hurt(3) } } });
  expect(JSON.stringify(table.view(0))).not.toContain('irreducible');
});

rule('MD-HID-02', 'hidden text is told only when it is read', () => {
  const before = opened({ secret: { ends: { lost: [] }, totems: { red: hurt(2) } } });
  expect(before.events.some((one) => JSON.stringify(one.with).includes('irreducible'))).toBe(false);
  const waiting = field({
    map: ['...'],
    figures: { zeke: 'a1' },
    tokens: [{ kind: 'loot', square: 'c1', colour: 'red' }],
    encounter: hidden({ loot: { red: hurt(2) } }),
  });
  expect(waiting).toRefuse(0, `read text:${waiting.world.tokens[0]!.thing}`, 'MD-HID-02');
  const table = corner({ totems: { red: hurt(2) } });
  table.answer(0, 'walk', 'c3', 'b3', 'a3');
  expect(table.event('hidden text', 0)).toMatchObject({ effects: [{ damage: 2 }] });
});

// ---- removed from the game ----

rule('MD-RMV-02', 'a token that has left the board is not used again', () => {
  const table = corner({ totems: { red: [{ 'spawn token': 'totem', colour: 'red', at: 'f1' }] } });
  table.answer(0, 'walk', 'c3', 'b3', 'a3');
  expect(table.pile('removed')).toEqual(['totem-red']);
  expect(table.world.tokens).toEqual([]);
});

rule(['MD-RMV-03', 'MD-RMV-02'], 'a random Loot token later is one of those that are left', () => {
  const later = (die: number): string => {
    const table = stage({
      tokens: [{ kind: 'loot', colour: 'green', at: 'b1' }],
      secret: { ends: { lost: [] }, loot: { green: [] } },
      actions: { knock: { beside: { square: 'a1' }, effects: [{ 'spawn token': 'loot', at: 'f3' }] } },
    });
    table.dice(4, 3, 2);
    for (let i = 0; i < 4; i++) table.answer(0, table.offers(0)[0]!);
    table.answer(0, loot(table)).dice(die).answer(0, 'special:knock');
    expect(table.pile('box').filter((one) => one.startsWith('loot'))).toHaveLength(2);
    const { things, tokens } = table.world;
    return things.cards[things.card[tokens[0]!.thing]!]!;
  };
  expect([1, 2, 3].map(later).toSorted()).toEqual(['loot-blue', 'loot-red', 'loot-yellow']);
});
