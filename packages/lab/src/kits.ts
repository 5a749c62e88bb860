/** What each game gives to its lab. */

import { runeboundLab } from '@questwright/runebound/lab';
import type { LabKit } from './kit.ts';

// Each game has a world, rows and a report of its own; a lab treats them all alike.
// oxlint-disable-next-line typescript/no-explicit-any
export type AnyKit = LabKit<any, any, any>;
const KITS: Readonly<Record<string, AnyKit>> = { runebound: runeboundLab };

export const labKitOf = (gameId: string): AnyKit | null => (Object.hasOwn(KITS, gameId) ? KITS[gameId]! : null);
export const labGames = (): string[] => Object.keys(KITS);
