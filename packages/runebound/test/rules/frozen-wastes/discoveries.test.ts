import { rule } from '@questwright/harness/vitest';
import { view } from '@questwright/kernel';
import { describe, expect } from 'vitest';
import { cardsIn, frozenOf, lies, ready, scene, spaceOf, tags, type Scene } from './isheim.ts';
import { nobodyLoses, nobodyTrades } from './against.ts';

/** l05 has a blue jewel in mountains: two mountains, three tundra and a fjord lie around it. */
const standing = (rumors: readonly string[], given: Scene = {}) =>
  scene({
    at: ['l05', 'iagart'],
    rumors: { 0: rumors },
    piles: { 'legend row': ['bow-of-the-sky', 'frida-brani'], ...given.piles },
    dice: [4, 4],
    ...given,
  });
const atTheBow = (rumors: readonly string[], given: Scene = {}) => ready(standing(rumors, given)).answer(0, 'rest:2');
const SET = ['rumor-mountains', 'rumor-tundra', 'rumor-tundra', 'rumor-fjords'];
const discoveries = (table: ReturnType<typeof scene>): string[] =>
  table.offers(0).filter((one) => one.startsWith('discover:'));
const things = (table: ReturnType<typeof scene>, seat = 0): readonly number[] =>
  table.world.things.piles[`rumors/${seat}`]!;
const found = (table: ReturnType<typeof scene>) => table.answer(0, discoveries(table)[0]!);

const won = (card: string, given: Scene = {}) => {
  const table = scene({
    at: ['f13', 'iagart'],
    step: 'adventure step',
    set: { adventures: ['f13'] },
    ...given,
    piles: { 'green deck': [card], ...given.piles },
    dice: [10, 10],
    gold: { 0: 4 },
  }).answer(0, 'attempt');
  table.answer(0, 'fight');
  return table.answer(0, 'attack:{hero-one}');
};

describe('rumor tokens', () => {
  rule('FW-RUM-04', 'come with a defeated Challenge that shows the icon, besides the rest', () => {
    const table = won('rat-with-a-rumor', { piles: { 'rumor pool': ['rumor-ice'] } });
    expect([cardsIn(table, 'rumors/0'), table.world.heroes[0]!.gold]).toEqual([['rumor-ice'], 6]);
    expect(table.world.heroes[0]!.counters.green).toBe(1);
    expect(cardsIn(won('green-rat', { piles: { 'rumor pool': ['rumor-ice'] } }), 'rumors/0')).toEqual([]);
  });
  rule('FW-RUM-05', 'one of the pool, at random', () => {
    const table = won('rat-with-a-rumor', { piles: { 'rumor pool': ['rumor-ice', 'rumor-tundra', 'rumor-wild'] } });
    expect([cardsIn(table, 'rumor pool'), cardsIn(table, 'rumors/0')]).toEqual([
      ['rumor-tundra', 'rumor-wild'],
      ['rumor-ice'],
    ]);
  });
  rule('FW-RUM-06', 'or one of another player’s when the pool is empty', () => {
    const given = {
      at: ['f13', 'iagart', 'vrede'],
      piles: { 'rumor pool': [] },
      rumors: { 1: ['rumor-ice', 'rumor-ice'] },
    };
    const table = won('rat-with-a-rumor', given);
    expect(table).toOffer(0, ['take-rumor:1', 'no-rumor']);
    table.answer(0, 'take-rumor:1');
    expect([cardsIn(table, 'rumors/0'), cardsIn(table, 'rumors/1')]).toEqual([['rumor-ice'], ['rumor-ice']]);
  });
  const seen = (table: ReturnType<typeof scene>, viewer: number, pile: string): (string | null)[] =>
    view(table.loaded, table.game, viewer).zones[pile]!.map(({ card }) => card);
  rule('FW-RUM-07', 'are not shown to others, who see how many there are', () => {
    const table = won('rat-with-a-rumor', { piles: { 'rumor pool': ['rumor-ice', 'rumor-tundra'] } });
    expect(seen(table, 1, 'rumors/0')).toEqual([null]);
    const told = table.events.find(({ tag }) => tag === 'rumor heard')!;
    expect([told.with['card'], Object.keys(told.only ?? {})]).toEqual([null, ['0']]);
  });
  rule('FW-RUM-08', 'their owner may look at them at any time', () => {
    const table = won('rat-with-a-rumor', { piles: { 'rumor pool': ['rumor-ice', 'rumor-tundra'] } });
    expect(seen(table, 0, 'rumors/0')).toEqual(['rumor-ice']);
  });
  rule(
    ['FW-RUM-09', 'FW-CLUE-07'],
    'neither they nor clues are lost by a knockout',
    () => {
      const table = scene({
        at: ['f13', 'iagart'],
        weather: 'weather-white-skull',
        hero: { 0: { wounds: 4, frost: 4 } },
        rumors: { 0: SET },
        clues: { 0: ['clue-ice', 'clue-wild'] },
      }).answer(0, 'stay');
      expect([tags(table, 'knocked out'), things(table).length, cardsIn(table, 'clues/0').length]).toEqual([1, 4, 2]);
    },
    { 'FW-RUM-09': [nobodyLoses('FW-RUM-09', 'rumors')], 'FW-CLUE-07': [nobodyLoses('FW-CLUE-07', 'clues')] },
  );
  rule(
    'FW-RUM-10',
    'they and clues are no goods of a negotiation',
    () => {
      const table = scene({
        at: ['f13', 'f13'],
        step: 'adventure step',
        rumors: { 0: ['rumor-ice'] },
        clues: { 0: ['clue-ice'] },
        gold: { 0: 1 },
      });
      const hidden = ['rumors/0', 'clues/0'].map((pile) => table.world.things.piles[pile]![0]!);
      table.answer(0, 'negotiate:1');
      const forms = JSON.stringify(table.game.pending);
      expect(forms).toContain('gold:0:1');
      for (const thing of hidden) expect(forms).not.toContain(`card:${thing}"`);
    },
    { 'FW-RUM-10': nobodyTrades('FW-RUM-10') },
  );
});

