/** The folders here: a game is shown in its own way by the folder of its id, others as the terminal draws them. */

import type { OwnUi } from './game.ts';

const FOLDERS = import.meta.glob<{ default: OwnUi }>('./*/index.ts');

export const ownUi = (id: string): (() => Promise<{ default: OwnUi }>) | null => FOLDERS[`./${id}/index.ts`] ?? null;
