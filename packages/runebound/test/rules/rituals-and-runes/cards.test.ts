import { arrange } from '@questwright/harness';
import { data, rule } from '@questwright/harness/vitest';
import { effectsAt, type Pack } from '@questwright/kernel';
import { edit, type RuneboundWorld } from '@questwright/runebound';
import { expect } from 'vitest';
import { RITUALS } from '../../../src/variants/rituals-and-runes/rituals.ts';
import { titleWords } from '../../../src/variants/rituals-and-runes/ritual.ts';
import { RUNES } from '../../../src/variants/rituals-and-runes/runes.ts';
import { RITUALS_AND_RUNES_EXTENSION } from '../../../src/variants/rituals-and-runes/index.ts';
import WORDS from '../../../src/variants/rituals-and-runes/words.en.json' with { type: 'json' };
import { TERRAINS } from '../../../src/words.ts';
import { withBattleCards } from '../../battles.ts';
import { runebound } from '../../small-board.ts';
import { FEAST, INNER, INNER_FULL, market, meeting, moving, OUTER, type Rites } from './table.ts';

const words: Readonly<Record<string, string>> = WORDS;
const rituals = Object.entries(RITUALS);

data('RR-CMP-01', '20 Rituals and 10 Runes', () => {
  const { box } = RITUALS_AND_RUNES_EXTENSION;
  expect([rituals.length, Object.keys(RUNES).length]).toEqual([box!['ritual cards']!.count, box!['rune cards']!.count]);
  expect([rituals.length, Object.keys(RUNES).length]).toEqual([20, 10]);
  expect(Object.values(RUNES).every(({ type }) => type === 'rune')).toBe(true);
});

data('RR-GEN-01', 'a Ritual is an Item with a cost, something to do and five symbols', () => {
  for (const [id, card] of rituals) {
    expect([id, card.kind, card.type, card.symbols.length]).toEqual([id, 'item', 'ritual', 5]);
    expect([id, card.cost > 0, (card.abilities ?? card.modifies) !== undefined]).toEqual([id, true, true]);
  }
});

data('RR-RIT-05', 'every Ritual shows five terrain symbols', () => {
  for (const [id, { symbols }] of rituals) {
    expect([id, symbols.length]).toEqual([id, 5]);
    for (const one of symbols) expect(TERRAINS).toContain(one);
  }
});

data('RR-FACT-01', 'Inner Fire and Outer Fire are Rituals that share the word Fire', () => {
  const [inner, outer] = [INNER, OUTER].map((id) => words[`content.${id}`]!.split(' '));
  expect(inner!.filter((word) => outer!.includes(word))).toEqual(['Fire']);
  expect([RITUALS[INNER]!.type, RITUALS[OUTER]!.type]).toEqual(['ritual', 'ritual']);
});

/** Of the words on the cards: an article at the beginning is capitalized only because it begins. */
const capitalized = (id: string): string[] =>
  words[`content.${id}`]!.replace(/^The /, '')
    .split(' ')
    .filter((word) => /^[A-Z]/.test(word));
data('RR-RIT-03', 'the words that clash are the capitalized ones of the titles, at most one for each Ritual', () => {
  for (const [id] of rituals) {
    expect(capitalized(id).map((word) => word.toLowerCase().replace(/’/g, ''))).toEqual(titleWords(id));
    const shared = titleWords(id).filter((word) =>
      rituals.some(([other]) => other !== id && titleWords(other).includes(word)),
    );
    expect([id, shared.length <= 1]).toEqual([id, true]);
    for (const word of shared) expect(words[`word.ritual titled ${word}`]).toBeDefined();
  }
});

rule('RR-GEN-01', 'a card that covers or clears symbols is offered where there are such', () => {
  const of = [{ gold: 1 }, { name: 'cover', empower: 1 }, { name: 'clear', empower: 1, clear: true }];
  const chalk: Pack<RuneboundWorld> = {
    id: 'chalk',
    kind: 'pack',
    rule: 'RB-OBJ-02',
    edits: [
      {
        rule: 'RB-OBJ-02',
        content: 'chalk',
        add: { kind: 'event', color: 'green', back: 'green', number: 1, arrives: [{ choose: 'one', of }] },
      },
    ],
  };
  const chalking = (counters: Readonly<Record<string, number>>): Rites =>
    arrange(
      { ...withBattleCards, packs: [...withBattleCards.packs, chalk] },
      {
        seats: 1,
        packs: ['battle-cards', 'rituals-and-runes', 'chalk'],
        rest: 'heroes',
        piles: { 'hero/0': ['fighter'], 'area/0': [{ card: INNER, counters }] },
        play: effectsAt('chalk', ['arrives'], 0, 0),
      },
    );
  const full = chalking(INNER_FULL);
  expect(full).toOffer(0, ['choose:gold', 'choose:clear', `discard:{${INNER}}`]);
  expect(chalking({})).toOffer(0, ['choose:gold', 'choose:cover', `discard:{${INNER}}`]);
  expect(chalking({ 'hill marker': 1 })).toOffer(0, [
    'choose:gold',
    'choose:cover',
    'choose:clear',
    `discard:{${INNER}}`,
  ]);
  full.answer(0, 'choose:clear');
  expect(full.where()).toContain('chalking');
});

