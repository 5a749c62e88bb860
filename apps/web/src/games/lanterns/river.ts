/** The river as a seat sees it, read from the view. */

import type { ThingView, View } from '@questwright/kernel';

export interface Quay {
  seat: number;
  oil: number;
  /** The first one tonight. */
  isFirst: boolean;
  lanterns: readonly ThingView[];
  boat: readonly ThingView[];
  hand: readonly ThingView[];
}
export interface River {
  night: number;
  /** How high the water stands, where that counts. */
  level: number | null;
  quays: readonly Quay[];
  deck: readonly ThingView[];
  ashes: readonly ThingView[];
  /** What floats by, and what somebody holds up with a match in hand. */
  drift: readonly ThingView[];
  prow: readonly ThingView[];
  /** Dice that lie on the table. */
  dice: readonly number[];
  /** Piles of packs, by name. */
  others: readonly (readonly [name: string, things: readonly ThingView[]])[];
}

const OWN: ReadonlySet<string> = new Set(['deck', 'ashes', 'drift', 'prow', 'hand', 'quay', 'boat']);

export function riverIn(view: View): River {
  const world = view.world as unknown as {
    night: number;
    first: number;
    oil: readonly number[];
    highWater?: { level: number };
  };
  const pile = (name: string): readonly ThingView[] => view.zones[name] ?? [];
  const roll = view.stack.find(({ proc }) => proc === 'roll')?.locals as { dice?: readonly number[] } | undefined;
  return {
    night: world.night,
    level: world.highWater?.level ?? null,
    quays: world.oil.map((oil, seat) => ({
      seat,
      oil,
      isFirst: world.first === seat,
      lanterns: pile(`quay/${seat}`),
      boat: pile(`boat/${seat}`),
      hand: pile(`hand/${seat}`),
    })),
    deck: pile('deck'),
    ashes: pile('ashes'),
    drift: pile('drift'),
    prow: pile('prow'),
    dice: roll?.dice ?? [],
    others: Object.entries(view.zones).filter(([name, things]) => !OWN.has(name.split('/')[0]!) && things.length > 0),
  };
}

/** Whether an option is about a card. */
export const isAbout = (option: string, thing: number): boolean =>
  option
    .split(':')
    .slice(1)
    .some((word) => word === String(thing)) && !/^(rob|trade|bid|share)$/.test(option.split(':')[0]!);
