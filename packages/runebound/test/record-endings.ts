/** Plays the games of fixtures/runebound/endings anew; needed when rules or cards have changed. */

import { mkdirSync, writeFileSync } from 'node:fs';
import { ENDINGS } from './endings.ts';

const FOLDER = new URL('../../../fixtures/runebound/endings/', import.meta.url);
mkdirSync(FOLDER, { recursive: true });
for (const { name, file } of ENDINGS) writeFileSync(new URL(`${name}.json`, FOLDER), `${JSON.stringify(file())}\n`);
