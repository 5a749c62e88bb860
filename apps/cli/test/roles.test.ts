import { runeboundEntry } from '@questwright/runebound';
import { load } from '@questwright/kernel';
import type { GameEntry } from '@questwright/messages';
import { expect, test } from 'vitest';
import { paperOn } from '../src/terminal.ts';
import type { Lines } from '../src/play/lines.ts';
import { askForRoles, rolesBy } from '../src/play/roles.ts';

const loaded = load(runeboundEntry.definition, { packs: [] });
/** Somebody may play an Ally in place of a Hero. */
const entry: GameEntry = {
  ...runeboundEntry,
  messages: { ...runeboundEntry.messages, 'roles.ally': 'Guides' },
  roles: [...runeboundEntry.roles!, { option: 'guides', kind: 'ally', most: 1, shown: [] }],
};
const [guide, other] = Object.entries(runeboundEntry.definition.rules.content)
  .filter(([, { kind }]) => kind === 'ally')
  .map(([id]) => id) as [string, string];

test('names on the command line go to the option of their kind', () => {
  expect(rolesBy(entry, loaded, 3, `old-hesper,random,${guide}`)).toEqual({
    heroes: ['old-hesper', null, null],
    guides: [null, null, guide],
  });
  expect(rolesBy(entry, loaded, 2, 'random,random')).toEqual({});
  expect(() => rolesBy(entry, loaded, 3, `${guide},${other}`)).toThrow('one too many');
  expect(() => rolesBy(entry, loaded, 3, 'old-hesper,old-hesper')).toThrow('two seats cannot both play old-hesper');
});

test('people choose among all kinds; a kind that is full is not shown again', async () => {
  const told: string[] = [];
  const paper = paperOn({ write: (text) => told.push(text) }, { plain: true });
  const answers = [guide, other, 'old-hesper'];
  const lines = { next: async () => answers.shift() ?? null } as unknown as Lines;
  expect(await askForRoles(entry, loaded, [0, 1], paper, lines)).toEqual({
    guides: [guide, null],
    heroes: [null, 'old-hesper'],
  });
  const text = told.join('');
  expect(text.match(/^Guides$/gm)).toHaveLength(1);
  expect(text).toContain(`"${other}" is not among them.`);
});
