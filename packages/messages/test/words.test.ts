import {
  load,
  view,
  begin,
  field,
  type Definition,
  type Params,
  type ThingView,
  type View,
  type World,
} from '@questwright/kernel';
import {
  contextOf,
  findThing,
  missingWords,
  pileInWords,
  telling,
  wordCheck,
  words,
  type GameEntry,
} from '@questwright/messages';
import { describe, expect, test } from 'vitest';

interface Cards extends World {
  count: number;
}
/** Two cards in each hand, the rest in a pile nobody sees. */
const cards: Definition<Cards> = {
  id: 'cards',
  version: '1',
  seats: { min: 2, max: 2, rule: 'TIC-SET-02' },
  rules: {
    schema: { count: field.whole() },
    zones: { hand: { per: 'seat', sees: 'owner' }, deck: { sees: 'none' } },
    content: { ace: { back: 'red' }, king: {} },
    setup: {
      deal: {
        rule: 'TIC-SET-01',
        do: (t) => {
          t.move(t.add('ace', 'deck'), 'hand/0');
          t.move(t.add('king', 'deck'), 'hand/1');
        },
      },
    },
    procs: {
      game: {
        choice: {
          rule: 'TIC-TRN-01',
          ask: {
            seats: () => [0],
            choices: {
              keep: { rule: 'TIC-TRN-02', then: () => {} },
              swap: { rule: 'TIC-TRN-02', then: () => {}, label: () => ({ key: 'anything', with: {} }) },
            },
          },
        },
      },
    },
  },
  packs: [{ id: 'more', kind: 'pack', rule: 'TIC-SET-01', edits: [{ rule: 'TIC-SET-01', content: 'queen', add: {} }] }],
};
const [ace, king] = [0, 1];
const viewOf = (viewer: number | null): View => {
  const loaded = load(cards);
  return view(loaded, begin(loaded, { seats: 2, seed: 'x' }), viewer);
};

const MESSAGES = {
  'event.drawn': '{seat} draws {n, plural, =0 {nothing} one {# card} other {# cards}}.',
  'event.played': '{seat} plays {card}.',
  'event.given': '{seat} gives {cards} to {to}.',
  'event.shown': '{cards} of {seats}',
  'content.ace': 'the Ace',
  'content.king': 'the King',
  'back.red': 'a red card',
  'way.discard': 'by discarding it',
  broken: '{n, plural, one {#}',
  result: '{winner, select, none {A draw.} other {{winner} wins.}}',
  inside: 'Effect: {text}',
};
const say = words(MESSAGES);

