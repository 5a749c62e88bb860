/** What each game gives to its soak. */

import type { SoakKit } from '@questwright/harness';
import { middaraSoak } from '@questwright/middara/soak';
import { runeboundSoak } from '@questwright/runebound/soak';

// Each game has a world of its own; a soak treats them all alike.
// oxlint-disable-next-line typescript/no-explicit-any
const KITS: Readonly<Record<string, SoakKit<any>>> = { runebound: runeboundSoak, middara: middaraSoak };

// oxlint-disable-next-line typescript/no-explicit-any
export const kitOf = (gameId: string): SoakKit<any> => KITS[gameId] ?? {};
