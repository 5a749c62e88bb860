/** Pictures of people, creatures and things in their places, for whoever shows them. */

export { ASLEEP, bust, cardPicture, LIKENESS, likeness, portrait, SCENE, scene, token, type Frame } from './picture.ts';
export { EMBLEM, emblem, type Badge, type Emblem } from './emblem.ts';
export { coins, marker } from './marker.ts';
export { PALETTES } from './palettes.ts';
export { lookOf } from './person/person.ts';
export { backdrop, type Backdrop } from './scene/backdrop.ts';
export { fighter, type Held } from './scene/standing.ts';
export { ICON_PATHS } from './subject/icons.ts';
