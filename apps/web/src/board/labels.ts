/** A space in words, for whoever does not see it: what it is, what lies there, and whether one can go there. */

import type { BoardProps } from './props.ts';
import { t } from './words.ts';

export function spaceLabel(id: string, props: BoardProps): string {
  const { spaces, name, region, figures, adventures, waiting, reach, chosen } = props;
  const space = spaces[id]!;
  const counter = adventures.find((one) => one.space === id);
  const waits = waiting.filter((one) => one.space === id).map(({ card }) => card);
  const heroes = figures
    .filter((one) => one.space === id)
    .map((one) => (one.mine ? t('you', { name: one.name }) : one.name));
  const way = reach.find((one) => one.space === id);
  const words = name(id);
  const land = space.region === undefined ? null : region(space.region);
  return t('space', {
    name: words,
    terrain: t(`terrain.${space.terrain}`),
    region: land === null || words.includes(land) ? null : land,
    adventure: counter ? t(`color.${counter.color}`) : null,
    waits: waits.length === 0 ? null : waits,
    heroes: heroes.length === 0 ? null : heroes,
    number: way?.dice.length ?? 0,
    dice: way && way.dice.length > 0 ? [...way.dice] : null,
    free: way && way.dice.length === 0 ? 'yes' : 'no',
    chosen: chosen === id ? 'yes' : 'no',
  });
}
