/** Pictures of people, creatures and things in their places, for whoever shows them. */

export { bust, cardPicture, portrait, token, type Frame } from './picture.ts';
export { PALETTES } from './palettes.ts';
export { lookOf } from './person/person.ts';
export { backdrop, type Backdrop } from './scene/backdrop.ts';
export { fighter, type Held } from './scene/standing.ts';
export { ICON_PATHS } from './subject/icons.ts';
