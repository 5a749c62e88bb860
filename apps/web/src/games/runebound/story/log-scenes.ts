/** How the log of a game is told: what belongs to a fight, and where it was. */

import type { Json } from '@questwright/kernel';
import type { SeenEvent } from '@questwright/protocol';
import type { SceneOf } from '../../../table/log/log-groups.ts';

/** Whatever happens while a combat is being played comes from one of these rules: of a Challenge, of a Hero. */
const COMBAT: ReadonlySet<string> = new Set(['RB-CBT-01', 'RB-PVP-01']);
const DECIDES: ReadonlySet<string> = new Set(['defeated', 'escaped', 'knocked out', 'hero combat won']);

export const sceneOf: SceneOf = ({ tag, rule, because }) =>
  COMBAT.has(rule) || because.some((one) => COMBAT.has(one)) ? { kind: 'fight', decides: DECIDES.has(tag) } : null;

const PREFIX = 'space-';
const spaceIn = (value: Json | undefined): string | null => {
  const { content } = (value ?? {}) as { content?: string };
  return content?.startsWith(PREFIX) === true ? content.slice(PREFIX.length) : null;
};

export const placeIn = ({ with: told }: SeenEvent): string | null => spaceIn(told['space']) ?? spaceIn(told['town']);
