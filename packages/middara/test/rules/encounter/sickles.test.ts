import { arrange, type Position } from '@questwright/harness';
import { data, rule } from '@questwright/harness/vitest';
import { expect, test } from 'vitest';
import type { EncounterCard, TileCard } from '../../../src/cards.ts';
import { middara } from '../../whole.ts';
import { damage, field, stamina, thing, type Field } from '../field.ts';
import { nameOf, opened, pass, stage, track, who } from '../stage.ts';
import { TIERS } from '../../../src/words.ts';

const SICKLES = middara.rules.content['bombing-the-sickles'] as EncounterCard;
const encounters = Object.entries(middara.rules.content).filter(([, one]) => one['kind'] === 'encounter') as [
  string,
  EncounterCard,
][];
const bombing = (position: Position = {}): Field =>
  arrange(middara, { seats: 1, ...position, options: { encounter: 'bombing-the-sickles', outfit: 'none' } });
/** Remi has the Bug Bomb and stands in front; it is her turn. */
const begun = (): Field => {
  const table = bombing();
  for (let i = 0; i < 4; i++) table.answer(0, table.offers(0)[0]!);
  table.dice(6, 5, 4, 3, 2).answer(0, 'carry:{remi}');
  return table;
};
const put = (table: Field, card: string, square: string): Field =>
  table.set(`figures.${table.world.figures.findIndex((one) => nameOf(table, one.thing) === card)}.square`, square);

data('MD-ENC-02', 'nothing but what the Setup lists is on the board', () => {
  const table = bombing();
  const combatants = table.world.figures
    .filter((one) => nameOf(table, one.thing) !== 'cave-sickle')
    .map((one) => nameOf(table, one.thing));
  expect(combatants.toSorted()).toEqual(['nightingale', 'remi', 'rook', 'zeke']);
  expect(table.world.tokens.filter((one) => one.square !== '')).toHaveLength(SICKLES.tokens!.length);
});

rule('MD-ENC-03', 'Special Encounter Rules hold for their Encounter only', () => {
  const leap = (special: readonly string[]): unknown =>
    field({
      map: ['..d..'],
      figures: { 'cave-sickle': 'b1', zeke: 'e1' },
      encounter: { special },
      play: ['movement', { figure: 'cave-sickle', how: 'action', points: 6, flight: false, passed: [], broken: [] }],
    }).whyNot(0, 'jump:d1')?.rule;
  expect(leap(['afraid-of-falling'])).toBe('MD-ENC-13');
  expect(leap([])).not.toBe('MD-ENC-13');
});

data('MD-ENC-01', 'whatever a Setup names has a space of its own', () => {
  for (const [encounter, card] of encounters) {
    const table = arrange(middara, { seats: 1, options: { encounter, outfit: 'none' } });
    const places = [
      ...card.startingZone,
      ...card.combatants.map((one) => one.at),
      ...(card.tokens ?? []).map((one) => one.at),
      ...(card.dynamite ?? []),
    ];
    for (const square of places) {
      expect([encounter, square, table.value('terrain', square)]).toEqual([encounter, square, expect.any(String)]);
      expect([encounter, square, table.value('terrain', square)]).not.toEqual([encounter, square, 'obstructing']);
    }
    const stood = [...card.startingZone, ...card.combatants.map((one) => one.at)];
    expect(new Set(stood).size).toBe(stood.length);
  }
});

data('MD-ENC-04', 'the Location changes nothing', () => {
  const played = (location: EncounterCard['location']): unknown => {
    const table = pass(opened({ location, combatants: [{ card: 'animate', at: 'f3' }] }), 4);
    expect(table.event('turn begins')).not.toBeNull();
    return { world: table.world, told: table.events, offered: table.offers(0) };
  };
  for (const location of ['wilderness', 'dungeon'] as const) expect(played(location)).toEqual(played('underground'));
});

rule('MD-ENC-05', 'a first page that is not complete is no game', () => {
  expect(() => stage({ startingZone: [] })).toThrow('The first page of stage lacks');
  for (const [, one] of encounters) expect(one.startingZone.length).toBeGreaterThanOrEqual(4);
});

rule('MD-ENC-06', 'a second page has an End Condition and a text for each colour', () => {
  expect(() => stage({ ends: {}, secret: { ends: {} } })).toThrow('stage has no End Condition');
  for (const [, one] of encounters) expect(TIERS).toContain(one.lootLevel);
});