rule('RR-SET-01', 'the thirty cards are shuffled into the market deck', () => {
  const size = (packs: string[]): number => {
    const table = arrange(runebound, { seats: 2, packs });
    const stacks = Object.keys(table.world.things.piles).filter((pile) => pile.startsWith('stack of '));
    return [...stacks, 'market deck'].reduce((sum, pile) => sum + table.pile(pile).length, 0);
  };
  expect([size([]), size(['rituals-and-runes'])]).toEqual([84, 114]);
});

rule(
  'RR-RIT-01',
  'the dearest Item that a knockout takes may be a Ritual',
  () => {
    const table = arrange(runebound, {
      seats: 1,
      packs: ['rituals-and-runes'],
      options: { heroes: ['varikas-the-dead'] },
      set: { 'heroes.0.space': 'tamalir' },
      piles: { 'area/0': [INNER, 'tallow-torch'], 'hero/0': [{ card: 'varikas-the-dead', counters: { wounds: 6 } }] },
      play: { proc: 'knockout', with: { seat: 0 } },
    });
    expect(table.pile('area/0')).toEqual(['tallow-torch']);
  },
  // It would be none of the Items that a knockout looks at.
  {
    'RR-RIT-01': [
      edit.value('may be lost', {
        rule: 'RR-RIT-01',
        wrap: (base) => (t, thing: number) => t.cardOf(thing) !== INNER && base(t, thing),
      }),
    ],
  },
);

rule('RR-RIT-02', 'six Rituals, though Item Limits allow one Artifact of each type', () => {
  const five = [INNER, FEAST, 'salt-road', 'unwriting', 'rain-of-keys'];
  const table = market(five, ['the-long-ladder'], ['item-limits']);
  table.answer(0, 'buy:{the-long-ladder}');
  expect(table.pile('area/0')).toHaveLength(6);
});

rule('RR-RIT-03', 'no second Ritual with the same word in its title, until the first is gone', () => {
  const table = market([INNER], [OUTER, FEAST]);
  expect(table).toRefuse(0, `buy:{${OUTER}}`, 'RR-RIT-03');
  expect(table.offers(0)).toContain(table.resolve(`buy:{${FEAST}}`));
  table.answer(0, `sell:{${INNER}}`);
  expect(table.offers(0)).toContain(table.resolve(`buy:{${OUTER}}`));
});

rule('RR-RIT-03', 'nor is one given to whoever has the other, until that is gone', () => {
  const table = meeting([INNER], [OUTER]);
  table.answer(0, 'negotiate:1').answer(0, 'propose', `card:{${INNER}}`);
  expect(table).toRefuse(1, 'accept', 'RB-INT-10');
  table.answer(1, `discard:{${OUTER}}`).answer(1, 'accept');
  expect(table.pile('area/1')).toEqual([INNER]);
});

rule('RR-RIT-04', 'a new Ritual can do nothing, and discards itself for nothing', () => {
  const table = moving([FEAST, 'boots']);
  expect(table).toRefuse(0, `use:{${FEAST}}:lay the table:activate`, 'RR-RIT-04');
  const bought = market([], [INNER]).answer(0, `buy:{${INNER}}`);
  const magic = (one: typeof bought): number => one.value('combat roll', one.thing('fighter'), 'magic attack');
  const tired = (counters: Record<string, number>): number => {
    const one = moving([{ card: INNER, counters }]);
    one.world.things.counters['exhaustion']![one.thing('fighter')] = 2;
    return magic(one);
  };
  expect(tired(INNER_FULL) - tired({})).toBe(2);
});

rule(
  'RR-EX-01',
  'whoever owns Inner Fire gets no Outer Fire, in a market or from the deck, unless Inner Fire goes first',
  () => {
    const bought = market([INNER], [OUTER]);
    expect(bought).toRefuse(0, `buy:{${OUTER}}`, 'RR-RIT-03');
    bought.answer(0, `discard:{${INNER}}`).answer(0, `buy:{${OUTER}}`);
    expect(bought.pile('area/0')).toEqual([OUTER]);
    const gained = arrange(runebound, {
      seats: 1,
      packs: ['rituals-and-runes'],
      options: { heroes: ['varikas-the-dead'] },
      piles: { 'area/0': [INNER], adventure: [OUTER] },
      late: ({ world }) => ({
        play: { proc: 'gain a card', with: { seat: 0, thing: world.things.piles['adventure']![0]! } },
      }),
    });
    expect(gained).toOffer(0, [`give-up:{${INNER}}`, 'decline']);
  },
  {
    'RR-EX-01': [
      edit.value('limit', {
        rule: 'RR-EX-01',
        wrap: (base) => (t, kind: string, seat) =>
          kind.startsWith('ritual titled') ? { most: 9, rule: 'RR-EX-01' } : base(t, kind, seat),
      }),
    ],
  },
);
