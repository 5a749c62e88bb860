/** What is printed on the board is worked out once; what is in play can still change it. */

import { begin, load, look, type Game, type Loaded, type Pack } from '@questwright/kernel';
import { describe, expect, test } from 'vitest';
import { runebound, type RuneboundWorld } from '../src/index.ts';
import { aboutSpaces, numberOf, spaceCount, spaceNumbered, spacesOf } from '../src/rules/board/spaces.ts';
import { spaceCard } from '../src/world.ts';

const started = (loaded: Loaded<RuneboundWorld>, ...heroes: string[]): Game<RuneboundWorld> =>
  begin(loaded, { seats: 2, seed: 'spaces', options: { heroes } });

type Asked = Parameters<typeof aboutSpaces>[1];
/** A value of every space, joined to one text. */
const everywhere = (loaded: Loaded<RuneboundWorld>, game: Game<RuneboundWorld>, name: Asked): string[] =>
  look(loaded, game, (t) => {
    const of = aboutSpaces(t, name, (value) => JSON.stringify(value));
    return spacesOf(t).map((space) => `${space} ${of(numberOf(t, space))}`);
  });
const asked = (loaded: Loaded<RuneboundWorld>, game: Game<RuneboundWorld>, name: Asked): string[] =>
  look(loaded, game, (t) => spacesOf(t).map((space) => `${space} ${JSON.stringify(t.value(name, space))}`));

const VALUES: readonly Asked[] = ['symbols that enter', 'neighbours', 'may be passed', 'jewel', 'has a sunburst'];

describe('values about spaces', () => {
  test('numbers and ids of spaces belong together', () => {
    const loaded = load(runebound);
    look(loaded, started(loaded), (t) => {
      for (const space of spacesOf(t)) expect(spaceNumbered(t, numberOf(t, space))).toBe(space);
      expect(numberOf(t, 'no such space')).toBe(-1);
      expect(spaceCount(t)).toBeGreaterThanOrEqual(spacesOf(t).length);
    });
  });

  test('a Hero in play changes them, and leaves nothing behind', () => {
    const loaded = load(runebound);
    const plain = started(loaded, 'old-hesper', 'sister-maerwyn');
    const ferried = started(loaded, 'brannoc-the-ferryman', 'sister-maerwyn');
    const before = everywhere(loaded, plain, 'symbols that enter');
    expect(everywhere(loaded, ferried, 'symbols that enter')).not.toEqual(before);
    for (const game of [plain, ferried, plain]) {
      for (const name of VALUES) expect(everywhere(loaded, game, name)).toEqual(asked(loaded, game, name));
    }
  });

  test('a pack changes them', () => {
    const flood: Pack<RuneboundWorld> = {
      id: 'flood',
      kind: 'variant',
      rule: 'RB-BRD-08',
      edits: [
        {
          rule: 'RB-BRD-08',
          value: 'in play',
          wrap: (of) => (t, space: string) => of(t, space) && spaceCard(t, space).terrain !== 'river',
        },
      ],
    };
    const loaded = load({ ...runebound, packs: [...runebound.packs, flood] }, { packs: ['flood'] });
    const game = started(loaded);
    expect(everywhere(loaded, game, 'neighbours')).toEqual(asked(loaded, game, 'neighbours'));
    expect(everywhere(loaded, game, 'neighbours')).not.toEqual(everywhere(load(runebound), game, 'neighbours'));
  });
});
