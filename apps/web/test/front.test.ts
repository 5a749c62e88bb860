import { existsSync } from 'node:fs';
import { rolesIn } from '@questwright/messages';
import { runeboundEntry } from '@questwright/runebound';
import { expect, test } from 'vitest';
import HEROES from '../src/front/heroes.json' with { type: 'json' };

test('the front page names the heroes of the game as they are; `npm run pictures` brings it up to date', () => {
  const heroes = rolesIn(runeboundEntry, Object.entries(runeboundEntry.definition.rules.content));
  expect(HEROES).toEqual(heroes.map(({ id, name, lines }) => ({ id, name, hint: lines.at(-1) })));
  for (const { id } of heroes)
    expect(existsSync(new URL(`../public/heroes/${id}.webp`, import.meta.url)), id).toBe(true);
});