data('MD-ENC-08', 'north is up on the board', () => {
  const table = field({
    map: ['...', '...', '...'],
    figures: { zeke: 'b2' },
    play: ['shove', { figure: 'zeke', by: 0, spaces: 1, kind: 'push', direction: 'north' }],
  });
  expect(who(table, 'zeke').square).toBe('b1');
});

rule(['MD-ENC-09', 'MD-SETP-12'], 'Bombing the Sickles: its components', () => {
  const labels = SICKLES.tiles.map(({ tile }) => (middara.rules.content[tile] as TileCard).label);
  expect(labels).toEqual(['UM 1', 'UM 3', 'UM 9', 'UM 11', 'UM 43']);
  expect(SICKLES.terrain!.filter((one) => one.terrain === 'water').map((one) => one.squares.length)).toEqual([2, 2]);
  const of = (kind: string): string[] => SICKLES.tokens!.filter((one) => one.kind === kind).map((one) => one.colour);
  expect([of('totem'), of('objective'), of('loot'), of('exit')]).toEqual([
    ['blue', 'red', 'green', 'yellow'],
    ['blue'],
    ['random'],
    ['blue', 'red'],
  ]);
  expect(SICKLES.combatants.map((one) => one.card)).toEqual(Array.from({ length: 6 }, () => 'cave-sickle'));
  expect(SICKLES.lootLevel).toBe('mundane');
  const table = begun();
  expect(track(table).filter((one) => one === 'cave-sickle')).toHaveLength(2);
  expect(table.pile('combatant loot')).toHaveLength(30);
});

const leave = (square: string): Field => put(begun(), 'remi', square).answer(0, 'end turn');

rule(['MD-ENC-10', 'MD-EXIT-02'], 'the Red Exit wins and leads to page 58', () => {
  const table = leave('r18');
  expect(table.event('end condition')).toMatchObject({ outcome: 'win' });
  expect(table.answer(0, 'finished').world).toMatchObject({ page: 58, encounter: 'sickles-upon-sickles' });
});

rule(['MD-ENC-11', 'MD-EXIT-02'], 'the Blue Exit wins and leads to page 56', () => {
  const table = leave('m18');
  expect(table.event('end condition')).toMatchObject({ outcome: 'win' });
  expect(table.answer(0, 'finished').world).toMatchObject({ page: 56, encounter: 'dank-grotto' });
});

rule(['MD-ENC-16', 'MD-EXIT-02'], 'each Exit leads somewhere else', () => {
  expect([leave('r18').world.page, leave('m18').world.page]).toEqual([58, 56]);
});

/** Rook falls in his own turn, where he stands. */
const falls = (card: string, square: string): Field => {
  const table = begun();
  table.edit((game) => {
    for (const one of game.world.figures)
      if (nameOf(table, one.thing) === 'cave-sickle') one.square = one.square === '' ? '' : 'r7';
  });
  put(table, card, square);
  return table;
};

rule(['MD-ENC-12', 'MD-END-02'], 'without the Bug Bomb the Encounter is lost', () => {
  // Remi, who carries it, walks into the chasm.
  const table = falls('remi', 'h3').answer(0, 'move').answer(0, 'walk', 'i3').answer(0, 'stop');
  expect(table.event('end condition')).toMatchObject({ outcome: 'lose' });
  expect(table.world.page).toBe(53);
});

rule('MD-ENC-13', 'Afraid of Falling: no Jump of a Cave Sickle over Dangerous Terrain', () => {
  const table = field({
    map: ['..d..'],
    figures: { 'cave-sickle': 'b1', zeke: 'e1' },
    encounter: { special: ['afraid-of-falling'] },
    play: ['movement', { figure: 'cave-sickle', how: 'action', points: 6, flight: false, passed: [], broken: [] }],
  });
  expect(table).toRefuse(0, 'jump:d1', 'MD-ENC-13');
});

rule('MD-ENC-14', 'the Bug Bomb stays behind and can be taken with an Encounter Action', () => {
  const table = field({
    map: ['.s..', '....'],
    figures: { zeke: 'a1', remi: { at: 'c2', stamina: 2 } },
    tokens: [{ kind: 'object', square: '', colour: 'bomb' }],
    cards: { 'object-bomb': { kind: 'token', token: 'object' } as never },
    encounter: {
      specialTerrain: [{ damage: 99, type: 'irreducible', to: 'self' }],
      actions: { grab: { beside: { token: 'object-bomb' }, effects: [{ take: 'object-bomb' }] } },
    },
  });
  table.set('tokens.0.bearer', thing(table, 'zeke'));
  table.answer(0, 'move').answer(0, 'walk', 'b1');
  expect(table.world.tokens).toMatchObject([{ square: 'b1', bearer: -1 }]);
  table.answer(0, 'special:grab');
  expect(table.world.tokens).toMatchObject([{ square: '', bearer: thing(table, 'remi') }]);
  expect(stamina(table, 'remi')).toBe(1);
});

