/** Large scenes: the land from a cliff, who stands in it, covers of boxes. */

export { COVER, cover, COVERS } from './covers.ts';
export { dragon } from './dragon.ts';
export { VISTA, vista, type Hour } from './vista.ts';
export { wanderer } from './wanderer.ts';
