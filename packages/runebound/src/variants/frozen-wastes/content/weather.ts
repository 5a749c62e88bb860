/** The weather: what is printed on the track, and ten sides of five tiles. Each makes another terrain the road. */

import type { Icon, Weather } from '../cards.ts';
import { LANDS } from '../terrains.ts';

const WEATHER_CARD = { kind: 'weather' } as const;
/** In the order of the lands: fjords, tundra, ice, drifts, forests, mountains, wastes. */
const frost = (...of: readonly [number, number, number, number, number, number, number]): Weather['frost'] =>
  Object.fromEntries(LANDS.map((land, at) => [land, of[at]!])) as unknown as Weather['frost'];
const side = (
  icon: Icon,
  tile: NonNullable<Weather['tile']>,
  art: NonNullable<Weather['art']>,
  ...of: Parameters<typeof frost>
): Weather => ({ ...WEATHER_CARD, icon, tile, art, frost: frost(...of) });

export const WEATHER: Readonly<Record<string, Weather>> = {
  'weather-track': {
    ...WEATHER_CARD,
    art: { subject: 'snowflake-2', place: 'tundra', light: 'dawn', palette: 'frost' },
    frost: frost(0, 0, 1, 1, 0, 1, 2),
  },
  // A clear night: the woods and coasts hold. On its back sea fog drowns them, and the heights stand above it.
  'weather-yellow-moon': side(
    'yellow moon',
    1,
    { subject: 'eclipse', place: 'tundra', light: 'night', palette: 'gold' },
    0,
    1,
    1,
    1,
    0,
    2,
    3,
  ),
  'weather-grey-hand': side(
    'grey hand',
    1,
    { subject: 'shadow-grasp', place: 'fjord', light: 'mist', palette: 'ash' },
    2,
    1,
    1,
    1,
    1,
    0,
    2,
  ),
  // First snow; then trees burst with frost.
  'weather-white-feather': side(
    'white feather',
    2,
    { subject: 'feathered-wing', place: 'forest', light: 'snow', palette: 'frost' },
    0,
    0,
    1,
    2,
    1,
    1,
    2,
  ),
  'weather-red-star': side(
    'red star',
    2,
    { subject: 'moebius-star', place: 'forest', light: 'night', palette: 'blood' },
    1,
    2,
    2,
    2,
    3,
    3,
    4,
  ),
  // A thaw; its back spares nobody.
  'weather-green-leaf': side(
    'green leaf',
    3,
    { subject: 'tree-branch', material: 'leaf', place: 'mere', light: 'rain', palette: 'moss' },
    1,
    0,
    2,
    0,
    0,
    1,
    2,
  ),
  'weather-white-skull': side(
    'white skull',
    3,
    { subject: 'death-skull', material: 'bone', place: 'glacier', light: 'storm', palette: 'steel' },
    2,
    2,
    2,
    3,
    2,
    3,
    5,
  ),
  // The great cold from above; then false spring: ice and slopes kill, and the wastes lie open.
  'weather-blue-diamond': side(
    'blue diamond',
    4,
    { subject: 'crystal-cluster', material: 'ice', place: 'glacier', light: 'night', palette: 'frost' },
    0,
    1,
    1,
    2,
    1,
    3,
    3,
  ),
  'weather-gold-sun': side(
    'gold sun',
    4,
    { subject: 'sunbeams', place: 'mere', light: 'noon', palette: 'gold' },
    0,
    0,
    4,
    3,
    0,
    4,
    1,
  ),
  // A long wind; then aurora over the rivers.
  'weather-black-horn': side(
    'black horn',
    5,
    { subject: 'hunting-horn', place: 'forest', light: 'storm', palette: 'night' },
    1,
    2,
    2,
    2,
    0,
    2,
    3,
  ),
  'weather-violet-eye': side(
    'violet eye',
    5,
    { subject: 'evil-eyes', place: 'glacier', light: 'aurora', palette: 'violet' },
    1,
    1,
    0,
    1,
    2,
    2,
    4,
  ),
};
