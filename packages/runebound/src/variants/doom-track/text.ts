import type { Scene, Sight } from '@questwright/messages';
import { list } from '../../text/board.ts';
import type { Town } from '../../words.ts';
import { DOOM_TRACK_ZONE, type DoomLand } from './track.ts';

/** The cards of the track in their spaces by the color of their backs, and the counters. */
export function lines({ view, say, value }: Scene): string[] {
  const track = view.zones[DOOM_TRACK_ZONE]!;
  const { counters } = (view.world as unknown as DoomLand).doom;
  const towns = value('spaces of the doom track') as Town[];
  const place = (town: string): { content: string } => ({ content: `space-${town}` });
  const spaces = track.map(({ back }, at) =>
    say('board.doom-space', { number: at + 1, color: back, town: towns[at] === undefined ? null : place(towns[at]) }),
  );
  const next = towns.find((town) => !counters.includes(town));
  return [
    say('board.doom-counters', {
      counters: counters.length,
      most: towns.length,
      towns: counters.length === 0 ? null : counters.map(place),
      next: next === undefined ? null : place(next),
      cards: track.length,
      needed: value('cards for a doom counter'),
    }),
    `  ${say('board.doom-cards', { spaces: list(spaces, say) })}`,
  ];
}

export const sights = (scene: Scene): Sight[] => [
  { word: 'doom', names: [scene.say('zone.doom track'), 'doom'], tell: () => lines(scene) },
];