describe('a message is said', () => {
  test('with plurals', () => {
    const drawn = (n: number): string => say({ key: 'event.drawn', with: { seat: 1, n } });
    expect([0, 1, 2].map(drawn)).toEqual(['Seat 1 draws nothing.', 'Seat 1 draws 1 card.', 'Seat 1 draws 2 cards.']);
  });

  test('with the names of the people at the table', () => {
    const message = { key: 'event.given', with: { seat: 0, cards: [{ content: 'ace' }], to: { seat: 1 } } };
    expect(say(message, { names: ['Ada', 'Ben'] })).toBe('Ada gives the Ace to Ben.');
    expect(words({ ...MESSAGES, 'seat.0': 'North' })(message)).toBe('North gives the Ace to Seat 1.');
  });

  test('with what the game calls a seat, where nobody gave a name', () => {
    const entry: GameEntry = {
      definition: cards,
      messages: MESSAGES,
      title: 'game.title',
      board: () => [],
      // A seat is called by the first card of its hand that the reader knows.
      seatName: ({ zones }, seat) => {
        const card = zones[`hand/${seat}`]?.[0]?.card ?? null;
        return card === null ? null : { key: `content.${card}`, with: {} };
      },
    };
    const message = { key: 'event.given', with: { seat: 0, cards: [], to: { seat: 1 } } };
    const told = (viewer: number): string => say(message, contextOf(entry, viewOf(viewer)));
    expect([0, 1].map(told)).toEqual(['The Ace gives nothing to Seat 1.', 'Seat 0 gives nothing to the King.']);
    expect(say(message, { ...contextOf(entry, viewOf(0)), names: ['Ada', 'Ben'] })).toBe('Ada gives nothing to Ben.');
    const { seatName: _, ...nameless } = entry;
    expect(say(message, contextOf(nameless, viewOf(0)))).toBe('Seat 0 gives nothing to Seat 1.');
  });

  test('with the short name of a card, where it has one', () => {
    const short = words({ ...MESSAGES, 'called.ace': 'Acey' });
    const played = (card: Params): string =>
      short({ key: 'event.played', with: { seat: 0, card } }, { view: viewOf(0) });
    expect([{ thing: ace }, { content: 'ace' }].map(played)).toEqual(['Seat 0 plays Acey.', 'Seat 0 plays the Ace.']);
  });

  test('with lists joined as the language does', () => {
    const three = [{ content: 'ace' }, { content: 'king' }, 'a hat'];
    expect(say({ key: 'event.shown', with: { cards: three, seats: [] } })).toBe(
      'the Ace, the King, and a hat of nothing',
    );
    expect(words({ ...MESSAGES, 'event.shown': '{of}' })({ key: 'event.shown', with: { of: three } })).toBe(
      'the Ace, the King, or a hat',
    );
  });

  test('with rules by id or as the app speaks of them', () => {
    const message = { key: 'event.played', with: { seat: 0, card: { rule: 'TIC-WIN-01' } } };
    expect(say(message)).toBe('Seat 0 plays TIC-WIN-01.');
    expect(say(message, { rule: (id) => `rule ${id}` })).toBe('Seat 0 plays rule TIC-WIN-01.');
  });

  test('with messages and effects inside it', () => {
    expect(say({ key: 'inside', with: { text: { key: 'result', with: { winner: 1 } } } })).toBe('Effect: Seat 1 wins.');
    const effect = { heal: 1 };
    const context = { effect: (one: object) => (one === effect ? { key: 'content.ace', with: {} } : null) };
    expect(say({ key: 'inside', with: { text: effect } }, context)).toBe('Effect: the Ace');
    expect(say({ key: 'inside', with: { text: { heal: 2 } } }, context)).toBe('Effect: {"heal":2}');
  });

  test('with nothing as the word none', () => {
    expect(say({ key: 'result', with: { winner: null } })).toBe('A draw.');
    expect(say({ key: 'result', with: {} })).toBe('A draw.');
    expect(say({ key: 'result', with: { winner: 0 } })).toBe('Seat 0 wins.');
  });

  test('as a sentence that begins like one', () => {
    const sinking = words({ ...MESSAGES, 'event.sank': '{card} sinks.' });
    expect(sinking({ key: 'event.sank', with: { card: { thing: 1 } } })).toBe('A card sinks.');
    expect(sinking({ key: 'back.red', with: {} })).toBe('a red card');
  });

  test('with names of the rules, in words where there are some', () => {
    const use = (way: string): string =>
      say({ key: 'kernel.use', with: { card: { content: 'ace' }, ability: 'rolled', way } });
    expect(use('')).toBe('Use the Ace (rolled)');
    expect(use('discard')).toBe('Use the Ace (rolled, by discarding it)');
    expect(use('exhaust')).toBe('Use the Ace (rolled, exhaust)');
  });

  test('in another language, with the words of the kernel where the game has none', () => {
    const german = words({ 'event.drawn': '{n, number}', 'kernel.pass': 'Passen' }, 'de');
    expect(german({ key: 'event.drawn', with: { n: 1234.5 } })).toBe('1.234,5');
    expect(german({ key: 'kernel.pass', with: {} })).toBe('Passen');
  });
});

describe('a thing', () => {
  const played = (thing: number) => ({ key: 'event.played', with: { seat: 0, card: { thing } } });

  test('is named to those who know it', () => {
    expect(say(played(ace), { view: viewOf(0) })).toBe('Seat 0 plays the Ace.');
    expect(say({ key: 'kernel.condition-false', with: { thing: ace } }, { view: viewOf(0) })).toContain('the Ace');
  });

  test('does not leak to anybody else', () => {
    expect(say(played(ace), { view: viewOf(1) })).toBe('Seat 0 plays a red card.');
    expect(say(played(ace), { view: viewOf(null) })).toBe('Seat 0 plays a red card.');
    expect(say(played(king), { view: viewOf(0) })).toBe('Seat 0 plays a card.');
    expect(say(played(ace))).toBe('Seat 0 plays a card.');
    expect(say(played(99), { view: viewOf(0) })).toBe('Seat 0 plays a card.');
    expect(say({ key: 'event.proposed', with: { seat: 1, terms: ['0', '1', '7'] } }, { view: viewOf(1) })).toBe(
      'Seat 1 proposes: a red card, the King, and 7.',
    );
  });

  test('is found under another', () => {
    const seen = viewOf(0);
    const [top] = seen.zones['hand/0']!;
    top!.under = [{ thing: 50, card: 'king', back: '', up: false, under: [], counters: {} }];
    expect(findThing(seen, 50)?.card).toBe('king');
  });
});

