/** Small packs to be spoilt. */

import { ENTRIES } from '@questwright/practice';
import { readPack, type PackFile, type ReadPack } from '@questwright/packs';
import { runeboundEntry } from '@questwright/runebound';

const GAMES = [runeboundEntry, ...ENTRIES];
export const HEAD: PackFile = { name: 'pack.yaml', text: 'id: trial\ngame: runebound\ntitle: A trial\n' };
export const read = (...files: PackFile[]): ReadPack => readPack(files, GAMES);
export const cards = (text: string): ReadPack => read(HEAD, { name: 'cards.yaml', text });
export const head = (text: string): ReadPack => read({ name: 'pack.yaml', text });

/** A whole item with the words it needs; `more` stands from line 7 on. */
export const item = (more: string): string =>
  `items:
  salt-knife:
    cost: 2
    class: weapon
    type: knife
    use: activate
${more}messages:
  content.salt-knife: Salt Knife
`;
export const ability = (more: string): string => item(`    abilities:\n      - timing: melee\n${more}`);
export const effect = (text: string): string => ability(`        effects:\n          - ${text}\n`);
export const modifier = (text: string): string => item(`    modifies:\n      - ${text}\n`);
