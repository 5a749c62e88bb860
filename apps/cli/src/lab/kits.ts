/** What each game gives to its lab. */

import type { LabKit } from '@questwright/harness';
import { runeboundLab } from '@questwright/runebound/lab';

// Each game has a world, rows and a report of its own; a lab treats them all alike.
// oxlint-disable-next-line typescript/no-explicit-any
type AnyKit = LabKit<any, any, any>;
const KITS: Readonly<Record<string, AnyKit>> = { runebound: runeboundLab };

export const labKitOf = (gameId: string): AnyKit | null => KITS[gameId] ?? null;
export const labGames = (): string[] => Object.keys(KITS);