test('a pile is told top first, without what the reader does not know', () => {
  const thing = (card: string | null, more: Partial<ThingView> = {}): ThingView => ({
    thing: 0,
    card,
    back: '',
    up: true,
    under: [],
    counters: { damage: 0 },
    ...more,
  });
  const tell = telling(say, {});
  const pile = [
    thing('ace'),
    thing(null),
    thing(null, { up: false }),
    thing('king', { up: false }),
    thing(null, { under: [thing(null), thing('ace', { counters: { damage: 2 } })] }),
    thing(null, { counters: { damage: 1 } }),
  ];
  expect(pileInWords(pile, tell)).toBe(
    [
      'the Ace, 2 cards that you do not know, the King (face down)',
      '1 card that you do not know (under it: 1 card that you do not know, the Ace (damage 2))',
      '1 card that you do not know (damage 1)',
    ].join(', '),
  );
  expect(pileInWords([thing('king', { up: false })], tell, { faces: false })).toBe('the King');
  expect(pileInWords([], tell)).toBe('(none)');
});

describe('what has no words', () => {
  test('is said as its key', () => {
    expect(say({ key: 'event.lost', with: {} })).toBe('<event.lost>');
    expect(say({ key: 'toString', with: {} })).toBe('<toString>');
    expect(say.missing(['event.lost', 'event.drawn', 'kernel.over', 'event.lost'])).toEqual(['event.lost']);
  });

  test('does not stop the game: a missing parameter, a broken text, a plural of no number', () => {
    expect(say({ key: 'event.played', with: { seat: 0 } })).toBe('Seat 0 plays {card}.');
    expect(say.problem({ key: 'event.played', with: { seat: 0 } })).toBe(
      'event.played speaks of {card}, which is not given',
    );
    expect(say({ key: 'broken', with: { n: 1 } })).toBe('<broken>');
    expect(say.problem({ key: 'broken', with: { n: 1 } })).toContain('broken is not a proper message');
    expect(say.problem({ key: 'event.played', with: { seat: 0, card: 'x' } })).toBeNull();
  });

  test('is found in the tables of the rules, packs included', () => {
    const entry: GameEntry = { definition: cards, messages: MESSAGES, title: 'game.title', board: () => [] };
    const missing = ['ask.game.choice', 'content.queen', 'game.title', 'option.keep', 'pack.more'];
    expect(missingWords(entry)).toEqual(missing);
    const added = Object.fromEntries(missing.map((key) => [key, 'words']));
    expect(missingWords({ ...entry, messages: { ...MESSAGES, ...added } })).toEqual([]);
  });

  test('is found in play', () => {
    const check = wordCheck({ definition: cards, messages: MESSAGES, title: 'game.title', board: () => [] });
    for (const key of ['kernel.pass', 'event.lost', 'event.lost']) check.met({ key, with: {} });
    expect(check.problems()).toEqual(['event.lost has no words']);
  });
});

test('a board speaks for one reader', () => {
  const tell = telling(say, { view: viewOf(0), names: ['Ada', 'Ben'] });
  expect(tell('event.played', { seat: 0, card: { thing: ace } })).toBe('Ada plays the Ace.');
  expect(tell('kernel.pass')).toBe('Pass');
});

test('a word that is not given is said by the game, if it has one', () => {
  const texts = { price: 'for {price} {money}', 'word.money': 'shells' };
  const message = { key: 'price', with: { price: 3 } };
  expect(words(texts)(message)).toBe('for 3 shells');
  expect(words(texts).problem(message)).toBeNull();
  expect(words({ price: texts.price }).problem(message)).toContain('{money}');
  expect(words(texts)({ key: 'price', with: { price: 3, money: 'beads' } })).toBe('for 3 beads');
});
