/** Weather: the printed track, and the tiles that Events lay upon it. */

import type { Edit } from '@questwright/kernel';
import { spaceCard, type RuneboundTable } from '../../../world.ts';
import { weatherIn, type FrozenEvent, type Icon, type Weather } from '../cards.ts';
import { WEATHER } from '../content/index.ts';
import { landOf } from '../words.ts';
import { edit, frozen, land, OWN, type FrozenLand, type FrozenTable } from '../world.ts';

/** What is printed on the track. */
const TRACK = 'weather-track';
export const weatherNow = (t: RuneboundTable): Weather =>
  weatherIn(t.loaded.content.get(land(t).value('weather'))!.content)!;
/** The side that bears an icon. */
export const sideWith = (icon: Icon): string =>
  Object.keys(WEATHER).find((id) => /* FW-WTH-04 WEATHER[id]!.icon !== undefined */ WEATHER[id]!.icon === icon)!;
/** The other side of the tile in play; null for the printed track. */
export function otherSide(t: RuneboundTable): string | null {
  const { tile, icon } = weatherNow(t);
  if (tile === undefined) return null;
  return Object.keys(WEATHER).find((id) => WEATHER[id]!.tile === tile && WEATHER[id]!.icon !== icon) ?? null;
}

/** A tile takes the place of the one in play. */
export function layTile(t: FrozenTable, id: string): void {
  const state = frozen(t);
  if (/* FW-WTH-08 false */ state.weather === id) return t.emit('weather stays', { weather: { content: id } });
  state.weather = id;
  t.emit('weather changed', { weather: { content: id } });
}

/** What the weather costs whoever ends a movement in a space; nothing in towns and Green Vale. */
function frostOf(t: RuneboundTable, space: string): number {
  if (space === '') return 0;
  const { terrain } = spaceCard(t, space);
  return terrain === 'town' ? 0 : weatherNow(t).frost[landOf(terrain)];
}

export const WEATHER_EDITS: readonly Edit<FrozenLand>[] = [
  ...Object.entries(WEATHER).map(([content, add]): Edit<FrozenLand> => ({ rule: OWN, content, add })),
  {
    rule: 'FW-SET-04',
    setup: 'weather',
    after: 'adventure decks',
    add: {
      rule: 'FW-SET-04',
      do: (t) => {
        t.world.frozen.weather = TRACK;
      },
    },
  },
  edit.value('weather', { rule: 'FW-WTH-01', add: (t) => frozen(t).weather || /* FW-WTH-02 '' */ TRACK }),
  edit.value('frost of a space', { rule: 'FW-FRO-02', add: frostOf }),
  edit.step('event taking effect', 'weather', {
    rule: 'FW-WTH-03',
    overrides: ['RB-EVT-02', 'RB-EVT-03'],
    after: 'in play',
    add: {
      rule: 'FW-WTH-03',
      do: (t) => {
        const { weather } = t.contentOf(t.locals.thing).content as Partial<FrozenEvent>;
        if (weather !== undefined) layTile(t, sideWith(weather));
      },
    },
  }),
];
