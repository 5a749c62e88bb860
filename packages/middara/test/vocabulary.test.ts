/** What cards may say is told in one place, and that place forgets nothing. */

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { ACTING } from '../src/rules/turn/action-phase.ts';
import { ABRAXIS_SPECIAL } from '../src/rules/abraxis/abraxis-special.ts';
import { ABILITIES } from '../src/rules/abilities/abilities.ts';
import { DEALING } from '../src/rules/attack/damage.ts';
import { middara } from './whole.ts';
import { MOVEMENT } from '../src/rules/movement/movement.ts';
import { MULTIPLE_CHOICES } from '../src/rules/abilities/multiple-choices.ts';
import { ROLLS } from '../src/rules/attack/rolls.ts';
import { TURN } from '../src/rules/turn/turn.ts';
import { VOCABULARY_OF_ATTACKS } from '../src/rules/attack/vocabulary-attack.ts';
import { VOCABULARY } from '../src/rules/abilities/vocabulary.ts';

const told = readFileSync(
  path.join(path.dirname(fileURLToPath(import.meta.url)), '../../../docs/middara-cards.md'),
  'utf8',
);
const words = new Set([...told.replaceAll(/```[^`]*```/g, '').matchAll(/`([^`]+)`/g)].map((found) => found[1]!));
const untold = (tables: readonly (object | undefined)[]): string[] =>
  tables.flatMap((table) => Object.keys(table ?? {})).filter((name) => !words.has(name));

test('every verb, timing, way and condition of a card is in the document', () => {
  expect(
    untold([
      ABRAXIS_SPECIAL.verbs,
      MULTIPLE_CHOICES.verbs,
      VOCABULARY.verbs,
      VOCABULARY_OF_ATTACKS.verbs,
      ROLLS.verbs,
      MOVEMENT.verbs,
    ]),
  ).toEqual([]);
  expect(untold([ABILITIES.timings, ROLLS.timings, DEALING.timings, TURN.timings, ACTING.timings])).toEqual([]);
  expect(untold([ABILITIES.ways, ACTING.ways])).toEqual([]);
  expect(untold([ABILITIES.conditions])).toEqual([]);
});

test('the values that the document names are there', () => {
  const values = /Values that cards change most:\n([^.]+)\./.exec(told)![1]!;
  const named = [...values.matchAll(/`([^`]+)`/g)].map((found) => found[1]!);
  expect(named.length).toBeGreaterThan(8);
  expect(named.filter((name) => !(name in (middara.rules.values ?? {})))).toEqual([]);
});