describe('discovery sets', () => {
  rule('FW-LEG-01', 'for Legends of the row', () => {
    const table = atTheBow(SET, { piles: { 'legend row': ['frida-brani'], 'legend deck': ['bow-of-the-sky'] } });
    expect(table).toRefuse(0, `discover:{bow-of-the-sky}:${things(table).join(':')}`, 'FW-LEG-01');
  });
  rule('FW-LEG-02', 'of exactly as many tokens as its number', () => {
    const table = atTheBow([...SET, 'rumor-wild']);
    expect(discoveries(table).every((one) => one.split(':').length === 2 + 4)).toBe(true);
    expect(table).toRefuse(
      0,
      `discover:{bow-of-the-sky}:${[4, 1, 3].map((at) => things(table)[at]).join(':')}`,
      'FW-LEG-02',
    );
  });
  rule('FW-LEG-03', 'of tokens of one’s own, each once', () => {
    const table = atTheBow(SET, { rumors: { 0: SET, 1: ['rumor-wild'] } });
    const mine = things(table);
    expect(table).toRefuse(0, `discover:{bow-of-the-sky}:${mine.slice(0, 3).join(':')}:{hero-one}`, 'FW-LEG-03');
    expect(table).toRefuse(
      0,
      `discover:{bow-of-the-sky}:${[mine[0], mine[0], mine[1], mine[2]].join(':')}`,
      'FW-LEG-03',
    );
  });
  rule('FW-LEG-04', 'on a jewel of its color', () => {
    const table = atTheBow(SET);
    expect(table).toRefuse(0, `discover:{frida-brani}:${things(table).slice(0, 3).join(':')}`, 'FW-LEG-04');
    expect(discoveries(table)).toHaveLength(1);
  });
  rule('FW-LEG-05', 'with a token for the space where the Hero stands', () => {
    const table = atTheBow(['rumor-tundra', 'rumor-tundra', 'rumor-tundra', 'rumor-fjords']);
    expect(table).toRefuse(0, `discover:{bow-of-the-sky}:${things(table).join(':')}`, 'FW-LEG-05');
  });
  rule('FW-LEG-06', 'and the others for different spaces around it', () => {
    const table = atTheBow(['rumor-mountains', 'rumor-tundra', 'rumor-fjords', 'rumor-fjords']);
    expect(table).toRefuse(0, `discover:{bow-of-the-sky}:${things(table).join(':')}`, 'FW-LEG-06');
    expect(
      discoveries(atTheBow(['rumor-mountains', 'rumor-mountains', 'rumor-mountains', 'rumor-fjords'])),
    ).toHaveLength(1);
  });
  rule('FW-RUM-02', 'a wild token stands for anything', () => {
    expect(discoveries(atTheBow(['rumor-wild', 'rumor-tundra', 'rumor-tundra', 'rumor-fjords']))).toHaveLength(1);
  });
  rule('FW-RUM-03', 'any token stands for a town', () => {
    // d04 has a yellow jewel in a forest; e14 lies beside Weikgart.
    const table = scene({
      at: ['e14', 'iagart'],
      rumors: { 0: ['rumor-drifts', 'rumor-drifts', 'rumor-forests'] },
      piles: { 'legend row': ['frida-brani'] },
      dice: [4],
    }).answer(0, 'rest:1');
    expect(discoveries(table)).toHaveLength(1);
  });
  rule('FW-LEG-14', 'nothing stands for Green Vale', () => {
    const table = scene({ at: ['c11', 'iagart'] });
    expect(table.value('ground to be matched', 'green-vale')).toBeNull();
    expect(table.value('ground to be matched', 'noolu')).toBe('town');
  });
  rule('FW-LEG-07', 'spent tokens go back into the pool', () => {
    const table = atTheBow(SET, { piles: { 'legend row': ['bow-of-the-sky'], 'rumor pool': ['rumor-wild'] } });
    found(table);
    expect([things(table).length, cardsIn(table, 'rumor pool').toSorted()]).toEqual([
      0,
      [...SET, 'rumor-wild'].toSorted(),
    ]);
  });
  rule('FW-LEG-08', 'and the Legend is the Hero’s', () => {
    expect(lies(found(atTheBow(SET)), 'bow-of-the-sky')).toBe('area/0');
  });
  rule('FW-LEG-09', 'another one is laid out', () => {
    const table = found(
      atTheBow(SET, { piles: { 'legend row': ['bow-of-the-sky', 'frida-brani'], 'legend deck': ['hull-shield'] } }),
    );
    expect(cardsIn(table, 'legend row')).toEqual(['frida-brani', 'hull-shield']);
    expect(
      cardsIn(found(atTheBow(SET, { piles: { 'legend row': ['bow-of-the-sky'], 'legend deck': [] } })), 'legend row'),
    ).toEqual([]);
  });
  rule('FW-LEG-10', 'which needs room like any other Item, and is one', () => {
    const full = atTheBow(SET, { area: { 0: ['white-blade', 'boar-spear'] } });
    expect(discoveries(full)).toEqual([]);
    expect(full).toRefuse(0, `discover:{bow-of-the-sky}:${things(full).join(':')}`, 'FW-LEG-10');
    full.answer(0, 'discard:{white-blade}');
    expect(discoveries(full)).toHaveLength(1);
  });
  rule('FW-LEG-11', 'after the roll and before the first step', () => {
    const table = atTheBow(SET);
    const set = discoveries(table)[0]!;
    table.answer(0, 'walk');
    expect(table).toRefuse(0, set, 'FW-LEG-11');
    expect(
      scene({ at: ['l05', 'iagart'], rumors: { 0: SET } })
        .offers(0)
        .some((one) => one.startsWith('discover')),
    ).toBe(false);
  });
  rule('FW-LEG-12', 'one in a Movement step', () => {
    const table = found(atTheBow([...SET, ...SET], { piles: { 'legend row': ['bow-of-the-sky', 'ragnars-axe'] } }));
    expect(discoveries(table)).toEqual([]);
    expect(table).toRefuse(0, `discover:{ragnars-axe}:${things(table).join(':')}`, 'FW-LEG-12');
  });
  rule('FW-LEG-13', 'and the movement goes on', () => {
    const table = found(atTheBow(SET));
    expect(table.offers(0)).toContain('move:l04');
  });
  rule(
    'FW-EX-03',
    'Zyla discovers the Bow of the Sky',
    () => {
      const table = atTheBow([...SET, 'rumor-ice'], { heroes: ['zyla', 'hero-two'] });
      expect(discoveries(table)).toHaveLength(1);
      found(table);
      expect([lies(table, 'bow-of-the-sky'), cardsIn(table, 'rumors/0')]).toEqual(['area/0', ['rumor-ice']]);
      for (let at = 0; at < 4; at++) expect(discoveries(atTheBow(SET.with(at, 'rumor-wild')))).toHaveLength(1);
    },
    { 'FW-EX-03': [{ rule: 'FW-EX-03', value: 'ground to be matched', replace: () => null }] },
  );
});

