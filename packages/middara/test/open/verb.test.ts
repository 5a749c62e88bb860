/** A pack with a verb of its own, in this file alone: cards with it are checked, told, played, wanted by bots and soaked. */

import { answerBy } from '@questwright/bots';
import { soak } from '@questwright/harness';
import { effectText, labelOf, load, type Content, type Effect, type Pack, type RuleId } from '@questwright/kernel';
import { contextOf, entryFor, shape, telling, words } from '@questwright/messages';
import { wrongEffects } from '@questwright/packs';
import { expect, test } from 'vitest';
import { greedyBot } from '../../src/bot/index.ts';
import { effectSchema } from '../../src/content-schema.ts';
import { affected } from '../../src/rules/abilities/aiming.ts';
import { figureWith } from '../../src/rules/figures.ts';
import { middaraSoak } from '../../src/soak/index.ts';
import { call, named, type Middara, type MiddaraVerb } from '../../src/world.ts';
import { damage, field, type Field } from '../rules/field.ts';
import { middaraEntry } from '../whole.ts';

const RULE = 'pack leeches' as RuleId;
/** Somebody's blood for one's own. */
const DRAIN: MiddaraVerb = {
  rule: RULE,
  shape: { takes: shape.whole(1, 9) },
  text: (effect) => ({ key: 'text.drain', with: { amount: effect['DRAIN']! } }),
  estimate: ({ DRAIN: amount }) => ({
    damage: { amount: amount!, type: 'magic' },
    healing: { amount: amount!, to: 'self' },
  }),
  can: (t) => affected(t) !== null,
  do: (t, effect, { thing }) => {
    const [by, figure, amount] = [figureWith(t, thing)!, affected(t)!, effect['DRAIN'] as number];
    t.emit('drains', { figure: named(by), target: named(figure) });
    const parts = { physical: 0, magic: amount, irreducible: 0 };
    return {
      run: [
        call('dealing', { figure, by, source: 'ability', parts, tags: [] }),
        call('healing', { figure: by, amount }),
      ],
    };
  },
};
const stone = (amount: number): Content => ({
  kind: 'item',
  type: 'relic',
  tags: [],
  abilities: [
    {
      timing: 'between actions',
      ways: ['EXHAUST'],
      effects: [{ aim: 'opponent within SOI', then: [{ DRAIN: amount }] }],
    },
  ],
});
const leeches = (amount: number): Pack<Middara> => ({
  id: 'leeches',
  kind: 'pack',
  rule: RULE,
  edits: [
    { rule: RULE, verb: 'DRAIN', add: DRAIN },
    { rule: RULE, content: 'leech-stone', add: stone(amount) },
  ],
});
const PACK = leeches(3);
const definitionWith = (pack: Pack<Middara>): typeof middaraEntry.definition => ({
  ...middaraEntry.definition,
  packs: [...middaraEntry.definition.packs, pack],
});
const WORDS = {
  'pack.leeches': 'Leeches',
  'content.leech-stone': 'Leech Stone',
  'text.drain': 'DRAIN {amount}',
  'event.drains': '{figure} drinks the blood of {target}.',
};
const entry = entryFor(
  { ...middaraEntry, definition: definitionWith(PACK), extensions: [{ pack: PACK, words: { en: WORDS } }] },
  [PACK.id],
);

const near = (): Field =>
  field({
    map: ['....'],
    figures: { rook: { at: 'a1', damage: 5, gear: ['leech-stone'] }, animate: 'd1' },
    own: [PACK],
  });
const use = (table: Field): string => `use:${table.thing('leech-stone')}:between actions:EXHAUST`;

test('its cards are held against its shape', () => {
  const problemsWith = (amount: number): string[] => {
    const { rules } = load(definitionWith(leeches(amount)), { packs: [PACK.id] });
    return wrongEffects(definitionWith(leeches(amount)), effectSchema(rules.verbs), [PACK.id]);
  };
  expect(problemsWith(3)).toEqual([]);
  expect(problemsWith(12)).toEqual([
    'leech-stone.abilities.0.effects.0.then.0.DRAIN must be a whole number from 1 to 9, not 12',
  ]);
});

test('it is told where the card is used, and where it is looked at', () => {
  const table = near();
  const say = words(entry.messages);
  const view = table.view(0);
  const context = {
    ...contextOf(entry, view),
    effect: (effect: object) => effectText(table.loaded.rules.verbs, effect as Effect),
  };
  expect(say(labelOf(table.loaded, table.game, 0, use(table)), context)).toBe(
    'Leech Stone (Exhaust): for an opponent within SOI: DRAIN 3',
  );
  const content = new Map([...table.loaded.content].map(([id, one]) => [id, one.content]));
  const scene = { view, content, value: table.value.bind(table), say: telling(say, context) };
  const rook = entry.describe!.sights!(scene).find((one) => one.names.includes('Rook'))!;
  expect(rook.tell().join('\n')).toContain('between Actions (Exhaust): for an opponent within SOI: DRAIN 3');
});

test('it is printed with its words', () => {
  const { rules } = load(entry.definition, { packs: [PACK.id] });
  const { lines } = entry.cards!(rules).find(({ id }) => id === 'leech-stone')!;
  expect(lines.map((line) => words(entry.messages)(line))).toEqual([
    'Leech Stone',
    'Relic.',
    'Between Actions (Exhaust): for an opponent within SOI: DRAIN 3.',
  ]);
});

test('it is played', () => {
  const table = near();
  table.answer(0, use(table));
  expect([damage(table, 'animate'), damage(table, 'rook')]).toEqual([3, 2]);
});

test('a bot wants what it gives', () => {
  const table = near();
  expect(answerBy(table.loaded, table.game, greedyBot(table.loaded), 0)).toEqual([use(table)]);
});

test('a soak comes to it', { timeout: 120_000 }, () => {
  let drained = 0;
  const { failures } = soak(definitionWith(PACK), {
    games: 40,
    seed: 'leeches',
    packs: [[PACK.id]],
    every: 200,
    cap: 120,
    kit: middaraSoak,
    from: 'positions',
    stop: () => drained > 0,
    onEvents: (_, events) => void (drained += events.filter(({ tag }) => tag === 'drains').length),
  });
  expect(failures.map(({ error }) => error)).toEqual([]);
  expect(drained).toBeGreaterThan(0);
});
