/** A space in words, for whoever does not see it: what it is, what lies there, and whether one can go there. */

import type { BoardProps } from './props.ts';
import { t } from './words.ts';

export function spaceLabel(id: string, props: BoardProps): string {
  const { spaces, name, region, terrain, figures, adventures, waiting, reach, closed, chosen, notes = {} } = props;
  const space = spaces[id]!;
  const counter = adventures.find((one) => one.space === id);
  const waits = waiting.filter((one) => one.space === id).map(({ card }) => card);
  const heroes = figures
    .filter((one) => one.space === id)
    .map((one) => (one.mine ? t('you', { name: one.name }) : one.name));
  const way = reach.find((one) => one.space === id);
  const words = name(id);
  const land = space.region === undefined ? null : region(space.region);
  const note = notes[id];
  const said = t('space', {
    name: words,
    terrain: terrain(space.terrain),
    region: land === null || words.includes(land) ? null : land,
    adventure: counter ? t(`color.${counter.color}`) : null,
    waits: waits.length === 0 ? null : waits,
    heroes: heroes.length === 0 ? null : heroes,
    number: way?.dice.length ?? 0,
    dice: way && way.dice.length > 0 ? [...way.dice] : null,
    free: way && way.dice.length === 0 ? 'yes' : 'no',
    closed: closed.find((one) => one.space === id)?.reason ?? null,
    chosen: chosen === id ? 'yes' : 'no',
  });
  return note === undefined ? said : t('noted', { said, note });
}

/** All spaces in words, again and again: of hundreds of sentences only those are said anew that tell something else. */
export function labeller(): (board: BoardProps) => Readonly<Record<string, string>> {
  const said = new Map<string, { about: string; label: string }>();
  return (board) => {
    const labels: Record<string, string> = {};
    const about = contentOf(board);
    for (const [id, space] of Object.entries(board.spaces)) {
      if (space.cut) continue;
      const now = about.get(id) ?? '';
      const known = said.get(id);
      labels[id] = known?.about === now ? known.label : spaceLabel(id, board);
      if (known?.about !== now) said.set(id, { about: now, label: labels[id] });
    }
    return labels;
  };
}

/** What a label tells of besides the space itself. */
function contentOf({
  adventures,
  waiting,
  figures,
  reach,
  closed,
  chosen,
  notes = {},
}: BoardProps): Map<string, string> {
  const about = new Map<string, string>();
  const add = (space: string, what: string): unknown => about.set(space, `${about.get(space) ?? ''}|${what}`);
  for (const { space, color } of adventures) add(space, color);
  for (const { space, card } of waiting) add(space, card);
  for (const { space, name, mine } of figures) add(space, `${name} ${mine}`);
  for (const { space, dice } of reach) add(space, `to ${dice.join()}`);
  for (const { space, reason } of closed) add(space, `closed ${reason}`);
  for (const [space, note] of Object.entries(notes)) add(space, note);
  if (chosen !== null) add(chosen, 'chosen');
  return about;
}