/** e14: drifts, with two drifts, wastes, two tundra and Weikgart around it. */
const EXAMPLE = [
  'clue-fjords',
  'clue-wastes',
  'clue-tundra',
  'clue-drifts',
  'clue-wild',
  'clue-wild',
  'clue-drifts-drifts',
];
const seeking = (clues: readonly string[], given: Scene = {}) =>
  scene({
    at: ['e14', 'iagart'],
    heroes: ['hero-one', 'hero-two'],
    clues: { 0: clues },
    dice: [4, 4],
    ...given,
  }).answer(0, 'rest:2');
const princess = (table: ReturnType<typeof scene>): string[] =>
  table.offers(0).filter((one) => one.startsWith('princess:'));
const cardOf = (table: ReturnType<typeof scene>, option: string): string =>
  table.world.things.cards[table.world.things.card[Number(option.split(':')[1])]!]!;

describe('clue cards', () => {
  rule('FW-CLUE-04', 'one for each icon of a defeated Challenge', () => {
    const table = won('rat-with-clues', { piles: { 'clue deck': ['clue-ice', 'clue-wild', 'clue-tundra'] } });
    expect(cardsIn(table, 'clues/0')).toHaveLength(2);
  });
  rule('FW-CLUE-05', 'from the top of their deck', () => {
    const table = won('rat-with-clues', { piles: { 'clue deck': ['clue-ice', 'clue-wild', 'clue-tundra'] } });
    expect(cardsIn(table, 'clues/0')).toEqual(['clue-ice', 'clue-wild']);
    expect(tags(won('rat-with-clues', { piles: { 'clue deck': [] } }), 'no clue left')).toBe(2);
  });
  rule('FW-CLUE-06', 'for their owner’s eyes', () => {
    const table = won('rat-with-clues', { piles: { 'clue deck': ['clue-ice', 'clue-wild', 'clue-tundra'] } });
    const seenBy = (viewer: number) => view(table.loaded, table.game, viewer).zones['clues/0']!.map(({ card }) => card);
    expect([seenBy(0), seenBy(1)]).toEqual([
      ['clue-ice', 'clue-wild'],
      [null, null],
    ]);
  });
  rule('FW-CLUE-02', 'a wild symbol stands for anything', () => {
    expect(
      princess(
        seeking([
          'clue-drifts',
          ...Array.from({ length: 2 }, () => 'clue-wild'),
          'clue-drifts-drifts',
          'clue-tundra',
          'clue-wastes',
          'clue-ice',
        ]),
      ),
    ).not.toEqual([]);
  });
  rule('FW-CLUE-03', 'two symbols of a card stand for two spaces', () => {
    // Without the fjord there are seven symbols, two of them on one card.
    expect(princess(seeking(EXAMPLE.slice(1)))).not.toEqual([]);
  });
});