rule(
  ['MD-ENC-15', 'MD-OBJ-03'],
  'the hidden text of the Blue Objective is read as soon as somebody is beside it',
  () => {
    const table = put(begun(), 'remi', 'p8').answer(0, 'move').answer(0, 'walk', 'p7');
    expect(table.event('revealed')).toMatchObject({ label: 'QW 3' });
    expect(Object.keys(SICKLES.secret.loot!)).toEqual(['blue', 'red', 'green', 'yellow']);
    expect(Object.keys(SICKLES.secret.totems!)).toEqual(['blue', 'red', 'green', 'yellow']);
  },
);

rule('MD-TERR-24', 'what Special Terrain does, its Encounter says', () => {
  const enter = (specialTerrain: EncounterCard['specialTerrain'] & object): number => {
    const table = field({ map: ['.s..'], figures: { zeke: { at: 'a1', damage: 3 } }, encounter: { specialTerrain } });
    table.answer(0, 'move').answer(0, 'walk', 'b1');
    return damage(table, 'zeke');
  };
  expect(enter([{ HEAL: 2, to: 'self' }])).toBe(1);
  expect(enter([{ damage: 4, type: 'irreducible', to: 'self' }])).toBe(7);
});

test('an Encounter says what its Special Terrain does exactly when it has some', () => {
  const isSpecial = ({ tiles, terrain = [] }: EncounterCard): boolean =>
    terrain.some((one) => one.terrain === 'special') ||
    tiles.some(({ tile }) => (middara.rules.content[tile] as TileCard).rows.some((row) => row.includes('s')));
  const special = encounters.filter(([, card]) => isSpecial(card)).map(([id]) => id);
  expect(special).toEqual(['drowned-belfry']);
  expect(encounters.filter(([, card]) => card.specialTerrain !== undefined).map(([id]) => id)).toEqual(special);
});

rule('MD-INIT-07', 'what lasts until the end of the round ends after its last turn', () => {
  const table = field({
    map: ['......'],
    figures: { remi: 'a1', zeke: 'c1' },
    encounter: {
      actions: {
        brace: {
          beside: { square: 'a1' },
          effects: [{ lasting: { modify: { value: 'defense', add: 2 }, until: { event: 'round over' } } }],
        },
      },
    },
  }).answer(0, 'special:brace');
  const defense = (): unknown => table.value('defense', thing(table, 'remi'));
  expect(defense()).toBe(11);
  table.answer(0, 'end turn');
  expect(defense()).toBe(11);
  table.answer(0, 'end turn');
  expect(defense()).toBe(9);
});

rule('MD-ACTN-03', 'what Standard Abilities cost', () => {
  const table = field({ map: ['..'], figures: { rook: 'a1' } });
  expect(['DODGE', 'EMPOWER', 'COUNTER'].map((one) => table.value('cost of a Standard Ability', one))).toEqual([
    1, 1, 2,
  ]);
});

const aimed = (aim: string): Field =>
  field({
    map: ['......'],
    figures: { remi: 'a1', rook: 'c1', animate: 'e1' },
    encounter: { actions: { point: { beside: { square: 'a1' }, effects: [{ aim, then: [{ HEAL: 1 }] }] } } },
  }).answer(0, 'special:point');
const targets = (table: Field): string[] => table.offers(0).map((one) => nameOf(table, Number(one.split(':')[1])));

data('MD-ALLY-01', 'a figure is an ally or an opponent', () => {
  expect(targets(aimed('figure within SOI')).toSorted()).toEqual(['animate', 'remi', 'rook']);
});

data('MD-ALLY-07', 'an ally may be the user', () => {
  expect(targets(aimed('ally within SOI')).toSorted()).toEqual(['remi', 'rook']);
});

data('MD-ALLY-08', 'another ally is not', () => {
  const table = field({
    map: ['......'],
    figures: { remi: 'a1', rook: 'c1', zeke: 'd1' },
    encounter: {
      actions: {
        point: { beside: { square: 'a1' }, effects: [{ aim: 'other ally within SOI', then: [{ HEAL: 1 }] }] },
      },
    },
  }).answer(0, 'special:point');
  expect(targets(table).toSorted()).toEqual(['rook', 'zeke']);
});