describe('the Princess', () => {
  rule('FW-PRN-01', 'is discovered after the roll and before the first step', () => {
    const table = seeking(EXAMPLE);
    const [option] = princess(table);
    table.answer(0, 'walk');
    expect(table).toRefuse(0, option!, 'FW-PRN-01');
  });
  rule('FW-PRN-02', 'and the movement goes on', () => {
    const table = seeking(EXAMPLE);
    table.answer(0, princess(table)[0]!);
    expect(table.offers(0)).toContain('move:e13');
  });
  rule('FW-PRN-03', 'by symbols for all seven spaces', () => {
    const table = seeking(EXAMPLE.filter((one) => one !== 'clue-wastes' && one !== 'clue-fjords'));
    expect(princess(table)).toEqual([]);
    expect(table).toRefuse(0, `princess:${table.world.things.piles['clues/0']![1]}`, 'FW-PRN-03');
    const wet = seeking([
      'clue-ice',
      'clue-ice',
      'clue-ice',
      'clue-ice-fjords',
      'clue-tundra',
      'clue-forests',
      'clue-drifts',
      'clue-mountains',
    ]);
    expect(princess(wet)).toEqual([]);
  });
  rule(
    'FW-PRN-04',
    'each symbol for one space',
    () => {
      // Three drifts around one symbol of drifts: it stands for one of them.
      const table = seeking([
        'clue-drifts',
        'clue-wastes',
        'clue-tundra-tundra',
        'clue-fjords',
        'clue-ice',
        'clue-mountains',
      ]);
      expect(princess(table)).toEqual([]);
      expect(table).toRefuse(0, `princess:${table.world.things.piles['clues/0']![0]}`, 'FW-PRN-03');
    },
    { 'FW-PRN-04': [{ rule: 'FW-PRN-04', value: 'wild symbols', replace: () => 7 }] },
  );
  rule('FW-PRN-05', 'any symbol stands for a town', () => {
    const table = seeking(['clue-wastes', 'clue-tundra-tundra', 'clue-drifts', 'clue-drifts-drifts', 'clue-fjords']);
    expect(princess(table)).not.toEqual([]);
  });
  rule('FW-PRN-06', 'not in a town', () => {
    const table = seeking([...EXAMPLE], { at: ['noolu', 'iagart'], dice: [1, 1] });
    expect(table).toRefuse(0, `princess:${table.world.things.piles['clues/0']![5]}`, 'FW-PRN-06');
  });
  rule('FW-PRN-07', 'not at the edge of the map', () => {
    const table = seeking(['clue-wild', 'clue-wild', ...EXAMPLE], { at: ['a10', 'iagart'] });
    expect(table).toRefuse(0, `princess:${table.world.things.piles['clues/0']![0]}`, 'FW-PRN-07');
  });
  rule('FW-PRN-08', 'the card for the own space goes back into the deck, which is shuffled', () => {
    const table = seeking(EXAMPLE, { piles: { 'clue deck': ['clue-ice'] } });
    const option = princess(table).find((one) => cardOf(table, one) === 'clue-drifts')!;
    table.answer(0, option);
    expect([cardsIn(table, 'clues/0').length, cardsIn(table, 'clue deck').toSorted()]).toEqual([
      6,
      ['clue-drifts', 'clue-ice'],
    ]);
  });
  rule('FW-PRN-09', 'she goes with the Hero', () => {
    const table = seeking(EXAMPLE);
    table.answer(0, princess(table)[0]!);
    expect([frozenOf(table).princess, table.value('escort')]).toEqual([1, 0]);
  });
  rule(
    'FW-PRN-10',
    'others keep their clue cards',
    () => {
      const table = seeking(EXAMPLE, { clues: { 0: EXAMPLE, 1: ['clue-ice', 'clue-tundra'] } });
      table.answer(0, princess(table)[0]!);
      expect(cardsIn(table, 'clues/1')).toEqual(['clue-ice', 'clue-tundra']);
    },
    {
      'FW-PRN-10': [
        {
          rule: 'FW-PRN-10',
          proc: 'discovery of the princess',
          step: 'all clues',
          after: 'princess token',
          add: {
            rule: 'FW-PRN-10',
            do: (t) => {
              for (const thing of t.pile('clues', 1).slice()) t.move(thing, 'clue deck', 'bottom', 'down');
            },
          },
        },
      ],
    },
  );
  rule('FW-PRN-11', 'while somebody has her nobody else discovers her', () => {
    const table = seeking(EXAMPLE, { princess: 2 });
    expect(princess(table)).toEqual([]);
    expect(table).toRefuse(0, `princess:${table.world.things.piles['clues/0']![3]}`, 'FW-PRN-11');
  });
  const fallen = (given: Scene = {}) =>
    scene({
      at: ['f13', 'iagart'],
      weather: 'weather-white-skull',
      hero: { 0: { wounds: 4, frost: 4 } },
      princess: 1,
      ...given,
    }).answer(0, 'stay');
  rule('FW-PRN-12', 'a knockout loses her', () => {
    const table = fallen();
    expect([tags(table, 'knocked out'), frozenOf(table).princess, tags(table, 'princess lost')]).toEqual([1, 0, 1]);
  });
  rule(
    'FW-PRN-13',
    'who lost her must match seven spaces again',
    () => {
      const lost = fallen({ clues: { 0: ['clue-drifts'] } });
      expect(frozenOf(lost).princess).toBe(0);
      expect(princess(seeking(['clue-drifts', 'clue-wild', 'clue-wild', 'clue-tundra']))).toEqual([]);
    },
    {
      'FW-PRN-13': [
        { rule: 'FW-PRN-13', value: 'wild symbols', replace: () => 7 },
        { rule: 'FW-PRN-13', proc: 'knockout', step: 'princess', remove: true },
      ],
    },
  );
  rule(
    ['FW-PRN-14', 'FW-PRN-15'],
    'she is no Ally, and takes no frost',
    () => {
      const table = scene({
        at: ['f11', 'iagart'],
        weather: 'weather-blue-diamond',
        princess: 1,
        area: { 0: ['iron-agnes', 'grey-meg-the-poacher'] },
      }).answer(0, 'stay');
      expect([tags(table, 'frost taken'), cardsIn(table, 'area/0').length, frozenOf(table).princess]).toEqual([
        3, 2, 1,
      ]);
    },
    {
      'FW-PRN-14': [
        { rule: 'FW-PRN-14', value: 'ally limit', replace: () => 1 },
        { rule: 'FW-PRN-14', value: 'survival frost', replace: () => 0 },
      ],
      'FW-PRN-15': [
        {
          rule: 'FW-PRN-15',
          proc: 'survival step',
          step: 'too cold for her',
          after: 'frost',
          add: {
            rule: 'FW-PRN-15',
            do: (t) => {
              (t.world as unknown as { frozen: { princess: number } }).frozen.princess = 0;
            },
          },
        },
      ],
    },
  );
  rule(
    'FW-PRN-16',
    'she is no prize: whoever is defeated loses her to nobody',
    () => {
      const table = fallen();
      expect(frozenOf(table).princess).toBe(0);
      expect(spaceOf(table)).toBe('weikgart');
    },
    {
      'FW-PRN-16': [
        {
          rule: 'FW-PRN-16',
          proc: 'knockout',
          step: 'princess',
          wrap: (base) =>
            ({
              ...base,
              do: (t: { world: unknown }) => {
                (t.world as { frozen: { princess: number } }).frozen.princess = 2;
              },
            }) as never,
        },
      ],
    },
  );
  rule('FW-PRN-17', 'she or a Legend, not both in one Movement step', () => {
    const table = scene({
      at: ['e14', 'iagart'],
      clues: { 0: EXAMPLE },
      rumors: { 0: ['rumor-drifts', 'rumor-drifts', 'rumor-wastes'] },
      piles: { 'legend row': ['frida-brani'] },
      dice: [4],
    }).answer(0, 'rest:1');
    const [option] = princess(table);
    found(table);
    expect(table).toRefuse(0, option!, 'FW-PRN-17');
  });
  rule(
    'FW-EX-04',
    'Karnon matches seven spaces, and does not need the fjord',
    () => {
      expect(princess(seeking(EXAMPLE, { heroes: ['karnon', 'hero-two'] }))).not.toEqual([]);
      expect(princess(seeking(EXAMPLE.slice(1)))).not.toEqual([]);
    },
    { 'FW-EX-04': [{ rule: 'FW-EX-04', value: 'ground to be matched', replace: () => null }] },
  );
  rule(
    'FW-EX-05',
    'and gives back a card that shows drifts',
    () => {
      const table = seeking(EXAMPLE, { heroes: ['karnon', 'hero-two'] });
      const ways = princess(table).map((one) => cardOf(table, one));
      expect(ways).toEqual(expect.arrayContaining(['clue-drifts', 'clue-drifts-drifts']));
      table.answer(
        0,
        princess(table).find((one) => cardOf(table, one) === 'clue-drifts')!,
      );
      expect([cardsIn(table, 'clues/0').length, frozenOf(table).princess]).toEqual([6, 1]);
    },
    { 'FW-EX-05': [{ rule: 'FW-EX-05', proc: 'discovery of the princess', step: 'discarded clue', remove: true }] },
  );
});
